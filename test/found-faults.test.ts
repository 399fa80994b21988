import { describe, expect, test } from 'vitest';
import { parseCaseNumber } from '#law/case-numbers/case-number-keys.ts';
import { findCitations } from '#law/citations/citations.ts';
import { readJudgment } from '#law/judgment/judgment.ts';
import { readStated } from '#law/library/open-data/stated.ts';
import { parseCauseTitle } from '#law/parties/cause-title.ts';
import { sameName } from '#law/parties/names.ts';
import { readClaims } from '#law/verify/read-claims.ts';
import type { CitedAuthority } from '#law/verify/types.ts';
import { findUnread } from '#law/verify/unread-citations.ts';
import { withStated } from '#server/features/library/ingest/open-data/facts.ts';
import { type FoundFault, failing, foundFaults } from './support/found-faults.ts';

// Small inputs of the shared data that were once read wrongly, each with the right answer.

type Of<Call extends FoundFault['call']> = FoundFault & { call: Call };

function citations({ input, expected }: Of<'citations'>): void {
  const found = findCitations(input);
  const unread = findUnread(input, found);
  const { keys, read_or_unread: part, unread: word } = expected;
  if (keys !== undefined) {
    expect(found).toHaveLength(keys.length);
    for (const [i, key] of keys.entries()) expect(found[i]?.key).toMatch(keyPattern(key));
  }
  if (part !== undefined) {
    const at = input.indexOf(part);
    const covers = ({ start, end }: { start: number; end: number }) => start <= at && end >= at + part.length;
    expect([...found, ...unread].some(covers)).toBe(true);
  }
  if (word !== undefined) expect(unread.some(({ text }) => text.includes(word))).toBe(true);
}

/** A key in which `*` is a code of any name. */
function keyPattern(key: string): RegExp {
  const escaped = key.split('*').map((part) => part.replace(/[.|()]/gu, '\\$&'));
  return new RegExp(`^${escaped.join('[^|]+')}$`, 'u');
}

function claims({ input, expected }: Of<'claims'>): void {
  const read = readClaims(input);
  if (expected.authorities !== undefined) {
    expect(read.authorities).toHaveLength(expected.authorities.length);
    for (const [i, wanted] of expected.authorities.entries()) isAuthority(read.authorities[i], wanted);
  }
  if (expected.provisions !== undefined) {
    expect(read.provisions).toHaveLength(expected.provisions.length);
    for (const provision of expected.provisions)
      expect(read.provisions).toContainEqual(expect.objectContaining(provision));
  }
  if (expected.paragraph !== undefined) {
    const numbers = read.mentions.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number));
    expect(numbers).toContain(expected.paragraph);
  }
}

function isAuthority(
  read: CitedAuthority | undefined,
  {
    petitioner,
    citations: count,
    keys,
  }: { petitioner?: string | undefined; citations?: number | undefined; keys?: string[] | undefined },
): void {
  if (petitioner !== undefined) expect(read?.name?.petitioner.replace(/^in re:?\s*/iu, '')).toBe(petitioner);
  if (count !== undefined) expect(read?.citations).toHaveLength(count);
  if (keys !== undefined) expect(read?.citations.map(({ key }) => key)).toEqual(keys);
}

const squeezed = (text: string) => text.replace(/\s+/gu, ' ');
const persons = (names: readonly string[]) => names.map((name) => squeezed(name.toLowerCase())).sort();

function judgment({ input, expected }: Of<'judgment'>): void {
  const read = readJudgment(input);
  const words = squeezed(read.paragraphs.map(({ text }) => text).join('\n'));
  for (const part of expected.contains ?? []) expect(words).toContain(squeezed(part));
  if (expected.numbers !== undefined)
    expect(read.paragraphs.flatMap(({ number }) => number ?? [])).toEqual(expected.numbers);
  if (expected.title_matches !== undefined)
    expect(read.title).toMatch(new RegExp(expected.title_matches, 'iu'));
  if (expected.disposal !== undefined) expect(expected.disposal).toContain(read.disposal);
  if (expected.disposal_not !== undefined) expect(expected.disposal_not).not.toContain(read.disposal);
  if (expected.judges !== undefined) expect(persons(read.judges)).toEqual(persons(expected.judges));
  for (const field of ['court', 'decision_date', 'for_petitioner'] as const)
    if (expected[field] !== undefined) expect(read[field]).toBe(expected[field]);
}

function stated({ input: { text, metadata }, expected }: Of<'with_stated'>): void {
  const row = { pdf_link: 'one.pdf', disposal_nature: metadata.stated.disposal };
  const facts = { source: 's', licence: 'l', court: 'delhi', year: metadata.year };
  const said = readStated(row, '2026-01-01');
  const known = withStated(readJudgment(text), { ...facts, ...(said ? { stated: said } : {}) });
  expect(known.disposal?.toLowerCase()).toContain(expected.disposal_says);
}

function caseNumber({ input, expected }: Of<'case_number'>): void {
  const keys = parseCaseNumber(input)?.keys ?? [];
  expect(
    keys.some((key) => {
      const [number = '', year] = key.split('|').slice(-2);
      return number.replace(/^0+/u, '') === expected.number && year === expected.year;
    }),
  ).toBe(true);
}

function check(fault: FoundFault): void {
  if (fault.call === 'citations') citations(fault);
  else if (fault.call === 'claims') claims(fault);
  else if (fault.call === 'judgment') judgment(fault);
  else if (fault.call === 'with_stated') stated(fault);
  else if (fault.call === 'same_name') expect(sameName(...fault.input)).toBe(fault.expected);
  else if (fault.call === 'cause_title') expect(parseCauseTitle(fault.input)).toMatchObject(fault.expected);
  else if (fault.call === 'case_number') caseNumber(fault);
}

const cases = foundFaults().filter(({ call }) => call !== 'search' && call !== 'check');

test.skipIf(cases.length > 0)(
  'inputs that were read wrongly are read rightly (shared data)',
  () => undefined,
);

describe('inputs that were once read wrongly', () => {
  for (const fault of cases) {
    const run = failing.has(fault.id) ? test.fails : test;
    run(`${fault.id}, ${fault.kind}`, () => check(fault));
  }
});
