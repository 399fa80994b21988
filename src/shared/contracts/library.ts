import { z } from 'zod';
import { messages } from '../messages/en/library/search.ts';
import { t } from '../messages/translate.ts';
import { text } from '../text.ts';
import {
  documentParagraph,
  documentPart,
  leftOut,
  outlineSection,
  reportPages,
  whoseWords,
} from './research/document-parts.ts';
import { change } from './research/offences.ts';
import { SEARCH, searchModes, searchSorts } from './research/search-limits.ts';
import { sharedPoints } from './research/shared-points.ts';
import { citatorCoverage, hitAuthority, signal, standingBrief } from './research/standing.ts';

/** The library's bucket, as clients of the search service know it. */
export const LIBRARY_BUCKET = 'high-court-library';

export const facetNames = [
  'type',
  'court',
  'bench',
  'state',
  'year',
  'judge',
  'act',
  'section',
  'disposal',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Filters combine with AND; the values of one filter with OR. */
export const libraryFilters = z
  .object({
    type: z.enum(['judgment', 'act']).optional().describe('Judgements or Acts'),
    court: z.array(text(100)).max(30).optional().describe('Court slugs, such as madras'),
    state: z
      .array(text(100))
      .max(40)
      .optional()
      .describe(
        'States and union territories by name; the Supreme Court, whose law binds all, is among them',
      ),
    state_only: z.boolean().optional().describe('true: the courts of these states alone'),
    binding_on: z
      .object({
        state: text(100).optional(),
        court: text(100).optional(),
        judges: z.int().min(1).max(99).optional().describe('Judges of the bench of this court that decides'),
        date: z.iso.date().optional().describe('Day of its decision: later judgments are left out'),
      })
      .strict()
      .optional()
      .describe(
        'Judgments that bind the courts of this state, or this High Court or the Supreme Court, by court, bench and date; those for which a fact is missing are among them, and say which',
      ),
    persuasive: z
      .boolean()
      .optional()
      .describe(
        'true: instead of the judgments that bind the courts of `state` or `binding_on`, those of other High Courts and of smaller benches',
      ),
    bench_strength: z
      .object({ min: z.int().min(1).max(99) })
      .strict()
      .optional()
      .describe('Judgments of benches of at least so many judges'),
    samples: z
      .boolean()
      .optional()
      .describe('true: samples alone; false: none; absent: only while the library has no other judgment'),
    year: z.array(z.int().min(1800).max(2200)).max(50).optional().describe('Years of the facet'),
    year_from: z.int().min(1800).max(2200).optional(),
    year_to: z.int().min(1800).max(2200).optional(),
    judge: z.array(text(200)).max(20).optional(),
    bench: z.array(text(100)).max(40).optional().describe('Seats of courts, such as Madurai'),
    act: z
      .array(text(200))
      .max(30)
      .optional()
      .describe('Keys of acts that a document refers to, such as ipc'),
    section: z
      .array(text(200))
      .max(30)
      .optional()
      .describe('Keys of provisions that a document refers to, such as ipc:302'),
    disposal: z.array(text(100)).max(20).optional().describe('How a proceeding ended, such as allowed'),
    within: text(SEARCH.maxWithin)
      .optional()
      .describe('Words that a result must have too: every one of them, and phrases in quotation marks'),
  })
  .strict();
export type LibraryFilters = z.infer<typeof libraryFilters>;

export const facetBucket = z.object({ value: z.string(), label: z.string(), count: z.int() });
export const facets = z.partialRecord(z.enum(facetNames), z.array(facetBucket));
export type Facets = z.infer<typeof facets>;

export const searchRequest = z
  .object({
    query: text(SEARCH.maxQueryLength, {
      error: () => t(messages.queryTooLong, { max: SEARCH.maxQueryLength }),
    }),
    filters: libraryFilters.optional(),
    facets: z
      .union([z.boolean(), z.array(z.enum(facetNames))])
      .optional()
      .describe('true for all'),
    facet_search: z
      .object({ facet: z.enum(facetNames), words: text(100) })
      .strict()
      .optional()
      .describe('Narrows one of the facets to values with words that begin so'),
    from: z.int().min(0).max(SEARCH.maxFrom).optional(),
    size: z.int().min(1).max(SEARCH.maxSize).optional(),
    sort: z.enum(searchSorts).optional(),
    highlight: z.boolean().optional().describe('Passages with the found words marked; on unless false'),
  })
  .strict();
export type SearchRequestBody = z.infer<typeof searchRequest>;

export const similarRequest = z
  .object({
    text: text(SEARCH.maxSimilarLength, {
      error: () => t(messages.textTooLong, { max: SEARCH.maxSimilarLength }),
    })
      .optional()
      .describe('Facts, a passage or a whole judgment'),
    id: text(300).optional().describe('A document of the library'),
    filters: libraryFilters.optional(),
    from: z.int().min(0).max(SEARCH.maxFrom).optional(),
    size: z.int().min(1).max(SEARCH.maxSize).optional(),
  })
  .strict()
  .refine((body) => (body.text === undefined) !== (body.id === undefined), {
    error: () => t(messages.textOrId),
  });

export const passage = z.object({
  paragraph: z.string().optional().describe('Number of the paragraph as printed'),
  index: z.int().describe('Place of the paragraph in the document'),
  text: z.string(),
  marks: z.array(z.object({ start: z.int(), end: z.int() })),
  whose: whoseWords.optional().describe('Whose words it is, where they are not the judgment’s alone'),
});
export type PassageBody = z.infer<typeof passage>;

const metadataFields = {
  title: z.string(),
  type: z.enum(['judgment', 'act']),
  court: z.string().optional(),
  court_name: z.string().optional(),
  court_bench: z.string().optional().describe('Court and bench as printed on the card'),
  bench: z.string().optional(),
  state: z.string().optional(),
  year: z.int().optional(),
  dated: z.string().optional().describe('ISO date of decision'),
  case_number: z.string().optional(),
  case_numbers: z
    .array(z.string())
    .optional()
    .describe('Every number of the head, those of connected cases too; `case_number` is the first'),
  cnr: z.string().optional(),
  neutral_citation: z.string().optional(),
  reporter_citations: z.array(z.string()),
  case_facts: z.string().optional(),
  case_motive: z.string().optional(),
  judge_name: z.string().optional(),
  judges: z.array(z.string()),
  benches_of: z.array(z.string()).default([]).describe('Every judge of the bench'),
  bench_strength: z.int().optional().describe('How many judges heard the case, where the copy says it'),
  authored_by: z.array(z.string()).optional().describe('The judges who wrote it'),
  petitioner: z.string().optional(),
  respondent: z.string().optional(),
  for_petitioner: z.string().optional(),
  for_respondent: z.string().optional(),
  disposal: z.string().optional(),
  citations: z.array(
    z.object({
      citation: z.string().optional(),
      case_name: z.string().optional(),
      document_id: z.string().optional(),
    }),
  ),
  keywords: z.array(z.string()),
  ner: z.record(z.string(), z.array(z.string())),
  section_law: z.array(z.object({ law: z.string(), section_number: z.string() })),
  counterparts: z
    .array(
      z.object({
        act: z.string().describe('Short form, such as BNS'),
        section: z.string(),
        law: z.enum(['old', 'new']).describe('Whether it is of the code that was replaced or of the new one'),
        kind: z.enum(['same', 'renumbered', 'changed', 'split', 'merged']),
        document_id: z.string().optional(),
        ...change,
      }),
    )
    .describe('Sections of the codes before and since 1 July 2024 that correspond to this section'),
  source: z.string(),
  licence: z.string(),
  sample: z.boolean(),
  untitled: z
    .object({ folder: z.string(), first_line: z.string().optional() })
    .optional()
    .describe('Of a judgment without a cause title: what tells it apart from others of the same file name'),
  named_by_others: z
    .string()
    .optional()
    .describe('Of a judgment without a cause title: the name that most judgments give it that cite it'),
  summary: z.boolean().describe('True for our own summary of a provision, which is not the text of the act'),
  s3_bucket: z.string(),
  s3_file_key: z.string(),
  s3_folder_path: z.string(),
  mime_type: z.string(),
  size: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
};
export const hitMetadata = z.object(metadataFields);
export type HitMetadata = z.infer<typeof hitMetadata>;

/** `_source` holds the metadata flat and also nested under `metadata`, for clients that read it there. */
export const hitSource = hitMetadata.extend({
  metadata: hitMetadata,
  content: z.string().optional(),
  text: z.string().optional(),
});

export const searchHit = z.object({
  _id: z.string(),
  _score: z.number().min(0).max(1).describe('1 where the query names the document'),
  match: z.enum(searchModes).describe('Keyword, semantic or hybrid match'),
  similar: z
    .literal(true)
    .optional()
    .describe('Only like what an exact query asks for: after the exact results, and not in the total'),
  shared: sharedPoints
    .optional()
    .describe('Of a similar judgment: how alike it is, and the points that both share'),
  authority: hitAuthority.optional(),
  signal: signal.optional(),
  standing: standingBrief
    .optional()
    .describe('The later treatment of a judgment, where this library has one'),
  _source: hitSource,
  highlight: z.array(passage).optional(),
});
export type SearchHitBody = z.infer<typeof searchHit>;

/** Coverage of the library; shown with an empty result. */
export const libraryCoverage = z.object({
  documents: z.int(),
  judgments: z.int(),
  acts: z.int(),
  samples: z.int(),
  summaries: z.int().describe('Sections of acts that are our own summaries'),
  courts: z.array(z.object({ court: z.string(), name: z.string(), documents: z.int() })),
  years: z.object({ from: z.int(), to: z.int() }).optional(),
  citator: citatorCoverage.optional(),
  adding: z
    .boolean()
    .describe('True while documents are being added; GET /library/ingest streams how far it is'),
  may_add: z.boolean().describe('True when the caller may add documents'),
});
export type LibraryCoverage = z.infer<typeof libraryCoverage>;

export const totalRelations = ['eq', 'gte'] as const;
export type TotalRelation = (typeof totalRelations)[number];
const total = z.int().describe('The same on every page, as are the facets');
const totalRelation = z.enum(totalRelations).describe('gte: at least so many');
const degraded = z
  .enum(['semantic'])
  .optional()
  .describe('The part of the search that is missing from this answer; the other part found these');

/** Names in a query that identify a document, which the library has or lacks. */
export const namedKinds = ['citation', 'case_number', 'cause_title', 'cnr'] as const;
export const expansionKinds = ['counterpart', 'spelling', 'translation'] as const;

/** Fields of an answer that are about the query itself. */
const aboutQuery = {
  similar_total: z
    .int()
    .optional()
    .describe('How many results marked similar follow the exact ones; the same on every page'),
  not_in_library: z
    .object({
      kind: z.enum(namedKinds),
      text: z.string(),
      nearest: z
        .object({ id: z.string(), title: z.string() })
        .optional()
        .describe('A judgment with the same first party: the named one may be known under its title'),
    })
    .optional()
    .describe(
      'The query names a document that the library lacks; the results are judgments of the same first party, and documents that mention it',
    ),
  did_you_mean: z.string().optional().describe('The query in a spelling that finds more'),
  expanded: z
    .array(z.object({ from: z.string(), to: z.string(), kind: z.enum(expansionKinds) }))
    .optional()
    .describe('What was searched besides the words of the query'),
};
export type AboutQuery = z.infer<z.ZodObject<typeof aboutQuery>>;

export const keywordAnswer = z.object({
  results: z.array(searchHit),
  total,
  total_relation: totalRelation,
  facets: facets.optional(),
  degraded,
  ...aboutQuery,
});
export type KeywordAnswer = z.infer<typeof keywordAnswer>;
export const semanticAnswer = z.object({
  hits: z.object({ total, total_relation: totalRelation, hits: z.array(searchHit) }),
  facets: facets.optional(),
  ...aboutQuery,
});
export const similarAnswer = keywordAnswer.omit({ facets: true }).extend({
  acts: z
    .array(searchHit)
    .optional()
    .describe(
      'Sections of acts that are like it, on the first page; the results and the total are judgments',
    ),
});
export type SimilarAnswer = z.infer<typeof similarAnswer>;

export const presignRequest = z.object({
  s3_bucket: text(200),
  s3_file_key: text(1000),
  s3_folder_path: text(1000),
  document_id: text(300)
    .optional()
    .describe('The document in that file: for a section of an act, the address leads to the section alone'),
});
export type PresignRequest = z.infer<typeof presignRequest>;
export const presignAnswer = z.object({ url: z.string() });

/** `GET /library/documents/{id}`: the reader's view of one document. */
export const libraryDocument = z.object({
  id: z.string(),
  metadata: hitMetadata,
  section: z
    .object({ act: z.string(), number: z.string() })
    .optional()
    .describe('Of a section of an act: its page, `/home/acts/{act}/{number}`, where it is read'),
  named_by_others: z
    .string()
    .optional()
    .describe('Of a judgment without a cause title: the name that most judgments give it that cite it'),
  paragraphs: z.array(documentParagraph),
  // Browsers keep answers of before these fields for use without a connection.
  parts: z
    .array(documentPart)
    .default([])
    .describe('Runs of paragraphs by kind; empty where they are not known'),
  outline: z
    .array(outlineSection)
    .default([])
    .describe(
      'Sections of the court’s reasoning in their order: facts, issues, arguments, reasons, holding, order',
    ),
  left_out: z
    .array(leftOut)
    .default([])
    .describe(
      'Page furniture that stands in no paragraph, in the order of the source, behind the numbers of the pages whose words were not read',
    ),
  report: reportPages.optional().describe('The pages of the law report that the copy prints'),
  cited_by: z.array(
    z.object({ id: z.string(), title: z.string(), dated: z.string().optional(), sample: z.boolean() }),
  ),
  /**
   * Citations found in the paragraphs, with `document_id` when the library has that judgment, and the provisions that
   * the library has.
   */
  links: z.array(
    z.object({
      index: z.int().describe('Place of the paragraph in the document'),
      start: z.int(),
      end: z.int(),
      citation: z.string(),
      document_id: z.string().optional(),
      title: z.string().optional(),
      sample: z.boolean().optional(),
      shared: z.int().optional().describe('Judgments with this citation; the text names none of them'),
    }),
  ),
  /** Paragraphs that match the query `?q=`. */
  matches: z.array(passage),
});
export type LibraryDocumentBody = z.infer<typeof libraryDocument>;
