import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { placePassages } from '#law/verify/passages/place-passages.ts';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/notes.ts';
import { messages as bin } from '#shared/messages/en/practice/bin.ts';
import { t } from '#shared/messages/translate.ts';
import {
  hiddenRows,
  scheduleDelete,
  subscribeDeletes,
  UNDO_MS,
  undoDelete,
} from '#web/components/deletion/pending-deletes.ts';
import { useSession } from '#web/data/session.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { useChange } from '#web/data/use-change.ts';
import { toast, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import type { NoteSpan } from '../segments.ts';
import { shortQuote } from './passage.ts';
import { addNote, deleteNote, documentNotesQuery, type ListedNote } from './queries.ts';

const NONE: readonly ListedNote[] = [];
const KEY = { queryKey: ['passage-notes'] };

/** Notes without those that are being deleted. */
export function useShown(notes: readonly ListedNote[]): readonly ListedNote[] {
  const hidden = useSyncExternalStore(subscribeDeletes, hiddenRows);
  return useMemo(() => notes.filter(({ id }) => !hidden.has(id)), [notes, hidden]);
}

/** The notes on a document: each with its place in the paragraphs, and those whose words are no longer in it. */
export function useDocumentNotes({ id, paragraphs }: LibraryDocumentBody) {
  const { data = NONE } = useQuery(documentNotesQuery(id));
  const notes = useShown(data);
  return useMemo(() => {
    const marks = new Map<number, NoteSpan[]>();
    const lost: ListedNote[] = [];
    const places = placePassages(paragraphs, notes);
    for (const [at, note] of notes.entries()) {
      const place = places[at];
      if (!place) {
        lost.push(note);
        continue;
      }
      const span = { id: note.id, label: shortQuote(note), start: place.start, end: place.end };
      const others = marks.get(place.index);
      if (others) others.push(span);
      else marks.set(place.index, [span]);
    }
    return { notes, marks, lost };
  }, [notes, paragraphs]);
}

function removeNote(client: QueryClient, note: ListedNote) {
  const said = toast({
    title: t(messages.deleted),
    description: shortQuote(note),
    duration: UNDO_MS,
    action: { label: t(bin.undo), alt: t(messages.deletedHint), onPress: () => undoDelete(note.id) },
  });
  scheduleDelete(note, {
    run: async (leaving) => {
      said.dismiss();
      await deleteNote(note.id, leaving);
      await client.invalidateQueries(KEY);
    },
    onError: (error) => toastFailure(t(messages.notDeleted), error),
  });
}

/** Removes a note from the screen at once; the user can undo it for a while. */
export function useRemoveNote(): (note: ListedNote) => void {
  const client = useQueryClient();
  return (note) => removeNote(client, note);
}

/** Keeps a passage without words of the user's own. */
export function useHighlight(onDone: () => void) {
  const client = useQueryClient();
  return useChange({
    mutationFn: addNote,
    onSuccess: async ({ quote }) => {
      toastSuccess(t(messages.highlighted), shortQuote({ quote }));
      onDone();
      await client.invalidateQueries(KEY);
    },
    failed: t(messages.notSaved),
  });
}

/** True when the user may change and delete a note; the database decides. */
export function useMayChange(): (note: Pick<ListedNote, 'case' | 'created_by'>) => boolean {
  const userId = useSession().user?.id;
  return ({ case: of, created_by }) => {
    if (!of || of.role === 'owner' || of.role === 'editor') return true;
    return of.role === 'commenter' && created_by === userId;
  };
}
