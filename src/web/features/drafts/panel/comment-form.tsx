import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { COMMENT } from '#shared/contracts/drafts/draft-comments.ts';
import { messages } from '#shared/messages/en/drafting/comments.ts';
import { t } from '#shared/messages/translate.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { TextareaField } from '#web/ui/forms/input.tsx';
import { persistedTexts } from '#web/ui/overlays/persisted-texts.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import type { WrittenDraft } from '../saving/use-draft-saver.ts';
import { addComment, commentsQuery, type ListedComment } from './comment-queries.ts';
import { useTarget } from './use-desk.ts';

/** A change of the comments, after which they are read again. */
export function useCommentChange<T>(run: (given: T) => Promise<unknown>, draftId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onError: (error) => toastFailure(t(messages.notSaved), error),
    onSettled: () => client.invalidateQueries({ queryKey: commentsQuery(draftId).queryKey }),
  });
}

type Props = {
  draft: WrittenDraft;
  label: string;
  button: string;
  about: Partial<Pick<ListedComment, 'block' | 'quote' | 'reply_to'>>;
  onSent?: () => void;
};

/** A field for a comment or a reply. What is typed stays after a failure, and is back after a reload or in another draft. */
export function CommentForm({ draft: { id, caseId, saver }, label, button, about, onSent }: Props) {
  const name = `comment ${id} ${about.reply_to ?? ''}`;
  const [body, setBody] = useState(() => persistedTexts()?.read(name)?.typed.body?.value ?? '');
  const type = (text: string) => {
    setBody(text);
    if (text === '') persistedTexts()?.drop(name);
    else persistedTexts()?.keep(name, { typed: { body: { before: '', value: text } }, same: {}, about: '' });
  };
  const [missing, setMissing] = useState(false);
  const add = useCommentChange(async (typed: string) => {
    // Others find the paragraph in the saved draft.
    await saver.flush();
    await addComment({ case_id: caseId, draft_id: id, body: typed, ...about });
    type('');
    onSent?.();
  }, id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body.trim() === '') setMissing(true);
    else add.mutate(body.trim());
  };
  return (
    <form noValidate className="flex flex-col gap-2" onSubmit={submit}>
      <TextareaField
        label={label}
        {...(missing ? { error: t(messages.bodyRequired) } : {})}
        value={body}
        rows={3}
        maxLength={COMMENT.body}
        onChange={({ target }) => {
          type(target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" className="self-start" busy={add.isPending && t(messages.sending)}>
        {button}
      </Button>
    </form>
  );
}

/** Characters of the chosen words that the label of the field shows. */
const SHOWN = 80;
const shortened = (quote: string) => (quote.length > SHOWN ? `${quote.slice(0, SHOWN)}…` : quote);

/** A new comment on the chosen words, or on the draft where none are chosen. */
export function NewComment({ draft }: { draft: WrittenDraft }) {
  const target = useTarget(draft.editor);
  const quote = target?.sentence.trim().slice(0, COMMENT.quote) ?? '';
  const on = target && quote !== '' ? { block: target.block, quote } : undefined;
  return (
    <CommentForm
      draft={draft}
      label={on ? t(messages.newOn, { quote: shortened(quote) }) : t(messages.newComment)}
      button={t(messages.add)}
      about={on ?? {}}
    />
  );
}
