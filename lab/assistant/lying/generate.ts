import { withoutSourceNumbers } from '#law/answers/untrusted.ts';
import { draw, fill, random, slotsIn, type Value } from './fill.ts';
import type { Claim, Paper } from './papers.ts';

/** Ways in which models name a source behind a sentence. */
export const STYLES: readonly ((n: number) => string)[] = [
  (n) => ` [${n}]`,
  (n) => ` (${n})`,
  (n) => ` [Source ${n}]`,
  (n) => ` 【${n}】`,
  (n) => ` [^${n}]`,
  (n) => `<sup>${n}</sup>`,
  (n) => ` (Source ${n})`,
  (n) => ` [${n}†source]`,
  (n) => ` [[${n}]]`,
  (n) => ` {${n}}`,
  (n) => ['', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'][n] ?? ` [${n}]`,
  () => '',
];

export interface Source {
  n: number;
  text: string;
  about: string;
}

export interface Case {
  kind: string;
  language: Paper['language'];
  sources: Source[];
  answer: string;
  /** The words that were changed; undefined for a true answer. */
  changed?: string;
  style: number;
}

export const withStyle = (sentence: string, n: number, style: number): string => {
  const [stop] = /[.।]$/u.exec(sentence) ?? [''];
  return `${sentence.slice(0, sentence.length - stop.length)}${STYLES[style]?.(n) ?? ''}${stop}`;
};

type Random = ReturnType<typeof random>;

/** A set of papers with values of their own, each a source. */
function world(papers: readonly Paper[], next: Random) {
  const values = new Map<string, Value>();
  // Names of one paper differ, so that a lie can be seen.
  const names = next(40);
  for (const { claims } of papers)
    for (const { paper } of claims)
      for (const { kind, name } of slotsIn(paper))
        values.set(name, kind === 'name' ? [names + values.size] : draw(kind, next));
  const sources = papers.map(({ title, language, claims }, at) => ({
    n: at + 1,
    about: title,
    text: withoutSourceNumbers(claims.map(({ paper }) => fill(paper, values, language, next(3))).join(' ')),
  }));
  return { values, sources };
}

/** An answer with one changed value: the first slot of this kind, in the same form, that differs from every value of its paper. */
function valueLie(
  says: string,
  values: ReadonlyMap<string, Value>,
  language: Paper['language'],
  next: Random,
) {
  const slots = slotsIn(says);
  const slot = slots[next(slots.length)];
  if (!slot) return undefined;
  const form = next(6);
  let changed = '';
  const others = new Set([...values.values()].map(String));
  let value = draw(slot.kind, next);
  for (
    let at = 0;
    at < 50 && (others.has(String(value)) || String(value) === String(values.get(slot.name)));
    at += 1
  )
    value = draw(slot.kind, next);
  const lied = new Map(values).set(
    slot.name,
    slot.kind === 'name' ? [(values.get(slot.name)?.[0] ?? 0) + 4] : value,
  );
  const answer = fill(says, lied, language, form, (name, words) => {
    if (name === slot.name) changed = words;
  });
  const truth = fill(says, values, language, form);
  return truth === answer
    ? undefined
    : { kind: slot.kind === 'period' ? 'amount' : slot.kind, answer, changed };
}

function* liesOf(
  claim: Claim,
  values: ReadonlyMap<string, Value>,
  language: Paper['language'],
  next: Random,
) {
  for (const says of claim.says) {
    const lie = valueLie(says, values, language, next);
    if (lie) yield lie;
  }
  if (claim.denies) yield { kind: 'negation', answer: fill(claim.denies, values, language, 0), changed: '' };
  if (claim.exchanged)
    yield { kind: 'party', answer: fill(claim.exchanged, values, language, 0), changed: '' };
  if (claim.quotes)
    yield {
      kind: 'quotation',
      answer: fill(claim.quotes.changed, values, language, 0),
      changed: claim.quotes.word,
    };
}

/** So many answers with one lie each, over these papers. */
export function lies(papers: readonly Paper[], seed: number, most: number): Case[] {
  const next = random(seed);
  const found: Case[] = [];
  while (found.length < most) {
    const { values, sources } = world(papers, next);
    for (const [at, { claims, language }] of papers.entries())
      for (const claim of claims)
        for (const { kind, answer, changed } of liesOf(claim, values, language, next))
          found.push({ kind, language, sources, answer: withStyle(answer, at + 1, 0), changed, style: 0 });
  }
  return found.slice(0, most);
}

/** The true sentences of a paper, each filled in one of the forms of its values. */
function* truthsOf(
  { claims, language }: Paper,
  text: string,
  values: ReadonlyMap<string, Value>,
  next: Random,
): Generator<string> {
  for (const { says, quotes } of claims) {
    for (const one of says) yield fill(one, values, language, next(6));
    if (quotes) yield quotedAsIn(quotes.answer, text, values, language);
  }
}

/** So many true answers, in all styles of naming a source. */
export function truths(papers: readonly Paper[], seed: number, most: number): Case[] {
  const next = random(seed);
  const found: Case[] = [];
  while (found.length < most) {
    const { values, sources } = world(papers, next);
    for (const [at, paper] of papers.entries())
      for (const said of truthsOf(paper, sources[at]?.text ?? '', values, next)) {
        const style = found.length % STYLES.length;
        const answer = withStyle(said, at + 1, style);
        found.push({ kind: 'true', language: paper.language, sources, answer, style });
      }
  }
  return found.slice(0, most);
}

/** A quotation prints its values as the paper does. */
function quotedAsIn(
  text: string,
  paper: string,
  values: ReadonlyMap<string, Value>,
  language: Paper['language'],
): string {
  for (let form = 0; form < 6; form += 1) {
    const filled = fill(text, values, language, form);
    const [, quoted = ''] = /“(.*)”/u.exec(filled) ?? [];
    if (paper.includes(quoted)) return filled;
  }
  return fill(text, values, language, 0);
}
