import { CircleAlert } from 'lucide-react';
import type { AuditEntry, AuditEvent } from '#shared/contracts/sessions-and-audit.ts';
import { describeDevice } from '#shared/describe-device.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { sentence } from '#web/data/api.ts';
import { usePages } from '#web/data/lists/use-pages.ts';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { RelativeTime } from '#web/ui/time/relative-time.tsx';
import { activityQuery } from './queries.ts';
import { LIST_STYLE, Section } from './section.tsx';
import { auditLine } from './security-messages.ts';

/** Events that a user should check twice. */
const SUSPECT: readonly AuditEvent[] = [
  'sign_in_failed',
  'sign_in_locked',
  'refresh_token_reused',
  'second_factor_failed',
];

function Entry({ entry }: { entry: AuditEntry }) {
  const { title, more } = auditLine(entry);
  const where = [entry.user_agent ? describeDevice(entry.user_agent).name : '', entry.address ?? '']
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 row-pad text-ui">
      <p className="min-w-0 flex-1 basis-60">
        {SUSPECT.includes(entry.event) ? (
          <CircleAlert aria-hidden className="mr-2 mb-0.5 inline size-4 text-caution" />
        ) : null}
        <span className="font-medium">{title}</span>
        {more ? <span className="[overflow-wrap:anywhere] text-ink-soft"> · {more}</span> : null}
      </p>
      <p className="text-13 text-ink-soft">
        <RelativeTime value={entry.at} close />
      </p>
      {where ? <p className="w-full text-13 [overflow-wrap:anywhere] text-ink-soft">{where}</p> : null}
    </li>
  );
}

export function ActivitySection() {
  const list = usePages(activityQuery);
  const { error, retry } = list;
  const entries = list.pages?.flat();
  return (
    <Section title={t(messages.activity)} purpose={t(messages.activityPurpose)}>
      {entries ? (
        <ul aria-label={t(messages.activity)} className={LIST_STYLE}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : (
        <Unloaded
          of={{ error, refetch: retry }}
          failed={t(messages.activityNotLoaded)}
          loading={t(messages.activityLoading)}
          skeleton="h-12"
          count={2}
        />
      )}
      {entries && error ? (
        <p role="alert" className="mt-3 text-13 text-bad">
          {sentence(error)}
        </p>
      ) : null}
      <div className="flex justify-center">
        <MoreButton list={list} label={t(messages.showMore)} />
      </div>
    </Section>
  );
}
