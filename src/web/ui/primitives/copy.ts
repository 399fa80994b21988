import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { toast } from '../feedback/toast-store.ts';

/** Copies where the browser has no clipboard for pages, as on a plain http address in a local network. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr-only';
  // A dialog takes the focus back from everything outside it.
  const place = document.activeElement?.closest('[role="dialog"]') ?? document.body;
  place.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}

/** Puts a text on the clipboard and says so, showing what was copied; `said` takes the place of a secret. */
export async function copyText(text: string, said: string = text): Promise<void> {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else if (!copyBySelection(text)) throw new Error('The browser refused');
    toast({ title: t(messages.copied), description: said });
  } catch (cause) {
    console.warn('Nothing was copied', cause);
    toast({ title: t(messages.copyFailed), description: said, variant: 'destructive' });
  }
}
