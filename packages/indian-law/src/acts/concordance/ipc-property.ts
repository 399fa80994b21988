/** IPC ss. 378 to 511, in the format of the first part. */
export const IPC_PROPERTY = `
378|Theft|303(1)
379|Punishment for theft|~303(2)|A second conviction, and theft below five thousand rupees by a first offender who gives the property back, have rules of their own.
380|Theft in a dwelling|~305|Theft from transport, of idols, and of government property was added.
381|Theft by clerk or servant|306
382|Theft after preparing to cause death|307
383|Extortion|308(1)
384|Punishment for extortion|~308(2)
385|Putting in fear of injury to extort|308(3)
386|Extortion by fear of death|308(5)
387|Putting in fear of death to extort|308(4)
388|Extortion by threat of accusation|~308(7)|The accusation of an unnatural offence is no longer a case of its own.
389|Putting in fear of accusation to extort|~308(6)|The accusation of an unnatural offence is no longer a case of its own.
390|Robbery|309(1) 309(2) 309(3)
391|Dacoity|310(1)
392|Punishment for robbery|309(4)
393|Attempt at robbery|309(5)
394|Hurt in robbery|309(6)
395|Punishment for dacoity|310(2)
396|Dacoity with murder|310(3)
397|Robbery with attempt to cause death|311
398|Attempted robbery with deadly weapon|312
399|Preparing for dacoity|310(4)
400|Gang of dacoits|310(6)
401|Gang of thieves|~313|Wandering gangs and thugs are not named.
402|Assembling for dacoity|310(5)
403|Dishonest misappropriation|~314
404|Misappropriation from a dead person|315
405|Criminal breach of trust|316(1)
406|Punishment for breach of trust|~316(2)
407|Breach of trust by carrier|316(3)
408|Breach of trust by clerk or servant|316(4)
409|Breach of trust by public servant or banker|316(5)
410|Stolen property|~317(1)|Property got by cheating is stolen property too.
411|Receiving stolen property|317(2)
412|Receiving property of a dacoity|317(3)
413|Habitual dealing in stolen property|317(4)
414|Helping to hide stolen property|317(5)
415|Cheating|318(1)
416|Cheating by personation|319(1)
417|Punishment for cheating|~318(2)
418|Cheating a person whose interest one protects|~318(3)
419|Punishment for personation|~319(2)
420|Cheating and inducing delivery|318(4)
421|Removing property from creditors|320
422|Preventing a debt from creditors|321
423|Deed with a false statement|322
424|Hiding property by fraud|323
425|Mischief|324(1)
426|Punishment for mischief|~324(2)
427|Mischief with damage|~324(4) 324(5)|The old limit of fifty rupees gave way to two steps, from twenty thousand rupees and from one lakh rupees.
428|Killing or maiming an animal|~325|One rule for all animals; the value of ten rupees went.
429|Killing or maiming cattle|~325|One rule for all animals; the value of fifty rupees went.
430|Damage to irrigation|326(a)
431|Damage to road or bridge|326(b)
432|Damage by inundation|326(c)
433|Damage to lighthouse or sea mark|326(d)
434|Moving a land mark|326(e)
435|Fire or explosive with damage|~326(f)|The values of one hundred rupees, and of ten rupees for agricultural produce, went.
436|Fire or explosive to destroy a house|326(g)
437|Damage to a decked vessel|327(1)
438|Such damage by fire or explosive|327(2)
439|Running a vessel ashore|328
440|Mischief after preparing to cause death|324(6)
441|Criminal trespass|329(1)
442|House-trespass|329(2)
443|Lurking house-trespass|330(1)
444|Lurking house-trespass by night|331(2) 331(4) 331(6)|No definition of its own: section 331 says after sunset and before sunrise.
445|House-breaking|330(2)
446|House-breaking by night|331(2) 331(4) 331(6)|No definition of its own: section 331 says after sunset and before sunrise.
447|Punishment for criminal trespass|329(3)
448|Punishment for house-trespass|329(4)
449|House-trespass for a capital offence|332(a)
450|House-trespass for an offence with life|332(b)
451|House-trespass for an offence|332(c)
452|House-trespass after preparing to hurt|333
453|Punishment for house-breaking|331(1)
454|House-breaking for an offence|331(3)
455|House-breaking after preparing to hurt|331(5)
456|House-breaking by night: punishment|331(2)
457|House-breaking by night for an offence|331(4)
458|House-breaking by night after preparing to hurt|331(6)
459|Grievous hurt while house-breaking|331(7)
460|Joint house-breakers when one kills|331(8)
461|Breaking open a closed receptacle|334(1)
462|The same by a person entrusted|334(2)
463|Forgery|336(1)
464|Making a false document|335
465|Punishment for forgery|336(2)
466|Forging a court record|~337|Identity documents issued by Government, among them voter identity and Aadhaar cards, are named.
467|Forging a valuable security or will|338
468|Forgery to cheat|336(3)
469|Forgery to harm reputation|336(4)
470|Forged document|340(1)
471|Using a forged document|340(2)
472|Counterfeit seal for a grave forgery|341(1)
473|Counterfeit seal for other forgery|341(2)
474|Possessing a forged document|339
475|Counterfeit device for a grave forgery|342(1)
476|Counterfeit device for other documents|342(2)
477|Destroying a will or security|343
477A|Falsifying accounts|344
478|Trade mark|-|Repealed in 1958.
479|Property mark|345(1)
480|False trade mark|-|Repealed in 1958.
481|Using a false property mark|345(2)
482|Punishment for a false property mark|345(3)
483|Counterfeiting a property mark|347(1)
484|Counterfeiting a mark of a public servant|347(2)
485|Instrument for counterfeit marks|348
486|Selling goods with counterfeit mark|349
487|False mark on a receptacle|350(1)
488|Using such a false mark|350(2)
489|Tampering with a property mark|346
489A|Counterfeiting notes|178
489B|Using counterfeit notes|179
489C|Possessing counterfeit notes|180
489D|Instruments for counterfeit notes|181
489E|Documents that look like notes|182
490|Breach of contract during a voyage|-|Repealed in 1925.
491|Breach of contract to care for the helpless|357
492|Breach of contract at a distant place|-|Repealed in 1925.
493|Belief of lawful marriage by deceit|81
494|Marrying again|82(1)
495|Marrying again and hiding the first marriage|82(2)
496|Marriage ceremony without lawful marriage|83
497|Adultery|-|The Supreme Court struck it down in 2018 (Joseph Shine v. Union of India).
498|Enticing a married woman|~84|Taking her from the husband, or from one who has the care of her for him, is not named.
498A|Cruelty by husband or relatives|85 86
499|Defamation|356(1)
500|Punishment for defamation|~356(2)
501|Printing defamatory matter|356(3)
502|Selling defamatory matter|356(4)
503|Criminal intimidation|351(1)
504|Intentional insult|352
505|Statements for public mischief|~353|False information and electronic means are named.
506|Punishment for criminal intimidation|351(2) 351(3)
507|Anonymous intimidation|351(4)
508|Threat of divine displeasure|354
509|Insulting the modesty of a woman|~79|An object exhibited in any form is named.
510|Drunken misconduct in public|~355
511|Attempt at other offences|62
`;
