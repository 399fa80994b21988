import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/reader.ts';
import { t } from '#shared/messages/translate.ts';
import './reader-print.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileQuestionMark } from 'lucide-react';
import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { ApiError, sentence } from '#web/data/api.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { copyText } from '#web/ui/primitives/copy-text.ts';
import { PageTitle } from '#web/ui/primitives/page.tsx';
import { pinpoint } from '../pinpoint.ts';
import { documentQuery } from '../queries.ts';
import { useMedia, WIDE } from '../use-media.ts';
import { ReaderBar } from './reader-bar.tsx';
import { BackLink, ReaderHead } from './reader-head.tsx';
import { ReaderInfo } from './reader-info.tsx';
import { paragraphId, ReaderParagraph } from './reader-paragraph.tsx';
import { ReaderRail } from './reader-rail.tsx';
import { MEASURE, useReaderSettings } from './reader-settings.ts';
import { placesOf } from './reader-steps.ts';
import { type ReaderFinding, useReaderFinding } from './use-reader-finding.ts';
import { useReadingPlace } from './use-reading-place.ts';

const NO_MARKS: readonly never[] = [];
/** A text with more characters is longer than a window, so the rail shows the place in it. */
const RAIL_FROM = 2500;

/** Links by paragraph, the same lists on every render. */
function useLinks(links: LibraryDocumentBody['links']) {
  return useMemo(() => {
    const byParagraph = new Map<number, typeof links>();
    for (const link of links)
      byParagraph.set(link.paragraph, [...(byParagraph.get(link.paragraph) ?? []), link]);
    return byParagraph;
  }, [links]);
}

function Text({ body, finding }: { body: LibraryDocumentBody; finding: ReaderFinding }) {
  const links = useLinks(body.links);
  const copy = useCallback((number: string) => void copyText(pinpoint(body.metadata, number)), [body]);
  const step = finding.current === undefined ? undefined : finding.steps[finding.current];
  return body.paragraphs.map((paragraph, index) => (
    <ReaderParagraph
      key={paragraphId(index)}
      index={index}
      paragraph={paragraph}
      marks={finding.marks.get(index) ?? NO_MARKS}
      links={links.get(index) ?? NO_MARKS}
      current={step?.paragraph === index ? step.start : undefined}
      onCopy={copy}
    />
  ));
}

type ViewProps = { body: LibraryDocumentBody; q: string; at: number | undefined };

function ReaderView({ body, q, at }: ViewProps) {
  const wide = useMedia(WIDE);
  const article = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const place = useReadingPlace(article, text, body.paragraphs);
  const [info, setInfo] = useState(false);
  const { settings, change } = useReaderSettings();
  const finding = useReaderFinding(body, q, at);
  const places = useMemo(() => placesOf(body.paragraphs, finding.steps), [body, finding.steps]);
  const long = useMemo(
    () => body.paragraphs.reduce((sum, { text }) => sum + text.length, 0) > RAIL_FROM,
    [body],
  );
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
        onInfo={wide ? undefined : () => setInfo(true)}
      />
      <div className="grid gap-x-8 pt-6 lg:grid-cols-[minmax(0,1fr)_auto_20rem] xl:grid-cols-[minmax(0,1fr)_auto_23rem]">
        <article ref={article} className="reading mx-auto w-full md:pl-16" style={style}>
          <ReaderHead id={body.id} metadata={body.metadata} />
          <div ref={text}>
            <Text body={body} finding={finding} />
          </div>
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
            <ReaderInfo body={body} />
          </Dialog>
        )}
      </div>
    </>
  );
}

function ReaderSkeleton() {
  return (
    <Loading
      label={t(messages.loadingDocument)}
      className="mx-auto flex w-full max-w-[42rem] flex-col gap-4 pt-6"
    >
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-10 w-4/5" />
      <Skeleton className="h-9 w-full" />
      {[1, 2, 3].map((paragraph) => (
        <Skeleton key={paragraph} className="h-36 w-full" />
      ))}
    </Loading>
  );
}

function Missing({ error, retry }: { error: Error; retry: () => void }) {
  if (!(error instanceof ApiError) || error.status !== 404)
    return (
      <ErrorState
        title={t(messages.documentNotOpened)}
        message={sentence(error)}
        onRetry={retry}
        className="mt-6"
      />
    );
  return (
    <>
      <h1 className="sr-only">{t(messages.document)}</h1>
      <EmptyState
        className="mt-6"
        icon={<FileQuestionMark aria-hidden />}
        title={t(messages.notInLibrary)}
        action={
          <Button asChild variant="primary">
            <Link to="/home/search">{t(common.searchTheLibrary)}</Link>
          </Button>
        }
      >
        {t(messages.notInLibraryHint)}
      </EmptyState>
    </>
  );
}

export type ReaderPageProps = { id: string; q: string; at: number | undefined };

/** The reader of one library document. */
export function ReaderPage({ id, q, at }: ReaderPageProps) {
  const { data, error, refetch } = useQuery(documentQuery(id, q));
  return (
    <div className="mx-auto w-full max-w-wide px-4 pt-2 pb-24 md:px-6">
      <PageTitle>{data?.metadata.title ?? t(messages.document)}</PageTitle>
      <div data-print="none">
        <BackLink q={q} />
      </div>
      {data ? <ReaderView key={`${id} ${q}`} body={data} q={q} at={at} /> : null}
      {!data && error ? <Missing error={error} retry={() => void refetch()} /> : null}
      {!data && !error ? <ReaderSkeleton /> : null}
    </div>
  );
}
