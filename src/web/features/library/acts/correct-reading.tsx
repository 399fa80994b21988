import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { shownNumber, writtenRule } from '#law/acts/reading/orders.ts';
import {
  type ActCorrectionBody,
  type ActReading,
  actCorrection,
  actReading,
} from '#shared/contracts/research/act-copies.ts';
import { messages } from '#shared/messages/en/library/act-copies.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { FormError } from '#web/ui/forms/form-error.tsx';
import { InputField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { coverageQuery } from '../queries.ts';

type Kind = ActCorrectionBody['kind'];
const KINDS = {
  begins: messages.kindBegins,
  joins: messages.kindJoins,
  heading: messages.kindHeading,
  number: messages.kindNumber,
  right: messages.kindRight,
} as const satisfies Record<Kind, unknown>;
const KIND_NAMES: readonly Kind[] = ['begins', 'joins', 'heading', 'number', 'right'];
const EMPTY = { number: '', to: '', words: '', title: '' };
type Values = typeof EMPTY;

/** '65 b' and 'Order XXXIX rule 1' as the reading numbers them. */
const numberIn = (typed: string): string =>
  writtenRule(typed)?.number ?? typed.replace(/[\s.-]+/gu, '').toUpperCase();

function correctionOf(kind: Kind, values: Values): ActCorrectionBody | undefined {
  const { words, title } = values;
  const read = actCorrection.safeParse({
    kind,
    number: numberIn(values.number),
    ...(kind === 'begins' ? { to: numberIn(values.to), words, title } : {}),
    ...(kind === 'number' ? { to: numberIn(values.to) } : {}),
    ...(kind === 'heading' ? { title } : {}),
  });
  return read.success ? read.data : undefined;
}

function said(one: ActCorrectionBody): string {
  const number = shownNumber(one.number);
  switch (one.kind) {
    case 'begins':
      return t(messages.saidBegins, { number, to: shownNumber(one.to), words: one.words });
    case 'joins':
      return t(messages.saidJoins, { number });
    case 'heading':
      return t(messages.saidHeading, { number, title: one.title });
    case 'number':
      return t(messages.saidNumber, { number, to: shownNumber(one.to) });
    case 'right':
      return t(messages.saidRight, { number });
  }
}

function useCorrections(act: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (corrections: ActCorrectionBody[]) =>
      api.put(
        `/functions/v1/library-files/act-corrections/${encodeURIComponent(act)}`,
        { corrections },
        actReading,
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: ['acts'] }),
  });
}

/** The fields that a kind of correction needs. */
const FIELDS: Readonly<Record<Kind, readonly (keyof Values)[]>> = {
  begins: ['number', 'words', 'to', 'title'],
  joins: ['number'],
  heading: ['number', 'title'],
  number: ['number', 'to'],
  right: ['number'],
};
const labelOf = (field: keyof Values, kind: Kind): string =>
  t(
    {
      number: kind === 'begins' ? messages.insideNumber : messages.readNumber,
      to: messages.printNumber,
      words: messages.firstWords,
      title: messages.printHeading,
    }[field],
  );

function CorrectionForm({
  onAdd,
  busy,
}: {
  onAdd: (one: ActCorrectionBody) => Promise<boolean>;
  busy: boolean;
}) {
  const [kind, setKind] = useState<Kind>('begins');
  const [values, setValues] = useState(EMPTY);
  const [wrong, setWrong] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const one = correctionOf(kind, values);
    setWrong(one === undefined);
    if (!one) return;
    if (await onAdd(one)) setValues(EMPTY);
  };
  return (
    <form className="flex flex-col gap-3 py-2" onSubmit={(event) => void submit(event)}>
      <SelectField
        label={t(messages.correctionKind)}
        value={kind}
        onValueChange={setKind}
        options={KIND_NAMES.map((value) => ({ value, label: t(KINDS[value]) }))}
      />
      {FIELDS[kind].map((field) => (
        <InputField
          key={field}
          label={labelOf(field, kind)}
          {...(wrong && field === 'number' ? { error: t(messages.numberForm) } : {})}
          value={values[field]}
          onChange={({ target }) => setValues({ ...values, [field]: target.value })}
        />
      ))}
      <Button type="submit" disabled={busy} className="self-start">
        {t(messages.addCorrection)}
      </Button>
    </form>
  );
}

/** Lets those who manage the library correct a reading; the corrections are kept for the next copy. */
export function CorrectReading({ act, reading }: { act: string; reading: ActReading }) {
  const { data } = useQuery(coverageQuery);
  const { mutateAsync, isPending, error } = useCorrections(act);
  if (!data?.may_add) return null;
  const { corrections, unapplied } = reading;
  // A failure is shown from `error`.
  const store = (list: ActCorrectionBody[]): Promise<boolean> =>
    mutateAsync(list).then(
      () => true,
      () => false,
    );
  const lost = new Set(unapplied.map((one) => JSON.stringify(one)));
  return (
    <details className="text-13">
      <summary className="min-h-11 cursor-pointer py-3 md:min-h-0 md:py-1">{t(messages.correct)}</summary>
      <p className="text-ink-soft">{t(messages.correctNote)}</p>
      {corrections.length > 0 ? (
        <ul aria-label={t(messages.corrections)}>
          {corrections.map((one) => (
            <li
              key={JSON.stringify(one)}
              className="flex flex-wrap items-center gap-2 border-b border-line py-1"
            >
              <span className="min-w-0 break-words">
                {said(one)}
                {lost.has(JSON.stringify(one)) ? ` — ${t(messages.unapplied)}` : ''}
              </span>
              <Button
                variant="quiet"
                disabled={isPending}
                onClick={() => void store(corrections.filter((other) => other !== one))}
              >
                {t(messages.withdraw)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {error ? <FormError title={t(messages.notCorrected)} message={sentence(error)} /> : null}
      <CorrectionForm busy={isPending} onAdd={(one) => store([...corrections, one])} />
    </details>
  );
}
