import { cx } from '../primitives/class-names.ts';

type ProgressBarProps = { label: string; done: number; of: number; className?: string };

/** A bar that shows the done share of a task. */
export function ProgressBar({ label, done, of, className = 'h-1.5' }: ProgressBarProps) {
  const percent = of === 0 ? 0 : Math.min(100, Math.floor((100 * done) / of));
  return (
    <div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-label={label}
      className={cx('overflow-hidden rounded-full bg-wash', className)}
    >
      <div
        className="h-full bg-accent transition-[width] motion-reduce:transition-none"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
