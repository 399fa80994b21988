import { NotebookPen } from 'lucide-react';
import { Fragment } from 'react';
import { messages } from '#shared/messages/en/library/notes.ts';
import { t } from '#shared/messages/translate.ts';
import { Pieces } from '../marked.tsx';
import type { NoteSpan, Piece } from '../segments.ts';

type ButtonsProps = { notes: readonly NoteSpan[]; onNote: (id: string) => void };

/** Behind the words of a passage: a button for each note on them. */
export function NoteButtons({ notes, onNote }: ButtonsProps) {
  return notes.map(({ id, label }) => (
    <button
      key={id}
      type="button"
      id={`note-${id}`}
      data-print="none"
      aria-label={t(messages.openNote, { words: label })}
      onClick={() => onNote(id)}
      className="-my-3 inline-grid size-11 scroll-my-40 place-items-center rounded-control align-middle text-accent hover:bg-wash md:-my-2 md:size-7"
    >
      <NotebookPen aria-hidden className="size-4" />
    </button>
  ));
}

type Props = {
  pieces: readonly Piece[];
  current: number | undefined;
  /** Undefined inside a link, which holds no buttons: they follow it. */
  onNote: ((id: string) => void) | undefined;
};

/** Pieces of a text with found words marked, and with the passages that notes are about as a pen would leave them. */
export function NotedPieces({ pieces, current, onNote }: Props) {
  return pieces.map((piece) => {
    const words = <Pieces pieces={[piece]} current={current} />;
    return (
      <Fragment key={piece.start}>
        {piece.noted ? (
          <mark className="border-b-2 border-mark bg-mark/40! text-inherit!">{words}</mark>
        ) : (
          words
        )}
        {piece.ends && onNote ? <NoteButtons notes={piece.ends} onNote={onNote} /> : null}
      </Fragment>
    );
  });
}
