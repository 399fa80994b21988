import { carryToasts } from './feedback/carried-toasts.ts';

/** Loads a page of ours as a new document. The toast that is shown then is shown there again. */
export function leaveDocument(href: string, { replace = false }: { replace?: boolean } = {}): void {
  carryToasts();
  if (replace) window.location.replace(href);
  else window.location.assign(href);
}
