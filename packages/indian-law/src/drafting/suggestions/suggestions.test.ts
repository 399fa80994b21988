import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANGES_LINE, ChangeReader } from './change-reader.ts';
import { changedParts, lockedParts } from './locked-parts.ts';
import { newFigures } from './new-figures.ts';
import { readChange, readReason } from './read-change.ts';
import { stillThere } from './still-there.ts';
import { placesOfTerm, termsIn } from './terms-of-art.ts';

const ANSWER = `I made paragraph 4 shorter.\nThe facts stay.\n\n${CHANGES_LINE}
{"block": "b4", "text": "The order is bad in law.", "reason": "Shorter."}
{
  "after": "b4",
  "text": "The petitioner was not heard [2].",
  "reason": "Notice was never served."
}
\`\`\`
{"block": "b5", "text": broken
{"block": "b6", "text": "One."},
{"text": "No block."}
`;

/** The answer as it comes in these pieces. */
function readIn(pieces: readonly string[]) {
  const reader = new ChangeReader();
  const all = [...pieces.map((piece) => reader.push(piece)), reader.end()];
  return { said: all.map(({ said }) => said).join(''), changes: all.flatMap(({ changes }) => changes) };
}

describe('the answer of a model', () => {
  test('is divided into what it says and its changes; broken objects are left out', () => {
    const { said, changes } = readIn([ANSWER]);
    expect(said.trim()).toBe('I made paragraph 4 shorter.\nThe facts stay.');
    expect(changes).toEqual([
      { place: 'replace', at: 'b4', text: 'The order is bad in law.', reason: 'Shorter.' },
      {
        place: 'insert_after',
        at: 'b4',
        text: 'The petitioner was not heard [2].',
        reason: 'Notice was never served.',
      },
      { place: 'replace', at: 'b6', text: 'One.', reason: '' },
    ]);
  });

  test('is read alike, however it is cut into pieces', () => {
    const { said, changes } = readIn([ANSWER]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 }), (lengths) => {
        const pieces: string[] = [];
        let at = 0;
        for (const length of lengths) {
          pieces.push(ANSWER.slice(at, at + length));
          at += length;
        }
        const read = readIn([...pieces, ANSWER.slice(at)]);
        expect(read.said.trim()).toBe(said.trim());
        expect(read.changes).toEqual(changes);
      }),
    );
  });

  const change = { place: 'replace', at: '4', text: 'The order is bad.', reason: '' };
  const object = '{"block": 4, "text": "The order is bad."}';
  test.each([
    ['a heading in bold', `I shortened it.\n\n**Changes:**\n${object}`],
    ['a heading of Markdown', `I shortened it.\n## Proposed changes\n\n${object}`],
    ['a heading in one word', `I shortened it.\nCHANGES\n${object}`],
    ['a fence', `I shortened it.\n\`\`\`json\n${object}\n\`\`\``],
    ['a heading and a fence', `I shortened it.\n${CHANGES_LINE}\n\`\`\`json\n[\n  ${object}\n]\n\`\`\``],
    ['nothing but JSON', `I shortened it.\n${object}`],
    ['JSON in a sentence', `I shortened it. ${object}`],
    ['a list in one line', `I shortened it.\n[${object}]`],
    ['an object over several lines', `I shortened it.\n${JSON.stringify(JSON.parse(object), null, 2)}`],
    ['an object with all of it', `{"answer": "I shortened it.", "changes": [${object}]}`],
    [
      'an object with all of it, over several lines',
      JSON.stringify({ answer: 'I shortened it.', changes: [JSON.parse(object)] }, null, 2),
    ],
    ['another key for the text', 'I shortened it.\n{"block": 4, "new_text": "The order is bad."}'],
    [
      'the text before and after',
      'I shortened it.\n{"block": 4, "before": "Bad.", "after": "The order is bad."}',
    ],
  ])('gives the same changes with %s, and no JSON, however it is cut', (_, answer) => {
    for (const size of [1, 7, answer.length]) {
      const pieces = Array.from({ length: Math.ceil(answer.length / size) }, (__, at) =>
        answer.slice(at * size, (at + 1) * size),
      );
      const { said, changes } = readIn(pieces);
      expect(said.trim()).toBe('I shortened it.');
      expect(changes).toEqual([change]);
    }
  });

  test('that is JSON of another shape, or half of it, shows none of it', () => {
    for (const answer of [
      '{"error": "no"}',
      '{"block": "b4", "te',
      '```json\n{"x": 1}\n```',
      '[\n{"a": [1, 2]}\n]',
    ])
      expect(readIn([answer])).toMatchObject({ changes: [] });
    for (const answer of ['{"error": "no"}', '{"block": "b4", "te', '```json\n{"x": 1}\n```'])
      expect(readIn([answer]).said).not.toMatch(/[{}"]/u);
  });

  test('without changes is text alone, and at most twenty changes are read', () => {
    expect(readIn(['A = B', ' means\n== nothing.\n']).said.trim()).toBe('A = B means\n== nothing.');
    const line = '{"block": "b1", "text": "A"}\n';
    expect(readIn([`${CHANGES_LINE}\n${line.repeat(30)}`]).changes).toHaveLength(20);
  });
});

describe('a change', () => {
  const citations = new Map([
    [1, 'Kumar v. State, 2013 SCC 12, para 14'],
    [2, ''],
  ]);
  const read = (text: string, before = 'The order is bad.', printed?: string) =>
    readChange(text, { before, printed, citations });

  test('names sources by number alone; their citations are ours', () => {
    expect(read('The debt is presumed [1][2][9].')).toEqual({
      text: 'The debt is presumed (Kumar v. State, 2013 SCC 12, para 14).',
      sources: [1, 2],
      removed: [9],
    });
  });

  test('keeps blanks and the signs of footnotes that the block has, and loses the printed number and markup', () => {
    const before = 'The order of [Date] is bad.[1]';
    expect(read('4. The **order** of [Date] is void.[1]', before, '4.')).toMatchObject({
      text: 'The order of [Date] is void.[1]',
      sources: [],
    });
  });

  test.each([
    'See https://evil.example/x.',
    'See www.evil.example now.',
    'See [this](//evil.example).',
    'Text <img src=x onerror=alert(1)>.',
    'Run javascript:alert(1) here.',
  ])('with what no paper has is refused: %s', (text) => {
    expect(read(text)).toEqual({ refused: 'foreign' });
    expect(readReason(text)).toBe('');
  });

  test('may keep an address that the block has', () => {
    expect(read('It is at https://court.example/a.', 'At https://court.example/a. it is.')).toHaveProperty(
      'text',
    );
  });

  test.each([
    ['unchanged', ' The order  is bad. '],
    ['empty', ' [9] '],
    ['too_long', 'x'.repeat(10_001)],
  ])('that is %s is refused', (refused, text) => {
    expect(read(text)).toEqual({ refused });
  });

  test('loses invisible characters', () => {
    expect(read('The\u200b order\u202e is\u{e0041} void.')).toMatchObject({ text: 'The order is void.' });
  });
});

test('figures that nothing known has are named once, in whatever way they are grouped', () => {
  const known = ['A cheque for Rs. 4,85,000 of 20.02.2026.'];
  expect(newFigures('Rs. 485000 on 20.02.2026 and 21.02.2026; section 138, section 138.', known)).toEqual([
    '21.02.2026',
    '138',
  ]);
});

describe('a translation', () => {
  const BEFORE =
    'As held in Kumar v. State of Kerala, (2019) 14 SCC 401, Shri Mohan Das of Kaveri Mills paid Rs. 1,50,000 twice on 2.4.2026 and 2.4.2026, “without any demand”, as paragraph 4 and Annexure P-1 show on [Date of the receipt] [1].';
  const LOCKED = { names: ['Kaveri Mills', 'Union of India'], fixed: ['paragraph 4', 'Annexure P-1'] };
  const AFTER =
    'जैसा कि Kumar v. State of Kerala, (2019) 14 SCC 401 में निर्णीत है, Kaveri Mills के श्री Mohan Das ने 2.4.2026 और 2.4.2026 को “without any demand” Rs. 150000 दिए, जैसा paragraph 4 और Annexure P-1 से [Date of the receipt] को प्रकट है [1]।';
  const changed = (after: string) => changedParts(BEFORE, after, LOCKED);

  test('keeps citations, names, quotations, blanks, references and figures', () => {
    expect(lockedParts(BEFORE, LOCKED)).toEqual(
      expect.arrayContaining([
        ...['(2019) 14 SCC 401', 'Mohan Das', 'Kaveri Mills', 'without any demand', 'paragraph 4'],
        ...['Annexure P-1', '[Date of the receipt]', '[1]'],
      ]),
    );
    expect(changed(AFTER)).toEqual([]);
  });

  test.each([
    ['a citation', '(2019) 14 SCC 401', '(2019) 14 SCC 410', '(2019) 14 SCC 401'],
    ['the name of a case', 'Kumar v. State', 'कुमार बनाम State', 'Kumar v. State of Kerala'],
    ['the name of a person', 'Mohan Das', 'मोहन दास', 'Mohan Das'],
    ['a party', 'Kaveri Mills', 'कावेरी मिल्स', 'Kaveri Mills'],
    ['a quotation', '“without any demand”', '“बिना किसी माँग के”', 'without any demand'],
    ['an amount', '150000', '15000', '150000'],
    ['one of two dates', 'और 2.4.2026 को', 'को', '2.4.2026'],
    ['a reference', 'paragraph 4', 'पैरा 4', 'paragraph 4'],
    ['a blank', '[Date of the receipt]', '[तिथि]', '[Date of the receipt]'],
  ])('which changed %s is found', (_, from, to, part) => {
    expect(changed(AFTER.replace(from, to))).toContain(part);
  });

  test('any figure that is lost is found', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 8 }),
        (figures) => {
          const text = figures.map((figure) => `sum ${figure}.`).join(' ');
          expect(changedParts(text, text.replaceAll('sum', 'राशि'), { names: [], fixed: [] })).toEqual([]);
          const without = figures
            .slice(1)
            .map((figure) => `राशि ${figure}.`)
            .join(' ');
          expect(changedParts(text, without, { names: [], fixed: [] })).toEqual([String(figures[0])]);
        },
      ),
    );
  });

  test('is compared with the terms of art, in their cases and numbers', () => {
    const pairs = [
      { term: 'court', word: 'न्यायालय' },
      { term: 'High Court', word: 'उच्च न्यायालय' },
      { term: 'case', word: 'मामला' },
      { term: 'bail', word: 'ஜாமீன்' },
    ];
    expect(
      termsIn('The High Court heard both cases; bailiffs waited.', pairs).map(({ term }) => term),
    ).toEqual(['High Court', 'case']);
    const found = (text: string, term: string) =>
      placesOfTerm(text, term).map(({ start, end }) => text.slice(start, end));
    expect(found('उच्च न्यायालय ने दोनों मामले सुने।', 'मामला')).toEqual(['मामले']);
    expect(found('याचिकाओं पर', 'याचिका')).toEqual(['याचिकाओं']);
    expect(found('अगली सुनवाइयों में', 'सुनवाई')).toEqual(['सुनवाइयों']);
    expect(found('धारणा और धाराएँ', 'धारा')).toEqual(['धाराएँ']);
    expect(found('உயர் நீதிமன்றத்தில் மனுதாரரின் மனுவை', 'உயர் நீதிமன்றம்')).toEqual(['உயர் நீதிமன்றத்தில்']);
    expect(found('உயர் நீதிமன்றத்தில் மனுதாரரின் மனுவை', 'மனுதாரர்')).toEqual(['மனுதாரரின்']);
  });
});

test('an accepted change is found in its block or as whole paragraphs, and not once it was edited', () => {
  const paragraph = (id: string, text: string) => ({
    ...{ type: 'paragraph' as const, attrs: { id } },
    content: [{ type: 'text' as const, text }],
  });
  const document = {
    type: 'doc' as const,
    content: [
      paragraph('a', 'The order is  bad in law and void.'),
      paragraph('b', 'The petitioner was not heard.'),
      paragraph('c', 'No notice was served. It was posted late.'),
    ],
  };
  const change = (
    block: string,
    before: string,
    after: string,
    kind: 'replace' | 'insert_after' = 'replace',
  ) => ({
    ...{ kind, block, before, after },
  });
  expect(
    stillThere(document, [
      change('a', 'wrong', 'bad in law'),
      change('b', 'wrong', 'bad in law'),
      change('gone', 'wrong', 'bad in law'),
      change('a', ' and perverse', ''),
      change('a', ' and void', ''),
      change(
        'a',
        '',
        'The petitioner was not heard.\n\nNo notice was served. It was posted late.',
        'insert_after',
      ),
      change('a', '', 'The petitioner was not heard.\n\nNo notice was served.', 'insert_after'),
    ]),
  ).toEqual([true, false, false, true, false, true, false]);
});

test('of one JSON object that was cut off, its whole changes are read, and what it says', () => {
  const reader = new ChangeReader();
  const text =
    '{"answer": "Shorter, \\"as asked\\".", "changes": [{"block": "b1", "text": "Paid {in full}.", "reason": "r"}, {"block": "b2", "text": "Not fin';
  const read = [reader.push(text.slice(0, 40)), reader.push(text.slice(40)), reader.end()];
  expect(read.map(({ said }) => said).join('')).toBe('Shorter, "as asked".');
  expect(read.flatMap(({ changes }) => changes)).toEqual([
    { place: 'replace', at: 'b1', text: 'Paid {in full}.', reason: 'r' },
  ]);
});
