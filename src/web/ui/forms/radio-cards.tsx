import { RadioGroup } from 'radix-ui';
import { useRef } from 'react';
import { choiceMarks, writeValue } from '../primitives/choice.ts';
import { cx } from '../primitives/class-names.ts';
import { RadioOption } from './radio-option.tsx';

export type ChoiceProps<T extends string> = {
  /** The label for screen readers. */
  label: string;
  /** Undefined while nothing is chosen. */
  value: T | undefined;
  onValueChange: (value: T) => void;
  /** Takes the choice back, where nothing may be chosen. */
  onClear?: () => void;
  options: readonly { value: T; label: string }[];
  /** Options one below the other, for longer labels. */
  stacked?: boolean;
};

/**
 * A choice of one option from a few, side by side. It arrives in a field that nobody sees, as typing does, so that a dialog
 * knows of it and can write it again.
 */
export function RadioCards<T extends string>({
  label,
  value,
  onValueChange,
  onClear,
  options,
  stacked,
}: ChoiceProps<T>) {
  const field = useRef<HTMLInputElement>(null);
  const take = (next: string) => {
    const chosen = options.find((option) => option.value === next);
    if (chosen) onValueChange(chosen.value);
    else if (next === '') onClear?.();
  };
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value ?? null}
      onValueChange={(next) => {
        if (field.current) writeValue(field.current, next);
      }}
      className={cx('mb-4 grid auto-cols-fr gap-2', stacked ? '' : 'sm:grid-flow-col')}
    >
      <input
        ref={field}
        hidden
        name={label}
        autoComplete="off"
        value={value ?? ''}
        {...choiceMarks(value, onClear !== undefined)}
        onChange={({ target }) => take(target.value)}
      />
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
