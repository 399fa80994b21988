import { Switch as Radix } from 'radix-ui';
import { useId, useState } from 'react';

export type SwitchProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: string;
  description?: string;
  disabled?: boolean;
  /** The reason why it cannot be used here: it is grey, and a press says so. */
  unavailable?: string;
};

/** A switch with its label; the whole row can be pressed. */
export function Switch({ checked, onCheckedChange, label, description, disabled, unavailable }: SwitchProps) {
  const id = useId();
  const [asked, setAsked] = useState(false);
  const press = (on: boolean) => (unavailable === undefined ? onCheckedChange(on) : setAsked(true));
  const hint = unavailable === undefined ? description : asked ? unavailable : undefined;
  return (
    <div className="flex min-h-11 items-center gap-3 md:min-h-9">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={press}
        disabled={disabled ?? false}
        aria-disabled={unavailable !== undefined}
        {...(hint ? { 'aria-describedby': `${id}-description` } : {})}
        className="relative h-6 w-10 shrink-0 rounded-full border border-edge bg-wash transition-colors before:absolute before:-inset-3 before:content-[''] data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:opacity-55 aria-disabled:opacity-55"
      >
        <Radix.Thumb className="block size-4 translate-x-[3px] rounded-full bg-ink-soft transition-transform data-[state=checked]:translate-x-[19px] data-[state=checked]:bg-accent-ink" />
      </Radix.Root>
      <div className="min-w-0">
        <label
          htmlFor={id}
          className={`block py-1 text-ui font-medium ${unavailable === undefined ? '' : 'text-ink-soft'}`}
        >
          {label}
        </label>
        {hint ? (
          <p
            id={`${id}-description`}
            {...(unavailable === undefined ? {} : { role: 'status' })}
            className="text-13 text-ink-soft"
          >
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
