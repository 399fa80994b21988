import { currentToasts, type ToastContent, toast } from './toast-store.ts';

const KEY = 'toast';

/** Called before this document gives way to another of ours: the toast that is then on screen is kept for it. */
export function carryToasts(): void {
  const keep = () => {
    // An action is code of this document.
    const shown = currentToasts().find(({ open, action }) => open && !action);
    if (!shown) return;
    const { title, description, variant } = shown;
    sessionStorage.setItem(KEY, JSON.stringify({ title, description, variant }));
  };
  window.addEventListener('pagehide', keep, { once: true });
}

/** Shows the toast that the document before this one kept, once. */
export function showCarriedToast(): void {
  const kept = sessionStorage.getItem(KEY);
  if (kept === null) return;
  sessionStorage.removeItem(KEY);
  toast(JSON.parse(kept) as ToastContent);
}
