import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import type { ActText } from '#law/acts/reading/act-text.ts';
import { isAct, readAct } from '#law/acts/reading/read-act.ts';
import { extractText } from '#server/platform/sandbox/extract-text.ts';

/** A copy of an act: one file, or the parts of one. */
export interface Copy {
  /** Path in the shared data, of the first part. */
  file: string;
  form: 'pdf' | 'json' | 'tree' | 'markdown';
  act: ActText;
  /** The words of the files, without their markup. */
  source: string;
  milliseconds: number;
}

/** Files that hold no whole act in English: Hindi copies, notifications and a table. */
const FOLDERS: readonly (readonly [string, Copy['form']])[] = [
  ['acts/pdf', 'pdf'],
  ['acts/json', 'tree'],
  ['acts/md-en', 'markdown'],
  ['statutes', 'json'],
];

/** Every copy of the shared data, read; undefined where it is absent. */
export async function readCopies(): Promise<Copy[] | undefined> {
  if (sharedData('acts') === undefined) return undefined;
  const copies: Copy[] = [];
  for (const [folder, form] of FOLDERS) {
    const root = sharedData(folder);
    if (root === undefined) continue;
    for (const files of groupsOf(readdirSync(root).sort())) copies.push(await readCopy(folder, files, form));
  }
  return copies;
}

/** The parts of one copy: 'name__part-001.md', 'name__part-002.md'. */
function groupsOf(files: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const key = file.replace(/__part-\d+/u, '');
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups.values()];
}

async function readCopy(folder: string, files: readonly string[], form: Copy['form']): Promise<Copy> {
  const acts: ActText[] = [];
  const sources: string[] = [];
  let milliseconds = 0;
  const paged = await pagedParts(folder, files);
  for (const name of paged ? files.slice(0, 1) : files) {
    const full = sharedData(path.join(folder, name)) ?? '';
    const start = performance.now();
    const pages = paged ?? (await extractText(full, path.extname(name).slice(1))).pages;
    const read = readAct(pages, name);
    milliseconds += performance.now() - start;
    if (!isAct(read)) throw new Error(`${name} is not read as an act: ${read.reason}`);
    acts.push(read);
    sources.push(sourceOf(form, pages, full));
  }
  const [first] = acts;
  if (!first) throw new Error(`${folder} has an empty group`);
  const units = acts.flatMap((act) => act.units);
  const act = { ...first, units, left_out: acts.flatMap((one) => one.left_out) };
  act.headings = acts.flatMap(({ headings }) => headings);
  return { file: path.join(folder, files[0] ?? ''), form, act, source: sources.join('\n'), milliseconds };
}

/** The texts of all parts where the parts of a copy have pages and no headings of sections: sections run over their borders. */
async function pagedParts(folder: string, files: readonly string[]): Promise<string[] | undefined> {
  if (files.length < 2) return undefined;
  const texts: string[] = [];
  for (const name of files)
    texts.push(
      ...(await extractText(sharedData(path.join(folder, name)) ?? '', path.extname(name).slice(1))).pages,
    );
  return /^## Section \d/mu.test(texts[0] ?? '') ? undefined : texts;
}

function sourceOf(form: Copy['form'], pages: readonly string[], full: string): string {
  if (form === 'pdf')
    return pages.join('\n').replace(/^\s*(?:Section|Preamble)\s(?=\d{1,3}[A-Z]{0,2} - )/gmu, '');
  if (form === 'markdown')
    return pages.join('\n').replace(/^## Section\b|^### Footnotes$|^## Page \d+$/gmu, '');
  return valuesOf(JSON.parse(readFileSync(full, 'utf8')), '').join('\n');
}

const LAW = new Set([
  'name',
  'content',
  'title',
  'description',
  'section',
  'article',
  'chapter_title',
  'part_title',
  'chapter_subtype',
]);

const plainText = (html: string): string =>
  html
    // A tag that lost its brackets is markup, too.
    .replace(/<\/(?:i|b|em)>br\s{1,4}(?=\()/giu, ' ')
    .replace(/<[^<>]*>/gu, ' ')
    .replace(/&(?:nbsp|amp|lt|gt|quot|[lr][sd]quo|[mn]dash|#\d+);/gu, ' ');

/** The headings of chapters are repeated in each of their sections. */
function once(key: string, text: string, seen: Set<string>): string {
  if (!/_title$|_subtype$/u.test(key)) return text;
  if (seen.has(text)) return '';
  seen.add(text);
  return text;
}

/** Texts of a JSON file that are words of the law, each section once. */
function valuesOf(json: unknown, key: string, seen = new Set<string>()): string[] {
  if (Array.isArray(json)) return json.flatMap((one) => valuesOf(one, key, seen));
  if (typeof json !== 'object' || json === null)
    return json !== null && LAW.has(key) ? [once(key, plainText(String(json)), seen)] : [];
  const entries: [string, unknown][] = Object.entries(json);
  const content = entries.find(([name]) => name === 'content')?.[1];
  const number = entries.find(([name]) => name === 'number')?.[1];
  if (typeof content === 'string') {
    const mark = `${String(number)}\n${content.replace(/\s+/gu, ' ').trim()}`;
    if (seen.has(mark)) return [];
    seen.add(mark);
  }
  return entries.flatMap(([name, value]) => valuesOf(value, name, seen));
}
