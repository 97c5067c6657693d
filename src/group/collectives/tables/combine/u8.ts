// Made by npm run generate:ptx from kernels/combine.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN10collective6reduceEPhRKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_4
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
	_ZN10collective6reduceEPhRKNS_5PartsEmjj,
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
.func _ZN10collective6reduceEPhRKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPhRKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<164>;
	.reg .b32 	%r<279>;
	.reg .b64 	%rd<649>;
	ld.param.u64 	%rd376, [_ZN10collective6reduceEPhRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd377, [_ZN10collective6reduceEPhRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd375, [_ZN10collective6reduceEPhRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r24, [_ZN10collective6reduceEPhRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r25, [_ZN10collective6reduceEPhRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd376;
	or.b32  	%r26, %r24, 4;
	setp.eq.s32 	%p1, %r26, 4;
	and.b64  	%rd2, %rd376, 15;
	cvta.to.local.u64 	%rd3, %rd377;
	@%p1 bra 	$L__BB1_227;
	bra.uni 	$L__BB1_1;
$L__BB1_227:
	setp.ne.s64 	%p116, %rd2, 0;
	mov.u64 	%rd641, 0;
	@%p116 bra 	$L__BB1_302;
	ld.local.u64 	%rd231, [%rd3];
	and.b64  	%rd417, %rd231, 15;
	setp.ne.s64 	%p117, %rd417, 0;
	@%p117 bra 	$L__BB1_302;
	shr.u64 	%rd232, %rd375, 4;
	mov.u32 	%r149, %tid.x;
	cvt.u64.u32 	%rd591, %r149;
	setp.le.u64 	%p118, %rd232, %rd591;
	@%p118 bra 	$L__BB1_301;
	cvt.u64.u32 	%rd234, %r25;
	mov.u32 	%r150, %ntid.x;
	cvt.u64.u32 	%rd235, %r150;
$L__BB1_231:
	.pragma "nounroll";
	setp.eq.s32 	%p119, %r25, 0;
	@%p119 bra 	$L__BB1_236;
	ld.local.u32 	%r14, [%rd3+24];
	mov.u32 	%r277, 0;
$L__BB1_233:
	.pragma "nounroll";
	setp.eq.s32 	%p120, %r14, %r277;
	mov.u64 	%rd608, %rd231;
	@%p120 bra 	$L__BB1_235;
	ld.local.u64 	%rd419, [%rd3+16];
	cvt.u64.u32 	%rd420, %r277;
	mul.lo.s64 	%rd421, %rd419, %rd420;
	ld.local.u64 	%rd422, [%rd3+8];
	add.s64 	%rd608, %rd422, %rd421;
$L__BB1_235:
	shl.b64 	%rd423, %rd591, 4;
	add.s64 	%rd424, %rd608, %rd423;
	ld.v4.u32 	{%r152, %r153, %r154, %r155}, [%rd424];
	and.b32  	%r160, %r152, 255;
	cvt.u64.u32 	%rd425, %r160;
	setp.eq.s32 	%p121, %r277, 0;
	selp.b64 	%rd426, 0, %rd624, %p121;
	add.s64 	%rd624, %rd426, %rd425;
	shr.u32 	%r161, %r152, 8;
	and.b32  	%r162, %r161, 255;
	cvt.u64.u32 	%rd427, %r162;
	selp.b64 	%rd428, 0, %rd623, %p121;
	add.s64 	%rd623, %rd428, %rd427;
	shr.u32 	%r163, %r152, 16;
	and.b32  	%r164, %r163, 255;
	cvt.u64.u32 	%rd429, %r164;
	selp.b64 	%rd430, 0, %rd622, %p121;
	add.s64 	%rd622, %rd430, %rd429;
	shr.u32 	%r165, %r152, 24;
	cvt.u64.u32 	%rd431, %r165;
	selp.b64 	%rd432, 0, %rd621, %p121;
	add.s64 	%rd621, %rd432, %rd431;
	and.b32  	%r166, %r153, 255;
	cvt.u64.u32 	%rd433, %r166;
	selp.b64 	%rd434, 0, %rd620, %p121;
	add.s64 	%rd620, %rd434, %rd433;
	shr.u32 	%r167, %r153, 8;
	and.b32  	%r168, %r167, 255;
	cvt.u64.u32 	%rd435, %r168;
	selp.b64 	%rd436, 0, %rd619, %p121;
	add.s64 	%rd619, %rd436, %rd435;
	shr.u32 	%r169, %r153, 16;
	and.b32  	%r170, %r169, 255;
	cvt.u64.u32 	%rd437, %r170;
	selp.b64 	%rd438, 0, %rd618, %p121;
	add.s64 	%rd618, %rd438, %rd437;
	shr.u32 	%r171, %r153, 24;
	cvt.u64.u32 	%rd439, %r171;
	selp.b64 	%rd440, 0, %rd617, %p121;
	add.s64 	%rd617, %rd440, %rd439;
	and.b32  	%r172, %r154, 255;
	cvt.u64.u32 	%rd441, %r172;
	selp.b64 	%rd442, 0, %rd616, %p121;
	add.s64 	%rd616, %rd442, %rd441;
	shr.u32 	%r173, %r154, 8;
	and.b32  	%r174, %r173, 255;
	cvt.u64.u32 	%rd443, %r174;
	selp.b64 	%rd444, 0, %rd615, %p121;
	add.s64 	%rd615, %rd444, %rd443;
	shr.u32 	%r175, %r154, 16;
	and.b32  	%r176, %r175, 255;
	cvt.u64.u32 	%rd445, %r176;
	selp.b64 	%rd446, 0, %rd614, %p121;
	add.s64 	%rd614, %rd446, %rd445;
	shr.u32 	%r177, %r154, 24;
	cvt.u64.u32 	%rd447, %r177;
	selp.b64 	%rd448, 0, %rd613, %p121;
	add.s64 	%rd613, %rd448, %rd447;
	and.b32  	%r178, %r155, 255;
	cvt.u64.u32 	%rd449, %r178;
	selp.b64 	%rd450, 0, %rd612, %p121;
	add.s64 	%rd612, %rd450, %rd449;
	shr.u32 	%r179, %r155, 8;
	and.b32  	%r180, %r179, 255;
	cvt.u64.u32 	%rd451, %r180;
	selp.b64 	%rd452, 0, %rd611, %p121;
	add.s64 	%rd611, %rd452, %rd451;
	shr.u32 	%r181, %r155, 16;
	and.b32  	%r182, %r181, 255;
	cvt.u64.u32 	%rd453, %r182;
	selp.b64 	%rd454, 0, %rd610, %p121;
	add.s64 	%rd610, %rd454, %rd453;
	shr.u32 	%r183, %r155, 24;
	cvt.u64.u32 	%rd455, %r183;
	selp.b64 	%rd456, 0, %rd609, %p121;
	add.s64 	%rd609, %rd456, %rd455;
	add.s32 	%r277, %r277, 1;
	setp.lt.u32 	%p122, %r277, %r25;
	@%p122 bra 	$L__BB1_233;
$L__BB1_236:
	setp.ne.s32 	%p123, %r24, 4;
	mov.u64 	%rd625, %rd624;
	@%p123 bra 	$L__BB1_240;
	and.b64  	%rd457, %rd624, -4294967296;
	setp.eq.s64 	%p124, %rd457, 0;
	@%p124 bra 	$L__BB1_239;
	div.u64 	%rd625, %rd624, %rd234;
	bra.uni 	$L__BB1_240;
$L__BB1_239:
	cvt.u32.u64 	%r184, %rd234;
	cvt.u32.u64 	%r185, %rd624;
	div.u32 	%r186, %r185, %r184;
	cvt.u64.u32 	%rd625, %r186;
$L__BB1_240:
	mov.u64 	%rd626, %rd623;
	@%p123 bra 	$L__BB1_244;
	and.b64  	%rd458, %rd623, -4294967296;
	setp.eq.s64 	%p126, %rd458, 0;
	@%p126 bra 	$L__BB1_243;
	div.u64 	%rd626, %rd623, %rd234;
	bra.uni 	$L__BB1_244;
$L__BB1_243:
	cvt.u32.u64 	%r187, %rd234;
	cvt.u32.u64 	%r188, %rd623;
	div.u32 	%r189, %r188, %r187;
	cvt.u64.u32 	%rd626, %r189;
$L__BB1_244:
	mov.u64 	%rd627, %rd622;
	@%p123 bra 	$L__BB1_248;
	and.b64  	%rd459, %rd622, -4294967296;
	setp.eq.s64 	%p128, %rd459, 0;
	@%p128 bra 	$L__BB1_247;
	div.u64 	%rd627, %rd622, %rd234;
	bra.uni 	$L__BB1_248;
$L__BB1_247:
	cvt.u32.u64 	%r190, %rd234;
	cvt.u32.u64 	%r191, %rd622;
	div.u32 	%r192, %r191, %r190;
	cvt.u64.u32 	%rd627, %r192;
$L__BB1_248:
	mov.u64 	%rd628, %rd621;
	@%p123 bra 	$L__BB1_252;
	and.b64  	%rd460, %rd621, -4294967296;
	setp.eq.s64 	%p130, %rd460, 0;
	@%p130 bra 	$L__BB1_251;
	div.u64 	%rd628, %rd621, %rd234;
	bra.uni 	$L__BB1_252;
$L__BB1_251:
	cvt.u32.u64 	%r193, %rd234;
	cvt.u32.u64 	%r194, %rd621;
	div.u32 	%r195, %r194, %r193;
	cvt.u64.u32 	%rd628, %r195;
$L__BB1_252:
	cvt.u32.u64 	%r196, %rd626;
	cvt.u32.u64 	%r197, %rd625;
	mov.u32 	%r198, 64;
	prmt.b32 	%r199, %r197, %r196, %r198;
	cvt.u32.u64 	%r200, %rd627;
	mov.u32 	%r201, 1040;
	prmt.b32 	%r202, %r199, %r200, %r201;
	cvt.u32.u64 	%r203, %rd628;
	mov.u32 	%r204, 16912;
	prmt.b32 	%r17, %r202, %r203, %r204;
	mov.u64 	%rd629, %rd620;
	@%p123 bra 	$L__BB1_256;
	and.b64  	%rd461, %rd620, -4294967296;
	setp.eq.s64 	%p132, %rd461, 0;
	@%p132 bra 	$L__BB1_255;
	div.u64 	%rd629, %rd620, %rd234;
	bra.uni 	$L__BB1_256;
$L__BB1_255:
	cvt.u32.u64 	%r205, %rd234;
	cvt.u32.u64 	%r206, %rd620;
	div.u32 	%r207, %r206, %r205;
	cvt.u64.u32 	%rd629, %r207;
$L__BB1_256:
	mov.u64 	%rd630, %rd619;
	@%p123 bra 	$L__BB1_260;
	and.b64  	%rd462, %rd619, -4294967296;
	setp.eq.s64 	%p134, %rd462, 0;
	@%p134 bra 	$L__BB1_259;
	div.u64 	%rd630, %rd619, %rd234;
	bra.uni 	$L__BB1_260;
$L__BB1_259:
	cvt.u32.u64 	%r208, %rd234;
	cvt.u32.u64 	%r209, %rd619;
	div.u32 	%r210, %r209, %r208;
	cvt.u64.u32 	%rd630, %r210;
$L__BB1_260:
	mov.u64 	%rd631, %rd618;
	@%p123 bra 	$L__BB1_264;
	and.b64  	%rd463, %rd618, -4294967296;
	setp.eq.s64 	%p136, %rd463, 0;
	@%p136 bra 	$L__BB1_263;
	div.u64 	%rd631, %rd618, %rd234;
	bra.uni 	$L__BB1_264;
$L__BB1_263:
	cvt.u32.u64 	%r211, %rd234;
	cvt.u32.u64 	%r212, %rd618;
	div.u32 	%r213, %r212, %r211;
	cvt.u64.u32 	%rd631, %r213;
$L__BB1_264:
	mov.u64 	%rd632, %rd617;
	@%p123 bra 	$L__BB1_268;
	and.b64  	%rd464, %rd617, -4294967296;
	setp.eq.s64 	%p138, %rd464, 0;
	@%p138 bra 	$L__BB1_267;
	div.u64 	%rd632, %rd617, %rd234;
	bra.uni 	$L__BB1_268;
$L__BB1_267:
	cvt.u32.u64 	%r214, %rd234;
	cvt.u32.u64 	%r215, %rd617;
	div.u32 	%r216, %r215, %r214;
	cvt.u64.u32 	%rd632, %r216;
$L__BB1_268:
	cvt.u32.u64 	%r217, %rd630;
	cvt.u32.u64 	%r218, %rd629;
	mov.u32 	%r219, 64;
	prmt.b32 	%r220, %r218, %r217, %r219;
	cvt.u32.u64 	%r221, %rd631;
	mov.u32 	%r222, 1040;
	prmt.b32 	%r223, %r220, %r221, %r222;
	cvt.u32.u64 	%r224, %rd632;
	mov.u32 	%r225, 16912;
	prmt.b32 	%r18, %r223, %r224, %r225;
	mov.u64 	%rd633, %rd616;
	@%p123 bra 	$L__BB1_272;
	and.b64  	%rd465, %rd616, -4294967296;
	setp.eq.s64 	%p140, %rd465, 0;
	@%p140 bra 	$L__BB1_271;
	div.u64 	%rd633, %rd616, %rd234;
	bra.uni 	$L__BB1_272;
$L__BB1_271:
	cvt.u32.u64 	%r226, %rd234;
	cvt.u32.u64 	%r227, %rd616;
	div.u32 	%r228, %r227, %r226;
	cvt.u64.u32 	%rd633, %r228;
$L__BB1_272:
	mov.u64 	%rd634, %rd615;
	@%p123 bra 	$L__BB1_276;
	and.b64  	%rd466, %rd615, -4294967296;
	setp.eq.s64 	%p142, %rd466, 0;
	@%p142 bra 	$L__BB1_275;
	div.u64 	%rd634, %rd615, %rd234;
	bra.uni 	$L__BB1_276;
$L__BB1_275:
	cvt.u32.u64 	%r229, %rd234;
	cvt.u32.u64 	%r230, %rd615;
	div.u32 	%r231, %r230, %r229;
	cvt.u64.u32 	%rd634, %r231;
$L__BB1_276:
	mov.u64 	%rd635, %rd614;
	@%p123 bra 	$L__BB1_280;
	and.b64  	%rd467, %rd614, -4294967296;
	setp.eq.s64 	%p144, %rd467, 0;
	@%p144 bra 	$L__BB1_279;
	div.u64 	%rd635, %rd614, %rd234;
	bra.uni 	$L__BB1_280;
$L__BB1_279:
	cvt.u32.u64 	%r232, %rd234;
	cvt.u32.u64 	%r233, %rd614;
	div.u32 	%r234, %r233, %r232;
	cvt.u64.u32 	%rd635, %r234;
$L__BB1_280:
	mov.u64 	%rd636, %rd613;
	@%p123 bra 	$L__BB1_284;
	and.b64  	%rd468, %rd613, -4294967296;
	setp.eq.s64 	%p146, %rd468, 0;
	@%p146 bra 	$L__BB1_283;
	div.u64 	%rd636, %rd613, %rd234;
	bra.uni 	$L__BB1_284;
$L__BB1_283:
	cvt.u32.u64 	%r235, %rd234;
	cvt.u32.u64 	%r236, %rd613;
	div.u32 	%r237, %r236, %r235;
	cvt.u64.u32 	%rd636, %r237;
$L__BB1_284:
	cvt.u32.u64 	%r238, %rd634;
	cvt.u32.u64 	%r239, %rd633;
	mov.u32 	%r240, 64;
	prmt.b32 	%r241, %r239, %r238, %r240;
	cvt.u32.u64 	%r242, %rd635;
	mov.u32 	%r243, 1040;
	prmt.b32 	%r244, %r241, %r242, %r243;
	cvt.u32.u64 	%r245, %rd636;
	mov.u32 	%r246, 16912;
	prmt.b32 	%r19, %r244, %r245, %r246;
	mov.u64 	%rd637, %rd612;
	@%p123 bra 	$L__BB1_288;
	and.b64  	%rd469, %rd612, -4294967296;
	setp.eq.s64 	%p148, %rd469, 0;
	@%p148 bra 	$L__BB1_287;
	div.u64 	%rd637, %rd612, %rd234;
	bra.uni 	$L__BB1_288;
$L__BB1_287:
	cvt.u32.u64 	%r247, %rd234;
	cvt.u32.u64 	%r248, %rd612;
	div.u32 	%r249, %r248, %r247;
	cvt.u64.u32 	%rd637, %r249;
$L__BB1_288:
	mov.u64 	%rd638, %rd611;
	@%p123 bra 	$L__BB1_292;
	and.b64  	%rd470, %rd611, -4294967296;
	setp.eq.s64 	%p150, %rd470, 0;
	@%p150 bra 	$L__BB1_291;
	div.u64 	%rd638, %rd611, %rd234;
	bra.uni 	$L__BB1_292;
$L__BB1_291:
	cvt.u32.u64 	%r250, %rd234;
	cvt.u32.u64 	%r251, %rd611;
	div.u32 	%r252, %r251, %r250;
	cvt.u64.u32 	%rd638, %r252;
$L__BB1_292:
	mov.u64 	%rd639, %rd610;
	@%p123 bra 	$L__BB1_296;
	and.b64  	%rd471, %rd610, -4294967296;
	setp.eq.s64 	%p152, %rd471, 0;
	@%p152 bra 	$L__BB1_295;
	div.u64 	%rd639, %rd610, %rd234;
	bra.uni 	$L__BB1_296;
$L__BB1_295:
	cvt.u32.u64 	%r253, %rd234;
	cvt.u32.u64 	%r254, %rd610;
	div.u32 	%r255, %r254, %r253;
	cvt.u64.u32 	%rd639, %r255;
$L__BB1_296:
	mov.u64 	%rd640, %rd609;
	@%p123 bra 	$L__BB1_300;
	and.b64  	%rd472, %rd609, -4294967296;
	setp.eq.s64 	%p154, %rd472, 0;
	@%p154 bra 	$L__BB1_299;
	div.u64 	%rd640, %rd609, %rd234;
	bra.uni 	$L__BB1_300;
$L__BB1_299:
	cvt.u32.u64 	%r256, %rd234;
	cvt.u32.u64 	%r257, %rd609;
	div.u32 	%r258, %r257, %r256;
	cvt.u64.u32 	%rd640, %r258;
$L__BB1_300:
	cvt.u32.u64 	%r259, %rd638;
	cvt.u32.u64 	%r260, %rd637;
	mov.u32 	%r261, 64;
	prmt.b32 	%r262, %r260, %r259, %r261;
	cvt.u32.u64 	%r263, %rd639;
	mov.u32 	%r264, 1040;
	prmt.b32 	%r265, %r262, %r263, %r264;
	cvt.u32.u64 	%r266, %rd640;
	mov.u32 	%r267, 16912;
	shl.b64 	%rd473, %rd591, 4;
	add.s64 	%rd474, %rd1, %rd473;
	prmt.b32 	%r268, %r265, %r266, %r267;
	st.global.v4.u32 	[%rd474], {%r17, %r18, %r19, %r268};
	add.s64 	%rd591, %rd591, %rd235;
	setp.lt.u64 	%p155, %rd591, %rd232;
	@%p155 bra 	$L__BB1_231;
$L__BB1_301:
	and.b64  	%rd641, %rd375, -16;
$L__BB1_302:
	mov.u32 	%r269, %tid.x;
	cvt.u64.u32 	%rd475, %r269;
	add.s64 	%rd642, %rd641, %rd475;
	setp.ge.u64 	%p156, %rd642, %rd375;
	@%p156 bra 	$L__BB1_318;
	cvt.u64.u32 	%rd356, %r25;
	mov.u32 	%r270, %ntid.x;
	cvt.u64.u32 	%rd357, %r270;
	ld.local.u32 	%r20, [%rd3+24];
	neg.s32 	%r21, %r20;
$L__BB1_304:
	.pragma "nounroll";
	setp.eq.s32 	%p157, %r20, 0;
	@%p157 bra 	$L__BB1_306;
	ld.local.u64 	%rd643, [%rd3+8];
	bra.uni 	$L__BB1_307;
$L__BB1_306:
	ld.local.u64 	%rd643, [%rd3];
$L__BB1_307:
	add.s64 	%rd476, %rd643, %rd642;
	ld.u8 	%rd647, [%rd476];
	setp.lt.u32 	%p158, %r25, 2;
	@%p158 bra 	$L__BB1_313;
	mov.u64 	%rd644, 1;
	mov.u32 	%r278, %r21;
$L__BB1_309:
	.pragma "nounroll";
	setp.eq.s32 	%p159, %r278, -1;
	@%p159 bra 	$L__BB1_311;
	ld.local.u64 	%rd478, [%rd3+16];
	mul.lo.s64 	%rd479, %rd478, %rd644;
	ld.local.u64 	%rd480, [%rd3+8];
	add.s64 	%rd646, %rd480, %rd479;
	bra.uni 	$L__BB1_312;
$L__BB1_311:
	ld.local.u64 	%rd646, [%rd3];
$L__BB1_312:
	add.s64 	%rd481, %rd646, %rd642;
	ld.u8 	%rd482, [%rd481];
	add.s64 	%rd647, %rd647, %rd482;
	add.s64 	%rd644, %rd644, 1;
	cvt.u32.u64 	%r271, %rd644;
	add.s32 	%r278, %r278, 1;
	setp.lt.u32 	%p160, %r271, %r25;
	@%p160 bra 	$L__BB1_309;
$L__BB1_313:
	setp.ne.s32 	%p161, %r24, 4;
	@%p161 bra 	$L__BB1_317;
	and.b64  	%rd483, %rd647, -4294967296;
	setp.eq.s64 	%p162, %rd483, 0;
	@%p162 bra 	$L__BB1_316;
	div.u64 	%rd647, %rd647, %rd356;
	bra.uni 	$L__BB1_317;
$L__BB1_316:
	cvt.u32.u64 	%r272, %rd356;
	cvt.u32.u64 	%r273, %rd647;
	div.u32 	%r274, %r273, %r272;
	cvt.u64.u32 	%rd647, %r274;
$L__BB1_317:
	add.s64 	%rd484, %rd1, %rd642;
	st.global.u8 	[%rd484], %rd647;
	add.s64 	%rd642, %rd642, %rd357;
	setp.lt.u64 	%p163, %rd642, %rd375;
	@%p163 bra 	$L__BB1_304;
	bra.uni 	$L__BB1_318;
$L__BB1_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd567, 0;
	@%p2 bra 	$L__BB1_204;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd380, %rd4, 15;
	setp.ne.s64 	%p3, %rd380, 0;
	@%p3 bra 	$L__BB1_204;
	shr.u64 	%rd5, %rd375, 4;
	mov.u32 	%r27, %tid.x;
	cvt.u64.u32 	%rd501, %r27;
	setp.le.u64 	%p4, %rd5, %rd501;
	@%p4 bra 	$L__BB1_203;
	cvt.u64.u32 	%rd7, %r25;
	mov.u32 	%r28, %ntid.x;
	cvt.u64.u32 	%rd8, %r28;
$L__BB1_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r25, 0;
	@%p5 bra 	$L__BB1_138;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r275, 0;
$L__BB1_7:
	.pragma "nounroll";
	mov.u64 	%rd41, %rd519;
	mov.u64 	%rd40, %rd520;
	mov.u64 	%rd39, %rd521;
	mov.u64 	%rd38, %rd522;
	mov.u64 	%rd37, %rd523;
	mov.u64 	%rd36, %rd524;
	mov.u64 	%rd35, %rd525;
	mov.u64 	%rd34, %rd526;
	mov.u64 	%rd33, %rd527;
	mov.u64 	%rd32, %rd528;
	mov.u64 	%rd31, %rd529;
	mov.u64 	%rd30, %rd530;
	mov.u64 	%rd29, %rd531;
	mov.u64 	%rd28, %rd532;
	mov.u64 	%rd27, %rd533;
	mov.u64 	%rd26, %rd534;
	setp.eq.s32 	%p6, %r1, %r275;
	mov.u64 	%rd518, %rd4;
	@%p6 bra 	$L__BB1_9;
	ld.local.u64 	%rd382, [%rd3+16];
	cvt.u64.u32 	%rd383, %r275;
	mul.lo.s64 	%rd384, %rd382, %rd383;
	ld.local.u64 	%rd385, [%rd3+8];
	add.s64 	%rd518, %rd385, %rd384;
$L__BB1_9:
	shl.b64 	%rd386, %rd501, 4;
	add.s64 	%rd387, %rd518, %rd386;
	ld.v4.u32 	{%r30, %r31, %r32, %r33}, [%rd387];
	and.b32  	%r34, %r30, 255;
	cvt.u64.u32 	%rd519, %r34;
	setp.eq.s32 	%p7, %r275, 0;
	@%p7 bra 	$L__BB1_17;
	setp.eq.s32 	%p8, %r24, 1;
	@%p8 bra 	$L__BB1_15;
	setp.eq.s32 	%p9, %r24, 2;
	@%p9 bra 	$L__BB1_14;
	setp.ne.s32 	%p10, %r24, 3;
	@%p10 bra 	$L__BB1_16;
	max.u64 	%rd519, %rd41, %rd519;
	bra.uni 	$L__BB1_17;
$L__BB1_14:
	min.u64 	%rd519, %rd41, %rd519;
	bra.uni 	$L__BB1_17;
$L__BB1_15:
	mul.lo.s64 	%rd519, %rd41, %rd519;
	bra.uni 	$L__BB1_17;
$L__BB1_16:
	add.s64 	%rd519, %rd41, %rd519;
$L__BB1_17:
	shr.u32 	%r35, %r30, 8;
	and.b32  	%r36, %r35, 255;
	cvt.u64.u32 	%rd520, %r36;
	@%p7 bra 	$L__BB1_25;
	setp.eq.s32 	%p12, %r24, 1;
	@%p12 bra 	$L__BB1_23;
	setp.eq.s32 	%p13, %r24, 2;
	@%p13 bra 	$L__BB1_22;
	setp.ne.s32 	%p14, %r24, 3;
	@%p14 bra 	$L__BB1_24;
	max.u64 	%rd520, %rd40, %rd520;
	bra.uni 	$L__BB1_25;
$L__BB1_22:
	min.u64 	%rd520, %rd40, %rd520;
	bra.uni 	$L__BB1_25;
$L__BB1_23:
	mul.lo.s64 	%rd520, %rd40, %rd520;
	bra.uni 	$L__BB1_25;
$L__BB1_24:
	add.s64 	%rd520, %rd40, %rd520;
$L__BB1_25:
	shr.u32 	%r37, %r30, 16;
	and.b32  	%r38, %r37, 255;
	cvt.u64.u32 	%rd521, %r38;
	@%p7 bra 	$L__BB1_33;
	setp.eq.s32 	%p16, %r24, 1;
	@%p16 bra 	$L__BB1_31;
	setp.eq.s32 	%p17, %r24, 2;
	@%p17 bra 	$L__BB1_30;
	setp.ne.s32 	%p18, %r24, 3;
	@%p18 bra 	$L__BB1_32;
	max.u64 	%rd521, %rd39, %rd521;
	bra.uni 	$L__BB1_33;
$L__BB1_30:
	min.u64 	%rd521, %rd39, %rd521;
	bra.uni 	$L__BB1_33;
$L__BB1_31:
	mul.lo.s64 	%rd521, %rd39, %rd521;
	bra.uni 	$L__BB1_33;
$L__BB1_32:
	add.s64 	%rd521, %rd39, %rd521;
$L__BB1_33:
	shr.u32 	%r39, %r30, 24;
	cvt.u64.u32 	%rd522, %r39;
	@%p7 bra 	$L__BB1_41;
	setp.eq.s32 	%p20, %r24, 1;
	@%p20 bra 	$L__BB1_39;
	setp.eq.s32 	%p21, %r24, 2;
	@%p21 bra 	$L__BB1_38;
	setp.ne.s32 	%p22, %r24, 3;
	@%p22 bra 	$L__BB1_40;
	max.u64 	%rd522, %rd38, %rd522;
	bra.uni 	$L__BB1_41;
$L__BB1_38:
	min.u64 	%rd522, %rd38, %rd522;
	bra.uni 	$L__BB1_41;
$L__BB1_39:
	mul.lo.s64 	%rd522, %rd38, %rd522;
	bra.uni 	$L__BB1_41;
$L__BB1_40:
	add.s64 	%rd522, %rd38, %rd522;
$L__BB1_41:
	and.b32  	%r40, %r31, 255;
	cvt.u64.u32 	%rd523, %r40;
	@%p7 bra 	$L__BB1_49;
	setp.eq.s32 	%p24, %r24, 1;
	@%p24 bra 	$L__BB1_47;
	setp.eq.s32 	%p25, %r24, 2;
	@%p25 bra 	$L__BB1_46;
	setp.ne.s32 	%p26, %r24, 3;
	@%p26 bra 	$L__BB1_48;
	max.u64 	%rd523, %rd37, %rd523;
	bra.uni 	$L__BB1_49;
$L__BB1_46:
	min.u64 	%rd523, %rd37, %rd523;
	bra.uni 	$L__BB1_49;
$L__BB1_47:
	mul.lo.s64 	%rd523, %rd37, %rd523;
	bra.uni 	$L__BB1_49;
$L__BB1_48:
	add.s64 	%rd523, %rd37, %rd523;
$L__BB1_49:
	shr.u32 	%r41, %r31, 8;
	and.b32  	%r42, %r41, 255;
	cvt.u64.u32 	%rd524, %r42;
	@%p7 bra 	$L__BB1_57;
	setp.eq.s32 	%p28, %r24, 1;
	@%p28 bra 	$L__BB1_55;
	setp.eq.s32 	%p29, %r24, 2;
	@%p29 bra 	$L__BB1_54;
	setp.ne.s32 	%p30, %r24, 3;
	@%p30 bra 	$L__BB1_56;
	max.u64 	%rd524, %rd36, %rd524;
	bra.uni 	$L__BB1_57;
$L__BB1_54:
	min.u64 	%rd524, %rd36, %rd524;
	bra.uni 	$L__BB1_57;
$L__BB1_55:
	mul.lo.s64 	%rd524, %rd36, %rd524;
	bra.uni 	$L__BB1_57;
$L__BB1_56:
	add.s64 	%rd524, %rd36, %rd524;
$L__BB1_57:
	shr.u32 	%r43, %r31, 16;
	and.b32  	%r44, %r43, 255;
	cvt.u64.u32 	%rd525, %r44;
	@%p7 bra 	$L__BB1_65;
	setp.eq.s32 	%p32, %r24, 1;
	@%p32 bra 	$L__BB1_63;
	setp.eq.s32 	%p33, %r24, 2;
	@%p33 bra 	$L__BB1_62;
	setp.ne.s32 	%p34, %r24, 3;
	@%p34 bra 	$L__BB1_64;
	max.u64 	%rd525, %rd35, %rd525;
	bra.uni 	$L__BB1_65;
$L__BB1_62:
	min.u64 	%rd525, %rd35, %rd525;
	bra.uni 	$L__BB1_65;
$L__BB1_63:
	mul.lo.s64 	%rd525, %rd35, %rd525;
	bra.uni 	$L__BB1_65;
$L__BB1_64:
	add.s64 	%rd525, %rd35, %rd525;
$L__BB1_65:
	shr.u32 	%r45, %r31, 24;
	cvt.u64.u32 	%rd526, %r45;
	@%p7 bra 	$L__BB1_73;
	setp.eq.s32 	%p36, %r24, 1;
	@%p36 bra 	$L__BB1_71;
	setp.eq.s32 	%p37, %r24, 2;
	@%p37 bra 	$L__BB1_70;
	setp.ne.s32 	%p38, %r24, 3;
	@%p38 bra 	$L__BB1_72;
	max.u64 	%rd526, %rd34, %rd526;
	bra.uni 	$L__BB1_73;
$L__BB1_70:
	min.u64 	%rd526, %rd34, %rd526;
	bra.uni 	$L__BB1_73;
$L__BB1_71:
	mul.lo.s64 	%rd526, %rd34, %rd526;
	bra.uni 	$L__BB1_73;
$L__BB1_72:
	add.s64 	%rd526, %rd34, %rd526;
$L__BB1_73:
	and.b32  	%r46, %r32, 255;
	cvt.u64.u32 	%rd527, %r46;
	@%p7 bra 	$L__BB1_81;
	setp.eq.s32 	%p40, %r24, 1;
	@%p40 bra 	$L__BB1_79;
	setp.eq.s32 	%p41, %r24, 2;
	@%p41 bra 	$L__BB1_78;
	setp.ne.s32 	%p42, %r24, 3;
	@%p42 bra 	$L__BB1_80;
	max.u64 	%rd527, %rd33, %rd527;
	bra.uni 	$L__BB1_81;
$L__BB1_78:
	min.u64 	%rd527, %rd33, %rd527;
	bra.uni 	$L__BB1_81;
$L__BB1_79:
	mul.lo.s64 	%rd527, %rd33, %rd527;
	bra.uni 	$L__BB1_81;
$L__BB1_80:
	add.s64 	%rd527, %rd33, %rd527;
$L__BB1_81:
	shr.u32 	%r47, %r32, 8;
	and.b32  	%r48, %r47, 255;
	cvt.u64.u32 	%rd528, %r48;
	@%p7 bra 	$L__BB1_89;
	setp.eq.s32 	%p44, %r24, 1;
	@%p44 bra 	$L__BB1_87;
	setp.eq.s32 	%p45, %r24, 2;
	@%p45 bra 	$L__BB1_86;
	setp.ne.s32 	%p46, %r24, 3;
	@%p46 bra 	$L__BB1_88;
	max.u64 	%rd528, %rd32, %rd528;
	bra.uni 	$L__BB1_89;
$L__BB1_86:
	min.u64 	%rd528, %rd32, %rd528;
	bra.uni 	$L__BB1_89;
$L__BB1_87:
	mul.lo.s64 	%rd528, %rd32, %rd528;
	bra.uni 	$L__BB1_89;
$L__BB1_88:
	add.s64 	%rd528, %rd32, %rd528;
$L__BB1_89:
	shr.u32 	%r49, %r32, 16;
	and.b32  	%r50, %r49, 255;
	cvt.u64.u32 	%rd529, %r50;
	@%p7 bra 	$L__BB1_97;
	setp.eq.s32 	%p48, %r24, 1;
	@%p48 bra 	$L__BB1_95;
	setp.eq.s32 	%p49, %r24, 2;
	@%p49 bra 	$L__BB1_94;
	setp.ne.s32 	%p50, %r24, 3;
	@%p50 bra 	$L__BB1_96;
	max.u64 	%rd529, %rd31, %rd529;
	bra.uni 	$L__BB1_97;
$L__BB1_94:
	min.u64 	%rd529, %rd31, %rd529;
	bra.uni 	$L__BB1_97;
$L__BB1_95:
	mul.lo.s64 	%rd529, %rd31, %rd529;
	bra.uni 	$L__BB1_97;
$L__BB1_96:
	add.s64 	%rd529, %rd31, %rd529;
$L__BB1_97:
	shr.u32 	%r51, %r32, 24;
	cvt.u64.u32 	%rd530, %r51;
	@%p7 bra 	$L__BB1_105;
	setp.eq.s32 	%p52, %r24, 1;
	@%p52 bra 	$L__BB1_103;
	setp.eq.s32 	%p53, %r24, 2;
	@%p53 bra 	$L__BB1_102;
	setp.ne.s32 	%p54, %r24, 3;
	@%p54 bra 	$L__BB1_104;
	max.u64 	%rd530, %rd30, %rd530;
	bra.uni 	$L__BB1_105;
$L__BB1_102:
	min.u64 	%rd530, %rd30, %rd530;
	bra.uni 	$L__BB1_105;
$L__BB1_103:
	mul.lo.s64 	%rd530, %rd30, %rd530;
	bra.uni 	$L__BB1_105;
$L__BB1_104:
	add.s64 	%rd530, %rd30, %rd530;
$L__BB1_105:
	and.b32  	%r52, %r33, 255;
	cvt.u64.u32 	%rd531, %r52;
	@%p7 bra 	$L__BB1_113;
	setp.eq.s32 	%p56, %r24, 1;
	@%p56 bra 	$L__BB1_111;
	setp.eq.s32 	%p57, %r24, 2;
	@%p57 bra 	$L__BB1_110;
	setp.ne.s32 	%p58, %r24, 3;
	@%p58 bra 	$L__BB1_112;
	max.u64 	%rd531, %rd29, %rd531;
	bra.uni 	$L__BB1_113;
$L__BB1_110:
	min.u64 	%rd531, %rd29, %rd531;
	bra.uni 	$L__BB1_113;
$L__BB1_111:
	mul.lo.s64 	%rd531, %rd29, %rd531;
	bra.uni 	$L__BB1_113;
$L__BB1_112:
	add.s64 	%rd531, %rd29, %rd531;
$L__BB1_113:
	shr.u32 	%r53, %r33, 8;
	and.b32  	%r54, %r53, 255;
	cvt.u64.u32 	%rd532, %r54;
	@%p7 bra 	$L__BB1_121;
	setp.eq.s32 	%p60, %r24, 1;
	@%p60 bra 	$L__BB1_119;
	setp.eq.s32 	%p61, %r24, 2;
	@%p61 bra 	$L__BB1_118;
	setp.ne.s32 	%p62, %r24, 3;
	@%p62 bra 	$L__BB1_120;
	max.u64 	%rd532, %rd28, %rd532;
	bra.uni 	$L__BB1_121;
$L__BB1_118:
	min.u64 	%rd532, %rd28, %rd532;
	bra.uni 	$L__BB1_121;
$L__BB1_119:
	mul.lo.s64 	%rd532, %rd28, %rd532;
	bra.uni 	$L__BB1_121;
$L__BB1_120:
	add.s64 	%rd532, %rd28, %rd532;
$L__BB1_121:
	shr.u32 	%r55, %r33, 16;
	and.b32  	%r56, %r55, 255;
	cvt.u64.u32 	%rd533, %r56;
	@%p7 bra 	$L__BB1_129;
	setp.eq.s32 	%p64, %r24, 1;
	@%p64 bra 	$L__BB1_127;
	setp.eq.s32 	%p65, %r24, 2;
	@%p65 bra 	$L__BB1_126;
	setp.ne.s32 	%p66, %r24, 3;
	@%p66 bra 	$L__BB1_128;
	max.u64 	%rd533, %rd27, %rd533;
	bra.uni 	$L__BB1_129;
$L__BB1_126:
	min.u64 	%rd533, %rd27, %rd533;
	bra.uni 	$L__BB1_129;
$L__BB1_127:
	mul.lo.s64 	%rd533, %rd27, %rd533;
	bra.uni 	$L__BB1_129;
$L__BB1_128:
	add.s64 	%rd533, %rd27, %rd533;
$L__BB1_129:
	shr.u32 	%r57, %r33, 24;
	cvt.u64.u32 	%rd534, %r57;
	@%p7 bra 	$L__BB1_137;
	setp.eq.s32 	%p68, %r24, 1;
	@%p68 bra 	$L__BB1_135;
	setp.eq.s32 	%p69, %r24, 2;
	@%p69 bra 	$L__BB1_134;
	setp.ne.s32 	%p70, %r24, 3;
	@%p70 bra 	$L__BB1_136;
	max.u64 	%rd534, %rd26, %rd534;
	bra.uni 	$L__BB1_137;
$L__BB1_134:
	min.u64 	%rd534, %rd26, %rd534;
	bra.uni 	$L__BB1_137;
$L__BB1_135:
	mul.lo.s64 	%rd534, %rd26, %rd534;
	bra.uni 	$L__BB1_137;
$L__BB1_136:
	add.s64 	%rd534, %rd26, %rd534;
$L__BB1_137:
	add.s32 	%r275, %r275, 1;
	setp.lt.u32 	%p71, %r275, %r25;
	@%p71 bra 	$L__BB1_7;
$L__BB1_138:
	setp.ne.s32 	%p72, %r24, 4;
	mov.u64 	%rd551, %rd519;
	@%p72 bra 	$L__BB1_142;
	and.b64  	%rd388, %rd519, -4294967296;
	setp.eq.s64 	%p73, %rd388, 0;
	@%p73 bra 	$L__BB1_141;
	div.u64 	%rd551, %rd519, %rd7;
	bra.uni 	$L__BB1_142;
$L__BB1_141:
	cvt.u32.u64 	%r58, %rd7;
	cvt.u32.u64 	%r59, %rd519;
	div.u32 	%r60, %r59, %r58;
	cvt.u64.u32 	%rd551, %r60;
$L__BB1_142:
	mov.u64 	%rd552, %rd520;
	@%p72 bra 	$L__BB1_146;
	and.b64  	%rd389, %rd520, -4294967296;
	setp.eq.s64 	%p75, %rd389, 0;
	@%p75 bra 	$L__BB1_145;
	div.u64 	%rd552, %rd520, %rd7;
	bra.uni 	$L__BB1_146;
$L__BB1_145:
	cvt.u32.u64 	%r61, %rd7;
	cvt.u32.u64 	%r62, %rd520;
	div.u32 	%r63, %r62, %r61;
	cvt.u64.u32 	%rd552, %r63;
$L__BB1_146:
	mov.u64 	%rd553, %rd521;
	@%p72 bra 	$L__BB1_150;
	and.b64  	%rd390, %rd521, -4294967296;
	setp.eq.s64 	%p77, %rd390, 0;
	@%p77 bra 	$L__BB1_149;
	div.u64 	%rd553, %rd521, %rd7;
	bra.uni 	$L__BB1_150;
$L__BB1_149:
	cvt.u32.u64 	%r64, %rd7;
	cvt.u32.u64 	%r65, %rd521;
	div.u32 	%r66, %r65, %r64;
	cvt.u64.u32 	%rd553, %r66;
$L__BB1_150:
	mov.u64 	%rd554, %rd522;
	@%p72 bra 	$L__BB1_154;
	and.b64  	%rd391, %rd522, -4294967296;
	setp.eq.s64 	%p79, %rd391, 0;
	@%p79 bra 	$L__BB1_153;
	div.u64 	%rd554, %rd522, %rd7;
	bra.uni 	$L__BB1_154;
$L__BB1_153:
	cvt.u32.u64 	%r67, %rd7;
	cvt.u32.u64 	%r68, %rd522;
	div.u32 	%r69, %r68, %r67;
	cvt.u64.u32 	%rd554, %r69;
$L__BB1_154:
	cvt.u32.u64 	%r70, %rd552;
	cvt.u32.u64 	%r71, %rd551;
	mov.u32 	%r72, 64;
	prmt.b32 	%r73, %r71, %r70, %r72;
	cvt.u32.u64 	%r74, %rd553;
	mov.u32 	%r75, 1040;
	prmt.b32 	%r76, %r73, %r74, %r75;
	cvt.u32.u64 	%r77, %rd554;
	mov.u32 	%r78, 16912;
	prmt.b32 	%r8, %r76, %r77, %r78;
	mov.u64 	%rd555, %rd523;
	@%p72 bra 	$L__BB1_158;
	and.b64  	%rd392, %rd523, -4294967296;
	setp.eq.s64 	%p81, %rd392, 0;
	@%p81 bra 	$L__BB1_157;
	div.u64 	%rd555, %rd523, %rd7;
	bra.uni 	$L__BB1_158;
$L__BB1_157:
	cvt.u32.u64 	%r79, %rd7;
	cvt.u32.u64 	%r80, %rd523;
	div.u32 	%r81, %r80, %r79;
	cvt.u64.u32 	%rd555, %r81;
$L__BB1_158:
	mov.u64 	%rd556, %rd524;
	@%p72 bra 	$L__BB1_162;
	and.b64  	%rd393, %rd524, -4294967296;
	setp.eq.s64 	%p83, %rd393, 0;
	@%p83 bra 	$L__BB1_161;
	div.u64 	%rd556, %rd524, %rd7;
	bra.uni 	$L__BB1_162;
$L__BB1_161:
	cvt.u32.u64 	%r82, %rd7;
	cvt.u32.u64 	%r83, %rd524;
	div.u32 	%r84, %r83, %r82;
	cvt.u64.u32 	%rd556, %r84;
$L__BB1_162:
	mov.u64 	%rd557, %rd525;
	@%p72 bra 	$L__BB1_166;
	and.b64  	%rd394, %rd525, -4294967296;
	setp.eq.s64 	%p85, %rd394, 0;
	@%p85 bra 	$L__BB1_165;
	div.u64 	%rd557, %rd525, %rd7;
	bra.uni 	$L__BB1_166;
$L__BB1_165:
	cvt.u32.u64 	%r85, %rd7;
	cvt.u32.u64 	%r86, %rd525;
	div.u32 	%r87, %r86, %r85;
	cvt.u64.u32 	%rd557, %r87;
$L__BB1_166:
	mov.u64 	%rd558, %rd526;
	@%p72 bra 	$L__BB1_170;
	and.b64  	%rd395, %rd526, -4294967296;
	setp.eq.s64 	%p87, %rd395, 0;
	@%p87 bra 	$L__BB1_169;
	div.u64 	%rd558, %rd526, %rd7;
	bra.uni 	$L__BB1_170;
$L__BB1_169:
	cvt.u32.u64 	%r88, %rd7;
	cvt.u32.u64 	%r89, %rd526;
	div.u32 	%r90, %r89, %r88;
	cvt.u64.u32 	%rd558, %r90;
$L__BB1_170:
	cvt.u32.u64 	%r91, %rd556;
	cvt.u32.u64 	%r92, %rd555;
	mov.u32 	%r93, 64;
	prmt.b32 	%r94, %r92, %r91, %r93;
	cvt.u32.u64 	%r95, %rd557;
	mov.u32 	%r96, 1040;
	prmt.b32 	%r97, %r94, %r95, %r96;
	cvt.u32.u64 	%r98, %rd558;
	mov.u32 	%r99, 16912;
	prmt.b32 	%r9, %r97, %r98, %r99;
	mov.u64 	%rd559, %rd527;
	@%p72 bra 	$L__BB1_174;
	and.b64  	%rd396, %rd527, -4294967296;
	setp.eq.s64 	%p89, %rd396, 0;
	@%p89 bra 	$L__BB1_173;
	div.u64 	%rd559, %rd527, %rd7;
	bra.uni 	$L__BB1_174;
$L__BB1_173:
	cvt.u32.u64 	%r100, %rd7;
	cvt.u32.u64 	%r101, %rd527;
	div.u32 	%r102, %r101, %r100;
	cvt.u64.u32 	%rd559, %r102;
$L__BB1_174:
	mov.u64 	%rd560, %rd528;
	@%p72 bra 	$L__BB1_178;
	and.b64  	%rd397, %rd528, -4294967296;
	setp.eq.s64 	%p91, %rd397, 0;
	@%p91 bra 	$L__BB1_177;
	div.u64 	%rd560, %rd528, %rd7;
	bra.uni 	$L__BB1_178;
$L__BB1_177:
	cvt.u32.u64 	%r103, %rd7;
	cvt.u32.u64 	%r104, %rd528;
	div.u32 	%r105, %r104, %r103;
	cvt.u64.u32 	%rd560, %r105;
$L__BB1_178:
	mov.u64 	%rd561, %rd529;
	@%p72 bra 	$L__BB1_182;
	and.b64  	%rd398, %rd529, -4294967296;
	setp.eq.s64 	%p93, %rd398, 0;
	@%p93 bra 	$L__BB1_181;
	div.u64 	%rd561, %rd529, %rd7;
	bra.uni 	$L__BB1_182;
$L__BB1_181:
	cvt.u32.u64 	%r106, %rd7;
	cvt.u32.u64 	%r107, %rd529;
	div.u32 	%r108, %r107, %r106;
	cvt.u64.u32 	%rd561, %r108;
$L__BB1_182:
	mov.u64 	%rd562, %rd530;
	@%p72 bra 	$L__BB1_186;
	and.b64  	%rd399, %rd530, -4294967296;
	setp.eq.s64 	%p95, %rd399, 0;
	@%p95 bra 	$L__BB1_185;
	div.u64 	%rd562, %rd530, %rd7;
	bra.uni 	$L__BB1_186;
$L__BB1_185:
	cvt.u32.u64 	%r109, %rd7;
	cvt.u32.u64 	%r110, %rd530;
	div.u32 	%r111, %r110, %r109;
	cvt.u64.u32 	%rd562, %r111;
$L__BB1_186:
	cvt.u32.u64 	%r112, %rd560;
	cvt.u32.u64 	%r113, %rd559;
	mov.u32 	%r114, 64;
	prmt.b32 	%r115, %r113, %r112, %r114;
	cvt.u32.u64 	%r116, %rd561;
	mov.u32 	%r117, 1040;
	prmt.b32 	%r118, %r115, %r116, %r117;
	cvt.u32.u64 	%r119, %rd562;
	mov.u32 	%r120, 16912;
	prmt.b32 	%r10, %r118, %r119, %r120;
	mov.u64 	%rd563, %rd531;
	@%p72 bra 	$L__BB1_190;
	and.b64  	%rd400, %rd531, -4294967296;
	setp.eq.s64 	%p97, %rd400, 0;
	@%p97 bra 	$L__BB1_189;
	div.u64 	%rd563, %rd531, %rd7;
	bra.uni 	$L__BB1_190;
$L__BB1_189:
	cvt.u32.u64 	%r121, %rd7;
	cvt.u32.u64 	%r122, %rd531;
	div.u32 	%r123, %r122, %r121;
	cvt.u64.u32 	%rd563, %r123;
$L__BB1_190:
	mov.u64 	%rd564, %rd532;
	@%p72 bra 	$L__BB1_194;
	and.b64  	%rd401, %rd532, -4294967296;
	setp.eq.s64 	%p99, %rd401, 0;
	@%p99 bra 	$L__BB1_193;
	div.u64 	%rd564, %rd532, %rd7;
	bra.uni 	$L__BB1_194;
$L__BB1_193:
	cvt.u32.u64 	%r124, %rd7;
	cvt.u32.u64 	%r125, %rd532;
	div.u32 	%r126, %r125, %r124;
	cvt.u64.u32 	%rd564, %r126;
$L__BB1_194:
	mov.u64 	%rd565, %rd533;
	@%p72 bra 	$L__BB1_198;
	and.b64  	%rd402, %rd533, -4294967296;
	setp.eq.s64 	%p101, %rd402, 0;
	@%p101 bra 	$L__BB1_197;
	div.u64 	%rd565, %rd533, %rd7;
	bra.uni 	$L__BB1_198;
$L__BB1_197:
	cvt.u32.u64 	%r127, %rd7;
	cvt.u32.u64 	%r128, %rd533;
	div.u32 	%r129, %r128, %r127;
	cvt.u64.u32 	%rd565, %r129;
$L__BB1_198:
	mov.u64 	%rd566, %rd534;
	@%p72 bra 	$L__BB1_202;
	and.b64  	%rd403, %rd534, -4294967296;
	setp.eq.s64 	%p103, %rd403, 0;
	@%p103 bra 	$L__BB1_201;
	div.u64 	%rd566, %rd534, %rd7;
	bra.uni 	$L__BB1_202;
$L__BB1_201:
	cvt.u32.u64 	%r130, %rd7;
	cvt.u32.u64 	%r131, %rd534;
	div.u32 	%r132, %r131, %r130;
	cvt.u64.u32 	%rd566, %r132;
$L__BB1_202:
	cvt.u32.u64 	%r133, %rd564;
	cvt.u32.u64 	%r134, %rd563;
	mov.u32 	%r135, 64;
	prmt.b32 	%r136, %r134, %r133, %r135;
	cvt.u32.u64 	%r137, %rd565;
	mov.u32 	%r138, 1040;
	prmt.b32 	%r139, %r136, %r137, %r138;
	cvt.u32.u64 	%r140, %rd566;
	mov.u32 	%r141, 16912;
	shl.b64 	%rd404, %rd501, 4;
	add.s64 	%rd405, %rd1, %rd404;
	prmt.b32 	%r142, %r139, %r140, %r141;
	st.global.v4.u32 	[%rd405], {%r8, %r9, %r10, %r142};
	add.s64 	%rd501, %rd501, %rd8;
	setp.lt.u64 	%p104, %rd501, %rd5;
	@%p104 bra 	$L__BB1_5;
$L__BB1_203:
	and.b64  	%rd567, %rd375, -16;
$L__BB1_204:
	mov.u32 	%r143, %tid.x;
	cvt.u64.u32 	%rd406, %r143;
	add.s64 	%rd568, %rd567, %rd406;
	setp.ge.u64 	%p105, %rd568, %rd375;
	@%p105 bra 	$L__BB1_318;
	cvt.u64.u32 	%rd209, %r25;
	mov.u32 	%r144, %ntid.x;
	cvt.u64.u32 	%rd210, %r144;
	ld.local.u32 	%r11, [%rd3+24];
$L__BB1_206:
	.pragma "nounroll";
	setp.eq.s32 	%p106, %r11, 0;
	@%p106 bra 	$L__BB1_208;
	ld.local.u64 	%rd569, [%rd3+8];
	bra.uni 	$L__BB1_209;
$L__BB1_208:
	ld.local.u64 	%rd569, [%rd3];
$L__BB1_209:
	add.s64 	%rd407, %rd569, %rd568;
	ld.u8 	%rd572, [%rd407];
	setp.lt.u32 	%p107, %r25, 2;
	@%p107 bra 	$L__BB1_222;
	mov.u32 	%r276, 1;
$L__BB1_211:
	.pragma "nounroll";
	setp.eq.s32 	%p108, %r11, %r276;
	@%p108 bra 	$L__BB1_213;
	bra.uni 	$L__BB1_212;
$L__BB1_213:
	ld.local.u64 	%rd571, [%rd3];
	bra.uni 	$L__BB1_214;
$L__BB1_212:
	ld.local.u64 	%rd408, [%rd3+16];
	cvt.u64.u32 	%rd409, %r276;
	mul.lo.s64 	%rd410, %rd408, %rd409;
	ld.local.u64 	%rd411, [%rd3+8];
	add.s64 	%rd571, %rd411, %rd410;
$L__BB1_214:
	add.s64 	%rd412, %rd571, %rd568;
	ld.u8 	%rd220, [%rd412];
	setp.eq.s32 	%p109, %r24, 1;
	@%p109 bra 	$L__BB1_219;
	setp.eq.s32 	%p110, %r24, 2;
	@%p110 bra 	$L__BB1_218;
	setp.ne.s32 	%p111, %r24, 3;
	@%p111 bra 	$L__BB1_220;
	max.u64 	%rd572, %rd572, %rd220;
	bra.uni 	$L__BB1_221;
$L__BB1_219:
	mul.lo.s64 	%rd572, %rd572, %rd220;
	bra.uni 	$L__BB1_221;
$L__BB1_218:
	min.u64 	%rd572, %rd572, %rd220;
	bra.uni 	$L__BB1_221;
$L__BB1_220:
	add.s64 	%rd572, %rd572, %rd220;
$L__BB1_221:
	add.s32 	%r276, %r276, 1;
	setp.lt.u32 	%p112, %r276, %r25;
	@%p112 bra 	$L__BB1_211;
$L__BB1_222:
	setp.ne.s32 	%p113, %r24, 4;
	@%p113 bra 	$L__BB1_226;
	and.b64  	%rd413, %rd572, -4294967296;
	setp.eq.s64 	%p114, %rd413, 0;
	@%p114 bra 	$L__BB1_225;
	div.u64 	%rd572, %rd572, %rd209;
	bra.uni 	$L__BB1_226;
$L__BB1_225:
	cvt.u32.u64 	%r146, %rd209;
	cvt.u32.u64 	%r147, %rd572;
	div.u32 	%r148, %r147, %r146;
	cvt.u64.u32 	%rd572, %r148;
$L__BB1_226:
	add.s64 	%rd414, %rd1, %rd568;
	st.global.u8 	[%rd414], %rd572;
	add.s64 	%rd568, %rd568, %rd210;
	setp.lt.u64 	%p115, %rd568, %rd375;
	@%p115 bra 	$L__BB1_206;
$L__BB1_318:
	ret;
}
`;
