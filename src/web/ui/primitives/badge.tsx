import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';

export type BadgeTone = 'good' | 'caution' | 'bad' | 'note' | 'quiet' | 'accent';

const TONES: Record<BadgeTone, string> = {
  good: 'bg-good-wash text-good',
  caution: 'bg-caution-wash text-caution',
  bad: 'bg-bad-wash text-bad',
  note: 'bg-note-wash text-note',
  quiet: 'bg-wash text-ink-soft',
  accent: 'bg-accent-wash text-accent-strong',
};

type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone; icon?: ReactNode };

/** A word with a colour; the word must be clear without the colour. */
export function Badge({ tone = 'quiet', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={cx(
        'inline-flex h-6 items-center gap-1 rounded-control px-2 text-12 font-medium whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
