import { expect, test } from 'vitest';
import { checkLibrary } from '#test/fixtures/check-library.ts';
import { findCitations } from '../citations/citations.ts';
import { type CheckLibrary, checkClaims } from './check.ts';
import { readClaims } from './read-claims.ts';
import type { LibraryJudgment } from './types.ts';

// A text names a decision more than once, refers back to it, or refers to one that it never names.

const HELD = 'The accused is entitled to bail because the prosecution kept him waiting for years.';
const judgment = (id: string, title: string, cited: string, more: Partial<LibraryJudgment> = {}) => {
  const [petitioner = '', respondent = ''] = title.split(' v. ');
  return {
    ...{ id, title, titled: true, petitioner, respondent, sample: false },
    citations: findCitations(cited).map(({ raw }) => raw),
    keys: findCitations(cited).map(({ key }) => key),
    paragraphs: [{ number: '9', text: HELD }],
    ...more,
  };
};
const bros = judgment('bros', 'Kishan Bros. v. Bank of Malwa', '(2019) 9 SCC 876', {
  decided_on: '2019-08-09',
  case_number: 'Civil Appeal No. 777 of 2019',
});
const library = checkLibrary([bros]);
const BROS = 'Kishan Bros. v. Bank of Malwa';
const check = (text: string, asked: CheckLibrary = library) => checkClaims(readClaims(text), asked);
const open = async (text: string) =>
  (await check(text)).not_checked.find(({ code }) => code === 'open_paragraphs')?.examples ?? [];

test.each([
  [
    `${BROS}, (2019) 9 SCC 876. Later: Ram Lal v. Shyam Lal, (2019) 9 SCC 876.`,
    ['found', 'found_differently'],
  ],
  [
    `${BROS}, (2019) 9 SCC 876. Ram Lal v. Shyam Lal, (2019) 9 SCC 876, and Ram Lal v. Shyam Lal, (2019) 9 SCC 876, again.`,
    ['found', 'found_differently'],
  ],
  [
    `${BROS}, (2019) 9 SCC 876. See M/s Kishan Brothers v. Bank of Malwa & Ors., (2019) 9 SCC 876.`,
    ['found'],
  ],
  [`${BROS}, (2019) 9 SCC 876. Also (2019) 9 SCC 876.`, ['found']],
  [
    `${BROS}, (2019) 9 SCC 876, decided on 09.08.2019. ${BROS}, (2019) 9 SCC 876, decided on 08.09.2018.`,
    ['found', 'found_differently'],
  ],
  [
    `${BROS}, (2019) 9 SCC 876, decided on 09.08.2019. ${BROS}, (2019) 9 SCC 876, decided on 08.09.2018. ${BROS}, (2019) 9 SCC 876, decided on 08.09.2018.`,
    ['found', 'found_differently'],
  ],
  [
    `${BROS}, Civil Appeal No. 777 of 2019. ${BROS}, Civil Appeal No. 778 of 2016, was other.`,
    ['found', 'found_differently'],
  ],
])('each claim about one citation is compared: %s', async (text, statuses) => {
  expect((await check(text)).citations.map(({ status }) => status)).toEqual(statuses);
});

test.each([
  ['the Court held that the accused is entitled to bail', 'altered'],
  ['the Court observed that a notice is needed before the agreement ends', 'altered'],
  ['this Court ruled that the complainant has a right to be heard', 'altered'],
  ['the complainant said', undefined],
  ['the Court noted that the notice reads', undefined],
  ['the Court held that PW 2 deposed truly when he stated', undefined],
  ['the agreement', undefined],
])('whose words follow: %s: “…”', async (lead, status) => {
  const quoted = HELD.replace('years', 'months').slice(0, -1);
  const { citations } = await check(`In ${BROS}, (2019) 9 SCC 876, ${lead}: “${quoted}”`);
  expect(citations[0]?.quotation?.status).toBe(status);
});

test.each([
  ['Maneka Gandhi (supra), para 56, is clear.', ['Maneka Gandhi (supra), para 56']],
  ['In Puttaswamy, para 9, privacy was found.', ['In Puttaswamy, para 9']],
  ['Ibid, para 12, is to the same effect.', ['Ibid, para 12']],
  [
    `${BROS}, (2019) 9 SCC 876. In para 12 of the said judgment it was said.`,
    ['para 12 of the said judgment'],
  ],
  [`See para ___ of ${BROS}, (2019) 9 SCC 876.`, [`${BROS}, (2019) 9 SCC 876, para ___ of`]],
  [`${BROS}, (2019) 9 SCC 876, paras 9 and ___.`, [`${BROS}, (2019) 9 SCC 876, and ___`]],
  [`As held in ${BROS}, (2019) 9 SCC 876, para 9, I submit that bail is due.`, []],
  [`${BROS}, (2019) 9 SCC 876, para 12A.`, [`${BROS}, (2019) 9 SCC 876, para 12A`]],
  [`${BROS}, (2019) 9 SCC 876, para 12-A.`, [`${BROS}, (2019) 9 SCC 876, para 12-A`]],
  ['In the Counter Affidavit, para 9, it is denied. In Annexure P-2, para 4, too.', []],
  [`${BROS}, (2019) 9 SCC 876, para 9. Kishan Bros (supra), para 9.`, []],
])('a reference that leads nowhere is named: %s', async (text, examples) => {
  expect(await open(text)).toEqual(examples);
});

test('an authority that was not looked up is not said to be absent', async () => {
  const asked: CheckLibrary = { ...library, named: async () => undefined };
  const { citations, not_checked } = await check('See Mehta v. Rao, decided long ago.', asked);
  expect(citations).toEqual([]);
  expect(not_checked).toContainEqual({ code: 'too_many', count: 1, examples: ['Mehta v. Rao'] });
});

test('a judgment without a cause title is found by its number, and no other by a number alone', async () => {
  const untitled = judgment('untitled', '2021 MUNSHI 4', '', {
    ...{ titled: false, petitioner: '', respondent: '' },
    case_number: 'A482/7123/2021',
  });
  const asked: CheckLibrary = {
    ...checkLibrary([untitled, bros]),
    named: async () => ({ ids: [] }),
    numbered: async () => ['untitled', 'bros'],
  };
  const statusOf = async (text: string) => (await check(text, asked)).citations[0]?.status;
  expect(await statusOf('Monu v. State of U.P., Application U/S 482 No. 7123 of 2021.')).toBe('found');
  expect(await statusOf('Monu v. Tara Devi, Civil Appeal No. 777 of 2019.')).toBe('not_in_library');
});

test('a judgment that is numbered in Roman figures has numbers', async () => {
  const roman = judgment('roman', 'Asha v. Bharat', '(2018) 9 SCC 444', {
    paragraphs: ['I', 'II', 'III', 'IV'].map((number) => ({ number, text: HELD })),
  });
  const { citations } = await check('Asha v. Bharat, (2018) 9 SCC 444, para 4.', checkLibrary([roman]));
  expect(citations[0]?.paragraph).toMatchObject({ cited: 4, exists: true, index: 3, last: 4 });
});

test('rules, regulations and schedules that are not looked up are named', async () => {
  const { not_checked } = await check(
    'Rule 5 is clear, and so is Regulation 7 of the SEBI (LODR) Regulations, 2015. Clause 3 of the lease ends it. Order VII Rule 11 CPC. Rule 5 again.',
  );
  expect(not_checked.find(({ code }) => code === 'other_provisions')).toEqual({
    code: 'other_provisions',
    count: 2,
    examples: ['Rule 5', 'Regulation 7, SEBI (LODR) Regulations, 2015'],
  });
});
