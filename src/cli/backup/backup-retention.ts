/** Numbers of days, weeks and months of which the newest backup is kept. */
export interface KeepRule {
  days: number;
  weeks: number;
  months: number;
}

const DAY_MS = 24 * 60 * 60_000;
const NAME = /^munshi-(\d{4})-(\d\d)-(\d\d)T(\d\d)-(\d\d)-(\d\d)Z(?:\.tar\.age)?$/u;

/** `7,4,12`: seven days, four weeks, twelve months. Undefined for another text. */
export function readKeepRule(text: string): KeepRule | undefined {
  const [, days, weeks, months] = /^(\d{1,4}),(\d{1,4}),(\d{1,4})$/u.exec(text) ?? [];
  const rule = { days: Number(days), weeks: Number(weeks), months: Number(months) };
  return days !== undefined && rule.days + rule.weeks + rule.months > 0 ? rule : undefined;
}

function timeOf(name: string): Date | undefined {
  const parts = NAME.exec(name)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 1, day = 1, hour, minute, second] = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** Days since 1970 are on a Thursday first; weeks begin on Monday. */
const weekOf = (at: Date) => Math.floor((Math.floor(at.getTime() / DAY_MS) + 3) / 7);

const PERIODS: [keyof KeepRule, (at: Date) => string][] = [
  ['days', (at) => at.toISOString().slice(0, 10)],
  ['weeks', (at) => `week ${weekOf(at)}`],
  ['months', (at) => at.toISOString().slice(0, 7)],
];

/**
 * Names of backups that the rule does not keep. For each of the last days, weeks and months that have a backup the newest one
 * stays; so does the newest of all, and every name that no backup has.
 */
export function beyondRule(names: readonly string[], rule: KeepRule): string[] {
  const dated = names.flatMap((name) => {
    const at = timeOf(name);
    return at ? [{ name, at }] : [];
  });
  dated.sort((one, other) => other.at.getTime() - one.at.getTime());
  const kept = new Set(dated.slice(0, 1).map(({ name }) => name));
  for (const [period, of] of PERIODS) {
    const newest = new Map<string, string>();
    for (const { name, at } of dated) if (!newest.has(of(at))) newest.set(of(at), name);
    for (const name of [...newest.values()].slice(0, rule[period])) kept.add(name);
  }
  return dated.map(({ name }) => name).filter((name) => !kept.has(name));
}
