import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type InboundAddress, inboundSenders } from '#shared/contracts/inbound-mail.ts';
import { messages } from '#shared/messages/en/practice/court-import.ts';
import { t } from '#shared/messages/translate.ts';
import { useChange } from '#web/data/use-change.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Field, Input, TextareaField } from '#web/ui/forms/input.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { endAddress, inboundAddressQuery, keepSenders, makeAddress } from './queries.ts';

function useAddressChange<T>(change: (given: T) => Promise<unknown>, done?: string) {
  return useChange({
    mutationFn: change,
    onSuccess: () => (done === undefined ? undefined : void toastSuccess(done)),
    failed: t(messages.mailNotDone),
    stale: inboundAddressQuery.queryKey,
  });
}

function Senders({ senders }: { senders: readonly string[] }) {
  const [typed, setTyped] = useState(senders.join('\n'));
  const [problem, setProblem] = useState<string>();
  const save = useAddressChange(keepSenders, t(messages.sendersSaved));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lines = typed.split(/[\s,;]+/u).filter((line) => line !== '');
    const read = inboundSenders.safeParse({ senders: lines });
    setProblem(read.error?.issues[0]?.message);
    if (read.success) save.mutate(read.data);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-3">
      <div className="w-full">
        <TextareaField
          label={t(messages.senders)}
          hint={t(messages.sendersHint)}
          error={problem}
          rows={3}
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" busy={save.isPending && t(messages.sendersSaving)}>
        {t(messages.sendersSave)}
      </Button>
    </form>
  );
}

function EndButtons() {
  const [asking, setAsking] = useState<'another' | 'end'>();
  const another = useAddressChange(makeAddress);
  const end = useAddressChange(endAddress, t(messages.mailEnded));
  const close = { onSettled: () => setAsking(undefined) };
  const isEnd = asking === 'end';
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setAsking('another')}>{t(messages.mailAnother)}</Button>
      <Button onClick={() => setAsking('end')}>{t(messages.mailEnd)}</Button>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title={t(isEnd ? messages.mailEndTitle : messages.mailAnotherTitle)}
        description={t(messages.mailAnotherEffect)}
        confirm={t(isEnd ? messages.mailEnd : messages.mailAnother)}
        danger={isEnd}
        busy={
          (another.isPending && t(messages.mailMaking)) || (end.isPending && t(messages.mailEnding)) || false
        }
        onConfirm={() => (isEnd ? end : another).mutate(undefined, close)}
      />
    </div>
  );
}

function Address({ address, senders }: Pick<InboundAddress, 'senders'> & { address: string }) {
  return (
    <>
      <Field label={t(messages.mailAddress)} hint={t(messages.mailAddressHint)}>
        {(field) => (
          <div className="flex gap-2">
            <Input {...field} readOnly value={address} onFocus={(event) => event.target.select()} />
            <Button
              size="icon"
              aria-label={t(messages.mailCopy)}
              onClick={() => void copyText(address, t(messages.mailAddress))}
            >
              <Copy aria-hidden />
            </Button>
          </div>
        )}
      </Field>
      <EndButtons />
      <Senders senders={senders} />
    </>
  );
}

/** The address to which a user forwards what courts send. Nothing is shown where the operator has not set it up. */
export function InboundMail() {
  const { data } = useQuery(inboundAddressQuery);
  const make = useAddressChange(makeAddress);
  if (!data?.offered) return null;
  return (
    <Card>
      <CardHeader title={t(messages.mailTitle)} />
      <CardBody>
        <div className="flex flex-col items-start gap-4 *:max-w-full">
          <p className="text-ui text-ink-soft">{t(messages.mailLead)}</p>
          {data.address === null ? (
            <Button busy={make.isPending && t(messages.mailMaking)} onClick={() => make.mutate(undefined)}>
              {t(messages.mailMake)}
            </Button>
          ) : (
            <div className="flex w-full flex-col gap-6">
              <Address address={data.address} senders={data.senders} />
            </div>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
