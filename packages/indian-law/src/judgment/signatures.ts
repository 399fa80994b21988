import { matchesOf } from '../text/text.ts';
import { judgeName } from './judge-names.ts';

/** A judge's signature in a text: the span holds the row of dots or the bracket with the name, and the office. */
export interface Signature {
  start: number;
  end: number;
  name: string;
}

const J = '(?:A?\\.?C\\.?\\s?J\\.?I?|J)\\.?';
const BRACKETED = '[([{]\\s{0,4}(?<name>[^()[\\]{}\\d]{3,60}?)\\s{0,4}[)\\]}]';
/** '……………J. [A. B. RAO]', '.....CJI. / (A. B. RAO)', '…J. New Delhi; (A. B. Rao)': the Supreme Court. */
const DOTTED = new RegExp(
  `[.…_]{2}\\s{0,2}[,.]?\\s{0,2}(?:C\\.?\\s?J\\.?I?|J)\\b\\.?[\\s.]{0,60}(?:\\d{1,3}\\s{1,4}|New\\s+Delhi\\W{1,6})?${BRACKETED}`,
  'gu',
);
/** '(A. B. RAO, J.)', '[A. B. RAO J.]': High Courts. */
const WITH_OFFICE = new RegExp(
  `[([{]\\s{0,4}(?<name>[^()[\\]{}\\d]{3,60}?)[\\s,.]{1,4}${J}\\s{0,3}[)\\]}]`,
  'gu',
);
const OFFICE =
  "(?:(?:Hon['’]?ble\\s+)?(?:Acting\\s+)?Chief\\s+Justice|(?:Whole[- ]Time\\s+|Judicial\\s+|Technical\\s+|Administrative\\s+|Accountant\\s+|Expert\\s+)?Member|Chairperson|Chairman|(?:Vice[- ])?President|Presiding\\s+Officer|(?:(?:Addl|Additional|Principal|District|Sessions|Civil|Special|Family|Chief|Judicial|Metropolitan|Senior|Junior|and|&)\\b[\\s.]*){0,6}(?:Judge|Magistrate)s?|ASJ|ADJ|CJM|ACMM|JMFC|तहसीलदार|न्यायाधीश|न्यायमूर्ति)";
/** '(A. B. RAO) (C. D. SEN)' above their offices; 'Sd/- / A. B. RAO / JUDGE'. */
const ABOVE_OFFICE = new RegExp(
  `^[^\\S\\n]*(?:sd\\s?[/.-]{1,3}[^\\S\\n]*)?(?:place\\s?:\\s?\\p{L}{3,15}\\s{1,4})?(?<names>(?:[([{][^()[\\]{}\\d\\n]{3,60}[)\\]}][^\\S\\n]*){1,5}|[\\p{L}\\p{M}.'’]{1,20}(?:[^\\S\\n]{1,3}[\\p{L}\\p{M}.'’]{1,20}){0,5}[^\\S\\n]*)\\n\\s*(?:date\\s?:[^\\n]{6,24}?\\s)?\\(?\\s*(?:${OFFICE})(?![\\p{L}\\p{M}])`,
  'gimu',
);
/** 'A. B. RAO, J' alone on a line: Delhi, Bombay. */
const OWN_LINE = new RegExp(`^[^\\S\\n]*(?<name>[\\p{L}.'’ ]{4,50}?)\\s?,\\s{0,2}${J}[^\\S\\n]*$`, 'gmu');
/** A list of names and offices at the foot. */
const FOOT = 1_500;

/**
 * The signatures of judges in a text, in order: rows of dots with a name anywhere, because each opinion ends with its own;
 * names in brackets with an office; names above an office or alone on a line near the foot. Linear time.
 */
export function findSignatures(text: string): Signature[] {
  const found: Signature[] = [];
  for (const match of matchesOf(DOTTED, text)) add(found, match.index, match[0], match.groups?.name);
  const end = footEnd(text);
  const foot = Math.max(0, end - FOOT);
  const tail = text.slice(foot, end);
  addBracketed(tail, foot, found);
  for (const match of matchesOf(OWN_LINE, tail)) add(found, foot + match.index, match[0], match.groups?.name);
  for (const match of matchesOf(ABOVE_OFFICE, tail)) {
    const names = match.groups?.names ?? '';
    const each = /[([{]/u.test(names) ? names.split(/[)\]}]\s*[([{]/u) : [names];
    for (const name of each) add(found, foot + match.index, match[0], name.replace(/[()[\]{}]/gu, ' '));
  }
  return found.sort((a, b) => a.start - b.start);
}

function add(found: Signature[], start: number, printed: string, words = ''): void {
  const name = judgeName(words.replace(/\s+/gu, ' ').replace(/^\s*sd\s?[/.-]+\s*/i, ''));
  if (name !== undefined) found.push({ start, end: start + printed.length, name });
}

/** '(A. B. RAO, J.)' is a signature where a line begins with it or another is beside it; in a sentence it is a reference. */
function addBracketed(text: string, offset: number, found: Signature[]): void {
  const matches = matchesOf(WITH_OFFICE, text).filter(
    ({ groups }) => !/^(?:per|delivered|by|d\.?b|coram|before|bench|prayer)\b/i.test(groups?.name ?? ''),
  );
  for (const [i, match] of matches.entries()) {
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const follows = /(?:^|\n)[^\S\n]*(?:sd\s?[/.-]+\s*)?$/i.test(before);
    const last = matches[i - 1];
    const next = matches[i + 1];
    const end = match.index + match[0].length;
    const beside =
      (last !== undefined && text.slice(last.index + last[0].length, match.index).trim() === '') ||
      (next !== undefined && text.slice(end, next.index).trim() === '' && next.index - end < 40);
    if (follows || beside) add(found, offset + match.index, match[0], match.groups?.name);
  }
}

/** It begins at the first of several line breaks, so that thousands of blank lines are read once. */
const AFTER_END =
  /(?<!\n[^\S\n]*)\n\s*(?:APPENDIX\b|Related\s+AI\s+tags|PETITIONER(?:'S|S)?\s+EXHIBITS|\/{0,2}\s?true\s+copy\b|To,?\s*\n)|\bRelated AI tags, queries\b/i;

/** The end of the judgment's own text: before lists of exhibits, of copies and the links of a saved page. */
export function footEnd(text: string): number {
  const from = Math.max(0, text.length - 12_000);
  const at = AFTER_END.exec(text.slice(from))?.index;
  return at === undefined ? text.length : from + at;
}
