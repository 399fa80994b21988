import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Download, FileCheck2, Printer, Save } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages as filing } from '#shared/messages/en/drafting/filing.ts';
import { messages } from '#shared/messages/en/drafting/screens.ts';
import { messages as refusals } from '#shared/messages/en/practice/drafts.ts';
import { t } from '#shared/messages/translate.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { DropdownItem, DropdownMenu } from '#web/ui/overlays/dropdown-menu.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { download } from './export/download.ts';
import type { WrittenDraft } from './saving/use-draft-saver.ts';

const ExportDialog = lazy(async () => ({
  default: (await import('./export/export-dialog.tsx')).ExportDialog,
}));

const FilingDialog = lazy(async () => ({
  default: (await import('./filing/filing-dialog.tsx')).FilingDialog,
}));

const FORMATS = { txt: 'downloadText', docx: 'downloadWord', pdf: 'downloadPdf' } as const;
type Downloaded = keyof typeof FORMATS | 'draft alone';

/** Saves at once and says so, in the words of the specification. */
export async function saveNow({ saver, shown }: WrittenDraft, onSaved: () => void): Promise<void> {
  if (shown.now().title.trim() === '') {
    toast({ title: t(common.error), description: t(refusals.titleRequired), variant: 'destructive' });
    return;
  }
  if (await saver.flush()) {
    toast({ title: t(messages.savedTitle), description: t(messages.savedDetail), variant: 'success' });
    onSaved();
  } else toast({ title: t(common.error), description: t(messages.saveFailed), variant: 'destructive' });
}

type Props = { draft: WrittenDraft; writes: boolean; empty: boolean };

/** Save, download and print. */
export function DraftActions({ draft, writes, empty }: Props) {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'court' | 'filing'>();
  const close = () => setDialog(undefined);
  // A PDF with many annexures takes seconds.
  const file = useMutation({
    mutationFn: (what: Downloaded) =>
      what === 'draft alone' ? download(draft, 'pdf', { annexures: false }) : download(draft, what),
  });
  const listAgain = () => void client.invalidateQueries({ queryKey: ['case-drafts'] });
  return (
    <div className="flex flex-wrap gap-2" data-print="none">
      {writes ? (
        <Button onClick={() => void saveNow(draft, listAgain)}>
          <Save aria-hidden />
          {t(messages.save)}
        </Button>
      ) : null}
      <DropdownMenu
        trigger={
          <Button disabled={empty} busy={file.isPending && t(messages.preparing)}>
            <Download aria-hidden />
            {t(messages.download)}
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        {(['txt', 'docx', 'pdf'] as const).map((format) => (
          <DropdownItem key={format} onSelect={() => file.mutate(format)}>
            {t(messages[FORMATS[format]])}
          </DropdownItem>
        ))}
        <DropdownItem onSelect={() => file.mutate('draft alone')}>{t(messages.downloadAlone)}</DropdownItem>
        <DropdownItem onSelect={() => setDialog('court')}>{t(messages.courtFormat)}</DropdownItem>
        <DropdownItem onSelect={() => setDialog('filing')}>{t(filing.title)}</DropdownItem>
      </DropdownMenu>
      <Button className="max-lg:hidden" disabled={empty} onClick={() => setDialog('filing')}>
        <FileCheck2 aria-hidden />
        {t(filing.title)}
      </Button>
      <Suspense>
        {dialog === 'court' ? <ExportDialog draft={draft} writes={writes} onClose={close} /> : null}
        {dialog === 'filing' ? <FilingDialog draft={draft} onClose={close} /> : null}
      </Suspense>
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
    </div>
  );
}
