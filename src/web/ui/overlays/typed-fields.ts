import type { PersistedText } from './persisted-texts.ts';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

const NOT_TEXT = ['checkbox', 'radio', 'button', 'submit', 'file', 'search', 'hidden', 'password', 'range'];

/** True for a field whose text is work; a password or a code is typed again from memory. */
export const isTextField = (target: EventTarget): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !NOT_TEXT.includes(target.type) &&
    target.autocomplete !== 'one-time-code');

/** Limit: characters of a dialog that are kept. */
const LARGEST = 200_000;
const wordsOf = (text: string | null | undefined): string => (text ?? '').replace(/\s+/gu, ' ').trim();

/** Names a dialog: two pages may have one of the same title. */
export const dialogName = (title: string): string => `${location.pathname}${location.search} ${title}`;

/** The text fields of a dialog by their names or labels. A text that only looks for a choice is none. */
function fieldsOf(panel: HTMLElement): Map<string, TextField> {
  const fields = new Map<string, TextField>();
  for (const field of panel.querySelectorAll('input, textarea')) {
    if (!isTextField(field) || field.getAttribute('role') === 'combobox') continue;
    const label = field.name || field.getAttribute('aria-label') || wordsOf(field.labels?.[0]?.textContent);
    let key = label;
    for (let n = 2; fields.has(key); n += 1) key = `${label} ${n}`;
    fields.set(key, field);
  }
  return fields;
}

export const textFieldsOf = (panel: HTMLElement): Iterable<TextField> => fieldsOf(panel).values();

/** The words that tell one record of a dialog from another one: a quotation, a figure. */
const aboutOf = (panel: HTMLElement): string =>
  [...panel.querySelectorAll('blockquote, figure, [data-about]')]
    .map(({ textContent }) => wordsOf(textContent))
    .join('\n')
    .slice(0, 2000);

/** The texts of a dialog as they are kept. */
export function readTexts(panel: HTMLElement, before: ReadonlyMap<TextField, string>): PersistedText {
  const kept: PersistedText = { typed: {}, same: {}, about: aboutOf(panel) };
  let size = 0;
  for (const [key, field] of fieldsOf(panel)) {
    const was = before.get(field);
    size += field.value.length;
    if (size > LARGEST) break;
    if (was === undefined || was === field.value) kept.same[key] = field.value;
    else kept.typed[key] = { before: was, value: field.value };
  }
  return kept;
}

/** Writes a text as typing does, so that the form of the page learns it. */
export function writeText(field: TextField, value: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Unfolds the fields behind a button with `data-fold` in a dialog where a text was typed that no shown field has. */
export function unfoldTyped(panel: HTMLElement, kept: PersistedText): void {
  const fields = fieldsOf(panel);
  if (Object.keys(kept.typed).every((key) => fields.has(key)) || aboutOf(panel) !== kept.about) return;
  for (const fold of panel.querySelectorAll<HTMLElement>('[data-fold][aria-expanded="false"]')) fold.click();
}

/**
 * Writes kept texts into the dialog that they were typed in, and returns the fields with their texts before. Undefined
 * while a field is missing, and for another record: its fields have other texts.
 */
export function restoreTexts(panel: HTMLElement, kept: PersistedText): Map<TextField, string> | undefined {
  const fields = fieldsOf(panel);
  const typed = Object.entries(kept.typed);
  const isSame = Object.entries(kept.same).every(
    ([key, value]) => (fields.get(key)?.value ?? value) === value,
  );
  if (!isSame || typed.length === 0 || aboutOf(panel) !== kept.about) return undefined;
  const fits = (text: string | undefined, { before, value }: { before: string; value: string }) =>
    text === before || text === value;
  if (!typed.every(([key, texts]) => fits(fields.get(key)?.value, texts))) return undefined;
  const restored = new Map<TextField, string>();
  for (const [key, { before, value }] of typed) {
    const field = fields.get(key);
    if (!field) continue;
    restored.set(field, before);
    writeText(field, value);
  }
  return restored;
}
