/** IPC ss. 299 to 511, in the format of the first part. */
export const IPC_OFFENCES_2 = `
302||death or life, and fine|c n S
303||death|c n S
304|intention|life or up to 10 years, and fine|c n S
304|knowledge without intention|up to 10 years, or fine, or both|c n S
304A||up to 2 years, or fine, or both|c b M1
304B||7 years to life|c n S
305||death or life or up to 10 years, and fine|c n S
306||up to 10 years, and fine|c n S
307||up to 10 years, and fine|c n S
307|hurt is caused|life, or as above|c n S
307|a life convict causes hurt|death|c n S
308||up to 3 years, or fine, or both|c n S
308|hurt is caused|up to 7 years, or fine, or both|c n S
309||simple up to 1 year, or fine, or both|c b M
311||life, and fine|c n S
312||up to 3 years, or fine, or both|n b M1|w
312|the woman is quick with child|up to 7 years, and fine|n b M1|w
313||life or up to 10 years, and fine|c n S
314||up to 10 years, and fine|c n S
314|without her consent|life, or as above|c n S
315||up to 10 years, or fine, or both|c n S
316||up to 10 years, and fine|c n S
317||up to 7 years, or fine, or both|c b M1
318||up to 2 years, or fine, or both|c b M1
323||up to 1 year, or fine up to ₹1,000, or both|n b M|p
324||up to 3 years, or fine, or both|c b M
325||up to 7 years, and fine|c b M|w
326||life or up to 10 years, and fine|c n M1
326A||10 years to life, and fine|c n S
326B||5 years to 7 years, and fine|c n S
327||up to 10 years, and fine|c n M1
328||up to 10 years, and fine|c n S
329||life or up to 10 years, and fine|c n S
330||up to 7 years, and fine|c b M1
331||up to 10 years, and fine|c n S
332||up to 3 years, or fine, or both|c n M1
333||up to 10 years, and fine|c n S
334||up to 1 month, or fine up to ₹500, or both|n b M|p
335||up to 4 years, or fine up to ₹2,000, or both|c b M1|p
336||up to 3 months, or fine up to ₹250, or both|c b M
337||up to 6 months, or fine up to ₹500, or both|c b M|w
338||up to 2 years, or fine up to ₹1,000, or both|c b M|w
341||simple up to 1 month, or fine up to ₹500, or both|c b M|p
342||up to 1 year, or fine up to ₹1,000, or both|c b M|p
343||up to 2 years, or fine, or both|c b M|p
344||up to 3 years, and fine|c b M|p
345||up to 2 years beside any other imprisonment|c b M1
346||up to 2 years beside any other punishment|c b M1|p
347||up to 3 years, and fine|c b M
348||up to 3 years, and fine|c b M
352||up to 3 months, or fine up to ₹500, or both|n b M|p
353||up to 2 years, or fine, or both|c n M
354||1 year to 5 years, and fine|c n M
354A||rigorous up to 3 years, or fine, or both|c b M
354A|sexually coloured remarks|up to 1 year, or fine, or both|c b M
354B||3 years to 7 years, and fine|c n M
354C|first conviction|1 year to 3 years, and fine|c b M
354C|later convictions|3 years to 7 years, and fine|c n M
354D|first conviction|up to 3 years, and fine|c b M
354D|later convictions|up to 5 years, and fine|c n M
355||up to 2 years, or fine, or both|n b M|p
356||up to 2 years, or fine, or both|c b M
357||up to 1 year, or fine up to ₹1,000, or both|c b M|w
358||simple up to 1 month, or fine up to ₹200, or both|n b M|p
363||up to 7 years, and fine|c b M1
363A|kidnapping|up to 10 years, and fine|c n M1
363A|maiming|life, and fine|c n S
364||life or rigorous up to 10 years, and fine|c n S
364A||death or life, and fine|c n S
365||up to 7 years, and fine|c n M1
366||up to 10 years, and fine|c n S
366A||up to 10 years, and fine|c n S
366B||up to 10 years, and fine|c n S
367||up to 10 years, and fine|c n S
368||as the kidnapping or abduction|c n =
369||up to 7 years, and fine|c n M1
370||rigorous 7 years to 10 years, and fine|c n S
370|more than one person|rigorous 10 years to life, and fine|c n S
370|a minor|rigorous 10 years to life, and fine|c n S
370|more than one minor|rigorous 14 years to life, and fine|c n S
370|convicted before of trafficking a minor|life (rest of natural life), and fine|c n S
370|a public servant or police officer|life (rest of natural life), and fine|c n S
370A|a minor|rigorous 5 years to 7 years, and fine|c n S
370A|an adult|rigorous 3 years to 5 years, and fine|c n S
371||life or up to 10 years, and fine|c n S
372||up to 10 years, and fine|c n S
373||up to 10 years, and fine|c n S
374||up to 1 year, or fine, or both|c b M
376(1)||rigorous 10 years to life, and fine|c n S
376(2)||rigorous 10 years to life (rest of natural life), and fine|c n S
376(3)||rigorous 20 years to life (rest of natural life), and fine|c n S
376A||rigorous 20 years to life (rest of natural life) or death|c n S
376AB||rigorous 20 years to life (rest of natural life) or death, and fine|c n S
376B||2 years to 7 years, and fine|c b S||only on the complaint of the victim
376C||rigorous 5 years to 10 years, and fine|c n S
376D||rigorous 20 years to life (rest of natural life), and fine|c n S
376DA||life (rest of natural life), and fine|c n S
376DB||life (rest of natural life) or death, and fine|c n S
376E||life (rest of natural life) or death|c n S
377||life or up to 10 years, and fine|c n M1
379||up to 3 years, or fine, or both|c n M|p
380||up to 7 years, and fine|c n M
381||up to 7 years, and fine|c n M|w
382||rigorous up to 10 years, and fine|c n M1
384||up to 3 years, or fine, or both|c n M
385||up to 2 years, or fine, or both|c b M
386||up to 10 years, and fine|c n M1
387||up to 7 years, and fine|c n M1
388||up to 10 years, and fine|c b M1
388|accusation under section 377|life is possible|c b M1
389||up to 10 years, and fine|c b M1
389|accusation under section 377|life is possible|c b M1
392||rigorous up to 10 years, and fine|c n M1
392|on a highway between sunset and sunrise|rigorous up to 14 years|c n M1
393||rigorous up to 7 years, and fine|c n M1
394||life or rigorous up to 10 years, and fine|c n M1
395||life or rigorous up to 10 years, and fine|c n S
396||death or life or rigorous up to 10 years, and fine|c n S
397||at least 7 years|c n S
398||at least 7 years|c n S
399||rigorous up to 10 years, and fine|c n S
400||life or rigorous up to 10 years, and fine|c n S
401||rigorous up to 7 years, and fine|c n M1
402||rigorous up to 7 years, and fine|c n S
403||up to 2 years, or fine, or both|n b M|p
404||up to 3 years, and fine|n b M1
404|clerk or servant of the dead person|up to 7 years|n b M1
406||up to 3 years, or fine, or both|c n M1|w
407||up to 7 years, and fine|c n M1|p
408||up to 7 years, and fine|c n M1|w
409||life or up to 10 years, and fine|c n M1
411||up to 3 years, or fine, or both|c n M|p
412||life or rigorous up to 10 years, and fine|c n S
413||life or up to 10 years, and fine|c n S
414||up to 3 years, or fine, or both|c n M|p
417||up to 1 year, or fine, or both|n b M|p
418||up to 3 years, or fine, or both|n b M|w
419||up to 3 years, or fine, or both|c b M|p
420||up to 7 years, and fine|c n M1|w
421||up to 2 years, or fine, or both|n b M|p
422||up to 2 years, or fine, or both|n b M|p
423||up to 2 years, or fine, or both|n b M|p
424||up to 2 years, or fine, or both|n b M|p
426||up to 3 months, or fine, or both|n b M|p
427||up to 2 years, or fine, or both|n b M|p
428||up to 2 years, or fine, or both|c b M|p
429||up to 5 years, or fine, or both|c b M1|p
430||up to 5 years, or fine, or both|c b M1|p
431||up to 5 years, or fine, or both|c b M1
432||up to 5 years, or fine, or both|c b M1
433||up to 7 years, or fine, or both|c b M1
434||up to 1 year, or fine, or both|n b M
435||up to 7 years, and fine|c b M1
436||life or up to 10 years, and fine|c n S
437||up to 10 years, and fine|c n S
438||life or up to 10 years, and fine|c n S
439||up to 10 years, and fine|c n S
440||up to 5 years, and fine|c b M1
447||up to 3 months, or fine up to ₹500, or both|c b M|p
448||up to 1 year, or fine up to ₹1,000, or both|c b M|p
449||life or rigorous up to 10 years, and fine|c n S
450||up to 10 years, and fine|c n S
451||up to 2 years, and fine|c b M|p
451|to commit theft|up to 7 years|c n M
452||up to 7 years, and fine|c n M
453||up to 2 years, and fine|c n M
454||up to 3 years, and fine|c n M
454|to commit theft|up to 10 years|c n M1
455||up to 10 years, and fine|c n M1
456||up to 3 years, and fine|c n M
457||up to 5 years, and fine|c n ?
457|to commit theft|up to 14 years|c n M1
458||up to 14 years, and fine|c n M1
459||life or up to 10 years, and fine|c n S
460||life or up to 10 years, and fine|c n S
461||up to 2 years, or fine, or both|c n M
462||up to 3 years, or fine, or both|c b M
465||up to 2 years, or fine, or both|n b M1
466||up to 7 years, and fine|n n M1
467||life or up to 10 years, and fine|n n M1
467|promissory note of the Central Government|life or up to 10 years, and fine|c n M1
468||up to 7 years, and fine|c n M1
469||up to 3 years, and fine|c b M1
471||as forging such a document|c b M1
472||life or up to 7 years, and fine|c b M1
473||up to 7 years, and fine|c b M1
474|a document of section 466|up to 7 years, and fine|c b M1
474|a document of section 467|life or up to 7 years, and fine|n b M1
475||life or up to 7 years, and fine|n b M1
476||up to 7 years, and fine|n n M1
477||life or up to 7 years, and fine|n n M1
477A||up to 7 years, or fine, or both|n b M1
482||up to 1 year, or fine, or both|n b M|p
483||up to 2 years, or fine, or both|n b M|p
484||up to 3 years, and fine|n b M1
485||up to 3 years, or fine, or both|n b M1
486||up to 1 year, or fine, or both|n b M|p
487||up to 3 years, or fine, or both|n b M
488||up to 3 years, or fine, or both|n b M
489||up to 1 year, or fine, or both|n b M
489A||life or up to 10 years, and fine|c n S
489B||life or up to 10 years, and fine|c n S
489C||up to 7 years, or fine, or both|c b S
489D||life or up to 10 years, and fine|c n S
489E||fine up to ₹100|n b M
489E|refusing the name of the printer|fine up to ₹200|n b M
491||up to 3 months, or fine up to ₹200, or both|n b M|p
493||up to 10 years, and fine|n n M1
494||up to 7 years, and fine|n b M1|w
495||up to 10 years, and fine|n b M1
496||up to 7 years, and fine|n b M1
497||up to 5 years, or fine, or both|n b M1|p
498||up to 2 years, or fine, or both|n b M|p
498A||up to 3 years, and fine|c n M1||if the aggrieved person, a relative or a notified public servant informs the police
500|against the President, Vice-President, a Governor, an Administrator or a Minister in public functions|simple up to 2 years, or fine, or both|n b S|w
500|in other cases|simple up to 2 years, or fine, or both|n b M1|p
501|against such a person|simple up to 2 years, or fine, or both|n b S|p
501|in other cases|simple up to 2 years, or fine, or both|n b M1|p
502|against such a person|simple up to 2 years, or fine, or both|n b S|p
502|in other cases|simple up to 2 years, or fine, or both|n b M1|p
504||up to 2 years, or fine, or both|n b M|p
505||up to 3 years, or fine, or both|n n M
505|enmity, hatred or ill-will|up to 3 years, or fine, or both|c n M
505|in a place of worship|up to 5 years, and fine|c n M
506||up to 2 years, or fine, or both|n b M|p
506|threat of death, grievous hurt and the like|up to 7 years, or fine, or both|n b M1|p
507||up to 2 years beside the punishment of the intimidation|n b M1
508||up to 1 year, or fine, or both|n b M|p
509||simple up to 3 years, and fine|c b M|w
510||simple up to 24 hours, or fine up to ₹10, or both|n b M
511||half of life or of the longest term, or the fine of the offence, or both|= = =
`;
