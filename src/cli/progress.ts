import type { IngestReport } from '#server/features/library/ingest/ingest-run.ts';
import { formatNumber } from '#shared/messages/formats.ts';

const WIDEST_BAR = 28;
const NARROWEST_BAR = 6;

/** `[█████░░░] 1,234 of 5,000 files · 610 documents a second · 3 could not be read`, in at most `columns`. */
export function progressLine(report: IngestReport, seconds: number, columns = 120): string {
  const share = report.files === 0 ? 1 : Math.min(1, report.done / report.files);
  const rate = seconds > 0 ? Math.round(report.documents / seconds) : 0;
  const parts = [
    `${formatNumber(report.done)} of ${formatNumber(Math.max(report.files, report.done))} files`,
    `${formatNumber(rate)} documents a second`,
    ...(report.unreadable.length === 0
      ? []
      : [`${formatNumber(report.unreadable.length)} could not be read`]),
  ];
  // A line that wraps cannot be overwritten, so the last words are dropped first.
  let words = ` ${parts.join(' · ')}`;
  while (parts.length > 1 && words.length + NARROWEST_BAR + 2 > columns) {
    parts.pop();
    words = ` ${parts.join(' · ')}`;
  }
  const width = Math.max(NARROWEST_BAR, Math.min(WIDEST_BAR, columns - words.length - 2));
  const filled = Math.floor(share * width);
  return `[${'█'.repeat(filled)}${'░'.repeat(width - filled)}]${words}`;
}

type Stream = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>;

/** Draws progress in place on a terminal, and as a line every few seconds elsewhere. */
export function progressReporter(
  stream: Stream,
  now = () => performance.now(),
): (report: IngestReport) => void {
  const start = now();
  let last = Number.NEGATIVE_INFINITY;
  let drawn = '';
  return (report) => {
    const at = now();
    if (!report.finished && at - last < (stream.isTTY ? 100 : 5000)) return;
    // One column stays free, because some terminals wrap when the last one is filled.
    const line = progressLine(report, (at - start) / 1000, stream.isTTY ? (stream.columns || 80) - 1 : 120);
    if (line === drawn) return;
    last = at;
    drawn = line;
    stream.write(stream.isTTY ? `\r\u001B[K${line}` : `${line}\n`);
  };
}
