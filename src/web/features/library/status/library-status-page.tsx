import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  type LibraryStatus,
  libraryStatus,
  type RereadingProgress,
  rereadingState,
} from '#shared/contracts/research/library-status.ts';
import { messages } from '#shared/messages/en/operations/library-status.ts';
import { messages as models } from '#shared/messages/en/operations/models.ts';
import { formatNumber, sizeLimit } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { api } from '#web/data/api.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { AddFiles } from '../adding/add-files.tsx';
import { useIngestProgress } from '../search/ingest-progress.tsx';
import { Embeddings } from './embeddings.tsx';
import { Rebuild } from './rebuild.tsx';

const PATH = '/functions/v1/operator-library/rereading';
const ASK_MS = 3000;

/** Progress of reading again the judgments that an earlier reader read, and the number that stay as they were. */
function Rereading({ since }: { since: RereadingProgress }) {
  const { data } = useQuery({
    queryKey: ['operator-library', 'rereading'],
    queryFn: ({ signal }) => api.get(PATH, rereadingState, { signal }),
    enabled: !since.finished,
    refetchInterval: ({ state }) => (state.data?.rereading?.finished ? false : ASK_MS),
  });
  const progress = data?.rereading ?? since;
  const { done, of, missing, unread, finished } = progress;
  return (
    <Card>
      <CardHeader title={t(messages.rereadTitle)} />
      <CardBody className="flex flex-col gap-2 text-ui">
        <p>{finished ? t(messages.reread) : t(messages.rereading, progress)}</p>
        {finished ? null : <ProgressBar label={t(messages.rereadTitle)} done={done} of={of} />}
        {missing > 0 ? <p>{t(messages.rereadMissing, { count: missing })}</p> : null}
        {unread > 0 ? <p>{t(messages.rereadUnread, { count: unread })}</p> : null}
      </CardBody>
    </Card>
  );
}

const statusQuery = queryOptions({
  queryKey: ['operator-library'],
  queryFn: ({ signal }) => api.get('/functions/v1/operator-library', libraryStatus, { signal }),
  staleTime: 0,
});

/** Progress of documents that others add. */
function BeingAdded({ since }: { since: NonNullable<LibraryStatus['adding']> }) {
  return <p>{t(messages.adding, useIngestProgress(statusQuery.queryKey) ?? since)}</p>;
}

function Contents({ status }: { status: LibraryStatus }) {
  const { judgments, acts, samples, segments, rows, disk_bytes, adding } = status;
  const lines: ReactNode[] = [
    t(messages.holds, { judgments, acts, samples }),
    t(messages.index, { segments, rows, size: sizeLimit(disk_bytes) }),
  ];
  return (
    <Card>
      <CardHeader title={t(messages.contents)} />
      <CardBody className="flex flex-col gap-2 text-ui">
        {lines.map((line) => (
          <p key={String(line)}>{line}</p>
        ))}
        {adding ? <BeingAdded since={adding} /> : null}
        <p className="text-ink-soft">{t(messages.howToAdd)}</p>
      </CardBody>
    </Card>
  );
}

function Courts({ courts }: Pick<LibraryStatus, 'courts'>) {
  return (
    <Card>
      <CardHeader title={t(messages.courts)} />
      <CardBody>
        {courts.length === 0 ? <p className="text-ui text-ink-soft">{t(messages.noCourts)}</p> : null}
        <ul className="flex flex-col gap-3">
          {courts.map(({ court, name, judgments, years }) => (
            <li key={court} className="border-t border-line pt-3 text-ui first:border-0 first:pt-0">
              <p className="flex justify-between gap-x-4">
                <span className="font-medium">{name}</span>
                <span className="tabular-nums">{formatNumber(judgments)}</span>
              </p>
              <p className="text-13 text-ink-soft tabular-nums">
                {years.map(({ year, judgments: count }) => t(messages.yearOf, { year, count })).join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function Failures({ failed, failures, scans }: Pick<LibraryStatus, 'failed' | 'failures' | 'scans'>) {
  return (
    <Card>
      <CardHeader title={t(messages.failuresTitle)} />
      <CardBody className="flex flex-col gap-2 text-ui">
        {scans > 0 ? <p>{t(messages.scans, { count: scans })}</p> : null}
        <p>{t(messages.failed, { count: failed })}</p>
        {failed > failures.length ? <p>{t(messages.shownOf, { shown: failures.length })}</p> : null}
        <ul className="flex flex-col gap-2">
          {failures.map(({ file, reason }) => (
            <li key={file} className="[overflow-wrap:anywhere]">
              {file}
              <span className="block text-13 text-ink-soft">{reason}</span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

/** Answers and failures of the language model, each failure with its cause. */
function Model({ name, answered, failures }: NonNullable<LibraryStatus['model']>) {
  return (
    <Card>
      <CardHeader title={t(models.failures)} />
      <CardBody className="flex flex-col gap-2 text-ui">
        <p>
          {failures.length === 0
            ? t(models.failuresNone, { model: name })
            : t(models.failuresOf, { model: name, answered })}
        </p>
        <ul className="flex flex-col gap-2">
          {failures.map(({ failure, requests }) => (
            <li key={failure}>
              {t(models.failingCount, { cause: t(models.cause, { failure }), count: requests })}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

/** Contents of the library, files that could not be read, and the index, for the operators. */
export function LibraryStatusPage() {
  const query = useQuery(statusQuery);
  const { data } = query;
  return (
    <Page className="max-w-[60rem]!">
      <PageTitle>{t(messages.title)}</PageTitle>
      <PageHeader title={t(messages.title)} description={t(messages.lead)} />
      {data ? (
        <div className="flex flex-col gap-6">
          <Contents status={data} />
          {data.rereading ? <Rereading since={data.rereading} /> : null}
          <AddFiles />
          <Embeddings
            embeddings={data.embeddings}
            queryKey={statusQuery.queryKey}
            documents={data.documents}
          />
          <Rebuild rebuild={data.rebuild} queryKey={statusQuery.queryKey} />
          <Failures failed={data.failed} failures={data.failures} scans={data.scans} />
          {data.model ? <Model {...data.model} /> : null}
          <Courts courts={data.courts} />
        </div>
      ) : (
        <Unloaded of={query} failed={t(messages.loadFailed)} loading={t(messages.loading)} skeleton="h-72" />
      )}
    </Page>
  );
}
