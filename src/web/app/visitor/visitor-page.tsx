import { Fragment, type ReactElement, type ReactNode, StrictMode, useEffect, useLayoutEffect } from 'react';
import { SkipLink } from '#web/features/shell/skip-link.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { LazyToaster } from '#web/ui/feedback/lazy-toaster.tsx';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Types a text again, now that the page listens. React knows the value that it set itself, so that only others count. */
function retype(field: Typed): void {
  const typed = field.value;
  const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const { set } = Object.getOwnPropertyDescriptor(type.prototype, 'value') ?? {};
  field.value = field.defaultValue;
  set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Tells the page what was typed into its fields. */
function repeatTyped(root: HTMLElement): void {
  for (const field of root.querySelectorAll<Typed>('input, textarea'))
    if (field.type !== 'radio' && field.type !== 'checkbox' && field.value !== field.defaultValue)
      retype(field);
}

/**
 * Replays what a visitor did before the code of a prerendered page ran, as `theme.js` noted it: types again, presses the last
 * button that was pressed, sends the form that was sent.
 */
function repeatEarlyUse(root: HTMLElement): void {
  repeatTyped(root);
  const { pressed, early } = root.dataset;
  delete root.dataset.pressed;
  delete root.dataset.early;
  if (pressed !== undefined) root.querySelectorAll('button')[Number(pressed)]?.click();
  if (early !== undefined) root.querySelectorAll('form')[Number(early)]?.requestSubmit();
}

/**
 * A prerendered page that works now: takes the marks off the root, by which `theme.js` knows that the code is not
 * there yet. A change of the language builds the page again.
 */
function Alive({ children }: { children: ReactNode }) {
  const language = useLanguage();
  // Runs before the effects of the page, one of which may send a form.
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    delete root?.dataset.page;
    delete root?.dataset.language;
  }, []);
  useEffect(() => {
    const root = document.getElementById('root');
    if (root) repeatEarlyUse(root);
  }, []);
  return <Fragment key={language}>{children}</Fragment>;
}

/** A page of a visitor, without the router; the same in the build and in the browser. */
export const visitorPage = (page: ReactNode): ReactElement => (
  <StrictMode>
    <Alive>
      <SkipLink />
      {page}
    </Alive>
    <LazyToaster />
  </StrictMode>
);
