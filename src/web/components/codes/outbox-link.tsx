import { Link } from '@tanstack/react-router';
import { messages } from '#shared/messages/en/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { useLocalStatus } from '#web/data/local-status.ts';

const SENTENCES = {
  mail: t(messages.thisCopySendsNoMail),
  sms: t(messages.thisCopySendsNoMessages),
} as const;

type Props = {
  of?: keyof typeof SENTENCES;
  /** In a tab of its own: a page that waits for a code stays as it is. */
  beside?: boolean;
};

/** Where mails and codes are when this machine sends none; nothing on a copy that sends them. */
export function OutboxLink({ of = 'mail', beside = of === 'sms' }: Props) {
  const { outbox, locked } = useLocalStatus();
  if (locked)
    return (
      <p className="mt-2">
        {SENTENCES[of]} {t(messages.openThePrintedAddressForOutbox)}
      </p>
    );
  if (!outbox) return null;
  return (
    <p className="mt-2">
      {SENTENCES[of]}{' '}
      <Link to="/outbox" className="text-link" {...(beside ? { target: '_blank' } : {})}>
        {t(messages.openTheOutboxOfThis)}
      </Link>
    </p>
  );
}
