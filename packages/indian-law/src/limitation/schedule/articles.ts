/*
 * The Schedule to the Limitation Act, 1963 (36 of 1963), a line for each limb of an article: article | period | title |
 * starting point | traits. The words are our own summaries.
 */

/** Articles 1 to 113; periods in years. */
export const SUITS = `
1|3|Balance of a mutual, open and current account with reciprocal demands|close of the year of the account in which its last admitted or proved item is entered
2|3|Account against a factor|refusal of the account when demanded during the agency; without a demand, end of the agency|demand
3|3|Principal against agent for movable property not accounted for|refusal of the account when demanded during the agency; without a demand, end of the agency|demand
4|3|Principal against agent for neglect or misconduct|day on which the plaintiff learns of the neglect or misconduct
5|3|Account and share of the profits of a dissolved partnership|dissolution
6|3|Wages of a seaman|end of the voyage
7|3|Wages of any other person|day on which the wages accrue due
8|3|Price of food or drink sold by a hotel, tavern or lodging-house|delivery
9|3|Price of lodging|day on which the price becomes payable
10|3|Carrier: goods lost or injured|loss or injury
11|3|Carrier: goods not delivered, or delivered late|day on which the goods ought to be delivered
12|3|Hire of animals, vehicles, boats or furniture|day on which the hire becomes payable
13|3|Balance of money advanced for goods to be delivered|day on which the goods ought to be delivered
14|3|Price of goods sold and delivered, no period of credit|delivery of the goods
15|3|Price of goods sold and delivered on credit|end of the period of credit
16|3|Price of goods to be paid by a bill of exchange that is not given|end of the period of the proposed bill
17|3|Price of trees or growing crops, no period of credit|sale
18|3|Price of work done at request, no time for payment|day on which the work is done
19|3|Money lent|day on which the loan is made
20|3|Money lent by cheque|day on which the cheque is paid
21|3|Money lent, payable on demand|day on which the loan is made
22|3|Money deposited, payable on demand (customer and bank too)|demand|demand
23|3|Money paid for the defendant|payment
24|3|Money received by the defendant for the plaintiff|receipt of the money
25|3|Interest on money due|day on which the interest becomes due
26|3|Money due on accounts stated|statement of the accounts in signed writing; where a signed agreement makes the debt payable later, that time
27|3|Breach of a promise tied to a time or a contingency|time named, or the contingency
28|3|Single bond with a day for payment|day so named
29|3|Single bond without a day for payment|execution of the bond
30|3|Bond with a condition|breach of the condition
31|3|Bill or note payable at a fixed time after date|day on which it falls due
32|3|Bill payable at or after sight, not at a fixed time|presentment
33|3|Bill accepted payable at a particular place|presentment at that place
34|3|Bill or note payable at a fixed time after sight or demand|end of the fixed time
35|3|Bill or note payable on demand, no writing that postpones the right to sue|date of the bill or note
36|3|Note or bond payable by instalments|end of the term of payment of each part
37|3|Note or bond by instalments, the whole due on default|default, unless waived; then the next default not waived
38|3|Note given to a third person for delivery after an event|delivery to the payee
39|3|Dishonoured foreign bill, protested and notified|notice
40|3|Payee against drawer, bill not accepted|refusal to accept
41|3|Acceptor of an accommodation bill against the drawer|payment by the acceptor
42|3|Surety against the principal debtor|payment to the creditor
43|3|Surety against a co-surety|payment above the share of the surety
44(a)|3|Insurance payable on proof of death|death; where the claim is denied, the denial
44(b)|3|Insurance payable on proof of loss|event that caused the loss; where the claim is denied, the denial
45|3|Premiums paid on a policy that the insurer can avoid|election of the insurer to avoid the policy
46|3|Refund of a legacy or of assets (Indian Succession Act, ss. 360, 361)|payment or distribution
47|3|Money paid on a consideration that fails|failure
48|3|Contribution for a joint decree or for revenue of a joint estate|payment above the plaintiff’s own share
49|3|Contribution between trustees against the estate of one|day on which the right to contribution accrues
50|3|Contribution to the manager of a joint family estate|payment
51|3|Profits of the plaintiff’s land wrongfully received|receipt of the profits
52|3|Arrears of rent|day on which the arrears become due
53|3|Unpaid purchase money of immovable property|time for completing the sale; where the title is accepted later, the acceptance
54|3|Specific performance of a contract|date fixed for performance; where none is fixed, notice of refusal
55|3|Compensation for breach of a contract not provided for elsewhere|breach; of successive breaches, the one sued on; of a continuing one, its end
56|3|Declaration that an instrument is forged|day on which the plaintiff learns of its issue or registration
57|3|Declaration that an adoption is invalid or never took place|day on which the plaintiff learns of the alleged adoption
58|3|Any other declaration|day on which the right to sue first accrues
59|3|Cancel or set aside an instrument or decree, rescind a contract|day on which the plaintiff first learns of the facts that entitle to it
60(a)|3|Set aside a transfer by a guardian: by the ward|majority of the ward
60(b)(i)|3|Set aside a transfer by a guardian: heir of a ward who dies within three years of majority|majority of the ward
60(b)(ii)|3|Set aside a transfer by a guardian: heir of a ward who dies a minor|death of the ward
61(a)|30|Mortgagor: redemption or possession|day on which the right to redeem or to possession accrues|possession
61(b)|12|Mortgagor: possession from a transferee of the mortgagee|day on which the plaintiff learns of the transfer|possession
61(c)|3|Mortgagor: surplus collections after satisfaction|re-entry of the mortgagor
62|12|Money secured by a mortgage or charge on immovable property|day on which the money becomes due
63(a)|30|Mortgagee: foreclosure|day on which the money secured becomes due
63(b)|12|Mortgagee: possession|day on which the mortgagee becomes entitled to possession|possession
64|12|Possession of immovable property on previous possession|dispossession|possession
65|12|Possession of immovable property on title|day on which the defendant’s possession becomes adverse|possession
66|12|Possession on forfeiture or breach of condition|forfeiture or breach|possession
67|12|Landlord: possession from a tenant|end of the tenancy|possession
68|3|Specific movable property lost, stolen, misappropriated or converted|day on which the person entitled first learns who has it
69|3|Other specific movable property|wrongful taking
70|3|Movable property deposited or pawned|refusal after demand|demand
71|3|Movable property deposited or pawned and then bought|day on which the plaintiff learns of the sale
72|1|Compensation for an act or omission said to be under an enactment|act or omission
73|1|False imprisonment|end of the imprisonment
74|1|Malicious prosecution|acquittal, or other end of the prosecution
75|1|Libel|publication
76|1|Slander|words spoken; where not actionable in themselves, the special damage
77|1|Loss of service by seduction of a servant or daughter|loss
78|1|Inducing a breach of contract|breach
79|1|Illegal, irregular or excessive distress|distress
80|1|Wrongful seizure of movables under legal process|seizure
81|1|By representatives, Legal Representatives’ Suits Act 1855|death of the person wronged
82|2|By representatives, Fatal Accidents Act 1855|death of the person killed
83|2|Against representatives, Legal Representatives’ Suits Act 1855|wrong
84|2|Perversion of property held for specific purposes|day on which the person injured first learns of it
85|3|Obstruction of a way or watercourse|obstruction
86|3|Diversion of a watercourse|diversion
87|3|Trespass on immovable property|trespass
88|3|Infringement of copyright or another exclusive privilege|infringement
89|3|Restraint of waste|begin of the waste
90|3|Injury by an injunction wrongfully obtained|end of the injunction
91(a)|3|Compensation: movable property lost, stolen, misappropriated or converted|day on which the person entitled first learns who has it
91(b)|3|Compensation: other movable property wrongfully taken, injured or detained|wrongful taking or injury, or the day on which the detention becomes unlawful
92|12|Immovable trust property transferred by the trustee for value|day on which the plaintiff learns of the transfer|possession
93|3|Movable trust property transferred by the trustee for value|day on which the plaintiff learns of the transfer
94|12|Set aside a transfer of immovable endowment property by a manager for value|day on which the plaintiff learns of the transfer
95|3|Set aside a transfer of movable endowment property by a manager for value|day on which the plaintiff learns of the transfer
96|12|Manager of an endowment: property transferred by an earlier manager for value|end of the transferor’s office or appointment of the plaintiff, the later|possession
97|1|Pre-emption|physical possession by the purchaser; where the property does not admit of it, registration|pre-emption
98|1|Establish a right after an order under Order XXI rule 63 or 103 CPC, or s. 28 Presidency Small Cause Courts Act|final order
99|1|Set aside a sale by a civil or revenue court or for arrears of revenue|confirmation of the sale, or the day on which it would have become final
100|1|Alter or set aside a decision of a civil court outside a suit, or an act of an officer of Government|final decision, or the act or order
101|3|On a judgment, foreign ones too, or a recognisance|judgment or recognisance
102|3|Property conveyed by the plaintiff while insane|sanity and knowledge of the conveyance
103|3|Loss by breach of trust, from the estate of a dead trustee|death of the trustee; where the loss comes later, the loss
104|3|Establish a right that recurs|first refusal of its enjoyment
105|3|Arrears of maintenance of a Hindu|day on which the arrears are payable
106|12|Legacy, or share of a residue or of an intestate’s property|day on which the legacy or share becomes payable or deliverable
107|12|Possession of a hereditary office|adverse possession of the office by the defendant|death ignored
108|12|Alienation by a Hindu or Muslim female, declared void beyond her life or remarriage|alienation
109|12|Hindu of Mitakshara law: set aside the father’s alienation of ancestral property|possession by the alienee
110|12|Share of one excluded from joint family property|day on which the plaintiff learns of the exclusion
111|30|Local authority: possession of a public street or road|dispossession, or discontinuance of possession|possession
112|30|Suit by the Central Government or a State Government|day on which time would run against a private person
113|3|Any suit for which the Schedule has no other article|day on which the right to sue accrues
`;

/** Articles 114 to 117; periods in days. */
export const APPEALS = `
114(a)|90|Appeal of the State against acquittal|order
114(b)|30|Appeal against acquittal on special leave|grant of special leave
115(a)|30|Criminal appeal from a sentence of death|sentence
115(b)(i)|60|Criminal appeal from another sentence or order, to the High Court|sentence or order
115(b)(ii)|30|Criminal appeal from another sentence or order, to another court|sentence or order
116(a)|90|Civil appeal to the High Court|decree or order
116(b)|30|Civil appeal to any other court|decree or order
117|30|Appeal within the same High Court|decree or order
`;

/** Articles 118 to 137. References to the Code of 1898 are to the Code in force (General Clauses Act 1897, s. 8). */
export const APPLICATIONS = `
118|10 days|Leave to appear and defend in a summary suit|service of the summons
119(a)|30 days|Arbitration Act 1940: filing of an award|service of the notice that the award is made|old arbitration
119(b)|30 days|Arbitration Act 1940: set aside or remit an award|service of the notice that the award is filed|copy of the award, old arbitration
120|90 days|Bring the legal representative of a dead party on record|death of the party
121|60 days|Set aside an abatement|abatement
122|30 days|Restore a suit, appeal or application dismissed for default|dismissal
123|30 days|Set aside an ex parte decree, rehear an ex parte appeal|decree; where the summons was not duly served, knowledge of the decree
124|30 days|Review by a court other than the Supreme Court|decree or order|copy
125|30 days|Record adjustment or satisfaction of a decree|payment or adjustment|Order XXI
126|30 days|Payment of a decree by instalments|decree
127|60 days|Set aside a sale in execution|sale|Order XXI
128|30 days|Possession by one dispossessed who disputes the decree-holder or purchaser|dispossession|Order XXI
129|30 days|Possession after resistance or obstruction|resistance or obstruction|Order XXI
130(a)|60 days|Leave to appeal as a pauper, to the High Court|decree|copy
130(b)|30 days|Leave to appeal as a pauper, to any other court|decree|copy
131|90 days|Revision under the Code of Civil or of Criminal Procedure|decree, order or sentence|copy
132|60 days|Certificate of fitness to appeal to the Supreme Court|decree, order or sentence|copy
133(a)|60 days|Special leave to appeal: sentence of death|judgment, final order or sentence|copy
133(b)|60 days|Special leave to appeal: leave refused by the High Court|order of refusal|copy
133(c)|90 days|Special leave to appeal: any other case|judgment or order|copy
134|1 years|Delivery to the purchaser at a sale in execution|day on which the sale becomes absolute|Order XXI
135|3 years|Enforce a decree of mandatory injunction|decree, or the date fixed for performance|execution
136|12 years|Execute any other decree or order of a civil court|day on which it becomes enforceable, or the default in a payment or delivery that it orders|execution, perpetual injunction
137|3 years|Any application for which the Division has no other article|day on which the right to apply accrues|renewable
`;
