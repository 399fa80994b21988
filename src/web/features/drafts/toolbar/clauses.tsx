import { useQuery } from '@tanstack/react-query';
import type { Editor, JSONContent } from '@tiptap/core';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { CLAUSE, type Clause } from '#shared/contracts/drafts/clauses.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/drafting/clauses.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { useSession } from '#web/data/session.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import {
  chambersOfClausesQuery,
  chosenBlocks,
  clausesQuery,
  insertClause,
  keepClause,
  removeClause,
  wordsOf,
} from './clause-queries.ts';

const ME = '-';

const changed = () => ({ failed: t(messages.notKept), stale: clausesQuery.queryKey });

/** Keeps the chosen paragraphs, for the user or for one of their chambers. */
function KeepForm({ blocks }: { blocks: JSONContent }) {
  const { data: mine = [] } = useQuery(chambersOfClausesQuery);
  const [title, setTitle] = useState(() => wordsOf(blocks).slice(0, 60).trim());
  const [whose, setWhose] = useState(ME);
  const [missing, setMissing] = useState(false);
  const keep = useChange({
    mutationFn: () => keepClause(title.trim(), blocks, whose === ME ? null : whose),
    onSuccess: () => toastSuccess(t(messages.kept), title.trim()),
    ...changed(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') setMissing(true);
    else keep.mutate();
  };
  return (
    <form noValidate aria-label={t(messages.keepChosen)} className="flex flex-col gap-3" onSubmit={submit}>
      <h3 className="text-ui font-semibold">{t(messages.keepChosen)}</h3>
      <InputField
        label={t(messages.title)}
        {...(missing ? { error: t(messages.titleRequired) } : {})}
        value={title}
        maxLength={CLAUSE.title}
        onChange={({ target }) => {
          setTitle(target.value);
          setMissing(false);
        }}
      />
      {mine.length > 0 ? (
        <SelectField
          label={t(messages.forWhom)}
          value={whose}
          onValueChange={setWhose}
          options={[
            { value: ME, label: t(messages.onlyMe) },
            ...mine.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
      <Button type="submit" className="self-start" busy={keep.isPending && t(messages.keeping)}>
        {t(messages.keep)}
      </Button>
    </form>
  );
}

type RowProps = { one: Clause; onInsert: () => void };

function ClauseRow({ one, onInsert }: RowProps) {
  const me = useSession().user?.id;
  const remove = useChange({ mutationFn: removeClause, ...changed() });
  const [asking, setAsking] = useState(false);
  return (
    <li className="flex items-start gap-1">
      <button
        type="button"
        className="min-h-11 min-w-0 flex-1 rounded-control px-2 py-2 text-left text-ui hover:bg-wash"
        onClick={onInsert}
      >
        <span className="block font-medium [overflow-wrap:anywhere]">{one.title}</span>
        <span className="line-clamp-2 text-13 text-ink-soft [overflow-wrap:anywhere]">
          {one.chambers_id ? `${t(messages.ofChambers)} · ` : ''}
          {wordsOf(one.document as JSONContent)}
        </span>
      </button>
      {one.owner_id === me ? (
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(messages.remove, { title: one.title })}
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden />
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(messages.removeAsk, { title: one.title })}
        description={t(one.chambers_id ? messages.removeOfChambers : messages.removeOwn)}
        confirm={t(common.delete)}
        danger
        busy={remove.isPending && t(messages.removing)}
        onConfirm={() => remove.mutate(one.id, { onSettled: () => setAsking(false) })}
      />
    </li>
  );
}

type Props = { editor: Editor; onClose: () => void };

/** The clauses of the user and of their chambers, to insert; and a form that keeps the chosen paragraphs. */
export function Clauses({ editor, onClose }: Props) {
  const query = useQuery(clausesQuery);
  const { data } = query;
  const [typed, setTyped] = useState('');
  const [blocks] = useState(() => chosenBlocks(editor));
  if (!data)
    return (
      <Unloaded of={query} failed={t(messages.notLoaded)} loading={t(messages.loading)} skeleton="h-24" />
    );
  const words = typed.trim().toLowerCase();
  const shown = data.filter(({ title, document }) =>
    `${title} ${wordsOf(document as JSONContent)}`.toLowerCase().includes(words),
  );
  const insert = (one: Clause) => {
    onClose();
    // The dialog returns the focus to its opener first.
    setTimeout(() => insertClause(editor, one.document as JSONContent));
  };
  return (
    <div className="flex flex-col gap-4">
      {data.length > 0 ? (
        <InputField
          label={t(messages.find)}
          type="search"
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : null}
      {shown.length > 0 ? (
        <ul aria-label={t(messages.list)} className="flex flex-col">
          {shown.map((one) => (
            <ClauseRow key={one.id} one={one} onInsert={() => insert(one)} />
          ))}
        </ul>
      ) : (
        <p className="text-ui text-ink-soft">{t(data.length > 0 ? messages.noMatches : messages.none)}</p>
      )}
      {blocks ? <KeepForm blocks={blocks} /> : null}
    </div>
  );
}
