import { growthPerDoubling, repeated } from '@munshi/test-support/growth.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJudgment } from '../judgment.ts';
import { splitText } from '../paragraphs.ts';

/** Kind, judge, stance and numbers of each part. */
function partsOf(text: string): { kind: string; judge?: string; stance?: string; numbers: string[] }[] {
  const { paragraphs, parts } = splitText(text);
  return parts.map(({ kind, judge, stance, from, to }) => ({
    kind,
    ...(judge === undefined ? {} : { judge }),
    ...(stance === undefined ? {} : { stance }),
    numbers: paragraphs.slice(from, to + 1).flatMap(({ number }) => number ?? []),
  }));
}

const kinds = (text: string): string[] => partsOf(text).map(({ kind }) => kind);

const SLIP_HEAD = `REPORTABLE
IN THE SUPREME COURT OF INDIA
CIVIL APPELLATE JURISDICTION
CIVIL APPEAL NO. 812 OF 2018
MEENA PILLAI …APPELLANT(S)
VERSUS
COASTAL JUTE MILLS LTD. …RESPONDENT(S)
`;

const OLD_REPORT = `1971 (2) SCR 310; 1971 (1) SCC 88 (12 March 1971)
BANERJI, B.N.
BANERJI, B.N.
KURIAN, P.T.
CITATION: 1971 AIR 912 1971 SCR (2) 310 1971 SCC (1) 88
CITATOR INFO :
D 1978 SC1014 (5) RF [1981 SC 670] (2,3) F 1984 SC 22 (7)
Hire Act, 1912, s. 4-Whether notice is a condition of suit-Practice.
The appellant hired a boat to the respondent and sued for its return without a notice.
HELD: 1. A notice is a condition of the suit under section 4 of the Act. [312 B]
2. The suit fails without one, whatever the parties agreed. [313 C-D]
3. Costs follow the event.
CIVIL APPELLATE JURISDICTION: Civil Appeal No. 44 of 1968.
From the judgment and decree dated the 3rd May, 1966 of the Madras High Court.
T. R. Iyengar, for the appellant.
N. Datta, for the respondent.
`;

describe('parts of a judgment', () => {
  test('a headnote has no paragraph numbers; the judgment of an old report has its own', () => {
    const text = `${OLD_REPORT}The Judgment of the Court was delivered by BANERJI, J. This appeal is by certificate.
2. The boat was hired in 1960 and never came back to its owner.
3. The suit was laid without any notice under the Act.
4. We agree with the High Court. The appeal is dismissed.
`;
    expect(partsOf(text)).toEqual([
      { kind: 'heading', numbers: [] },
      { kind: 'citator', numbers: [] },
      { kind: 'headnote', numbers: [] },
      { kind: 'heading', numbers: [] },
      { kind: 'judgment', judge: 'Banerji', numbers: ['2', '3', '4'] },
    ]);
  });

  test('the citator of an old report: letters, later judgments and what they do to this one', () => {
    expect(
      readJudgment(`${OLD_REPORT}The Judgment of the Court was delivered by BANERJI, J. Dismissed.\n`)
        .citator,
    ).toEqual([
      { code: 'D', citation: 'AIR 1978 SC 1014', paragraphs: ['5'], treatment: 'distinguished' },
      { code: 'RF', citation: 'AIR 1981 SC 670', paragraphs: ['2', '3'] },
      { code: 'F', citation: 'AIR 1984 SC 22', paragraphs: ['7'], treatment: 'followed' },
    ]);
  });

  test('an old report without numbers has none, though its judgment has a list', () => {
    const prose =
      'The owner says that the boat was his and that the hirer kept it without any right to it. '.repeat(40);
    const list = '1. Is a notice needed?\n2. Can it be waived?\n3. Who pays the costs?\n';
    const text = `${OLD_REPORT}The Judgment of the Court was delivered by BANERJI, J. ${prose}\nThe questions are:\n${list}${prose}\n${prose}\n`;
    expect(partsOf(text).at(-1)).toEqual({ kind: 'judgment', judge: 'Banerji', numbers: [] });
  });

  test('opinions of an old report, the dissent that it announces and the order of the court', () => {
    const text = `${OLD_REPORT}The judgment of BANERJI, J. and DATTA, J. was delivered by BANERJI, J. KURIAN, J. delivered a dissenting opinion.
BANERJI, J. This appeal by certificate must fail for want of a notice under the Act.
The decree of the High Court is right.
KURIAN, J. The Act asks for no notice where the parties have agreed that none is needed.
I would allow the appeal.
ORDER
In accordance with the opinion of the majority the appeal is dismissed.
`;
    expect(partsOf(text).slice(4)).toEqual([
      { kind: 'opinion', judge: 'Banerji', stance: 'majority', numbers: [] },
      { kind: 'opinion', judge: 'Kurian', stance: 'dissenting', numbers: [] },
      { kind: 'order', numbers: [] },
    ]);
    expect(readJudgment(text).disposal).toBe('dismissed');
    expect(readJudgment(text).authored_by).toEqual(['B.N. Banerji', 'P.T. Kurian']);
  });

  test('opinions of a slip judgment: each with its numbers, the cause title between them, its signatures', () => {
    const opinion = (judge: string, words: string): string =>
      `J U D G M E N T\n${judge}\n1. ${words}\n2. The facts are in the record of the court below.\n3. The reference is answered so.\n…………………J.\n(${judge.replace(/, J.*/u, '')})\nNew Delhi;\nMarch 3, 2021\n`;
    const text = `${SLIP_HEAD}${opinion('B. N. BANERJI, J.', 'Leave granted.')}${SLIP_HEAD}${opinion('P. T. KURIAN, J.', 'I have had the advantage of reading the judgment of my learned brother Banerji, J. I respectfully agree.')}${opinion('S. DATTA, J. (dissenting)', 'I regret that I cannot agree with my learned brothers.')}`;
    const numbers = ['1', '2', '3'];
    expect(partsOf(text)).toEqual([
      { kind: 'heading', numbers: [] },
      { kind: 'opinion', judge: 'B. N. Banerji', stance: 'majority', numbers },
      { kind: 'signature', numbers: [] },
      { kind: 'heading', numbers: [] },
      { kind: 'opinion', judge: 'P. T. Kurian', stance: 'concurring', numbers },
      { kind: 'signature', numbers: [] },
      { kind: 'opinion', judge: 'S. Datta', stance: 'dissenting', numbers },
      { kind: 'signature', numbers: [] },
    ]);
  });

  test.each([
    ['I do not agree with my learned brother.', 'dissenting'],
    ['I am not in agreement with the view of Banerji, J.', 'dissenting'],
    ['I do not share the view of my learned brother Banerji, J. on the notice.', 'dissenting'],
    ['I do not agree with the conclusion that my learned brother has reached.', 'dissenting'],
    ['It is in respectful disagreement with my learned brother that I write.', 'dissenting'],
    ['I agree with my learned brother, though I do not rest on the notice.', 'concurring'],
    ['I do not wish to add anything, I fully agree with my learned brother.', 'concurring'],
    ['We do not propose to say more and agree with our learned brother.', 'concurring'],
    ['I am in entire agreement with the judgment of my learned brother Banerji, J.', 'concurring'],
  ])('the stance that an opinion opens with: %s', (words, stance) => {
    const text = `${SLIP_HEAD}JUDGMENT\nB. N. BANERJI, J.\n1. Heard.\n2. A notice is needed and none was given.\n……J.\n(B. N. BANERJI)\nJUDGMENT\nS. DATTA, J.\n1. ${words}\n2. The clause speaks for itself.\n……J.\n(S. DATTA)\n`;
    expect(
      partsOf(text)
        .filter(({ kind }) => kind === 'opinion')
        .at(-1),
    ).toMatchObject({ judge: 'S. Datta', stance });
  });

  test('the outcome is that of the majority when a dissent is the last opinion', () => {
    const text = `${SLIP_HEAD}JUDGMENT\nB. N. BANERJI, J.\n1. Heard.\n2. The appeal fails on every ground and is dismissed.\n……J.\n(B. N. BANERJI)\nJUDGMENT\nS. DATTA, J.\n1. I respectfully dissent from the opinion of my learned brother.\n2. The appeal is allowed.\n……J.\n(S. DATTA)\n`;
    expect(readJudgment(text).disposal).toBe('dismissed');
  });

  test('names under the last words of a judgment are signatures and no opinions', () => {
    const text =
      "IN THE HIGH COURT OF DELHI AT NEW DELHI\n+ W.P.(C) 77/2022\nUMA DEVI ..... Petitioner\nversus\nTHE COLLECTOR ..... Respondent\nCORAM:\nHON'BLE MR. JUSTICE A. K. BOSE\nHON'BLE MS. JUSTICE R. SETH\nJUDGMENT\nA. K. BOSE, J.\n1. The petitioner asks for the refund of a deposit that she made.\n2. The petition is dismissed.\nA. K. BOSE, J.\nR. SETH, J.\nMARCH 9, 2023/ab\n";
    expect(partsOf(text)).toEqual([
      { kind: 'heading', numbers: [] },
      { kind: 'judgment', judge: 'A. K. Bose', numbers: ['1', '2'] },
      { kind: 'signature', numbers: [] },
    ]);
  });

  test('a judge who is cited opens no opinion', () => {
    const text = `${SLIP_HEAD}JUDGMENT\nB. N. BANERJI, J.\n1. Heard.\n2. The law is settled.\nMathai, J. observed in that case that the rule is old.\nMathai, J. (as he then was) said so again.\n3. The appeal is dismissed.\n`;
    expect(kinds(text)).toEqual(['heading', 'judgment']);
  });

  test('a law report of today: headnotes, cases cited, the judgment with its author', () => {
    const text = `[2025] 4 S.C.R. 512 : 2025 INSC 901
Meena Pillai
v.
Coastal Jute Mills Limited
(Civil Appeal No. 812 of 2018)
03 March 2025
[B.N. Banerji* and P.T. Kurian, JJ.]
Issue for Consideration
Whether a hirer may keep a boat after the hire ends.
Headnotes†
Hire Act, 1912 – s.4 – Notice:
Held: 1. A notice is a condition of the suit. [Paras 2, 3]
2. It cannot be waived.
Case Law Cited
Datta v. Roy [1960] 2 SCR 11 – referred to.
List of Acts
Hire Act, 1912.
Case Arising From
CIVIL APPELLATE JURISDICTION: Civil Appeal No. 812 of 2018
Judgment / Order of the Supreme Court
Judgment
B.N. Banerji, J.
1. Leave granted.
2. The boat was hired by the respondent and never returned to its owner.
3. The appeal is allowed.
`;
    expect(partsOf(text)).toEqual([
      { kind: 'heading', numbers: [] },
      { kind: 'headnote', numbers: [] },
      { kind: 'citator', numbers: [] },
      { kind: 'heading', numbers: [] },
      { kind: 'judgment', judge: 'B.N. Banerji', numbers: ['1', '2', '3'] },
    ]);
  });

  test('a judgment in one line is split where its numbers ascend', () => {
    const filler = 'The petitioner is a trader in jute and the respondent is a mill that buys it. '.repeat(9);
    const body = [2, 3, 4, 5].map((n) => `${n}. ${filler}`).join('');
    const text = `W.P.No.77 of 2015 IN THE HIGH COURT OF JUDICATURE AT MADRAS CORAM : THE HONOURABLE MR. JUSTICE A. Raman Meena Pillai ... Petitioner Vs. The Collector ... Respondent O R D E R ${filler}${body}`;
    expect(splitText(text).paragraphs.flatMap(({ number }) => number ?? [])).toEqual(['2', '3', '4', '5']);
  });
});

describe('numbers of paragraphs', () => {
  const numbers = (body: string): string[] =>
    splitText(`${SLIP_HEAD}JUDGMENT\n${body}`).paragraphs.flatMap(({ number }) => number ?? []);
  test('rows of a table are none', () => {
    const rows = ['1 Arun Dey 2,000', '2 Bela Dey 1,500', '3 Chitra Dey 900', '4 Dipak Dey 75'].join('\n');
    expect(
      numbers(`1. The shares are these:\n${rows}\n2. They were bought on one day.\n3. The order stands.\n`),
    ).toEqual(['1', '2', '3']);
  });
  test('a sub-number inside a printed line is one', () => {
    expect(
      numbers(
        '1. The issue is old. 1.1 The respondent bought the mill in the year 1990.\n1.2 It closed in 1995.\n2. We heard both. 2.1 The law is plain enough.\n2.2 It binds us.\n3. Allowed.\n',
      ),
    ).toEqual(['1', '1.1', '1.2', '2', '2.1', '2.2', '3']);
  });
  test('a judgment that is quoted with its numbers keeps them inside', () => {
    const body =
      '1. Leave granted.\n2. It was held:\n“3. The rule is old.\n4. It binds us.”\n3. We follow it.\n4. The appeal fails.\n5. No costs.\n';
    const { paragraphs } = splitText(`${SLIP_HEAD}JUDGMENT\n${body}`);
    expect(paragraphs.find(({ number }) => number === '3')?.text).toBe('We follow it.');
    expect(paragraphs.find(({ number }) => number === '2')?.text).toContain('It binds us');
  });
});

const SURNAMES = ['BANERJI', 'KURIAN', 'DATTA', 'SETHNA', 'GOGATE', 'PARIHAR'];
const sentence = fc.constantFrom(
  'The appellant bought the mill and the respondent sold it to her.',
  'The High Court found that the notice came too late to help anybody.',
  'Three things must be shown:\n(a) the hire,\n(b) the notice,\n(c) the demand.',
  'It was held as follows:\n“7. The rule is an old one.\n8. It binds the courts below.”',
  'The charges are:\n1. theft,\n2. breach of trust,\nand nothing else was charged.',
);
const opinion = fc.record({
  surname: fc.nat(SURNAMES.length - 1),
  sentences: fc.array(sentence, { minLength: 7, maxLength: 14 }),
});

test('a judgment of several opinions gives back its own numbers and judges, whatever they quote and list', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(opinion, { minLength: 2, maxLength: 4, selector: (one) => one.surname }),
      fc.boolean(),
      (opinions, headnote) => {
        const written = opinions.map(({ surname, sentences }) => {
          const name = `A. B. ${SURNAMES[surname]}`;
          const body = sentences.map((words, i) => `${i + 1}. ${words}`).join('\n');
          return `JUDGMENT\n${name}, J.\n${body}\n………………J.\n(${name})\nNew Delhi;\nMarch 3, 2021\n`;
        });
        const top = headnote
          ? `${SLIP_HEAD}Headnotes\nHeld: 1. A holding of the court.\n2. Another one.\n3. A third.\n`
          : SLIP_HEAD;
        const read = partsOf(`${top}${written.join('')}`).filter(({ kind }) => kind === 'opinion');
        expect(read.map(({ numbers }) => numbers)).toEqual(
          opinions.map(({ sentences }) => sentences.map((_, i) => String(i + 1))),
        );
        expect(read.map(({ judge }) => judge?.split(' ').at(-1)?.toUpperCase())).toEqual(
          opinions.map(({ surname }) => SURNAMES[surname]),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test('parts cover every paragraph, in order, each paragraph with its part', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'JUDGMENT\n',
      'ORDER\n',
      'HELD: 1. ',
      'CITATION: 1990 AIR 1\n',
      'RAO, J. ',
      '……J.\n',
      '1. ',
      '\n',
      'I agree.\n',
      SLIP_HEAD,
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { paragraphs, parts } = splitText(pieces.join(''));
      expect(
        parts.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i)),
      ).toEqual(paragraphs.map((_, i) => i));
      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
      for (const { id, from, to } of parts)
        for (const { part } of paragraphs.slice(from, to + 1)) expect(part).toBe(id);
    }),
    { numRuns: 300 },
  );
});

test.each([
  'A. B. RAO, J. ',
  'JUDGMENT A. B. ',
  'The judgment of A was ',
  '1. A b. ',
  '“1. A\n',
  '….J. ',
  'Per A (',
  'REPORTABLE IN THE ',
  'RAO, J.\n',
  '1.1 A b. ',
])('the parts of %s, repeated, take no more than its length in time', async (words) => {
  const growth = await growthPerDoubling((size) => splitText(repeated(words, size)), {
    from: 32_000,
    to: 128_000,
  });
  expect(growth).toBeLessThan(2.5);
});
