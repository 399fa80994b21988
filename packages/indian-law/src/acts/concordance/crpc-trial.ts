/** CrPC ss. 266 to 484, in the format of the first part. */
export const CRPC_TRIAL = `
266|Prisons: terms|301
267|Requiring prisoners|302
268|Excluding certain prisoners|~303|The Central Government has the power too.
269|Officer who does not send the prisoner|304
270|Prisoner brought to court|305
271|Commission for a prisoner|306
272|Language of courts|307
273|Evidence in presence of accused|~308|Presence by audio-video means at a designated place counts.
274|Record in summons cases|309
275|Record in warrant cases|310
276|Record in sessions trials|311
277|Language of record|312
278|Reading evidence over|313
279|Interpreting evidence|314
280|Demeanour of a witness|315
281|Record of examination of accused|~316|A record by audio-video means is signed by an accused in custody within seventy-two hours.
282|Interpreter|317
283|Record in High Court|318
284|Commission for witnesses|319
285|To whom a commission goes|320
286|Executing a commission|321
287|Questions by the parties|322
288|Return of commission|323
289|Adjourning for a commission|324
290|Foreign commissions|325
291|Deposition of medical witness|326
291A|Identification report|327
292|Mint officers|328
293|Government scientific experts|~329|A State can notify further experts.
294|Documents without formal proof|~330|Admission or denial within thirty days of supply of the documents.
295|Affidavit on public servants|331
296|Formal evidence on affidavit|332
297|Before whom affidavits are sworn|333
298|Proof of earlier conviction|334
299|Evidence in absence of accused|335
300|No second trial|337
301|Appearance by prosecutors|338
302|Leave to prosecute|339
303|Right to be defended|340
304|Legal aid|341
305|Corporation as accused|342
306|Pardon to accomplice|343
307|Pardon by trial court|344
308|Breach of pardon|345
309|Adjournments|~346|At most two adjournments after hearing the other party.
310|Local inspection|347
311|Summoning or recalling witnesses|348
311A|Specimen signatures|~349|Finger impressions and voice samples too, and from persons not arrested.
312|Expenses of witnesses|350
313|Examining the accused|351
314|Oral arguments|352
315|Accused as witness|353
316|No inducement to disclose|354
317|Trial in absence with leave|~355|Attendance by audio-video means counts as personal attendance.
318|Accused does not understand|357
319|Adding an accused|358
320|Compounding offences|~359|A child replaces a person under eighteen years. Adultery is no longer in the table.
321|Withdrawal of prosecution|~360|The victim is heard before withdrawal.
322|Case beyond the magistrate|361
323|Case to be committed|362
324|Earlier convictions on coin, stamps or property|363
325|Sentence not severe enough|364
326|Evidence partly by another magistrate|365
327|Open court|366
328|Accused of unsound mind: inquiry|367
329|Accused of unsound mind: trial|368
330|Release of such accused|369
331|Resuming the inquiry|370
332|Accused before the court again|371
333|Accused who was of unsound mind|372
334|Acquittal for unsound mind|373
335|Safe custody after acquittal|~374|A public mental health establishment and the Mental Healthcare Act, 2017 replace the asylum.
336|Powers of officer in charge|375
337|Such prisoner fit for defence|~376|A public mental health establishment and its review board replace the asylum and its visitors.
338|Such person fit for release|~377|A public mental health establishment replaces the asylum.
339|Delivery to relative or friend|378
340|Complaint on evidence offences|379
341|Appeal on such complaint|380
342|Costs|381
343|Magistrate taking up such complaint|382
344|Summary trial for false evidence|~383|Fine up to one thousand rupees instead of five hundred rupees.
345|Contempt in view of court|~384|Fine up to one thousand rupees instead of two hundred rupees.
346|Such contempt sent to magistrate|385
347|Registrar as civil court|386
348|Discharge on apology|387
349|Refusing to answer or produce|388
350|Witness who does not attend|~389|Fine up to five hundred rupees instead of one hundred rupees.
351|Appeals in such cases|390
352|Judges not to try such offences|391
353|Judgment|~392|Pronounced within forty-five days of the end of the trial; the copy is uploaded within seven days as far as practicable.
354|Language and contents of judgment|393
355|Judgment of metropolitan magistrate|-
356|Notifying address of convict|~394|Every offence with three years or more counts, not only those of a list (among them intimidation with seven years or fine).
357|Compensation|395
357A|Victim compensation scheme|396
357B|Compensation beside fine|396(7)
357C|Treatment of victims|397
358|Groundless arrest|399
359|Costs in non-cognizable cases|400
360|Release on probation|401
361|Reasons for not using probation|402
362|No alteration of judgment|403
363|Copies of judgment|~404|The Government gets a copy free of cost on application of the prosecuting officer.
364|Translating the judgment|405
365|Copy to district magistrate|406
366|Confirming death sentence|407
367|Further inquiry on confirmation|408
368|Powers on confirmation|409
369|Two judges to sign|410
370|Difference of opinion|411
371|Procedure after confirmation|~412|The copy can go by electronic means.
372|No appeal unless provided|413
373|Appeals on security|414
374|Appeals from conviction|~415|Assistant sessions judges and metropolitan magistrates went.
375|No appeal after plea of guilty|416
376|Petty cases|~417|A sentence of a High Court up to three months, instead of six months, has no appeal.
377|Appeal against sentence|418
378|Appeal against acquittal|419
379|Appeal to the Supreme Court|420
380|Appeal of co-convict|421
381|How sessions appeals are heard|422
382|Petition of appeal|423
383|Appeal from jail|424
384|Summary dismissal of appeal|425
385|Hearing of appeals|426
386|Powers in appeal|427
387|Judgments in appeal|428
388|Order of High Court certified|429
389|Suspending sentence|430
390|Arrest in appeal from acquittal|431
391|Further evidence in appeal|432
392|Judges divided in appeal|433
393|Finality in appeal|434
394|Abatement of appeals|435
395|Reference to High Court|436
396|Decision on reference|437
397|Revision: calling records|438
398|Ordering inquiry|439
399|Revision by sessions judge|440
400|Additional sessions judge|441
401|Revision by High Court|442
402|Transfer of revisions|443
403|Hearing parties in revision|444
404|Statement of metropolitan magistrate|-
405|Order certified to lower court|445
406|Transfer by the Supreme Court|~446|The costs of a frivolous application have no limit of one thousand rupees.
407|Transfer by the High Court|~447|The costs of a frivolous application have no limit of one thousand rupees.
408|Transfer by sessions judge|~448|The costs of a frivolous application are up to ten thousand rupees instead of two hundred and fifty rupees.
409|Withdrawal by sessions judge|449
410|Withdrawal by judicial magistrates|450
411|Withdrawal by executive magistrates|451
412|Reasons to be recorded|452
413|Executing a confirmed order|453
414|Death sentence by High Court|454
415|Postponing death for appeal|455
416|Pregnant woman sentenced to death|~456|The sentence is commuted to life imprisonment; no postponement.
417|Place of imprisonment|457
418|Executing imprisonment|458
419|Warrant for execution|459
420|With whom the warrant is lodged|460
421|Warrant to levy fine|461
422|Effect of such warrant|462
423|Fine imposed elsewhere|463
424|Suspending imprisonment for fine|464
425|Who issues the warrant|465
426|Sentence on escaped convict|466
427|Sentence on one already sentenced|467
428|Set-off|468
429|Saving on sentences|469
430|Return of warrant|470
431|Money recovered as fine|471
432|Suspending or remitting sentences|473
433|Commuting sentences|~474|Death is commuted to life imprisonment; life to at least seven years (before: up to fourteen years, or fine); seven years or more to at least three years; less than seven years to fine.
433A|Limit on remission|475
434|Power of the Central Government: death|476
435|Agreement of the Central Government|~477|The Central Government concurs, where it was only consulted.
436|Bail in bailable cases|478
436A|Longest detention of undertrial|~479|A first-time offender is released on bond after one-third of the longest term; not where several offences or cases are pending. Offences with life imprisonment are left out, not only those with death. The superintendent of the jail applies.
437|Bail in non-bailable cases|~480|A child replaces a person under sixteen years. Custody of the police beyond the first fifteen days is no ground to refuse bail. The two earlier convictions had three years or more but less than seven years (in the words of the CrPC: not less than seven years).
437A|Bail for the next appellate court|~481|A bond or bail bond; sureties are not required in each case.
438|Anticipatory bail|~482|The listed factors and the rules of sub-sections (1A) and (1B), with the notice of seven days, were left out.
439|Bail: High Court and sessions|483
440|Amount of bond|484
441|Bond of accused and sureties|485
441A|Declaration of sureties|486
442|Release from custody|487
443|Insufficient bail|488
444|Discharge of sureties|489
445|Deposit in place of bond|490
446|Forfeited bond|491
446A|Cancelled bond|492
447|Insolvent or dead surety|493
448|Bond of a minor|494
449|Appeals on bonds|495
450|Levy of bond money|496
451|Custody of property during trial|~497|Photograph or video within fourteen days, and disposal within thirty days after.
452|Property at the end of trial|498
453|Innocent purchaser|~499|The money is paid within six months of the order.
454|Appeal on property|500
455|Destroying libellous things|501
456|Possession of land restored|502
457|Property seized by police|503
458|No claimant|504
459|Perishable property|~505|The value is below ten thousand rupees instead of five hundred rupees.
460|Irregularities that do no harm|506
461|Irregularities that void|507
462|Wrong place|508
463|Confessions not recorded by the rules|509
464|Omitted charge|510
465|When error reverses a finding|511
466|Defect in attachment|512
467|Limitation: terms|513
468|Limitation periods|~514|The day on which the complaint is filed or the information recorded counts, not the day of cognizance.
469|Start of limitation|515
470|Time excluded|516
471|Days when court is closed|517
472|Continuing offence|518
473|Extending limitation|519
474|Trials before High Courts|520
475|Delivery to commanding officers|521
476|Forms|522
477|Rules of High Courts|523
478|Changing functions of magistrates|524
479|Judge personally interested|525
480|Practising advocate as magistrate|526
481|Public servant not to buy|527
482|Inherent powers of High Court|528
483|Superintendence over magistrates|~529|Courts of Session are supervised too.
484|Repeal and savings|531
`;
