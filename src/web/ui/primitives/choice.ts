/** The marks of an element that holds a choice as its value: what was chosen when it was drawn, and if it can be empty again. */
export const choiceMarks = (value: string | undefined, canClear: boolean) => ({
  'data-chosen': value ?? '',
  ...(canClear ? { 'data-clears': '' } : {}),
});

/** Writes a value as typing does, so that the form of the page learns it. */
export function writeValue(field: HTMLElement & { value: string }, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
