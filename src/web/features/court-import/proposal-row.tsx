import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { type CourtProposal, type CourtValues, courtValues } from '#shared/contracts/court-import.ts';
import { indianDate, indianTime } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/practice/court-import.ts';
import { messages as timeline } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { useChange } from '#web/data/use-change.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { RadioOption } from '#web/ui/forms/radio-option.tsx';
import { withKeys } from '#web/ui/lists/with-keys.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { broughtPdf, openPdf } from './brought-files.ts';
import { printedPieces } from './printed-words.ts';
import { dropQuery, keptPdf } from './queries.ts';

type FieldName = keyof CourtValues;
const NAMES = Object.keys(courtValues.shape) as FieldName[];
/** Shown in the title of a row; a proposal that changes one of them shows it as a value too. */
const IN_TITLE: readonly FieldName[] = ['petitioner', 'respondent', 'case_number', 'cnr', 'court'];
const CHANGED: Readonly<Partial<Record<CourtProposal['kind'], readonly FieldName[]>>> = {
  new_matter: ['case_number', 'cnr', 'court'],
  number: ['case_number', 'cnr', 'court'],
  party: ['petitioner', 'respondent', 'opposing_counsel'],
  court: ['court'],
};
/** Advocates on a row of a list can be thirty; the printed row has them all. */
const HIDDEN: readonly FieldName[] = ['advocates'];

/** A value as the reader knows it: days and times of India, lists with commas. */
function shown(name: FieldName, value: string | boolean | readonly string[]): string {
  if (typeof value === 'boolean') return t(messages.vacationBench);
  if (typeof value !== 'string') return value.map((one) => shown(name, one)).join(', ');
  if (name === 'list') return t(messages.listType, { list: value });
  if (name !== 'next_date' && name !== 'order_date' && name !== 'orders') return value;
  const at = new Date(value.includes('T') ? value : `${value}T00:00:00+05:30`);
  if (Number.isNaN(at.getTime())) return value;
  return value.includes('T')
    ? t(timeline.dateAndTime, { date: indianDate(at), time: indianTime(at) })
    : indianDate(at);
}

function nameOf({ case_title, values }: CourtProposal): string {
  if (case_title !== undefined) return case_title;
  const sides = [values.petitioner, values.respondent].filter((side) => side !== undefined);
  if (sides.length > 0) return sides.join(' v. ');
  return values.case_number ?? values.cnr ?? t(messages.changeKind, { kind: 'new_matter' });
}

function Values({
  proposal: { kind, values, before },
}: {
  proposal: Pick<CourtProposal, 'kind' | 'values' | 'before'>;
}) {
  const names = NAMES.filter(
    (name) => !HIDDEN.includes(name) && (!IN_TITLE.includes(name) || CHANGED[kind]?.includes(name)),
  );
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-ui">
      {names.map((name) => {
        const [value, old] = [values[name], before?.[name]];
        if (value === undefined) return null;
        return (
          <div key={name} className="flex min-w-0 flex-wrap gap-x-1.5">
            <dt className="text-ink-soft">{t(messages.field, { name })}</dt>
            <dd className="font-medium [overflow-wrap:anywhere] tabular-nums">
              {shown(name, value)}
              {old === undefined || shown(name, old) === shown(name, value) ? null : (
                <span className="ml-1 font-normal text-ink-soft">
                  {t(messages.untilNow, { before: shown(name, old) })}
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Opens a page of a PDF that came by email, which the server keeps. */
function StoredPage({ dropId, file, page }: { dropId: string; file: string; page: number }) {
  const open = useChange({
    mutationFn: () => keptPdf(dropId, file),
    onSuccess: (pdf) => openPdf(pdf, page),
    failed: t(messages.notOpened),
  });
  return (
    <Button
      variant="quiet"
      className="mt-1 -ml-4"
      busy={open.isPending && t(messages.opening)}
      onClick={() => open.mutate()}
    >
      {t(messages.openPage, { page })}
    </Button>
  );
}

/** The words of a printed row, with the values that were read from it. */
function PrintedRow({ text, values }: { text: string | undefined; values: CourtValues }) {
  if (!text) return null;
  return (
    <blockquote className="mt-1 border-l-2 border-line pl-3 font-serif text-14 [overflow-wrap:anywhere]">
      {printedPieces(text, values).map((piece) =>
        piece.found ? <mark key={piece.from}>{piece.text}</mark> : piece.text,
      )}
    </blockquote>
  );
}

const placeLabel = (
  file: string,
  { page, line = 1 }: { page?: number | undefined; line?: number | undefined },
): string =>
  page === undefined ? t(messages.whereLine, { file, line }) : t(messages.wherePage, { file, page, line });

/** The line of the file with the words that were read from it, and the other lines that print values of the row. */
function Source({ proposal: { where, values }, dropId }: { proposal: CourtProposal; dropId: string }) {
  const isKept =
    useQuery({ ...dropQuery(dropId), enabled: false }).data?.papers?.includes(where.file) ?? false;
  const { file, page, text, rows = [] } = where;
  const pdf = page === undefined ? undefined : broughtPdf(dropId, file);
  return (
    <details className="group text-13">
      <summary className="flex min-h-11 cursor-pointer items-center text-ink-soft [overflow-wrap:anywhere] hover:text-ink md:min-h-7">
        <ChevronRight aria-hidden className="mr-1 size-4 shrink-0 group-open:rotate-90" />
        <span className="min-w-0">{placeLabel(file, where)}</span>
      </summary>
      <PrintedRow text={text} values={values} />
      {withKeys(rows, (row) => `${row.page} ${row.line}`).map(({ key, item: row }) => (
        <div key={key} className="mt-2">
          <p className="text-ink-soft [overflow-wrap:anywhere]">{placeLabel(file, row)}</p>
          <PrintedRow text={row.text} values={values} />
        </div>
      ))}
      {page === undefined ? null : pdf ? (
        <Button variant="quiet" className="mt-1 -ml-4" onClick={() => openPdf(pdf, page)}>
          {t(messages.openPage, { page })}
        </Button>
      ) : isKept ? (
        <StoredPage dropId={dropId} file={file} page={page} />
      ) : null}
    </details>
  );
}

type AnswerProps = { label: string; value: boolean | undefined; onAnswer: (yes: boolean) => void };

/** Yes or no; unanswered at first. */
function YesOrNo({ label, value, onAnswer }: AnswerProps) {
  const options = [
    ['yes', t(messages.yes)],
    ['no', t(messages.no)],
  ] as const;
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value === undefined ? null : value ? 'yes' : 'no'}
      onValueChange={(next) => onAnswer(next === 'yes')}
      className="flex gap-2"
    >
      {options.map(([key, text]) => (
        <RadioOption
          key={key}
          value={key}
          className="min-h-11 min-w-14 rounded-control border border-edge bg-surface px-3 text-ui font-medium hover:bg-wash data-[state=checked]:border-accent data-[state=checked]:bg-accent-wash data-[state=checked]:text-accent-strong md:min-h-9"
        >
          {text}
        </RadioOption>
      ))}
    </RadioGroup.Root>
  );
}

type RowProps = {
  proposal: CourtProposal;
  dropId: string;
  choice: boolean | undefined;
  onChoose: (accepted: boolean) => void;
};

function Head({ proposal, choice, onChoose }: Omit<RowProps, 'dropId'>) {
  const { kind, confidence, case_title, case_id, done } = proposal;
  const name = nameOf(proposal);
  const badge = <Badge tone="note">{t(messages.changeKind, { kind })}</Badge>;
  if (done !== undefined)
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui font-medium [overflow-wrap:anywhere]">
        {case_id === undefined ? (
          name
        ) : (
          <Link to="/home/cases/$caseId" params={{ caseId: case_id }} className="text-link">
            {name}
          </Link>
        )}
        {badge}
        <Badge tone={done === 'applied' ? 'good' : 'quiet'}>
          {t(done === 'applied' ? messages.applied : messages.notMine)}
        </Badge>
      </p>
    );
  if (confidence === 'sure')
    return (
      <div className="-ml-2">
        <Checkbox
          checked={choice ?? true}
          onCheckedChange={onChoose}
          label={<span className="font-medium [overflow-wrap:anywhere]">{name}</span>}
          aside={badge}
        />
      </div>
    );
  const question = case_title ? t(messages.isYours, { title: case_title }) : t(messages.isNewMatter);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 text-ui font-medium [overflow-wrap:anywhere]">
        {question} {badge}
      </p>
      <YesOrNo label={question} value={choice} onAnswer={onChoose} />
    </div>
  );
}

/** A row that was read: its change, the question where it is doubtful, and its line in the file. */
export function ProposalRow({ proposal, dropId, choice, onChoose }: RowProps) {
  return (
    <li className="flex flex-col gap-1 row-pad first:pt-0 last:pb-0">
      <Head proposal={proposal} choice={choice} onChoose={onChoose} />
      <div className="flex flex-col gap-1 pl-0 md:pl-6">
        {proposal.confidence === 'ask' && proposal.done === undefined ? (
          <p className="text-ui [overflow-wrap:anywhere]">
            {[proposal.values.case_number, proposal.values.petitioner, proposal.values.respondent]
              .filter((part) => part !== undefined)
              .join(' · ')}
          </p>
        ) : null}
        <Values proposal={proposal} />
        {withKeys(proposal.also ?? [], ({ next_date, hall }) => `${next_date} ${hall}`).map(
          ({ key, item: values }) => (
            <Values key={key} proposal={{ kind: 'next_date', values }} />
          ),
        )}
        <Source proposal={proposal} dropId={dropId} />
      </div>
    </li>
  );
}
