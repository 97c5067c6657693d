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
	.reg .f32 	%f<464>;
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
	cvt.rn.f32.u32 	%f102, %r22;
	shl.b32 	%r41, %r40, 1;
	cvt.u64.u32 	%rd29, %r41;
$L__BB1_117:
	.pragma "nounroll";
	setp.eq.s32 	%p80, %r22, 0;
	@%p80 bra 	$L__BB1_122;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r85, 0;
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
	{ mov.b32 %f261, {0,%rs68};}
	add.f32 	%f277, %f261, %f412;
	setp.eq.s32 	%p82, %r85, 0;
	selp.f32 	%f412, %f261, %f277, %p82;
	{ mov.b32 %f262, {0,%rs69};}
	add.f32 	%f278, %f262, %f411;
	selp.f32 	%f411, %f262, %f278, %p82;
	mov.b32 	{%rs70, %rs71}, %r44;
	{ mov.b32 %f263, {0,%rs70};}
	add.f32 	%f279, %f263, %f410;
	selp.f32 	%f410, %f263, %f279, %p82;
	{ mov.b32 %f264, {0,%rs71};}
	add.f32 	%f280, %f264, %f409;
	selp.f32 	%f409, %f264, %f280, %p82;
	mov.b32 	{%rs72, %rs73}, %r45;
	{ mov.b32 %f265, {0,%rs72};}
	add.f32 	%f281, %f265, %f408;
	selp.f32 	%f408, %f265, %f281, %p82;
	{ mov.b32 %f266, {0,%rs73};}
	add.f32 	%f282, %f266, %f407;
	selp.f32 	%f407, %f266, %f282, %p82;
	mov.b32 	{%rs74, %rs75}, %r46;
	{ mov.b32 %f267, {0,%rs74};}
	add.f32 	%f283, %f267, %f406;
	selp.f32 	%f406, %f267, %f283, %p82;
	{ mov.b32 %f268, {0,%rs75};}
	add.f32 	%f284, %f268, %f405;
	selp.f32 	%f405, %f268, %f284, %p82;
	mov.b32 	{%rs76, %rs77}, %r51;
	{ mov.b32 %f269, {0,%rs76};}
	add.f32 	%f285, %f269, %f404;
	selp.f32 	%f404, %f269, %f285, %p82;
	{ mov.b32 %f270, {0,%rs77};}
	add.f32 	%f286, %f270, %f403;
	selp.f32 	%f403, %f270, %f286, %p82;
	mov.b32 	{%rs78, %rs79}, %r52;
	{ mov.b32 %f271, {0,%rs78};}
	add.f32 	%f287, %f271, %f402;
	selp.f32 	%f402, %f271, %f287, %p82;
	{ mov.b32 %f272, {0,%rs79};}
	add.f32 	%f288, %f272, %f401;
	selp.f32 	%f401, %f272, %f288, %p82;
	mov.b32 	{%rs80, %rs81}, %r53;
	{ mov.b32 %f273, {0,%rs80};}
	add.f32 	%f289, %f273, %f400;
	selp.f32 	%f400, %f273, %f289, %p82;
	{ mov.b32 %f274, {0,%rs81};}
	add.f32 	%f290, %f274, %f399;
	selp.f32 	%f399, %f274, %f290, %p82;
	mov.b32 	{%rs82, %rs83}, %r54;
	{ mov.b32 %f275, {0,%rs82};}
	add.f32 	%f291, %f275, %f398;
	selp.f32 	%f398, %f275, %f291, %p82;
	{ mov.b32 %f276, {0,%rs83};}
	add.f32 	%f292, %f276, %f397;
	selp.f32 	%f397, %f276, %f292, %p82;
	add.s32 	%r85, %r85, 1;
	setp.lt.u32 	%p83, %r85, %r22;
	@%p83 bra 	$L__BB1_119;
$L__BB1_122:
	setp.ne.s32 	%p84, %r21, 4;
	@%p84 bra 	$L__BB1_124;
	div.rn.f32 	%f412, %f412, %f102;
$L__BB1_124:
	{  cvt.rn.bf16.f32 %rs84, %f412;}
	@%p84 bra 	$L__BB1_126;
	div.rn.f32 	%f411, %f411, %f102;
$L__BB1_126:
	{  cvt.rn.bf16.f32 %rs85, %f411;}
	@%p84 bra 	$L__BB1_128;
	div.rn.f32 	%f410, %f410, %f102;
$L__BB1_128:
	{  cvt.rn.bf16.f32 %rs86, %f410;}
	@%p84 bra 	$L__BB1_130;
	div.rn.f32 	%f409, %f409, %f102;
$L__BB1_130:
	{  cvt.rn.bf16.f32 %rs87, %f409;}
	@%p84 bra 	$L__BB1_132;
	div.rn.f32 	%f408, %f408, %f102;
$L__BB1_132:
	{  cvt.rn.bf16.f32 %rs88, %f408;}
	@%p84 bra 	$L__BB1_134;
	div.rn.f32 	%f407, %f407, %f102;
$L__BB1_134:
	{  cvt.rn.bf16.f32 %rs89, %f407;}
	@%p84 bra 	$L__BB1_136;
	div.rn.f32 	%f406, %f406, %f102;
$L__BB1_136:
	{  cvt.rn.bf16.f32 %rs90, %f406;}
	@%p84 bra 	$L__BB1_138;
	div.rn.f32 	%f405, %f405, %f102;
$L__BB1_138:
	shl.b64 	%rd93, %rd124, 4;
	add.s64 	%rd34, %rd1, %rd93;
	{  cvt.rn.bf16.f32 %rs91, %f405;}
	mov.b32 	%r59, {%rs90, %rs91};
	mov.b32 	%r60, {%rs88, %rs89};
	mov.b32 	%r61, {%rs86, %rs87};
	mov.b32 	%r62, {%rs84, %rs85};
	st.global.v4.u32 	[%rd34], {%r62, %r61, %r60, %r59};
	@%p84 bra 	$L__BB1_140;
	div.rn.f32 	%f404, %f404, %f102;
$L__BB1_140:
	{  cvt.rn.bf16.f32 %rs92, %f404;}
	@%p84 bra 	$L__BB1_142;
	div.rn.f32 	%f403, %f403, %f102;
$L__BB1_142:
	{  cvt.rn.bf16.f32 %rs93, %f403;}
	@%p84 bra 	$L__BB1_144;
	div.rn.f32 	%f402, %f402, %f102;
$L__BB1_144:
	{  cvt.rn.bf16.f32 %rs94, %f402;}
	@%p84 bra 	$L__BB1_146;
	div.rn.f32 	%f401, %f401, %f102;
$L__BB1_146:
	{  cvt.rn.bf16.f32 %rs95, %f401;}
	@%p84 bra 	$L__BB1_148;
	div.rn.f32 	%f400, %f400, %f102;
$L__BB1_148:
	{  cvt.rn.bf16.f32 %rs96, %f400;}
	@%p84 bra 	$L__BB1_150;
	div.rn.f32 	%f399, %f399, %f102;
$L__BB1_150:
	{  cvt.rn.bf16.f32 %rs97, %f399;}
	@%p84 bra 	$L__BB1_152;
	div.rn.f32 	%f398, %f398, %f102;
$L__BB1_152:
	{  cvt.rn.bf16.f32 %rs98, %f398;}
	@%p84 bra 	$L__BB1_154;
	div.rn.f32 	%f397, %f397, %f102;
$L__BB1_154:
	shl.b64 	%rd94, %rd28, 4;
	add.s64 	%rd95, %rd34, %rd94;
	{  cvt.rn.bf16.f32 %rs99, %f397;}
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
	cvt.rn.f32.u32 	%f183, %r22;
$L__BB1_157:
	.pragma "nounroll";
	setp.eq.s32 	%p102, %r22, 0;
	@%p102 bra 	$L__BB1_162;
	ld.local.u32 	%r14, [%rd3+24];
	mov.u32 	%r86, 0;
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
	{ mov.b32 %f310, {0,%rs100};}
	add.f32 	%f318, %f310, %f448;
	setp.eq.s32 	%p104, %r86, 0;
	selp.f32 	%f448, %f310, %f318, %p104;
	{ mov.b32 %f311, {0,%rs101};}
	add.f32 	%f319, %f311, %f447;
	selp.f32 	%f447, %f311, %f319, %p104;
	mov.b32 	{%rs102, %rs103}, %r69;
	{ mov.b32 %f312, {0,%rs102};}
	add.f32 	%f320, %f312, %f446;
	selp.f32 	%f446, %f312, %f320, %p104;
	{ mov.b32 %f313, {0,%rs103};}
	add.f32 	%f321, %f313, %f445;
	selp.f32 	%f445, %f313, %f321, %p104;
	mov.b32 	{%rs104, %rs105}, %r70;
	{ mov.b32 %f314, {0,%rs104};}
	add.f32 	%f322, %f314, %f449;
	selp.f32 	%f449, %f314, %f322, %p104;
	{ mov.b32 %f315, {0,%rs105};}
	add.f32 	%f323, %f315, %f450;
	selp.f32 	%f450, %f315, %f323, %p104;
	mov.b32 	{%rs106, %rs107}, %r71;
	{ mov.b32 %f316, {0,%rs106};}
	add.f32 	%f324, %f316, %f451;
	selp.f32 	%f451, %f316, %f324, %p104;
	{ mov.b32 %f317, {0,%rs107};}
	add.f32 	%f325, %f317, %f452;
	selp.f32 	%f452, %f317, %f325, %p104;
	add.s32 	%r86, %r86, 1;
	setp.lt.u32 	%p105, %r86, %r22;
	@%p105 bra 	$L__BB1_159;
$L__BB1_162:
	setp.ne.s32 	%p106, %r21, 4;
	mov.f32 	%f453, %f448;
	@%p106 bra 	$L__BB1_164;
	div.rn.f32 	%f453, %f448, %f183;
$L__BB1_164:
	{  cvt.rn.bf16.f32 %rs108, %f453;}
	mov.f32 	%f454, %f447;
	@%p106 bra 	$L__BB1_166;
	div.rn.f32 	%f454, %f447, %f183;
$L__BB1_166:
	{  cvt.rn.bf16.f32 %rs109, %f454;}
	mov.f32 	%f455, %f446;
	@%p106 bra 	$L__BB1_168;
	div.rn.f32 	%f455, %f446, %f183;
$L__BB1_168:
	{  cvt.rn.bf16.f32 %rs110, %f455;}
	mov.f32 	%f456, %f445;
	@%p106 bra 	$L__BB1_170;
	div.rn.f32 	%f456, %f445, %f183;
$L__BB1_170:
	{  cvt.rn.bf16.f32 %rs111, %f456;}
	mov.f32 	%f457, %f449;
	@%p106 bra 	$L__BB1_172;
	div.rn.f32 	%f457, %f449, %f183;
$L__BB1_172:
	{  cvt.rn.bf16.f32 %rs112, %f457;}
	mov.f32 	%f458, %f450;
	@%p106 bra 	$L__BB1_174;
	div.rn.f32 	%f458, %f450, %f183;
$L__BB1_174:
	{  cvt.rn.bf16.f32 %rs113, %f458;}
	mov.f32 	%f459, %f451;
	@%p106 bra 	$L__BB1_176;
	div.rn.f32 	%f459, %f451, %f183;
$L__BB1_176:
	{  cvt.rn.bf16.f32 %rs114, %f459;}
	mov.f32 	%f460, %f452;
	@%p106 bra 	$L__BB1_178;
	div.rn.f32 	%f460, %f452, %f183;
$L__BB1_178:
	shl.b64 	%rd103, %rd124, 4;
	add.s64 	%rd104, %rd1, %rd103;
	{  cvt.rn.bf16.f32 %rs115, %f460;}
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
	cvt.rn.f32.u32 	%f232, %r22;
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
	{ mov.b32 %f462, {0,%rs116};}
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
	{ mov.b32 %f335, {0,%rs117};}
	add.f32 	%f462, %f462, %f335;
	add.s64 	%rd130, %rd130, 1;
	cvt.u32.u64 	%r82, %rd130;
	add.s32 	%r87, %r87, 1;
	setp.lt.u32 	%p119, %r82, %r22;
	@%p119 bra 	$L__BB1_187;
$L__BB1_191:
	setp.ne.s32 	%p120, %r21, 4;
	@%p120 bra 	$L__BB1_193;
	div.rn.f32 	%f462, %f462, %f232;
$L__BB1_193:
	{  cvt.rn.bf16.f32 %rs118, %f462;}
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
	@%p5 bra 	$L__BB1_74;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r83, 0;
$L__BB1_7:
	.pragma "nounroll";
	mov.f32 	%f17, %f360;
	mov.f32 	%f16, %f359;
	mov.f32 	%f15, %f358;
	mov.f32 	%f14, %f357;
	mov.f32 	%f13, %f353;
	mov.f32 	%f12, %f354;
	mov.f32 	%f11, %f355;
	mov.f32 	%f10, %f356;
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
	{ mov.b32 %f353, {0,%rs49};}
	setp.eq.s32 	%p7, %r83, 0;
	@%p7 bra 	$L__BB1_17;
	setp.eq.s32 	%p8, %r21, 1;
	@%p8 bra 	$L__BB1_15;
	setp.eq.s32 	%p9, %r21, 2;
	@%p9 bra 	$L__BB1_14;
	setp.ne.s32 	%p10, %r21, 3;
	@%p10 bra 	$L__BB1_16;
	setp.gt.f32 	%p11, %f353, %f13;
	selp.f32 	%f353, %f353, %f13, %p11;
	bra.uni 	$L__BB1_17;
$L__BB1_14:
	setp.lt.f32 	%p12, %f353, %f13;
	selp.f32 	%f353, %f353, %f13, %p12;
	bra.uni 	$L__BB1_17;
$L__BB1_15:
	mul.f32 	%f353, %f353, %f13;
	bra.uni 	$L__BB1_17;
$L__BB1_16:
	add.f32 	%f353, %f353, %f13;
$L__BB1_17:
	{ mov.b32 %f354, {0,%rs2};}
	@%p7 bra 	$L__BB1_25;
	setp.eq.s32 	%p14, %r21, 1;
	@%p14 bra 	$L__BB1_23;
	setp.eq.s32 	%p15, %r21, 2;
	@%p15 bra 	$L__BB1_22;
	setp.ne.s32 	%p16, %r21, 3;
	@%p16 bra 	$L__BB1_24;
	setp.gt.f32 	%p17, %f354, %f12;
	selp.f32 	%f354, %f354, %f12, %p17;
	bra.uni 	$L__BB1_25;
$L__BB1_22:
	setp.lt.f32 	%p18, %f354, %f12;
	selp.f32 	%f354, %f354, %f12, %p18;
	bra.uni 	$L__BB1_25;
$L__BB1_23:
	mul.f32 	%f354, %f354, %f12;
	bra.uni 	$L__BB1_25;
$L__BB1_24:
	add.f32 	%f354, %f354, %f12;
$L__BB1_25:
	mov.b32 	{%rs51, %rs4}, %r28;
	{ mov.b32 %f355, {0,%rs51};}
	@%p7 bra 	$L__BB1_33;
	setp.eq.s32 	%p20, %r21, 1;
	@%p20 bra 	$L__BB1_31;
	setp.eq.s32 	%p21, %r21, 2;
	@%p21 bra 	$L__BB1_30;
	setp.ne.s32 	%p22, %r21, 3;
	@%p22 bra 	$L__BB1_32;
	setp.gt.f32 	%p23, %f355, %f11;
	selp.f32 	%f355, %f355, %f11, %p23;
	bra.uni 	$L__BB1_33;
$L__BB1_30:
	setp.lt.f32 	%p24, %f355, %f11;
	selp.f32 	%f355, %f355, %f11, %p24;
	bra.uni 	$L__BB1_33;
$L__BB1_31:
	mul.f32 	%f355, %f355, %f11;
	bra.uni 	$L__BB1_33;
$L__BB1_32:
	add.f32 	%f355, %f355, %f11;
$L__BB1_33:
	{ mov.b32 %f356, {0,%rs4};}
	@%p7 bra 	$L__BB1_41;
	setp.eq.s32 	%p26, %r21, 1;
	@%p26 bra 	$L__BB1_39;
	setp.eq.s32 	%p27, %r21, 2;
	@%p27 bra 	$L__BB1_38;
	setp.ne.s32 	%p28, %r21, 3;
	@%p28 bra 	$L__BB1_40;
	setp.gt.f32 	%p29, %f356, %f10;
	selp.f32 	%f356, %f356, %f10, %p29;
	bra.uni 	$L__BB1_41;
$L__BB1_38:
	setp.lt.f32 	%p30, %f356, %f10;
	selp.f32 	%f356, %f356, %f10, %p30;
	bra.uni 	$L__BB1_41;
$L__BB1_39:
	mul.f32 	%f356, %f356, %f10;
	bra.uni 	$L__BB1_41;
$L__BB1_40:
	add.f32 	%f356, %f356, %f10;
$L__BB1_41:
	mov.b32 	{%rs53, %rs6}, %r29;
	{ mov.b32 %f357, {0,%rs53};}
	@%p7 bra 	$L__BB1_49;
	setp.eq.s32 	%p32, %r21, 1;
	@%p32 bra 	$L__BB1_47;
	setp.eq.s32 	%p33, %r21, 2;
	@%p33 bra 	$L__BB1_46;
	setp.ne.s32 	%p34, %r21, 3;
	@%p34 bra 	$L__BB1_48;
	setp.gt.f32 	%p35, %f357, %f14;
	selp.f32 	%f357, %f357, %f14, %p35;
	bra.uni 	$L__BB1_49;
$L__BB1_46:
	setp.lt.f32 	%p36, %f357, %f14;
	selp.f32 	%f357, %f357, %f14, %p36;
	bra.uni 	$L__BB1_49;
$L__BB1_47:
	mul.f32 	%f357, %f357, %f14;
	bra.uni 	$L__BB1_49;
$L__BB1_48:
	add.f32 	%f357, %f357, %f14;
$L__BB1_49:
	{ mov.b32 %f358, {0,%rs6};}
	@%p7 bra 	$L__BB1_57;
	setp.eq.s32 	%p38, %r21, 1;
	@%p38 bra 	$L__BB1_55;
	setp.eq.s32 	%p39, %r21, 2;
	@%p39 bra 	$L__BB1_54;
	setp.ne.s32 	%p40, %r21, 3;
	@%p40 bra 	$L__BB1_56;
	setp.gt.f32 	%p41, %f358, %f15;
	selp.f32 	%f358, %f358, %f15, %p41;
	bra.uni 	$L__BB1_57;
$L__BB1_54:
	setp.lt.f32 	%p42, %f358, %f15;
	selp.f32 	%f358, %f358, %f15, %p42;
	bra.uni 	$L__BB1_57;
$L__BB1_55:
	mul.f32 	%f358, %f358, %f15;
	bra.uni 	$L__BB1_57;
$L__BB1_56:
	add.f32 	%f358, %f358, %f15;
$L__BB1_57:
	mov.b32 	{%rs55, %rs8}, %r30;
	{ mov.b32 %f359, {0,%rs55};}
	@%p7 bra 	$L__BB1_65;
	setp.eq.s32 	%p44, %r21, 1;
	@%p44 bra 	$L__BB1_63;
	setp.eq.s32 	%p45, %r21, 2;
	@%p45 bra 	$L__BB1_62;
	setp.ne.s32 	%p46, %r21, 3;
	@%p46 bra 	$L__BB1_64;
	setp.gt.f32 	%p47, %f359, %f16;
	selp.f32 	%f359, %f359, %f16, %p47;
	bra.uni 	$L__BB1_65;
$L__BB1_62:
	setp.lt.f32 	%p48, %f359, %f16;
	selp.f32 	%f359, %f359, %f16, %p48;
	bra.uni 	$L__BB1_65;
$L__BB1_63:
	mul.f32 	%f359, %f359, %f16;
	bra.uni 	$L__BB1_65;
$L__BB1_64:
	add.f32 	%f359, %f359, %f16;
$L__BB1_65:
	{ mov.b32 %f360, {0,%rs8};}
	@%p7 bra 	$L__BB1_73;
	setp.eq.s32 	%p50, %r21, 1;
	@%p50 bra 	$L__BB1_71;
	setp.eq.s32 	%p51, %r21, 2;
	@%p51 bra 	$L__BB1_70;
	setp.ne.s32 	%p52, %r21, 3;
	@%p52 bra 	$L__BB1_72;
	setp.gt.f32 	%p53, %f360, %f17;
	selp.f32 	%f360, %f360, %f17, %p53;
	bra.uni 	$L__BB1_73;
$L__BB1_70:
	setp.lt.f32 	%p54, %f360, %f17;
	selp.f32 	%f360, %f360, %f17, %p54;
	bra.uni 	$L__BB1_73;
$L__BB1_71:
	mul.f32 	%f360, %f360, %f17;
	bra.uni 	$L__BB1_73;
$L__BB1_72:
	add.f32 	%f360, %f360, %f17;
$L__BB1_73:
	add.s32 	%r83, %r83, 1;
	setp.lt.u32 	%p55, %r83, %r22;
	@%p55 bra 	$L__BB1_7;
$L__BB1_74:
	setp.ne.s32 	%p56, %r21, 4;
	mov.f32 	%f369, %f353;
	@%p56 bra 	$L__BB1_76;
	div.rn.f32 	%f369, %f353, %f1;
$L__BB1_76:
	{  cvt.rn.bf16.f32 %rs57, %f369;}
	mov.f32 	%f370, %f354;
	@%p56 bra 	$L__BB1_78;
	div.rn.f32 	%f370, %f354, %f1;
$L__BB1_78:
	{  cvt.rn.bf16.f32 %rs58, %f370;}
	mov.f32 	%f371, %f355;
	@%p56 bra 	$L__BB1_80;
	div.rn.f32 	%f371, %f355, %f1;
$L__BB1_80:
	{  cvt.rn.bf16.f32 %rs59, %f371;}
	mov.f32 	%f372, %f356;
	@%p56 bra 	$L__BB1_82;
	div.rn.f32 	%f372, %f356, %f1;
$L__BB1_82:
	{  cvt.rn.bf16.f32 %rs60, %f372;}
	mov.f32 	%f373, %f357;
	@%p56 bra 	$L__BB1_84;
	div.rn.f32 	%f373, %f357, %f1;
$L__BB1_84:
	{  cvt.rn.bf16.f32 %rs61, %f373;}
	mov.f32 	%f374, %f358;
	@%p56 bra 	$L__BB1_86;
	div.rn.f32 	%f374, %f358, %f1;
$L__BB1_86:
	{  cvt.rn.bf16.f32 %rs62, %f374;}
	mov.f32 	%f375, %f359;
	@%p56 bra 	$L__BB1_88;
	div.rn.f32 	%f375, %f359, %f1;
$L__BB1_88:
	{  cvt.rn.bf16.f32 %rs63, %f375;}
	mov.f32 	%f376, %f360;
	@%p56 bra 	$L__BB1_90;
	div.rn.f32 	%f376, %f360, %f1;
$L__BB1_90:
	shl.b64 	%rd68, %rd116, 4;
	add.s64 	%rd69, %rd1, %rd68;
	{  cvt.rn.bf16.f32 %rs64, %f376;}
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
	cvt.rn.f32.u32 	%f90, %r22;
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
	{ mov.b32 %f378, {0,%rs65};}
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
	{ mov.b32 %f257, {0,%rs66};}
	setp.eq.s32 	%p69, %r21, 1;
	@%p69 bra 	$L__BB1_107;
	setp.eq.s32 	%p70, %r21, 2;
	@%p70 bra 	$L__BB1_106;
	setp.ne.s32 	%p71, %r21, 3;
	@%p71 bra 	$L__BB1_108;
	setp.gt.f32 	%p72, %f257, %f378;
	selp.f32 	%f378, %f257, %f378, %p72;
	bra.uni 	$L__BB1_109;
$L__BB1_107:
	mul.f32 	%f378, %f378, %f257;
	bra.uni 	$L__BB1_109;
$L__BB1_106:
	setp.lt.f32 	%p73, %f257, %f378;
	selp.f32 	%f378, %f257, %f378, %p73;
	bra.uni 	$L__BB1_109;
$L__BB1_108:
	add.f32 	%f378, %f378, %f257;
$L__BB1_109:
	add.s32 	%r84, %r84, 1;
	setp.lt.u32 	%p74, %r84, %r22;
	@%p74 bra 	$L__BB1_99;
$L__BB1_110:
	setp.ne.s32 	%p75, %r21, 4;
	@%p75 bra 	$L__BB1_112;
	div.rn.f32 	%f378, %f378, %f90;
$L__BB1_112:
	{  cvt.rn.bf16.f32 %rs67, %f378;}
	add.s64 	%rd80, %rd1, %rd71;
	st.global.u16 	[%rd80], %rs67;
	add.s64 	%rd119, %rd119, %rd16;
	setp.lt.u64 	%p76, %rd119, %rd56;
	@%p76 bra 	$L__BB1_94;
$L__BB1_194:
	ret;
}
`;
