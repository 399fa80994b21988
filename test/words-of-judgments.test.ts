import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { expect, test } from 'vitest';
import { splitText } from '#law/judgment/paragraphs.ts';
import { cleanCharacters } from '#law/text/clean-characters.ts';
import { pdfPages } from '#server/platform/sandbox/pdf-text.ts';

// Over real judgments: each word is in a paragraph, in a footnote or left out with a reason, and little is left out.

/** Shares of the words of all judgments. */
const MOST_LOST = 0.000_1;
const MOST_LEFT_OUT = 0.05;
/** The share of one judgment: a short order with a long stamp on each page has the most. */
const MOST_LEFT_OUT_OF_ONE = 0.3;
/** A PDF of more bytes than this takes too long to read here. */
const LONGEST_PDF = 290_000;
/** Each so many old reports are read. */
const SAMPLE = 40;

async function textOf(file: string): Promise<string | undefined> {
  if (file.endsWith('.txt')) return readFileSync(file, 'utf8');
  if (file.endsWith('.json')) {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof read === 'object' && read !== null && 'text' in read && typeof read.text === 'string'
      ? read.text
      : undefined;
  }
  const bytes = file.endsWith('.pdf') ? readFileSync(file) : undefined;
  return bytes === undefined || bytes.length > LONGEST_PDF
    ? undefined
    : (await pdfPages(bytes)).join('\n\f\n');
}

/** The letters and figures of a text, by how often it has each word. */
function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const size = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, one) => sum + one, 0);

/** The words of a judgment, those that are in nothing that it was split into, and those that were left out. */
function wordsOf(text: string): { all: number; lost: number; leftOut: number } {
  const { paragraphs, left_out } = splitText(text);
  const all = counted([text]);
  const left = left_out.map((one) => one.text);
  const shown = paragraphs.flatMap(({ number, footnote, text: words }) => [
    number ?? '',
    footnote ?? '',
    words,
  ]);
  const kept = counted([...shown, ...left]);
  const lost = [...all].reduce((sum, [word, count]) => sum + Math.max(0, count - (kept.get(word) ?? 0)), 0);
  return { all: size(all), lost, leftOut: size(counted(left)) };
}

const modern = sharedData('judgments-modern');
const old = sharedData('judgments-supreme-court');
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => path.join(folder, name));

test.skipIf(modern === undefined || old === undefined)(
  'no word of a real judgment is lost, and few are left out (shared data)',
  async () => {
    const total = { all: 0, lost: 0, leftOut: 0 };
    const most: number[] = [];
    for (const file of [...filesIn(modern ?? ''), ...filesIn(old ?? '').filter((_, i) => i % SAMPLE === 0)]) {
      const text = await textOf(file);
      if (text === undefined) continue;
      const words = wordsOf(cleanCharacters(text));
      for (const key of ['all', 'lost', 'leftOut'] as const) total[key] += words[key];
      if (words.all > 0) most.push(words.leftOut / words.all);
    }
    expect(total.all).toBeGreaterThan(300_000);
    expect(total.lost / total.all).toBeLessThanOrEqual(MOST_LOST);
    expect(total.leftOut / total.all).toBeLessThanOrEqual(MOST_LEFT_OUT);
    expect(Math.max(...most)).toBeLessThanOrEqual(MOST_LEFT_OUT_OF_ONE);
  },
  60_000,
);
