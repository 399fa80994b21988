import { z } from 'zod';
import type { OpenDataCourt } from '#law/library/open-data/open-data-courts.ts';
import { messages as openData } from '#shared/messages/en/operations/open-data.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { DamagedIndex, type Mirror, readJsonFile } from './mirror.ts';

/** The index of a year's largest bench names 160,000 files in 7 MB. */
const LARGEST_INDEX = 128 * 1024 * 1024;
/** A part is a plain name: it never leads out of its partition. */
const partName = z.string().regex(/^[\w.-]{1,200}$/u);
const fileName = z.string().max(500);

const indexFile = z.object({
  file_count: z.int().nonnegative().optional(),
  updated_at: z.string().max(100).optional(),
  scraped_through_date: z.string().max(100).optional(),
  parts: z
    .array(
      z.object({
        name: partName,
        files: z.array(fileName).default([]),
        size: z.number().nonnegative().optional(),
        created_at: z.string().max(100).optional(),
      }),
    )
    .max(10_000),
});
export type ArchiveIndex = z.infer<typeof indexFile>;
export type ArchivePart = ArchiveIndex['parts'][number];

/** The judgments of one bench (or of the Supreme Court) in one year. */
export interface Partition {
  /** `year=2023/court=33_10/bench=mdubench`, or `year=2023`. */
  name: string;
  court: OpenDataCourt;
  year: number;
  seat?: string;
  /** Folder of the archives, and the index of what they hold. */
  data: { folder: string; index: string };
  metadata: { folder: string; index: string; parquet: string };
}

/** The two data sets: where they are, and what their licence asks to be shown. */
export const DATA_SETS = {
  highCourts: {
    name: 'indian-high-court-judgments',
    url: 'https://indian-high-court-judgments.s3.ap-south-1.amazonaws.com',
    source: 'Indian High Court Judgments (open data, from judgments.ecourts.gov.in)',
    licence: 'CC-BY-4.0',
  },
  supremeCourt: {
    name: 'indian-supreme-court-judgments',
    url: 'https://indian-supreme-court-judgments.s3.amazonaws.com',
    source: 'Indian Supreme Court Judgments (open data, from scr.sci.gov.in)',
    licence: 'CC-BY-4.0',
  },
} as const;
export type DataSet = (typeof DATA_SETS)[keyof typeof DATA_SETS];

export const dataSetOf = (court: OpenDataCourt): DataSet =>
  court.code === undefined ? DATA_SETS.supremeCourt : DATA_SETS.highCourts;

function supremeCourt(court: OpenDataCourt, year: number): Partition {
  const name = `year=${year}`;
  return {
    name,
    court,
    year,
    data: { folder: `data/tar/${name}/english`, index: `data/tar/${name}/english/english.index.json` },
    metadata: {
      folder: `metadata/tar/${name}`,
      index: `metadata/tar/${name}/metadata.index.json`,
      parquet: `metadata/parquet/${name}/metadata.parquet`,
    },
  };
}

/** The partitions of a court in order, the benches of `benches` only, or all that are known. */
export function partitionsOf(
  court: OpenDataCourt,
  benches: readonly string[],
  years: readonly number[],
): Partition[] {
  if (court.code === undefined) return years.map((year) => supremeCourt(court, year));
  const chosen = benches.length > 0 ? benches : court.benches.map(({ code }) => code);
  return years.flatMap((year) =>
    chosen.map((bench) => {
      const name = `year=${year}/court=${court.code}/bench=${bench}`;
      const seat = court.benches.find(({ code }) => code === bench)?.seat;
      return {
        name,
        court,
        year,
        ...(seat === undefined ? {} : { seat }),
        data: { folder: `data/tar/${name}`, index: `data/tar/${name}/data.index.json` },
        metadata: {
          folder: `metadata/tar/${name}`,
          index: `metadata/tar/${name}/metadata.index.json`,
          parquet: `metadata/parquet/${name}/metadata.parquet`,
        },
      };
    }),
  );
}

/** Undefined when the mirror has no such index. Errors: `DamagedIndex`. */
export async function readIndex(mirror: Mirror, name: string): Promise<ArchiveIndex | undefined> {
  const json = await readJsonFile(mirror, name, LARGEST_INDEX);
  if (json === undefined) return undefined;
  const index = indexFile.safeParse(json);
  if (!index.success)
    throw new DamagedIndex(sentenceOf(openData.indexUnreadable, { file: name }), { cause: index.error });
  return index.data;
}

/** Changes when the part does. */
export const markOf = ({ size, created_at }: ArchivePart): string =>
  `${size ?? ''}:${(created_at ?? '').replaceAll(' ', 'T')}`;
