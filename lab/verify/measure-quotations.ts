import { findCitations } from '#law/citations/citations.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { count, type Half, pick, type Score } from './library.ts';

const QUOTATIONS = 300;
const FEWEST = 8;
const MOST = 30;

/** A citation that leads to this document alone. */
function citationOf(document: LibraryDocument, { byKey }: Half): string | undefined {
  return [document.neutral_citation, ...document.reporter_citations].find(
    (one) => one !== undefined && findCitations(one).some(({ key }) => byKey.get(key)?.length === 1),
  );
}

/** Between two words; 'pro- duction', which a line break divides, is one word, and nobody quotes half of it. */
const BETWEEN_WORDS = /(?<!\p{L}-)\s+/u;

/** Words of one paragraph, without quotation marks, brackets and omissions. */
function wordsToQuote(document: LibraryDocument, random: () => number): string[] | undefined {
  const runs = document.paragraphs
    .filter(({ text }) => text.length > 300)
    .flatMap(({ text }) => text.split(/\S*(?:["“”'‘’[\]…*]|\.\.\.|(?:\bx\s?){2})\S*/u))
    .map((run) => run.trim().split(BETWEEN_WORDS))
    .filter((run) => run.length >= FEWEST);
  const run = pick(runs, random);
  if (run === undefined) return undefined;
  const length = FEWEST + Math.floor(random() * (Math.min(MOST, run.length) - FEWEST + 1));
  const from = Math.floor(random() * (run.length - length + 1));
  return run.slice(from, from + length);
}

const plain = (text: string): string => ` ${text.toLowerCase().replace(/[^a-z0-9]+/gu, ' ')} `;

/** Letters and figures alone: a word that a line break divides is still the same word. */
const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/gu, '');

/** One word replaced, dropped, or exchanged with the next; never words that the judgment has as well. */
function changesOf(words: readonly string[], document: LibraryDocument, random: () => number): string[][] {
  const at = 1 + Math.floor(random() * (words.length - 2));
  const texts = document.paragraphs.map(({ text }) => plain(text));
  return [
    words.with(at, 'otherwise'),
    words.toSpliced(at, 1),
    words.with(at, words[at + 1] ?? '').with(at + 1, words[at] ?? ''),
  ].filter((changed) => !texts.some((text) => text.includes(plain(changed.join(' ')))));
}

export async function measureQuotations(half: Half, random: () => number) {
  const zero = (): Score => ({ right: 0, of: 0 });
  const [exact, altered, beyond, elsewhere] = [zero(), zero(), zero(), zero()];
  for (const { document } of half.judgments) {
    const printed = citationOf(document, half);
    const words = wordsToQuote(document, random);
    if (printed === undefined || words === undefined || exact.of >= QUOTATIONS) continue;
    const citing = async (text: readonly string[], para = '') =>
      (await half.check(`In ${printed}${para}, the Court held: “${text.join(' ')}”.`))[0];
    const own = (await citing(words))?.quotation;
    count(exact, own?.status === 'exact');
    for (const changed of changesOf(words, document, random)) {
      const status = (await citing(changed))?.quotation?.status;
      count(altered, status === 'altered' || status === 'not_found');
    }
    const numbers = document.paragraphs.flatMap(({ number }) => number ?? []);
    if (numbers.length === 0) continue;
    const last = Math.max(...numbers.map((number) => Number.parseInt(number, 10)));
    const wrong = last + 1 + Math.floor(random() * 60);
    count(beyond, (await citing(words, `, para ${wrong}`))?.paragraph?.exists === false);
    // A paragraph that has the words as well is no other place for them.
    const others = document.paragraphs.filter(
      ({ number, text }) =>
        number !== undefined && number !== own?.paragraph && !letters(text).includes(letters(words.join(''))),
    );
    const other = pick(others, random)?.number;
    if (own?.paragraph === undefined || other === undefined || own.paragraph.startsWith(`${other}.`))
      continue;
    count(elsewhere, (await citing(words, `, para ${other}`))?.quotation?.elsewhere === true);
  }
  return { exact, altered, beyond, elsewhere };
}
