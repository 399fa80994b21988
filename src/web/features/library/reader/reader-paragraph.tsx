import { Fragment, memo } from 'react';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { messages as parts } from '#shared/messages/en/library/parts.ts';
import { messages } from '#shared/messages/en/library/reader.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { cx } from '#web/ui/primitives/class-names.ts';
import { CitationLink } from '../citation-link.tsx';
import { NoteButtons, NotedPieces } from '../notes/noted-pieces.tsx';
import { type NoteSpan, type Span, segmentsOf, withNotes } from '../segments.ts';

type CitedLink = LibraryDocumentBody['links'][number];

export type ReaderParagraphProps = {
  paragraph: LibraryDocumentBody['paragraphs'][number];
  index: number;
  /** True where its number is shown and leads to a pinpoint: not in a headnote. */
  numbered: boolean;
  marks: readonly Span[];
  links: readonly CitedLink[];
  /** The passages in it that notes are about. */
  notes: readonly NoteSpan[];
  /** The start of the current passage; undefined in every other paragraph. */
  current: number | undefined;
  /** The reader was opened at this paragraph. */
  opened: boolean;
  /** The page of the report that the copy prints, where the paragraph is the first that begins on it. */
  page?: string | undefined;
  onCopy: (index: number) => void;
  onNote: (id: string) => void;
};

export const paragraphId = (index: number) => `paragraph-${index + 1}`;

/** Off-screen paragraphs are not laid out, so that a judgment of a thousand paragraphs opens fast. */
const LAZY =
  '[contain-intrinsic-block-size:auto_14rem] [content-visibility:auto] print:[content-visibility:visible]';

function Words({
  paragraph,
  marks,
  links,
  notes,
  current,
  onNote,
}: Omit<ReaderParagraphProps, 'index' | 'numbered' | 'opened' | 'page' | 'onCopy'>) {
  return segmentsOf(paragraph.text, marks, links).map(({ link, pieces, start }) => {
    const words = notes.length === 0 ? pieces : withNotes(pieces, notes);
    const shown = <NotedPieces pieces={words} current={current} onNote={link ? undefined : onNote} />;
    if (!link) return <Fragment key={start}>{shown}</Fragment>;
    return (
      <Fragment key={start}>
        <CitationLink link={link}>{shown}</CitationLink>
        <NoteButtons notes={words.flatMap(({ ends = [] }) => ends)} onNote={onNote} />
      </Fragment>
    );
  });
}

function PinpointButton({ number, onCopy }: { number: string; onCopy: () => void }) {
  return (
    <button
      type="button"
      data-pinpoint
      aria-label={t(messages.copyPinpointOf, { number })}
      title={t(messages.copyPinpoint)}
      onClick={onCopy}
      className="-ml-2 min-h-11 min-w-11 rounded-control px-2 text-left font-sans text-13 text-ink-faint tabular-nums transition-colors hover:bg-wash hover:text-ink md:absolute md:-left-15 md:ml-0 md:min-h-7.5 md:w-13 md:text-right"
    >
      {number}
    </button>
  );
}

/** The mark of a footnote as printed, in front of its words. */
function FootnoteMark({ mark }: { mark: string }) {
  return (
    <span className="float-left mr-2 font-sans text-13 tabular-nums">
      <span aria-hidden>{mark}</span>
      <span className="sr-only">{t(parts.footnote, { mark })}</span>
    </span>
  );
}

/** One paragraph, its number in the margin. It renders again only when its own marks change. */
export const ReaderParagraph = memo(function ReaderParagraph(props: ReaderParagraphProps) {
  const { paragraph, index, numbered, current, opened, page, onCopy } = props;
  const words = <Words {...props} />;
  if (paragraph.heading)
    return (
      <h2
        id={paragraphId(index)}
        data-index={index}
        lang={languageOfText(paragraph.text)}
        className="mt-4 mb-3 scroll-mt-36 max-lg:scroll-mt-44 max-md:scroll-mt-28 font-semibold [overflow-wrap:anywhere] break-after-avoid first:mt-0"
      >
        {words}
      </h2>
    );
  return (
    <div
      id={paragraphId(index)}
      data-index={index}
      className={cx(
        LAZY,
        paragraph.footnote !== undefined && 'text-[0.88em] text-ink-soft',
        // The bar beside the current passage shows where the keyboard is.
        'relative scroll-mt-36 max-lg:scroll-mt-44 max-md:scroll-mt-28 rounded-control pb-5 outline-none md:-ml-16 md:pl-16',
        (opened || current !== undefined) &&
          'before:absolute before:top-0 before:bottom-5 before:left-0 before:w-0.5 before:bg-accent max-md:pl-3 md:before:left-2',
      )}
    >
      <div className={cx('relative', opened && 'rounded-control bg-wash')}>
        {paragraph.number === undefined || !numbered ? null : (
          <PinpointButton number={paragraph.number} onCopy={() => onCopy(index)} />
        )}
        {page === undefined ? null : (
          <span
            data-page
            className="float-right ml-3 font-sans print:hidden text-12 text-ink-soft tabular-nums"
          >
            {page}
          </span>
        )}
        {paragraph.footnote === undefined ? null : <FootnoteMark mark={paragraph.footnote} />}
        <p lang={languageOfText(paragraph.text)} className="whitespace-pre-line [overflow-wrap:anywhere]">
          {words}
        </p>
      </div>
    </div>
  );
});
