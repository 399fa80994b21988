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
  /** The words of the link, such as View Case. */
  action: string;
};

export type RecordsProps = {
  label: string;
  /** As many as were read. */
  records: readonly ListRecord[];
  /** How many there are. */
  total: number;
  /** Called with the first and the last record in view. */
  onRange?: (from: number, to: number) => void;
};
