import { describe, expect, test } from 'vitest';
import { sameJudge } from './judge-names.ts';
import { readJudgment } from './judgment.ts';

const judges = (text: string): string[] => readJudgment(text).judges;

describe('bench of an old report', () => {
  const report = (bench: string): string =>
    ` 3 SCC 315; 1975 (2) SCR 77 (11 March 1975)\n${bench}\nCITATION: 1975 AIR 1234 1975 SCR (2) 77\nAct-Section-Scope.\n`;

  test.each([
    ['MEHTA, R.K.\nMEHTA, R.K.\nSANYAL, T.B.\nPILLAI, N.S.\n', ['R.K. Mehta', 'T.B. Sanyal', 'N.S. Pillai']],
    [
      '11/03/1975 MEHTA, R.K. (CJ) MEHTA, R.K. (CJ) SANYAL, T.B.\nPILLAI, N.S.\n',
      ['R.K. Mehta', 'T.B. Sanyal', 'N.S. Pillai'],
    ],
    [
      'MEHTA, R.K. (J) MEHTA, R.K. (J) SANYAL, TARUN BIHARI (J) PILLAI N.S. (J)',
      ['R.K. Mehta', 'Tarun Bihari Sanyal', 'N.S. Pillai'],
    ],
    [
      'MEHTA, RAM KUMAR MEHTA, RAM KUMAR SANYAL, TARUN BIHARI PILLAI, NATHAN DAS, A.B.\nDAS, C.D.\n',
      ['Ram Kumar Mehta', 'Tarun Bihari Sanyal', 'Nathan Pillai', 'A.B. Das', 'C.D. Das'],
    ],
    ['MISRA RANGNATH MISRA RANGNATH SANYAL, T.B. (J)', ['Rangnath Misra', 'T.B. Sanyal']],
  ])('%j', (bench, expected) => {
    expect(judges(report(bench))).toEqual(expected);
  });

  test('a name with the surname first is in the order of the line that delivers the judgment', () => {
    const text = `${report('GOGATE SUNITA V. (J)\nGOGATE SUNITA V. (J)\nBANERJI, B.P. (J)')}JUDGMENT:
The Judgment of the Court was delivered by SUNITA V. GOGATE, J.- Leave granted.\n2. The appeals fail.\n`;
    expect(judges(text)).toEqual(['Sunita V. Gogate', 'B.P. Banerji']);
  });

  test('names in the order of speech, below the citations', () => {
    const text =
      ' 5 SCALE 88 (9 May 1997)\nR. K. MEHTA, TARUN SANYAL, N.S. PILLAI\nO R D E R Leave granted.\nThis appeal fails.\n';
    expect(judges(text)).toEqual(['R. K. MEHTA', 'TARUN SANYAL', 'N.S. PILLAI']);
  });
});

describe('bench of a page saved from a legal site', () => {
  const head =
    'Ram Lal vs State Of Kerala on 4 May, 1999\nAuthor: R. Mehta\nBench: R. Mehta, Tarun Bihari\nSanyal\nREPORTABLE\nIN THE SUPREME COURT OF INDIA\nCRIMINAL APPEAL NO. 12 OF 1998\nRAM LAL ...APPELLANT\nVERSUS\nSTATE OF KERALA ...RESPONDENT\nJUDGMENT\nR. MEHTA, J.\n1. Leave granted.\n2. The appeal is allowed.\n';

  test('the list of the site', () => {
    expect(judges(head)).toEqual(['R. MEHTA', 'Tarun Bihari Sanyal']);
  });

  test('all who signed, also those whom the site leaves out', () => {
    const signed = `${head}.................J. (R. MEHTA) ..............J. (T. B.\nSANYAL) ...........J. New Delhi; [N. S. PILLAI] May 4, 1999`;
    expect(judges(signed)).toEqual(['R. MEHTA', 'T. B. SANYAL', 'N. S. PILLAI']);
  });

  test('a page in one run, with the fields of an old report', () => {
    const page =
      'Ram Lal vs State Of Kerala on 4 May, 1999 Skip to main content Supreme Court of India Ram Lal vs State Of Kerala on 4 May, 1999 Bench: R. Mehta , T.B. Sanyal PETITIONER: RAM LAL Vs. RESPONDENT: STATE OF KERALA DATE OF JUDGMENT: 04/05/1999 BENCH: R. MEHTA CJI & T.B. SANYAL & N.S. PILLAI & A. DAS & C. RAO JUDGMENT: J U D G M E N T R. Mehta, CJI The appeal is allowed.';
    expect(judges(page)).toEqual(['R. MEHTA', 'T.B. SANYAL', 'N.S. PILLAI', 'A. DAS', 'C. RAO']);
    expect(readJudgment(page)).toMatchObject({
      bench_strength: 5,
      decision_date: '1999-05-04',
    });
  });
});

describe('coram in the head', () => {
  const order = (coram: string, foot = ''): string =>
    `IN THE HIGH COURT OF JUDICATURE AT PATNA\nCWJC No.12 of 2024\nRam Lal ... Petitioner/s\nVersus\nThe State of Bihar ... Respondent/s\n${coram}\nORAL ORDER\n1. Heard.\n2. The petition is dismissed.\n${foot}`;

  test.each([
    ['CORAM: HONOURABLE MR. JUSTICE CHANDRA KISHORE\nSINHA', ['CHANDRA KISHORE SINHA']],
    ['CORAM : R. K. MEHTA, C.J. &\nT. B. SANYAL, J.', ['R. K. MEHTA', 'T. B. SANYAL']],
    [
      'CORAM : R. K. MEHTA,\n TARUN SANYAL AND\n N. S. PILLAI, JJ.',
      ['R. K. MEHTA', 'TARUN SANYAL', 'N. S. PILLAI'],
    ],
    ['CORAM:\nJUSTICE S.K. MOHANTY', ['S.K. MOHANTY']],
    ['CORAM\nMs. Ritu Kaur\nChairperson\nMr. Anil Das\nMember', ['Ritu Kaur', 'Anil Das']],
    [
      'CORAM : Justice R. Mehta, Presiding Officer Dr. T.B. Sanyal, Member Justice N.S. Pillai, Judicial Member',
      ['R. Mehta', 'T.B. Sanyal', 'N.S. Pillai'],
    ],
    ["BEFORE\nHON'BLE SHRI JUSTICE ARUN DIXIT\nON THE 3rd OF JULY, 2023", ['ARUN DIXIT']],
  ])('%j', (coram, expected) => {
    expect(judges(order(coram))).toEqual(expected);
  });

  test('a Chief Justice whom only the signature names', () => {
    const coram = 'CORAM: HONOURABLE THE CHIEF JUSTICE\nand\nHONOURABLE MR. JUSTICE TARUN SANYAL';
    expect(judges(order(coram, '(R. K. Mehta, CJ)\n(Tarun Sanyal, J)\nsk/-'))).toEqual([
      'R. K. Mehta',
      'TARUN SANYAL',
    ]);
    expect(readJudgment(order(coram))).toMatchObject({ judges: ['TARUN SANYAL'], bench_strength: 2 });
  });
});

test('two judges of one surname are two; a fuller spelling of one is one', () => {
  expect(sameJudge('A.K. Das', 'S.K. Das')).toBe(false);
  expect(sameJudge('T. B. Sanyal', 'Tarun Bihari Sanyal')).toBe(true);
  expect(sameJudge('M.R. Shah', 'M. R. SHAH')).toBe(true);
  expect(sameJudge('R. Viswanathan', 'R. Vishwanathan')).toBe(true);
});
