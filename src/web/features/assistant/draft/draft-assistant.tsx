import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messages } from '#shared/messages/en/drafting/assistant.ts';
import { messages as words } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import type { DraftDesk } from '#web/components/drafting/draft-desk.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { sentence } from '#web/data/api.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { Composer } from '../conversation/composer.tsx';
import { useAnnouncement } from '../use-announcement.ts';
import { DraftConversation } from './draft-conversation.tsx';
import { type DraftRun, stopDraftRun } from './draft-runs.ts';
import { draftAssistantQuery } from './queries.ts';
import { HowItWorks, QuickActions } from './quick-actions.tsx';
import { useDraftChat } from './use-draft-chat.ts';

const announced = (phase: DraftRun['phase'] | undefined) => (phase === 'saving' ? 'sending' : phase);

/** The assistant beside a draft: a conversation about it, whose changes are suggestions. */
export function DraftAssistant({ desk }: { desk: DraftDesk }) {
  const { chats } = useCaseAccess();
  const chat = useDraftChat(desk);
  const { data: state } = useQuery(draftAssistantQuery);
  const announcement = useAnnouncement(chat.busy, announced(chat.phase));
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { length } = chat.list;
  // A new message is shown; the text of the draft stays where it is.
  useEffect(() => {
    const box = end.current;
    if (length > 0 && box) box.scrollTop = box.scrollHeight;
  }, [length]);
  if (!chats) return <p className="text-ui text-ink-soft">{t(messages.viewOnly)}</p>;
  if (chat.saved.error && !chat.saved.data)
    return (
      <ErrorState
        title={t(words.messagesNotLoaded)}
        message={sentence(chat.saved.error)}
        onRetry={() => void chat.saved.refetch()}
      />
    );
  return (
    <section aria-label={t(messages.title)} className="flex flex-col gap-3">
      {state ? <HowItWorks state={state} /> : null}
      <QuickActions desk={desk} chat={chat} writesByModel={state?.why === 'model'} />
      {chat.saved.data ? null : (
        <Loading label={t(words.loadingMessages)}>
          <Skeleton className="h-24" />
        </Loading>
      )}
      <div ref={end} className="flex max-h-[60dvh] flex-col overflow-y-auto xl:max-h-[calc(100dvh-31rem)]">
        {chat.saved.data && length === 0 && !chat.run ? (
          <div className="flex flex-col py-4 text-center text-ui text-ink-soft">
            <p className="font-medium">{t(words.noMessages)}</p>
            <p>{t(words.sendFirst)}</p>
          </div>
        ) : null}
        <DraftConversation chat={chat} desk={desk} />
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {chat.failure ? (
        <p role="alert" className="text-ui text-bad">
          {chat.failure}
        </p>
      ) : null}
      <Composer
        field={field}
        typed={chat.typed}
        onTyped={chat.onTyped}
        onSend={chat.send}
        onStop={() => stopDraftRun(desk.draftId)}
        busy={chat.busy}
        failure={undefined}
        blocked={undefined}
      />
    </section>
  );
}
