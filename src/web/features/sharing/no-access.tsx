import { Link } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import { messages } from '#shared/messages/en/practice/case-access.ts';
import { t } from '#shared/messages/translate.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { PageTitle } from '#web/ui/primitives/page.tsx';

/** Replaces a shared case whose access ended while it was open. */
export function NoAccess() {
  return (
    <div role="alert">
      <PageTitle>{t(messages.noAccess)}</PageTitle>
      <h1 className="sr-only">{t(messages.noAccess)}</h1>
      <EmptyState
        icon={<LockKeyhole aria-hidden />}
        title={t(messages.noAccess)}
        action={
          <Button asChild variant="primary">
            <Link to="/home/cases">{t(messages.toCases)}</Link>
          </Button>
        }
      >
        {t(messages.noAccessHint)}
      </EmptyState>
    </div>
  );
}
