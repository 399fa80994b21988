/** BNS ss. 49 to 205: section | case | punishment | cognizable, bailable, court | compounding | condition. */
export const BNS_OFFENCES_1 = `
49||as the offence abetted|= = =
50||as the offence abetted|= = =
51||as the offence intended|= = =
52||as the offence abetted|= = =
53||as the offence committed|= = =
54||as the offence committed|= = =
55||up to 7 years, and fine|= n =
55|harm is caused|up to 14 years, and fine|= n =
56||one-fourth of the longest term, or fine, or both|= = =
56|a public servant who must prevent it|one-half of the longest term, or fine, or both|= = =
57||up to 7 years, and fine|= = =
58(a)||up to 7 years, and fine|= n =
58(b)||up to 3 years, and fine|= b =
59(a)||one-half of the longest term, or fine, or both|= = =
59(b)||up to 10 years|= n =
59(c)||one-fourth of the longest term, or fine, or both|= b =
60(a)||one-fourth of the longest term, or fine, or both|= = =
60(b)||one-eighth of the longest term, or fine, or both|= b =
61(2)(a)||as abetment of the offence conspired|= = =
61(2)(b)||up to 6 months, or fine, or both|n b M1
62||half of life or of the longest term, or the fine of the offence, or both|= = =
64(1)||rigorous 10 years to life, and fine|c n S
64(2)||rigorous 10 years to life (rest of natural life), and fine|c n S
65(1)||rigorous 20 years to life (rest of natural life), and fine|c n S
65(2)||rigorous 20 years to life (rest of natural life) or death, and fine|c n S
66||rigorous 20 years to life (rest of natural life) or death|c n S
67||2 years to 7 years, and fine|c b S||only on the complaint of the victim
68||rigorous 5 years to 10 years, and fine|c n S
69||up to 10 years, and fine|c n S
70(1)||rigorous 20 years to life (rest of natural life), and fine|c n S
70(2)||life (rest of natural life) or death, and fine|c n S
71||life (rest of natural life) or death|c n S
72(1)||up to 2 years, and fine|c b M
73||up to 2 years, and fine|c b M
74||1 year to 5 years, and fine|c n M
75(2)||rigorous up to 3 years, or fine, or both|c n S
75(3)||up to 1 year, or fine, or both|c n S
76||3 years to 7 years, and fine|c n S
77|first conviction|1 year to 3 years, and fine|c b S
77|later convictions|3 years to 7 years, and fine|c n S
78(2)|first conviction|up to 3 years, and fine|c b M
78(2)|later convictions|up to 5 years, and fine|c n M
79||simple up to 3 years, and fine|c b M|w
80(2)||7 years to life|c n S
81||up to 10 years, and fine|n n M1
82(1)||up to 7 years, and fine|n b M1|w
82(2)||up to 10 years, and fine|n b M1
83||up to 7 years, and fine|n n M1
84||up to 2 years, or fine, or both|n b M|p
85||up to 3 years, and fine|c n M1||if the aggrieved person, a relative or a notified public servant informs the police
87||up to 10 years, and fine|c n S
88||up to 3 years, or fine, or both|n b M1|w
88|the woman is quick with child|up to 7 years, and fine|n b M1|w
89||life or up to 10 years, and fine|c n S
90(1)||up to 10 years, and fine|c n S
90(2)||life, or as above|c n S
91||up to 10 years, or fine, or both|c n S
92||up to 10 years, and fine|c n S
93||up to 7 years, or fine, or both|c b M1
94||up to 2 years, or fine, or both|c b M1
95||3 years to 10 years, and fine|c n M1
95|the offence is committed|as the offence committed|c n =
96||up to 10 years, and fine|c n S
97||up to 7 years, and fine|c n M1
98||up to 10 years, and fine|c n S
99||7 years to 14 years, and fine|c n S
103(1)||death or life, and fine|c n S
103(2)||death or life, and fine|c n S
104||death or life (rest of natural life)|c n S
105|intention|life or 5 years to 10 years, and fine|c n S
105|knowledge without intention|up to 10 years, and fine|c n S
106(1)||up to 5 years, and fine|c b M1
106(1)|registered medical practitioner|up to 2 years, and fine|c b M1
106(2)||up to 10 years, and fine|c n M1
107||death or life or up to 10 years, and fine|c n S
108||up to 10 years, and fine|c n S
109(1)||up to 10 years, and fine|c n S
109(1)|hurt is caused|life, or as above|c n S
109(2)||death or life (rest of natural life)|c n S
110||up to 3 years, or fine, or both|c n S
110|hurt is caused|up to 7 years, or fine, or both|c n S
111(2)(a)||death or life, and fine of at least ₹10,00,000|c n S
111(2)(b)||5 years to life, and fine of at least ₹5,00,000|c n S
111(3)||5 years to life, and fine of at least ₹5,00,000|c n S
111(4)||5 years to life, and fine of at least ₹5,00,000|c n S
111(5)||3 years to life, and fine of at least ₹5,00,000|c n S
111(6)||3 years to life, and fine of at least ₹2,00,000|c n S
111(7)||3 years to 10 years, and fine of at least ₹1,00,000|c n S
112||1 year to 7 years, and fine|c n M1
113(2)(a)||death or life, and fine|c n S
113(2)(b)||5 years to life, and fine|c n S
113(3)||5 years to life, and fine|c n S
113(4)||5 years to life, and fine|c n S
113(5)||life, and fine|c n S
113(6)||3 years to life, and fine|c n S
113(7)||life, and fine|c n S
115(2)||up to 1 year, or fine up to ₹10,000, or both|n b M|p
117(2)||up to 7 years, and fine|c b M|w
117(3)||rigorous 10 years to life (rest of natural life)|c n S
117(4)||up to 7 years, and fine|c n S
118(1)||up to 3 years, or fine up to ₹20,000, or both|c n M
118(2)||life or 1 year to 10 years, and fine|c n M1
119(1)||up to 10 years, and fine|c n M1
119(2)||life or up to 10 years, and fine|c n S
120(1)||up to 7 years, and fine|c b M1
120(2)||up to 10 years, and fine|c n S
121(1)||up to 5 years, or fine, or both|c n M1
121(2)||1 year to 10 years, and fine|c n S
122(1)||up to 1 month, or fine up to ₹5,000, or both|n b M|p
122(2)||up to 5 years, or fine up to ₹10,000, or both|c b M1|p
123||up to 10 years, and fine|c n S
124(1)||10 years to life, and fine|c n S
124(2)||5 years to 7 years, and fine|c n S
125||up to 3 months, or fine up to ₹2,500, or both|c b M
125(a)||up to 6 months, or fine up to ₹5,000, or both|c b M|w
125(b)||up to 3 years, or fine up to ₹10,000, or both|c b M|w
126(2)||simple up to 1 month, or fine up to ₹5,000, or both|c b M|p
127(2)||up to 1 year, or fine up to ₹5,000, or both|c b M|p
127(3)||up to 3 years, or fine up to ₹10,000, or both|c b M|p
127(4)||up to 5 years, and fine of at least ₹10,000|c n M1|p
127(5)||up to 2 years beside any other imprisonment, and fine|c b M1
127(6)||up to 3 years beside any other punishment, and fine|c b M1|p
127(7)||up to 3 years, and fine|c b M
127(8)||up to 3 years, and fine|c b M
131||up to 3 months, or fine up to ₹1,000, or both|n b M|p
132||up to 2 years, or fine, or both|c n M
133||up to 2 years, or fine, or both|n b M|p
134||up to 2 years, or fine, or both|c b M
135||up to 1 year, or fine up to ₹5,000, or both|c b M|w
136||simple up to 1 month, or fine up to ₹1,000, or both|n b M|p
137(2)||up to 7 years, and fine|c b M1
139(1)||rigorous 10 years to life, and fine|c n M1
139(2)||20 years to life (rest of natural life), and fine|c n S
140(1)||life or rigorous up to 10 years, and fine|c n S
140(2)||death or life, and fine|c n S
140(3)||up to 7 years, and fine|c n M1
140(4)||up to 10 years, and fine|c n S
141||up to 10 years, and fine|c n S
142||as the kidnapping or abduction|c n =
143(2)||rigorous 7 years to 10 years, and fine|c n S
143(3)||rigorous 10 years to life, and fine|c n S
143(4)||rigorous 10 years to life, and fine|c n S
143(5)||rigorous 14 years to life, and fine|c n S
143(6)||life (rest of natural life), and fine|c n S
143(7)||life (rest of natural life), and fine|c n S
144(1)||rigorous 5 years to 10 years, and fine|c n S
144(2)||rigorous 3 years to 7 years, and fine|c n S
145||life or up to 10 years, and fine|c n S
146||up to 1 year, or fine, or both|c b M
147||death or life, and fine|c n S
148||life or up to 10 years, and fine|c n S
149||life or up to 10 years, and fine|c n S
150||up to 10 years, and fine|c n S
151||up to 7 years, and fine|c n S
152||life or up to 7 years, and fine|c n S
153||life, with or without fine; or up to 7 years, with or without fine; or fine|c n S
154||up to 7 years, and fine, and forfeiture of the property|c n S
155||up to 7 years, and fine, and forfeiture of the property|c n S
156||life or up to 10 years, and fine|c n S
157||simple up to 3 years, and fine|c b M1
158||life or up to 10 years, and fine|c n S
159||life or up to 10 years, and fine|c n S
160||death or life or up to 10 years, and fine|c n S
161||up to 3 years, and fine|c n M1
162||up to 7 years, and fine|c n M1
163||up to 2 years, or fine, or both|c b M
164||up to 2 years, or fine, or both|c b M
165||fine up to ₹3,000|n b M
166||up to 2 years, or fine, or both|c b M
168||up to 3 months, or fine up to ₹2,000, or both|c b M
173||up to 1 year, or fine, or both; for treating, fine|n b M1
174||up to 1 year, or fine, or both|n b M1
175||fine|n b M1
176||fine up to ₹10,000|n b M1
177||fine up to ₹5,000|n b M1
178||life or up to 10 years, and fine|c n S
179||life or up to 10 years, and fine|c n S
180||up to 7 years, or fine, or both|c n S
181||life or up to 10 years, and fine|c n S
182(1)||fine up to ₹300|n b M
182(2)||fine up to ₹600|n b M
183||up to 3 years, or fine, or both|c b M1
184||up to 2 years, or fine, or both|c b M
185||up to 3 years, or fine, or both|c b M1
186||fine up to ₹200|c b M
187||up to 7 years, and fine|c n M1
188||up to 7 years, and fine|c n M1
189(2)||up to 6 months, or fine, or both|c b M
189(3)||up to 2 years, or fine, or both|c b M
189(4)||up to 2 years, or fine, or both|c b M
189(5)||up to 6 months, or fine, or both|c b M
189(6)||as a member of the assembly, and as the offence committed|c = =
189(7)||up to 6 months, or fine, or both|c b M
189(8)||up to 6 months, or fine, or both|c b M
189(9)||up to 2 years, or fine, or both|c b M
190||as the offence committed|= = =
191(2)||up to 2 years, or fine, or both|c b M
191(3)||up to 5 years, or fine, or both|c b M1
192|rioting is committed|up to 1 year, or fine, or both|c b M
192|rioting is not committed|up to 6 months, or fine, or both|c b M
193(1)||fine up to ₹1,000|n b M
193(2)||fine|n b M
193(3)||fine|n b M
194(2)||up to 1 month, or fine up to ₹1,000, or both|c b M
195(1)||up to 3 years, or fine of at least ₹25,000, or both|c b M1
195(2)||up to 1 year, or fine, or both|n b M
196(1)||up to 3 years, or fine, or both|c n M1
196(2)||up to 5 years, and fine|c n M1
197(1)||up to 3 years, or fine, or both|c n M1
197(2)||up to 5 years, and fine|c n M1
198||simple up to 1 year, or fine, or both|n b M1
199||rigorous 6 months to 2 years, and fine|c b M1
200||up to 1 year, or fine, or both|n b M1
201||up to 3 years, or fine, or both|c b M1
202||simple up to 1 year, or fine, or both, or community service|n b M1
203||simple up to 2 years, or fine, or both, and confiscation of the property|n b M1
204||6 months to 3 years, and fine|c n M
205||up to 3 months, or fine up to ₹5,000, or both|c b M
`;
