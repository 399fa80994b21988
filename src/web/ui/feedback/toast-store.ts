/** Only one toast is visible at a time: a new one replaces the old one. */
const LIMIT = 1;
/** A dismissed toast is removed after this time, as the specification says. */
const REMOVE_AFTER_MS = 1_000_000;
export const TOAST_MS = 5000;

export type ToastVariant = 'default' | 'destructive' | 'success' | 'warning' | 'info';
export type ToastContent = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  /** Milliseconds on screen. */
  duration?: number;
  /** One action. `alt` describes for screen readers how to reach it. */
  action?: { label: string; alt: string; onPress: () => void };
};
export type ToastItem = ToastContent & { id: number; open: boolean };

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function currentToasts(): readonly ToastItem[] {
  return items;
}

export function dismissToast(id: number) {
  publish(items.map((item) => (item.id === id ? { ...item, open: false } : item)));
  if (removals.has(id)) return;
  const timer = setTimeout(() => {
    removals.delete(id);
    publish(items.filter((item) => item.id !== id));
  }, REMOVE_AFTER_MS);
  removals.set(id, timer);
}

/** Shows a message and returns functions to change or dismiss it. */
export function toast(content: ToastContent): {
  id: number;
  update: (c: ToastContent) => void;
  dismiss: () => void;
} {
  lastId += 1;
  const id = lastId;
  publish([{ ...content, id, open: true }, ...items].slice(0, LIMIT));
  return {
    id,
    update: (next) =>
      publish(items.map((item) => (item.id === id ? { ...next, id, open: item.open } : item))),
    dismiss: () => dismissToast(id),
  };
}

/** Says that something was done. */
export const toastSuccess = (title: string, description?: string) =>
  toast({ title, description, variant: 'success' });

/** Says what went wrong. */
export const toastProblem = (title: string, description?: string) =>
  toast({ title, description, variant: 'destructive' });
