import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CaseFile } from '#shared/case-files.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { count, shortDate } from '#web/ui/dates.ts';
import { type Fact, Facts } from '#web/ui/facts.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { When } from '#web/ui/when.tsx';
import { newsOf } from './news.ts';
import type { CaseDetail } from './queries.ts';

/** Files named on the summary; the rest are one press away. */
const LATEST = 5;

type FilesProps = { row: CaseDetail; files: readonly CaseFile[] };

function LatestFiles({ row, files }: FilesProps): ReactNode {
  if (files.length === 0)
    return <p className="text-ui text-ink-soft">No files yet. Upload them, or add judgments from Search.</p>;
  return (
    <ul className="divide-y divide-line">
      {files.slice(0, LATEST).map((file) => (
        <li key={file.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
          <Link
            to="/home/cases/$caseId"
            params={{ caseId: row.id }}
            search={{ tab: 'files', file: file.id }}
            className="py-1.5 text-ui text-link [overflow-wrap:anywhere]"
          >
            {file.file_name}
          </Link>
          <span className="text-13 text-ink-soft">
            <When value={file.uploaded_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  row: CaseDetail;
  files: readonly CaseFile[] | undefined;
  /** When the case is heard next; the timeline knows. */
  nextDate: ReactNode;
};

/** The two sides, as the cause title has them. */
function partiesOf({ petitioner, respondent }: CaseDetail): ReactNode {
  if (!petitioner && !respondent) return null;
  return `${petitioner ?? '…'} v. ${respondent ?? '…'}`;
}

function factsOf(row: CaseDetail, files: number | undefined, nextDate: ReactNode): Fact[] {
  return [
    { label: 'Next date', value: nextDate },
    { label: 'Court', value: row.court },
    { label: 'Case number', value: row.case_number },
    { label: 'Parties', value: partiesOf(row) },
    { label: 'CNR', value: row.cnr },
    {
      label: 'Client',
      value: row.client ? (
        <Link to="/home/clients/$clientId" params={{ clientId: row.client.id }} className="text-link">
          {row.client.name}
        </Link>
      ) : (
        row.client_name
      ),
    },
    { label: 'Area of practice', value: row.practice_area },
    { label: 'Status', value: <StatusBadge status={row.status} /> },
    { label: 'Opened', value: shortDate(row.created_at) },
    { label: 'Files', value: files === undefined ? '…' : count(files) },
    { label: 'Description', value: row.description },
  ];
}

/** What stands in a case, from what is stored: nothing here is guessed. */
export function CaseSummary({ row, files, nextDate }: Props) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-3">
      <div className="grid gap-4 md:col-span-2">
        <Card>
          <CardHeader title="Case Summary" />
          <CardBody>
            <Facts
              facts={factsOf(row, files?.length, nextDate)}
              className="grid-cols-2 md:grid-cols-3 [&>:last-child]:col-span-full"
            />
          </CardBody>
        </Card>
        <Card>
          <CardHeader
            title="Latest files"
            actions={
              files && files.length > LATEST ? (
                <Link
                  to="/home/cases/$caseId"
                  params={{ caseId: row.id }}
                  search={{ tab: 'files' }}
                  className="text-ui text-link"
                >
                  All {count(files.length)}
                </Link>
              ) : null
            }
          />
          <CardBody>
            <LatestFiles row={row} files={files ?? []} />
          </CardBody>
        </Card>
      </div>
      <Card>
        <CardHeader title="What is new" />
        <CardBody>
          <ul className="flex flex-col gap-3">
            {newsOf(row, files ?? []).map((item) => (
              <li key={item.what + item.at} className="text-ui">
                <span className="[overflow-wrap:anywhere]">{item.what}</span>
                <span className="block text-13 text-ink-soft">
                  <When value={item.at} />
                </span>
              </li>
            ))}
          </ul>
        </CardBody>
      </Card>
    </div>
  );
}
