import type { IngestReport } from '#server/features/library/ingest.ts';

const WIDTH = 28;

/** `[█████░░░] 1,234 of 5,000 · 610 a second · 3 could not be read`, for a terminal of 80 columns or more. */
export function progressLine(report: IngestReport, seconds: number): string {
  const share = report.files === 0 ? 1 : report.done / report.files;
  const filled = Math.round(share * WIDTH);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
  const rate = seconds > 0 ? Math.round(report.documents / seconds) : 0;
  const count = (n: number) => n.toLocaleString('en-IN');
  const unread =
    report.unreadable.length === 0 ? '' : ` · ${count(report.unreadable.length)} could not be read`;
  return `[${bar}] ${count(report.done)} of ${count(report.files)} files · ${count(rate)} documents a second${unread}`;
}

/** Draws progress in place on a terminal, and as a line every few seconds elsewhere. */
export function progressTo(stream: NodeJS.WriteStream): (report: IngestReport) => void {
  const start = performance.now();
  let last = 0;
  return (report) => {
    const now = performance.now();
    const finished = report.done === report.files;
    if (!finished && now - last < (stream.isTTY ? 100 : 5000)) return;
    last = now;
    const line = progressLine(report, (now - start) / 1000);
    stream.write(stream.isTTY ? `\r\u001B[K${line}` : `${line}\n`);
  };
}
