import { createHash } from 'node:crypto';
import { citationKey, parseCitation } from '#law/citations/citations.ts';
import { findCourt } from '#law/courts/courts.ts';
import { stateOfSeat } from '#law/courts/seats.ts';
import { type Judgment, readJudgment } from '#law/judgment/judgment.ts';
import type { LeftOut } from '#law/judgment/parts.ts';
import { findCitedAuthorities, findSections } from '#law/judgment/references.ts';
import { LibraryFormatError } from '#law/library/front-matter.ts';
import { type ActDigest, readLibraryMarkdown, type SampleJudgment } from '#law/library/library-markdown.ts';
import { parseProvision, provisionKey } from '#law/provisions/provisions.ts';
import { cleanCharacters } from '#law/text/clean-characters.ts';
import { withoutEntities } from '#law/text/converter-marks.ts';
import { withUnicodeHindi } from '#law/text/legacy-hindi.ts';
import { UnreadableFileError } from '#server/platform/sandbox/serve-tasks.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { contentTypeOf, extensionOf } from '#server/platform/storage/content-type.ts';
import { indianDay } from '#shared/indian-day.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { firstLine, nameWithoutTitle, stateInFileName } from '../untitled.ts';
import { type OpenDataFacts, withStated } from './open-data/facts.ts';

/** A file of an ingested folder. */
export interface SourceFile {
  folder: string;
  /** Name relative to the folder. */
  key: string;
  /** Bytes. */
  size: number;
  /** Facts that the data set states about a file of the open data sets. */
  openData?: OpenDataFacts;
}

/**
 * The version of what reads judgments, here and in `law/judgment`, which each document carries. Raise it by hand when the
 * documents of the same files change: libraries that an older reader read are then read again.
 */
export const READER_VERSION = 8;

const OUR_SAMPLE = 'Written for Munshi';
const OUR_DIGEST = 'Digest written for Munshi';
const UNKNOWN_LICENCE = 'As stated by the supplier of the file';

/** The source of a file that no data set describes. */
export const sourceOfFolder = (folder: string): string => `Folder ${folder}`;

function idOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 24);
}

/** The fields of every document; dates are set when it is written. */
export function blank(
  file: SourceFile,
  kind: LibraryDocument['kind'],
  id: string,
  title: string,
): LibraryDocument {
  const now = new Date().toISOString();
  return {
    id,
    kind,
    title,
    judges: [],
    reporter_citations: [],
    citation_keys: [],
    keywords: [],
    ner: {},
    section_law: [],
    citations: [],
    source: file.openData?.source ?? sourceOfFolder(file.folder),
    licence: file.openData?.licence ?? UNKNOWN_LICENCE,
    sample: false,
    folder: file.folder,
    file_key: file.key,
    mime_type: contentTypeOf(file.key),
    size: file.size,
    created_at: now,
    updated_at: now,
    paragraphs: [],
  };
}

function keysOf(citations: readonly (string | undefined)[]): string[] {
  const keys = citations.flatMap((text) => {
    const citation = text === undefined ? undefined : parseCitation(text);
    return citation ? [citationKey(citation)] : [];
  });
  return [...new Set(keys)];
}

/** Pages of which nobody has read the words. Their places among the paragraphs are unknown. */
const unreadPages = (pages: readonly number[]): LeftOut[] =>
  pages.map((page) => ({ text: String(page), reason: 'unread_page', after_index: -1 }));

function judgmentDocument(file: SourceFile, judgment: Judgment, unread: readonly number[]): LibraryDocument {
  // A judgment of the open data set has its own identity, wherever its file is; others are identified by their path.
  const identity =
    judgment.cnr && judgment.decision_date ? [judgment.cnr, judgment.decision_date] : [file.folder, file.key];
  const line = firstLine(judgment.paragraphs.map(({ text }) => text));
  const leftOut = [...unreadPages(unread), ...(judgment.left_out ?? [])];
  return {
    ...blank(file, 'judgment', idOf(...identity), judgment.title ?? nameWithoutTitle(judgment, line)),
    ...(judgment.title === undefined ? { first_line: line } : {}),
    court: judgment.court,
    court_name: judgment.court_name,
    bench: judgment.bench,
    state:
      judgment.state ??
      (judgment.court ? stateOfSeat(judgment.court, judgment.bench) : stateInFileName(file)),
    judges: judgment.judges,
    bench_strength: judgment.bench_strength,
    authored_by: judgment.authored_by,
    year: judgment.year,
    decided_on: judgment.decision_date,
    case_number: judgment.case_number,
    case_numbers: judgment.case_numbers,
    cnr: judgment.cnr,
    neutral_citation: judgment.neutral_citation,
    reporter_citations: judgment.reporter_citations,
    citation_keys: keysOf([judgment.neutral_citation, ...judgment.reporter_citations]),
    petitioner: judgment.petitioner,
    respondent: judgment.respondent,
    for_petitioner: judgment.for_petitioner,
    for_respondent: judgment.for_respondent,
    disposal: judgment.disposal,
    keywords: judgment.keywords,
    case_facts: judgment.case_facts,
    case_motive: judgment.case_motive,
    ner: judgment.ner,
    section_law: judgment.section_law,
    citations: judgment.citations,
    reader_version: READER_VERSION,
    parts: judgment.parts,
    paragraphs: judgment.paragraphs.map(({ start: _, end: __, head: ___, ...paragraph }) => paragraph),
    ...(leftOut.length > 0 ? { left_out: leftOut } : {}),
  };
}

function sampleDocument(file: SourceFile, sample: SampleJudgment): LibraryDocument {
  const body = sample.paragraphs.map((paragraph) => paragraph.text).join('\n\n');
  const references = findCitedAuthorities(body, 0);
  const found = findCourt(sample.court);
  const facts = sample.paragraphs.filter((paragraph) => paragraph.number !== undefined).slice(1, 3);
  return {
    ...blank(file, 'judgment', sample.id, sample.title),
    court: found?.court.code,
    court_name: found?.court.name ?? sample.court,
    bench: sample.bench,
    state: sample.state,
    judges: sample.judges,
    year: Number(sample.dated.slice(0, 4)),
    decided_on: sample.dated,
    case_number: sample.case_number,
    reporter_citations: sample.citation === undefined ? [] : [sample.citation],
    citation_keys: keysOf([sample.citation]),
    petitioner: sample.petitioner,
    respondent: sample.respondent,
    for_petitioner: sample.for_petitioner,
    for_respondent: sample.for_respondent,
    disposal: sample.disposal,
    keywords: sample.keywords,
    case_facts: facts.map((paragraph) => paragraph.text).join(' ') || undefined,
    case_motive: sample.subject,
    section_law: findSections(references.provisions),
    citations: references.citations,
    source: OUR_SAMPLE,
    licence: 'Apache-2.0',
    sample: true,
    reader_version: READER_VERSION,
    paragraphs: sample.paragraphs,
  };
}

const UNIT = { section: 'Section', article: 'Article', rule: '', schedule: 'Schedule Article' } as const;

export function titleOfSection(
  unit: keyof typeof UNIT,
  number: string,
  act: string,
  heading: string,
): string {
  const word = unit === 'rule' && /^\d/u.test(number) ? 'Rule' : UNIT[unit];
  const label = [word, number].filter((part) => part !== '').join(' ');
  return `${label}, ${act}${heading === '' ? '' : ` — ${heading}`}`;
}

/**
 * Fields by which a section is found: its act and number, and the key under which judgments cite it, from the
 * parser that reads their text.
 */
export function provisionFields(
  unit: keyof typeof UNIT,
  number: string,
  act: { name: string; short: string },
): Pick<LibraryDocument, 'section_law' | 'citation_keys'> {
  const provision = parseProvision(
    `${unit === 'schedule' ? 'Article' : UNIT[unit]} ${number} of the ${act.name}`,
  );
  const key = provision?.act === undefined ? undefined : provisionKey(provision);
  return {
    section_law: [{ law: act.short, section_number: number, ...(key === undefined ? {} : { key }) }],
    citation_keys: key === undefined ? [] : [key],
  };
}

function digestDocuments(file: SourceFile, digest: ActDigest): LibraryDocument[] {
  return digest.sections.map((section) => ({
    ...blank(
      file,
      'act',
      `${digest.id}-${idOf(section.unit, section.number).slice(0, 12)}`,
      titleOfSection(section.unit, section.number, digest.act, section.title),
    ),
    keywords: [digest.short],
    ...provisionFields(section.unit, section.number, { name: digest.act, short: digest.short }),
    source: OUR_DIGEST,
    licence: 'Apache-2.0',
    summary: true,
    case_facts: section.text,
    paragraphs: [
      ...section.text.split(/\n+/u).map((text) => ({ text })),
      ...(digest.note === undefined ? [] : [{ text: digest.note }]),
    ],
  }));
}

/** Why JSON that is no act is not read. */
function jsonReason(text: string) {
  try {
    JSON.parse(text);
    return fileReading.jsonNotAnAct;
  } catch (cause) {
    if (cause instanceof SyntaxError) return fileReading.jsonInvalid;
    throw cause;
  }
}

/** Undefined when the front matter is not in our format: other notes may begin with three hyphens too. */
function fromMarkdown(file: SourceFile, text: string): LibraryDocument[] | undefined {
  let read: ReturnType<typeof readLibraryMarkdown>;
  try {
    read = readLibraryMarkdown(text);
  } catch (cause) {
    if (cause instanceof LibraryFormatError) return undefined;
    throw cause;
  }
  return read.kind === 'act' ? digestDocuments(file, read) : [sampleDocument(file, read)];
}

/** A judgment whose text has a day in the future, a slip of the pen perhaps, has no day and no year. */
function withoutFuture(judgment: Judgment): Judgment {
  const { decision_date: date, dated: _, year: __, ...rest } = judgment;
  return date !== undefined && date > indianDay(new Date()) ? rest : judgment;
}

/** Between two pages, so that its reader sees where one ends. */
const PAGE_BREAK = '\n\f\n';

/**
 * The library documents of one file: a judgment, or one for each section of an act.
 * `unread` are the numbers of the pages, from 1, whose words nobody has read: the judgment says so.
 * Errors: `UnreadableFileError` with the sentence for the report of the run.
 */
export function documentsOf(
  file: SourceFile,
  pages: readonly string[],
  unread: readonly number[] = [],
): LibraryDocument[] {
  // An empty page has no edges that another page could repeat.
  const text = pages
    .map((page) => withoutEntities(cleanCharacters(page)))
    .filter((page) => page.trim() !== '')
    .join(PAGE_BREAK);
  if (extensionOf(file.key) === 'json') throw new UnreadableFileError(sentenceOf(jsonReason(text)));
  const ours =
    extensionOf(file.key) === 'md' && text.startsWith('---\n') ? fromMarkdown(file, text) : undefined;
  if (ours) return ours;
  const judgment = readJudgment(withUnicodeHindi(text));
  if (!file.openData) return [judgmentDocument(file, withoutFuture(judgment), unread)];
  const { source: _, licence: __, ...facts } = file.openData;
  return [{ ...judgmentDocument(file, withStated(judgment, file.openData), unread), open_data: facts }];
}
