/** Folds runs of white space (line breaks included) into single spaces and trims the ends. */
export function squash(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
