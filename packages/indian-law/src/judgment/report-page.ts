/** A running head of the Supreme Court Reports: '582 SUPREME COURT REPORTS [2020] 1 S.C.R.', its page first. */
const RUNNING =
  /^[^\S\n]*(?<page>\d{1,4})\s+SUPREME\s+COURT\s+REPORTS\s+\[(?<year>\d{4})\]\s+(?<volume>\d{1,2})\s+S\.?\s?C\.?\s?R\b/imu;
/** The foot of a first page: '[2020] 1 S.C.R. 582' alone on its line. */
const FIRST =
  /^[^\S\n]*\[(?<year>\d{4})\]\s+(?<volume>\d{1,2})\s+S\.?\s?C\.?\s?R\.?\s+(?<page>\d{1,4})(?:\s+\k<page>)?[^\S\n]*$/imu;

/**
 * The judgment's own page in the Supreme Court Reports, which print it in the running heads and at the foot of the first
 * page; undefined for a text that is no copy of them.
 */
export function reportPage(text: string): string | undefined {
  const top = text.slice(0, 8_000);
  const running = RUNNING.exec(top);
  if (running === null) return undefined;
  // The first running head with the title of the series is on an even page: the first page or the second.
  const first = FIRST.exec(top)?.groups ?? (running.index < 200 ? running.groups : undefined);
  const { year, volume, page } = first ?? {
    ...running.groups,
    page: String(Number(running.groups?.page) - 1),
  };
  return `[${year}] ${volume} SCR ${page}`;
}
