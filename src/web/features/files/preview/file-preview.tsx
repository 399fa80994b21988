import './full-screen.css';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { TextState } from '#shared/contracts/file-pages.ts';
import { type CaseFile, isPhonePhoto } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { fileSize } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { shownName } from '#web/data/file-name.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { dateTime } from '#web/ui/time/dates.ts';
import { downloadFile } from '../download.ts';
import { previewOf } from '../file-kinds.ts';
import { type FileAction, FileMenu } from '../file-list.tsx';
import { categoryName, missingOf } from '../file-order.ts';
import { CategorySelect, ReadingState } from '../file-tools.tsx';
import { FolderField } from '../folder-field.tsx';
import type { OpenAt } from '../pdf/pdf-pages.tsx';
import type { Span } from '../pdf/pdf-text.ts';
import { fileBytes, photoAddress, signedAddress } from '../queries.ts';
import { ReadingActions } from '../reading-actions.tsx';
import { decodeTextFile } from './decode-text-file.ts';
import { FileText } from './file-text.tsx';
import { type DocumentView, LibraryDocument } from './library-document.tsx';
import { MissingFile, PreviewFailed, PreviewWaiting } from './preview-states.tsx';
import { RotatedImage } from './rotated-image.tsx';
import { shownText } from './text-position.ts';
import { WithTrackedChanges } from './tracked-changes.tsx';

/**
 * Shows one element alone: it has the class `full-screen`, and `full-screen.css` hides the rest of the page while
 * `<html>` is marked. The window's own full screen is used where the browser has it. Escape ends it.
 */
function useFullScreen() {
  const [full, setFull] = useState(false);
  useEffect(() => {
    if (!full) return;
    const root = document.documentElement;
    root.dataset.fullScreen = '';
    root
      .requestFullscreen?.()
      .catch((error: unknown) => console.debug('The browser keeps its own bars', error));
    const onChange = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFull(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      document.removeEventListener('keydown', onKeyDown);
      delete root.dataset.fullScreen;
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [full]);
  return [full, setFull] as const;
}

type MarkedTextProps = {
  text: string;
  marks: readonly Span[];
  /** The position at which the text opens; undefined for no scrolling. */
  here: number | undefined;
};

/** A text with its found words marked; it scrolls to the position at which it opens. */
function MarkedText({ text, marks, here }: MarkedTextProps) {
  const place = useRef<HTMLElement>(null);
  // Another hit in the same file has other marks.
  useEffect(() => {
    if (marks && here !== undefined) place.current?.scrollIntoView({ block: 'center' });
  }, [marks, here]);
  const pieces: ReactNode[] = [];
  let at = 0;
  if (here !== undefined && !marks.some(({ start }) => start === here)) {
    pieces.push(text.slice(0, here), <span key="here" ref={place} />);
    at = here;
  }
  for (const { start, end } of marks) {
    if (start < at) continue;
    const current = start === here;
    pieces.push(
      text.slice(at, start),
      <mark key={start} {...(current ? { ref: place, 'data-current': true } : {})}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return [...pieces, text.slice(at)];
}

const PdfPages = lazy(async () => ({ default: (await import('../pdf/pdf-pages.tsx')).PdfPages }));

function ImagePreview({ file }: { file: CaseFile }) {
  // A signed URL expires after an hour; a page left open longer asks for a new one.
  const { data, error, refetch } = useQuery({
    queryKey: ['case-file-address', file.file_path],
    queryFn: () => (isPhonePhoto(file.file_path) ? photoAddress(file.id) : signedAddress(file.file_path)),
    staleTime: 50 * 60_000,
  });
  const [refused, setRefused] = useState(false);
  const again = () => {
    setRefused(false);
    void refetch();
  };
  if ((error && !data) || refused) return <PreviewFailed onRetry={again} />;
  if (!data) return <PreviewWaiting />;
  const onError = () => setRefused(true);
  const turn = file.page_rotations?.['1'] ?? 0;
  if (turn !== 0) return <RotatedImage src={data} alt={shownName(file)} turn={turn} onError={onError} />;
  return (
    <img
      src={data}
      alt={shownName(file)}
      onError={onError}
      className="mx-auto max-h-[80dvh] max-w-full p-4"
    />
  );
}

/** States in which a file has no text to show. */
const WITHOUT_TEXT: ReadonlySet<TextState> = new Set(['none', 'unreadable', 'cancelled']);

const CUT = { end: messages.cutAtEnd, both: messages.cutAtBothEnds } as const;

function TextPreview({ file, at }: { file: CaseFile; at: OpenAt }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['case-file-text', file.file_path],
    queryFn: async ({ signal }) => decodeTextFile(await fileBytes(file.file_path, signal), file.file_path),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  const shown = useMemo(() => data && shownText(data, at), [data, at]);
  if (error && !data) return <PreviewFailed onRetry={() => void refetch()} />;
  if (!shown) return <PreviewWaiting />;
  return (
    <>
      <pre className="p-4 font-sans text-ui [overflow-wrap:anywhere] whitespace-pre-wrap">
        <MarkedText {...shown} />
      </pre>
      {shown.cut ? (
        <p className="border-t border-line px-4 py-3 text-13 text-ink-soft">{t(CUT[shown.cut])}</p>
      ) : null}
    </>
  );
}

type BodyProps = Pick<Props, 'file' | 'at' | 'view'> & {
  bar: HTMLElement | null;
  full: boolean;
  onFull: (full: boolean) => void;
};

function Body({ file, at, view, bar, full, onFull }: BodyProps): ReactNode {
  if (missingOf(file) === 'file') return <MissingFile />;
  const download = (
    <Button onClick={() => void downloadFile(file)}>
      <Download aria-hidden />
      {t(messages.download)}
    </Button>
  );
  switch (previewOf(file)) {
    case 'pdf':
      return (
        <Suspense fallback={<PreviewWaiting />}>
          <PdfPages file={file} at={at} bar={bar} full={full} onFull={onFull} />
        </Suspense>
      );
    case 'image':
      return <ImagePreview file={file} />;
    case 'text':
      return <TextPreview file={file} at={at} />;
    case 'library':
      return <LibraryDocument file={file} at={at} view={view} bar={bar} />;
    case 'unsupported':
      return (
        <EmptyState className="m-4" title={t(messages.unsupportedStorage)}>
          {t(messages.unsupportedProvider, { provider: file.storage_provider })}
        </EmptyState>
      );
    case 'none': {
      const none = <EmptyState className="m-4" title={t(messages.noPreview)} action={download} />;
      if (WITHOUT_TEXT.has(file.text_state)) return none;
      return (
        // A page or words that were searched for are in the text.
        <WithTrackedChanges file={file} first={at.find === undefined && at.page === undefined}>
          <FileText file={file} at={at} none={none} />
        </WithTrackedChanges>
      );
    }
  }
}

function SizeAndTime({ file }: { file: CaseFile }) {
  const tags = { when: () => dateTime(file.uploaded_at) };
  return file.file_size === null ? (
    <Rich message={messages.added} tags={tags} />
  ) : (
    <Rich message={messages.sizeAndAdded} values={{ size: fileSize(file.file_size) }} tags={tags} />
  );
}

type Props = {
  file: CaseFile;
  at: OpenAt;
  /** Shows a document of the library. */
  view: DocumentView;
  onClose: () => void;
  onAction: (action: FileAction) => void;
};

/** One file beside the list, or instead of it in a narrow window. */
export function FilePreview({ file, at, view, onClose, onAction }: Props) {
  const stored = previewOf(file) !== 'unsupported' && missingOf(file) === undefined;
  const name = shownName(file);
  const { edits, changesFile } = useCaseAccess();
  const section = useRef<HTMLElement>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [full, setFull] = useFullScreen();
  // Start at the top, even if the file before was scrolled down.
  useEffect(() => {
    if ((section.current?.getBoundingClientRect().top ?? 0) < 0) section.current?.scrollIntoView();
  }, []);
  return (
    <section
      ref={section}
      aria-label={t(messages.previewOf, { name })}
      className={cx(
        'min-w-0 scroll-mt-14 rounded-panel border border-line bg-surface',
        full && 'full-screen',
      )}
    >
      <div
        className={cx(
          'sticky z-10 rounded-t-panel border-b border-line bg-surface',
          full ? 'top-0' : 'top-14',
        )}
      >
        <header className={cx('flex items-center gap-1 py-2 pr-2 pl-2 lg:pl-4', full && 'hidden')}>
          <Button
            variant="quiet"
            size="icon"
            className="lg:hidden"
            aria-label={t(messages.backToFiles)}
            onClick={onClose}
          >
            <ArrowLeft aria-hidden />
          </Button>
          <div className="min-w-0 flex-1">
            <h2 className="text-ui font-semibold [overflow-wrap:anywhere]">{name}</h2>
            <p className="text-13 text-ink-soft tabular-nums">
              <SizeAndTime file={file} />
            </p>
          </div>
          {stored ? (
            <Button
              variant="quiet"
              size="icon"
              aria-label={t(messages.downloadNamed, { name })}
              onClick={() => void downloadFile(file)}
            >
              <Download aria-hidden />
            </Button>
          ) : null}
          <FileMenu file={file} onAction={onAction} />
          <Button
            variant="quiet"
            size="icon"
            className="max-lg:hidden"
            aria-label={t(messages.closePreview)}
            onClick={onClose}
          >
            <X aria-hidden />
          </Button>
        </header>
        <div ref={setBar} />
      </div>
      <div
        className={cx(
          'flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2',
          full && 'hidden',
        )}
      >
        {changesFile(file) ? (
          <CategorySelect file={file} />
        ) : file.category ? (
          <Badge>{categoryName(file.category)}</Badge>
        ) : null}
        {changesFile(file) ? <FolderField file={file} /> : null}
        <ReadingState file={file} />
        {edits ? <ReadingActions file={file} /> : null}
      </div>
      <Body file={file} at={at} view={view} bar={bar} full={full} onFull={setFull} />
    </section>
  );
}
