import { RotateCcw } from 'lucide-react';
import { EXTRACTIVE } from '#shared/contracts/assistant/chats.ts';
import type { DraftChatMessage } from '#shared/contracts/drafts/drafts.ts';
import type { Suggestion } from '#shared/contracts/drafts/suggestions.ts';
import { messages } from '#shared/messages/en/drafting/assistant.ts';
import { messages as chat } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import type { DraftDesk } from '#web/components/drafting/draft-desk.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { AnswerChecked } from '../conversation/answer-checks.tsx';
import { AnswerText } from '../conversation/answer-text.tsx';
import { Ended, EndNote, Note, whyEnded } from '../conversation/end-note.tsx';
import { SourceList } from '../sources/source-list.tsx';
import type { DraftRun } from './draft-runs.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import type { DraftChat } from './use-draft-chat.ts';

function Suggestions({ all, desk }: { all: readonly Suggestion[]; desk: DraftDesk }) {
  if (all.length === 0) return null;
  return (
    <ul aria-label={t(messages.suggestions)} className="flex flex-col gap-3">
      {all.map((one) => (
        <li key={one.id}>
          <SuggestionCard one={one} desk={desk} />
        </li>
      ))}
    </ul>
  );
}

/** The panel is narrower than the page of a chat. */
const NARROW = '[&>div]:text-16! [&>div]:leading-6!';

/** True where the checks of an answer have something to say: one that only names changes states nothing. */
const hasFindings = ({ sources, checks }: DraftChatMessage): boolean =>
  (sources ?? []).length > 0 || (checks?.sentences ?? []).length > 0 || checks?.left_out !== undefined;

type AnswerProps = {
  message: DraftChatMessage;
  desk: DraftDesk;
  /** Asks the question of this answer again; missing where it is not known. */
  onAgain: (() => void) | undefined;
};

function Answer({ message, desk, onAgain }: AnswerProps) {
  const { content, sources, checks, suggestions, status, engine, declined } = message;
  const written = engine !== null && engine !== EXTRACTIVE && !declined;
  return (
    <article aria-label={t(chat.assistant)} className={`flex flex-col gap-3 ${NARROW}`}>
      {message.fallback ? (
        <Ended says={t(chat.quotedInstead, { why: whyEnded(message.fallback) })} onAgain={onAgain} />
      ) : null}
      <AnswerText text={content} sources={sources ?? []} checks={checks} />
      {status === 'partial' ? <Note>{t(chat.partial)}</Note> : null}
      <Suggestions all={suggestions ?? []} desk={desk} />
      <SourceList sources={sources ?? []} />
      {checks && !declined && hasFindings(message) ? (
        <AnswerChecked checks={checks} partial={status === 'partial'} />
      ) : null}
      {written ? <p className="text-13 text-ink-soft">{t(messages.byModel, { engine })}</p> : null}
    </article>
  );
}

/** The answer as it comes. Its suggestions can be decided as soon as the server has kept them. */
function OnItsWay({ run, desk }: { run: DraftRun; desk: DraftDesk }) {
  const waits = run.phase === 'saving' || run.phase === 'thinking';
  return (
    <article
      aria-label={t(chat.assistant)}
      aria-busy={waits || run.phase === 'writing'}
      className={`flex flex-col gap-3 ${NARROW}`}
    >
      {waits ? <p className="text-ui text-ink-soft">{t(messages.thinking)}</p> : null}
      {run.text === '' ? null : <AnswerText text={run.text} sources={run.sources} checks={run.checks} />}
      <Suggestions all={run.suggestions} desk={{ ...desk, writes: false }} />
      <EndNote phase={run.phase} />
    </article>
  );
}

function Question({ content }: { content: string }) {
  return (
    <article aria-label={t(chat.you)} className="flex justify-end">
      <p className="max-w-[90%] rounded-panel bg-wash px-3 py-2 text-ui [overflow-wrap:anywhere] whitespace-pre-wrap">
        {content}
      </p>
    </article>
  );
}

/** Questions about a draft, and the answers with their suggestions. */
export function DraftConversation({
  chat: { list, run, busy, retry },
  desk,
}: {
  chat: DraftChat;
  desk: DraftDesk;
}) {
  const answered = new Set(list.map(({ reply_to }) => reply_to));
  const last = list.at(-1);
  const againFor = ({ reply_to }: DraftChatMessage) => {
    const question = list.find(({ id }) => id === reply_to);
    return question && !busy && !run ? () => retry(question) : undefined;
  };
  return (
    <ol className="flex flex-col gap-5">
      {list.map((message) => (
        <li key={message.id} className="flex flex-col gap-2">
          {message.role === 'user' ? (
            <Question content={message.content} />
          ) : (
            <Answer message={message} desk={desk} onAgain={againFor(message)} />
          )}
          {message === last && message.role === 'user' && !answered.has(message.id) && !busy && !run ? (
            <Button className="self-end" onClick={() => retry(message)}>
              <RotateCcw aria-hidden />
              {t(chat.tryAgain)}
            </Button>
          ) : null}
        </li>
      ))}
      {run ? (
        <li>
          <OnItsWay run={run} desk={desk} />
        </li>
      ) : null}
    </ol>
  );
}
