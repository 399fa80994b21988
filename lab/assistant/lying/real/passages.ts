import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { cleanCharacters } from '#law/text/clean-characters.ts';
import { sentencesOf } from '#law/text/sentences.ts';

/** A passage of a real judgment, act or paper, as an answer names it. */
export interface Passage {
  file: string;
  language: 'en' | 'hi';
  text: string;
  sentences: string[];
}

export interface Document {
  file: string;
  /** The half that is looked at; the other one is only counted. */
  open: boolean;
  passages: Passage[];
}

/** Folders of the shared data with plain text, and how many files of each are read at most. */
const FOLDERS = [
  { folder: 'judgments-modern/indiankanoon-txt', ends: '.txt', most: 40 },
  { folder: 'judgments-modern/hc-short-orders-txt', ends: '.txt', most: 40 },
  { folder: 'judgments-modern/opennyai', ends: '.txt', most: 10 },
  { folder: 'judgments-modern/hc-madras-txt', ends: '.txt', most: 10 },
  { folder: 'judgments-modern/hc-allahabad-txt', ends: '.txt', most: 10 },
  { folder: 'judgments-modern/hindi', ends: '.txt', most: 10 },
  { folder: 'judgments-high-court', ends: '.txt', most: 40 },
  { folder: 'judgments-supreme-court', ends: '.txt', most: 60 },
  { folder: 'acts/md-en', ends: '.md', most: 8 },
  { folder: 'acts/egazette-json', ends: '.md', most: 4 },
] as const;
/** Limits in characters: passages of one file in a row, and the least and most of a passage. */
const [MOST_PASSAGES, LEAST, MOST] = [40, 300, 1500];

const HINDI = /\p{Script=Devanagari}/gu;
const languageOf = (text: string): 'en' | 'hi' =>
  (text.match(HINDI)?.length ?? 0) > text.length / 4 ? 'hi' : 'en';

/** The same half in every run, whatever files there are beside it. */
const isOpen = (name: string): boolean =>
  [...name].reduce((sum, one) => sum + (one.codePointAt(0) ?? 0), 0) % 2 === 0;

function passagesOf(file: string, text: string): Passage[] {
  const found: Passage[] = [];
  let open = '';
  for (const block of text.split(/\n\s*\n/u)) {
    const flat = block.replaceAll(/\s+/gu, ' ').trim();
    if (flat.length > 4 * MOST) continue;
    open = `${open} ${flat}`.trim();
    if (open.length < LEAST) continue;
    for (const piece of piecesOf(open)) {
      const sentences = sentencesOf(piece).map(({ start, end }) => piece.slice(start, end));
      found.push({ file, language: languageOf(piece), text: piece, sentences });
    }
    open = '';
  }
  const step = Math.max(1, found.length / MOST_PASSAGES);
  return Array.from(
    { length: Math.min(found.length, MOST_PASSAGES) },
    (_, at) => found[Math.floor(at * step)],
  ).filter((one) => one !== undefined);
}

/** Whole sentences up to the most characters of a passage. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  let last = 0;
  for (const { start, end } of sentencesOf(text)) {
    if (end - from > MOST && last > from) {
      pieces.push(text.slice(from, last).trim());
      from = start;
    }
    last = end;
  }
  pieces.push(text.slice(from).trim());
  return pieces.filter(({ length }) => length >= LEAST / 2 && length <= 2 * MOST);
}

/** The files of a folder, every so many of them; `others`: those between them, none where all are read. */
function filesOf(folder: string, ends: string, most: number, others: boolean): string[] {
  const root = sharedData(folder);
  if (root === undefined) return [];
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ends))
    .sort();
  const step = Math.max(1, names.length / most);
  if (others && step < 2) return [];
  return Array.from({ length: Math.min(names.length, most) }, (_, at) =>
    path.join(root, names[Math.floor(at * step + (others ? step / 2 : 0))] ?? ''),
  );
}

/** Real judgments, acts and papers of the shared data; none where it is absent. `others`: files that no rule was made on. */
export function realDocuments(others = false): Document[] {
  return FOLDERS.flatMap(({ folder, ends, most }) =>
    filesOf(folder, ends, most, others).map((file) => {
      const name = `${folder}/${path.basename(path.dirname(file))}/${path.basename(file)}`;
      return {
        file: name,
        open: isOpen(name),
        passages: passagesOf(name, cleanCharacters(readFileSync(file, 'utf8'))),
      };
    }),
  ).filter(({ passages }) => passages.length > 0);
}
