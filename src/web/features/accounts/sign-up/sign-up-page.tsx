import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { t } from '#shared/messages/translate.ts';
import { stringifySearch } from '#web/data/url/search-params.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { PageTitle } from '#web/ui/primitives/page.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { SignInMethods } from '../sign-in-methods.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** The sign-up page, inside the router or as prerendered HTML. `from`: the path to open after signing in. */
export function SignUp({ from }: { from?: string | undefined }) {
  return (
    <AccountFrame
      title={t(messages.signUpTitle)}
      lead={t(messages.signUpLead)}
      foot={
        <Rich
          message={messages.signInInstead}
          tags={{
            link: (text) => (
              <SiteLink to={`/login${stringifySearch({ from })}`} className="text-link">
                {text}
              </SiteLink>
            ),
          }}
        />
      }
    >
      <PageTitle>{t(messages.signUpTitle)}</PageTitle>
      <SignInMethods from={from} signsUp email={<SignUpForm from={from} />} />
    </AccountFrame>
  );
}
