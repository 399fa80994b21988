import type { ExportFormat } from '#shared/contracts/drafts/draft-functions.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/drafting/screens.ts';
import { t } from '#shared/messages/translate.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { type ExportChoice, exportDraft } from '../queries.ts';
import type { WrittenDraft } from '../saving/use-draft-saver.ts';

/** The address of a file stays valid until the browser has read it. */
const ADDRESS_MS = 60_000;

/** Saves the draft first, so that the file has what is on the screen. */
export async function download(
  { id, settle, shown }: WrittenDraft,
  format: ExportFormat,
  choice?: ExportChoice,
): Promise<void> {
  try {
    await settle();
    const url = URL.createObjectURL(await exportDraft(id, format, choice));
    const { title, base } = shown.now();
    const link = document.createElement('a');
    link.href = url;
    link.download = `${(title.trim() || base.title).replaceAll(/[\\/:*?"<>|]/gu, '_')}.${format}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), ADDRESS_MS);
    toast({ title: t(common.downloadStarted), description: link.download });
  } catch (error) {
    toastFailure(t(messages.notDownloaded), error);
  }
}
