import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

export type CheckboxProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  /** Shown at the right end, such as a count. */
  aside?: ReactNode;
  disabled?: boolean;
};

/** A checkbox with its label; the whole row can be pressed. */
export function Checkbox({ checked, onCheckedChange, label, aside, disabled }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-wash md:min-h-9">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        disabled={disabled ?? false}
        className="relative grid size-5 shrink-0 place-items-center rounded-control border border-edge bg-surface before:absolute before:-inset-3.5 before:content-[''] data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=checked]:text-accent-ink disabled:opacity-55"
      >
        <Radix.Indicator>
          <Check aria-hidden className="size-3.5" />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={id} className="flex min-w-0 flex-1 items-center justify-between gap-3 py-2 text-ui">
        <span className="min-w-0">{label}</span>
        {aside ? <span className="text-13 text-ink-soft tabular-nums">{aside}</span> : null}
      </label>
    </div>
  );
}
