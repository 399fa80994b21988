import type { ActHeading } from './act-text.ts';
import type { ActContents } from './contents.ts';
import type { ActLine } from './lines.ts';
import { folded } from './marks.ts';
import type { SectionStart } from './section-starts.ts';

const DIVISION =
  /^((?:[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}\s?)?\[?)(CHAPTER|PART|Part|Chapter)\s?[-–—]?\s?([IVXLC]{1,7}[A-Z]{0,2}|\d{1,2}[A-Z]?|[vV][nl]{1,3})\b[.\s—–-]*(.*)$/u;
const CAPITALS = /^[\p{Lu}\p{M}\s\d.,;:'’“”"()[\]&/⁰¹²³⁴⁵⁶⁷⁸⁹—–-]{3,}$/u;
/** Limit: lines of one heading. */
const MOST = 6;

/** Marks chapters, parts and the headings of groups between sections, and returns them in order. */
export function takeHeadings(
  lines: readonly ActLine[],
  starts: readonly SectionStart[],
  cut: number,
  contents: ActContents | undefined,
): ActHeading[] {
  const headings: ActHeading[] = [];
  for (let i = -1; i < starts.length; i += 1) {
    const from = (starts[i]?.at ?? -1) + 1;
    const to = starts[i + 1]?.at ?? cut;
    for (let at = from; at < to; at += 1) {
      const found = divisionAt(lines, at, to);
      if (!found) continue;
      headings.push({ ...found.heading, at: i + 1 });
      at = found.end - 1;
    }
    if (i + 1 < starts.length) headings.push(...groupsBefore(lines, from, to, i + 1, contents));
  }
  return headings;
}

/** A line of capitals, or the first line behind 'CHAPTER II' where it is short and has no stop. */
function isTitle(text: string, first: boolean): boolean {
  if (DIVISION.test(text)) return false;
  return (
    CAPITALS.test(text) || (first && text.length < 70 && /^\p{Lu}/u.test(text) && !/[.;:,—]$/u.test(text))
  );
}

function divisionAt(
  lines: readonly ActLine[],
  at: number,
  to: number,
): { heading: Omit<ActHeading, 'at'>; end: number } | undefined {
  const line = lines[at];
  if (!line || line.role !== undefined) return undefined;
  const [, opening = '', word = '', number = '', rest = ''] = DIVISION.exec(line.text) ?? [];
  if (word === '' || (rest !== '' && !CAPITALS.test(rest) && !/[—–―]/u.test(line.text))) return undefined;
  line.role = 'heading';
  const titles = rest === '' ? [] : [rest];
  let end = at + 1;
  for (; end < to && titles.length < MOST; end += 1) {
    const next = lines[end];
    if (!next || next.role !== undefined) continue;
    if (!isTitle(next.text, titles.length === 0)) break;
    next.role = 'heading';
    titles.push(next.text);
  }
  return {
    heading: {
      kind: /^part$/iu.test(word) ? 'part' : 'chapter',
      label: `${opening}${word} ${number}`,
      title: titles.join(' '),
    },
    end,
  };
}

/** A heading of a group of sections: a short line without a stop directly before a section. */
function groupsBefore(
  lines: readonly ActLine[],
  from: number,
  to: number,
  section: number,
  contents: ActContents | undefined,
): ActHeading[] {
  const free: ActLine[] = [];
  for (let at = to - 1; at >= from && free.length < 2; at -= 1) {
    const line = lines[at];
    if (!line || (line.role !== undefined && line.role !== 'page' && line.role !== 'note')) break;
    if (line.role !== undefined) continue;
    if (!isGroup(line.text, contents)) break;
    free.unshift(line);
  }
  if (free.length === 0) return [];
  for (const line of free) line.role = 'heading';
  return [{ kind: 'group', label: '', title: free.map(({ text }) => text).join(' '), at: section }];
}

function isGroup(text: string, contents: ActContents | undefined): boolean {
  if (text.length > 90 || !/^[⁰¹²³⁴⁵⁶⁷⁸⁹]{0,3}\s?\[?\p{Lu}/u.test(text)) return false;
  if (contents?.groups.has(folded(text))) return true;
  if (contents && contents.groups.size > 0) return /^[\p{Lu}\s,'’—–-]{8,}$/u.test(text);
  return (
    /^[\p{Lu}\s,'’—–-]{8,}$/u.test(text) ||
    (/^[A-Z][a-z]+(?: [A-Za-z]+){0,6}$/u.test(text) && text.length < 50)
  );
}
