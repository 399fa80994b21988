import { formatCitation, parseCitation } from './citations.ts';

/** A document as a reference manager needs it; unknown fields are absent. */
export interface CitedWork {
  id: string;
  kind: 'judgment' | 'act';
  title: string;
  court?: string;
  /** Citations as printed, the preferred one first. */
  citations: readonly string[];
  /** ISO date, yyyy-mm-dd. */
  decidedOn?: string;
  year?: number;
  caseNumber?: string;
}

/** An item of CSL-JSON 1.0.2. */
export interface CslItem {
  id: string;
  type: 'legal_case' | 'legislation';
  title: string;
  'container-title'?: string;
  volume?: string;
  page?: string;
  authority?: string;
  issued?: { 'date-parts': [number[]] };
  number?: string;
  /** The parallel citations. */
  references?: string;
  /** The citation whose reporter, volume and page the item has, as courts print it. */
  note?: string;
}

export const EXPORT_FORMATS = ['csl', 'bibtex', 'ris'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A work with its text on single lines, and its first report taken apart. */
interface Entry {
  id: string;
  isCase: boolean;
  title: string;
  court: string | undefined;
  number: string | undefined;
  /** Year, month and day, as far as they are known. */
  date: number[];
  cited: string | undefined;
  parallel: string[];
  reporter: string | undefined;
  volume: string | undefined;
  page: string | undefined;
}

const UNPRINTED = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** The text on one line; joiners that Indian scripts need are kept. */
const oneLine = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll(UNPRINTED, (run) => (/^[\u200c\u200d]+$/u.test(run) ? run : ' '))
    .trim();

function optionalLine(text: string | undefined): string | undefined {
  const line = oneLine(text ?? '');
  return line === '' ? undefined : line;
}

function dateOf({ decidedOn, year }: CitedWork): number[] {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(decidedOn ?? '');
  if (parts) return parts.slice(1).map(Number);
  return year === undefined ? [] : [year];
}

/** The citations in their usual form, each once; the first one of a reporter comes first. */
function orderedCitations(printed: readonly string[]) {
  const read = new Map<string, ReturnType<typeof parseCitation>>();
  for (const one of printed) {
    const citation = parseCitation(one);
    const form = oneLine(citation ? formatCitation(citation) : one);
    if (form !== '' && !read.has(form)) read.set(form, citation);
  }
  const all = [...read].map(([form, citation]) => ({ form, citation }));
  const main = all.find(({ citation }) => citation?.kind === 'reporter') ?? all[0];
  return { main, parallel: all.filter((one) => one !== main).map(({ form }) => form) };
}

function entryOf(work: CitedWork): Entry {
  const { main, parallel } = orderedCitations(work.citations);
  const report = main?.citation?.kind === 'reporter' ? main.citation : undefined;
  return {
    id: oneLine(work.id),
    isCase: work.kind === 'judgment',
    title: oneLine(work.title),
    court: optionalLine(work.court),
    number: optionalLine(work.caseNumber),
    date: dateOf(work),
    cited: main?.form,
    parallel,
    reporter: report && [report.reporter, report.court].filter(Boolean).join(' '),
    volume: report?.volume === undefined ? undefined : `${report.volume}`,
    page: report?.page,
  };
}

function cslOf(entry: Entry): CslItem {
  const { id, isCase, title, reporter, volume, page, court, date, number, parallel, cited } = entry;
  return {
    id,
    type: isCase ? 'legal_case' : 'legislation',
    title,
    ...(reporter === undefined ? {} : { 'container-title': reporter }),
    ...(volume === undefined ? {} : { volume }),
    ...(page === undefined ? {} : { page }),
    ...(court === undefined ? {} : { authority: court }),
    ...(date.length === 0 ? {} : { issued: { 'date-parts': [date] } }),
    ...(number === undefined ? {} : { number }),
    ...(parallel.length === 0 ? {} : { references: parallel.join('; ') }),
    ...(cited === undefined ? {} : { note: cited }),
  };
}

/** BibTeX counts a brace even after a backslash, so that braces in a text become commands. */
const BIBTEX_COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const escapeBibtex = (text: string): string =>
  text.replaceAll(/[\\{}~^$&#%_]/gu, (sign) => BIBTEX_COMMANDS[sign] ?? `\\${sign}`);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 'sharma2019'; the second work with this key has 'sharma2019-2'. */
function bibtexKeys(entries: readonly Entry[]): string[] {
  const used = new Map<string, number>();
  return entries.map(({ title, date, isCase }) => {
    const [word] = /[a-z]{2,}/u.exec(title.toLowerCase()) ?? [isCase ? 'case' : 'act'];
    const key = `${word}${date[0] ?? ''}`;
    const times = (used.get(key) ?? 0) + 1;
    used.set(key, times);
    return times === 1 ? key : `${key}-${times}`;
  });
}

function bibtexOf(entry: Entry, key: string): string {
  const [year, month, day] = entry.date;
  const field = (name: string, value: string | number | undefined) =>
    value === undefined ? [] : [`  ${name} = {${escapeBibtex(`${value}`)}}`];
  const monthName = MONTHS[(month ?? 0) - 1];
  // Every program reads the type `misc`; many leave out an entry of a type that is not standard BibTeX.
  const fields = [
    // The inner braces keep capitals.
    `  title = {{${escapeBibtex(entry.title)}}}`,
    ...field('howpublished', entry.cited),
    ...field('journal', entry.reporter),
    ...field('volume', entry.volume),
    ...field('pages', entry.page),
    ...field('institution', entry.court),
    ...field('number', entry.number),
    ...field('year', year),
    ...(monthName === undefined ? [] : [`  month = ${monthName}`]),
    ...field('day', day),
    ...field('note', entry.parallel.length === 0 ? undefined : entry.parallel.join('; ')),
  ];
  return `@misc{${key},\n${fields.join(',\n')}\n}\n`;
}

/** RIS has one field on each line and no escapes; a text on one line is safe. Lines end with CR LF. */
function risOf(entry: Entry): string {
  const [year, month, day] = entry.date;
  const two = (part: number) => `${part}`.padStart(2, '0');
  const date = month && day ? `${year}/${two(month)}/${two(day)}` : undefined;
  const fields: [tag: string, value: string | number | undefined][] = [
    ['TY', entry.isCase ? 'CASE' : 'STAT'],
    ['ID', entry.id],
    ['TI', entry.title],
    ['T2', entry.reporter],
    ['VL', entry.volume],
    ['SP', entry.page],
    ['PB', entry.court],
    ['M1', entry.number],
    ['PY', year],
    ['DA', date],
    ...[entry.cited, ...entry.parallel].map((form): [string, string | undefined] => ['N1', form]),
  ];
  const lines = fields.flatMap(([tag, value]) => (value === undefined ? [] : [`${tag}  - ${value}`]));
  return [...lines, 'ER  - ', ''].join('\r\n');
}

/** The works as CSL-JSON, BibTeX or RIS, in their order. O(n). */
export function exportCitations(works: readonly CitedWork[], format: ExportFormat): string {
  const entries = works.map(entryOf);
  if (format === 'csl') return `${JSON.stringify(entries.map(cslOf), null, 2)}\n`;
  if (format === 'ris') return entries.map(risOf).join('\r\n');
  const keys = bibtexKeys(entries);
  return entries.map((entry, at) => bibtexOf(entry, keys[at] ?? '')).join('\n');
}
