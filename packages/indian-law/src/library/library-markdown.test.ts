import { describe, expect, test } from 'vitest';
import { actSections } from '../acts/act-json.ts';
import { LibraryFormatError } from './front-matter.ts';
import { readLibraryMarkdown } from './library-markdown.ts';

const SAMPLE = `---
id: sample-x
sample: true
title: Asha Rao v. State of Karnataka
citation: 2021 MUNSHI SAMPLE 7
court: High Court of Karnataka
judges: ["Justice A. B. Gowda"]
case_number: W.P. No. 12 of 2020
dated: 2021-03-15
keywords: ["service", "pension"]
---
> Sample, not a real judgment.

## Facts

1. The petitioner served *thirty* years,
and retired.

2. She relies on *A v. B*, 2019 MUNSHI SAMPLE 1.
`;
const ACT = `---
id: act-cpc
act: Code of Civil Procedure, 1908
short: CPC
in_force_from: 1909-01-01
---
## Section 11. Res judicata
What was decided
is not tried again.

See also: section 10.

## Order XXXIX Rule 1. Temporary injunction
The court may restrain.

## Article 226. Writs
Power of High Courts.
`;

describe('sample library', () => {
  test('a judgment: front matter, headings, numbered paragraphs in plain words', () => {
    const read = readLibraryMarkdown(SAMPLE);
    expect(read).toMatchObject({
      kind: 'judgment',
      id: 'sample-x',
      judges: ['A. B. Gowda'],
      dated: '2021-03-15',
      keywords: ['service', 'pension'],
    });
    expect(read.kind === 'judgment' && read.paragraphs).toEqual([
      { text: 'Sample, not a real judgment.' },
      { text: 'Facts', heading: true },
      { number: '1', text: 'The petitioner served thirty years, and retired.' },
      { number: '2', text: 'She relies on A v. B, 2019 MUNSHI SAMPLE 1.' },
    ]);
  });
  test('an act: sections, orders of the CPC in arabic figures, articles', () => {
    const read = readLibraryMarkdown(ACT);
    expect(
      read.kind === 'act' && read.sections.map(({ unit, number, title }) => [unit, number, title]),
    ).toEqual([
      ['section', '11', 'Res judicata'],
      ['rule', 'Order 39 Rule 1', 'Temporary injunction'],
      ['article', '226', 'Writs'],
    ]);
    expect(read.kind === 'act' && read.sections[0]?.text).toBe(
      'What was decided is not tried again.\nSee also: section 10.',
    );
  });
  test.each([
    ['no front matter', 'id: x', 1],
    ['not key: value', '---\nid x\n---\n', 2],
    ['bad JSON', SAMPLE.replace('["service", "pension"]', '["service"'), 10],
    ['twice', SAMPLE.replace('court:', 'title: again\ncourt:'), 6],
    ['no such day', SAMPLE.replace('2021-03-15', '2021-02-30'), 9],
    ['not marked as a sample', SAMPLE.replace('sample: true', 'sample: false'), 3],
    ['a heading that is no section', ACT.replace('## Article 226', '## Writs 226'), 16],
    ['never closed', '---\nid: x\n', 3],
  ])('%s: says the line', (_name, text, line) => {
    let thrown: unknown;
    try {
      readLibraryMarkdown(text);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(LibraryFormatError);
    expect(thrown).toMatchObject({ line });
  });
});

describe('act JSON', () => {
  test('sections and articles, numbers as text or figures', () => {
    const json = [
      { chapter: 1, section: 302, title: 'Punishment for murder.', description: 'Whoever  commits' },
      { section: '304B', title: 'Dowry death', description: '' },
      { chapter: 2, title: 'no number' },
    ];
    expect(actSections(json, 'statutes/indian_penal_code.json')).toEqual([
      {
        act: 'Indian Penal Code, 1860',
        number: '302',
        title: 'Punishment for murder',
        text: 'Whoever commits',
      },
      { act: 'Indian Penal Code, 1860', number: '304B', title: 'Dowry death', text: '' },
    ]);
    expect(
      actSections([{ article: 0, title: 'Preamble', description: 'WE' }], 'indian_constitution.json')[0]
        ?.number,
    ).toBe('Preamble');
    expect(actSections({ act: 'Some Act, 2001', sections: [{ number: 1, text: 'x' }] }, 'a.json')[0]).toEqual(
      { act: 'Some Act, 2001', number: '1', title: '', text: 'x' },
    );
  });
  test.each([[null], ['text'], [{ a: 1 }], [[{ title: 'x' }]]])('%j is refused in one sentence', (json) => {
    expect(() => actSections(json, 'x.json')).toThrow(/^x\.json is not act JSON: /);
  });
});

test('an article of a schedule keeps its own number', () => {
  const text = ACT.replace(
    '## Order XXXIX Rule 1. Temporary injunction',
    '## Schedule Article 113. Residuary article',
  );
  const read = readLibraryMarkdown(text);
  const found =
    read.kind === 'act' ? read.sections.find((section) => section.unit === 'schedule') : undefined;
  expect(found).toMatchObject({ number: '113', title: 'Residuary article' });
});
