/** Sections of the Evidence Act | subject | sections of the BSA, `~` where the rule itself changed, `-` for none | note. */
export const IEA = `
1|Name, reach and start|~1|The words on territory went.
2|Repeal of earlier laws|-|Repealed in 1938.
3|Meanings|~2(1)|Documents include electronic and digital records.
4|May presume, shall presume, conclusive proof|2(1)
5|Evidence of facts in issue and relevant facts|3
6|Facts of one transaction|4
7|Occasion, cause or effect|5
8|Motive, preparation and conduct|6
9|Facts that explain|7
10|Acts of conspirators|8
11|Facts that become relevant|9
12|Amount of damages|10
13|Right or custom|11
14|State of mind or body|12
15|Accident or intent|13
16|Course of business|14
17|Admission|15
18|Admission by party or agent|16
19|Admission by one whose position matters|17
20|Admission by one referred to|18
21|Proof of admissions|19
22|Oral admissions on documents|20
22A|Oral admissions on electronic records|-
23|Admissions without prejudice|21
24|Confession by inducement|~22|Coercion is named beside inducement, threat and promise.
25|Confession to police|23(1)
26|Confession in custody|23(2)
27|Discovery by information of accused|23(2)
28|Confession after the pressure ended|22
29|Confession under promise of secrecy|22
30|Confession against a co-accused|~24|A joint trial in the absence of an absconding accused counts as one.
31|Admissions not conclusive|25
32|Statements of persons dead or not found|26
33|Evidence in earlier proceedings|27
34|Books of account|28
35|Public records|29
36|Maps, charts and plans|30
37|Statements in Acts and notifications|~31|Acts and notifications of the United Kingdom and its dominions went; electronic and digital form counts.
38|Law in books|~32|Electronic and digital form counts.
39|How much of a statement|33
40|Earlier judgments that bar|34
41|Judgments in probate and like matters|35
42|Judgments on public matters|36
43|Other judgments|37
44|Fraud or want of jurisdiction|38
45|Experts|~39(1)|Experts in any other field are included.
45A|Examiner of electronic evidence|39(2)
46|Facts on experts' opinions|40
47|Opinion on handwriting|41(1)
47A|Opinion on electronic signature|41(2)
48|Opinion on custom|42
49|Opinion on usages|43
50|Opinion on relationship|44
51|Grounds of opinion|45
52|Character in civil cases|46
53|Good character in criminal cases|47
53A|Character and sexual history of victim|48
54|Bad character|49
55|Character and damages|50
56|Facts judicially noticed|51
57|List of facts judicially noticed|~52|International treaties, agreements and conventions, and the seals of all courts and tribunals, are noticed; the Parliament and the Sovereign of the United Kingdom went.
58|Facts admitted|53
59|Proof by oral evidence|54
60|Oral evidence is direct|55
61|Proof of contents of documents|56
62|Primary evidence|~57|Explanations on electronic and digital records were added.
63|Secondary evidence|~58|Oral and written admissions, and evidence of a skilled person, were added.
64|Documents proved by primary evidence|59
65|When secondary evidence is allowed|60
65A|Special rules on electronic records|62
65B(1)|Electronic records as documents|~63(1)|Semiconductor memory and communication devices are named.
65B(2)|Conditions for electronic records|63(2)
65B(3)|Several computers as one|~63(3)|Networks, computer resources and intermediaries are named.
65B(4)|Certificate|~63(4)|The form is in the Schedule, has a part for an expert, and goes with each production.
65B(5)|Supplied and produced information|63(5)
66|Notice to produce|64
67|Proof of signature|65
67A|Proof of electronic signature|66
68|Documents to be attested|67
69|No attesting witness found|~68|Documents executed in the United Kingdom went.
70|Admission of execution|69
71|Witness denies execution|70
72|Documents not required to be attested|71
73|Comparison of writing|72
73A|Verifying digital signature|73
74|Public documents|74(1)
75|Private documents|74(2)
76|Certified copies|75
77|Proof by certified copies|76
78|Proof of other official documents|~77|The list of documents was brought up to date: Ministries and Departments, and Union territories, are named; the Crown and the Privy Council went.
79|Certified copies presumed genuine|78
80|Record of evidence presumed|79
81|Gazettes and newspapers presumed|~80|The London Gazette and the gazettes of colonies went.
81A|Electronic gazettes|81
82|Documents admissible in England|-
83|Government maps|82
84|Collections of laws|83
85|Powers of attorney|84
85A|Electronic agreements|85
85B|Electronic records and signatures|86
85C|Signature certificates|87
86|Foreign judicial records|~88|Records of any country beyond India; the dominions of the Crown are not named.
87|Books, maps and charts|89
88|Telegrams|-
88A|Electronic messages|90
89|Documents not produced|91
90|Documents thirty years old|92
90A|Electronic records five years old|93
91|Terms of written contracts|94
92|Oral agreement excluded|95
93|Evidence to mend unclear words|96
94|Evidence against clear words|97
95|Words without meaning for the facts|98
96|Words that fit one of several|99
97|Words that fit two sets of facts in part|100
98|Illegible or foreign characters|101
99|Strangers to the document|102
100|Wills|103
101|Burden of proof|104
102|On whom the burden lies|105
103|Burden on a particular fact|106
104|Burden on a fact for other evidence|107
105|Burden on exceptions|108
106|Facts specially known|109
107|Alive within thirty years|110
108|Not heard of for seven years|111
109|Partners, landlord, agent|112
110|Ownership|113
111|Good faith in trust|114
111A|Offences in disturbed areas|115
112|Birth during marriage|116
113|Cession of territory|-
113A|Suicide of married woman|117
113B|Dowry death presumed|118
114|Facts the court may presume|119
114A|No consent presumed|120
115|Estoppel|121
116|Estoppel of tenant|122
117|Estoppel of acceptor or bailee|123
118|Who may testify|124
119|Witness unable to speak|125
120|Parties and spouses|126
121|Judges and magistrates|127
122|Communications in marriage|128
123|Affairs of State|129
124|Official communications|130
125|Source of information of offences|131
126|Professional communications|132(1) 132(2)
127|Interpreters and clerks of advocates|132(3)
128|Privilege not waived|133
129|Confidential advice|134
130|Title deeds of witness|135
131|Documents another could withhold|136
132|No excuse from answering|137
133|Accomplice|~138|Corroborated testimony is named as the ground of a lawful conviction.
134|Number of witnesses|139
135|Order of witnesses|140
136|Judge decides on admission|141
137|Examination in chief, cross and re-examination|142
138|Order of examinations|143
139|Person called to produce|144
140|Witnesses to character|145
141|Leading questions|146(1)
142|When leading questions are barred|146(2) 146(3)
143|When leading questions are allowed|146(4)
144|Matters in writing|147
145|Earlier written statements|148
146|Questions in cross-examination|149
147|Compelled answers|150
148|Court decides on questions|151
149|Questions without ground|152
150|Question without ground by counsel|153
151|Indecent questions|154
152|Questions to insult|155
153|Answers on credit not contradicted|156
154|Questions to one's own witness|157
155|Impeaching credit|158
156|Corroborating questions|159
157|Earlier statements to corroborate|160
158|Credit of statements in evidence|161
159|Refreshing memory|162
160|Facts in such document|163
161|Right of other party to see it|164
162|Producing documents|~165|Communications between Ministers and the President are not asked for.
163|Document called for and produced|166
164|Document refused|167
165|Judge's questions|168
166|Questions by jury or assessors|-
167|No new trial for wrong evidence|169
`;
