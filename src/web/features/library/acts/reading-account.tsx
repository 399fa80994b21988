import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { shownNumber } from '#law/acts/reading/orders.ts';
import type { ActReading } from '#shared/contracts/research/act-copies.ts';
import { messages } from '#shared/messages/en/library/act-copies.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { shortDate } from '#web/ui/time/dates.ts';
import { CorrectReading } from './correct-reading.tsx';

const ChangedText = lazy(async () => ({ default: (await import('./compare-sections.tsx')).ChangedText }));

/** Limits: numbers of one line, and rows of one list. */
const SHOWN = 30;
const ROWS = 200;

const numbered = (numbers: readonly string[]): string =>
  formatList([...new Set(numbers)].slice(0, SHOWN).map(shownNumber));

function lines(reading: ActReading): string[] {
  const { holes, differences, part } = reading;
  return [
    t(reading.by_contents ? messages.byContents : messages.byNumbers),
    ...(part ? [t(messages.partOf, part)] : []),
    ...(holes.length > 0 ? [t(messages.holes, { numbers: numbered(holes) })] : []),
    ...(differences?.length === 0 ? [t(messages.sameAsBefore)] : []),
    t(messages.fromFile, { file: reading.file, source: reading.source }),
  ];
}

function SectionLink({ act, number }: { act: string; number: string }) {
  return (
    <Link
      to="/home/acts/$act/$section"
      params={{ act, section: number }}
      className="inline-flex min-h-11 min-w-11 items-center text-link tabular-nums md:min-h-0"
    >
      {shownNumber(number)}
    </Link>
  );
}

/** The borders that a reader of the print should look at, each with its reason. */
function Doubts({ act, doubts }: { act: string; doubts: ActReading['doubts'] }) {
  if (doubts.length === 0) return null;
  return (
    <details className="text-13">
      <summary className="min-h-11 cursor-pointer py-3 md:min-h-0 md:py-1">
        {t(messages.doubtful, { count: doubts.length })}
      </summary>
      <ul>
        {doubts.slice(0, ROWS).map(({ number, kind }) => (
          <li key={`${number} ${kind}`} className="flex flex-wrap items-center gap-x-2">
            <SectionLink act={act} number={number} />
            <span className="text-ink-soft">{t(messages.doubtKind, { kind })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The changes of other acts that an amending act prints. */
function Changes({ act, changes }: { act: string; changes: ActReading['changes'] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="text-13">
      {changes.slice(0, ROWS).map(({ number, sections, kind, act: other }) => (
        <li key={number} className="flex flex-wrap items-center gap-x-2">
          <SectionLink act={act} number={number} />
          <span>
            {t(messages.changesAct, {
              kind,
              count: sections.length,
              numbers: numbered(sections),
              act: other ?? t(messages.principalAct),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The sections in which the copy differs from the one before it; changed words are shown in their place. */
function Differences({ act, differences = [] }: { act: string; differences?: ActReading['differences'] }) {
  if (differences.length === 0) return null;
  return (
    <details className="text-13">
      <summary className="min-h-11 cursor-pointer py-3 md:min-h-0 md:py-1">
        {t(messages.changes, { count: differences.length })}
      </summary>
      <p className="text-ink-soft">{t(messages.changeWords)}</p>
      <ul>
        {differences.slice(0, ROWS).map(({ number, kind, before, now }) => (
          <li key={number} className="border-b border-line py-1">
            <div className="flex flex-wrap items-center gap-x-2">
              {kind === 'removed' ? (
                <span>{shownNumber(number)}</span>
              ) : (
                <SectionLink act={act} number={number} />
              )}
              <span className="text-ink-soft">{t(messages.changeKind, { kind })}</span>
            </div>
            {before === undefined || now === undefined ? null : (
              <p className="font-serif text-16">
                <Suspense fallback={now}>
                  <ChangedText before={before} now={now} />
                </Suspense>
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Shows the account of a copy: sections found and missing, doubtful borders, its day and source, what a newer copy changed. */
export function ReadingAccount({ act, reading }: { act: string; reading: ActReading }) {
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
      <Changes act={act} changes={reading.changes} />
      <Doubts act={act} doubts={reading.doubts} />
      <Differences act={act} differences={reading.differences} />
      <CorrectReading act={act} reading={reading} />
      {reading.url === undefined ? null : (
        <a href={reading.url} rel="noreferrer" target="_blank" className="text-13 text-link">
          {t(messages.indiaCode)}
        </a>
      )}
    </section>
  );
}
