import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LimitationReading } from '#shared/contracts/limitation.ts';
import { messages } from '#shared/messages/en/practice/deadlines.ts';
import { t } from '#shared/messages/translate.ts';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { dayInWords } from '#web/ui/time/dates.ts';

/** The steps of a working, each with its rule. */
export function Steps({ steps }: Pick<LimitationReading, 'steps'>) {
  return (
    <ol className="divide-y divide-line">
      {steps.map(({ rule, says }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a working keep their order
        <li key={at} className="grid gap-x-4 py-2 text-ui sm:grid-cols-[minmax(0,1fr)_14rem]">
          <span className="[overflow-wrap:anywhere]">{says}</span>
          <span className="text-13 text-ink-soft [overflow-wrap:anywhere]">{rule}</span>
        </li>
      ))}
    </ol>
  );
}

function Days({ reading }: { reading: LimitationReading }) {
  const { last_day, earliest_day, expires_on, latest_with_leave, delay_days } = reading;
  return (
    <div className="mb-3">
      {last_day === undefined ? null : (
        <p>
          <span className="block text-13 text-ink-soft">{t(messages.lastDay)}</span>
          <strong className="text-22 font-semibold tabular-nums">{dayInWords(last_day)}</strong>
        </p>
      )}
      {last_day === undefined && earliest_day === undefined ? <p>{t(messages.noLastDay)}</p> : null}
      <ul className="mt-1 text-ui text-ink-soft">
        {earliest_day === undefined ? null : (
          <li>{t(messages.earliestDay, { day: dayInWords(earliest_day) })}</li>
        )}
        {expires_on === undefined || expires_on === last_day ? null : (
          <li>{t(messages.expiresOn, { day: dayInWords(expires_on) })}</li>
        )}
        {latest_with_leave === undefined ? null : (
          <li>{t(messages.latest, { day: dayInWords(latest_with_leave) })}</li>
        )}
        {delay_days === undefined ? null : (
          <li className={delay_days > 0 ? 'font-medium text-bad' : undefined}>
            {t(messages.delay, { days: delay_days })}
          </li>
        )}
      </ul>
    </div>
  );
}

/** One reading: its days, its working, and what is to be checked. */
export function ReadingView({ reading, action }: { reading: LimitationReading; action: ReactNode }) {
  return (
    <Card>
      <CardHeader title={reading.when ?? reading.title} />
      <CardBody>
        <Days reading={reading} />
        <h3 className="border-b border-line pb-1 text-13 font-medium text-ink-soft">{t(messages.steps)}</h3>
        <Steps steps={reading.steps} />
        {reading.warnings.length === 0 ? null : (
          <>
            <h3 className="mt-3 text-13 font-medium text-ink-soft">{t(messages.warnings)}</h3>
            <ul className="mt-1 flex flex-col gap-1 text-ui">
              {reading.warnings.map((warning) => (
                <li key={warning} className="flex gap-2">
                  <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-caution" />
                  {warning}
                </li>
              ))}
            </ul>
          </>
        )}
        {action}
      </CardBody>
    </Card>
  );
}
