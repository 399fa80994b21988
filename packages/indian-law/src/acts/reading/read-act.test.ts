import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ActText, ActUnit } from './act-text.ts';
import { plainFigures } from './marks.ts';
import { isAct, readAct } from './read-act.ts';

const CONTENTS = `THE LANTERN KEEPERS ACT, 1957
_______
ARRANGEMENT OF SECTIONS
CHAPTER I
PRELIMINARY
SECTIONS
1. Short title.
2. Definitions.
CHAPTER II
OF LANTERNS
3. Penalty for an unlit
lantern.
3A. Inspection.
4. [Omitted.].
THE SCHEDULE
`;
const BODY = `THE LANTERN KEEPERS ACT, 1957
ACT NO. 12 OF 1957
[3rd May, 1957.]
An Act to provide for the keeping of lanterns.
BE it enacted by Parliament in the Eighth Year of the Republic of India as follows:—
CHAPTER I
PRELIMINARY
1. Short title.—(1) This Act may be called the Lantern Keepers Act, 1957.
(2) It extends to every quay.
2. Definitions.—In this Act, unless the context otherwise requires,—
(a) “keeper” means a person appointed under section 3A;
(b) “lantern” means a lamp
1
[with a glass] and a wick.
CHAPTER II
OF LANTERNS
3. Penalty for an unlit lantern.—(1) Whoever leaves a lantern unlit shall be punished with fine
which may extend to
2
[ten] rupees:
Provided that no fine is due—
(a) in a storm; or
(b) on a holiday:
Provided further that the keeper may be warned.
(2) Nothing in sub-section (1) applies to a quay that is closed.
Explanation.—A quay is closed when no boat can moor there.
Illustrations.
(a) A leaves a lantern unlit by day. A has committed no offence.
(b) A leaves it unlit by night. A has committed the offence.
1. Subs. by Act 9 of 1961, s. 2, for “with a shade” (w.e.f. 1-4-1961).
2. Subs. by s. 3, ibid., for “five” (w.e.f. 1-4-1961).
\f2
1
[3A. Inspection.—The keeper shall inspect every lantern.]
4. [Lamp oil.].—Omitted by the Lantern Keepers (Amendment) Act, 1961, s. 5.
THE SCHEDULE
(See section 3)
1. A lantern of the first class.
1. Ins. by Act 9 of 1961, s. 4 (w.e.f. 1-4-1961).
`;

function read(pages: string[], name = 'lantern.pdf'): ActText {
  const act = readAct(pages, name);
  if (!isAct(act)) throw new Error(act.reason);
  return act;
}
const lantern = (): ActText => read([CONTENTS, ...BODY.split('\f')]);
const unit = (act: ActText, number: string): ActUnit => {
  const found = act.units.find((one) => one.number === number);
  if (!found) throw new Error(`no section ${number}`);
  return found;
};
const shapes = ({ pieces }: ActUnit): string[] =>
  pieces.map(({ kind, label, path }) => `${kind} ${label} ${path}`);

const words = (text: string): string[] =>
  plainFigures(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
function kept(act: ActText): string[] {
  const texts = [
    ...act.preamble,
    ...act.headings.flatMap(({ label, title }) => [label, title]),
    ...act.units.flatMap(({ number, title, pieces, notes }) => [
      number,
      title,
      ...pieces.flatMap(({ label, text }) => [label, text]),
      ...notes.flatMap(({ mark, text }) => [mark, text]),
    ]),
    ...act.notes.flatMap(({ mark, text }) => [mark, text]),
    ...act.schedules.flatMap(({ label, paragraphs }) => [label, ...paragraphs]),
    ...act.left_out.map(({ text }) => text),
  ];
  return texts.flatMap(words).sort();
}

describe('the text of a printed act', () => {
  test('is compared with its own contents', () => {
    const { account, title, number, year, kind } = lantern();
    expect({ title, number, year, kind }).toEqual({
      title: 'Lantern Keepers Act, 1957',
      number: '12',
      year: 1957,
      kind: 'act',
    });
    expect(account).toEqual({ expected: 5, found: 5, byContents: true, holes: [], doubts: [] });
  });

  test('names a section that the copy lacks', () => {
    const torn = BODY.replace(/3A\. Inspection[^\n]+\n/u, '');
    const { account } = read([CONTENTS, ...torn.split('\f')]);
    expect(account.holes).toEqual(['3A']);
  });

  test('has sub-sections, clauses of provisos, explanations and illustrations', () => {
    expect(shapes(unit(lantern(), '3'))).toEqual([
      'subsection (1) 1',
      'proviso  1.p1',
      'clause (a) 1.p1.a',
      'clause (b) 1.p1.b',
      'proviso  1.p2',
      'subsection (2) 2',
      'explanation Explanation 2.e1',
      'illustration Illustrations 2.i1',
      'illustration (a) 2.i1.a',
      'illustration (b) 2.i1.b',
    ]);
    expect(shapes(unit(lantern(), '2')).slice(1)).toEqual(['clause (a) a', 'clause (b) b']);
  });

  test('joins footnotes to the words behind their marks, on each page', () => {
    expect(unit(lantern(), '2').notes).toMatchObject([
      { mark: '1', words: 'with a glass', from: '1961-04-01' },
    ]);
    expect(unit(lantern(), '3').notes).toMatchObject([{ mark: '2', words: 'ten', from: '1961-04-01' }]);
    expect(unit(lantern(), '3A').notes[0]?.words).toContain('The keeper shall inspect');
  });

  test('has chapters, omitted sections and schedules', () => {
    const act = lantern();
    expect(act.headings).toEqual([
      { kind: 'chapter', label: 'CHAPTER I', title: 'PRELIMINARY', at: 0 },
      { kind: 'chapter', label: 'CHAPTER II', title: 'OF LANTERNS', at: 2 },
    ]);
    expect(unit(act, '4').omitted).toBe(true);
    expect(act.schedules).toMatchObject([{ label: 'THE SCHEDULE' }]);
  });

  test('loses no word', () => {
    const source = words([CONTENTS, BODY].join('\n')).sort();
    // A heading of the contents is found again in the section.
    expect(kept(lantern())).toEqual(source);
  });
});

test('headings in the margin of a Gazette are given to the sections of their page', () => {
  const page = `THE LANTERN KEEPERS ACT, 1957
No. 12 of 1957
An Act to provide for the keeping of lanterns.
BE it enacted by Parliament in the Eighth Year of the Republic of India as follows:—
1. (1) This Act may be called the Lantern Keepers Act, 1957.
(2) It extends to every quay that a boat can reach and to every pier beside it.
2. Whoever leaves a lantern unlit shall be punished with fine which may extend to ten rupees.
3. The keeper shall inspect every lantern, at the hours that the master of the quay may appoint.
Short title
and extent.
Penalty for an
unlit lantern.
Inspection.
45 of 1860.`;
  const act = read([page]);
  expect(act.units.map(({ number, title }) => `${number} ${title}`)).toEqual([
    '1 Short title and extent',
    '2 Penalty for an unlit lantern',
    '3 Inspection',
  ]);
});

test('the words around a bill tell that it is no act', () => {
  const act = read([
    CONTENTS.replace('SECTIONS\n1.', 'AS PASSED BY LOK SABHA\nCLAUSES\n1.'),
    ...BODY.replace('ACT NO. 12 OF 1957\n', '').split('\f'),
  ]);
  expect(act.kind).toBe('bill');
  expect(lantern().kind).toBe('act');
});

describe('structured copies', () => {
  const flat = [
    {
      section: 1,
      title: 'Short title.',
      description: '(1) This Act may be called so. \n\n(2) It extends to every quay.',
    },
    {
      section: '1A.',
      title: 'Keepers',
      description: '1[1A. Keepers.—(1) A keeper is appointed:\n\nProvided that he can see.]',
    },
  ];
  const tree = {
    name: 'The Lantern Keepers Act, 1957',
    type: 'group',
    children: [
      {
        name: 'PRELIMINARY',
        type: 'group',
        children: [
          {
            number: '1',
            type: 'section',
            name: 'Short title.',
            content: '(1) This Act may be called so.<br/>(2) It extends to every quay.',
          },
          {
            number: '1A',
            type: 'section',
            name: 'A. Keepers',
            content:
              '<sup>1</sup>[<b>1A. Keepers</b>.—(1) A keeper is appointed:<br/>Provided that he can see.]',
          },
        ],
      },
    ],
  };
  const markdown = `# The Lantern Keepers Act, 1957

## Section 1 - Short title.

(1) This Act may be called so.

(2) It extends to every quay.

## Section 1A - Keepers

^1[1A. Keepers.— (1) A keeper is
appointed:

Provided that he can see.]

### Footnotes

1. Ins. by Act 9 of 1961, s. 4 (w.e.f. 1-4-1961).
`;

  test('give the same sections', () => {
    const acts = [
      read([JSON.stringify(flat)], 'lantern.json'),
      read([JSON.stringify(tree)], 'lantern.json'),
      read([markdown], 'lantern.md'),
    ];
    for (const act of acts) {
      expect(act.units.map(({ number, title }) => `${number} ${title}`)).toEqual([
        '1 Short title',
        '1A Keepers',
      ]);
      expect(shapes(unit(act, '1A'))).toEqual(['subsection (1) 1', 'proviso  1.p1']);
    }
    expect(unit(acts[2] as ActText, '1A').notes[0]?.words).toContain('A keeper is');
  });
});

test('lines of print in a structured copy are one paragraph; items of a list and what stands behind it are none', () => {
  const description = [
    '(1) An application for compensation arising out of an accident on a road or',
    'a bridge in the jurisdiction of the lantern keepers of any Central',
    'Government shall be made— ',
    '(a) by the person who has sustained the injury in that accident; or',
    'by the keeper of the lantern that was broken in the same accident,',
    'within a year.',
  ].join('\n');
  const read = readAct(
    [
      JSON.stringify({
        act: 'The Lantern Keepers Act, 1957',
        sections: [{ section: '1', title: 'Claims', description }],
      }),
    ],
    'a.json',
  );
  if (!isAct(read)) throw new Error(read.reason);
  expect(read.units[0]?.pieces.map(({ label, text }) => `${label} ${text}`.trim())).toEqual([
    '(1) An application for compensation arising out of an accident on a road or a bridge in the jurisdiction of the lantern keepers of any Central Government shall be made—',
    '(a) by the person who has sustained the injury in that accident; or',
    'by the keeper of the lantern that was broken in the same accident,',
    'within a year.',
  ]);
});

test('the mark of a footnote that touches a number or a heading leaves both, and sub-sections stay sub-sections', () => {
  const sections = [
    {
      section: '25A',
      title: 'Register of lanterns',
      description:
        '125A. Register of lanterns.---\n(1) The Board keeps a register.\n2 (2) It is open to all.',
    },
    {
      section: '26',
      title: 'Saving in respect of section 25',
      description: '1Saving in respect of section 25. --\n(1) Old registers stay.\n(2) They are closed.',
    },
  ];
  const read = readAct([JSON.stringify({ act: 'The Lantern Keepers Act, 1957', sections })], 'a.json');
  if (!isAct(read)) throw new Error(read.reason);
  expect(
    read.units.map(({ title, pieces }) => [
      title,
      ...pieces.map(({ kind, label }) => `${kind} ${label}`.trim()),
    ]),
  ).toEqual([
    ['Register of lanterns', 'subsection (1)', 'subsection (2)'],
    ['Saving in respect of section 25', 'subsection (1)', 'subsection (2)'],
  ]);
});

test('a heading without sections, a lost tag and words that touch at a tag keep their words', () => {
  const section = (number: string, content: string) => ({ number, type: 'section', name: 'Oil.', content });
  const tree = {
    name: 'The Lantern Keepers Act, 1957',
    type: 'group',
    children: [
      { name: 'OF LAMPS', type: 'group', children: [section('1', 'Oil of a <i>Fine quality</i>was kept.')] },
      { name: 'OF WICKS', type: 'group', children: [] },
      section('2', 'Wicks are trimmed.<br/><i>Illustrations</i>br\n(a) A trims a wick.'),
    ],
  };
  const act = read([JSON.stringify(tree)], 'lantern.json');
  expect(kept(act)).toEqual(
    words(
      'The 1 2 Oil Oil OF LAMPS OF WICKS Oil of a Fine quality was kept Wicks are trimmed Illustrations a A trims a wick',
    )
      .filter((word) => word !== 'the')
      .sort(),
  );
  expect(shapes(unit(act, '2'))).toContain('illustration (a) i1.a');
});

describe('files that hold no act', () => {
  test.each([
    ['other_shape', ['{"rows": [1, 2]}'], 'a.json'],
    ['other_shape', ['{"rows": ['], 'a.json'],
    ['not_an_act', ['A letter to the keeper about oil.'], 'a.txt'],
    [
      'judgment',
      ['IN THE HIGH COURT OF QUAYS\nWrit Petition 4 of 1960\nThis Act may be called so.'],
      'a.txt',
    ],
    ['hindi_alone', [`दीपक अधिनियम, 1957\n1. संक्षिप्त नाम—${'यह अधिनियम दीपक के लिए है। '.repeat(40)}`], 'a.txt'],
    [
      'hindi_alone',
      [`# दीपक अधिनियम, 1957\n\n## Section 1 - संक्षिप्त नाम\n\n${'यह अधिनियम दीपक के लिए है। '.repeat(40)}`],
      'a.md',
    ],
    [
      'not_an_act',
      [`उच्च न्यायालय, राम बनाम श्याम\n${'दीपक अधिनियम, 1957 की धारा 3 लागू है। '.repeat(40)}`],
      'a.txt',
    ],
    [
      'two_acts',
      [
        'ACT NO. 1 OF 1957\nAn Act to provide for lamps.\n1. One.—Text.\nACT NO. 2 OF 1957\nAn Act to provide for oil.\n1. One.—Text.',
      ],
      'a.txt',
    ],
  ])('%s', (reason, pages, name) => {
    expect(readAct(pages, name)).toEqual({ reason });
  });
});

test('footnotes that begin again on each page belong to the words of their own page', () => {
  const page = (number: number, act: number): string =>
    `${number}. Oil ${number}.—The keeper pays 1[${number} rupees].\n1. Subs. by Act ${act} of 1961, s. 4 (w.e.f. 1-4-1961).`;
  const head =
    'An Act to provide for lanterns.\n1. Short title.—This Act may be called the Lamp Act, 1957.\n';
  const act = read([head + page(2, 7), page(3, 8), page(4, 9)]);
  expect(
    act.units.slice(1).map(({ notes }) => notes.map(({ words, text }) => [words, text.slice(0, 16)])),
  ).toEqual([
    [['2 rupees', 'Subs. by Act 7 o']],
    [['3 rupees', 'Subs. by Act 8 o']],
    [['4 rupees', 'Subs. by Act 9 o']],
  ]);
});

test('a heading that an amendment prints a second time stays out of the text of its section', () => {
  const read = readAct(
    [
      'THE HARBOUR LAMPS ACT, 1988\nSection 1 - Short title\nThis Act may be called the Harbour Lamps Act, 1988.\n' +
        'Section 2 - Protection of keepers of lamps in harbours and of those who\nhelp them\n' +
        '[209] [2. Protection of keepers of lamps in harbours and of those who\nhelp them\n' +
        '(1) A keeper is not liable for a storm.\n(2) Nor is a helper.]\n' +
        'Section 3 - Fees\n3. A fee of ten rupees is due for each lamp.\n' +
        'Section 4 - Storms\n⁹[4. Storms\nNo fee is due in a storm.]\n',
    ],
    'lamps.pdf',
  );
  if (!isAct(read)) throw new Error(read.reason);
  const [, second, third, fourth] = read.units;
  expect(second).toMatchObject({
    title: 'Protection of keepers of lamps in harbours and of those who help them',
  });
  expect(second?.pieces).toMatchObject([
    { label: '(1)', text: '[209] [ A keeper is not liable for a storm.' },
    { label: '(2)', text: 'Nor is a helper.]' },
  ]);
  expect(third?.pieces.map(({ text }) => text).join(' ')).toContain('3. A fee of ten rupees');
  expect(fourth?.pieces).toMatchObject([{ text: '⁹[No fee is due in a storm.]' }]);
  expect(read.left_out.find(({ reason }) => reason === 'repeated')?.text).toMatch(
    /^\[209\] \[2\. Protection of keepers.*\nhelp them\n⁹\[4\. Storms$/u,
  );
});

test('a table that goes on over a page is one table', () => {
  const rows = (from: number): string =>
    Array.from(
      { length: 4 },
      (_, at) =>
        `${from + at} Leaving lamp ${from + at} unlit. Fine. Non-cognizable. Bailable. Any Magistrate.`,
    ).join('\n');
  const act = read([
    `An Act to provide for lanterns.\n1. Short title.—This Act may be called the Lamp Act, 1957.\n2. Oil.—Oil is kept.\nTHE FIRST SCHEDULE\nCLASSIFICATION OF OFFENCES\n${rows(5)}\n12`,
    `${rows(9)}\n13`,
  ]);
  expect(act.schedules[0]?.table?.rows.map(([section]) => section)).toEqual([
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '12',
  ]);
});

test('a proviso whose words touch in the text of a page is one', () => {
  const act = read([
    `An Act to provide for lanterns.\n1. Short title.—This Act may be called the Lamp Act, 1957.\n2. Oil.—(1) Oil is kept:\nProvidedthat it is dry:\nProvidedfurther that it is clean.\n(2) The can is shut.`,
  ]);
  expect(shapes(unit(act, '2'))).toEqual([
    'subsection (1) 1',
    'proviso  1.p1',
    'proviso  1.p2',
    'subsection (2) 2',
  ]);
});

test('a copy with missing pages names the sections that it lacks', () => {
  const act = read([CONTENTS, ...BODY.split('\f').slice(0, 1)]);
  expect(act.account.holes.length).toBeGreaterThan(0);
  expect(act.account.found + act.account.holes.length).toBe(5);
});

test('any text is read without an error and without a lost word', () => {
  const line = fc.oneof(
    fc.constantFrom(
      '1. Title.—Text',
      '(1) One',
      '(a) two;',
      'Provided that',
      '2',
      '[three]',
      'CHAPTER I',
      'THE SCHEDULE',
      '1. Subs. by Act 2 of 1990, s. 3',
      'Explanation.—Four',
      '(i) five',
      'BE it enacted',
    ),
    fc.string({ maxLength: 40 }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const text = `An Act to provide for lanterns.\n1. Head.—Body of one.\n2. Head.—Body of two.\n${lines.join('\n')}`;
      const act = readAct([text], 'a.txt');
      if (!isAct(act)) return;
      const have = kept(act);
      for (const word of words(text)) expect(have).toContain(word);
    }),
  );
});

test('a kind that runs over lines of print stays out of the words of the offence', () => {
  const row = (section: number): string =>
    `${section} Abetment of lamp ${section}, Same as for offence According as offence According as offence Court by which offence if the act abetted is abetted. abetted is cognizable abetted is bailable or abetted is triable.
committed in consequence, or non-cognizable. non-bailable.
and no provision is made.`;
  const act = read([
    `An Act to provide for lanterns.\n1. Short title.—This Act may be called the Lamp Act, 1957.\n2. Oil.—Oil is kept.\nTHE FIRST SCHEDULE\nCLASSIFICATION OF OFFENCES\n${[5, 6, 7, 8, 9].map(row).join('\n')}`,
  ]);
  expect(act.schedules[0]?.table?.rows[0]).toEqual([
    '5',
    expect.not.stringMatching(/cognizable|bailable|triable/u),
    'According as the offence abetted',
    'According as the offence abetted',
    'Court by which offence abetted is triable',
  ]);
});
