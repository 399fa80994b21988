import type { ReactNode } from 'react';

type Props = {
  /** The number of matching records and of all records; undefined until they are known. */
  shown: number | undefined;
  total: number | undefined;
  count: (shown: number, total: number) => string;
  children?: ReactNode;
};

/** The length of a list, and a link to the archive or back. */
export function ListCount({ shown, total, count, children }: Props) {
  return (
    <div className="-mt-2 mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-4">
      <p role="status" className="text-ui text-ink-soft tabular-nums">
        {shown !== undefined && total !== undefined ? count(shown, total) : ''}
      </p>
      {children}
    </div>
  );
}
