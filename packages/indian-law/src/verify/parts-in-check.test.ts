import { expect, test } from 'vitest';
import { checkLibrary } from '#test/fixtures/check-library.ts';
import { checkClaims } from './check.ts';
import { quotedQuery } from './passages/quoted-query.ts';
import { readClaims } from './read-claims.ts';
import type { LibraryJudgment } from './types.ts';

// A report with a headnote, the opinions of two judges with numbers of their own, and an annexure.

const HEADNOTE = 'Held, that the keeper of a lighthouse owes a duty of care to every vessel that passes.';
const MAJORITY = 'We hold that a keeper answers for the lamp and for nothing else on the rock.';
const DISSENT = 'I regret that I cannot join my learned brother, for the fog was plain to everybody.';
const AGREED = 'The learned counsel on both sides were heard at length on every question of the reference.';

function judgment(change: Partial<LibraryJudgment> = {}): LibraryJudgment {
  return {
    id: 'lighthouse',
    title: 'Asha Farias v. Union of India',
    titled: true,
    petitioner: 'Asha Farias',
    respondent: 'Union of India',
    citations: ['(1978) 3 SCC 45'],
    keys: ['1978:scc:3:45'],
    sample: false,
    parts: [
      { id: 'headnote', kind: 'headnote', from: 0, to: 0, numbered: false },
      {
        id: 'opinion-1',
        kind: 'opinion',
        judge: 'A. K. Joshua',
        stance: 'majority',
        from: 1,
        to: 2,
        numbered: true,
      },
      {
        id: 'opinion-2',
        kind: 'opinion',
        judge: 'B. N. Farias',
        stance: 'dissenting',
        from: 3,
        to: 4,
        numbered: true,
      },
      { id: 'annexure', kind: 'annexure', from: 5, to: 5, numbered: true },
    ],
    paragraphs: [
      { number: '9', text: HEADNOTE, part: 'headnote' },
      { number: '1', text: AGREED, part: 'opinion-1' },
      { number: '2', text: MAJORITY, part: 'opinion-1' },
      { number: '1', text: 'The facts are in the opinion of my brother.', part: 'opinion-2' },
      { text: DISSENT, part: 'opinion-2' },
      {
        number: '7',
        text: 'Schedule of the lamps and of the rocks on which they are lit.',
        part: 'annexure',
      },
    ],
    ...change,
  };
}

async function check(text: string, library = judgment()) {
  const claims = readClaims(text);
  const [key] = claims.authorities.flatMap(({ citations }) => citations.map((one) => one.key));
  return checkClaims(claims, checkLibrary([{ ...library, keys: key === undefined ? [] : [key] }]));
}
const one = async (text: string, library?: LibraryJudgment) => (await check(text, library)).citations[0];
const cite = (rest: string) => `In Asha Farias v. Union of India, (1978) 3 SCC 45${rest}`;

test('words of the headnote alone are named as that', async () => {
  const found = await one(cite(`, it was held: "${HEADNOTE}"`));
  expect(found?.quotation).toMatchObject({ status: 'not_found', only_in: 'headnote', index: 0 });
  expect(found?.quotation?.paragraph).toBeUndefined();
});

test('words of the headnote that the judgment has too are in the judgment', async () => {
  const both = judgment();
  const paragraphs = [...both.paragraphs.slice(0, 2), { number: '2', text: HEADNOTE, part: 'opinion-1' }];
  const found = await one(cite(`, at para 2: "${HEADNOTE}"`), { ...both, paragraphs });
  expect(found?.quotation).toMatchObject({ status: 'exact', paragraph: '2', index: 2 });
  expect(found?.quotation?.only_in).toBeUndefined();
});

test('a number of several opinions lists them; a number of one says whose it is', async () => {
  const several = await one(cite(', para 1, it was so held.'));
  expect(several?.paragraph).toMatchObject({ exists: true, number: '1' });
  expect(several?.paragraph?.places).toEqual([
    { index: 1, whose: { kind: 'opinion', judge: 'Joshua', stance: 'majority' } },
    { index: 3, whose: { kind: 'opinion', judge: 'Farias', stance: 'dissenting' } },
  ]);
  const single = await one(cite(', para 2, it was so held.'));
  expect(single?.paragraph).toMatchObject({ exists: true, whose: { judge: 'Joshua' } });
  expect(single?.paragraph?.places).toBeUndefined();
});

test('numbers of a headnote and of an annexure are no paragraphs of the judgment', async () => {
  for (const number of ['7', '9'])
    expect((await one(cite(`, para ${number}, it was so held.`)))?.paragraph).toMatchObject({
      exists: false,
      last: 2,
    });
});

test('a quotation says whose words it has, and takes no number of another opinion', async () => {
  const found = await one(cite(`, it was held: "${DISSENT}"`));
  expect(found?.quotation).toMatchObject({
    status: 'exact',
    paragraph: '1',
    whose: { judge: 'Farias', stance: 'dissenting' },
  });
});

test('words in a part without a number of its own have none', async () => {
  const copy = judgment();
  const paragraphs = copy.paragraphs.map((paragraph) => {
    if (paragraph.part !== 'opinion-2') return paragraph;
    const { number: _, ...rest } = paragraph;
    return rest;
  });
  const found = await one(cite(`, it was held: "${DISSENT}"`), { ...copy, paragraphs });
  expect(found?.quotation?.status).toBe('exact');
  expect(found?.quotation?.paragraph).toBeUndefined();
});

test('a quotation in another paragraph than the one cited is said to be there', async () => {
  const found = await one(cite(`, at para 1: "${MAJORITY}"`));
  expect(found?.quotation).toMatchObject({ status: 'exact', paragraph: '2', elsewhere: true });
});

test('a copy whose judgment has no numbers is listed as not compared', async () => {
  const copy = judgment();
  const paragraphs = copy.paragraphs.map((paragraph) => {
    if (paragraph.part === 'headnote') return paragraph;
    const { number: _, ...rest } = paragraph;
    return rest;
  });
  const { citations, not_checked } = await check(cite(', para 9, it was so held.'), { ...copy, paragraphs });
  expect(citations[0]?.paragraph).toBeUndefined();
  expect(not_checked.map(({ code }) => code)).toContain('unnumbered_paragraphs');
});

test('a link finds a quotation by words that the judgment has', () => {
  expect(quotedQuery('“the fog was plain … to everybody who looked at it”')).toBe('"the fog was plain"');
  expect(quotedQuery('[t]he fog … was plain to everybody who looked')).toBe(
    '"was plain to everybody who looked"',
  );
  expect(quotedQuery('one two')).toBe('"one two"');
});
