import { z } from 'zod';
import { timestamp } from './data-api.ts';

export const BIN = {
  /** Days for which a deleted client, case or file can be restored. */
  days: 30,
  /** Files that one transaction removes for ever, each with at most 2,000 pages. */
  filesAtOnce: 50,
  /** Transactions of one request; the sweep of the bin removes the rest. */
  stepsOfRequest: 40,
} as const;

const binKinds = ['client', 'case', 'file', 'draft'] as const;
export type BinKind = (typeof binKinds)[number];

/** A deleted client, case or file, and what was deleted with it. */
export const binItem = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  kind: z.enum(binKinds),
  /** The deleted row: one of the four. */
  client_id: z.uuid().nullable(),
  case_id: z.uuid().nullable(),
  file_id: z.uuid().nullable(),
  draft_id: z.uuid().nullable(),
  name: z.string(),
  /** The client of a case, the case of a file. */
  parent_name: z.string().nullable(),
  cases: z.int(),
  files: z.int(),
  /** The size of the stored files, which count as used storage until they are removed. */
  bytes: z.int(),
  deleted_at: timestamp,
  /** Until then it can be restored; then it is removed for ever. */
  sweep_at: timestamp,
});
export type BinItem = z.infer<typeof binItem>;

/** `POST /rest/v1/rpc/deleted_with`: what goes into the bin with a client or a case, and who loses access. */
export const deletedWithBody = z.object({ kind: z.enum(['client', 'case']), id: z.uuid() });
export const deletedWith = z.object({
  /** Of a client; 1 for a case. */
  cases: z.int(),
  files: z.int(),
  events: z.int(),
  drafts: z.int(),
  comments: z.int(),
  chats: z.int(),
  /** Users other than the owner. */
  people: z.int(),
  /** Private links of clients, and invitations that nobody has used, which still work. */
  links: z.int(),
  invitations: z.int(),
});
export type DeletedWith = z.infer<typeof deletedWith>;

/** `POST /rest/v1/rpc/restore_from_bin`, `POST /functions/v1/delete-for-ever`: the id of the item. */
export const ofBinItem = z.object({ id: z.uuid() });

/** The row that is visible again. */
export const restoredItem = z.object({ kind: z.enum(binKinds), id: z.uuid() });

/** `complete`: false when an item with very many files is removed further by the next sweep. */
export const deletedForEver = z.object({ complete: z.boolean() });
