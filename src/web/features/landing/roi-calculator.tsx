import { useState } from 'react';
import { messages } from '#shared/messages/en/site/visits.ts';
import { formatNumber } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { ROI_FIELDS, type Roi, type RoiField, type RoiInput, roiOf, typedNumber } from './roi.ts';

const LABELS = {
  hours: messages.hours,
  share: messages.share,
  fee: messages.fee,
  price: messages.price,
} as const satisfies Record<RoiField, object>;

const FIELDS: readonly RoiField[] = ['hours', 'share', 'fee', 'price'];

const number = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
const rupees = (value: number) =>
  formatNumber(value, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

const startOf = (field: RoiField) => String(ROI_FIELDS[field].start);

type Step = { label: string; work: string; result: string };

function stepsOf({ hours, share, fee, price }: RoiInput, found: Roi): Step[] {
  const [value, cost] = [rupees(found.value), rupees(price)];
  return [
    {
      label: t(messages.stepHours),
      work: t(messages.stepHoursWork, { hours: number(hours) }),
      result: t(messages.hoursCount, { hours: number(found.monthlyHours) }),
    },
    {
      label: t(messages.stepSaved),
      work: t(messages.stepSavedWork, { monthly: number(found.monthlyHours), share: number(share) }),
      result: t(messages.hoursCount, { hours: number(found.savedHours) }),
    },
    {
      label: t(messages.stepValue),
      work: t(messages.stepValueWork, { saved: number(found.savedHours), fee: rupees(fee) }),
      result: value,
    },
    {
      label: t(messages.stepNet),
      work: t(messages.stepNetWork, { value, price: cost }),
      result: rupees(found.net),
    },
    {
      label: t(messages.stepReturn),
      work:
        found.ratio === undefined ? t(messages.noReturn) : t(messages.stepReturnWork, { value, price: cost }),
      result: found.ratio === undefined ? '–' : `${number(found.ratio)} ×`,
    },
  ];
}

function Working({ input }: { input: RoiInput }) {
  const found = roiOf(input);
  return (
    <section aria-labelledby="working" className="rounded-panel border border-line bg-surface p-4 md:p-6">
      <h2 id="working" className="text-16 font-semibold">
        {t(messages.working)}
      </h2>
      <ol aria-live="polite" className="mt-2 divide-y divide-line">
        {stepsOf(input, found).map(({ label, work, result }) => (
          <li key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <div>
              <p className="text-ui font-medium">{label}</p>
              <p className="text-13 text-ink-soft tabular-nums">{work}</p>
            </div>
            <p className="ml-auto font-serif text-18 font-semibold tabular-nums">{result}</p>
          </li>
        ))}
      </ol>
      {found.breakEvenHours === undefined ? null : (
        <p className="mt-2 text-ui text-ink-soft">
          {t(messages.breakEven, { hours: number(found.breakEvenHours) })}
        </p>
      )}
    </section>
  );
}

/** The calculator: every field is the visitor's own, and each step of the calculation is shown. */
export function RoiCalculator() {
  const [typed, setTyped] = useState<Record<RoiField, string>>({
    hours: startOf('hours'),
    share: startOf('share'),
    fee: startOf('fee'),
    price: startOf('price'),
  });
  const read = Object.fromEntries(FIELDS.map((field) => [field, typedNumber(typed[field], field)]));
  const whole = FIELDS.every((field) => read[field] !== undefined);
  return (
    <div className="grid items-start gap-8 md:grid-cols-2">
      <form
        noValidate
        method="post"
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-col gap-4"
      >
        {FIELDS.map((field) => {
          const { min, max } = ROI_FIELDS[field];
          const error = read[field] === undefined ? { error: t(messages.outOfRange, { min, max }) } : {};
          return (
            <InputField
              key={field}
              label={t(LABELS[field])}
              {...error}
              inputMode="decimal"
              value={typed[field]}
              onChange={({ target: { value } }) => setTyped((before) => ({ ...before, [field]: value }))}
            />
          );
        })}
      </form>
      {whole ? <Working input={read as RoiInput} /> : null}
    </div>
  );
}
