import { Check, Circle } from 'lucide-react';
import { ACCOUNTS } from '#shared/account-limits.ts';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';
import { PASSWORD_RULES, passwordStrength } from '#shared/password-rules.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';

const LABELS = [
  messages.noPassword,
  messages.weak,
  messages.moderate,
  messages.strong,
  messages.veryStrong,
] as const;
const RULES: Record<(typeof PASSWORD_RULES)[number]['id'], Message> = {
  length: messages.ruleLength,
  upper: messages.ruleUpper,
  lower: messages.ruleLower,
  digit: messages.ruleDigit,
  special: messages.ruleSpecial,
};
const BAR_TONES = ['', 'bg-bad', 'bg-caution', 'bg-good', 'bg-good'] as const;

/** Four bars and a word. */
function StrengthMeter({ password }: { password: string }) {
  const { bars } = passwordStrength(password);
  return (
    <div className="flex items-center gap-3">
      <div aria-hidden className="flex flex-1 gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={cx('h-1 flex-1 rounded-full', bar <= bars ? BAR_TONES[bars] : 'bg-line')}
          />
        ))}
      </div>
      <p
        role="status"
        className={cx('min-w-20 text-right text-13 font-medium', bars === 0 && 'text-ink-soft')}
      >
        <Rich
          message={messages.strength}
          values={{ strength: t(LABELS[bars]) }}
          tags={{ note: (text) => <span className="sr-only">{text}</span> }}
        />
      </p>
    </div>
  );
}

/** The requirements, ticked off as they are met, under the strength meter. */
export function PasswordStrength({ password, id }: { password: string; id: string }) {
  return (
    <div className="flex flex-col gap-3">
      <StrengthMeter password={password} />
      <ul
        id={id}
        aria-label={t(messages.passwordRules)}
        className="grid gap-x-4 gap-y-1 text-13 sm:grid-cols-2"
      >
        {PASSWORD_RULES.map((rule) => {
          const met = rule.test(password);
          return (
            <li key={rule.id} className={cx('flex items-center gap-2', met ? 'text-good' : 'text-ink-soft')}>
              {met ? <Check aria-hidden className="size-3.5" /> : <Circle aria-hidden className="size-3.5" />}
              <Rich
                message={met ? messages.ruleMet : messages.ruleNotMet}
                values={{ rule: t(RULES[rule.id], { min: ACCOUNTS.passwordMin }) }}
                tags={{ note: (text) => <span className="sr-only">{text}</span> }}
              />
            </li>
          );
        })}
      </ul>
      <p aria-live="polite" className="min-h-5 text-13 font-medium text-good">
        {PASSWORD_RULES.every((rule) => rule.test(password)) ? t(messages.rulesMet) : ''}
      </p>
    </div>
  );
}
