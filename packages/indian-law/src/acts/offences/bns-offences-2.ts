/** BNS ss. 206 to 357, in the format of the first part. */
export const BNS_OFFENCES_2 = `
206(a)||simple up to 1 month, or fine up to ₹5,000, or both|n b M
206(b)||simple up to 6 months, or fine up to ₹10,000, or both|n b M
207(a)||simple up to 1 month, or fine up to ₹5,000, or both|n b M
207(b)||simple up to 6 months, or fine up to ₹10,000, or both|n b M
208(a)||simple up to 1 month, or fine up to ₹5,000, or both|n b M
208(b)||simple up to 6 months, or fine up to ₹10,000, or both|n b M
209|proclamation under section 84(1)|up to 3 years, or fine, or both, or community service|c n M1
209|declared a proclaimed offender|up to 7 years, and fine|c n M1
210(a)||simple up to 1 month, or fine up to ₹5,000, or both|n b C
210(b)||simple up to 6 months, or fine up to ₹10,000, or both|n b C
211(a)||simple up to 1 month, or fine up to ₹5,000, or both|n b M
211(b)||simple up to 6 months, or fine up to ₹10,000, or both|n b M
211(c)||up to 6 months, or fine up to ₹1,000, or both|n b M
212(a)||simple up to 6 months, or fine up to ₹5,000, or both|n b M
212(b)||up to 2 years, or fine, or both|n b M
213||simple up to 6 months, or fine up to ₹5,000, or both|n b C
214||simple up to 6 months, or fine up to ₹5,000, or both|n b C
215||simple up to 3 months, or fine up to ₹3,000, or both|n b C
216||up to 3 years, and fine|n b M1
217||up to 1 year, or fine up to ₹10,000, or both|n b M
218||up to 6 months, or fine up to ₹10,000, or both|n b M
219||up to 1 month, or fine up to ₹5,000, or both|n b M
220||up to 1 month, or fine up to ₹200, or both|n b M
221||up to 3 months, or fine up to ₹2,500, or both|n b M
222(a)||simple up to 1 month, or fine up to ₹2,500, or both|n b M
222(b)||simple up to 6 months, or fine up to ₹5,000, or both|n b M
223(a)||simple up to 6 months, or fine up to ₹2,500, or both|c b M
223(b)||up to 1 year, or fine up to ₹5,000, or both|c b M
224||up to 2 years, or fine, or both|n b M
225||up to 1 year, or fine, or both|n b M
226||simple up to 1 year, or fine, or both, or community service|n b M
229(1)||up to 7 years, and fine up to ₹10,000|n b M1
229(2)||up to 3 years, and fine up to ₹5,000|n b M
230(1)||life or rigorous up to 10 years, and fine up to ₹50,000|n n S
230(2)||death, or as above|n n S
231||as the offence of which the false evidence is given|n n S
232(1)||up to 7 years, or fine, or both|c n =
232(2)||as the innocent person was sentenced|c n =
233||as giving or fabricating false evidence|n = =
234||as giving false evidence|n b =
235||as giving false evidence|n b =
236||as giving false evidence|n b =
237||as giving false evidence|n b =
238(a)||up to 7 years, and fine|= b S
238(b)||up to 3 years, and fine|n b M1
238(c)||one-fourth of the longest term, or fine, or both|n b =
239||up to 6 months, or fine up to ₹5,000, or both|n b M
240||up to 2 years, or fine, or both|n b M
241||up to 3 years, or fine up to ₹5,000, or both|n b M1
242||up to 3 years, or fine, or both|n b M1
243||up to 3 years, or fine up to ₹5,000, or both|n b M
244||up to 2 years, or fine, or both|n b M
245||up to 2 years, or fine, or both|n b M1
246||up to 2 years, and fine|n b M1
247||up to 2 years, or fine, or both|n b M1
248(a)||up to 5 years, or fine up to ₹2,00,000, or both|n b M1
248(b)||up to 10 years, and fine|n b S
249(a)||up to 5 years, and fine|c b M1
249(b)||up to 3 years, and fine|c b M1
249(c)||one-fourth of the longest term, or fine, or both|c b M1
250(a)||up to 7 years, and fine|c b M1
250(b)||up to 3 years, and fine|c b M1
250(c)||one-fourth of the longest term, or fine, or both|c b M1
251(a)||up to 7 years, and fine|n b M1
251(b)||up to 3 years, and fine|n b M1
251(c)||one-fourth of the longest term, or fine, or both|n b M1
252||up to 2 years, or fine, or both|c b M1
253(a)||up to 7 years, and fine|c b M1
253(b)||up to 3 years, with or without fine|c b M1
253(c)||one-fourth of the longest term, or fine, or both|c b M1
254||rigorous up to 7 years, and fine|c b M1
255||up to 2 years, or fine, or both|n b M
256||up to 3 years, or fine, or both|c b M1
257||up to 7 years, or fine, or both|n b M1
258||up to 7 years, or fine, or both|n b M1
259(a)||up to 7 years, with or without fine|= b M1
259(b)||up to 3 years, with or without fine|c b M1
259(c)||up to 2 years, with or without fine|c b M1
260(a)||life or up to 14 years, with or without fine|c n S
260(b)||up to 7 years, with or without fine|c n M1
260(c)||up to 3 years, or fine, or both|c b M1
261||simple up to 2 years, or fine, or both|n b M
262||up to 2 years, or fine, or both|c b M
263(a)||up to 2 years, or fine, or both|c b M
263(b)||up to 3 years, and fine|c n M1
263(c)||up to 7 years, and fine|c n M1
263(d)||up to 7 years, and fine|c n M1
263(e)||life or up to 10 years, and fine|c n S
264|intentional|up to 3 years, or fine, or both|n b M1
264|negligent|simple up to 2 years, or fine, or both|n b M
265||up to 6 months, or fine, or both|c b M
266||the original sentence, or what is left of it|c n =
267||simple up to 6 months, or fine up to ₹5,000, or both|n b C
268||up to 2 years, or fine, or both|n b M1
269||up to 1 year, or fine, or both|c n M
271||up to 6 months, or fine, or both|c b M
272||up to 2 years, or fine, or both|c b M
273||up to 6 months, or fine, or both|n b M
274||up to 6 months, or fine up to ₹5,000, or both|n b M
275||up to 6 months, or fine up to ₹5,000, or both|n b M
276||up to 1 year, or fine up to ₹5,000, or both|n n M
277||up to 6 months, or fine up to ₹5,000, or both|n b M
278||up to 6 months, or fine up to ₹5,000, or both|n b M
279||up to 6 months, or fine up to ₹5,000, or both|c b M
280||fine up to ₹1,000|n b M
281||up to 6 months, or fine up to ₹1,000, or both|c b M
282||up to 6 months, or fine up to ₹10,000, or both|c b M
283||up to 7 years, and fine of at least ₹10,000|c b M1
284||up to 6 months, or fine up to ₹5,000, or both|c b M
285||fine up to ₹5,000|c b M
286||up to 6 months, or fine up to ₹5,000, or both|c b M
287||up to 6 months, or fine up to ₹2,000, or both|c b M
288||up to 6 months, or fine up to ₹5,000, or both|c b M
289||up to 6 months, or fine up to ₹5,000, or both|n b M
290||up to 6 months, or fine up to ₹5,000, or both|n b M
291||up to 6 months, or fine up to ₹5,000, or both|c b M
292||fine up to ₹1,000|n b M
293||simple up to 6 months, or fine up to ₹5,000, or both|c b M
294(2)||up to 2 years, and fine up to ₹5,000; later convictions: up to 5 years, and fine up to ₹10,000|c b M
295||up to 3 years, and fine up to ₹2,000; later convictions: up to 7 years, and fine up to ₹5,000|c b M
296||up to 3 months, or fine up to ₹1,000, or both|c b M
297(1)||up to 6 months, or fine, or both|n b M
297(2)||fine up to ₹5,000|n b M
298||up to 2 years, or fine, or both|c n M
299||up to 3 years, or fine, or both|c n M1
300||up to 1 year, or fine, or both|c b M
301||up to 1 year, or fine, or both|c b M
302||up to 1 year, or fine, or both|n b M|p
303(2)||up to 3 years, or fine, or both; second or later conviction: rigorous 1 year to 5 years, and fine|c n M|p
303(2)|below ₹5,000, first conviction, and the property or its value is given back|community service|n b M|p
304(2)||up to 3 years, and fine|c n M
305||up to 7 years, and fine|c n M
306||up to 7 years, and fine|c n M|w
307||rigorous up to 10 years, and fine|c n M1
308(2)||up to 7 years, or fine, or both|c n M1
308(3)||up to 2 years, or fine, or both|c b M
308(4)||up to 7 years, and fine|c n M1
308(5)||up to 10 years, and fine|c n M1
308(6)||up to 10 years, and fine|c b M1
308(7)||up to 10 years, and fine|c b M1
309(4)||rigorous up to 10 years, and fine|c n M1
309(4)|on a highway between sunset and sunrise|rigorous up to 14 years|c n M1
309(5)||rigorous up to 7 years, and fine|c n M1
309(6)||life or rigorous up to 10 years, and fine|c n M1
310(2)||life or rigorous up to 10 years, and fine|c n S
310(3)||death or life or rigorous at least 10 years, and fine|c n S
310(4)||rigorous up to 10 years, and fine|c n S
310(5)||rigorous up to 7 years, and fine|c n S
310(6)||life or rigorous up to 10 years, and fine|c n S
311||at least 7 years|c n S
312||at least 7 years|c n S
313||rigorous up to 7 years, and fine|c n M1
314||6 months to 2 years, and fine|n b M|p
315||up to 3 years, and fine|n b M1
315|clerk or servant of the dead person|up to 7 years|n b M1
316(2)||up to 5 years, or fine, or both|c n M1|w
316(3)||up to 7 years, and fine|c n M1|p
316(4)||up to 7 years, and fine|c n M1|w
316(5)||life or up to 10 years, and fine|c n M1
317(2)||up to 3 years, or fine, or both|c n M|p
317(3)||life or rigorous up to 10 years, and fine|c n S
317(4)||life or up to 10 years, and fine|c n S
317(5)||up to 3 years, or fine, or both|c n M|p
318(2)||up to 3 years, or fine, or both|n b M|p
318(3)||up to 5 years, or fine, or both|n b M|w
318(4)||up to 7 years, and fine|c n M1|w
319(2)||up to 5 years, or fine, or both|c b M|p
320||6 months to 2 years, or fine, or both|n b M|p
321||up to 2 years, or fine, or both|n b M|p
322||up to 3 years, or fine, or both|n b M|p
323||up to 3 years, or fine, or both|n b M|p
324(2)||up to 6 months, or fine, or both|n b M|p
324(3)||up to 1 year, or fine, or both|n b M
324(4)||up to 2 years, or fine, or both|n b M|p
324(5)||up to 5 years, or fine, or both|c b M1
324(6)||up to 5 years, and fine|c b M1
325||up to 5 years, or fine, or both|c b M1|p
326(a)||up to 5 years, or fine, or both|c b M1|p
326(b)||up to 5 years, or fine, or both|c b M1
326(c)||up to 5 years, or fine, or both|c b M1
326(d)||up to 7 years, or fine, or both|c b M1
326(e)||up to 1 year, or fine, or both|n b M
326(f)||up to 7 years, and fine|c b M1
326(g)||life or up to 10 years, and fine|c n S
327(1)||up to 10 years, and fine|c n S
327(2)||life or up to 10 years, and fine|c n S
328||up to 10 years, and fine|c n S
329(3)||up to 3 months, or fine up to ₹5,000, or both|c b M|p
329(4)||up to 1 year, or fine up to ₹5,000, or both|c b M|p
331(1)||up to 2 years, and fine|c n M
331(2)||up to 3 years, and fine|c n M
331(3)||up to 3 years, and fine|c n M
331(3)|to commit theft|up to 10 years|c n M1
331(4)||up to 5 years, and fine|c n M
331(4)|to commit theft|up to 14 years|c n M1
331(5)||up to 10 years, and fine|c n M1
331(6)||up to 14 years, and fine|c n M1
331(7)||life or up to 10 years, and fine|c n S
331(8)||life or up to 10 years, and fine|c n S
332(a)||life or rigorous up to 10 years, and fine|c n S
332(b)||up to 10 years, and fine|c n S
332(c)||up to 2 years, and fine|c b M|p
332(c)|to commit theft|up to 7 years|c n M
333||up to 7 years, and fine|c n M
334(1)||up to 2 years, or fine, or both|c n M
334(2)||up to 3 years, or fine, or both|c b M
336(2)||up to 2 years, or fine, or both|n b M1
336(3)||up to 7 years, and fine|c n M1
336(4)||up to 3 years, and fine|c b M1
337||up to 7 years, and fine|n n M1
338||life or up to 10 years, and fine|n n M1
338|promissory note of the Central Government|life or up to 10 years, and fine|c n M1
339|a document of section 337|up to 7 years, and fine|c b M1
339|a document of section 338|life or up to 7 years, and fine|n b M1
340(2)||as forging such a document|c b M1
341(1)||life or up to 7 years, and fine|c b M1
341(2)||up to 7 years, and fine|c b M1
341(3)||up to 3 years, and fine|c b M1
341(4)||as making such a seal|c b M1
342(1)||life or up to 7 years, and fine|n b M1
342(2)||up to 7 years, and fine|n n M1
343||life or up to 7 years, and fine|n n M1
344||up to 7 years, or fine, or both|n b M1
345(3)||up to 1 year, or fine, or both|n b M|p
346||up to 1 year, or fine, or both|n b M
347(1)||up to 2 years, or fine, or both|n b M|p
347(2)||up to 3 years, and fine|n b M1
348||up to 3 years, or fine, or both|n b M1
349||up to 1 year, or fine, or both|n b M|p
350(1)||up to 3 years, or fine, or both|n b M
350(2)||up to 3 years, or fine, or both|n b M
351(2)||up to 2 years, or fine, or both|n b M|p
351(3)||up to 7 years, or fine, or both|n b M1|p
351(4)||up to 2 years beside the punishment of the intimidation|n b M1
352||up to 2 years, or fine, or both|n b M|p
353(1)||up to 3 years, or fine, or both|n n M
353(2)||up to 3 years, or fine, or both|c n M
353(3)||up to 5 years, and fine|c n M
354||up to 1 year, or fine, or both|n b M|p
355||simple up to 24 hours, or fine up to ₹1,000, or both, or community service|n b M
356(2)|against the President, Vice-President, a Governor, an Administrator or a Minister in public functions|simple up to 2 years, or fine, or both, or community service|n b S|w
356(2)|in other cases|simple up to 2 years, or fine, or both, or community service|n b M1|p
356(3)|against such a person|simple up to 2 years, or fine, or both|n b S|p
356(3)|in other cases|simple up to 2 years, or fine, or both|n b M1|p
356(4)|against such a person|simple up to 2 years, or fine, or both|n b S|p
356(4)|in other cases|simple up to 2 years, or fine, or both|n b M1|p
357||up to 3 months, or fine up to ₹5,000, or both|n b M|p
`;
