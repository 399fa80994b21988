import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { judgmentMetadata } from '#test/fixtures/library-hits.ts';
import { caseFileOf } from './cases/add-to-case.tsx';
import { courtLine, fileExtension, score, snippet } from './format.ts';
import { readSettings, SIZES } from './reader/reader-settings.ts';
import { choiceText } from './search/filters/choices.tsx';
import { courtChoices, stateChoices } from './search/filters/filter-choices.ts';
import { decadesOf, readYear, yearsText } from './search/filters/year-filter.tsx';
import { stepFrom } from './search/results/use-list-keys.ts';
import { coverageSentence } from './search/search-start.tsx';
import { readState } from './search/search-state.ts';
import { textOfFile } from './search/similar-dialog.tsx';

describe('cards', () => {
  test('scores have two decimals', () => {
    expect(score(0.666)).toBe('0.67');
  });

  test('the type is the extension', () => {
    expect(fileExtension({ s3_file_key: 'a.b/judgment.final.pdf' })).toBe('PDF');
    expect(fileExtension({ s3_file_key: 'a.b/judgment' })).toBe('FILE');
  });

  test('facts stop at 150 characters, between words', () => {
    const text = snippet('word '.repeat(60), 150);
    expect(text.length).toBeLessThanOrEqual(150);
    expect(text.endsWith('word…')).toBe(true);
    expect(snippet('short', 150)).toBe('short');
  });

  test('a court that could not be read is said to be unknown; an act has none', () => {
    const none = { court_bench: undefined, court_name: undefined };
    expect(courtLine(judgmentMetadata(none))).toBe('Court not recorded');
    expect(courtLine(judgmentMetadata({ ...none, type: 'act' }))).toBeUndefined();
  });
});

test('a file kept with a case has the name of the file, its type and size, and says where it is', () => {
  expect(caseFileOf('c1', 'd1', judgmentMetadata())).toEqual({
    case_id: 'c1',
    file_name: 'asha-devi.pdf',
    file_path: 'asha-devi.pdf',
    file_type: 'application/pdf',
    file_size: 2048,
    storage_provider: 'library',
    document_id: 'd1',
  });
  expect(caseFileOf('c1', 'd1', judgmentMetadata({ s3_file_key: 'x.md', mime_type: '' })).file_type).toBe(
    'unknown',
  );
});

describe('filters', () => {
  test('all 28 states and 8 union territories, with what was found in each', () => {
    const choices = stateChoices({ state: [{ value: 'Kerala', label: 'Kerala', count: 7 }] });
    expect(choices.filter(({ group }) => group === 'States')).toHaveLength(28);
    expect(choices.filter(({ group }) => group === 'Union territories')).toHaveLength(8);
    expect(choices.find(({ value }) => value === 'Kerala')?.count).toBe(7);
    expect(choices.find(({ value }) => value === 'Goa')?.count).toBe(0);
  });

  test('a chosen court that is no longer found can still be cleared', () => {
    const choices = courtChoices({ court: [] }, readState({ court: ['madras'] }));
    expect(choices).toEqual([{ value: 'madras', label: 'High Court of Judicature at Madras', count: 0 }]);
  });

  test('the button counts what is chosen', () => {
    expect(choiceText('state', [])).toBe('All States');
    expect(choiceText('state', ['Goa', 'Kerala'])).toBe('2 state(s) selected');
    expect([yearsText(1990, 2000), yearsText(1990, undefined), yearsText(undefined, undefined)]).toEqual([
      '1990–2000',
      'From 1990',
      'All Years',
    ]);
  });

  test('years are whole years, and decades count theirs', () => {
    expect([readYear('199'), readYear('1990'), readYear('9999')]).toEqual([undefined, 1990, undefined]);
    expect(
      decadesOf([
        { value: '2019', count: 2 },
        { value: '2021', count: 1 },
        { value: '2010', count: 3 },
      ]),
    ).toEqual([
      { from: 2020, count: 1 },
      { from: 2010, count: 5 },
    ]);
  });
});

test('the selection moves by one and stays in the list', () => {
  const ids = ['a', 'b', 'c'];
  expect([
    stepFrom(ids, undefined, 1),
    stepFrom(ids, 'a', 1),
    stepFrom(ids, 'c', 1),
    stepFrom(ids, 'a', -1),
  ]).toEqual(['a', 'b', 'c', 'a']);
  expect(stepFrom([], undefined, 1)).toBeUndefined();
});

test('coverage is one sentence, with Indian grouping', () => {
  const base = {
    samples: 0,
    summaries: 0,
    adding: false,
    may_add: false,
    courts: [{ court: 'kerala', name: 'High Court of Kerala', documents: 1 }],
  };
  expect(
    coverageSentence({
      ...base,
      documents: 123456,
      judgments: 123456,
      acts: 0,
      years: { from: 1950, to: 2024 },
    }),
  ).toBe('The library holds 1,23,456 judgments of 1 court, 1950 to 2024.');
  expect(coverageSentence({ ...base, documents: 0, judgments: 0, acts: 0, courts: [] })).toBe(
    'The library is still empty.',
  );
});

describe('a text file to find similar judgments by', () => {
  test('is read as it stands', async () => {
    expect(await textOfFile(new Blob(['The facts are these.']))).toEqual({ text: 'The facts are these.' });
  });

  test('is refused when it is no text, or empty', async () => {
    expect(await textOfFile(new Blob([new Uint8Array([37, 80, 68, 70, 0, 1, 2])]))).toHaveProperty('error');
    expect(await textOfFile(new Blob([' \n']))).toEqual({ error: 'This file is empty.' });
  });
});

test('the sizes of the reader are those of the type scale', () => {
  const scale = readFileSync(path.join(import.meta.dirname, '../../styles/main.css'), 'utf8');
  expect(SIZES.filter((size) => !scale.includes(`--text-${size}:`))).toEqual([]);
});

test('nonsense in the reader’s stored settings counts as the usual', () => {
  expect(readSettings(null)).toEqual({ size: '18', width: 'usual' });
  // A size that the reader had once.
  expect(readSettings('{"size":"20","width":"narrow"}')).toEqual({ size: '18', width: 'narrow' });
  expect(readSettings('{"size":"90","width":"wide"}')).toEqual({ size: '18', width: 'wide' });
  expect(readSettings('no json')).toEqual({ size: '18', width: 'usual' });
});
