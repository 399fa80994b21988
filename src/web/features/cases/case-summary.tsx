import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageSquare, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CaseFile } from '#shared/contracts/files.ts';
import { indianDate } from '#shared/indian-time.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { shownName } from '#web/data/file-name.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { type DescriptionItem, DescriptionList } from '#web/ui/primitives/description-list.tsx';
import { shortDate } from '#web/ui/time/dates.ts';
import { RelativeTime } from '#web/ui/time/relative-time.tsx';
import { type AddedEvent, listActivity } from './activity.ts';
import { NumberQuestion } from './number-question.tsx';
import { type CaseDetail, clientOfCaseQuery } from './queries.ts';
import { dueFromUs, lastOrder, type StandingEvent } from './standing.ts';

/** The number of files on the summary. */
const LATEST = 5;

type FilesProps = { row: CaseDetail; files: readonly CaseFile[]; onUpload: () => void };

function LatestFiles({ row, files, onUpload }: FilesProps): ReactNode {
  const { addsFiles } = useCaseAccess();
  if (files.length === 0)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ui text-ink-soft">{t(messages.noFilesYet)}</p>
        {addsFiles ? <Button onClick={onUpload}>{t(messages.addFiles)}</Button> : null}
      </div>
    );
  return (
    <ul className="divide-y divide-line">
      {files.slice(0, LATEST).map((file) => (
        <li key={file.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
          <Link
            to="/home/cases/$caseId"
            params={{ caseId: row.id }}
            search={{ tab: 'files', file: file.id }}
            className="py-2.5 text-ui text-link md:py-1.5 [overflow-wrap:anywhere]"
          >
            {shownName(file)}
          </Link>
          <span className="text-13 text-ink-soft">
            <RelativeTime value={file.uploaded_at} alone />
          </span>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  row: CaseDetail;
  files: readonly CaseFile[] | undefined;
  /** The events of its timeline; undefined while they load. */
  events: readonly (AddedEvent & StandingEvent)[] | undefined;
  /** The next date, shown by the timeline. */
  nextDate: ReactNode;
  /** The summary drawn from the case's papers; undefined for readers who do not see it. */
  papers: ReactNode;
  onEdit: () => void;
  /** Opens the file picker. */
  onUpload: () => void;
};

type PartiesProps = { row: CaseDetail; onEdit: () => void };

/** The two parties, as in the cause title. */
function Parties({ row: { petitioner, respondent }, onEdit }: PartiesProps) {
  const { edits } = useCaseAccess();
  if (!petitioner && !respondent)
    return (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-ink-soft">{t(messages.noParties)}</span>
        {edits ? (
          <Button className="text-14" onClick={onEdit}>
            {t(messages.addParties)}
          </Button>
        ) : null}
      </span>
    );
  return (
    <span className="font-serif font-semibold">
      {t(messages.causeTitle, { petitioner: petitioner ?? '…', respondent: respondent ?? '…' })}
    </span>
  );
}

function Due({ events }: { events: readonly StandingEvent[] }) {
  return (
    <ul>
      {events.map(({ id, title, event_date }) => (
        <li key={id} className="[overflow-wrap:anywhere]">
          {t(messages.dueOn, { title, day: indianDate(new Date(event_date)) })}
        </li>
      ))}
    </ul>
  );
}

/** The first facts that a lawyer looks for: the next date, the parties, what is due and the last order. */
function leadOf({ row, nextDate, onEdit, events = [] }: Props): DescriptionItem[] {
  const due = dueFromUs(events);
  const order = lastOrder(events);
  return [
    { label: t(messages.nextDate), value: nextDate },
    { label: t(messages.parties), value: <Parties row={row} onEdit={onEdit} /> },
    ...(due.length > 0 ? [{ label: t(messages.dueFromUs), value: <Due events={due} /> }] : []),
    ...(order?.result?.order
      ? [
          {
            label: t(messages.lastOrder),
            value: t(messages.dueOn, {
              title: order.result.order,
              day: indianDate(new Date(order.event_date)),
            }),
          },
        ]
      : []),
  ];
}

/** The client of a case that is shared with the reader, who does not see the client's own page. */
function ClientOfShared({ row }: { row: CaseDetail }) {
  const { owns } = useCaseAccess();
  const { data } = useQuery({ ...clientOfCaseQuery(row.id), enabled: !owns && row.client_id !== null });
  return <>{data?.name ?? row.client_name ?? t(common.notAvailable)}</>;
}

function factsOf(row: CaseDetail): DescriptionItem[] {
  return [
    { label: t(messages.court), value: row.court },
    { label: t(messages.caseNumber), value: row.case_number },
    { label: t(messages.cnr), value: row.cnr },
    { label: t(messages.stage), value: row.stage },
    { label: t(messages.opposingCounsel), value: row.opposing_counsel },
    {
      label: t(messages.client),
      value: row.client ? (
        <Link
          to="/home/clients/$clientId"
          params={{ clientId: row.client.id }}
          className="relative -my-3 block py-3 text-link md:my-0 md:py-0"
        >
          {row.client.name}
        </Link>
      ) : (
        <ClientOfShared row={row} />
      ),
    },
    { label: t(messages.areaOfPractice), value: row.practice_area },
    { label: t(messages.opened), value: shortDate(row.created_at) },
    { label: t(common.description), value: row.description },
  ];
}

function News({ row, files, events }: Pick<Props, 'row' | 'files' | 'events'>) {
  return (
    <ul className="flex flex-col gap-3">
      {listActivity(row, files ?? [], events ?? []).map((item) => (
        <li key={item.what + item.at} className="text-ui">
          <span className="[overflow-wrap:anywhere]">{item.what}</span>
          <span className="block text-13 text-ink-soft">
            <RelativeTime value={item.at} alone />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Leads to the chats of the case, and to its form. */
function Actions({ row, onEdit }: Pick<Props, 'row' | 'onEdit'>) {
  const { edits, seesChats } = useCaseAccess();
  return (
    <>
      {seesChats ? (
        <Button variant="quiet" className="-my-1.5 max-w-none!" asChild>
          <Link to="/home/cases/$caseId" params={{ caseId: row.id }} search={{ tab: 'chat' }}>
            <MessageSquare aria-hidden />
            {t(messages.chatAboutCase)}
          </Link>
        </Button>
      ) : null}
      {edits ? (
        <Button variant="quiet" className="-my-1.5 -mr-2 max-w-none!" onClick={onEdit}>
          <Pencil aria-hidden />
          {t(messages.editCase)}
        </Button>
      ) : null}
    </>
  );
}

/** The summary of a case, from stored data only. */
export function CaseSummary(props: Props) {
  const { row, files, events, papers, onEdit, onUpload } = props;
  return (
    <div className="grid items-start gap-4 md:grid-cols-3">
      <div className="grid gap-4 md:col-span-2">
        <Card>
          <CardHeader title={t(messages.caseSummary)} actions={<Actions row={row} onEdit={onEdit} />} />
          <CardBody>
            <NumberQuestion row={row} onEdit={onEdit} />
            <DescriptionList
              facts={leadOf(props)}
              className="mb-4 border-b border-line pb-4 md:grid-cols-2 [&_dd]:text-16"
            />
            <DescriptionList
              facts={factsOf(row)}
              className="grid-cols-2 md:grid-cols-3 [&>:last-child]:col-span-full max-md:[&>:nth-child(3)]:col-span-full"
            />
          </CardBody>
        </Card>
        {papers}
        <Card>
          <CardHeader
            title={files ? t(messages.latestFilesCount, { count: files.length }) : t(messages.latestFiles)}
            actions={
              files && files.length > LATEST ? (
                <Link
                  to="/home/cases/$caseId"
                  params={{ caseId: row.id }}
                  search={{ tab: 'files' }}
                  className="inline-flex min-h-11 items-center text-ui text-link md:min-h-0"
                >
                  {t(messages.allFiles, { count: files.length })}
                </Link>
              ) : null
            }
          />
          <CardBody className="pt-2! md:pt-3!">
            {files ? <LatestFiles row={row} files={files} onUpload={onUpload} /> : null}
          </CardBody>
        </Card>
      </div>
      <Card>
        <CardHeader title={t(messages.recentActivity)} />
        <CardBody className="pt-3! md:pt-4!">
          <News row={row} files={files} events={events} />
        </CardBody>
      </Card>
    </div>
  );
}
