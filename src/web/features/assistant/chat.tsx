import { useQueryClient } from '@tanstack/react-query';
import { History, Plus, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { ASSISTANT } from '#shared/contracts/assistant/chats.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { isMissing } from '#web/data/lists/rest-rows.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { BOTTOM_BAR } from '#web/ui/primitives/primary-action.tsx';
import { stopAnswer } from './answer-runs.ts';
import { Composer } from './conversation/composer.tsx';
import { Conversation } from './conversation/conversation.tsx';
import { useKeyed } from './keyed-store.ts';
import { saveNote } from './queries.ts';
import { type AnswerToSend, SendToDraft } from './send-to-draft.tsx';
import {
  ALL_SOURCES,
  blockedBy,
  type Named,
  optionsOf,
  type SourceChoice,
  sourceChoices,
} from './sources/choice.ts';
import { SourceChoicePanel } from './sources/source-choice.tsx';
import { ThreadList } from './thread-list.tsx';
import { typedTexts } from './typed-text.ts';
import { useAnnouncement } from './use-announcement.ts';
import { type ChatPlaceProps, type ChatState, useChat } from './use-chat.ts';
import { useFollowEnd } from './use-follow-end.ts';

const GENERAL = [messages.exampleAuthority, messages.exampleSection];
const OF_CASE = [messages.exampleFact, messages.exampleDates, messages.exampleAuthority];

/** Questions to begin with; choosing one puts it into the form. */
function Examples({ ofCase, onChoose }: { ofCase: boolean; onChoose: (question: string) => void }) {
  return (
    <div className="mt-4 flex max-w-[40rem] flex-col gap-2 md:items-center">
      <p className="text-13 text-ink-soft">{t(messages.examples)}</p>
      {(ofCase ? OF_CASE : GENERAL).map((message) => (
        <Button
          key={message.key}
          className="h-auto! text-left max-md:justify-start"
          onClick={() => onChoose(t(message))}
        >
          {t(message)}
        </Button>
      ))}
    </div>
  );
}

type Props = ChatPlaceProps & {
  urlOf: (threadId: string) => string;
  /** The files of the case that an answer may use; undefined in the general chat. */
  files: readonly Named[] | undefined;
  /** The judgments of the case, which are chosen at first when the library is not ticked. */
  judgments?: readonly Named[];
  /** The reader may write here. */
  writes: boolean;
  /** The reader may add notes to the case. */
  notes: boolean;
  /** Stands below the examples of an empty chat. */
  below?: ReactNode;
  /** The reader may write in the drafts of the case. */
  drafts?: boolean;
};

type HeaderProps = { onHistory: () => void; onNew: () => void; onSources: () => void };

function Header({ onHistory, onNew, onSources }: HeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-2 border-b border-line pb-2">
      <h2 className="text-16 font-semibold">{t(messages.title)}</h2>
      <div className="flex gap-1">
        <Button
          variant="quiet"
          size="icon"
          className="lg:hidden"
          aria-label={t(messages.history)}
          onClick={onHistory}
        >
          <History aria-hidden />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          className="xl:hidden"
          aria-label={t(messages.mayUse)}
          onClick={onSources}
        >
          <SlidersHorizontal aria-hidden />
        </Button>
        <Button
          variant="quiet"
          onClick={onNew}
          title={t(messages.newChat)}
          className="px-3! max-md:size-11! max-md:p-0! lg:hidden"
        >
          <Plus aria-hidden />
          <span className="max-md:sr-only">{t(messages.newChat)}</span>
        </Button>
      </div>
    </header>
  );
}

/** The ticked sources of this chat, kept while the user moves around. */
function useChoice({ caseId, judgments }: Props) {
  const key = caseId ?? 'general';
  const choice = useKeyed(sourceChoices, key) ?? (judgments ? { ...ALL_SOURCES, judgments } : ALL_SOURCES);
  return [choice, (next: SourceChoice) => sourceChoices.set(key, next)] as const;
}

/** Keeps an answer on the timeline of the case. */
function useNote(caseId: string | null, notes: boolean) {
  const client = useQueryClient();
  if (caseId === null || !notes) return undefined;
  return async (question: string, text: string) => {
    try {
      const title = t(messages.noteTitle, { question: question.replaceAll(/\s+/gu, ' ') });
      await saveNote(caseId, [...title].slice(0, ASSISTANT.title).join(''), text);
      toastSuccess(t(common.success), t(messages.noteSaved));
      void client.invalidateQueries({ queryKey: ['timeline-events'] });
    } catch (error) {
      toastFailure(t(messages.noteNotSaved), error);
    }
  };
}

type ColumnProps = Props & { chat: ChatState; header: ReactNode; blocked: string | undefined };

/** The conversation, and the form below it. */
function Column({
  chat,
  header,
  blocked,
  threadId,
  writes,
  notes,
  drafts,
  caseId,
  files,
  below,
}: ColumnProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const note = useNote(caseId, notes);
  const [sending, setSending] = useState<AnswerToSend>();
  const announcement = useAnnouncement(chat.busy, chat.phase);
  const { list, run, typed, key } = chat;
  useFollowEnd(threadId, list.length + (chat.busy ? 1 : 0), (run?.text.length ?? 0) + list.length);
  const begin = (text: string, editing?: true) => {
    typedTexts.set(key, { text, ...(editing ? { editing } : {}) });
    field.current?.focus();
  };
  return (
    <section
      aria-label={t(messages.conversation)}
      className="flex min-h-[calc(100dvh-11rem)] min-w-0 flex-col gap-4"
    >
      {header}
      <div className="flex flex-1 flex-col gap-4 pb-4">
        <Conversation
          chat={chat}
          threadId={threadId}
          writes={writes}
          examples={
            <>
              {writes ? <Examples ofCase={files !== undefined} onChoose={begin} /> : null}
              {below}
            </>
          }
          onEdit={(content) => begin(content, true)}
          onNote={note && ((question, text) => void note(question, text))}
          onDraft={drafts ? (question, message) => setSending({ question, message }) : undefined}
        />
        {sending && caseId !== null ? (
          <SendToDraft caseId={caseId} answer={sending} onClose={() => setSending(undefined)} />
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div {...{ [BOTTOM_BAR]: '' }} className="sticky bottom-0 z-10 border-t border-line bg-paper pt-3 pb-3">
        {writes ? (
          <Composer
            field={field}
            typed={typed}
            onTyped={(next) => typedTexts.set(key, next)}
            onSend={() => void chat.send()}
            onStop={() => stopAnswer(key)}
            busy={chat.busy}
            failure={chat.failure}
            blocked={blocked}
          />
        ) : (
          <p className="text-ui text-ink-soft">{t(messages.viewOnly)}</p>
        )}
      </div>
    </section>
  );
}

/** A chat with its history and what its answers may use. In a narrow window those two open from the header. */
export function Chat(props: Props) {
  const { caseId, threadId, onThread, urlOf, files } = props;
  const [choice, setChoice] = useChoice(props);
  const chat = useChat(props, optionsOf(choice, files ?? []));
  const [open, setOpen] = useState<'history' | 'sources'>();
  const close = () => setOpen(undefined);
  const fresh = () => {
    close();
    onThread(undefined);
  };
  const history = (
    <ThreadList caseId={caseId} threadId={threadId} urlOf={urlOf} onNew={fresh} onPicked={close} />
  );
  const sources = { choice, onChoice: setChoice, files };
  const header = (
    <Header onHistory={() => setOpen('history')} onSources={() => setOpen('sources')} onNew={fresh} />
  );
  const gone = threadId !== undefined && isMissing(chat.thread.error);
  const side = 'sticky top-18 hidden max-h-[calc(100dvh-5.5rem)] self-start overflow-y-auto';
  return (
    <div className="grid gap-x-6 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,1fr)_16rem]">
      <aside aria-label={t(messages.history)} data-print="none" className={`${side} lg:block`}>
        {history}
      </aside>
      {gone ? (
        <EmptyState
          title={t(messages.threadGone)}
          action={<Button onClick={fresh}>{t(messages.newChat)}</Button>}
          className="self-start"
        />
      ) : (
        <Column {...props} chat={chat} header={header} blocked={blockedBy(choice, files ?? [])} />
      )}
      <aside aria-label={t(messages.mayUse)} data-print="none" className={`${side} xl:block`}>
        <SourceChoicePanel {...sources} />
      </aside>
      <Dialog
        open={open === 'history'}
        onOpenChange={close}
        title={t(messages.history)}
        width="sm"
        asksNothing
      >
        {history}
      </Dialog>
      <Dialog
        open={open === 'sources'}
        onOpenChange={close}
        title={t(messages.mayUse)}
        width="sm"
        asksNothing
        footer={<Button onClick={close}>{t(messages.close)}</Button>}
      >
        <SourceChoicePanel {...sources} inDialog />
      </Dialog>
    </div>
  );
}
