import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { z } from 'zod';
import type { Paragraph } from '#law/drafting/document/model.ts';
import { markedAnswer } from '#shared/checks/sentence-notes.ts';
import { ASSISTANT, type ChatMessage } from '#shared/contracts/assistant/chats.ts';
import { type Draft, draft } from '#shared/contracts/drafts/drafts.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError, api, sentence } from '#web/data/api.ts';
import { isMissing } from '#web/data/lists/rest-rows.ts';
import { ONE_ROW, RETURN_ROWS } from '#web/data/requests.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast, toastProblem } from '#web/ui/feedback/toast-store.ts';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogButtons } from '#web/ui/overlays/form-dialog.tsx';
import { answerBlocks } from './answer-blocks.ts';

const DRAFTS = '/rest/v1/case_drafts';
/** Drafts that are offered, the last changed first. */
const OFFERED = 50;
/** Number of tries: somebody else may save the draft in between. */
const ATTEMPTS = 4;

const choice = draft.pick({ id: true, title: true });

/** The drafts of a case, for choosing one. */
const draftChoicesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case-drafts', caseId, 'choices'],
    queryFn: ({ signal }) =>
      api.get(DRAFTS, z.array(choice), {
        query: { case_id: `eq.${caseId}`, select: 'id,title', order: 'updated_at.desc,id', limit: OFFERED },
        signal,
      }),
    staleTime: 0,
  });

const withBlocks = ({ document }: Draft, blocks: readonly Paragraph[]) => ({
  ...document,
  content: [...(Array.isArray(document.content) ? document.content : []), ...blocks],
});

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'stale';

/**
 * Puts an answer at the end of a draft, and its record with it. A state that somebody else saved meanwhile keeps all that
 * it has. Errors: `ApiError`, with status 404 for a draft that was deleted.
 */
async function appendToDraft(id: string, message_id: string, blocks: readonly Paragraph[]): Promise<Draft> {
  const sent_answer = { message_id, blocks: blocks.map(({ attrs }) => attrs.id) };
  for (let attempt = 1; ; attempt += 1) {
    const now = await api.get(DRAFTS, draft, { query: { id: `eq.${id}` }, headers: ONE_ROW });
    try {
      const change = { id, document: withBlocks(now, blocks), if_updated_at: now.updated_at, sent_answer };
      return await api.post('/rest/v1/rpc/save_draft', change, draft);
    } catch (error) {
      if (!isStale(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Adds an empty draft. Errors: `ApiError`. */
const addDraft = (caseId: string, title: string): Promise<Draft> =>
  api.post(DRAFTS, { case_id: caseId, title }, draft, { headers: { ...RETURN_ROWS, ...ONE_ROW } });

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
