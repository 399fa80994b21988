import type { ReactNode } from 'react';
import { BUSINESS } from '#shared/business.ts';
import { messages } from '#shared/messages/en/accounts/agreement.ts';
import { t } from '#shared/messages/translate.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';

/** A link that opens a new tab, so that the typed text stays. */
const linkTo = (to: string) => (text: ReactNode) => (
  <SiteLink to={to} target="_blank" className="text-link">
    {text}
    <span className="sr-only">{` (${t(messages.newTab)})`}</span>
  </SiteLink>
);
const TAGS = { terms: linkTo('/terms'), privacy: linkTo('/privacy-policy'), notice: linkTo('/data-notice') };

type Props = {
  /** The button above also signs in, and makes an account only for someone who has none. */
  ifNew?: boolean | undefined;
};

/** The terms that a new account accepts, below each button that makes one; the server records them. */
export function Agreement({ ifNew = false }: Props) {
  return (
    <p className="text-13 text-ink-soft">
      <Rich
        message={ifNew ? messages.agreementIfNew : messages.agreement}
        values={{ age: BUSINESS.minimumAge }}
        tags={TAGS}
      />
    </p>
  );
}
