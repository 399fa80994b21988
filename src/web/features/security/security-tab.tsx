import { Link } from '@tanstack/react-router';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { messages } from '#shared/messages/en/accounts/webhook-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { buttonClass } from '#web/ui/primitives/button.tsx';
import { ActivitySection } from './activity-section.tsx';
import { ApiKeysSection } from './api-keys/api-keys-section.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { FactorsSection } from './factors/factors-section.tsx';
import { verifiedFactors } from './queries.ts';
import { Section } from './section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignInSection } from './sign-in-methods/sign-in-section.tsx';

/** The second factors, sessions, ways to sign in, calendar address and activity of the account. */
export function SecurityTab({ user }: { user: AuthUser }) {
  return (
    <>
      <FactorsSection user={user} />
      <SessionsSection guarded={verifiedFactors(user).length > 0} />
      <SignInSection user={user} />
      <CalendarSection />
      <ApiKeysSection user={user} />
      <Section title={t(messages.webhooksTitle)} purpose={t(messages.webhooksLead)}>
        <Link to="/home/webhooks" className={buttonClass()}>
          {t(messages.webhooksOpen)}
        </Link>
      </Section>
      <ActivitySection />
    </>
  );
}
