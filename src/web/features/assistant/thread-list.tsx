import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ChatThread } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { useDebounced } from '#web/data/use-debounced.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { foundThreadsQuery, threadsQuery } from './queries.ts';
import { ThreadItem } from './thread-item.tsx';

const PAUSE_MS = 250;

type Props = {
  caseId: string | null;
  threadId: string | undefined;
  urlOf: (id: string) => string;
  /** Starts a new chat. */
  onNew: () => void;
  /** Closes what the history is shown in. */
  onPicked: () => void;
};

function Found({ threads, words, ...props }: Props & { threads: readonly ChatThread[]; words: string }) {
  if (threads.length === 0)
    return (
      <p className="px-2 py-3 text-ui text-ink-soft">
        {t(words === '' ? messages.noChats : messages.noChatsMatch)}
      </p>
    );
  return (
    <ul aria-label={t(messages.history)} className="flex flex-col gap-1">
      {threads.map((thread) => (
        <ThreadItem
          key={thread.id}
          thread={thread}
          open={thread.id === props.threadId}
          url={props.urlOf(thread.id)}
          onPicked={props.onPicked}
          onDeleted={() => (thread.id === props.threadId ? props.onNew() : undefined)}
        />
      ))}
    </ul>
  );
}

/** The chats of a case, or the general ones: the latest first, searched by title and last message. */
export function ThreadList(props: Props) {
  const [typed, setTyped] = useState('');
  const words = useDebounced(typed.trim(), PAUSE_MS);
  const place = { caseId: props.caseId };
  const list = useInfiniteQuery(threadsQuery(place));
  const found = useQuery(foundThreadsQuery(place, words));
  const { error, refetch } = words === '' ? list : found;
  const threads = words === '' ? list.data?.pages.flat() : found.data;
  return (
    <div className="flex flex-col gap-3">
      <Button onClick={props.onNew} className="w-full">
        <Plus aria-hidden />
        {t(messages.newChat)}
      </Button>
      <Input
        type="search"
        aria-label={t(messages.searchChats)}
        placeholder={t(messages.searchChats)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {threads ? <Found {...props} threads={threads} words={words} /> : null}
      {!threads && error ? (
        <ErrorState
          title={t(messages.chatsNotLoaded)}
          message={sentence(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {threads || error ? null : (
        <Loading label={t(messages.loadingChats)} className="flex flex-col gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Loading>
      )}
      {words === '' && list.hasNextPage ? (
        <Button variant="quiet" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t(messages.moreChats)}
        </Button>
      ) : null}
    </div>
  );
}
