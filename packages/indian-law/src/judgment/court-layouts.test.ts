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

/** Heads and feet as the courts print them, with invented names, each with what a reader takes from it. */
const LAYOUTS: Record<string, Layout> = {
  'Supreme Court, record of proceedings': {
    text: "ITEM NO.12     COURT NO.4     SECTION II-A\n\nS U P R E M E  C O U R T  O F  I N D I A\nRECORD OF PROCEEDINGS\n\nPetition(s) for Special Leave to Appeal (Crl.) No(s). 1234/2023\n\nRAM LAL     Petitioner(s)\nVERSUS\nTHE STATE OF BIHAR     Respondent(s)\n\nDate : 14-08-2023 This petition was called on for hearing today.\n\nCORAM : HON'BLE MR. JUSTICE A.B. MEHTA\n         HON'BLE MS. JUSTICE SUNITA RAO\n\nFor Petitioner(s) Mr. Anil Sen, AOR\nFor Respondent(s) Mr. Dev Nair, Adv.\n\nUPON hearing the counsel the Court made the following\nO R D E R\nThe special leave petition is dismissed.\n\n(S. KUMAR)          (R. DAS)\nCOURT MASTER (SH)     BRANCH OFFICER",
    court: 'supreme-court',
    date: '2023-08-14',
    judges: ['A.B. MEHTA', 'SUNITA RAO'],
    outcome: 'dismissed',
    counsel: ['Anil Sen', 'Dev Nair'],
  },
  Allahabad: {
    text: "Neutral Citation No. - 2024:AHC-LKO:8765-DB\nAFR\nReserved on 12.3.2024\nDelivered on 15.5.2024\n\nCourt No. - 2\n\nCase :- WRIT - C No. - 4321 of 2024\n\nPetitioner :- Smt. Ram Kali And 2 Others\nRespondent :- State Of U.P. Thru. Prin. Secy. Revenue Lko. And 4 Others\nCounsel for Petitioner :- Alok Mehta,Sarvesh Rao\nCounsel for Respondent :- C.S.C.\n\nHon'ble Rajni Mehta,J.\nHon'ble Om Prakash Sanyal,J.\n\n(Delivered by Hon'ble Om Prakash Sanyal,J.)\n\n1. Heard Sri Alok Mehta, learned counsel for the petitioners.\n2. The petition challenges the order dated 3.1.2024.\n3. The writ petition is dismissed.\nOrder Date :- 15.5.2024\nPks",
    court: 'allahabad',
    seat: 'Lucknow',
    date: '2024-05-15',
    judges: ['Rajni Mehta', 'Om Prakash Sanyal'],
    outcome: 'dismissed',
    counsel: ['Alok Mehta, Sarvesh Rao', ''],
  },
  'Madhya Pradesh': {
    text: "1\nIN THE HIGH COURT OF MADHYA PRADESH\nAT INDORE\nBEFORE\nHON'BLE SHRI JUSTICE VIJAY MEHTA\nON THE 12th OF MARCH, 2024\nMISC. PETITION No. 345 of 2024\nBETWEEN:-\nRAMLAL S/O SHYAMLAL, AGED ABOUT 45 YEARS\n.....PETITIONER\n(BY SHRI ANIL SEN - ADVOCATE)\nAND\nTHE STATE OF MADHYA PRADESH\n.....RESPONDENT\n(BY SHRI DEV NAIR - GOVERNMENT ADVOCATE)\nThis petition coming on for admission this day, the court passed the following:\nORDER\n1. Heard.\n2. Accordingly, the petition stands disposed of.\n(VIJAY MEHTA)\nJUDGE\nrs",
    court: 'madhya-pradesh',
    seat: 'Indore',
    date: '2024-03-12',
    judges: ['VIJAY MEHTA'],
    outcome: 'disposed of',
    counsel: ['ANIL SEN', 'DEV NAIR'],
  },
  'Delhi, single judge': {
    text: "$~12\n* IN THE HIGH COURT OF DELHI AT NEW DELHI\n% Date of decision: 19th March, 2024\n+ CRL.M.C. 99/2024 & CRL.M.A. 345/2024\nRAM LAL ..... Petitioner\nThrough: Mr. Anil Sen, Advocate.\nversus\nSTATE (NCT OF DELHI) & ANR. ..... Respondents\nThrough: Mr. Dev Nair, APP for the State.\nCORAM:\nHON'BLE MS. JUSTICE SUNITA RAO\nSUNITA RAO, J. (ORAL)\nCRL.M.A. 345/2024 (exemption)\n1. Allowed, subject to all just exceptions.\n2. The application is disposed of.\nCRL.M.C. 99/2024\n3. The FIR No. 12/2020 is hereby quashed.\n4. The petition is allowed in the above terms.\nSUNITA RAO, J\nMARCH 19, 2024/rk",
    court: 'delhi',
    seat: 'New Delhi',
    date: '2024-03-19',
    judges: ['SUNITA RAO'],
    outcome: 'allowed',
    counsel: ['Anil Sen', 'Dev Nair'],
  },
  Bombay: {
    text: '2024:BHC-AUG:1234-DB\n\nIN THE HIGH COURT OF JUDICATURE AT BOMBAY\nBENCH AT AURANGABAD\n\nWRIT PETITION NO. 456 OF 2021\n\nRam Lal s/o Shyam Lal,\nAge 45 years, Occ. Agri.          .. PETITIONER\n     VERSUS\nThe State of Maharashtra and others     .. RESPONDENTS\n...\nAdvocate for Petitioner : Mr. A. B. Sen\nAGP for Respondent-State : Mr. D. N. Nair\n...\nCORAM : R. K. MEHTA &\n        T. B. SANYAL, JJ.\nRESERVED ON   : 12 MARCH 2024\nPRONOUNCED ON : 5 APRIL 2024\nJUDGMENT ( PER T. B. SANYAL, J.) :-\n. Rule. Rule made returnable forthwith.\n2. Rule is made absolute in terms of prayer clause (a).\n(T. B. SANYAL, J.)     (R. K. MEHTA, J.)',
    court: 'bombay',
    seat: 'Aurangabad',
    date: '2024-04-05',
    judges: ['R. K. MEHTA', 'T. B. SANYAL'],
    outcome: 'allowed',
  },
  Madras: {
    text: 'W.P.(MD) No.1234 of 2022\n\nBEFORE THE MADURAI BENCH OF MADRAS HIGH COURT\n\nReserved on : 12.03.2024\nDelivered on : 05.04.2024\n\nCORAM:\nTHE HONOURABLE MR.JUSTICE R.MEHTA\nAND\nTHE HONOURABLE MRS.JUSTICE S.RAO\n\nW.P.(MD) No.1234 of 2022\nand\nW.M.P.(MD) No.55 of 2022\n\nRam Lal     ... Petitioner\n Vs.\nThe District Collector, Madurai District.     ... Respondent\n\nPRAYER: Writ Petition filed under Article 226 of the Constitution of India.\n\nFor Petitioner : Mr.A.Sen\nFor Respondent : Mr.D.Nair, Government Advocate\n\nORDER\n(Order of the Court was made by R.MEHTA, J.)\n1. Heard.\n2. In the result, the Writ Petition is allowed. No costs. Consequently, connected miscellaneous petition is closed.\n(R.M.,J.) (S.R.,J.)\n05.04.2024',
    court: 'madras',
    seat: 'Madurai',
    date: '2024-04-05',
    judges: ['R. MEHTA', 'S. RAO'],
    outcome: 'allowed',
    counsel: ['A.Sen', 'D.Nair'],
  },
  Kerala: {
    text: '2024:KER:34567\nIN THE HIGH COURT OF KERALA AT ERNAKULAM\nPRESENT\nTHE HONOURABLE MR. JUSTICE R.MEHTA\n&\nTHE HONOURABLE MRS. JUSTICE S.RAO\nTHURSDAY, THE 3RD DAY OF AUGUST 2023 / 12TH SRAVANA, 1945\nWA NO. 876 OF 2023\nAGAINST THE JUDGMENT DATED 12.4.2023 IN WP(C) 8765/2022 OF HIGH COURT OF KERALA\nAPPELLANT/S:\n        1   RAM LAL\n            AGED 63 YEARS\n        BY ADVS.\n        A.SEN\nRESPONDENT/S:\n        1   STATE OF KERALA\n        BY ADV. SRI.D.NAIR, GOVERNMENT PLEADER\nTHIS WRIT APPEAL HAVING BEEN FINALLY HEARD ON 27.07.2023, THE COURT ON 03.08.2023 DELIVERED THE FOLLOWING:\nJUDGMENT\nR. Mehta, J.\nThe appeal fails and is dismissed.\nSd/-\nR.MEHTA\nJUDGE\nSd/-\nS.RAO\nJUDGE',
    court: 'kerala',
    seat: 'Ernakulam',
    date: '2023-08-03',
    judges: ['R. MEHTA', 'S. RAO'],
    outcome: 'dismissed',
    counsel: ['A.SEN', 'D.NAIR'],
  },
  Karnataka: {
    text: "- 1 -\nNC: 2024:KHC-D:1234\nWP No. 100123 of 2023\nIN THE HIGH COURT OF KARNATAKA, DHARWAD BENCH\nDATED THIS THE 5TH DAY OF APRIL, 2024\nBEFORE\nTHE HON'BLE MR JUSTICE R. V. MEHTA\nWRIT PETITION NO. 100123 OF 2023 (LA-RES)\nBETWEEN:\nRAM LAL\nS/O SHYAM LAL, AGED 45 YEARS\n...PETITIONER\n(BY SRI. A. B. SEN, ADVOCATE)\nAND:\nTHE STATE OF KARNATAKA\n...RESPONDENT\n(BY SRI. D. N. NAIR, AGA)\nTHIS WRIT PETITION IS FILED UNDER ARTICLES 226 AND 227 OF THE CONSTITUTION OF INDIA.\nTHIS PETITION, COMING ON FOR PRELIMINARY HEARING, THIS DAY, THE COURT MADE THE FOLLOWING:\nORDER\n1. Heard.\n2. Writ petition is rejected.\nSd/-\nJUDGE",
    court: 'karnataka',
    seat: 'Dharwad',
    date: '2024-04-05',
    judges: ['R. V. MEHTA'],
    outcome: 'dismissed',
    counsel: ['A. B. SEN', 'D. N. NAIR'],
  },
  'Punjab and Haryana': {
    text: "CRM-M-12345-2023     -1-\n     IN THE HIGH COURT OF PUNJAB AND HARYANA AT\n               CHANDIGARH\n(112)          CRM-M-12345-2023\n               Reserved on: 12.07.2023\n               Date of decision: 07.08.2023\nGurmeet Singh alias Gora\n                    ...Petitioner\n          Versus\nState of Punjab\n                    ...Respondent\nCORAM: HON'BLE MR. JUSTICE HARKIRAT SINGH MEHTA\nPresent: Mr. J. S. Sen, Advocate, for the petitioner.\n         Mr. R. K. Nair, DAG, Punjab.\n          ***\nHARKIRAT SINGH MEHTA, J. (Oral)\n1.   Prayer in this petition is for regular bail.\n2.   Allowed.\n               (HARKIRAT SINGH MEHTA)\n                    JUDGE\n07.08.2023\nsonia",
    court: 'punjab-haryana',
    seat: 'Chandigarh',
    date: '2023-08-07',
    judges: ['HARKIRAT SINGH MEHTA'],
    outcome: 'allowed',
    counsel: ['J. S. Sen', ''],
  },
  Calcutta: {
    text: "IN THE HIGH COURT AT CALCUTTA\nCIVIL APPELLATE JURISDICTION\nAPPELLATE SIDE\n\nPresent:\nThe Hon'ble Justice Ravi Mehta\n     And\nThe Hon'ble Justice Tarun Sanyal\n\nF.M.A. 123 of 2023\nRam Lal\nVs.\nThe State of West Bengal & Ors.\n\nFor the Appellant : Mr. Anil Sen, Adv.\nFor the State : Mr. Dev Nair, Adv.\n\nHeard on : 12.02.2024, 26.02.2024\nJudgment on : 15.03.2024\n\nTarun Sanyal, J.:-\n1. The appeal is directed against an order dated 3.1.2023.\n2. The appeal succeeds.\n(Tarun Sanyal, J.)\nI agree.\n(Ravi Mehta, J.)",
    court: 'calcutta',
    seat: 'Calcutta',
    date: '2024-03-15',
    judges: ['Ravi Mehta', 'Tarun Sanyal'],
    outcome: 'allowed',
  },
  Gujarat: {
    text: 'NEUTRAL CITATION\nR/SCR.A/1234/2023     ORDER DATED: 12/03/2024\n\nIN THE HIGH COURT OF GUJARAT AT AHMEDABAD\nR/SPECIAL CRIMINAL APPLICATION NO. 1234 of 2023\n==========================================================\nRAMLAL SHYAMLAL PATEL\nVersus\nSTATE OF GUJARAT & ANR.\n==========================================================\nAppearance:\nMR ANIL SEN(1234) for the Applicant(s) No. 1\nMR DEV NAIR, APP for the Respondent(s) No. 1\n==========================================================\nCORAM:HONOURABLE MS. JUSTICE SUNITA RAO\n\nDate : 12/03/2024\n\nORAL ORDER\n1. Rule returnable forthwith.\n2. Rule is made absolute.\n(SUNITA RAO,J)\nMAYA',
    court: 'gujarat',
    seat: 'Ahmedabad',
    date: '2024-03-12',
    judges: ['SUNITA RAO'],
    outcome: 'allowed',
    counsel: ['ANIL SEN', 'DEV NAIR'],
  },
  Rajasthan: {
    text: "[2024:RJ-JD:1234]\nHIGH COURT OF JUDICATURE FOR RAJASTHAN AT\nJODHPUR\nS.B. Civil Writ Petition No. 1234/2023\n\nRam Lal S/o Shyam Lal, Aged About 45 Years.\n                         ----Petitioner\n                    Versus\nState Of Rajasthan, Through The Secretary.\n                         ----Respondent\n\nFor Petitioner(s)     :  Mr. Anil Sen\nFor Respondent(s)     :  Mr. Dev Nair, AAG\n\nHON'BLE MR. JUSTICE RAVI MEHTA\nOrder\nReserved on 12/02/2024\nPronounced on 12/03/2024\n1. Heard.\n2. Accordingly, the writ petition is dismissed.\n(RAVI MEHTA),J",
    court: 'rajasthan',
    seat: 'Jodhpur',
    date: '2024-03-12',
    judges: ['RAVI MEHTA'],
    outcome: 'dismissed',
    counsel: ['Anil Sen', 'Dev Nair'],
  },
  Orissa: {
    text: "IN THE HIGH COURT OF ORISSA AT CUTTACK\nW.P.(C) No. 12345 of 2022\nRam Lal Sahoo                 ....            Petitioner\n                                Mr. A.K. Sen, Advocate\n                        -versus-\nState of Odisha and others         ....        Opposite Parties\n                                Ms. S. Nair, ASC\n                CORAM:\n                THE HON'BLE CHIEF JUSTICE\n                JUSTICE R.K. MEHTA\n                        ORDER\nOrder No.       05.07.2023\n02.\n        1. This matter is taken up through Hybrid Arrangement.\n        2. The Writ Petition is accordingly disposed of.\n                                (T. Sanyal)\n                                Chief Justice\n                                (R.K. Mehta)\n                                Judge",
    court: 'orissa',
    seat: 'Cuttack',
    date: '2023-07-05',
    judges: ['T. Sanyal', 'R.K. MEHTA'],
    outcome: 'disposed of',
  },
  Telangana: {
    text: "HIGH COURT FOR THE STATE OF TELANGANA\nAT HYDERABAD\n\nTHE HON'BLE THE CHIEF JUSTICE RAVI MEHTA\nAND\nTHE HON'BLE SRI JUSTICE T. SANYAL\n\nWRIT APPEAL No.123 OF 2024\n\nDATE: 12.03.2024\n\nBetween:\nRam Lal\n     ... Appellant\nAnd\nThe State of Telangana and others\n     ... Respondents\n\nJUDGMENT (Per the Hon'ble Sri Justice T. Sanyal):\nHeard Mr. A. Sen, learned counsel for the appellant.\n2. The Writ Appeal is allowed. Miscellaneous applications pending, if any, shall stand closed.\n____________________\nRAVI MEHTA, CJ\n____________________\nT. SANYAL, J\nDate:12.03.2024",
    court: 'telangana',
    seat: 'Hyderabad',
    date: '2024-03-12',
    judges: ['RAVI MEHTA', 'T. SANYAL'],
    outcome: 'allowed',
  },
  Himachal: {
    text: "IN THE HIGH COURT OF HIMACHAL PRADESH, SHIMLA\nCWP No. 876 of 2020\nDecided on: 12th May, 2023\n________________________________________________________\nRam Lal                            ...Petitioner\n        Versus\nState of H.P. & others                  ...Respondents\nCoram\nThe Hon'ble Mr. Justice Ravi Mehta, Judge.\nThe Hon'ble Ms. Justice Sunita Rao, Judge.\nWhether approved for reporting?1  Yes.\nFor the Petitioner      :       Mr. A.B. Sen, Advocate.\nFor the Respondents     :       Mr. Dev Nair, Deputy Advocate General.\nRavi Mehta, Judge (oral)\n        Petitioner has approached this Court seeking appointment.\n2.      The petition is allowed.\n                                (Ravi Mehta)\n                                        Judge\n                                (Sunita Rao)\n                                        Judge",
    court: 'himachal-pradesh',
    seat: 'Shimla',
    date: '2023-05-12',
    judges: ['Ravi Mehta', 'Sunita Rao'],
    outcome: 'allowed',
    counsel: ['A.B. Sen', 'Dev Nair'],
  },
  NCLAT: {
    text: 'NATIONAL COMPANY LAW APPELLATE TRIBUNAL\nPRINCIPAL BENCH, NEW DELHI\nCompany Appeal (AT) (Insolvency) No. 432 of 2023 & I.A. No. 1400 of 2023\nIN THE MATTER OF:\nMr. Ram Lal\nSuspended Director of Bharat Polymers Pvt. Ltd.        ...Appellant\nVersus\nBank of Gondwana & Anr.                 ...Respondents\nPresent:\nFor Appellant:  Mr. Anil Sen, Sr. Advocate with Ms. Ritika Das, Advocates.\nFor Respondents: Mr. Dev Nair, Advocate for R-1.\nORDER\n(Hybrid Mode)\n03.08.2023: Heard learned counsel for the Appellant.\n2. The Appeal is dismissed.\n[Justice Ravi Mehta]\nChairperson\n[Tarun Sanyal]\nMember (Technical)',
    name: 'National Company Law Appellate Tribunal',
    seat: 'New Delhi',
    date: '2023-08-03',
    judges: ['Ravi Mehta', 'Tarun Sanyal'],
    outcome: 'dismissed',
    counsel: ['Anil Sen, Ritika Das', 'Dev Nair'],
  },
  'Sessions court': {
    text: 'IN THE COURT OF SH. RAVI KUMAR MEHTA, ADDITIONAL SESSIONS JUDGE-03, SOUTH-WEST, DWARKA COURTS, NEW DELHI\nCNR No. DLSW01-001234-2019\nSC No. 123/2019\nFIR No. 45/2018\nPS: Najafgarh\nU/s 302/34 IPC\nState\nVersus\n1. Rakesh @ Kala S/o Ram Singh\n2. Sonu S/o Rajpal\n                        ...Accused persons\nDate of institution     : 05.02.2019\nDate of arguments       : 12.03.2024\nDate of judgment        : 28.03.2024\nJUDGMENT\n1. The case of prosecution is as under.\n2. Accused persons are acquitted.\nAnnounced in open court on 28.03.2024\n(Ravi Kumar Mehta)\nASJ-03, South West, Dwarka Courts',
    date: '2024-03-28',
    judges: ['Ravi Kumar Mehta'],
    outcome: 'acquitted',
  },
  'Hindi order': {
    text: 'मध्य प्रदेश उच्च न्यायालय, खण्डपीठ इन्दौर\nएकलपीठ : माननीय न्यायमूर्ति श्री रमेश कुमार मेहता\nरिट याचिका क्रमांक 123/2024\nरामलाल\nविरुद्ध\nमध्य प्रदेश शासन\nआदेश\nदिनांक 12/03/2024\n1. सुना गया।\n2. याचिका निरस्त की जाती है।\n(रमेश कुमार मेहता)\nन्यायाधीश',
    court: 'madhya-pradesh',
    seat: 'Indore',
    date: '2024-03-12',
    judges: ['रमेश कुमार मेहता'],
    outcome: 'dismissed',
  },
};

test.each(Object.entries(LAYOUTS))('%s', (_, { text, court, name, seat, date, judges, outcome, counsel }) => {
  const read = readJudgment(text);
  expect(read).toMatchObject({ decision_date: date, judges, bench_strength: judges.length });
  expect(read.court).toBe(court);
  if (name !== undefined) expect(read.court_name).toBe(name);
  expect(read.bench).toBe(seat);
  expect(read.disposal).toBe(outcome);
  if (counsel !== undefined) expect([read.for_petitioner ?? '', read.for_respondent ?? '']).toEqual(counsel);
});
