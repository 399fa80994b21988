import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shownNumber } from '#law/acts/reading/orders.ts';
import { messages as copies } from '#shared/messages/en/library/act-copies.ts';
import { messages } from '#shared/messages/en/library/acts.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { BackLink } from '#web/ui/primitives/back-link.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { PrintAct } from './print-act.tsx';
import { actQuery } from './queries.ts';
import { ReadingAccount } from './reading-account.tsx';
import { Schedules } from './schedules.tsx';

function Contents({ act: key }: { act: string }) {
  const { data, error, refetch } = useQuery(actQuery(key));
  if (error && !data) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label={t(messages.loading)}>
        <Skeleton className="h-64" />
      </Loading>
    );
  const { act, parts, schedules, reading } = data;
  return (
    <>
      <PageTitle>{act.title}</PageTitle>
      <PageHeader
        title={act.title}
        description={[
          t(messages.sections, { unit: act.unit, count: act.sections }),
          ...(act.summary ? [t(messages.summaries)] : []),
        ].join(' · ')}
        {...(reading ? { actions: <PrintAct act={key} label={t(copies.printAct)} /> } : {})}
      />
      {reading ? <ReadingAccount act={key} reading={reading} /> : null}
      <div className="flex flex-col gap-6">
        {parts.map(({ title, sections }, at) => (
          <section key={title}>
            <div className="mb-2 flex items-start justify-between gap-2">
              <h2 className="text-16 font-semibold">{title || t(messages.otherSections)}</h2>
              {reading && title !== '' ? (
                <PrintAct act={key} part={at} label={t(copies.printPart, { part: title })} />
              ) : null}
            </div>
            <ul className="grid gap-x-6 md:grid-cols-2">
              {sections.map((section) => (
                <li key={section.number} className="border-b border-line">
                  <Link
                    to="/home/acts/$act/$section"
                    params={{ act: key, section: section.number }}
                    data-row
                    className="flex min-h-(--row) items-center gap-3 py-1 text-ui no-underline hover:text-accent"
                  >
                    <span className="min-w-14 shrink-0 text-ink-soft tabular-nums">
                      {shownNumber(section.number)}
                    </span>
                    <span lang={languageOfText(section.title)} className="min-w-0">
                      {section.title}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Schedules act={key} labels={schedules} />
      </div>
    </>
  );
}

/** The sections of an act under its parts. */
export function ActOverview({ act }: { act: string }) {
  return (
    <Page>
      <BackLink to="/home/acts">{t(messages.acts)}</BackLink>
      <Contents act={act} />
    </Page>
  );
}
