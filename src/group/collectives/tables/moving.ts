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
	.reg .pred 	%p<205>;
	.reg .b16 	%rs<152>;
	.reg .b32 	%r<506>;
	.reg .b64 	%rd<442>;
	.shared .align 1 .b8 _ZZ4moveE6direct[2048];
	mov.u64 	%SPL, __local_depot3;
	cvta.local.u64 	%SP, %SPL;
	ld.param.u64 	%rd89, [move_param_0];
	ld.param.u64 	%rd90, [move_param_1];
	ld.param.u32 	%r126, [move_param_2];
	ld.param.u32 	%r127, [move_param_3];
	ld.param.u32 	%r128, [move_param_4];
	ld.param.u32 	%r129, [move_param_5];
	ld.param.u64 	%rd91, [move_param_6];
	ld.param.u64 	%rd92, [move_param_7];
	ld.param.u64 	%rd93, [move_param_8];
	mov.b64 	%rd94, move_param_9;
	ld.param.u64 	%rd95, [move_param_10];
	ld.param.u64 	%rd1, [move_param_9+72];
	griddepcontrol.wait;
	cvta.to.global.u64 	%rd96, %rd1;
	mov.u32 	%r130, %ctaid.x;
	mul.wide.u32 	%rd97, %r130, 4;
	add.s64 	%rd98, %rd96, %rd97;
	ld.global.u32 	%r1, [%rd98+64];
	mov.u32 	%r2, %tid.x;
	setp.ne.s32 	%p4, %r2, 0;
	mov.u16 	%rs124, 0;
	@%p4 bra 	$L__BB3_2;
	ld.volatile.global.u32 	%r131, [%rd96];
	setp.ne.s32 	%p5, %r131, 0;
	selp.u16 	%rs124, 1, 0, %p5;
$L__BB3_2:
	setp.eq.s16 	%p6, %rs124, 0;
	@%p6 bra 	$L__BB3_6;
	cvta.to.global.u64 	%rd2, %rd90;
	ld.volatile.global.u32 	%r132, [%rd2+4];
	setp.ne.s32 	%p7, %r132, 0;
	@%p7 bra 	$L__BB3_5;
	st.global.u32 	[%rd2+8], %r129;
$L__BB3_5:
	membar.sys;
	mov.u32 	%r133, 4;
	st.global.u32 	[%rd2+4], %r133;
$L__BB3_6:
	cvt.u32.u16 	%r134, %rs124;
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r134, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r135, 1, 0, %p2;
	}
	setp.ne.s32 	%p8, %r135, 0;
	@%p8 bra 	$L__BB3_183;
	ld.param.u64 	%rd3, [%rd94];
	add.s64 	%rd101, %rd3, 15;
	shr.u64 	%rd102, %rd101, 4;
	mov.u32 	%r136, %nctaid.x;
	cvt.u64.u32 	%rd4, %r136;
	add.s64 	%rd103, %rd4, %rd102;
	add.s64 	%rd5, %rd103, -1;
	and.b64  	%rd104, %rd5, -4294967296;
	setp.eq.s64 	%p9, %rd104, 0;
	@%p9 bra 	$L__BB3_9;
	div.u64 	%rd431, %rd5, %rd4;
	bra.uni 	$L__BB3_10;
$L__BB3_9:
	cvt.u32.u64 	%r137, %rd4;
	cvt.u32.u64 	%r138, %rd5;
	div.u32 	%r139, %r138, %r137;
	cvt.u64.u32 	%rd431, %r139;
$L__BB3_10:
	cvt.u64.u32 	%rd105, %r130;
	shl.b64 	%rd106, %rd431, 4;
	mul.lo.s64 	%rd107, %rd106, %rd105;
	min.u64 	%rd9, %rd107, %rd3;
	add.s64 	%rd108, %rd9, %rd106;
	min.u64 	%rd10, %rd108, %rd3;
	setp.eq.s64 	%p10, %rd10, %rd9;
	@%p10 bra 	$L__BB3_14;
	bra.uni 	$L__BB3_11;
$L__BB3_14:
	mov.u32 	%r476, 1;
	bra.uni 	$L__BB3_15;
$L__BB3_11:
	not.b64 	%rd110, %rd9;
	add.s64 	%rd111, %rd10, %rd110;
	ld.param.u64 	%rd11, [%rd94+24];
	add.s64 	%rd12, %rd111, %rd11;
	or.b64  	%rd112, %rd12, %rd11;
	and.b64  	%rd113, %rd112, -4294967296;
	setp.eq.s64 	%p11, %rd113, 0;
	@%p11 bra 	$L__BB3_13;
	div.u64 	%rd13, %rd12, %rd11;
	cvt.u32.u64 	%r476, %rd13;
	bra.uni 	$L__BB3_15;
$L__BB3_13:
	cvt.u32.u64 	%r141, %rd11;
	cvt.u32.u64 	%r142, %rd12;
	div.u32 	%r143, %r142, %r141;
	cvt.u64.u32 	%rd14, %r143;
	cvt.u32.u64 	%r476, %rd14;
$L__BB3_15:
	sub.s64 	%rd16, %rd10, %rd9;
	mov.u32 	%r145, %ntid.x;
	shr.u32 	%r146, %r145, 1;
	setp.lt.u32 	%p12, %r2, %r146;
	selp.b32 	%r147, 0, %r146, %p12;
	sub.s32 	%r477, %r2, %r147;
	ld.param.u64 	%rd17, [%rd94+24];
	@%p12 bra 	$L__BB3_87;
	bra.uni 	$L__BB3_16;
$L__BB3_87:
	setp.ge.u32 	%p96, %r477, %r127;
	@%p96 bra 	$L__BB3_96;
	mul.wide.u32 	%rd228, %r127, %r130;
	cvt.u64.u32 	%rd233, %r1;
	add.s64 	%rd234, %rd93, %rd9;
	add.s32 	%r267, %r1, 1;
$L__BB3_89:
	.pragma "nounroll";
	setp.eq.s32 	%p97, %r477, %r126;
	@%p97 bra 	$L__BB3_95;
	setp.eq.s64 	%p98, %rd95, 0;
	mov.u64 	%rd438, 0;
	ld.param.u64 	%rd226, [%rd94+112];
	add.s64 	%rd227, %rd96, %rd226;
	cvt.u64.u32 	%rd229, %r477;
	add.s64 	%rd230, %rd228, %rd229;
	shl.b64 	%rd231, %rd230, 3;
	add.s64 	%rd232, %rd227, %rd231;
	st.global.u64 	[%rd232], %rd233;
	mov.u64 	%rd437, %rd438;
	@%p98 bra 	$L__BB3_92;
	cvta.to.global.u64 	%rd235, %rd95;
	mul.wide.u32 	%rd236, %r126, 8;
	add.s64 	%rd237, %rd235, %rd236;
	ld.global.u64 	%rd238, [%rd237];
	sub.s64 	%rd437, %rd234, %rd238;
$L__BB3_92:
	ld.param.u32 	%r264, [%rd94+88];
	sub.s32 	%r265, %r477, %r264;
	cvt.u64.u32 	%rd241, %r265;
	ld.param.u64 	%rd242, [%rd94+16];
	mul.lo.s64 	%rd243, %rd242, %rd241;
	add.s64 	%rd53, %rd243, %rd437;
	@%p98 bra 	$L__BB3_94;
	cvta.to.global.u64 	%rd244, %rd95;
	mul.wide.u32 	%rd245, %r127, 8;
	add.s64 	%rd246, %rd244, %rd245;
	ld.global.u64 	%rd438, [%rd246];
$L__BB3_94:
	cvta.to.global.u64 	%rd249, %rd89;
	mul.wide.u32 	%rd250, %r477, 8;
	add.s64 	%rd251, %rd249, %rd250;
	ld.param.u64 	%rd253, [%rd94+104];
	ld.global.u64 	%rd254, [%rd251];
	add.s64 	%rd255, %rd254, %rd253;
	cvt.u64.u32 	%rd257, %r126;
	add.s64 	%rd258, %rd228, %rd257;
	shl.b64 	%rd259, %rd258, 4;
	add.s64 	%rd260, %rd255, %rd259;
	st.u64 	[%rd260], %rd53;
	st.u64 	[%rd260+8], %rd438;
	membar.sys;
	ld.global.u64 	%rd261, [%rd251];
	shl.b64 	%rd262, %rd258, 3;
	add.s64 	%rd263, %rd261, %rd262;
	add.s64 	%rd247, %rd263, 4096;
	cvt.u64.u32 	%rd264, %r128;
	cvt.u64.u32 	%rd265, %r267;
	bfi.b64 	%rd248, %rd264, %rd265, 32, 32;
	st.release.sys.global.u64 [%rd247], %rd248;
$L__BB3_95:
	add.s32 	%r477, %r477, %r146;
	setp.lt.u32 	%p100, %r477, %r127;
	@%p100 bra 	$L__BB3_89;
$L__BB3_96:
	setp.eq.s64 	%p101, %rd95, 0;
	@%p101 bra 	$L__BB3_113;
	sub.s32 	%r491, %r2, %r147;
	setp.ge.u32 	%p103, %r491, %r127;
	mov.u16 	%rs135, 0;
	@%p103 bra 	$L__BB3_112;
	add.s64 	%rd56, %rd1, 4096;
	add.u64 	%rd271, %SP, 0;
	add.u64 	%rd272, %SPL, 0;
$L__BB3_99:
	.pragma "nounroll";
	setp.eq.s32 	%p105, %r491, %r126;
	mov.u16 	%rs135, 0;
	@%p105 bra 	$L__BB3_111;
	mul.wide.u32 	%rd268, %r127, %r130;
	cvt.u64.u32 	%rd269, %r491;
	add.s64 	%rd57, %rd268, %rd269;
	shl.b64 	%rd270, %rd57, 3;
	add.s64 	%rd267, %rd56, %rd270;
	ld.acquire.sys.global.u64 %rd440, [%rd267];
	mov.u64 	%rd273, 0;
	st.local.u64 	[%rd272], %rd273;
	cvt.u32.u64 	%r494, %rd440;
	add.s32 	%r280, %r1, 1;
	sub.s32 	%r281, %r494, %r280;
	setp.gt.s32 	%p107, %r281, -1;
	mov.pred 	%p204, 0;
	@%p107 bra 	$L__BB3_106;
	mov.u32 	%r493, 1;
$L__BB3_102:
	and.b32  	%r283, %r493, 63;
	setp.ne.s32 	%p108, %r283, 0;
	@%p108 bra 	$L__BB3_105;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd89;
	st.param.b64 	[param0+8], %rd90;
	st.param.v2.b32 	[param0+16], {%r126, %r127};
	st.param.v2.b32 	[param0+24], {%r128, %r129};
	st.param.b64 	[param0+32], %rd91;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r493;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd271;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r62, [retval0+0];
	}
	setp.eq.s32 	%p109, %r62, 0;
	@%p109 bra 	$L__BB3_105;
	bra.uni 	$L__BB3_104;
$L__BB3_105:
	mov.pred 	%p204, 0;
	add.s32 	%r475, %r1, 1;
	ld.acquire.sys.global.u64 %rd440, [%rd267];
	add.s32 	%r493, %r493, 1;
	cvt.u32.u64 	%r494, %rd440;
	sub.s32 	%r285, %r494, %r475;
	setp.lt.s32 	%p112, %r285, 0;
	@%p112 bra 	$L__BB3_102;
	bra.uni 	$L__BB3_106;
$L__BB3_104:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd89;
	st.param.b64 	[param0+8], %rd90;
	st.param.v2.b32 	[param0+16], {%r126, %r127};
	st.param.v2.b32 	[param0+24], {%r128, %r129};
	st.param.b64 	[param0+32], %rd91;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r62;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r491;
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
	mov.pred 	%p204, -1;
$L__BB3_106:
	mov.u16 	%rs85, 1;
	mov.u16 	%rs135, %rs85;
	@%p204 bra 	$L__BB3_110;
	add.s32 	%r474, %r1, 1;
	setp.ne.s32 	%p113, %r474, %r494;
	mov.u16 	%rs135, 0;
	@%p113 bra 	$L__BB3_110;
	shr.u64 	%rd278, %rd440, 32;
	cvt.u32.u64 	%r66, %rd278;
	setp.eq.s32 	%p114, %r66, %r128;
	@%p114 bra 	$L__BB3_110;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd89;
	st.param.b64 	[param0+8], %rd90;
	st.param.v2.b32 	[param0+16], {%r126, %r127};
	st.param.v2.b32 	[param0+24], {%r128, %r129};
	st.param.b64 	[param0+32], %rd91;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r491;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r66;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs135, %rs85;
$L__BB3_110:
	ld.param.u64 	%rd281, [%rd94+104];
	add.s64 	%rd282, %rd96, %rd281;
	shl.b64 	%rd286, %rd57, 4;
	add.s64 	%rd287, %rd282, %rd286;
	cvta.to.global.u64 	%rd288, %rd95;
	mul.wide.u32 	%rd289, %r127, 8;
	add.s64 	%rd290, %rd288, %rd289;
	ld.global.u64 	%rd291, [%rd290];
	ld.global.u64 	%rd292, [%rd287+8];
	setp.eq.s64 	%p115, %rd292, %rd291;
	selp.u16 	%rs89, 1, 0, %p115;
	selp.u16 	%rs90, 1, 0, %p12;
	mul.wide.u16 	%r291, %rs90, 1024;
	mov.u32 	%r292, _ZZ4moveE6direct;
	add.s32 	%r293, %r292, %r291;
	add.s32 	%r294, %r293, %r491;
	st.shared.u8 	[%r294], %rs89;
$L__BB3_111:
	add.s32 	%r491, %r491, %r146;
	setp.lt.u32 	%p117, %r491, %r127;
	setp.eq.s16 	%p118, %rs135, 0;
	and.pred  	%p119, %p118, %p117;
	@%p119 bra 	$L__BB3_99;
$L__BB3_112:
	mov.u32 	%r505, 1;
	selp.b32 	%r299, 1, 2, %p12;
	cvt.u32.u16 	%r298, %rs135;
	{ .reg .pred p, q; setp.ne.u32 p, %r298, 0; bar.red.or.pred q, %r299, %r146, p; selp.u32 %r297, 1, 0, q; }
	setp.ne.s32 	%p121, %r297, 0;
	@%p121 bra 	$L__BB3_181;
$L__BB3_113:
	setp.eq.s32 	%p122, %r476, 0;
	@%p122 bra 	$L__BB3_154;
	mov.u32 	%r495, 0;
	add.u64 	%rd301, %SP, 0;
	add.u64 	%rd302, %SPL, 0;
	cvta.to.global.u64 	%rd310, %rd89;
	cvt.u64.u32 	%rd316, %r127;
	cvt.u64.u32 	%rd318, %r126;
$L__BB3_115:
	.pragma "nounroll";
	setp.eq.s32 	%p123, %r495, 0;
	@%p123 bra 	$L__BB3_132;
	sub.s32 	%r496, %r2, %r147;
	setp.ge.u32 	%p125, %r496, %r127;
	add.s32 	%r310, %r1, %r495;
	add.s32 	%r311, %r310, -2;
	add.s32 	%r312, %r1, 1;
	setp.gt.u32 	%p126, %r495, 3;
	selp.b32 	%r74, %r311, %r312, %p126;
	mov.u16 	%rs141, 0;
	@%p125 bra 	$L__BB3_131;
	ld.param.v2.u32 	{%r313, %r314}, [%rd94+80];
	ld.param.u64 	%rd294, [%rd94+112];
	add.s64 	%rd66, %rd1, %rd294;
$L__BB3_118:
	.pragma "nounroll";
	setp.eq.s32 	%p128, %r496, %r126;
	mov.u16 	%rs141, 0;
	@%p128 bra 	$L__BB3_130;
	sub.s32 	%r319, %r496, %r313;
	setp.ge.u32 	%p129, %r319, %r314;
	mov.u16 	%rs141, 0;
	mov.u16 	%rs139, %rs141;
	@%p129 bra 	$L__BB3_123;
	mov.u16 	%rs138, 0;
	@%p101 bra 	$L__BB3_122;
	selp.u16 	%rs95, 1, 0, %p12;
	mul.wide.u16 	%r323, %rs95, 1024;
	mov.u32 	%r324, _ZZ4moveE6direct;
	add.s32 	%r325, %r324, %r323;
	add.s32 	%r326, %r325, %r496;
	ld.shared.u8 	%rs96, [%r326];
	setp.ne.s16 	%p132, %rs96, 0;
	selp.u16 	%rs138, 1, 0, %p132;
$L__BB3_122:
	setp.eq.s16 	%p133, %rs138, 0;
	selp.u16 	%rs139, 1, 0, %p133;
$L__BB3_123:
	setp.eq.s16 	%p134, %rs139, 0;
	@%p134 bra 	$L__BB3_130;
	mul.wide.u32 	%rd297, %r127, %r130;
	cvt.u64.u32 	%rd298, %r496;
	add.s64 	%rd299, %rd297, %rd298;
	shl.b64 	%rd300, %rd299, 3;
	add.s64 	%rd296, %rd66, %rd300;
	ld.acquire.sys.global.u64 %rd295, [%rd296];
	mov.u64 	%rd303, 0;
	st.local.u64 	[%rd302], %rd303;
	cvt.u32.u64 	%r328, %rd295;
	sub.s32 	%r329, %r328, %r74;
	setp.gt.s32 	%p135, %r329, -1;
	mov.u16 	%rs141, 0;
	@%p135 bra 	$L__BB3_130;
	mov.u32 	%r497, 1;
$L__BB3_126:
	and.b32  	%r331, %r497, 63;
	setp.ne.s32 	%p136, %r331, 0;
	@%p136 bra 	$L__BB3_129;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd89;
	st.param.b64 	[param0+8], %rd90;
	st.param.v2.b32 	[param0+16], {%r126, %r127};
	st.param.v2.b32 	[param0+24], {%r128, %r129};
	st.param.b64 	[param0+32], %rd91;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r497;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd301;
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
	setp.eq.s32 	%p137, %r80, 0;
	@%p137 bra 	$L__BB3_129;
	bra.uni 	$L__BB3_128;
$L__BB3_129:
	ld.acquire.sys.global.u64 %rd305, [%rd296];
	add.s32 	%r497, %r497, 1;
	cvt.u32.u64 	%r332, %rd305;
	sub.s32 	%r333, %r332, %r74;
	setp.lt.s32 	%p138, %r333, 0;
	@%p138 bra 	$L__BB3_126;
	bra.uni 	$L__BB3_130;
$L__BB3_128:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd89;
	st.param.b64 	[param0+8], %rd90;
	st.param.v2.b32 	[param0+16], {%r126, %r127};
	st.param.v2.b32 	[param0+24], {%r128, %r129};
	st.param.b64 	[param0+32], %rd91;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r80;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r496;
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
	mov.u16 	%rs141, 1;
$L__BB3_130:
	add.s32 	%r496, %r496, %r146;
	setp.lt.u32 	%p139, %r496, %r127;
	setp.eq.s16 	%p140, %rs141, 0;
	and.pred  	%p141, %p140, %p139;
	@%p141 bra 	$L__BB3_118;
$L__BB3_131:
	mov.u32 	%r505, 1;
	selp.b32 	%r338, 1, 2, %p12;
	cvt.u32.u16 	%r337, %rs141;
	{ .reg .pred p, q; setp.ne.u32 p, %r337, 0; bar.red.or.pred q, %r338, %r146, p; selp.u32 %r336, 1, 0, q; }
	setp.ne.s32 	%p143, %r336, 0;
	@%p143 bra 	$L__BB3_181;
$L__BB3_132:
	ld.param.u32 	%r343, [%rd94+84];
	setp.eq.s32 	%p144, %r343, 0;
	@%p144 bra 	$L__BB3_144;
	@%p101 bra 	$L__BB3_140;
	mov.u32 	%r498, 0;
$L__BB3_135:
	.pragma "nounroll";
	ld.param.v2.u32 	{%r345, %r346}, [%rd94+80];
	add.s32 	%r349, %r126, %r498;
	add.s32 	%r350, %r349, 1;
	rem.u32 	%r351, %r350, %r346;
	add.s32 	%r84, %r351, %r345;
	setp.eq.s32 	%p146, %r84, %r126;
	@%p146 bra 	$L__BB3_139;
	cvt.u64.u32 	%rd68, %r84;
	mul.wide.u32 	%rd311, %r84, 8;
	add.s64 	%rd312, %rd310, %rd311;
	add.s32 	%r353, %r1, %r495;
	add.s32 	%r354, %r353, 2;
	and.b32  	%r355, %r354, 3;
	cvt.u64.u32 	%rd314, %r355;
	or.b64  	%rd315, %rd97, %rd314;
	mul.lo.s64 	%rd317, %rd315, %rd316;
	add.s64 	%rd319, %rd317, %rd318;
	ld.param.u64 	%rd320, [%rd94+24];
	mul.lo.s64 	%rd321, %rd320, %rd319;
	ld.param.u64 	%rd322, [%rd94+32];
	add.s64 	%rd323, %rd321, %rd322;
	ld.global.u64 	%rd324, [%rd312];
	add.s64 	%rd441, %rd324, %rd323;
	selp.u16 	%rs101, 1, 0, %p12;
	mul.wide.u16 	%r359, %rs101, 1024;
	mov.u32 	%r360, _ZZ4moveE6direct;
	add.s32 	%r361, %r360, %r359;
	add.s32 	%r362, %r361, %r84;
	ld.shared.u8 	%rs102, [%r362];
	setp.eq.s16 	%p148, %rs102, 0;
	@%p148 bra 	$L__BB3_138;
	ld.param.u64 	%rd429, [move_param_10];
	cvta.to.global.u64 	%rd325, %rd429;
	shl.b64 	%rd326, %rd68, 3;
	add.s64 	%rd327, %rd325, %rd326;
	ld.param.u64 	%rd330, [%rd94+104];
	add.s64 	%rd331, %rd96, %rd330;
	mul.wide.u32 	%rd332, %r127, %r130;
	add.s64 	%rd333, %rd332, %rd68;
	shl.b64 	%rd334, %rd333, 4;
	add.s64 	%rd335, %rd331, %rd334;
	ld.global.u64 	%rd336, [%rd335];
	ld.global.u64 	%rd337, [%rd327];
	add.s64 	%rd338, %rd336, %rd337;
	cvt.u64.u32 	%rd339, %r495;
	mul.lo.s64 	%rd340, %rd17, %rd339;
	add.s64 	%rd441, %rd338, %rd340;
$L__BB3_138:
	ld.param.u64 	%rd342, [%rd94+8];
	mul.lo.s64 	%rd343, %rd342, %rd68;
	cvt.u64.u32 	%rd344, %r495;
	mul.lo.s64 	%rd345, %rd17, %rd344;
	add.s64 	%rd346, %rd345, %rd9;
	add.s64 	%rd347, %rd346, %rd343;
	add.s64 	%rd348, %rd92, %rd347;
	sub.s32 	%r368, %r2, %r147;
	min.u64 	%rd349, %rd345, %rd16;
	sub.s64 	%rd350, %rd16, %rd349;
	min.u64 	%rd351, %rd17, %rd350;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd441;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd348;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd351;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r146;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r368;
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
$L__BB3_139:
	add.s32 	%r498, %r498, 1;
	ld.param.u32 	%r369, [%rd94+84];
	setp.lt.u32 	%p150, %r498, %r369;
	@%p150 bra 	$L__BB3_135;
	bra.uni 	$L__BB3_144;
$L__BB3_140:
	ld.param.v2.u32 	{%r371, %r372}, [%rd94+80];
	mov.u32 	%r499, 0;
	add.s32 	%r374, %r1, %r495;
	add.s32 	%r375, %r374, 2;
	and.b32  	%r376, %r375, 3;
	cvt.u64.u32 	%rd355, %r376;
	or.b64  	%rd356, %rd97, %rd355;
	mul.lo.s64 	%rd358, %rd356, %rd316;
	add.s64 	%rd360, %rd358, %rd318;
	ld.param.u64 	%rd361, [%rd94+24];
	mul.lo.s64 	%rd362, %rd361, %rd360;
	ld.param.u64 	%rd363, [%rd94+32];
	add.s64 	%rd72, %rd362, %rd363;
$L__BB3_141:
	.pragma "nounroll";
	add.s32 	%r377, %r126, %r499;
	add.s32 	%r378, %r377, 1;
	rem.u32 	%r379, %r378, %r372;
	add.s32 	%r89, %r379, %r371;
	setp.eq.s32 	%p151, %r89, %r126;
	@%p151 bra 	$L__BB3_143;
	ld.param.u64 	%rd430, [%rd94+8];
	cvt.u64.u32 	%rd364, %r89;
	mul.wide.u32 	%rd366, %r89, 8;
	add.s64 	%rd367, %rd310, %rd366;
	ld.global.u64 	%rd368, [%rd367];
	add.s64 	%rd369, %rd368, %rd72;
	mul.lo.s64 	%rd370, %rd430, %rd364;
	cvt.u64.u32 	%rd371, %r495;
	mul.lo.s64 	%rd372, %rd17, %rd371;
	add.s64 	%rd373, %rd372, %rd9;
	add.s64 	%rd374, %rd373, %rd370;
	add.s64 	%rd375, %rd92, %rd374;
	sub.s32 	%r384, %r2, %r147;
	min.u64 	%rd376, %rd372, %rd16;
	sub.s64 	%rd377, %rd16, %rd376;
	min.u64 	%rd378, %rd17, %rd377;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd369;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd375;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd378;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r146;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r384;
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
$L__BB3_143:
	add.s32 	%r499, %r499, 1;
	setp.lt.u32 	%p153, %r499, %r372;
	@%p153 bra 	$L__BB3_141;
$L__BB3_144:
	sub.s32 	%r500, %r2, %r147;
	setp.ge.u32 	%p155, %r500, %r127;
	selp.b32 	%r385, 1, 2, %p12;
	bar.sync %r385, %r146;
	@%p155 bra 	$L__BB3_153;
	add.s32 	%r92, %r495, 1;
	add.s32 	%r391, %r1, %r495;
	add.s32 	%r392, %r391, 2;
	cvt.u64.u32 	%rd379, %r392;
	cvt.u64.u32 	%rd380, %r128;
	bfi.b64 	%rd74, %rd380, %rd379, 32, 32;
$L__BB3_146:
	.pragma "nounroll";
	setp.eq.s32 	%p157, %r500, %r126;
	@%p157 bra 	$L__BB3_152;
	setp.ge.u32 	%p158, %r92, %r476;
	@%p158 bra 	$L__BB3_151;
	mov.u16 	%rs143, 0;
	@%p101 bra 	$L__BB3_150;
	selp.u16 	%rs104, 1, 0, %p12;
	mul.wide.u16 	%r400, %rs104, 1024;
	mov.u32 	%r401, _ZZ4moveE6direct;
	add.s32 	%r402, %r401, %r400;
	add.s32 	%r403, %r402, %r500;
	ld.shared.u8 	%rs105, [%r403];
	setp.ne.s16 	%p161, %rs105, 0;
	selp.u16 	%rs143, 1, 0, %p161;
$L__BB3_150:
	setp.ne.s16 	%p162, %rs143, 0;
	@%p162 bra 	$L__BB3_152;
$L__BB3_151:
	membar.sys;
	mul.wide.u32 	%rd384, %r500, 8;
	add.s64 	%rd385, %rd310, %rd384;
	ld.global.u64 	%rd386, [%rd385];
	mul.wide.u32 	%rd387, %r127, %r130;
	add.s64 	%rd389, %rd387, %rd318;
	shl.b64 	%rd390, %rd389, 3;
	add.s64 	%rd391, %rd386, %rd390;
	add.s64 	%rd381, %rd391, 4096;
	st.release.sys.global.u64 [%rd381], %rd74;
$L__BB3_152:
	add.s32 	%r500, %r500, %r146;
	setp.lt.u32 	%p163, %r500, %r127;
	@%p163 bra 	$L__BB3_146;
$L__BB3_153:
	add.s32 	%r495, %r495, 1;
	setp.lt.u32 	%p164, %r495, %r476;
	@%p164 bra 	$L__BB3_115;
$L__BB3_154:
	sub.s32 	%r503, %r2, %r147;
	setp.ge.u32 	%p166, %r503, %r127;
	add.s32 	%r409, %r1, 1;
	add.s32 	%r410, %r1, %r476;
	add.s32 	%r411, %r410, -1;
	setp.gt.u32 	%p167, %r476, 2;
	selp.b32 	%r98, %r411, %r409, %p167;
	mov.u16 	%rs144, 0;
	@%p166 bra 	$L__BB3_164;
	ld.param.u64 	%rd393, [%rd94+112];
	add.s64 	%rd75, %rd1, %rd393;
	mul.wide.u32 	%rd76, %r127, %r130;
	not.b32 	%r99, %r1;
	sub.s32 	%r501, %r2, %r147;
	add.u64 	%rd399, %SP, 0;
	add.u64 	%rd400, %SPL, 0;
$L__BB3_156:
	.pragma "nounroll";
	setp.eq.s32 	%p169, %r501, %r126;
	mov.u16 	%rs144, 0;
	@%p169 bra 	$L__BB3_163;
	cvt.u64.u32 	%rd396, %r501;
	add.s64 	%rd397, %rd76, %rd396;
	shl.b64 	%rd398, %rd397, 3;
	add.s64 	%rd395, %rd75, %rd398;
	ld.acquire.sys.global.u64 %rd394, [%rd395];
	mov.u64 	%rd401, 0;
	st.local.u64 	[%rd400], %rd401;
	cvt.u32.u64 	%r417, %rd394;
	add.s32 	%r418, %r417, %r99;
	setp.gt.s32 	%p170, %r418, -1;
	mov.u16 	%rs144, 0;
	@%p170 bra 	$L__BB3_163;
	mov.u32 	%r502, 1;
$L__BB3_159:
	and.b32  	%r420, %r502, 63;
	setp.ne.s32 	%p171, %r420, 0;
	@%p171 bra 	$L__BB3_162;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd89;
	st.param.b64 	[param0+8], %rd90;
	st.param.v2.b32 	[param0+16], {%r126, %r127};
	st.param.v2.b32 	[param0+24], {%r128, %r129};
	st.param.b64 	[param0+32], %rd91;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r502;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd399;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r108, [retval0+0];
	}
	setp.eq.s32 	%p172, %r108, 0;
	@%p172 bra 	$L__BB3_162;
	bra.uni 	$L__BB3_161;
$L__BB3_162:
	ld.acquire.sys.global.u64 %rd403, [%rd395];
	add.s32 	%r502, %r502, 1;
	cvt.u32.u64 	%r421, %rd403;
	add.s32 	%r422, %r421, %r99;
	setp.lt.s32 	%p173, %r422, 0;
	@%p173 bra 	$L__BB3_159;
	bra.uni 	$L__BB3_163;
$L__BB3_161:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd89;
	st.param.b64 	[param0+8], %rd90;
	st.param.v2.b32 	[param0+16], {%r126, %r127};
	st.param.v2.b32 	[param0+24], {%r128, %r129};
	st.param.b64 	[param0+32], %rd91;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r108;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r501;
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
	mov.u16 	%rs144, 1;
$L__BB3_163:
	add.s32 	%r501, %r501, %r146;
	setp.lt.u32 	%p174, %r501, %r127;
	setp.eq.s16 	%p175, %rs144, 0;
	and.pred  	%p176, %p175, %p174;
	@%p176 bra 	$L__BB3_156;
$L__BB3_164:
	mov.u32 	%r505, 1;
	selp.b32 	%r425, 1, 2, %p12;
	cvt.u32.u16 	%r424, %rs144;
	{ .reg .pred p, q; setp.ne.u32 p, %r424, 0; bar.red.or.pred q, %r425, %r146, p; selp.u32 %r423, 1, 0, q; }
	setp.ne.s32 	%p178, %r423, 0;
	@%p178 bra 	$L__BB3_181;
	mov.u16 	%rs150, 0;
	@%p166 bra 	$L__BB3_180;
	ld.param.v2.u32 	{%r435, %r436}, [%rd94+80];
	ld.param.u64 	%rd406, [%rd94+112];
	add.s64 	%rd82, %rd1, %rd406;
	mul.wide.u32 	%rd83, %r127, %r130;
$L__BB3_167:
	.pragma "nounroll";
	setp.eq.s32 	%p182, %r503, %r126;
	mov.u16 	%rs150, 0;
	@%p182 bra 	$L__BB3_179;
	sub.s32 	%r442, %r503, %r435;
	setp.ge.u32 	%p183, %r442, %r436;
	mov.u16 	%rs150, 0;
	mov.u16 	%rs148, %rs150;
	@%p183 bra 	$L__BB3_172;
	mov.u16 	%rs147, 0;
	@%p101 bra 	$L__BB3_171;
	selp.u16 	%rs115, 1, 0, %p12;
	mul.wide.u16 	%r446, %rs115, 1024;
	mov.u32 	%r447, _ZZ4moveE6direct;
	add.s32 	%r448, %r447, %r446;
	add.s32 	%r449, %r448, %r503;
	ld.shared.u8 	%rs116, [%r449];
	setp.ne.s16 	%p186, %rs116, 0;
	selp.u16 	%rs147, 1, 0, %p186;
$L__BB3_171:
	setp.eq.s16 	%p187, %rs147, 0;
	selp.u16 	%rs148, 1, 0, %p187;
$L__BB3_172:
	setp.eq.s16 	%p188, %rs148, 0;
	@%p188 bra 	$L__BB3_179;
	cvt.u64.u32 	%rd409, %r503;
	add.s64 	%rd410, %rd83, %rd409;
	shl.b64 	%rd411, %rd410, 3;
	add.s64 	%rd408, %rd82, %rd411;
	ld.acquire.sys.global.u64 %rd407, [%rd408];
	add.u64 	%rd412, %SP, 0;
	add.u64 	%rd413, %SPL, 0;
	mov.u64 	%rd414, 0;
	st.local.u64 	[%rd413], %rd414;
	cvt.u32.u64 	%r450, %rd407;
	sub.s32 	%r451, %r450, %r98;
	setp.gt.s32 	%p189, %r451, -1;
	mov.u16 	%rs150, 0;
	@%p189 bra 	$L__BB3_179;
	mov.u32 	%r504, 1;
$L__BB3_175:
	and.b32  	%r453, %r504, 63;
	setp.ne.s32 	%p190, %r453, 0;
	@%p190 bra 	$L__BB3_178;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd89;
	st.param.b64 	[param0+8], %rd90;
	st.param.v2.b32 	[param0+16], {%r126, %r127};
	st.param.v2.b32 	[param0+24], {%r128, %r129};
	st.param.b64 	[param0+32], %rd91;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r504;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd412;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r121, [retval0+0];
	}
	setp.eq.s32 	%p191, %r121, 0;
	@%p191 bra 	$L__BB3_178;
	bra.uni 	$L__BB3_177;
$L__BB3_178:
	ld.acquire.sys.global.u64 %rd416, [%rd408];
	add.s32 	%r504, %r504, 1;
	cvt.u32.u64 	%r454, %rd416;
	sub.s32 	%r455, %r454, %r98;
	setp.lt.s32 	%p192, %r455, 0;
	@%p192 bra 	$L__BB3_175;
	bra.uni 	$L__BB3_179;
$L__BB3_177:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd89;
	st.param.b64 	[param0+8], %rd90;
	st.param.v2.b32 	[param0+16], {%r126, %r127};
	st.param.v2.b32 	[param0+24], {%r128, %r129};
	st.param.b64 	[param0+32], %rd91;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r121;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r503;
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
	mov.u16 	%rs150, 1;
$L__BB3_179:
	add.s32 	%r503, %r503, %r146;
	setp.lt.u32 	%p193, %r503, %r127;
	setp.eq.s16 	%p194, %rs150, 0;
	and.pred  	%p195, %p194, %p193;
	@%p195 bra 	$L__BB3_167;
$L__BB3_180:
	cvt.u32.u16 	%r457, %rs150;
	{ .reg .pred p, q; setp.ne.u32 p, %r457, 0; bar.red.or.pred q, %r425, %r146, p; selp.u32 %r456, 1, 0, q; }
	setp.ne.s32 	%p197, %r456, 0;
	selp.u32 	%r505, 1, 0, %p197;
	bra.uni 	$L__BB3_181;
$L__BB3_16:
	setp.ge.u32 	%p13, %r477, %r127;
	mov.u16 	%rs125, 0;
	@%p13 bra 	$L__BB3_32;
	add.s64 	%rd18, %rd1, 4096;
	mul.wide.u32 	%rd117, %r127, %r130;
	add.u64 	%rd120, %SP, 0;
	add.u64 	%rd121, %SPL, 0;
	add.s32 	%r149, %r1, 1;
$L__BB3_18:
	.pragma "nounroll";
	setp.eq.s32 	%p14, %r477, %r126;
	mov.u16 	%rs125, 0;
	@%p14 bra 	$L__BB3_31;
	cvt.u64.u32 	%rd118, %r477;
	add.s64 	%rd19, %rd117, %rd118;
	shl.b64 	%rd119, %rd19, 3;
	add.s64 	%rd116, %rd18, %rd119;
	ld.acquire.sys.global.u64 %rd433, [%rd116];
	mov.u64 	%rd122, 0;
	st.local.u64 	[%rd121], %rd122;
	cvt.u32.u64 	%r480, %rd433;
	sub.s32 	%r150, %r480, %r149;
	setp.gt.s32 	%p16, %r150, -1;
	mov.pred 	%p202, 0;
	@%p16 bra 	$L__BB3_25;
	mov.u32 	%r479, 1;
$L__BB3_21:
	and.b32  	%r152, %r479, 63;
	setp.ne.s32 	%p17, %r152, 0;
	@%p17 bra 	$L__BB3_24;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd89;
	st.param.b64 	[param0+8], %rd90;
	st.param.v2.b32 	[param0+16], {%r126, %r127};
	st.param.v2.b32 	[param0+24], {%r128, %r129};
	st.param.b64 	[param0+32], %rd91;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r479;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd120;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r10, [retval0+0];
	}
	setp.eq.s32 	%p18, %r10, 0;
	@%p18 bra 	$L__BB3_24;
	bra.uni 	$L__BB3_23;
$L__BB3_24:
	mov.pred 	%p202, 0;
	ld.acquire.sys.global.u64 %rd433, [%rd116];
	add.s32 	%r479, %r479, 1;
	cvt.u32.u64 	%r480, %rd433;
	sub.s32 	%r154, %r480, %r149;
	setp.lt.s32 	%p21, %r154, 0;
	@%p21 bra 	$L__BB3_21;
	bra.uni 	$L__BB3_25;
$L__BB3_23:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd89;
	st.param.b64 	[param0+8], %rd90;
	st.param.v2.b32 	[param0+16], {%r126, %r127};
	st.param.v2.b32 	[param0+24], {%r128, %r129};
	st.param.b64 	[param0+32], %rd91;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r10;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r477;
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
	mov.pred 	%p202, -1;
$L__BB3_25:
	mov.u16 	%rs59, 1;
	mov.u16 	%rs125, %rs59;
	@%p202 bra 	$L__BB3_29;
	setp.ne.s32 	%p22, %r149, %r480;
	mov.u16 	%rs125, 0;
	@%p22 bra 	$L__BB3_29;
	shr.u64 	%rd127, %rd433, 32;
	cvt.u32.u64 	%r14, %rd127;
	setp.eq.s32 	%p23, %r14, %r128;
	@%p23 bra 	$L__BB3_29;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd89;
	st.param.b64 	[param0+8], %rd90;
	st.param.v2.b32 	[param0+16], {%r126, %r127};
	st.param.v2.b32 	[param0+24], {%r128, %r129};
	st.param.b64 	[param0+32], %rd91;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r477;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r14;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs125, %rs59;
$L__BB3_29:
	setp.eq.s64 	%p24, %rd95, 0;
	@%p24 bra 	$L__BB3_31;
	cvt.u64.u32 	%rd428, %r477;
	add.s64 	%rd427, %rd117, %rd428;
	ld.param.u64 	%rd130, [%rd94+104];
	add.s64 	%rd131, %rd96, %rd130;
	shl.b64 	%rd135, %rd427, 4;
	add.s64 	%rd136, %rd131, %rd135;
	cvta.to.global.u64 	%rd137, %rd95;
	mul.wide.u32 	%rd138, %r127, 8;
	add.s64 	%rd139, %rd137, %rd138;
	ld.global.u64 	%rd140, [%rd139];
	ld.global.u64 	%rd141, [%rd136+8];
	setp.eq.s64 	%p25, %rd141, %rd140;
	selp.u16 	%rs63, 1, 0, %p25;
	selp.u16 	%rs64, 1, 0, %p12;
	mul.wide.u16 	%r159, %rs64, 1024;
	mov.u32 	%r160, _ZZ4moveE6direct;
	add.s32 	%r161, %r160, %r159;
	add.s32 	%r162, %r161, %r477;
	st.shared.u8 	[%r162], %rs63;
$L__BB3_31:
	add.s32 	%r477, %r477, %r146;
	setp.lt.u32 	%p27, %r477, %r127;
	setp.eq.s16 	%p28, %rs125, 0;
	and.pred  	%p29, %p28, %p27;
	@%p29 bra 	$L__BB3_18;
$L__BB3_32:
	mov.u32 	%r169, 1;
	selp.b32 	%r167, 1, 2, %p12;
	cvt.u32.u16 	%r166, %rs125;
	{ .reg .pred p, q; setp.ne.u32 p, %r166, 0; bar.red.or.pred q, %r167, %r146, p; selp.u32 %r165, 1, 0, q; }
	setp.ne.s32 	%p31, %r165, 0;
	mov.u32 	%r505, %r169;
	@%p31 bra 	$L__BB3_181;
	bra.uni 	$L__BB3_33;
$L__BB3_181:
	{
	.reg .pred 	%p1;
	.reg .pred 	%p2;
	setp.ne.u32 	%p1, %r505, 0;
	bar.red.or.pred 	%p2, 0, %p1;
	selp.u32 	%r462, 1, 0, %p2;
	}
	or.b32  	%r464, %r462, %r2;
	setp.ne.s32 	%p198, %r464, 0;
	@%p198 bra 	$L__BB3_183;
	mul.wide.u32 	%rd425, %r130, 4;
	cvta.to.global.u64 	%rd424, %rd1;
	add.s64 	%rd423, %rd424, %rd425;
	add.s32 	%r465, %r1, %r476;
	add.s32 	%r466, %r465, 1;
	st.global.u32 	[%rd423+64], %r466;
$L__BB3_183:
	ret;
$L__BB3_33:
	sub.s32 	%r174, %r2, %r147;
	setp.ge.u32 	%p33, %r174, %r127;
	@%p33 bra 	$L__BB3_38;
	add.s32 	%r175, %r1, 1;
	ld.param.u64 	%rd24, [%rd94+112];
	mul.wide.u32 	%rd143, %r127, %r130;
	cvt.u64.u32 	%rd144, %r126;
	add.s64 	%rd25, %rd143, %rd144;
	cvt.u64.u32 	%rd26, %r175;
	sub.s32 	%r481, %r2, %r147;
	cvta.to.global.u64 	%rd147, %rd89;
	shl.b64 	%rd152, %rd25, 3;
$L__BB3_35:
	.pragma "nounroll";
	setp.eq.s32 	%p35, %r481, %r126;
	@%p35 bra 	$L__BB3_37;
	mul.wide.u32 	%rd148, %r481, 8;
	add.s64 	%rd149, %rd147, %rd148;
	ld.global.u64 	%rd150, [%rd149];
	add.s64 	%rd151, %rd150, %rd24;
	add.s64 	%rd145, %rd151, %rd152;
	st.release.sys.global.u64 [%rd145], %rd26;
$L__BB3_37:
	add.s32 	%r481, %r481, %r146;
	setp.lt.u32 	%p36, %r481, %r127;
	@%p36 bra 	$L__BB3_35;
$L__BB3_38:
	setp.eq.s32 	%p37, %r476, 0;
	mov.u32 	%r505, 0;
	@%p37 bra 	$L__BB3_181;
	ld.param.v2.u32 	{%r182, %r183}, [%rd94+88];
	ld.param.u64 	%rd27, [%rd94+8];
	ld.param.u64 	%rd28, [%rd94+16];
	ld.param.u32 	%r27, [%rd94+92];
	ld.param.u64 	%rd33, [%rd94+32];
	ld.param.u64 	%rd34, [%rd94+24];
	ld.param.u64 	%rd35, [%rd94+112];
	mov.u32 	%r482, 0;
$L__BB3_40:
	.pragma "nounroll";
	sub.s32 	%r184, %r126, %r182;
	setp.ge.u32 	%p38, %r184, %r183;
	@%p38 bra 	$L__BB3_43;
	cvt.u64.u32 	%rd154, %r482;
	mul.lo.s64 	%rd155, %rd17, %rd154;
	add.s64 	%rd156, %rd155, %rd9;
	cvt.u64.u32 	%rd157, %r126;
	mul.lo.s64 	%rd158, %rd27, %rd157;
	add.s64 	%rd36, %rd156, %rd158;
	cvta.to.global.u64 	%rd159, %rd92;
	add.s64 	%rd160, %rd159, %rd36;
	cvt.u64.u32 	%rd161, %r184;
	mul.lo.s64 	%rd162, %rd28, %rd161;
	add.s64 	%rd37, %rd156, %rd162;
	cvta.to.global.u64 	%rd163, %rd93;
	add.s64 	%rd164, %rd163, %rd37;
	setp.eq.s64 	%p39, %rd164, %rd160;
	@%p39 bra 	$L__BB3_43;
	min.u64 	%rd167, %rd155, %rd16;
	sub.s64 	%rd168, %rd16, %rd167;
	min.u64 	%rd169, %rd17, %rd168;
	sub.s32 	%r189, %r2, %r147;
	add.s64 	%rd170, %rd93, %rd37;
	add.s64 	%rd171, %rd92, %rd36;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd170;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd171;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd169;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r146;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r189;
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
$L__BB3_43:
	mov.u16 	%rs130, 0;
	@%p33 bra 	$L__BB3_62;
	sub.s32 	%r483, %r2, %r147;
$L__BB3_45:
	.pragma "nounroll";
	setp.eq.s32 	%p44, %r483, %r126;
	mov.u16 	%rs130, 0;
	@%p44 bra 	$L__BB3_61;
	sub.s32 	%r197, %r483, %r182;
	setp.ge.u32 	%p45, %r197, %r183;
	mov.u16 	%rs129, 0;
	@%p45 bra 	$L__BB3_50;
	setp.eq.s64 	%p46, %rd95, 0;
	mov.u16 	%rs128, 0;
	@%p46 bra 	$L__BB3_49;
	selp.u16 	%rs69, 1, 0, %p12;
	mul.wide.u16 	%r200, %rs69, 1024;
	mov.u32 	%r201, _ZZ4moveE6direct;
	add.s32 	%r202, %r201, %r200;
	add.s32 	%r203, %r202, %r483;
	ld.shared.u8 	%rs70, [%r203];
	setp.ne.s16 	%p48, %rs70, 0;
	selp.u16 	%rs128, 1, 0, %p48;
$L__BB3_49:
	setp.eq.s16 	%p49, %rs128, 0;
	selp.u16 	%rs129, 1, 0, %p49;
$L__BB3_50:
	mov.u16 	%rs130, 0;
	add.s32 	%r204, %r482, 1;
	setp.ne.s32 	%p50, %r204, %r476;
	setp.eq.s16 	%p51, %rs129, 0;
	and.pred  	%p52, %p50, %p51;
	@%p52 bra 	$L__BB3_61;
	add.s64 	%rd38, %rd1, 4096;
	mul.wide.u32 	%rd39, %r127, %r130;
	cvt.u64.u32 	%rd174, %r483;
	add.s64 	%rd175, %rd39, %rd174;
	shl.b64 	%rd176, %rd175, 3;
	add.s64 	%rd173, %rd38, %rd176;
	ld.acquire.sys.global.u64 %rd435, [%rd173];
	add.u64 	%rd178, %SPL, 0;
	mov.u64 	%rd179, 0;
	st.local.u64 	[%rd178], %rd179;
	cvt.u32.u64 	%r486, %rd435;
	add.s32 	%r206, %r1, %r482;
	add.s32 	%r207, %r206, 2;
	sub.s32 	%r208, %r486, %r207;
	setp.gt.s32 	%p54, %r208, -1;
	mov.pred 	%p203, 0;
	@%p54 bra 	$L__BB3_57;
	mov.u32 	%r485, 1;
$L__BB3_53:
	and.b32  	%r210, %r485, 63;
	setp.ne.s32 	%p55, %r210, 0;
	@%p55 bra 	$L__BB3_56;
	add.u64 	%rd426, %SP, 0;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd89;
	st.param.b64 	[param0+8], %rd90;
	st.param.v2.b32 	[param0+16], {%r126, %r127};
	st.param.v2.b32 	[param0+24], {%r128, %r129};
	st.param.b64 	[param0+32], %rd91;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r485;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd426;
	.param .b32 retval0;
	call.uni (retval0),
	_ZN10collective6isOverENS_7MeetingEjRl,
	(
	param0,
	param1,
	param2
	);
	ld.param.b32 	%r34, [retval0+0];
	}
	setp.eq.s32 	%p56, %r34, 0;
	@%p56 bra 	$L__BB3_56;
	bra.uni 	$L__BB3_55;
$L__BB3_56:
	mov.pred 	%p203, 0;
	add.s32 	%r473, %r1, %r482;
	add.s32 	%r472, %r473, 2;
	ld.acquire.sys.global.u64 %rd435, [%rd173];
	add.s32 	%r485, %r485, 1;
	cvt.u32.u64 	%r486, %rd435;
	sub.s32 	%r213, %r486, %r472;
	setp.lt.s32 	%p59, %r213, 0;
	@%p59 bra 	$L__BB3_53;
	bra.uni 	$L__BB3_57;
$L__BB3_55:
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd89;
	st.param.b64 	[param0+8], %rd90;
	st.param.v2.b32 	[param0+16], {%r126, %r127};
	st.param.v2.b32 	[param0+24], {%r128, %r129};
	st.param.b64 	[param0+32], %rd91;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], %r34;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r483;
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
	mov.pred 	%p203, -1;
$L__BB3_57:
	mov.u16 	%rs72, 1;
	mov.u16 	%rs130, %rs72;
	@%p203 bra 	$L__BB3_61;
	mov.u16 	%rs130, 0;
	add.s32 	%r471, %r1, %r482;
	add.s32 	%r470, %r471, 2;
	setp.ne.s32 	%p60, %r470, %r486;
	@%p60 bra 	$L__BB3_61;
	mov.u16 	%rs130, 0;
	shr.u64 	%rd186, %rd435, 32;
	cvt.u32.u64 	%r38, %rd186;
	setp.eq.s32 	%p61, %r38, %r128;
	@%p61 bra 	$L__BB3_61;
	{
	.reg .b32 temp_param_reg;
	.param .align 8 .b8 param0[56];
	st.param.b64 	[param0+0], %rd89;
	st.param.b64 	[param0+8], %rd90;
	st.param.v2.b32 	[param0+16], {%r126, %r127};
	st.param.v2.b32 	[param0+24], {%r128, %r129};
	st.param.b64 	[param0+32], %rd91;
	st.param.b64 	[param0+40], %rd1;
	st.param.b32 	[param0+48], %r1;
	st.param.v4.b8 	[param0+52], {0, 0, 0, 0};
	.param .b32 param1;
	st.param.b32 	[param1+0], 2;
	.param .b32 param2;
	st.param.b32 	[param2+0], %r483;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r38;
	call.uni
	_ZN10collective6giveUpENS_7MeetingEjjj,
	(
	param0,
	param1,
	param2,
	param3
	);
	}
	mov.u16 	%rs130, %rs72;
$L__BB3_61:
	add.s32 	%r483, %r483, %r146;
	setp.lt.u32 	%p62, %r483, %r127;
	setp.eq.s16 	%p63, %rs130, 0;
	and.pred  	%p64, %p63, %p62;
	@%p64 bra 	$L__BB3_45;
$L__BB3_62:
	cvt.u32.u16 	%r219, %rs130;
	{ .reg .pred p, q; setp.ne.u32 p, %r219, 0; bar.red.or.pred q, %r167, %r146, p; selp.u32 %r218, 1, 0, q; }
	setp.ne.s32 	%p66, %r218, 0;
	mov.u32 	%r505, %r169;
	@%p66 bra 	$L__BB3_181;
	setp.eq.s32 	%p67, %r27, 0;
	@%p67 bra 	$L__BB3_75;
	setp.eq.s64 	%p68, %rd95, 0;
	cvt.u64.u32 	%rd187, %r482;
	mul.lo.s64 	%rd188, %rd17, %rd187;
	add.s64 	%rd44, %rd188, %rd9;
	add.s32 	%r224, %r1, %r482;
	add.s32 	%r225, %r224, 2;
	and.b32  	%r226, %r225, 3;
	cvt.u64.u32 	%rd189, %r226;
	or.b64  	%rd191, %rd97, %rd189;
	cvt.u64.u32 	%rd192, %r127;
	mul.lo.s64 	%rd45, %rd191, %rd192;
	min.u64 	%rd193, %rd188, %rd16;
	sub.s64 	%rd194, %rd16, %rd193;
	min.u64 	%rd46, %rd17, %rd194;
	@%p68 bra 	$L__BB3_71;
	mov.u32 	%r487, 0;
$L__BB3_66:
	.pragma "nounroll";
	add.s32 	%r43, %r182, %r487;
	setp.eq.s32 	%p69, %r43, %r126;
	setp.ge.u32 	%p70, %r487, %r27;
	or.pred  	%p71, %p70, %p69;
	mov.u16 	%rs132, 0;
	@%p71 bra 	$L__BB3_68;
	selp.u16 	%rs77, 1, 0, %p12;
	mul.wide.u16 	%r231, %rs77, 1024;
	mov.u32 	%r232, _ZZ4moveE6direct;
	add.s32 	%r233, %r232, %r231;
	add.s32 	%r234, %r233, %r43;
	ld.shared.u8 	%rs78, [%r234];
	setp.eq.s16 	%p73, %rs78, 0;
	selp.u16 	%rs132, 1, 0, %p73;
$L__BB3_68:
	setp.eq.s16 	%p74, %rs132, 0;
	@%p74 bra 	$L__BB3_70;
	cvt.u64.u32 	%rd195, %r487;
	mul.lo.s64 	%rd196, %rd28, %rd195;
	add.s64 	%rd197, %rd44, %rd196;
	add.s64 	%rd198, %rd93, %rd197;
	cvt.u64.u32 	%rd199, %r43;
	add.s64 	%rd200, %rd45, %rd199;
	mul.lo.s64 	%rd201, %rd34, %rd200;
	add.s64 	%rd202, %rd201, %rd33;
	add.s64 	%rd203, %rd1, %rd202;
	sub.s32 	%r238, %r2, %r147;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd198;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd203;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd46;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r146;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r238;
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
$L__BB3_70:
	add.s32 	%r487, %r487, 1;
	setp.lt.u32 	%p76, %r487, %r27;
	@%p76 bra 	$L__BB3_66;
	bra.uni 	$L__BB3_75;
$L__BB3_71:
	mov.u32 	%r488, 0;
$L__BB3_72:
	.pragma "nounroll";
	add.s32 	%r47, %r182, %r488;
	setp.eq.s32 	%p77, %r47, %r126;
	setp.ge.u32 	%p78, %r488, %r27;
	or.pred  	%p79, %p78, %p77;
	@%p79 bra 	$L__BB3_74;
	cvt.u64.u32 	%rd204, %r488;
	mul.lo.s64 	%rd205, %rd28, %rd204;
	add.s64 	%rd206, %rd44, %rd205;
	add.s64 	%rd207, %rd93, %rd206;
	cvt.u64.u32 	%rd208, %r47;
	add.s64 	%rd209, %rd45, %rd208;
	mul.lo.s64 	%rd210, %rd34, %rd209;
	add.s64 	%rd211, %rd210, %rd33;
	add.s64 	%rd212, %rd1, %rd211;
	sub.s32 	%r243, %r2, %r147;
	{
	.reg .b32 temp_param_reg;
	.param .b64 param0;
	st.param.b64 	[param0+0], %rd207;
	.param .b64 param1;
	st.param.b64 	[param1+0], %rd212;
	.param .b64 param2;
	st.param.b64 	[param2+0], %rd46;
	.param .b32 param3;
	st.param.b32 	[param3+0], %r146;
	.param .b32 param4;
	st.param.b32 	[param4+0], %r243;
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
$L__BB3_74:
	add.s32 	%r488, %r488, 1;
	setp.lt.u32 	%p81, %r488, %r27;
	@%p81 bra 	$L__BB3_72;
$L__BB3_75:
	bar.sync %r167, %r146;
	@%p33 bra 	$L__BB3_86;
	add.s32 	%r249, %r1, %r482;
	add.s32 	%r250, %r249, 2;
	cvt.u64.u32 	%rd47, %r250;
	mov.u32 	%r489, %r174;
$L__BB3_77:
	.pragma "nounroll";
	sub.s32 	%r254, %r489, %r182;
	setp.ge.u32 	%p85, %r254, %r183;
	setp.eq.s32 	%p86, %r489, %r126;
	or.pred  	%p87, %p86, %p85;
	mov.u16 	%rs134, 0;
	@%p87 bra 	$L__BB3_81;
	setp.eq.s64 	%p88, %rd95, 0;
	mov.u16 	%rs133, 0;
	@%p88 bra 	$L__BB3_80;
	selp.u16 	%rs81, 1, 0, %p12;
	mul.wide.u16 	%r257, %rs81, 1024;
	mov.u32 	%r258, _ZZ4moveE6direct;
	add.s32 	%r259, %r258, %r257;
	add.s32 	%r260, %r259, %r489;
	ld.shared.u8 	%rs82, [%r260];
	setp.ne.s16 	%p90, %rs82, 0;
	selp.u16 	%rs133, 1, 0, %p90;
$L__BB3_80:
	setp.eq.s16 	%p91, %rs133, 0;
	selp.u16 	%rs134, 1, 0, %p91;
$L__BB3_81:
	setp.eq.s16 	%p92, %rs134, 0;
	@%p92 bra 	$L__BB3_85;
	mov.u64 	%rd436, %rd1;
	@%p86 bra 	$L__BB3_84;
	cvta.to.global.u64 	%rd213, %rd89;
	mul.wide.u32 	%rd214, %r489, 8;
	add.s64 	%rd215, %rd213, %rd214;
	ld.global.u64 	%rd436, [%rd215];
$L__BB3_84:
	add.s64 	%rd218, %rd436, %rd35;
	mul.wide.u32 	%rd219, %r127, %r130;
	cvt.u64.u32 	%rd220, %r126;
	add.s64 	%rd221, %rd219, %rd220;
	shl.b64 	%rd222, %rd221, 3;
	add.s64 	%rd216, %rd218, %rd222;
	st.release.sys.global.u64 [%rd216], %rd47;
$L__BB3_85:
	add.s32 	%r489, %r489, %r146;
	setp.lt.u32 	%p94, %r489, %r127;
	@%p94 bra 	$L__BB3_77;
$L__BB3_86:
	add.s32 	%r482, %r482, 1;
	setp.lt.u32 	%p95, %r482, %r476;
	mov.u32 	%r505, 0;
	@%p95 bra 	$L__BB3_40;
	bra.uni 	$L__BB3_181;
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
