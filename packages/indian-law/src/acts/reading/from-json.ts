import { titleFromFile } from '../act-json.ts';
import type { ActHeading, ActText } from './act-text.ts';
import { superior } from './marks.ts';
import { unbrokenLines } from './paragraphs.ts';
import { actFromSections, type StructuredSection } from './structured.ts';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  mdash: '—',
  ndash: '–',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
};

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]{2,6}));/giu,
    (whole, decimal, hex, name: string) => {
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      if (code > 0 && code < 0x11_0000) return String.fromCodePoint(code);
      return NAMED[name?.toLowerCase()] ?? whole;
    },
  );
}

/** The paragraphs of a section's HTML. `<sup>1</sup>` becomes ¹; line breaks of the source are spaces. */
function htmlParagraphs(html: string): string[] {
  return decoded(
    html
      .replace(/\s+/gu, ' ')
      // A copy that lost the brackets of a tag, and words that touch only at the end of one.
      .replace(/<\/(i|b|em)>br\s(?=\()/giu, '</$1><br> ')
      .replace(/(?<=\p{L}{3})<\/(?:i|b|em)>(?=\p{L}{3})/giu, ' ')
      .replace(/<sup>\s*(\d{1,3})\s*<\/sup>/giu, (_, mark: string) => superior(mark))
      .replace(/<(?:br|hr|\/?p|\/?div|\/?tr|\/?li|\/?table|\/?h\d)\b[^<>]{0,300}>/giu, '\n')
      .replace(/<\/t[dh]>/giu, ' ')
      .replace(/<[^<>]{0,2000}>/gu, ''),
  )
    .split('\n')
    .map((line) => line.replace(/[ \u00a0]+/gu, ' ').trim())
    .filter((line) => line !== '');
}

const LISTS = ['sections', 'articles', 'data', 'items'] as const;
/** Limits: levels of a tree, and sections of an act. */
const DEEPEST = 12;
const MOST = 5000;

/** The Constitution's files number it 0. */
const PREAMBLE = 'Preamble';

type Json = Record<string, unknown>;
type Heading = Omit<ActHeading, 'at'>;

/**
 * The act of a JSON file: a list of sections, an object with such a list, or a tree of groups, chapters and sections with
 * HTML. Undefined for JSON of another shape.
 */
export function actFromJson(json: unknown, fileName: string): ActText | undefined {
  const repeated: string[] = [];
  const tree = isRecord(json) && Array.isArray(json.children) ? treeSections(json, repeated) : undefined;
  const flat = tree === undefined ? flatSections(json) : undefined;
  const sections = tree ?? flat?.sections ?? [];
  if (sections.length === 0) return undefined;
  if (flat?.zero) repeated.push('0');
  const url = isRecord(json) ? textOf(json.url) : '';
  return actFromSections({
    title: titleOf(json) ?? titleFromFile(fileName),
    sections,
    ...(url === '' ? {} : { url }),
    leftOut: [...new Set(repeated)].join('\n'),
    ...(flat?.articles ? { article: true } : {}),
  });
}

function titleOf(json: unknown): string | undefined {
  if (!isRecord(json)) return undefined;
  const name = textOf(json.act ?? json.title ?? json.name);
  return name === '' ? undefined : name.replace(/[.\s]+$/u, '');
}

function flatSections(
  json: unknown,
): { sections: StructuredSection[]; articles: boolean; zero: boolean } | undefined {
  const list = Array.isArray(json)
    ? json
    : LISTS.map((key) => (isRecord(json) ? json[key] : undefined)).find(Array.isArray);
  if (!list) return undefined;
  const sections: StructuredSection[] = [];
  let articles = false;
  let zero = false;
  for (const entry of list.slice(0, MOST)) {
    if (!isRecord(entry)) continue;
    articles ||= entry.article !== undefined;
    const section = flatSection(entry);
    if (section) sections.push(section);
    if (section?.number === PREAMBLE) zero = true;
  }
  return { sections, articles, zero };
}

function flatSection(entry: Json): StructuredSection | undefined {
  const rule =
    entry.order !== undefined && entry.rule !== undefined
      ? `Order ${String(entry.order)} Rule ${String(entry.rule)}`
      : undefined;
  const printed = rule ?? entry.section ?? entry.article ?? entry.number ?? entry.Section;
  if (typeof printed !== 'string' && typeof printed !== 'number') return undefined;
  const title = textOf(entry.title ?? entry.section_title);
  const number = String(printed) === '0' ? PREAMBLE : String(printed);
  if (number.trim() === '') return undefined;
  const text = textOf(entry.description ?? entry.text ?? entry.section_desc);
  const { body, notes } = withNotes(
    text
      .split(/\n+/u)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
  return { number, title, paragraphs: unbrokenLines(body), notes, headings: flatHeadings(entry) };
}

/** A line at the end that begins with a figure which is printed behind a word above is a footnote: '1 Changed from …'. */
function withNotes(lines: string[]): { body: string[]; notes: StructuredSection['notes'] } {
  const notes: StructuredSection['notes'] = [];
  let end = lines.length;
  while (end > 1) {
    const [, mark, text] =
      /^(\d{1,2})\.?\s+((?:Changed|Subs|Ins|Omitted|The words?|Added|Rep\.|\d{1,2}(?:st|nd|rd|th)).*)$/u.exec(
        lines[end - 1] ?? '',
      ) ?? [];
    if (mark === undefined || text === undefined) break;
    notes.unshift({ mark, text });
    end -= 1;
  }
  const marks = new Set(notes.map(({ mark }) => mark));
  const body = lines
    .slice(0, end)
    .map((line) =>
      line.replace(
        /(?<=\p{Ll})(\d{1,2})(?=[\s.,;:]|$)|(?<![\p{L}\p{Nd}.(])(\d{1,2})(?=\[)|^(\d{1,2})\s?(?=\(\d|Provided|Explanation)/gu,
        (whole, glued?: string) => (glued === undefined || marks.has(glued) ? superior(whole.trim()) : whole),
      ),
    );
  return { body, notes };
}

function flatHeadings(entry: Json): Heading[] {
  const headings: Heading[] = [];
  const part = entry.part;
  const chapter = entry.chapter;
  if (part !== undefined)
    headings.push({ kind: 'part', label: `Part ${String(part)}`, title: textOf(entry.part_title) });
  if (chapter !== undefined)
    headings.push({
      kind: 'chapter',
      label: `Chapter ${String(chapter)}`,
      title: textOf(entry.chapter_title),
    });
  const group = textOf(entry.chapter_subtype);
  if (group !== '') headings.push({ kind: 'group', label: '', title: group });
  return headings;
}

/** Sections of a tree. A site that was saved twice has each section at two depths; the second is left out. */
function treeSections(root: Json, repeated: string[]): StructuredSection[] | undefined {
  const seen = new Map<string, StructuredSection>();
  const visit = (node: unknown, headings: Heading[], depth: number): void => {
    if (!isRecord(node) || depth > DEEPEST || seen.size >= MOST) return;
    if (textOf(node.type) === 'section' && textOf(node.number) !== '') {
      addSection(node, headings, seen, repeated);
      return;
    }
    const named = depth === 0 ? [] : headingOf(node);
    const children = Array.isArray(node.children) ? node.children : [];
    // A heading that holds no section has no place among them.
    if (children.length === 0) repeated.push(...named.map(({ label, title }) => `${label} ${title}`));
    for (const child of children) visit(child, [...headings, ...named], depth + 1);
  };
  visit(root, [], 0);
  return seen.size === 0 ? undefined : [...seen.values()];
}

function addSection(
  node: Json,
  headings: Heading[],
  seen: Map<string, StructuredSection>,
  repeated: string[],
): void {
  const [number, content, title] = [textOf(node.number), textOf(node.content), textOf(node.name)];
  const key = `${number}\n${content}`;
  const known = seen.get(key);
  const names = new Set(known?.headings.map((one) => one.title));
  if (known)
    repeated.push(
      ...headings.filter((one) => !names.has(one.title)).map(({ label, title: name }) => `${label} ${name}`),
    );
  if (!known) seen.set(key, { number, title, paragraphs: htmlParagraphs(content), notes: [], headings });
  else if (known.title === '') known.title = title;
  else if (title !== known.title) repeated.push(title);
}

function headingOf(node: Json): Heading[] {
  const name = textOf(node.name);
  if (name === '') return [];
  const [, label = '', title = name] =
    /^((?:CHAPTER|PART|Chapter|Part)\s+[IVXLC\d]+[A-Z]{0,2})\b[\s.:—–-]*(.*)$/u.exec(name) ?? [];
  const kind = /^part/iu.test(label) ? 'part' : label === '' ? 'group' : 'chapter';
  return [{ kind, label, title }];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replace(/[ \t]+/gu, ' ').trim() : '';
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
