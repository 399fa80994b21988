/** Joins class names and leaves out empty ones. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** Windows wider than a phone: where `md:` applies. */
export const DESK = '(min-width: 48rem)';
/** Room for two panes side by side: where `lg:` applies. */
export const WIDE = '(min-width: 64rem)';
