import type { ReactNode } from 'react';
import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { cx } from './class-names.ts';

/** The column of a page under the top bar. `fill` is for pages that use the whole window, such as search. */
export function Page({
  fill,
  className,
  children,
}: {
  fill?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={cx(
        'mx-auto w-full px-4 py-6 md:px-6 md:py-8',
        fill ? 'flex max-w-wide min-h-0 flex-1 flex-col' : 'max-w-page',
        className,
      )}
    >
      {children}
    </div>
  );
}

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /**
   * The title is one line beside the actions, and is cut where it is longer, or whole on a second line: the page shows what it
   * is about soon.
   */
  oneLine?: boolean | 'whole';
};

/** The page's only h1, a one-line description, and its actions with the primary one last. */
export function PageHeader({ title, description, actions, oneLine = false }: PageHeaderProps) {
  return (
    <header
      data-print="yes"
      className={cx(
        'flex justify-between gap-x-6 gap-y-4',
        oneLine ? 'mb-2 items-start max-md:gap-x-1 md:mb-3' : 'mb-6 flex-wrap items-end',
      )}
    >
      <div className={cx('min-w-0', oneLine && 'flex-1')}>
        <h1
          className={cx(
            'font-semibold',
            oneLine ? 'text-18 md:text-22' : 'text-22 md:text-28',
            oneLine === 'whole' && 'leading-tight',
            oneLine === true && 'truncate',
          )}
        >
          {title}
        </h1>
        {description ? (
          <p className={cx('max-w-[66ch] text-ui text-ink-soft', !oneLine && 'mt-1')}>{description}</p>
        ) : null}
      </div>
      {actions ? (
        <div className={cx('flex gap-2 max-sm:gap-1.5', !oneLine && 'flex-wrap')} data-print="none">
          {actions}
        </div>
      ) : null}
    </header>
  );
}

/** The title of the page in the browser tab. */
export function PageTitle({ children }: { children: string }) {
  return <title>{t(messages.pageTitle, { title: children })}</title>;
}
