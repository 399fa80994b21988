import type { TimeRule } from '../types.ts';
import {
  act,
  courtAppeal,
  days,
  months,
  never,
  ownPower,
  paper,
  section5,
  tribunalAppeal,
  tribunalApplication,
  within,
  years,
} from './rule.ts';

const CPA = 'Consumer Protection Act 2019';
const COMPANIES = 'Companies Act 2013';
const IBC = 'Insolvency and Bankruptcy Code 2016';
const NGT = 'National Green Tribunal Act 2010';
const RERA = 'Real Estate (Regulation and Development) Act 2016';
const PMLA = 'Prevention of Money-laundering Act 2002';
const CGST = 'Central Goods and Services Tax Act 2017';
const ITA = 'Income-tax Act 1961';
/** Both tribunals apply the Limitation Act: Companies Act 2013, s. 433; Insolvency and Bankruptcy Code 2016, s. 238A. */
const LIMITATION_ACT = { closed: 'section_4' } as const;
/** The period runs from a copy that was received, so that no time for a copy is left out. */
const RECEIVED = { exclusions: [] } as const;

/** Consumers, motor accidents, companies, insolvency, environment, real estate, money laundering, registration. */
export const TRIBUNALS: readonly TimeRule[] = [
  tribunalApplication(
    'consumer-complaint',
    'Consumer complaint',
    `${CPA}, s. 69(1)`,
    years(2),
    'cause of action',
    ownPower(`${CPA}, s. 69(2)`),
  ),
  paper(
    'consumer-version',
    'Written version of the opposite party',
    `${CPA}, s. 38(2)(a)`,
    days(30),
    'receipt of the notice with the complaint',
    within(`${CPA}, s. 38(2)(a)`, days(15)),
  ),
  tribunalAppeal(
    'consumer-appeal-state',
    'Appeal to the State Commission',
    `${CPA}, s. 41`,
    days(45),
    'order of the District Commission',
    ownPower(`${CPA}, s. 41, proviso`),
  ),
  tribunalAppeal(
    'consumer-appeal-national',
    'Appeal to the National Commission',
    `${CPA}, s. 51(1)`,
    days(30),
    'order of the State Commission',
    ownPower(`${CPA}, s. 51(1), proviso`),
  ),
  courtAppeal(
    'consumer-appeal-supreme',
    'Appeal from the National Commission to the Supreme Court',
    `${CPA}, s. 67`,
    days(30),
    'order of the National Commission',
    ownPower(`${CPA}, s. 67, proviso`),
  ),
  tribunalApplication(
    'consumer-review',
    'Review by the State Commission',
    `${CPA}, s. 50`,
    days(30),
    'order',
    never(),
  ),
  courtAppeal(
    'mact-appeal',
    'Appeal from a Motor Accident Claims Tribunal',
    'Motor Vehicles Act 1988, s. 173(1)',
    days(90),
    'award',
    ownPower('Motor Vehicles Act 1988, s. 173(1), proviso'),
  ),
  tribunalAppeal(
    'companies-421',
    'Appeal to NCLAT, company matter',
    `${COMPANIES}, s. 421(3)`,
    days(45),
    'day on which the copy of the order is made available',
    within(`${COMPANIES}, s. 421(3), proviso`, days(45)),
    LIMITATION_ACT,
  ),
  courtAppeal(
    'companies-423',
    'Appeal from NCLAT to the Supreme Court, company matter',
    `${COMPANIES}, s. 423`,
    days(60),
    'receipt of the order',
    within(`${COMPANIES}, s. 423, proviso`, days(60)),
    RECEIVED,
  ),
  tribunalApplication(
    'ibc-7-9',
    'Insolvency application of a creditor',
    `${IBC}, ss. 7, 9 and 238A; Limitation Act 1963, Schedule, Art. 137`,
    years(3),
    'default',
    section5,
    {
      closed: 'section_4',
      exclusions: ['proceeding'],
      renewable: true,
      discovery: 'Limitation Act 1963, s. 17(1)',
    },
  ),
  act(
    'ibc-8',
    'Reply to a demand notice',
    `${IBC}, s. 8(2)`,
    days(10),
    'receipt of the demand notice',
    never(),
  ),
  act(
    'ibc-12',
    'Insolvency resolution process',
    `${IBC}, s. 12`,
    days(180),
    'admission of the application',
    within(`${IBC}, s. 12(3)`, days(90)),
    { warnings: ['extendable'] },
  ),
  tribunalAppeal(
    'ibc-42',
    'Appeal against the liquidator on a claim',
    `${IBC}, s. 42`,
    days(14),
    'receipt of the decision',
    section5,
    LIMITATION_ACT,
  ),
  tribunalAppeal(
    'ibc-61',
    'Appeal to NCLAT, insolvency',
    `${IBC}, s. 61(2)`,
    days(30),
    'order of the NCLT',
    within(`${IBC}, s. 61(2), proviso`, days(15)),
    { closed: 'section_4', exclusions: ['copy'], warnings: ['ibc_no_copy_wait'] },
  ),
  courtAppeal(
    'ibc-62',
    'Appeal from NCLAT to the Supreme Court, insolvency',
    `${IBC}, s. 62(1)`,
    days(45),
    'receipt of the order',
    within(`${IBC}, s. 62(2)`, days(15)),
    RECEIVED,
  ),
  tribunalApplication(
    'ngt-14',
    'Application to the NGT',
    `${NGT}, s. 14(3)`,
    months(6),
    'day on which the cause of action first arose',
    within(`${NGT}, s. 14(3), proviso`, days(60)),
  ),
  tribunalApplication(
    'ngt-15',
    'Compensation or restitution from the NGT',
    `${NGT}, s. 15(3)`,
    years(5),
    'day on which the cause first arose',
    within(`${NGT}, s. 15(3), proviso`, days(60)),
  ),
  tribunalAppeal(
    'ngt-16',
    'Appeal to the NGT',
    `${NGT}, s. 16`,
    days(30),
    'communication of the order',
    // No section 5, and the further days end on an open day: Sridevi Datla v. Union of India, 2021 INSC 106 (2 March 2021).
    within(
      `${NGT}, s. 16, proviso`,
      days(60),
      'end',
      'General Clauses Act 1897, s. 10; Sridevi Datla v. Union of India, 2021 INSC 106',
    ),
  ),
  courtAppeal(
    'ngt-22',
    'Appeal from the NGT to the Supreme Court',
    `${NGT}, s. 22`,
    days(90),
    'communication of the award or order',
    ownPower(`${NGT}, s. 22, proviso`),
    RECEIVED,
  ),
  tribunalAppeal(
    'rera-44',
    'Appeal to the Real Estate Appellate Tribunal',
    `${RERA}, s. 44(2)`,
    days(60),
    'receipt of the copy of the order',
    ownPower(`${RERA}, s. 44(2), proviso`),
  ),
  courtAppeal(
    'rera-58',
    'Appeal from the Real Estate Appellate Tribunal to the High Court',
    `${RERA}, s. 58(1)`,
    days(60),
    'communication of the order',
    ownPower(`${RERA}, s. 58(1), proviso`),
    RECEIVED,
  ),
  tribunalAppeal(
    'pmla-26',
    'Appeal to the Appellate Tribunal, money laundering',
    `${PMLA}, s. 26(3)`,
    days(45),
    'receipt of the copy of the order',
    ownPower(`${PMLA}, s. 26(3), proviso`),
  ),
  courtAppeal(
    'pmla-42',
    'Appeal to the High Court, money laundering',
    `${PMLA}, s. 42`,
    days(60),
    'communication of the order',
    within(`${PMLA}, s. 42, proviso`, days(60)),
    RECEIVED,
  ),
  act(
    'registration-23',
    'Presentation of a document for registration',
    'Registration Act 1908, s. 23',
    months(4),
    'execution',
    within('Registration Act 1908, s. 25', months(4)),
  ),
  tribunalAppeal(
    'registration-72',
    'Appeal to the Registrar',
    'Registration Act 1908, s. 72',
    days(30),
    'order of refusal',
    never(),
    { pandemic: 'with_minimum' },
  ),
];

/** Service matters. */
export const SERVICE: readonly TimeRule[] = [
  tribunalApplication(
    'at-21-order',
    'Application to an administrative tribunal, order passed',
    'Administrative Tribunals Act 1985, s. 21(1)(a)',
    years(1),
    'final order',
    ownPower('Administrative Tribunals Act 1985, s. 21(3)'),
  ),
];

/** Goods and services tax, income tax. */
export const TAX: readonly TimeRule[] = [
  tribunalAppeal(
    'gst-107',
    'GST appeal of a taxpayer',
    `${CGST}, s. 107(1)`,
    months(3),
    'communication of the order',
    within(`${CGST}, s. 107(4)`, months(1)),
  ),
  tribunalAppeal(
    'gst-107-department',
    'GST appeal of the department',
    `${CGST}, s. 107(2)`,
    months(6),
    'communication of the order',
    within(`${CGST}, s. 107(4)`, months(1)),
  ),
  courtAppeal(
    'gst-117',
    'GST appeal to the High Court',
    `${CGST}, s. 117(2)`,
    days(180),
    'receipt of the order',
    ownPower(`${CGST}, s. 117(2), proviso`),
    RECEIVED,
  ),
  tribunalAppeal(
    'it-249',
    'Income-tax appeal to the Commissioner (Appeals)',
    `${ITA}, s. 249(2)`,
    days(30),
    'service of the notice of demand, or of the order',
    ownPower(`${ITA}, s. 249(3)`),
  ),
  courtAppeal(
    'it-260a',
    'Income-tax appeal to the High Court',
    `${ITA}, s. 260A(2)`,
    days(120),
    'receipt of the order',
    ownPower(`${ITA}, s. 260A(2A)`),
    RECEIVED,
  ),
];
