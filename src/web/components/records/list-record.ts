import type { PracticeStatus } from '#shared/contracts/clients.ts';

/** A client or a case, as a card or a row of a list shows it. */
export type ListRecord = {
  id: string;
  to: string;
  title: string;
  status: PracticeStatus;
  created: string;
  description: string | null;
  facts: readonly { label: string; value: string | null }[];
  /** The text of the link, such as View Case. */
  action: string;
};

export type RecordsProps = {
  label: string;
  /** The records that were read so far. */
  records: readonly ListRecord[];
  /** The total number of records. */
  total: number;
  /** Called with the first and the last visible record. */
  onRange?: (from: number, to: number) => void;
};
