/** IPC ss. 172 to 298, in the format of the first part. */
export const IPC_PUBLIC = `
172|Absconding from service of summons|206
173|Preventing service of summons|207
174|Not attending a public servant's order|208
174A|Not appearing after proclamation|209
175|Not producing a document|210
176|Not giving notice or information|211
177|Giving false information|212
178|Refusing oath|213
179|Refusing to answer public servant|214
180|Refusing to sign a statement|215
181|False statement on oath to public servant|216
182|False information to misuse power|~217
183|Resisting the taking of property|218
184|Obstructing a sale by public authority|219
185|Illegal purchase at such a sale|220
186|Obstructing a public servant|221
187|Not helping a public servant|222
188|Disobeying an order of public servant|~223
189|Threat to a public servant|224
190|Threat to stop a request for protection|225
191|Giving false evidence|227
192|Fabricating false evidence|228
193|Punishment for false evidence|229
194|False evidence for a capital conviction|230
195|False evidence for a long sentence|231
195A|Threatening a person to give false evidence|232
196|Using false evidence|233
197|False certificate|234
198|Using a false certificate|235
199|False statement in a declaration|236
200|Using a false declaration|237
201|Making evidence disappear|238
202|Not informing of an offence|239
203|False information of an offence|240
204|Destroying a document of evidence|241
205|False personation in a suit|242
206|Hiding property from seizure|243
207|False claim to property under seizure|244
208|Suffering a decree by fraud|245
209|False claim in court|246
210|Obtaining a decree by fraud|247
211|False charge|248
212|Harbouring an offender|249
213|Gift for screening an offender|250
214|Offering a gift for screening|251
215|Gift for recovering stolen property|252
216|Harbouring an escaped offender|253
216A|Harbouring robbers or dacoits|254
216B|Harbour in earlier sections|-|Repealed in 1942.
217|Public servant disobeying to save a person|255
218|Public servant framing a false record|256
219|Corrupt report by a judge|257
220|Corrupt commitment or confinement|258
221|Public servant not arresting|259
222|Not arresting a sentenced person|260
223|Negligent escape from custody|261
224|Resisting own lawful arrest|262
225|Resisting arrest of another|263
225A|Public servant: other failures to arrest|264
225B|Other resistance, escape and rescue|265
226|Return from transportation|-|Repealed in 1955.
227|Breaking a condition of remission|266
228|Insulting a judge in proceedings|267
228A|Naming a victim of sexual offence|72 73
229|Personating a juror or assessor|~268|Assessors only: juries are no longer named.
229A|Not appearing after bail|269
230|Coin|178
231|Counterfeiting coin|178
232|Counterfeiting Indian coin|178
233|Instruments for counterfeiting coin|181
234|Instruments for counterfeiting Indian coin|181
235|Possessing instruments for coin|181
236|Abetting counterfeiting abroad|-|No section of its own. Section 47 is the general rule on abetment in India of acts abroad.
237|Import or export of counterfeit coin|179
238|Import or export of counterfeit Indian coin|179
239|Delivering coin known to be counterfeit|179
240|Delivering Indian coin known to be counterfeit|179
241|Delivering coin later known as counterfeit|179
242|Possessing counterfeit coin|180
243|Possessing counterfeit Indian coin|180
244|Mint: coin of wrong weight|187
245|Taking instruments from a mint|188
246|Reducing the weight of coin|178
247|Reducing the weight of Indian coin|178
248|Altering the look of coin|178
249|Altering the look of Indian coin|178
250|Delivering altered coin|179
251|Delivering altered Indian coin|179
252|Possessing altered coin|180
253|Possessing altered Indian coin|180
254|Delivering coin later known as altered|179
255|Counterfeiting a government stamp|178
256|Possessing instruments for stamps|181
257|Making instruments for stamps|181
258|Selling counterfeit stamps|179
259|Possessing counterfeit stamps|180
260|Using counterfeit stamps|179
261|Removing writing from a stamped paper|183
262|Using a used stamp|184
263|Removing the mark of a used stamp|185
263A|Fictitious stamps|186
264|False instrument for weighing|-|No section of its own. Weights and measures have the Legal Metrology Act, 2009.
265|False weight or measure|-|No section of its own. Weights and measures have the Legal Metrology Act, 2009.
266|Possessing false weights|-|No section of its own. Weights and measures have the Legal Metrology Act, 2009.
267|Making false weights|-|No section of its own. Weights and measures have the Legal Metrology Act, 2009.
268|Public nuisance|270
269|Negligence likely to spread disease|271
270|Malignant act likely to spread disease|272
271|Disobeying quarantine|~273|Any mode of transport, not only vessels.
272|Adulterating food or drink|274
273|Selling noxious food or drink|275
274|Adulterating drugs|276
275|Selling adulterated drugs|277
276|Selling a drug as another|278
277|Fouling a public spring|279
278|Making the air noxious|280
279|Rash driving on a public way|281
280|Rash navigation|282
281|False light or buoy|283
282|Unsafe or overloaded vessel|284
283|Obstruction in a public way|285
284|Negligence with poison|286
285|Negligence with fire|287
286|Negligence with explosives|288
287|Negligence with machinery|289
288|Negligence with buildings|290
289|Negligence with animals|291
290|Public nuisance in other cases|~292
291|Nuisance after injunction|293
292|Selling obscene books|~294|Content displayed in electronic form is named.
293|Selling obscene objects to the young|~295|A person under eighteen is called a child; the old age was twenty years.
294|Obscene acts and songs|296
294A|Lottery office|297
295|Defiling a place of worship|298
295A|Outraging religious feelings|~299|Electronic means are named.
296|Disturbing religious assembly|300
297|Trespass on burial places|301
298|Words to wound religious feelings|302
`;
