import type { ComponentProps } from 'react';
import { ACCOUNTS } from '#shared/account-limits.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';

/**
 * The field for a one-time code: phones show a numeric keyboard and offer the code from the SMS; `123 456` can be
 * pasted.
 */
export function CodeInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <Input
      {...rest}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={ACCOUNTS.otpLength * 2}
      spellCheck={false}
      className={cx('tracking-[0.2em] tabular-nums', className)}
    />
  );
}
