import { FileQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../primitives/class-names.ts';

type Props = {
  title: string;
  /** Names what is missing, or says why. */
  children: ReactNode;
  /** The one way on. */
  action?: ReactNode;
  /** The heading: 1 where nothing else is on the page. */
  level: 1 | 2;
  /** A short mark above the title, such as 404. */
  mark?: string;
  className?: string;
};

/** The notice for every page, file or document that does not exist. */
export function NotFound({ title, children, action, level, mark, className }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('flex flex-col items-center gap-2 px-6 py-12 text-center', className)}>
      <FileQuestionMark aria-hidden className="size-8 text-ink-faint" />
      {mark ? <p className="text-13 font-semibold text-ink-soft tabular-nums">{mark}</p> : null}
      <Heading className="font-serif text-22 font-semibold text-balance">{title}</Heading>
      <div className="max-w-[52ch] text-ui [overflow-wrap:anywhere] text-ink-soft">{children}</div>
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
