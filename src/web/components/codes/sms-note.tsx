import { useQuery } from '@tanstack/react-query';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { settingsQuery } from '#web/data/auth-settings.ts';
import { useLocalStatus } from '#web/data/local-status.ts';
import { OutboxLink } from './outbox-link.tsx';

/** Says where the code is when this server sends no text messages. */
export function SmsNote() {
  const { data } = useQuery(settingsQuery);
  const { outbox, locked } = useLocalStatus();
  if (data?.sms_provider !== 'outbox') return null;
  return (
    <div className="rounded-control bg-note-wash px-4 py-3 text-ui *:mt-0">
      {outbox || locked ? <OutboxLink of="sms" /> : <p>{t(messages.smsNotSent)}</p>}
    </div>
  );
}
