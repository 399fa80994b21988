/** CrPC ss. 1 to 265L | subject | sections of the BNSS, `~` where the rule itself changed, `-` for none | note. */
export const CRPC_INVESTIGATION = `
1|Name, reach and start|~1|The exception of Jammu and Kashmir, which ended on 31 October 2019, is not there.
2|Definitions|~2|Bail, bond, audio-video means and electronic communication are defined.
3|References to magistrates|~3|References to metropolitan magistrates went.
4|Trial under the penal code and other laws|4
5|Saving of other laws|5
6|Classes of criminal courts|~6|Metropolitan magistrates are no longer a class.
7|Territorial divisions|~7|Metropolitan areas went.
8|Metropolitan areas|-
9|Court of Session|8
10|Assistant sessions judges|~8|Assistant sessions judges went; the distribution of urgent business stayed.
11|Courts of judicial magistrates|9
12|Chief judicial magistrates|10
13|Special judicial magistrates|~11|Special metropolitan magistrates went.
14|Local jurisdiction of judicial magistrates|12
15|Subordination of judicial magistrates|13
16|Courts of metropolitan magistrates|-
17|Chief metropolitan magistrates|-
18|Special metropolitan magistrates|-
19|Subordination of metropolitan magistrates|-
20|Executive magistrates|~14|References to metropolitan areas went.
21|Special executive magistrates|~15|Police officers of the rank of superintendent and above can be appointed.
22|Local jurisdiction of executive magistrates|16
23|Subordination of executive magistrates|17
24|Public prosecutors|~18|For Delhi the Central Government appoints public prosecutors after consultation with the High Court.
25|Assistant public prosecutors|~19|A District Magistrate who appoints another person gives the State Government notice of fourteen days.
25A|Directorate of prosecution|~20|District directorates were added. A Director has practised for fifteen years, not ten years, or been a Sessions Judge, an Assistant Director for seven years; the Chief Justice no longer concurs. Cases are divided by sentence: ten years or more, life or death; seven years to ten years; below seven years.
26|Courts that try offences|21
27|Jurisdiction over juveniles|-
28|Sentences of High Courts and sessions judges|~22|Assistant sessions judges, who could not pass death, life imprisonment or more than ten years, went.
29|Sentences of magistrates|~23|The fine of a magistrate of the first class is up to fifty thousand rupees instead of ten thousand rupees, of the second class up to ten thousand rupees instead of five thousand rupees. Both can order community service, which is defined.
30|Imprisonment in default of fine|24
31|Several offences at one trial|~25|The court considers the gravity of the offences for concurrent or consecutive sentences, which end at twenty years instead of fourteen years.
32|Conferring powers|26
33|Powers of officers appointed|27
34|Withdrawing powers|28
35|Powers used by successors|29
36|Superior police officers|30
37|Public to help magistrates and police|31
38|Help to other persons|32
39|Public to inform of offences|33
40|Village officers to report|~34|Acts abroad are covered where the offence has imprisonment for ten years or more, life or death.
41(1)|Arrest without warrant|35(1)
41(2)|Arrest in non-cognizable cases|35(2)
41A(1)|Notice to appear before police|35(3)
41A(2)|Duty to comply with the notice|35(4)
41A(3)|No arrest while one complies|35(5)
41A(4)|Arrest for not complying|35(6)
41B|Procedure of arrest|36
41C|Control room at districts|~37|A designated officer in each district and police station was added.
41D|Right to meet an advocate|38
42|Refusing name and address|39
43|Arrest by a private person|~40|The arrested person is handed over within six hours.
44|Arrest by a magistrate|41
45|Armed forces protected from arrest|42
46|How an arrest is made|~43|Handcuffs are ruled by sub-section (3).
47|Search of a place for arrest|44
48|Pursuit into other jurisdictions|45
49|No needless restraint|46
50|Grounds of arrest and right to bail|47
50A|Informing a person of the arrest|~48|The designated officer of the district is informed too.
51|Search of arrested persons|49
52|Seizing offensive weapons|50
53|Medical examination at police request|~51|Any police officer can ask, not one of a certain rank.
53A|Medical examination: rape|52
54|Medical examination of arrested person|~53|One more examination is possible where the practitioner finds it necessary.
54A|Identification of arrested person|~54|The identification of a disabled person is recorded by audio-video means.
55|Officer deputed to arrest|55
55A|Health and safety in custody|56
56|Before a magistrate without delay|57
57|No detention over twenty-four hours|58
58|Reporting arrests|59
59|Discharge of arrested person|60
60|Escape and recapture|61
60A|Arrest strictly by the code|62
61|Form of summons|~63|Electronic summons with seal or digital signature.
62|Service of summons|~64|Registers of summons, and service by electronic means.
63|Service on corporate bodies|~65|Firms and associations are covered too.
64|Service on an adult member of family|~66|The member need not be male.
65|Service by affixing|67
66|Service on government servants|68
67|Service outside local limits|69
68|Proof of service|~70|Summonses served by electronic communication count as served; a copy is kept as proof.
69|Service on witnesses|~71|Electronic communication is possible, and its proof counts.
70|Form of warrant|72
71|Security on a warrant|73
72|To whom warrants go|74
73|Warrants to any person|75
74|Warrant to a police officer|76
75|Telling the substance of the warrant|77
76|Bringing before the court|78
77|Where warrants run|79
78|Warrant sent outside jurisdiction|80
79|Police warrant outside jurisdiction|81
80|Arrest in another district|~82|The arrest and the place of custody are notified to the designated officers of the district and of the district where the person lives.
81|Magistrate after such arrest|83
82|Proclamation of absconder|~84|Offences with ten years or more, life imprisonment or death can be proclaimed.
83|Attachment of absconder's property|85
84|Claims to attached property|87
85|Release and sale of attached property|88
86|Appeal on restoration|89
87|Warrant in place of summons|90
88|Bond for appearance|91
89|Arrest on breach of bond|92
90|Rules for all summons and warrants|93
91|Summons to produce documents|~94|Electronic communication and devices are covered.
92|Letters and telegrams|~95|Telegrams went.
93|Search warrant|96
94|Search for stolen property|97
95|Forfeiture of publications|98
96|Application against forfeiture|99
97|Search for confined persons|100
98|Restoring abducted females|101|A female child replaces a girl under eighteen years.
99|Rules for search warrants|102
100|Closed places and search|103
101|Things found beyond jurisdiction|104
102|Seizure by police|106
103|Search in the magistrate's presence|108
104|Impounding documents|109
105|Reciprocal arrangements on process|110
105A|Terms for reciprocal arrangements|111
105B|Transfer of persons|114
105C|Attachment and forfeiture abroad|115
105D|Finding unlawful property|116
105E|Seizure of such property|117
105F|Managing such property|118
105G|Notice of forfeiture|119
105H|Forfeiture|120
105I|Fine in place of forfeiture|121
105J|Void transfers|122
105K|Letters of request|123
105L|Application of the chapter|124
106|Security for peace on conviction|125
107|Security for peace in other cases|126
108|Security from those who spread sedition|127
109|Security from suspected persons|128
110|Security from habitual offenders|~129|In the list of acts food safety replaces food adulteration, and foreign exchange went.
111|Order to show cause|130
112|Person present in court|131
113|Summons or warrant for such person|132
114|Copy of the order|133
115|Dispensing with attendance|134
116|Inquiry into the information|135
117|Order to give security|136
118|Discharge|137
119|Start of the period|138
120|Bond|139
121|Rejecting sureties|140
122|Imprisonment for want of security|141
123|Release of such persons|142
124|Security for the rest of the period|143
125|Maintenance of wife, children and parents|144
126|Procedure for maintenance|~145|Parents can proceed where they live.
127|Change of allowance|146
128|Enforcing maintenance|147
129|Dispersing an assembly|148
130|Armed forces to disperse|149
131|Power of officers of the forces|150
132|Protection for such acts|151
133|Order to remove nuisance|152
134|Service of the order|153
135|Obeying or showing cause|~154|The hearing can be by audio-video means.
136|Failing to do so|155
137|Denial of public right|156
138|Showing cause|~157|Proceedings end within ninety days, extendable to one hundred and twenty days.
139|Local investigation and expert|158
140|Instructions for it|159
141|Order made absolute|160
142|Injunction meanwhile|161
143|Forbidding repetition|162
144|Urgent cases of nuisance|163
144A|Arms in processions|-
145|Disputes over land|164
146|Attaching the subject of dispute|165
147|Disputes over use of land|166
148|Local inquiry|167
149|Police to prevent offences|168
150|Information of a design|169
151|Arrest to prevent offences|170
152|Injury to public property|171
153|Weights and measures|-
154(1)|First information report|~173(1)|It can be given at any police station, and by electronic communication to be signed within three days.
154(2)|Copy to the informant|~173(2)|The victim gets a copy too.
154(3)|Refusal to record|~173(4)|Application to the Magistrate is named as the next step.
155|Non-cognizable cases|~174|The daily diary of such cases goes to the Magistrate each fortnight.
156(1)|Investigation of cognizable cases|~175(1)|The superintendent can order a deputy superintendent to investigate serious cases.
156(2)|No challenge to such investigation|175(2)
156(3)|Magistrate orders investigation|~175(3)|The Magistrate considers the affidavit of the application and the police officer's submissions.
157|Procedure of investigation|~176|Forensic experts visit the scene for offences with seven years or more, from a day that the State notifies within five years.
158|How reports are sent|177
159|Investigation or preliminary inquiry|178
160|Attendance of witnesses|~179|Men are examined where they live from sixty years instead of sixty-five years, and so are persons with an acute illness. Who is willing can come to the police station.
161|Examination by police|180
162|Statements to police|181
163|No inducement|182
164|Confessions and statements|~183|Any Magistrate of the district can record; statements of certain victims are recorded by a woman where practicable. In offences with ten years or more, life or death the statements of witnesses are recorded.
164A|Medical examination of rape victim|~184|The report goes out within seven days.
165|Search by police|~185|The search is recorded by audio-video means, and the record goes to the Magistrate within forty-eight hours.
166|Search in another station's limits|186
166A|Letter of request abroad|112
166B|Letter of request from abroad|113
167(1)|Custody beyond twenty-four hours|187(1)
167(2)|Remand and default bail|~187(2) 187(3)|The fifteen days of police custody can be spread over the first forty days or sixty days of the detention. The ninety days are for offences with death, life or ten years or more.
167|Detention during investigation|~187|The fifteen days of police custody can be spread over the first forty days or sixty days. The ninety days are for offences with death, life or ten years or more.
168|Report of subordinate officer|188
169|Release for want of evidence|189
170|Sending cases to the magistrate|~190|The Magistrate does not refuse a report because the accused is not in custody.
171|Complainants not to be restrained|191
172|Police diary|192
173(2)|Final report|~193(3)|The report states the chain of custody of electronic devices; the informant or victim gets a report on progress within ninety days.
173(8)|Further investigation|~193(9)|During trial it needs leave of the court and ends within ninety days, which can be extended.
173|Report of investigation|~193|The informant or victim gets a report on progress within ninety days. Further investigation during trial needs leave of the court and ends within ninety days.
174|Unnatural death: police inquiry|~194|The report goes to the Magistrate within twenty-four hours.
175|Summoning persons|~195|Men under fifteen years or above sixty years, women, disabled persons and persons with an acute illness attend only where they live.
176|Inquiry by magistrate into death|196
177|Ordinary place of trial|197
178|Doubtful place|198
179|Where act or consequence is|199
180|Act that is an offence by another|200
181|Place for certain offences|201
182|Letters and messages|202
183|Journey or voyage|203
184|Offences triable together|204
185|Trial in other divisions|205
186|High Court decides the place|206
187|Process for offences elsewhere|207
188|Offences outside India|208
189|Evidence on offences abroad|~209|Electronic copies count.
190|Cognizance by magistrates|~210|Complaints under a special law by the person it authorises, and police reports in electronic form, are named.
191|Transfer on request of accused|211
192|Making over cases|212
193|Cognizance by sessions courts|213
194|Cases for additional sessions judges|214
195|Contempt and offences on evidence|~215|Another public servant can complain for the one concerned where he authorises him.
195A|Threatened witnesses|216
196|Offences against the State|217
197|Prosecution of public servants|~218|The government decides on sanction within one hundred and twenty days, else it is deemed given.
198|Offences against marriage|~219|A child replaces a person under eighteen years. The wife in sub-section (6) is under eighteen years; adultery went.
198A|Cruelty by husband|220
198B|Cognizance: wife separated|221
199|Defamation|222|A child replaces a person under eighteen years.
200|Examining the complainant|~223|The accused is heard before cognizance; a public servant also has conditions of his own.
201|Magistrate without competence|224
202|Postponing process|225
203|Dismissing a complaint|226
204|Issue of process|~227|Summonses and warrants can be electronic.
205|Attendance dispensed with|228
206|Petty offences: special summons|~229|Fine up to five thousand rupees instead of one thousand rupees.
207|Copies for the accused: police case|~230|Copies are given within fourteen days; electronic copies count.
208|Copies in sessions cases on complaint|~231|Electronic copies count.
209|Commitment to sessions|~232|Proceedings end within ninety days, extendable to one hundred and eighty days.
210|Complaint and police case together|233
211|Contents of charge|234
212|Time, place and person|235
213|Manner of offence|236
214|Words of the charge|237
215|Errors in the charge|238
216|Altering the charge|239
217|Recall of witnesses|240
218|Separate charges|241
219|Offences of one kind in a year|~242|Up to five offences instead of three.
220|Offences of one transaction|243
221|Doubt which offence|244
222|Lesser offence|245
223|Joint charges|246
224|Withdrawing other charges|247
225|Public prosecutor conducts|248
226|Opening the case|249
227|Discharge: sessions|~250|The accused can apply within sixty days of commitment.
228|Charge: sessions|~251|Charge within sixty days of the first hearing on it.
229|Plea of guilty: sessions|252
230|Date for evidence|253
231|Prosecution evidence: sessions|~254|Evidence by audio-video means is possible.
232|Acquittal: sessions|255
233|Defence: sessions|256
234|Arguments|257
235|Judgment: sessions|~258|Judgment within thirty days of arguments, extendable to forty-five days.
236|Earlier conviction|259
237|Cases under section 199(2)|~260|Compensation up to five thousand rupees instead of one thousand rupees.
238|Copies given: warrant case|261
239|Discharge: police report|~262|The accused can apply within sixty days of the copies.
240|Charge: police report|~263|Charge within sixty days of the first hearing on it.
241|Plea of guilty: warrant case|264
242|Prosecution evidence: warrant case|~265|Evidence by audio-video means at a designated place is possible.
243|Defence: warrant case|~266|Evidence by audio-video means at a designated place is possible.
244|Evidence: complaint case|267
245|Discharge: complaint case|268
246|Charge: complaint case|~269|Where a witness cannot be secured for cross-examination the Magistrate can close the evidence and go on.
247|Defence: complaint case|270
248|Acquittal or conviction|271
249|Complainant absent|~272|The Magistrate first gives thirty days to appear.
250|Compensation for baseless accusation|~273|An appeal lies from compensation above two thousand rupees instead of one hundred rupees.
251|Accusation stated: summons case|~274|A baseless accusation ends in release, which is a discharge.
252|Plea of guilty: summons case|275
253|Plea by post: petty cases|276
254|Evidence: summons case|277
255|Acquittal or conviction: summons case|278
256|Complainant absent or dead|~279|The Magistrate first gives thirty days to appear.
257|Withdrawing a complaint|280
258|Stopping proceedings|281
259|Summons case to warrant case|282
260|Summary trial|~283|The value of the property is up to twenty thousand rupees, and the offences of the list are tried summarily as a rule. Other offences: up to three years instead of two years, after hearing the accused.
261|Summary trial: second class|284
262|Procedure in summary trials|285
263|Record in summary trials|286
264|Judgment in summary trials|287
265|Language of record and judgment|288
265A|Plea bargaining: when|~289|Offences against a child, a person under eighteen years, are left out; before, against a child under fourteen years.
265B|Application for plea bargaining|~290|To be made within thirty days of the charge; the settlement has sixty days.
265C|Guidelines for settlement|291
265D|Report of settlement|292
265E|Disposal of the case|~293|First offenders get a lower share of the sentence: one-fourth of the least term, or one-sixth.
265F|Judgment on settlement|294
265G|Judgment is final|295
265H|Powers of the court|296
265I|Set-off of detention|297
265J|Priority of the chapter|298
265K|Use of statements|299
265L|Juveniles excluded|300
`;
