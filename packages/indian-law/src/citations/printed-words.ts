import { isBlank, type Span } from '../text/text.ts';

/** '(represented by its Director)' is one word of a name, and so is one that a line's end has hyphenated: 'Co- operative'. */
const LONG_WORD =
  /[A-Z][A-Za-z]+-[\s\u00a0]{1,3}(?!(?:and|or|of|v|vs|the|it|its|this|that|these|in|is|was|were|has|had|have|held|where|wherein|which|while|when|who|to|by|as|at|for|from|with|on|not|no|reported|decided|relied|supra|case|judgment|petitioner|respondent|appellant|accused|wife|husband|company|bank|state)\b)[a-z]{2}[^\s\u00a0]*|\((?:represented|rep\.|through|by|now|formerly|earlier|[Tt]rading[\s\u00a0]as)[\s\u00a0][^()]{1,60}\)[^\s\u00a0]*|\(since[\s\u00a0](?:deceased|dead)\)[^\s\u00a0]*|(?:Income|Sales|Wealth|Gift|Service|Entry)[\s\u00a0]{1,3}tax\b[^\s\u00a0]*/y;
/** Words before 'tax' in the name of an office. */
const BEFORE_TAX = new Set(['Income', 'Sales', 'Wealth', 'Gift', 'Service', 'Entry']);

/** A printed word with its place in the text. */
export interface Word extends Span {
  word: string;
}

/** The words between two offsets, in order. */
export function printedWords(text: string, from: number, to: number): Word[] {
  const found: Word[] = [];
  const part = text.slice(from, to);
  let at = 0;
  while (at < part.length) {
    if (isBlank(part.charCodeAt(at))) {
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < part.length && !isBlank(part.charCodeAt(end))) end += 1;
    const long = longWord(part, at, end);
    if (long !== undefined) end = at + long.length;
    const word = long?.replace(/(?<=-)[\s\u00a0]+|[\s\u00a0]+(?=tax\b)/u, '') ?? part.slice(at, end);
    found.push({ word, start: from + at, end: from + end });
    at = end;
  }
  return found;
}

/** The word that goes on behind a blank. Only after a hyphen, from a bracket or before 'tax' can it. */
function longWord(part: string, at: number, end: number): string | undefined {
  const bracket = part.charCodeAt(at) === 40;
  if (!bracket && part.charCodeAt(end - 1) !== 45 && !BEFORE_TAX.has(part.slice(at, end))) return undefined;
  LONG_WORD.lastIndex = at;
  return LONG_WORD.exec(part)?.[0];
}
