/** IPC ss. 1 to 171I | subject | sections of the BNS, `~` where the rule itself changed, `-` for none | note. */
export const IPC_GENERAL = `
1|Name and reach of the code|1(1)
2|Offences committed in India|1(3)
3|Offences outside India triable here|1(4)
4|Offences abroad by citizens|1(5)
5|Laws left untouched|1(6)
6|Definitions read with exceptions|3(1)
7|One meaning throughout|3(2)
8|Gender|~2(10)|Transgender persons are named.
9|Singular and plural|2(22)
10|Man and woman|2(19) 2(35)
11|Person|2(26)
12|Public|2(27)
13|Queen|-|Repealed in 1950.
14|Servant of Government|-|No definition of its own.
15|British India|-|Repealed in 1937.
16|Government of India|-|Repealed in 1937.
17|Government|2(12)
18|India|-|No definition of its own.
19|Judge|2(16)
20|Court of Justice|2(5)
21|Public servant|2(28)
22|Movable property|~2(21)|Property is no longer limited to what can be touched.
23|Wrongful gain and loss|2(36) 2(37) 2(38)
24|Dishonestly|2(7)
25|Fraudulently|2(9)
26|Reason to believe|2(29)
27|Property held by spouse, clerk or servant|3(3)
28|Counterfeit|2(4)
29|Document|~2(8)|Electronic and digital records are documents.
29A|Electronic record|~2(39)|No definition of its own: words defined in the Information Technology Act, 2000 keep that meaning.
30|Valuable security|2(31)
31|Will|2(34)
32|Acts include illegal omissions|3(4)
33|Act and omission|2(1) 2(25)
34|Acts in furtherance of common intention|3(5)
35|Joint act with criminal knowledge|3(6)
36|Effect of act and omission together|3(7)
37|Co-operation in one of several acts|3(8)
38|Different offences by one joint act|3(9)
39|Voluntarily|2(33)
40|Offence|2(24)
41|Special law|2(30)
42|Local law|2(18)
43|Illegal, and legally bound|2(15)
44|Injury|2(14)
45|Life|2(17)
46|Death|2(6)
47|Animal|2(2)
48|Vessel|2(32)
49|Month and year|2(20)
50|Section|-|No definition of its own.
51|Oath|2(23)
52|Good faith|2(11)
52A|Harbour|2(13)
53|Kinds of punishment|~4|Community service is a punishment.
53A|Transportation read as imprisonment|-|No section of its own.
54|Commuting a death sentence|~5|Section 474 of the BNSS says into which punishment it is commuted.
55|Commuting life imprisonment|~5|Section 474 of the BNSS says into which punishment imprisonment for life is commuted; the limit of fourteen years went.
55A|Appropriate Government|5
56|Europeans and Americans|-|Repealed in 1949.
57|Fractions of terms|6
58|Persons sentenced to transportation|-|Repealed in 1955.
59|Transportation for imprisonment|-|Repealed in 1955.
60|Rigorous or simple imprisonment|7
61|Forfeiture of property|-|Repealed in 1921.
62|Forfeiture for grave offences|-|Repealed in 1921.
63|Amount of fine|8(1)
64|Imprisonment in default of fine|8(2)
65|Limit of imprisonment in default|8(3)
66|Description of imprisonment in default|~8(4)|Default of community service is included.
67|Default where only a fine is provided|~8(5)|Two months for a fine up to five thousand rupees, four months up to ten thousand rupees, else one year; before: two months up to fifty rupees, four months up to one hundred rupees, else six months. Default of community service is included.
68|End on payment of fine|8(6)
69|End on part payment of fine|8(6)
70|Six years to levy a fine|8(7)
71|Limit where an offence has parts|9
72|Doubt between several offences|10
73|Solitary confinement|11
74|Limit of solitary confinement|12
75|Higher punishment after conviction|13
76|Mistake of fact: bound by law|14
77|Judge acting judicially|15
78|Act under a judgment or order|16
79|Mistake of fact: justified by law|17
80|Accident in a lawful act|18
81|Harm done to prevent other harm|19
82|Child under seven|20
83|Child of seven to twelve|21
84|Unsound mind|22
85|Intoxication against one's will|23
86|Intent of an intoxicated person|24
87|Consent to risk of harm|25
88|Act for another's benefit with consent|26
89|Act for benefit of child or person of unsound mind|27
90|Consent under fear or misconception|28
91|Acts that are offences apart from harm|29
92|Act for another's benefit without consent|30
93|Communication in good faith|31
94|Act under threat|32
95|Slight harm|33
96|Private defence is no offence|34
97|Private defence of body and property|35
98|Defence against person of unsound mind|36
99|Limits of private defence|37
100|When defence of body may cause death|38
101|Other harm in defence of body|39
102|Start and end of defence of body|40
103|When defence of property may cause death|41
104|Other harm in defence of property|42
105|Start and end of defence of property|43
106|Defence with risk to an innocent|44
107|Abetment|45
108|Abettor|46
108A|Abetment in India of acts abroad|47
109|Punishment of abetment|49
110|Abetted person acts with other intent|50
111|Different act from that abetted|51
112|Punishment for both acts|52
113|Different effect of the abetted act|53
114|Abettor present|54
115|Abetment of offence with death or life|55
116|Abetment of offence with imprisonment|56
117|Abetment by the public or by more than ten|~57
118|Hiding a design of grave offence|58
119|Public servant hiding a design|59
120|Hiding a design of lesser offence|60
120A|Criminal conspiracy|61(1)
120B|Punishment of criminal conspiracy|61(2)
121|Waging war against the Government of India|147
121A|Conspiracy to wage war|148
122|Collecting arms to wage war|149
123|Hiding a design to wage war|150
124|Assaulting President or Governor|151
124A|Sedition|~152|Sedition is not named. The offence is to excite secession, armed rebellion or subversive activities, or to endanger sovereignty, unity and integrity.
125|War against a foreign State at peace|~153|Any foreign State at peace with the Government of India, not only an Asiatic Power.
126|Raids on a foreign State at peace|~154|Any foreign State at peace, not a Power in alliance or at peace.
127|Property taken by such war or raid|155
128|Public servant letting prisoner of war escape|156
129|Public servant negligent in such escape|157
130|Helping a prisoner of war escape|158
131|Abetting mutiny|159
132|Abetting mutiny that is committed|160
133|Abetting assault on superior officer|161
134|Abetting such assault, if committed|162
135|Abetting desertion|163
136|Harbouring a deserter|164
137|Deserter hidden on a merchant vessel|165
138|Abetting insubordination|166
138A|Indian marine service|-|Repealed in 1934.
139|Persons under service Acts|167
140|Wearing the garb of armed forces|168
141|Unlawful assembly|189(1)
142|Member of unlawful assembly|189(2)
143|Punishment of a member|189(2)
144|Unlawful assembly with deadly weapon|189(4)
145|Staying after order to disperse|189(3)
146|Rioting|191(1)
147|Punishment for rioting|191(2)
148|Rioting with deadly weapon|191(3)
149|Common object of unlawful assembly|190
150|Hiring persons for unlawful assembly|189(6)
151|Assembly of five ordered to disperse|189(5)
152|Obstructing public servant suppressing riot|195
153|Provocation to cause riot|192
153A|Enmity between groups|~196|Electronic communication is named.
153AA|Arms in a procession|-|No section of its own.
153B|Imputations against national integration|~197|False or misleading information that jeopardises sovereignty, unity, integrity or security is an offence too, and electronic communication is named.
154|Owner of land of a riot|193(1)
155|Person for whose benefit a riot is|193(2)
156|Agent of such owner|193(3)
157|Harbouring persons hired for assembly|189(7)
158|Being hired for unlawful assembly|189(8) 189(9)
159|Affray|194(1)
160|Punishment for affray|194(2)
161|Gratification of public servant|-|Repealed in 1988 by the Prevention of Corruption Act, 1988.
162|Gratification to influence by corrupt means|-|Repealed in 1988 by the Prevention of Corruption Act, 1988.
163|Gratification for personal influence|-|Repealed in 1988 by the Prevention of Corruption Act, 1988.
164|Abetment by public servant|-|Repealed in 1988 by the Prevention of Corruption Act, 1988.
165|Public servant taking valuable thing|-|Repealed in 1988 by the Prevention of Corruption Act, 1988.
165A|Abetment of such offences|-|Repealed in 1988 by the Prevention of Corruption Act, 1988.
166|Public servant disobeying law to injure|198
166A|Public servant disobeying directions|199
166B|Hospital refusing a victim|200
167|Public servant framing wrong document|201
168|Public servant in trade|202
169|Public servant buying property|203
170|Personating a public servant|204
171|Garb of a public servant|205
171A|Candidate and electoral right|169
171B|Bribery at elections|170
171C|Undue influence at elections|171
171D|Personation at elections|172
171E|Punishment for bribery|173
171F|Punishment for undue influence|174
171G|False statement in an election|175
171H|Illegal payments in an election|176
171I|No election accounts|177
`;
