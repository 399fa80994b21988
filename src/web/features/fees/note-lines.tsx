import { Plus, X } from 'lucide-react';
import type { FeeLineKind, FeeNoteLine, FeeRates } from '#shared/contracts/fees.ts';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { typedPaise } from '#web/components/rupees.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { InputField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { lineKindOptions } from './choices.ts';
import { type NewLine, useRates } from './queries.ts';

export interface TypedLine {
  key: string;
  kind: FeeLineKind;
  description: string;
  amount: string;
  asAgent: boolean;
  /** The day on which it was done. */
  day?: string | undefined;
  /** The file of its receipt. */
  receipt?: string | undefined;
  /** It is a line of a kept draft. */
  kept?: boolean;
}

/** The usual amount of a kind as it is typed. */
const usual = (rates: FeeRates, kind: FeeLineKind): string =>
  rates[kind] === undefined ? '' : String(rates[kind] / 100);

export const emptyLine = (rates: FeeRates = {}): TypedLine => ({
  key: crypto.randomUUID(),
  kind: 'appearance',
  description: '',
  amount: usual(rates, 'appearance'),
  asAgent: true,
});

/** The lines of a kept draft as they are typed. */
export const typedLines = (lines: readonly FeeNoteLine[]): TypedLine[] =>
  lines
    .toSorted((a, b) => a.position - b.position)
    .map(({ id, kind, description, amount, as_agent, done_on, receipt_file_id }) => ({
      ...{ key: id, kind, description, amount: String(amount / 100), asAgent: as_agent ?? true },
      ...{ day: done_on ?? undefined, receipt: receipt_file_id ?? undefined, kept: true },
    }));

/**
 * The lines as the server takes them; problems by the key of the line. `isOfCase`: the note has the case that it had; the
 * receipts of another case stay among its files.
 */
export function readLines(
  typed: readonly TypedLine[],
  isOfCase: boolean,
): {
  lines: NewLine[];
  problems: Record<string, string>;
} {
  const problems: Record<string, string> = {};
  const lines = typed.flatMap(({ key, kind, description, amount, asAgent, day, receipt }) => {
    const paise = typedPaise(amount);
    if (paise === undefined) {
      problems[key] = t(messages.amountWrong);
      return [];
    }
    const agent = kind === 'expense' ? { as_agent: asAgent } : {};
    const done = day === undefined ? {} : { done_on: day };
    const paper = receipt !== undefined && isOfCase && kind === 'expense' ? { receipt_file_id: receipt } : {};
    return [{ kind, description, amount: paise, ...agent, ...done, ...paper }];
  });
  return { lines, problems };
}

type LineProps = {
  line: TypedLine;
  number: number;
  error: string | undefined;
  rates: FeeRates;
  onChange: (line: TypedLine) => void;
  onRemove: (() => void) | undefined;
};

function LineFields({ line, number, error, rates, onChange, onRemove }: LineProps) {
  const set = (change: Partial<TypedLine>) => onChange({ ...line, ...change });
  // A typed amount stays; a proposed one follows the kind.
  const choose = (kind: FeeLineKind) => {
    const typed = line.amount !== '' && line.amount !== usual(rates, line.kind);
    set({ kind, ...(typed ? {} : { amount: usual(rates, kind) }) });
  };
  return (
    <li className="grid gap-3 border-t border-line pt-4 sm:grid-cols-[12rem_1fr_10rem_auto] sm:items-start">
      <SelectField
        label={t(messages.lineKind)}
        value={line.kind}
        onValueChange={choose}
        options={lineKindOptions()}
      />
      <InputField
        label={t(messages.lineDescription)}
        value={line.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <InputField
        label={t(messages.lineAmount)}
        required
        error={error}
        inputMode="decimal"
        autoComplete="off"
        className="text-right tabular-nums"
        value={line.amount}
        onChange={(event) => set({ amount: event.target.value })}
      />
      {onRemove ? (
        <Button
          variant="quiet"
          size="icon"
          className="sm:mt-6"
          aria-label={t(messages.removeLine, { number: String(number) })}
          onClick={onRemove}
        >
          <X aria-hidden />
        </Button>
      ) : null}
      {line.kind === 'expense' ? (
        <div className="sm:col-span-4">
          <Checkbox
            checked={line.asAgent}
            onCheckedChange={(asAgent) => set({ asAgent })}
            label={t(messages.paidAsAgent)}
          />
        </div>
      ) : null}
    </li>
  );
}

type Props = {
  lines: readonly TypedLine[];
  onChange: (lines: TypedLine[]) => void;
  problems: Readonly<Record<string, string>>;
};

/** The lines of a fee note, typed in rupees. */
export function NoteLines({ lines, onChange, problems }: Props) {
  const rates = useRates();
  return (
    <div>
      <h3 className="mb-2 text-ui font-medium">{t(messages.lines)}</h3>
      <ul className="flex flex-col gap-4">
        {lines.map((line, at) => (
          <LineFields
            key={line.key}
            line={line}
            number={at + 1}
            error={problems[line.key]}
            rates={rates}
            onChange={(changed) => onChange(lines.map((one) => (one.key === line.key ? changed : one)))}
            onRemove={
              lines.length > 1 ? () => onChange(lines.filter(({ key }) => key !== line.key)) : undefined
            }
          />
        ))}
      </ul>
      <Button className="mt-4" onClick={() => onChange([...lines, emptyLine(rates)])}>
        <Plus aria-hidden />
        {t(messages.addLine)}
      </Button>
    </div>
  );
}
