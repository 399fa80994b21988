import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Download, Ellipsis, FileCheck2, Printer, Save } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages as filing } from '#shared/messages/en/drafting/filing.ts';
import { messages } from '#shared/messages/en/drafting/screens.ts';
import { messages as refusals } from '#shared/messages/en/practice/drafts.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { DropdownItem, DropdownMenu } from '#web/ui/overlays/dropdown-menu.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { DESK } from '#web/ui/primitives/class-names.ts';
import { useMedia } from '#web/ui/primitives/use-media.ts';
import { documentJson } from './editor/per-block.ts';
import { download } from './export/download.ts';
import { type Blank, readBlanks } from './export/read-blanks.ts';
import { goToBlock } from './panel/find-block.ts';
import { useTitle } from './saving/shown-draft.ts';
import type { WrittenDraft } from './saving/use-draft-saver.ts';

const ExportDialog = lazy(async () => ({
  default: (await import('./export/export-dialog.tsx')).ExportDialog,
}));

const FilingDialog = lazy(async () => ({
  default: (await import('./filing-dialog.tsx')).FilingDialog,
}));

const FORMATS = { txt: 'downloadText', docx: 'downloadWord', pdf: 'downloadPdf' } as const;
type Downloaded = keyof typeof FORMATS | 'draft alone';

/** Saves at once and says so, in the words of the specification. */
export async function saveNow({ saver, shown }: WrittenDraft, onSaved: () => void): Promise<void> {
  if (shown.now().title.trim() === '') {
    toastProblem(t(common.error), t(refusals.titleRequired));
    return;
  }
  if (await saver.flush()) {
    toastSuccess(t(messages.savedTitle), t(messages.savedDetail));
    onSaved();
  } else toastProblem(t(common.error), t(messages.saveFailed));
}

type Props = { draft: WrittenDraft; writes: boolean; empty: boolean };

/** Blanks that are named; the others are counted. */
const NAMED_BLANKS = 4;

/** The blanks of the text as it is now. They are read when the menu opens. */
function useBlanks({ editor, shown }: WrittenDraft) {
  const [blanks, setBlanks] = useState<readonly Blank[]>([]);
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    if (editor && !editor.isDestroyed)
      void readBlanks(documentJson(editor.state.doc), shown.now().base.kind, signal).then(
        (found) => (signal.aborted ? undefined : setBlanks(found)),
        (error: unknown) => (signal.aborted ? undefined : console.warn('The blanks were not read', error)),
      );
    return () => closing.abort();
  }, [editor, shown]);
  return blanks;
}

/** Names the blanks before a file is made, and leads to the first one. */
function BlanksLeft({ draft }: Pick<Props, 'draft'>) {
  const blanks = useBlanks(draft);
  const { editor } = draft;
  const [first] = blanks;
  if (!editor || !first) return null;
  const names = blanks.slice(0, NAMED_BLANKS).map(({ name }) => name);
  return (
    <DropdownItem onSelect={() => goToBlock(editor, first.block)}>
      <span className="max-w-80 text-caution whitespace-normal">
        {t(messages.blanksLeft, {
          count: blanks.length,
          names: formatList(names),
          more: blanks.length - names.length,
        })}
      </span>
    </DropdownItem>
  );
}

/** The files that a draft can become, as entries of a menu, and the dialogs that some of them open. */
function useFiles({ draft, writes, empty }: Props) {
  const [dialog, setDialog] = useState<'court' | 'filing'>();
  const close = () => setDialog(undefined);
  // A PDF with many annexures takes seconds.
  const file = useMutation({
    mutationFn: (what: Downloaded) =>
      what === 'draft alone' ? download(draft, 'pdf', { annexures: false }) : download(draft, what),
  });
  const entries: [string, () => void][] = [
    ...(['txt', 'docx', 'pdf'] as const).map((format): [string, () => void] => [
      t(messages[FORMATS[format]]),
      () => file.mutate(format),
    ]),
    [t(messages.downloadAlone), () => file.mutate('draft alone')],
    [t(messages.courtFormat), () => setDialog('court')],
    [t(filing.title), () => setDialog('filing')],
  ];
  return {
    busy: file.isPending && t(messages.preparing),
    items: (
      <>
        <BlanksLeft draft={draft} />
        {entries.map(([label, onSelect]) => (
          <DropdownItem key={label} disabled={empty} onSelect={onSelect}>
            {label}
          </DropdownItem>
        ))}
      </>
    ),
    onFiling: () => setDialog('filing'),
    dialogs: (
      <Suspense>
        {dialog === 'court' ? <ExportDialog draft={draft} writes={writes} onClose={close} /> : null}
        {dialog === 'filing' ? <FilingDialog draft={draft} onClose={close} /> : null}
      </Suspense>
    ),
  };
}

type ActionsProps = Props & { files: ReturnType<typeof useFiles>; onSave: () => void };

/** On a phone all of it is behind one button, so that the title has the line. */
function PhoneActions({ draft, writes, empty, files, onSave }: ActionsProps) {
  const title = useTitle(draft.shown);
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button size="icon" aria-label={t(messages.actionsFor, { title })} disabled={files.busy !== false}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {writes ? <DropdownItem onSelect={onSave}>{t(messages.save)}</DropdownItem> : null}
      {files.items}
      <DropdownItem disabled={empty} onSelect={() => window.print()}>
        {t(messages.print)}
      </DropdownItem>
    </DropdownMenu>
  );
}

function DeskActions({ writes, empty, files, onSave }: ActionsProps) {
  return (
    <>
      {writes ? (
        <Button onClick={onSave}>
          <Save aria-hidden />
          {t(messages.save)}
        </Button>
      ) : null}
      <DropdownMenu
        trigger={
          <Button disabled={empty} busy={files.busy}>
            <Download aria-hidden />
            {t(messages.download)}
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        {files.items}
      </DropdownMenu>
      <Button className="max-lg:hidden" disabled={empty} onClick={files.onFiling}>
        <FileCheck2 aria-hidden />
        {t(filing.title)}
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t(messages.print)}
        title={t(messages.print)}
        disabled={empty}
        onClick={() => window.print()}
      >
        <Printer aria-hidden />
      </Button>
    </>
  );
}

/** Save, download and print. */
export function DraftActions(props: Props) {
  const client = useQueryClient();
  const files = useFiles(props);
  const desk = useMedia(DESK);
  const listAgain = () => void client.invalidateQueries({ queryKey: ['case-drafts'] });
  const given = { ...props, files, onSave: () => void saveNow(props.draft, listAgain) };
  return (
    <div className="flex shrink-0 gap-2" data-print="none">
      {desk ? <DeskActions {...given} /> : <PhoneActions {...given} />}
      {files.dialogs}
    </div>
  );
}
