/** Items with a key each for React: their name, counted where it repeats. */
export function withKeys<T>(items: readonly T[], nameOf: (item: T) => string): { key: string; item: T }[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return { key: `${count} ${name}`, item };
  });
}
