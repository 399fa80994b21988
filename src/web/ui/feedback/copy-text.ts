import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { toast, toastProblem } from './toast-store.ts';

/** Copies text where the browser offers pages no clipboard, such as over plain http in a local network. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr-only';
  // A dialog would take the focus back from an element outside it.
  const place = document.activeElement?.closest('[role="dialog"]') ?? document.body;
  place.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}

/** Copies text to the clipboard and shows a toast with the text; `said` is shown instead of a secret. */
export async function copyText(text: string, said: string = text): Promise<void> {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else if (!copyBySelection(text)) throw new Error('The browser refused');
    toast({ title: t(messages.copied), description: said });
  } catch (cause) {
    console.warn('Nothing was copied', cause);
    toastProblem(t(messages.copyFailed), said);
  }
}
