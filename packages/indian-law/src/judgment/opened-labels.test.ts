import { expect, test } from 'vitest';
import { readJudgment } from './judgment.ts';

// Kinds of faults that real judgments showed when the half of the labels that was held back was opened.

const HEAD = `IN THE HIGH COURT OF JUDICATURE AT BOMBAY
ORDINARY ORIGINAL CIVIL JURISDICTION
WRIT PETITION No. 871 of 2010
Ms Amina Sheikh ..Petitioner.
Versus
The Chief Health Officer,
Department of Public Health & (4) Ors ..Respondents.
CORAM : A. B. RANE & C. D. KALE, JJ.
DATE : 10th March, 2015.
`;

test('a number of others in brackets is no part of a name', () => {
  const { respondent, title } = readJudgment(`${HEAD}P.C.\n1. Heard.\n2. The petition is dismissed.\n`);
  expect(respondent).toBe('Chief Health Officer, Department of Public Health and others');
  expect(title).toMatch(/and others$/u);
});

test('a role may name its abbreviation without a number', () => {
  const { petitioner, respondent } = readJudgment(
    'COMPETITION COMMISSION OF INDIA\nCase No. 71 of 2024\nIn Re:\nAdv Mohan Kedia Informant No. 1\nHouse no. 13, Lake Road\nAdv Leela Bose Informant No. 2\nHouse no. 13, Lake Road\nAnd\nSaffron Films Ltd. Opposite Party/OP\n301, 3rd Floor\nCORAM:\nMs. Asha Rane\nChairperson\nOrder under Section 26(2) of the Competition Act, 2002\n1. The present Information has been filed by the informants against the opposite party.\n',
  );
  expect([petitioner, respondent]).toEqual(['Adv Mohan Kedia and another', 'Saffron Films Ltd.']);
});

test('a title from before the case had its number names no case', () => {
  const { case_numbers = [] } = readJudgment(
    `Criminal Appeal Nos. ………… of 2022 @ Petitions for Special Leave to Appeal (Criminal) No. 4128-4129 OF 2021
IN THE SUPREME COURT OF INDIA
CRIMINAL APPELLATE JURISDICTION
CRIMINAL APPEAL NOS. 901-902 OF 2022
STATE BUREAU
VERSUS
MOHAN KEDIA
JUDGMENT
1. Leave granted.
2. The appeals are allowed.
`,
  );
  expect(case_numbers[0]).toBe('CRIMINAL APPEAL NOS. 901-902 OF 2022');
});

test.each([
  [
    'The prayer below was to set the order aside as well as grant bail to the appellant.\n5. I do not see any reason to reconsider the order, accordingly, rejected.',
    'dismissed',
  ],
  ['I grant bail to the applicant on a bond of Rs. 10,000.', 'bail granted'],
  ['I am inclined to grant him regular bail.', 'bail granted'],
  [
    'In accordance with the opinion of the majority, the appeal is allowed in part. The penalties are set aside. The appeal in so far as the levy of interest is concerned is dismissed.',
    'partly allowed',
  ],
])('the outcome of %j', (order, expected) => {
  expect(readJudgment(`${HEAD}ORDER\n1. Heard both sides.\n4. ${order}\n`).disposal).toBe(expected);
});

test('a note that abbreviates a name is no paragraph', () => {
  const { paragraphs } = readJudgment(
    `${HEAD}JUDGMENT
Delay condoned.

2. The challenge is to the order of the court below, made under the Code of Criminal Procedure.

         1 ‘CrPC’, for short.

         2 Hereinafter referred to as ‘the Magistrate’.

         3 ‘IPC’, for short.

3. The main plank of the submissions was that he was only a clerk.

4. The High Court expressed surprise.

5. The appeal fails.
`,
  );
  expect(paragraphs.flatMap(({ number }) => number ?? [])).toEqual(['2', '3', '4', '5']);
});

test('an announcement over several lines opens no opinion', () => {
  const report = `1956 SC 916; 1955 (2) SCR 940 (31 October 1955)
31/10/1955 RANE, ARUN RANE, ARUN AYYAR, N. VENKATA DUTT, SUDHIR
CITATION: 1956 AIR 916 1955 SCR (2) 940
Sessions Trial-Charge under s. 304 read with s. 34 of the Indian Penal Code.
The appellant and his brother were put on trial.
CRIMINAL APPELLATE JURISDICTION: Criminal Appeal No. 86 of 1955.
A. B. Mehta, for the appellant.
1955\\. October 31. The judgment of S. Dutt, Acting C.J. and Rane J. was delivered by Rane J.
The judgment of Sen and Venkata Ayyar JJ. was delivered by Venkata Ayyar J. Dutt J. delivered a separate judgment.
RANE J.-This appeal was referred to a Bench of five Judges to settle the law. The appeal is allowed.
VENKATA AYYAR J.-This appeal comes before us on a reference owing to a conflict. The appeal is allowed.
`;
  const { parts = [] } = readJudgment(report);
  expect(parts.flatMap(({ kind, judge }) => (kind === 'opinion' ? [judge] : []))).toEqual([
    'Arun Rane',
    'N. Venkata Ayyar',
  ]);
});

test('a heading inside a line, before the first words of the judgment, opens it', () => {
  const { parts = [], paragraphs } = readJudgment(`REPORTABLE
IN THE SUPREME COURT OF INDIA
CIVIL APPELLATE JURISDICTION
Civil Appeal No. 929 of 2022
Leela Bose (Dead) Through LR ...Appellant
Versus
The District Registrar ...Respondents
And Another JUDGMENT Dr Arun Venkata Rane, J This judgment has been divided into
sections to facilitate analysis. They are the facts and the law.
1. The appeal is from a judgment of the High Court.
2. The appeal fails.
`);
  expect(parts.map(({ kind }) => kind)).toEqual(['heading', 'judgment']);
  expect(paragraphs.find(({ part }) => part === 'judgment')?.text).toMatch(/^JUDGMENT Dr Arun/u);
});
