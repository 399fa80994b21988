import type { CitationList } from '#shared/contracts/research/citations.ts';
import { messages } from '#shared/messages/en/library/citator.ts';
import { t } from '#shared/messages/translate.ts';

/** How many citations there are by year, as bars. */
export function YearBars({ years }: { years: CitationList['years'] }) {
  if (years.length < 2) return null;
  const most = Math.max(...years.map(({ count }) => count));
  return (
    <section aria-label={t(messages.byYear)} className="flex flex-col gap-1">
      <h2 className="text-14 font-semibold">{t(messages.byYear)}</h2>
      <ul className="flex flex-col gap-0.5 text-13 tabular-nums">
        {years.map(({ year, count }) => (
          <li key={year} className="flex items-center gap-3">
            <span className="w-10 shrink-0 text-ink-soft">{year}</span>
            <span
              aria-hidden
              className="h-3 rounded-control bg-accent-wash"
              style={{ width: `${(60 * count) / most}%` }}
            />
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
