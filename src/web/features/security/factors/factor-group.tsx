import { MessageSquareText, Plus, Smartphone } from 'lucide-react';
import { useId } from 'react';
import type { FactorType, ListedFactor } from '#shared/contracts/factors.ts';
import { messages } from '#shared/messages/en/security.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { When } from '#web/ui/time/when.tsx';
import { Row } from '../section.tsx';
import { phoneInWords } from '../words.ts';

const GROUPS = {
  totp: {
    title: t(messages.authenticatorApps),
    none: t(messages.anAppOnYourPhone),
    add: t(messages.addAnAuthenticatorApp),
    icon: Smartphone,
  },
  phone: {
    title: t(messages.phones),
    none: 'A code comes by SMS. An authenticator app is safer: a number can be taken over.',
    add: t(messages.addAPhone),
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
          {title}
        </h3>
        {type === 'phone' && ours.length > 0 ? null : (
          <Button onClick={() => onAdd(type)}>
            <Plus aria-hidden />
            {add}
          </Button>
        )}
      </div>
      {ours.length === 0 ? (
        <p className="mt-1 text-13 text-ink-soft">{none}</p>
      ) : (
        <ul aria-labelledby={id} className="divide-y divide-line">
          {ours.map((factor) => (
            <Row
              key={factor.id}
              icon={<Icon aria-hidden />}
              title={<span className="break-words">{factor.friendly_name || title}</span>}
              action={
                <Button
                  aria-label={t(messages.removeFriendlyName, { friendly_name: factor.friendly_name })}
                  onClick={() => onRemove(factor)}
                >
                  {t(messages.remove)}
                </Button>
              }
            >
              {factor.phone ? <>{phoneInWords(factor.phone)} · </> : null}
              Added <When value={factor.created_at} />
              {factor.last_challenged_at ? (
                <>
                  {' · last used '}
                  <When value={factor.last_challenged_at} close />
                </>
              ) : null}
            </Row>
          ))}
        </ul>
      )}
    </div>
  );
}
