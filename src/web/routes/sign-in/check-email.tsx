import { Link } from '@tanstack/react-router';
import { messages } from '#shared/messages/en/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { OutboxLink } from '#web/components/codes/outbox-link.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Page, PageHeader, Title } from '#web/ui/primitives/page.tsx';

export function CheckEmail() {
  return (
    <Page className="max-w-[44rem]!">
      <Title>{t(messages.checkYourEmail)}</Title>
      <PageHeader title={t(messages.checkYourEmail)} description={t(messages.theMailHoldsOneLink)} />
      <div className="rounded-panel border border-line bg-surface p-4 text-ui md:p-6">
        <h2 className="text-16 font-semibold">{t(messages.noMailAfterAFew)}</h2>
        <ol className="mt-3 list-decimal space-y-2 pl-5">
          <li>{t(messages.lookInTheSpamFolder)}</li>
          <li>
            The address may be misspelt.{' '}
            <Link to="/signup" className="text-link">
              {t(messages.signUpAgain)}
            </Link>{' '}
            with the right one; the misspelt one stays unused.
          </li>
          <li>{t(messages.theLinkWorksOnceAnd)}</li>
        </ol>
        <OutboxLink />
      </div>
      <Button asChild variant="primary" className="mt-6">
        <Link to="/login">{t(messages.goToSignIn)}</Link>
      </Button>
    </Page>
  );
}
