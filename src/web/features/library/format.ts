import { benchWords } from '#shared/bench-words.ts';
import type { HitMetadata } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { formatDate } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';

const DATE = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** 6 Dec 2013 for `2013-12-06`, in every time zone. Returns a value that is not a date unchanged. */
export function judgmentDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return formatDate(date, DATE);
}

export function score(value: number): string {
  return value.toFixed(2);
}

/** The media type without its parameters. */
export function contentType(metadata: Pick<HitMetadata, 'mime_type'>): string {
  return metadata.mime_type.split(';')[0]?.trim() || 'unknown';
}

/** The name of the file without its folders. */
export function fileName(metadata: Pick<HitMetadata, 's3_file_key'>): string {
  return metadata.s3_file_key.split('/').pop() ?? metadata.s3_file_key;
}

/** PDF, DOCX, MD; FILE for a name without an extension. */
export function fileExtension(metadata: Pick<HitMetadata, 's3_file_key'>): string {
  const match = /\.([A-Za-z0-9]{1,8})$/.exec(metadata.s3_file_key);
  return match?.[1]?.toUpperCase() ?? 'FILE';
}

/** The citation a lawyer would use first: neutral, else the first reporter's. */
export function mainCitation(
  metadata: Pick<HitMetadata, 'neutral_citation' | 'reporter_citations'>,
): string | undefined {
  return metadata.neutral_citation ?? metadata.reporter_citations[0];
}

/** The cause title; of a judgment without one, the name that judgments which cite it give it. */
export function shownTitle(metadata: Pick<HitMetadata, 'title' | 'named_by_others'>): string {
  return metadata.named_by_others ?? metadata.title;
}

/** Court and bench; a judgment whose court could not be read says so. */
export function courtLine(metadata: HitMetadata): string | undefined {
  const court = metadata.court_bench ?? metadata.court_name;
  return court ?? (metadata.type === 'judgment' ? t(messages.courtNotRecorded) : undefined);
}

/** The number of judges who heard a case, in words; undefined where the copy does not say it. A list of one name may be of the author alone. */
export function benchStrength({ court, bench_strength, judges }: HitMetadata): string | undefined {
  const count = bench_strength ?? (judges.length > 1 ? judges.length : undefined);
  return count === undefined ? undefined : benchWords(court, count);
}

/** The label of a document's text: facts of a judgment, text of an act, or our summary of it. */
export function textLabel({ type, summary }: Pick<HitMetadata, 'type' | 'summary'>, facts: string): string {
  if (type === 'judgment') return facts;
  return t(summary ? messages.summary : messages.text);
}

/**
 * The name under which the original is saved or added to a case: of a section of an act, whose file holds many, the
 * section's own.
 */
export function originalName(metadata: Pick<HitMetadata, 'type' | 'title' | 's3_file_key'>): string {
  return metadata.type === 'act'
    ? `${metadata.title.split(' — ')[0] ?? metadata.title}.txt`
    : fileName(metadata);
}

/** Shortens a text to `max` characters, cut between words, with an ellipsis if it was cut. */
export function snippet(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max);
  const gap = cut.lastIndexOf(' ');
  return `${cut.slice(0, gap > max * 0.6 ? gap : max).replace(/[\s,;:.–-]+$/u, '')}…`;
}
