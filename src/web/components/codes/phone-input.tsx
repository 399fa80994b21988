import { type ComponentProps, useRef } from 'react';
import { ACCOUNTS, phoneDigits } from '#shared/account-limits.ts';
import { Input } from '#web/ui/forms/input.tsx';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** The ten digits, without the country code. */
  value: string;
  onValueChange: (digits: string) => void;
};

/** An Indian mobile number: shows +91 before it and keeps only the digits that are typed or pasted. */
export function PhoneInput({ value, onValueChange, ...rest }: Props) {
  // After a plus, the user types the country code, which is already shown.
  const plus = useRef(false);
  const keep = (typed: string): string => {
    // Ignores an extra digit after a complete number, because a leading 91 may be part of the number.
    if (value.length === ACCOUNTS.phoneDigits && typed.startsWith(value)) return value;
    if (value === '' && typed.trim() === '+') plus.current = true;
    const digits = phoneDigits(typed);
    const isCode = plus.current && digits === '91';
    if (isCode || !'+9'.includes(typed.trim())) plus.current = false;
    return isCode ? '' : digits;
  };
  return (
    <div className="relative">
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-0 flex items-center pl-3 text-ui text-ink-soft"
      >
        +91
      </span>
      <Input
        {...rest}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={value}
        onChange={({ target }) => onValueChange(keep(target.value))}
        className="pl-12 tabular-nums"
      />
    </div>
  );
}
