import type { ReactNode } from 'react';
import type { PracticeStatus } from '#shared/contracts/clients.ts';

type Fact = { label: string; value: string | null };

/** A client or a case, as a card or a row of a list shows it. */
export type ListRecord = {
  id: string;
  to: string;
  title: string;
  status: PracticeStatus;
  created: string;
  description: string | null;
  /** Below the title, such as whose case it is. */
  note?: ReactNode;
  /** Shown before everything else, such as the next date. */
  lead?: ReactNode;
  facts: readonly Fact[];
  /** The columns of a row, where they differ from the facts of a card. */
  columns?: readonly Fact[];
  /** The text of the link, such as View Case. */
  action: string;
  /** Another page of the record, linked beside it. */
  second?: { to: string; label: string };
};

export type RecordsProps = {
  label: string;
  /** The heading of the column of titles, and of what leads the records. */
  head: string;
  leadHead?: string | undefined;
  /** The records that were read so far. */
  records: readonly ListRecord[];
  total: number;
  /** Called with the first and the last visible record. */
  onRange?: (from: number, to: number) => void;
};
