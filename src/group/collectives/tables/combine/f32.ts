// Made by npm run generate:ptx from kernels/combine.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN10collective6reduceEPfRKNS_5PartsEmjj
(
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_4
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
	add.s64 	%rd13, %rd12, 3;
	shr.u64 	%rd14, %rd13, 2;
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
	shl.b64 	%rd18, %rd28, 2;
	mul.lo.s64 	%rd19, %rd18, %rd17;
	min.u64 	%rd6, %rd19, %rd12;
	add.s64 	%rd20, %rd6, %rd18;
	min.u64 	%rd7, %rd20, %rd12;
	setp.eq.s64 	%p2, %rd7, %rd6;
	@%p2 bra 	$L__BB0_5;
	shl.b64 	%rd21, %rd6, 2;
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
	_ZN10collective6reduceEPfRKNS_5PartsEmjj,
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
.func _ZN10collective6reduceEPfRKNS_5PartsEmjj(
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_0,
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_1,
	.param .b64 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_2,
	.param .b32 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_3,
	.param .b32 _ZN10collective6reduceEPfRKNS_5PartsEmjj_param_4
)
{
	.reg .pred 	%p<90>;
	.reg .f32 	%f<335>;
	.reg .b32 	%r<41>;
	.reg .b64 	%rd<143>;
	ld.param.u64 	%rd60, [_ZN10collective6reduceEPfRKNS_5PartsEmjj_param_0];
	ld.param.u64 	%rd61, [_ZN10collective6reduceEPfRKNS_5PartsEmjj_param_1];
	ld.param.u64 	%rd59, [_ZN10collective6reduceEPfRKNS_5PartsEmjj_param_2];
	ld.param.u32 	%r18, [_ZN10collective6reduceEPfRKNS_5PartsEmjj_param_3];
	ld.param.u32 	%r19, [_ZN10collective6reduceEPfRKNS_5PartsEmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd60;
	or.b32  	%r20, %r18, 4;
	setp.eq.s32 	%p1, %r20, 4;
	and.b64  	%rd2, %rd60, 15;
	cvta.to.local.u64 	%rd3, %rd61;
	@%p1 bra 	$L__BB1_73;
	bra.uni 	$L__BB1_1;
$L__BB1_73:
	setp.ne.s64 	%p49, %rd2, 0;
	mov.u64 	%rd138, 0;
	@%p49 bra 	$L__BB1_132;
	ld.local.u64 	%rd25, [%rd3];
	and.b64  	%rd86, %rd25, 15;
	setp.ne.s64 	%p50, %rd86, 0;
	@%p50 bra 	$L__BB1_132;
	shr.u64 	%rd26, %rd59, 2;
	mov.u32 	%r27, %tid.x;
	cvt.u64.u32 	%rd135, %r27;
	mov.u32 	%r7, %ntid.x;
	mul.lo.s32 	%r28, %r7, 3;
	cvt.u64.u32 	%rd28, %r28;
	add.s64 	%rd87, %rd135, %rd28;
	setp.ge.u64 	%p51, %rd87, %rd26;
	@%p51 bra 	$L__BB1_115;
	cvt.rn.f32.u32 	%f62, %r19;
	shl.b32 	%r29, %r7, 2;
	cvt.u64.u32 	%rd29, %r29;
	cvt.u64.u32 	%rd30, %r7;
	shl.b32 	%r30, %r7, 1;
	cvt.u64.u32 	%rd31, %r30;
$L__BB1_77:
	.pragma "nounroll";
	setp.eq.s32 	%p52, %r19, 0;
	@%p52 bra 	$L__BB1_82;
	ld.local.u32 	%r8, [%rd3+24];
	mov.u32 	%r38, 0;
$L__BB1_79:
	.pragma "nounroll";
	setp.eq.s32 	%p53, %r8, %r38;
	mov.u64 	%rd134, %rd25;
	@%p53 bra 	$L__BB1_81;
	ld.local.u64 	%rd88, [%rd3+16];
	cvt.u64.u32 	%rd89, %r38;
	mul.lo.s64 	%rd90, %rd88, %rd89;
	ld.local.u64 	%rd91, [%rd3+8];
	add.s64 	%rd134, %rd91, %rd90;
$L__BB1_81:
	shl.b64 	%rd92, %rd135, 4;
	add.s64 	%rd93, %rd134, %rd92;
	shl.b64 	%rd94, %rd30, 4;
	add.s64 	%rd95, %rd93, %rd94;
	shl.b64 	%rd96, %rd31, 4;
	add.s64 	%rd97, %rd93, %rd96;
	shl.b64 	%rd98, %rd28, 4;
	add.s64 	%rd99, %rd93, %rd98;
	ld.v4.f32 	{%f182, %f183, %f184, %f185}, [%rd93];
	add.f32 	%f187, %f291, %f182;
	setp.eq.s32 	%p54, %r38, 0;
	selp.f32 	%f291, %f182, %f187, %p54;
	add.f32 	%f189, %f290, %f183;
	selp.f32 	%f290, %f183, %f189, %p54;
	add.f32 	%f191, %f289, %f184;
	selp.f32 	%f289, %f184, %f191, %p54;
	add.f32 	%f193, %f288, %f185;
	selp.f32 	%f288, %f185, %f193, %p54;
	ld.v4.f32 	{%f194, %f195, %f196, %f197}, [%rd95];
	add.f32 	%f199, %f287, %f194;
	selp.f32 	%f287, %f194, %f199, %p54;
	add.f32 	%f201, %f286, %f195;
	selp.f32 	%f286, %f195, %f201, %p54;
	add.f32 	%f203, %f285, %f196;
	selp.f32 	%f285, %f196, %f203, %p54;
	add.f32 	%f205, %f284, %f197;
	selp.f32 	%f284, %f197, %f205, %p54;
	ld.v4.f32 	{%f206, %f207, %f208, %f209}, [%rd97];
	add.f32 	%f211, %f292, %f206;
	selp.f32 	%f292, %f206, %f211, %p54;
	add.f32 	%f213, %f293, %f207;
	selp.f32 	%f293, %f207, %f213, %p54;
	add.f32 	%f215, %f294, %f208;
	selp.f32 	%f294, %f208, %f215, %p54;
	add.f32 	%f217, %f295, %f209;
	selp.f32 	%f295, %f209, %f217, %p54;
	ld.v4.f32 	{%f218, %f219, %f220, %f221}, [%rd99];
	add.f32 	%f223, %f296, %f218;
	selp.f32 	%f296, %f218, %f223, %p54;
	add.f32 	%f225, %f297, %f219;
	selp.f32 	%f297, %f219, %f225, %p54;
	add.f32 	%f227, %f298, %f220;
	selp.f32 	%f298, %f220, %f227, %p54;
	add.f32 	%f229, %f299, %f221;
	selp.f32 	%f299, %f221, %f229, %p54;
	add.s32 	%r38, %r38, 1;
	setp.lt.u32 	%p55, %r38, %r19;
	@%p55 bra 	$L__BB1_79;
$L__BB1_82:
	setp.ne.s32 	%p56, %r18, 4;
	@%p56 bra 	$L__BB1_84;
	div.rn.f32 	%f291, %f291, %f62;
$L__BB1_84:
	@%p56 bra 	$L__BB1_86;
	div.rn.f32 	%f290, %f290, %f62;
$L__BB1_86:
	@%p56 bra 	$L__BB1_88;
	div.rn.f32 	%f289, %f289, %f62;
$L__BB1_88:
	@%p56 bra 	$L__BB1_90;
	div.rn.f32 	%f288, %f288, %f62;
$L__BB1_90:
	shl.b64 	%rd100, %rd135, 4;
	add.s64 	%rd36, %rd1, %rd100;
	st.global.v4.f32 	[%rd36], {%f291, %f290, %f289, %f288};
	@%p56 bra 	$L__BB1_92;
	div.rn.f32 	%f287, %f287, %f62;
$L__BB1_92:
	@%p56 bra 	$L__BB1_94;
	div.rn.f32 	%f286, %f286, %f62;
$L__BB1_94:
	@%p56 bra 	$L__BB1_96;
	div.rn.f32 	%f285, %f285, %f62;
$L__BB1_96:
	@%p56 bra 	$L__BB1_98;
	div.rn.f32 	%f284, %f284, %f62;
$L__BB1_98:
	shl.b64 	%rd101, %rd30, 4;
	add.s64 	%rd102, %rd36, %rd101;
	st.global.v4.f32 	[%rd102], {%f287, %f286, %f285, %f284};
	@%p56 bra 	$L__BB1_100;
	div.rn.f32 	%f292, %f292, %f62;
$L__BB1_100:
	@%p56 bra 	$L__BB1_102;
	div.rn.f32 	%f293, %f293, %f62;
$L__BB1_102:
	@%p56 bra 	$L__BB1_104;
	div.rn.f32 	%f294, %f294, %f62;
$L__BB1_104:
	@%p56 bra 	$L__BB1_106;
	div.rn.f32 	%f295, %f295, %f62;
$L__BB1_106:
	shl.b64 	%rd103, %rd31, 4;
	add.s64 	%rd104, %rd36, %rd103;
	st.global.v4.f32 	[%rd104], {%f292, %f293, %f294, %f295};
	@%p56 bra 	$L__BB1_108;
	div.rn.f32 	%f296, %f296, %f62;
$L__BB1_108:
	@%p56 bra 	$L__BB1_110;
	div.rn.f32 	%f297, %f297, %f62;
$L__BB1_110:
	@%p56 bra 	$L__BB1_112;
	div.rn.f32 	%f298, %f298, %f62;
$L__BB1_112:
	@%p56 bra 	$L__BB1_114;
	div.rn.f32 	%f299, %f299, %f62;
$L__BB1_114:
	shl.b64 	%rd105, %rd28, 4;
	add.s64 	%rd106, %rd36, %rd105;
	st.global.v4.f32 	[%rd106], {%f296, %f297, %f298, %f299};
	add.s64 	%rd135, %rd135, %rd29;
	add.s64 	%rd107, %rd135, %rd28;
	setp.lt.u64 	%p72, %rd107, %rd26;
	@%p72 bra 	$L__BB1_77;
$L__BB1_115:
	setp.ge.u64 	%p73, %rd135, %rd26;
	@%p73 bra 	$L__BB1_131;
	cvt.rn.f32.u32 	%f143, %r19;
	cvt.u64.u32 	%rd39, %r7;
$L__BB1_117:
	.pragma "nounroll";
	setp.eq.s32 	%p74, %r19, 0;
	@%p74 bra 	$L__BB1_122;
	ld.local.u32 	%r11, [%rd3+24];
	mov.u32 	%r39, 0;
$L__BB1_119:
	.pragma "nounroll";
	setp.eq.s32 	%p75, %r11, %r39;
	mov.u64 	%rd137, %rd25;
	@%p75 bra 	$L__BB1_121;
	ld.local.u64 	%rd108, [%rd3+16];
	cvt.u64.u32 	%rd109, %r39;
	mul.lo.s64 	%rd110, %rd108, %rd109;
	ld.local.u64 	%rd111, [%rd3+8];
	add.s64 	%rd137, %rd111, %rd110;
$L__BB1_121:
	shl.b64 	%rd112, %rd135, 4;
	add.s64 	%rd113, %rd137, %rd112;
	ld.v4.f32 	{%f231, %f232, %f233, %f234}, [%rd113];
	add.f32 	%f236, %f324, %f231;
	setp.eq.s32 	%p76, %r39, 0;
	selp.f32 	%f324, %f231, %f236, %p76;
	add.f32 	%f238, %f325, %f232;
	selp.f32 	%f325, %f232, %f238, %p76;
	add.f32 	%f240, %f326, %f233;
	selp.f32 	%f326, %f233, %f240, %p76;
	add.f32 	%f242, %f327, %f234;
	selp.f32 	%f327, %f234, %f242, %p76;
	add.s32 	%r39, %r39, 1;
	setp.lt.u32 	%p77, %r39, %r19;
	@%p77 bra 	$L__BB1_119;
$L__BB1_122:
	setp.ne.s32 	%p78, %r18, 4;
	mov.f32 	%f328, %f324;
	@%p78 bra 	$L__BB1_124;
	div.rn.f32 	%f328, %f324, %f143;
$L__BB1_124:
	mov.f32 	%f329, %f325;
	@%p78 bra 	$L__BB1_126;
	div.rn.f32 	%f329, %f325, %f143;
$L__BB1_126:
	mov.f32 	%f330, %f326;
	@%p78 bra 	$L__BB1_128;
	div.rn.f32 	%f330, %f326, %f143;
$L__BB1_128:
	mov.f32 	%f331, %f327;
	@%p78 bra 	$L__BB1_130;
	div.rn.f32 	%f331, %f327, %f143;
$L__BB1_130:
	shl.b64 	%rd114, %rd135, 4;
	add.s64 	%rd115, %rd1, %rd114;
	st.global.v4.f32 	[%rd115], {%f328, %f329, %f330, %f331};
	add.s64 	%rd135, %rd135, %rd39;
	setp.lt.u64 	%p82, %rd135, %rd26;
	@%p82 bra 	$L__BB1_117;
$L__BB1_131:
	and.b64  	%rd138, %rd59, -4;
$L__BB1_132:
	mov.u32 	%r33, %tid.x;
	cvt.u64.u32 	%rd116, %r33;
	add.s64 	%rd139, %rd138, %rd116;
	setp.ge.u64 	%p83, %rd139, %rd59;
	@%p83 bra 	$L__BB1_146;
	cvt.rn.f32.u32 	%f168, %r19;
	mov.u32 	%r34, %ntid.x;
	cvt.u64.u32 	%rd48, %r34;
	ld.local.u32 	%r14, [%rd3+24];
	neg.s32 	%r15, %r14;
$L__BB1_134:
	.pragma "nounroll";
	setp.eq.s32 	%p84, %r14, 0;
	@%p84 bra 	$L__BB1_136;
	ld.local.u64 	%rd140, [%rd3+8];
	bra.uni 	$L__BB1_137;
$L__BB1_136:
	ld.local.u64 	%rd140, [%rd3];
$L__BB1_137:
	shl.b64 	%rd117, %rd139, 2;
	add.s64 	%rd118, %rd140, %rd117;
	ld.f32 	%f333, [%rd118];
	setp.lt.u32 	%p85, %r19, 2;
	@%p85 bra 	$L__BB1_143;
	mov.u64 	%rd141, 1;
	mov.u32 	%r40, %r15;
$L__BB1_139:
	.pragma "nounroll";
	setp.eq.s32 	%p86, %r40, -1;
	@%p86 bra 	$L__BB1_141;
	ld.local.u64 	%rd120, [%rd3+16];
	mul.lo.s64 	%rd121, %rd120, %rd141;
	ld.local.u64 	%rd122, [%rd3+8];
	add.s64 	%rd142, %rd122, %rd121;
	bra.uni 	$L__BB1_142;
$L__BB1_141:
	ld.local.u64 	%rd142, [%rd3];
$L__BB1_142:
	add.s64 	%rd124, %rd142, %rd117;
	ld.f32 	%f243, [%rd124];
	add.f32 	%f333, %f333, %f243;
	add.s64 	%rd141, %rd141, 1;
	cvt.u32.u64 	%r35, %rd141;
	add.s32 	%r40, %r40, 1;
	setp.lt.u32 	%p87, %r35, %r19;
	@%p87 bra 	$L__BB1_139;
$L__BB1_143:
	setp.ne.s32 	%p88, %r18, 4;
	@%p88 bra 	$L__BB1_145;
	div.rn.f32 	%f333, %f333, %f168;
$L__BB1_145:
	add.s64 	%rd126, %rd1, %rd117;
	st.global.f32 	[%rd126], %f333;
	add.s64 	%rd139, %rd139, %rd48;
	setp.lt.u64 	%p89, %rd139, %rd59;
	@%p89 bra 	$L__BB1_134;
	bra.uni 	$L__BB1_146;
$L__BB1_1:
	setp.ne.s64 	%p2, %rd2, 0;
	mov.u64 	%rd129, 0;
	@%p2 bra 	$L__BB1_52;
	ld.local.u64 	%rd4, [%rd3];
	and.b64  	%rd64, %rd4, 15;
	setp.ne.s64 	%p3, %rd64, 0;
	@%p3 bra 	$L__BB1_52;
	shr.u64 	%rd5, %rd59, 2;
	mov.u32 	%r21, %tid.x;
	cvt.u64.u32 	%rd127, %r21;
	setp.le.u64 	%p4, %rd5, %rd127;
	@%p4 bra 	$L__BB1_51;
	cvt.rn.f32.u32 	%f1, %r19;
	mov.u32 	%r22, %ntid.x;
	cvt.u64.u32 	%rd7, %r22;
$L__BB1_5:
	.pragma "nounroll";
	setp.eq.s32 	%p5, %r19, 0;
	@%p5 bra 	$L__BB1_42;
	ld.local.u32 	%r1, [%rd3+24];
	mov.u32 	%r36, 0;
$L__BB1_7:
	.pragma "nounroll";
	mov.f32 	%f9, %f255;
	mov.f32 	%f8, %f254;
	mov.f32 	%f7, %f253;
	mov.f32 	%f6, %f252;
	setp.eq.s32 	%p6, %r1, %r36;
	mov.u64 	%rd128, %rd4;
	@%p6 bra 	$L__BB1_9;
	ld.local.u64 	%rd65, [%rd3+16];
	cvt.u64.u32 	%rd66, %r36;
	mul.lo.s64 	%rd67, %rd65, %rd66;
	ld.local.u64 	%rd68, [%rd3+8];
	add.s64 	%rd128, %rd68, %rd67;
$L__BB1_9:
	shl.b64 	%rd69, %rd127, 4;
	add.s64 	%rd70, %rd128, %rd69;
	ld.v4.f32 	{%f252, %f253, %f254, %f255}, [%rd70];
	setp.eq.s32 	%p7, %r36, 0;
	@%p7 bra 	$L__BB1_17;
	setp.eq.s32 	%p8, %r18, 1;
	@%p8 bra 	$L__BB1_15;
	setp.eq.s32 	%p9, %r18, 2;
	@%p9 bra 	$L__BB1_14;
	setp.ne.s32 	%p10, %r18, 3;
	@%p10 bra 	$L__BB1_16;
	setp.lt.f32 	%p11, %f6, %f252;
	selp.f32 	%f252, %f252, %f6, %p11;
	bra.uni 	$L__BB1_17;
$L__BB1_14:
	setp.gt.f32 	%p12, %f6, %f252;
	selp.f32 	%f252, %f252, %f6, %p12;
	bra.uni 	$L__BB1_17;
$L__BB1_15:
	mul.f32 	%f252, %f6, %f252;
	bra.uni 	$L__BB1_17;
$L__BB1_16:
	add.f32 	%f252, %f6, %f252;
$L__BB1_17:
	@%p7 bra 	$L__BB1_25;
	setp.eq.s32 	%p14, %r18, 1;
	@%p14 bra 	$L__BB1_23;
	setp.eq.s32 	%p15, %r18, 2;
	@%p15 bra 	$L__BB1_22;
	setp.ne.s32 	%p16, %r18, 3;
	@%p16 bra 	$L__BB1_24;
	setp.lt.f32 	%p17, %f7, %f253;
	selp.f32 	%f253, %f253, %f7, %p17;
	bra.uni 	$L__BB1_25;
$L__BB1_22:
	setp.gt.f32 	%p18, %f7, %f253;
	selp.f32 	%f253, %f253, %f7, %p18;
	bra.uni 	$L__BB1_25;
$L__BB1_23:
	mul.f32 	%f253, %f7, %f253;
	bra.uni 	$L__BB1_25;
$L__BB1_24:
	add.f32 	%f253, %f7, %f253;
$L__BB1_25:
	@%p7 bra 	$L__BB1_33;
	setp.eq.s32 	%p20, %r18, 1;
	@%p20 bra 	$L__BB1_31;
	setp.eq.s32 	%p21, %r18, 2;
	@%p21 bra 	$L__BB1_30;
	setp.ne.s32 	%p22, %r18, 3;
	@%p22 bra 	$L__BB1_32;
	setp.lt.f32 	%p23, %f8, %f254;
	selp.f32 	%f254, %f254, %f8, %p23;
	bra.uni 	$L__BB1_33;
$L__BB1_30:
	setp.gt.f32 	%p24, %f8, %f254;
	selp.f32 	%f254, %f254, %f8, %p24;
	bra.uni 	$L__BB1_33;
$L__BB1_31:
	mul.f32 	%f254, %f8, %f254;
	bra.uni 	$L__BB1_33;
$L__BB1_32:
	add.f32 	%f254, %f8, %f254;
$L__BB1_33:
	@%p7 bra 	$L__BB1_41;
	setp.eq.s32 	%p26, %r18, 1;
	@%p26 bra 	$L__BB1_39;
	setp.eq.s32 	%p27, %r18, 2;
	@%p27 bra 	$L__BB1_38;
	setp.ne.s32 	%p28, %r18, 3;
	@%p28 bra 	$L__BB1_40;
	setp.lt.f32 	%p29, %f9, %f255;
	selp.f32 	%f255, %f255, %f9, %p29;
	bra.uni 	$L__BB1_41;
$L__BB1_38:
	setp.gt.f32 	%p30, %f9, %f255;
	selp.f32 	%f255, %f255, %f9, %p30;
	bra.uni 	$L__BB1_41;
$L__BB1_39:
	mul.f32 	%f255, %f9, %f255;
	bra.uni 	$L__BB1_41;
$L__BB1_40:
	add.f32 	%f255, %f9, %f255;
$L__BB1_41:
	add.s32 	%r36, %r36, 1;
	setp.lt.u32 	%p31, %r36, %r19;
	@%p31 bra 	$L__BB1_7;
$L__BB1_42:
	setp.ne.s32 	%p32, %r18, 4;
	mov.f32 	%f260, %f252;
	@%p32 bra 	$L__BB1_44;
	div.rn.f32 	%f260, %f252, %f1;
$L__BB1_44:
	mov.f32 	%f261, %f253;
	@%p32 bra 	$L__BB1_46;
	div.rn.f32 	%f261, %f253, %f1;
$L__BB1_46:
	mov.f32 	%f262, %f254;
	@%p32 bra 	$L__BB1_48;
	div.rn.f32 	%f262, %f254, %f1;
$L__BB1_48:
	mov.f32 	%f263, %f255;
	@%p32 bra 	$L__BB1_50;
	div.rn.f32 	%f263, %f255, %f1;
$L__BB1_50:
	shl.b64 	%rd71, %rd127, 4;
	add.s64 	%rd72, %rd1, %rd71;
	st.global.v4.f32 	[%rd72], {%f260, %f261, %f262, %f263};
	add.s64 	%rd127, %rd127, %rd7;
	setp.lt.u64 	%p36, %rd127, %rd5;
	@%p36 bra 	$L__BB1_5;
$L__BB1_51:
	and.b64  	%rd129, %rd59, -4;
$L__BB1_52:
	mov.u32 	%r24, %tid.x;
	cvt.u64.u32 	%rd73, %r24;
	add.s64 	%rd130, %rd129, %rd73;
	setp.ge.u64 	%p37, %rd130, %rd59;
	@%p37 bra 	$L__BB1_146;
	cvt.rn.f32.u32 	%f50, %r19;
	mov.u32 	%r25, %ntid.x;
	cvt.u64.u32 	%rd16, %r25;
	ld.local.u32 	%r4, [%rd3+24];
$L__BB1_54:
	.pragma "nounroll";
	setp.eq.s32 	%p38, %r4, 0;
	@%p38 bra 	$L__BB1_56;
	ld.local.u64 	%rd131, [%rd3+8];
	bra.uni 	$L__BB1_57;
$L__BB1_56:
	ld.local.u64 	%rd131, [%rd3];
$L__BB1_57:
	shl.b64 	%rd74, %rd130, 2;
	add.s64 	%rd75, %rd131, %rd74;
	ld.f32 	%f265, [%rd75];
	setp.lt.u32 	%p39, %r19, 2;
	@%p39 bra 	$L__BB1_70;
	mov.u32 	%r37, 1;
$L__BB1_59:
	.pragma "nounroll";
	setp.eq.s32 	%p40, %r4, %r37;
	@%p40 bra 	$L__BB1_61;
	bra.uni 	$L__BB1_60;
$L__BB1_61:
	ld.local.u64 	%rd132, [%rd3];
	bra.uni 	$L__BB1_62;
$L__BB1_60:
	ld.local.u64 	%rd76, [%rd3+16];
	cvt.u64.u32 	%rd77, %r37;
	mul.lo.s64 	%rd78, %rd76, %rd77;
	ld.local.u64 	%rd79, [%rd3+8];
	add.s64 	%rd132, %rd79, %rd78;
$L__BB1_62:
	add.s64 	%rd81, %rd132, %rd74;
	ld.f32 	%f53, [%rd81];
	setp.eq.s32 	%p41, %r18, 1;
	@%p41 bra 	$L__BB1_67;
	setp.eq.s32 	%p42, %r18, 2;
	@%p42 bra 	$L__BB1_66;
	setp.ne.s32 	%p43, %r18, 3;
	@%p43 bra 	$L__BB1_68;
	setp.gt.f32 	%p44, %f53, %f265;
	selp.f32 	%f265, %f53, %f265, %p44;
	bra.uni 	$L__BB1_69;
$L__BB1_67:
	mul.f32 	%f265, %f265, %f53;
	bra.uni 	$L__BB1_69;
$L__BB1_66:
	setp.lt.f32 	%p45, %f53, %f265;
	selp.f32 	%f265, %f53, %f265, %p45;
	bra.uni 	$L__BB1_69;
$L__BB1_68:
	add.f32 	%f265, %f265, %f53;
$L__BB1_69:
	add.s32 	%r37, %r37, 1;
	setp.lt.u32 	%p46, %r37, %r19;
	@%p46 bra 	$L__BB1_59;
$L__BB1_70:
	setp.ne.s32 	%p47, %r18, 4;
	@%p47 bra 	$L__BB1_72;
	div.rn.f32 	%f265, %f265, %f50;
$L__BB1_72:
	add.s64 	%rd83, %rd1, %rd74;
	st.global.f32 	[%rd83], %f265;
	add.s64 	%rd130, %rd130, %rd16;
	setp.lt.u64 	%p48, %rd130, %rd59;
	@%p48 bra 	$L__BB1_54;
$L__BB1_146:
	ret;
}
`;
