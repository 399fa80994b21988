import { readFileSync, writeFileSync } from 'node:fs';
import type { Column } from '#law/cause-lists/columns.ts';
import { type CourtPaper, readCourtPaper } from '#law/cause-lists/court-paper.ts';
import { type Match, MatterMatcher, type OwnMatter, type OwnPeople } from '#law/cause-lists/match-matters.ts';
import { rowsOfText } from '#law/cause-lists/rows.ts';
import { decodeText } from '#server/platform/sandbox/extract-text.ts';
import { readFilePages } from '#server/platform/sandbox/file-pages.ts';
import { htmlRows } from '#server/platform/sandbox/html-rows.ts';
import { pdfRows } from '#server/platform/sandbox/pdf-rows.ts';
import { serveTasks } from '#server/platform/sandbox/serve-tasks.ts';
import { xlsxText } from '#server/platform/sandbox/xlsx-text.ts';

/** A file of a court to read in the sandbox, with the matters to look for. */
export interface PaperTask {
  file: string;
  name: string;
  extension: string;
  today: string;
  own: OwnMatter[];
  people: OwnPeople;
  answers: [string, string | null][];
  /** Columns of tables that the user matched, by the key of their headings. */
  matched: [string, (Column | null)[]][];
  /** The place where a paper that names matters is kept as it was read, for a task with more of them. */
  keep?: string;
  /** The file is such a paper. */
  isKept?: boolean;
}

/** Papers that name matters. */
const NAMING: readonly CourtPaper['kind'][] = ['cause_list', 'calendar', 'order'];

export interface PaperAnswer extends Omit<CourtPaper, 'entries'> {
  matches: Match[];
}

/** Matches of one file at most: a diary of an office has some thousand matters. */
const MOST = 10_000;

async function paperOf(task: PaperTask): Promise<CourtPaper> {
  if (task.isKept) return JSON.parse(readFileSync(task.file, 'utf8')) as CourtPaper;
  const paper = await readPaper(task);
  if (task.keep !== undefined && NAMING.includes(paper.kind))
    writeFileSync(task.keep, JSON.stringify(paper), { mode: 0o600 });
  return paper;
}

async function readPaper({ file, name, extension, today, matched }: PaperTask): Promise<CourtPaper> {
  const of = { name, extension, today, matched: new Map(matched) };
  const bytes = readFileSync(file);
  if (extension === 'pdf') {
    const rows = await pdfRows(bytes);
    const letters = rows.slice(0, 400).reduce((sum, { cells }) => sum + cells.length, 0);
    if (letters < 8) return { kind: 'unknown', entries: [], problem: { problem: 'scanned' } };
    return readCourtPaper({ ...of, rows });
  }
  if (extension === 'xlsx')
    return readCourtPaper({ ...of, rows: rowsOfText(xlsxText(bytes).pages.join('\n')) });
  if (/^(?:docx|doc|odt|rtf)$/u.test(extension)) {
    const pages = await readFilePages(file, extension);
    return readCourtPaper({ ...of, rows: rowsOfText(pages.map(({ text }) => text).join('\n')) });
  }
  const text = decodeText(bytes).replaceAll('\u0000', '');
  if (extension.startsWith('htm') || /^\s*<(?:!doctype|html|table|script|style)/iu.test(text.slice(0, 500)))
    return readCourtPaper({ ...of, extension: 'html', rows: htmlRows(text) });
  return readCourtPaper({ ...of, text });
}

/** The child process of a drop: untrusted bytes in, the user's own matters out. */
await serveTasks<PaperTask, PaperAnswer>(async (task) => {
  const { entries, ...paper } = await paperOf(task);
  const matcher = new MatterMatcher(task.own, task.people, new Map(task.answers));
  const matches: Match[] = [];
  let beyond = 0;
  for (const entry of entries) {
    const found = matcher.match(entry);
    const match = matches.length < MOST ? found : undefined;
    if (found && !match) beyond += 1;
    // An order of a matter that is not here yet can be of anybody.
    const asks = paper.doubtful || entry.past_day || (paper.kind === 'order' && match?.case_id === undefined);
    if (match) matches.push(asks ? { ...match, confidence: 'ask' } : match);
  }
  return { ...paper, ...(beyond > 0 ? { problem: { problem: 'beyond', count: beyond } } : {}), matches };
});
