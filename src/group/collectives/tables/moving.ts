// Made by npm run generate:ptx from kernels/moving.cu.
export const ptx = `.version 7.8
.target sm_80
.address_size 64
.func _ZN10collective6giveUpENS_7MeetingEjjj
(
	.param .align 8 .b8 _ZN10collective6giveUpENS_7MeetingEjjj_param_0[56],
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_1,
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_2,
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_3
)
;
.func _ZN10collective4copyEPhPKhm
(
	.param .b64 _ZN10collective4copyEPhPKhm_param_0,
	.param .b64 _ZN10collective4copyEPhPKhm_param_1,
	.param .b64 _ZN10collective4copyEPhPKhm_param_2
)
;
.func  (.param .b32 func_retval0) _ZN10collective6isOverENS_7MeetingEjRl
(
	.param .align 8 .b8 _ZN10collective6isOverENS_7MeetingEjRl_param_0[56],
	.param .b32 _ZN10collective6isOverENS_7MeetingEjRl_param_1,
	.param .b64 _ZN10collective6isOverENS_7MeetingEjRl_param_2
)
;
.func _ZN10collective9copyBytesEPhPKhmjj
(
	.param .b64 _ZN10collective9copyBytesEPhPKhmjj_param_0,
	.param .b64 _ZN10collective9copyBytesEPhPKhmjj_param_1,
	.param .b64 _ZN10collective9copyBytesEPhPKhmjj_param_2,
	.param .b32 _ZN10collective9copyBytesEPhPKhmjj_param_3,
	.param .b32 _ZN10collective9copyBytesEPhPKhmjj_param_4
)
;
.func  (.param .b32 func_retval0) _ZN10collective6isLostENS_7MeetingEjjjRl
(
	.param .align 8 .b8 _ZN10collective6isLostENS_7MeetingEjjjRl_param_0[56],
	.param .b32 _ZN10collective6isLostENS_7MeetingEjjjRl_param_1,
	.param .b32 _ZN10collective6isLostENS_7MeetingEjjjRl_param_2,
	.param .b32 _ZN10collective6isLostENS_7MeetingEjjjRl_param_3,
	.param .b64 _ZN10collective6isLostENS_7MeetingEjjjRl_param_4
)
;
.func  (.param .align 4 .b8 func_retval0[8]) _ZN10collective12loadElementsEPKhm
(
	.param .b64 _ZN10collective12loadElementsEPKhm_param_0,
	.param .b64 _ZN10collective12loadElementsEPKhm_param_1
)
;
.func _ZN10collective13storeElementsEPhm5uint2
(
	.param .b64 _ZN10collective13storeElementsEPhm5uint2_param_0,
	.param .b64 _ZN10collective13storeElementsEPhm5uint2_param_1,
	.param .align 8 .b8 _ZN10collective13storeElementsEPhm5uint2_param_2[8]
)
;
.visible .entry pass(
	.param .u64 pass_param_0,
	.param .u64 pass_param_1,
	.param .u32 pass_param_2,
	.param .u32 pass_param_3,
	.param .u32 pass_param_4,
	.param .u32 pass_param_5,
	.param .u64 pass_param_6,
	.param .u64 pass_param_7,
	.param .u64 pass_param_8,
	.param .align 8 .b8 pass_param_9[64]
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.local .align 8 .b8 	__local_depot0[8];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<46>;
	.reg .b16 	%rs<27>;
	.reg .b32 	%r<83>;
	.reg .b64 	%rd<150>;
	mov.u64 	%SPL, __local_depot0;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd38, [pass_param_0];
	ld.param.u64 	%rd39, [pass_param_1];
	ld.param.u32 	%r22, [pass_param_2];
	ld.param.u32 	%r23, [pass_param_3];
	ld.param.u32 	%r24, [pass_param_4];
	ld.param.u32 	%r25, [pass_param_5];
	ld.param.u64 	%rd40, [pass_param_6];
	ld.param.v2.u32 	{%r32, %r33}, [pass_param_9+40];
	ld.param.v2.u32 	{%r34, %r35}, [pass_param_9+48];
	ld.param.v2.u32 	{%r36, %r37}, [pass_param_9+56];
	ld.param.u64 	%rd47, [pass_param_9+32];
	ld.param.u64 	%rd46, [pass_param_9+24];
	ld.param.u64 	%rd45, [pass_param_9+16];
	ld.param.u64 	%rd44, [pass_param_9+8];
	ld.param.u64 	%rd43, [pass_param_9];
	cvta.to.global.u64 	%rd48, %rd38;
	mul.wide.u32 	%rd49, %r22, 8;
	add.s64 	%rd50, %rd48, %rd49;
	ld.global.u64 	%rd1, [%rd50];
	setp.ne.s32 	%p6, %r32, -1;
	mov.u32 	%r38, %ctaid.x;
	setp.lt.u32 	%p7, %r38, %r36;
	and.pred  	%p1, %p7, %p6;
	rem.u32 	%r3, %r38, %r36;
	mov.u32 	%r39, %tid.x;
	setp.ne.s32 	%p8, %r39, 0;
	mov.u16 	%rs20, 0;
	@%p8 bra 	$L__BB0_2;
	ld.volatile.u32 	%r40, [%rd1];
	setp.ne.s32 	%p9, %r40, 0;
	selp.u16 	%rs20, 1, 0, %p9;
$L__BB0_2:
	setp.eq.s16 	%p10, %rs20, 0;
	@%p10 bra 	$L__BB0_4;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd38;
	st.param.b64 	[param0+8], %rd39;
	st.param.v2.b32 	[param0+16], {%r22, %r23};
	st.param.v2.b32 	[param0+24], {%r24, %r25};
	st.param.b64 	[param0+32], %rd40;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], 0;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 4;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r22;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
$L__BB0_4:
	selp.b32 	%r4, %r32, %r33, %p1;
	add.s64 	%rd51, %rd1, %rd45;
	mul.lo.s32 	%r41, %r3, %r23;
	cvt.u64.u32 	%rd52, %r41;
	cvt.u64.u32 	%rd53, %r4;
	add.s64 	%rd3, %rd52, %rd53;
	mul.lo.s64 	%rd54, %rd3, 48;
	add.s64 	%rd55, %rd51, %rd54;
	add.s64 	%rd4, %rd55, 40;
	@%p1 bra 	$L__BB0_6;
	bra.uni 	$L__BB0_5;
$L__BB0_6:
	ld.u32 	%r78, [%rd4];
	bra.uni 	$L__BB0_7;
$L__BB0_5:
	ld.u32 	%r78, [%rd4+4];
$L__BB0_7:
	cvt.u32.u16 	%r42, %rs20;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r42, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r43, 1, 0, %p2;
	}
	setp.ne.s32 	%p11, %r43, 0;
	@%p11 bra 	$L__BB0_50;
	bra.uni 	$L__BB0_8;
$L__BB0_50:
	ret;
$L__BB0_8:
	selp.b64 	%rd5, %rd43, %rd44, %p1;
	add.s64 	%rd56, %rd5, 15;
	shr.u64 	%rd57, %rd56, 4;
	cvt.u64.u32 	%rd6, %r36;
	add.s64 	%rd58, %rd6, %rd57;
	add.s64 	%rd7, %rd58, -1;
	and.b64  	%rd59, %rd7, -4294967296;
	setp.eq.s64 	%p12, %rd59, 0;
	@%p12 bra 	$L__BB0_10;
	div.u64 	%rd143, %rd7, %rd6;
	bra.uni 	$L__BB0_11;
$L__BB0_10:
	cvt.u32.u64 	%r44, %rd6;
	cvt.u32.u64 	%r45, %rd7;
	div.u32 	%r46, %r45, %r44;
	cvt.u64.u32 	%rd143, %r46;
$L__BB0_11:
	cvt.u64.u32 	%rd61, %r3;
	shl.b64 	%rd62, %rd143, 4;
	mul.lo.s64 	%rd63, %rd62, %rd61;
	min.u64 	%rd144, %rd63, %rd5;
	add.s64 	%rd64, %rd144, %rd62;
	min.u64 	%rd14, %rd64, %rd5;
	add.s64 	%rd15, %rd55, 32;
	mul.wide.u32 	%rd16, %r3, 4;
	cvt.u64.u32 	%rd68, %r22;
	add.s64 	%rd17, %rd52, %rd68;
	cvt.u64.u32 	%rd69, %r34;
	shl.b64 	%rd18, %rd69, 32;
$L__BB0_12:
	mov.u32 	%r9, %r78;
	add.s32 	%r78, %r9, 1;
	@%p1 bra 	$L__BB0_28;
	bra.uni 	$L__BB0_13;
$L__BB0_28:
	mov.u16 	%rs25, 0;
	@%p8 bra 	$L__BB0_38;
	ld.acquire.sys.global.u64 %rd147, [%rd15];
	add.u64 	%rd106, %SP, 0;
	add.u64 	%rd107, %SPL, 0;
	mov.u64 	%rd108, 0;
	st.local.u64 	[%rd107], %rd108;
	cvt.u32.u64 	%r62, %rd147;
	mov.u32 	%r63, 3;
	sub.s32 	%r16, %r63, %r9;
	add.s32 	%r64, %r16, %r62;
	setp.gt.s32 	%p30, %r64, -1;
	mov.pred 	%p45, -1;
	mov.u16 	%rs25, 0;
	@%p30 bra 	$L__BB0_36;
	mov.u32 	%r81, 1;
$L__BB0_31:
	and.b32  	%r67, %r81, 63;
	setp.ne.s32 	%p31, %r67, 0;
	mov.u32 	%r82, 0;
	@%p31 bra 	$L__BB0_33;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd38;
	st.param.b64 	[param0+8], %rd39;
	st.param.v2.b32 	[param0+16], {%r22, %r23};
	st.param.v2.b32 	[param0+24], {%r24, %r25};
	st.param.b64 	[param0+32], %rd40;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], 0;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r81;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd106;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r82, [retval0+0];
	}
$L__BB0_33:
	setp.eq.s32 	%p32, %r82, 0;
	mov.u16 	%rs25, 0;
	@%p32 bra 	$L__BB0_35;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd38;
	st.param.b64 	[param0+8], %rd39;
	st.param.v2.b32 	[param0+16], {%r22, %r23};
	st.param.v2.b32 	[param0+24], {%r24, %r25};
	st.param.b64 	[param0+32], %rd40;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], 0;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r82;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r4;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs25, 1;
$L__BB0_35:
	ld.acquire.sys.global.u64 %rd147, [%rd15];
	add.s32 	%r81, %r81, 1;
	cvt.u32.u64 	%r68, %rd147;
	add.s32 	%r69, %r16, %r68;
	setp.lt.s32 	%p33, %r69, 0;
	setp.eq.s16 	%p45, %rs25, 0;
	and.pred  	%p34, %p45, %p33;
	@%p34 bra 	$L__BB0_31;
$L__BB0_36:
	shr.u64 	%rd112, %rd147, 32;
	cvt.u32.u64 	%r21, %rd112;
	setp.eq.s32 	%p35, %r21, 0;
	not.pred 	%p36, %p45;
	or.pred  	%p37, %p36, %p35;
	@%p37 bra 	$L__BB0_38;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd38;
	st.param.b64 	[param0+8], %rd39;
	st.param.v2.b32 	[param0+16], {%r22, %r23};
	st.param.v2.b32 	[param0+24], {%r24, %r25};
	st.param.b64 	[param0+32], %rd40;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], 0;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r4;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r21;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs25, 1;
$L__BB0_38:
	cvt.u32.u16 	%r70, %rs25;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r70, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r71, 1, 0, %p2;
	}
	setp.ne.s32 	%p38, %r71, 0;
	@%p38 bra 	$L__BB0_50;
	setp.eq.s32 	%p39, %r4, %r22;
	and.b32  	%r72, %r78, 3;
	cvt.u64.u32 	%rd31, %r72;
	mov.u64 	%rd148, %rd1;
	@%p39 bra 	$L__BB0_41;
	mul.wide.u32 	%rd114, %r4, 8;
	add.s64 	%rd115, %rd48, %rd114;
	ld.global.u64 	%rd148, [%rd115];
$L__BB0_41:
	ld.param.u64 	%rd140, [pass_param_7];
	cvt.u64.u32 	%rd117, %r23;
	add.s64 	%rd118, %rd16, %rd31;
	mul.lo.s64 	%rd119, %rd118, %rd117;
	add.s64 	%rd120, %rd119, %rd68;
	mul.lo.s64 	%rd121, %rd120, %rd47;
	add.s64 	%rd122, %rd121, %rd46;
	add.s64 	%rd123, %rd148, %rd122;
	sub.s64 	%rd124, %rd14, %rd144;
	min.u64 	%rd125, %rd47, %rd124;
	add.s64 	%rd126, %rd140, %rd144;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd123;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd126;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd125;
	call.uni
	_ZN10collective4copyEPhPKhm,
	(
	param0,
	param1,
	param2
	);
	}
	bar.sync 	0;
	@%p8 bra 	$L__BB0_45;
	add.s64 	%rd149, %rd1, %rd45;
	membar.sys;
	@%p39 bra 	$L__BB0_44;
	mul.wide.u32 	%rd128, %r4, 8;
	add.s64 	%rd129, %rd48, %rd128;
	ld.global.u64 	%rd130, [%rd129];
	add.s64 	%rd149, %rd130, %rd45;
$L__BB0_44:
	cvt.u64.u32 	%rd133, %r78;
	or.b64  	%rd132, %rd18, %rd133;
	mul.lo.s64 	%rd134, %rd17, 48;
	add.s64 	%rd135, %rd149, %rd134;
	shl.b64 	%rd136, %rd31, 3;
	add.s64 	%rd131, %rd135, %rd136;
	st.release.sys.global.u64 [%rd131], %rd132;
	bra.uni 	$L__BB0_45;
$L__BB0_13:
	mov.u16 	%rs22, 0;
	@%p8 bra 	$L__BB0_23;
	add.s64 	%rd72, %rd1, %rd45;
	add.s64 	%rd74, %rd72, %rd54;
	shl.b32 	%r49, %r78, 3;
	cvt.u64.u32 	%rd75, %r49;
	and.b64  	%rd76, %rd75, 24;
	add.s64 	%rd71, %rd74, %rd76;
	ld.acquire.sys.global.u64 %rd145, [%rd71];
	add.u64 	%rd78, %SPL, 0;
	mov.u64 	%rd79, 0;
	st.local.u64 	[%rd78], %rd79;
	cvt.u32.u64 	%r50, %rd145;
	sub.s32 	%r51, %r50, %r78;
	setp.gt.s32 	%p15, %r51, -1;
	mov.pred 	%p44, -1;
	mov.u16 	%rs22, 0;
	@%p15 bra 	$L__BB0_21;
	mov.u32 	%r79, 1;
$L__BB0_16:
	and.b32  	%r54, %r79, 63;
	setp.ne.s32 	%p16, %r54, 0;
	mov.u32 	%r80, 0;
	@%p16 bra 	$L__BB0_18;
	add.u64 	%rd141, %SP, 0;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd38;
	st.param.b64 	[param0+8], %rd39;
	st.param.v2.b32 	[param0+16], {%r22, %r23};
	st.param.v2.b32 	[param0+24], {%r24, %r25};
	st.param.b64 	[param0+32], %rd40;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], 0;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r79;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd141;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r80, [retval0+0];
	}
$L__BB0_18:
	setp.eq.s32 	%p17, %r80, 0;
	mov.u16 	%rs22, 0;
	@%p17 bra 	$L__BB0_20;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd38;
	st.param.b64 	[param0+8], %rd39;
	st.param.v2.b32 	[param0+16], {%r22, %r23};
	st.param.v2.b32 	[param0+24], {%r24, %r25};
	st.param.b64 	[param0+32], %rd40;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], 0;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r80;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r4;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs22, 1;
$L__BB0_20:
	ld.acquire.sys.global.u64 %rd145, [%rd71];
	add.s32 	%r79, %r79, 1;
	cvt.u32.u64 	%r55, %rd145;
	sub.s32 	%r56, %r55, %r78;
	setp.lt.s32 	%p18, %r56, 0;
	setp.eq.s16 	%p44, %rs22, 0;
	and.pred  	%p19, %p44, %p18;
	@%p19 bra 	$L__BB0_16;
$L__BB0_21:
	shr.u64 	%rd83, %rd145, 32;
	cvt.u32.u64 	%r15, %rd83;
	setp.eq.s32 	%p20, %r15, 0;
	not.pred 	%p21, %p44;
	or.pred  	%p22, %p21, %p20;
	setp.eq.s32 	%p23, %r35, %r15;
	or.pred  	%p24, %p23, %p22;
	@%p24 bra 	$L__BB0_23;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd38;
	st.param.b64 	[param0+8], %rd39;
	st.param.v2.b32 	[param0+16], {%r22, %r23};
	st.param.v2.b32 	[param0+24], {%r24, %r25};
	st.param.b64 	[param0+32], %rd40;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], 0;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r4;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r15;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs22, 1;
$L__BB0_23:
	cvt.u32.u16 	%r57, %rs22;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r57, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r58, 1, 0, %p2;
	}
	setp.ne.s32 	%p25, %r58, 0;
	@%p25 bra 	$L__BB0_50;
	ld.param.u64 	%rd139, [pass_param_8];
	and.b32  	%r60, %r78, 3;
	cvt.u64.u32 	%rd84, %r60;
	add.s64 	%rd85, %rd16, %rd84;
	cvt.u64.u32 	%rd86, %r23;
	mul.lo.s64 	%rd87, %rd85, %rd86;
	add.s64 	%rd89, %rd87, %rd53;
	mul.lo.s64 	%rd90, %rd89, %rd47;
	add.s64 	%rd91, %rd90, %rd46;
	add.s64 	%rd92, %rd1, %rd91;
	sub.s64 	%rd93, %rd14, %rd144;
	min.u64 	%rd94, %rd47, %rd93;
	add.s64 	%rd95, %rd139, %rd144;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd95;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd92;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd94;
	call.uni
	_ZN10collective4copyEPhPKhm,
	(
	param0,
	param1,
	param2
	);
	}
	bar.sync 	0;
	@%p8 bra 	$L__BB0_45;
	setp.eq.s32 	%p27, %r4, %r22;
	add.s64 	%rd146, %rd1, %rd45;
	@%p27 bra 	$L__BB0_27;
	mul.wide.u32 	%rd97, %r4, 8;
	add.s64 	%rd98, %rd48, %rd97;
	ld.global.u64 	%rd99, [%rd98];
	add.s64 	%rd146, %rd99, %rd45;
$L__BB0_27:
	cvt.u64.u32 	%rd101, %r78;
	mul.lo.s64 	%rd102, %rd17, 48;
	add.s64 	%rd103, %rd146, %rd102;
	add.s64 	%rd100, %rd103, 32;
	st.release.sys.global.u64 [%rd100], %rd101;
$L__BB0_45:
	sub.s64 	%rd137, %rd14, %rd144;
	min.u64 	%rd138, %rd47, %rd137;
	add.s64 	%rd144, %rd138, %rd144;
	setp.lt.u64 	%p42, %rd144, %rd14;
	@%p42 bra 	$L__BB0_12;
	@%p8 bra 	$L__BB0_50;
	@%p1 bra 	$L__BB0_49;
	bra.uni 	$L__BB0_48;
$L__BB0_49:
	add.s32 	%r76, %r9, 1;
	st.u32 	[%rd4], %r76;
	bra.uni 	$L__BB0_50;
$L__BB0_48:
	add.s32 	%r75, %r9, 1;
	st.u32 	[%rd4+4], %r75;
	bra.uni 	$L__BB0_50;
}
.func _ZN10collective6giveUpENS_7MeetingEjjj(
	.param .align 8 .b8 _ZN10collective6giveUpENS_7MeetingEjjj_param_0[56],
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_1,
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_2,
	.param .b32 _ZN10collective6giveUpENS_7MeetingEjjj_param_3
)
{
	.reg .pred 	%p<12>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<32>;
	ld.param.v2.u32 	{%r24, %r25}, [_ZN10collective6giveUpENS_7MeetingEjjj_param_0+16];
	ld.param.v2.u32 	{%r26, %r27}, [_ZN10collective6giveUpENS_7MeetingEjjj_param_0+24];
	ld.param.u32 	%r21, [_ZN10collective6giveUpENS_7MeetingEjjj_param_1];
	ld.param.u32 	%r22, [_ZN10collective6giveUpENS_7MeetingEjjj_param_2];
	ld.param.u32 	%r23, [_ZN10collective6giveUpENS_7MeetingEjjj_param_3];
	ld.param.u64 	%rd21, [_ZN10collective6giveUpENS_7MeetingEjjj_param_0+40];
	ld.param.u64 	%rd19, [_ZN10collective6giveUpENS_7MeetingEjjj_param_0+8];
	ld.param.u64 	%rd18, [_ZN10collective6giveUpENS_7MeetingEjjj_param_0];
	or.b32  	%r28, %r21, 1;
	setp.ne.s32 	%p1, %r28, 3;
	@%p1 bra 	$L__BB1_2;
	shl.b32 	%r29, %r22, 1;
	add.s32 	%r30, %r29, 17;
	mul.wide.u32 	%rd22, %r30, 4;
	add.s64 	%rd23, %rd19, %rd22;
	st.volatile.u32 	[%rd23], %r23;
	st.volatile.u32 	[%rd23+-4], %r21;
$L__BB1_2:
	st.volatile.u32 	[%rd19+8], %r27;
	membar.sys;
	st.volatile.u32 	[%rd19+4], %r21;
	setp.eq.s32 	%p2, %r25, 0;
	@%p2 bra 	$L__BB1_19;
	add.s32 	%r32, %r25, -1;
	and.b32  	%r47, %r25, 3;
	setp.lt.u32 	%p3, %r32, 3;
	mov.u32 	%r45, 0;
	@%p3 bra 	$L__BB1_14;
	neg.s32 	%r43, %r24;
	mov.u32 	%r45, 0;
	sub.s32 	%r5, %r47, %r25;
$L__BB1_5:
	mul.wide.u32 	%rd24, %r45, 8;
	add.s64 	%rd4, %rd18, %rd24;
	setp.eq.s32 	%p4, %r43, 0;
	mov.u64 	%rd26, %rd21;
	@%p4 bra 	$L__BB1_7;
	ld.u64 	%rd26, [%rd4];
$L__BB1_7:
	atom.sys.cas.b32 	%r34, [%rd26], 0, 4;
	add.s32 	%r35, %r45, 1;
	setp.eq.s32 	%p5, %r24, %r35;
	mov.u64 	%rd27, %rd21;
	@%p5 bra 	$L__BB1_9;
	ld.u64 	%rd27, [%rd4+8];
$L__BB1_9:
	atom.sys.cas.b32 	%r36, [%rd27], 0, 4;
	add.s32 	%r37, %r45, 2;
	setp.eq.s32 	%p6, %r24, %r37;
	mov.u64 	%rd28, %rd21;
	@%p6 bra 	$L__BB1_11;
	ld.u64 	%rd28, [%rd4+16];
$L__BB1_11:
	atom.sys.cas.b32 	%r38, [%rd28], 0, 4;
	add.s32 	%r39, %r45, 3;
	setp.eq.s32 	%p7, %r24, %r39;
	mov.u64 	%rd29, %rd21;
	@%p7 bra 	$L__BB1_13;
	ld.u64 	%rd29, [%rd4+24];
$L__BB1_13:
	atom.sys.cas.b32 	%r40, [%rd29], 0, 4;
	add.s32 	%r43, %r43, 4;
	add.s32 	%r45, %r45, 4;
	add.s32 	%r41, %r5, %r45;
	setp.ne.s32 	%p8, %r41, 0;
	@%p8 bra 	$L__BB1_5;
$L__BB1_14:
	setp.eq.s32 	%p9, %r47, 0;
	@%p9 bra 	$L__BB1_19;
	mul.wide.u32 	%rd25, %r45, 8;
	add.s64 	%rd30, %rd18, %rd25;
	sub.s32 	%r46, %r45, %r24;
$L__BB1_16:
	.pragma "nounroll";
	setp.eq.s32 	%p10, %r46, 0;
	mov.u64 	%rd31, %rd21;
	@%p10 bra 	$L__BB1_18;
	ld.u64 	%rd31, [%rd30];
$L__BB1_18:
	atom.sys.cas.b32 	%r42, [%rd31], 0, 4;
	add.s64 	%rd30, %rd30, 8;
	add.s32 	%r46, %r46, 1;
	add.s32 	%r47, %r47, -1;
	setp.ne.s32 	%p11, %r47, 0;
	@%p11 bra 	$L__BB1_16;
$L__BB1_19:
	ret;
}
.func _ZN10collective4copyEPhPKhm(
	.param .b64 _ZN10collective4copyEPhPKhm_param_0,
	.param .b64 _ZN10collective4copyEPhPKhm_param_1,
	.param .b64 _ZN10collective4copyEPhPKhm_param_2
)
{
	.reg .pred 	%p<9>;
	.reg .b16 	%rs<2>;
	.reg .b32 	%r<48>;
	.reg .b64 	%rd<51>;
	ld.param.u64 	%rd19, [_ZN10collective4copyEPhPKhm_param_0];
	ld.param.u64 	%rd20, [_ZN10collective4copyEPhPKhm_param_1];
	ld.param.u64 	%rd21, [_ZN10collective4copyEPhPKhm_param_2];
	and.b64  	%rd23, %rd19, 15;
	setp.ne.s64 	%p1, %rd23, 0;
	mov.u64 	%rd49, 0;
	@%p1 bra 	$L__BB2_9;
	and.b64  	%rd25, %rd20, 15;
	setp.ne.s64 	%p2, %rd25, 0;
	@%p2 bra 	$L__BB2_9;
	shr.u64 	%rd1, %rd21, 4;
	mov.u32 	%r2, %tid.x;
	cvt.u64.u32 	%rd47, %r2;
	mov.u32 	%r1, %ntid.x;
	mul.lo.s32 	%r3, %r1, 3;
	cvt.u64.u32 	%rd3, %r3;
	add.s64 	%rd26, %rd47, %rd3;
	setp.ge.u64 	%p3, %rd26, %rd1;
	@%p3 bra 	$L__BB2_5;
	shl.b32 	%r4, %r1, 2;
	cvt.u64.u32 	%rd4, %r4;
	cvt.u64.u32 	%rd5, %r1;
	shl.b32 	%r5, %r1, 1;
	cvt.u64.u32 	%rd6, %r5;
	shl.b64 	%rd29, %rd5, 4;
	shl.b64 	%rd31, %rd6, 4;
$L__BB2_4:
	.pragma "nounroll";
	shl.b64 	%rd27, %rd47, 4;
	add.s64 	%rd28, %rd20, %rd27;
	ld.v4.u32 	{%r6, %r7, %r8, %r9}, [%rd28];
	add.s64 	%rd30, %rd28, %rd29;
	ld.v4.u32 	{%r14, %r15, %r16, %r17}, [%rd30];
	add.s64 	%rd32, %rd28, %rd31;
	ld.v4.u32 	{%r22, %r23, %r24, %r25}, [%rd32];
	shl.b64 	%rd33, %rd3, 4;
	add.s64 	%rd34, %rd28, %rd33;
	ld.v4.u32 	{%r30, %r31, %r32, %r33}, [%rd34];
	add.s64 	%rd35, %rd19, %rd27;
	st.v4.u32 	[%rd35], {%r6, %r7, %r8, %r9};
	add.s64 	%rd36, %rd35, %rd29;
	st.v4.u32 	[%rd36], {%r14, %r15, %r16, %r17};
	add.s64 	%rd37, %rd35, %rd31;
	st.v4.u32 	[%rd37], {%r22, %r23, %r24, %r25};
	add.s64 	%rd38, %rd35, %rd33;
	st.v4.u32 	[%rd38], {%r30, %r31, %r32, %r33};
	add.s64 	%rd47, %rd47, %rd4;
	add.s64 	%rd39, %rd47, %rd3;
	setp.lt.u64 	%p4, %rd39, %rd1;
	@%p4 bra 	$L__BB2_4;
$L__BB2_5:
	setp.ge.u64 	%p5, %rd47, %rd1;
	@%p5 bra 	$L__BB2_8;
	cvt.u64.u32 	%rd10, %r1;
$L__BB2_7:
	.pragma "nounroll";
	shl.b64 	%rd40, %rd47, 4;
	add.s64 	%rd41, %rd19, %rd40;
	add.s64 	%rd42, %rd20, %rd40;
	ld.v4.u32 	{%r38, %r39, %r40, %r41}, [%rd42];
	st.v4.u32 	[%rd41], {%r38, %r39, %r40, %r41};
	add.s64 	%rd47, %rd47, %rd10;
	setp.lt.u64 	%p6, %rd47, %rd1;
	@%p6 bra 	$L__BB2_7;
$L__BB2_8:
	and.b64  	%rd49, %rd21, -16;
$L__BB2_9:
	mov.u32 	%r46, %tid.x;
	cvt.u64.u32 	%rd43, %r46;
	add.s64 	%rd50, %rd49, %rd43;
	setp.ge.u64 	%p7, %rd50, %rd21;
	@%p7 bra 	$L__BB2_12;
	mov.u32 	%r47, %ntid.x;
	cvt.u64.u32 	%rd16, %r47;
$L__BB2_11:
	.pragma "nounroll";
	add.s64 	%rd44, %rd20, %rd50;
	ld.u8 	%rs1, [%rd44];
	add.s64 	%rd45, %rd19, %rd50;
	st.u8 	[%rd45], %rs1;
	add.s64 	%rd50, %rd50, %rd16;
	setp.lt.u64 	%p8, %rd50, %rd21;
	@%p8 bra 	$L__BB2_11;
$L__BB2_12:
	ret;
}
.visible .entry move(
	.param .u64 move_param_0,
	.param .u64 move_param_1,
	.param .u32 move_param_2,
	.param .u32 move_param_3,
	.param .u32 move_param_4,
	.param .u32 move_param_5,
	.param .u64 move_param_6,
	.param .u64 move_param_7,
	.param .u64 move_param_8,
	.param .align 8 .b8 move_param_9[120],
	.param .u64 move_param_10
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.local .align 8 .b8 	__local_depot3[8];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<224>;
	.reg .b16 	%rs<171>;
	.reg .b32 	%r<417>;
	.reg .b64 	%rd<425>;
	.shared .align 1 .b8 _ZZ4moveE6direct[2048];
	mov.u64 	%SPL, __local_depot3;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd87, [move_param_0];
	ld.param.u64 	%rd88, [move_param_1];
	ld.param.u32 	%r132, [move_param_2];
	ld.param.u32 	%r133, [move_param_3];
	ld.param.u32 	%r134, [move_param_4];
	ld.param.u32 	%r135, [move_param_5];
	ld.param.u64 	%rd89, [move_param_6];
	ld.param.u64 	%rd90, [move_param_7];
	ld.param.u64 	%rd91, [move_param_8];
	mov.b64 	%rd93, move_param_9;
	ld.param.u64 	%rd92, [move_param_10];
	add.s64 	%rd1, %rd93, 72;
	ld.param.u64 	%rd2, [move_param_9+72];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd95, %rd2;
	mov.u32 	%r136, %ctaid.x;
	mul.wide.u32 	%rd96, %r136, 4;
	add.s64 	%rd97, %rd95, %rd96;
	cvt.u64.u32 	%rd3, %r136;
	ld.global.u32 	%r1, [%rd97+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p7, %r2, 0;
	mov.u16 	%rs139, 0;
	@%p7 bra 	$L__BB3_2;
	ld.volatile.global.u32 	%r137, [%rd95];
	setp.ne.s32 	%p8, %r137, 0;
	selp.u16 	%rs139, 1, 0, %p8;
$L__BB3_2:
	setp.eq.s16 	%p9, %rs139, 0;
	@%p9 bra 	$L__BB3_6;
	cvta.to.global.u64 	%rd4, %rd88;
	ld.volatile.global.u32 	%r138, [%rd4+4];
	setp.ne.s32 	%p10, %r138, 0;
	@%p10 bra 	$L__BB3_5;
	st.global.u32 	[%rd4+8], %r135;
$L__BB3_5:
	membar.sys;
	mov.u32 	%r139, 4;
	st.global.u32 	[%rd4+4], %r139;
$L__BB3_6:
	cvt.u32.u16 	%r140, %rs139;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r140, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r141, 1, 0, %p2;
	}
	setp.ne.s32 	%p11, %r141, 0;
	@%p11 bra 	$L__BB3_208;
	ld.param.u64 	%rd5, [%rd1+-72];
	add.s64 	%rd99, %rd5, 15;
	shr.u64 	%rd100, %rd99, 4;
	mov.u32 	%r142, %nctaid.x;
	cvt.u64.u32 	%rd6, %r142;
	add.s64 	%rd101, %rd6, %rd100;
	add.s64 	%rd7, %rd101, -1;
	and.b64  	%rd102, %rd7, -4294967296;
	setp.eq.s64 	%p12, %rd102, 0;
	@%p12 bra 	$L__BB3_9;
	div.u64 	%rd414, %rd7, %rd6;
	bra.uni 	$L__BB3_10;
$L__BB3_9:
	cvt.u32.u64 	%r143, %rd6;
	cvt.u32.u64 	%r144, %rd7;
	div.u32 	%r145, %r144, %r143;
	cvt.u64.u32 	%rd414, %r145;
$L__BB3_10:
	shl.b64 	%rd103, %rd414, 4;
	mul.lo.s64 	%rd104, %rd103, %rd3;
	min.u64 	%rd11, %rd104, %rd5;
	add.s64 	%rd105, %rd11, %rd103;
	min.u64 	%rd12, %rd105, %rd5;
	setp.eq.s64 	%p13, %rd12, %rd11;
	@%p13 bra 	$L__BB3_14;
	bra.uni 	$L__BB3_11;
$L__BB3_14:
	mov.u32 	%r383, 1;
	bra.uni 	$L__BB3_15;
$L__BB3_11:
	not.b64 	%rd106, %rd11;
	add.s64 	%rd107, %rd12, %rd106;
	ld.param.u64 	%rd13, [%rd1+-48];
	add.s64 	%rd14, %rd107, %rd13;
	or.b64  	%rd108, %rd14, %rd13;
	and.b64  	%rd109, %rd108, -4294967296;
	setp.eq.s64 	%p14, %rd109, 0;
	@%p14 bra 	$L__BB3_13;
	div.u64 	%rd15, %rd14, %rd13;
	cvt.u32.u64 	%r383, %rd15;
	bra.uni 	$L__BB3_15;
$L__BB3_13:
	cvt.u32.u64 	%r146, %rd13;
	cvt.u32.u64 	%r147, %rd14;
	div.u32 	%r148, %r147, %r146;
	cvt.u64.u32 	%rd16, %r148;
	cvt.u32.u64 	%r383, %rd16;
$L__BB3_15:
	sub.s64 	%rd18, %rd12, %rd11;
	ld.param.u32 	%r5, [%rd1+28];
	setp.ne.s32 	%p15, %r5, 2;
	selp.u32 	%r150, 1, 0, %p15;
	mov.u32 	%r151, %ntid.x;
	shr.u32 	%r6, %r151, %r150;
	setp.ge.u32 	%p16, %r2, %r6;
	setp.lt.u32 	%p17, %r2, %r6;
	selp.b32 	%r152, 0, %r6, %p17;
	sub.s32 	%r414, %r2, %r152;
	ld.param.u64 	%rd19, [%rd1+-48];
	@%p16 bra 	$L__BB3_45;
	setp.ge.u32 	%p18, %r414, %r133;
	@%p18 bra 	$L__BB3_25;
	mul.wide.u32 	%rd114, %r133, %r136;
	cvt.u64.u32 	%rd119, %r1;
	add.s64 	%rd120, %rd91, %rd11;
	add.s32 	%r157, %r1, 1;
	mov.u32 	%r384, %r414;
$L__BB3_18:
	.pragma "nounroll";
	setp.eq.s32 	%p19, %r384, %r132;
	@%p19 bra 	$L__BB3_24;
	setp.eq.s64 	%p20, %rd92, 0;
	mov.u64 	%rd416, 0;
	ld.param.u64 	%rd112, [%rd1+40];
	add.s64 	%rd113, %rd95, %rd112;
	cvt.u64.u32 	%rd115, %r384;
	add.s64 	%rd116, %rd114, %rd115;
	shl.b64 	%rd117, %rd116, 3;
	add.s64 	%rd118, %rd113, %rd117;
	st.global.u64 	[%rd118], %rd119;
	mov.u64 	%rd415, %rd416;
	@%p20 bra 	$L__BB3_21;
	cvta.to.global.u64 	%rd121, %rd92;
	mul.wide.u32 	%rd122, %r132, 8;
	add.s64 	%rd123, %rd121, %rd122;
	ld.global.u64 	%rd124, [%rd123];
	sub.s64 	%rd415, %rd120, %rd124;
$L__BB3_21:
	ld.param.u32 	%r154, [%rd1+16];
	sub.s32 	%r155, %r384, %r154;
	cvt.u64.u32 	%rd126, %r155;
	ld.param.u64 	%rd127, [%rd1+-56];
	mul.lo.s64 	%rd128, %rd127, %rd126;
	add.s64 	%rd22, %rd128, %rd415;
	@%p20 bra 	$L__BB3_23;
	cvta.to.global.u64 	%rd129, %rd92;
	mul.wide.u32 	%rd130, %r133, 8;
	add.s64 	%rd131, %rd129, %rd130;
	ld.global.u64 	%rd416, [%rd131];
$L__BB3_23:
	cvta.to.global.u64 	%rd134, %rd87;
	mul.wide.u32 	%rd135, %r384, 8;
	add.s64 	%rd136, %rd134, %rd135;
	ld.param.u64 	%rd137, [%rd1+32];
	ld.global.u64 	%rd138, [%rd136];
	add.s64 	%rd139, %rd138, %rd137;
	cvt.u64.u32 	%rd141, %r132;
	add.s64 	%rd142, %rd114, %rd141;
	shl.b64 	%rd143, %rd142, 4;
	add.s64 	%rd144, %rd139, %rd143;
	st.u64 	[%rd144], %rd22;
	st.u64 	[%rd144+8], %rd416;
	membar.sys;
	ld.global.u64 	%rd145, [%rd136];
	shl.b64 	%rd146, %rd142, 3;
	add.s64 	%rd147, %rd145, %rd146;
	add.s64 	%rd132, %rd147, 4096;
	cvt.u64.u32 	%rd148, %r134;
	cvt.u64.u32 	%rd149, %r157;
	bfi.b64 	%rd133, %rd148, %rd149, 32, 32;
	st.release.sys.global.u64 [%rd132], %rd133;
$L__BB3_24:
	add.s32 	%r384, %r384, %r6;
	setp.lt.u32 	%p22, %r384, %r133;
	@%p22 bra 	$L__BB3_18;
$L__BB3_25:
	setp.eq.s64 	%p23, %rd92, 0;
	@%p23 bra 	$L__BB3_45;
	setp.ge.u32 	%p218, %r414, %r133;
	mov.u16 	%rs140, 0;
	@%p218 bra 	$L__BB3_41;
	add.s64 	%rd25, %rd2, 4096;
	mul.wide.u32 	%rd152, %r133, %r136;
	add.u64 	%rd155, %SP, 0;
	add.u64 	%rd156, %SPL, 0;
	add.s32 	%r159, %r1, 1;
	mov.u32 	%r385, %r414;
$L__BB3_28:
	.pragma "nounroll";
	setp.eq.s32 	%p25, %r385, %r132;
	mov.u16 	%rs140, 0;
	@%p25 bra 	$L__BB3_40;
	cvt.u64.u32 	%rd153, %r385;
	add.s64 	%rd26, %rd152, %rd153;
	shl.b64 	%rd154, %rd26, 3;
	add.s64 	%rd151, %rd25, %rd154;
	ld.acquire.sys.global.u64 %rd418, [%rd151];
	mov.u64 	%rd157, 0;
	st.local.u64 	[%rd156], %rd157;
	cvt.u32.u64 	%r388, %rd418;
	sub.s32 	%r160, %r388, %r159;
	setp.gt.s32 	%p27, %r160, -1;
	mov.pred 	%p220, 0;
	@%p27 bra 	$L__BB3_35;
	mov.u32 	%r387, 1;
$L__BB3_31:
	and.b32  	%r162, %r387, 63;
	setp.ne.s32 	%p28, %r162, 0;
	@%p28 bra 	$L__BB3_34;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r132, %r133};
	st.param.v2.b32 	[param0+24], {%r134, %r135};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r387;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd155;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r14, [retval0+0];
	}
	setp.eq.s32 	%p29, %r14, 0;
	@%p29 bra 	$L__BB3_34;
	bra.uni 	$L__BB3_33;
$L__BB3_34:
	cvt.u64.u32 	%rd410, %r385;
	add.s64 	%rd409, %rd152, %rd410;
	shl.b64 	%rd408, %rd409, 3;
	add.s64 	%rd407, %rd25, %rd408;
	mov.pred 	%p220, 0;
	ld.acquire.sys.global.u64 %rd418, [%rd407];
	add.s32 	%r387, %r387, 1;
	cvt.u32.u64 	%r388, %rd418;
	sub.s32 	%r164, %r388, %r159;
	setp.lt.s32 	%p32, %r164, 0;
	@%p32 bra 	$L__BB3_31;
	bra.uni 	$L__BB3_35;
$L__BB3_33:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r132, %r133};
	st.param.v2.b32 	[param0+24], {%r134, %r135};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r14;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r385;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.pred 	%p220, -1;
$L__BB3_35:
	mov.u16 	%rs59, 1;
	mov.u16 	%rs140, %rs59;
	@%p220 bra 	$L__BB3_39;
	setp.ne.s32 	%p33, %r159, %r388;
	mov.u16 	%rs140, 0;
	@%p33 bra 	$L__BB3_39;
	shr.u64 	%rd162, %rd418, 32;
	cvt.u32.u64 	%r18, %rd162;
	setp.eq.s32 	%p34, %r18, %r134;
	@%p34 bra 	$L__BB3_39;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r132, %r133};
	st.param.v2.b32 	[param0+24], {%r134, %r135};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r385;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r18;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs140, %rs59;
$L__BB3_39:
	cvt.u64.u32 	%rd400, %r385;
	add.s64 	%rd399, %rd152, %rd400;
	ld.param.u64 	%rd164, [%rd1+32];
	add.s64 	%rd165, %rd95, %rd164;
	shl.b64 	%rd169, %rd399, 4;
	add.s64 	%rd170, %rd165, %rd169;
	cvta.to.global.u64 	%rd171, %rd92;
	mul.wide.u32 	%rd172, %r133, 8;
	add.s64 	%rd173, %rd171, %rd172;
	ld.global.u64 	%rd174, [%rd173];
	ld.global.u64 	%rd175, [%rd170+8];
	setp.eq.s64 	%p35, %rd175, %rd174;
	selp.u16 	%rs63, 1, 0, %p35;
	selp.u16 	%rs64, 1, 0, %p17;
	mul.wide.u16 	%r168, %rs64, 1024;
	mov.u32 	%r169, _ZZ4moveE6direct;
	add.s32 	%r170, %r169, %r168;
	add.s32 	%r171, %r170, %r385;
	st.shared.u8 	[%r171], %rs63;
$L__BB3_40:
	add.s32 	%r385, %r385, %r6;
	setp.lt.u32 	%p37, %r385, %r133;
	setp.eq.s16 	%p38, %rs140, 0;
	and.pred  	%p39, %p38, %p37;
	@%p39 bra 	$L__BB3_28;
$L__BB3_41:
	cvt.u32.u16 	%r20, %rs140;
	setp.eq.s32 	%p40, %r5, 2;
	@%p40 bra 	$L__BB3_43;
	bra.uni 	$L__BB3_42;
$L__BB3_43:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r20, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r389, 1, 0, %p2;
	}
	bra.uni 	$L__BB3_44;
$L__BB3_42:
	selp.b32 	%r177, 1, 2, %p17;
	selp.b32 	%r174, 0, %r177, %p40;
	{ .reg .pred p, q; setp.ne.u32 p, %r20, 0; bar.red.or.pred q, %r174, %r6, p; selp.u32 %r389, 1, 0, q; }
$L__BB3_44:
	setp.ne.s32 	%p44, %r389, 0;
	mov.pred 	%p223, 0;
	@%p44 bra 	$L__BB3_206;
$L__BB3_45:
	setp.eq.s32 	%p45, %r383, 0;
	mov.u16 	%rs161, 1;
	@%p45 bra 	$L__BB3_172;
	mov.u16 	%rs161, 1;
	mov.u32 	%r390, 0;
	add.s32 	%r180, %r1, 1;
	add.u64 	%rd183, %SP, 0;
	add.u64 	%rd184, %SPL, 0;
	add.s64 	%rd37, %rd1, 8;
	cvt.u64.u32 	%rd192, %r133;
	cvt.u64.u32 	%rd194, %r132;
$L__BB3_47:
	.pragma "nounroll";
	@%p16 bra 	$L__BB3_92;
	setp.eq.s32 	%p47, %r390, 0;
	@%p47 bra 	$L__BB3_68;
	add.s32 	%r181, %r1, %r390;
	add.s32 	%r182, %r181, -2;
	setp.gt.u32 	%p48, %r390, 3;
	selp.b32 	%r30, %r182, %r180, %p48;
	setp.ge.u32 	%p49, %r414, %r133;
	mov.u16 	%rs147, 0;
	@%p49 bra 	$L__BB3_64;
	ld.param.v2.u32 	{%r183, %r184}, [%rd1+8];
	mov.u32 	%r391, %r414;
$L__BB3_51:
	.pragma "nounroll";
	setp.eq.s32 	%p50, %r391, %r132;
	mov.u16 	%rs147, 0;
	@%p50 bra 	$L__BB3_63;
	sub.s32 	%r185, %r391, %r183;
	setp.ge.u32 	%p51, %r185, %r184;
	mov.u16 	%rs147, 0;
	mov.u16 	%rs145, %rs147;
	@%p51 bra 	$L__BB3_56;
	setp.eq.s64 	%p52, %rd92, 0;
	mov.u16 	%rs144, 0;
	@%p52 bra 	$L__BB3_55;
	selp.u16 	%rs71, 1, 0, %p17;
	mul.wide.u16 	%r187, %rs71, 1024;
	mov.u32 	%r188, _ZZ4moveE6direct;
	add.s32 	%r189, %r188, %r187;
	add.s32 	%r190, %r189, %r391;
	ld.shared.u8 	%rs72, [%r190];
	setp.ne.s16 	%p54, %rs72, 0;
	selp.u16 	%rs144, 1, 0, %p54;
$L__BB3_55:
	setp.eq.s16 	%p55, %rs144, 0;
	selp.u16 	%rs145, 1, 0, %p55;
$L__BB3_56:
	setp.eq.s16 	%p56, %rs145, 0;
	@%p56 bra 	$L__BB3_63;
	ld.param.u64 	%rd402, [%rd1+40];
	add.s64 	%rd401, %rd2, %rd402;
	mul.wide.u32 	%rd179, %r133, %r136;
	cvt.u64.u32 	%rd180, %r391;
	add.s64 	%rd181, %rd179, %rd180;
	shl.b64 	%rd182, %rd181, 3;
	add.s64 	%rd178, %rd401, %rd182;
	ld.acquire.sys.global.u64 %rd177, [%rd178];
	mov.u64 	%rd185, 0;
	st.local.u64 	[%rd184], %rd185;
	cvt.u32.u64 	%r192, %rd177;
	sub.s32 	%r193, %r192, %r30;
	setp.gt.s32 	%p57, %r193, -1;
	mov.u16 	%rs147, 0;
	@%p57 bra 	$L__BB3_63;
	mov.u32 	%r392, 1;
$L__BB3_59:
	and.b32  	%r195, %r392, 63;
	setp.ne.s32 	%p58, %r195, 0;
	@%p58 bra 	$L__BB3_62;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r132, %r133};
	st.param.v2.b32 	[param0+24], {%r134, %r135};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r392;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd183;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r35, [retval0+0];
	}
	setp.eq.s32 	%p59, %r35, 0;
	@%p59 bra 	$L__BB3_62;
	bra.uni 	$L__BB3_61;
$L__BB3_62:
	mov.u16 	%rs147, 0;
	ld.acquire.sys.global.u64 %rd187, [%rd178];
	add.s32 	%r392, %r392, 1;
	cvt.u32.u64 	%r196, %rd187;
	sub.s32 	%r197, %r196, %r30;
	setp.lt.s32 	%p60, %r197, 0;
	@%p60 bra 	$L__BB3_59;
	bra.uni 	$L__BB3_63;
$L__BB3_61:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r132, %r133};
	st.param.v2.b32 	[param0+24], {%r134, %r135};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r35;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r391;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs147, 1;
$L__BB3_63:
	add.s32 	%r391, %r391, %r6;
	setp.lt.u32 	%p61, %r391, %r133;
	setp.eq.s16 	%p62, %rs147, 0;
	and.pred  	%p63, %p62, %p61;
	@%p63 bra 	$L__BB3_51;
$L__BB3_64:
	cvt.u32.u16 	%r38, %rs147;
	setp.eq.s32 	%p64, %r5, 2;
	@%p64 bra 	$L__BB3_66;
	bra.uni 	$L__BB3_65;
$L__BB3_66:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r38, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r393, 1, 0, %p2;
	}
	bra.uni 	$L__BB3_67;
$L__BB3_65:
	selp.b32 	%r203, 1, 2, %p17;
	selp.b32 	%r200, 0, %r203, %p64;
	{ .reg .pred p, q; setp.ne.u32 p, %r38, 0; bar.red.or.pred q, %r200, %r6, p; selp.u32 %r393, 1, 0, q; }
$L__BB3_67:
	setp.ne.s32 	%p67, %r393, 0;
	mov.u16 	%rs161, 0;
	@%p67 bra 	$L__BB3_92;
$L__BB3_68:
	ld.param.u32 	%r204, [%rd1+12];
	setp.eq.s32 	%p68, %r204, 0;
	@%p68 bra 	$L__BB3_80;
	setp.eq.s64 	%p69, %rd92, 0;
	add.s32 	%r205, %r1, %r390;
	add.s32 	%r206, %r205, 2;
	and.b32  	%r207, %r206, 3;
	cvt.u64.u32 	%rd189, %r207;
	or.b64  	%rd191, %rd96, %rd189;
	mul.lo.s64 	%rd193, %rd191, %rd192;
	add.s64 	%rd38, %rd193, %rd194;
	cvt.u64.u32 	%rd195, %r390;
	mul.lo.s64 	%rd39, %rd19, %rd195;
	@%p69 bra 	$L__BB3_76;
	mov.u32 	%r394, 0;
$L__BB3_71:
	.pragma "nounroll";
	add.s32 	%r372, %r132, 1;
	ld.param.v2.u32 	{%r210, %r211}, [%rd1+8];
	add.s32 	%r214, %r372, %r394;
	rem.u32 	%r215, %r214, %r211;
	add.s32 	%r44, %r215, %r210;
	setp.eq.s32 	%p70, %r44, %r132;
	@%p70 bra 	$L__BB3_75;
	cvta.to.global.u64 	%rd196, %rd87;
	cvt.u64.u32 	%rd40, %r44;
	mul.wide.u32 	%rd197, %r44, 8;
	add.s64 	%rd198, %rd196, %rd197;
	ld.param.u64 	%rd199, [%rd1+-48];
	mul.lo.s64 	%rd200, %rd199, %rd38;
	ld.param.u64 	%rd201, [%rd1+-40];
	add.s64 	%rd202, %rd200, %rd201;
	ld.global.u64 	%rd203, [%rd198];
	add.s64 	%rd419, %rd203, %rd202;
	selp.u16 	%rs78, 1, 0, %p17;
	mul.wide.u16 	%r217, %rs78, 1024;
	mov.u32 	%r218, _ZZ4moveE6direct;
	add.s32 	%r219, %r218, %r217;
	add.s32 	%r220, %r219, %r44;
	ld.shared.u8 	%rs79, [%r220];
	setp.eq.s16 	%p72, %rs79, 0;
	@%p72 bra 	$L__BB3_74;
	cvta.to.global.u64 	%rd204, %rd92;
	shl.b64 	%rd205, %rd40, 3;
	add.s64 	%rd206, %rd204, %rd205;
	ld.param.u64 	%rd208, [%rd1+32];
	add.s64 	%rd209, %rd95, %rd208;
	mul.wide.u32 	%rd210, %r133, %r136;
	add.s64 	%rd211, %rd210, %rd40;
	shl.b64 	%rd212, %rd211, 4;
	add.s64 	%rd213, %rd209, %rd212;
	ld.global.u64 	%rd214, [%rd213];
	ld.global.u64 	%rd215, [%rd206];
	add.s64 	%rd216, %rd214, %rd215;
	add.s64 	%rd419, %rd216, %rd39;
$L__BB3_74:
	ld.param.u64 	%rd217, [%rd1+-64];
	mul.lo.s64 	%rd218, %rd217, %rd40;
	add.s64 	%rd221, %rd39, %rd11;
	add.s64 	%rd222, %rd221, %rd218;
	add.s64 	%rd223, %rd90, %rd222;
	min.u64 	%rd224, %rd39, %rd18;
	sub.s64 	%rd225, %rd18, %rd224;
	min.u64 	%rd226, %rd19, %rd225;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd419;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd223;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd226;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r6;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r414;
	call.uni
	_ZN10collective9copyBytesEPhPKhmjj,
	(
	param0,
	param1,
	param2,
	param3,
	param4
	);
	}
$L__BB3_75:
	add.s32 	%r394, %r394, 1;
	ld.param.u32 	%r222, [%rd37+4];
	setp.lt.u32 	%p73, %r394, %r222;
	@%p73 bra 	$L__BB3_71;
	bra.uni 	$L__BB3_80;
$L__BB3_76:
	ld.param.v2.u32 	{%r224, %r225}, [%rd1+8];
	mov.u32 	%r395, 0;
	ld.param.u64 	%rd227, [%rd1+-48];
	mul.lo.s64 	%rd228, %rd227, %rd38;
	ld.param.u64 	%rd229, [%rd1+-40];
	add.s64 	%rd44, %rd228, %rd229;
$L__BB3_77:
	.pragma "nounroll";
	add.s32 	%r373, %r132, 1;
	add.s32 	%r226, %r373, %r395;
	rem.u32 	%r227, %r226, %r225;
	add.s32 	%r50, %r227, %r224;
	setp.eq.s32 	%p74, %r50, %r132;
	@%p74 bra 	$L__BB3_79;
	ld.param.u64 	%rd403, [%rd1+-64];
	cvt.u64.u32 	%rd230, %r50;
	cvta.to.global.u64 	%rd231, %rd87;
	mul.wide.u32 	%rd232, %r50, 8;
	add.s64 	%rd233, %rd231, %rd232;
	ld.global.u64 	%rd234, [%rd233];
	add.s64 	%rd235, %rd234, %rd44;
	mul.lo.s64 	%rd236, %rd403, %rd230;
	add.s64 	%rd239, %rd39, %rd11;
	add.s64 	%rd240, %rd239, %rd236;
	add.s64 	%rd241, %rd90, %rd240;
	min.u64 	%rd242, %rd39, %rd18;
	sub.s64 	%rd243, %rd18, %rd242;
	min.u64 	%rd244, %rd19, %rd243;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd235;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd241;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd244;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r6;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r414;
	call.uni
	_ZN10collective9copyBytesEPhPKhmjj,
	(
	param0,
	param1,
	param2,
	param3,
	param4
	);
	}
$L__BB3_79:
	add.s32 	%r395, %r395, 1;
	setp.lt.u32 	%p75, %r395, %r225;
	@%p75 bra 	$L__BB3_77;
$L__BB3_80:
	setp.eq.s32 	%p76, %r5, 2;
	@%p76 bra 	$L__BB3_82;
	bra.uni 	$L__BB3_81;
$L__BB3_82:
	bar.sync 	0;
	bra.uni 	$L__BB3_83;
$L__BB3_81:
	selp.b32 	%r231, 1, 2, %p17;
	selp.b32 	%r228, 0, %r231, %p76;
	bar.sync %r228, %r6;
$L__BB3_83:
	setp.ge.u32 	%p79, %r414, %r133;
	mov.u16 	%rs161, 1;
	@%p79 bra 	$L__BB3_92;
	add.s32 	%r232, %r1, %r390;
	add.s32 	%r233, %r232, 2;
	cvt.u64.u32 	%rd245, %r233;
	cvt.u64.u32 	%rd246, %r134;
	bfi.b64 	%rd46, %rd246, %rd245, 32, 32;
	mov.u32 	%r396, %r414;
$L__BB3_85:
	.pragma "nounroll";
	setp.eq.s32 	%p80, %r396, %r132;
	@%p80 bra 	$L__BB3_91;
	add.s32 	%r380, %r390, 1;
	setp.ge.u32 	%p81, %r380, %r383;
	@%p81 bra 	$L__BB3_90;
	setp.eq.s64 	%p82, %rd92, 0;
	mov.u16 	%rs149, 0;
	@%p82 bra 	$L__BB3_89;
	selp.u16 	%rs82, 1, 0, %p17;
	mul.wide.u16 	%r235, %rs82, 1024;
	mov.u32 	%r236, _ZZ4moveE6direct;
	add.s32 	%r237, %r236, %r235;
	add.s32 	%r238, %r237, %r396;
	ld.shared.u8 	%rs83, [%r238];
	setp.ne.s16 	%p84, %rs83, 0;
	selp.u16 	%rs149, 1, 0, %p84;
$L__BB3_89:
	setp.ne.s16 	%p85, %rs149, 0;
	@%p85 bra 	$L__BB3_91;
$L__BB3_90:
	membar.sys;
	cvta.to.global.u64 	%rd249, %rd87;
	mul.wide.u32 	%rd250, %r396, 8;
	add.s64 	%rd251, %rd249, %rd250;
	ld.global.u64 	%rd252, [%rd251];
	mul.wide.u32 	%rd253, %r133, %r136;
	add.s64 	%rd255, %rd253, %rd194;
	shl.b64 	%rd256, %rd255, 3;
	add.s64 	%rd257, %rd252, %rd256;
	add.s64 	%rd247, %rd257, 4096;
	st.release.sys.global.u64 [%rd247], %rd46;
$L__BB3_91:
	mov.u16 	%rs161, 1;
	add.s32 	%r396, %r396, %r6;
	setp.lt.u32 	%p86, %r396, %r133;
	@%p86 bra 	$L__BB3_85;
$L__BB3_92:
	and.pred  	%p89, %p15, %p17;
	and.b16  	%rs85, %rs161, 255;
	setp.eq.s16 	%p90, %rs85, 0;
	or.pred  	%p91, %p89, %p90;
	@%p91 bra 	$L__BB3_171;
	setp.ne.s32 	%p92, %r390, 0;
	@%p92 bra 	$L__BB3_119;
	bra.uni 	$L__BB3_94;
$L__BB3_119:
	ld.param.v2.u32 	{%r262, %r263}, [%rd1+16];
	sub.s32 	%r266, %r132, %r262;
	setp.ge.u32 	%p117, %r266, %r263;
	@%p117 bra 	$L__BB3_122;
	ld.param.u64 	%rd293, [%rd1+-64];
	mul.lo.s64 	%rd294, %rd293, %rd194;
	cvt.u64.u32 	%rd295, %r390;
	mul.lo.s64 	%rd296, %rd19, %rd295;
	add.s64 	%rd297, %rd296, %rd11;
	add.s64 	%rd54, %rd297, %rd294;
	cvta.to.global.u64 	%rd298, %rd90;
	add.s64 	%rd299, %rd298, %rd54;
	ld.param.u32 	%r267, [%rd1+16];
	sub.s32 	%r268, %r132, %r267;
	cvt.u64.u32 	%rd300, %r268;
	ld.param.u64 	%rd301, [%rd1+-56];
	mul.lo.s64 	%rd302, %rd301, %rd300;
	add.s64 	%rd55, %rd297, %rd302;
	cvta.to.global.u64 	%rd303, %rd91;
	add.s64 	%rd304, %rd303, %rd55;
	setp.eq.s64 	%p118, %rd304, %rd299;
	@%p118 bra 	$L__BB3_122;
	min.u64 	%rd307, %rd296, %rd18;
	sub.s64 	%rd308, %rd18, %rd307;
	min.u64 	%rd309, %rd19, %rd308;
	add.s64 	%rd310, %rd91, %rd55;
	add.s64 	%rd311, %rd90, %rd54;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd310;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd311;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd309;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r6;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r414;
	call.uni
	_ZN10collective9copyBytesEPhPKhmjj,
	(
	param0,
	param1,
	param2,
	param3,
	param4
	);
	}
$L__BB3_122:
	setp.ge.u32 	%p119, %r414, %r133;
	mov.u16 	%rs156, 0;
	@%p119 bra 	$L__BB3_141;
	ld.param.v2.u32 	{%r269, %r270}, [%rd1+16];
	mov.u32 	%r403, %r414;
$L__BB3_124:
	.pragma "nounroll";
	setp.eq.s32 	%p120, %r403, %r132;
	mov.u16 	%rs156, 0;
	@%p120 bra 	$L__BB3_140;
	sub.s32 	%r271, %r403, %r269;
	setp.ge.u32 	%p121, %r271, %r270;
	mov.u16 	%rs156, 0;
	mov.u16 	%rs155, %rs156;
	@%p121 bra 	$L__BB3_129;
	setp.eq.s64 	%p122, %rd92, 0;
	mov.u16 	%rs154, 0;
	@%p122 bra 	$L__BB3_128;
	selp.u16 	%rs99, 1, 0, %p17;
	mul.wide.u16 	%r273, %rs99, 1024;
	mov.u32 	%r274, _ZZ4moveE6direct;
	add.s32 	%r275, %r274, %r273;
	add.s32 	%r276, %r275, %r403;
	ld.shared.u8 	%rs100, [%r276];
	setp.ne.s16 	%p124, %rs100, 0;
	selp.u16 	%rs154, 1, 0, %p124;
$L__BB3_128:
	setp.eq.s16 	%p125, %rs154, 0;
	selp.u16 	%rs155, 1, 0, %p125;
$L__BB3_129:
	add.s32 	%r277, %r390, 1;
	setp.ne.s32 	%p126, %r277, %r383;
	setp.eq.s16 	%p127, %rs155, 0;
	and.pred  	%p128, %p126, %p127;
	@%p128 bra 	$L__BB3_140;
	add.s64 	%rd56, %rd2, 4096;
	mul.wide.u32 	%rd57, %r133, %r136;
	cvt.u64.u32 	%rd314, %r403;
	add.s64 	%rd315, %rd57, %rd314;
	shl.b64 	%rd316, %rd315, 3;
	add.s64 	%rd313, %rd56, %rd316;
	ld.acquire.sys.global.u64 %rd423, [%rd313];
	mov.u64 	%rd319, 0;
	st.local.u64 	[%rd184], %rd319;
	cvt.u32.u64 	%r406, %rd423;
	add.s32 	%r279, %r1, %r390;
	add.s32 	%r280, %r279, 2;
	sub.s32 	%r281, %r406, %r280;
	setp.gt.s32 	%p130, %r281, -1;
	mov.pred 	%p222, 0;
	@%p130 bra 	$L__BB3_136;
	mov.u32 	%r405, 1;
$L__BB3_132:
	and.b32  	%r283, %r405, 63;
	setp.ne.s32 	%p131, %r283, 0;
	@%p131 bra 	$L__BB3_135;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r132, %r133};
	st.param.v2.b32 	[param0+24], {%r134, %r135};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r405;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd183;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r77, [retval0+0];
	}
	setp.eq.s32 	%p132, %r77, 0;
	@%p132 bra 	$L__BB3_135;
	bra.uni 	$L__BB3_134;
$L__BB3_135:
	mov.pred 	%p222, 0;
	add.s32 	%r377, %r1, %r390;
	add.s32 	%r376, %r377, 2;
	ld.acquire.sys.global.u64 %rd423, [%rd313];
	add.s32 	%r405, %r405, 1;
	cvt.u32.u64 	%r406, %rd423;
	sub.s32 	%r286, %r406, %r376;
	setp.lt.s32 	%p135, %r286, 0;
	@%p135 bra 	$L__BB3_132;
	bra.uni 	$L__BB3_136;
$L__BB3_134:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r132, %r133};
	st.param.v2.b32 	[param0+24], {%r134, %r135};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r77;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r403;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.pred 	%p222, -1;
$L__BB3_136:
	mov.u16 	%rs156, 1;
	@%p222 bra 	$L__BB3_140;
	mov.u16 	%rs156, 0;
	add.s32 	%r375, %r1, %r390;
	add.s32 	%r374, %r375, 2;
	setp.ne.s32 	%p136, %r374, %r406;
	@%p136 bra 	$L__BB3_140;
	mov.u16 	%rs156, 0;
	shr.u64 	%rd326, %rd423, 32;
	cvt.u32.u64 	%r81, %rd326;
	setp.eq.s32 	%p137, %r81, %r134;
	@%p137 bra 	$L__BB3_140;
	mov.u16 	%rs156, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r132, %r133};
	st.param.v2.b32 	[param0+24], {%r134, %r135};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r403;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r81;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
$L__BB3_140:
	add.s32 	%r403, %r403, %r6;
	setp.lt.u32 	%p138, %r403, %r133;
	setp.eq.s16 	%p139, %rs156, 0;
	and.pred  	%p140, %p139, %p138;
	@%p140 bra 	$L__BB3_124;
$L__BB3_141:
	cvt.u32.u16 	%r83, %rs156;
	setp.eq.s32 	%p141, %r5, 2;
	@%p141 bra 	$L__BB3_143;
	bra.uni 	$L__BB3_142;
$L__BB3_143:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r83, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r407, 1, 0, %p2;
	}
	bra.uni 	$L__BB3_144;
$L__BB3_142:
	selp.b32 	%r294, 1, 2, %p17;
	selp.b32 	%r291, 0, %r294, %p141;
	{ .reg .pred p, q; setp.ne.u32 p, %r83, 0; bar.red.or.pred q, %r291, %r6, p; selp.u32 %r407, 1, 0, q; }
$L__BB3_144:
	setp.ne.s32 	%p144, %r407, 0;
	mov.u16 	%rs161, 0;
	@%p144 bra 	$L__BB3_171;
	ld.param.u32 	%r295, [%rd1+20];
	setp.eq.s32 	%p145, %r295, 0;
	@%p145 bra 	$L__BB3_157;
	setp.eq.s64 	%p146, %rd92, 0;
	ld.param.v2.u32 	{%r296, %r297}, [%rd1+16];
	cvt.u64.u32 	%rd327, %r390;
	mul.lo.s64 	%rd328, %rd19, %rd327;
	add.s64 	%rd63, %rd328, %rd11;
	add.s32 	%r298, %r1, %r390;
	add.s32 	%r299, %r298, 2;
	and.b32  	%r300, %r299, 3;
	cvt.u64.u32 	%rd329, %r300;
	or.b64  	%rd331, %rd96, %rd329;
	mul.lo.s64 	%rd66, %rd331, %rd192;
	min.u64 	%rd333, %rd328, %rd18;
	sub.s64 	%rd334, %rd18, %rd333;
	min.u64 	%rd67, %rd19, %rd334;
	@%p146 bra 	$L__BB3_153;
	mov.u32 	%r408, 0;
$L__BB3_148:
	.pragma "nounroll";
	add.s32 	%r90, %r296, %r408;
	setp.eq.s32 	%p147, %r90, %r132;
	setp.ge.u32 	%p148, %r408, %r297;
	mov.u16 	%rs158, 0;
	or.pred  	%p149, %p147, %p148;
	@%p149 bra 	$L__BB3_150;
	add.s32 	%r379, %r296, %r408;
	selp.u16 	%rs108, 1, 0, %p17;
	mul.wide.u16 	%r304, %rs108, 1024;
	mov.u32 	%r305, _ZZ4moveE6direct;
	add.s32 	%r306, %r305, %r304;
	add.s32 	%r307, %r306, %r379;
	ld.shared.u8 	%rs109, [%r307];
	setp.eq.s16 	%p151, %rs109, 0;
	selp.u16 	%rs158, 1, 0, %p151;
$L__BB3_150:
	setp.eq.s16 	%p152, %rs158, 0;
	@%p152 bra 	$L__BB3_152;
	add.s32 	%r378, %r296, %r408;
	ld.param.u64 	%rd394, [%rd1+-40];
	ld.param.u64 	%rd393, [%rd1+-48];
	ld.param.u64 	%rd392, [%rd1+-56];
	cvt.u64.u32 	%rd335, %r408;
	mul.lo.s64 	%rd336, %rd392, %rd335;
	add.s64 	%rd337, %rd63, %rd336;
	add.s64 	%rd338, %rd91, %rd337;
	cvt.u64.u32 	%rd339, %r378;
	add.s64 	%rd340, %rd66, %rd339;
	mul.lo.s64 	%rd341, %rd393, %rd340;
	add.s64 	%rd342, %rd341, %rd394;
	add.s64 	%rd343, %rd2, %rd342;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd338;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd343;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd67;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r6;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r414;
	call.uni
	_ZN10collective9copyBytesEPhPKhmjj,
	(
	param0,
	param1,
	param2,
	param3,
	param4
	);
	}
$L__BB3_152:
	add.s32 	%r408, %r408, 1;
	setp.lt.u32 	%p153, %r408, %r297;
	@%p153 bra 	$L__BB3_148;
	bra.uni 	$L__BB3_157;
$L__BB3_94:
	setp.ge.u32 	%p93, %r414, %r133;
	mov.u16 	%rs151, 0;
	@%p93 bra 	$L__BB3_110;
	mov.u32 	%r397, %r414;
$L__BB3_96:
	.pragma "nounroll";
	setp.eq.s32 	%p94, %r397, %r132;
	mov.u16 	%rs151, 0;
	@%p94 bra 	$L__BB3_109;
	mul.wide.u32 	%rd260, %r133, %r136;
	cvt.u64.u32 	%rd261, %r397;
	add.s64 	%rd47, %rd260, %rd261;
	shl.b64 	%rd262, %rd47, 3;
	add.s64 	%rd263, %rd2, %rd262;
	add.s64 	%rd48, %rd263, 4096;
	ld.acquire.sys.global.u64 %rd421, [%rd48];
	mov.u64 	%rd266, 0;
	st.local.u64 	[%rd184], %rd266;
	cvt.u32.u64 	%r400, %rd421;
	sub.s32 	%r243, %r400, %r180;
	setp.gt.s32 	%p96, %r243, -1;
	mov.pred 	%p221, 0;
	@%p96 bra 	$L__BB3_103;
	mov.u32 	%r399, 1;
$L__BB3_99:
	and.b32  	%r245, %r399, 63;
	setp.ne.s32 	%p97, %r245, 0;
	@%p97 bra 	$L__BB3_102;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r132, %r133};
	st.param.v2.b32 	[param0+24], {%r134, %r135};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r399;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd183;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r59, [retval0+0];
	}
	setp.eq.s32 	%p98, %r59, 0;
	@%p98 bra 	$L__BB3_102;
	bra.uni 	$L__BB3_101;
$L__BB3_102:
	mov.pred 	%p221, 0;
	ld.acquire.sys.global.u64 %rd421, [%rd48];
	add.s32 	%r399, %r399, 1;
	cvt.u32.u64 	%r400, %rd421;
	sub.s32 	%r247, %r400, %r180;
	setp.lt.s32 	%p101, %r247, 0;
	@%p101 bra 	$L__BB3_99;
	bra.uni 	$L__BB3_103;
$L__BB3_101:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r132, %r133};
	st.param.v2.b32 	[param0+24], {%r134, %r135};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r59;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r397;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.pred 	%p221, -1;
$L__BB3_103:
	mov.u16 	%rs88, 1;
	mov.u16 	%rs151, %rs88;
	@%p221 bra 	$L__BB3_107;
	setp.ne.s32 	%p102, %r180, %r400;
	mov.u16 	%rs151, 0;
	@%p102 bra 	$L__BB3_107;
	shr.u64 	%rd270, %rd421, 32;
	cvt.u32.u64 	%r63, %rd270;
	setp.eq.s32 	%p103, %r63, %r134;
	@%p103 bra 	$L__BB3_107;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r132, %r133};
	st.param.v2.b32 	[param0+24], {%r134, %r135};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r397;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r63;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs151, %rs88;
$L__BB3_107:
	setp.eq.s64 	%p104, %rd92, 0;
	@%p104 bra 	$L__BB3_109;
	cvt.u64.u32 	%rd406, %r397;
	mul.wide.u32 	%rd405, %r133, %r136;
	add.s64 	%rd404, %rd405, %rd406;
	ld.param.u64 	%rd272, [%rd1+32];
	add.s64 	%rd273, %rd95, %rd272;
	shl.b64 	%rd274, %rd404, 4;
	add.s64 	%rd275, %rd273, %rd274;
	cvta.to.global.u64 	%rd276, %rd92;
	mul.wide.u32 	%rd277, %r133, 8;
	add.s64 	%rd278, %rd276, %rd277;
	ld.global.u64 	%rd279, [%rd278];
	ld.global.u64 	%rd280, [%rd275+8];
	setp.eq.s64 	%p105, %rd280, %rd279;
	selp.u16 	%rs92, 1, 0, %p105;
	selp.u16 	%rs93, 1, 0, %p17;
	mul.wide.u16 	%r250, %rs93, 1024;
	mov.u32 	%r251, _ZZ4moveE6direct;
	add.s32 	%r252, %r251, %r250;
	add.s32 	%r253, %r252, %r397;
	st.shared.u8 	[%r253], %rs92;
$L__BB3_109:
	add.s32 	%r397, %r397, %r6;
	setp.lt.u32 	%p107, %r397, %r133;
	setp.eq.s16 	%p108, %rs151, 0;
	and.pred  	%p109, %p108, %p107;
	@%p109 bra 	$L__BB3_96;
$L__BB3_110:
	cvt.u32.u16 	%r65, %rs151;
	setp.eq.s32 	%p110, %r5, 2;
	@%p110 bra 	$L__BB3_112;
	bra.uni 	$L__BB3_111;
$L__BB3_112:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r65, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r401, 1, 0, %p2;
	}
	bra.uni 	$L__BB3_113;
$L__BB3_111:
	selp.b32 	%r259, 1, 2, %p17;
	selp.b32 	%r256, 0, %r259, %p110;
	{ .reg .pred p, q; setp.ne.u32 p, %r65, 0; bar.red.or.pred q, %r256, %r6, p; selp.u32 %r401, 1, 0, q; }
$L__BB3_113:
	setp.ne.s32 	%p113, %r401, 0;
	mov.u16 	%rs161, 0;
	@%p113 bra 	$L__BB3_171;
	setp.ge.u32 	%p215, %r414, %r133;
	@%p215 bra 	$L__BB3_119;
	mov.u32 	%r402, %r414;
$L__BB3_116:
	.pragma "nounroll";
	setp.eq.s32 	%p115, %r402, %r132;
	@%p115 bra 	$L__BB3_118;
	ld.param.u64 	%rd411, [%rd1+40];
	cvta.to.global.u64 	%rd283, %rd87;
	mul.wide.u32 	%rd284, %r402, 8;
	add.s64 	%rd285, %rd283, %rd284;
	ld.global.u64 	%rd286, [%rd285];
	add.s64 	%rd287, %rd286, %rd411;
	mul.wide.u32 	%rd288, %r133, %r136;
	add.s64 	%rd290, %rd288, %rd194;
	shl.b64 	%rd291, %rd290, 3;
	add.s64 	%rd281, %rd287, %rd291;
	cvt.u64.u32 	%rd282, %r180;
	st.release.sys.global.u64 [%rd281], %rd282;
$L__BB3_118:
	add.s32 	%r402, %r402, %r6;
	setp.lt.u32 	%p116, %r402, %r133;
	@%p116 bra 	$L__BB3_116;
	bra.uni 	$L__BB3_119;
$L__BB3_153:
	mov.u32 	%r409, 0;
$L__BB3_154:
	.pragma "nounroll";
	add.s32 	%r93, %r296, %r409;
	setp.eq.s32 	%p154, %r93, %r132;
	setp.ge.u32 	%p155, %r409, %r297;
	or.pred  	%p156, %p155, %p154;
	@%p156 bra 	$L__BB3_156;
	ld.param.u64 	%rd398, [%rd1+-40];
	ld.param.u64 	%rd397, [%rd1+-48];
	ld.param.u64 	%rd396, [%rd1+-56];
	cvt.u64.u32 	%rd344, %r409;
	mul.lo.s64 	%rd345, %rd396, %rd344;
	add.s64 	%rd346, %rd63, %rd345;
	add.s64 	%rd347, %rd91, %rd346;
	cvt.u64.u32 	%rd348, %r93;
	add.s64 	%rd349, %rd66, %rd348;
	mul.lo.s64 	%rd350, %rd397, %rd349;
	add.s64 	%rd351, %rd350, %rd398;
	add.s64 	%rd352, %rd2, %rd351;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd347;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd352;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd67;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r6;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r414;
	call.uni
	_ZN10collective9copyBytesEPhPKhmjj,
	(
	param0,
	param1,
	param2,
	param3,
	param4
	);
	}
$L__BB3_156:
	add.s32 	%r409, %r409, 1;
	setp.lt.u32 	%p157, %r409, %r297;
	@%p157 bra 	$L__BB3_154;
$L__BB3_157:
	@%p141 bra 	$L__BB3_159;
	bra.uni 	$L__BB3_158;
$L__BB3_159:
	bar.sync 	0;
	bra.uni 	$L__BB3_160;
$L__BB3_158:
	selp.b32 	%r312, 1, 2, %p17;
	selp.b32 	%r309, 0, %r312, %p141;
	bar.sync %r309, %r6;
$L__BB3_160:
	setp.ge.u32 	%p213, %r414, %r133;
	mov.u16 	%rs161, 1;
	@%p213 bra 	$L__BB3_171;
	ld.param.v2.u32 	{%r313, %r314}, [%rd1+16];
	mov.u32 	%r410, %r414;
$L__BB3_162:
	.pragma "nounroll";
	setp.eq.s32 	%p162, %r410, %r132;
	sub.s32 	%r317, %r410, %r313;
	setp.ge.u32 	%p163, %r317, %r314;
	mov.u16 	%rs160, 0;
	or.pred  	%p164, %p163, %p162;
	@%p164 bra 	$L__BB3_166;
	setp.eq.s64 	%p165, %rd92, 0;
	mov.u16 	%rs159, 0;
	@%p165 bra 	$L__BB3_165;
	selp.u16 	%rs113, 1, 0, %p17;
	mul.wide.u16 	%r319, %rs113, 1024;
	mov.u32 	%r320, _ZZ4moveE6direct;
	add.s32 	%r321, %r320, %r319;
	add.s32 	%r322, %r321, %r410;
	ld.shared.u8 	%rs114, [%r322];
	setp.ne.s16 	%p167, %rs114, 0;
	selp.u16 	%rs159, 1, 0, %p167;
$L__BB3_165:
	setp.eq.s16 	%p168, %rs159, 0;
	selp.u16 	%rs160, 1, 0, %p168;
$L__BB3_166:
	setp.eq.s16 	%p169, %rs160, 0;
	@%p169 bra 	$L__BB3_170;
	setp.eq.s32 	%p219, %r410, %r132;
	mov.u64 	%rd424, %rd2;
	@%p219 bra 	$L__BB3_169;
	cvta.to.global.u64 	%rd353, %rd87;
	mul.wide.u32 	%rd354, %r410, 8;
	add.s64 	%rd355, %rd353, %rd354;
	ld.global.u64 	%rd424, [%rd355];
$L__BB3_169:
	add.s32 	%r382, %r1, %r390;
	add.s32 	%r381, %r382, 2;
	cvt.u64.u32 	%rd413, %r381;
	ld.param.u64 	%rd412, [%rd1+40];
	add.s64 	%rd358, %rd424, %rd412;
	mul.wide.u32 	%rd359, %r133, %r136;
	add.s64 	%rd361, %rd359, %rd194;
	shl.b64 	%rd362, %rd361, 3;
	add.s64 	%rd356, %rd358, %rd362;
	st.release.sys.global.u64 [%rd356], %rd413;
$L__BB3_170:
	mov.u16 	%rs161, 1;
	add.s32 	%r410, %r410, %r6;
	setp.lt.u32 	%p171, %r410, %r133;
	@%p171 bra 	$L__BB3_162;
$L__BB3_171:
	add.s32 	%r390, %r390, 1;
	setp.lt.u32 	%p172, %r390, %r383;
	and.b16  	%rs116, %rs161, 255;
	setp.ne.s16 	%p173, %rs116, 0;
	and.pred  	%p174, %p173, %p172;
	@%p174 bra 	$L__BB3_47;
$L__BB3_172:
	and.b16  	%rs117, %rs161, 255;
	setp.eq.s16 	%p176, %rs117, 0;
	or.pred  	%p177, %p176, %p16;
	setp.ne.s16 	%p223, %rs117, 0;
	@%p177 bra 	$L__BB3_206;
	add.s32 	%r325, %r1, 1;
	add.s32 	%r326, %r1, %r383;
	add.s32 	%r327, %r326, -1;
	setp.gt.u32 	%p178, %r383, 2;
	selp.b32 	%r100, %r327, %r325, %p178;
	setp.ge.u32 	%p179, %r414, %r133;
	mov.u16 	%rs163, 0;
	@%p179 bra 	$L__BB3_183;
	ld.param.u64 	%rd363, [%rd1+40];
	add.s64 	%rd73, %rd2, %rd363;
	mul.wide.u32 	%rd74, %r133, %r136;
	not.b32 	%r101, %r1;
	mov.u32 	%r411, %r414;
$L__BB3_175:
	.pragma "nounroll";
	setp.eq.s32 	%p180, %r411, %r132;
	mov.u16 	%rs163, 0;
	@%p180 bra 	$L__BB3_182;
	cvt.u64.u32 	%rd366, %r411;
	add.s64 	%rd367, %rd74, %rd366;
	shl.b64 	%rd368, %rd367, 3;
	add.s64 	%rd365, %rd73, %rd368;
	ld.acquire.sys.global.u64 %rd364, [%rd365];
	add.u64 	%rd369, %SP, 0;
	add.u64 	%rd370, %SPL, 0;
	mov.u64 	%rd371, 0;
	st.local.u64 	[%rd370], %rd371;
	cvt.u32.u64 	%r329, %rd364;
	add.s32 	%r330, %r329, %r101;
	setp.gt.s32 	%p181, %r330, -1;
	mov.u16 	%rs163, 0;
	@%p181 bra 	$L__BB3_182;
	mov.u32 	%r412, 1;
$L__BB3_178:
	and.b32  	%r332, %r412, 63;
	setp.ne.s32 	%p182, %r332, 0;
	@%p182 bra 	$L__BB3_181;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r132, %r133};
	st.param.v2.b32 	[param0+24], {%r134, %r135};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r412;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd369;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r109, [retval0+0];
	}
	setp.eq.s32 	%p183, %r109, 0;
	@%p183 bra 	$L__BB3_181;
	bra.uni 	$L__BB3_180;
$L__BB3_181:
	ld.acquire.sys.global.u64 %rd373, [%rd365];
	add.s32 	%r412, %r412, 1;
	cvt.u32.u64 	%r333, %rd373;
	add.s32 	%r334, %r333, %r101;
	setp.lt.s32 	%p184, %r334, 0;
	@%p184 bra 	$L__BB3_178;
	bra.uni 	$L__BB3_182;
$L__BB3_180:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r132, %r133};
	st.param.v2.b32 	[param0+24], {%r134, %r135};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r109;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r411;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs163, 1;
$L__BB3_182:
	add.s32 	%r411, %r411, %r6;
	setp.lt.u32 	%p185, %r411, %r133;
	setp.eq.s16 	%p186, %rs163, 0;
	and.pred  	%p187, %p186, %p185;
	@%p187 bra 	$L__BB3_175;
$L__BB3_183:
	cvt.u32.u16 	%r112, %rs163;
	setp.eq.s32 	%p188, %r5, 2;
	@%p188 bra 	$L__BB3_185;
	bra.uni 	$L__BB3_184;
$L__BB3_185:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r112, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r413, 1, 0, %p2;
	}
	bra.uni 	$L__BB3_186;
$L__BB3_184:
	selp.b32 	%r340, 1, 2, %p17;
	selp.b32 	%r337, 0, %r340, %p188;
	{ .reg .pred p, q; setp.ne.u32 p, %r112, 0; bar.red.or.pred q, %r337, %r6, p; selp.u32 %r413, 1, 0, q; }
$L__BB3_186:
	setp.ne.s32 	%p192, %r413, 0;
	mov.pred 	%p223, 0;
	@%p192 bra 	$L__BB3_206;
	mov.u16 	%rs169, 0;
	@%p179 bra 	$L__BB3_202;
	ld.param.v2.u32 	{%r341, %r342}, [%rd1+8];
	ld.param.u64 	%rd375, [%rd1+40];
	add.s64 	%rd80, %rd2, %rd375;
	mul.wide.u32 	%rd81, %r133, %r136;
$L__BB3_189:
	.pragma "nounroll";
	setp.eq.s32 	%p194, %r414, %r132;
	mov.u16 	%rs169, 0;
	@%p194 bra 	$L__BB3_201;
	sub.s32 	%r344, %r414, %r341;
	setp.ge.u32 	%p195, %r344, %r342;
	mov.u16 	%rs169, 0;
	mov.u16 	%rs167, %rs169;
	@%p195 bra 	$L__BB3_194;
	setp.eq.s64 	%p196, %rd92, 0;
	mov.u16 	%rs166, 0;
	@%p196 bra 	$L__BB3_193;
	selp.u16 	%rs127, 1, 0, %p17;
	mul.wide.u16 	%r346, %rs127, 1024;
	mov.u32 	%r347, _ZZ4moveE6direct;
	add.s32 	%r348, %r347, %r346;
	add.s32 	%r349, %r348, %r414;
	ld.shared.u8 	%rs128, [%r349];
	setp.ne.s16 	%p198, %rs128, 0;
	selp.u16 	%rs166, 1, 0, %p198;
$L__BB3_193:
	setp.eq.s16 	%p199, %rs166, 0;
	selp.u16 	%rs167, 1, 0, %p199;
$L__BB3_194:
	setp.eq.s16 	%p200, %rs167, 0;
	@%p200 bra 	$L__BB3_201;
	cvt.u64.u32 	%rd378, %r414;
	add.s64 	%rd379, %rd81, %rd378;
	shl.b64 	%rd380, %rd379, 3;
	add.s64 	%rd377, %rd80, %rd380;
	ld.acquire.sys.global.u64 %rd376, [%rd377];
	add.u64 	%rd381, %SP, 0;
	add.u64 	%rd382, %SPL, 0;
	mov.u64 	%rd383, 0;
	st.local.u64 	[%rd382], %rd383;
	cvt.u32.u64 	%r350, %rd376;
	sub.s32 	%r351, %r350, %r100;
	setp.gt.s32 	%p201, %r351, -1;
	mov.u16 	%rs169, 0;
	@%p201 bra 	$L__BB3_201;
	mov.u32 	%r415, 1;
$L__BB3_197:
	and.b32  	%r353, %r415, 63;
	setp.ne.s32 	%p202, %r353, 0;
	@%p202 bra 	$L__BB3_200;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r132, %r133};
	st.param.v2.b32 	[param0+24], {%r134, %r135};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r415;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd381;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r125, [retval0+0];
	}
	setp.eq.s32 	%p203, %r125, 0;
	@%p203 bra 	$L__BB3_200;
	bra.uni 	$L__BB3_199;
$L__BB3_200:
	ld.acquire.sys.global.u64 %rd385, [%rd377];
	add.s32 	%r415, %r415, 1;
	cvt.u32.u64 	%r354, %rd385;
	sub.s32 	%r355, %r354, %r100;
	setp.lt.s32 	%p204, %r355, 0;
	@%p204 bra 	$L__BB3_197;
	bra.uni 	$L__BB3_201;
$L__BB3_199:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd87;
	st.param.b64 	[param0+8], %rd88;
	st.param.v2.b32 	[param0+16], {%r132, %r133};
	st.param.v2.b32 	[param0+24], {%r134, %r135};
	st.param.b64 	[param0+32], %rd89;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r125;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r414;
	.param .b32 param3;
	st.param.b32 	[param3+0], 0;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs169, 1;
$L__BB3_201:
	add.s32 	%r414, %r414, %r6;
	setp.lt.u32 	%p205, %r414, %r133;
	setp.eq.s16 	%p206, %rs169, 0;
	and.pred  	%p207, %p206, %p205;
	@%p207 bra 	$L__BB3_189;
$L__BB3_202:
	cvt.u32.u16 	%r128, %rs169;
	@%p188 bra 	$L__BB3_204;
	bra.uni 	$L__BB3_203;
$L__BB3_204:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r128, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r416, 1, 0, %p2;
	}
	bra.uni 	$L__BB3_205;
$L__BB3_203:
	selp.b32 	%r361, 1, 2, %p17;
	selp.b32 	%r358, 0, %r361, %p188;
	{ .reg .pred p, q; setp.ne.u32 p, %r128, 0; bar.red.or.pred q, %r358, %r6, p; selp.u32 %r416, 1, 0, q; }
$L__BB3_205:
	setp.eq.s32 	%p223, %r416, 0;
$L__BB3_206:
	mov.u32 	%r371, %tid.x;
	not.pred 	%p211, %p223;
	selp.u32 	%r362, 1, 0, %p211;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r362, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r363, 1, 0, %p2;
	}
	or.b32  	%r365, %r363, %r371;
	setp.ne.s32 	%p212, %r365, 0;
	@%p212 bra 	$L__BB3_208;
	add.s64 	%rd395, %rd95, %rd96;
	add.s32 	%r366, %r1, %r383;
	add.s32 	%r367, %r366, 1;
	st.global.u32 	[%rd395+64], %r367;
$L__BB3_208:
	ret;
}
.visible .entry move_lines(
	.param .u64 move_lines_param_0,
	.param .u64 move_lines_param_1,
	.param .u32 move_lines_param_2,
	.param .u32 move_lines_param_3,
	.param .u32 move_lines_param_4,
	.param .u32 move_lines_param_5,
	.param .u64 move_lines_param_6,
	.param .u64 move_lines_param_7,
	.param .u64 move_lines_param_8,
	.param .align 8 .b8 move_lines_param_9[120]
)
.maxntid 512, 1, 1
.minnctapersm 2
{
	.local .align 8 .b8 	__local_depot4[8];
	.reg .b64 	%SP;
	.reg .b64 	%SPL;
	.reg .pred 	%p<136>;
	.reg .b16 	%rs<25>;
	.reg .b32 	%r<484>;
	.reg .b64 	%rd<282>;
	mov.u64 	%SPL, __local_depot4;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd54, [move_lines_param_0];
	ld.param.u64 	%rd55, [move_lines_param_1];
	ld.param.u32 	%r196, [move_lines_param_2];
	ld.param.u32 	%r197, [move_lines_param_3];
	ld.param.u32 	%r198, [move_lines_param_4];
	ld.param.u32 	%r199, [move_lines_param_5];
	ld.param.u64 	%rd56, [move_lines_param_6];
	ld.param.u64 	%rd57, [move_lines_param_7];
	ld.param.u64 	%rd58, [move_lines_param_8];
	mov.b64 	%rd59, move_lines_param_9;
	add.s64 	%rd1, %rd59, 72;
	ld.param.u64 	%rd2, [move_lines_param_9+72];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd61, %rd2;
	mov.u32 	%r200, %ctaid.x;
	mul.wide.u32 	%rd62, %r200, 4;
	add.s64 	%rd63, %rd61, %rd62;
	cvt.u64.u32 	%rd3, %r200;
	ld.global.u32 	%r1, [%rd63+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p8, %r2, 0;
	mov.u16 	%rs21, 0;
	@%p8 bra 	$L__BB4_2;
	ld.volatile.global.u32 	%r201, [%rd61];
	setp.ne.s32 	%p9, %r201, 0;
	selp.u16 	%rs21, 1, 0, %p9;
$L__BB4_2:
	setp.eq.s16 	%p10, %rs21, 0;
	@%p10 bra 	$L__BB4_6;
	cvta.to.global.u64 	%rd4, %rd55;
	ld.volatile.global.u32 	%r202, [%rd4+4];
	setp.ne.s32 	%p11, %r202, 0;
	@%p11 bra 	$L__BB4_5;
	st.global.u32 	[%rd4+8], %r199;
$L__BB4_5:
	membar.sys;
	mov.u32 	%r203, 4;
	st.global.u32 	[%rd4+4], %r203;
$L__BB4_6:
	cvt.u32.u16 	%r204, %rs21;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r204, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r205, 1, 0, %p2;
	}
	setp.ne.s32 	%p12, %r205, 0;
	@%p12 bra 	$L__BB4_115;
	ld.param.u64 	%rd65, [%rd1+-72];
	add.s64 	%rd66, %rd65, 119;
	mul.hi.u64 	%rd67, %rd66, -8608480567731124087;
	shr.u64 	%rd5, %rd67, 6;
	mov.u32 	%r207, %nctaid.x;
	mov.u32 	%r208, %ntid.x;
	shr.u32 	%r209, %r208, 5;
	mul.wide.u32 	%rd68, %r209, %r207;
	shl.b64 	%rd6, %rd68, 3;
	setp.lt.u64 	%p13, %rd66, 120;
	mov.u32 	%r389, 1;
	@%p13 bra 	$L__BB4_12;
	add.s64 	%rd69, %rd6, %rd5;
	add.s64 	%rd7, %rd69, -1;
	or.b64  	%rd70, %rd7, %rd6;
	and.b64  	%rd71, %rd70, -4294967296;
	setp.eq.s64 	%p14, %rd71, 0;
	@%p14 bra 	$L__BB4_10;
	div.u64 	%rd280, %rd7, %rd6;
	bra.uni 	$L__BB4_11;
$L__BB4_10:
	cvt.u32.u64 	%r210, %rd6;
	cvt.u32.u64 	%r211, %rd7;
	div.u32 	%r212, %r211, %r210;
	cvt.u64.u32 	%rd280, %r212;
$L__BB4_11:
	cvt.u32.u64 	%r389, %rd280;
$L__BB4_12:
	setp.eq.s32 	%p15, %r2, %r196;
	setp.ge.u32 	%p16, %r2, %r197;
	or.pred  	%p17, %p15, %p16;
	@%p17 bra 	$L__BB4_14;
	cvta.to.global.u64 	%rd74, %rd54;
	mul.wide.u32 	%rd75, %r2, 8;
	add.s64 	%rd76, %rd74, %rd75;
	ld.global.u64 	%rd77, [%rd76];
	cvt.u64.u32 	%rd78, %r197;
	mul.lo.s64 	%rd79, %rd78, %rd3;
	cvt.u64.u32 	%rd80, %r196;
	add.s64 	%rd81, %rd79, %rd80;
	shl.b64 	%rd82, %rd81, 3;
	add.s64 	%rd83, %rd77, %rd82;
	add.s64 	%rd72, %rd83, 4096;
	cvt.u64.u32 	%rd84, %r198;
	add.s32 	%r213, %r1, 1;
	cvt.u64.u32 	%rd85, %r213;
	bfi.b64 	%rd73, %rd84, %rd85, 32, 32;
	st.relaxed.sys.global.u64 [%rd72], %rd73;
$L__BB4_14:
	and.b32  	%r5, %r2, 7;
	ld.param.v2.u32 	{%r215, %r216}, [%rd1+8];
	ld.param.u64 	%rd11, [%rd1+-8];
	ld.param.u64 	%rd12, [%rd1+-16];
	ld.param.u64 	%rd13, [%rd1+-64];
	ld.param.u64 	%rd14, [%rd1+-72];
	ld.param.u32 	%r8, [%rd1+28];
	ld.param.v2.u32 	{%r217, %r218}, [%rd1+16];
	ld.param.u64 	%rd15, [%rd1+-56];
	mov.u16 	%rs24, 1;
	mov.u32 	%r390, 0;
$L__BB4_15:
	.pragma "nounroll";
	setp.ge.u32 	%p18, %r390, %r389;
	@%p18 bra 	$L__BB4_49;
	setp.lt.u32 	%p19, %r197, 2;
	cvt.u64.u32 	%rd87, %r390;
	mul.lo.s64 	%rd88, %rd68, %rd87;
	mul.lo.s32 	%r223, %r209, %r200;
	cvt.u64.u32 	%rd89, %r223;
	shr.u32 	%r225, %r2, 5;
	cvt.u64.u32 	%rd90, %r225;
	add.s64 	%rd91, %rd89, %rd90;
	add.s64 	%rd92, %rd91, %rd88;
	shl.b64 	%rd20, %rd92, 3;
	and.b32  	%r226, %r2, 31;
	shr.u32 	%r227, %r226, 3;
	cvt.u64.u32 	%rd93, %r227;
	or.b64  	%rd94, %rd20, %rd93;
	mul.lo.s64 	%rd95, %rd94, 120;
	shl.b32 	%r228, %r2, 4;
	and.b32  	%r229, %r228, 112;
	cvt.u64.u32 	%rd96, %r229;
	add.s64 	%rd21, %rd95, %rd96;
	@%p19 bra 	$L__BB4_49;
	add.s32 	%r231, %r390, %r1;
	mov.u32 	%r391, 1;
	add.s32 	%r17, %r231, 1;
	and.b32  	%r232, %r17, 3;
	cvt.u64.u32 	%rd97, %r232;
	or.b64  	%rd99, %rd62, %rd97;
	cvt.u64.u32 	%rd100, %r197;
	mul.lo.s64 	%rd101, %rd99, %rd100;
	cvt.u64.u32 	%rd102, %r196;
	add.s64 	%rd103, %rd101, %rd102;
	mul.lo.s64 	%rd104, %rd12, %rd103;
	shl.b32 	%r235, %r2, 5;
	and.b32  	%r236, %r235, -1024;
	and.b32  	%r238, %r228, 496;
	or.b32  	%r239, %r236, %r238;
	cvt.u64.u32 	%rd105, %r239;
	add.s64 	%rd106, %rd105, %rd11;
	add.s64 	%rd22, %rd106, %rd104;
	cvt.u64.u32 	%rd107, %r17;
	cvt.u64.u32 	%rd108, %r198;
	bfi.b64 	%rd24, %rd108, %rd107, 32, 32;
	add.s64 	%rd25, %rd20, 4;
$L__BB4_18:
	.pragma "nounroll";
	add.s32 	%r240, %r391, %r196;
	setp.lt.u32 	%p20, %r240, %r197;
	selp.b32 	%r241, 0, %r197, %p20;
	sub.s32 	%r21, %r240, %r241;
	sub.s32 	%r22, %r21, %r215;
	setp.eq.s32 	%p21, %r21, %r196;
	@%p21 bra 	$L__BB4_20;
	bra.uni 	$L__BB4_19;
$L__BB4_20:
	mov.u64 	%rd281, %rd2;
	bra.uni 	$L__BB4_21;
$L__BB4_19:
	cvta.to.global.u64 	%rd109, %rd54;
	mul.wide.u32 	%rd110, %r21, 8;
	add.s64 	%rd111, %rd109, %rd110;
	ld.global.u64 	%rd281, [%rd111];
$L__BB4_21:
	cvta.to.global.u64 	%rd268, %rd57;
	sub.s64 	%rd267, %rd14, %rd21;
	cvt.u64.u32 	%rd112, %r21;
	mul.lo.s64 	%rd113, %rd13, %rd112;
	add.s64 	%rd114, %rd113, %rd21;
	setp.lt.u32 	%p22, %r22, %r216;
	selp.b64 	%rd30, %rd267, 0, %p22;
	add.s64 	%rd32, %rd268, %rd114;
	add.s64 	%rd31, %rd57, %rd114;
	and.b64  	%rd115, %rd31, 7;
	setp.eq.s64 	%p23, %rd115, 0;
	setp.gt.s64 	%p24, %rd30, 7;
	and.pred  	%p25, %p24, %p23;
	@%p25 bra 	$L__BB4_24;
	bra.uni 	$L__BB4_22;
$L__BB4_24:
	ld.global.v2.u32 	{%r392, %r393}, [%rd32];
	bra.uni 	$L__BB4_25;
$L__BB4_22:
	setp.lt.s64 	%p26, %rd30, 1;
	mov.u32 	%r392, 0;
	mov.u32 	%r393, %r392;
	@%p26 bra 	$L__BB4_25;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd31;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd30;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKhm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r392, [retval0+0];
	ld.param.b32 	%r393, [retval0+4];
	}
$L__BB4_25:
	setp.eq.s32 	%p27, %r5, 7;
	mov.u32 	%r394, 0;
	mov.u32 	%r395, %r394;
	@%p27 bra 	$L__BB4_30;
	add.s64 	%rd33, %rd31, 8;
	and.b64  	%rd116, %rd33, 7;
	setp.eq.s64 	%p28, %rd116, 0;
	setp.gt.s64 	%p29, %rd30, 15;
	and.pred  	%p30, %p29, %p28;
	@%p30 bra 	$L__BB4_29;
	bra.uni 	$L__BB4_27;
$L__BB4_29:
	ld.global.v2.u32 	{%r394, %r395}, [%rd32+8];
	bra.uni 	$L__BB4_30;
$L__BB4_27:
	setp.lt.s64 	%p31, %rd30, 9;
	mov.u32 	%r394, 0;
	mov.u32 	%r395, %r394;
	@%p31 bra 	$L__BB4_30;
	add.s64 	%rd269, %rd31, 8;
	add.s64 	%rd117, %rd30, -8;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd269;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd117;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKhm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r394, [retval0+0];
	ld.param.b32 	%r395, [retval0+4];
	}
$L__BB4_30:
	add.s64 	%rd34, %rd31, 480;
	and.b64  	%rd118, %rd34, 7;
	setp.eq.s64 	%p32, %rd118, 0;
	setp.gt.s64 	%p33, %rd30, 487;
	and.pred  	%p34, %p33, %p32;
	@%p34 bra 	$L__BB4_33;
	bra.uni 	$L__BB4_31;
$L__BB4_33:
	ld.global.v2.u32 	{%r398, %r399}, [%rd32+480];
	bra.uni 	$L__BB4_34;
$L__BB4_31:
	setp.lt.s64 	%p35, %rd30, 481;
	mov.u32 	%r398, 0;
	mov.u32 	%r399, %r398;
	@%p35 bra 	$L__BB4_34;
	add.s64 	%rd270, %rd31, 480;
	add.s64 	%rd119, %rd30, -480;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd270;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd119;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKhm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r398, [retval0+0];
	ld.param.b32 	%r399, [retval0+4];
	}
$L__BB4_34:
	mov.u32 	%r400, 0;
	mov.u32 	%r401, %r400;
	@%p27 bra 	$L__BB4_39;
	add.s64 	%rd35, %rd31, 488;
	and.b64  	%rd120, %rd35, 7;
	setp.eq.s64 	%p37, %rd120, 0;
	setp.gt.s64 	%p38, %rd30, 495;
	and.pred  	%p39, %p38, %p37;
	@%p39 bra 	$L__BB4_38;
	bra.uni 	$L__BB4_36;
$L__BB4_38:
	ld.global.v2.u32 	{%r400, %r401}, [%rd32+488];
	bra.uni 	$L__BB4_39;
$L__BB4_36:
	setp.lt.s64 	%p40, %rd30, 489;
	mov.u32 	%r400, 0;
	mov.u32 	%r401, %r400;
	@%p40 bra 	$L__BB4_39;
	add.s64 	%rd121, %rd30, -488;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd35;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd121;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKhm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r400, [retval0+0];
	ld.param.b32 	%r401, [retval0+4];
	}
$L__BB4_39:
	setp.eq.s32 	%p41, %r8, 0;
	@%p41 bra 	$L__BB4_46;
	add.s64 	%rd122, %rd281, %rd22;
	cvt.u64.u32 	%rd124, %r393;
	cvt.u64.u32 	%rd125, %r392;
	bfi.b64 	%rd123, %rd124, %rd125, 32, 32;
	st.relaxed.sys.global.u64 [%rd122], %rd123;
	@%p27 bra 	$L__BB4_42;
	add.s64 	%rd271, %rd281, %rd22;
	add.s64 	%rd126, %rd271, 8;
	cvt.u64.u32 	%rd128, %r395;
	cvt.u64.u32 	%rd129, %r394;
	bfi.b64 	%rd127, %rd128, %rd129, 32, 32;
	st.relaxed.sys.global.u64 [%rd126], %rd127;
$L__BB4_42:
	add.s64 	%rd272, %rd281, %rd22;
	add.s64 	%rd130, %rd272, 512;
	cvt.u64.u32 	%rd132, %r399;
	cvt.u64.u32 	%rd133, %r398;
	bfi.b64 	%rd131, %rd132, %rd133, 32, 32;
	st.relaxed.sys.global.u64 [%rd130], %rd131;
	@%p27 bra 	$L__BB4_44;
	add.s64 	%rd273, %rd281, %rd22;
	add.s64 	%rd134, %rd273, 520;
	cvt.u64.u32 	%rd136, %r401;
	cvt.u64.u32 	%rd137, %r400;
	bfi.b64 	%rd135, %rd136, %rd137, 32, 32;
	st.relaxed.sys.global.u64 [%rd134], %rd135;
$L__BB4_44:
	setp.ne.s32 	%p44, %r5, 7;
	membar.sys;
	bar.warp.sync 	-1;
	@%p44 bra 	$L__BB4_48;
	add.s64 	%rd274, %rd281, %rd22;
	add.s64 	%rd138, %rd274, 8;
	st.release.sys.global.u64 [%rd138], %rd24;
	add.s64 	%rd140, %rd274, 520;
	st.release.sys.global.u64 [%rd140], %rd24;
	bra.uni 	$L__BB4_48;
$L__BB4_46:
	add.s32 	%r388, %r390, %r1;
	add.s32 	%r387, %r388, 1;
	setp.ge.u32 	%p45, %r22, %r216;
	selp.b32 	%r264, %r387, %r394, %p27;
	selp.b32 	%r265, %r198, %r395, %p27;
	add.s64 	%rd142, %rd281, %rd22;
	st.volatile.global.v4.u32 [%rd142], {%r392, %r393, %r264, %r265};
	selp.b32 	%r59, %r387, %r400, %p27;
	selp.b32 	%r60, %r198, %r401, %p27;
	setp.ge.u64 	%p47, %rd25, %rd5;
	or.pred  	%p48, %p45, %p47;
	@%p48 bra 	$L__BB4_48;
	add.s64 	%rd143, %rd142, 512;
	st.volatile.global.v4.u32 [%rd143], {%r398, %r399, %r59, %r60};
$L__BB4_48:
	add.s32 	%r391, %r391, 1;
	setp.lt.u32 	%p49, %r391, %r197;
	@%p49 bra 	$L__BB4_18;
$L__BB4_49:
	setp.eq.s32 	%p50, %r390, 0;
	@%p50 bra 	$L__BB4_110;
	add.s32 	%r270, %r390, -1;
	cvt.u64.u32 	%rd144, %r270;
	mul.lo.s64 	%rd146, %rd68, %rd144;
	mul.lo.s32 	%r275, %r209, %r200;
	cvt.u64.u32 	%rd147, %r275;
	shr.u32 	%r277, %r2, 5;
	cvt.u64.u32 	%rd148, %r277;
	add.s64 	%rd149, %rd147, %rd148;
	add.s64 	%rd150, %rd149, %rd146;
	shl.b64 	%rd151, %rd150, 3;
	and.b32  	%r278, %r2, 31;
	shr.u32 	%r279, %r278, 3;
	cvt.u64.u32 	%rd152, %r279;
	or.b64  	%rd153, %rd151, %rd152;
	mul.lo.s64 	%rd154, %rd153, 120;
	shl.b32 	%r280, %r2, 4;
	and.b32  	%r281, %r280, 112;
	cvt.u64.u32 	%rd155, %r281;
	add.s64 	%rd38, %rd154, %rd155;
	sub.s64 	%rd39, %rd14, %rd38;
	cvt.u64.u32 	%rd156, %r196;
	mul.lo.s64 	%rd40, %rd13, %rd156;
	add.s64 	%rd157, %rd40, %rd38;
	add.s64 	%rd41, %rd57, %rd157;
	and.b64  	%rd158, %rd41, 7;
	setp.eq.s64 	%p51, %rd158, 0;
	setp.gt.s64 	%p52, %rd39, 7;
	and.pred  	%p53, %p52, %p51;
	@%p53 bra 	$L__BB4_53;
	bra.uni 	$L__BB4_51;
$L__BB4_53:
	cvta.to.global.u64 	%rd159, %rd57;
	add.s64 	%rd161, %rd159, %rd157;
	ld.global.v2.u32 	{%r404, %r405}, [%rd161];
	bra.uni 	$L__BB4_54;
$L__BB4_51:
	setp.lt.s64 	%p54, %rd39, 1;
	mov.u32 	%r404, 0;
	mov.u32 	%r405, %r404;
	@%p54 bra 	$L__BB4_54;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd41;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd39;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKhm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r404, [retval0+0];
	ld.param.b32 	%r405, [retval0+4];
	}
$L__BB4_54:
	setp.eq.s32 	%p55, %r5, 7;
	mov.u32 	%r407, 0;
	mov.u32 	%r406, %r407;
	@%p55 bra 	$L__BB4_59;
	add.s64 	%rd42, %rd41, 8;
	and.b64  	%rd162, %rd42, 7;
	setp.eq.s64 	%p56, %rd162, 0;
	setp.gt.s64 	%p57, %rd39, 15;
	and.pred  	%p58, %p57, %p56;
	@%p58 bra 	$L__BB4_58;
	bra.uni 	$L__BB4_56;
$L__BB4_58:
	cvta.to.global.u64 	%rd164, %rd57;
	add.s64 	%rd166, %rd164, %rd157;
	ld.global.v2.u32 	{%r406, %r407}, [%rd166+8];
	bra.uni 	$L__BB4_59;
$L__BB4_56:
	setp.lt.s64 	%p59, %rd39, 9;
	mov.u32 	%r406, 0;
	mov.u32 	%r407, %r406;
	@%p59 bra 	$L__BB4_59;
	add.s64 	%rd163, %rd39, -8;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd42;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd163;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKhm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r406, [retval0+0];
	ld.param.b32 	%r407, [retval0+4];
	}
$L__BB4_59:
	add.s64 	%rd43, %rd41, 480;
	and.b64  	%rd167, %rd43, 7;
	setp.eq.s64 	%p60, %rd167, 0;
	setp.gt.s64 	%p61, %rd39, 487;
	and.pred  	%p62, %p61, %p60;
	@%p62 bra 	$L__BB4_62;
	bra.uni 	$L__BB4_60;
$L__BB4_62:
	cvta.to.global.u64 	%rd169, %rd57;
	add.s64 	%rd171, %rd169, %rd157;
	ld.global.v2.u32 	{%r410, %r411}, [%rd171+480];
	bra.uni 	$L__BB4_63;
$L__BB4_60:
	setp.lt.s64 	%p63, %rd39, 481;
	mov.u32 	%r410, 0;
	mov.u32 	%r411, %r410;
	@%p63 bra 	$L__BB4_63;
	add.s64 	%rd277, %rd41, 480;
	add.s64 	%rd168, %rd39, -480;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd277;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd168;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKhm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r410, [retval0+0];
	ld.param.b32 	%r411, [retval0+4];
	}
$L__BB4_63:
	mov.u32 	%r413, 0;
	mov.u32 	%r412, %r413;
	@%p55 bra 	$L__BB4_68;
	add.s64 	%rd44, %rd41, 488;
	and.b64  	%rd172, %rd44, 7;
	setp.eq.s64 	%p65, %rd172, 0;
	setp.gt.s64 	%p66, %rd39, 495;
	and.pred  	%p67, %p66, %p65;
	@%p67 bra 	$L__BB4_67;
	bra.uni 	$L__BB4_65;
$L__BB4_67:
	cvta.to.global.u64 	%rd174, %rd57;
	add.s64 	%rd176, %rd174, %rd157;
	ld.global.v2.u32 	{%r412, %r413}, [%rd176+488];
	bra.uni 	$L__BB4_68;
$L__BB4_65:
	setp.lt.s64 	%p68, %rd39, 489;
	mov.u32 	%r412, 0;
	mov.u32 	%r413, %r412;
	@%p68 bra 	$L__BB4_68;
	add.s64 	%rd279, %rd57, %rd157;
	add.s64 	%rd278, %rd279, 488;
	add.s64 	%rd173, %rd39, -488;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd278;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd173;
	.param .align 4 .b8 retval0[8];
	call.uni (retval0),
	_ZN10collective12loadElementsEPKhm,
	(
	param0,
	param1
	);
	ld.param.b32 	%r412, [retval0+0];
	ld.param.b32 	%r413, [retval0+4];
	}
$L__BB4_68:
	setp.eq.s32 	%p69, %r197, 0;
	mov.u16 	%rs24, 1;
	@%p69 bra 	$L__BB4_110;
	mov.u32 	%r424, 0;
$L__BB4_70:
	.pragma "nounroll";
	setp.eq.s32 	%p70, %r424, %r196;
	mov.u32 	%r438, %r413;
	mov.u32 	%r439, %r412;
	mov.u32 	%r440, %r411;
	mov.u32 	%r441, %r410;
	mov.u32 	%r442, %r407;
	mov.u32 	%r443, %r406;
	mov.u32 	%r444, %r405;
	mov.u32 	%r445, %r404;
	@%p70 bra 	$L__BB4_89;
	shl.b32 	%r385, %r2, 4;
	shr.u32 	%r384, %r2, 5;
	mov.u64 	%rd177, 0;
	sub.s32 	%r305, %r424, %r217;
	mov.u32 	%r116, 1;
	setp.lt.u32 	%p71, %r305, %r218;
	setp.gt.u64 	%p72, %rd5, %rd151;
	and.pred  	%p73, %p71, %p72;
	add.s64 	%rd186, %rd5, 3;
	sub.s64 	%rd187, %rd186, %rd151;
	shr.u64 	%rd188, %rd187, 2;
	min.u64 	%rd189, %rd188, 2;
	cvt.u32.u64 	%r314, %rd189;
	selp.b32 	%r107, %r314, 1, %p73;
	add.s32 	%r315, %r390, %r1;
	and.b32  	%r316, %r315, 3;
	cvt.u64.u32 	%rd191, %r316;
	or.b64  	%rd192, %rd62, %rd191;
	cvt.u64.u32 	%rd193, %r197;
	mul.lo.s64 	%rd194, %rd192, %rd193;
	cvt.u64.u32 	%rd195, %r424;
	add.s64 	%rd196, %rd194, %rd195;
	mul.lo.s64 	%rd197, %rd12, %rd196;
	shl.b32 	%r317, %r384, 10;
	and.b32  	%r319, %r385, 496;
	or.b32  	%r320, %r317, %r319;
	cvt.u64.u32 	%rd198, %r320;
	add.s64 	%rd199, %rd198, %rd11;
	add.s64 	%rd200, %rd199, %rd197;
	add.u64 	%rd202, %SPL, 0;
	st.local.u64 	[%rd202], %rd177;
	add.s64 	%rd45, %rd2, %rd200;
	mov.u32 	%r438, %r416;
	mov.u32 	%r439, %r417;
	mov.u32 	%r440, %r418;
	mov.u32 	%r441, %r419;
	mov.u32 	%r442, %r420;
	mov.u32 	%r443, %r421;
	mov.u32 	%r444, %r422;
	mov.u32 	%r445, %r423;
	bra.uni 	$L__BB4_72;
$L__BB4_116:
	add.s32 	%r116, %r116, 1;
$L__BB4_72:
	setp.eq.s32 	%p74, %r107, 0;
	mov.u32 	%r446, 0;
	@%p74 bra 	$L__BB4_76;
	add.s32 	%r386, %r390, %r1;
	setp.eq.s32 	%p75, %r107, 1;
	ld.volatile.global.v4.u32 {%r445, %r444, %r443, %r442}, [%rd45];
	setp.ne.s32 	%p76, %r443, %r386;
	and.pred  	%p134, %p55, %p76;
	@%p75 bra 	$L__BB4_75;
	add.s64 	%rd252, %rd45, 512;
	add.s32 	%r381, %r390, %r1;
	ld.volatile.global.v4.u32 {%r441, %r440, %r439, %r438}, [%rd252];
	setp.ne.s32 	%p79, %r439, %r381;
	and.pred  	%p80, %p55, %p79;
	or.pred  	%p134, %p134, %p80;
$L__BB4_75:
	selp.u32 	%r446, 1, 0, %p134;
$L__BB4_76:
	setp.ne.s32 	%p81, %r446, 0;
	mov.u32 	%r332, -1;
	vote.sync.any.pred 	%p82, %p81, %r332;
	@%p82 bra 	$L__BB4_86;
	bra.uni 	$L__BB4_77;
$L__BB4_86:
	and.b32  	%r349, %r116, 63;
	setp.ne.s32 	%p98, %r349, 0;
	@%p98 bra 	$L__BB4_116;
	add.u64 	%rd258, %SP, 0;
	add.s32 	%r350, %r1, 1;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd54;
	st.param.b64 	[param0+8], %rd55;
	st.param.v2.b32 	[param0+16], {%r196, %r197};
	st.param.v2.b32 	[param0+24], {%r198, %r199};
	st.param.b64 	[param0+32], %rd56;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r350;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r424;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r116;
	.param .b64 param4;
	st.param.b64 	[param4+0], %rd258;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isLostENS_7MeetingEjjjRl,
	(
	param0,
	param1,
	param2,
	param3,
	param4
	);
	ld.param.b32 	%r351, [retval0+0];
	}
	cvt.u16.u32 	%rs15, %r351;
	mov.u16 	%rs23, 0;
	setp.eq.s16 	%p99, %rs15, 0;
	@%p99 bra 	$L__BB4_116;
	bra.uni 	$L__BB4_88;
$L__BB4_77:
	setp.eq.s32 	%p83, %r8, 0;
	@%p83 bra 	$L__BB4_83;
	setp.eq.s32 	%p130, %r107, 0;
	mov.u32 	%r459, 0;
	membar.sys;
	bar.warp.sync 	-1;
	@%p130 bra 	$L__BB4_82;
	add.s32 	%r382, %r390, %r1;
	setp.eq.s32 	%p85, %r107, 1;
	ld.volatile.global.v4.u32 {%r445, %r444, %r443, %r442}, [%rd45];
	setp.ne.s32 	%p86, %r443, %r382;
	and.pred  	%p135, %p55, %p86;
	@%p85 bra 	$L__BB4_81;
	add.s64 	%rd253, %rd45, 512;
	add.s32 	%r383, %r390, %r1;
	ld.volatile.global.v4.u32 {%r441, %r440, %r439, %r438}, [%rd253];
	setp.ne.s32 	%p89, %r439, %r383;
	and.pred  	%p90, %p55, %p89;
	or.pred  	%p135, %p135, %p90;
$L__BB4_81:
	selp.u32 	%r459, 1, 0, %p135;
$L__BB4_82:
	setp.ne.s32 	%p91, %r459, 0;
	mov.u32 	%r345, -1;
	vote.sync.any.pred 	%p92, %p91, %r345;
$L__BB4_83:
	setp.ne.s32 	%p93, %r442, %r198;
	and.pred  	%p7, %p55, %p93;
	not.pred 	%p95, %p7;
	@%p95 bra 	$L__BB4_85;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd54;
	st.param.b64 	[param0+8], %rd55;
	st.param.v2.b32 	[param0+16], {%r196, %r197};
	st.param.v2.b32 	[param0+24], {%r198, %r199};
	st.param.b64 	[param0+32], %rd56;
	st.param.b64 	[param0+40], %rd2;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r424;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r442;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
$L__BB4_85:
	mov.u32 	%r347, -1;
	vote.sync.any.pred 	%p96, %p7, %r347;
	not.pred 	%p97, %p96;
	selp.u16 	%rs23, 1, 0, %p97;
$L__BB4_88:
	setp.eq.s16 	%p100, %rs23, 0;
	mov.u16 	%rs24, 0;
	@%p100 bra 	$L__BB4_110;
$L__BB4_89:
	mov.u32 	%r423, %r445;
	mov.u32 	%r422, %r444;
	mov.u32 	%r421, %r443;
	mov.u32 	%r420, %r442;
	mov.u32 	%r419, %r441;
	mov.u32 	%r418, %r440;
	mov.u32 	%r417, %r439;
	mov.u32 	%r416, %r438;
	sub.s32 	%r352, %r424, %r217;
	setp.ge.u32 	%p101, %r352, %r218;
	cvt.u64.u32 	%rd208, %r352;
	mul.lo.s64 	%rd209, %rd15, %rd208;
	shl.b32 	%r363, %r5, 4;
	cvt.u64.u32 	%rd221, %r363;
	add.s64 	%rd222, %rd154, %rd221;
	add.s64 	%rd47, %rd209, %rd222;
	@%p101 bra 	$L__BB4_109;
	setp.eq.s32 	%p131, %r424, %r196;
	cvt.u64.u32 	%rd255, %r196;
	mul.lo.s64 	%rd254, %rd13, %rd255;
	cvta.to.global.u64 	%rd223, %rd58;
	add.s64 	%rd48, %rd223, %rd47;
	add.s64 	%rd239, %rd254, %rd222;
	cvta.to.global.u64 	%rd240, %rd57;
	add.s64 	%rd241, %rd240, %rd239;
	setp.eq.s64 	%p103, %rd48, %rd241;
	and.pred  	%p104, %p131, %p103;
	@%p104 bra 	$L__BB4_109;
	setp.gt.s64 	%p132, %rd39, 7;
	add.s64 	%rd49, %rd58, %rd47;
	and.b64  	%rd242, %rd49, 7;
	setp.eq.s64 	%p106, %rd242, 0;
	and.pred  	%p107, %p132, %p106;
	@%p107 bra 	$L__BB4_94;
	bra.uni 	$L__BB4_92;
$L__BB4_94:
	cvta.to.global.u64 	%rd266, %rd58;
	add.s64 	%rd265, %rd266, %rd47;
	st.global.v2.u32 	[%rd265], {%r423, %r422};
	bra.uni 	$L__BB4_95;
$L__BB4_92:
	setp.lt.s64 	%p108, %rd39, 1;
	@%p108 bra 	$L__BB4_95;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd49;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd39;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r423, %r422};
	call.uni
	_ZN10collective13storeElementsEPhm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB4_95:
	@%p55 bra 	$L__BB4_100;
	setp.gt.s64 	%p110, %rd39, 15;
	add.s64 	%rd51, %rd49, 8;
	and.b64  	%rd243, %rd51, 7;
	setp.eq.s64 	%p111, %rd243, 0;
	and.pred  	%p112, %p110, %p111;
	@%p112 bra 	$L__BB4_99;
	bra.uni 	$L__BB4_97;
$L__BB4_99:
	cvta.to.global.u64 	%rd260, %rd58;
	add.s64 	%rd259, %rd260, %rd47;
	st.global.v2.u32 	[%rd259+8], {%r421, %r420};
	bra.uni 	$L__BB4_100;
$L__BB4_97:
	setp.lt.s64 	%p113, %rd39, 9;
	@%p113 bra 	$L__BB4_100;
	add.s64 	%rd275, %rd49, 8;
	add.s64 	%rd244, %rd39, -8;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd275;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd244;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r421, %r420};
	call.uni
	_ZN10collective13storeElementsEPhm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB4_100:
	setp.gt.s64 	%p133, %rd39, 487;
	add.s64 	%rd52, %rd49, 480;
	and.b64  	%rd245, %rd52, 7;
	setp.eq.s64 	%p115, %rd245, 0;
	and.pred  	%p116, %p133, %p115;
	@%p116 bra 	$L__BB4_103;
	bra.uni 	$L__BB4_101;
$L__BB4_103:
	cvta.to.global.u64 	%rd264, %rd58;
	add.s64 	%rd263, %rd264, %rd47;
	st.global.v2.u32 	[%rd263+480], {%r419, %r418};
	bra.uni 	$L__BB4_104;
$L__BB4_101:
	setp.lt.s64 	%p117, %rd39, 481;
	@%p117 bra 	$L__BB4_104;
	add.s64 	%rd276, %rd49, 480;
	add.s64 	%rd246, %rd39, -480;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd276;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd246;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r419, %r418};
	call.uni
	_ZN10collective13storeElementsEPhm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB4_104:
	@%p55 bra 	$L__BB4_109;
	setp.gt.s64 	%p119, %rd39, 495;
	add.s64 	%rd53, %rd49, 488;
	and.b64  	%rd247, %rd53, 7;
	setp.eq.s64 	%p120, %rd247, 0;
	and.pred  	%p121, %p119, %p120;
	@%p121 bra 	$L__BB4_108;
	bra.uni 	$L__BB4_106;
$L__BB4_108:
	cvta.to.global.u64 	%rd262, %rd58;
	add.s64 	%rd261, %rd262, %rd47;
	st.global.v2.u32 	[%rd261+488], {%r417, %r416};
	bra.uni 	$L__BB4_109;
$L__BB4_106:
	setp.lt.s64 	%p122, %rd39, 489;
	@%p122 bra 	$L__BB4_109;
	add.s64 	%rd248, %rd39, -488;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd53;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd248;
	.param .align 8 .b8 param2[8];
	st.param.v2.b32 	[param2+0], {%r417, %r416};
	call.uni
	_ZN10collective13storeElementsEPhm5uint2,
	(
	param0,
	param1,
	param2
	);
	}
$L__BB4_109:
	mov.u16 	%rs24, 1;
	add.s32 	%r424, %r424, 1;
	setp.lt.u32 	%p123, %r424, %r197;
	@%p123 bra 	$L__BB4_70;
$L__BB4_110:
	setp.ne.s32 	%p124, %r390, 1;
	@%p124 bra 	$L__BB4_112;
	griddepcontrol.launch_dependents;
$L__BB4_112:
	add.s32 	%r390, %r390, 1;
	setp.le.u32 	%p125, %r390, %r389;
	and.b16  	%rs18, %rs24, 255;
	setp.ne.s16 	%p126, %rs18, 0;
	and.pred  	%p127, %p126, %p125;
	@%p127 bra 	$L__BB4_15;
	setp.eq.s16 	%p128, %rs18, 0;
	selp.u32 	%r375, 1, 0, %p128;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r375, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r376, 1, 0, %p2;
	}
	or.b32  	%r378, %r376, %r2;
	setp.ne.s32 	%p129, %r378, 0;
	@%p129 bra 	$L__BB4_115;
	cvta.to.global.u64 	%rd257, %rd2;
	add.s64 	%rd256, %rd257, %rd62;
	add.s32 	%r379, %r389, %r1;
	st.global.u32 	[%rd256+64], %r379;
$L__BB4_115:
	ret;
}
.func  (.param .b32 func_retval0) _ZN10collective6isOverENS_7MeetingEjRl(
	.param .align 8 .b8 _ZN10collective6isOverENS_7MeetingEjRl_param_0[56],
	.param .b32 _ZN10collective6isOverENS_7MeetingEjRl_param_1,
	.param .b64 _ZN10collective6isOverENS_7MeetingEjRl_param_2
)
{
	.reg .pred 	%p<8>;
	.reg .b16 	%rs<9>;
	.reg .b32 	%r<25>;
	.reg .b64 	%rd<12>;
	ld.param.u32 	%r8, [_ZN10collective6isOverENS_7MeetingEjRl_param_1];
	ld.param.u64 	%rd6, [_ZN10collective6isOverENS_7MeetingEjRl_param_2];
	ld.param.u64 	%rd5, [_ZN10collective6isOverENS_7MeetingEjRl_param_0+40];
	ld.param.u64 	%rd4, [_ZN10collective6isOverENS_7MeetingEjRl_param_0+32];
	ld.param.u64 	%rd3, [_ZN10collective6isOverENS_7MeetingEjRl_param_0+8];
	cvta.to.local.u64 	%rd1, %rd6;
	mov.u32 	%r9, 20;
	nanosleep.u32 %r9;
	ld.volatile.u32 	%r15, [%rd5];
	setp.ne.s32 	%p1, %r15, 0;
	mov.u32 	%r24, 4;
	@%p1 bra 	$L__BB5_7;
	mov.u32 	%r17, %ctaid.x;
	setp.eq.s32 	%p2, %r17, 0;
	mov.u32 	%r16, 0;
	selp.b32 	%r18, 511, 16383, %p2;
	and.b32  	%r19, %r18, %r8;
	setp.ne.s32 	%p3, %r19, 0;
	mov.u32 	%r24, %r16;
	@%p3 bra 	$L__BB5_7;
	ld.volatile.u32 	%r21, [%rd3];
	setp.ne.s32 	%p4, %r21, 0;
	mov.u32 	%r24, 1;
	@%p4 bra 	$L__BB5_7;
	and.b32  	%r23, %r8, 16383;
	setp.ne.s32 	%p5, %r23, 0;
	mov.u32 	%r24, %r16;
	@%p5 bra 	$L__BB5_7;
	ld.local.u64 	%rd7, [%rd1];
	setp.ne.s64 	%p6, %rd7, 0;
	@%p6 bra 	$L__BB5_6;
	mov.u64 %rd8, %globaltimer;
	st.local.u64 	[%rd1], %rd8;
$L__BB5_6:
	mov.u64 %rd9, %globaltimer;
	ld.local.u64 	%rd10, [%rd1];
	sub.s64 	%rd11, %rd9, %rd10;
	setp.gt.s64 	%p7, %rd11, %rd4;
	selp.b32 	%r24, 3, 0, %p7;
$L__BB5_7:
	st.param.b32 	[func_retval0+0], %r24;
	ret;
}
.func _ZN10collective9copyBytesEPhPKhmjj(
	.param .b64 _ZN10collective9copyBytesEPhPKhmjj_param_0,
	.param .b64 _ZN10collective9copyBytesEPhPKhmjj_param_1,
	.param .b64 _ZN10collective9copyBytesEPhPKhmjj_param_2,
	.param .b32 _ZN10collective9copyBytesEPhPKhmjj_param_3,
	.param .b32 _ZN10collective9copyBytesEPhPKhmjj_param_4
)
{
	.reg .pred 	%p<23>;
	.reg .b16 	%rs<11>;
	.reg .b32 	%r<60>;
	.reg .b64 	%rd<144>;
	ld.param.u64 	%rd55, [_ZN10collective9copyBytesEPhPKhmjj_param_0];
	ld.param.u64 	%rd58, [_ZN10collective9copyBytesEPhPKhmjj_param_1];
	ld.param.u64 	%rd56, [_ZN10collective9copyBytesEPhPKhmjj_param_2];
	ld.param.u32 	%r1, [_ZN10collective9copyBytesEPhPKhmjj_param_3];
	ld.param.u32 	%r2, [_ZN10collective9copyBytesEPhPKhmjj_param_4];
	cvta.to.global.u64 	%rd1, %rd58;
	or.b64  	%rd2, %rd58, %rd55;
	and.b64  	%rd59, %rd2, 15;
	setp.ne.s64 	%p1, %rd59, 0;
	mov.u64 	%rd140, 0;
	@%p1 bra 	$L__BB6_8;
	shr.u64 	%rd3, %rd56, 4;
	mul.lo.s32 	%r3, %r1, 3;
	cvt.u64.u32 	%rd4, %r3;
	cvt.u64.u32 	%rd131, %r2;
	add.s64 	%rd60, %rd131, %rd4;
	setp.ge.u64 	%p2, %rd60, %rd3;
	@%p2 bra 	$L__BB6_4;
	shl.b32 	%r4, %r1, 2;
	cvt.u64.u32 	%rd6, %r4;
	cvt.u64.u32 	%rd7, %r1;
	shl.b32 	%r5, %r1, 1;
	cvt.u64.u32 	%rd8, %r5;
	shl.b64 	%rd63, %rd7, 4;
	shl.b64 	%rd65, %rd8, 4;
$L__BB6_3:
	.pragma "nounroll";
	shl.b64 	%rd61, %rd131, 4;
	add.s64 	%rd62, %rd1, %rd61;
	ld.global.v4.u32 	{%r6, %r7, %r8, %r9}, [%rd62];
	add.s64 	%rd64, %rd62, %rd63;
	ld.global.v4.u32 	{%r14, %r15, %r16, %r17}, [%rd64];
	add.s64 	%rd66, %rd62, %rd65;
	ld.global.v4.u32 	{%r22, %r23, %r24, %r25}, [%rd66];
	shl.b64 	%rd67, %rd4, 4;
	add.s64 	%rd68, %rd62, %rd67;
	ld.global.v4.u32 	{%r30, %r31, %r32, %r33}, [%rd68];
	add.s64 	%rd69, %rd55, %rd61;
	st.v4.u32 	[%rd69], {%r6, %r7, %r8, %r9};
	add.s64 	%rd70, %rd69, %rd63;
	st.v4.u32 	[%rd70], {%r14, %r15, %r16, %r17};
	add.s64 	%rd71, %rd69, %rd65;
	st.v4.u32 	[%rd71], {%r22, %r23, %r24, %r25};
	add.s64 	%rd72, %rd69, %rd67;
	st.v4.u32 	[%rd72], {%r30, %r31, %r32, %r33};
	add.s64 	%rd131, %rd131, %rd6;
	add.s64 	%rd73, %rd131, %rd4;
	setp.lt.u64 	%p3, %rd73, %rd3;
	@%p3 bra 	$L__BB6_3;
$L__BB6_4:
	setp.ge.u64 	%p4, %rd131, %rd3;
	@%p4 bra 	$L__BB6_7;
	cvt.u64.u32 	%rd12, %r1;
$L__BB6_6:
	.pragma "nounroll";
	shl.b64 	%rd74, %rd131, 4;
	add.s64 	%rd75, %rd55, %rd74;
	add.s64 	%rd76, %rd1, %rd74;
	ld.global.v4.u32 	{%r38, %r39, %r40, %r41}, [%rd76];
	st.v4.u32 	[%rd75], {%r38, %r39, %r40, %r41};
	add.s64 	%rd131, %rd131, %rd12;
	setp.lt.u64 	%p5, %rd131, %rd3;
	@%p5 bra 	$L__BB6_6;
$L__BB6_7:
	and.b64  	%rd140, %rd56, -16;
$L__BB6_8:
	and.b64  	%rd77, %rd2, 3;
	setp.eq.s64 	%p6, %rd77, 0;
	@%p6 bra 	$L__BB6_17;
	and.b64  	%rd78, %rd2, 1;
	setp.eq.b64 	%p7, %rd78, 1;
	mov.pred 	%p8, 0;
	xor.pred  	%p9, %p7, %p8;
	not.pred 	%p10, %p9;
	@%p10 bra 	$L__BB6_10;
	bra.uni 	$L__BB6_24;
$L__BB6_10:
	shr.u64 	%rd17, %rd56, 1;
	cvt.u64.u32 	%rd79, %r2;
	shr.u64 	%rd80, %rd140, 1;
	add.s64 	%rd135, %rd80, %rd79;
	mul.lo.s32 	%r46, %r1, 3;
	cvt.u64.u32 	%rd19, %r46;
	add.s64 	%rd81, %rd135, %rd19;
	setp.ge.u64 	%p11, %rd81, %rd17;
	@%p11 bra 	$L__BB6_13;
	shl.b32 	%r47, %r1, 2;
	cvt.u64.u32 	%rd20, %r47;
	cvt.u64.u32 	%rd21, %r1;
	shl.b32 	%r48, %r1, 1;
	cvt.u64.u32 	%rd22, %r48;
	shl.b64 	%rd84, %rd21, 1;
	shl.b64 	%rd86, %rd22, 1;
$L__BB6_12:
	.pragma "nounroll";
	shl.b64 	%rd82, %rd135, 1;
	add.s64 	%rd83, %rd1, %rd82;
	ld.global.u16 	%rs1, [%rd83];
	add.s64 	%rd85, %rd83, %rd84;
	ld.global.u16 	%rs2, [%rd85];
	add.s64 	%rd87, %rd83, %rd86;
	ld.global.u16 	%rs3, [%rd87];
	shl.b64 	%rd88, %rd19, 1;
	add.s64 	%rd89, %rd83, %rd88;
	ld.global.u16 	%rs4, [%rd89];
	add.s64 	%rd90, %rd55, %rd82;
	st.u16 	[%rd90], %rs1;
	add.s64 	%rd91, %rd90, %rd84;
	st.u16 	[%rd91], %rs2;
	add.s64 	%rd92, %rd90, %rd86;
	st.u16 	[%rd92], %rs3;
	add.s64 	%rd93, %rd90, %rd88;
	st.u16 	[%rd93], %rs4;
	add.s64 	%rd135, %rd135, %rd20;
	add.s64 	%rd94, %rd135, %rd19;
	setp.lt.u64 	%p12, %rd94, %rd17;
	@%p12 bra 	$L__BB6_12;
$L__BB6_13:
	setp.ge.u64 	%p13, %rd135, %rd17;
	@%p13 bra 	$L__BB6_16;
	cvt.u64.u32 	%rd26, %r1;
$L__BB6_15:
	.pragma "nounroll";
	shl.b64 	%rd95, %rd135, 1;
	add.s64 	%rd96, %rd1, %rd95;
	ld.global.u16 	%rs5, [%rd96];
	add.s64 	%rd97, %rd55, %rd95;
	st.u16 	[%rd97], %rs5;
	add.s64 	%rd135, %rd135, %rd26;
	setp.lt.u64 	%p14, %rd135, %rd17;
	@%p14 bra 	$L__BB6_15;
$L__BB6_16:
	and.b64  	%rd140, %rd56, -2;
	bra.uni 	$L__BB6_24;
$L__BB6_17:
	shr.u64 	%rd30, %rd56, 2;
	cvt.u64.u32 	%rd98, %r2;
	shr.u64 	%rd99, %rd140, 2;
	add.s64 	%rd138, %rd99, %rd98;
	mul.lo.s32 	%r49, %r1, 3;
	cvt.u64.u32 	%rd32, %r49;
	add.s64 	%rd100, %rd138, %rd32;
	setp.ge.u64 	%p15, %rd100, %rd30;
	@%p15 bra 	$L__BB6_20;
	shl.b32 	%r50, %r1, 2;
	cvt.u64.u32 	%rd33, %r50;
	cvt.u64.u32 	%rd34, %r1;
	shl.b32 	%r51, %r1, 1;
	cvt.u64.u32 	%rd35, %r51;
	shl.b64 	%rd103, %rd34, 2;
	shl.b64 	%rd105, %rd35, 2;
$L__BB6_19:
	.pragma "nounroll";
	shl.b64 	%rd101, %rd138, 2;
	add.s64 	%rd102, %rd1, %rd101;
	ld.global.u32 	%r52, [%rd102];
	add.s64 	%rd104, %rd102, %rd103;
	ld.global.u32 	%r53, [%rd104];
	add.s64 	%rd106, %rd102, %rd105;
	ld.global.u32 	%r54, [%rd106];
	shl.b64 	%rd107, %rd32, 2;
	add.s64 	%rd108, %rd102, %rd107;
	ld.global.u32 	%r55, [%rd108];
	add.s64 	%rd109, %rd55, %rd101;
	st.u32 	[%rd109], %r52;
	add.s64 	%rd110, %rd109, %rd103;
	st.u32 	[%rd110], %r53;
	add.s64 	%rd111, %rd109, %rd105;
	st.u32 	[%rd111], %r54;
	add.s64 	%rd112, %rd109, %rd107;
	st.u32 	[%rd112], %r55;
	add.s64 	%rd138, %rd138, %rd33;
	add.s64 	%rd113, %rd138, %rd32;
	setp.lt.u64 	%p16, %rd113, %rd30;
	@%p16 bra 	$L__BB6_19;
$L__BB6_20:
	setp.ge.u64 	%p17, %rd138, %rd30;
	@%p17 bra 	$L__BB6_23;
	cvt.u64.u32 	%rd39, %r1;
$L__BB6_22:
	.pragma "nounroll";
	shl.b64 	%rd114, %rd138, 2;
	add.s64 	%rd115, %rd1, %rd114;
	ld.global.u32 	%r56, [%rd115];
	add.s64 	%rd116, %rd55, %rd114;
	st.u32 	[%rd116], %r56;
	add.s64 	%rd138, %rd138, %rd39;
	setp.lt.u64 	%p18, %rd138, %rd30;
	@%p18 bra 	$L__BB6_22;
$L__BB6_23:
	and.b64  	%rd140, %rd56, -4;
$L__BB6_24:
	mul.lo.s32 	%r57, %r1, 3;
	cvt.u64.u32 	%rd44, %r57;
	cvt.u64.u32 	%rd117, %r2;
	add.s64 	%rd142, %rd140, %rd117;
	add.s64 	%rd118, %rd142, %rd44;
	setp.ge.u64 	%p19, %rd118, %rd56;
	@%p19 bra 	$L__BB6_27;
	shl.b32 	%r58, %r1, 2;
	cvt.u64.u32 	%rd46, %r58;
	cvt.u64.u32 	%rd47, %r1;
	shl.b32 	%r59, %r1, 1;
	cvt.u64.u32 	%rd48, %r59;
$L__BB6_26:
	.pragma "nounroll";
	add.s64 	%rd119, %rd1, %rd142;
	ld.global.u8 	%rs6, [%rd119];
	add.s64 	%rd120, %rd119, %rd47;
	ld.global.u8 	%rs7, [%rd120];
	add.s64 	%rd121, %rd119, %rd48;
	ld.global.u8 	%rs8, [%rd121];
	add.s64 	%rd122, %rd119, %rd44;
	ld.global.u8 	%rs9, [%rd122];
	add.s64 	%rd123, %rd55, %rd142;
	st.u8 	[%rd123], %rs6;
	add.s64 	%rd124, %rd123, %rd47;
	st.u8 	[%rd124], %rs7;
	add.s64 	%rd125, %rd123, %rd48;
	st.u8 	[%rd125], %rs8;
	add.s64 	%rd126, %rd123, %rd44;
	st.u8 	[%rd126], %rs9;
	add.s64 	%rd142, %rd142, %rd46;
	add.s64 	%rd127, %rd142, %rd44;
	setp.lt.u64 	%p20, %rd127, %rd56;
	@%p20 bra 	$L__BB6_26;
$L__BB6_27:
	setp.ge.u64 	%p21, %rd142, %rd56;
	@%p21 bra 	$L__BB6_30;
	cvt.u64.u32 	%rd52, %r1;
$L__BB6_29:
	.pragma "nounroll";
	add.s64 	%rd128, %rd1, %rd142;
	ld.global.u8 	%rs10, [%rd128];
	add.s64 	%rd129, %rd55, %rd142;
	st.u8 	[%rd129], %rs10;
	add.s64 	%rd142, %rd142, %rd52;
	setp.lt.u64 	%p22, %rd142, %rd56;
	@%p22 bra 	$L__BB6_29;
$L__BB6_30:
	ret;
}
.func  (.param .b32 func_retval0) _ZN10collective6isLostENS_7MeetingEjjjRl(
	.param .align 8 .b8 _ZN10collective6isLostENS_7MeetingEjjjRl_param_0[56],
	.param .b32 _ZN10collective6isLostENS_7MeetingEjjjRl_param_1,
	.param .b32 _ZN10collective6isLostENS_7MeetingEjjjRl_param_2,
	.param .b32 _ZN10collective6isLostENS_7MeetingEjjjRl_param_3,
	.param .b64 _ZN10collective6isLostENS_7MeetingEjjjRl_param_4
)
{
	.reg .pred 	%p<14>;
	.reg .b16 	%rs<13>;
	.reg .b32 	%r<30>;
	.reg .b64 	%rd<19>;
	ld.param.v2.u32 	{%r18, %r19}, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_0+16];
	ld.param.v2.u32 	{%r20, %r21}, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_0+24];
	ld.param.u32 	%r15, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_1];
	ld.param.u32 	%r16, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_2];
	ld.param.u32 	%r17, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_3];
	ld.param.u64 	%rd10, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_4];
	ld.param.u32 	%r14, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_0+48];
	ld.param.u64 	%rd9, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_0+40];
	ld.param.u64 	%rd8, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_0+32];
	ld.param.u64 	%rd7, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_0+8];
	ld.param.u64 	%rd6, [_ZN10collective6isLostENS_7MeetingEjjjRl_param_0];
	mov.u32 	%r22, %tid.x;
	and.b32  	%r23, %r22, 31;
	setp.ne.s32 	%p3, %r23, 0;
	mov.pred 	%p13, 0;
	@%p3 bra 	$L__BB7_3;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd6;
	st.param.b64 	[param0+8], %rd7;
	st.param.v2.b32 	[param0+16], {%r18, %r19};
	st.param.v2.b32 	[param0+24], {%r20, %r21};
	st.param.b64 	[param0+32], %rd8;
	st.param.b64 	[param0+40], %rd9;
	st.param.b32 	[param0+48], %r14;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r17;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd10;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r24, [retval0+0];
	}
	mov.u32 	%r25, %ctaid.x;
	mul.wide.u32 	%rd13, %r19, %r25;
	cvt.u64.u32 	%rd14, %r16;
	add.s64 	%rd15, %rd13, %rd14;
	shl.b64 	%rd16, %rd15, 3;
	add.s64 	%rd17, %rd9, %rd16;
	add.s64 	%rd12, %rd17, 4096;
	ld.acquire.sys.global.u64 %rd11, [%rd12];
	shr.u64 	%rd18, %rd11, 32;
	cvt.u32.u64 	%r8, %rd18;
	setp.eq.s32 	%p5, %r24, 0;
	cvt.u32.u64 	%r26, %rd11;
	setp.eq.s32 	%p6, %r26, %r15;
	and.pred  	%p7, %p5, %p6;
	setp.ne.s32 	%p8, %r20, %r8;
	and.pred  	%p9, %p7, %p8;
	selp.b32 	%r9, 2, %r24, %p9;
	setp.eq.s32 	%p10, %r9, 0;
	@%p10 bra 	$L__BB7_3;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd6;
	st.param.b64 	[param0+8], %rd7;
	st.param.v2.b32 	[param0+16], {%r18, %r19};
	st.param.v2.b32 	[param0+24], {%r20, %r21};
	st.param.b64 	[param0+32], %rd8;
	st.param.b64 	[param0+40], %rd9;
	st.param.b32 	[param0+48], %r14;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r9;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r16;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r8;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.pred 	%p13, -1;
$L__BB7_3:
	mov.u32 	%r27, -1;
	vote.sync.any.pred 	%p12, %p13, %r27;
	selp.u32 	%r29, 1, 0, %p12;
	st.param.b32 	[func_retval0+0], %r29;
	ret;
}
.func  (.param .align 4 .b8 func_retval0[8]) _ZN10collective12loadElementsEPKhm(
	.param .b64 _ZN10collective12loadElementsEPKhm_param_0,
	.param .b64 _ZN10collective12loadElementsEPKhm_param_1
)
{
	.reg .pred 	%p<12>;
	.reg .b16 	%rs<3>;
	.reg .b32 	%r<47>;
	.reg .b64 	%rd<6>;
	ld.param.u64 	%rd4, [_ZN10collective12loadElementsEPKhm_param_0];
	ld.param.u64 	%rd3, [_ZN10collective12loadElementsEPKhm_param_1];
	cvta.to.global.u64 	%rd1, %rd4;
	and.b64  	%rd5, %rd4, 3;
	setp.eq.s64 	%p1, %rd5, 0;
	setp.gt.u64 	%p2, %rd3, 7;
	and.pred  	%p3, %p2, %p1;
	@%p3 bra 	$L__BB8_17;
	bra.uni 	$L__BB8_1;
$L__BB8_17:
	ld.global.u32 	%r42, [%rd1+4];
	ld.global.u32 	%r38, [%rd1];
	bra.uni 	$L__BB8_18;
$L__BB8_1:
	setp.eq.s64 	%p4, %rd3, 0;
	mov.u32 	%r38, 0;
	@%p4 bra 	$L__BB8_3;
	ld.global.u8 	%r38, [%rd1];
$L__BB8_3:
	setp.lt.u64 	%p5, %rd3, 2;
	@%p5 bra 	$L__BB8_5;
	ld.global.u8 	%rs1, [%rd1+1];
	mul.wide.u16 	%r24, %rs1, 256;
	or.b32  	%r38, %r38, %r24;
$L__BB8_5:
	setp.lt.u64 	%p6, %rd3, 3;
	@%p6 bra 	$L__BB8_7;
	ld.global.u8 	%r25, [%rd1+2];
	shl.b32 	%r26, %r25, 16;
	and.b32  	%r27, %r38, -16711681;
	or.b32  	%r38, %r27, %r26;
$L__BB8_7:
	setp.lt.u64 	%p7, %rd3, 4;
	@%p7 bra 	$L__BB8_9;
	ld.global.u8 	%r28, [%rd1+3];
	and.b32  	%r29, %r38, 16777215;
	prmt.b32 	%r38, %r28, %r29, 1620;
$L__BB8_9:
	setp.lt.u64 	%p8, %rd3, 5;
	mov.u32 	%r42, 0;
	@%p8 bra 	$L__BB8_11;
	ld.global.u8 	%r42, [%rd1+4];
$L__BB8_11:
	setp.lt.u64 	%p9, %rd3, 6;
	@%p9 bra 	$L__BB8_13;
	ld.global.u8 	%rs2, [%rd1+5];
	mul.wide.u16 	%r31, %rs2, 256;
	or.b32  	%r42, %r42, %r31;
$L__BB8_13:
	setp.lt.u64 	%p10, %rd3, 7;
	@%p10 bra 	$L__BB8_15;
	ld.global.u8 	%r32, [%rd1+6];
	shl.b32 	%r33, %r32, 16;
	and.b32  	%r34, %r42, -16711681;
	or.b32  	%r42, %r34, %r33;
$L__BB8_15:
	setp.lt.u64 	%p11, %rd3, 8;
	@%p11 bra 	$L__BB8_18;
	ld.global.u8 	%r35, [%rd1+7];
	and.b32  	%r36, %r42, 16777215;
	prmt.b32 	%r42, %r35, %r36, 1620;
$L__BB8_18:
	st.param.b32 	[func_retval0+0], %r38;
	st.param.b32 	[func_retval0+4], %r42;
	ret;
}
.func _ZN10collective13storeElementsEPhm5uint2(
	.param .b64 _ZN10collective13storeElementsEPhm5uint2_param_0,
	.param .b64 _ZN10collective13storeElementsEPhm5uint2_param_1,
	.param .align 8 .b8 _ZN10collective13storeElementsEPhm5uint2_param_2[8]
)
{
	.reg .pred 	%p<12>;
	.reg .b32 	%r<9>;
	.reg .b64 	%rd<6>;
	ld.param.u64 	%rd4, [_ZN10collective13storeElementsEPhm5uint2_param_0];
	ld.param.u64 	%rd3, [_ZN10collective13storeElementsEPhm5uint2_param_1];
	ld.param.u32 	%r1, [_ZN10collective13storeElementsEPhm5uint2_param_2];
	ld.param.u32 	%r2, [_ZN10collective13storeElementsEPhm5uint2_param_2+4];
	cvta.to.global.u64 	%rd1, %rd4;
	and.b64  	%rd5, %rd4, 3;
	setp.eq.s64 	%p1, %rd5, 0;
	setp.gt.u64 	%p2, %rd3, 7;
	and.pred  	%p3, %p2, %p1;
	@%p3 bra 	$L__BB9_17;
	bra.uni 	$L__BB9_1;
$L__BB9_17:
	st.global.u32 	[%rd1], %r1;
	st.global.u32 	[%rd1+4], %r2;
	bra.uni 	$L__BB9_18;
$L__BB9_1:
	setp.eq.s64 	%p4, %rd3, 0;
	@%p4 bra 	$L__BB9_3;
	st.global.u8 	[%rd1], %r1;
$L__BB9_3:
	setp.lt.u64 	%p5, %rd3, 2;
	@%p5 bra 	$L__BB9_5;
	shr.u32 	%r3, %r1, 8;
	st.global.u8 	[%rd1+1], %r3;
$L__BB9_5:
	setp.lt.u64 	%p6, %rd3, 3;
	@%p6 bra 	$L__BB9_7;
	shr.u32 	%r4, %r1, 16;
	st.global.u8 	[%rd1+2], %r4;
$L__BB9_7:
	setp.lt.u64 	%p7, %rd3, 4;
	@%p7 bra 	$L__BB9_9;
	shr.u32 	%r5, %r1, 24;
	st.global.u8 	[%rd1+3], %r5;
$L__BB9_9:
	setp.lt.u64 	%p8, %rd3, 5;
	@%p8 bra 	$L__BB9_11;
	st.global.u8 	[%rd1+4], %r2;
$L__BB9_11:
	setp.lt.u64 	%p9, %rd3, 6;
	@%p9 bra 	$L__BB9_13;
	shr.u32 	%r6, %r2, 8;
	st.global.u8 	[%rd1+5], %r6;
$L__BB9_13:
	setp.lt.u64 	%p10, %rd3, 7;
	@%p10 bra 	$L__BB9_15;
	shr.u32 	%r7, %r2, 16;
	st.global.u8 	[%rd1+6], %r7;
$L__BB9_15:
	setp.lt.u64 	%p11, %rd3, 8;
	@%p11 bra 	$L__BB9_18;
	shr.u32 	%r8, %r2, 24;
	st.global.u8 	[%rd1+7], %r8;
$L__BB9_18:
	ret;
}
`;
