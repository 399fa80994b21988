import { Check, Circle } from 'lucide-react';
import { PASSWORD_RULES, passwordStrength } from '#shared/contracts/accounts.ts';
import { messages } from '#shared/messages/en/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { cx } from '#web/ui/primitives/class-names.ts';

const BAR_TONES = ['', 'bg-bad', 'bg-caution', 'bg-good', 'bg-good'] as const;

/** Four bars and a word. */
function StrengthMeter({ password }: { password: string }) {
  const { bars, label } = passwordStrength(password);
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
      <p role="status" className="min-w-20 text-right text-13 font-medium">
        <span className="sr-only">{t(messages.passwordStrength)} </span>
        {bars === 0 ? <span className="text-ink-soft">{t(messages.noneYet)}</span> : label}
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
        aria-label={t(messages.passwordRequirements)}
        className="grid gap-x-4 gap-y-1 text-13 sm:grid-cols-2"
      >
        {PASSWORD_RULES.map((rule) => {
          const met = rule.test(password);
          return (
            <li key={rule.id} className={cx('flex items-center gap-2', met ? 'text-good' : 'text-ink-soft')}>
              {met ? <Check aria-hidden className="size-3.5" /> : <Circle aria-hidden className="size-3.5" />}
              {rule.label}
              <span className="sr-only">{met ? ', met' : ', not met yet'}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
