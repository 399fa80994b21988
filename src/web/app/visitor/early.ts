/** Replays clicks, typing and sent forms from before the code of a prerendered page ran. `theme.js` noted them. */

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

/** Repeats what a visitor did: types again, presses the last button that was pressed, sends the form that was sent. */
export function repeatEarlyUse(root: HTMLElement): void {
  repeatTyped(root);
  const { pressed, early } = root.dataset;
  delete root.dataset.pressed;
  delete root.dataset.early;
  if (pressed !== undefined) root.querySelectorAll('button')[Number(pressed)]?.click();
  if (early !== undefined) root.querySelectorAll('form')[Number(early)]?.requestSubmit();
}
