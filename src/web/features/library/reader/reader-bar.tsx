import { ALargeSmall, ChevronDown, ChevronUp, Ellipsis, Info, NotebookPen, Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { messages as notes } from '#shared/messages/en/library/notes.ts';
import { messages } from '#shared/messages/en/library/reader.ts';
import { t } from '#shared/messages/translate.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { useEscapeTwice } from '#web/ui/forms/use-escape-twice.ts';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { cx, WIDE } from '#web/ui/primitives/class-names.ts';
import { useMedia } from '#web/ui/primitives/use-media.ts';
import { pageMark, placeIn } from '../pinpoint.ts';
import { Segmented } from '../search/filters/segmented.tsx';
import { PlaceLine } from './place-line.tsx';
import { type ReaderSettings, SIZES, WIDTHS } from './reader-settings.ts';
import type { ReaderFinding } from './use-reader-finding.ts';
import type { ReadingPlace } from './use-reading-place.ts';

type SettingsProps = { settings: ReaderSettings; onSettings: (patch: Partial<ReaderSettings>) => void };

function TextSettings({ settings, onSettings }: SettingsProps) {
  return (
    <Popover
      label={t(messages.text)}
      align="end"
      className="p-4!"
      trigger={
        <Button variant="quiet" size="icon" aria-label={t(messages.textSizeAndWidth)}>
          <ALargeSmall aria-hidden />
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Segmented
          labelled
          label={t(messages.size)}
          value={settings.size}
          options={SIZES.map((size) => ({ value: size, label: size }))}
          onValue={(size) => onSettings({ size })}
        />
        <Segmented
          labelled
          label={t(messages.width)}
          value={settings.width}
          options={WIDTHS.map((width) => ({ value: width, label: t(messages[width]) }))}
          onValue={(width) => onSettings({ width })}
        />
      </div>
    </Popover>
  );
}

type Stepped = Pick<ReaderFinding, 'steps' | 'current' | 'words' | 'ofQuery'>;

/** '3 of 11', or only the number before the first step. */
export function stepWords({ steps, current, words, ofQuery }: Stepped): string {
  if (!words) return '';
  if (steps.length === 0) return t(messages.noMatches);
  if (current !== undefined) return t(messages.matchOf, { current: current + 1, total: steps.length });
  return t(ofQuery ? messages.passageCount : messages.matchCount, { count: steps.length });
}

export function FindBox({
  finding,
  open,
  onClose,
}: {
  finding: ReaderFinding;
  open: boolean;
  onClose: () => void;
}) {
  const { words, setWords, go } = finding;
  const onEscape = useEscapeTwice(() => {
    setWords('');
    onClose();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onEscape(event);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    go(event.shiftKey ? -1 : 1);
  };
  return (
    <div className={cx('min-w-0 flex-1 md:block md:max-w-72', !open && 'hidden')}>
      <Input
        type="search"
        aria-label={t(messages.findInDocument)}
        placeholder={t(messages.findInDocument)}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** In a narrow window the open find box replaces the other buttons. */
function FindToggle({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={open ? t(messages.closeFind) : t(messages.findInDocument)}
      aria-expanded={open}
      className="md:hidden"
      onClick={onToggle}
    >
      {open ? <X aria-hidden /> : <Search aria-hidden />}
    </Button>
  );
}

export function Stepper({ finding }: { finding: ReaderFinding }) {
  const { steps, go } = finding;
  const none = steps.length === 0;
  return (
    <>
      <p
        role="status"
        className="min-w-0 px-1 text-center text-13 leading-tight text-ink-soft tabular-nums md:whitespace-nowrap"
      >
        {stepWords(finding)}
      </p>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t(messages.previousPassage)}
        disabled={none}
        onClick={() => go(-1)}
      >
        <ChevronUp aria-hidden />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t(messages.nextPassage)}
        disabled={none}
        onClick={() => go(1)}
      >
        <ChevronDown aria-hidden />
      </Button>
    </>
  );
}

type Props = SettingsProps & {
  finding: ReaderFinding;
  document: LibraryDocumentBody;
  place: ReadingPlace;
  /** Writes a note on the selected words, or on the paragraph being read. */
  onNote: () => void;
  /** Opens the case information, in a window too narrow to show it beside the text. */
  onInfo?: (() => void) | undefined;
  /** In a narrow window the bar has these too: the way back, and the actions behind a button. */
  back: ReactNode;
  actions: ReactNode;
};

/** The bar at the top of the reader: find in the document, step through the matches, set the look of the text. */
export function ReaderBar(props: Props) {
  const { finding, document, place, settings, onSettings, onNote, onInfo, back, actions } = props;
  const [open, setOpen] = useState(false);
  const [more, setMore] = useState(false);
  const wide = useMedia(WIDE);
  const { id, metadata } = document;
  // A footnote is under the paragraph that is being read.
  const at = place.index === undefined ? undefined : (document.paragraphs[place.index]?.under ?? place.index);
  const read = at === undefined ? {} : placeIn(document, at);
  const line = place.past ? (
    <PlaceLine
      id={id}
      metadata={metadata}
      number={read.number}
      whose={read.whose}
      page={at === undefined ? undefined : pageMark(document.report, at)}
      wide={wide}
    />
  ) : null;
  const look = <TextSettings settings={settings} onSettings={onSettings} />;
  const toggle = () => {
    if (open) finding.setWords('');
    setOpen(!open);
  };
  return (
    <div
      data-print="none"
      data-own-bar
      className="sticky top-0 md:top-[calc(3.5rem+1px)] z-20 -mx-4 border-b border-line bg-paper px-4 md:-mx-6 md:px-6"
    >
      <div className="flex items-center py-0.5 md:gap-1 md:py-2">
        {open ? null : back}
        <FindBox finding={finding} open={open} onClose={() => setOpen(false)} />
        {open ? null : <FindToggle open={false} onToggle={toggle} />}
        <Stepper finding={finding} />
        {open ? <FindToggle open onToggle={toggle} /> : null}
        {wide ? line : null}
        <div className={cx('ml-auto flex', open && 'max-md:hidden')}>
          <Button
            variant="quiet"
            size="icon"
            aria-label={t(notes.noteOnParagraph)}
            // A phone has no room for it: selecting words shows the bar of notes there.
            className="max-md:hidden"
            onClick={onNote}
          >
            <NotebookPen aria-hidden />
          </Button>
          <div className="max-md:hidden">{look}</div>
          {onInfo ? (
            <Button variant="quiet" size="icon" aria-label={t(messages.caseInformation)} onClick={onInfo}>
              <Info aria-hidden />
            </Button>
          ) : null}
          <Button
            variant="quiet"
            size="icon"
            aria-label={t(messages.actions)}
            aria-expanded={more}
            className="-mr-3 md:hidden"
            onClick={() => setMore(!more)}
          >
            <Ellipsis aria-hidden />
          </Button>
        </div>
      </div>
      {more ? (
        <div className="flex items-start border-t border-line py-1 md:hidden">
          <div className="min-w-0 flex-1">{actions}</div>
          {look}
        </div>
      ) : null}
      {wide || !line ? null : (
        <div className="absolute inset-x-0 top-full flex border-b border-line bg-paper px-4 md:px-6">
          {line}
        </div>
      )}
    </div>
  );
}
