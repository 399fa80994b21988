import type { ReactNode } from 'react';
import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { cx } from './class-names.ts';

export type DescriptionItem = { label: string; value: ReactNode };

/** Labels with their values, in columns if there is room; an unknown value is shown as N/A. */
export function DescriptionList({
  facts,
  className,
}: {
  facts: readonly DescriptionItem[];
  className?: string;
}) {
  return (
    <dl className={cx('grid gap-x-8 gap-y-4', className)}>
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-13 text-ink-soft">{label}</dt>
          <dd className="mt-0.5 text-ui break-words whitespace-pre-line">
            {value === null || value === '' ? (
              <span className="text-ink-faint">{t(messages.notAvailable)}</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
