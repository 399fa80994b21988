import { Switch as Radix } from 'radix-ui';
import { useId } from 'react';

export type SwitchProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: string;
  description?: string;
  disabled?: boolean;
};

/** A switch with its label; the whole row can be pressed. */
export function Switch({ checked, onCheckedChange, label, description, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-3 md:min-h-9">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled ?? false}
        {...(description ? { 'aria-describedby': `${id}-description` } : {})}
        className="relative h-6 w-10 shrink-0 rounded-full border border-edge bg-wash transition-colors before:absolute before:-inset-3 before:content-[''] data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:opacity-55"
      >
        <Radix.Thumb className="block size-4 translate-x-[3px] rounded-full bg-ink-soft transition-transform data-[state=checked]:translate-x-[19px] data-[state=checked]:bg-accent-ink" />
      </Radix.Root>
      <div className="min-w-0">
        <label htmlFor={id} className="block py-1 text-ui font-medium">
          {label}
        </label>
        {description ? (
          <p id={`${id}-description`} className="text-13 text-ink-soft">
            {description}
          </p>
        ) : null}
      </div>
    </div>
  );
}
