import { type FormEvent, useEffect, useRef, useState } from 'react';
import { COMMENT } from '#shared/contracts/drafts/draft-comments.ts';
import { messages } from '#shared/messages/en/drafting/comments.ts';
import { t } from '#shared/messages/translate.ts';
import { useTypedForm } from '#web/components/editing/use-typed-form.ts';
import { useChange } from '#web/data/use-change.ts';
import { TextareaField } from '#web/ui/forms/input.tsx';
import { RestoredText } from '#web/ui/overlays/restored-text.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import type { WrittenDraft } from '../saving/use-draft-saver.ts';
import { addComment, commentsQuery } from './comment-queries.ts';
import { useTarget } from './use-desk.ts';

/** A change of the comments, after which they are read again. */
export function useCommentChange<T>(run: (given: T) => Promise<unknown>, draftId: string) {
  return useChange({
    mutationFn: run,
    failed: t(messages.notSaved),
    stale: commentsQuery(draftId).queryKey,
  });
}

/** A paragraph and the words in it that a comment is about. */
type About = { block: string; quote: string };
/**
 * A comment as it is typed. The id comes with its first letter: sent twice, it is one comment. Another text than one that was
 * `sent` is another comment.
 */
type Values = { id: string; body: string; on?: About; sent?: boolean };
const EMPTY: Values = { id: '', body: '' };

/** Names the form where a comment on a draft, or a reply, is kept. */
export const commentForm = (draftId: string, replyTo = ''): string => `comment ${draftId} ${replyTo}`;

type Props = {
  draft: WrittenDraft;
  label: (on: About | undefined) => string;
  button: string;
  /** The comment that is answered. */
  replyTo?: string;
  /** The sentence with the cursor, or the words that are `selected`. */
  at?: (About & { selected: boolean }) | undefined;
  onSent?: () => void;
};

/**
 * The comment that is typed, with the words that it is about: those of its first letter, until others are selected. Both stay
 * after a failure, and are back after a reload or in another draft.
 */
function useTypedComment(name: string, at: Props['at']) {
  const form = useTypedForm<Values>(name, () => EMPTY);
  const { id, body, on, sent = false } = form.values;
  const isTyped = body !== '';
  const words = at && JSON.stringify({ block: at.block, quote: at.quote });
  const here = words === undefined ? undefined : (JSON.parse(words) as About);
  const selected = isTyped && at?.selected === true ? words : undefined;
  const { set } = form;
  const change = useRef(set);
  change.current = set;
  useEffect(() => {
    if (selected !== undefined) change.current({ on: JSON.parse(selected) as About });
  }, [selected]);
  return {
    id,
    body,
    on: isTyped ? on : here,
    restored: form.restored,
    undo: form.undo,
    type: (text: string) => {
      const isNew = !isTyped || sent;
      if (text === '') form.undo();
      else
        form.set({
          body: text,
          ...(isNew ? { id: crypto.randomUUID(), sent: false } : {}),
          ...(!isTyped && here ? { on: here } : {}),
        });
    },
    send: () => form.set({ sent: true }),
    saved: () => form.saved((shown) => shown.body === body),
  };
}

/** A field for a comment or a reply. */
export function CommentForm({ draft: { id, caseId, saver }, label, button, replyTo, at, onSent }: Props) {
  const typed = useTypedComment(commentForm(id, replyTo), at);
  const [missing, setMissing] = useState(false);
  const add = useCommentChange(async (body: string) => {
    // Others find the paragraph in the saved draft.
    await saver.flush();
    const about = replyTo === undefined ? typed.on : { reply_to: replyTo };
    await addComment({ id: typed.id, case_id: caseId, draft_id: id, body, ...about });
    typed.saved();
    onSent?.();
  }, id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = typed.body.trim();
    if (body === '') setMissing(true);
    else {
      typed.send();
      add.mutate(body);
    }
  };
  return (
    <form noValidate className="flex flex-col gap-2" onSubmit={submit}>
      {typed.restored ? <RestoredText className="" onUndo={typed.undo} /> : null}
      <TextareaField
        label={label(typed.on)}
        {...(missing ? { error: t(messages.bodyRequired) } : {})}
        value={typed.body}
        rows={3}
        maxLength={COMMENT.body}
        onChange={({ target }) => {
          typed.type(target.value);
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
  const { editor } = draft;
  const target = useTarget(editor);
  const quote = target?.sentence.trim().slice(0, COMMENT.quote) ?? '';
  const selected = editor?.state.selection.empty === false;
  return (
    <CommentForm
      draft={draft}
      label={(on) => (on ? t(messages.newOn, { quote: shortened(on.quote) }) : t(messages.newComment))}
      button={t(messages.add)}
      at={target && quote !== '' ? { block: target.block, quote, selected } : undefined}
    />
  );
}
