import { useNavigate, useSearch } from '@tanstack/react-router';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { useSession } from '#web/data/session.ts';
import { stringifySearch } from '#web/data/url/search-params.ts';
import { OpenedInvitation, Panel } from '#web/features/sharing/opened-invitation.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Page, PageTitle } from '#web/ui/primitives/page.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';

/** Signed out: the account comes first, and leads back here. */
function SignInFirst({ from }: { from: string }) {
  return (
    <Panel title={t(messages.signInFirst)}>
      <p className="text-ink-soft">{t(messages.signInFirstHint)}</p>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <SiteLink to={`/login${stringifySearch({ from })}`}>{t(messages.signIn)}</SiteLink>
        </Button>
        <Button asChild>
          <SiteLink to={`/signup${stringifySearch({ from })}`}>{t(messages.signUp)}</SiteLink>
        </Button>
      </div>
    </Panel>
  );
}

/** The page behind the link of an invitation. */
export function InvitationPage() {
  const { token = '' } = useSearch({ from: '/public/invitation' });
  const { user, halfOpen, checking } = useSession();
  const navigate = useNavigate();
  const from = `/invitation${stringifySearch({ token })}`;
  const signedIn = user !== null && !halfOpen;
  return (
    <Page className="max-w-[36rem]!">
      <PageTitle>{t(messages.invitation)}</PageTitle>
      {checking ? (
        <Loading label={t(messages.readingInvitation)}>
          <Skeleton className="h-40" />
        </Loading>
      ) : signedIn ? (
        <OpenedInvitation
          key={user.id}
          token={token}
          user={user}
          onSignIn={() => void navigate({ to: '/login', search: { from } })}
        />
      ) : (
        <SignInFirst from={from} />
      )}
    </Page>
  );
}
