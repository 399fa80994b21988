import { expect, test } from 'vitest';
import { readJudgment } from './judgment.ts';

interface Layout {
  text: string;
  court?: string;
  name?: string;
  seat?: string;
  date: string;
  judges: string[];
  outcome?: string;
  counsel?: [petitioner: string, respondent: string];
}

/** Layouts that were written, labelled and held back before the rules ran on them; names are invented. */
const MORE_LAYOUTS: Record<string, Layout> = {
  'Andhra Pradesh': {
    text: 'APHC010123452023\nIN THE HIGH COURT OF ANDHRA PRADESH\nAT AMARAVATI\n(Special Original Jurisdiction)     [3456]\nTUESDAY, THE TWELFTH DAY OF MARCH\nTWO THOUSAND AND TWENTY FOUR\nPRESENT\nTHE HONOURABLE SRI JUSTICE R. MEHTA\nWRIT PETITION NO: 12345/2023\nBetween:\nRam Lal     ...PETITIONER\nAND\nThe State of Andhra Pradesh and Others     ...RESPONDENT(S)\nCounsel for the Petitioner:\n   1. A. SEN\nCounsel for the Respondent(S):\n   1. GP FOR REVENUE\nThe Court made the following:\nORDER\nThe Writ Petition is disposed of. There shall be no order as to costs.\n_____________________\nR. MEHTA, J\nDate: 12.03.2024',
    court: 'andhra-pradesh',
    seat: 'Amaravati',
    date: '2024-03-12',
    judges: ['R. MEHTA'],
    outcome: 'disposed of',
  },
  Gauhati: {
    text: 'GAHC010012342023\n     THE GAUHATI HIGH COURT\n(HIGH COURT OF ASSAM, NAGALAND, MIZORAM AND ARUNACHAL PRADESH)\n\nCase No. : WP(C)/123/2023\n\nRAM LAL DAS\nS/O SHYAM LAL DAS, R/O VILL- RAMPUR\n\nVERSUS\n\nTHE STATE OF ASSAM AND 3 ORS\nREPRESENTED BY THE SECRETARY\n\nAdvocate for the Petitioner     : MR A SEN\nAdvocate for the Respondent : GA, ASSAM\n\nBEFORE\nHONOURABLE MR. JUSTICE RAVI MEHTA\n\nJUDGMENT & ORDER (ORAL)\nDate : 12-03-2024\nHeard Mr. A. Sen, learned counsel for the petitioner.\n2. The writ petition stands dismissed.\nJUDGE\nComparing Assistant',
    court: 'gauhati',
    date: '2024-03-12',
    judges: ['RAVI MEHTA'],
    outcome: 'dismissed',
  },
  'Jammu and Kashmir': {
    text: "Sr. No. 12\nHIGH COURT OF JAMMU & KASHMIR AND LADAKH\nAT SRINAGAR\nReserved on: 12.02.2024\nPronounced on: 12.03.2024\nWP(C) No. 123/2023\nRam Lal     ...Petitioner(s)\nThrough: Mr. A. Sen, Advocate.\nVs.\nUnion Territory of J&K and others     ...Respondent(s)\nThrough: Mr. D. Nair, Sr. AAG.\nCORAM:\nHON'BLE MR JUSTICE RAVI MEHTA, JUDGE\nHON'BLE MR JUSTICE TARUN SANYAL, JUDGE\nJUDGMENT\nPer Sanyal 'J'\n1. The petitioner seeks a writ.\n2. The petition is allowed. The impugned order is quashed.\n(TARUN SANYAL)     (RAVI MEHTA)\n   JUDGE               JUDGE\nSRINAGAR\n12.03.2024",
    court: 'jammu-kashmir-ladakh',
    seat: 'Srinagar',
    date: '2024-03-12',
    judges: ['RAVI MEHTA', 'TARUN SANYAL'],
    outcome: 'allowed',
  },
  Chhattisgarh: {
    text: "1\nAFR\nHIGH COURT OF CHHATTISGARH, BILASPUR\nOrder reserved on 12/02/2024\nOrder delivered on 12/03/2024\nWPS No. 1234 of 2020\n• Ram Lal S/o Shyam Lal Aged About 45 Years\n---- Petitioner\nVersus\n• State Of Chhattisgarh Through The Secretary\n---- Respondents\nFor Petitioner : Mr. A. Sen, Advocate\nFor State : Mr. D. Nair, Panel Lawyer\nHon'ble Shri Justice Ravi Mehta\nCAV ORDER\n1. Heard.\n2. The writ petition is allowed to the extent indicated above.\nSd/-\n(Ravi Mehta)\nJudge",
    court: 'chhattisgarh',
    seat: 'Bilaspur',
    date: '2024-03-12',
    judges: ['Ravi Mehta'],
    outcome: 'partly allowed',
  },
  Jharkhand: {
    text: "IN THE HIGH COURT OF JHARKHAND AT RANCHI\nCr. Appeal (D.B.) No. 123 of 2010\n[Against the Judgment of Conviction dated 12.3.2009 passed by the Sessions Judge, Dumka]\nRam Lal Murmu     ... ... Appellant\nVersus\nThe State of Jharkhand     ... ... Respondent\n-----\nPRESENT\nHON'BLE MR. JUSTICE RAVI MEHTA\nHON'BLE MR. JUSTICE TARUN SANYAL\n-----\nFor the Appellant : Mr. A. Sen, Advocate\nFor the State : Mr. D. Nair, A.P.P.\n-----\nJUDGMENT\nC.A.V. On 12.02.2024     Pronounced on 12.03.2024\nPer, Ravi Mehta, J.\n1. This appeal is directed against the judgment of conviction.\n2. The conviction and sentence are set aside. The appellant is acquitted. The appeal is allowed.\n(Ravi Mehta, J.)\n(Tarun Sanyal, J.)\nJharkhand High Court, Ranchi",
    court: 'jharkhand',
    seat: 'Ranchi',
    date: '2024-03-12',
    judges: ['RAVI MEHTA', 'TARUN SANYAL'],
    outcome: 'allowed',
  },
  Uttarakhand: {
    text: "IN THE HIGH COURT OF UTTARAKHAND AT NAINITAL\nTHE HON'BLE CHIEF JUSTICE MS. SUNITA RAO\nAND\nTHE HON'BLE JUSTICE MR. RAVI MEHTA\nWRIT PETITION (S/B) NO. 123 OF 2023\n12th MARCH, 2024\nBetween:\nRam Lal     ...Petitioner\nand\nState of Uttarakhand and others     ...Respondents\nCounsel for the petitioner : Mr. A. Sen, learned counsel.\nCounsel for the respondents : Mr. D. Nair, learned Standing Counsel.\nThe Court made the following:\nJUDGMENT : (per Ms. Sunita Rao, C.J.)\n1. Heard.\n2. The writ petition fails and the same is hereby dismissed.\n________________________\nSUNITA RAO, C.J.\n________________________\nRAVI MEHTA, J.\nDt: 12th March, 2024",
    court: 'uttarakhand',
    seat: 'Nainital',
    date: '2024-03-12',
    judges: ['SUNITA RAO', 'RAVI MEHTA'],
    outcome: 'dismissed',
  },
  Manipur: {
    text: "IN THE HIGH COURT OF MANIPUR\nAT IMPHAL\nWP(C) No. 123 of 2022\nRam Singh, aged about 45 years     ….Petitioner\n- Versus -\nThe State of Manipur and others     …Respondents\nB E F O R E\nHON'BLE MR. JUSTICE R. MEHTA\nFor the petitioner :: Mr. A. Sen, Advocate\nFor the respondents :: Mr. D. Nair, GA\nDate of reserved :: 12.02.2024\nDate of Judgment & Order :: 12.03.2024\nJUDGMENT & ORDER\n[1] Heard.\n[2] The writ petition is disposed of with the above directions.\nJUDGE",
    court: 'manipur',
    seat: 'Imphal',
    date: '2024-03-12',
    judges: ['R. MEHTA'],
    outcome: 'disposed of',
  },
  Meghalaya: {
    text: "Serial No. 01\nSupplementary List\nHIGH COURT OF MEGHALAYA\nAT SHILLONG\nAB No. 13 of 2024\n     Date of Decision: 12.03.2024\nShri Ram Marak     Vs.     State of Meghalaya\nCoram:\n     Hon'ble Mr. Justice R. Mehta, Judge\nAppearance:\nFor the Petitioner/Applicant(s) : Mr. A. Sen, Adv.\nFor the Respondent(s) : Mr. D. Nair, Addl. PP.\ni) Whether approved for reporting in Law journals etc: Yes/No\nORDER: (ORAL)\n1. Heard.\n2. The prayer for anticipatory bail is rejected.\nJudge\nMeghalaya\n12.03.2024",
    court: 'meghalaya',
    seat: 'Shillong',
    date: '2024-03-12',
    judges: ['R. Mehta'],
    outcome: 'bail refused',
  },
  Tripura: {
    text: "HIGH COURT OF TRIPURA\nAGARTALA\nCrl. A(J) No. 12 of 2022\nSri Ram Debnath     ---- Appellant(s)\nVersus\nThe State of Tripura     ---- Respondent(s)\nFor Appellant(s) : Mr. A. Sen, Advocate.\nFor Respondent(s) : Mr. D. Nair, P.P.\nHON'BLE THE CHIEF JUSTICE MR. RAVI MEHTA\nHON'BLE MR. JUSTICE TARUN SANYAL\nDate of hearing : 12th February, 2024.\nDate of judgment & order : 12th March, 2024.\nWhether fit for reporting : YES\nJUDGMENT & ORDER\n[Tarun Sanyal, J]\n1. Heard.\n2. Resultantly, the appeal stands dismissed.\nJUDGE     CHIEF JUSTICE",
    court: 'tripura',
    seat: 'Agartala',
    date: '2024-03-12',
    judges: ['RAVI MEHTA', 'TARUN SANYAL'],
    outcome: 'dismissed',
  },
  Sikkim: {
    text: "THE HIGH COURT OF SIKKIM : GANGTOK\n(Civil Extraordinary Jurisdiction)\nDATED : 12th March, 2024\n------------------------------------------------------------\nSINGLE BENCH : THE HON'BLE MRS. JUSTICE SUNITA RAO, JUDGE\n------------------------------------------------------------\nWP(C) No. 12 of 2023\nPetitioner : Ram Chettri\nversus\nRespondents : State of Sikkim and Others\nApplication under Article 226 of the Constitution of India\n------------------------------------------------------------\nAppearance\nMr. A. Sen, Advocate for the Petitioner.\nMr. D. Nair, Additional Advocate General for the State-Respondents.\n------------------------------------------------------------\nORDER\nSunita Rao, J.\n1. Heard.\n2. The Writ Petition stands allowed.\n( Sunita Rao )\nJudge\n12-03-2024",
    court: 'sikkim',
    seat: 'Gangtok',
    date: '2024-03-12',
    judges: ['SUNITA RAO'],
    outcome: 'allowed',
  },
  NCLT: {
    text: "IN THE NATIONAL COMPANY LAW TRIBUNAL\nMUMBAI BENCH, COURT III\nCP (IB) 123/MB/2023\nUnder Section 7 of the Insolvency and Bankruptcy Code, 2016\nIn the matter of\nBank of Gondwana\n     ... Financial Creditor\nVs.\nBharat Polymers Private Limited\n     ... Corporate Debtor\nOrder delivered on: 12.03.2024\nCoram:\nHon'ble Smt. Sunita Rao, Member (Judicial)\nHon'ble Shri Ravi Mehta, Member (Technical)\nAppearances:\nFor the Petitioner: Mr. A. Sen, Advocate\nFor the Respondent: Mr. D. Nair, Advocate\nORDER\nPer: Sunita Rao, Member (Judicial)\n1. This is a petition under section 7.\n2. The petition is hereby admitted.\nSd/-     Sd/-\nRavi Mehta     Sunita Rao\nMember (Technical)     Member (Judicial)",
    name: 'National Company Law Tribunal',
    seat: 'Mumbai',
    date: '2024-03-12',
    judges: ['Sunita Rao', 'Ravi Mehta'],
  },
  ITAT: {
    text: "IN THE INCOME TAX APPELLATE TRIBUNAL\nDELHI BENCH 'C', NEW DELHI\nBEFORE SHRI RAVI MEHTA, JUDICIAL MEMBER\nAND\nSHRI TARUN SANYAL, ACCOUNTANT MEMBER\nITA No. 1234/Del/2020\nAssessment Year: 2016-17\nBharat Polymers Pvt. Ltd., New Delhi     Vs.     ACIT, Circle-1, New Delhi\nPAN: AABCB1234C\n(Appellant)     (Respondent)\nAssessee by : Shri A. Sen, CA\nDepartment by : Shri D. Nair, Sr. DR\nDate of Hearing : 12.02.2024\nDate of Pronouncement : 12.03.2024\nORDER\nPER TARUN SANYAL, ACCOUNTANT MEMBER:\n1. This appeal is by the assessee.\n2. In the result, the appeal of the assessee is partly allowed for statistical purposes.\nOrder pronounced in the open court on 12/03/2024.\nSd/-     Sd/-\n(RAVI MEHTA)     (TARUN SANYAL)\nJUDICIAL MEMBER     ACCOUNTANT MEMBER",
    name: 'Income Tax Appellate Tribunal',
    seat: 'Delhi',
    date: '2024-03-12',
    judges: ['RAVI MEHTA', 'TARUN SANYAL'],
    outcome: 'partly allowed',
  },
  NGT: {
    text: "Item No. 05     Court No. 1\nBEFORE THE NATIONAL GREEN TRIBUNAL\nPRINCIPAL BENCH, NEW DELHI\n(By Hybrid Mode)\nOriginal Application No. 123/2023\nRam Lal     Applicant\nVersus\nState of Haryana & Ors.     Respondent(s)\nDate of hearing: 12.03.2024\nCORAM: HON'BLE MR. JUSTICE RAVI MEHTA, CHAIRPERSON\nHON'BLE MR. JUSTICE TARUN SANYAL, JUDICIAL MEMBER\nHON'BLE DR. A. DAS, EXPERT MEMBER\nApplicant: Mr. A. Sen, Adv.\nORDER\n1. Heard.\n2. The application is disposed of.\nRavi Mehta, CP\nTarun Sanyal, JM\nDr. A. Das, EM\nMarch 12, 2024\nOriginal Application No. 123/2023",
    name: 'National Green Tribunal',
    seat: 'New Delhi',
    date: '2024-03-12',
    judges: ['RAVI MEHTA', 'TARUN SANYAL', 'A. DAS'],
    outcome: 'disposed of',
  },
  CAT: {
    text: "CENTRAL ADMINISTRATIVE TRIBUNAL\nPRINCIPAL BENCH, NEW DELHI\nO.A. No. 1234/2020\nReserved on: 12.02.2024\nPronounced on: 12.03.2024\nHon'ble Mr. Ravi Mehta, Member (J)\nHon'ble Dr. Tarun Sanyal, Member (A)\nRam Lal, S/o Shyam Lal\n     ... Applicant\n(By Advocate: Mr. A. Sen)\nVersus\nUnion of India through the Secretary\n     ... Respondents\n(By Advocate: Mr. D. Nair)\nORDER\nHon'ble Mr. Ravi Mehta, Member (J):\n1. The applicant seeks promotion.\n2. The OA is devoid of merit and is accordingly dismissed. No costs.\n(Tarun Sanyal)     (Ravi Mehta)\nMember (A)     Member (J)",
    name: 'Central Administrative Tribunal',
    seat: 'New Delhi',
    date: '2024-03-12',
    judges: ['Ravi Mehta', 'Tarun Sanyal'],
    outcome: 'dismissed',
  },
  NCDRC: {
    text: "NATIONAL CONSUMER DISPUTES REDRESSAL COMMISSION\nNEW DELHI\nREVISION PETITION NO. 1234 OF 2019\n(Against the Order dated 12/03/2018 in Appeal No. 55/2017 of the State Commission Punjab)\n1. RAM LAL\nS/O SHYAM LAL\n...........Petitioner(s)\nVersus\n1. BHARAT INSURANCE CO. LTD.\n...........Respondent(s)\nBEFORE:\nHON'BLE MR. JUSTICE RAVI MEHTA, PRESIDING MEMBER\nHON'BLE DR. TARUN SANYAL, MEMBER\nFOR THE PETITIONER : MR. A. SEN, ADVOCATE\nFOR THE RESPONDENT : MR. D. NAIR, ADVOCATE\nDated : 12 March 2024\nORDER\n1. Heard.\n2. The revision petition is allowed and the order of the State Commission is set aside.\n......................J\nRAVI MEHTA\nPRESIDING MEMBER\n......................\nTARUN SANYAL\nMEMBER",
    name: 'National Consumer Disputes Redressal Commission',
    seat: 'New Delhi',
    date: '2024-03-12',
    judges: ['RAVI MEHTA', 'TARUN SANYAL'],
    outcome: 'allowed',
  },
  AFT: {
    text: 'COURT NO. 1\nARMED FORCES TRIBUNAL\nREGIONAL BENCH, LUCKNOW\nORIGINAL APPLICATION No. 123 of 2022\nTuesday, this the 12th day of March, 2024\n"Hon\'ble Mr. Justice Ravi Mehta, Member (J)\nHon\'ble Vice Admiral Tarun Sanyal, Member (A)"\nNo. 1234567X Ex Nk Ram Lal     …..... Applicant\nVersus\nUnion of India, through the Secretary     ........Respondents\nLd. Counsel for the Applicant : Shri A. Sen, Advocate\nORDER\n1. The Original Application is allowed.\n(Vice Admiral Tarun Sanyal)     (Justice Ravi Mehta)\nMember (A)     Member (J)\nDated : 12 March, 2024',
    name: 'Armed Forces Tribunal',
    seat: 'Lucknow',
    date: '2024-03-12',
    judges: ['Ravi Mehta', 'Tarun Sanyal'],
    outcome: 'allowed',
  },
  Magistrate: {
    text: 'IN THE COURT OF JUDICIAL MAGISTRATE FIRST CLASS, PUNE\nPresided over by: Smt. S. R. Rao\nRegular Criminal Case No. 123/2019\nState of Maharashtra\n(Through Police Station, Hadapsar)     ... Complainant\nV/s\nMonu S/o Ram Lal     ... Accused\nOffence punishable under Section 379 of the Indian Penal Code\nJUDGMENT\n(Delivered on 12/03/2024)\n1. The accused faces trial for theft.\n2. The accused is acquitted of the offence punishable under section 379 of the Indian Penal Code.\nPune     (S. R. Rao)\nDate : 12/03/2024     Judicial Magistrate First Class, Pune',
    date: '2024-03-12',
    judges: ['S. R. Rao'],
    outcome: 'acquitted',
  },
  'Patna, Division Bench': {
    text: 'IN THE HIGH COURT OF JUDICATURE AT PATNA\nLetters Patent Appeal No.123 of 2023\nIn\nCivil Writ Jurisdiction Case No.456 of 2022\n======================================================\nRam Lal son of Shyam Lal, Resident of Village- Rampur\n... ... Appellant/s\nVersus\n1. The State of Bihar through the Secretary.\n2. The District Magistrate, Patna.\n... ... Respondent/s\n======================================================\nAppearance :\nFor the Appellant/s : Mr. A. Sen, Advocate\nFor the Respondent/s : Mr. D. Nair, AC to AG\n======================================================\nCORAM: HONOURABLE THE CHIEF JUSTICE\nand\nHONOURABLE MR. JUSTICE RAVI KUMAR\nMEHTA\nCAV JUDGMENT\n(Per: HONOURABLE MR. JUSTICE RAVI KUMAR MEHTA)\nDate : 12-03-2024\n1. The appeal is filed against an order dated 3.1.2023.\n2. The appeal is, accordingly, dismissed.\n(T. Sanyal, CJ)\n(Ravi Kumar Mehta, J)\nsujit/-\nAFR/NAFR AFR\nCAV DATE 12.02.2024\nUploading Date 14.03.2024',
    court: 'patna',
    seat: 'Patna',
    date: '2024-03-12',
    judges: ['T. Sanyal', 'RAVI KUMAR MEHTA'],
    outcome: 'dismissed',
  },
};

test.each(Object.entries(MORE_LAYOUTS))(
  '%s',
  (_, { text, court, name, seat, date, judges, outcome, counsel }) => {
    const read = readJudgment(text);
    expect(read).toMatchObject({ decision_date: date, judges, bench_strength: judges.length });
    expect(read.court).toBe(court);
    if (name !== undefined) expect(read.court_name).toBe(name);
    expect(read.bench).toBe(seat);
    expect(read.disposal).toBe(outcome);
    if (counsel !== undefined)
      expect([read.for_petitioner ?? '', read.for_respondent ?? '']).toEqual(counsel);
  },
);
