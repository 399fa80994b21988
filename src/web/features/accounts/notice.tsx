import { Link } from '@tanstack/react-router';
import { CircleAlert, MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalStatus } from './local.ts';

type NoticeProps = { tone: 'note' | 'bad'; title: string; children: ReactNode };

export function Notice({ tone, title, children }: NoticeProps) {
  const Icon = tone === 'bad' ? CircleAlert : MailCheck;
  return (
    <section
      aria-label={title}
      className={`mb-6 flex gap-3 rounded-control p-4 text-ui ${tone === 'bad' ? 'bg-bad-wash' : 'bg-note-wash'}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone === 'bad' ? 'text-bad' : 'text-note'}`} />
      <div className="min-w-0">
        <h2 className="font-semibold">{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** Where the mail is when this machine sends none. */
export function OutboxLink() {
  const { outbox } = useLocalStatus();
  if (!outbox) return null;
  return (
    <p className="mt-2">
      This copy sends no mail over the internet.{' '}
      <Link to="/outbox" className="text-link">
        Open the outbox of this machine
      </Link>
    </p>
  );
}

export function CheckEmailNotice({ children }: { children: ReactNode }) {
  return (
    <Notice tone="note" title="Check your email">
      <p>{children}</p>
      <OutboxLink />
      <p className="mt-2">
        <Link to="/signup/check-email" className="text-link">
          No mail after a few minutes?
        </Link>
      </p>
    </Notice>
  );
}
