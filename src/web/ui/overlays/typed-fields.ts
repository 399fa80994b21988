import { writeValue } from '../primitives/choice.ts';
import type { PersistedText } from './persisted-texts.ts';

export type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

const NOT_TEXT = ['radio', 'button', 'submit', 'file', 'search', 'hidden', 'password', 'range'];

/** True for a checkbox, whose tick is kept as a text. */
export const isTick = (field: EventTarget): boolean =>
  field instanceof HTMLInputElement && field.type === 'checkbox';

/**
 * True for a choice of one option, whose value is kept as a text. A box with a list of options that is in no form takes effect
 * at once; the options of a group do so only with a button of the dialog.
 */
const isChoice = (field: EventTarget | undefined): field is HTMLButtonElement | HTMLInputElement =>
  (field instanceof HTMLInputElement || (field instanceof HTMLButtonElement && field.form !== null)) &&
  field.dataset.chosen !== undefined;

/** True for a choice in no form: it says which form the dialog shows, and is no work by itself. */
export const isWayToForm = (field: TextField): boolean => isChoice(field) && field.form === null;

/** True for a field whose text is work; a password or a code is typed again from memory, and a tick beside the buttons is an answer. */
export const isTextField = (target: EventTarget): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  isChoice(target) ||
  (target instanceof HTMLInputElement &&
    !NOT_TEXT.includes(target.type) &&
    target.autocomplete !== 'one-time-code' &&
    !(isTick(target) && target.closest('footer')));

const ticked = (on: boolean): string => (on ? 'ticked' : '');
/** The text of a field. */
export const textOf = (field: TextField): string =>
  isTick(field) ? ticked((field as HTMLInputElement).checked) : field.value;
/** The text of a field before a change of it that nobody saw begin: of a tick, the other one; of a choice, the one that was drawn. */
export function textBefore(field: TextField): string {
  if (isTick(field)) return ticked(!(field as HTMLInputElement).checked);
  return field.dataset.chosen ?? field.value;
}

/** Limit: characters of a dialog that are kept. */
const LARGEST = 200_000;
const wordsOf = (text: string | null | undefined): string => (text ?? '').replace(/\s+/gu, ' ').trim();

/** Names a dialog: two pages may have one of the same title. */
export const dialogName = (title: string): string => `${location.pathname}${location.search} ${title}`;

/** The text fields of a dialog by their names or labels. A text that only looks for a choice is none. */
function fieldsOf(panel: HTMLElement): Map<string, TextField> {
  const fields = new Map<string, TextField>();
  for (const field of panel.querySelectorAll('input:not([role="combobox"]), textarea, button')) {
    if (!isTextField(field)) continue;
    const label = field.name || field.getAttribute('aria-label') || wordsOf(field.labels?.[0]?.textContent);
    let key = label;
    for (let n = 2; fields.has(key); n += 1) key = `${label} ${n}`;
    fields.set(key, field);
  }
  return fields;
}

export const textFieldsOf = (panel: HTMLElement): Iterable<TextField> => fieldsOf(panel).values();

/** The words that tell one record of a dialog from another one: a quotation, a figure, the value or the words of `data-about`. */
const aboutOf = (panel: HTMLElement): string =>
  [...panel.querySelectorAll<HTMLElement>('blockquote, figure, [data-about]')]
    .map(({ dataset, textContent }) => wordsOf(dataset.about || textContent))
    .join('\n')
    .slice(0, 2000);

/** The texts of a dialog as they are kept. */
export function readTexts(panel: HTMLElement, before: ReadonlyMap<TextField, string>): PersistedText {
  const kept: PersistedText = { typed: {}, same: {}, about: aboutOf(panel) };
  let size = 0;
  for (const [key, field] of fieldsOf(panel)) {
    const was = before.get(field);
    const now = textOf(field);
    size += now.length;
    if (size > LARGEST) break;
    if (was === undefined || was === now) kept.same[key] = now;
    // Without a way back to nothing a choice from nothing could not be discarded.
    else if (!isChoice(field) || was !== '' || field.dataset.clears !== undefined)
      kept.typed[key] = { before: was, value: now };
  }
  return kept;
}

/** Writes a text as typing does, so that the form of the page learns it. */
export function writeText(field: TextField, value: string): void {
  if (textOf(field) === value) return;
  if (isTick(field)) {
    field.click();
    return;
  }
  writeValue(field, value);
}

/** Unfolds the fields behind a button with `data-fold` in a dialog where a text was typed that no shown field has. */
export function unfoldTyped(panel: HTMLElement, kept: PersistedText): void {
  const fields = fieldsOf(panel);
  if (Object.keys(kept.typed).every((key) => fields.has(key)) || aboutOf(panel) !== kept.about) return;
  for (const fold of panel.querySelectorAll<HTMLElement>('[data-fold][aria-expanded="false"]')) fold.click();
}

type Typed = PersistedText['typed'][string];

/** True for the texts of a tick. */
const isOfTick = ({ before, value }: Typed): boolean =>
  [ticked(true), ticked(false)].every((one) => one === before || one === value);

interface Restored {
  /** The fields with their texts before. */
  restored: Map<TextField, string>;
  /** The checkboxes that the caller has to press. */
  ticks: [TextField, string][];
  /** Some texts have no field yet. */
  waits: boolean;
}

/** True where the fields that nobody changed have their texts. Those of ticks and choices may come later. */
const isSameRecord = (fields: ReadonlyMap<string, TextField>, { same }: PersistedText): boolean =>
  Object.entries(same).every(([key, value]) => {
    const field = fields.get(key);
    return !field || isTick(field) || isChoice(field) || field.value === value;
  });

/**
 * Writes kept texts into the dialog that they were typed in. While a text has no field, writes only the choices: one of them
 * may show it. Undefined while nothing can be written, and for another record: its fields have other texts. `isLater`: an
 * earlier call wrote choices, which may have filled other fields.
 */
export function restoreTexts(
  panel: HTMLElement,
  kept: PersistedText,
  isLater: boolean,
): Restored | undefined {
  const fields = fieldsOf(panel);
  const typed = Object.entries(kept.typed);
  if (typed.length === 0 || aboutOf(panel) !== kept.about) return undefined;
  if (!isLater && !isSameRecord(fields, kept)) return undefined;
  const there = typed.flatMap(([key, texts]) => {
    const field = fields.get(key);
    return field ? [{ field, ...texts, now: textOf(field) }] : [];
  });
  const fits = ({ now, before, value }: Typed & { now: string }) => now === before || now === value;
  if (there.some((one) => !isTick(one.field) && !isChoice(one.field) && !fits(one))) return undefined;
  const isMissing = typed.some(([key, texts]) => !fields.has(key) && !isOfTick(texts));
  const written = isMissing
    ? there.filter((one) => isChoice(one.field) && fits(one) && one.now !== one.value)
    : there.filter((one) => isTick(one.field) || fits(one));
  const found: Restored = { restored: new Map(), ticks: [], waits: written.length < typed.length };
  for (const { field, before, value } of written) {
    found.restored.set(field, before);
    if (isTick(field)) found.ticks.push([field, value]);
    else writeText(field, value);
  }
  return written.length === 0 ? undefined : found;
}
