// Made by npm run generate:ptx from kernels/combine.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_4
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
	.reg .b64 	%rd<29>;
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
	add.s64 	%rd13, %rd12, 7;
	shr.u64 	%rd14, %rd13, 3;
	mov.u32 	%r4, %nctaid.x;
	cvt.u64.u32 	%rd1, %r4;
	add.s64 	%rd15, %rd1, %rd14;
	add.s64 	%rd2, %rd15, -1;
	and.b64  	%rd16, %rd2, -4294967296;
	setp.eq.s64 	%p1, %rd16, 0;
	@%p1 bra 	$L__BB0_2;
	div.u64 	%rd28, %rd2, %rd1;
	bra.uni 	$L__BB0_3;
$L__BB0_2:
	cvt.u32.u64 	%r5, %rd1;
	cvt.u32.u64 	%r6, %rd2;
	div.u32 	%r7, %r6, %r5;
	cvt.u64.u32 	%rd28, %r7;
$L__BB0_3:
	mov.u32 	%r8, %ctaid.x;
	cvt.u64.u32 	%rd17, %r8;
	shl.b64 	%rd18, %rd28, 3;
	mul.lo.s64 	%rd19, %rd18, %rd17;
	min.u64 	%rd6, %rd19, %rd12;
	add.s64 	%rd20, %rd6, %rd18;
	min.u64 	%rd7, %rd20, %rd12;
	setp.eq.s64 	%p2, %rd7, %rd6;
	@%p2 bra 	$L__BB0_5;
	shl.b64 	%rd21, %rd6, 1;
	add.s64 	%rd22, %rd11, %rd21;
	add.u64 	%rd23, %SP, 0;
	add.u64 	%rd24, %SPL, 0;
	add.s64 	%rd25, %rd8, %rd21;
	st.local.u64 	[%rd24], %rd25;
	add.s64 	%rd26, %rd9, %rd21;
	st.local.u64 	[%rd24+8], %rd26;
	st.local.u64 	[%rd24+16], %rd10;
	st.local.u32 	[%rd24+24], %r1;
	sub.s64 	%rd27, %rd7, %rd6;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd22;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd23;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd27;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r3;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r2;
	call.uni
	_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj,
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
.func _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<122>;
	.reg .b16 	%rs<119>;
	.reg .f32 	%f<492>;
	.reg .b32 	%r<88>;
	.reg .b64 	%rd<132>;
	ld.param.u64 	%rd57, [_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd58, [_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd56, [_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r21, [_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r22, [_ZN10collective6reduceEP13__nv_bfloat16RKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd57;
	or.b32  	%r23, %r21, 4;
	setp.eq.s32 	%p1, %r23, 4;
	and.b64  	%rd2, %rd57, 15;
	cvta.to.local.u64 	%rd3, %rd58;
	@%p1 bra 	$L__BB1_113;
	bra.uni 	$L__BB1_1;
$L__BB1_113:
	setp.ne.s64 	%p77, %rd2, 0;
	mov.u64 	%rd127, 0;
	@%p77 bra 	$L__BB1_180;
	ld.local.u64 	%rd25, [%rd3];
	and.b64  	%rd83, %rd25, 15;
	setp.ne.s64 	%p78, %rd83, 0;
	@%p78 bra 	$L__BB1_180;
	shr.u64 	%rd26, %rd56, 3;
	mov.u32 	%r38, %tid.x;
	cvt.u64.u32 	%rd124, %r38;
	mov.u32 	%r39, %ntid.x;
	cvt.u64.u32 	%rd28, %r39;
	add.s64 	%rd84, %rd124, %rd28;
	setp.ge.u64 	%p79, %rd84, %rd26;
	@%p79 bra 	$L__BB1_155;
	cvt.u32.u64 	%r40, %rd28;
	cvt.rn.f32.u32 	%f94, %r22;
	shl.b32 	%r41, %r40, 1;
	cvt.u64.u32 	%rd29, %r41;
$L__BB1_117:
	.pragma "nounroll";
	setp.eq.s32 	%p80, %r22, 0;
	mov.f32 	%f433, 0f00000000;
	mov.f32 	%f434, %f433;
	mov.f32 	%f435, %f433;
	mov.f32 	%f436, %f433;
	mov.f32 	%f437, %f433;
	mov.f32 	%f438, %f433;
	mov.f32 	%f439, %f433;
	mov.f32 	%f440, %f433;
	mov.f32 	%f441, %f433;
	mov.f32 	%f442, %f433;
	mov.f32 	%f443, %f433;
	mov.f32 	%f444, %f433;
	mov.f32 	%f445, %f433;
	mov.f32 	%f446, %f433;
	mov.f32 	%f447, %f433;
	mov.f32 	%f448, %f433;
	@%p80 bra 	$L__BB1_122;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r85, 0;
	mov.f32 	%f433, 0f00000000;
$L__BB1_119:
	.pragma "nounroll";
	setp.eq.s32 	%p81, %r11, %r85;
	mov.u64 	%rd123, %rd25;
	@%p81 bra 	$L__BB1_121;
	ld.local.u64 	%rd85, [%rd3+16];
	cvt.u64.u32 	%rd86, %r85;
	mul.lo.s64 	%rd87, %rd85, %rd86;
	ld.local.u64 	%rd88, [%rd3+8];
	add.s64 	%rd123, %rd88, %rd87;
$L__BB1_121:
	shl.b64 	%rd89, %rd124, 4;
	add.s64 	%rd90, %rd123, %rd89;
	ld.v4.u32 	{%r43, %r44, %r45, %r46}, [%rd90];
	shl.b64 	%rd91, %rd28, 4;
	add.s64 	%rd92, %rd90, %rd91;
	ld.v4.u32 	{%r51, %r52, %r53, %r54}, [%rd92];
	mov.b32 	{%rs68, %rs69}, %r43;
	{ mov.b32 %f290, {0,%rs68};}
	add.f32 	%f306, %f290, %f448;
	setp.eq.s32 	%p82, %r85, 0;
	selp.f32 	%f448, %f290, %f306, %p82;
	{ mov.b32 %f291, {0,%rs69};}
	add.f32 	%f307, %f291, %f447;
	selp.f32 	%f447, %f291, %f307, %p82;
	mov.b32 	{%rs70, %rs71}, %r44;
	{ mov.b32 %f292, {0,%rs70};}
	add.f32 	%f308, %f292, %f446;
	selp.f32 	%f446, %f292, %f308, %p82;
	{ mov.b32 %f293, {0,%rs71};}
	add.f32 	%f309, %f293, %f445;
	selp.f32 	%f445, %f293, %f309, %p82;
	mov.b32 	{%rs72, %rs73}, %r45;
	{ mov.b32 %f294, {0,%rs72};}
	add.f32 	%f310, %f294, %f444;
	selp.f32 	%f444, %f294, %f310, %p82;
	{ mov.b32 %f295, {0,%rs73};}
	add.f32 	%f311, %f295, %f443;
	selp.f32 	%f443, %f295, %f311, %p82;
	mov.b32 	{%rs74, %rs75}, %r46;
	{ mov.b32 %f296, {0,%rs74};}
	add.f32 	%f312, %f296, %f442;
	selp.f32 	%f442, %f296, %f312, %p82;
	{ mov.b32 %f297, {0,%rs75};}
	add.f32 	%f313, %f297, %f441;
	selp.f32 	%f441, %f297, %f313, %p82;
	mov.b32 	{%rs76, %rs77}, %r51;
	{ mov.b32 %f298, {0,%rs76};}
	add.f32 	%f314, %f298, %f440;
	selp.f32 	%f440, %f298, %f314, %p82;
	{ mov.b32 %f299, {0,%rs77};}
	add.f32 	%f315, %f299, %f439;
	selp.f32 	%f439, %f299, %f315, %p82;
	mov.b32 	{%rs78, %rs79}, %r52;
	{ mov.b32 %f300, {0,%rs78};}
	add.f32 	%f316, %f300, %f438;
	selp.f32 	%f438, %f300, %f316, %p82;
	{ mov.b32 %f301, {0,%rs79};}
	add.f32 	%f317, %f301, %f437;
	selp.f32 	%f437, %f301, %f317, %p82;
	mov.b32 	{%rs80, %rs81}, %r53;
	{ mov.b32 %f302, {0,%rs80};}
	add.f32 	%f318, %f302, %f436;
	selp.f32 	%f436, %f302, %f318, %p82;
	{ mov.b32 %f303, {0,%rs81};}
	add.f32 	%f319, %f303, %f435;
	selp.f32 	%f435, %f303, %f319, %p82;
	mov.b32 	{%rs82, %rs83}, %r54;
	{ mov.b32 %f304, {0,%rs82};}
	add.f32 	%f320, %f304, %f434;
	selp.f32 	%f434, %f304, %f320, %p82;
	{ mov.b32 %f305, {0,%rs83};}
	add.f32 	%f321, %f305, %f433;
	selp.f32 	%f433, %f305, %f321, %p82;
	add.s32 	%r85, %r85, 1;
	setp.lt.u32 	%p83, %r85, %r22;
	@%p83 bra 	$L__BB1_119;
$L__BB1_122:
	setp.ne.s32 	%p84, %r21, 4;
	@%p84 bra 	$L__BB1_124;
	div.rn.f32 	%f448, %f448, %f94;
$L__BB1_124:
	{  cvt.rn.bf16.f32 %rs84, %f448;}
	@%p84 bra 	$L__BB1_126;
	div.rn.f32 	%f447, %f447, %f94;
$L__BB1_126:
	{  cvt.rn.bf16.f32 %rs85, %f447;}
	@%p84 bra 	$L__BB1_128;
	div.rn.f32 	%f446, %f446, %f94;
$L__BB1_128:
	{  cvt.rn.bf16.f32 %rs86, %f446;}
	@%p84 bra 	$L__BB1_130;
	div.rn.f32 	%f445, %f445, %f94;
$L__BB1_130:
	{  cvt.rn.bf16.f32 %rs87, %f445;}
	@%p84 bra 	$L__BB1_132;
	div.rn.f32 	%f444, %f444, %f94;
$L__BB1_132:
	{  cvt.rn.bf16.f32 %rs88, %f444;}
	@%p84 bra 	$L__BB1_134;
	div.rn.f32 	%f443, %f443, %f94;
$L__BB1_134:
	{  cvt.rn.bf16.f32 %rs89, %f443;}
	@%p84 bra 	$L__BB1_136;
	div.rn.f32 	%f442, %f442, %f94;
$L__BB1_136:
	{  cvt.rn.bf16.f32 %rs90, %f442;}
	@%p84 bra 	$L__BB1_138;
	div.rn.f32 	%f441, %f441, %f94;
$L__BB1_138:
	shl.b64 	%rd93, %rd124, 4;
	add.s64 	%rd34, %rd1, %rd93;
	{  cvt.rn.bf16.f32 %rs91, %f441;}
	mov.b32 	%r59, {%rs90, %rs91};
	mov.b32 	%r60, {%rs88, %rs89};
	mov.b32 	%r61, {%rs86, %rs87};
	mov.b32 	%r62, {%rs84, %rs85};
	st.global.v4.u32 	[%rd34], {%r62, %r61, %r60, %r59};
	@%p84 bra 	$L__BB1_140;
	div.rn.f32 	%f440, %f440, %f94;
$L__BB1_140:
	{  cvt.rn.bf16.f32 %rs92, %f440;}
	@%p84 bra 	$L__BB1_142;
	div.rn.f32 	%f439, %f439, %f94;
$L__BB1_142:
	{  cvt.rn.bf16.f32 %rs93, %f439;}
	@%p84 bra 	$L__BB1_144;
	div.rn.f32 	%f438, %f438, %f94;
$L__BB1_144:
	{  cvt.rn.bf16.f32 %rs94, %f438;}
	@%p84 bra 	$L__BB1_146;
	div.rn.f32 	%f437, %f437, %f94;
$L__BB1_146:
	{  cvt.rn.bf16.f32 %rs95, %f437;}
	@%p84 bra 	$L__BB1_148;
	div.rn.f32 	%f436, %f436, %f94;
$L__BB1_148:
	{  cvt.rn.bf16.f32 %rs96, %f436;}
	@%p84 bra 	$L__BB1_150;
	div.rn.f32 	%f435, %f435, %f94;
$L__BB1_150:
	{  cvt.rn.bf16.f32 %rs97, %f435;}
	@%p84 bra 	$L__BB1_152;
	div.rn.f32 	%f434, %f434, %f94;
$L__BB1_152:
	{  cvt.rn.bf16.f32 %rs98, %f434;}
	@%p84 bra 	$L__BB1_154;
	div.rn.f32 	%f433, %f433, %f94;
$L__BB1_154:
	shl.b64 	%rd94, %rd28, 4;
	add.s64 	%rd95, %rd34, %rd94;
	{  cvt.rn.bf16.f32 %rs99, %f433;}
	mov.b32 	%r63, {%rs98, %rs99};
	mov.b32 	%r64, {%rs96, %rs97};
	mov.b32 	%r65, {%rs94, %rs95};
	mov.b32 	%r66, {%rs92, %rs93};
	st.global.v4.u32 	[%rd95], {%r66, %r65, %r64, %r63};
	add.s64 	%rd124, %rd124, %rd29;
	add.s64 	%rd96, %rd124, %rd28;
	setp.lt.u64 	%p100, %rd96, %rd26;
	@%p100 bra 	$L__BB1_117;
$L__BB1_155:
	setp.ge.u64 	%p101, %rd124, %rd26;
	@%p101 bra 	$L__BB1_179;
	cvt.rn.f32.u32 	%f175, %r22;
$L__BB1_157:
	.pragma "nounroll";
	setp.eq.s32 	%p102, %r22, 0;
	mov.f32 	%f473, 0f00000000;
	mov.f32 	%f474, %f473;
	mov.f32 	%f475, %f473;
	mov.f32 	%f476, %f473;
	mov.f32 	%f477, %f473;
	mov.f32 	%f478, %f473;
	mov.f32 	%f479, %f473;
	mov.f32 	%f480, %f473;
	@%p102 bra 	$L__BB1_162;
	ld.local.u32 	%r14, [%rd3+24];
	mov.u32 	%r86, 0;
	mov.f32 	%f473, 0f00000000;
$L__BB1_159:
	.pragma "nounroll";
	setp.eq.s32 	%p103, %r14, %r86;
	mov.u64 	%rd126, %rd25;
	@%p103 bra 	$L__BB1_161;
	ld.local.u64 	%rd97, [%rd3+16];
	cvt.u64.u32 	%rd98, %r86;
	mul.lo.s64 	%rd99, %rd97, %rd98;
	ld.local.u64 	%rd100, [%rd3+8];
	add.s64 	%rd126, %rd100, %rd99;
$L__BB1_161:
	shl.b64 	%rd101, %rd124, 4;
	add.s64 	%rd102, %rd126, %rd101;
	ld.v4.u32 	{%r68, %r69, %r70, %r71}, [%rd102];
	mov.b32 	{%rs100, %rs101}, %r68;
	{ mov.b32 %f354, {0,%rs100};}
	add.f32 	%f362, %f354, %f476;
	setp.eq.s32 	%p104, %r86, 0;
	selp.f32 	%f476, %f354, %f362, %p104;
	{ mov.b32 %f355, {0,%rs101};}
	add.f32 	%f363, %f355, %f475;
	selp.f32 	%f475, %f355, %f363, %p104;
	mov.b32 	{%rs102, %rs103}, %r69;
	{ mov.b32 %f356, {0,%rs102};}
	add.f32 	%f364, %f356, %f474;
	selp.f32 	%f474, %f356, %f364, %p104;
	{ mov.b32 %f357, {0,%rs103};}
	add.f32 	%f365, %f357, %f473;
	selp.f32 	%f473, %f357, %f365, %p104;
	mov.b32 	{%rs104, %rs105}, %r70;
	{ mov.b32 %f358, {0,%rs104};}
	add.f32 	%f366, %f358, %f477;
	selp.f32 	%f477, %f358, %f366, %p104;
	{ mov.b32 %f359, {0,%rs105};}
	add.f32 	%f367, %f359, %f478;
	selp.f32 	%f478, %f359, %f367, %p104;
	mov.b32 	{%rs106, %rs107}, %r71;
	{ mov.b32 %f360, {0,%rs106};}
	add.f32 	%f368, %f360, %f479;
	selp.f32 	%f479, %f360, %f368, %p104;
	{ mov.b32 %f361, {0,%rs107};}
	add.f32 	%f369, %f361, %f480;
	selp.f32 	%f480, %f361, %f369, %p104;
	add.s32 	%r86, %r86, 1;
	setp.lt.u32 	%p105, %r86, %r22;
	@%p105 bra 	$L__BB1_159;
$L__BB1_162:
	setp.ne.s32 	%p106, %r21, 4;
	@%p106 bra 	$L__BB1_164;
	div.rn.f32 	%f476, %f476, %f175;
$L__BB1_164:
	{  cvt.rn.bf16.f32 %rs108, %f476;}
	@%p106 bra 	$L__BB1_166;
	div.rn.f32 	%f475, %f475, %f175;
$L__BB1_166:
	{  cvt.rn.bf16.f32 %rs109, %f475;}
	@%p106 bra 	$L__BB1_168;
	div.rn.f32 	%f474, %f474, %f175;
$L__BB1_168:
	{  cvt.rn.bf16.f32 %rs110, %f474;}
	@%p106 bra 	$L__BB1_170;
	div.rn.f32 	%f473, %f473, %f175;
$L__BB1_170:
	{  cvt.rn.bf16.f32 %rs111, %f473;}
	@%p106 bra 	$L__BB1_172;
	div.rn.f32 	%f477, %f477, %f175;
$L__BB1_172:
	{  cvt.rn.bf16.f32 %rs112, %f477;}
	@%p106 bra 	$L__BB1_174;
	div.rn.f32 	%f478, %f478, %f175;
$L__BB1_174:
	{  cvt.rn.bf16.f32 %rs113, %f478;}
	@%p106 bra 	$L__BB1_176;
	div.rn.f32 	%f479, %f479, %f175;
$L__BB1_176:
	{  cvt.rn.bf16.f32 %rs114, %f479;}
	@%p106 bra 	$L__BB1_178;
	div.rn.f32 	%f480, %f480, %f175;
$L__BB1_178:
	shl.b64 	%rd103, %rd124, 4;
	add.s64 	%rd104, %rd1, %rd103;
	{  cvt.rn.bf16.f32 %rs115, %f480;}
	mov.b32 	%r76, {%rs114, %rs115};
	mov.b32 	%r77, {%rs112, %rs113};
	mov.b32 	%r78, {%rs110, %rs111};
	mov.b32 	%r79, {%rs108, %rs109};
	st.global.v4.u32 	[%rd104], {%r79, %r78, %r77, %r76};
	add.s64 	%rd124, %rd124, %rd28;
	setp.lt.u64 	%p114, %rd124, %rd26;
	@%p114 bra 	$L__BB1_157;
$L__BB1_179:
	and.b64  	%rd127, %rd56, -8;
$L__BB1_180:
	mov.u32 	%r80, %tid.x;
	cvt.u64.u32 	%rd105, %r80;
	add.s64 	%rd128, %rd127, %rd105;
	setp.ge.u64 	%p115, %rd128, %rd56;
	@%p115 bra 	$L__BB1_194;
	cvt.rn.f32.u32 	%f216, %r22;
	mov.u32 	%r81, %ntid.x;
	cvt.u64.u32 	%rd45, %r81;
	ld.local.u32 	%r17, [%rd3+24];
	neg.s32 	%r18, %r17;
$L__BB1_182:
	.pragma "nounroll";
	setp.eq.s32 	%p116, %r17, 0;
	@%p116 bra 	$L__BB1_184;
	ld.local.u64 	%rd129, [%rd3+8];
	bra.uni 	$L__BB1_185;
$L__BB1_184:
	ld.local.u64 	%rd129, [%rd3];
$L__BB1_185:
	shl.b64 	%rd106, %rd128, 1;
	add.s64 	%rd107, %rd129, %rd106;
	ld.u16 	%rs116, [%rd107];
	{ mov.b32 %f490, {0,%rs116};}
	setp.lt.u32 	%p117, %r22, 2;
	@%p117 bra 	$L__BB1_191;
	mov.u64 	%rd130, 1;
	mov.u32 	%r87, %r18;
$L__BB1_187:
	.pragma "nounroll";
	setp.eq.s32 	%p118, %r87, -1;
	@%p118 bra 	$L__BB1_189;
	ld.local.u64 	%rd109, [%rd3+16];
	mul.lo.s64 	%rd110, %rd109, %rd130;
	ld.local.u64 	%rd111, [%rd3+8];
	add.s64 	%rd131, %rd111, %rd110;
	bra.uni 	$L__BB1_190;
$L__BB1_189:
	ld.local.u64 	%rd131, [%rd3];
$L__BB1_190:
	add.s64 	%rd113, %rd131, %rd106;
	ld.u16 	%rs117, [%rd113];
	{ mov.b32 %f379, {0,%rs117};}
	add.f32 	%f490, %f490, %f379;
	add.s64 	%rd130, %rd130, 1;
	cvt.u32.u64 	%r82, %rd130;
	add.s32 	%r87, %r87, 1;
	setp.lt.u32 	%p119, %r82, %r22;
	@%p119 bra 	$L__BB1_187;
$L__BB1_191:
	setp.ne.s32 	%p120, %r21, 4;
	@%p120 bra 	$L__BB1_193;
	div.rn.f32 	%f490, %f490, %f216;
$L__BB1_193:
	{  cvt.rn.bf16.f32 %rs118, %f490;}
	add.s64 	%rd115, %rd1, %rd106;
	st.global.u16 	[%rd115], %rs118;
	add.s64 	%rd128, %rd128, %rd45;
	setp.lt.u64 	%p121, %rd128, %rd56;
	@%p121 bra 	$L__BB1_182;
	bra.uni 	$L__BB1_194;
$L__BB1_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd118, 0;
	@%p2 bra 	$L__BB1_92;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd61, %rd4, 15;
	setp.ne.s64 	%p3, %rd61, 0;
	@%p3 bra 	$L__BB1_92;
	shr.u64 	%rd5, %rd56, 3;
	mov.u32 	%r24, %tid.x;
	cvt.u64.u32 	%rd116, %r24;
	setp.le.u64 	%p4, %rd5, %rd116;
	@%p4 bra 	$L__BB1_91;
	cvt.rn.f32.u32 	%f1, %r22;
	mov.u32 	%r25, %ntid.x;
	cvt.u64.u32 	%rd7, %r25;
$L__BB1_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r22, 0;
	mov.f32 	%f392, 0f00000000;
	mov.f32 	%f391, %f392;
	mov.f32 	%f390, %f392;
	mov.f32 	%f389, %f392;
	mov.f32 	%f393, %f392;
	mov.f32 	%f394, %f392;
	mov.f32 	%f395, %f392;
	mov.f32 	%f396, %f392;
	@%p5 bra 	$L__BB1_74;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r83, 0;
	mov.f32 	%f392, 0f00000000;
$L__BB1_7:
	.pragma "nounroll";
	mov.f32 	%f9, %f396;
	mov.f32 	%f8, %f395;
	mov.f32 	%f7, %f394;
	mov.f32 	%f6, %f393;
	mov.f32 	%f5, %f389;
	mov.f32 	%f4, %f390;
	mov.f32 	%f3, %f391;
	mov.f32 	%f2, %f392;
	setp.eq.s32 	%p6, %r1, %r83;
	mov.u64 	%rd117, %rd4;
	@%p6 bra 	$L__BB1_9;
	ld.local.u64 	%rd62, [%rd3+16];
	cvt.u64.u32 	%rd63, %r83;
	mul.lo.s64 	%rd64, %rd62, %rd63;
	ld.local.u64 	%rd65, [%rd3+8];
	add.s64 	%rd117, %rd65, %rd64;
$L__BB1_9:
	shl.b64 	%rd66, %rd116, 4;
	add.s64 	%rd67, %rd117, %rd66;
	ld.v4.u32 	{%r27, %r28, %r29, %r30}, [%rd67];
	mov.b32 	{%rs49, %rs2}, %r27;
	{ mov.b32 %f389, {0,%rs49};}
	setp.eq.s32 	%p7, %r83, 0;
	@%p7 bra 	$L__BB1_17;
	setp.eq.s32 	%p8, %r21, 1;
	@%p8 bra 	$L__BB1_15;
	setp.eq.s32 	%p9, %r21, 2;
	@%p9 bra 	$L__BB1_14;
	setp.ne.s32 	%p10, %r21, 3;
	@%p10 bra 	$L__BB1_16;
	setp.gt.f32 	%p11, %f389, %f5;
	selp.f32 	%f389, %f389, %f5, %p11;
	bra.uni 	$L__BB1_17;
$L__BB1_14:
	setp.lt.f32 	%p12, %f389, %f5;
	selp.f32 	%f389, %f389, %f5, %p12;
	bra.uni 	$L__BB1_17;
$L__BB1_15:
	mul.f32 	%f389, %f389, %f5;
	bra.uni 	$L__BB1_17;
$L__BB1_16:
	add.f32 	%f389, %f389, %f5;
$L__BB1_17:
	{ mov.b32 %f390, {0,%rs2};}
	@%p7 bra 	$L__BB1_25;
	setp.eq.s32 	%p14, %r21, 1;
	@%p14 bra 	$L__BB1_23;
	setp.eq.s32 	%p15, %r21, 2;
	@%p15 bra 	$L__BB1_22;
	setp.ne.s32 	%p16, %r21, 3;
	@%p16 bra 	$L__BB1_24;
	setp.gt.f32 	%p17, %f390, %f4;
	selp.f32 	%f390, %f390, %f4, %p17;
	bra.uni 	$L__BB1_25;
$L__BB1_22:
	setp.lt.f32 	%p18, %f390, %f4;
	selp.f32 	%f390, %f390, %f4, %p18;
	bra.uni 	$L__BB1_25;
$L__BB1_23:
	mul.f32 	%f390, %f390, %f4;
	bra.uni 	$L__BB1_25;
$L__BB1_24:
	add.f32 	%f390, %f390, %f4;
$L__BB1_25:
	mov.b32 	{%rs51, %rs4}, %r28;
	{ mov.b32 %f391, {0,%rs51};}
	@%p7 bra 	$L__BB1_33;
	setp.eq.s32 	%p20, %r21, 1;
	@%p20 bra 	$L__BB1_31;
	setp.eq.s32 	%p21, %r21, 2;
	@%p21 bra 	$L__BB1_30;
	setp.ne.s32 	%p22, %r21, 3;
	@%p22 bra 	$L__BB1_32;
	setp.gt.f32 	%p23, %f391, %f3;
	selp.f32 	%f391, %f391, %f3, %p23;
	bra.uni 	$L__BB1_33;
$L__BB1_30:
	setp.lt.f32 	%p24, %f391, %f3;
	selp.f32 	%f391, %f391, %f3, %p24;
	bra.uni 	$L__BB1_33;
$L__BB1_31:
	mul.f32 	%f391, %f391, %f3;
	bra.uni 	$L__BB1_33;
$L__BB1_32:
	add.f32 	%f391, %f391, %f3;
$L__BB1_33:
	{ mov.b32 %f392, {0,%rs4};}
	@%p7 bra 	$L__BB1_41;
	setp.eq.s32 	%p26, %r21, 1;
	@%p26 bra 	$L__BB1_39;
	setp.eq.s32 	%p27, %r21, 2;
	@%p27 bra 	$L__BB1_38;
	setp.ne.s32 	%p28, %r21, 3;
	@%p28 bra 	$L__BB1_40;
	setp.gt.f32 	%p29, %f392, %f2;
	selp.f32 	%f392, %f392, %f2, %p29;
	bra.uni 	$L__BB1_41;
$L__BB1_38:
	setp.lt.f32 	%p30, %f392, %f2;
	selp.f32 	%f392, %f392, %f2, %p30;
	bra.uni 	$L__BB1_41;
$L__BB1_39:
	mul.f32 	%f392, %f392, %f2;
	bra.uni 	$L__BB1_41;
$L__BB1_40:
	add.f32 	%f392, %f392, %f2;
$L__BB1_41:
	mov.b32 	{%rs53, %rs6}, %r29;
	{ mov.b32 %f393, {0,%rs53};}
	@%p7 bra 	$L__BB1_49;
	setp.eq.s32 	%p32, %r21, 1;
	@%p32 bra 	$L__BB1_47;
	setp.eq.s32 	%p33, %r21, 2;
	@%p33 bra 	$L__BB1_46;
	setp.ne.s32 	%p34, %r21, 3;
	@%p34 bra 	$L__BB1_48;
	setp.gt.f32 	%p35, %f393, %f6;
	selp.f32 	%f393, %f393, %f6, %p35;
	bra.uni 	$L__BB1_49;
$L__BB1_46:
	setp.lt.f32 	%p36, %f393, %f6;
	selp.f32 	%f393, %f393, %f6, %p36;
	bra.uni 	$L__BB1_49;
$L__BB1_47:
	mul.f32 	%f393, %f393, %f6;
	bra.uni 	$L__BB1_49;
$L__BB1_48:
	add.f32 	%f393, %f393, %f6;
$L__BB1_49:
	{ mov.b32 %f394, {0,%rs6};}
	@%p7 bra 	$L__BB1_57;
	setp.eq.s32 	%p38, %r21, 1;
	@%p38 bra 	$L__BB1_55;
	setp.eq.s32 	%p39, %r21, 2;
	@%p39 bra 	$L__BB1_54;
	setp.ne.s32 	%p40, %r21, 3;
	@%p40 bra 	$L__BB1_56;
	setp.gt.f32 	%p41, %f394, %f7;
	selp.f32 	%f394, %f394, %f7, %p41;
	bra.uni 	$L__BB1_57;
$L__BB1_54:
	setp.lt.f32 	%p42, %f394, %f7;
	selp.f32 	%f394, %f394, %f7, %p42;
	bra.uni 	$L__BB1_57;
$L__BB1_55:
	mul.f32 	%f394, %f394, %f7;
	bra.uni 	$L__BB1_57;
$L__BB1_56:
	add.f32 	%f394, %f394, %f7;
$L__BB1_57:
	mov.b32 	{%rs55, %rs8}, %r30;
	{ mov.b32 %f395, {0,%rs55};}
	@%p7 bra 	$L__BB1_65;
	setp.eq.s32 	%p44, %r21, 1;
	@%p44 bra 	$L__BB1_63;
	setp.eq.s32 	%p45, %r21, 2;
	@%p45 bra 	$L__BB1_62;
	setp.ne.s32 	%p46, %r21, 3;
	@%p46 bra 	$L__BB1_64;
	setp.gt.f32 	%p47, %f395, %f8;
	selp.f32 	%f395, %f395, %f8, %p47;
	bra.uni 	$L__BB1_65;
$L__BB1_62:
	setp.lt.f32 	%p48, %f395, %f8;
	selp.f32 	%f395, %f395, %f8, %p48;
	bra.uni 	$L__BB1_65;
$L__BB1_63:
	mul.f32 	%f395, %f395, %f8;
	bra.uni 	$L__BB1_65;
$L__BB1_64:
	add.f32 	%f395, %f395, %f8;
$L__BB1_65:
	{ mov.b32 %f396, {0,%rs8};}
	@%p7 bra 	$L__BB1_73;
	setp.eq.s32 	%p50, %r21, 1;
	@%p50 bra 	$L__BB1_71;
	setp.eq.s32 	%p51, %r21, 2;
	@%p51 bra 	$L__BB1_70;
	setp.ne.s32 	%p52, %r21, 3;
	@%p52 bra 	$L__BB1_72;
	setp.gt.f32 	%p53, %f396, %f9;
	selp.f32 	%f396, %f396, %f9, %p53;
	bra.uni 	$L__BB1_73;
$L__BB1_70:
	setp.lt.f32 	%p54, %f396, %f9;
	selp.f32 	%f396, %f396, %f9, %p54;
	bra.uni 	$L__BB1_73;
$L__BB1_71:
	mul.f32 	%f396, %f396, %f9;
	bra.uni 	$L__BB1_73;
$L__BB1_72:
	add.f32 	%f396, %f396, %f9;
$L__BB1_73:
	add.s32 	%r83, %r83, 1;
	setp.lt.u32 	%p55, %r83, %r22;
	@%p55 bra 	$L__BB1_7;
$L__BB1_74:
	setp.ne.s32 	%p56, %r21, 4;
	@%p56 bra 	$L__BB1_76;
	div.rn.f32 	%f389, %f389, %f1;
$L__BB1_76:
	{  cvt.rn.bf16.f32 %rs57, %f389;}
	@%p56 bra 	$L__BB1_78;
	div.rn.f32 	%f390, %f390, %f1;
$L__BB1_78:
	{  cvt.rn.bf16.f32 %rs58, %f390;}
	@%p56 bra 	$L__BB1_80;
	div.rn.f32 	%f391, %f391, %f1;
$L__BB1_80:
	{  cvt.rn.bf16.f32 %rs59, %f391;}
	@%p56 bra 	$L__BB1_82;
	div.rn.f32 	%f392, %f392, %f1;
$L__BB1_82:
	{  cvt.rn.bf16.f32 %rs60, %f392;}
	@%p56 bra 	$L__BB1_84;
	div.rn.f32 	%f393, %f393, %f1;
$L__BB1_84:
	{  cvt.rn.bf16.f32 %rs61, %f393;}
	@%p56 bra 	$L__BB1_86;
	div.rn.f32 	%f394, %f394, %f1;
$L__BB1_86:
	{  cvt.rn.bf16.f32 %rs62, %f394;}
	@%p56 bra 	$L__BB1_88;
	div.rn.f32 	%f395, %f395, %f1;
$L__BB1_88:
	{  cvt.rn.bf16.f32 %rs63, %f395;}
	@%p56 bra 	$L__BB1_90;
	div.rn.f32 	%f396, %f396, %f1;
$L__BB1_90:
	shl.b64 	%rd68, %rd116, 4;
	add.s64 	%rd69, %rd1, %rd68;
	{  cvt.rn.bf16.f32 %rs64, %f396;}
	mov.b32 	%r31, {%rs63, %rs64};
	mov.b32 	%r32, {%rs61, %rs62};
	mov.b32 	%r33, {%rs59, %rs60};
	mov.b32 	%r34, {%rs57, %rs58};
	st.global.v4.u32 	[%rd69], {%r34, %r33, %r32, %r31};
	add.s64 	%rd116, %rd116, %rd7;
	setp.lt.u64 	%p64, %rd116, %rd5;
	@%p64 bra 	$L__BB1_5;
$L__BB1_91:
	and.b64  	%rd118, %rd56, -8;
$L__BB1_92:
	mov.u32 	%r35, %tid.x;
	cvt.u64.u32 	%rd70, %r35;
	add.s64 	%rd119, %rd118, %rd70;
	setp.ge.u64 	%p65, %rd119, %rd56;
	@%p65 bra 	$L__BB1_194;
	cvt.rn.f32.u32 	%f82, %r22;
	mov.u32 	%r36, %ntid.x;
	cvt.u64.u32 	%rd16, %r36;
	ld.local.u32 	%r8, [%rd3+24];
$L__BB1_94:
	.pragma "nounroll";
	setp.eq.s32 	%p66, %r8, 0;
	@%p66 bra 	$L__BB1_96;
	ld.local.u64 	%rd120, [%rd3+8];
	bra.uni 	$L__BB1_97;
$L__BB1_96:
	ld.local.u64 	%rd120, [%rd3];
$L__BB1_97:
	shl.b64 	%rd71, %rd119, 1;
	add.s64 	%rd72, %rd120, %rd71;
	ld.u16 	%rs65, [%rd72];
	{ mov.b32 %f414, {0,%rs65};}
	setp.lt.u32 	%p67, %r22, 2;
	@%p67 bra 	$L__BB1_110;
	mov.u32 	%r84, 1;
$L__BB1_99:
	.pragma "nounroll";
	setp.eq.s32 	%p68, %r8, %r84;
	@%p68 bra 	$L__BB1_101;
	bra.uni 	$L__BB1_100;
$L__BB1_101:
	ld.local.u64 	%rd121, [%rd3];
	bra.uni 	$L__BB1_102;
$L__BB1_100:
	ld.local.u64 	%rd73, [%rd3+16];
	cvt.u64.u32 	%rd74, %r84;
	mul.lo.s64 	%rd75, %rd73, %rd74;
	ld.local.u64 	%rd76, [%rd3+8];
	add.s64 	%rd121, %rd76, %rd75;
$L__BB1_102:
	add.s64 	%rd78, %rd121, %rd71;
	ld.u16 	%rs66, [%rd78];
	{ mov.b32 %f256, {0,%rs66};}
	setp.eq.s32 	%p69, %r21, 1;
	@%p69 bra 	$L__BB1_107;
	setp.eq.s32 	%p70, %r21, 2;
	@%p70 bra 	$L__BB1_106;
	setp.ne.s32 	%p71, %r21, 3;
	@%p71 bra 	$L__BB1_108;
	setp.gt.f32 	%p72, %f256, %f414;
	selp.f32 	%f414, %f256, %f414, %p72;
	bra.uni 	$L__BB1_109;
$L__BB1_107:
	mul.f32 	%f414, %f414, %f256;
	bra.uni 	$L__BB1_109;
$L__BB1_106:
	setp.lt.f32 	%p73, %f256, %f414;
	selp.f32 	%f414, %f256, %f414, %p73;
	bra.uni 	$L__BB1_109;
$L__BB1_108:
	add.f32 	%f414, %f414, %f256;
$L__BB1_109:
	add.s32 	%r84, %r84, 1;
	setp.lt.u32 	%p74, %r84, %r22;
	@%p74 bra 	$L__BB1_99;
$L__BB1_110:
	setp.ne.s32 	%p75, %r21, 4;
	@%p75 bra 	$L__BB1_112;
	div.rn.f32 	%f414, %f414, %f82;
$L__BB1_112:
	{  cvt.rn.bf16.f32 %rs67, %f414;}
	add.s64 	%rd80, %rd1, %rd71;
	st.global.u16 	[%rd80], %rs67;
	add.s64 	%rd119, %rd119, %rd16;
	setp.lt.u64 	%p76, %rd119, %rd56;
	@%p76 bra 	$L__BB1_94;
$L__BB1_194:
	ret;
}
`;
