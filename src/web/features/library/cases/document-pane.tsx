import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { type CSSProperties, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { messages as search } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { buttonClass } from '#web/ui/primitives/button.tsx';
import { JudgmentStanding } from '../citator/standing-line.tsx';
import { SampleBadge, SummaryBadge } from '../document-badges.tsx';
import { shownTitle } from '../format.ts';
import { useNoteLayer } from '../notes/note-layer.tsx';
import { documentQuery } from '../queries.ts';
import { FindBox, Stepper } from '../reader/reader-bar.tsx';
import { MEASURE, useReaderSettings } from '../reader/reader-settings.ts';
import { Missing, ReaderSkeleton } from '../reader/reader-states.tsx';
import { ReaderText } from '../reader/reader-text.tsx';
import { useReaderFinding } from '../reader/use-reader-finding.ts';
import { ByLine } from '../search/results/by-line.tsx';

type Place = {
  /** Words to find. */
  find: string;
  /** The paragraph to open at, from 0. */
  at: number | undefined;
};
const KEYS = { n: 1, p: -1 } as const;

type ViewProps = { body: LibraryDocumentBody; place: Place; bar: HTMLElement };

function Head({ id, metadata }: Pick<LibraryDocumentBody, 'id' | 'metadata'>) {
  return (
    <div className="flex flex-col gap-2 pb-6">
      <h3
        lang={languageOfText(shownTitle(metadata))}
        className="font-serif text-22 leading-tight font-semibold text-balance"
      >
        {shownTitle(metadata)}
      </h3>
      <ByLine metadata={metadata} />
      {metadata.type === 'judgment' ? <JudgmentStanding id={id} /> : null}
      {metadata.sample || metadata.summary ? (
        <p className="flex flex-wrap gap-2 font-sans">
          {metadata.sample ? <SampleBadge /> : null}
          {metadata.summary ? <SummaryBadge /> : null}
        </p>
      ) : null}
      <p className="font-sans">
        <Link to="/home/library/$id" params={{ id }} className={buttonClass('secondary')}>
          <BookOpen aria-hidden />
          {t(search.openInReader)}
        </Link>
      </p>
    </div>
  );
}

function View({ body, place, bar }: ViewProps) {
  const { settings } = useReaderSettings();
  // `j` and `k` move through the list beside it.
  const finding = useReaderFinding(body, { q: place.find, at: place.at }, KEYS);
  const text = useRef<HTMLDivElement>(null);
  const notes = useNoteLayer({ body, container: text });
  const style = {
    '--reading-size': `${Number(settings.size) / 16}rem`,
    '--reading-measure': MEASURE[settings.width],
  } as CSSProperties;
  return (
    <>
      {createPortal(
        <div className="flex items-center gap-1 border-t border-line px-2 py-1 lg:pl-4">
          <FindBox finding={finding} open onClose={() => undefined} />
          <div className="ml-auto flex items-center gap-1">
            <Stepper finding={finding} />
          </div>
        </div>,
        bar,
      )}
      <article className="reading mx-auto w-full p-4 md:py-6 md:pr-6 md:pl-20" style={style}>
        <Head {...body} />
        {notes.lost}
        <div ref={text}>
          <ReaderText body={body} finding={finding} notes={notes.marks} onNote={notes.open} />
        </div>
      </article>
      {notes.layer}
    </>
  );
}

/** A library document beside a list: its text with found words and links. `bar`: where its controls are shown. */
export function DocumentPane({ id, place, bar }: { id: string; place: Place; bar: HTMLElement | null }) {
  const { data, error, refetch } = useQuery(documentQuery(id, place.find));
  if (error && !data) return <Missing level={2} error={error} retry={() => void refetch()} className="m-4" />;
  if (!data || !bar) return <ReaderSkeleton />;
  return <View key={`${id} ${place.find}`} body={data} place={place} bar={bar} />;
}
