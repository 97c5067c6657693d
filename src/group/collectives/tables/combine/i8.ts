// Made by npm run generate:ptx from kernels/combine.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN10collective6reduceEPaRKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_4
)
;
.visible .entry combine(
	.param .u64 combine_param_0,
	.param .u64 combine_param_1,
	.param .u64 combine_param_2,
	.param .u32 combine_param_3,
	.param .u32 combine_param_4,
	.param .u32 combine_param_5,
	.param .u64 combine_param_6,
	.param .u64 combine_param_7
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.local .align 8 .b8 	__local_depot0[32];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<3>;
	.reg .b32 	%r<9>;
	.reg .b64 	%rd<28>;
	mov.u64 	%SPL, __local_depot0;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd8, [combine_param_0];
	ld.param.u64 	%rd9, [combine_param_1];
	ld.param.u64 	%rd10, [combine_param_2];
	ld.param.u32 	%r1, [combine_param_3];
	ld.param.u32 	%r2, [combine_param_4];
	ld.param.u32 	%r3, [combine_param_5];
	ld.param.u64 	%rd11, [combine_param_6];
	ld.param.u64 	%rd12, [combine_param_7];
	add.s64 	%rd13, %rd12, 15;
	shr.u64 	%rd14, %rd13, 4;
	mov.u32 	%r4, %nctaid.x;
	cvt.u64.u32 	%rd1, %r4;
	add.s64 	%rd15, %rd1, %rd14;
	add.s64 	%rd2, %rd15, -1;
	and.b64  	%rd16, %rd2, -4294967296;
	setp.eq.s64 	%p1, %rd16, 0;
	@%p1 bra 	$L__BB0_2;
	div.u64 	%rd27, %rd2, %rd1;
	bra.uni 	$L__BB0_3;
$L__BB0_2:
	cvt.u32.u64 	%r5, %rd1;
	cvt.u32.u64 	%r6, %rd2;
	div.u32 	%r7, %r6, %r5;
	cvt.u64.u32 	%rd27, %r7;
$L__BB0_3:
	mov.u32 	%r8, %ctaid.x;
	cvt.u64.u32 	%rd17, %r8;
	shl.b64 	%rd18, %rd27, 4;
	mul.lo.s64 	%rd19, %rd18, %rd17;
	min.u64 	%rd6, %rd19, %rd12;
	add.s64 	%rd20, %rd6, %rd18;
	min.u64 	%rd7, %rd20, %rd12;
	setp.eq.s64 	%p2, %rd7, %rd6;
	@%p2 bra 	$L__BB0_5;
	add.s64 	%rd21, %rd11, %rd6;
	add.u64 	%rd22, %SP, 0;
	add.u64 	%rd23, %SPL, 0;
	add.s64 	%rd24, %rd8, %rd6;
	st.local.u64 	[%rd23], %rd24;
	add.s64 	%rd25, %rd9, %rd6;
	st.local.u64 	[%rd23+8], %rd25;
	st.local.u64 	[%rd23+16], %rd10;
	st.local.u32 	[%rd23+24], %r1;
	sub.s64 	%rd26, %rd7, %rd6;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd21;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd22;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd26;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r3;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r2;
	call.uni
	_ZN10collective6reduceEPaRKNS_5PartsEmjj,
	(
	param0,
	param1,
	param2,
	param3,
	param4
	);
	}
$L__BB0_5:
	ret;
}
.func _ZN10collective6reduceEPaRKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPaRKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<164>;
	.reg .b32 	%r<255>;
	.reg .b64 	%rd<681>;
	ld.param.u64 	%rd376, [_ZN10collective6reduceEPaRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd377, [_ZN10collective6reduceEPaRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd375, [_ZN10collective6reduceEPaRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r24, [_ZN10collective6reduceEPaRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r25, [_ZN10collective6reduceEPaRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd376;
	or.b32  	%r26, %r24, 4;
	setp.eq.s32 	%p1, %r26, 4;
	and.b64  	%rd2, %rd376, 15;
	cvta.to.local.u64 	%rd3, %rd377;
	@%p1 bra 	$L__BB1_227;
	bra.uni 	$L__BB1_1;
$L__BB1_227:
	setp.ne.s64 	%p116, %rd2, 0;
	mov.u64 	%rd673, 0;
	@%p116 bra 	$L__BB1_302;
	ld.local.u64 	%rd231, [%rd3];
	and.b64  	%rd433, %rd231, 15;
	setp.ne.s64 	%p117, %rd433, 0;
	@%p117 bra 	$L__BB1_302;
	shr.u64 	%rd232, %rd375, 4;
	mov.u32 	%r137, %tid.x;
	cvt.u64.u32 	%rd623, %r137;
	setp.le.u64 	%p118, %rd232, %rd623;
	@%p118 bra 	$L__BB1_301;
	cvt.u64.u32 	%rd234, %r25;
	mov.u32 	%r138, %ntid.x;
	cvt.u64.u32 	%rd235, %r138;
$L__BB1_231:
	.pragma "nounroll";
	setp.eq.s32 	%p119, %r25, 0;
	@%p119 bra 	$L__BB1_236;
	ld.local.u32 	%r14, [%rd3+24];
	mov.u32 	%r253, 0;
$L__BB1_233:
	.pragma "nounroll";
	setp.eq.s32 	%p120, %r14, %r253;
	mov.u64 	%rd640, %rd231;
	@%p120 bra 	$L__BB1_235;
	ld.local.u64 	%rd435, [%rd3+16];
	cvt.u64.u32 	%rd436, %r253;
	mul.lo.s64 	%rd437, %rd435, %rd436;
	ld.local.u64 	%rd438, [%rd3+8];
	add.s64 	%rd640, %rd438, %rd437;
$L__BB1_235:
	shl.b64 	%rd439, %rd623, 4;
	add.s64 	%rd440, %rd640, %rd439;
	ld.v4.u32 	{%r140, %r141, %r142, %r143}, [%rd440];
	cvt.u64.u32 	%rd441, %r140;
	cvt.s64.s8 	%rd442, %rd441;
	setp.eq.s32 	%p121, %r253, 0;
	selp.b64 	%rd443, 0, %rd656, %p121;
	add.s64 	%rd656, %rd442, %rd443;
	shr.u32 	%r148, %r140, 8;
	cvt.u64.u32 	%rd444, %r148;
	cvt.s64.s8 	%rd445, %rd444;
	selp.b64 	%rd446, 0, %rd655, %p121;
	add.s64 	%rd655, %rd445, %rd446;
	shr.u32 	%r149, %r140, 16;
	cvt.u64.u32 	%rd447, %r149;
	cvt.s64.s8 	%rd448, %rd447;
	selp.b64 	%rd449, 0, %rd654, %p121;
	add.s64 	%rd654, %rd448, %rd449;
	shr.u32 	%r150, %r140, 24;
	cvt.u64.u32 	%rd450, %r150;
	cvt.s64.s8 	%rd451, %rd450;
	selp.b64 	%rd452, 0, %rd653, %p121;
	add.s64 	%rd653, %rd451, %rd452;
	cvt.u64.u32 	%rd453, %r141;
	cvt.s64.s8 	%rd454, %rd453;
	selp.b64 	%rd455, 0, %rd652, %p121;
	add.s64 	%rd652, %rd454, %rd455;
	shr.u32 	%r151, %r141, 8;
	cvt.u64.u32 	%rd456, %r151;
	cvt.s64.s8 	%rd457, %rd456;
	selp.b64 	%rd458, 0, %rd651, %p121;
	add.s64 	%rd651, %rd457, %rd458;
	shr.u32 	%r152, %r141, 16;
	cvt.u64.u32 	%rd459, %r152;
	cvt.s64.s8 	%rd460, %rd459;
	selp.b64 	%rd461, 0, %rd650, %p121;
	add.s64 	%rd650, %rd460, %rd461;
	shr.u32 	%r153, %r141, 24;
	cvt.u64.u32 	%rd462, %r153;
	cvt.s64.s8 	%rd463, %rd462;
	selp.b64 	%rd464, 0, %rd649, %p121;
	add.s64 	%rd649, %rd463, %rd464;
	cvt.u64.u32 	%rd465, %r142;
	cvt.s64.s8 	%rd466, %rd465;
	selp.b64 	%rd467, 0, %rd648, %p121;
	add.s64 	%rd648, %rd466, %rd467;
	shr.u32 	%r154, %r142, 8;
	cvt.u64.u32 	%rd468, %r154;
	cvt.s64.s8 	%rd469, %rd468;
	selp.b64 	%rd470, 0, %rd647, %p121;
	add.s64 	%rd647, %rd469, %rd470;
	shr.u32 	%r155, %r142, 16;
	cvt.u64.u32 	%rd471, %r155;
	cvt.s64.s8 	%rd472, %rd471;
	selp.b64 	%rd473, 0, %rd646, %p121;
	add.s64 	%rd646, %rd472, %rd473;
	shr.u32 	%r156, %r142, 24;
	cvt.u64.u32 	%rd474, %r156;
	cvt.s64.s8 	%rd475, %rd474;
	selp.b64 	%rd476, 0, %rd645, %p121;
	add.s64 	%rd645, %rd475, %rd476;
	cvt.u64.u32 	%rd477, %r143;
	cvt.s64.s8 	%rd478, %rd477;
	selp.b64 	%rd479, 0, %rd644, %p121;
	add.s64 	%rd644, %rd478, %rd479;
	shr.u32 	%r157, %r143, 8;
	cvt.u64.u32 	%rd480, %r157;
	cvt.s64.s8 	%rd481, %rd480;
	selp.b64 	%rd482, 0, %rd643, %p121;
	add.s64 	%rd643, %rd481, %rd482;
	shr.u32 	%r158, %r143, 16;
	cvt.u64.u32 	%rd483, %r158;
	cvt.s64.s8 	%rd484, %rd483;
	selp.b64 	%rd485, 0, %rd642, %p121;
	add.s64 	%rd642, %rd484, %rd485;
	shr.u32 	%r159, %r143, 24;
	cvt.u64.u32 	%rd486, %r159;
	cvt.s64.s8 	%rd487, %rd486;
	selp.b64 	%rd488, 0, %rd641, %p121;
	add.s64 	%rd641, %rd487, %rd488;
	add.s32 	%r253, %r253, 1;
	setp.lt.u32 	%p122, %r253, %r25;
	@%p122 bra 	$L__BB1_233;
$L__BB1_236:
	setp.ne.s32 	%p123, %r24, 4;
	mov.u64 	%rd657, %rd656;
	@%p123 bra 	$L__BB1_240;
	and.b64  	%rd489, %rd656, -4294967296;
	setp.eq.s64 	%p124, %rd489, 0;
	@%p124 bra 	$L__BB1_239;
	div.s64 	%rd657, %rd656, %rd234;
	bra.uni 	$L__BB1_240;
$L__BB1_239:
	cvt.u32.u64 	%r160, %rd234;
	cvt.u32.u64 	%r161, %rd656;
	div.u32 	%r162, %r161, %r160;
	cvt.u64.u32 	%rd657, %r162;
$L__BB1_240:
	mov.u64 	%rd658, %rd655;
	@%p123 bra 	$L__BB1_244;
	and.b64  	%rd490, %rd655, -4294967296;
	setp.eq.s64 	%p126, %rd490, 0;
	@%p126 bra 	$L__BB1_243;
	div.s64 	%rd658, %rd655, %rd234;
	bra.uni 	$L__BB1_244;
$L__BB1_243:
	cvt.u32.u64 	%r163, %rd234;
	cvt.u32.u64 	%r164, %rd655;
	div.u32 	%r165, %r164, %r163;
	cvt.u64.u32 	%rd658, %r165;
$L__BB1_244:
	mov.u64 	%rd659, %rd654;
	@%p123 bra 	$L__BB1_248;
	and.b64  	%rd491, %rd654, -4294967296;
	setp.eq.s64 	%p128, %rd491, 0;
	@%p128 bra 	$L__BB1_247;
	div.s64 	%rd659, %rd654, %rd234;
	bra.uni 	$L__BB1_248;
$L__BB1_247:
	cvt.u32.u64 	%r166, %rd234;
	cvt.u32.u64 	%r167, %rd654;
	div.u32 	%r168, %r167, %r166;
	cvt.u64.u32 	%rd659, %r168;
$L__BB1_248:
	mov.u64 	%rd660, %rd653;
	@%p123 bra 	$L__BB1_252;
	and.b64  	%rd492, %rd653, -4294967296;
	setp.eq.s64 	%p130, %rd492, 0;
	@%p130 bra 	$L__BB1_251;
	div.s64 	%rd660, %rd653, %rd234;
	bra.uni 	$L__BB1_252;
$L__BB1_251:
	cvt.u32.u64 	%r169, %rd234;
	cvt.u32.u64 	%r170, %rd653;
	div.u32 	%r171, %r170, %r169;
	cvt.u64.u32 	%rd660, %r171;
$L__BB1_252:
	cvt.u32.u64 	%r172, %rd658;
	cvt.u32.u64 	%r173, %rd657;
	mov.u32 	%r174, 64;
	prmt.b32 	%r175, %r173, %r172, %r174;
	cvt.u32.u64 	%r176, %rd659;
	mov.u32 	%r177, 1040;
	prmt.b32 	%r178, %r175, %r176, %r177;
	cvt.u32.u64 	%r179, %rd660;
	mov.u32 	%r180, 16912;
	prmt.b32 	%r17, %r178, %r179, %r180;
	mov.u64 	%rd661, %rd652;
	@%p123 bra 	$L__BB1_256;
	and.b64  	%rd493, %rd652, -4294967296;
	setp.eq.s64 	%p132, %rd493, 0;
	@%p132 bra 	$L__BB1_255;
	div.s64 	%rd661, %rd652, %rd234;
	bra.uni 	$L__BB1_256;
$L__BB1_255:
	cvt.u32.u64 	%r181, %rd234;
	cvt.u32.u64 	%r182, %rd652;
	div.u32 	%r183, %r182, %r181;
	cvt.u64.u32 	%rd661, %r183;
$L__BB1_256:
	mov.u64 	%rd662, %rd651;
	@%p123 bra 	$L__BB1_260;
	and.b64  	%rd494, %rd651, -4294967296;
	setp.eq.s64 	%p134, %rd494, 0;
	@%p134 bra 	$L__BB1_259;
	div.s64 	%rd662, %rd651, %rd234;
	bra.uni 	$L__BB1_260;
$L__BB1_259:
	cvt.u32.u64 	%r184, %rd234;
	cvt.u32.u64 	%r185, %rd651;
	div.u32 	%r186, %r185, %r184;
	cvt.u64.u32 	%rd662, %r186;
$L__BB1_260:
	mov.u64 	%rd663, %rd650;
	@%p123 bra 	$L__BB1_264;
	and.b64  	%rd495, %rd650, -4294967296;
	setp.eq.s64 	%p136, %rd495, 0;
	@%p136 bra 	$L__BB1_263;
	div.s64 	%rd663, %rd650, %rd234;
	bra.uni 	$L__BB1_264;
$L__BB1_263:
	cvt.u32.u64 	%r187, %rd234;
	cvt.u32.u64 	%r188, %rd650;
	div.u32 	%r189, %r188, %r187;
	cvt.u64.u32 	%rd663, %r189;
$L__BB1_264:
	mov.u64 	%rd664, %rd649;
	@%p123 bra 	$L__BB1_268;
	and.b64  	%rd496, %rd649, -4294967296;
	setp.eq.s64 	%p138, %rd496, 0;
	@%p138 bra 	$L__BB1_267;
	div.s64 	%rd664, %rd649, %rd234;
	bra.uni 	$L__BB1_268;
$L__BB1_267:
	cvt.u32.u64 	%r190, %rd234;
	cvt.u32.u64 	%r191, %rd649;
	div.u32 	%r192, %r191, %r190;
	cvt.u64.u32 	%rd664, %r192;
$L__BB1_268:
	cvt.u32.u64 	%r193, %rd662;
	cvt.u32.u64 	%r194, %rd661;
	mov.u32 	%r195, 64;
	prmt.b32 	%r196, %r194, %r193, %r195;
	cvt.u32.u64 	%r197, %rd663;
	mov.u32 	%r198, 1040;
	prmt.b32 	%r199, %r196, %r197, %r198;
	cvt.u32.u64 	%r200, %rd664;
	mov.u32 	%r201, 16912;
	prmt.b32 	%r18, %r199, %r200, %r201;
	mov.u64 	%rd665, %rd648;
	@%p123 bra 	$L__BB1_272;
	and.b64  	%rd497, %rd648, -4294967296;
	setp.eq.s64 	%p140, %rd497, 0;
	@%p140 bra 	$L__BB1_271;
	div.s64 	%rd665, %rd648, %rd234;
	bra.uni 	$L__BB1_272;
$L__BB1_271:
	cvt.u32.u64 	%r202, %rd234;
	cvt.u32.u64 	%r203, %rd648;
	div.u32 	%r204, %r203, %r202;
	cvt.u64.u32 	%rd665, %r204;
$L__BB1_272:
	mov.u64 	%rd666, %rd647;
	@%p123 bra 	$L__BB1_276;
	and.b64  	%rd498, %rd647, -4294967296;
	setp.eq.s64 	%p142, %rd498, 0;
	@%p142 bra 	$L__BB1_275;
	div.s64 	%rd666, %rd647, %rd234;
	bra.uni 	$L__BB1_276;
$L__BB1_275:
	cvt.u32.u64 	%r205, %rd234;
	cvt.u32.u64 	%r206, %rd647;
	div.u32 	%r207, %r206, %r205;
	cvt.u64.u32 	%rd666, %r207;
$L__BB1_276:
	mov.u64 	%rd667, %rd646;
	@%p123 bra 	$L__BB1_280;
	and.b64  	%rd499, %rd646, -4294967296;
	setp.eq.s64 	%p144, %rd499, 0;
	@%p144 bra 	$L__BB1_279;
	div.s64 	%rd667, %rd646, %rd234;
	bra.uni 	$L__BB1_280;
$L__BB1_279:
	cvt.u32.u64 	%r208, %rd234;
	cvt.u32.u64 	%r209, %rd646;
	div.u32 	%r210, %r209, %r208;
	cvt.u64.u32 	%rd667, %r210;
$L__BB1_280:
	mov.u64 	%rd668, %rd645;
	@%p123 bra 	$L__BB1_284;
	and.b64  	%rd500, %rd645, -4294967296;
	setp.eq.s64 	%p146, %rd500, 0;
	@%p146 bra 	$L__BB1_283;
	div.s64 	%rd668, %rd645, %rd234;
	bra.uni 	$L__BB1_284;
$L__BB1_283:
	cvt.u32.u64 	%r211, %rd234;
	cvt.u32.u64 	%r212, %rd645;
	div.u32 	%r213, %r212, %r211;
	cvt.u64.u32 	%rd668, %r213;
$L__BB1_284:
	cvt.u32.u64 	%r214, %rd666;
	cvt.u32.u64 	%r215, %rd665;
	mov.u32 	%r216, 64;
	prmt.b32 	%r217, %r215, %r214, %r216;
	cvt.u32.u64 	%r218, %rd667;
	mov.u32 	%r219, 1040;
	prmt.b32 	%r220, %r217, %r218, %r219;
	cvt.u32.u64 	%r221, %rd668;
	mov.u32 	%r222, 16912;
	prmt.b32 	%r19, %r220, %r221, %r222;
	mov.u64 	%rd669, %rd644;
	@%p123 bra 	$L__BB1_288;
	and.b64  	%rd501, %rd644, -4294967296;
	setp.eq.s64 	%p148, %rd501, 0;
	@%p148 bra 	$L__BB1_287;
	div.s64 	%rd669, %rd644, %rd234;
	bra.uni 	$L__BB1_288;
$L__BB1_287:
	cvt.u32.u64 	%r223, %rd234;
	cvt.u32.u64 	%r224, %rd644;
	div.u32 	%r225, %r224, %r223;
	cvt.u64.u32 	%rd669, %r225;
$L__BB1_288:
	mov.u64 	%rd670, %rd643;
	@%p123 bra 	$L__BB1_292;
	and.b64  	%rd502, %rd643, -4294967296;
	setp.eq.s64 	%p150, %rd502, 0;
	@%p150 bra 	$L__BB1_291;
	div.s64 	%rd670, %rd643, %rd234;
	bra.uni 	$L__BB1_292;
$L__BB1_291:
	cvt.u32.u64 	%r226, %rd234;
	cvt.u32.u64 	%r227, %rd643;
	div.u32 	%r228, %r227, %r226;
	cvt.u64.u32 	%rd670, %r228;
$L__BB1_292:
	mov.u64 	%rd671, %rd642;
	@%p123 bra 	$L__BB1_296;
	and.b64  	%rd503, %rd642, -4294967296;
	setp.eq.s64 	%p152, %rd503, 0;
	@%p152 bra 	$L__BB1_295;
	div.s64 	%rd671, %rd642, %rd234;
	bra.uni 	$L__BB1_296;
$L__BB1_295:
	cvt.u32.u64 	%r229, %rd234;
	cvt.u32.u64 	%r230, %rd642;
	div.u32 	%r231, %r230, %r229;
	cvt.u64.u32 	%rd671, %r231;
$L__BB1_296:
	mov.u64 	%rd672, %rd641;
	@%p123 bra 	$L__BB1_300;
	and.b64  	%rd504, %rd641, -4294967296;
	setp.eq.s64 	%p154, %rd504, 0;
	@%p154 bra 	$L__BB1_299;
	div.s64 	%rd672, %rd641, %rd234;
	bra.uni 	$L__BB1_300;
$L__BB1_299:
	cvt.u32.u64 	%r232, %rd234;
	cvt.u32.u64 	%r233, %rd641;
	div.u32 	%r234, %r233, %r232;
	cvt.u64.u32 	%rd672, %r234;
$L__BB1_300:
	cvt.u32.u64 	%r235, %rd670;
	cvt.u32.u64 	%r236, %rd669;
	mov.u32 	%r237, 64;
	prmt.b32 	%r238, %r236, %r235, %r237;
	cvt.u32.u64 	%r239, %rd671;
	mov.u32 	%r240, 1040;
	prmt.b32 	%r241, %r238, %r239, %r240;
	cvt.u32.u64 	%r242, %rd672;
	mov.u32 	%r243, 16912;
	shl.b64 	%rd505, %rd623, 4;
	add.s64 	%rd506, %rd1, %rd505;
	prmt.b32 	%r244, %r241, %r242, %r243;
	st.global.v4.u32 	[%rd506], {%r17, %r18, %r19, %r244};
	add.s64 	%rd623, %rd623, %rd235;
	setp.lt.u64 	%p155, %rd623, %rd232;
	@%p155 bra 	$L__BB1_231;
$L__BB1_301:
	and.b64  	%rd673, %rd375, -16;
$L__BB1_302:
	mov.u32 	%r245, %tid.x;
	cvt.u64.u32 	%rd507, %r245;
	add.s64 	%rd674, %rd673, %rd507;
	setp.ge.u64 	%p156, %rd674, %rd375;
	@%p156 bra 	$L__BB1_318;
	cvt.u64.u32 	%rd356, %r25;
	mov.u32 	%r246, %ntid.x;
	cvt.u64.u32 	%rd357, %r246;
	ld.local.u32 	%r20, [%rd3+24];
	neg.s32 	%r21, %r20;
$L__BB1_304:
	.pragma "nounroll";
	setp.eq.s32 	%p157, %r20, 0;
	@%p157 bra 	$L__BB1_306;
	ld.local.u64 	%rd675, [%rd3+8];
	bra.uni 	$L__BB1_307;
$L__BB1_306:
	ld.local.u64 	%rd675, [%rd3];
$L__BB1_307:
	add.s64 	%rd508, %rd675, %rd674;
	ld.s8 	%rd679, [%rd508];
	setp.lt.u32 	%p158, %r25, 2;
	@%p158 bra 	$L__BB1_313;
	mov.u64 	%rd676, 1;
	mov.u32 	%r254, %r21;
$L__BB1_309:
	.pragma "nounroll";
	setp.eq.s32 	%p159, %r254, -1;
	@%p159 bra 	$L__BB1_311;
	ld.local.u64 	%rd510, [%rd3+16];
	mul.lo.s64 	%rd511, %rd510, %rd676;
	ld.local.u64 	%rd512, [%rd3+8];
	add.s64 	%rd678, %rd512, %rd511;
	bra.uni 	$L__BB1_312;
$L__BB1_311:
	ld.local.u64 	%rd678, [%rd3];
$L__BB1_312:
	add.s64 	%rd513, %rd678, %rd674;
	ld.s8 	%rd514, [%rd513];
	add.s64 	%rd679, %rd679, %rd514;
	add.s64 	%rd676, %rd676, 1;
	cvt.u32.u64 	%r247, %rd676;
	add.s32 	%r254, %r254, 1;
	setp.lt.u32 	%p160, %r247, %r25;
	@%p160 bra 	$L__BB1_309;
$L__BB1_313:
	setp.ne.s32 	%p161, %r24, 4;
	@%p161 bra 	$L__BB1_317;
	and.b64  	%rd515, %rd679, -4294967296;
	setp.eq.s64 	%p162, %rd515, 0;
	@%p162 bra 	$L__BB1_316;
	div.s64 	%rd679, %rd679, %rd356;
	bra.uni 	$L__BB1_317;
$L__BB1_316:
	cvt.u32.u64 	%r248, %rd356;
	cvt.u32.u64 	%r249, %rd679;
	div.u32 	%r250, %r249, %r248;
	cvt.u64.u32 	%rd679, %r250;
$L__BB1_317:
	add.s64 	%rd516, %rd1, %rd674;
	st.global.u8 	[%rd516], %rd679;
	add.s64 	%rd674, %rd674, %rd357;
	setp.lt.u64 	%p163, %rd674, %rd375;
	@%p163 bra 	$L__BB1_304;
	bra.uni 	$L__BB1_318;
$L__BB1_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd599, 0;
	@%p2 bra 	$L__BB1_204;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd380, %rd4, 15;
	setp.ne.s64 	%p3, %rd380, 0;
	@%p3 bra 	$L__BB1_204;
	shr.u64 	%rd5, %rd375, 4;
	mov.u32 	%r27, %tid.x;
	cvt.u64.u32 	%rd533, %r27;
	setp.le.u64 	%p4, %rd5, %rd533;
	@%p4 bra 	$L__BB1_203;
	cvt.u64.u32 	%rd7, %r25;
	mov.u32 	%r28, %ntid.x;
	cvt.u64.u32 	%rd8, %r28;
$L__BB1_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r25, 0;
	@%p5 bra 	$L__BB1_138;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r251, 0;
$L__BB1_7:
	.pragma "nounroll";
	mov.u64 	%rd41, %rd551;
	mov.u64 	%rd40, %rd552;
	mov.u64 	%rd39, %rd553;
	mov.u64 	%rd38, %rd554;
	mov.u64 	%rd37, %rd555;
	mov.u64 	%rd36, %rd556;
	mov.u64 	%rd35, %rd557;
	mov.u64 	%rd34, %rd558;
	mov.u64 	%rd33, %rd559;
	mov.u64 	%rd32, %rd560;
	mov.u64 	%rd31, %rd561;
	mov.u64 	%rd30, %rd562;
	mov.u64 	%rd29, %rd563;
	mov.u64 	%rd28, %rd564;
	mov.u64 	%rd27, %rd565;
	mov.u64 	%rd26, %rd566;
	setp.eq.s32 	%p6, %r1, %r251;
	mov.u64 	%rd550, %rd4;
	@%p6 bra 	$L__BB1_9;
	ld.local.u64 	%rd382, [%rd3+16];
	cvt.u64.u32 	%rd383, %r251;
	mul.lo.s64 	%rd384, %rd382, %rd383;
	ld.local.u64 	%rd385, [%rd3+8];
	add.s64 	%rd550, %rd385, %rd384;
$L__BB1_9:
	shl.b64 	%rd386, %rd533, 4;
	add.s64 	%rd387, %rd550, %rd386;
	ld.v4.u32 	{%r30, %r31, %r32, %r33}, [%rd387];
	cvt.u64.u32 	%rd388, %r30;
	cvt.s64.s8 	%rd551, %rd388;
	setp.eq.s32 	%p7, %r251, 0;
	@%p7 bra 	$L__BB1_17;
	setp.eq.s32 	%p8, %r24, 1;
	@%p8 bra 	$L__BB1_15;
	setp.eq.s32 	%p9, %r24, 2;
	@%p9 bra 	$L__BB1_14;
	setp.ne.s32 	%p10, %r24, 3;
	@%p10 bra 	$L__BB1_16;
	max.s64 	%rd551, %rd41, %rd551;
	bra.uni 	$L__BB1_17;
$L__BB1_14:
	min.s64 	%rd551, %rd41, %rd551;
	bra.uni 	$L__BB1_17;
$L__BB1_15:
	mul.lo.s64 	%rd551, %rd41, %rd551;
	bra.uni 	$L__BB1_17;
$L__BB1_16:
	add.s64 	%rd551, %rd41, %rd551;
$L__BB1_17:
	shr.u32 	%r34, %r30, 8;
	cvt.u64.u32 	%rd389, %r34;
	cvt.s64.s8 	%rd552, %rd389;
	@%p7 bra 	$L__BB1_25;
	setp.eq.s32 	%p12, %r24, 1;
	@%p12 bra 	$L__BB1_23;
	setp.eq.s32 	%p13, %r24, 2;
	@%p13 bra 	$L__BB1_22;
	setp.ne.s32 	%p14, %r24, 3;
	@%p14 bra 	$L__BB1_24;
	max.s64 	%rd552, %rd40, %rd552;
	bra.uni 	$L__BB1_25;
$L__BB1_22:
	min.s64 	%rd552, %rd40, %rd552;
	bra.uni 	$L__BB1_25;
$L__BB1_23:
	mul.lo.s64 	%rd552, %rd40, %rd552;
	bra.uni 	$L__BB1_25;
$L__BB1_24:
	add.s64 	%rd552, %rd40, %rd552;
$L__BB1_25:
	shr.u32 	%r35, %r30, 16;
	cvt.u64.u32 	%rd390, %r35;
	cvt.s64.s8 	%rd553, %rd390;
	@%p7 bra 	$L__BB1_33;
	setp.eq.s32 	%p16, %r24, 1;
	@%p16 bra 	$L__BB1_31;
	setp.eq.s32 	%p17, %r24, 2;
	@%p17 bra 	$L__BB1_30;
	setp.ne.s32 	%p18, %r24, 3;
	@%p18 bra 	$L__BB1_32;
	max.s64 	%rd553, %rd39, %rd553;
	bra.uni 	$L__BB1_33;
$L__BB1_30:
	min.s64 	%rd553, %rd39, %rd553;
	bra.uni 	$L__BB1_33;
$L__BB1_31:
	mul.lo.s64 	%rd553, %rd39, %rd553;
	bra.uni 	$L__BB1_33;
$L__BB1_32:
	add.s64 	%rd553, %rd39, %rd553;
$L__BB1_33:
	shr.u32 	%r36, %r30, 24;
	cvt.u64.u32 	%rd391, %r36;
	cvt.s64.s8 	%rd554, %rd391;
	@%p7 bra 	$L__BB1_41;
	setp.eq.s32 	%p20, %r24, 1;
	@%p20 bra 	$L__BB1_39;
	setp.eq.s32 	%p21, %r24, 2;
	@%p21 bra 	$L__BB1_38;
	setp.ne.s32 	%p22, %r24, 3;
	@%p22 bra 	$L__BB1_40;
	max.s64 	%rd554, %rd38, %rd554;
	bra.uni 	$L__BB1_41;
$L__BB1_38:
	min.s64 	%rd554, %rd38, %rd554;
	bra.uni 	$L__BB1_41;
$L__BB1_39:
	mul.lo.s64 	%rd554, %rd38, %rd554;
	bra.uni 	$L__BB1_41;
$L__BB1_40:
	add.s64 	%rd554, %rd38, %rd554;
$L__BB1_41:
	cvt.u64.u32 	%rd392, %r31;
	cvt.s64.s8 	%rd555, %rd392;
	@%p7 bra 	$L__BB1_49;
	setp.eq.s32 	%p24, %r24, 1;
	@%p24 bra 	$L__BB1_47;
	setp.eq.s32 	%p25, %r24, 2;
	@%p25 bra 	$L__BB1_46;
	setp.ne.s32 	%p26, %r24, 3;
	@%p26 bra 	$L__BB1_48;
	max.s64 	%rd555, %rd37, %rd555;
	bra.uni 	$L__BB1_49;
$L__BB1_46:
	min.s64 	%rd555, %rd37, %rd555;
	bra.uni 	$L__BB1_49;
$L__BB1_47:
	mul.lo.s64 	%rd555, %rd37, %rd555;
	bra.uni 	$L__BB1_49;
$L__BB1_48:
	add.s64 	%rd555, %rd37, %rd555;
$L__BB1_49:
	shr.u32 	%r37, %r31, 8;
	cvt.u64.u32 	%rd393, %r37;
	cvt.s64.s8 	%rd556, %rd393;
	@%p7 bra 	$L__BB1_57;
	setp.eq.s32 	%p28, %r24, 1;
	@%p28 bra 	$L__BB1_55;
	setp.eq.s32 	%p29, %r24, 2;
	@%p29 bra 	$L__BB1_54;
	setp.ne.s32 	%p30, %r24, 3;
	@%p30 bra 	$L__BB1_56;
	max.s64 	%rd556, %rd36, %rd556;
	bra.uni 	$L__BB1_57;
$L__BB1_54:
	min.s64 	%rd556, %rd36, %rd556;
	bra.uni 	$L__BB1_57;
$L__BB1_55:
	mul.lo.s64 	%rd556, %rd36, %rd556;
	bra.uni 	$L__BB1_57;
$L__BB1_56:
	add.s64 	%rd556, %rd36, %rd556;
$L__BB1_57:
	shr.u32 	%r38, %r31, 16;
	cvt.u64.u32 	%rd394, %r38;
	cvt.s64.s8 	%rd557, %rd394;
	@%p7 bra 	$L__BB1_65;
	setp.eq.s32 	%p32, %r24, 1;
	@%p32 bra 	$L__BB1_63;
	setp.eq.s32 	%p33, %r24, 2;
	@%p33 bra 	$L__BB1_62;
	setp.ne.s32 	%p34, %r24, 3;
	@%p34 bra 	$L__BB1_64;
	max.s64 	%rd557, %rd35, %rd557;
	bra.uni 	$L__BB1_65;
$L__BB1_62:
	min.s64 	%rd557, %rd35, %rd557;
	bra.uni 	$L__BB1_65;
$L__BB1_63:
	mul.lo.s64 	%rd557, %rd35, %rd557;
	bra.uni 	$L__BB1_65;
$L__BB1_64:
	add.s64 	%rd557, %rd35, %rd557;
$L__BB1_65:
	shr.u32 	%r39, %r31, 24;
	cvt.u64.u32 	%rd395, %r39;
	cvt.s64.s8 	%rd558, %rd395;
	@%p7 bra 	$L__BB1_73;
	setp.eq.s32 	%p36, %r24, 1;
	@%p36 bra 	$L__BB1_71;
	setp.eq.s32 	%p37, %r24, 2;
	@%p37 bra 	$L__BB1_70;
	setp.ne.s32 	%p38, %r24, 3;
	@%p38 bra 	$L__BB1_72;
	max.s64 	%rd558, %rd34, %rd558;
	bra.uni 	$L__BB1_73;
$L__BB1_70:
	min.s64 	%rd558, %rd34, %rd558;
	bra.uni 	$L__BB1_73;
$L__BB1_71:
	mul.lo.s64 	%rd558, %rd34, %rd558;
	bra.uni 	$L__BB1_73;
$L__BB1_72:
	add.s64 	%rd558, %rd34, %rd558;
$L__BB1_73:
	cvt.u64.u32 	%rd396, %r32;
	cvt.s64.s8 	%rd559, %rd396;
	@%p7 bra 	$L__BB1_81;
	setp.eq.s32 	%p40, %r24, 1;
	@%p40 bra 	$L__BB1_79;
	setp.eq.s32 	%p41, %r24, 2;
	@%p41 bra 	$L__BB1_78;
	setp.ne.s32 	%p42, %r24, 3;
	@%p42 bra 	$L__BB1_80;
	max.s64 	%rd559, %rd33, %rd559;
	bra.uni 	$L__BB1_81;
$L__BB1_78:
	min.s64 	%rd559, %rd33, %rd559;
	bra.uni 	$L__BB1_81;
$L__BB1_79:
	mul.lo.s64 	%rd559, %rd33, %rd559;
	bra.uni 	$L__BB1_81;
$L__BB1_80:
	add.s64 	%rd559, %rd33, %rd559;
$L__BB1_81:
	shr.u32 	%r40, %r32, 8;
	cvt.u64.u32 	%rd397, %r40;
	cvt.s64.s8 	%rd560, %rd397;
	@%p7 bra 	$L__BB1_89;
	setp.eq.s32 	%p44, %r24, 1;
	@%p44 bra 	$L__BB1_87;
	setp.eq.s32 	%p45, %r24, 2;
	@%p45 bra 	$L__BB1_86;
	setp.ne.s32 	%p46, %r24, 3;
	@%p46 bra 	$L__BB1_88;
	max.s64 	%rd560, %rd32, %rd560;
	bra.uni 	$L__BB1_89;
$L__BB1_86:
	min.s64 	%rd560, %rd32, %rd560;
	bra.uni 	$L__BB1_89;
$L__BB1_87:
	mul.lo.s64 	%rd560, %rd32, %rd560;
	bra.uni 	$L__BB1_89;
$L__BB1_88:
	add.s64 	%rd560, %rd32, %rd560;
$L__BB1_89:
	shr.u32 	%r41, %r32, 16;
	cvt.u64.u32 	%rd398, %r41;
	cvt.s64.s8 	%rd561, %rd398;
	@%p7 bra 	$L__BB1_97;
	setp.eq.s32 	%p48, %r24, 1;
	@%p48 bra 	$L__BB1_95;
	setp.eq.s32 	%p49, %r24, 2;
	@%p49 bra 	$L__BB1_94;
	setp.ne.s32 	%p50, %r24, 3;
	@%p50 bra 	$L__BB1_96;
	max.s64 	%rd561, %rd31, %rd561;
	bra.uni 	$L__BB1_97;
$L__BB1_94:
	min.s64 	%rd561, %rd31, %rd561;
	bra.uni 	$L__BB1_97;
$L__BB1_95:
	mul.lo.s64 	%rd561, %rd31, %rd561;
	bra.uni 	$L__BB1_97;
$L__BB1_96:
	add.s64 	%rd561, %rd31, %rd561;
$L__BB1_97:
	shr.u32 	%r42, %r32, 24;
	cvt.u64.u32 	%rd399, %r42;
	cvt.s64.s8 	%rd562, %rd399;
	@%p7 bra 	$L__BB1_105;
	setp.eq.s32 	%p52, %r24, 1;
	@%p52 bra 	$L__BB1_103;
	setp.eq.s32 	%p53, %r24, 2;
	@%p53 bra 	$L__BB1_102;
	setp.ne.s32 	%p54, %r24, 3;
	@%p54 bra 	$L__BB1_104;
	max.s64 	%rd562, %rd30, %rd562;
	bra.uni 	$L__BB1_105;
$L__BB1_102:
	min.s64 	%rd562, %rd30, %rd562;
	bra.uni 	$L__BB1_105;
$L__BB1_103:
	mul.lo.s64 	%rd562, %rd30, %rd562;
	bra.uni 	$L__BB1_105;
$L__BB1_104:
	add.s64 	%rd562, %rd30, %rd562;
$L__BB1_105:
	cvt.u64.u32 	%rd400, %r33;
	cvt.s64.s8 	%rd563, %rd400;
	@%p7 bra 	$L__BB1_113;
	setp.eq.s32 	%p56, %r24, 1;
	@%p56 bra 	$L__BB1_111;
	setp.eq.s32 	%p57, %r24, 2;
	@%p57 bra 	$L__BB1_110;
	setp.ne.s32 	%p58, %r24, 3;
	@%p58 bra 	$L__BB1_112;
	max.s64 	%rd563, %rd29, %rd563;
	bra.uni 	$L__BB1_113;
$L__BB1_110:
	min.s64 	%rd563, %rd29, %rd563;
	bra.uni 	$L__BB1_113;
$L__BB1_111:
	mul.lo.s64 	%rd563, %rd29, %rd563;
	bra.uni 	$L__BB1_113;
$L__BB1_112:
	add.s64 	%rd563, %rd29, %rd563;
$L__BB1_113:
	shr.u32 	%r43, %r33, 8;
	cvt.u64.u32 	%rd401, %r43;
	cvt.s64.s8 	%rd564, %rd401;
	@%p7 bra 	$L__BB1_121;
	setp.eq.s32 	%p60, %r24, 1;
	@%p60 bra 	$L__BB1_119;
	setp.eq.s32 	%p61, %r24, 2;
	@%p61 bra 	$L__BB1_118;
	setp.ne.s32 	%p62, %r24, 3;
	@%p62 bra 	$L__BB1_120;
	max.s64 	%rd564, %rd28, %rd564;
	bra.uni 	$L__BB1_121;
$L__BB1_118:
	min.s64 	%rd564, %rd28, %rd564;
	bra.uni 	$L__BB1_121;
$L__BB1_119:
	mul.lo.s64 	%rd564, %rd28, %rd564;
	bra.uni 	$L__BB1_121;
$L__BB1_120:
	add.s64 	%rd564, %rd28, %rd564;
$L__BB1_121:
	shr.u32 	%r44, %r33, 16;
	cvt.u64.u32 	%rd402, %r44;
	cvt.s64.s8 	%rd565, %rd402;
	@%p7 bra 	$L__BB1_129;
	setp.eq.s32 	%p64, %r24, 1;
	@%p64 bra 	$L__BB1_127;
	setp.eq.s32 	%p65, %r24, 2;
	@%p65 bra 	$L__BB1_126;
	setp.ne.s32 	%p66, %r24, 3;
	@%p66 bra 	$L__BB1_128;
	max.s64 	%rd565, %rd27, %rd565;
	bra.uni 	$L__BB1_129;
$L__BB1_126:
	min.s64 	%rd565, %rd27, %rd565;
	bra.uni 	$L__BB1_129;
$L__BB1_127:
	mul.lo.s64 	%rd565, %rd27, %rd565;
	bra.uni 	$L__BB1_129;
$L__BB1_128:
	add.s64 	%rd565, %rd27, %rd565;
$L__BB1_129:
	shr.u32 	%r45, %r33, 24;
	cvt.u64.u32 	%rd403, %r45;
	cvt.s64.s8 	%rd566, %rd403;
	@%p7 bra 	$L__BB1_137;
	setp.eq.s32 	%p68, %r24, 1;
	@%p68 bra 	$L__BB1_135;
	setp.eq.s32 	%p69, %r24, 2;
	@%p69 bra 	$L__BB1_134;
	setp.ne.s32 	%p70, %r24, 3;
	@%p70 bra 	$L__BB1_136;
	max.s64 	%rd566, %rd26, %rd566;
	bra.uni 	$L__BB1_137;
$L__BB1_134:
	min.s64 	%rd566, %rd26, %rd566;
	bra.uni 	$L__BB1_137;
$L__BB1_135:
	mul.lo.s64 	%rd566, %rd26, %rd566;
	bra.uni 	$L__BB1_137;
$L__BB1_136:
	add.s64 	%rd566, %rd26, %rd566;
$L__BB1_137:
	add.s32 	%r251, %r251, 1;
	setp.lt.u32 	%p71, %r251, %r25;
	@%p71 bra 	$L__BB1_7;
$L__BB1_138:
	setp.ne.s32 	%p72, %r24, 4;
	mov.u64 	%rd583, %rd551;
	@%p72 bra 	$L__BB1_142;
	and.b64  	%rd404, %rd551, -4294967296;
	setp.eq.s64 	%p73, %rd404, 0;
	@%p73 bra 	$L__BB1_141;
	div.s64 	%rd583, %rd551, %rd7;
	bra.uni 	$L__BB1_142;
$L__BB1_141:
	cvt.u32.u64 	%r46, %rd7;
	cvt.u32.u64 	%r47, %rd551;
	div.u32 	%r48, %r47, %r46;
	cvt.u64.u32 	%rd583, %r48;
$L__BB1_142:
	mov.u64 	%rd584, %rd552;
	@%p72 bra 	$L__BB1_146;
	and.b64  	%rd405, %rd552, -4294967296;
	setp.eq.s64 	%p75, %rd405, 0;
	@%p75 bra 	$L__BB1_145;
	div.s64 	%rd584, %rd552, %rd7;
	bra.uni 	$L__BB1_146;
$L__BB1_145:
	cvt.u32.u64 	%r49, %rd7;
	cvt.u32.u64 	%r50, %rd552;
	div.u32 	%r51, %r50, %r49;
	cvt.u64.u32 	%rd584, %r51;
$L__BB1_146:
	mov.u64 	%rd585, %rd553;
	@%p72 bra 	$L__BB1_150;
	and.b64  	%rd406, %rd553, -4294967296;
	setp.eq.s64 	%p77, %rd406, 0;
	@%p77 bra 	$L__BB1_149;
	div.s64 	%rd585, %rd553, %rd7;
	bra.uni 	$L__BB1_150;
$L__BB1_149:
	cvt.u32.u64 	%r52, %rd7;
	cvt.u32.u64 	%r53, %rd553;
	div.u32 	%r54, %r53, %r52;
	cvt.u64.u32 	%rd585, %r54;
$L__BB1_150:
	mov.u64 	%rd586, %rd554;
	@%p72 bra 	$L__BB1_154;
	and.b64  	%rd407, %rd554, -4294967296;
	setp.eq.s64 	%p79, %rd407, 0;
	@%p79 bra 	$L__BB1_153;
	div.s64 	%rd586, %rd554, %rd7;
	bra.uni 	$L__BB1_154;
$L__BB1_153:
	cvt.u32.u64 	%r55, %rd7;
	cvt.u32.u64 	%r56, %rd554;
	div.u32 	%r57, %r56, %r55;
	cvt.u64.u32 	%rd586, %r57;
$L__BB1_154:
	cvt.u32.u64 	%r58, %rd584;
	cvt.u32.u64 	%r59, %rd583;
	mov.u32 	%r60, 64;
	prmt.b32 	%r61, %r59, %r58, %r60;
	cvt.u32.u64 	%r62, %rd585;
	mov.u32 	%r63, 1040;
	prmt.b32 	%r64, %r61, %r62, %r63;
	cvt.u32.u64 	%r65, %rd586;
	mov.u32 	%r66, 16912;
	prmt.b32 	%r8, %r64, %r65, %r66;
	mov.u64 	%rd587, %rd555;
	@%p72 bra 	$L__BB1_158;
	and.b64  	%rd408, %rd555, -4294967296;
	setp.eq.s64 	%p81, %rd408, 0;
	@%p81 bra 	$L__BB1_157;
	div.s64 	%rd587, %rd555, %rd7;
	bra.uni 	$L__BB1_158;
$L__BB1_157:
	cvt.u32.u64 	%r67, %rd7;
	cvt.u32.u64 	%r68, %rd555;
	div.u32 	%r69, %r68, %r67;
	cvt.u64.u32 	%rd587, %r69;
$L__BB1_158:
	mov.u64 	%rd588, %rd556;
	@%p72 bra 	$L__BB1_162;
	and.b64  	%rd409, %rd556, -4294967296;
	setp.eq.s64 	%p83, %rd409, 0;
	@%p83 bra 	$L__BB1_161;
	div.s64 	%rd588, %rd556, %rd7;
	bra.uni 	$L__BB1_162;
$L__BB1_161:
	cvt.u32.u64 	%r70, %rd7;
	cvt.u32.u64 	%r71, %rd556;
	div.u32 	%r72, %r71, %r70;
	cvt.u64.u32 	%rd588, %r72;
$L__BB1_162:
	mov.u64 	%rd589, %rd557;
	@%p72 bra 	$L__BB1_166;
	and.b64  	%rd410, %rd557, -4294967296;
	setp.eq.s64 	%p85, %rd410, 0;
	@%p85 bra 	$L__BB1_165;
	div.s64 	%rd589, %rd557, %rd7;
	bra.uni 	$L__BB1_166;
$L__BB1_165:
	cvt.u32.u64 	%r73, %rd7;
	cvt.u32.u64 	%r74, %rd557;
	div.u32 	%r75, %r74, %r73;
	cvt.u64.u32 	%rd589, %r75;
$L__BB1_166:
	mov.u64 	%rd590, %rd558;
	@%p72 bra 	$L__BB1_170;
	and.b64  	%rd411, %rd558, -4294967296;
	setp.eq.s64 	%p87, %rd411, 0;
	@%p87 bra 	$L__BB1_169;
	div.s64 	%rd590, %rd558, %rd7;
	bra.uni 	$L__BB1_170;
$L__BB1_169:
	cvt.u32.u64 	%r76, %rd7;
	cvt.u32.u64 	%r77, %rd558;
	div.u32 	%r78, %r77, %r76;
	cvt.u64.u32 	%rd590, %r78;
$L__BB1_170:
	cvt.u32.u64 	%r79, %rd588;
	cvt.u32.u64 	%r80, %rd587;
	mov.u32 	%r81, 64;
	prmt.b32 	%r82, %r80, %r79, %r81;
	cvt.u32.u64 	%r83, %rd589;
	mov.u32 	%r84, 1040;
	prmt.b32 	%r85, %r82, %r83, %r84;
	cvt.u32.u64 	%r86, %rd590;
	mov.u32 	%r87, 16912;
	prmt.b32 	%r9, %r85, %r86, %r87;
	mov.u64 	%rd591, %rd559;
	@%p72 bra 	$L__BB1_174;
	and.b64  	%rd412, %rd559, -4294967296;
	setp.eq.s64 	%p89, %rd412, 0;
	@%p89 bra 	$L__BB1_173;
	div.s64 	%rd591, %rd559, %rd7;
	bra.uni 	$L__BB1_174;
$L__BB1_173:
	cvt.u32.u64 	%r88, %rd7;
	cvt.u32.u64 	%r89, %rd559;
	div.u32 	%r90, %r89, %r88;
	cvt.u64.u32 	%rd591, %r90;
$L__BB1_174:
	mov.u64 	%rd592, %rd560;
	@%p72 bra 	$L__BB1_178;
	and.b64  	%rd413, %rd560, -4294967296;
	setp.eq.s64 	%p91, %rd413, 0;
	@%p91 bra 	$L__BB1_177;
	div.s64 	%rd592, %rd560, %rd7;
	bra.uni 	$L__BB1_178;
$L__BB1_177:
	cvt.u32.u64 	%r91, %rd7;
	cvt.u32.u64 	%r92, %rd560;
	div.u32 	%r93, %r92, %r91;
	cvt.u64.u32 	%rd592, %r93;
$L__BB1_178:
	mov.u64 	%rd593, %rd561;
	@%p72 bra 	$L__BB1_182;
	and.b64  	%rd414, %rd561, -4294967296;
	setp.eq.s64 	%p93, %rd414, 0;
	@%p93 bra 	$L__BB1_181;
	div.s64 	%rd593, %rd561, %rd7;
	bra.uni 	$L__BB1_182;
$L__BB1_181:
	cvt.u32.u64 	%r94, %rd7;
	cvt.u32.u64 	%r95, %rd561;
	div.u32 	%r96, %r95, %r94;
	cvt.u64.u32 	%rd593, %r96;
$L__BB1_182:
	mov.u64 	%rd594, %rd562;
	@%p72 bra 	$L__BB1_186;
	and.b64  	%rd415, %rd562, -4294967296;
	setp.eq.s64 	%p95, %rd415, 0;
	@%p95 bra 	$L__BB1_185;
	div.s64 	%rd594, %rd562, %rd7;
	bra.uni 	$L__BB1_186;
$L__BB1_185:
	cvt.u32.u64 	%r97, %rd7;
	cvt.u32.u64 	%r98, %rd562;
	div.u32 	%r99, %r98, %r97;
	cvt.u64.u32 	%rd594, %r99;
$L__BB1_186:
	cvt.u32.u64 	%r100, %rd592;
	cvt.u32.u64 	%r101, %rd591;
	mov.u32 	%r102, 64;
	prmt.b32 	%r103, %r101, %r100, %r102;
	cvt.u32.u64 	%r104, %rd593;
	mov.u32 	%r105, 1040;
	prmt.b32 	%r106, %r103, %r104, %r105;
	cvt.u32.u64 	%r107, %rd594;
	mov.u32 	%r108, 16912;
	prmt.b32 	%r10, %r106, %r107, %r108;
	mov.u64 	%rd595, %rd563;
	@%p72 bra 	$L__BB1_190;
	and.b64  	%rd416, %rd563, -4294967296;
	setp.eq.s64 	%p97, %rd416, 0;
	@%p97 bra 	$L__BB1_189;
	div.s64 	%rd595, %rd563, %rd7;
	bra.uni 	$L__BB1_190;
$L__BB1_189:
	cvt.u32.u64 	%r109, %rd7;
	cvt.u32.u64 	%r110, %rd563;
	div.u32 	%r111, %r110, %r109;
	cvt.u64.u32 	%rd595, %r111;
$L__BB1_190:
	mov.u64 	%rd596, %rd564;
	@%p72 bra 	$L__BB1_194;
	and.b64  	%rd417, %rd564, -4294967296;
	setp.eq.s64 	%p99, %rd417, 0;
	@%p99 bra 	$L__BB1_193;
	div.s64 	%rd596, %rd564, %rd7;
	bra.uni 	$L__BB1_194;
$L__BB1_193:
	cvt.u32.u64 	%r112, %rd7;
	cvt.u32.u64 	%r113, %rd564;
	div.u32 	%r114, %r113, %r112;
	cvt.u64.u32 	%rd596, %r114;
$L__BB1_194:
	mov.u64 	%rd597, %rd565;
	@%p72 bra 	$L__BB1_198;
	and.b64  	%rd418, %rd565, -4294967296;
	setp.eq.s64 	%p101, %rd418, 0;
	@%p101 bra 	$L__BB1_197;
	div.s64 	%rd597, %rd565, %rd7;
	bra.uni 	$L__BB1_198;
$L__BB1_197:
	cvt.u32.u64 	%r115, %rd7;
	cvt.u32.u64 	%r116, %rd565;
	div.u32 	%r117, %r116, %r115;
	cvt.u64.u32 	%rd597, %r117;
$L__BB1_198:
	mov.u64 	%rd598, %rd566;
	@%p72 bra 	$L__BB1_202;
	and.b64  	%rd419, %rd566, -4294967296;
	setp.eq.s64 	%p103, %rd419, 0;
	@%p103 bra 	$L__BB1_201;
	div.s64 	%rd598, %rd566, %rd7;
	bra.uni 	$L__BB1_202;
$L__BB1_201:
	cvt.u32.u64 	%r118, %rd7;
	cvt.u32.u64 	%r119, %rd566;
	div.u32 	%r120, %r119, %r118;
	cvt.u64.u32 	%rd598, %r120;
$L__BB1_202:
	cvt.u32.u64 	%r121, %rd596;
	cvt.u32.u64 	%r122, %rd595;
	mov.u32 	%r123, 64;
	prmt.b32 	%r124, %r122, %r121, %r123;
	cvt.u32.u64 	%r125, %rd597;
	mov.u32 	%r126, 1040;
	prmt.b32 	%r127, %r124, %r125, %r126;
	cvt.u32.u64 	%r128, %rd598;
	mov.u32 	%r129, 16912;
	shl.b64 	%rd420, %rd533, 4;
	add.s64 	%rd421, %rd1, %rd420;
	prmt.b32 	%r130, %r127, %r128, %r129;
	st.global.v4.u32 	[%rd421], {%r8, %r9, %r10, %r130};
	add.s64 	%rd533, %rd533, %rd8;
	setp.lt.u64 	%p104, %rd533, %rd5;
	@%p104 bra 	$L__BB1_5;
$L__BB1_203:
	and.b64  	%rd599, %rd375, -16;
$L__BB1_204:
	mov.u32 	%r131, %tid.x;
	cvt.u64.u32 	%rd422, %r131;
	add.s64 	%rd600, %rd599, %rd422;
	setp.ge.u64 	%p105, %rd600, %rd375;
	@%p105 bra 	$L__BB1_318;
	cvt.u64.u32 	%rd209, %r25;
	mov.u32 	%r132, %ntid.x;
	cvt.u64.u32 	%rd210, %r132;
	ld.local.u32 	%r11, [%rd3+24];
$L__BB1_206:
	.pragma "nounroll";
	setp.eq.s32 	%p106, %r11, 0;
	@%p106 bra 	$L__BB1_208;
	ld.local.u64 	%rd601, [%rd3+8];
	bra.uni 	$L__BB1_209;
$L__BB1_208:
	ld.local.u64 	%rd601, [%rd3];
$L__BB1_209:
	add.s64 	%rd423, %rd601, %rd600;
	ld.s8 	%rd604, [%rd423];
	setp.lt.u32 	%p107, %r25, 2;
	@%p107 bra 	$L__BB1_222;
	mov.u32 	%r252, 1;
$L__BB1_211:
	.pragma "nounroll";
	setp.eq.s32 	%p108, %r11, %r252;
	@%p108 bra 	$L__BB1_213;
	bra.uni 	$L__BB1_212;
$L__BB1_213:
	ld.local.u64 	%rd603, [%rd3];
	bra.uni 	$L__BB1_214;
$L__BB1_212:
	ld.local.u64 	%rd424, [%rd3+16];
	cvt.u64.u32 	%rd425, %r252;
	mul.lo.s64 	%rd426, %rd424, %rd425;
	ld.local.u64 	%rd427, [%rd3+8];
	add.s64 	%rd603, %rd427, %rd426;
$L__BB1_214:
	add.s64 	%rd428, %rd603, %rd600;
	ld.s8 	%rd220, [%rd428];
	setp.eq.s32 	%p109, %r24, 1;
	@%p109 bra 	$L__BB1_219;
	setp.eq.s32 	%p110, %r24, 2;
	@%p110 bra 	$L__BB1_218;
	setp.ne.s32 	%p111, %r24, 3;
	@%p111 bra 	$L__BB1_220;
	max.s64 	%rd604, %rd604, %rd220;
	bra.uni 	$L__BB1_221;
$L__BB1_219:
	mul.lo.s64 	%rd604, %rd604, %rd220;
	bra.uni 	$L__BB1_221;
$L__BB1_218:
	min.s64 	%rd604, %rd604, %rd220;
	bra.uni 	$L__BB1_221;
$L__BB1_220:
	add.s64 	%rd604, %rd604, %rd220;
$L__BB1_221:
	add.s32 	%r252, %r252, 1;
	setp.lt.u32 	%p112, %r252, %r25;
	@%p112 bra 	$L__BB1_211;
$L__BB1_222:
	setp.ne.s32 	%p113, %r24, 4;
	@%p113 bra 	$L__BB1_226;
	and.b64  	%rd429, %rd604, -4294967296;
	setp.eq.s64 	%p114, %rd429, 0;
	@%p114 bra 	$L__BB1_225;
	div.s64 	%rd604, %rd604, %rd209;
	bra.uni 	$L__BB1_226;
$L__BB1_225:
	cvt.u32.u64 	%r134, %rd209;
	cvt.u32.u64 	%r135, %rd604;
	div.u32 	%r136, %r135, %r134;
	cvt.u64.u32 	%rd604, %r136;
$L__BB1_226:
	add.s64 	%rd430, %rd1, %rd600;
	st.global.u8 	[%rd430], %rd604;
	add.s64 	%rd600, %rd600, %rd210;
	setp.lt.u64 	%p115, %rd600, %rd375;
	@%p115 bra 	$L__BB1_206;
$L__BB1_318:
	ret;
}
`;
