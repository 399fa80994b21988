import type { DraftParts, Finding } from './types.ts';

/** Brackets around words; years and numbers in brackets belong to citations and notes. */
const BRACKETS = /\[(?!\d{1,4}\])([^[\]\n]{1,80})\]/gu;
const NOT_BLANK = /^(?:sic|emphasis|supra|\.{3}|…|\d|(?:19|20)\d\d)/iu;
/** Lines, dots and letters in the place of words. Three dots lead to the name of a side in a cause title. */
const GAPS =
  /_{2,}|\.{5,}|…{2,}|\bX{2,}(?:[./-]X{2,}){0,3}\b|\bDD[./-]MM[./-]YYYY\b|[●•]{1}(?=[\s\]/.-]|$)/gu;
const SIDE =
  /^\W*(?:petitioner|respondent|plaintiff|defendant|appellant|applicant|complainant|accused|opposite|deponent)/iu;
const QUOTED = /“[^”]{0,2000}”|"[^"]{0,2000}"/gu;

/** The blanks of a line: their positions and what they ask for. A line to sign on is no blank. */
function blanksOf(text: string): { start: number; end: number; name: string }[] {
  if (/^[\s_.…-]*$/u.test(text)) return [];
  const quoted = [...text.matchAll(QUOTED)].map(
    ({ 0: words, index }) => [index, index + words.length] as const,
  );
  const found = [...text.matchAll(BRACKETS)]
    .filter(
      ({ 1: name = '', index }) =>
        !NOT_BLANK.test(name) && !quoted.some(([from, to]) => index > from && index < to),
    )
    .map(({ 0: whole, 1: name = '', index }) => ({ start: index, end: index + whole.length, name }));
  for (const { 0: gap, index } of text.matchAll(GAPS)) {
    const end = index + gap.length;
    const leads = gap.startsWith('.') && SIDE.test(text.slice(end, end + 40));
    const bullet = /[●•]/u.test(gap) && index === 0;
    if (!leads && !bullet && !found.some((one) => index >= one.start && index < one.end))
      found.push({ start: index, end, name: text.slice(Math.max(0, index - 24), end + 12).trim() });
  }
  return found;
}

/** Blanks that are left: one finding a block. A reference to a paragraph that is gone is named as such. */
export function checkBlanks({ lines }: DraftParts): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { block, text } of lines) {
    for (const { name } of blanksOf(text)) {
      const rule = name === 'paragraph' ? 'reference_broken' : 'blank_left';
      if (!findings.has(block + rule)) findings.set(block + rule, { rule, block, values: { name } });
    }
  }
  return [...findings.values()];
}
