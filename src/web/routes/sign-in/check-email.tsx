import { Link } from '@tanstack/react-router';
import { OutboxLink } from '#web/components/codes/outbox-link.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Page, PageHeader, Title } from '#web/ui/primitives/page.tsx';

export function CheckEmail() {
  return (
    <Page className="max-w-[44rem]!">
      <Title>Check your email</Title>
      <PageHeader
        title="Check your email"
        description="The mail holds one link. Following it shows that the address is yours; after that you can sign in."
      />
      <div className="rounded-panel border border-line bg-surface p-4 text-ui md:p-6">
        <h2 className="text-16 font-semibold">No mail after a few minutes?</h2>
        <ol className="mt-3 list-decimal space-y-2 pl-5">
          <li>Look in the spam folder.</li>
          <li>
            The address may be misspelt.{' '}
            <Link to="/signup" className="text-link">
              Sign up again
            </Link>{' '}
            with the right one; the misspelt one stays unused.
          </li>
          <li>
            The link works once and for a limited time. Signing up again with the same address and password
            sends a new one.
          </li>
        </ol>
        <OutboxLink />
      </div>
      <Button asChild variant="primary" className="mt-6">
        <Link to="/login">Go to sign-in</Link>
      </Button>
    </Page>
  );
}
