import { History } from 'lucide-react';
import type { CaseActivity } from '#shared/contracts/sharing/sharing.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { usePages } from '#web/data/lists/use-pages.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { dateTime } from '#web/ui/time/dates.ts';
import { caseActivityQuery } from './queries.ts';

type Action = CaseActivity['action'];
type Did = Message<'{who} {name}'>;

/** Sentences for each subject and action; any other action is a change. */
const DID = {
  case: {
    changed: messages.caseChanged,
    deleted: messages.caseDeleted,
    restored: messages.caseRestored,
    handed_over: messages.caseHandedOver,
  },
  file: {
    changed: messages.fileChanged,
    added: messages.fileAdded,
    deleted: messages.fileDeleted,
    restored: messages.fileRestored,
  },
  event: { changed: messages.eventChanged, added: messages.eventAdded, deleted: messages.eventDeleted },
  draft: {
    changed: messages.draftChanged,
    added: messages.draftAdded,
    deleted: messages.draftDeleted,
    restored: messages.draftRestored,
  },
  member: {
    changed: messages.accessChanged,
    shared: messages.accessGiven,
    unshared: messages.accessRemoved,
  },
  chambers: {
    changed: messages.accessChanged,
    shared: messages.accessGiven,
    unshared: messages.accessRemoved,
  },
} as const satisfies Record<CaseActivity['subject'], { changed: Message } & Partial<Record<Action, Message>>>;

/** Says who did what. */
function sentenceOf({ action, subject, user_name, name }: CaseActivity): string {
  const done: { changed: Message } & Partial<Record<Action, Message>> = DID[subject];
  const unnamed = t(messages.somebody);
  return t((done[action] ?? done.changed) as Did, { who: user_name ?? unnamed, name: name ?? unnamed });
}

/** Actions of people in a shared case, the latest first, page by page. */
export function ActivityTab({ caseId }: { caseId: string }) {
  const list = usePages(caseActivityQuery(caseId));
  const { pages, error, retry } = list;
  if (!pages)
    return (
      <Unloaded
        of={{ error, refetch: retry }}
        failed={t(messages.activityNotLoaded)}
        loading={t(messages.loadingActivity)}
        skeleton="h-12"
        count={2}
      />
    );
  const entries = pages.flat();
  if (entries.length === 0)
    return (
      <EmptyState icon={<History aria-hidden />} title={t(messages.noActivity)}>
        {t(messages.activityIntro)}
      </EmptyState>
    );
  return (
    <section aria-label={t(messages.activityList)}>
      <p className="mb-3 text-ui text-ink-soft">{t(messages.activityIntro)}</p>
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 row-pad">
            <span className="min-w-0 flex-1 basis-60 text-ui [overflow-wrap:anywhere]">
              {sentenceOf(entry)}
            </span>
            <time dateTime={entry.at} className="text-13 text-ink-soft tabular-nums">
              {dateTime(entry.at)}
            </time>
          </li>
        ))}
      </ul>
      <MoreButton list={list} label={t(messages.olderActivity)} />
    </section>
  );
}
