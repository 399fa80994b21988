/** What was typed into a field of the finished HTML before the page came to life; empty where there was none. */
export function typedEarly(name: string): string {
  if (typeof document === 'undefined') return '';
  const field = document.querySelector(`#root[data-page] input[name="${name}"]`);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** Submits a form again whose submit came too early; `theme.js` held it. */
export function earlySubmit(form: HTMLFormElement): void {
  if (form.dataset.early === undefined) return;
  delete form.dataset.early;
  form.requestSubmit();
}
