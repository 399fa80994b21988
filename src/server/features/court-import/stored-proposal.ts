import type { CourtProposal } from '#shared/contracts/court-import.ts';
import type { KnownHearing, PaperRow } from './hearings.ts';

/** A proposal with what is remembered of it. */
export interface StoredProposal extends CourtProposal {
  /** The matter as printed, under which an answer is kept. */
  key: string;
  /** True for a file that states where the matter is now: a status page, an export, a diary. */
  state: boolean;
  /** The rank of its paper among those that name a day; absent in drops from before ranks were kept. */
  rank?: number;
  /** Rows of a new matter in other papers of its drop: its status page beside the export, its hearing in a list. */
  further?: PaperRow[];
}

/** A case that a drop can change, with what is known of its dates. */
export interface ImportedCase {
  id: string;
  title: string;
  case_number: string | null;
  cnr: string | null;
  petitioner: string | null;
  respondent: string | null;
  court: string | null;
  opposing_counsel: string | null;
  status: string;
  stage: string | null;
  hearings: KnownHearing[];
  /** Days of the orders in the timeline. */
  orders: string[];
}

export type Fields = Record<string, string | boolean | null>;

/** A change that a proposal made, so that it can be undone. */
export type Step =
  | { did: 'event_added'; id: string }
  | { did: 'event_changed'; id: string; before: Fields; after: Fields }
  | { did: 'case_changed'; id: string; before: Fields; after: Fields }
  | { did: 'case_added'; id: string };
