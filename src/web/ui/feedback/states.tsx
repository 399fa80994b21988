import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '../primitives/button.tsx';
import { cx } from '../primitives/class-names.ts';

type EmptyProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  className?: string;
};

/** An empty state: one sentence about what will appear here, and one action. */
export function EmptyState({ title, children, action, icon, className }: EmptyProps) {
  return (
    <div
      className={cx(
        'flex flex-col items-center gap-2 rounded-panel border border-dashed border-edge px-6 py-12 text-center [&>svg]:size-6 [&>svg]:text-ink-faint',
        className,
      )}
    >
      {icon}
      <h2 className="text-16 font-semibold">{title}</h2>
      {children ? <div className="max-w-[52ch] text-ui text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}

type ErrorProps = {
  title: string;
  message: string;
  onRetry?: () => void;
  retry?: string;
  className?: string;
};

/** An error state: what happened, and what to do. */
export function ErrorState({ title, message, onRetry, retry = t(messages.tryAgain), className }: ErrorProps) {
  return (
    <div
      role="alert"
      className={cx(
        'flex flex-col items-center gap-2 rounded-panel border border-line bg-surface px-6 py-12 text-center',
        className,
      )}
    >
      <CircleAlert aria-hidden className="size-6 text-bad" />
      <h2 className="text-16 font-semibold">{title}</h2>
      <p className="max-w-[60ch] text-ui text-ink-soft">{message}</p>
      {onRetry ? (
        <Button className="mt-3" onClick={onRetry}>
          {retry}
        </Button>
      ) : null}
    </div>
  );
}
