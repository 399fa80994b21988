import type { HitMetadata } from '#shared/contracts/library.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { t } from '#shared/messages/translate.ts';
import { originalAddress } from '#web/data/original-address.ts';
import { toast, toastProblem } from '#web/ui/feedback/toast-store.ts';
import { fileExtension, originalName } from './format.ts';

type Original = Pick<HitMetadata, 's3_bucket' | 's3_file_key' | 's3_folder_path' | 'type' | 'title'>;

const failed = (description: string) => toastProblem(t(common.error), description);

/**
 * Opens the original in a new tab, where the browser shows PDF and plain text; if it blocks the tab, in this one, which
 * stays on the page for a download.
 */
export async function viewOriginal(id: string, metadata: Original): Promise<void> {
  try {
    const url = await originalAddress(id, metadata);
    if (!url) {
      failed(t(messages.noDocumentUrl));
      return;
    }
    const tab = window.open(url, '_blank');
    if (tab) tab.opener = null;
    else window.location.assign(url);
  } catch (error) {
    console.warn('The original could not be opened', error);
    failed(fileExtension(metadata) === 'PDF' ? t(messages.pdfNotOpened) : t(messages.documentNotOpened));
  }
}

/** Saves the original file. */
export async function downloadOriginal(id: string, metadata: Original): Promise<void> {
  try {
    const url = await originalAddress(id, metadata);
    if (!url) {
      failed(t(messages.noDocumentUrl));
      return;
    }
    toast({ title: t(common.downloadStarted), description: originalName(metadata) });
    const answer = await fetch(url, { credentials: 'same-origin' });
    if (!answer.ok) throw new Error(`Error: ${answer.status}`);
    save(await answer.blob(), originalName(metadata));
  } catch (error) {
    console.warn('The original could not be downloaded', error);
    toastProblem(t(common.downloadFailed), t(messages.downloadFailedReason));
  }
}

function save(content: Blob, name: string) {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The browser has read the content by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(href), 0);
}
