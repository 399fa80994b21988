/*
 * Periods of statutes beside the Schedule, a line for each: kind | key | title | provision | period | starting point | when it
 * may be late | traits. An article of the Schedule under a name that lawyers use has its number in place of the period.
 */

const CPC = 'Code of Civil Procedure 1908';
const ARBITRATION = 'Arbitration and Conciliation Act 1996';
const CPA = 'Consumer Protection Act 2019';
const COMPANIES = 'Companies Act 2013';
const IBC = 'Insolvency and Bankruptcy Code 2016';
const NGT = 'National Green Tribunal Act 2010';
const RERA = 'Real Estate (Regulation and Development) Act 2016';
const PMLA = 'Prevention of Money-laundering Act 2002';
const CGST = 'Central Goods and Services Tax Act 2017';
const ITA = 'Income-tax Act 1961';
const NI = 'Negotiable Instruments Act 1881';
const SCR = 'Supreme Court Rules 2013';
export const BNSS = 'Bharatiya Nagarik Suraksha Sanhita 2023';
export const CRPC = 'Code of Criminal Procedure 1973';

/** Code of Civil Procedure 1908, Commercial Courts Act 2015, Supreme Court Rules 2013. */
export const CIVIL = `
paper|cpc-ws|Written statement|${CPC}, Order VIII rule 1|30 days|service of the summons|within 90 days of the start: ${CPC}, Order VIII rule 1, proviso|warning directory
paper|cpc-ws-commercial|Written statement in a commercial suit|${CPC}, Order VIII rule 1, as amended by the Commercial Courts Act 2015|30 days|service of the summons|within 120 days of the start: ${CPC}, Order VIII rule 1, proviso, as amended by the Commercial Courts Act 2015
paper|cpc-37-appearance|Appearance in a summary suit|${CPC}, Order XXXVII rule 3(1)|10 days|service of the summons|power: ${CPC}, Order XXXVII rule 3(7)
article|cpc-37-leave|Leave to defend a summary suit|${CPC}, Order XXXVII rule 3(5)|118
act|cpc-148a-caveat|Life of a caveat|${CPC}, s. 148A(5)|90 days|lodging of the caveat|never: ${CPC}, s. 148A(5)
article|cpc-second-appeal|Second appeal|${CPC}, s. 100|116(a)
article|cpc-intra-court-appeal|Letters patent or intra-court appeal|Letters Patent|117
article|cpc-revision|Civil revision|${CPC}, s. 115|131
article|cpc-review|Review|${CPC}, Order XLVII|124
article|cpc-ex-parte|Set aside an ex parte decree|${CPC}, Order IX rule 13|123
article|cpc-restoration|Restore a suit dismissed for default|${CPC}, Order IX rules 4 and 9|122
article|cpc-substitution|Substitute the heirs of a dead party|${CPC}, Order XXII rules 3 and 4|120
article|cpc-abatement|Set aside an abatement|${CPC}, Order XXII rule 9|121
article|cpc-execution|Execution of a decree|${CPC}, s. 38|136
court appeal|commercial-appeal|Appeal in a commercial matter|Commercial Courts Act 2015, s. 13|60 days|judgment or order|section 5
act|commercial-12a|Pre-institution mediation|Commercial Courts Act 2015, s. 12A(3)|3 months|application for mediation|within 2 months: Commercial Courts Act 2015, s. 12A(3), proviso|pandemic excluded
article|slp-civil|Special leave petition, civil|${SCR}, Order XXI rule 1|133(c)
article|slp-criminal|Special leave petition, criminal|${SCR}, Order XXII rule 1|133(c)
article|slp-refusal|Special leave petition after refusal of a certificate|${SCR}, Orders XXI and XXII rule 1|133(b)
article|slp-death|Special leave petition against a sentence of death|${SCR}, Order XXII rule 1|133(a)
court application|sc-review|Review by the Supreme Court|${SCR}, Order XLVII rule 2|30 days|judgment or order|section 5|copy
court appeal|hma-28|Appeal under the Hindu Marriage Act|Hindu Marriage Act 1955, s. 28(4)|90 days|decree or order|section 5|warning matrimonial
`;

/** Arbitration and Conciliation Act 1996; section 37 is in `SEVERAL_PERIODS`. */
export const ARBITRATION_RULES = `
court application|arb-34|Set aside an arbitral award|${ARBITRATION}, s. 34(3)|3 months|receipt of the award; after a request under s. 33, its disposal|within 30 days: ${ARBITRATION}, s. 34(3), proviso
court application|arb-11|Appointment of an arbitrator by the court|${ARBITRATION}, s. 11(6); Limitation Act 1963, Schedule, Art. 137|3 years|failure or refusal to appoint after a notice that invokes arbitration|section 5
act|arb-9|Start of arbitration after an interim order|${ARBITRATION}, s. 9(2)|90 days|interim order|power: ${ARBITRATION}, s. 9(2)
act|arb-13|Challenge to an arbitrator|${ARBITRATION}, s. 13(2)|15 days|knowledge of the tribunal’s constitution or of the ground|never
act|arb-23|Statements of claim and defence|${ARBITRATION}, s. 23(4)|6 months|notice to the last arbitrator of the appointment|never|pandemic excluded
act|arb-29a|Arbitral award|${ARBITRATION}, s. 29A(1)|12 months|completion of the pleadings under s. 23(4)|within 6 months: ${ARBITRATION}, s. 29A(3)|pandemic excluded, warning extendable
act|arb-33|Correction, interpretation or additional award|${ARBITRATION}, s. 33(1) and (4)|30 days|receipt of the award|never
`;

/** Cheques, criminal appeals and revisions. The complaint on a cheque and the clocks of custody are in `SEVERAL_PERIODS`. */
export const CRIMINAL = `
act|ni-138-presentation|Presentation of a cheque|${NI}, s. 138, proviso (a); Reserve Bank of India, direction of 4 November 2011|3 months|date of the cheque|never|warning bank_open
act|ni-138-notice|Notice of demand on a cheque|${NI}, s. 138, proviso (b)|30 days|information from the bank that the cheque is returned|never|pandemic excluded
act|ni-138-payment|Payment after a notice on a cheque|${NI}, s. 138, proviso (c)|15 days|receipt of the notice by the drawer|never|pandemic excluded
article|criminal-appeal-high-court|Criminal appeal to the High Court|${BNSS}, s. 415 (${CRPC}, s. 374)|115(b)(i)
article|criminal-appeal-sessions|Criminal appeal to the Court of Session|${BNSS}, s. 415 (${CRPC}, s. 374)|115(b)(ii)
article|criminal-appeal-death|Criminal appeal against a sentence of death|${BNSS}, s. 415 (${CRPC}, s. 374)|115(a)
article|criminal-appeal-acquittal|Appeal of the State against acquittal|${BNSS}, s. 419(1) (${CRPC}, s. 378(1))|114(a)
article|criminal-revision|Criminal revision|${BNSS}, ss. 438 and 442 (${CRPC}, ss. 397 and 401)|131
`;

/**
 * Consumers, motor accidents, companies, insolvency, environment, real estate, money laundering, registration. NGT, s. 16: no
 * section 5, and the further days end on an open day (Sridevi Datla v. Union of India, 2021 INSC 106, 2 March 2021).
 */
export const TRIBUNALS = `
tribunal application|consumer-complaint|Consumer complaint|${CPA}, s. 69(1)|2 years|cause of action|power: ${CPA}, s. 69(2)
paper|consumer-version|Written version of the opposite party|${CPA}, s. 38(2)(a)|30 days|receipt of the notice with the complaint|within 15 days: ${CPA}, s. 38(2)(a)
tribunal appeal|consumer-appeal-state|Appeal to the State Commission|${CPA}, s. 41|45 days|order of the District Commission|power: ${CPA}, s. 41, proviso
tribunal appeal|consumer-appeal-national|Appeal to the National Commission|${CPA}, s. 51(1)|30 days|order of the State Commission|power: ${CPA}, s. 51(1), proviso
court appeal|consumer-appeal-supreme|Appeal from the National Commission to the Supreme Court|${CPA}, s. 67|30 days|order of the National Commission|power: ${CPA}, s. 67, proviso
tribunal application|consumer-review|Review by the State Commission|${CPA}, s. 50|30 days|order|never
court appeal|mact-appeal|Appeal from a Motor Accident Claims Tribunal|Motor Vehicles Act 1988, s. 173(1)|90 days|award|power: Motor Vehicles Act 1988, s. 173(1), proviso
tribunal appeal|companies-421|Appeal to NCLAT, company matter|${COMPANIES}, s. 421(3)|45 days|day on which the copy of the order is made available|within 45 days: ${COMPANIES}, s. 421(3), proviso|section 4
court appeal|companies-423|Appeal from NCLAT to the Supreme Court, company matter|${COMPANIES}, s. 423|60 days|receipt of the order|within 60 days: ${COMPANIES}, s. 423, proviso|received
tribunal application|ibc-7-9|Insolvency application of a creditor|${IBC}, ss. 7, 9 and 238A; Limitation Act 1963, Schedule, Art. 137|3 years|default|section 5|proceeding, section 4, renewable, fraud
act|ibc-8|Reply to a demand notice|${IBC}, s. 8(2)|10 days|receipt of the demand notice|never
act|ibc-12|Insolvency resolution process|${IBC}, s. 12|180 days|admission of the application|within 90 days: ${IBC}, s. 12(3)|warning extendable
tribunal appeal|ibc-42|Appeal against the liquidator on a claim|${IBC}, s. 42|14 days|receipt of the decision|section 5|section 4
tribunal appeal|ibc-61|Appeal to NCLAT, insolvency|${IBC}, s. 61(2)|30 days|order of the NCLT|within 15 days: ${IBC}, s. 61(2), proviso|copy, section 4, warning ibc_no_copy_wait
court appeal|ibc-62|Appeal from NCLAT to the Supreme Court, insolvency|${IBC}, s. 62(1)|45 days|receipt of the order|within 15 days: ${IBC}, s. 62(2)|received
tribunal application|ngt-14|Application to the NGT|${NGT}, s. 14(3)|6 months|day on which the cause of action first arose|within 60 days: ${NGT}, s. 14(3), proviso
tribunal application|ngt-15|Compensation or restitution from the NGT|${NGT}, s. 15(3)|5 years|day on which the cause first arose|within 60 days: ${NGT}, s. 15(3), proviso
tribunal appeal|ngt-16|Appeal to the NGT|${NGT}, s. 16|30 days|communication of the order|within 60 days: ${NGT}, s. 16, proviso [General Clauses Act 1897, s. 10; Sridevi Datla v. Union of India, 2021 INSC 106]
court appeal|ngt-22|Appeal from the NGT to the Supreme Court|${NGT}, s. 22|90 days|communication of the award or order|power: ${NGT}, s. 22, proviso|received
tribunal appeal|rera-44|Appeal to the Real Estate Appellate Tribunal|${RERA}, s. 44(2)|60 days|receipt of the copy of the order|power: ${RERA}, s. 44(2), proviso
court appeal|rera-58|Appeal from the Real Estate Appellate Tribunal to the High Court|${RERA}, s. 58(1)|60 days|communication of the order|power: ${RERA}, s. 58(1), proviso|received
tribunal appeal|pmla-26|Appeal to the Appellate Tribunal, money laundering|${PMLA}, s. 26(3)|45 days|receipt of the copy of the order|power: ${PMLA}, s. 26(3), proviso
court appeal|pmla-42|Appeal to the High Court, money laundering|${PMLA}, s. 42|60 days|communication of the order|within 60 days: ${PMLA}, s. 42, proviso|received
act|registration-23|Presentation of a document for registration|Registration Act 1908, s. 23|4 months|execution|within 4 months: Registration Act 1908, s. 25
tribunal appeal|registration-72|Appeal to the Registrar|Registration Act 1908, s. 72|30 days|order of refusal|never
`;

/** Service matters, goods and services tax, income tax. */
export const SERVICE_AND_TAX = `
tribunal application|at-21-order|Application to an administrative tribunal, order passed|Administrative Tribunals Act 1985, s. 21(1)(a)|1 year|final order|power: Administrative Tribunals Act 1985, s. 21(3)
tribunal appeal|gst-107|GST appeal of a taxpayer|${CGST}, s. 107(1)|3 months|communication of the order|within 1 month: ${CGST}, s. 107(4)
tribunal appeal|gst-107-department|GST appeal of the department|${CGST}, s. 107(2)|6 months|communication of the order|within 1 month: ${CGST}, s. 107(4)
court appeal|gst-117|GST appeal to the High Court|${CGST}, s. 117(2)|180 days|receipt of the order|power: ${CGST}, s. 117(2), proviso|received
tribunal appeal|it-249|Income-tax appeal to the Commissioner (Appeals)|${ITA}, s. 249(2)|30 days|service of the notice of demand, or of the order|power: ${ITA}, s. 249(3)
court appeal|it-260a|Income-tax appeal to the High Court|${ITA}, s. 260A(2)|120 days|receipt of the order|power: ${ITA}, s. 260A(2A)|received
`;

/** Rules that need more than one period: `answers` has the working of each. */
export const SEVERAL_PERIODS = `
tribunal application|ni-142-complaint|Complaint on a dishonoured cheque|${NI}, s. 142(1)(b)|1 month|receipt of the notice by the drawer|power: ${NI}, s. 142(1)(b), proviso
court appeal|arb-37|Appeal under the Arbitration Act|${ARBITRATION}, s. 37|90 days|order|section 5
tribunal application|mact-claim|Claim of compensation for a motor accident|Motor Vehicles Act 1988, s. 166(3)|6 months|accident|never: Motor Vehicles Act 1988, s. 166(3)|warning mact_interim
act|cpc-80-notice|Suit against the Government after a notice|${CPC}, s. 80(1)|2 months|delivery of the notice|never
court appeal|cpc-first-appeal|First appeal|${CPC}, s. 96|90 days|decree|section 5
act|bnss-187-3|Default bail|${BNSS}, s. 187(3)|90 days|first remand|never
act|crpc-167-2|Default bail under the Code of 1973|${CRPC}, s. 167(2)|90 days|first remand|never
act|bnss-479|Release of an undertrial prisoner|${BNSS}, s. 479(1)|1 year|first day of detention|never
complaint|bnss-514|Cognizance of an offence|${BNSS}, s. 514
complaint|crpc-468|Cognizance of an offence under the Code of 1973|${CRPC}, s. 468
tribunal application|at-21-representation|Application to an administrative tribunal, representation not answered|Administrative Tribunals Act 1985, s. 21(1)(b)|1 year|appeal or representation|power: Administrative Tribunals Act 1985, s. 21(3)
tribunal appeal|gst-112|GST appeal to the Appellate Tribunal|${CGST}, s. 112(1)|3 months|communication of the order|within 3 months: ${CGST}, s. 112(6)
tribunal appeal|it-253|Income-tax appeal to the Appellate Tribunal|${ITA}, s. 253(3)|2 months|communication of the order|power: ${ITA}, s. 253(5)
`;
