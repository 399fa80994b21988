import { Pencil, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatMessage } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import type { ChatState } from '../use-chat.ts';
import { Answer, AnswerOnItsWay } from './answer.tsx';

type QuestionProps = {
  content: string;
  /** Puts the question into the form, to ask it again in other words; missing where the reader may not write. */
  onEdit: (() => void) | undefined;
};

/** A question, as it was typed. */
function Question({ content, onEdit }: QuestionProps) {
  return (
    <article aria-label={t(messages.you)} data-question className="flex items-start justify-end gap-1">
      {onEdit ? (
        <Button
          variant="quiet"
          size="icon"
          data-print="none"
          aria-label={t(messages.editQuestion)}
          title={t(messages.editQuestion)}
          className="text-ink-faint! hover:text-ink!"
          onClick={onEdit}
        >
          <Pencil aria-hidden />
        </Button>
      ) : null}
      <p className="max-w-[min(85%,60ch)] rounded-panel bg-wash px-4 py-2.5 text-16 [overflow-wrap:anywhere] whitespace-pre-wrap">
        {content}
      </p>
    </article>
  );
}

type Props = {
  chat: ChatState;
  threadId: string | undefined;
  /** The reader may write in this chat. */
  writes: boolean;
  /** Questions to begin with. */
  examples: ReactNode;
  onEdit: (content: string) => void;
  onNote: ((question: string, text: string) => void) | undefined;
  onDraft: ((question: string, message: ChatMessage) => void) | undefined;
};

function Empty({ examples }: { examples: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-2 py-12 text-center">
      <p className="text-16 font-semibold">{t(messages.noMessages)}</p>
      <p className="text-ui text-ink-soft">{t(messages.sendFirst)}</p>
      {examples}
    </div>
  );
}

function Unanswered({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-ink-soft">
      <p>{t(messages.noAnswerYet)}</p>
      <Button onClick={onRetry} disabled={busy}>
        <RotateCcw aria-hidden />
        {t(messages.tryAgain)}
      </Button>
    </div>
  );
}

/** The question of each answer: the one that it names, else the one before it. */
function questionOf(list: readonly ChatMessage[], answer: ChatMessage): string | undefined {
  const named = list.find(({ id }) => id === answer.reply_to);
  return (named ?? list.slice(0, list.indexOf(answer)).findLast(({ role }) => role === 'user'))?.content;
}

function Messages({ chat, writes, onEdit, onNote, onDraft }: Props) {
  const { list, run, busy, again, retry } = chat;
  const last = list.at(-1);
  const pending = busy || run ? last?.id : undefined;
  const answered = new Set(list.map(({ reply_to }) => reply_to));
  /** An earlier question without an answer is asked again as a new one, so that its answer comes at the end. */
  const unanswered = (message: ChatMessage) =>
    writes && message.role === 'user' && !answered.has(message.id) && message.id !== pending ? (
      <Unanswered onRetry={() => (message === last ? retry(message) : again(message.content))} busy={busy} />
    ) : null;
  return (
    <ol className="flex flex-col gap-8">
      {list.map((message) => {
        const question = message.role === 'user' ? undefined : questionOf(list, message);
        return (
          <li key={message.id}>
            {message.role === 'user' ? (
              <div className="flex flex-col gap-4">
                <Question
                  content={message.content}
                  onEdit={writes ? () => onEdit(message.content) : undefined}
                />
                {unanswered(message)}
              </div>
            ) : (
              <Answer
                message={message}
                question={question}
                onAgain={writes && question !== undefined ? () => again(question) : undefined}
                onNote={onNote && ((text) => onNote(question ?? '', text))}
                onDraft={onDraft && (() => onDraft(question ?? '', message))}
              />
            )}
          </li>
        );
      })}
      {run ? (
        <li>
          <AnswerOnItsWay run={run} />
        </li>
      ) : null}
    </ol>
  );
}

/** The questions and answers of a chat, and what is shown instead of them. */
export function Conversation(props: Props) {
  const { chat, threadId, examples } = props;
  const { pages, list, run } = chat;
  if (threadId !== undefined && pages.error && !pages.data)
    return (
      <ErrorState
        title={t(messages.messagesNotLoaded)}
        message={sentence(pages.error)}
        onRetry={() => void pages.refetch()}
      />
    );
  if (threadId !== undefined && !pages.data && !run)
    return (
      <Loading label={t(messages.loadingMessages)} className="flex flex-col gap-4 py-4">
        <Skeleton className="ml-auto h-12 w-2/3" />
        <Skeleton className="h-32" />
      </Loading>
    );
  if (list.length === 0 && !run) return <Empty examples={examples} />;
  return (
    <>
      {pages.hasNextPage ? (
        <Button
          variant="quiet"
          className="self-center"
          disabled={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t(messages.earlierMessages)}
        </Button>
      ) : null}
      <Messages {...props} />
    </>
  );
}
