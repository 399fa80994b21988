import { UserPlus, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages } from '#shared/messages/en/practice/case-access.ts';
import { t } from '#shared/messages/translate.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { Button } from '#web/ui/primitives/button.tsx';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

type Props = { caseId: string; title: string; onLeft: () => void };

/** Opens the dialog of a case's people: *Share* for its owner, *People* for a member. */
export function ShareButton({ caseId, title, onLeft }: Props) {
  const { owns } = useCaseAccess();
  const [open, setOpen] = useState(false);
  const Icon = owns ? UserPlus : Users;
  return (
    <>
      <Button className="min-w-11 max-sm:px-3" onClick={() => setOpen(true)}>
        <Icon aria-hidden />
        <span className="max-sm:sr-only">{t(owns ? messages.share : messages.people)}</span>
      </Button>
      {open ? (
        <Suspense>
          <ShareDialog
            caseId={caseId}
            title={title}
            owns={owns}
            onClose={() => setOpen(false)}
            onLeft={onLeft}
          />
        </Suspense>
      ) : null}
    </>
  );
}
