import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { useLocalStatus } from '#web/data/local-status.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';

const SENTENCES = {
  mail: { open: messages.outboxOfEmails, locked: messages.outboxOfEmailsLocked },
  sms: { open: messages.outboxOfSms, locked: messages.outboxOfSmsLocked },
} as const;

type Props = {
  of?: keyof typeof SENTENCES;
  /** Opens a new tab, so that a page that waits for a code stays open. */
  beside?: boolean;
};

/** Says where emails and codes are on a server that sends none; renders nothing on a server that sends them. */
export function OutboxLink({ of = 'mail', beside = of === 'sms' }: Props) {
  const { outbox, locked } = useLocalStatus();
  if (locked) return <p className="mt-2">{t(SENTENCES[of].locked)}</p>;
  if (!outbox) return null;
  return (
    <p className="mt-2">
      <Rich
        message={SENTENCES[of].open}
        tags={{
          link: (text) => (
            <SiteLink to="/outbox" className="text-link" {...(beside ? { target: '_blank' } : {})}>
              {text}
            </SiteLink>
          ),
        }}
      />
    </p>
  );
}
