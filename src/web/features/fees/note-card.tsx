import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { messages as fees } from '#shared/messages/en/practice/fees.ts';
import { t } from '#shared/messages/translate.ts';
import { useTypedBefore } from '#web/components/editing/use-typed-form.ts';
import { rupeesOf } from '#web/components/rupees.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Button, buttonClass } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { shortDate } from '#web/ui/time/dates.ts';
import { UseAdvance } from './advance.tsx';
import { PaymentForm, paymentForm } from './payment-form.tsx';
import { cancelNote, deleteDraft, issueNote, refetchFees, type ShownNote } from './queries.ts';
import { Receipt } from './receipt.tsx';
import { Reminder } from './reminder.tsx';

const sumOf = (note: ShownNote) => note.fee_note_lines.reduce((sum, { amount }) => sum + amount, 0);
const paidOf = (note: ShownNote) => note.fee_payments.reduce((sum, { amount, tds }) => sum + amount + tds, 0);

/** An action that changes a note, with its outcome in a toast. */
function useNoteAction(run: () => Promise<string>) {
  const client = useQueryClient();
  return useChange({
    mutationFn: run,
    onSuccess: async (title) => {
      toastSuccess(title);
      await refetchFees(client);
    },
    failed: t(messages.notSaved),
  });
}

/** The name of a button of a note: notes of a list have the same buttons. */
const named = (action: string, name: string): string => t(messages.actionOnNote, { action, note: name });

type AskProps = {
  label: string;
  /** The name of its note. */
  name: string;
  title: string;
  text: string;
  danger?: boolean;
  run: () => Promise<string>;
};

/** A button whose action is asked about first. */
function AskedAction({ label, name, title, text, danger = false, run }: AskProps) {
  const [open, setOpen] = useState(false);
  const action = useNoteAction(run);
  return (
    <>
      <Button
        variant={danger ? 'danger' : 'primary'}
        aria-label={named(label, name)}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={text}
        confirm={label}
        cancel={t(messages.keepNote)}
        danger={danger}
        busy={action.isPending && t(messages.saving)}
        onConfirm={() => action.mutate(undefined, { onSettled: () => setOpen(false) })}
      />
    </>
  );
}

type DraftProps = { note: ShownNote; name: string; onChange: () => void };

function DraftActions({ note: { id, fee_note_lines }, name, onChange }: DraftProps) {
  const remove = async () => {
    await deleteDraft(id);
    return t(messages.draftDeleted);
  };
  const issue = async () => t(messages.issuedToast, { number: (await issueNote(id)).number });
  return (
    <>
      <AskedAction
        label={t(messages.issueNote)}
        name={name}
        title={t(messages.issueAsk)}
        text={t(messages.issueAskText)}
        run={issue}
      />
      <Button aria-label={named(t(messages.changeDraft), name)} onClick={onChange}>
        {t(messages.changeDraft)}
      </Button>
      <AskedAction
        label={t(messages.deleteDraft)}
        name={name}
        title={t(messages.deleteDraftAsk)}
        text={t(messages.deleteDraftAskText, { lines: fee_note_lines.length })}
        danger
        run={remove}
      />
    </>
  );
}

const fileOf = (id: string, format: string) => `/functions/v1/fee-notes/${id}?format=${format}`;

function Files({ id, name }: { id: string; name: string }) {
  const formats = [
    ['pdf', t(messages.filePdf)],
    ['docx', t(messages.fileWord)],
  ] as const;
  return formats.map(([format, label]) => (
    <a
      key={format}
      className={buttonClass()}
      aria-label={named(label, name)}
      href={fileOf(id, format)}
      download
    >
      {label}
    </a>
  ));
}

type IssuedProps = { note: ShownNote; name: string; due: number; onPay: () => void };

function IssuedActions({ note, name, due, onPay }: IssuedProps) {
  const cancel = async () => {
    await cancelNote(note.id);
    return t(messages.cancelledToast);
  };
  return (
    <>
      {due > 0 ? (
        <Button aria-label={named(t(messages.addPayment), name)} onClick={onPay}>
          {t(messages.addPayment)}
        </Button>
      ) : null}
      {due > 0 && note.client_id ? <UseAdvance noteId={note.id} clientId={note.client_id} due={due} /> : null}
      {due > 0 ? <Reminder note={note} due={due} label={named(t(messages.remind), name)} /> : null}
      {note.fee_payments.length === 0 ? (
        <AskedAction
          label={t(messages.cancelNote)}
          name={name}
          title={t(messages.cancelAsk, { number: note.number ?? '' })}
          text={t(messages.cancelAskText)}
          danger
          run={cancel}
        />
      ) : null}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-ink-soft">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

type Props = {
  note: ShownNote;
  /** Opens the form of a draft. */
  onChange: () => void;
};

/** A fee note with its amounts, its tax and what can be done with it. */
export function NoteCard({ note, onChange }: Props) {
  const [paying, setPaying] = useState(false);
  useTypedBefore([paymentForm(note.id)], () => setPaying(true));
  const { status, number, issued_at, tax } = note;
  const total = note.total ?? sumOf(note);
  const due = status === 'issued' ? total - paidOf(note) : 0;
  const whose = note.recipient_name ?? note.clients?.name;
  const about = [whose, note.cases?.title].filter((part) => part != null).join(' · ');
  // Drafts have no number: what they are about, and their sum, tell them apart.
  const name =
    number ?? [t(messages.draftOf), about, rupeesOf(total)].filter((part) => part !== '').join(' · ');
  return (
    <Card>
      <CardHeader
        title={number ?? t(messages.draftOf)}
        description={[number === null ? '' : t(messages.noteStatus, { status }), about]
          .filter((part) => part !== '')
          .join(' · ')}
        actions={<Files id={note.id} name={name} />}
      />
      <CardBody>
        <ul className="mb-3 text-ui">
          {note.fee_note_lines
            .toSorted((a, b) => a.position - b.position)
            .map((line) => (
              <li key={line.id} className="grid grid-cols-[1fr_auto] gap-x-4">
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {t(fees[`kind_${line.kind}`])}
                  {line.description === '' ? '' : `: ${line.description}`}
                </span>
                <span className="tabular-nums">{rupeesOf(line.amount)}</span>
                {line.kind === 'expense' && status !== 'cancelled' ? (
                  <Receipt line={line} caseId={note.case_id} />
                ) : null}
              </li>
            ))}
        </ul>
        <dl className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-3 text-ui">
          <Fact name={t(messages.noteTotal)}>{rupeesOf(total)}</Fact>
          {status === 'issued' ? <Fact name={t(messages.notePaid)}>{rupeesOf(paidOf(note))}</Fact> : null}
          {status === 'issued' ? <Fact name={t(messages.noteDue)}>{rupeesOf(due)}</Fact> : null}
        </dl>
        {tax ? <p className="mt-3 text-13 text-ink-soft">{tax.reason}</p> : null}
        {issued_at ? (
          <p className="mt-1 text-13 text-ink-soft">{t(messages.issuedOn, { day: shortDate(issued_at) })}</p>
        ) : null}
        {status === 'cancelled' ? null : (
          <div className="mt-4 flex flex-col gap-2 md:flex-row md:flex-wrap">
            {status === 'draft' ? (
              <DraftActions note={note} name={name} onChange={onChange} />
            ) : (
              <IssuedActions note={note} name={name} due={due} onPay={() => setPaying(true)} />
            )}
          </div>
        )}
        {paying ? <PaymentForm note={note} due={due} onClose={() => setPaying(false)} /> : null}
      </CardBody>
    </Card>
  );
}
