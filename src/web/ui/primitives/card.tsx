import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';

/** A panel with a thin border and no shadow. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={cx('rounded-panel border border-line bg-surface', className)} />;
}

type HeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  as?: 'h1' | 'h2' | 'h3';
};

export function CardHeader({ title, description, actions, as: Heading = 'h2' }: HeaderProps) {
  return (
    <header
      data-print="yes"
      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-4 md:px-6 md:pt-6"
    >
      <div className="min-w-0">
        <Heading className="text-16 font-semibold">{title}</Heading>
        {description ? <p className="mt-1 text-ui text-ink-soft">{description}</p> : null}
      </div>
      {actions ? (
        <div className="flex flex-wrap gap-2" data-print="none">
          {actions}
        </div>
      ) : null}
    </header>
  );
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('p-4 md:p-6', className)} />;
}
