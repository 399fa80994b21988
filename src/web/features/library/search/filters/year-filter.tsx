import { useState } from 'react';
import { messages } from '#shared/messages/en/library/search.ts';
import { formatNumber } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { FILTER_BUTTON } from './choices.tsx';

export type Years = { from: number | undefined; to: number | undefined };
type Props = Years & {
  years: readonly { value: string; count: number }[];
  onChange: (years: Years) => void;
};

const EARLIEST = 1800;
const LATEST = 2200;

export function yearsText(from: number | undefined, to: number | undefined): string {
  if (from !== undefined && to !== undefined)
    return from === to ? String(from) : t(messages.yearRange, { from, to });
  if (from !== undefined) return t(messages.yearsFrom, { from });
  return to === undefined ? t(messages.allYears) : t(messages.yearsUntil, { to });
}

/** Undefined while the year is incomplete. */
export function readYear(text: string): number | undefined {
  const year = Number(text);
  return /^\d{4}$/.test(text.trim()) && year >= EARLIEST && year <= LATEST ? year : undefined;
}

/** The decades of the results with their counts, newest first. */
export function decadesOf(years: Props['years']): { from: number; count: number }[] {
  const decades = new Map<number, number>();
  for (const { value, count: found } of years) {
    const from = Math.floor(Number(value) / 10) * 10;
    decades.set(from, (decades.get(from) ?? 0) + found);
  }
  return [...decades].map(([from, found]) => ({ from, count: found })).sort((a, b) => b.from - a.from);
}

function YearInput({
  label,
  value,
  onYear,
}: {
  label: string;
  value: number | undefined;
  onYear: (y?: number) => void;
}) {
  const [text, setText] = useState(value === undefined ? '' : String(value));
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setText(value === undefined ? '' : String(value));
  }
  const type = (next: string) => {
    setText(next);
    const year = readYear(next);
    if (year === undefined && next.trim() !== '') return;
    setSeen(year);
    onYear(year);
  };
  return (
    <InputField
      label={label}
      inputMode="numeric"
      maxLength={4}
      placeholder={t(messages.anyYear)}
      value={text}
      onChange={(event) => type(event.target.value)}
    />
  );
}

/** A bar for each year between the first and the last of the results. */
function YearHistogram({ years }: Pick<Props, 'years'>) {
  const counts = new Map(years.map(({ value, count }) => [Number(value), count]));
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  if (counts.size < 2) return null;
  const most = Math.max(...counts.values());
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return (
    <figure className="mt-3">
      <div
        role="img"
        aria-label={t(messages.yearsOfResults, { from: String(first), to: String(last) })}
        className="flex h-16 items-end gap-px"
      >
        {all.map((year) => (
          <span
            key={year}
            title={`${year}: ${formatNumber(counts.get(year) ?? 0)}`}
            className="min-w-0 flex-1 rounded-t-control bg-accent"
            style={{ height: `${(100 * (counts.get(year) ?? 0)) / most}%` }}
          />
        ))}
      </div>
      <figcaption aria-hidden className="flex justify-between text-12 text-ink-soft tabular-nums">
        <span>{first}</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  );
}

export function YearChoices({ from, to, years, onChange }: Props) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <YearInput
          label={t(messages.fromYear)}
          value={from}
          onYear={(year) => onChange({ from: year, to })}
        />
        <YearInput label={t(messages.toYear)} value={to} onYear={(year) => onChange({ from, to: year })} />
      </div>
      <YearHistogram years={years} />
      <ul aria-label={t(messages.decades)} className="mt-3 flex flex-wrap gap-1">
        {decadesOf(years).map((decade) => {
          const chosen = from === decade.from && to === decade.from + 9;
          return (
            <li key={decade.from}>
              <Button
                aria-pressed={chosen}
                className={FILTER_BUTTON}
                onClick={() =>
                  onChange(
                    chosen ? { from: undefined, to: undefined } : { from: decade.from, to: decade.from + 9 },
                  )
                }
              >
                {t(messages.decade, { year: decade.from })}
                <span className="text-13 text-ink-soft tabular-nums">{formatNumber(decade.count)}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
