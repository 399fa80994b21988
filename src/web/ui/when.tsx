import { dateTime, relativeDate, relativeTime } from './dates.ts';

type Props = {
  value: string;
  /** Minutes and hours of today count too. */
  close?: boolean;
};

/** A moment in the user's words, with the full date and time on hover. */
export function When({ value, close }: Props) {
  return (
    <time dateTime={value} title={dateTime(value)}>
      {close ? relativeTime(value) : relativeDate(value)}
    </time>
  );
}
