/** IPC ss. 109 to 298: section | case | punishment | cognizable, bailable, court | compounding | condition. */
export const IPC_OFFENCES_1 = `
109||as the offence abetted|= = =
110||as the offence abetted|= = =
111||as the offence intended|= = =
112||as the offence abetted|= = =
113||as the offence committed|= = =
114||as the offence committed|= = =
115||up to 7 years, and fine|= n =
115|harm is caused|up to 14 years, and fine|= n =
116||one-fourth of the longest term, or fine, or both|= = =
116|a public servant who must prevent it|one-half of the longest term, or fine, or both|= = =
117||up to 3 years, or fine, or both|= = =
118|committed|up to 7 years, and fine|= n =
118|not committed|up to 3 years, and fine|= b =
119|committed|one-half of the longest term, or fine, or both|= = =
119|punishable with death or life|up to 10 years|= n =
119|not committed|one-fourth of the longest term, or fine, or both|= b =
120|committed|one-fourth of the longest term, or fine, or both|= = =
120|not committed|one-eighth of the longest term, or fine, or both|= b =
120B|an offence with death, life, or 2 years or more|as abetment of the offence conspired|= = =
120B|other conspiracies|up to 6 months, or fine, or both|n b M1
121||death or life, and fine|c n S
121A||life or up to 10 years, and fine|c n S
122||life or up to 10 years, and fine|c n S
123||up to 10 years, and fine|c n S
124||up to 7 years, and fine|c n S
124A||life, with or without fine; or up to 3 years, with or without fine; or fine|c n S
125||life, with or without fine; or up to 7 years, with or without fine; or fine|c n S
126||up to 7 years, and fine, and forfeiture of the property|c n S
127||up to 7 years, and fine, and forfeiture of the property|c n S
128||life or up to 10 years, and fine|c n S
129||simple up to 3 years, and fine|c b M1
130||life or up to 10 years, and fine|c n S
131||life or up to 10 years, and fine|c n S
132||death or life or up to 10 years, and fine|c n S
133||up to 3 years, and fine|c n M1
134||up to 7 years, and fine|c n M1
135||up to 2 years, or fine, or both|c b M
136||up to 2 years, or fine, or both|c b M
137||fine up to ₹500|n b M
138||up to 6 months, or fine, or both|c b M
140||up to 3 months, or fine up to ₹500, or both|c b M
143||up to 6 months, or fine, or both|c b M
144||up to 2 years, or fine, or both|c b M
145||up to 2 years, or fine, or both|c b M
147||up to 2 years, or fine, or both|c b M
148||up to 3 years, or fine, or both|c b M1
149||as the offence committed|= = =
150||as a member of the assembly, and as the offence committed|c = =
151||up to 6 months, or fine, or both|c b M
152||up to 3 years, or fine, or both|c b M1
153|rioting is committed|up to 1 year, or fine, or both|c b M
153|rioting is not committed|up to 6 months, or fine, or both|c b M
153A||up to 3 years, or fine, or both|c n M1
153A|in a place of worship|up to 5 years, and fine|c n M1
153AA||up to 6 months, and fine up to ₹2,000|? ? ?
153B||up to 3 years, or fine, or both|c n M1
153B|in a place of worship|up to 5 years, and fine|c n M1
154||fine up to ₹1,000|n b M
155||fine|n b M
156||fine|n b M
157||up to 6 months, or fine, or both|c b M
158||up to 6 months, or fine, or both|c b M
158|going armed|up to 2 years, or fine, or both|c b M
160||up to 1 month, or fine up to ₹100, or both|c b M
166||simple up to 1 year, or fine, or both|n b M1
166A||rigorous 6 months to 2 years, and fine|c b M1
166B||up to 1 year, or fine, or both|n b M1
167||up to 3 years, or fine, or both|c b M1
168||simple up to 1 year, or fine, or both|n b M1
169||simple up to 2 years, or fine, or both, and confiscation of the property|n b M1
170||up to 2 years, or fine, or both|c n M
171||up to 3 months, or fine up to ₹200, or both|c ? M
171E||up to 1 year, or fine, or both; for treating, fine|n b M1
171F||up to 1 year, or fine, or both|n b M1
171G||fine|n b M1
171H||fine up to ₹500|n b M1
171I||fine up to ₹500|n b M1
172||simple up to 1 month, or fine up to ₹500, or both|n b M
172|appearance in or production to a court|simple up to 6 months, or fine up to ₹1,000, or both|n b M
173||simple up to 1 month, or fine up to ₹500, or both|n b M
173|appearance in or production to a court|simple up to 6 months, or fine up to ₹1,000, or both|n b M
174||simple up to 1 month, or fine up to ₹500, or both|n b M
174|appearance in or production to a court|simple up to 6 months, or fine up to ₹1,000, or both|n b M
174A|proclamation under section 82(1)|up to 3 years, or fine, or both|c n M1
174A|declared a proclaimed offender|up to 7 years, and fine|c n M1
175||simple up to 1 month, or fine up to ₹500, or both|n b C
175|production to a court|simple up to 6 months, or fine up to ₹1,000, or both|n b C
176||simple up to 1 month, or fine up to ₹500, or both|n b M
176|on the commission of an offence|simple up to 6 months, or fine up to ₹1,000, or both|n b M
176|required by an order on a released convict|up to 6 months, or fine up to ₹1,000, or both|n b M
177||simple up to 6 months, or fine up to ₹1,000, or both|n b M
177|on the commission of an offence|up to 2 years, or fine, or both|n b M
178||simple up to 6 months, or fine up to ₹1,000, or both|n b C
179||simple up to 6 months, or fine up to ₹1,000, or both|n b C
180||simple up to 3 months, or fine up to ₹500, or both|n b C
181||up to 3 years, and fine|n b M1
182||up to 6 months, or fine up to ₹1,000, or both|n b M
183||up to 6 months, or fine up to ₹1,000, or both|n b M
184||up to 1 month, or fine up to ₹500, or both|n b M
185||up to 1 month, or fine up to ₹200, or both|n b M
186||up to 3 months, or fine up to ₹500, or both|n b M
187||simple up to 1 month, or fine up to ₹200, or both|n b M
187|help demanded for process or to prevent offences|simple up to 6 months, or fine up to ₹500, or both|n b M
188|obstruction, annoyance or injury|simple up to 1 month, or fine up to ₹200, or both|c b M
188|danger to life, health or safety, or riot|up to 6 months, or fine up to ₹1,000, or both|c b M
189||up to 2 years, or fine, or both|n b M
190||up to 1 year, or fine, or both|n b M
193|judicial proceeding|up to 7 years, and fine|n b M1
193|other cases|up to 3 years, and fine|n b M
194||life or rigorous up to 10 years, and fine|n n S
194|an innocent person is executed|death, or as above|n n S
195||as the offence of which the false evidence is given|n ? S
195A||up to 7 years, or fine, or both|c n =
195A|an innocent person is sentenced to death or more than 7 years|as the innocent person was sentenced|c n =
196||as giving or fabricating false evidence|n = =
197||as giving false evidence|n b =
198||as giving false evidence|n b =
199||as giving false evidence|n b =
200||as giving false evidence|n b =
201|an offence with death|up to 7 years, and fine|= b S
201|an offence with life or 10 years|up to 3 years, and fine|n b M1
201|an offence with less than 10 years|one-fourth of the longest term, or fine, or both|n b =
202||up to 6 months, or fine, or both|n b M
203||up to 2 years, or fine, or both|n b M
204||up to 2 years, or fine, or both|n b M1
205||up to 3 years, or fine, or both|n b M1
206||up to 2 years, or fine, or both|n b M
207||up to 2 years, or fine, or both|n b M
208||up to 2 years, or fine, or both|n b M1
209||up to 2 years, and fine|n b M1
210||up to 2 years, or fine, or both|n b M1
211||up to 2 years, or fine, or both|n b M1
211|an offence with 7 years or more|up to 7 years, and fine|n b M1
211|an offence with death or life|up to 7 years, and fine|n b S
212|an offence with death|up to 5 years, and fine|c b M1
212|an offence with life or 10 years|up to 3 years, and fine|c b M1
212|an offence with 1 year or more|one-fourth of the longest term, or fine, or both|c b M1
213|an offence with death|up to 7 years, and fine|c b M1
213|an offence with life or 10 years|up to 3 years, and fine|c b M1
213|an offence with less than 10 years|one-fourth of the longest term, or fine, or both|c b M1
214|an offence with death|up to 7 years, and fine|? b M1
214|an offence with life or 10 years|up to 3 years, and fine|? b M1
214|an offence with less than 10 years|one-fourth of the longest term, or fine, or both|? b M1
215||up to 2 years, or fine, or both|c b M1
216|an offence with death|up to 7 years, and fine|c b M1
216|an offence with life or 10 years|up to 3 years, with or without fine|c b M1
216|an offence with 1 year or more|one-fourth of the longest term, or fine, or both|c b M1
216A||rigorous up to 7 years, and fine|c b M1
217||up to 2 years, or fine, or both|n b M
218||up to 3 years, or fine, or both|c b M1
219||up to 7 years, or fine, or both|n b M1
220||up to 7 years, or fine, or both|n b M1
221|an offence with death|up to 7 years, with or without fine|= b M1
221|an offence with life or 10 years|up to 3 years, with or without fine|c b M1
221|an offence with less than 10 years|up to 2 years, with or without fine|c b M1
222|a sentence of death|life or up to 14 years, with or without fine|c n S
222|a sentence of life or 10 years or more|up to 7 years, with or without fine|c n M1
222|a sentence of less than 10 years|up to 3 years, or fine, or both|c b M1
223||simple up to 2 years, or fine, or both|n b M
224||up to 2 years, or fine, or both|c b M
225||up to 2 years, or fine, or both|c b M
225|charged with life or 10 years|up to 3 years, and fine|c n M1
225|charged with death|up to 7 years, and fine|c n M1
225|sentenced to life or 10 years or more|up to 7 years, and fine|c n M1
225|sentenced to death|life or up to 10 years, and fine|c n S
225A|intentional|up to 3 years, or fine, or both|n b M1
225A|negligent|simple up to 2 years, or fine, or both|n b M
225B||up to 6 months, or fine, or both|c b M
227||the original sentence, or what is left of it|c n =
228||simple up to 6 months, or fine up to ₹1,000, or both|n b C
228A||up to 2 years, and fine|c b M
229||up to 2 years, or fine, or both|n b M1
229A||up to 1 year, or fine, or both|c n M
231||up to 7 years, and fine|c n M1
232||life or up to 10 years, and fine|c n S
233||up to 3 years, and fine|c n M1
234||up to 7 years, and fine|c n S
235||up to 3 years, and fine|c n M1
235|Indian coin|up to 10 years, and fine|c n S
236||as abetment in India|c n M1
237||up to 3 years, and fine|c n M1
238||life or up to 10 years, and fine|c n S
239||up to 5 years, and fine|c n M1
240||up to 10 years, and fine|c n S
241||up to 2 years, or fine up to ten times the value of the coin, or both|c n M
242||up to 3 years, and fine|c n M1
243||up to 7 years, and fine|c n M1
244||up to 7 years, and fine|c n M1
245||up to 7 years, and fine|c n M1
246||up to 3 years, and fine|c n M1
247||up to 7 years, and fine|c n M1
248||up to 3 years, and fine|c n M1
249||up to 7 years, and fine|c n M1
250||up to 5 years, and fine|c n M1
251||up to 10 years, and fine|c n S
252||up to 3 years, and fine|c n M1
253||up to 5 years, and fine|c n M1
254||up to 2 years, or fine up to ten times the value of the coin|c n M
255||life or up to 10 years, and fine|c n S
256||up to 7 years, and fine|c n M1
257||up to 7 years, and fine|c n M1
258||up to 7 years, and fine|c n M1
259||up to 7 years, and fine|c b M1
260||up to 7 years, or fine, or both|c b M1
261||up to 3 years, or fine, or both|c b M1
262||up to 2 years, or fine, or both|c b M
263||up to 3 years, or fine, or both|c b M1
263A||fine up to ₹200|c b M
264||up to 1 year, or fine, or both|n b M
265||up to 1 year, or fine, or both|n b M
266||up to 1 year, or fine, or both|n b M
267||up to 1 year, or fine, or both|c n M
269||up to 6 months, or fine, or both|c b M
270||up to 2 years, or fine, or both|c b M
271||up to 6 months, or fine, or both|n b M
272||up to 6 months, or fine up to ₹1,000, or both|n b M
273||up to 6 months, or fine up to ₹1,000, or both|n b M
274||up to 6 months, or fine up to ₹1,000, or both|n n M
275||up to 6 months, or fine up to ₹1,000, or both|n b M
276||up to 6 months, or fine up to ₹1,000, or both|n b M
277||up to 3 months, or fine up to ₹500, or both|c b M
278||fine up to ₹500|n b M
279||up to 6 months, or fine up to ₹1,000, or both|c b M
280||up to 6 months, or fine up to ₹1,000, or both|c b M
281||up to 7 years, or fine, or both|c b M1
282||up to 6 months, or fine up to ₹1,000, or both|c b M
283||fine up to ₹200|c b M
284||up to 6 months, or fine up to ₹1,000, or both|c b M
285||up to 6 months, or fine up to ₹1,000, or both|c b M
286||up to 6 months, or fine up to ₹1,000, or both|c b M
287||up to 6 months, or fine up to ₹1,000, or both|n b M
288||up to 6 months, or fine up to ₹1,000, or both|n b M
289||up to 6 months, or fine up to ₹1,000, or both|c b M
290||fine up to ₹200|n b M
291||simple up to 6 months, or fine, or both|c b M
292||up to 2 years, and fine up to ₹2,000; later convictions: up to 5 years, and fine up to ₹5,000|c b M
293||up to 3 years, and fine up to ₹2,000; later convictions: up to 7 years, and fine up to ₹5,000|c b M
294||up to 3 months, or fine, or both|c b M
294A|keeping the office|up to 6 months, or fine, or both|n b M
294A|publishing|fine up to ₹1,000|n b M
295||up to 2 years, or fine, or both|c n M
295A||up to 3 years, or fine, or both|c n M1
296||up to 1 year, or fine, or both|c b M
297||up to 1 year, or fine, or both|c ? M
298||up to 1 year, or fine, or both|n ? M|p
`;
