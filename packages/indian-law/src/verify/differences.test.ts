import { expect, test } from 'vitest';
import { checkLibrary } from '#test/fixtures/check-library.ts';
import { findCitations } from '../citations/citations.ts';
import { checkClaims } from './check.ts';
import { readClaims } from './read-claims.ts';
import type { CitationFinding, LibraryJudgment } from './types.ts';

// A text may say other things of a decision than the library has.

function judgment(id: string, title: string, cited: string, more: Partial<LibraryJudgment>): LibraryJudgment {
  const [petitioner = '', respondent = ''] = title.split(' v. ');
  return {
    ...{ id, title, titled: true, petitioner, respondent, sample: false },
    citations: findCitations(cited).map(({ raw }) => raw),
    keys: findCitations(cited).map(({ key }) => key),
    paragraphs: [
      'The facts are short and are not in dispute.',
      'The deed was never registered by the father.',
    ].map((text, i) => ({ number: String(i + 14), text })),
    ...more,
  };
}

const bros = judgment('bros', 'Kishan Bros. v. Bank of Malwa', '(2019) 9 SCC 876; AIR 2019 SC 4321', {
  case_number: 'Civil Appeal No. 777 of 2019; Civil Appeal No. 778 of 2019',
  decided_on: '2019-08-09',
});
const menon = judgment('menon', 'Asha Menon v. State of Kerala', '2020 Cri LJ 12', {
  case_number: 'Crl.A. 5/2018',
  decided_on: '2020-01-02',
});
const library = checkLibrary([bros, menon]);
const findings = async (text: string): Promise<CitationFinding[]> =>
  (await checkClaims(readClaims(text), library)).citations;
const differences = async (text: string): Promise<string[]> =>
  (await findings(text))[0]?.differences?.map(({ what, found }) => `${what}: ${found}`) ?? [];

const NAME = 'Kishan Bros. v. Bank of Malwa';
const NUMBERS = 'Civil Appeal No. 777 of 2019; Civil Appeal No. 778 of 2019';

test.each([
  [`${NAME}, Civil Appeal No. 777 of 2019, decided on 09.08.2019.`, []],
  [`${NAME}, C.A. 778/2019 dated 9 August, 2019.`, []],
  [
    `${NAME}, Civil Appeal No. 777 of 2018, decided on 09.08.2018.`,
    [`case_number: ${NUMBERS}`, 'date: 2019-08-09'],
  ],
  [`${NAME} (Civil Appeal No. 787 of 2019) was followed.`, [`case_number: ${NUMBERS}`]],
  [`${NAME}, (2019) 9 SCC 876, decided on 8.9.2019.`, ['date: 2019-08-09']],
  [`${NAME} [(2019) 9 SCC 876], Civil Appeal No. 777 of 2009.`, [`case_number: ${NUMBERS}`]],
  [`${NAME}, judgment dated 3.4.2019 in Civil Appeal No. 777 of 2019.`, ['date: 2019-08-09']],
  // The petition from which it arose has a number of another kind.
  [`${NAME}, SLP (C) No. 123 of 2017, decided on 09.08.2019.`, []],
  [`${NAME}, (2019) 9 SCC 876. The suit was filed on 1.2.2010.`, []],
  // A parallel citation of another judgment, and a wrong page.
  [`${NAME}, (2019) 9 SCC 876 : 2020 Cri LJ 12.`, ['other_judgment: Asha Menon v. State of Kerala']],
  [`${NAME}, (2019) 9 SCC 876 : AIR 2019 SC 4312.`, ['page: AIR 2019 SC 4321']],
  [`Ram Lal v. Shyam Lal, (2019) 9 SCC 876.`, [`name: ${NAME}`]],
])('%s', async (text, expected) => {
  expect(await differences(text)).toEqual(expected);
});

test.each([
  ['judgment dated 09.08.2019 in Civil Appeal No. 777 of 2019', 'found', 'bros'],
  ['C.A. No. 778/2019, decided on 9.8.2019', 'found', 'bros'],
  ['order dated 10.08.2019 passed by the Court in Civil Appeal No. 777 of 2019', 'found_differently', 'bros'],
  ['judgment dated 09.08.2019 in Civil Appeal No. 9 of 2019', 'not_in_library', undefined],
])('a decision cited by its case number alone: %s', async (text, status, id) => {
  const [first] = await findings(`Reliance is placed on the ${text}.`);
  expect(first).toMatchObject({ status });
  expect(first?.document_id).toBe(id);
});

test('what is not found by its number is named among what was not checked, in its own words', async () => {
  const { not_checked } = await checkClaims(
    readClaims('the order dated 1.2.2018 in W.P. (C) No. 345/2017'),
    library,
  );
  expect(not_checked[0]).toMatchObject({
    code: 'judgments_not_in_library',
    examples: ['W.P. (C) No. 345/2017'],
  });
  expect(readClaims('FIR No. 12/2019 dated 3.4.2019 was lodged').authorities).toEqual([]);
});

test('one neutral citation of several judgments makes none of them wrong', async () => {
  const both = ['one', 'two', 'three'].map((id) => judgment(id, `Lal ${id} v. Rao ${id}`, '2024:DHC:12', {}));
  const shared = checkLibrary(both);
  const { citations } = await checkClaims(readClaims('See 2024:DHC:12.'), shared);
  expect(citations[0]).toMatchObject({ status: 'ambiguous' });
  expect(citations[0]?.candidates?.map(({ document_id }) => document_id)).toEqual(['one', 'two', 'three']);
});

test('a quotation in another paragraph than the cited one is said to be there', async () => {
  const [first] = await findings(
    `In ${NAME}, (2019) 9 SCC 876, para 14, it is held: “The deed was never registered by the father”.`,
  );
  expect(first?.quotation).toMatchObject({ status: 'exact', paragraph: '15', elsewhere: true });
});

const CITED = `${NAME}, (2019) 9 SCC 876`;

test.each([
  `${CITED}. Ibid, para 99.`,
  `${CITED}. Ibid. at para 99`,
  `${CITED}. Id. at para 99.`,
  `${CITED}. Id., ¶ 99`,
  `${CITED}, pr. 99`,
  `${CITED}, at pr. 99`,
  `${CITED}, paragraph number 99`,
  `${CITED}, para nos. 2 and 99`,
  `${CITED}, para 2 and para 99`,
  `${CITED} (para 99)`,
  `${CITED}, ¶¶ 2, 99`,
  `${CITED}. In Kishan Bros., para 99, it is said.`,
  `${CITED}. In para 99 of Kishan Bros. it is said.`,
  `${CITED}. In Kishan Bros. (supra), para 99, it is said.`,
  `${CITED}. Bank of Malwa (supra), pr. 99`,
  `${CITED}, पैरा 99`,
  `${CITED}, प्रस्तर ९९`,
  `${CITED}, பத்தி 99`,
])('the paragraph of %s', (text) => {
  const { authorities, mentions } = readClaims(text);
  expect(authorities).toHaveLength(1);
  expect(mentions.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number))).toContain('99');
});

test.each(['para ___', 'para [●]', 'paras XX', 'paragraph …', 'para l2'])(
  'a paragraph left open is not checked: %s',
  async (open) => {
    const { not_checked } = await checkClaims(readClaims(`${CITED}, ${open}.`), library);
    const found = not_checked.find(({ code }) => code === 'open_paragraphs');
    expect(found?.examples).toEqual([`${CITED}, ${open}`]);
  },
);
