import { Link } from '@tanstack/react-router';
import { ACCOUNTS } from '#shared/account-limits.ts';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { OutboxLink } from '#web/components/codes/outbox-link.tsx';
import { Rich } from '#web/i18n/rich.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';

export function CheckEmailPage() {
  return (
    <Page className="max-w-[44rem]!">
      <PageTitle>{t(messages.checkEmail)}</PageTitle>
      <PageHeader title={t(messages.checkEmail)} description={t(messages.checkEmailLead)} />
      <div className="rounded-panel border border-line bg-surface p-4 text-ui md:p-6">
        <h2 className="text-16 font-semibold">{t(messages.noEmailReceived)}</h2>
        <ol className="mt-3 list-decimal space-y-2 pl-5">
          <li>{t(messages.checkSpam)}</li>
          <li>
            <Rich
              message={messages.addressMisspelt}
              tags={{
                link: (text) => (
                  <Link to="/signup" className="text-link">
                    {text}
                  </Link>
                ),
              }}
            />
          </li>
          <li>{t(messages.linkExpires, { hours: ACCOUNTS.confirmLinkHours })}</li>
        </ol>
        <OutboxLink />
      </div>
      <Button asChild variant="primary" className="mt-6">
        <Link to="/login">{t(messages.goToSignIn)}</Link>
      </Button>
    </Page>
  );
}
