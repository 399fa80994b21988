import { inLanguage } from '#server/core/language.ts';
import { printableLine } from '#server/core/printable.ts';
import { email } from '#server/platform/messaging/email/email.ts';
import type { Mail, MailRecipient } from '#server/platform/messaging/email/mail-message.ts';
import type { LibraryRecord } from '#server/platform/search/engine.ts';
import type { Services } from '#server/platform/services.ts';
import { yearRange } from '#shared/contracts/research/search-limits.ts';
import { indianDate } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/common/emails.ts';
import { t } from '#shared/messages/translate.ts';
import type { ClaimedAlert } from './alert-store.ts';
import { stopLink } from './stop-link.ts';

/** Judgments that a mail lists; it counts the others. */
const LISTED = 20;

interface AlertMail {
  to: MailRecipient;
  alert: Pick<ClaimedAlert, 'id' | 'name' | 'query' | 'mode' | 'filters' | 'alert'>;
  /** Key of the message, which stays the same when it is sent again. */
  key: string;
  judgments: readonly LibraryRecord[];
  origin: string;
}

/** The mail about new judgments, in the language of its reader. Links go to `origin`. */
export function alertMail({ hmacKey }: Services['secrets'], given: AlertMail): Mail {
  const { to, key, origin } = given;
  const mail = inLanguage(to.language, () => compose(hmacKey, given));
  return { ...mail, messageId: `<alert-${key}@${new URL(origin).hostname}>` };
}

function compose(secret: Uint8Array, { to, alert, judgments, origin }: AlertMail): Mail {
  const name = printableLine(alert.name);
  const stop = stopLink(secret, alert.id, origin);
  const count = judgments.length;
  const more = count - LISTED;
  const mail = email(to.email, {
    subject: t(messages.alertSubject, { count, name }),
    before: [
      t(messages.alertText, { count, name }),
      ...judgments.slice(0, LISTED).map((judgment) => lines(judgment, origin)),
      ...(more > 0 ? [t(messages.alertMore, { count: more })] : []),
    ],
    action: { label: t(messages.alertAction), link: searchLink(alert, origin) },
    after: [t(messages.alertReason, { interval: alert.alert }), t(messages.alertStop, { link: stop })],
  });
  return { ...mail, stopLink: stop };
}

/** Title, court, date and citation, and where the judgment is read. */
function lines(judgment: LibraryRecord, origin: string): string {
  const { id, title, court_name: court, decided_on: day } = judgment;
  const citation = judgment.neutral_citation ?? judgment.reporter_citations[0];
  const about = [court, day && indianDate(new Date(`${day}T00:00:00+05:30`)), citation]
    .filter(Boolean)
    .join(', ');
  const link = `${origin}/home/library/${encodeURIComponent(id)}`;
  return [printableLine(title), printableLine(about), link].filter(Boolean).join('\n');
}

/** The search page with this search, as its own addresses are. */
function searchLink({ query, mode, filters }: AlertMail['alert'], origin: string): string {
  const { year, year_from, year_to, ...others } = filters;
  const { from, to } = yearRange({ year, year_from, year_to });
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries({ q: query, mode, ...others, from, to }))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== '') params.append(key, String(one));
  return `${origin}/home/search?${params}`;
}
