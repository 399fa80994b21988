import { expect, test } from 'vitest';
import { readJudgment } from './judgment.ts';

const head = (...lines: string[]) =>
  `${lines.join('\n')}\nJUDGMENT\n1. This appeal is by the plaintiff.\n2. It is dismissed.`;
const cause = (text: string) => {
  const { title, petitioner, respondent, case_number, case_numbers } = readJudgment(text);
  return { title, petitioner, respondent, case_number, case_numbers };
};

test('a first information report is no party, and the State is one', () => {
  const text = head(
    'IN THE COURT OF SH. V. K. JAIN, ADDITIONAL SESSIONS JUDGE, SAKET COURTS, DELHI',
    'SC No. 71/2019',
    'FIR No. 88/2019',
    'P.S. Mehrauli',
    'U/s 307 IPC',
    'State',
    'Versus',
    'Sonu S/o Ved Pal',
    '...Accused',
  );
  expect(cause(text).title).toBe('State v. Sonu');
});

test('all numbers of a batch are read, with one role for its parties', () => {
  const text = head(
    'IN THE HIGH COURT OF DELHI AT NEW DELHI',
    '+ W.P.(C) 510/2014',
    'ANITA SETHI & ORS.',
    '+ W.P.(C) 511/2014 & CM APPL. 77/2014',
    'RAMESH NEGI & ORS.',
    '..... Petitioners',
    'versus',
    'DELHI NIGAM & ANR.',
    '..... Respondents',
    'CORAM:',
    "HON'BLE MS. JUSTICE H. SETHI",
  );
  expect(cause(text)).toMatchObject({
    title: 'ANITA SETHI and others v. DELHI NIGAM and another',
    case_number: 'W.P.(C) 510/2014',
    case_numbers: ['W.P.(C) 510/2014', 'W.P.(C) 511/2014', 'CM APPL. 77/2014'],
  });
});

test('the number of the court below is not the judgment’s own, that of the petition for leave is', () => {
  const text = head(
    'IN THE SUPREME COURT OF INDIA',
    'CIVIL APPEAL NO. 41 OF 2021',
    '(Arising out of SLP (C) No. 9001 of 2019)',
    '(Against the Order dated 2.3.2019 in RFA No. 12/2011)',
    'MADAN LAL …APPELLANT(S)',
    'VERSUS',
    'KAMLA DEVI …RESPONDENT(S)',
  );
  expect(cause(text).case_numbers).toEqual(['CIVIL APPEAL NO. 41 OF 2021', 'SLP (C) No. 9001 of 2019']);
});

test('a law report’s running title and margin letters are no party', () => {
  const text = [
    '[2021] 3 S.C.R. 88',
    '88          SUPREME COURT REPORTS          [2021] 3 S.C.R.',
    'A              MADHAV RAO AND ANOTHER',
    '                       v.',
    '          THE STATE OF GOA AND OTHERS',
    'B       (Criminal Appeal No. 12 of 2021)',
    '            JANUARY 12, 2021',
    '     [R. SEN AND K. DAS, JJ.]',
    'Penal Code, 1860: s. 420.',
  ].join('\n');
  expect(cause(text)).toMatchObject({
    petitioner: 'MADHAV RAO and another',
    respondent: 'STATE OF GOA and others',
  });
});

test('a page saved from a legal site is read as the judgment prints it, not as the site cuts it', () => {
  const text = head(
    'Konkan Ship Breakers Private vs Madan Lal on 3 May, 2021',
    'Author: Sunil V. Datar',
    'IN THE SUPREME COURT OF INDIA',
    'CIVIL APPEAL NO. 88 OF 2021',
    'KONKAN SHIP BREAKERS PRIVATE LIMITED     ….APPELLANT',
    'VERSUS',
    'MADAN LAL                               ….RESPONDENT',
  );
  expect(cause(text)).toMatchObject({
    petitioner: 'KONKAN SHIP BREAKERS PRIVATE LIMITED',
    respondent: 'MADAN LAL',
  });
});

test('a judgment saved in one line has its parties and its numbers', () => {
  const filler =
    'The appellant was tried for an offence and the court below convicted him on the evidence. '.repeat(20);
  const text = `Ganga Ram vs State Of Bihar on 9 April, 2001 Skip to main content Supreme Court of India Author: K. V. Sen Bench: K. V. Sen CASE NO.: Appeal (crl.) 77 2001 PETITIONER: GANGA RAM Vs. RESPONDENT: STATE OF BIHAR DATE OF JUDGMENT09/04/2001 BENCH: K. V. SEN JUDGMENT: The Judgment of the Court was delivered by SEN, J. ${filler}`;
  expect(cause(text)).toMatchObject({
    title: 'GANGA RAM v. STATE OF BIHAR',
    case_numbers: ['Appeal (crl.) 77 of 2001'],
  });
});

test('a matter that the court took up itself has one party', () => {
  const text = head(
    'IN THE SUPREME COURT OF INDIA',
    'CIVIL ORIGINAL JURISDICTION',
    'WRIT PETITION (CIVIL) NO. 9 OF 2020',
    'IN RE: SAFETY OF BRIDGES IN HILL STATES',
  );
  expect(cause(text)).toMatchObject({
    title: 'In re SAFETY OF BRIDGES IN HILL STATES',
    case_number: 'WRIT PETITION (CIVIL) NO. 9 OF 2020',
  });
});

test.each([
  [
    'कमला बाई पति रामलाल, उम्र 40 वर्ष\n----अपीलार्थी\nबनाम\nछत्तीसगढ़ राज्य\n----प्रत्यर्थी',
    'कमला बाई',
    'छत्तीसगढ़ राज्य',
  ],
  ['श्रीमती गीता देवी बनाम श्री मोहन लाल व अन्य', 'गीता देवी', 'मोहन लाल'],
])('the parties of a Hindi cause title: %s', (printed, petitioner, respondent) => {
  const text = `न्यायालय तहसीलदार सदर, वाराणसी\nवाद संख्या 12/2024\n${printed}\nआदेश\nप्रस्तुत वाद में पक्षों को सुना गया।`;
  expect(cause(text)).toMatchObject({ petitioner, respondent });
});

test('further parties are named behind parentage and heirs', () => {
  const text = head(
    'IN THE HIGH COURT OF JUDICATURE AT BOMBAY',
    'SECOND APPEAL NO. 5 OF 2015',
    'Namdev s/o Tukaram Raut & Ors. ... Appellants',
    '-Versus-',
    'Shanti (D) thr. LRs. & Anr. ... Respondents',
    'CORAM : A. G. PANDE, J.',
  );
  expect(cause(text).title).toBe('Namdev and others v. Shanti and another');
});

test('old reports name several numbers behind the jurisdiction', () => {
  const text =
    '12/01/1957 SEN, P. SEN, P. DAS, S. R. (CJ)\nCITATION: 1957 AIR 77\nCRIMINAL APPELLATE JURISDICTION Criminal Appeals No. 42 of 1954 and Nos. 3 and 97 of 1955.\nAppeal by special leave from the judgment in Criminal Revision No. 1113 of 1953.';
  expect(cause(text).case_numbers).toEqual([
    'Criminal Appeals No. 42 of 1954',
    'Criminal Appeals Nos. 3 and 97 of 1955',
  ]);
});

const namesOf = (text: string) => {
  const { petitioners, respondents } = readJudgment(text);
  return { petitioners, respondents };
};

test('an information names its parties under In Re, with their addresses below', () => {
  const text = [
    'COMPETITION COMMISSION OF INDIA',
    'Case No. 41 of 2024',
    'In Re:',
    'Meera Traders Informant No. 1',
    '12, Lake Road, Kochi',
    'Suresh Pai',
    'B-4, Hill View, Informant No. 2',
    'Panaji – 403001',
    'And',
    'Coastal Ports Ltd. Opposite Party-1/OP-1',
    'Harbour House, Mangaluru',
    'Western Cranes Pvt. Ltd. Opposite Party-2/OP-2',
    'CORAM',
    'Ms. Latha Varma',
    'Chairperson',
    'Order under Section 26(2) of the Competition Act, 2002',
    '1. The present Information has been filed by the Informants against the Opposite Parties.',
  ].join('\n');
  expect(namesOf(text)).toEqual({
    petitioners: ['Meera Traders', 'Suresh Pai'],
    respondents: ['Coastal Ports Ltd.', 'Western Cranes Pvt. Ltd.'],
  });
});

test('a list of petitioners longer than a page keeps the head open', () => {
  const entries = Array.from(
    { length: 40 },
    (_, i) => `${i + 1}. Anil Bose, S/o Mohan Bose, R/o Ward ${i + 1}, P.S. Rampur, District Rampur`,
  );
  const text = head(
    'IN THE HIGH COURT OF JUDICATURE AT PATNA',
    'CIVIL REVIEW No.16 of 2021',
    ...entries,
    '... ... Petitioner/s',
    'Versus',
    '1. The State of Bihar',
    '... ... Opposite Party/s',
  );
  expect(cause(text).title).toBe('Anil Bose v. State of Bihar');
});

test('a stamp, a national company and a tribunal do not hide a party', () => {
  const text = head(
    'IN THE HIGH COURT OF JUDICATURE AT BOMBAY',
    'WRIT PETITION NO. 17 OF 2006',
    'Digitally signed by',
    'KAMAL RAUT',
    'Date: 2024.08.19',
    '14:31:48 +0530',
    'National Twine Works …Petitioner',
    'Versus',
    'The Income Tax Appellate Tribunal',
    'Mumbai Bench',
    'and Ors. …Respondents',
  );
  expect(cause(text)).toMatchObject({
    petitioner: 'National Twine Works',
    respondent: 'Income Tax Appellate Tribunal and others',
  });
});

test('a law report’s headnote names no party and no case', () => {
  const text = [
    '[2025] 2 S.C.R. 295 : 2025 INSC 112',
    'C. Vasu',
    'v.',
    'K Indira',
    '(Civil Appeal No. 96 of 2025)',
    '03 February 2025',
    '[Sunil Rao* and',
    'Atul Sen, JJ.]',
    'Issue for Consideration',
    'Whether the appellant may rely on SLP (Crl.) No.691 of 2023.',
    'Arbitration and Conciliation Act, 1996 – s.29A – Respondent no.2 assigned the award.',
    'Criminal Appeal No. 12 of 2021 relied on.',
  ].join('\n');
  expect(cause(text)).toMatchObject({
    title: 'C. Vasu v. K Indira',
    case_numbers: ['Civil Appeal No. 96 of 2025'],
  });
});

test.each([
  ['W.P.(C) 12/2020\nWrit Petition (Civil) No. 12 of 2020', ['W.P.(C) 12/2020']],
  ['Cr.As. No. 378 of 2000 With No. 782 of 2002', ['Cr.As. No. 378 of 2000', 'Cr.As. No. 782 of 2002']],
  [
    'Cr.A. No. 644/2015 (From the judgement and order Dt. 30/11/2011 in Cr.A No. 515/2010, of the KARNATAKA HIGH COURT)',
    ['Cr.A. No. 644/2015'],
  ],
  [
    'Appeal No. E/24/2009\n[Arising out of Order-in-Appeal No. 1/2009 dated 1.2.2009]',
    ['Appeal No. E/24/2009'],
  ],
  ['Criminal Appeal No. 3 18 of 1989', ['Criminal Appeal No. 318 of 1989']],
  ['Writ Petition Criminal No. 1892 of 1981', ['Writ Petition Criminal No. 1892 of 1981']],
])('the numbers of a head, each once and none of the court below: %s', (printed, numbers) => {
  const text = head(
    'IN THE SUPREME COURT OF INDIA',
    printed,
    'ASHA …APPELLANT',
    'VERSUS',
    'RAVI …RESPONDENT',
  );
  expect(cause(text).case_numbers).toEqual(numbers);
});

test('the order below and counsel name no case of the judgment', () => {
  const text = [
    'IN THE HIGH COURT OF JUDICATURE AT BOMBAY',
    'WRIT PETITION NO.21 OF 2010',
    'Nitin Bapat .....Petitioner',
    'versus',
    'The State of Maharashtra ..... Respondents',
    'Mr.H. Anand, for the petitioner in WP No.21 of 2010 and for respondent Nos.3',
    'and 4 in WP No.58 of 2011.',
    'CORAM: P. MAJGAONKAR, J.',
    'ORAL ORDER',
    'The revision is directed against the order of',
    'maintenance passed in Maintenance Case No. 25 of 2021. It is dismissed.',
  ].join('\n');
  expect(cause(text).case_numbers).toEqual(['WRIT PETITION NO.21 OF 2010']);
});

test.each([
  ['CIVIL APPELLATE JURISDlCTION : Civil Appeal No, 20 of1963.', ['Civil Appeal No. 20 of 1963']],
  [
    'CIVIL APPELLATE JURISDICTION: Civil Appeals Nos. 1133 and 11 34 of 1965.',
    ['Civil Appeals Nos. 1133 and 1134 of 1965'],
  ],
  ['ORIGINAL JURISDICTION: Petition No. XVI of 1950.', ['Petition No. 16 of 1950']],
  ['CIVIL APPELLATE JURISDICTION: Civil Appeal No. 4542 1991.', ['Civil Appeal No. 4542 of 1991']],
  [
    'CIVIL APPELLATE JURISDICTION: Civil Appeal No. 38 of 1972.\nFrom the judgment of the Kerala High Court in O.P. No. 71 of 1971.\nCivil Appeal No. 16 of 1972\nFrom the judgment of that Court in O.P. No. 58 of 1971.\nWITH Writ Petition No. 28 of 1988.\nThe Judgment of the Court was delivered by SEN, J. Civil Appeal No. 9 of 1970 is not before us.',
    ['Civil Appeal No. 38 of 1972', 'Civil Appeal No. 16 of 1972', 'Writ Petition No. 28 of 1988'],
  ],
])('the numbers behind the jurisdiction, with the slips of a copy: %s', (printed, numbers) => {
  const text = `12/01/1957 SEN, P. DAS, S. R. (CJ)\nCITATION: 1957 AIR 77\n${printed}`;
  expect(cause(text).case_numbers).toEqual(numbers);
});

test('the building of an office is no part of its name, its place is', () => {
  const text = head(
    'IN THE HIGH COURT OF DELHI AT NEW DELHI',
    'W.P.(C) 71/2021',
    'ANIL BOSE ..... Petitioner',
    'versus',
    '1. The Commissioner of Police,',
    '   PHQ, New Delhi.',
    '2. The Tahsildar,',
    '   Rampur.',
    '3. The Collector of Customs (Unit 2), Custom House, Kandla. ..... Respondents',
  );
  expect(namesOf(text).respondents).toEqual([
    'Commissioner of Police',
    'Tahsildar, Rampur',
    'Collector of Customs (Unit 2)',
  ]);
});
