import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#shared/messages/en/drafting/comments.ts';
import { t } from '#shared/messages/translate.ts';
import { useTypedBefore } from '#web/components/editing/use-typed-form.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { useSession } from '#web/data/session.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { dateTime } from '#web/ui/time/dates.ts';
import type { WrittenDraft } from '../saving/use-draft-saver.ts';
import { CommentForm, commentForm, NewComment, useCommentChange } from './comment-form.tsx';
import {
  commentsQuery,
  type ListedComment,
  namesQuery,
  removeComment,
  settleComment,
  type Thread,
  threadsOf,
} from './comment-queries.ts';
import { goToBlock } from './find-block.ts';

type Names = ReadonlyMap<string, string | null>;
const NOBODY: Names = new Map();

const nameIn = (names: Names, { created_by }: ListedComment): string =>
  (created_by === null ? undefined : names.get(created_by)) ?? t(messages.somebody);

type EntryProps = { comment: ListedComment; names: Names; draftId: string };

function Entry({ comment, names, draftId }: EntryProps) {
  const { owns, chats } = useCaseAccess();
  const me = useSession().user?.id;
  const remove = useCommentChange(removeComment, draftId);
  return (
    <div>
      <p className="flex flex-wrap items-center justify-between gap-x-2 text-13 text-ink-soft">
        {t(messages.by, { name: nameIn(names, comment), when: dateTime(comment.created_at) })}
        {owns || (chats && comment.created_by === me) ? (
          <Button
            variant="quiet"
            className="px-2!"
            disabled={remove.isPending}
            onClick={() => remove.mutate(comment.id)}
          >
            {t(messages.remove)}
          </Button>
        ) : null}
      </p>
      <p className="text-ui whitespace-pre-line [overflow-wrap:anywhere]">{comment.body}</p>
    </div>
  );
}

/** The words that a comment is about; a press shows their paragraph. */
function Quote({
  comment: { block, quote },
  draft: { editor },
}: {
  comment: ListedComment;
  draft: WrittenDraft;
}) {
  if (quote === null) return null;
  const show = () => {
    if (editor && block !== null && !goToBlock(editor, block)) toast({ title: t(messages.gone) });
  };
  return (
    <button
      type="button"
      className="min-h-11 border-l-2 border-line pl-2 text-left font-serif text-ui text-ink-soft [overflow-wrap:anywhere] hover:bg-wash md:min-h-9"
      onClick={show}
    >
      {quote}
    </button>
  );
}

type ThreadProps = { thread: Thread; draft: WrittenDraft; names: Names };

function CommentThread({ thread: { comment, replies }, draft, names }: ThreadProps) {
  const { chats, writesDrafts } = useCaseAccess();
  const [replying, setReplying] = useState(false);
  useTypedBefore([commentForm(draft.id, comment.id)], () => setReplying(true));
  const settle = useCommentChange((at: string | null) => settleComment(comment.id, at), draft.id);
  const settled = comment.resolved_at !== null;
  const entry = (one: ListedComment) => <Entry key={one.id} comment={one} names={names} draftId={draft.id} />;
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3 last:border-b-0">
      <Quote comment={comment} draft={draft} />
      {entry(comment)}
      {replies.length > 0 ? (
        <div className="flex flex-col gap-2 border-l border-line pl-3">{replies.map(entry)}</div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {(chats || writesDrafts) && !replying ? (
          <Button variant="quiet" className="px-2!" onClick={() => setReplying(true)}>
            {t(messages.reply)}
          </Button>
        ) : null}
        {chats ? (
          <Button
            variant="quiet"
            className="px-2!"
            disabled={settle.isPending}
            onClick={() => settle.mutate(settled ? null : new Date().toISOString())}
          >
            {t(settled ? messages.reopen : messages.resolve)}
          </Button>
        ) : null}
      </div>
      {replying ? (
        <CommentForm
          draft={draft}
          label={() => t(messages.replyTo, { name: nameIn(names, comment) })}
          button={t(messages.reply)}
          replyTo={comment.id}
          onSent={() => setReplying(false)}
        />
      ) : null}
    </li>
  );
}

/** The comments of colleagues on a draft; those that are settled are folded away. */
export function CommentsPanel({ draft }: { draft: WrittenDraft }) {
  const { chats, writesDrafts } = useCaseAccess();
  const query = useQuery(commentsQuery(draft.id));
  const { data } = query;
  const { data: names = NOBODY } = useQuery(namesQuery(draft.caseId));
  const comments = chats || writesDrafts;
  if (!data)
    return <Unloaded of={query} failed={t(messages.notLoaded)} loading={t(messages.tab)} skeleton="h-24" />;
  const threads = threadsOf(data);
  const open = threads.filter(({ comment }) => comment.resolved_at === null);
  const settled = threads.filter(({ comment }) => comment.resolved_at !== null);
  const list = (shown: readonly Thread[]) =>
    shown.map((thread) => (
      <CommentThread key={thread.comment.id} thread={thread} draft={draft} names={names} />
    ));
  return (
    <div className="flex flex-col gap-3">
      {comments ? <NewComment draft={draft} /> : null}
      {threads.length === 0 ? (
        <p className="text-ui text-ink-soft">{t(comments ? messages.none : messages.noneReadOnly)}</p>
      ) : null}
      {open.length > 0 ? <ul aria-label={t(messages.tab)}>{list(open)}</ul> : null}
      {settled.length > 0 ? (
        <details>
          <summary className="min-h-11 py-2.5 text-ui text-ink-soft md:min-h-9">
            {t(messages.settledCount, { count: settled.length })}
          </summary>
          <ul aria-label={t(messages.settled)}>{list(settled)}</ul>
        </details>
      ) : null}
    </div>
  );
}
