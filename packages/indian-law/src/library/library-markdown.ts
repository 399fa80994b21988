import { splitParagraphs } from '../judgment/paragraphs.ts';
import { cleanName } from '../parties/person-name.ts';
import { isoDate } from '../text/dates.ts';
import { type FrontMatter, LibraryFormatError, readFrontMatter } from './front-matter.ts';

/** A paragraph as the reader shows it: plain words without Markdown marks. */
export interface LibraryParagraph {
  number?: string;
  text: string;
  heading?: true;
}

/** A sample judgment of `library/judgments/`. Dates are `yyyy-mm-dd`. */
export interface SampleJudgment {
  kind: 'judgment';
  id: string;
  sample: true;
  title: string;
  citation?: string;
  court: string;
  bench?: string;
  state?: string;
  judges: string[];
  case_number?: string;
  dated: string;
  petitioner?: string;
  respondent?: string;
  for_petitioner?: string;
  for_respondent?: string;
  disposal?: string;
  subject?: string;
  keywords: string[];
  paragraphs: LibraryParagraph[];
}

/** One section, article or rule of an act digest. `number`: '302', '226', 'Order 39 Rule 1'. */
export interface DigestSection {
  unit: 'section' | 'article' | 'rule' | 'schedule';
  number: string;
  title: string;
  text: string;
}

/** An act digest of `library/acts/`, in our own words. */
export interface ActDigest {
  kind: 'act';
  id: string;
  act: string;
  short: string;
  act_number?: string;
  in_force_from: string;
  in_force_to?: string;
  replaced_by?: string;
  replaces?: string;
  note?: string;
  sections: DigestSection[];
}

/**
 * Reads a file of the sample library: front matter, then a judgment's headings and numbered paragraphs, or an act's
 * `## Section 302. Title` parts. Throws LibraryFormatError with the line of the first error.
 */
export function readLibraryMarkdown(text: string): SampleJudgment | ActDigest {
  const front = readFrontMatter(text);
  return front.values.has('act') ? readAct(front) : readSample(front);
}

function readSample(front: FrontMatter): SampleJudgment {
  if (front.values.get('sample')?.value !== true) {
    throw new LibraryFormatError(
      front.values.get('sample')?.line ?? 1,
      "a judgment of the library must say 'sample: true'",
    );
  }
  const paragraphs = splitParagraphs(front.body.trim(), []).map((paragraph) => ({
    ...(paragraph.number === undefined ? {} : { number: paragraph.number }),
    text: plain(paragraph.text),
    ...(paragraph.heading === true ? { heading: true as const } : {}),
  }));
  if (!paragraphs.some((paragraph) => paragraph.number !== undefined)) {
    throw new LibraryFormatError(front.bodyLine, 'the judgment has no numbered paragraph');
  }
  return {
    kind: 'judgment',
    id: needed(front, 'id'),
    sample: true,
    title: needed(front, 'title'),
    court: needed(front, 'court'),
    judges: list(front, 'judges').map(cleanName),
    dated: day(front, 'dated'),
    keywords: list(front, 'keywords'),
    ...optional(front, [
      'citation',
      'bench',
      'state',
      'case_number',
      'petitioner',
      'respondent',
      'for_petitioner',
      'for_respondent',
      'disposal',
      'subject',
    ]),
    paragraphs,
  };
}

function readAct(front: FrontMatter): ActDigest {
  const to = front.values.has('in_force_to') ? { in_force_to: day(front, 'in_force_to') } : {};
  return {
    kind: 'act',
    id: needed(front, 'id'),
    act: needed(front, 'act'),
    short: needed(front, 'short'),
    in_force_from: day(front, 'in_force_from'),
    ...to,
    ...optional(front, ['act_number', 'replaced_by', 'replaces', 'note']),
    sections: digestSections(front),
  };
}

const SECTION_HEADING =
  /^##\s+(Section|Article|Schedule(?:\s+Article)?|Rule|Order\s+[IVXLC\d]+[A-Z]?,?\s+Rule)\s+([\dA-Z][\dA-Za-z-]*)\.?\s*(.*)$/u;

function digestSections(front: FrontMatter): DigestSection[] {
  const sections: DigestSection[] = [];
  const lines = front.body.split('\n');
  let words: string[] = [];
  const close = (): void => {
    const last = sections.at(-1);
    if (last !== undefined) last.text = plain(words.join('\n').trim());
    words = [];
  };
  for (const [i, line] of lines.entries()) {
    if (!line.startsWith('## ')) {
      words.push(line);
      continue;
    }
    close();
    const match = SECTION_HEADING.exec(line);
    if (match?.[1] === undefined || match[2] === undefined) {
      throw new LibraryFormatError(
        front.bodyLine + i,
        `'${line.slice(0, 40)}' is not '## Section 302. Title'`,
      );
    }
    sections.push({ ...unitOf(match[1], match[2]), title: (match[3] ?? '').trim(), text: '' });
  }
  close();
  const empty = sections.find((section) => section.text === '');
  if (empty !== undefined)
    throw new LibraryFormatError(front.bodyLine, `${empty.unit} ${empty.number} has no text`);
  if (sections.length === 0) throw new LibraryFormatError(front.bodyLine, 'the act has no section');
  return sections;
}

function unitOf(unit: string, number: string): { unit: DigestSection['unit']; number: string } {
  const order = /^Order\s+([IVXLC\d]+[A-Z]?)/u.exec(unit)?.[1];
  if (order !== undefined) return { unit: 'rule', number: `Order ${arabic(order)} Rule ${number}` };
  if (unit.startsWith('Schedule')) return { unit: 'schedule', number };
  const units = { Section: 'section', Article: 'article', Rule: 'rule' } as const;
  return { unit: units[unit as keyof typeof units] ?? 'section', number };
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** 'XXXIX' → '39', 'XXXIXA' → '39A', '39' → '39': the First Schedule of the CPC numbers its orders in Roman figures. */
function arabic(printed: string): string {
  const roman = /^([IVXLC]+?)([AB]?)$/u.exec(printed);
  if (roman?.[1] === undefined) return printed;
  let total = 0;
  let previous = 0;
  for (const letter of [...roman[1]].reverse()) {
    const value = ROMAN[letter] ?? 0;
    total += value < previous ? -value : value;
    previous = Math.max(previous, value);
  }
  return `${total}${roman[2] ?? ''}`;
}

/** Markdown's emphasis and quotation marks taken off; line wraps joined, blank lines kept as one line break. */
function plain(text: string): string {
  return text
    .replace(/^>[ \t]?/gmu, '')
    .replace(/\*\*([^*\n]+)\*\*/gu, '$1')
    .replace(/(?<![*\w])\*([^*\n]+)\*(?!\w)/gu, '$1')
    .replace(/\n[ \t]*\n\s*/gu, '\u0000')
    .replace(/\s*\n\s*/gu, ' ')
    .replaceAll('\u0000', '\n')
    .trim();
}

function needed(front: FrontMatter, key: string): string {
  const found = front.values.get(key);
  if (found === undefined || found.value === '')
    throw new LibraryFormatError(found?.line ?? 1, `'${key}' is missing`);
  if (typeof found.value !== 'string') throw new LibraryFormatError(found.line, `'${key}' must be text`);
  return found.value;
}

function list(front: FrontMatter, key: string): string[] {
  const found = front.values.get(key);
  if (found === undefined) throw new LibraryFormatError(1, `'${key}' is missing`);
  if (!Array.isArray(found.value))
    throw new LibraryFormatError(found.line, `'${key}' must be a list, as ["a", "b"]`);
  return found.value;
}

function day(front: FrontMatter, key: string): string {
  const printed = needed(front, key);
  const match = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(printed);
  const iso = match === null ? undefined : isoDate(Number(match[1]), Number(match[2]), Number(match[3]));
  if (iso === undefined) {
    throw new LibraryFormatError(
      front.values.get(key)?.line ?? 1,
      `'${key}' must be a day that exists, as 2021-03-15`,
    );
  }
  return iso;
}

function optional<K extends string>(front: FrontMatter, keys: readonly K[]): Partial<Record<K, string>> {
  const found: Partial<Record<K, string>> = {};
  for (const key of keys) {
    const value = front.values.get(key)?.value;
    if (typeof value === 'string' && value !== '') found[key] = value;
  }
  return found;
}
