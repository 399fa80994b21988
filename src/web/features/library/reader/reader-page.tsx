import './reader-print.css';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from '@tanstack/react-router';
import { CornerDownRight } from 'lucide-react';
import { type CSSProperties, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { messages as arrivalMessages } from '#shared/messages/en/library/parts.ts';
import { messages } from '#shared/messages/en/library/reader.ts';
import { t } from '#shared/messages/translate.ts';
import { useOpened } from '#web/data/device/last-opened.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { cx, WIDE } from '#web/ui/primitives/class-names.ts';
import { PageTitle } from '#web/ui/primitives/page.tsx';
import { useMedia } from '#web/ui/primitives/use-media.ts';
import { RememberedCase } from '../cases/remembered-case.tsx';
import { shownTitle } from '../format.ts';
import { useNoteLayer } from '../notes/note-layer.tsx';
import { documentQuery } from '../queries.ts';
import { readerUrl } from '../search/search-url.ts';
import { LEFT_OUT_ID, LeftOut } from './left-out.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { BackLink, ReaderActions, ReaderHead } from './reader-head.tsx';
import { ReaderInfo } from './reader-info.tsx';
import { ReaderRail } from './reader-rail.tsx';
import { MEASURE, useReaderSettings } from './reader-settings.ts';
import { Missing, ReaderSkeleton } from './reader-states.tsx';
import { placesOf } from './reader-steps.ts';
import { ReaderText } from './reader-text.tsx';
import { type ReaderFinding, useReaderFinding } from './use-reader-finding.ts';
import { useReadingPlace } from './use-reading-place.ts';

function sentenceOf({ said, number = '' }: ReaderFinding['arrival']): string {
  if (said === 'moved') return t(arrivalMessages.placeMoved);
  return said === 'gone' ? t(arrivalMessages.placeGone) : t(arrivalMessages.numberGone, { number });
}

/** Says that a link leads to another place than the one it names, or to none. */
function Arrival({ arrival }: Pick<ReaderFinding, 'arrival'>) {
  if (!arrival.said) return null;
  return (
    <p
      role="status"
      data-print="none"
      className="mb-6 flex items-start gap-2 rounded-panel bg-caution-wash px-3 py-2 font-sans text-ui text-caution"
    >
      <CornerDownRight aria-hidden className="mt-0.5 size-4 shrink-0" />
      {sentenceOf(arrival)}
    </p>
  );
}

/** A text with more characters is longer than a window, so the rail shows the place in it. */
const RAIL_FROM = 2500;

/** Keeps the judgment and the paragraph that is read, to go on there. */
function useStoppedAt({ id, metadata }: LibraryDocumentBody, index: number | undefined): void {
  const url = `/home/library/${encodeURIComponent(id)}`;
  useOpened('judgment', index === undefined ? url : `${url}?at=${index}`, shownTitle(metadata));
}

type ViewProps = Omit<ReaderPageProps, 'id'> & { body: LibraryDocumentBody };

function ReaderView({ body, q, at, number, note }: ViewProps) {
  const wide = useMedia(WIDE);
  const article = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const place = useReadingPlace(article, text);
  useStoppedAt(body, place.index ?? at);
  const [info, setInfo] = useState(false);
  const [leftOut, setLeftOut] = useState(false);
  const showLeftOut = () => {
    setLeftOut(true);
    requestAnimationFrame(() => document.getElementById(LEFT_OUT_ID)?.scrollIntoView());
  };
  const { settings, change } = useReaderSettings();
  const finding = useReaderFinding(body, { q, at, number });
  const notes = useNoteLayer({ body, container: text, note });
  const places = useMemo(() => placesOf(body.paragraphs, finding.steps), [body, finding.steps]);
  const long = useMemo(
    () => body.paragraphs.reduce((sum, { text }) => sum + text.length, 0) > RAIL_FROM,
    [body],
  );
  const actions = {
    body,
    highlighted: finding.marks.size > 0 || notes.marks.size > 0,
    onLeftOut: showLeftOut,
  };
  const style = {
    '--reading-size': `${Number(settings.size) / 16}rem`,
    '--reading-measure': MEASURE[settings.width],
  } as CSSProperties;
  return (
    <>
      <ReaderBar
        finding={finding}
        document={body}
        place={place}
        settings={settings}
        onSettings={change}
        onNote={notes.write}
        onInfo={wide ? undefined : () => setInfo(true)}
        back={<BackLink q={q} short />}
        actions={<ReaderActions {...actions} />}
      />
      <div className="grid gap-x-8 pt-2 md:pt-6 lg:grid-cols-[minmax(0,1fr)_auto_20rem] xl:grid-cols-[minmax(0,1fr)_auto_23rem]">
        <article ref={article} className="reading mx-auto w-full md:pl-16" style={style}>
          <ReaderHead {...actions} />
          <Arrival arrival={finding.arrival} />
          {notes.lost}
          <div ref={text}>
            <ReaderText body={body} finding={finding} notes={notes.marks} onNote={notes.open} />
          </div>
          <LeftOut lines={body.left_out} open={leftOut} onOpen={setLeftOut} />
        </article>
        {long ? (
          <ReaderRail
            text={text}
            places={places}
            steps={finding.steps}
            current={finding.current}
            onStep={finding.goTo}
          />
        ) : (
          <span />
        )}
        {wide ? (
          <aside
            aria-label={t(messages.caseInformation)}
            data-print="none"
            className="sticky top-32 max-h-[calc(100dvh-9.5rem)] self-start overflow-y-auto rounded-panel border border-line bg-surface p-4"
          >
            <ReaderInfo body={body} />
          </aside>
        ) : (
          <Dialog open={info} onOpenChange={setInfo} title={t(messages.caseInformation)}>
            <ReaderInfo body={body} onGo={() => setInfo(false)} />
          </Dialog>
        )}
      </div>
      {notes.layer}
    </>
  );
}

export type ReaderPageProps = {
  id: string;
  q: string;
  at: number | undefined;
  /** The number that the paragraph to open at had. */
  number?: string | undefined;
  /** The id of a note to open at. */
  note: string | undefined;
};

/** The reader of one library document. A section of an act is read on its own page. */
export function ReaderPage({ id, q, at, number, note }: ReaderPageProps) {
  const { data, error, refetch } = useQuery(documentQuery(id, q));
  // A judgment takes long to draw: drawing it pauses for what the user does meanwhile.
  const drawn = useDeferredValue(data) === data ? data : undefined;
  const search = useLocation({ select: (location) => location.search });
  if (data?.section)
    return (
      <Navigate
        to="/home/acts/$act/$section"
        params={{ act: data.section.act, section: data.section.number }}
        search={readerUrl(search)}
        replace
      />
    );
  return (
    <div className="mx-auto w-full max-w-wide px-4 pb-24 md:px-6 md:pt-2">
      <PageTitle>{data ? shownTitle(data.metadata) : t(messages.document)}</PageTitle>
      <div data-print="none">
        <div className={cx(drawn && 'max-md:hidden')}>
          <BackLink q={q} />
        </div>
        <RememberedCase />
      </div>
      {drawn ? (
        <ReaderView key={`${id} ${q}`} body={drawn} q={q} at={at} number={number} note={note} />
      ) : null}
      {!data && error ? <Missing level={1} error={error} retry={() => void refetch()} /> : null}
      {!drawn && (data || !error) ? <ReaderSkeleton /> : null}
    </div>
  );
}
