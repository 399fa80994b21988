import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/notes.ts';
import { t } from '#shared/messages/translate.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { useRememberedCase } from '../cases/remembered-case.tsx';
import { busyTarget } from '../search/keys.ts';
import type { NoteSpan } from '../segments.ts';
import type { NoteDialogProps } from './note-dialog.tsx';
import {
  noteOn,
  type OffsetInText,
  type Passage,
  paragraphInView,
  selectedIn,
  wholeParagraph,
} from './passage.ts';
import { refusalOf, SelectionBar } from './selection-bar.tsx';
import { useDocumentNotes, useHighlight } from './use-notes.ts';

const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog.tsx')).NoteDialog }));
const NoteItems = lazy(async () => ({ default: (await import('./note-items.tsx')).NoteItems }));

type NoteLayerOptions = {
  body: LibraryDocumentBody;
  /** The element that holds the text. */
  container: RefObject<HTMLElement | null>;
  /** The id of a note to show first. */
  note?: string | undefined;
  /** For a page that shows more than the words of the text. It stays the same between renders. */
  offset?: OffsetInText | undefined;
};

export type NoteLayer = {
  marks: ReadonlyMap<number, readonly NoteSpan[]>;
  open: (id: string) => void;
  /** Writes a note on the selected words, or on the paragraph being read. */
  write: () => void;
  /** The notes whose words are no longer in the text. */
  lost: ReactNode;
  /** Elements over the text: the bar for selected words, and the open note. */
  layer: ReactNode;
};

/** Brings the note that the address names into view, once its place is known. */
function useArrival(note: string | undefined, known: boolean) {
  const arrived = useRef(false);
  useEffect(() => {
    if (note === undefined || !known || arrived.current) return;
    arrived.current = true;
    const bring = () => document.getElementById(`note-${note}`)?.scrollIntoView({ block: 'center' });
    // Off-screen paragraphs get their real height only after they are rendered.
    requestAnimationFrame(() => {
      bring();
      requestAnimationFrame(bring);
    });
  }, [note, known]);
}

/** `m` writes a note. */
function useNoteKey(write: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'm' || busyTarget(event)) return;
      event.preventDefault();
      write();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [write]);
}

/** The notes on a document that is shown, and what the user does to add and change them. */
export function useNoteLayer({ body, container, note, offset }: NoteLayerOptions): NoteLayer {
  const { notes, marks, lost } = useDocumentNotes(body);
  const remembered = useRememberedCase();
  const [opened, setOpened] = useState<NoteDialogProps['subject']>();
  const highlight = useHighlight(() => document.getSelection()?.removeAllRanges());
  useArrival(note, marks.size > 0);
  const open = useCallback(
    (id: string) => {
      const found = notes.find((one) => one.id === id);
      if (found) setOpened({ note: found });
    },
    [notes],
  );
  const begin = useCallback((passage: Passage) => setOpened({ passage: noteOn(body, passage) }), [body]);
  const write = useCallback(() => {
    if (!container.current) return;
    const at = paragraphInView(container.current);
    const selected =
      selectedIn(container.current, body.paragraphs, offset) ??
      (at === undefined ? undefined : wholeParagraph(body.paragraphs, at));
    if (!selected) return;
    if ('refused' in selected) toast({ title: refusalOf(selected.refused) });
    else begin(selected.passage);
  }, [container, body, begin, offset]);
  useNoteKey(write);
  return {
    marks,
    open,
    write,
    lost:
      lost.length > 0 ? (
        <section className="mb-6 rounded-panel border border-line bg-surface p-4 font-sans" data-print="none">
          <h2 className="text-ui font-semibold">{t(messages.notFoundHere)}</h2>
          <p className="mb-3 text-13 text-ink-soft">{t(messages.notFoundHint)}</p>
          <Suspense>
            <NoteItems notes={lost} here onOpen={open} />
          </Suspense>
        </section>
      ) : null,
    layer: (
      <>
        <SelectionBar
          body={body}
          container={container}
          offset={offset}
          onHighlight={(passage) =>
            highlight.mutate({ ...noteOn(body, passage), case_id: remembered ?? null })
          }
          onNote={begin}
        />
        {opened ? (
          <Suspense>
            <NoteDialog subject={opened} onClose={() => setOpened(undefined)} />
          </Suspense>
        ) : null}
      </>
    ),
  };
}
