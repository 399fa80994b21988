import type { CourtProposal } from '#shared/contracts/court-import.ts';

/** A proposal with what is remembered of it. */
export interface StoredProposal extends CourtProposal {
  /** The matter as printed, under which an answer is kept. */
  key: string;
  /** True for a file that states where the matter is now: a status page, an export, a diary. */
  state: boolean;
}

/** A case that a drop can change, with what is known of its dates. */
export interface ImportedCase {
  id: string;
  title: string;
  case_number: string | null;
  cnr: string | null;
  petitioner: string | null;
  respondent: string | null;
  status: string;
  stage: string | null;
  hearings: { id: string; day: string; place: string | null }[];
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
