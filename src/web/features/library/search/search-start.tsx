import { useQuery } from '@tanstack/react-query';
import type { LibraryCoverage, SearchHitBody } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/search.ts';
import { t } from '#shared/messages/translate.ts';
import { count } from '#web/ui/time/dates.ts';
import { mainCitation } from '../format.ts';
import { coverageQuery } from '../queries.ts';

type Example = { kind: string; words: string };

/** Searches that show what the box understands; the citation and the cause title are of a judgment that is here. */
export function examplesFrom(hits: readonly SearchHitBody[]): Example[] {
  const judgment = hits.find(({ _source }) => _source.type === 'judgment')?._source;
  const citation = judgment && mainCitation(judgment);
  return [
    { kind: 'A phrase', words: '"natural justice"' },
    { kind: 'A section', words: 'section 138 NI Act' },
    ...(citation ? [{ kind: 'A citation', words: citation }] : []),
    ...(judgment ? [{ kind: 'A cause title', words: judgment.title }] : []),
  ];
}

export function Examples({
  hits,
  onRun,
}: {
  hits: readonly SearchHitBody[];
  onRun: (words: string) => void;
}) {
  return (
    <ul aria-label={t(messages.examples)} className="flex flex-wrap gap-2">
      {examplesFrom(hits).map(({ kind, words }) => (
        <li key={kind} className="max-w-full">
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
    </ul>
  );
}

const some = (value: number, one: string, many: string) => `${count(value)} ${value === 1 ? one : many}`;

/** 'The library holds 25 judgments of 25 courts, 1998 to 2024, and 312 sections of acts.' */
export function coverageSentence(coverage: LibraryCoverage): string {
  const { judgments, acts, courts, years } = coverage;
  if (judgments + acts === 0) return t(messages.theLibraryIsStillEmpty);
  const span = years
    ? `, ${years.from === years.to ? years.from : t(messages.fromToTo, { from: years.from, to: years.to })}`
    : '';
  const parts = [
    judgments > 0
      ? `${some(judgments, 'judgment', 'judgments')}${courts.length > 0 ? ` of ${some(courts.length, 'court', 'courts')}` : ''}${span}`
      : '',
    acts > 0 ? t(messages.actsOfActs, { acts: some(acts, 'section', 'sections') }) : '',
  ].filter(Boolean);
  return t(messages.theLibraryHoldsValue1, {
    value1: parts.join(judgments > 0 && span ? ', and ' : ' and '),
  });
}

/** What the library covers, with the samples named as such. */
export function Coverage({ className }: { className?: string }) {
  const { data } = useQuery(coverageQuery);
  if (!data) return null;
  const onlySamples = data.samples > 0 && data.samples === data.judgments;
  return (
    <p className={className}>
      {coverageSentence(data)}
      {onlySamples
        ? t(messages.everyJudgmentInItIs)
        : data.samples > 0
          ? ` ${some(data.samples, 'judgment is a sample', 'judgments are samples')}, marked so.`
          : null}
    </p>
  );
}
