import { dateTime, relativeDate, relativeTime } from './dates.ts';

type Props = {
  value: string;
  /** Also shows minutes and hours of today. */
  close?: boolean;
  /** True at the start of a line: *Today*, not *today*. */
  alone?: boolean;
};

/** A moment in relative words, with the full date and time on hover. */
export function RelativeTime({ value, close, alone }: Props) {
  return (
    <time
      dateTime={value}
      title={dateTime(value)}
      className={alone ? 'inline-block first-letter:uppercase' : undefined}
    >
      {close ? relativeTime(value) : relativeDate(value)}
    </time>
  );
}
