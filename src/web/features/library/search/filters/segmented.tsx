import { useId } from 'react';
import { cx } from '#web/ui/primitives/class-names.ts';

type Props<T extends string> = {
  label: string;
  /** Shows the label above the choices; otherwise only screen readers get it. */
  labelled?: boolean;
  value: T;
  options: readonly { value: T; label: string; words?: string }[];
  onValue: (value: T) => void;
};

/** A few choices side by side, one of them chosen. */
export function Segmented<T extends string>({ label, labelled = false, value, options, onValue }: Props<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={labelled ? 'mb-1 text-13 text-ink-soft' : 'sr-only'}>{label}</legend>
      <div className="flex w-fit rounded-control border border-edge bg-surface">
        {options.map((option) => (
          <label
            key={option.value}
            title={option.words}
            className={cx(
              'flex h-11 cursor-pointer items-center px-3 text-ui first-of-type:rounded-l-control last:rounded-r-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent md:h-[2.125rem]',
              value === option.value ? 'bg-accent-wash font-medium text-accent-strong' : 'hover:bg-wash',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === option.value}
              onChange={() => onValue(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
