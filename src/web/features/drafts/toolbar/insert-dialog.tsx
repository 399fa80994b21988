import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { nextMark } from '#law/drafting/document/annexure-marks.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages as clauses } from '#shared/messages/en/drafting/clauses.ts';
import { messages } from '#shared/messages/en/drafting/editor.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { marksOf } from '../editor/annexures.ts';
import { numbersOf } from '../editor/references.ts';
import { Clauses } from './clauses.tsx';

export type Insertion = 'blank' | 'annexure' | 'footnote' | 'reference' | 'clause';

/** Marks that are named in the hint. */
const MOST_NAMED = 20;

const LABELS = {
  blank: { label: messages.blankName, hint: messages.blankHint },
  annexure: { label: messages.annexureMark, hint: messages.annexureHint },
  footnote: { label: messages.footnoteText, hint: undefined },
};

const nodeOf = (kind: Insertion, value: string) => {
  if (kind === 'blank') return { type: 'blank', attrs: { name: value } };
  if (kind === 'annexure') return { type: 'annexureReference', attrs: { mark: value } };
  if (kind === 'reference') return { type: 'crossReference', attrs: { target: value } };
  return { type: 'footnote', content: [{ type: 'text', text: value }] };
};

type Props = { editor: Editor; kind: Insertion; onClose: () => void };

function insert({ editor, kind, onClose }: Props, value: string) {
  onClose();
  // The dialog returns the focus to its opener first.
  setTimeout(() => editor.chain().focus().insertContent(nodeOf(kind, value)).run());
}

/** The numbered paragraphs to refer to, each with its beginning. */
function References(props: Props) {
  const numbers = numbersOf(props.editor.state.doc);
  const choices: { id: string; number: string; text: string }[] = [];
  props.editor.state.doc.forEach((node) => {
    const number = numbers.get(String(node.attrs.id));
    if (number) choices.push({ id: String(node.attrs.id), number: number.reference, text: node.textContent });
  });
  if (choices.length === 0) return <p className="text-ui text-ink-soft">{t(messages.noNumbered)}</p>;
  return (
    <ul aria-label={t(messages.referenceTo)} className="flex flex-col">
      {choices.map(({ id, number, text }) => (
        <li key={id}>
          <button
            type="button"
            className="flex min-h-11 w-full items-baseline gap-3 rounded-control px-2 py-2 text-left text-ui hover:bg-wash"
            onClick={() => insert(props, id)}
          >
            <span className="w-10 shrink-0 tabular-nums">{number}</span>
            <span className="line-clamp-2 [overflow-wrap:anywhere]">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The next mark is proposed; the marks that are used already are named, to refer to one of them again. */
function useProposal({ editor, kind }: Props): { first: string; used: string | undefined } {
  const [marks] = useState(() => (kind === 'annexure' ? [...new Set(marksOf(editor.state.doc))] : []));
  return {
    first: nextMark(marks),
    used: marks.length > 0 ? formatList(marks.slice(-MOST_NAMED)) : undefined,
  };
}

function ValueForm(props: Props & { kind: Exclude<Insertion, 'reference' | 'clause'> }) {
  const { first, used } = useProposal(props);
  const [value, setValue] = useState(first);
  const [missing, setMissing] = useState(false);
  const { label, hint } = LABELS[props.kind];
  const shownHint = used === undefined ? hint && t(hint) : t(messages.annexuresUsed, { marks: used });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === '') setMissing(true);
    else insert(props, value.trim());
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <InputField
        label={t(label)}
        required
        hint={shownHint}
        {...(missing ? { error: t(messages.valueRequired) } : {})}
        value={value}
        maxLength={200}
        onChange={(event) => {
          setValue(event.target.value);
          setMissing(false);
        }}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={props.onClose}>{t(common.cancel)}</Button>
        <Button type="submit" variant="primary">
          {t(messages.insertNow)}
        </Button>
      </div>
    </form>
  );
}

/** The name of what is inserted. */
export const nameOfInsertion = (kind: Insertion): string =>
  kind === 'clause' ? t(clauses.clause) : t(messages[kind]);

function Asked(props: Props) {
  const { kind } = props;
  if (kind === 'clause') return <Clauses {...props} />;
  return kind === 'reference' ? <References {...props} /> : <ValueForm {...props} kind={kind} />;
}

/** Asks what to insert at the cursor. */
export function InsertDialog(props: Props) {
  const { kind, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(messages.insertTitle, { what: nameOfInsertion(kind) })}
      width="sm"
    >
      <Asked {...props} />
    </Dialog>
  );
}
