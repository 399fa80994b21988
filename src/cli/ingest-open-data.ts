import { parseArgs } from 'node:util';
import {
  OPEN_DATA_COURTS,
  type OpenDataCourt,
  openDataCourt,
} from '#law/library/open-data/open-data-courts.ts';
import { StartupError } from '#server/core/startup-error.ts';
import { folderName } from '#server/features/library/ingest/folder-name.ts';
import {
  ingestOpenData,
  type OpenDataReport,
} from '#server/features/library/ingest/open-data/ingest-open-data.ts';
import { openMirror } from '#server/features/library/ingest/open-data/mirror.ts';
import { dataSetOf } from '#server/features/library/ingest/open-data/partitions.ts';
import { messages as openData } from '#shared/messages/en/operations/open-data.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { firstLines, type IngestRun, printable, runWithReport } from './run-ingest.ts';

const FIRST_YEAR = 1950;
const OPTIONS = {
  court: { type: 'string' },
  bench: { type: 'string' },
  years: { type: 'string' },
  mirror: { type: 'string' },
} as const;

export interface OpenDataRequest {
  court: OpenDataCourt;
  benches: string[];
  years: number[];
  /** A folder or an address. */
  mirror: string;
}

/** The years of `2023`, `2019-2021` and `2019,2023`. Errors: `StartupError`. */
export function yearsOf(written: string, last = new Date().getFullYear()): number[] {
  const years = new Set<number>();
  for (const part of written.split(',')) {
    const [, from, to = from] = /^\s*(\d{4})(?:\s*[-–]\s*(\d{4}))?\s*$/u.exec(part) ?? [];
    const [first, end] = [Number(from), Number(to)];
    if (!(first >= FIRST_YEAR && end >= first && end <= last))
      throw new StartupError(sentenceOf(openData.yearsUnreadable, { years: written, last: String(last) }));
    for (let year = first; year <= end; year++) years.add(year);
  }
  return [...years].sort((a, b) => a - b);
}

function benchesOf(written: string | undefined): string[] {
  const benches = (written ?? '')
    .split(',')
    .map((bench) => bench.trim())
    .filter(Boolean);
  for (const bench of benches)
    if (!/^[\w-]{1,100}$/u.test(bench))
      throw new StartupError(sentenceOf(openData.benchUnreadable, { bench: printable(bench) }));
  return [...new Set(benches)];
}

function usage(court?: OpenDataCourt): string {
  const benches = court?.benches.map(({ code }) => code).join(', ') ?? '';
  const named = benches === '' ? '' : t(openData.benchesOf, { court: court?.court.name ?? '', benches });
  return t(openData.usage, { benches: named });
}

/**
 * Reads a request from the arguments; returns the usage text when one is missing or unknown. Errors: `StartupError`.
 */
export function readRequest(args: readonly string[]): OpenDataRequest | string {
  let values: Partial<Record<keyof typeof OPTIONS, string>>;
  try {
    values = parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch {
    return usage();
  }
  const court = values.court === undefined ? undefined : openDataCourt(values.court);
  if (values.court !== undefined && !court) {
    const courts = OPEN_DATA_COURTS.map((one) => one.court.code).join(', ');
    throw new StartupError(sentenceOf(openData.courtUnknown, { court: printable(values.court), courts }));
  }
  if (!court || values.years === undefined) return usage(court);
  return {
    court,
    benches: benchesOf(values.bench),
    years: yearsOf(values.years),
    mirror: values.mirror ?? dataSetOf(court).url,
  };
}

/** Lines that only this summary has: reasons with counts, files that are absent, how far the data set goes. */
function furtherLines(report: OpenDataReport, court: OpenDataCourt): string[] {
  const reasons = new Map<string, number>();
  for (const { reason } of report.unreadable) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const counted = [...reasons].sort(([, a], [, b]) => b - a);
  const [example] = report.absent;
  return [
    ...firstLines(counted.map(([reason, count]) => t(openData.reasonCount, { count, reason }))),
    ...(example === undefined
      ? []
      : [t(openData.absent, { count: report.absent.length, example: printable(example) })]),
    ...firstLines(report.through.map((one) => t(openData.through, one))),
    ...(report.documents > 0 ? [t(openData.licence, dataSetOf(court))] : []),
  ];
}

/** `munshi ingest open-data`. Returns the exit code, as `runWithReport` does. Errors: `StartupError` for the mirror. */
export async function openDataIngest(run: IngestRun, request: OpenDataRequest): Promise<number> {
  const mirror = await openMirror(request.mirror, { signal: run.signal });
  const { court, benches, years } = request;
  return runWithReport(
    run,
    async (parts) =>
      ingestOpenData({
        ...parts,
        mirror,
        court,
        benches,
        years,
        // Not a path of this computer, so no folder of the user has the same name.
        name: await folderName(run.env.MUNSHI_DATA, `open-data:/${dataSetOf(court).name}`),
        dataFolder: run.env.MUNSHI_DATA,
      }),
    {
      empty: t(openData.nothingThere, { court: court.court.name }),
      after: (report) => furtherLines(report, court),
    },
  );
}
