import type { ActText } from './act-text.ts';
import { canonicalTitle } from './facts.ts';
import { actFromPages } from './from-text.ts';
import { superior } from './marks.ts';
import { actFromSections, notesFrom, type StructuredSection } from './structured.ts';

const SECTION =
  /^##\s+(?:(?:Section|Article|Rule)\s+(\S{1,12})|(Order\s+[IVXL\d]{1,7}(?:-?[A-D])?,?\s+Rule\s+\d{1,3}[A-Z]{0,2}))\s*(?:[-–—:.]\s*(.*))?$/u;
const TITLE = /^#\s+(.+)$/mu;
const PART = /^Part (\d{1,3}) of (\d{1,3})$/mu;
const URL = /https:\/\/www\.indiacode\.nic\.in\/[^\s"]{1,300}/u;

/** True for Markdown with a heading for each section, or for each page of a copy that names its official address. */
export const isActMarkdown = (text: string): boolean =>
  /^##\s+(?:Section|Article|Rule)\s+\d/mu.test(text) || (/^##\s+Page \d+$/mu.test(text) && URL.test(text));

/** The act of a Markdown file with a heading of the second level for each section. */
export function actFromMarkdown(text: string, fileName: string): ActText | undefined {
  const lines = text.split(/\r?\n/u);
  const first = lines.findIndex((line) => SECTION.test(line));
  if (first < 0) return fromPages(text, fileName);
  const head = lines.slice(0, first).join('\n');
  const title = TITLE.exec(head)?.[1] ?? fileName;
  const sections: StructuredSection[] = [];
  for (let at = first; at < lines.length; ) {
    let end = at + 1;
    while (end < lines.length && !SECTION.test(lines[end] ?? '')) end += 1;
    sections.push(sectionOf(lines.slice(at, end)));
    at = end;
  }
  const [, number, of] = PART.exec(head) ?? [];
  const url = URL.exec(head)?.[0];
  return actFromSections({
    title,
    sections,
    ...(url === undefined ? {} : { url }),
    ...(of === undefined || Number(of) < 2 ? {} : { part: { number: Number(number), of: Number(of) } }),
    leftOut: head,
  });
}

/** Markdown with a heading for each page: a text like that of a PDF. Its own head is no word of the act. */
function fromPages(text: string, fileName: string): ActText | undefined {
  const heads: string[] = [];
  const pages = text.split(/^##\s+Page \d+$/mu).flatMap((page) => {
    const at = page.search(/^---\n(?:title|language):/mu);
    if (at >= 0) heads.push(page.slice(at));
    const body = at < 0 ? page : page.slice(0, at);
    return body.trim() === '' ? [] : [body];
  });
  const read = actFromPages(pages, fileName);
  if (!read) return undefined;
  const head = heads.join('\n');
  const title = TITLE.exec(head)?.[1];
  const parts = heads.map((one) => PART.exec(one));
  const [, number, of] = parts.length === 1 ? (parts[0] ?? []) : [];
  const url = URL.exec(head)?.[0];
  return {
    ...read,
    ...(title === undefined ? {} : { title: canonicalTitle(title) }),
    ...(url === undefined ? {} : { url }),
    ...(of === undefined || Number(of) < 2 ? {} : { part: { number: Number(number), of: Number(of) } }),
    left_out: [...read.left_out, { text: head, reason: 'front' }],
  };
}

function sectionOf(lines: readonly string[]): StructuredSection {
  const [, own, rule, title = ''] = SECTION.exec(lines[0] ?? '') ?? [];
  const number = own ?? rule ?? '';
  const notesAt = lines.findIndex((line) => /^###\s+Footnotes/u.test(line));
  const body = lines.slice(1, notesAt < 0 ? undefined : notesAt);
  const { paragraphs, headings } = withoutHeadings(paragraphsIn(body).map(withMarks));
  const notes = notesAt < 0 ? [] : notesFrom(paragraphsIn(lines.slice(notesAt + 1)));
  return { number, title: title.trim(), paragraphs, notes, headings };
}

/** A chapter's heading is printed at the head of its first section: 'CHAPTER II' and a line of capitals. */
function withoutHeadings(paragraphs: string[]): Pick<StructuredSection, 'paragraphs' | 'headings'> {
  const [first = '', second = ''] = paragraphs;
  const [, opening = '', word = '', number = '', rest = ''] =
    /^([⁰¹²³⁴⁵⁶⁷⁸⁹]*\[?)(CHAPTER|PART)\s+([IVXLC]{1,7}[A-Z]{0,2})\b[\s.—–-]*(.*)$/u.exec(first) ?? [];
  if (word === '') return { paragraphs, headings: [] };
  const kind = word === 'PART' ? 'part' : 'chapter';
  const own = rest === '' && /^[^a-z]{3,300}$/u.test(second);
  return {
    paragraphs: paragraphs.slice(own ? 2 : 1),
    headings: [{ kind, label: `${opening}${word} ${number}`, title: own ? second : rest }],
  };
}

/** '^1[' → '¹['. */
const withMarks = (text: string): string =>
  text.replace(/\^(\d{1,3})/gu, (_, mark: string) => superior(mark));

function paragraphsIn(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.replace(/\s+/gu, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}
