import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { messages as fees } from '#shared/messages/en/practice/fees.ts';
import { t } from '#shared/messages/translate.ts';
import { useTypedBefore } from '#web/components/editing/use-typed-form.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { ADVANCE_FORM, AdvanceForm } from './advance.tsx';
import { rupeesOf } from '#web/components/money/rupees.ts';
import { feeDuesQuery } from './queries.ts';

/** The account of each client: a line for each, which wraps on a phone. */
export function Dues() {
  const { data } = useQuery(feeDuesQuery);
  const [adding, setAdding] = useState(false);
  useTypedBefore([ADVANCE_FORM], () => setAdding(true));
  if (!data) return null;
  return (
    <Card>
      <CardHeader
        title={t(messages.duesTitle)}
        actions={<Button onClick={() => setAdding(true)}>{t(messages.noteAdvance)}</Button>}
      />
      <CardBody>
        {adding ? <AdvanceForm onClose={() => setAdding(false)} /> : null}
        {data.clients.length === 0 ? <p className="text-ui text-ink-soft">{t(messages.duesNone)}</p> : null}
        <ul>
          {data.clients.map(({ client_id, name, billed, received, tds, advance, due }) => (
            <li
              key={client_id ?? ''}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0"
            >
              <span className="min-w-0 font-medium">{name === '' ? t(fees.noClient) : name}</span>
              <span className="tabular-nums">
                {t(messages.duesDue)} {rupeesOf(due)}
              </span>
              <span className="w-full text-13 text-ink-soft tabular-nums">
                {[
                  `${t(messages.duesBilled)} ${rupeesOf(billed)}`,
                  `${t(messages.duesReceived)} ${rupeesOf(received)}`,
                  ...(tds > 0 ? [`${t(messages.duesTds)} ${rupeesOf(tds)}`] : []),
                  ...(advance > 0 ? [`${t(messages.duesAdvance)} ${rupeesOf(advance)}`] : []),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
