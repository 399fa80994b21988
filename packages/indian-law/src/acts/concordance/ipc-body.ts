/** IPC ss. 299 to 377, in the format of the first part. */
export const IPC_BODY = `
299|Culpable homicide|100
300|Murder|101
301|Death of another than intended|102
302|Punishment for murder|103(1)
303|Murder by a life convict|~104
304|Culpable homicide not amounting to murder|~105|The first part has a least term of five years, and the fine of the second part is no longer an alternative.
304A|Death by negligence|~106(1)|A separate, lower term for a registered medical practitioner during a procedure was added.
304B|Dowry death|80
305|Abetting suicide of child or person of unsound mind|107|The word child, which section 2(3) defines, replaces a person under eighteen years.
306|Abetting suicide|108
307|Attempt to murder|109
308|Attempt at culpable homicide|110
309|Attempt to commit suicide|-|Only an attempt made to compel or restrain a public servant is an offence (section 226).
310|Thug|-|No section of its own.
311|Punishment of a thug|-|No section of its own.
312|Causing miscarriage|88
313|Miscarriage without consent|89
314|Death by act to cause miscarriage|90
315|Preventing a child being born alive|91
316|Death of a quick unborn child|92
317|Exposing a child under twelve|93
318|Hiding a birth|94
319|Hurt|114
320|Grievous hurt|~116|Severe pain for fifteen days counts; the old term was twenty days.
321|Voluntarily causing hurt|115(1)
322|Voluntarily causing grievous hurt|117(1)
323|Punishment for hurt|115(2)
324|Hurt by dangerous weapons|118(1)
325|Punishment for grievous hurt|117(2)
326|Grievous hurt by dangerous weapons|~118(2)
326A|Grievous hurt by acid|124(1)
326B|Throwing acid|124(2)
327|Hurt to extort property|119(1)
328|Hurt by poison|123
329|Grievous hurt to extort property|119(2)
330|Hurt to extort confession|120(1)
331|Grievous hurt to extort confession|120(2)
332|Hurt to deter a public servant|121(1)
333|Grievous hurt to deter a public servant|121(2)
334|Hurt on provocation|122(1)
335|Grievous hurt on provocation|122(2)
336|Rash act endangering life|125
337|Hurt by a rash act|125(a)
338|Grievous hurt by a rash act|125(b)
339|Wrongful restraint|126(1)
340|Wrongful confinement|127(1)
341|Punishment for wrongful restraint|126(2)
342|Punishment for wrongful confinement|127(2)
343|Confinement for three days|~127(3)
344|Confinement for ten days|~127(4)
345|Confinement after a writ|127(5)
346|Confinement in secret|127(6)
347|Confinement to extort property|127(7)
348|Confinement to extort confession|127(8)
349|Force|128
350|Criminal force|129
351|Assault|130
352|Punishment for assault|131
353|Assault to deter a public servant|132
354|Assault on a woman's modesty|74
354A|Sexual harassment|75
354B|Disrobing a woman|~76|Any person can be the offender.
354C|Voyeurism|~77|Any person can be the offender.
354D|Stalking|78
355|Assault to dishonour|133
356|Assault in attempted theft|134
357|Assault in attempted confinement|135
358|Assault on provocation|136
359|Kinds of kidnapping|137(1)
360|Kidnapping from India|137(1)(a)
361|Kidnapping from guardianship|~137(1)(b)|A child is a person under eighteen years, girl or boy; boys were protected up to sixteen years.
362|Abduction|138
363|Punishment for kidnapping|137(2)
363A|Kidnapping for begging|~139|A child is a person under eighteen years, girl or boy; boys were protected up to sixteen years.
364|Kidnapping to murder|140(1)
364A|Kidnapping for ransom|140(2)
365|Kidnapping to confine secretly|140(3)
366|Kidnapping a woman to compel marriage|87
366A|Procuring a minor girl|~96|A child of either sex is protected, not only a girl under eighteen years.
366B|Importing a girl|~141|Boys under eighteen years are protected too; girls, as before, under twenty-one years.
367|Kidnapping for grievous hurt or slavery|140(4)
368|Hiding a kidnapped person|142
369|Kidnapping a child under ten to steal|97
370|Trafficking of persons|~143|Beggary is a form of exploitation; a child replaces a minor.
370A|Exploiting a trafficked person|144
371|Habitual dealing in slaves|145
372|Selling a minor for prostitution|98
373|Buying a minor for prostitution|~99
374|Unlawful compulsory labour|146
375|Rape|~63|The age of the wife in the exception is eighteen years instead of fifteen years.
376(1)|Punishment for rape|64(1)
376(2)|Rape in aggravated cases|64(2)
376(3)|Rape of a woman under sixteen|65(1)
376A|Rape causing death or vegetative state|66
376AB|Rape of a woman under twelve|65(2)
376B|Intercourse by husband during separation|67
376C|Intercourse by person in authority|68
376D|Gang rape|70(1)
376DA|Gang rape of a woman under sixteen|~70(2)|One rule for all women under eighteen years instead of sixteen years; death is possible.
376DB|Gang rape of a woman under twelve|~70(2)|One rule for all women under eighteen years instead of twelve years.
376E|Repeat offenders|71
377|Unnatural offences|-|No section on acts without consent between adults, or with animals, replaces it. Consenting adults have not been punished under it since 2018 (Navtej Singh Johar v. Union of India).
`;
