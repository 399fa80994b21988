import { z } from 'zod';
import { listTypes } from '#law/cause-lists/list-types.ts';
import { messages } from '../messages/en/practice/court-import.ts';
import { t } from '../messages/translate.ts';

/**
 * Limits of one drop: files, the bytes of each and the proposals shown. Limits of what one owner keeps: `kept` drops with
 * their proposals, `listed` of them on the screen, `drops` that can be undone, `marks` (ten drops a day of twenty proposals, for a working year) and the
 * age of both in years: a list of two years ago says nothing about a matter of today.
 */
export const COURT_IMPORT = {
  files: 20,
  fileBytes: 60 * 1024 * 1024,
  proposals: 10_000,
  kept: 50,
  listed: 10,
  drops: 1000,
  marks: 50_000,
  years: 2,
  /** Tables whose columns one owner keeps. */
  tables: 100,
  /** PDFs of emails that one owner keeps, and their days. */
  papers: 30,
  paperDays: 30,
} as const;

export const courtFileKinds = [
  'app_export',
  'case_status',
  'cause_list',
  'order',
  'table',
  'calendar',
  'unknown',
] as const;
export const proposalKinds = [
  'new_matter',
  'next_date',
  'order',
  'number',
  'disposal',
  'party',
  'stage',
  'court',
] as const;

const words = z.string().max(4000);
/** `next_date` is an instant of India (+05:30) where the file prints a time, else a day; other days are `yyyy-mm-dd`. */
export const courtValues = z.object({
  next_date: words.optional(),
  item: words.optional(),
  hall: words.optional(),
  judges: z.array(words).max(20).optional(),
  purpose: words.optional(),
  stage: words.optional(),
  case_number: words.optional(),
  cnr: words.optional(),
  petitioner: words.optional(),
  respondent: words.optional(),
  advocates: z.array(words).max(100).optional(),
  court: words.optional(),
  disposal: words.optional(),
  order_date: words.optional(),
  /** The kind of a list, and whether it is that of a vacation bench. */
  list: z.enum(listTypes).optional(),
  vacation: z.boolean().optional(),
  opposing_counsel: words.optional(),
  /** Days of the orders of a new matter. */
  orders: z.array(words).max(100).optional(),
});
export type CourtValues = z.infer<typeof courtValues>;

/** The columns that a user can choose for a table. */
export const tableColumns = [
  'case_number',
  'cnr',
  'parties',
  'petitioner',
  'respondent',
  'next_date',
  'time',
  'court',
  'hall',
  'item',
  'judges',
  'purpose',
  'stage',
  'advocates',
  'disposal',
] as const;
export type TableColumn = (typeof tableColumns)[number];
const heading = z.string().max(200);

/** The headings of a table of values with some rows below them, and the columns that they mean. */
export const courtTable = z.object({
  headings: z.array(heading).max(60),
  samples: z.array(z.array(heading).max(60)).max(5),
  columns: z.array(z.string().max(40).nullable()).max(60),
});
export type CourtTable = z.infer<typeof courtTable>;

const NAMING: readonly (TableColumn | null)[] = ['case_number', 'cnr', 'parties', 'petitioner'];
/** `PUT /functions/v1/court-import/columns`: the next file with these headings is read so. */
export const matchedColumns = z
  .object({
    headings: z.array(heading).min(1).max(60),
    columns: z.array(z.enum(tableColumns).nullable()).min(1).max(60),
  })
  .refine(({ headings, columns }) => headings.length === columns.length, { path: ['columns'] })
  .refine(({ columns }) => columns.some((column) => NAMING.includes(column)), {
    path: ['columns'],
    error: () => t(messages.columnsNameNoMatter),
  });
export type MatchedColumns = z.infer<typeof matchedColumns>;

export const courtFile = z.object({
  name: z.string(),
  kind: z.enum(courtFileKinds),
  /** A sentence that the user should know about the file, in their language. */
  problem: z.string().optional(),
  /** A table whose columns can be matched. */
  table: courtTable.optional(),
});
export type CourtFile = z.infer<typeof courtFile>;

/** A row of a file, counted on its page where the file has pages, with its words. */
const printedRow = z.object({
  line: z.int().optional(),
  page: z.int().optional(),
  text: z.string().optional(),
});

export const courtProposal = z.object({
  id: z.string(),
  kind: z.enum(proposalKinds),
  case_id: z.string().optional(),
  values: courtValues,
  confidence: z.enum(['sure', 'ask']),
  where: printedRow.extend({
    file: z.string(),
    /** The other rows of the file that print values of the proposal. */
    rows: z.array(printedRow).max(20).optional(),
  }),
  /** The title of the case. */
  case_title: z.string().optional(),
  /** Rows of lists of the same drop that name a new matter: its hearings. */
  also: z.array(courtValues).max(50).optional(),
  /** The values that the case has now, of those that would change. */
  before: courtValues.optional(),
  /** Absent while it waits for the user. */
  done: z.enum(['applied', 'refused']).optional(),
});
export type CourtProposal = z.infer<typeof courtProposal>;

/** `POST /functions/v1/court-import`, and `GET /functions/v1/court-import/{id}`. */
export const courtImport = z.object({
  id: z.uuid(),
  files: z.array(courtFile),
  proposals: z.array(courtProposal),
  /** The newest press that was not undone. */
  undo: z.uuid().optional(),
  /** The PDFs of an email, which the server keeps for some weeks. */
  papers: z.array(z.string()).optional(),
});
export type CourtImport = z.infer<typeof courtImport>;

/** `GET /functions/v1/court-import`: the newest drops; `waiting` counts the proposals that were not answered. */
export const courtImports = z.object({
  drops: z.array(
    z.object({
      id: z.uuid(),
      created_at: z.string(),
      files: z.array(courtFile),
      /** The sender of the email that brought them. */
      sent_by: z.string().optional(),
      proposals: z.int(),
      waiting: z.int(),
    }),
  ),
});

const proposalIds = z.array(z.string().max(100)).max(COURT_IMPORT.proposals);
/**
 * `POST /functions/v1/court-import/{id}/apply`. A doubtful proposal that is neither in `accept` nor in `later` is
 * remembered as not the caller's.
 */
export const courtApply = z.object({
  accept: z.union([z.literal('sure'), proposalIds]),
  later: proposalIds.optional(),
});
export type CourtApply = z.infer<typeof courtApply>;
export const courtApplied = z.object({ applied: z.int(), undo: z.uuid() });
/** `POST /functions/v1/court-import/{id}/undo`. */
export const courtUndo = z.object({ undo: z.uuid() });
export const courtUndone = z.object({ undone: z.int() });
