import type { ReactNode } from 'react';
import { count } from '#web/ui/time/dates.ts';

type Props = {
  /** How many are such as asked for, and how many there are; undefined while it is not known. */
  shown: number | undefined;
  of: number | undefined;
  one: string;
  many: string;
  children?: ReactNode;
};

/** How long a list is, with what leads out of it. */
export function ListCount({ shown, of, one, many, children }: Props) {
  const known = shown !== undefined && of !== undefined;
  const words = shown === of ? '' : ` of ${count(of ?? 0)}`;
  return (
    <div className="-mt-2 mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-4">
      <p role="status" className="text-ui text-ink-soft tabular-nums">
        {known ? `${count(shown)}${words} ${of === 1 ? one : many}` : ''}
      </p>
      {children}
    </div>
  );
}
