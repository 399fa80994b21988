import type { ProvisionUnit } from './groups.ts';
import { findStatutes, type StatuteMention } from './statutes.ts';

// An act printed before its sections: 'IPC s. 420, CrPC s. 482', 'under BNS 318(4)', 'Arms Act, 1959: Section 25'.

const REACH = 120;
/** The end of an act's name, or of its year, and what may be between it and its section. */
const ENDS =
  /(?:[Aa]ct|ACT|[Cc]ode|CODE|Sanhita|Adhiniyam|Constitution|India|[A-Z]\.?|(?:1[89]|20)\d\d)[\])]?[\s\u00a0]{0,3}(?:,|:|-|–|\()?[\s\u00a0]{0,3}$/u;
const GAP = /^[\])]?[\s\u00a0]{0,3}(?:,|:|-|–|\()?[\s\u00a0]{0,3}$/u;
/** Behind an act: its own section begins. */
const SECTION_NEXT =
  /^[\s\u00a0]{0,3}[,:(–-]?[\s\u00a0]{0,2}(?:[Ss]ec(?:tion)?s?\.?|SECTIONS?|[Ss]s?\.|[Uu]\/[Ss]{1,2}\.?|[Aa]rt(?:icle)?s?\.?|[Rr]ules?|§{1,2})[\s\u00a0]{0,3}\d/u;

/** An act that changes others: the section behind it is one of the act that it changes. */
const CHANGES = /\bAmend|^(?:[A-Z][\w.]*[\s\u00a0])?Act[\s\u00a0](?:No\.?[\s\u00a0]?)?\d/iu;

/** True where the words are a title from its first to its last: a heading or a cut bracket may precede it. */
function isTitle({ act, raw }: StatuteMention): boolean {
  if (act !== undefined) return true;
  const balanced = (raw.match(/\(/gu) ?? []).length === (raw.match(/\)/gu) ?? []).length;
  return balanced && !/--|^(?:See|Words|Constitution)\b/u.test(raw);
}

/** The act whose name ends directly before a position; none that begins before `floor`. Articles are the Constitution's. */
export function actBefore(
  text: string,
  { start: at, unit }: { start: number; unit: ProvisionUnit },
  floor: number,
): StatuteMention | undefined {
  if (!ENDS.test(text.slice(Math.max(floor, at - 16), at))) return undefined;
  const from = Math.max(floor, at - REACH);
  const last = findStatutes(text.slice(from, at)).at(-1);
  if (last === undefined || !GAP.test(text.slice(from + last.end, at))) return undefined;
  if (CHANGES.test(last.raw) || !isTitle(last) || (last.act === 'constitution') !== (unit === 'article'))
    return undefined;
  // The name may begin before the stretch that was read.
  if (last.start === 0 && from > floor) return undefined;
  return { ...last, start: from + last.start, end: from + last.end };
}

/** True where an act is the one of the section that is printed behind it. */
export function opensSection(text: string, { end }: StatuteMention): boolean {
  return SECTION_NEXT.test(text.slice(end, end + 24));
}
