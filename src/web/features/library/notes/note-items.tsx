import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen, Copy, Pencil, Trash2 } from 'lucide-react';
import { messages } from '#shared/messages/en/library/notes.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { RelativeTime } from '#web/ui/time/relative-time.tsx';
import { WarningBadges } from '../document-badges.tsx';
import { QUIET_ACTION } from '../search/results/card-actions.tsx';
import { placeOfNote, quotationOf, shortQuote } from './passage.ts';
import { knownDocumentsQuery, type ListedNote } from './queries.ts';
import { useMayChange, useRemoveNote } from './use-notes.ts';

type Props = {
  notes: readonly ListedNote[];
  /** The document of the notes is on the screen already. */
  here?: boolean;
  /** The notes of one case: the case is not named again. */
  inCase?: boolean;
  onOpen: (id: string) => void;
};

/** True for notes whose document is no longer in the library; false as long as that is not known. */
function useGone(notes: readonly ListedNote[], here: boolean): (note: ListedNote) => boolean {
  const ids = here ? [] : [...new Set(notes.map(({ document_id }) => document_id))];
  const { data: known } = useQuery(knownDocumentsQuery(ids));
  return ({ document_id }) => known !== undefined && !known.has(document_id);
}

type ItemProps = Omit<Props, 'notes'> & { note: ListedNote; gone: boolean };

function About({ note, inCase }: Pick<ItemProps, 'note' | 'inCase'>) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-soft">
      <WarningBadges metadata={{ sample: note.mark === 'sample', summary: note.mark === 'summary' }} />
      {note.case && !inCase ? (
        <Link
          to="/home/cases/$caseId"
          params={{ caseId: note.case.id }}
          search={{ tab: 'files' }}
          className="text-link [overflow-wrap:anywhere] max-md:py-3"
        >
          {note.case.title}
        </Link>
      ) : null}
      <RelativeTime value={note.created_at} />
    </p>
  );
}

function Item({ note, gone, here, inCase, onOpen }: ItemProps) {
  const remove = useRemoveNote();
  const changes = useMayChange()(note);
  return (
    <li
      data-row
      tabIndex={-1}
      className="flex flex-col gap-2 rounded-panel border border-line bg-surface p-4"
    >
      <figure className="border-l-2 border-mark pl-3">
        <blockquote
          lang={languageOfText(note.quote)}
          className="line-clamp-6 font-serif text-16 [overflow-wrap:anywhere]"
        >
          {note.quote}
        </blockquote>
        <figcaption className="mt-1 text-13 text-ink-soft [overflow-wrap:anywhere]">
          {placeOfNote(note) || note.document_id}
        </figcaption>
      </figure>
      {note.note ? (
        <p lang={languageOfText(note.note)} className="text-ui whitespace-pre-line [overflow-wrap:anywhere]">
          {note.note}
        </p>
      ) : null}
      {gone ? <p className="text-13 text-caution">{t(messages.documentGone)}</p> : null}
      <About note={note} inCase={inCase ?? false} />
      <div className="-mx-2.5 flex flex-wrap">
        {gone || here ? null : (
          <Link
            to="/home/library/$id"
            params={{ id: note.document_id }}
            search={{ note: note.id, ...(note.case_id ? { case: note.case_id } : {}) }}
            className={QUIET_ACTION}
          >
            <BookOpen aria-hidden />
            {t(messages.openPassage)}
          </Link>
        )}
        <button type="button" className={QUIET_ACTION} onClick={() => void copyText(quotationOf(note))}>
          <Copy aria-hidden />
          {t(messages.copyQuotation)}
        </button>
        {changes ? (
          <span className="ml-auto flex">
            <Button
              variant="quiet"
              size="icon"
              aria-label={t(messages.openNote, { words: shortQuote(note) })}
              onClick={() => onOpen(note.id)}
            >
              <Pencil aria-hidden />
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t(messages.deleteNote, { words: shortQuote(note) })}
              onClick={() => remove(note)}
            >
              <Trash2 aria-hidden />
            </Button>
          </span>
        ) : null}
      </div>
    </li>
  );
}

/** Notes with their words and where they are, each to open, copy, change and delete. */
export function NoteItems({ notes, here = false, ...rest }: Props) {
  const gone = useGone(notes, here);
  return (
    <ul className="flex flex-col gap-3">
      {notes.map((note) => (
        <Item key={note.id} note={note} gone={gone(note)} here={here} {...rest} />
      ))}
    </ul>
  );
}
