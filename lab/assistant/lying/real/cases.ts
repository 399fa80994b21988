import { readFileSync } from 'node:fs';
import { asUntrusted, withoutSourceNumbers } from '#law/answers/untrusted.ts';
import { random } from '../fill.ts';
import { type Case, type Source, withStyle } from '../generate.ts';
import type { Document, Passage } from './passages.ts';
import { otherValue, reworded, slotsOf } from './reword.ts';

type Random = ReturnType<typeof random>;

/** Other sources of an answer. */
const OTHERS = 5;
const STYLES_OF_LIES = 1;

const pick = <T>(of: readonly T[], next: Random): T | undefined => of[next(of.length)];

/** The passage among others, most of its own document, at a number of its own. */
function sourcesWith(
  passage: Passage,
  document: Document,
  documents: readonly Document[],
  next: Random,
): { sources: Source[]; n: number } {
  const others: Passage[] = [];
  for (let at = 0; at < 40 && others.length < OTHERS; at += 1) {
    const from = others.length < 3 ? document : pick(documents, next);
    const one = pick(from?.passages ?? [], next);
    if (one && one !== passage && !others.includes(one)) others.push(one);
  }
  const at = next(others.length + 1);
  const all = [...others.slice(0, at), passage, ...others.slice(at)];
  return {
    n: at + 1,
    sources: all.map(({ text, file }, i) => ({
      n: i + 1,
      text: withoutSourceNumbers(asUntrusted(text).text),
      about: `${file.split('/').at(-1)}, page ${i + 3}`,
    })),
  };
}

const WORDS = /\p{L}[\p{L}\p{M}]*/gu;
const words = (text: string): number => text.match(WORDS)?.length ?? 0;
const balanced = (text: string): boolean =>
  (text.match(/"/gu)?.length ?? 0) % 2 === 0 &&
  (text.match(/“/gu)?.length ?? 0) === (text.match(/”/gu)?.length ?? 0);
/** A sentence that an answer may have: whole, of a usual length, without a heading or a broken line. */
const usable = (text: string): boolean =>
  words(text) >= 7 &&
  words(text) <= 45 &&
  /^[\p{Lu}\p{Lo}“"]/u.test(text) &&
  /[.।]["”]?$/u.test(text) &&
  !/\[(?!\d{4}\])|[|*#_<>…]|\.{3}/u.test(text) &&
  !/\p{Lu}{4,} \p{Lu}{4,}/u.test(text) &&
  balanced(text);

const language = (passage: Passage, sentence: string): 'en' | 'hi' =>
  passage.language === 'hi' && /\p{Script=Devanagari}/u.test(sentence) ? 'hi' : 'en';

export interface RealCase extends Case {
  base: 'verbatim' | 'reworded' | 'quoted' | 'by hand';
  /** The changed value is one that the source has in another place. */
  elsewhere?: boolean;
}

function* places(documents: readonly Document[], next: Random) {
  for (let round = 0; round < 400; round += 1)
    for (const document of documents) {
      const passage = pick(document.passages, next);
      const sentence = pick(passage?.sentences.filter(usable) ?? [], next);
      if (passage && sentence) yield { document, passage, sentence };
    }
}

const quotedPart = (sentence: string, next: Random): string | undefined => {
  const all = sentence.replaceAll(/["“”]/gu, '').split(' ');
  // A part of a denial without its denial would be no true quotation.
  if (all.length < 9 || NO_DENIAL.test(sentence)) return undefined;
  const length = 6 + next(Math.min(12, all.length - 7));
  const from = next(all.length - length);
  return all
    .slice(from, from + length)
    .join(' ')
    .replace(/[.,;:।]$/u, '');
};
const asQuotation = (part: string, tongue: 'en' | 'hi'): string =>
  tongue === 'hi' ? `स्रोत में लिखा है: “${part}”।` : `The source says: “${part}”.`;

/** A true sentence about a passage; undefined where it cannot be quoted. */
function truthOf(
  base: 'verbatim' | 'reworded' | 'quoted',
  sentence: string,
  passage: Passage,
  next: Random,
): string | undefined {
  const tongue = language(passage, sentence);
  if (base === 'verbatim') return sentence;
  if (base === 'reworded') return reworded(sentence, tongue, next);
  const part = quotedPart(sentence, next);
  return part === undefined || !passage.text.includes(part) ? undefined : asQuotation(part, tongue);
}

/** True answers over these documents in all styles. */
export function realTruths(documents: readonly Document[], seed: number, most: number): RealCase[] {
  const next = random(seed);
  const found: RealCase[] = [];
  for (const { document, passage, sentence } of places(documents, next)) {
    if (found.length >= most) break;
    const tongue = language(passage, sentence);
    const base = (['verbatim', 'reworded', 'reworded', 'quoted'] as const)[found.length % 4] ?? 'verbatim';
    const said = truthOf(base, sentence, passage, next);
    if (said === undefined) continue;
    const { sources, n } = sourcesWith(passage, document, documents, next);
    const style = found.length % 12;
    found.push({ kind: 'true', language: tongue, sources, answer: withStyle(said, n, style), style, base });
  }
  return found;
}

interface Lie {
  kind: string;
  said: string;
  changed: string;
}

const AUXILIARY =
  /\b(?:was|is|were|are|has|have|had|can|could|shall|should|must|may|did|does|will|would)\b(?! (?:not|no|never|also)\b)/gu;
const DENIED = /\b(was|is|were|are|has|have|had|can|could|shall|should|must|may|did|does|will|would) not\b/u;
/** Words between which a denial changes nothing or is none. */
const NO_DENIAL =
  /\b(?:not|no|never|nor|neither|without|unless|cannot|nothing|nobody|none|whether|if|or)\b|otherwise|नहीं|बिना|इनकार|इंकार/iu;

function negated(text: string, tongue: 'en' | 'hi', next: Random): Lie | undefined {
  if (tongue === 'hi') {
    if (/ नहीं /u.test(text)) return { kind: 'negation', said: text.replace(' नहीं ', ' '), changed: '' };
    const [end] = / (?:है|हैं|था|थी|थे|होगा|होगी)।$/u.exec(text) ?? [];
    return end && !/नहीं|न |बिना|यदि/u.test(text)
      ? { kind: 'negation', said: `${text.slice(0, -end.length)} नहीं${end}`, changed: '' }
      : undefined;
  }
  if (DENIED.test(text) && (text.match(/\b(?:not|no|nor|never|neither)\b/gu)?.length ?? 0) === 1)
    return { kind: 'negation', said: text.replace(DENIED, '$1'), changed: '' };
  if (NO_DENIAL.test(text)) return undefined;
  const at = pick([...text.matchAll(AUXILIARY)].slice(0, 2), next);
  if (!at || /\?/u.test(text)) return undefined;
  const end = at.index + at[0].length;
  return { kind: 'negation', said: `${text.slice(0, end)} not${text.slice(end)}`, changed: '' };
}

const PARTIES = [
  'petitioner/respondent',
  'appellant/respondent',
  'plaintiff/defendant',
  'landlord/tenant',
  'accused/complainant',
  'husband/wife',
  'वादी/प्रतिवादी',
  'अपीलकर्ता/प्रतिवादी',
  'याचिकाकर्ता/प्रतिवादी',
  'पति/पत्नी',
].flatMap((pair) => {
  const [one = '', other = ''] = pair.split('/');
  return [
    [one, other],
    [other, one],
  ] as const;
});

function exchanged(text: string, next: Random): Lie | undefined {
  const fits = PARTIES.filter(
    ([one, other]) =>
      new RegExp(`(?<![\\p{L}\\p{M}])${one}(?![\\p{L}\\p{M}])`, 'u').test(text) && !text.includes(other),
  );
  const pair = pick(fits, next);
  return (
    pair && {
      kind: 'party',
      said: text.replaceAll(new RegExp(`(?<![\\p{L}\\p{M}])${pair[0]}(?![\\p{L}\\p{M}])`, 'gu'), pair[1]),
      changed: pair[1],
    }
  );
}

const OTHER_WORDS = {
  en: ['voluntarily', 'residential', 'interim', 'wholly', 'previous', 'agricultural'],
  hi: ['तत्काल', 'पूर्व', 'अंतरिम', 'आवासीय'],
} as const;

function misquoted(sentence: string, text: string, tongue: 'en' | 'hi', next: Random): Lie | undefined {
  const part = quotedPart(sentence, next);
  if (part === undefined || !text.includes(part)) return undefined;
  const all = part.split(' ');
  const at = all.findIndex((word, i) => i > 1 && i < all.length - 1 && /^[\p{L}\p{M}]{5,}$/u.test(word));
  const other = pick(OTHER_WORDS[tongue], next);
  if (at < 0 || other === undefined || text.includes(other)) return undefined;
  all[at] = other;
  return { kind: 'quotation', said: asQuotation(all.join(' '), tongue), changed: other };
}

function valueLie(
  said: string,
  tongue: 'en' | 'hi',
  source: string,
  next: Random,
  kinds: readonly string[],
): Lie | undefined {
  const slot = pick(
    slotsOf(said).filter(({ kind }) => kinds.includes(kind)),
    next,
  );
  const value = slot && otherValue(slot, tongue, source, next);
  if (!slot || value === undefined) return undefined;
  return { kind: slot.kind, said: said.slice(0, slot.start) + value + said.slice(slot.end), changed: value };
}

const KINDS = [
  'amount',
  'date',
  'name',
  'section',
  'period',
  'citation',
  'negation',
  'party',
  'quotation',
] as const;

interface Said {
  said: string;
  sentence: string;
  passage: Passage;
  tongue: 'en' | 'hi';
}

function lieOf(
  { said, sentence, passage, tongue }: Said,
  wanted: readonly string[],
  next: Random,
): Lie | undefined {
  const kind = pick(wanted, next);
  if (kind === 'negation') return negated(said, tongue, next);
  if (kind === 'party') return exchanged(said, next);
  if (kind === 'quotation') return misquoted(sentence, passage.text, tongue, next);
  return valueLie(said, tongue, passage.text, next, wanted);
}

/** Answers with one lie each, about as many of each kind as the documents have. */
export function realLies(documents: readonly Document[], seed: number, most: number): RealCase[] {
  const next = random(seed);
  const found: RealCase[] = [];
  const each = new Map<string, number>();
  const share = Math.ceil(most / KINDS.length) + 6;
  for (const { document, passage, sentence } of places(documents, next)) {
    if (found.length >= most) break;
    const tongue = language(passage, sentence);
    const base = next(2) === 0 ? 'verbatim' : 'reworded';
    const said = base === 'verbatim' ? sentence : reworded(sentence, tongue, next);
    const wanted = KINDS.filter((kind) => (each.get(kind) ?? 0) < share);
    const lie = lieOf({ said, sentence, passage, tongue }, wanted, next);
    if (!lie || (each.get(lie.kind) ?? 0) >= share) continue;
    each.set(lie.kind, (each.get(lie.kind) ?? 0) + 1);
    const { sources, n } = sourcesWith(passage, document, documents, next);
    found.push({
      kind: lie.kind,
      language: tongue,
      sources,
      answer: withStyle(lie.said, n, next(STYLES_OF_LIES)),
      changed: lie.changed,
      style: 0,
      base,
      elsewhere: lie.changed !== '' && passage.text.includes(lie.changed),
    });
  }
  return found;
}

interface ByHand {
  file: string;
  passage: number;
  language: 'en' | 'hi';
  truth: string;
  lies: { kind: string; said: string; changed: string }[];
}

/** Sentences written by hand about passages: a file of JSON lines that names each passage by its file and place. */
export function byHand(
  file: string,
  documents: readonly Document[],
  seed: number,
): { lies: RealCase[]; truths: RealCase[] } {
  const next = random(seed);
  const lies: RealCase[] = [];
  const truths: RealCase[] = [];
  for (const line of readFileSync(file, 'utf8')
    .split('\n')
    .filter((one) => one.trim() !== '')) {
    const one = JSON.parse(line) as ByHand;
    const document = documents.find((other) => other.file === one.file);
    const passage = document?.passages[one.passage];
    if (!document || !passage) continue;
    const { sources, n } = sourcesWith(passage, document, documents, next);
    const style = truths.length % 12;
    truths.push({
      kind: 'true',
      language: one.language,
      sources,
      answer: withStyle(one.truth, n, style),
      style,
      base: 'by hand',
    });
    for (const lie of one.lies)
      lies.push({
        kind: lie.kind,
        language: one.language,
        sources,
        answer: withStyle(lie.said, n, 0),
        changed: lie.changed,
        style: 0,
        base: 'by hand',
      });
  }
  return { lies, truths };
}
