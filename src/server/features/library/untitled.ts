import { STATES } from '#law/courts/court-list.ts';
import type { Judgment } from '#law/judgment/judgment.ts';
import type { LibraryRecord } from '#server/platform/search/engine.ts';
import type { HitMetadata } from '#shared/contracts/library.ts';

/** Names that say nothing about a judgment. */
const GENERAL_NAME =
  /^(?:(?:judge?ments?|orders?|documents?|docs?|files?|scan(?:ned)?|images?|img|downloads?|untitled|copy|pdf|texts?|pages?|new|final|\d+)[\s()]*)+$/iu;
const longestLine = 160;

/** The name of the folder that directly holds a file. */
function folderOf({ folder, key }: { folder: string; key: string }): string {
  return key.split('/').at(-2) ?? folder;
}

function fileName(key: string): string {
  const name = key.split('/').pop() ?? key;
  return (
    name
      .replace(/\.[a-z\d]{1,5}$/iu, '')
      .replaceAll(/[_\p{Cc}\p{Cf}-]+/gu, ' ')
      .trim() || name
  );
}

type Known = Pick<Judgment, 'neutral_citation' | 'reporter_citations' | 'case_number'>;

/** The name of a judgment without a cause title: its citation, else its case number, else its first line. Never that of its file. */
export function nameWithoutTitle(judgment: Known, line: string | undefined): string {
  const { neutral_citation, reporter_citations, case_number } = judgment;
  return neutral_citation ?? reporter_citations[0] ?? case_number ?? line ?? 'Untitled judgment';
}

/** The title that documents of before took from the name of their file, with its folder where the name is a general one. */
function titleOfFile(file: { folder: string; key: string }): string {
  const name = fileName(file.key);
  return GENERAL_NAME.test(name) ? `${name} (${folderOf(file)})` : name;
}

/** The first line of a text that has words, cut at 160 characters. */
export function firstLine(texts: readonly string[]): string | undefined {
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const words = line.replace(/\s+/gu, ' ').trim();
    if (/\p{L}{2}/u.test(words)) return words.slice(0, longestLine);
  }
  return undefined;
}

/** A sign that tells a judgment without a cause title apart; undefined when it has one. */
export function untitledPart({
  kind,
  title,
  folder,
  file_key,
  first_line,
}: LibraryRecord): HitMetadata['untitled'] {
  const file = { folder, key: file_key };
  const named = title === titleOfFile(file) || title === fileName(file_key);
  if (kind !== 'judgment' || (first_line === undefined && !named)) return undefined;
  // A title that is the first line need not be shown twice.
  const line = first_line === title ? undefined : first_line;
  return { folder: folderOf(file), ...(line === undefined ? {} : { first_line: line }) };
}

const STATE_NAMES = STATES.map(({ name }) => name).sort((a, b) => b.length - a.length);

/** The state or union territory that the name of a file or its folder contains: a document without metadata is filed under it. */
export function stateInFileName(file: { folder: string; key: string }): string | undefined {
  const words = ` ${file.folder}/${file.key} `.toLowerCase().replace(/[^a-z]+/gu, ' ');
  return STATE_NAMES.find((name) => words.includes(` ${name.toLowerCase()} `));
}
