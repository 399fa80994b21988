import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { CheckReport } from '#shared/contracts/checks/checks.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { useOpened } from '#web/data/device/last-opened.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { Tabs } from '#web/ui/primitives/tabs.tsx';
import { CheckForm } from './check-form.tsx';
import { EarlierChecks } from './earlier-checks.tsx';
import { MarkedDocument } from './marked-document.tsx';
import { type CheckOrder, checkDocument, checkedTextQuery, checkQuery } from './queries.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportView } from './report-view.tsx';

const TABS = ['findings', 'document'] as const;

type Props = { report: CheckReport; text: string | undefined };

/** The findings of a check, and the document with the same findings beside it. */
function ReportTabs({ report, text }: Props) {
  const [tab, setTab] = useState<(typeof TABS)[number]>('findings');
  return (
    <Tabs
      value={tab}
      onValueChange={setTab}
      label={t(messages.reportTitle)}
      tabs={[
        { value: 'findings', label: t(messages.findings), content: <ReportView report={report} /> },
        {
          value: 'document',
          label: t(messages.document),
          content:
            text === undefined ? (
              <p className="text-ui text-ink-soft">{t(messages.textNotKept)}</p>
            ) : (
              <MarkedDocument report={report} text={text} />
            ),
        },
      ]}
    />
  );
}

const BACK = 'text-link inline-flex min-h-11 items-center md:min-h-9';

/** A check that can be cancelled; its report is opened when it is made. */
function useCheck() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const running = useRef<AbortController>(null);
  const check = useMutation({
    mutationFn: async (order: CheckOrder) => {
      const controller = new AbortController();
      running.current = controller;
      const report = await checkDocument(order, controller.signal);
      return { text: order.text, ...report };
    },
    onSuccess: async ({ text, ...report }) => {
      client.setQueryData(checkedTextQuery(report.id).queryKey, text);
      client.setQueryData(checkQuery(report.id).queryKey, report);
      void client.invalidateQueries({ queryKey: ['checks'], exact: true });
      await navigate({ to: '/home/check', search: { id: report.id } });
    },
  });
  const cancelled = check.error instanceof DOMException && check.error.name === 'AbortError';
  return {
    start: check.mutate,
    busy: check.isPending,
    error: check.error && !cancelled ? sentence(check.error) : undefined,
    cancel: () => running.current?.abort(),
  };
}

function NewCheck() {
  const { start, busy, error, cancel } = useCheck();
  return (
    <>
      <PageTitle>{t(messages.title)}</PageTitle>
      <PageHeader title={t(messages.title)} description={t(messages.lead)} />
      <div className="flex flex-col gap-6">
        <CheckForm busy={busy} error={error} onCheck={start} onCancel={cancel} />
        <EarlierChecks />
      </div>
    </>
  );
}

function Report({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(checkQuery(id));
  const { data: text } = useQuery(checkedTextQuery(id));
  useOpened('check', `/home/check?id=${id}`, data?.name);
  if (data)
    return (
      <>
        <PageTitle>{t(messages.reportOf, { name: data.name })}</PageTitle>
        <p className="flex flex-wrap gap-x-4 text-ui md:mb-1" data-print="none">
          {data.draft ? (
            <Link
              to="/home/cases/$caseId"
              params={{ caseId: data.draft.case_id }}
              search={{ tab: 'drafts', draft: data.draft.id }}
              className={BACK}
            >
              {t(messages.toDraft)}
            </Link>
          ) : null}
          <Link to="/home/check" search={{}} className={BACK}>
            {t(messages.newCheck)}
          </Link>
        </p>
        <PageHeader
          oneLine
          title={t(messages.reportOf, { name: data.name })}
          actions={<ReportActions id={id} name={data.name} text={text ?? undefined} />}
        />
        <ReportTabs report={data} text={text ?? undefined} />
      </>
    );
  if (error)
    return (
      <ErrorState title={t(messages.reportFailed)} message={sentence(error)} onRetry={() => void refetch()} />
    );
  return (
    <Loading label={t(messages.loadingReport)}>
      <Skeleton className="h-96" />
    </Loading>
  );
}

/** The page of checks: a new one, or a report that was kept. */
export function CheckDocumentPage({ id }: { id: string | undefined }) {
  return (
    <Page className="max-w-[60rem]! py-2! md:py-6!">
      {id === undefined ? <NewCheck /> : <Report key={id} id={id} />}
    </Page>
  );
}
