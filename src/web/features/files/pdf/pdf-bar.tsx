import { ChevronDown, ChevronUp, Maximize2, Minimize2, Minus, Plus, Search, X } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';

function PageField({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  const go = () => {
    const wanted = Math.min(pages, Math.max(1, Math.round(Number(typed))));
    if (Number.isFinite(wanted)) onPage(wanted);
    setTyped(String(Number.isFinite(wanted) ? wanted : page));
  };
  return (
    <form
      className="flex items-center gap-2 text-ui text-ink-soft tabular-nums"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <span aria-hidden className="max-sm:hidden">
        {t(messages.page)}
      </span>
      <div className="w-14 max-sm:w-12">
        {' '}
        <Input
          value={typed}
          inputMode="numeric"
          aria-label={t(messages.pageField, { pages })}
          className="px-1 text-center"
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(String(page))}
        />
      </div>
      <span aria-hidden className="whitespace-nowrap">
        {t(messages.ofPages, { pages })}
      </span>
    </form>
  );
}

type BarProps = {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Zoom in percent of the printed size. */
  percent: number;
  /** The page cannot be made smaller. */
  smallest: boolean;
  fits: boolean;
  onZoom: (step: 1 | -1 | 'fit') => void;
  full: boolean;
  onFull: (full: boolean) => void;
  finding: boolean;
  onFind: () => void;
};

export function PdfBar(props: BarProps) {
  const { page, pages, onPage, percent, smallest, fits, onZoom, full, onFull, finding, onFind } = props;
  const Corners = full ? Minimize2 : Maximize2;
  return (
    <div role="toolbar" aria-label={t(messages.pages)} className="flex items-center gap-x-1">
      <PageField page={page} pages={pages} onPage={onPage} />
      <div className="ml-auto flex items-center sm:gap-1">
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(messages.zoomOut)}
          disabled={smallest}
          onClick={() => onZoom(-1)}
        >
          <Minus aria-hidden />
        </Button>
        <Button
          variant="quiet"
          className="px-1 tabular-nums max-sm:hidden"
          aria-label={t(messages.fitWidth, { percent: Math.round(percent) })}
          aria-pressed={fits}
          onClick={() => onZoom('fit')}
        >
          {t(messages.zoom, { percent: Math.round(percent) })}
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(messages.zoomIn)}
          disabled={percent >= 300}
          onClick={() => onZoom(1)}
        >
          <Plus aria-hidden />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(messages.findInFile)}
          aria-expanded={finding}
          onClick={onFind}
        >
          <Search aria-hidden />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(full ? messages.leaveFullScreen : messages.fullScreen)}
          aria-pressed={full}
          onClick={() => onFull(!full)}
        >
          <Corners aria-hidden />
        </Button>
      </div>
    </div>
  );
}

type FindProps = {
  box: RefObject<HTMLInputElement | null>;
  words: string;
  onWords: (words: string) => void;
  /** `3 of 11`, or why there are no matches. */
  status: string;
  some: boolean;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
};

export function PdfFindBar({ box, words, onWords, status, some, onStep, onClose }: FindProps) {
  return (
    <search className="mt-1 flex items-center gap-1">
      <Input
        ref={box}
        type="search"
        aria-label={t(messages.findInFile)}
        placeholder={t(messages.findInFile)}
        className="min-w-0 flex-1 basis-24"
        value={words}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
          else if (event.key === 'Escape') onClose();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <p role="status" className="px-1 text-center text-13 md:min-w-20 text-ink-soft tabular-nums">
        {status}
      </p>
      <div className="ml-auto flex">
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(messages.previousMatch)}
          disabled={!some}
          onClick={() => onStep(-1)}
        >
          <ChevronUp aria-hidden />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(messages.nextMatch)}
          disabled={!some}
          onClick={() => onStep(1)}
        >
          <ChevronDown aria-hidden />
        </Button>
        <Button variant="quiet" size="icon" aria-label={t(messages.closeFind)} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
    </search>
  );
}
