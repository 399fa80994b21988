/** Provisions of the codes of 2023 that replaced nothing: act | section | subject | note. */
export const NEW_PROVISIONS = `
bns|1(2)|Commencement
bns|2(3)|Child|A person under eighteen.
bns|48|Abetment abroad of an offence in India
bns|69|Intercourse by deceit or false promise|Imprisonment up to ten years.
bns|95|Engaging a child to commit an offence|Three to ten years.
bns|103(2)|Murder by a group of five or more|On grounds such as race, caste, community, sex, language or belief.
bns|106(2)|Death by driving, and flight|Left out of the notification of commencement.
bns|111|Organised crime
bns|112|Petty organised crime
bns|113|Terrorist act
bns|117(3)|Grievous hurt with lasting disability
bns|117(4)|Grievous hurt by a group of five or more
bns|226|Attempted suicide to compel a public servant|Of section 309 of the IPC only this case remains.
bns|304|Snatching
bns|324(3)|Mischief to property of government
bns|341(3)|Possessing a counterfeit seal
bns|341(4)|Using a counterfeit seal
bns|358|Repeal and savings|What was done and incurred under the IPC stays.
bnss|35(7)|Leave to arrest the infirm or old|For offences with less than three years.
bnss|43(3)|Handcuffs|In listed cases only.
bnss|86|Property of proclaimed person abroad
bnss|105|Search recorded by audio-video means
bnss|107|Proceeds of crime
bnss|172|Obeying directions of police
bnss|173(3)|Preliminary enquiry before registering|For offences with three to less than seven years, within fourteen days.
bnss|175(4)|Complaint against a public servant
bnss|336|Evidence of successors of officers and experts
bnss|356|Trial in absence of proclaimed offender
bnss|398|Witness protection scheme
bnss|472|Mercy petitions
bnss|530|Electronic mode
bsa|61|Electronic or digital record|Its admission is not refused because it is one.
bsa|170|Repeal and savings|Proceedings pending on 1 July 2024 go on under the Evidence Act.
`;
