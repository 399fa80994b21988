import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Breach, breaches } from '#shared/contracts/site/breaches.ts';
import { messages } from '#shared/messages/en/site/breaches.ts';
import { t } from '#shared/messages/translate.ts';
import { BREACH_STEPS, type BreachStep, breachDue } from '#shared/site/breach-clocks.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { api } from '#web/data/api.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { dateTime } from '#web/ui/time/dates.ts';
import { BreachForm } from './breach-form.tsx';
import { breachesQuery } from './queries.ts';

type StepProps = { breach: Breach; step: BreachStep };

function stateOf({ breach, step }: StepProps): string {
  const done = breach[`${step}_at`];
  if (done !== null) return t(messages.done, { when: dateTime(done) });
  const due = breachDue(step, new Date(breach.noticed_at));
  if (due === undefined) return '';
  const when = dateTime(due.toISOString());
  return due < new Date() ? t(messages.late, { when }) : t(messages.due, { when });
}

function StepLine({ breach, step }: StepProps) {
  const client = useQueryClient();
  const mark = useChange({
    mutationFn: () => api.patch('/functions/v1/breaches', { id: breach.id, done: step }, breaches),
    onSuccess: (data) => {
      client.setQueryData(breachesQuery.queryKey, data);
      toastSuccess(t(messages.marked));
    },
    failed: t(messages.notMarked),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-t border-line py-2">
      <span className="min-w-0">
        {t(messages.step, { step })}
        <span className="block text-13 text-ink-soft">{stateOf({ breach, step })}</span>
      </span>
      {breach[`${step}_at`] === null && (
        <Button busy={mark.isPending && t(messages.marking)} onClick={() => mark.mutate()}>
          {t(messages.doneNow)}
        </Button>
      )}
    </li>
  );
}

function Entry({ breach }: { breach: Breach }) {
  const people = breach.people === null ? [] : [t(messages.peopleCount, { count: breach.people })];
  const facts = [breach.whose, ...people, breach.consequences, breach.measures].filter((fact) => fact !== '');
  return (
    <Card>
      <CardHeader title={t(messages.noticed, { when: dateTime(breach.noticed_at) })} />
      <CardBody>
        <div className="flex flex-col gap-2 text-ui">
          <p className="whitespace-pre-line">{breach.what}</p>
          {facts.map((fact) => (
            <p key={fact} className="whitespace-pre-line text-ink-soft">
              {fact}
            </p>
          ))}
          <ul>
            {BREACH_STEPS.map((step) => (
              <StepLine key={step} breach={breach} step={step} />
            ))}
          </ul>
        </div>
      </CardBody>
    </Card>
  );
}

function Register({ entries }: { entries: readonly Breach[] }) {
  if (entries.length === 0) return <p className="text-ui text-ink-soft">{t(messages.empty)}</p>;
  return entries.map((entry) => <Entry key={entry.id} breach={entry} />);
}

/** The register of breaches of personal data, for the operators. */
export function BreachRegister() {
  const query = useQuery(breachesQuery);
  const { data } = query;
  const [recording, setRecording] = useState(false);
  return (
    <Page className="max-w-[48rem]!">
      <PageTitle>{t(messages.title)}</PageTitle>
      <PageHeader title={t(messages.title)} description={t(messages.lead)} />
      {data ? (
        <div className="flex flex-col gap-6">
          <p className="text-13 text-ink-soft">{t(messages.rules)}</p>
          {recording ? (
            <BreachForm onRecorded={() => setRecording(false)} />
          ) : (
            <Button variant="primary" className="md:self-start" onClick={() => setRecording(true)}>
              {t(messages.record)}
            </Button>
          )}
          <Register entries={data.breaches} />
        </div>
      ) : (
        <Unloaded of={query} failed={t(messages.notLoaded)} loading={t(messages.loading)} skeleton="h-72" />
      )}
    </Page>
  );
}
