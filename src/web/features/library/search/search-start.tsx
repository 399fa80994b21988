import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LibraryCoverage, SearchHitBody } from '#shared/contracts/library.ts';
import { messages as tour } from '#shared/messages/en/common/tour.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { mainCitation } from '../format.ts';
import { coverageQuery } from '../queries.ts';
import { BeingAdded } from './ingest-progress.tsx';

type Example = { kind: string; words: string };

/** Examples of searches; the citation and the cause title are those of judgments in the library. */
export function examplesFrom(hits: readonly SearchHitBody[]): Example[] {
  const judgment = hits.find(({ _source }) => _source.type === 'judgment')?._source;
  const citation = judgment && mainCitation(judgment);
  const titled = hits.find(
    ({ _source: { type, untitled } }) => type === 'judgment' && untitled === undefined,
  );
  return [
    { kind: t(messages.aPhrase), words: '"natural justice"' },
    { kind: t(messages.aSection), words: 'section 138 NI Act' },
    ...(citation ? [{ kind: t(messages.aCitation), words: citation }] : []),
    ...(titled ? [{ kind: t(messages.aCauseTitle), words: titled._source.title }] : []),
  ];
}

export function Examples({
  hits,
  waiting,
  onRun,
}: {
  hits: readonly SearchHitBody[];
  /** Keeps the place of the examples from a judgment. */
  waiting: boolean;
  onRun: (words: string) => void;
}) {
  return (
    <ul
      aria-label={t(messages.examples)}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      {examplesFrom(hits).map(({ kind, words }) => (
        <li key={kind} className="max-w-full shrink-0">
          <button
            type="button"
            onClick={() => onRun(words)}
            className="flex min-h-11 max-w-full items-center gap-2 rounded-control border border-line bg-surface px-3 text-left text-13 transition-colors hover:border-edge hover:bg-raised md:min-h-9"
          >
            <span className="shrink-0 text-ink-soft">{kind}</span>
            <span className="truncate font-medium">{words}</span>
          </button>
        </li>
      ))}
      {waiting
        ? ['w-56', 'w-full md:w-96'].map((width) => (
            <li key={width} aria-hidden className={cx('max-w-full shrink-0', width)}>
              <Skeleton className="h-11 md:h-9" />
            </li>
          ))
        : null}
    </ul>
  );
}

/** '25 judgments of 25 courts, 1998 to 2024'. */
export function judgmentsOf({ judgments, courts, years }: LibraryCoverage): string {
  const counted =
    courts.length > 0
      ? t(messages.judgmentsOfCourts, { count: judgments, courts: courts.length })
      : t(messages.judgmentCount, { count: judgments });
  if (!years) return counted;
  return years.from === years.to
    ? t(messages.inYear, { judgments: counted, year: years.from })
    : t(messages.inYears, { judgments: counted, from: years.from, to: years.to });
}

function partsOf(coverage: LibraryCoverage): string {
  const sections = t(messages.sectionCount, { count: coverage.acts });
  if (coverage.judgments === 0) return sections;
  const judgments = judgmentsOf(coverage);
  if (coverage.acts === 0) return judgments;
  // A comma before 'and', because the years already follow one.
  const both = coverage.years ? messages.datedJudgmentsAndSections : messages.judgmentsAndSections;
  return t(both, { judgments, sections });
}

/** 'The library holds 25 judgments of 25 courts, 1998 to 2024, and 312 sections of acts.' */
export function coverageSentence(coverage: LibraryCoverage): string {
  if (coverage.judgments + coverage.acts === 0) return t(messages.libraryEmpty);
  return t(messages.holds, { parts: partsOf(coverage) });
}

function samplesSentence({ samples, judgments }: LibraryCoverage): string {
  if (samples === 0) return '';
  return samples === judgments ? t(messages.onlySamples) : t(messages.someSamples, { count: samples });
}

function summariesSentence({ summaries, acts }: LibraryCoverage): string {
  if (summaries === 0) return '';
  return summaries === acts ? t(messages.onlySummaries) : t(messages.someSummaries, { count: summaries });
}

/** Coverage of the library, with its samples and summaries; `linked`: with the ways to real judgments. */
export function Coverage({ className, linked }: { className?: string; linked?: boolean }) {
  const { data, isLoading } = useQuery(coverageQuery);
  // Keeps the place of the sentences.
  if (isLoading) return <Skeleton className="h-20 md:h-10" />;
  if (!data) return null;
  return (
    <p className={className}>
      {coverageSentence(data)} {samplesSentence(data)} {summariesSentence(data)}{' '}
      {data.adding ? <BeingAdded /> : null}
      {linked && data.samples === data.judgments ? (
        <Link to="/home/real-judgments" className="text-link">
          {t(tour.realJudgments)}
        </Link>
      ) : null}{' '}
      {linked && data.may_add ? (
        <Link to="/home/operator/library" className="text-link">
          {t(messages.manage)}
        </Link>
      ) : null}
    </p>
  );
}
