import { Copy, Highlighter, NotebookPen } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { PASSAGE_NOTES } from '#shared/contracts/research/passage-notes.ts';
import { messages } from '#shared/messages/en/library/notes.ts';
import { t } from '#shared/messages/translate.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { BOTTOM_BAR } from '#web/ui/primitives/primary-action.tsx';
import {
  noteOn,
  type OffsetInText,
  type Passage,
  quotationOf,
  type Selected,
  selectedIn,
} from './passage.ts';

/** Says why a selection cannot be a passage. */
export const refusalOf = (why: 'several' | 'long'): string =>
  why === 'several' ? t(messages.severalParagraphs) : t(messages.quoteTooLong, { max: PASSAGE_NOTES.quote });

/** Follows the selection in the text while it changes. */
function useSelected(
  container: RefObject<HTMLElement | null>,
  paragraphs: LibraryDocumentBody['paragraphs'],
  offset: OffsetInText | undefined,
): Selected | undefined {
  const [selected, setSelected] = useState<Selected>();
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        setSelected(container.current ? selectedIn(container.current, paragraphs, offset) : undefined),
      );
    };
    document.addEventListener('selectionchange', follow);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('selectionchange', follow);
    };
  }, [container, paragraphs, offset]);
  return selected;
}

type Props = {
  body: LibraryDocumentBody;
  /** The element that holds the text. */
  container: RefObject<HTMLElement | null>;
  offset?: OffsetInText | undefined;
  onHighlight: (passage: Passage) => void;
  onNote: (passage: Passage) => void;
};

/** Actions on selected words, at the bottom of the window where a thumb reaches it. */
export function SelectionBar({ body, container, offset, onHighlight, onNote }: Props) {
  const selected = useSelected(container, body.paragraphs, offset);
  if (!selected) return null;
  return (
    <div
      role="toolbar"
      aria-label={t(messages.selectedWords)}
      data-print="none"
      {...{ [BOTTOM_BAR]: '' }}
      // A press would end the selection before it arrives.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="fixed inset-x-0 bottom-0 z-40 flex items-center justify-center gap-1 border-t border-line bg-raised px-2 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] shadow-float md:inset-x-auto md:bottom-4 md:left-1/2 md:-translate-x-1/2 md:rounded-panel md:border md:p-1"
    >
      {'refused' in selected ? (
        <p className="px-3 py-3 text-ui md:py-2">{refusalOf(selected.refused)}</p>
      ) : (
        <Actions body={body} passage={selected.passage} onHighlight={onHighlight} onNote={onNote} />
      )}
    </div>
  );
}

type ActionsProps = Omit<Props, 'container' | 'offset'> & { passage: Passage };

function Actions({ body, passage, onHighlight, onNote }: ActionsProps) {
  return (
    <>
      <Button variant="quiet" className="max-md:px-2!" onClick={() => onHighlight(passage)}>
        <Highlighter aria-hidden />
        {t(messages.highlight)}
      </Button>
      <Button variant="quiet" className="max-md:px-2!" onClick={() => onNote(passage)}>
        <NotebookPen aria-hidden />
        {t(messages.writeNote)}
      </Button>
      <Button
        variant="quiet"
        className="max-md:px-2!"
        aria-label={t(messages.copyQuotation)}
        onClick={() => void copyText(quotationOf(noteOn(body, passage)))}
      >
        <Copy aria-hidden />
        <span className="max-md:hidden">{t(messages.copyQuotation)}</span>
      </Button>
    </>
  );
}
