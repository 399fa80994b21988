// Made by lab/treatments/train.ts from labelled sentences: features with their weights for each kind.
export const LEARNED = `#0	t8
#1	n7o-8r-2t1f3p-4
#2	n9o6r-3d-1t-11a-3f-5p-10
#3	n13
#own1	n9o-3r-9d-4a-3f-3p-8
#own2	n3o3r3d-2t3a-2
#own3	o-11d1f9
*!AFFIRM	d14
*!AGREE	d15
*!APPEAL	r2
*!APPLY	o-2t16a-1
*!BE	o2
*!BELOW	r22
*!COUNSEL	n-3t5
*!COVER	t1
*!DEAD	o13
*!DECISION	o3
*!DOUBT	n1d-13a16f4
*!FACTS	n4d-11t1
*!FOLLOW	n-4o12d26
*!HAVE	n-6
*!HELD	o6d5a2f-13
*!HERE	d-4t10
*!LIKE	t13
*!MODAL	d-8
*!NEG	n1d-4
*!REGRET	d6
*!RETHINK	d2t-10
*!RIGHT	o7a1f-1
*!STANDING	o12d-10t-1
*!SUPPORT	n-9t22f-11
*!SUPREME	r16t-5
*!THERE	t5
*!US	d5f12
*!after	o9
*!correctne	n9
*!disput	f2
*!left	o2
*!like	t6
*!order	o7
*!read	t14
*!represent	o4
*!touch	t8
*!what	d13
*AFFIRM	n4o-9d-8t-13a25
*AGREE	t-11a17f12
*ALLOW	n-3r19f10
*APART	n-2d1t20a-1f-3
*APPEAL	n4r18d-11t-23a11
*APPLY	o-8d-2t3f11
*BE	n4o1r-2d-1a-3f7p-4
*BECAUSE	n3o9d-4a-1f5
*BELOW	r29t-18f-7
*BUT	n5o-2a1f-3
*COUNSEL	n6o-7r4d-15t10a-5p-2
*COVER	n1r-13d-2a2f9
*DEAD	o21t-12f-7
*DECISION	n3o2r-1d-2a2f5p-4
*DIFFER	o6d23t-12f-7
*DISMISS	n-1t3a21f6
*DOUBT	n7o-5d21a-2
*FACTS	n5r-1d6t4f3p-3
*FOLLOW	n8o-3r-1t-6a2f5
*HAVE	n2o3t-2f-2
*HELD	n5r-1f3
*HERE	n-6d-4t15f10
*LARGER	d24t-9f-5p36
*LIKE	a-10f9
*LIMIT	n1t9f-1
*MODAL	n2d4t1f2p-3
*NEG	o1r-1d6t11f-2p-1
*NOLONGER	o21
*REGRET	n-19o1d21f3
*RELY	n5t11a-3f-4
*RESULT	t-2a-6
*RETHINK	d26t-6f-4
*REVERSE	r27d-5a-4f-10
*RIGHT	n-2o9t-12a23f3
*STANDING	o8t-13a6f4
*SUPPORT	n2r-5d1f3
*SUPREME	n4r7t-8a1f3
*THERE	n4t7f-5
*US	n-5o4d11t-1f9
*WRONG	o11a-2f2
*about	d5
*abov	n11f-9
*after	n4o3f-11
*also	n7d-7t2f-3
*amount	n4
*andhra	o18
*another	n4
*appear	n6
*art	n5
*articl	n9t-2
*asid	r4
*ask	o-7
*becom	n-3
*befor	t9f-8
*behalf	n4
*between	t6f-5
*bombay	n2
*brother	n7
*c	n8
*c!ARGUE	n2
*c!BE	n5
*c!DECISION	o13
*c!MODAL	f4
*cAPART	n2
*cARGUE	n8o-7d-14f2p-4
*cBE	n4t-5
*cBELOW	n2
*cCOUNSEL	n3t3
*cCOVER	n1
*cDECISION	n8t7f-7
*cDISMISS	n-15f18
*cFOLLOW	n2
*cHAVE	o10f-11
*cHELD	n8
*cMODAL	n3o6t-4
*cNEG	n1
*cRELY	n1
*cRESULT	n1
*cREVERSE	r26
*cSTANDING	n8
*cWRONG	o8
*came	n2
*caus	n-6
*cbehalf	f16
*cearlier	o2
*certain	n17
*cground	n3
*challeng	n10a8
*conflict	f1
*consider	n1
*considera	t13f-8
*constitut	n9t-9
*contrary	o11
*convictio	r14
*copy	n1
*correctne	t-18a2p7
*cors	t5
*cotherwis	n-6
*court	n10d-1
*ctreat	o14
*das	f7
*dat	o2
*deal	n2
*delay	n-5
*deliver	n11
*disput	n10
*duty	n2
*earlier	n10f-1
*effect	n2o14
*employe	n-1t21
*etc	n3
*even	n12
*expres	n16
*express	n2d2t-5
*extract	n16
*fell	t2
*fresh	r20
*ful	f26
*further	n4
*general	n6
*good	n2
*ground	n10f-3
*h!BE	o3d-4
*h!BELOW	n1
*h!DECISION	d18
*h!DOUBT	n3
*h!HELD	f2
*h!HERE	t26
*h!STANDING	o13
*hAFFIRM	a15
*hAPART	n9r-6t19
*hAPPEAL	r18a7
*hAPPLY	n6
*hBE	n3o1d-10a1p-4
*hBECAUSE	f8
*hBELOW	n4d1t-8a-6f-3
*hCOUNSEL	n2f-4
*hCOVER	n-4f2
*hDEAD	n-1o14
*hDECISION	n1r-3f2
*hDIFFER	d22
*hDISMISS	n9o-1a7f-7
*hDOUBT	d5f2
*hFACTS	n6t3a-1f-6
*hFOLLOW	n5
*hHAVE	n6f-5
*hHELD	n4r-1d-2t-6p-1
*hHERE	o-12
*hLIKE	n4
*hMODAL	n4r-4f5
*hNEG	n3a-3
*hNOLONGER	o4
*hRELY	t19
*hRESULT	f-1
*hREVERSE	n3r26f-1
*hRIGHT	n-1a10
*hSTANDING	n5
*hSUPPORT	n2
*hSUPREME	n6
*hTHERE	d8
*hWRONG	n-9o10r2
*habov	o6
*hagainst	n-6
*halso	o8
*happellat	n4
*hboth	n-19t15
*hclear	n2
*hcourt	n6
*heard	n15
*hearlier	n-2
*hequal	f3
*hexpress	d4
*hfive	n-3p1
*hground	n7
*hjudg	n-1o-5t-1p34
*hlimitatio	n-10
*hmadhya	n4
*hor	n1
*horder	f-2
*how	t29
*hpatna	d-3
*hrajasthan	d8
*hreferr	d4p5
*hs	d3
*hsinc	o6
*htwo	d1
*hwent	d7
*hwhen	n6
*hword	o7
*impos	n1
*india	n10
*interest	n2
*itself	n9
*j	n5o-6f-1
*judg	o7d1f-1
*justic	n6
*l	n5
*land	n16
*last	f-3
*later	n6
*latter	n-6t7
*learn	n2f-1
*leav	t-1
*legislatu	n1
*limitatio	n3
*lord	n14
*lost	o12
*made	t-2f-11
*majority	f-5
*make	n13
*matter	n2
*member	n4
*mention	n5
*minority	n4
*name	f14
*necessary	n-15
*nexu	n5
*now	f7
*objection	f31
*once	o2
*one	n-1t2
*operation	n8
*or	n12t-9f-1
*order	n7o-14a4
*other	n13
*out	n10f-1
*own	n1
*p	n11
*page	n12
*paid	n19
*para	n5
*paragraph	n2
*parti	n15
*party	n8
*passag	n14
*pay	f1
*pend	n4
*person	n10
*position	t13
*possessio	t22
*power	n8
*pradesh	o7
*prefer	n-10
*present	t5
*promotion	n12
*property	n3
*q!BE	n9
*qBE	n7
*qBELOW	n7
*qCOVER	n3
*qFACTS	n9f-3
*qHAVE	n1
*qHELD	n2
*qIF	n12o-14r-3t-6f-1
*qNEG	n3
*qor	n2
*quot	n14
*r	n11
*rajasthan	n-5
*reach	n6
*read	t8
*record	r22
*refer	n17
*referenc	o7
*referr	n16t-1f-5
*regard	n4r-5
*repeal	t7
*s	n4t-6f7
*say	d-1f-6
*second	n-2f2
*see	n2
*sinc	o13
*some	n2
*stay	n2
*still	n7
*subsequen	n5
*sufficien	n-11f21
*suit	n24
*tenant	t9
*thereafte	n4
*thes	n3
*think	d25
*thos	n11
*thre	d2
*today	o14
*under	n1d-2a1f6
*understoo	n-3t5
*undu	d14
*until	n11
*very	n4
*well	f12
*what	r6
*when	n4t7f-6
*word	n15t-7
+1!,	t10
+1(	n2
+1,	n1r3t1f4p-4
+1.	n5r-1f2
+1:	n9
+1;	n5
+1APPLY	f29
+1BE	n2t7a3f-2p-1
+1HAVE	o4t-9
+1MODAL	n1o2
+1NEG	n-10t8
+1RESULT	f12
+1SUPPORT	t2
+1SUPREME	n8
+1THERE	n10t-5f2
+1WRONG	n-8o1
+1^	n6o-2r-3t-1a1f3
+1and	a-1
+1asid	r4
+1at	n17
+1for	n1
+1in	f3
+1it	n15
+1of	n12
+1that	n7
+1the	n6
+1to	f1
+1which	n1
+1with	n-15
+2!, !COVER	f6
+2, BE	o9d7t-1f-7
+2, BUT	n-2
+2, HAVE	n-2r2d3t-1f-7
+2, MODAL	n-13o1d8f-5
+2, NEG	o5
+2, SUPREME	n14
+2, THERE	n1
+2, US	f7
+2, a	t3
+2, and	n-1d-7t-1a3f13
+2, by	n-1f4
+2, on	n-7r6
+2, that	f16
+2, the	n2d-2t2f11
+2, which	r5d-9
+2. ^	n3o1f2
+2BE DOUBT	d6
+2BE HELD	n-2
+2BE NEG	n1o2
+2BE to	n5
+2HAVE BE	t-5
+2MODAL NEG	n4
+2^ ^	n6o-2r-3t-1a1f3
+2and BE	n-1f2
+2and RESULT	n1
+2and the	t17
+2asid .	r4
+2to the	d4
+3, BE AFFIRM	a27
+3, BE HELD	n2
+3, BE REVERSE	r3
+3, HAVE BE	n-9o3d1
+3, MODAL NEG	o3
+3, THERE the	n2
+3, a DECISION	t5
+3, and US	f15
+3, on which	n-18r22
+3, the APPEAL	f2
+3. ^ ^	n3o1f2
+3BE HELD APPEAL	r5
+3BE HELD to	o2
+3BE of NEG	t1
+3HAVE NEG !APPLY	t2
+3^ ^ ^	n6o-2r-3t-1a1f3
+3asid . ^	r4
+3requir RETHINK .	d2
-1!APPLY	t3
-1!by	t2
-1!in	o7t3
-1!that	t-14a27
-1(	n4
-1,	o16r-1f1
-1.	n1
-1:	n5f1
-1;	f-6
-1@	n6
-1APART	f1
-1APPLY	n-7t34
-1BECAUSE	f9
-1DEAD	o7
-1IF	d21
-1REVERSE	r21
-1WRONG	t2
-1^	t4
-1after	f12
-1against	a3
-1and	n10
-1as	o3
-1becaus	o7
-1between	p13
-1by	t-6f11
-1from	n-4r21
-1in	n5o-2t-1f5p-4
-1of	o7d17f-1
-1on	n-8r3t6
-1read	t13
-1see	n11
-1that	n5o10t-5
-1the	n2d1
-1to	o-3f6
-1under	n-20
-1upon	n4
-1with	f15
-2!DECISION !in	o1
-2!HELD !that	n23
-2!SUPREME !in	n11
-2!correctne !of	n6
-2, in	n11
-2, that	n-7
-2@ ;	n2
-2APART from	t7
-2APPEAL from	n-14
-2APPEAL in	n6
-2BELOW in	n-1o7r16t-3a12
-2COUNSEL in	n5
-2COVER by	f7
-2DECISION ,	f-11
-2DECISION in	n2o3d4
-2DECISION of	n2
-2DOUBT in	n13
-2HELD IF	d6
-2HELD in	n-1
-2HELD that	n15
-2NEG !in	t16
-2RELY on	t5
-2SUPREME in	n5o-3r-5d-6t6f6
-2WRONG in	r14
-2WRONG of	n-6f6
-2WRONG that	o1
-2^ ^	t4
-2^ in	n15o-1
-2correctne of	n-11
-2express in	n-3
-2far as	n-9
-2ground that	n3
-2order in	r8
-2that the	n14
-2to APART	f17
-2to APPLY	t15
-2to DEAD	o-2
-3!the !DECISION !in	o3
-3!the !correctne !of	n6
-3ARGUE to APART	f6
-3BE APART from	t7
-3BE HELD in	n-12t5
-3BELOW RELY on	t7
-3RELY RELY on	n4
-3SUPREME in the	n8
-3^ ^ ^	t4
-3^ ^ in	n15o-1
-3a conflict between	n8
-3bombay BELOW in	n4
-3by SUPREME in	n7
-3calcutta BELOW in	n-2
-3of SUPREME in	n-2t8f9
-3so far as	n-9
-3the BELOW in	r3a18f-7
-3the COUNSEL in	n3
-3the DECISION in	n1d4f-6
-3the DECISION of	n1
-3the FACTS of	t6
-3the SUPREME in	n6o-7
-3the correctne of	n-1
@c	n2o1d-10f1
@h	o1d1f-1p-3
@q	n18f-9
A!APPLY	t1
A!HERE	t17
AAFFIRM	r1
AAPART	t11
ABE	t7a-1f3
ABE APART	t5
ABE DEAD	o16
ABE NEG	a5
ABELOW	o1
ABUT	t6f-7
ABUT DECISION	d4
ABUT NEG	n6
ACOUNSEL	t3
ADEAD	o5
ADECISION	n3f-4
ADISMISS	n-1f2
AFOLLOW	n2f-3
AHAVE	n-1t4
AHAVE NEG	t9
AHERE	t1
ALARGER SUPPORT	d1
ALIMIT	n5
AMODAL	n-6o12
AMODAL BE	f7
AMODAL NEG	o3
ARIGHT	o19
ASTANDING	n12
AUS	o-5a9
AUS MODAL	f-2
Aact	n3
Aare	t15
Abeen	n4
Abench_of_appropriate	d1
Abut	f-4
Ac	n4
Acan	n-4
Acargument	n-5
Acase	n-1
Aconcern	t13
Adecid	n1
Adismiss	f3
Adistingui	t11
Afollow	n8
Ah!DECISION	n9
AhBE	n2o6r-3
AhBE hWRONG	o12
AhBELOW	n1
AhCOVER	a5
AhHELD	n5
AhMODAL	n1
AhNEG	n5
AhSTANDING	n6
Ahas	t4
Ahere	t17
Ahhave	n-8
Ahheld	o11
Ahnot	n4
Ahoverrul	o6
Ahowever	n-11
Ahprovision	n1
Ahwas	n-4o12t3
Ahwhil	n-6
Ais	o-3t10f4
Amust	o2
Anot	a10f-2
Aoverrul	o18
Aprovision	f1
AqIF	n8
Aqif	n1
Ar	n7
As	n10
Astrength	d1
Awas	n-2o2f2
Awe	n-8f4
Awher	n10
Aword	n6
Awould	n-5f2
BAPPEAL	f-4
BAPPLY	n2
BBE	n3f1
BBE COVER	n-6f4
BBE HELD	n7
BBE NEG	t8
BBE WRONG	f3
BBECAUSE DECISION	f5
BCOUNSEL	n7
BCOVER	f1
BDECISION	n3d-9t-8a1f2
BDECISION BE	t15
BDECISION BELOW	n-16
BDECISION DECISION	n-1f14
BDOUBT	n2
BFACTS	n1d3
BFACTS BE	f1
BFOLLOW	f-2
BHAVE	n7t-12
BHAVE NEG	n4
BHELD	n4
BLIKE	f-4
BMODAL	n7o-4f-3
BMODAL NEG	n1
BNEG	o1f-2
BREGRET	n-10
BRELY	n6
BRELY BE	n2
BSTANDING	f2
BSUPREME	r3
BSUPREME DECISION	n-10
BTHERE	n5t-12
BTHERE hBELOW	d2
BUS	n-2o2
BUS BE	o1
BUS prefer	d7
Bagre	f2
Balso	n7
Bauthority	f6
Bbe	n6f-6
BcARGUE	n4f-4
BcBE	n6
BcFACTS	n6
Bcase	n-5t3f4
Bcit	f2
Bconsider	t-1
Bcover	f1
Bcurg	f1
Bdat	o5
Bdecision	n-1o1
Bdesai	d2
Bdesai j	d2
Bfact	n4
Bfederal_court	r21
BhBELOW	n-4r-4d14a12f3
BhBELOW hDECISION	n-4
BhBELOW hDIFFER	d1
BhDECISION	f6
BhDECISION hk	d2
BhDIFFER hDECISION	d2
BhFACTS	n7
BhHAVE	n7
BhHELD	n5o-4
BhMODAL hNEG	f11
BhSUPREME	n2
Bhas	n5
Bhbench	n-14a9
Bhdissent	d2
Bhfull_bench	n-11
Bhhas	n7
Bhheld	r11
Bhhigh_court	n4
Bhk	d1
Bhk t	d2
Bhnot	f3
Bhthis_court	n2
Bhtribunal	f3
Bis	d-2f10
Bj	d5
Bjudgment	f-1
Bmr	n9
Bobservati	n1
Bp	n1
Bprefer	d7
Bprovision	f-1
BqIF	n3
Bqif	n1
Bs	n-2f3
Bsecond	n-1
Bstand	n5
Bt	n-12
Bt desai	d2
Bthere_the	d2
Bu	f2
Bview	o7
Bwas	n7o-2
Bwe	o1
Bwere	d4
Bwhen	t5
P!AFFIRM	n-7
P!APPEAL	r19
P!APPLY	t10
P!COVER	t8
P!FOLLOW	d8
P!HERE	n1
P!RIGHT	o8
P!STANDING	o9r14
P!SUPPORT	t11
P!aris	n9
PAFFIRM	r-1a6f1
PAPART	n-2t18
PAPPEAL	n-2r11a3
PAPPLY	f5
PBE	n3f-7
PBE !APPLY	t16
PBE !FACTS	n1
PBE !FOLLOW	d28
PBE @	n-1
PBE AFFIRM	a1
PBE APART	t15
PBE APPEAL	r5a3
PBE APPLY	n-5f8
PBE BE	n6f-7
PBE BELOW	r2
PBE DEAD	n-1o19
PBE DECISION	n-5
PBE FACTS	n-2o8t6
PBE HELD	r6
PBE LIMIT	t3
PBE NEG	t1
PBE RESULT	n-6
PBE SUPREME	n-2a14
PBE THERE	n-7
PBE WRONG	o5
PBE another	t2
PBE cBE	n3
PBE deliver	n4
PBE hAFFIRM	a10
PBE hAPART	t7
PBE hBELOW	n-1d4
PBE hDEAD	o9
PBE hDISMISS	a4
PBE hFACTS	n1
PBE hMODAL	n1
PBE hNEG	f2
PBE hREVERSE	r13
PBE hunder	n-9
PBE pend	n6
PCOUNSEL	t6
PCOVER	n1o-1
PDEAD	o10
PDECISION	t4
PDISMISS	a1f1
PFACTS	n-10o2t11
PHAVE	n-3o16
PHAVE BE	t-9
PHAVE DOUBT	d6
PHAVE FOLLOW	n-2a3
PHAVE HELD	n3
PHAVE RIGHT	a3
PHAVE cDEAD	o10
PHAVE h!BE	o2
PHELD	r7
PLIMIT	t12
PMODAL !APPEAL	r19
PMODAL !COVER	t6
PMODAL !aris	n9
PMODAL FACTS	d11
PMODAL NEG	o2a-4
PMODAL hBE	n-3
PNEG	r4t3
PNOLONGER	o20
PRESULT	n-3f5
PREVERSE	r9
PRIGHT	f-4
PSTANDING	n-2a2
PSUPPORT	f-3
PSUPREME	n-5r10
PUS	a9
PWRONG	n3o3t-7
Panother	t1
Pbefor	n-4
PcBE	f-3
PcDEAD	o1
Ph!DEAD	o4
Ph!STANDING	o4
PhAPART	t18
PhBE	o4f-4
PhBELOW	n-9d1
PhDEAD	n-2o13
PhDISMISS	a4
PhHAVE	n2
PhHELD	n2
PhMODAL	n1
PhREVERSE	r21
PhSTANDING	o14
Plater	o6
Ppend	n6
PqBE	n3
Preasonabl	n1
Pregard	n3
Punderstoo	t10
S !AFFIRM	n1
S !BECAUSE	f4
S AFFIRM	n7f-1
S APART	n2
S BECAUSE	f18
S COVER	f11
S DEAD	n-3o18
S DIFFER	d12
S DOUBT	n13
S FOLLOW	n2
S HELD	a-2
S RELY	n3f-1
S REVERSE	o10
S SUPPORT	f10
S cAPART	n-8
S cARGUE	n7f-9
S hHELD	n-1f1
S@ AFFIRM	f1
S@ DOUBT	n4
S@ FOLLOW	n-2f2
S@ hAPART	n12
S@ hDEAD	n6
SBELOW hDEAD	o11
SBELOW hDOUBT	d13
SBELOW hFOLLOW	o7
SBELOW hREVERSE	r10
SBELOW hWRONG	n-3
SCOUNSEL !SUPPORT	t1
SCOUNSEL RELY	n-1
SCOUNSEL WRONG	n-3
SSUPREME AFFIRM	a2
SSUPREME REVERSE	r9
SUS !AGREE	d13
SUS !APPLY	f7
SUS !FOLLOW	f1
SUS AFFIRM	a12
SUS AGREE	a7
SUS COVER	f1
SUS DIFFER	o3
SUS DOUBT	d25
SUS FOLLOW	f21
SUS HELD	n-11
SUS SUPPORT	n-8f19
^"	n9
^@ ,	n-6o7f7
^@ BE	n-17
^@ HAVE	d1
^@ MODAL	t8
^APPLY	f10
^ARGUE	n12
^BECAUSE	f6
^BUT	n2f-11
^COUNSEL	n3
^COUNSEL .	n2
^COUNSEL RELY	t1
^HERE	n-2
^IF	n2
^LIKE	f-10
^NEG	n-1t23
^RESULT ,	f-4
^SUPREME	a9
^SUPREME in	n2
^THERE	n-10
^THERE BELOW	d2
^US	n-6o10d8a1f8
^US AFFIRM	a11
^US AGREE	f5
^US DECISION	f5
^US DIFFER	d12
^US MODAL	o2
^a	d3f-4
^as	f11
^befor	n1
^for	n-7
^he	n23
^in	n9t4a-4f-10
^in @	n6f-1
^in SUPPORT	n16f-1
^in US	n-20
^in the	n8
^it	n9o-10d3
^it BE	n3
^it MODAL	d4
^on this	n4
^see	n20
^so	n-4
^that	t5
^the	n4o-2r3d-1t6a2f1p-4
^the @	n-4
^the ARGUE	f5
^the BELOW	n15
^the COUNSEL	n6t13
^the DECISION	n-7o9d12t10f-1
^the HERE	f11
^the REVERSE	r3
^the STANDING	n-6o6d2
^the correctne	a6
^the court	n7
^the learn	t-1
^this	n5
^this DECISION	n7
^to	t2f-1
^what	r1
^with	o6
a!AFFIRM	n-5
a!AGREE	n-4
a!APPLY	t12
a!APPLY&!BE	t9
a!APPLY&HAVE	t4
a!APPLY&MODAL	n12t-8
a!APPLY&NEG	t9
a!BE	n-2
a!BE&!DECISION	t-1
a!BE&!STANDING	n-1o11
a!BE&BE	t-1
a!BE&COVER	n2
a!BE&NEG	n-2t-2
a!BE&US	d13
a!BE&WRONG	n5
a!COVER	d-2t7
a!DECISION !BE	d16
a!DECISION&!SUPPORT	d8
a!DECISION&DECISION	f3
a!DECISION&NEG	n1
a!FACTS	t12
a!FACTS&BE	n3
a!FACTS&FACTS	t2
a!HERE	t3
a!HERE&NEG	t3
a!MODAL	n-6
a!RETHINK&US	n12
a!RIGHT	d15
a!RIGHT&NEG	o5
a!STANDING	n-1o16f-5
a!STANDING&BE	o4
a!STANDING&MODAL	d-1
a!STANDING&NEG	o11
a!SUPPORT	n-3t9
a!THERE	t4
a!US&MODAL	d21
a!US&NEG	d14
a!after	o9
a!applicati	t3
a!be	t1
a!case	t2
a!correct	o14
a!govern	t22
a!hbeen	o2
a!hcorrect	o8
a!hlaw	o1
a!hoverrul	o1
a!law	o13
a!question	n-5t2
a!resolv	n8
a!surviv	r9
a!was	n-4a2
a!we	n-5
aAFFIRM	n6a18
aAFFIRM&APPEAL	a19
aAFFIRM&BE	a9
aAFFIRM&DECISION	n3
aAFFIRM&STANDING	n18
aAGREE&HAVE	n14
aALLOW	r16
aALLOW&BE	r1
aAPART	t17f-12
aAPART&BE	t12f-3
aAPART&FACTS	n5
aAPART&NEG	n10
aAPPEAL	r6f11
aAPPEAL&BE	r5
aAPPLY	t-4f11
aAPPLY&FACTS	f4
aAPPLY&LIKE	f1
aBE	n1o4d2t5f4
aBE AFFIRM	a7
aBE ALLOW	r3
aBE APART	t3
aBE DEAD	o14
aBE DISMISS	a8
aBE HELD	f-3
aBE LIKE	f10
aBE NEG	d2
aBE REVERSE	r11
aBE SUPPORT	n-5o4
aBE US	d3
aBE WRONG	o10t-3
aBE hHELD	f11
aBE&BELOW	r2
aBE&COUNSEL	n2
aBE&COVER	d-1t4f4
aBE&DEAD	o21
aBE&DECISION	n-2o13f-1
aBE&DIFFER	o5
aBE&DOUBT	d17
aBE&FACTS	o9
aBE&FOLLOW	f1
aBE&HAVE	r1
aBE&HELD	n-2f3
aBE&LIMIT	t12f-2
aBE&MODAL	a2f4
aBE&NEG	n2o2f-2
aBE&NOLONGER	o16
aBE&REVERSE	r13
aBE&STANDING	f2
aBE&SUPREME	r10
aBE&THERE	t3
aBE&WRONG	o8d4t-7
aBECAUSE	n4
aBECAUSE&DECISION	n5
aCOUNSEL	o-7t6
aCOUNSEL&THERE	n-1
aCOVER	o-7r-7d-13t3f13
aCOVER FACTS	f7
aCOVER&DECISION	t3
aCOVER&FACTS	f16
aCOVER&SUPREME	n1
aCOVER&WRONG	o5
aDEAD	n3o11f-3
aDEAD DECISION	n8
aDEAD&DECISION	n12
aDEAD&HELD	o15
aDEAD&US	o11
aDECISION	n3a-3
aDECISION BE	d1
aDECISION SUPREME	o3
aDECISION&FOLLOW	n-3
aDECISION&HELD	f-4
aDECISION&RIGHT	f9
aDECISION&STANDING	o4
aDECISION&SUPPORT	f8
aDECISION&WRONG	o5
aDIFFER&HELD	n-13
aDISMISS	a6f4
aDISMISS SUPREME	a2
aDOUBT	n5d20t-5f-7
aFACTS	r-5d10t1
aFACTS&HELD	n10
aFACTS&HERE	n-4
aFACTS&US	d10
aFACTS&WRONG	d2
aFOLLOW	f10
aFOLLOW&HAVE	f3
aFOLLOW&HELD	n-9
aHAVE	o2t2f-6
aHAVE NEG	o-4
aHAVE&NEG	o-5
aHAVE&REVERSE	r3
aHAVE&THERE	t9
aHAVE&US	f2
aHELD	n6f4
aHELD DECISION	n-5
aHELD&MODAL	o11t-3
aHELD&RIGHT	a20
aHELD&THERE	n-4
aHELD&US	n-5f4
aHERE	f8
aHERE&MODAL	f3
aLARGER	n4d1f-1
aLIKE	f4
aLIMIT	d8t16f-2
aLIMIT&NEG	t10
aMODAL	o1f2
aMODAL NEG	o7
aMODAL&NEG	n1
aMODAL&US	n-1
aNEG	n-1t8a-3
aNEG !APPLY	t1
aNEG !BE	d-6
aNEG !DECISION	n4
aNEG !SUPPORT	n-5t6
aNEG&SUPPORT	n-2
aNEG&US	n1f-1
aNOLONGER	o16
aREGRET	n-5
aRESULT	f6
aRETHINK	d11
aREVERSE	r9
aREVERSE&US	r3
aRIGHT	n-4a13f1
aRIGHT DECISION	a10
aRIGHT STANDING	a3
aRIGHT&STANDING	a1
aRIGHT&US	d-1
aSTANDING	t-3
aSUPPORT	t1
aSUPPORT DECISION	f1
aSUPREME	t-8a1f-2
aSUPREME hHELD	n2
aTHERE	n1o-4t7
aUS	n-3d8t-1f9
aUS HELD	f8
aWRONG	o13d12t-3f-1
aWRONG COVER	o6
aact	d5
aallow	r6
aalso	f5
aappear	d7
aappellant	n6
aappli	f4
aapplicabl	f9
aare	n2
aasid	r4
aaway	o2
abe	n2d3a-4
abecaus	n3
abind	f4
ac!ARGUE	o-6
ac!BE	n13
ac!FACTS	n-5t8
acAPART	n2
acARGUE	n6
acBE	n1f-2
acBE cNEG	n1
acBELOW	n1r2
acCOVER	n4
acDISMISS	n-2
acFACTS	n3
acHAVE cBE	o11
acHAVE cNEG	t2
acHELD	n3
acase	t6
acbe	n8
acbeen	n-2o10
accase_of_the	t9
achas	n-4t5
acis	a6
acnot	n3
aconcern	t20
aconfin	t8
aconsider	n1
aconstitution_bench	n-2o8
acorrect	n-1a31
acourt	n12
acshould	n4
acwas	n8
adecid	n6f-16
adecision	n2o6
adid	n6r22t-13
adifferent	t11
adirect	f3
adismiss	a3
adistingui	n1t3
ado	n-9
adoes	t7
aeffect	o5
aemploye	t6
aevidenc	n1
aexplain	n18
aexpress	n3
afact	f1
afail	a9
aforc	o1
aformer	f17
afound	n1
afresh	r20
aful	f3
agovern	f6
ah!BE	n-5f3
ah!FACTS	f5
ah!HERE	t26
ah!RIGHT	o6
ah!STANDING	o15
ahAFFIRM	a8
ahAPART	n7t11
ahAPPEAL	o-2a3
ahBE	f-3
ahBE hAFFIRM	a10
ahBE hDEAD	o18
ahBE hDISMISS	a5
ahBE hHELD	n4
ahBE hREVERSE	n-13r8
ahBELOW	n8r-3d3a-3
ahCOVER	n-1f1
ahDECISION	o6
ahDIFFER	n12
ahFACTS	n6o-6t12f-1
ahHAVE	n3
ahHELD	n1d-6
ahLIMIT	t1
ahMODAL	f4
ahNEG	f2
ahNEG h!STANDING	o3
ahNOLONGER	o12
ahNOLONGER hSTANDING	o12
ahRESULT	r3
ahREVERSE	r6
ahRIGHT	n-4a8
ahWRONG	d3f-10
ahad	n8t10f-6
ahappear	d21
aharticl	n-1
ahas	n-1o6t-1a1f-1
ahbe	o9
ahcorrect	a20
ahdeal	t9
ahdistingui	n3
ahelp	t10
ahequal	f3
ahere	f5
ahhave	n5
ahheld	o6
ahigh_court	n5
ahis	n-4a2f4
ahjudg	p4
ahlaw	a16
ahmagistrat	o2
ahmust	f11
ahno	n-7
ahno_longer	o12
ahnot	n-1o20
ahold	n-2f5
ahonly	n-7f2
ahouse_of_lords	n13
ahoverrul	n1o4
ahreferr	d5p20
ahreport	n1
ahrevers	r9
ahright	t1
ahsaid	n5
ahstand	n-6
ahstat	n9
ahwas	o-1f-4
ain_appeal	n-2r5
ais	n-2r-5d8t5a3f7
aj	n1
ajudgment	n2
alost	o12
amay	n15f-10
amr	t1
amust	n-18
ano	o-7t12f3
ano_longer	o16
anot	o6d3f-2
anotic	n5
aobjection	f7
aopinion	n-17
aor	n15
aoverrul	o10t-1
aparti	n12
apend	n9
aper_incuriam	o3
apresent	n4
aprivy_council	a5
aproperty	n2
aqBE	n10
aqFACTS	n1
aquash	f11
aquestion	d-1
aregard	n13
areiterat	f19
arender	o1
areport	n1
arespectfu	f2
arestor	r18
arevers	r1
aright	f5
asay	t7
asection	d9t-3
asee	f3
aset_aside	r3
asuit	n1
asupport	f11
ather	t1
athere_the	t8
athis_court	n2a2
atoday	o15
atransacti	f4
aundu	d14
aus	f1
aview	n-9d4
awas	n8r4d-5t1f-7
awe	n-3f6
awell	f8
awher	n3f3
awherein	n4
awithout	t-16
awould	n5
awrit	r7
awrong	o6f-7
ayear	n-9a4
b!AFFIRM	f-7
b!AGREE !DECISION	d3
b!AGREE&!DECISION	d11
b!AGREE&NEG	d4f-2
b!APPLY&!DOUBT	f10
b!BE	n3
b!BE&BE	d5
b!BE&DECISION	n2
b!BE&NEG	n3
b!BECAUSE&!DECISION	f15
b!COVER&BE	a7
b!DECISION	n-1t-1
b!DECISION !SUPREME	f2
b!DECISION&!SUPREME	f2
b!DECISION&BE	n-2d1
b!DECISION&SUPREME	n-9
b!DECISION&US	n-7d1
b!DOUBT	t-9f6
b!DOUBT !APPLY	f10
b!DOUBT&NEG	t-6
b!FACTS	n3
b!FACTS&NEG	n7
b!FOLLOW	n-2
b!HAVE !BE	f1
b!HELD BELOW	o1
b!HELD&BE	d12
b!HELD&BELOW	o1
b!REVERSE	a5
b!REVERSE&NEG	a5
b!RIGHT	n-4
b!RIGHT&NEG	n-3
b!STANDING&MODAL	f6
b!SUPPORT	t5
b!SUPPORT&NEG	t4
b!US	a9f17
b!US&DECISION	n-1
b!correctne	n6
b!had	t5
b!has	f1
b!or	n4
b!rule	o2
b!same	n2
b!taken	d12
b!we	n-17f11
bAFFIRM	a17f1
bAFFIRM DECISION	n-3a18f7
bAFFIRM SUPREME	n2
bAFFIRM&BE	n5a-11
bAFFIRM&DECISION	o-3f1
bAFFIRM&SUPREME	n1
bAFFIRM&US	f11
bAGREE	a5f6
bAGREE BE	n1
bAGREE DECISION	a1
bAGREE&BE	n1
bAGREE&US	n-11f11
bAPART	t6
bAPART&BUT	t1
bAPART&DECISION	t19
bAPPEAL	n7a16f-8
bAPPEAL against	n8
bAPPEAL&BE	n7
bAPPEAL&DISMISS	a9
bAPPLY	f6
bAPPLY&STANDING	n2
bBE	n5f5p-1
bBE AFFIRM	n7
bBE COVER	n-6f7
bBE DEAD	n16o-6
bBE FOLLOW	n6
bBE HELD	n5
bBE LIKE	f7
bBE NEG	n-5
bBE REVERSE	r-1
bBE SUPPORT	f8
bBE WRONG	t8
bBE cARGUE	n3
bBE hHELD	n-17
bBE now	f11
bBE&BELOW	n8
bBE&COUNSEL	t1
bBE&COVER	f2
bBE&DEAD	n20o-22
bBE&DECISION	n6t-4a2f1
bBE&DOUBT	n-4f7
bBE&FACTS	n-5
bBE&HELD	n4t-7a6f-1
bBE&LIKE	f8
bBE&MODAL	n-1d1
bBE&NEG	n-1t3f-1
bBE&RELY	n1
bBE&RESULT	n4
bBE&RIGHT	a8
bBE&SUPPORT	f5
bBE&SUPREME	n4f1
bBE&US	o4
bBE&WRONG	t14
bBECAUSE	o1t-4f8
bBECAUSE DECISION	f2
bBECAUSE&DECISION	f4
bBECAUSE&HELD	f-2
bBECAUSE&STANDING	o1
bBECAUSE&SUPREME	n1
bBELOW	r6
bBELOW&DECISION	a7
bBUT	n7o-3d-2
bBUT FACTS	n-13
bBUT&FACTS	n-9
bBUT&FOLLOW	f1
bCOUNSEL	n5t4
bCOUNSEL BE	n5
bCOUNSEL COUNSEL	n3t-6
bCOUNSEL cARGUE	n6
bCOUNSEL&DECISION	n2
bCOUNSEL&HAVE	n7
bCOUNSEL&RELY	n-7
bCOUNSEL&WRONG	n-3
bCOVER	o4f3
bCOVER BE	n1
bCOVER DECISION	f9
bCOVER&DECISION	f8
bCOVER&DOUBT	n-11f11
bCOVER&HAVE	n-7
bCOVER&NOLONGER	f4
bCOVER&SUPREME	f3
bCOVER&US	a3
bDEAD	o24f-2
bDEAD DECISION	n-13o19
bDEAD&DECISION	o16
bDECISION	n1o2d4a4f4p-1
bDECISION BE	a9
bDECISION BELOW	a5
bDECISION HELD	n-3
bDECISION SUPREME	o4f3
bDECISION made	n3
bDECISION&DOUBT	d3
bDECISION&FOLLOW	n3
bDECISION&HELD	n2a12f-4
bDECISION&HERE	f5
bDECISION&REGRET	d2
bDECISION&RELY	n4f-3
bDECISION&RESULT	n-4
bDECISION&REVERSE	r2
bDECISION&RIGHT	n-8
bDECISION&SUPPORT	f7
bDECISION&SUPREME	n3o9d-5f2
bDECISION&US	n-3f4
bDIFFER	d22f-7
bDOUBT	d12
bDOUBT BE	f8
bDOUBT&US	d12f-4
bFACTS	n3a-4
bFACTS&US	f4
bFOLLOW	n4t-4f10
bFOLLOW DECISION	n2
bFOLLOW passag	n8
bFOLLOW&SUPREME	n2
bFOLLOW&US	f14
bHAVE	n5
bHAVE BE	n5
bHAVE&HELD	n1f-4
bHAVE&MODAL	n-3
bHAVE&RELY	n5
bHAVE&REVERSE	n-9
bHELD	d2
bHELD DECISION	n-1
bHELD qIF	d6
bHELD&STANDING	n-3f13
bHELD&SUPREME	n5
bHELD&US	n-4
bHERE	n-1f6
bHERE&LIKE	f10
bLARGER	p8
bLIKE	f8
bLIKE DECISION	t3
bLIKE cARGUE	n-13t4
bMODAL	n4o-1d1f2
bMODAL NEG	n11
bMODAL&NEG	n1
bMODAL&SUPREME	n-9a30
bMODAL&US	n4d15
bNEG	n4r-5t5f-2
bNEG !AGREE	o4d8
bNEG !BE	d5
bNEG !REVERSE	a5
bNEG !SUPPORT	t8
bNEG&REGRET	o7
bNEG&SUPREME	n-9a17f-1
bNEG&THERE	n-3f5
bNEG&US	n1d3t-4f-1
bNOLONGER COVER	f4
bREGRET	d5
bREGRET&US	o3
bRELY	t2
bRELY DECISION	n3
bRESULT&US	o2
bREVERSE	r25f-9
bREVERSE DECISION	r13
bREVERSE&SUPREME	r1
bRIGHT&STANDING	n-3f2
bSTANDING	n-2o6d10a4
bSUPPORT	f3
bSUPPORT DECISION	f22
bSUPPORT cARGUE	n1
bSUPPORT&SUPREME	n-5
bSUPREME	n5d-2a3f2
bSUPREME RELY	n-4
bSUPREME&THERE	o3
bTHERE	n1
bUS	n-3o2d5a4f4
bUS AFFIRM	a1
bUS BE	o1
bUS FOLLOW	n-9f9
bUS HELD	n3
bUS MODAL	o5f-1
bUS NEG	a7
bUS prefer	f13
bWRONG	n-1t1
babout	d5
bact	f2
baffirm	a14
ballow	n-2
balso	n4f-4
balso NEG	n11
bamendment	n-5
bapp	t8
bappeal	n3a3f-2
bappli	n6
bapply	f15
bapprov	f8
bask	o-8
bbe	f1
bbecaus	o3
bbeen	n5
bbut	n5
bc!DECISION	n-2
bcAPART	f20
bcARGUE	n5d-5f4
bcARGUE cAPART	f5
bcARGUE cCOUNSEL	t12
bcBE	f14
bcCOVER cDECISION	f1
bcDECISION	n4t11f-2
bcFACTS	f17
bcHAVE	n5
bcRELY	t2
bcame	n14
bcan	f7
bcappellant	t2
bcase	n10o-5
bcattempt	t13
bccase	t5
bccontentio	n-5f8
bcdecision	t10
bcis	f2
bclear	n1
bclear DECISION	o3
bcode	d2
bconclusio	a20
bconsidera	f-6
bconstitution_bench	f3
bcontrary	o19
bcopy	n1
bcorrectne	n-3t-6a15p13
bcourt	n2t-4
bcourt DECISION	r21
bcover	f15
bcwas	n8
bdecid	n1
bdecision	n4o8t4
bdefin	n-11
bdissent	d2
bdistingui	n12f-2
bdo	t3
bearlier DECISION	o5
beffect	n7
bfact	t9
bfell	t3
bfollow	n7
bgovernmen	n3f-8
bground	n1
bhAPART	n7
bhBE	n8o-14
bhBECAUSE	f17
bhBELOW	o8r10t-8f-2
bhBELOW hAPPEAL	r19
bhBELOW hBELOW	n5
bhBELOW hDECISION	n1
bhBELOW hRIGHT	n-6
bhCOUNSEL	n5
bhCOVER hDECISION	f7
bhDEAD	o1
bhDEAD hearlier	o23
bhDECISION	t-3a3f5
bhDECISION hBELOW	o3
bhDIFFER	d7
bhDIFFER hDECISION	n-2d4
bhFACTS	n4o2
bhHELD	n2
bhMODAL	n5
bhRELY	t2
bhRIGHT	f12
bhWRONG	n-4r4t28
bhad	o1
bhas	t-10f4
bhave	n2o-9d13
bhbe	n4
bhbench	n-3
bhbind	f14
bhboth	n-10
bhcould	f1
bhdistingui	n6
bhdivision_bench	n-9d9
bhdoubt	n-4d6
bhearlier	o9
bhearlier hDECISION	o4
bhexpress	n-18d17
bhfull_bench	n13
bhhas	d1f-1
bhheld	n2
bhhigh_court	n1t1
bhigh court	r2
bhigh_court	n3
bhjudg	n-8d6p8
bhjudg hHELD	n7
bhlearned_judges	d10
bhmagistrat	n4
bhmay	n1
bhnot	n1
bhobserv	n7
bhold	o1
bhoverrul	o26
bhowever	n3
bhreason	f12
bhreli	n-5t9
bhrelianc	n3
bhright	n-7
bhsaid	n-13
bhsinc	o11
bhtribunal	f6
bhunder	f13
bhview	n-7d18
bhwas	n6
bias	n8o-4r-7d-5t-2a-6f5p-9
bin_the_light_of	o2
bin_view_of	f9
bis	n-2t9f5
bjudgment	r25d-10t-3a13f-2
blaid_down	n-3f8
blater	n13
blatter	n-5
blaw	n-4
bleav	n7
blimitatio	n10
blord	n1
bmade	r13a8f-6
bmay	n12f-14
bmust	o7
bno	t-3a3f13
bnot	n3t3
bnotic	n6
bobservati	n2f-6
bone	n-4
bopen_to	n-2
bopinion	n-10f-2
border	r2t-2a3
bourselv	d1
boverrul	o24f-6
bpetitione	n1
bposition	t5
bprefer	f6
bpreferr	r1
bprincipl	t11f4
bqDECISION	f5
bqIF	n8o-9d6
bquot	n2
bratio	n-5
bread	t3
breason	n-18d22f5
brecent	n7
brefer	n1
breferenc	n3
breferr	n7
breli	n10
brelianc	t4
brender	o13
bres_integra	f4
brespectfu	f11
bresponden	n7
brevenu	r7
brevers	n-3r26
brul	o2
bsaid	f-1
bsame	f4
bsection	n8
bsee	n6f-4
bsettl	f4
bseven	o14
bsome	d1
bsupport	n3f2
btest	n-3f14
btherefor	n3o9
bthink	n-1
bthis_court	n7o-7d-1a3f2
btime	o8
bunabl	d10f-5
bunder	n3
bup	n13
bus	n5
bview	n-4d10t-2f8
bwas	n12d-4f-10
bwe	n-4o6a12f5
bwere	n5f-2
bwhat	n-2r10
bwould	t7`;
