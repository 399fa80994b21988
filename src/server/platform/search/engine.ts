import type { JudgmentPart, LeftOut } from '#law/judgment/parts.ts';
import type { StatedJudgment } from '#law/library/open-data/stated.ts';
import type { VectorSource } from '#server/platform/models/embeddings/vector-source.ts';
import type {
  AboutQuery,
  FacetName,
  Facets,
  LibraryFilters,
  TotalRelation,
} from '#shared/contracts/library.ts';
import type { MatchKind, SearchMode, SearchSort } from '#shared/contracts/research/search-limits.ts';

/** A paragraph of a document; `number` is kept as printed, because a pinpoint cites it. */
export interface LibraryParagraph {
  number?: string;
  text: string;
  /** True for a heading, which no pinpoint cites. */
  heading?: boolean;
  /** The `id` of its part. */
  part?: string;
  /** The mark of a footnote as printed. */
  footnote?: string;
  /** For a footnote: the index of the paragraph that refers to it. */
  under?: number;
}

/** Of a section from an official copy: what is beside the law of today. It is stored beside the text and not searched. */
export interface SectionTexts {
  /** The number of paragraphs that are the section itself; those behind them are amendments of States. */
  own: number;
  versions?: { until: string; from?: string; text: string; whole: boolean }[];
  states?: { state: string; text: string }[];
}

/** A document of the library: a judgment, or one section of an act. Unknown fields are absent, never guessed. */
export interface LibraryDocument {
  id: string;
  kind: 'judgment' | 'act';
  title: string;
  /** Slug of `law/courts.ts`, with the printed name beside it. */
  court?: string;
  court_name?: string;
  bench?: string;
  state?: string;
  /** Every judge of the bench. */
  judges: string[];
  /** Number of judges who heard the case, if the copy says it. */
  bench_strength?: number;
  /** The judges who wrote it. */
  authored_by?: string[];
  year?: number;
  /** ISO date, yyyy-mm-dd. */
  decided_on?: string;
  case_number?: string;
  /** All numbers that the judgment decides; `case_number` is the first. */
  case_numbers?: string[];
  cnr?: string;
  neutral_citation?: string;
  reporter_citations: string[];
  /** Keys under which other documents cite this one: `citationKey` of a judgment, `provisionKey` of a section. */
  citation_keys: string[];
  petitioner?: string;
  respondent?: string;
  for_petitioner?: string;
  for_respondent?: string;
  disposal?: string;
  keywords: string[];
  case_facts?: string;
  case_motive?: string;
  ner: Record<string, string[]>;
  section_law: { law: string; section_number: string; key?: string }[];
  /** Authorities this document cites. `key` as in `citation_keys` where the citation was read. */
  citations: { citation?: string; case_name?: string; key?: string }[];
  source: string;
  licence: string;
  /** True for the fictional samples that ship with the product. */
  sample: boolean;
  /** True for our own summary of a section, which is not the text of the act. */
  summary?: boolean;
  /** Of a section of an act: the days from which its noted amendments have effect, `yyyy-mm-dd`. */
  amended?: string[];
  /** Name of the folder it was ingested from. */
  folder: string;
  /** The file's name relative to that folder. */
  file_key: string;
  mime_type: string;
  /** First line of a judgment whose cause title is unknown. Its `title` is the name of its file. */
  first_line?: string;
  /** Bytes of the original file. */
  size: number;
  /** ISO instants. */
  created_at: string;
  updated_at: string;
  /** Statements of the open data set, for a later reading of its file. */
  open_data?: { court: string; seat?: string; year: number; stated?: StatedJudgment };
  /** The version of the reader that read it; absent from documents of before it was recorded. */
  reader_version?: number;
  /** Runs of paragraphs by kind. Absent where they are not known: in acts, and in documents of an older reader. */
  parts?: JudgmentPart[];
  paragraphs: LibraryParagraph[];
  /** Page furniture outside of all paragraphs. It is stored beside the text and not searched. */
  left_out?: LeftOut[];
  of_section?: SectionTexts;
}

/** A passage with the found words marked; offsets are UTF-16 positions in `text`. */
export interface Passage {
  /** Index into the document's paragraphs. */
  paragraph: number;
  number?: string;
  text: string;
  marks: { start: number; end: number }[];
}

/** A whole paragraph and its place among those of its document. */
export interface PlacedParagraph extends LibraryParagraph {
  index: number;
}

/** The texts of a document, which are stored beside its record. */
export type LibraryTexts = Pick<LibraryDocument, 'paragraphs' | 'left_out' | 'of_section'>;

/** A document without its texts: what a result card and the detail pane need. */
export type LibraryRecord = Omit<LibraryDocument, keyof LibraryTexts>;

/**
 * Boost tiers. A hit in a higher tier ranks before all hits in lower ones: the query has the words of its title, is its
 * whole title, or names its citation or provision.
 */
export const boostTiers = { none: 0, titleWords: 1, wholeTitle: 2, reference: 3 } as const;

export interface SearchHit {
  id: string;
  /**
   * Quality of the match, above 0. Scores of one answer can be compared, within the same boost tier. BM25 in
   * a keyword search, the cosine in a semantic one; a hybrid score is at most 1.
   */
  score: number;
  /** One of `boostTiers`. By relevance, hits are sorted by boost, then by score, then by id. */
  boost: number;
  match: MatchKind;
  /** Set on a hit that is only like an exact query; such hits follow the exact ones and are not in the total. */
  similar?: true;
  record: LibraryRecord;
  passages: Passage[];
  /** Set where the request asks for paragraphs: those with most of the query, best first; without any, the first ones. */
  paragraphs?: PlacedParagraph[];
}

export interface FacetSearch {
  facet: FacetName;
  words: string;
}

export interface SearchRequest {
  mode: SearchMode;
  /** As typed; the engine parses it with `law/query/query.ts`. */
  query: string;
  filters?: LibraryFilters;
  facets?: readonly FacetName[];
  /** Narrows one of the facets to values with words that begin so: its longest lists are cut. */
  facetSearch?: FacetSearch | undefined;
  /** Passages for each hit; default false, because they cost time. */
  highlight?: boolean;
  /** Whole paragraphs of each hit, at most so many (up to 12), so that no document need be read again; default none. */
  paragraphs?: number;
  from?: number;
  size?: number;
  sort?: SearchSort;
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** The same on every page of a query, as are the facets. */
  total: number;
  /** `gte` where the semantic candidates were cut, so that more documents may match than `total` says. */
  totalRelation: TotalRelation;
  /** Number of hits marked `similar` that follow the others; the same on every page. */
  similarTotal?: number;
  facets?: Facets;
  /** The part of the engine that is missing from this answer. */
  degraded?: 'semantic';
  /**
   * Set when the query names a document that the library lacks; the hits are then judgments of the same first party, of
   * which the first is the nearest, and documents that mention it.
   */
  notInLibrary?: NonNullable<AboutQuery['not_in_library']>;
  /** The query in a spelling that finds more. */
  didYouMean?: string;
  /** Terms searched besides the words of the query. */
  expanded?: NonNullable<AboutQuery['expanded']>;
}

export interface SimilarAnswer extends SearchAnswer {
  /** Sections of acts like it, best first, on the first page; `hits` and `total` are then judgments. */
  acts?: SearchHit[];
  /** The score of the first hit of all pages. */
  best?: number;
}

export interface SimilarRequest {
  /** Text of up to 200,000 characters, or the id of a document of the library. */
  like: { text: string } | { id: string };
  filters?: LibraryFilters;
  from?: number;
  size?: number;
  /** The most sections of acts that the first page has beside its hits; 5 unless it is given. */
  acts?: number;
}

/** Progress of a rebuild in documents of the index. */
export interface RebuildProgress {
  done: number;
  of: number;
  failed: boolean;
}

/** The vectors for searches by meaning. */
export interface EmbeddingsState {
  /** Id of the embedder whose vectors serve; until some serve, of the first one; `none` where there is none. */
  engine: string;
  dimensions: number;
  /** True where the vectors of `engine` serve. */
  ready: boolean;
  /** The share of the documents that have vectors of `engine`, in percent, where they serve and some have none. */
  made?: number;
  /** The embedder whose vectors are made to replace those, and their share, in percent. */
  next?: { engine: string; percent: number };
  /** Set while vectors cannot be made. The engine tries again by itself. */
  failing?: true;
}

export interface EngineStats {
  documents: number;
  judgments: number;
  acts: number;
  samples: number;
  /** Acts' sections that are our own summaries. */
  summaries: number;
  /** Courts present, with counts; what an empty result tells the user the library covers. */
  courts: { court: string; name: string; documents: number }[];
  years?: { from: number; to: number };
  /** Rows of the index, replaced ones included: another number where something was written. */
  rows: number;
  segments: number;
  /** Documents written and not yet indexed. */
  pending: number;
  /** The rebuild in progress, or the last one where it failed. */
  rebuild?: RebuildProgress;
  embeddings: EmbeddingsState;
}

/** A document that a citation resolves to. */
export interface CitedDocument {
  id: string;
  title: string;
  sample: boolean;
}

/** A judgment of the library and a mark that changes with what it says. */
export interface ListedJudgment {
  id: string;
  mark: string;
}

/** Reads the library index. Errors: `ProblemError` of `shared/errors.ts` only. */
export interface LibraryReader {
  /** An aborted `signal` ends the work soon, and rejects with its reason. */
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer>;
  similar(request: SimilarRequest, signal?: AbortSignal): Promise<SimilarAnswer>;
  /**
   * Nearness of each text to a question by meaning, from 0 to 1. Zeros where no vectors serve, and where they would be made
   * on another machine: the texts may be private. Where a vector takes long, only the first texts are compared.
   */
  nearness(asked: string, texts: readonly string[], signal?: AbortSignal): Promise<number[]>;
  /** Every paragraph of a document in which the query is found, phrases as phrases; none of an unknown document. */
  matches(id: string, query: string): Promise<Passage[]>;
  get(id: string): Promise<LibraryDocument | undefined>;
  /** The documents of each citation key that the library has. */
  resolveCitations(keys: readonly string[]): Promise<Map<string, CitedDocument[]>>;
  /** Documents that cite this one, newest first. */
  citedBy(id: string, size?: number): Promise<LibraryRecord[]>;
  /** The judgments whose `idHash` is from `from` to below `to`, in no order. */
  judgmentsIn(hashes: { from: number; to: number }): Promise<ListedJudgment[]>;
  /** Rejects when the index cannot answer; `/readyz` reports that. */
  stats(): Promise<EngineStats>;
  /** Progress of the rebuild, as soon as it differs from `seen`; undefined when none is in progress. */
  rebuildAfter(seen: RebuildProgress | undefined, signal?: AbortSignal): Promise<RebuildProgress | undefined>;
  /**
   * The vectors for searches by meaning, as soon as their state differs from `seen`. Undefined where the engine knows no
   * progress of them.
   */
  embeddingsAfter(
    seen: EmbeddingsState | undefined,
    signal?: AbortSignal,
  ): Promise<EmbeddingsState | undefined>;
  /** Resolves when the engine answers and can store writes; else throws `index_unavailable` or `disk_full`. */
  ping(): Promise<void>;
}

/** Writes the library index. Errors: `ProblemError` of `shared/errors.ts` only. */
export interface LibraryWriter {
  /** Adds or replaces by id. Durable when it resolves; searchable at the latest after `refresh`, or within 5 s. */
  upsert(documents: readonly LibraryDocument[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /**
   * Upserts and removes what the bytes of a JSON text (`IngestBatch`) say. The bytes are transferred: do not use them
   * again. Throws `invalid_request` where they are not a batch.
   */
  ingest(batch: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Makes everything written so far searchable. */
  refresh(): Promise<void>;
  /**
   * Begins to build the index again from the documents that it keeps; resolves at once, and `stats` reports
   * its progress. The old index answers until then, and writes go on. Throws `conflict` while a rebuild is in
   * progress; one that failed is tried again.
   */
  rebuild(): Promise<void>;
  /**
   * Makes the vectors with this source from now on, or without one with embeddings that are trained from the library. The
   * vectors of before serve until all are made. Throws `conflict` where the settings alone decide.
   */
  makeVectorsWith(source: VectorSource | undefined): Promise<void>;
}

/**
 * The library index. Its opener closes it; all others get the reader or the writer. One conformance suite
 * tests every engine.
 */
export interface LibraryEngine extends LibraryReader, LibraryWriter {
  close(): Promise<void>;
}
