import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LimitationAnswer, LimitationBody, LimitationRules } from '#shared/contracts/limitation.ts';
import type { TimelineEvent } from '#shared/contracts/timeline.ts';
import { indianDay } from '#shared/indian-day.ts';
import { messages } from '#shared/messages/en/practice/deadlines.ts';
import { t } from '#shared/messages/translate.ts';
import { typedDay } from '#shared/typed-day.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { sentence } from '#web/data/api.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { FormError } from '#web/ui/forms/form-error.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { AddToTimeline } from './add-to-timeline.tsx';
import { DeadlineForm } from './deadline-form.tsx';
import { bodyOf, type CaseDay, type Draft, draftAgain, EMPTY, periodChoices, restsOn } from './draft.ts';
import { caseDaysQuery, eventQuery, limitationQuery, rulesQuery } from './queries.ts';
import { ReadingView } from './reading-view.tsx';

/**
 * `event`: the one from whose day a deadline is worked out; `deadline`: one that is worked out again; `day`: the start,
 * where no event has it; `rule`: the key of a rule or the number of an article that is chosen at first.
 */
export type DeadlinesUrl = {
  case?: string | undefined;
  event?: string | undefined;
  deadline?: string | undefined;
  day?: string | undefined;
  rule?: string | undefined;
};

interface Good {
  request: LimitationBody;
  answer: LimitationAnswer;
}

type ResultProps = {
  draft: Draft;
  /** The start of the form at first: the day of the event, if it is from one. */
  firstStart: string;
  url: DeadlinesUrl;
};

type ReadingsProps = ResultProps & {
  good: Good;
  /** False while the form asks for another answer, and where there is none for it. */
  isCurrent: boolean;
};

function Readings({ good, isCurrent, draft, firstStart, url }: ReadingsProps) {
  const { request, answer } = good;
  return (
    <div className="flex flex-col gap-4">
      {answer.readings.length > 1 ? (
        <p className="text-ui font-medium">{t(messages.twoReadings, { count: answer.readings.length })}</p>
      ) : null}
      {answer.needs.length === 0 ? null : (
        <section className="rounded-panel border border-line bg-surface px-4 py-3 text-ui">
          <h2 className="font-medium">{t(messages.needs)}</h2>
          <ul className="list-disc pl-5">
            {answer.needs.map(({ fact, why }) => (
              <li key={`${fact} ${why}`}>{why}</li>
            ))}
          </ul>
        </section>
      )}
      {answer.readings.map((reading, place) => (
        <ReadingView
          key={`${reading.rule} ${reading.when ?? ''} ${reading.last_day ?? ''}`}
          reading={reading}
          action={
            <AddToTimeline
              request={request}
              reading={reading}
              place={place}
              restsOn={restsOn(draft, request)}
              caseId={url.case}
              // Another day that was typed is not that of the event.
              source={typedDay(request.start) === firstStart ? url.event : undefined}
              replaces={url.deadline}
              isCurrent={isCurrent}
            />
          }
        />
      ))}
    </div>
  );
}

/** The answer for the form. After a fact from which nothing can be worked out, the last good answer stays. */
function Result(props: ResultProps) {
  const { draft } = props;
  const request = bodyOf(draft);
  const { data, error, isPlaceholderData } = useQuery(limitationQuery(request));
  const [good, setGood] = useState<Good>();
  const answered = data !== undefined && request !== undefined && !isPlaceholderData && !error;
  if (answered && data !== good?.answer) setGood({ request, answer: data });
  return (
    <section aria-label={t(messages.lastDay)} aria-live="polite" className="min-w-0">
      {error ? (
        <>
          <FormError title={t(messages.notWorkedOut)} message={sentence(error)} />
          {good ? <p className="mb-3 text-13 text-ink-soft">{t(messages.lastGood)}</p> : null}
        </>
      ) : null}
      {good ? <Readings good={good} isCurrent={answered} {...props} /> : null}
      {good || error ? null : <EmptyState title={t(messages.chooseFirst)} />}
    </section>
  );
}

/** The choice of the form for a name in the address; none for a name that no rule and no article has. */
function periodNamed({ rules, articles }: LimitationRules, name: string | undefined): string {
  if (rules.some(({ key }) => key === name)) return `rule ${name}`;
  return articles.some(({ key }) => key === name) ? `article ${name}` : EMPTY.period;
}

function startingDraft(
  event: TimelineEvent | undefined,
  kept: TimelineEvent | undefined,
  { day: typed, rule }: DeadlinesUrl,
  rules: LimitationRules,
  days: readonly CaseDay[],
): Draft {
  const day = event ? indianDay(new Date(event.event_date)) : typed;
  if (kept?.deadline) return draftAgain(kept.deadline, day ?? kept.deadline.request.start, days);
  const period = periodNamed(rules, rule);
  return day === undefined ? { ...EMPTY, period } : { ...EMPTY, period, start: typedDay(day) };
}

type WorkbenchProps = {
  rules: LimitationRules;
  first: Draft;
  days: readonly CaseDay[];
  url: DeadlinesUrl;
};

function Workbench({ rules, first, days, url }: WorkbenchProps) {
  const [draft, setDraft] = useState(first);
  const [firstStart] = useState(first.start);
  const choices = periodChoices(rules, (number) => t(messages.article, { number }));
  return (
    <div className="grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <DeadlineForm choices={choices} days={days} draft={draft} onChange={setDraft} />
      <Result draft={draft} firstStart={firstStart} url={url} />
    </div>
  );
}

/** The page *Deadlines*: from the menu, a case, an event of its timeline, a day of a paper or a template, or a deadline that is out of date. */
export function DeadlinesPage({ url }: { url: DeadlinesUrl }) {
  const rules = useQuery(rulesQuery());
  const event = useQuery(eventQuery(url.event));
  const kept = useQuery(eventQuery(url.deadline));
  const days = useQuery(caseDaysQuery(url.case));
  const waiting = url.event !== undefined && event.isPending;
  // A deadline is not worked out again from days that may have changed.
  const again = url.deadline === undefined ? [] : [kept, ...(url.case === undefined ? [] : [days])];
  const missing = [rules, ...again].find(({ data }) => data === undefined);
  return (
    <Page>
      <PageTitle>{t(messages.deadlines)}</PageTitle>
      <PageHeader title={t(messages.deadlines)} description={t(messages.intro)} />
      {rules.data && !missing && !waiting ? (
        <Workbench
          key={`${url.event ?? ''} ${url.deadline ?? ''} ${url.day ?? ''} ${url.rule ?? ''}`}
          rules={rules.data}
          first={startingDraft(event.data, kept.data, url, rules.data, days.data ?? [])}
          days={days.data ?? []}
          url={url}
        />
      ) : (
        <Unloaded
          of={{ error: missing?.error, refetch: () => missing?.refetch() }}
          failed={t(messages.notLoaded)}
          loading={t(messages.working)}
          skeleton="h-96"
        />
      )}
    </Page>
  );
}
