import type { ChosenPassage } from '#law/answers/select-passages.ts';
import { tokensOf, withinTokens } from '#server/platform/models/language/token-count.ts';
import type { SourceText } from '../retrieval/passage.ts';
import { FRAME } from '../retrieval/room.ts';

type Passage = ChosenPassage<SourceText>;

/** Characters around the quoted words of a source. */
const AROUND = 1600;
/** Fewer tokens of a source say too little: better fewer sources. */
const LEAST = 60;

/** The words around the quoted ones: a model must see what a sentence refers to. */
export function textAround({ candidate: { text }, quote }: Passage, most: number = AROUND): string {
  if (text.length <= most) return text;
  const at = Math.max(0, text.replace(/\s/gu, ' ').indexOf(quote.slice(0, 40)));
  const from = Math.max(0, at - Math.floor(Math.max(0, most - quote.length) / 2));
  return text.slice(from, from + most);
}

/** The text of a source within so many tokens, around its quoted words. */
function textWithin(passage: Passage, tokens: number): string {
  const { text } = passage.candidate;
  const all = tokensOf(text);
  if (all <= tokens) return text;
  const characters = Math.max(1, Math.floor((text.length * tokens) / all));
  return withinTokens(textAround(passage, characters), tokens);
}

/** Tokens for each source, by their own tokens: those that need less leave the rest to the others. */
function shares(needs: readonly number[], room: number): number[] {
  const given = needs.map(() => 0);
  let left = room;
  let waiting = needs.length;
  const ascending = needs.map((need, at) => ({ need, at })).sort((a, b) => a.need - b.need);
  for (const { need, at } of ascending) {
    given[at] = Math.min(need, Math.floor(left / waiting));
    left -= given[at] ?? 0;
    waiting -= 1;
  }
  return given;
}

export interface FittedSource {
  passage: Passage;
  /** Its number among all passages. */
  n: number;
  text: string;
}

/**
 * The sources within so many tokens, in their order with their numbers: whole, else each cut around its quoted words, and
 * where that would leave a few words of each, the best ones alone. None where not even one fits.
 */
export function fittedSources(passages: readonly Passage[], room: number): FittedSource[] {
  let kept = passages.map(
    (passage, at): FittedSource => ({ passage, n: at + 1, text: passage.candidate.text }),
  );
  const frame = ({ passage: { candidate } }: FittedSource) => FRAME + tokensOf(candidate.title.slice(0, 200));
  const spare = () => room - kept.reduce((sum, one) => sum + frame(one), 0);
  while (kept.length > 0 && spare() < kept.length * LEAST) {
    const worst = kept.reduce((a, b) => (b.passage.score <= a.passage.score ? b : a));
    kept = kept.filter((one) => one !== worst);
  }
  const needs = kept.map(({ text }) => tokensOf(text));
  const given = shares(needs, spare());
  return kept.map((one, at) => {
    const [need = 0, most = 0] = [needs[at], given[at]];
    return need <= most ? one : { ...one, text: textWithin(one.passage, most) };
  });
}
