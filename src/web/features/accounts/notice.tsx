import { CircleAlert, CircleCheck, MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { OutboxLink } from '#web/components/codes/outbox-link.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { useCountdown } from '#web/ui/time/use-countdown.ts';

const LOOKS = {
  note: { icon: MailCheck, wash: 'bg-note-wash', ink: 'text-note' },
  good: { icon: CircleCheck, wash: 'bg-good-wash', ink: 'text-good' },
  bad: { icon: CircleAlert, wash: 'bg-bad-wash', ink: 'text-bad' },
} as const;

type NoticeProps = { tone: keyof typeof LOOKS; title: string; children: ReactNode };

export function Notice({ tone, title, children }: NoticeProps) {
  const { icon: Icon, wash, ink } = LOOKS[tone];
  return (
    <div className={cx('mb-6 flex gap-3 rounded-control p-4 text-ui', wash)}>
      <Icon aria-hidden className={cx('mt-0.5 size-4 shrink-0', ink)} />
      <div className="min-w-0">
        <h2 className="font-semibold">{title}</h2>
        {children}
      </div>
    </div>
  );
}

/** Help with an email that does not come. After a sign-up it stands alone: the toast has said the rest. */
export function EmailHelp({ className }: { className?: string }) {
  return (
    <div className={className}>
      <OutboxLink />
      <p className="mt-2">
        <SiteLink to="/signup/check-email" className="text-link">
          {t(messages.noEmailReceived)}
        </SiteLink>
      </p>
    </div>
  );
}

export function CheckEmailNotice({ children }: { children: ReactNode }) {
  return (
    <Notice tone="note" title={t(messages.checkEmail)}>
      <p>{children}</p>
      <EmailHelp />
    </Notice>
  );
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Sign-in is locked until a moment (epoch ms); stays until then. */
export function LockNotice({ until }: { until: number }) {
  const left = useCountdown(until);
  if (left === 0) return null;
  return (
    <Notice tone="bad" title={t(messages.signInRestricted)}>
      <p>{t(accountErrors.tooManyAttempts, { minutes: Math.ceil(left / 60) })}</p>
      {/* A timer, so that a screen reader does not read every second aloud; the toast has said the rest. */}
      <p role="timer" className="mt-1 tabular-nums">
        {t(messages.nextTryIn, { time: clock(left) })}
      </p>
    </Notice>
  );
}
