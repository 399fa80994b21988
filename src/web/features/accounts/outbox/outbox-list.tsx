import { queryOptions, useQuery } from '@tanstack/react-query';
import { Mail, MessageSquareText } from 'lucide-react';
import { z } from 'zod';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { api } from '#web/data/api.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { dateTime } from '#web/ui/time/dates.ts';

/** An email, or a text message with a code; only emails contain links. */
const message = z.object({
  kind: z.enum(['mail', 'sms']),
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  date: z.string(),
  text: z.string(),
  links: z.array(z.string()),
});
type OutboxMessage = z.infer<typeof message>;

const outboxQuery = queryOptions({
  queryKey: ['local', 'outbox'],
  queryFn: async ({ signal }) =>
    (await api.get('/local/outbox', z.object({ mails: z.array(message) }), { signal })).mails,
  staleTime: 0,
});

/** Only links to this server can be opened; any other URL is only shown. */
function MailLink({ href }: { href: string }) {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  const ours = url?.origin === window.location.origin;
  if (!ours) return <span className="text-13 break-all text-ink-soft">{href}</span>;
  return (
    <a href={href} className="text-link text-ui break-all">
      {href}
    </a>
  );
}

function OneMessage({ message }: { message: OutboxMessage }) {
  return (
    <li className="rounded-panel border border-line bg-surface p-4 md:p-6">
      <h2 className="flex items-center gap-2 text-16 font-semibold">
        {message.kind === 'sms' ? (
          <MessageSquareText aria-hidden className="size-4" />
        ) : (
          <Mail aria-hidden className="size-4" />
        )}
        {message.subject}
      </h2>
      <p className="mt-1 text-13 text-ink-soft">
        <Rich
          message={messages.messageSent}
          values={{ address: message.to }}
          tags={{ time: () => <time dateTime={message.date}>{dateTime(message.date)}</time> }}
        />
      </p>
      <p className="mt-4 max-w-[66ch] text-ui break-words whitespace-pre-line">{message.text}</p>
      {message.links.length > 0 ? (
        <ul
          aria-label={t(messages.linksInMessage)}
          className="mt-4 flex flex-col gap-2 border-t border-line pt-4"
        >
          {message.links.map((href) => (
            <li key={href}>
              <MailLink href={href} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

export function OutboxList() {
  const query = useQuery(outboxQuery);
  const { data } = query;
  if (!data)
    return (
      <Unloaded
        of={query}
        failed={t(messages.outboxNotLoaded)}
        loading={t(messages.outboxLoading)}
        className="flex flex-col gap-4"
      >
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </Unloaded>
    );
  if (data.length === 0)
    return (
      <EmptyState icon={<Mail aria-hidden />} title={t(messages.outboxEmpty)}>
        {t(messages.outboxEmptyHint)}
      </EmptyState>
    );
  return (
    <ul className="flex flex-col gap-4">
      {data.map((message) => (
        <OneMessage key={message.id} message={message} />
      ))}
    </ul>
  );
}
