import { afterEach, expect, test } from 'vitest';
import { carryToasts, showCarriedToast } from './carried-toasts.ts';
import { currentToasts, dismissToast, toast } from './toast-store.ts';

const shown = () =>
  currentToasts()
    .filter(({ open }) => open)
    .map(({ title, description }) => [title, description]);
const dismissAll = () => {
  for (const { id } of currentToasts()) dismissToast(id);
};
const leave = () => window.dispatchEvent(new Event('pagehide'));
afterEach(() => {
  dismissAll();
  sessionStorage.clear();
});

test('the toast of a document is shown once in the next one, even if it came after the step', () => {
  carryToasts();
  toast({ title: 'Success', description: 'Signed in', variant: 'success' });
  leave();
  dismissAll();
  showCarriedToast();
  expect(shown()).toEqual([['Success', 'Signed in']]);
  expect(sessionStorage).toHaveLength(0);
  dismissAll();
  showCarriedToast();
  expect(shown()).toEqual([]);
});

test('a closed toast, one with an action, and one of a document that was only reloaded stay behind', () => {
  toast({ title: 'Reloaded' });
  leave();
  expect(sessionStorage).toHaveLength(0);
  dismissAll();
  carryToasts();
  leave();
  expect(sessionStorage).toHaveLength(0);
  toast({ title: 'Deleted', action: { label: 'Undo', alt: 'Undo', onPress: () => undefined } });
  carryToasts();
  leave();
  expect(sessionStorage).toHaveLength(0);
});
