import { Link, useLocation } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { Fragment, type ReactNode, useEffect } from 'react';
import { shownNumber } from '#law/acts/reading/orders.ts';
import type { ActPieceBody, PrintedSection } from '#shared/contracts/research/act-copies.ts';
import { messages } from '#shared/messages/en/library/act-copies.ts';
import { t } from '#shared/messages/translate.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { withKeys } from '#web/ui/lists/with-keys.ts';
import { shortDate } from '#web/ui/time/dates.ts';
import { NoteButtons, NotedPieces } from '../notes/noted-pieces.tsx';
import { paragraphId } from '../reader/reader-paragraph.tsx';
import { segmentsOf, withNotes } from '../segments.ts';
import { SectionReference, Term } from './section-references.tsx';
import type { OnNote, ShownPiece } from './shown-pieces.ts';
import { splitText, type TextPart } from './split-text.ts';
import './printed-section.css';

function Part({ act, part, children }: { act: string; part: TextPart; children: ReactNode }) {
  if (part.kind === 'section')
    return (
      <SectionReference act={act} number={part.number}>
        {children}
      </SectionReference>
    );
  if (part.kind === 'term')
    return (
      <Term act={act} term={part.term}>
        {children}
      </Term>
    );
  if (part.kind === 'mark') return <sup className="text-ink-soft">{part.text}</sup>;
  return children;
}

type TextProps = {
  act: string;
  piece: ActPieceBody;
  printed: PrintedSection;
  shown: ShownPiece;
  onNote: OnNote;
};

/** The words of a piece with its references, and with what was found in them and noted about them. */
function Text({ act, piece, printed, shown, onNote }: TextProps) {
  const parts = splitText(piece.text, printed)
    .filter(({ kind }) => kind !== 'plain')
    .map((part) => ({ ...part, start: part.at, end: part.at + part.text.length }));
  return segmentsOf(piece.text, shown.marks, parts).map(({ link, pieces, start }) => {
    const words = withNotes(pieces, shown.notes);
    const drawn = (
      <NotedPieces pieces={words} current={undefined} onNote={link === undefined ? onNote : undefined} />
    );
    if (link === undefined) return <Fragment key={start}>{drawn}</Fragment>;
    return (
      <Fragment key={start}>
        <Part act={act} part={link}>
          {drawn}
        </Part>
        <NoteButtons notes={words.flatMap(({ ends = [] }) => ends)} onNote={onNote} />
      </Fragment>
    );
  });
}

const INDENT = ['', 'pl-5 md:pl-8', 'pl-9 md:pl-14', 'pl-12 md:pl-20'];

type PrintedProps = {
  act: string;
  printed: PrintedSection;
  /** The place of each piece in the document of the section, with what is marked in it. */
  shown?: readonly ShownPiece[];
  onNote?: OnNote;
};

const PLAIN: ShownPiece = { index: undefined, opened: false, marks: [], notes: [] };

/** A section as its copy prints it. Each piece has an address, and its label copies how courts cite it. */
export function PrintedText({ act, printed, shown = [], onNote = () => undefined }: PrintedProps) {
  const at = useLocation({ select: ({ hash }) => hash });
  // The section comes after the address: the browser alone finds no piece to scroll to.
  useEffect(() => {
    if (at !== '') document.getElementById(at)?.scrollIntoView();
  }, [at]);
  return (
    <div className="bare-act font-serif text-18">
      {printed.pieces.map((piece, place) => {
        const own = shown[place] ?? PLAIN;
        return (
          <div
            key={piece.path}
            id={piece.path}
            aria-current={piece.path === at || own.opened ? 'location' : undefined}
            className={`group relative mb-2 scroll-mt-24 aria-[current=location]:bg-mark-wash ${INDENT[Math.min(piece.depth, 3)]}`}
          >
            {/* A div, because a paragraph cannot hold the cards of references. */}
            <div id={own.index === undefined ? undefined : paragraphId(own.index)} className="scroll-mt-24">
              {piece.label === '' ? null : (
                <Link
                  to="."
                  hash={piece.path}
                  className={`text-inherit no-underline hover:underline ${piece.label.startsWith('(') ? '' : 'italic'}`}
                >
                  {piece.label}
                </Link>
              )}{' '}
              <Text act={act} piece={piece} printed={printed} shown={own} onNote={onNote} />{' '}
              <button
                type="button"
                aria-label={t(messages.copyCite, { cite: piece.cite })}
                title={piece.cite}
                className="inline-flex size-6 items-center justify-center rounded-control align-text-bottom text-ink-faint hover:text-accent print:hidden"
                onClick={() => void copyText(piece.cite)}
              >
                <Copy aria-hidden className="size-3.5" />
              </button>
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** Changes of States, each under the name of its State. */
export function StateAmendments({ states }: Pick<PrintedSection, 'states'>) {
  if (states.length === 0) return null;
  return (
    <section className="rounded-panel border border-line bg-surface p-4">
      <h2 className="text-16 font-semibold">{t(messages.states)}</h2>
      <p className="mb-2 text-13 text-ink-soft">{t(messages.statesNote)}</p>
      {withKeys(states, ({ state }) => state).map(({ key, item }) => (
        <section key={key} className="border-t border-line py-2">
          <h3 className="text-ui font-semibold">{item.state || t(messages.stateUnnamed)}</h3>
          {withKeys(item.paragraphs, (words) => words).map(({ key: at, item: words }) => (
            <p key={at} className="font-serif text-16">
              {words}
            </p>
          ))}
        </section>
      ))}
    </section>
  );
}

/** Footnotes of amendments with the words to which they belong. */
export function AmendmentNotes({ notes }: Pick<PrintedSection, 'notes'>) {
  if (notes.length === 0) return null;
  const keyed = notes.map((note, at) => ({ ...note, key: `${at} ${note.mark}` }));
  return (
    <section>
      <h2 className="mb-2 text-16 font-semibold">{t(messages.notes)}</h2>
      <ol className="flex flex-col gap-1 text-13 text-ink-soft">
        {keyed.map(({ key, mark, text, words, from }) => (
          <li key={key}>
            <sup>{mark}</sup> {text}
            {words === undefined ? null : <q className="ml-1 font-serif">{words.slice(0, 160)}</q>}
            {from === undefined ? null : (
              <span className="ml-1">{t(messages.from, { day: shortDate(from) })}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Neighbours({ act, printed: { before, after } }: { act: string; printed: PrintedSection }) {
  return (
    <nav className="flex flex-wrap justify-between gap-3 text-ui print:hidden">
      {before ? (
        <Link
          to="/home/acts/$act/$section"
          params={{ act, section: before.number }}
          className="text-link"
          title={before.title}
        >
          {t(messages.before, { number: shownNumber(before.number) })}
        </Link>
      ) : null}
      {after ? (
        <Link
          to="/home/acts/$act/$section"
          params={{ act, section: after.number }}
          className="ml-auto text-link"
          title={after.title}
        >
          {t(messages.after, { number: shownNumber(after.number) })}
        </Link>
      ) : null}
    </nav>
  );
}
