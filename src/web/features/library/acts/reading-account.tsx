import type { ActReading } from '#shared/contracts/research/act-copies.ts';
import { messages } from '#shared/messages/en/library/act-copies.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { shortDate } from '#web/ui/time/dates.ts';

/** Limit: numbers of one line. */
const SHOWN = 30;

const numbered = (numbers: readonly string[]): string => formatList([...new Set(numbers)].slice(0, SHOWN));

function lines(reading: ActReading): string[] {
  const { holes, doubts, differences, part } = reading;
  return [
    t(reading.by_contents ? messages.byContents : messages.byNumbers),
    ...(part ? [t(messages.partOf, part)] : []),
    ...(holes.length > 0 ? [t(messages.holes, { numbers: numbered(holes) })] : []),
    ...(doubts.length > 0
      ? [t(messages.doubts, { numbers: numbered(doubts.map(({ number }) => number)) })]
      : []),
    ...changes(differences),
    t(messages.fromFile, { file: reading.file, source: reading.source }),
  ];
}

function changes(differences: ActReading['differences']): string[] {
  if (!differences) return [];
  if (differences.length === 0) return [t(messages.sameAsBefore)];
  return [t(messages.differs, { numbers: numbered(differences.map(({ number }) => number)) })];
}

/** Shows the account of a copy: sections found and missing, doubtful borders, its day and source, what a newer copy changed. */
export function ReadingAccount({ reading }: { reading: ActReading }) {
  const { kind, expected, found, as_on: day, holes } = reading;
  return (
    <section className="mb-6 max-w-[66ch] rounded-panel border border-line bg-surface px-4 py-3 text-ui">
      <h2 className="mb-1 flex flex-wrap items-center gap-2 text-16 font-semibold">
        {t(messages.whatWasRead)}
        <Badge tone={holes.length === 0 ? 'good' : 'caution'}>
          {t(messages.foundOf, { found, expected })}
        </Badge>
        {day === undefined ? null : <Badge tone="quiet">{t(messages.asOn, { day: shortDate(day) })}</Badge>}
      </h2>
      {kind === 'bill' ? <p>{t(messages.bill)}</p> : null}
      {kind === 'amending' ? <p>{t(messages.amending)}</p> : null}
      <ul className="text-13 text-ink-soft">
        {lines(reading).map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
      {reading.url === undefined ? null : (
        <a href={reading.url} rel="noreferrer" target="_blank" className="text-13 text-link">
          {t(messages.indiaCode)}
        </a>
      )}
    </section>
  );
}
