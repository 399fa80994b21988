import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import { ArrowLeft, CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useState } from 'react';
import type { Draft } from '#shared/contracts/drafts/drafts.ts';
import { messages } from '#shared/messages/en/drafting/screens.ts';
import { messages as refusals } from '#shared/messages/en/practice/drafts.ts';
import { t } from '#shared/messages/translate.ts';
import { useOpened } from '#web/data/device/last-opened.ts';
import { useDebounced } from '#web/data/use-debounced.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { BOTTOM_BAR } from '#web/ui/primitives/primary-action.tsx';
import { shortDate } from '#web/ui/time/dates.ts';
import { DraftActions, saveNow } from './draft-actions.tsx';
import { type Beside, DraftPanel } from './panel/draft-panel.tsx';
import { CHECK_PAUSE_MS, checkQuery } from './queries.ts';
import { Restored } from './saving/restored.tsx';
import { SaveNotices } from './saving/save-notices.tsx';
import { isEmpty, phaseOf, savedAtOf, useShown, useTitle } from './saving/shown-draft.ts';
import type { UnsavedText } from './saving/unsaved-texts.ts';
import { useDraftSaver, type WrittenDraft } from './saving/use-draft-saver.ts';
import './editor/draft.css';
import { perNode } from './editor/per-block.ts';
import { useRested } from './editor/read-later.ts';
import type { SaveState } from './saving/draft-saver.ts';
import { FindBar } from './toolbar/find-bar.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';

const PHASES = {
  saved: { text: messages.phaseSaved, Icon: CircleCheck, tone: 'text-good' },
  unsaved: { text: messages.phaseUnsaved, Icon: CircleDashed, tone: 'text-ink-soft' },
  saving: { text: messages.phaseSaving, Icon: LoaderCircle, tone: 'text-ink-soft' },
  failed: { text: messages.phaseFailed, Icon: CircleAlert, tone: 'text-bad' },
  conflict: { text: messages.phaseConflict, Icon: CircleAlert, tone: 'text-bad' },
  deleted: { text: messages.phaseDeleted, Icon: CircleAlert, tone: 'text-bad' },
} satisfies Record<SaveState['phase'], unknown>;

/** Says whether the text on the screen is saved. */
function ShownSaveState({ phase }: Pick<SaveState, 'phase'>) {
  const { text, Icon, tone } = PHASES[phase];
  return (
    <span role="status" className={`inline-flex items-center gap-1.5 ${tone}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(text)}
    </span>
  );
}

const lastModified = (at: string) =>
  new Date(at).toDateString() === new Date().toDateString() ? t(messages.today) : shortDate(at);

/** Counted as the saved text is: without the empty lines between blocks. */
const charactersIn = perNode(
  (block) => block.textBetween(0, block.content.size, '', (node) => String(node.attrs.name ?? '')).length,
);
const charactersOf = ({ state: { doc } }: Editor): number =>
  doc.children.reduce((sum, block) => sum + charactersIn(block), 0);

function SaveStateOf({ draft }: { draft: WrittenDraft }) {
  return <ShownSaveState phase={useShown(draft.shown, phaseOf)} />;
}

/** The length of the text, how complete it is, and when it was changed: below the text, which comes first. */
function StatusLine({ draft: { id, shown }, editor }: { draft: WrittenDraft; editor: Editor }) {
  const now = useShown(shown, savedAtOf);
  const count = useRested(editor, charactersOf, 300) ?? 0;
  const savedAt = useDebounced(now, CHECK_PAUSE_MS);
  const { data } = useQuery(checkQuery(id, savedAt));
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink-soft" data-print="none">
      <span>{t(messages.characters, { count })}</span>
      {data ? <span>{t(messages.completion, { percent: data.completion })}</span> : null}
      <span>{t(messages.lastModified, { when: lastModified(now) })}</span>
    </p>
  );
}

type BodyProps = { draft: WrittenDraft; editor: Editor; writes: boolean };

const Body = memo(({ draft, editor, writes }: BodyProps) => {
  const [finding, setFinding] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 's' && key !== 'f') return;
    event.preventDefault();
    if (key === 'f') setFinding(true);
    else if (writes) void saveNow(draft, () => undefined);
  };
  return (
    // The keys of the text and of its tools bubble up to here.
    <fieldset
      aria-label={t(messages.tab)}
      className="m-0 flex min-w-0 flex-col border-0 p-0"
      onKeyDown={onKeyDown}
    >
      <div
        data-print="none"
        {...{ [BOTTOM_BAR]: '' }}
        className="z-10 border border-line bg-surface px-1 py-1 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-x-0 max-md:border-b-0 md:sticky md:top-14 md:rounded-t-panel md:px-2"
      >
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            {writes ? (
              <Toolbar editor={editor} finding={finding} onFind={() => setFinding(!finding)} />
            ) : (
              <p className="py-1 text-ui text-ink-soft">{t(messages.readOnly)}</p>
            )}
          </div>
          <span className="flex min-h-11 items-center text-13 text-ink-soft md:min-h-9">
            <SaveStateOf draft={draft} />
          </span>
        </div>
        {finding ? <FindBar editor={editor} writes={writes} onClose={() => setFinding(false)} /> : null}
      </div>
      <EditorContent
        editor={editor}
        className="min-h-[400px] rounded-b-panel border border-line bg-surface px-3 py-3 md:border-t-0 md:px-8 md:py-4"
      />
    </fieldset>
  );
});

type HeadProps = { draft: WrittenDraft; editor: Editor; writes: boolean; onBack: () => void };

/** The title, and what can be done with the whole draft. */
function Head({ draft, editor, writes, onBack }: HeadProps) {
  const title = useTitle(draft.shown);
  const empty = useShown(draft.shown, isEmpty) && editor.isEmpty;
  return (
    <div className="flex items-start gap-1 md:gap-2">
      <Button
        variant="quiet"
        size="icon"
        className="-ml-2 shrink-0 lg:hidden"
        data-print="none"
        aria-label={t(messages.back)}
        title={t(messages.back)}
        onClick={onBack}
      >
        <ArrowLeft aria-hidden />
      </Button>
      <div className="min-w-0 flex-1">
        <Input
          aria-label={t(messages.titleLabel)}
          aria-invalid={title.trim() === ''}
          value={title}
          maxLength={500}
          readOnly={!writes}
          className="text-16! font-semibold"
          onChange={({ target }) => draft.setTitle(target.value)}
        />
        {title.trim() === '' ? (
          <p role="alert" className="pt-1 text-13 text-bad">
            {t(refusals.titleRequired)}
          </p>
        ) : null}
      </div>
      <DraftActions draft={draft} writes={writes} empty={empty} />
    </div>
  );
}

function Named({ draft, children }: { draft: WrittenDraft; children: ReactNode }) {
  const title = useTitle(draft.shown);
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1 md:gap-2">
      {children}
    </section>
  );
}

type Props = {
  row: Draft;
  /**
   * Time of the last change of the list's row, which live changes keep up to date; undefined when the draft was
   * deleted.
   */
  newest: string | undefined;
  writes: boolean;
  onOpen: (id: string) => void;
  /** Shows the drafts of the case. */
  onBack: () => void;
  beside: Beside;
  userId: string;
  /** Text that was typed on this device before and is not saved. */
  restored: UnsavedText | undefined;
};

/** A draft that is open: its title, its text, its state, and the panel beside it. */
export function DraftEditor(props: Props) {
  const { row, newest, writes, onOpen, onBack, beside, userId } = props;
  useOpened('draft', `/home/cases/${row.case_id}?tab=drafts&draft=${row.id}`, row.title);
  // Once it is saved, the text is no longer one that waits; this window still began with it.
  const [restored] = useState(props.restored);
  const draft = useDraftSaver({ row, writes, userId, restored });
  const { editor, saver, shown } = draft;
  useEffect(() => {
    if (newest === undefined) return saver.gone();
    return shown.onPhase((phase) => {
      if (phase === 'saved') void saver.follow(newest);
    });
  }, [newest, shown, saver]);
  if (!editor) return null;
  const parts = { draft, editor, writes };
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_auto]">
      <Named draft={draft}>
        <Head {...parts} onBack={onBack} />
        {restored ? <Restored at={restored.at} /> : null}
        <SaveNotices draft={draft} onOpen={onOpen} />
        <Body {...parts} />
        <StatusLine draft={draft} editor={editor} />
      </Named>
      <DraftPanel draft={draft} writes={writes} beside={beside} />
    </div>
  );
}
