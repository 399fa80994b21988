import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { markedAnswer } from '#shared/checks/sentence-notes.ts';
import type { ChatMessage } from '#shared/contracts/assistant/chats.ts';
import { ASSISTANT } from '#shared/contracts/assistant/chats.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { isMissing } from '#web/data/lists/rest-rows.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast, toastProblem } from '#web/ui/feedback/toast-store.ts';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogButtons } from '#web/ui/overlays/form-dialog.tsx';
import { answerBlocks } from './answer-blocks.ts';
import { addDraft, appendToDraft, draftChoicesQuery } from './send-answer.ts';

const NEW = 'new';
const newId = () => crypto.randomUUID().slice(-12);

export type AnswerToSend = { question: string; message: ChatMessage };
type Props = { caseId: string; answer: AnswerToSend; onClose: () => void };

/** Sends the answer to a draft, and says so with a way to it. */
function useSend({ caseId, answer: { question, message }, onClose }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  // The new draft of a try that failed is used again.
  const added = useRef<string>(undefined);
  return useMutation({
    mutationFn: async (to: string) => {
      const blocks = answerBlocks(
        markedAnswer(message.content, message.checks),
        message.sources ?? [],
        newId,
      );
      const title = [...question.replaceAll(/\s+/gu, ' ')].slice(0, ASSISTANT.title).join('');
      if (to === NEW) added.current ??= (await addDraft(caseId, title === '' ? t(messages.title) : title)).id;
      return appendToDraft(to === NEW ? (added.current ?? to) : to, message.id, blocks);
    },
    onSuccess: ({ id, title }) => {
      toast({
        title: t(common.success),
        description: t(messages.sentToDraft, { title }),
        variant: 'success',
        action: {
          label: t(messages.openDraft),
          alt: t(messages.openDraftHint),
          onPress: () =>
            void navigate({
              to: '/home/cases/$caseId',
              params: { caseId },
              search: { tab: 'drafts', draft: id },
            }),
        },
      });
      onClose();
    },
    onError: (error) =>
      toastProblem(t(messages.notSentToDraft), isMissing(error) ? t(messages.draftGone) : sentence(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['case-drafts', caseId] }),
  });
}

/** Chooses the draft of the case that gets an answer as new paragraphs at its end. */
export function SendToDraft(props: Props) {
  const { caseId, onClose } = props;
  const drafts = useQuery(draftChoicesQuery(caseId));
  const [picked, setPicked] = useState<string>();
  const send = useSend(props);
  const chosen = picked ?? drafts.data?.[0]?.id ?? NEW;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(messages.sendToDraft)}
      description={t(messages.sendToDraftHint)}
      width="sm"
      footer={
        <DialogButtons
          action={t(messages.sendToDraft)}
          disabled={drafts.isPending}
          busy={send.isPending && t(messages.sendingToDraft)}
          onClick={() => send.mutate(chosen)}
          onClose={onClose}
        />
      }
    >
      {drafts.isPending ? (
        <Loading label={t(messages.loadingDrafts)}>
          <Skeleton className="h-24" />
        </Loading>
      ) : (
        <div className="max-h-[50dvh] overflow-y-auto">
          <RadioCards
            stacked
            label={t(messages.whichDraft)}
            value={chosen}
            onValueChange={setPicked}
            options={[
              ...(drafts.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
              { value: NEW, label: t(messages.newDraft) },
            ]}
          />
          {drafts.error ? <p className="text-ui text-ink-soft">{sentence(drafts.error)}</p> : null}
        </div>
      )}
    </Dialog>
  );
}
