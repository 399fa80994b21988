import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLibrary } from '#test/fixtures/check-library.ts';
import { findCitations } from '../citations/citations.ts';
import { checkClaims } from './check.ts';
import { readClaims } from './read-claims.ts';
import type { LibraryJudgment } from './types.ts';

// The text of a PDF disturbs citations and quotations that are printed across the end of a line or of a page.

const QUOTED =
  'the authority must disclose the material on which it relies and give reasons that a court can later test';
const judgments = ['(2017) 10 SCC 1', 'AIR 1973 SC 1461', '2019 INSC 882', '[1965] 2 SCR 547'].map(
  (cited, at): LibraryJudgment => ({
    id: cited,
    title: `Asha Menon v. State of Kerala ${at}`,
    titled: true,
    petitioner: 'Asha Menon',
    respondent: 'State of Kerala',
    citations: [cited],
    keys: findCitations(cited).map(({ key }) => key),
    sample: false,
    paragraphs: [{ number: '12', text: `We hold that ${QUOTED}, and the appeal is allowed.` }],
  }),
);
const library = checkLibrary(judgments);
const check = async (text: string) => (await checkClaims(readClaims(text), library)).citations;

const BREAKS = [
  '\n',
  ' \n      ',
  '\r\n',
  '\n\n- 12 -\n\n',
  '\nPage 12 of 40\n',
  '\nCrl.A. No. 1175/2018 Page 12 of 40\n',
  '\n::: Downloaded on - 12/03/2021 10:11:12 :::\n',
  '\u00a0',
  '  ',
];
const cited = fc.constantFrom(...judgments.map(({ id }) => id));

/** A blank of a text, chosen by a number, replaced by a break. */
function broken(text: string, place: number, by: string): string {
  const blanks = [...text.matchAll(/ /gu)].map(({ index }) => index);
  const at = blanks[place % blanks.length] ?? 0;
  return text.slice(0, at) + by + text.slice(at + 1);
}

/** A soft hyphen, or a hyphen at a line's end, inside a word of letters. */
function hyphened(text: string, place: number, soft: boolean): string {
  const gaps = [...text.matchAll(/(?<=\p{L})(?=\p{L})/gu)].map(({ index }) => index);
  const at = gaps[place % gaps.length];
  if (at === undefined) return text;
  return `${text.slice(0, at)}${soft ? '\u00ad' : '-\n'}${text.slice(at)}`;
}

test('a citation is found across every break of a line or a page', async () => {
  await fc.assert(
    fc.asyncProperty(cited, fc.nat(50), fc.constantFrom(...BREAKS), async (id, place, by) => {
      const found = await check(`The appellant has relied on ${broken(id, place, by)} in support of this.`);
      expect(found).toMatchObject([{ status: 'found', document_id: id }]);
    }),
    { numRuns: atStrength(400) },
  );
});

test('a citation with its name is found across a hyphen inside a word', async () => {
  await fc.assert(
    fc.asyncProperty(cited, fc.nat(80), fc.boolean(), async (id, place, soft) => {
      const whole = `Asha Menon v. State of Kerala, ${id}`;
      const found = await check(`Reliance is placed on ${hyphened(whole, place, soft)}.`);
      expect(found).toMatchObject([{ status: 'found', document_id: id }]);
    }),
    { numRuns: atStrength(400) },
  );
});

test('a quotation is exact across breaks and hyphens, and a changed word is seen through them', async () => {
  const disturbed = fc.tuple(fc.nat(80), fc.constantFrom(...BREAKS), fc.nat(200), fc.boolean());
  await fc.assert(
    fc.asyncProperty(cited, disturbed, async (id, [place, by, letter, soft]) => {
      const disturb = (words: string) => broken(hyphened(words, letter, soft), place, by);
      const quoting = (words: string) =>
        check(`In Asha Menon v. State of Kerala, ${id}, para 12, it was held that “${disturb(words)}”.`);
      expect(await quoting(QUOTED)).toMatchObject([{ quotation: { status: 'exact' } }]);
      expect(await quoting(QUOTED.replace('must disclose', 'need not disclose'))).toMatchObject([
        { quotation: { status: 'altered' } },
      ]);
    }),
    { numRuns: atStrength(200) },
  );
});
