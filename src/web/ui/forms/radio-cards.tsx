import { RadioGroup } from 'radix-ui';
import { cx } from '../primitives/class-names.ts';
import { RadioOption } from './radio-option.tsx';

export type ChoiceProps<T extends string> = {
  /** The label for screen readers. */
  label: string;
  /** Undefined while nothing is chosen. */
  value: T | undefined;
  onValueChange: (value: T) => void;
  options: readonly { value: T; label: string }[];
  /** Options one below the other, for longer labels. */
  stacked?: boolean;
};

/** A choice of one option from a few, side by side. */
export function RadioCards<T extends string>({
  label,
  value,
  onValueChange,
  options,
  stacked,
}: ChoiceProps<T>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value ?? null}
      onValueChange={(next) => onValueChange(next as T)}
      className={cx('mb-4 grid auto-cols-fr gap-2', stacked ? '' : 'sm:grid-flow-col')}
    >
      {options.map((option) => (
        <RadioOption
          key={option.value}
          value={option.value}
          className="flex min-h-11 items-center gap-3 rounded-control border border-edge bg-surface px-3 py-1.5 text-left text-ui font-medium transition-colors hover:bg-wash data-[state=checked]:border-accent data-[state=checked]:bg-accent-wash data-[state=checked]:text-accent-strong md:min-h-9"
        >
          <span
            aria-hidden
            className="grid size-4 shrink-0 place-items-center rounded-full border border-edge bg-surface"
          >
            <RadioGroup.Indicator className="size-2 rounded-full bg-accent" />
          </span>
          {option.label}
        </RadioOption>
      ))}
    </RadioGroup.Root>
  );
}
