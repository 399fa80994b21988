import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ReceiptIndianRupee } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import {
  type ChambersFeeSettings,
  chambersFeeSettingsChange,
  newChambersFeeSettings,
} from '#shared/contracts/fees.ts';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { messages as fees } from '#shared/messages/en/practice/fees.ts';
import { t } from '#shared/messages/translate.ts';
import { useTypedBefore, useTypedForm } from '#web/components/editing/use-typed-form.ts';
import { rupeesOf } from '#web/components/rupees.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { usePages } from '#web/data/lists/use-pages.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextareaField } from '#web/ui/forms/input.tsx';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { RestoredText } from '#web/ui/overlays/restored-text.tsx';
import { Button, buttonClass } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { PrimaryAction } from '#web/ui/primitives/primary-action.tsx';
import { ADVANCE_FORM, AdvanceForm } from './advance.tsx';
import { BillingFields, billingValues, readBilling } from './billing-fields.tsx';
import { DraftNote, draftForm } from './draft-note.tsx';
import { FeeSettingsCard, problemsOf, useSaveSettings } from './fee-settings.tsx';
import { FeesOfDay } from './fees-of-day.tsx';
import { NoteCard } from './note-card.tsx';
import {
  chambersFeeSettingsQuery,
  feeChoicesQuery,
  feeDuesQuery,
  feeNotesQuery,
  type ShownNote,
  useOwnChambers,
} from './queries.ts';

const LETTERHEAD = 2000;
type Props = { chambersId: string; row: ChambersFeeSettings | undefined };

function ChambersForm({ chambersId, row }: Props) {
  const first = () => ({
    ...billingValues(row, 'CH'),
    letterhead: row?.letterhead ?? '',
    asOne: row?.bills_as_one ?? false,
  });
  const form = useTypedForm(`fee settings of ${chambersId}`, first, row?.updated_at);
  const { values, set } = form;
  const [problems, setProblems] = useState<Record<string, string>>({});
  const save = useSaveSettings('chambers_fee_settings', row?.id, form.end);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { fields, problems: wrong } = readBilling(values);
    const typed = { ...fields, letterhead: values.letterhead, bills_as_one: values.asOne };
    const read = row
      ? chambersFeeSettingsChange.safeParse(typed)
      : newChambersFeeSettings.safeParse({ ...typed, chambers_id: chambersId });
    setProblems({ ...wrong, ...problemsOf(read.error?.issues ?? []) });
    if (read.success && Object.keys(wrong).length === 0) save.mutate(read.data);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {form.restored ? <RestoredText className="sm:col-span-2" onUndo={form.undo} /> : null}
      <div className="sm:col-span-2">
        <TextareaField
          label={t(messages.letterhead)}
          optional
          maxLength={LETTERHEAD}
          value={values.letterhead}
          onChange={(event) => set({ letterhead: event.target.value })}
        />
      </div>
      <div className="sm:col-span-2">
        <Checkbox
          checked={values.asOne}
          onCheckedChange={(asOne) => set({ asOne })}
          label={t(messages.billsAsOne)}
        />
      </div>
      <BillingFields values={values} problems={problems} set={set} numbers={values.asOne} />
      <div className="sm:col-span-2">
        <Button type="submit" busy={save.isPending && t(messages.saving)}>
          {t(messages.saveSettings)}
        </Button>
      </div>
    </form>
  );
}

/** The fee settings of each chambers that the reader heads. */
function ChambersFeeSettingsCards() {
  const chambers = useOwnChambers().filter(({ role }) => role === 'head');
  const { data } = useQuery({ ...chambersFeeSettingsQuery, enabled: chambers.length > 0 });
  if (!data) return null;
  return chambers.map(({ id, name }) => {
    const row = data.find(({ chambers_id }) => chambers_id === id);
    return (
      <Card key={id}>
        <CardHeader
          title={t(messages.chambersFeesTitle, { chambers: name })}
          description={t(messages.chambersFeesLead)}
        />
        <CardBody>
          <ChambersForm key={row?.id ?? ''} chambersId={id} row={row} />
        </CardBody>
      </Card>
    );
  });
}

/** The account of each client: a line for each, which wraps on a phone. */
function Dues() {
  const { data } = useQuery(feeDuesQuery);
  const [adding, setAdding] = useState(false);
  useTypedBefore([ADVANCE_FORM], () => setAdding(true));
  if (!data) return null;
  return (
    <Card>
      <CardHeader
        title={t(messages.duesTitle)}
        actions={<Button onClick={() => setAdding(true)}>{t(messages.noteAdvance)}</Button>}
      />
      <CardBody>
        {adding ? <AdvanceForm onClose={() => setAdding(false)} /> : null}
        {data.clients.length === 0 ? <p className="text-ui text-ink-soft">{t(messages.duesNone)}</p> : null}
        <ul>
          {data.clients.map(({ client_id, name, billed, received, tds, advance, due }) => (
            <li
              key={client_id ?? ''}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0"
            >
              <span className="min-w-0 font-medium">{name === '' ? t(fees.noClient) : name}</span>
              <span className="tabular-nums">
                {t(messages.duesDue)} {rupeesOf(due)}
              </span>
              <span className="w-full text-13 text-ink-soft tabular-nums">
                {[
                  `${t(messages.duesBilled)} ${rupeesOf(billed)}`,
                  `${t(messages.duesReceived)} ${rupeesOf(received)}`,
                  ...(tds > 0 ? [`${t(messages.duesTds)} ${rupeesOf(tds)}`] : []),
                  ...(advance > 0 ? [`${t(messages.duesAdvance)} ${rupeesOf(advance)}`] : []),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

/** The cards of notes. A draft that is being changed has its form, also after another window issued or deleted it. */
function NoteList({ notes }: { notes: readonly ShownNote[] }) {
  const [changed, setChanged] = useState<readonly ShownNote[]>([]);
  const drafts = notes.filter(({ status }) => status === 'draft');
  useTypedBefore(
    drafts.map(({ id }) => draftForm(id)),
    (names) =>
      setChanged((open) => [
        ...open,
        ...drafts.filter(({ id }) => names.includes(draftForm(id)) && !open.some((one) => one.id === id)),
      ]),
  );
  const lost = changed.filter(({ id }) => !notes.some((note) => note.id === id));
  if (lost.length + notes.length === 0)
    return (
      <EmptyState title={t(messages.noFeeNotes)} icon={<ReceiptIndianRupee aria-hidden />}>
        {t(messages.noFeeNotesHint)}
      </EmptyState>
    );
  return [...lost, ...notes].map((note) => {
    const { id, status } = note;
    const close = () => setChanged((all) => all.filter((one) => one.id !== id));
    if (!changed.some((one) => one.id === id))
      return <NoteCard key={id} note={note} onChange={() => setChanged((all) => [...all, note])} />;
    return <DraftNote key={id} note={note} gone={status !== 'draft'} onClose={close} />;
  });
}

function Notes({ caseId }: { caseId: string | undefined }) {
  const list = usePages(feeNotesQuery(caseId));
  const { pages, error, retry } = list;
  if (!pages)
    return (
      <Unloaded
        of={{ error, refetch: retry }}
        failed={t(messages.feesFailed)}
        loading={t(messages.feesLoading)}
        skeleton="h-40 w-full"
      />
    );
  // A note that moved between two requests is shown once.
  const notes = new Map(pages.flat().map((note) => [note.id, note]));
  return (
    <>
      <NoteList notes={[...notes.values()]} />
      <MoreButton list={list} label={t(messages.moreFees)} />
    </>
  );
}

/** The title of a case of the caller; undefined while it is not known. */
function useCaseTitle(caseId: string | undefined): string | undefined {
  const { data } = useQuery({ ...feeChoicesQuery, enabled: caseId !== undefined });
  return data?.cases.find(({ id }) => id === caseId)?.title;
}

/** The ledger and the registers for an accountant, as files. */
function Registers() {
  const registers = [
    ['ledger', messages.ledgerName],
    ['notes', messages.registerNotes],
    ['receipts', messages.registerReceipts],
    ['tds', messages.registerTds],
  ] as const;
  return (
    <Card>
      <CardHeader title={t(messages.registers)} />
      <CardBody>
        <div className="flex flex-col gap-2 md:flex-row md:flex-wrap">
          {registers.map(([register, name]) => (
            <a
              key={register}
              className={buttonClass()}
              href={`/functions/v1/fee-ledger?register=${register}`}
              download
            >
              {t(name)}
            </a>
          ))}
        </div>
      </CardBody>
    </Card>
  );
}

/** Fee notes of a case or of all, with the dues of clients and the settings. */
export function FeesPage({ caseId, day }: { caseId: string | undefined; day: string | undefined }) {
  const [adding, setAdding] = useState(false);
  useTypedBefore([draftForm(undefined, caseId)], () => setAdding(true));
  const title = useCaseTitle(caseId);
  return (
    <Page>
      <PageTitle>{t(messages.feesTitle)}</PageTitle>
      <PageHeader
        title={title === undefined ? t(messages.feesTitle) : t(messages.feesOfCase, { title })}
        description={t(messages.feesLead)}
        actions={<PrimaryAction onClick={() => setAdding(true)}>{t(messages.newFeeNote)}</PrimaryAction>}
      />
      <div className="flex flex-col gap-4">
        {caseId === undefined ? null : (
          <Link to="/home/fees" className="flex min-h-11 items-center text-ui">
            {t(messages.allFees)}
          </Link>
        )}
        {day === undefined ? null : <FeesOfDay key={day} day={day} />}
        {adding ? <DraftNote caseId={caseId} onClose={() => setAdding(false)} /> : null}
        <Notes caseId={caseId} />
        {caseId === undefined ? <Dues /> : null}
        {caseId === undefined ? <Registers /> : null}
        <FeeSettingsCard />
        {caseId === undefined ? <ChambersFeeSettingsCards /> : null}
      </div>
    </Page>
  );
}
