import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { practiceStatuses } from '#shared/contracts/clients.ts';
import { messages as profiles } from '#shared/messages/en/accounts/profiles.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages as shell } from '#shared/messages/en/common/shell.ts';
import { messages as tour } from '#shared/messages/en/common/tour.ts';
import { messages as search } from '#shared/messages/en/library/search.ts';
import { messages as bin } from '#shared/messages/en/practice/bin.ts';
import { messages as cases } from '#shared/messages/en/practice/cases.ts';
import { messages as clients } from '#shared/messages/en/practice/clients.ts';
import { messages as help } from '#shared/messages/en/site/help.ts';
import { t } from '#shared/messages/translate.ts';
import type { FramedPage } from '#shared/pages.ts';
import { RECORD_CARD } from '../components/records/record-card.tsx';
import { RecordSkeletons } from '../components/records/record-list.tsx';
import { StatusBadge } from '../components/records/status-badge.tsx';
import { SampleBadge, SummaryBadge } from '../features/library/document-badges.tsx';
import { SampleWarning, SummaryWarning } from '../features/library/reader/reader-head.tsx';
import { ReaderSkeleton } from '../features/library/reader/reader-states.tsx';
import { RESULT_CARD, RESULT_TITLE } from '../features/library/search/results/result-card.tsx';
import { LoadingCards } from '../features/library/search/results/results-list.tsx';
import { BoardWaiting } from '../features/timeline/board.tsx';
import { RoutePending } from '../routes/boundaries.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { buttonClass } from '../ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/primitives/card.tsx';
import { Page, PageHeader } from '../ui/primitives/page.tsx';
import { TabsFrame } from '../ui/primitives/tabs.tsx';

// The part of each frame below the bar. A template holds a view that replaces its skeletons when the first
// answer comes (`first-words.ts`): `data-record` once for each record, `data-word` for its words, and `data-part` for
// what a record without that word lacks.

type Waiting = { waiting: ReactNode; children: ReactNode };

const Later = ({ waiting, children }: Waiting) => (
  <div>
    <template>{children}</template>
    {waiting}
  </div>
);

type Fact = { name: string; label: string };

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-13">
      {facts.map(({ name, label }) => (
        <div key={name} data-part={name} className="flex min-w-0 gap-1.5">
          <dt className="shrink-0 text-ink-soft">{label}</dt>
          <dd data-word={name} className="min-w-0 font-medium [overflow-wrap:anywhere] tabular-nums" />
        </div>
      ))}
    </dl>
  );
}

type ListProps = {
  title: string;
  intro: string;
  loading: string;
  /** Room for what leads each record, such as its next date. */
  lead?: boolean;
  facts: readonly Fact[];
  /** The text of the link of a record. */
  action: string;
  add: string;
};

/** The clients or the cases: heading, room for the filters, and cards. */
function ListBody({ title, intro, loading, lead = false, facts, action, add }: ListProps) {
  return (
    <Page className="max-md:pb-24">
      <PageHeader
        title={title}
        description={intro}
        actions={
          <span className="invisible flex gap-2">
            <span className={buttonClass('quiet')}>
              <Trash2 />
              {t(bin.bin)}
            </span>
            <span className={`max-md:hidden! ${buttonClass('primary')}`}>{add}</span>
          </span>
        }
      />
      <Skeleton className="mb-2 h-11 w-full md:mb-4 md:h-9" />
      <div className="mb-4 h-11 md:hidden" />
      <div className="-mt-2 mb-2 h-9" />
      <Later waiting={<RecordSkeletons label={loading} />}>
        <ul className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
          <li data-record className={RECORD_CARD}>
            {lead ? <Skeleton className="-mb-1 h-6 w-2/3" /> : null}
            <div>
              <div className="flex items-start justify-between gap-3">
                <p data-word="title" className="min-w-0 text-16 font-semibold break-words" />
                {practiceStatuses.map((status) => (
                  <span key={status} data-part={status} className="contents">
                    <StatusBadge status={status} />
                  </span>
                ))}
              </div>
              <Skeleton className="mt-1 h-5 w-32" />
            </div>
            <p data-word="description" className="text-ui break-words text-ink-soft" />
            <Facts facts={facts} />
            <span className="text-ui font-medium text-accent">{action}</span>
          </li>
        </ul>
      </Later>
    </Page>
  );
}

const CasesBody = () => (
  <ListBody
    title={t(common.cases)}
    intro={t(cases.casesIntro)}
    loading={t(cases.loadingCases)}
    lead
    facts={[
      { name: 'court', label: t(cases.court) },
      { name: 'number', label: t(cases.caseNumberLabel) },
      { name: 'client', label: t(cases.client) },
      { name: 'area', label: t(cases.area) },
    ]}
    action={t(cases.viewCase)}
    add={t(cases.newCase)}
  />
);

const ClientsBody = () => (
  <ListBody
    title={t(common.clients)}
    intro={t(clients.clientsIntro)}
    loading={t(clients.loadingClients)}
    facts={[
      { name: 'number', label: t(clients.clientNumberLabel) },
      { name: 'contact', label: t(clients.contact) },
      { name: 'area', label: t(clients.area) },
      { name: 'cases', label: t(common.cases) },
    ]}
    action={t(clients.viewClient)}
    add={t(clients.newClient)}
  />
);

function SearchBody() {
  return (
    <div className="mx-auto flex w-full max-w-wide flex-1 flex-col gap-3 px-4 py-4 md:px-6">
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-11 w-full lg:h-9" />
      <Skeleton className="h-11 w-full lg:h-9" />
      <h2 className="text-16 font-semibold">{t(search.searchResults)}</h2>
      <Later waiting={<LoadingCards />}>
        <ol className="flex flex-col gap-3 lg:w-3/5">
          <li data-record className={RESULT_CARD}>
            <p data-word="title" className={RESULT_TITLE} />
            <Skeleton className="mt-1 h-4 w-3/5" />
            <p data-part="excerpt" className="mt-1 flex gap-2">
              <span data-word="number" className="shrink-0 pt-0.5 text-13 text-ink-faint tabular-nums" />
              <span data-word="excerpt" className="line-clamp-2 min-w-0 font-serif text-16" />
            </p>
            <div className="mt-1 flex h-11 items-center gap-2">
              <span data-part="sample">
                <SampleBadge />
              </span>
              <span data-part="summary">
                <SummaryBadge />
              </span>
            </div>
          </li>
        </ol>
      </Later>
    </div>
  );
}

function DocumentBody() {
  return (
    <div className="mx-auto w-full max-w-wide px-4 pt-2 pb-24 md:px-6">
      <div className="h-11 md:h-9" />
      <div className="-mx-4 h-15 border-b border-line md:-mx-6 md:h-13" />
      <Later waiting={<ReaderSkeleton />}>
        <article className="prose-reading mx-auto w-full pt-6 md:pl-16">
          <div data-record>
            <p data-word="court" className="text-16 text-ink-soft" />
            <p data-word="title" className="mt-1 text-28 leading-tight font-semibold text-balance" />
            <div data-part="head" className="pt-2 pb-4">
              <Skeleton className="h-5 w-3/5" />
            </div>
            <div data-part="sample" className="pb-4">
              <SampleWarning />
            </div>
            <div data-part="summary" className="pb-4">
              <SummaryWarning />
            </div>
            <div data-part="head" className="h-22 md:h-9" />
            <p data-word="heading" className="mt-4 mb-3 font-semibold" />
            <p data-word="text" className="pb-5 whitespace-pre-line" />
          </div>
        </article>
      </Later>
    </div>
  );
}

function HomeBody() {
  return (
    <Page>
      <Skeleton className="mb-1 h-8 w-56 md:h-10" />
      <Skeleton className="mb-6 h-6 w-40" />
      <Later waiting={<BoardWaiting />}>
        <Card className="mb-6">
          <CardHeader title={t(tour.title)} description={t(tour.intro)} />
          <CardBody>
            <Skeleton className="h-48" />
          </CardBody>
        </Card>
        <BoardWaiting />
      </Later>
    </Page>
  );
}

function ProfileBody() {
  return (
    <Page className="max-w-[56rem]!">
      <PageHeader title={t(shell.yourProfile)} description={t(shell.profileLead)} />
      <Card>
        <CardBody className="pt-2! md:pt-3!">
          <TabsFrame
            labels={[
              t(profiles.personalInfo),
              t(profiles.userPersona),
              t(profiles.aiPreferences),
              t(profiles.practice),
              t(profiles.notifications),
              t(profiles.data),
              t(profiles.security),
            ]}
          />
          <Skeleton className="mb-6 h-10" />
          <Skeleton className="h-44" />
        </CardBody>
      </Card>
    </Page>
  );
}

function HelpBody() {
  return (
    <Page className="max-w-[56rem]!">
      <PageHeader title={t(help.title)} description={t(help.lead)} />
      <Skeleton className="mb-4 h-11 md:mb-6 md:h-10" />
      <Skeleton className="h-64" />
    </Page>
  );
}

const BODIES: Record<FramedPage | 'bar', () => ReactNode> = {
  bar: RoutePending,
  home: HomeBody,
  search: SearchBody,
  document: DocumentBody,
  cases: CasesBody,
  case: RoutePending,
  clients: ClientsBody,
  client: RoutePending,
  profile: ProfileBody,
  help: HelpBody,
};

/** The place of the content of a page, with the words that are the same for everybody. */
export function FrameBody({ page }: { page: FramedPage | 'bar' }) {
  const Body = BODIES[page];
  return <Body />;
}
