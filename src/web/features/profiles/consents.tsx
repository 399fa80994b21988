import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import {
  type Consent,
  type ConsentDocument,
  type ConsentSetting,
  consent,
  consentDocuments,
  consentSettings,
} from '#shared/contracts/consents.ts';
import { messages } from '#shared/messages/en/accounts/consents.ts';
import { messages as profiles } from '#shared/messages/en/accounts/profiles.ts';
import { formatDate } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { usePages } from '#web/data/lists/use-pages.ts';
import { useSession } from '#web/data/session.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { dateTime, shortDate } from '#web/ui/time/dates.ts';
import { type ProfileForm, profileQuery } from './queries.ts';

const rows = z.array(consent);
const PAGE = 20;
/** There is one for each subject. */
const SUBJECTS = 20;

/** The newest line about each subject. */
const latestConsentsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['consents', userId, 'latest'],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/consents', rows, { query: { latest: 'eq.true', limit: SUBJECTS }, signal }),
    staleTime: 0,
  });

/** The whole record, the latest line first. */
const consentHistoryQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['consents', userId, 'history'],
    queryFn: ({ pageParam, signal }) =>
      api.get('/rest/v1/consents', rows, {
        query: {
          and: pageParam
            ? `(at.lte.${pageParam.at},or(at.lt.${pageParam.at},id.gt.${pageParam.id}))`
            : undefined,
          order: 'at.desc,id',
          limit: PAGE,
        },
        signal,
      }),
    initialPageParam: undefined as Pick<Consent, 'at' | 'id'> | undefined,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)),
    staleTime: 0,
  });

/** Id of the part that erases the account, on the same tab. */
export const ERASE_ID = 'erase-account';

const NAMES = {
  terms: messages.terms,
  privacy: messages.privacy,
  data_may_leave: profiles.dataMayLeave,
  research_assistance: profiles.researchAssistance,
  case_summaries: profiles.caseSummaries,
  document_analysis: profiles.documentAnalysis,
  mail_reminders: profiles.mailReminders,
} as const satisfies Record<Consent['subject'], unknown>;

/** The tab where a setting is changed. */
const tabOf = (setting: ConsentSetting) =>
  setting === 'mail_reminders'
    ? ({ tab: 'notifications', name: profiles.notifications } as const)
    : ({ tab: 'ai', name: profiles.aiPreferences } as const);

const LINK = 'inline-flex min-h-11 items-center text-ui text-link md:min-h-0';
const LIST = 'w-full divide-y divide-line border-y border-line';

/** The printed date of a document: a day, the same everywhere. */
const dayOf = (version: string): string =>
  formatDate(new Date(version), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

function Line({ name, state, children }: { name: string; state: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-2.5">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-ui font-medium">{name}</h3>
        <p className="text-13 text-ink-soft">{state}</p>
      </div>
      {children}
    </li>
  );
}

function DocumentLine({ document, line }: { document: ConsentDocument; line: Consent | undefined }) {
  const state = line
    ? t(messages.accepted, {
        date: shortDate(line.at),
        way: line.way,
        version: dayOf(line.version ?? ''),
      })
    : t(messages.nothingRecorded);
  return (
    <Line name={t(NAMES[document])} state={state}>
      <a href={`#${ERASE_ID}`} className={LINK}>
        {t(messages.withdrawWithAccount)}
      </a>
    </Line>
  );
}

type SettingProps = { setting: ConsentSetting; line: Consent | undefined; on: boolean };

function SettingLine({ setting, line, on }: SettingProps) {
  const { tab, name } = tabOf(setting);
  const state = line
    ? t(line.given ? messages.givenOn : messages.withdrawnOn, { date: shortDate(line.at) })
    : t(
        on
          ? messages.onFromTheStart
          : setting === 'data_may_leave'
            ? messages.offUntilOn
            : messages.offBefore,
      );
  return (
    <Line name={t(NAMES[setting])} state={state}>
      <Link to="/home/profile" search={{ tab }} className={LINK}>
        {t(messages.changeIn, { tab: t(name) })}
      </Link>
    </Line>
  );
}

/** The text of one line of the record. */
function textOf({ subject, given, version, way }: Consent): string {
  const name = t(NAMES[subject]);
  if (version !== null) return t(messages.historyAccepted, { subject: name, version: dayOf(version), way });
  return t(given ? messages.historyGiven : messages.historyWithdrawn, { subject: name });
}

function History({ userId }: { userId: string }) {
  const list = usePages(consentHistoryQuery(userId));
  const { error, retry } = list;
  const lines = list.pages?.flat();
  if (!lines)
    return error ? (
      <ErrorState title={t(messages.notLoaded)} message={sentence(error)} onRetry={retry} />
    ) : (
      <Waiting />
    );
  if (lines.length === 0) return <p className="pb-2 text-ui text-ink-soft">{t(messages.historyEmpty)}</p>;
  return (
    <>
      <ul aria-label={t(messages.history)} className={LIST}>
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap gap-x-4 py-2 text-ui">
            <span className="min-w-0 flex-1 basis-60">{textOf(line)}</span>
            <time dateTime={line.at} className="text-13 text-ink-soft">
              {dateTime(line.at)}
            </time>
          </li>
        ))}
      </ul>
      {error ? (
        <p role="alert" className="mt-3 text-13 text-bad">
          {sentence(error)}
        </p>
      ) : null}
      <MoreButton list={list} label={t(messages.showMore)} />
    </>
  );
}

const Waiting = () => (
  <Loading label={t(messages.loading)} className="flex w-full flex-col gap-2">
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
  </Loading>
);

const isOn = ({ ai_preferences, mail_reminders }: ProfileForm, setting: ConsentSetting): boolean =>
  setting === 'mail_reminders' ? mail_reminders : ai_preferences[setting] !== false;

/** Lists the user's consents with their dates, withdraws them, and shows the whole record. */
export function Consents() {
  const userId = useSession().user?.id ?? '';
  const [opened, setOpened] = useState(false);
  const latest = useQuery({ ...latestConsentsQuery(userId), enabled: userId !== '' });
  const profile = useQuery({ ...profileQuery(userId), enabled: userId !== '' });
  const failed = [latest, profile].find(({ error, data }) => error && !data);
  if (failed?.error)
    return (
      <ErrorState
        title={t(messages.notLoaded)}
        message={sentence(failed.error)}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!latest.data || !profile.data) return <Waiting />;
  const lineOf = (subject: Consent['subject']) => latest.data.find((line) => line.subject === subject);
  return (
    <>
      <ul aria-label={t(messages.title)} className={LIST}>
        {consentDocuments.map((document) => (
          <DocumentLine key={document} document={document} line={lineOf(document)} />
        ))}
        {consentSettings.map((setting) => (
          <SettingLine
            key={setting}
            setting={setting}
            line={lineOf(setting)}
            on={isOn(profile.data.form, setting)}
          />
        ))}
      </ul>
      <details className="group w-full" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-ui font-medium">
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
          {t(messages.history)}
        </summary>
        {opened ? <History userId={userId} /> : null}
      </details>
    </>
  );
}
