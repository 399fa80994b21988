import { cx } from '../primitives/class-names.ts';

/** A placeholder of the size of what comes; it shows only once the wait passes 150 ms. Give height and width by class. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('skeleton', className)} />;
}

/** Says to those who hear the page what the skeletons say to those who see it. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div aria-busy="true" className={className}>
      <span role="status" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  );
}
