import { MessageSquareText, Plus, Smartphone } from 'lucide-react';
import { useId } from 'react';
import type { FactorType, ListedFactor } from '#shared/contracts/factors.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { t } from '#shared/messages/translate.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { RelativeTime } from '#web/ui/time/relative-time.tsx';
import { Row } from '../section.tsx';
import { spacedPhone } from '../security-messages.ts';

const GROUPS = {
  totp: {
    title: messages.authenticatorApps,
    none: messages.noAuthenticators,
    add: messages.addAuthenticator,
    icon: Smartphone,
  },
  phone: {
    title: messages.phones,
    none: messages.noPhones,
    add: messages.addPhoneFactor,
    icon: MessageSquareText,
  },
} as const;

type Props = {
  type: FactorType;
  factors: readonly ListedFactor[];
  onAdd: (type: FactorType) => void;
  onRemove: (factor: ListedFactor) => void;
};

/** The factors of one kind. There is at most one phone. */
export function FactorGroup({ type, factors, onAdd, onRemove }: Props) {
  const id = useId();
  const { title, none, add, icon: Icon } = GROUPS[type];
  const ours = factors.filter((factor) => factor.factor_type === type);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="text-ui font-semibold">
          {t(title)}
        </h3>
        {type === 'phone' && ours.length > 0 ? null : (
          <Button onClick={() => onAdd(type)}>
            <Plus aria-hidden />
            {t(add)}
          </Button>
        )}
      </div>
      {ours.length === 0 ? (
        <p className="mt-1 text-13 text-ink-soft">{t(none)}</p>
      ) : (
        <ul aria-labelledby={id} className="divide-y divide-line">
          {ours.map((factor) => (
            <Row
              key={factor.id}
              icon={<Icon aria-hidden />}
              title={<span className="break-words">{factor.friendly_name || t(title)}</span>}
              action={
                <Button
                  aria-label={t(messages.removeFactor, { name: factor.friendly_name || t(title) })}
                  onClick={() => onRemove(factor)}
                >
                  {t(messages.remove)}
                </Button>
              }
            >
              <FactorDates factor={factor} />
            </Row>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The number of a phone, and when the factor was added and last used. */
function FactorDates({ factor }: { factor: ListedFactor }) {
  const { created_at, last_challenged_at: lastUsed } = factor;
  const when = () => <RelativeTime value={created_at} />;
  const used = () => (lastUsed ? <RelativeTime value={lastUsed} close /> : null);
  if (!factor.phone)
    return lastUsed ? (
      <Rich message={messages.factorUsedWhen} tags={{ when, used }} />
    ) : (
      <Rich message={messages.factorAddedWhen} tags={{ when }} />
    );
  const values = { phone: spacedPhone(factor.phone) };
  return lastUsed ? (
    <Rich message={messages.phoneFactorUsedWhen} values={values} tags={{ when, used }} />
  ) : (
    <Rich message={messages.phoneFactorAddedWhen} values={values} tags={{ when }} />
  );
}
