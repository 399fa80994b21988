/** Submits a form again whose submit came too early; `theme.js` held it. */
export function earlySubmit(form: HTMLFormElement): void {
  if (form.dataset.early === undefined) return;
  delete form.dataset.early;
  form.requestSubmit();
}
