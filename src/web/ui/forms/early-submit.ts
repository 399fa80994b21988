/** Submits the form of a finished page that was submitted before the page worked; `theme.js` held it. */
export function earlySubmit(form: HTMLFormElement): void {
  const root = document.getElementById('root');
  if (root?.dataset.early === undefined) return;
  if ([...root.querySelectorAll('form')].indexOf(form) !== Number(root.dataset.early)) return;
  delete root.dataset.early;
  form.requestSubmit();
}
