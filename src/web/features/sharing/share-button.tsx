import { UserPlus, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages } from '#shared/messages/en/practice/case-access.ts';
import { t } from '#shared/messages/translate.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { Button } from '#web/ui/primitives/button.tsx';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

type Props = { caseId: string; title: string; onLeft: () => void };

/** The dialog of a case's people: *Share* for its owner, *People* for a member. */
export function useShare({ caseId, title, onLeft }: Props) {
  const { owns } = useCaseAccess();
  const [open, setOpen] = useState(false);
  return {
    Icon: owns ? UserPlus : Users,
    label: t(owns ? messages.share : messages.people),
    open: () => setOpen(true),
    dialog: open ? (
      <Suspense>
        <ShareDialog
          caseId={caseId}
          title={title}
          owns={owns}
          onClose={() => setOpen(false)}
          onLeft={onLeft}
        />
      </Suspense>
    ) : null,
  };
}

/** Opens the dialog of a case's people. */
export function ShareButton(props: Props) {
  const { Icon, label, open, dialog } = useShare(props);
  return (
    <>
      <Button onClick={open}>
        <Icon aria-hidden />
        {label}
      </Button>
      {dialog}
    </>
  );
}
