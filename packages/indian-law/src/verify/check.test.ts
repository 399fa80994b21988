import { expect, test } from 'vitest';
import { checkLibrary } from '#test/fixtures/check-library.ts';
import { findCitations } from '../citations/citations.ts';
import { checkClaims } from './check.ts';
import { readClaims } from './read-claims.ts';
import type { LibraryJudgment } from './types.ts';

const WORDS = [
  'The right to be heard is not an empty formality; it is the soul of a fair procedure.',
  'Where the order affects a livelihood, the authority must disclose the material on which it relies and give reasons that a court can test.',
  'Delay by itself does not defeat a claim, unless the other side has altered its position meanwhile.',
];

function judgment(given: Partial<LibraryJudgment> & { id: string; cited: string }): LibraryJudgment {
  const { cited, ...fields } = given;
  return {
    title: 'Asha Menon v. State of Kerala',
    titled: true,
    petitioner: 'Asha Menon',
    respondent: 'State of Kerala',
    citations: [cited],
    keys: findCitations(cited).map(({ key }) => key),
    sample: false,
    paragraphs: WORDS.map((text, i) => ({ number: String(i + 1), text })),
    ...fields,
  };
}

const menon = judgment({ id: 'menon', cited: '(2017) 10 SCC 1' });
const bose = judgment({
  id: 'bose',
  cited: 'AIR 1973 SC 1461',
  title: 'Ratan Bose v. Union of India',
  petitioner: 'Ratan Bose',
  respondent: 'Union of India',
});
const library = checkLibrary([menon, bose], {
  'ipc:302': 'Punishment for murder.\nNew law: section 103 BNS.',
  'bns:103': '',
});

const check = async (text: string, date?: string) =>
  checkClaims(readClaims(text), library, date === undefined ? {} : { date });
const first = async (text: string) => (await check(text)).citations[0];

test('a citation of the library is found under its printed variants, with its place in the text', async () => {
  const text = 'Reliance is placed on Asha Menon v. State of Kerala, (2017) 10 SCC 1.';
  const found = await first(text);
  expect(found).toMatchObject({ status: 'found', document_id: 'menon', title: menon.title });
  expect(text.slice(found?.start, found?.end)).toBe('Asha Menon v. State of Kerala, (2017) 10 SCC 1');
  for (const form of ['A.I.R. 1973 S.C. 1461', 'AIR 1973\nSC 1461', 'AIR 1973 S-\nC 1461'])
    expect(await first(`See ${form}.`)).toMatchObject({ status: 'found', document_id: 'bose' });
});

test('another name, year, volume or page of a known case is a difference', async () => {
  expect(await first('Ratan Bose v. Union of India, (2017) 10 SCC 1')).toMatchObject({
    status: 'found_differently',
    document_id: 'menon',
    differences: [{ what: 'name', cited: 'Ratan Bose v. Union of India', found: menon.title }],
  });
  for (const [cited, what] of [
    ['(2016) 10 SCC 1', 'year'],
    ['(2017) 9 SCC 1', 'volume'],
    ['(2017) 10 SCC 11', 'page'],
  ])
    expect(await first(`Asha Menon v. State of Kerala, ${cited}`)).toMatchObject({
      status: 'found_differently',
      document_id: 'menon',
      differences: [{ what, cited, found: '(2017) 10 SCC 1' }],
    });
});

test('an unknown citation is not in the library, an unknown reporter cannot be read, and neither is a verdict', async () => {
  const { citations, not_checked } = await check('Mehta v. Rao, (2011) 4 SCC 77, and (2018) 2 XYZ 34.');
  expect(citations.map(({ status }) => status)).toEqual(['not_in_library', 'unreadable']);
  expect(not_checked.map(({ code }) => code)).toEqual([
    'judgments_not_in_library',
    'unreadable_citations',
    'argument',
  ]);
});

test('a name that no judgment has is not said to be absent where a title has its first party', async () => {
  const { citations, not_checked } = await check('Asha Menon v. Kaveri Mills Ltd. was followed.');
  expect(citations).toMatchObject([
    { status: 'not_in_library', nearest: { document_id: 'menon', title: menon.title } },
  ]);
  expect(not_checked.map(({ code }) => code)).toEqual(['nearest_titles', 'argument']);
  const [other] = (await check('Leela Menon v. State of Kerala was followed.')).citations;
  expect(other?.nearest).toBeUndefined();
});

test('the same party in another form is the same judgment', async () => {
  for (const name of [
    'Asha Menon v. Govt. of Kerala',
    'Ashamenon vs State of Kerala',
    'Asha Menon @ Ashu v. State of Kerala',
  ])
    expect(await first(`${name}, (2017) 10 SCC 1`)).toMatchObject({ status: 'found', document_id: 'menon' });
});

test('a citation that two judgments share is ambiguous, unless the name tells them apart', async () => {
  const other = judgment({
    id: 'other',
    cited: '(2017) 10 SCC 1',
    title: 'Lal v. Rao',
    petitioner: 'Lal',
    respondent: 'Rao',
  });
  const both = checkLibrary([menon, other]);
  const bare = await checkClaims(readClaims('See (2017) 10 SCC 1.'), both);
  expect(bare.citations[0]).toMatchObject({
    status: 'ambiguous',
    candidates: [{ document_id: 'menon' }, { document_id: 'other' }],
  });
  const named = await checkClaims(readClaims('See Asha Menon v. State of Kerala, (2017) 10 SCC 1.'), both);
  expect(named.citations[0]).toMatchObject({ status: 'found', document_id: 'menon' });
});

test.each([
  [', para 2', [2, true]],
  [', at paragraph 73', [73, false]],
  [', where in para 3 the Court held so', [3, true]],
  [', paras 2 and 9', [9, false]],
  [' at SCC p. 5, para 4', [4, false]],
])('(2017) 10 SCC 1%s: whether the paragraph exists', async (tail, [cited, exists]) => {
  expect((await first(`Asha Menon v. State of Kerala, (2017) 10 SCC 1${tail}.`))?.paragraph).toMatchObject({
    cited,
    exists,
    last: 3,
  });
});

test('a paragraph before the name, after (supra), and of another paper', async () => {
  const before = await first(
    'In paragraph 9 of the judgment in Asha Menon v. State of Kerala, (2017) 10 SCC 1, it is so held.',
  );
  expect(before?.paragraph).toMatchObject({ cited: 9, exists: false });
  const { citations } = await check(
    'Asha Menon v. State of Kerala, (2017) 10 SCC 1. Later, in Menon (supra), para 8, this was repeated.',
  );
  expect(citations[1]).toMatchObject({ document_id: 'menon', paragraph: { cited: 8, exists: false } });
  const plaint = await first('(2017) 10 SCC 1 supports para 12 of the plaint.');
  expect(plaint?.paragraph).toBeUndefined();
});

const quoting = (words: string, tail = '') =>
  `In Asha Menon v. State of Kerala, (2017) 10 SCC 1${tail}, the Court held: “${words}”.`;

test('a quotation is exact whatever the punctuation, the case and the line breaks', async () => {
  for (const words of [
    WORDS[1] ?? '',
    'where the order affects a live-\nlihood the authority must … give reasons that a court can test',
    'the authority [below] must disclose the material on which it relies',
  ])
    expect((await first(quoting(words)))?.quotation).toMatchObject({
      status: 'exact',
      paragraph: '2',
      index: 1,
    });
});

test('an altered quotation shows the words that differ', async () => {
  const quotation = (
    await first(quoting('the authority may disclose the material on which it relies and give reasons'))
  )?.quotation;
  expect(quotation).toMatchObject({
    status: 'altered',
    changes: [{ cited: 'may', found: 'must' }],
    found: 'the authority must disclose the material on which it relies and give reasons',
  });
  const dropped = (
    await first(
      quoting('Delay by itself does defeat a claim, unless the other side has altered its position'),
    )
  )?.quotation;
  expect(dropped).toMatchObject({
    status: 'altered',
    changes: [{ cited: '', found: 'not' }],
    paragraph: '3',
  });
});

test('words of another source are not in the text, and words of another paragraph are elsewhere', async () => {
  expect(
    (await first(quoting('privacy is the ultimate expression of the sanctity of the individual')))?.quotation,
  ).toMatchObject({
    status: 'not_found',
  });
  expect((await first(quoting(WORDS[2] ?? '', ', para 1')))?.quotation).toMatchObject({
    status: 'exact',
    paragraph: '3',
    elsewhere: true,
  });
});

test('a quotation behind its words, and one of a section', async () => {
  const behind = await first(`“${WORDS[0]}” [Asha Menon v. State of Kerala, (2017) 10 SCC 1, para 1]`);
  expect(behind).toMatchObject({ paragraph: { exists: true }, quotation: { status: 'exact' } });
  const { citations, provisions } = await check(
    'Asha Menon v. State of Kerala, (2017) 10 SCC 1, applies. Section 302 IPC reads as follows: “Whoever commits murder shall be punished with death or imprisonment for life”.',
  );
  expect(citations[0]?.quotation).toBeUndefined();
  expect(provisions[0]?.quotations?.map(({ status }) => status)).toEqual(['not_found']);
});

test('provisions: in the library, beyond the act, in force on the day, counterparts, and without an act', async () => {
  const { provisions } = await check(
    'Section 302 IPC, Section 999 IPC, Section 106(2) of the BNS, Section 7 of the Wakf Act, 1995 and Section 41.',
    '2024-08-01',
  );
  expect(provisions).toMatchObject([
    {
      act: 'IPC',
      section: '302',
      status: 'exists',
      in_force_on: false,
      in_force_to: '2024-06-30',
      counterparts: [{ act: 'BNS', section: '103(1)', kind: 'renumbered', document_id: 'bns:103' }],
    },
    { section: '999', status: 'no_such_section', last: 511 },
    { act: 'BNS', section: '106(2)', in_force_on: false, partly: true },
    { status: 'act_not_in_library' },
    { section: '41', status: 'ambiguous' },
  ]);
});

test('a cancelled check stops', async () => {
  const signal = AbortSignal.abort(new Error('gone'));
  await expect(checkClaims(readClaims('(2017) 10 SCC 1'), library, { signal })).rejects.toThrow('gone');
});

test('a judgment that is found brings its court, bench and day', async () => {
  const large = judgment({
    id: 'large',
    cited: '(1973) 4 SCC 225',
    court: 'supreme-court',
    bench_strength: 13,
    decided_on: '1973-04-24',
  });
  const claims = readClaims('See (1973) 4 SCC 225.');
  const { citations } = await checkClaims(claims, checkLibrary([large]));
  expect(citations).toMatchObject([
    { status: 'found', court: 'supreme-court', bench_strength: 13, decided_on: '1973-04-24' },
  ]);
});
