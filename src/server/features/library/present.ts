import { type Counterpart, counterpartsIn } from '#law/acts/concordance/counterparts.ts';
import { authorityFor, type DecidingCourt, dayNumber } from '#law/courts/authority.ts';
import { whoseWords } from '#law/judgment/parts/whose.ts';
import type { LibraryReader, LibraryRecord, Passage, SearchHit } from '#server/platform/search/engine.ts';
import {
  type HitMetadata,
  LIBRARY_BUCKET,
  type PassageBody,
  type SearchHitBody,
} from '#shared/contracts/library.ts';
import type { SearchMode } from '#shared/contracts/research/search-limits.ts';
import type { StandingBrief } from '#shared/contracts/research/standing.ts';
import { untitledPart } from './untitled.ts';

/** The section that replaced a section of an act, or that it replaced; none for a judgment. */
function counterpartsOf({ kind, section_law: [section] }: LibraryRecord): Counterpart[] {
  if (kind !== 'act' || section?.key === undefined) return [];
  return counterpartsIn(section.key);
}

/** The specification's metadata fields of one document. */
export function metadataOf(
  record: LibraryRecord,
  resolved?: ReadonlyMap<string, { id: string }[]>,
): HitMetadata {
  const bench = [record.court_name, record.bench].filter((part) => part !== undefined).join(', ');
  return {
    title: record.title,
    type: record.kind,
    court: record.court,
    court_name: record.court_name,
    court_bench: bench === '' ? undefined : bench,
    bench: record.bench,
    state: record.state,
    year: record.year,
    dated: record.decided_on,
    case_number: record.case_number,
    case_numbers: record.case_numbers,
    cnr: record.cnr,
    neutral_citation: record.neutral_citation,
    reporter_citations: record.reporter_citations,
    case_facts: record.case_facts,
    case_motive: record.case_motive,
    judge_name: record.judges.length === 0 ? undefined : record.judges.join(', '),
    judges: record.judges,
    benches_of: record.judges,
    bench_strength: record.bench_strength ?? (record.judges.length > 1 ? record.judges.length : undefined),
    authored_by: record.authored_by,
    petitioner: record.petitioner,
    respondent: record.respondent,
    for_petitioner: record.for_petitioner,
    for_respondent: record.for_respondent,
    disposal: record.disposal,
    citations: record.citations.map(({ citation, case_name, key }) => ({
      citation,
      case_name,
      document_id: key === undefined ? undefined : resolved?.get(key)?.[0]?.id,
    })),
    keywords: record.keywords,
    ner: record.ner,
    section_law: record.section_law.map(({ law, section_number }) => ({ law, section_number })),
    counterparts: counterpartsOf(record).map(({ key, ...counterpart }) => ({
      ...counterpart,
      document_id: resolved?.get(key)?.[0]?.id,
    })),
    source: record.source,
    licence: record.licence,
    sample: record.sample,
    untitled: untitledPart(record),
    summary: record.summary ?? false,
    s3_bucket: LIBRARY_BUCKET,
    s3_file_key: record.file_key,
    s3_folder_path: record.folder,
    mime_type: record.mime_type,
    size: record.size,
    created_at: record.created_at,
    updated_at: record.updated_at,
  };
}

/** Keys of every citation and counterpart in these records, for one lookup. */
export function citedKeys(records: readonly LibraryRecord[]): string[] {
  return [
    ...new Set(
      records.flatMap((record) => [
        ...record.citations.flatMap(({ key }) => (key === undefined ? [] : [key])),
        ...counterpartsOf(record).map(({ key }) => key),
      ]),
    ),
  ];
}

/** The BM25 score that is shown as one half. */
const halfScore = 10;

/**
 * The score of a hit for a reader, 0 to 1; it never rises from one hit to the next by relevance. 1 where the query names
 * the hit by its title, citation or provision. BM25 has no highest score, so it is brought below 1.
 */
function shownScore({ boost, score }: SearchHit, mode: SearchMode): number {
  if (boost > 0) return 1;
  return mode === 'keyword' ? score / (score + halfScore) : Math.min(1, score);
}

/**
 * A passage of a document with these parts as the API has it: `paragraph` as printed, `index` as the place in the document,
 * and whose words it is.
 */
export function presentPassage(
  { paragraph: index, number: paragraph, text, marks }: Passage,
  { parts = [] }: Pick<LibraryRecord, 'parts'>,
): PassageBody {
  const part = parts.find(({ from, to }) => from <= index && index <= to);
  const whose = whoseWords(part?.id, parts);
  return { paragraph, index, text, marks, ...(whose === undefined ? {} : { whose }) };
}

/** The names that citing judgments give to judgments without a cause title, by id. */
export type NamesByOthers = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Later treatments of judgments by judgments of the library, by id; none for a judgment without a treatment. */
export type StandingsFor = (ids: readonly string[]) => Promise<ReadonlyMap<string, StandingBrief>>;

/** Hits of a search in this mode (`hybrid` for similar documents), in the search service's format: metadata flat and nested. */
export async function presentHits(
  library: Pick<LibraryReader, 'resolveCitations'>,
  hits: readonly SearchHit[],
  mode: SearchMode,
  {
    namesByOthers,
    standingsFor,
    deciding,
  }: {
    namesByOthers?: NamesByOthers;
    standingsFor?: StandingsFor;
    /** The court of the filter `binding_on`. */
    deciding?: DecidingCourt | undefined;
  } = {},
): Promise<SearchHitBody[]> {
  const untitled = hits.filter(({ record }) => untitledPart(record) !== undefined).map(({ id }) => id);
  const judgments = hits.filter(({ record }) => record.kind === 'judgment').map(({ id }) => id);
  const [resolved, names, standings] = await Promise.all([
    library.resolveCitations(citedKeys(hits.map((hit) => hit.record))),
    untitled.length === 0 ? undefined : namesByOthers?.(untitled),
    standingsFor?.(judgments),
  ]);
  return hits.map((hit) => {
    const metadata = { ...metadataOf(hit.record, resolved), named_by_others: names?.get(hit.id) };
    return {
      _id: hit.id,
      _score: shownScore(hit, mode),
      match: hit.match,
      similar: hit.similar,
      ...standingOfHit(hit, standings),
      ...authorityOfHit(hit, deciding),
      _source: { ...metadata, metadata, content: hit.record.case_facts },
      highlight: hit.passages.map((passage) => presentPassage(passage, hit.record)),
    };
  });
}

function standingOfHit(
  { id, record }: SearchHit,
  standings: ReadonlyMap<string, StandingBrief> | undefined,
): Pick<SearchHitBody, 'signal' | 'standing'> {
  if (standings === undefined || record.kind !== 'judgment') return {};
  const standing = standings.get(id);
  return { signal: standing?.signal ?? 'none', standing };
}

/** The weight of a judgment for the court that decides, where a search names one. */
function authorityOfHit(
  { record }: SearchHit,
  deciding: DecidingCourt | undefined,
): Pick<SearchHitBody, 'authority'> {
  if (deciding === undefined || record.kind !== 'judgment') return {};
  const { court = '', bench_strength, judges, decided_on, year = 0 } = record;
  const decided = decided_on === undefined ? year * 10_000 : dayNumber(decided_on);
  const authority = authorityFor(deciding)({ court, judges: bench_strength ?? judges.length, decided });
  return authority === undefined ? {} : { authority };
}
