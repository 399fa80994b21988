import { dateTime, relativeDate, relativeTime } from './dates.ts';

type Props = {
  value: string;
  /** Minutes and hours of today count too. */
  close?: boolean;
  /** It begins a line: *Today*, not *today*. */
  alone?: boolean;
};

/** A moment in the user's words, with the full date and time on hover. */
export function When({ value, close, alone }: Props) {
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
