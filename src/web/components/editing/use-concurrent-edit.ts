import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ROW_CHANGED, ROW_CHANGED_MESSAGE } from '#shared/contracts/data-api.ts';
import { ApiError } from '#web/data/api.ts';
import { isMissing } from '#web/data/lists/rest-rows.ts';
import { type Difference, differences } from '#web/ui/feedback/changed-meanwhile.tsx';

const isChanged = (error: unknown) =>
  error instanceof ApiError && (error.code === ROW_CHANGED || error.said?.key === ROW_CHANGED_MESSAGE);
const isGone = (error: unknown) => isMissing(error) || (error instanceof ApiError && error.status === 404);

type Options<Row, Change, Saved> = {
  /** The row that the form was filled from; undefined for a new one. */
  row: Row | undefined;
  /** True when the page knows that the row was deleted. */
  deleted?: boolean;
  /** Reads the row as it is stored now. */
  read: (row: Row) => Promise<Row>;
  /** Saves a change, unless the row has changed since `row` was read. */
  update: (row: Row, change: Change) => Promise<Saved>;
  /** Saves the form as a new row: without `row`, or after it was deleted. */
  create: (change: Change) => Promise<Saved>;
  /** The fields to compare, with their labels. */
  labels: () => Readonly<Record<string, string>>;
  /** The fields of a row as the page shows them. */
  shownFields: (row: Row) => object;
  /** The save lasts until its promise, so that a form opened again at once is filled from what was saved. */
  onSaved: (saved: Saved, how: { created: boolean }) => void | Promise<void>;
  /** The save failed for another reason than an edit elsewhere. */
  onFailed?: (error: Error, how: { created: boolean }) => void;
  onDeleted?: () => void;
};

/**
 * Saves the form of a row that another window may edit at the same time. The typed text always stays. When the row
 * changed elsewhere, nothing is saved and `changes` lists the fields that differ; the next save overwrites them. When
 * the row was deleted (`gone`), the next save creates it again.
 */
export function useConcurrentEdit<Row, Change, Saved>(options: Options<Row, Change, Saved>) {
  /** The row as another window saved it, which the user has seen by now. */
  const [newer, setNewer] = useState<Row>();
  const [changes, setChanges] = useState<readonly Difference[]>();
  const [refused, setRefused] = useState(false);
  const base = newer ?? options.row;
  const gone = base !== undefined && (options.deleted === true || refused);
  const creates = base === undefined || gone;
  const markGone = () => {
    setRefused(true);
    options.onDeleted?.();
  };
  const compare = async (before: Row) => {
    const { read, labels, shownFields } = options;
    try {
      const now = await read(before);
      setChanges(differences(labels(), shownFields(before), shownFields(now)));
      setNewer(now);
    } catch (error) {
      if (isGone(error)) markGone();
      else if (error instanceof Error) options.onFailed?.(error, { created: false });
    }
  };
  const save = useMutation({
    mutationFn: (change: Change) => (creates ? options.create(change) : options.update(base, change)),
    onSuccess: (saved) => {
      setNewer(undefined);
      setChanges(undefined);
      return options.onSaved(saved, { created: creates });
    },
    onError: async (error) => {
      if (!creates && isGone(error)) markGone();
      else if (!creates && isChanged(error)) await compare(base);
      else options.onFailed?.(error, { created: creates });
    },
  });
  const known = isChanged(save.error) || (isGone(save.error) && gone);
  return { save, gone, changes: gone ? undefined : changes, failure: known ? null : save.error };
}

/** The state of an edit that a form shows. */
export type ConcurrentEdit = {
  gone: boolean;
  changes: readonly Difference[] | undefined;
  failure: Error | null;
};
