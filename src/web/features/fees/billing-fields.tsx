import type { FeeLineKind, FeeRates } from '#shared/contracts/fees.ts';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { messages as fees } from '#shared/messages/en/practice/fees.ts';
import { t } from '#shared/messages/translate.ts';
import { typedPaise } from '#web/components/rupees.ts';
import { NONE, stateOptions } from '#web/components/state-options.ts';
import { InputField, TextareaField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { Unfolding } from '#web/ui/primitives/unfolding.tsx';

/** Kinds of lines that an office has a usual amount for. */
const RATED = ['appearance', 'conference', 'drafting', 'opinion', 'retainer', 'clerkage'] as const;

interface BillingRow {
  state: string | null;
  gstin: string | null;
  prefix: string;
  upi_id: string | null;
  upi_name: string | null;
  terms: string;
  rates: FeeRates;
}

/** The fields that the settings of a user and of a chambers share, as they are typed. */
export const billingValues = (row: BillingRow | undefined, prefix: string) => ({
  state: row?.state ?? NONE,
  gstin: row?.gstin ?? '',
  prefix: row?.prefix ?? prefix,
  upi_id: row?.upi_id ?? '',
  upi_name: row?.upi_name ?? '',
  terms: row?.terms ?? '',
  rates: Object.fromEntries(
    Object.entries(row?.rates ?? {}).map(([kind, paise]) => [kind, String(paise / 100)]),
  ) as Partial<Record<FeeLineKind, string>>,
});
export type BillingValues = ReturnType<typeof billingValues>;

const filled = (text: string) => (text.trim() === '' ? null : text);

/** The typed values as the server takes them; `problems` where a usual amount is no amount. */
export function readBilling({ state, gstin, upi_id, upi_name, rates, prefix, terms }: BillingValues) {
  const typed = Object.entries(rates).filter(([, text]) => text.trim() !== '');
  const wrong = typed.filter(([, text]) => typedPaise(text) === undefined);
  return {
    problems: Object.fromEntries(wrong.map(([kind]) => [`rate_${kind}`, t(messages.amountWrong)])),
    fields: {
      prefix,
      terms,
      state: state === NONE ? null : state,
      gstin: filled(gstin),
      upi_id: filled(upi_id),
      upi_name: filled(upi_name),
      rates: Object.fromEntries(typed.map(([kind, text]) => [kind, typedPaise(text) ?? 0])),
    },
  };
}

type Props = {
  values: BillingValues;
  problems: Readonly<Record<string, string>>;
  set: (change: Partial<BillingValues>) => void;
  /** False where the numbers are those of a chambers. */
  numbers?: boolean;
};

function Rates({ values: { rates }, problems, set }: Props) {
  return (
    <Unfolding label={t(messages.rates)} className="sm:col-span-2">
      <div className="grid gap-4 py-2 sm:grid-cols-3">
        {RATED.map((kind) => {
          const error = problems[`rate_${kind}`];
          return (
            <InputField
              key={kind}
              label={t(fees[`kind_${kind}`])}
              error={error}
              inputMode="decimal"
              autoComplete="off"
              className="text-right tabular-nums"
              value={rates[kind] ?? ''}
              onChange={(event) => set({ rates: { ...rates, [kind]: event.target.value } })}
            />
          );
        })}
        <p className="text-13 text-ink-soft sm:col-span-3">{t(messages.ratesHint)}</p>
      </div>
    </Unfolding>
  );
}

/** The State, the numbers, the UPI ID, the lines and the usual amounts of an office. */
export function BillingFields({ values, problems, set, numbers = true }: Props) {
  const text = (name: 'gstin' | 'prefix' | 'upi_id' | 'upi_name', label: string, hint?: string) => (
    <InputField
      label={label}
      hint={hint}
      error={problems[name]}
      value={values[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  return (
    <>
      <SelectField
        label={t(messages.officeState)}
        value={values.state}
        onValueChange={(state) => set({ state })}
        options={stateOptions(t(messages.noState))}
      />
      {text('gstin', t(messages.officeGstin), t(messages.officeGstinHint))}
      {numbers ? text('prefix', t(messages.prefix)) : null}
      {text('upi_id', t(messages.upiId), t(messages.upiHint))}
      {text('upi_name', t(messages.upiName))}
      <TextareaField
        label={t(messages.termsLabel)}
        optional
        value={values.terms}
        onChange={(event) => set({ terms: event.target.value })}
      />
      <Rates values={values} problems={problems} set={set} />
    </>
  );
}
