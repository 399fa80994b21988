import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export type CheckboxProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  /** Shown at the right end, such as a count. */
  aside?: ReactNode;
  disabled?: boolean;
};

/** A checkbox with its label; the whole row can be pressed. It is the browser's own: a filter draws thirty of them at once. */
export function Checkbox({ checked, onCheckedChange, label, aside, disabled }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-wash md:min-h-9">
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onCheckedChange(event.target.checked)}
          disabled={disabled ?? false}
          className="size-5 appearance-none rounded-control border border-edge bg-surface before:absolute before:-inset-3.5 before:content-[''] checked:border-accent checked:bg-accent disabled:opacity-55"
        />
        {checked ? (
          <Check aria-hidden className="pointer-events-none absolute size-3.5 text-accent-ink" />
        ) : null}
      </span>
      <label htmlFor={id} className="flex min-w-0 flex-1 items-center justify-between gap-3 py-2 text-ui">
        <span className="min-w-0">{label}</span>
        {aside ? <span className="text-13 text-ink-soft tabular-nums">{aside}</span> : null}
      </label>
    </div>
  );
}
