import { useMemo } from 'react';
import {
  provisionName,
  provisionSentences,
  provisionStatus,
  worstFinding,
} from '#shared/checks/finding-sentences.ts';
import {
  type MarginNote,
  type MarkedParagraph,
  type MarkedPiece,
  markedParagraphs,
} from '#shared/checks/marked-text.ts';
import type { CheckReport } from '#shared/contracts/checks/checks.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { withKeys } from '#web/ui/lists/with-keys.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { CitationBadges, CitationFacts } from './citation-finding.tsx';

/** A paragraph far from the window is not laid out: a text may have thousands. */
const LAZY =
  '[contain-intrinsic-block-size:auto_8rem] [content-visibility:auto] print:[content-visibility:visible]';

const MARKS = {
  bad: 'bg-bad-wash text-bad',
  caution: 'bg-caution-wash text-caution',
  good: 'bg-good-wash text-good',
  quiet: 'bg-wash text-ink',
} as const;

const toneOf = ({ citation }: MarginNote) => (citation ? worstFinding(citation).tone : 'caution');

type PieceProps = { piece: MarkedPiece; notes: ReadonlyMap<number, MarginNote> };

/** A stretch of the text; a marked one is followed by the number of its finding. */
function Piece({ piece: { text, n, first }, notes }: PieceProps) {
  const note = n === undefined ? undefined : notes.get(n);
  if (!note) return text;
  return (
    <>
      <mark className={`rounded-sm ${MARKS[toneOf(note)]}`}>{text}</mark>
      {first ? <sup className="ml-px font-sans text-12 font-medium tabular-nums">{n}</sup> : null}
    </>
  );
}

function Note({ note: { n, citation, provision }, date }: { note: MarginNote; date: string | undefined }) {
  return (
    <li className="flex gap-2 border-l-2 border-line pl-2">
      <span className="pt-0.5 font-medium tabular-nums">{n}</span>
      {citation ? (
        <div className="flex min-w-0 flex-col gap-1">
          <CitationBadges one={citation} />
          <CitationFacts one={citation} />
        </div>
      ) : null}
      {provision ? (
        <div className="flex min-w-0 flex-col gap-1">
          <p lang={languageOfText(provisionName(provision))} className="font-medium">
            {provisionName(provision)}
          </p>
          <p>
            <Badge tone={provision.status === 'act_not_in_library' ? 'quiet' : 'caution'}>
              {provisionStatus(provision)}
            </Badge>
          </p>
          {provisionSentences(provision, date).map((fact) => (
            <p key={fact} className="text-ink-soft">
              {fact}
            </p>
          ))}
        </div>
      ) : null}
    </li>
  );
}

type RowProps = { paragraph: MarkedParagraph; notes: PieceProps['notes']; date: string | undefined };

/** One paragraph with its findings: beside it at a desk, below it on a phone. */
function Row({ paragraph: { pieces, notes: own }, notes, date }: RowProps) {
  const text = pieces.map((piece) => piece.text).join('');
  return (
    <div className={`grid gap-x-8 gap-y-2 md:grid-cols-[minmax(0,1fr)_19rem] ${LAZY}`}>
      <p
        lang={languageOfText(text)}
        className="font-serif text-16 leading-7 whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {withKeys(pieces, (piece) => piece.text).map(({ key, item }) => (
          <Piece key={key} piece={item} notes={notes} />
        ))}
      </p>
      {own.length === 0 ? null : (
        <ul className="flex flex-col gap-3 pb-2 text-13">
          {own.map((note) => (
            <Note key={note.n} note={note} date={date} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The checked document, each citation and each provision that differs marked, with the finding in the margin. */
export function MarkedDocument({ report, text }: { report: CheckReport; text: string }) {
  const paragraphs = useMemo(() => markedParagraphs(text, report), [text, report]);
  const notes = useMemo(
    () => new Map(paragraphs.flatMap((one) => one.notes.map((note) => [note.n, note] as const))),
    [paragraphs],
  );
  return (
    <section
      aria-label={t(messages.markedDocument)}
      className="flex flex-col gap-4 rounded-panel border border-line bg-surface p-4 md:p-6"
    >
      {paragraphs.map((paragraph) => (
        <Row key={paragraph.start} paragraph={paragraph} notes={notes} date={report.date} />
      ))}
    </section>
  );
}
