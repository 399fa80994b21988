import { sentence } from '#web/data/api.ts';
import { ChangedMeanwhile } from '#web/ui/feedback/changed-meanwhile.tsx';
import { DeletedMeanwhile } from '#web/ui/feedback/deleted-meanwhile.tsx';
import { FormError } from '#web/ui/forms/form-error.tsx';
import type { ConcurrentEdit } from './use-concurrent-edit.ts';

type Props = {
  edit: ConcurrentEdit;
  words: {
    /** The heading over a reason why nothing was saved. */
    notSaved: string;
    changed: string;
  };
  /** Words for rows that can be deleted: their deletion, the user's options, and the typed text to copy. */
  deleted?: { title: string; hint: string; typed: () => string };
};

/** Notices at the top of a form: another window's changes to its row, and the reason why the last save failed. */
export function EditNotices({ edit: { gone, changes, failure }, words, deleted }: Props) {
  return (
    <>
      {gone && deleted ? (
        <DeletedMeanwhile title={deleted.title} typed={deleted.typed}>
          {deleted.hint}
        </DeletedMeanwhile>
      ) : null}
      {failure ? <FormError title={words.notSaved} message={sentence(failure)} /> : null}
      {changes && !failure ? <FormError title={words.notSaved} message={words.changed} /> : null}
      {changes && changes.length > 0 ? <ChangedMeanwhile changes={changes} /> : null}
    </>
  );
}
