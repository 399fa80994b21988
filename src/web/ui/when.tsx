import { dateTime, relativeDate } from './dates.ts';

/** A moment in the user's words, with the full date and time on hover. */
export function When({ value }: { value: string }) {
  return (
    <time dateTime={value} title={dateTime(value)}>
      {relativeDate(value)}
    </time>
  );
}
