import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { RecipientKind, SupplyKind } from '#law/fees/fee-tax.ts';
import { newFeeNote } from '#shared/contracts/fees.ts';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { EditNotices } from '#web/components/editing/edit-notices.tsx';
import { useConcurrentEdit } from '#web/components/editing/use-concurrent-edit.ts';
import { useTypedForm } from '#web/components/editing/use-typed-form.ts';
import { NONE, stateOptions } from '#web/components/state-options.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { InputField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { RestoredText } from '#web/ui/overlays/restored-text.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { recipientOptions, supplyOptions } from './choices.ts';
import { HeldHearings } from './held-hearings.tsx';
import { emptyLine, NoteLines, readLines, type TypedLine, typedLines } from './note-lines.tsx';
import {
  addDraft,
  changeDraft,
  feeChoicesQuery,
  type NewLine,
  readDraft,
  refetchFees,
  type ShownNote,
  useRates,
} from './queries.ts';
import { noteLabels, shownNote, typedLinesText } from './shown-note.ts';

interface Values {
  /** The id that a new draft will have: sent twice, it is one draft. */
  newId: string;
  /** The version of the kept draft that the form was filled from. */
  base: string | undefined;
  caseId: string;
  clientId: string;
  kind: RecipientKind;
  state: string;
  gstin: string;
  below: boolean;
  supply: SupplyKind;
  lines: TypedLine[];
}

const readNote = ({ caseId, clientId, kind, state, gstin, below, supply }: Values) =>
  newFeeNote.safeParse({
    case_id: caseId === NONE ? null : caseId,
    client_id: clientId === NONE ? null : clientId,
    recipient_kind: kind,
    recipient_state: state === NONE ? null : state,
    recipient_gstin: gstin.trim() === '' ? null : gstin,
    below_threshold: below,
    supply,
  });

type Set = (change: Partial<Values>) => void;

/** Names the form of a draft, or of a new one, where what is typed is kept. */
export const draftForm = (noteId: string | undefined, caseId?: string): string =>
  `fee note ${noteId ?? `of ${caseId ?? 'any case'}`}`;

type Choice = { value: string; label: string };

/** Choices with that of a kept draft, which may be too old for the list. */
const withKept = (
  choices: Choice[],
  value: string | null | undefined,
  label: string | undefined,
): Choice[] =>
  value && label !== undefined && !choices.some((one) => one.value === value)
    ? [{ value, label }, ...choices]
    : choices;

/** Cases and clients to choose from, with those of a kept draft, and the client of a case. */
function useChoices(kept: ShownNote | undefined) {
  const { data } = useQuery(feeChoicesQuery);
  const cases = (data?.cases ?? []).map(({ id, title }) => ({ value: id, label: title }));
  const clients = (data?.clients ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return {
    cases: withKept(cases, kept?.case_id, kept?.cases?.title),
    clients: withKept(clients, kept?.client_id, kept?.clients?.name),
    clientOf: (caseId: string) => data?.cases.find(({ id }) => id === caseId)?.client_id,
  };
}

type RecipientProps = {
  values: Values;
  kept: ShownNote | undefined;
  set: Set;
  error: string | undefined;
};

function Recipient({ values, kept, set, error }: RecipientProps) {
  const { cases, clients, clientOf } = useChoices(kept);
  const choose = (caseId: string) => {
    const client = clientOf(caseId);
    set({ caseId, ...(client ? { clientId: client } : {}) });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t(messages.caseOrClient)}
        value={values.caseId}
        onValueChange={choose}
        options={[{ value: NONE, label: t(messages.noCase) }, ...cases]}
      />
      <SelectField
        label={t(messages.clientOnly)}
        value={values.clientId}
        onValueChange={(clientId) => set({ clientId })}
        options={[{ value: NONE, label: t(messages.noClientChosen) }, ...clients]}
      />
      <SelectField
        label={t(messages.recipientKind)}
        value={values.kind}
        onValueChange={(kind) => set({ kind })}
        options={recipientOptions()}
      />
      <SelectField
        label={t(messages.supply)}
        value={values.supply}
        onValueChange={(supply) => set({ supply })}
        options={supplyOptions()}
      />
      <SelectField
        label={t(messages.recipientState)}
        value={values.state}
        onValueChange={(state) => set({ state })}
        options={stateOptions(t(messages.noState))}
      />
      <InputField
        label={t(messages.recipientGstin)}
        optional
        error={error}
        value={values.gstin}
        onChange={(event) => set({ gstin: event.target.value })}
      />
      {values.kind === 'business' || values.kind === 'advocate' ? (
        <div className="sm:col-span-2">
          <Checkbox
            checked={values.below}
            onCheckedChange={(below) => set({ below })}
            label={t(messages.belowThreshold)}
          />
        </div>
      ) : null}
    </div>
  );
}

const NEW = {
  clientId: NONE,
  kind: 'individual',
  state: NONE,
  gstin: '',
  below: false,
  supply: 'legal',
} as const;

const valuesOf = (note: ShownNote): Values => ({
  newId: crypto.randomUUID(),
  base: note.updated_at,
  caseId: note.case_id ?? NONE,
  clientId: note.client_id ?? NONE,
  kind: note.recipient_kind,
  state: note.recipient_state ?? NONE,
  gstin: note.recipient_gstin ?? '',
  below: note.below_threshold,
  supply: note.supply,
  lines: typedLines(note.fee_note_lines),
});

type Props = {
  caseId?: string | undefined;
  /** The draft that is changed; a new one is made without it. */
  note?: ShownNote;
  /** The draft was issued or deleted while the form was open. */
  gone?: boolean;
  onClose: () => void;
};
type Save = { note: object; lines: NewLine[] };

/** Saves the draft that the form was filled from, or a new one, which a lost answer does not double. */
function useSaveDraft(
  { note: kept, gone = false }: Pick<Props, 'note' | 'gone'>,
  { newId, base }: Values,
  onDone: () => void,
) {
  const client = useQueryClient();
  return useConcurrentEdit<ShownNote, Save, unknown>({
    row: kept && { ...kept, updated_at: base ?? kept.updated_at },
    deleted: gone,
    read: ({ id }) => readDraft(id),
    update: ({ id, updated_at }, { note, lines }) => changeDraft({ id, updated_at }, note, lines),
    create: ({ note, lines }) => addDraft(newId, note, lines),
    labels: noteLabels,
    shownFields: shownNote,
    onSaved: async () => {
      toastSuccess(t(messages.draftSaved));
      await refetchFees(client);
      onDone();
    },
    onFailed: (error) => toastFailure(t(messages.notSaved), error),
    onDeleted: () => void refetchFees(client),
  });
}

/** The values as they are sent, or the problems by the names of the fields. */
function readValues(values: Values, isOfCase: boolean): { problems: Record<string, string>; sent?: Save } {
  const note = readNote(values);
  const { lines, problems } = readLines(values.lines, isOfCase);
  const issues = note.error?.issues ?? [];
  for (const { path, message } of issues) problems[String(path[0])] = message;
  return note.success && Object.keys(problems).length === 0
    ? { problems, sent: { note: note.data, lines } }
    : { problems };
}

/** A fee note that is saved as a draft: a new one, or one that is changed. */
export function DraftNote({ caseId, note, gone = false, onClose }: Props) {
  const rates = useRates();
  // The list may be read again while the form is open. The form changes the draft that it was filled from.
  const [kept] = useState(note);
  const form = useTypedForm<Values>(draftForm(kept?.id, caseId), () =>
    kept
      ? valuesOf(kept)
      : {
          ...{ ...NEW, newId: crypto.randomUUID(), base: undefined },
          ...{ caseId: caseId ?? NONE, lines: [emptyLine(rates)] },
        },
  );
  const { values, set } = form;
  const [problems, setProblems] = useState<Record<string, string>>({});
  const close = () => {
    form.end();
    onClose();
  };
  const edit = useSaveDraft({ ...(kept && { note: kept }), gone }, values, close);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readValues(values, values.caseId === (kept?.case_id ?? caseId ?? NONE));
    setProblems(read.problems);
    if (read.sent) edit.save.mutate(read.sent);
  };
  const setLines = (lines: TypedLine[]) => set({ lines });
  return (
    <Card>
      <CardHeader title={t(kept ? messages.changeDraftTitle : messages.newFeeNote)} />
      <CardBody>
        <form noValidate onSubmit={submit} className="flex flex-col gap-6">
          {form.restored ? <RestoredText className="mb-0" onUndo={form.undo} /> : null}
          <EditNotices
            edit={edit}
            words={{ notSaved: t(messages.notSaved), changed: t(messages.draftChanged) }}
            deleted={{
              title: t(messages.draftGone),
              hint: t(messages.draftGoneHint),
              typed: () => typedLinesText(values.lines),
            }}
          />
          <Recipient values={values} kept={kept} set={set} error={problems.recipient_gstin} />
          {values.caseId === NONE ? null : (
            <HeldHearings caseId={values.caseId} lines={values.lines} onChange={setLines} />
          )}
          <NoteLines lines={values.lines} onChange={setLines} problems={problems} />
          <div className="flex flex-wrap gap-2">
            <Button onClick={close}>{t(messages.cancelEntry)}</Button>
            <Button type="submit" variant="primary" busy={edit.save.isPending && t(messages.saving)}>
              {t(messages.saveDraft)}
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}
