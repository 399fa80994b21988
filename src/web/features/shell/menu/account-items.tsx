import { Link } from '@tanstack/react-router';
import { CreditCard, Landmark, LogOut, NotebookPen, UserRound } from 'lucide-react';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { DropdownItem } from '#web/ui/overlays/dropdown-menu.tsx';

/** The entries of the menu of the account. */
export function AccountItems({ onSignOut }: { onSignOut: () => void }) {
  return (
    <>
      <DropdownItem asChild>
        <Link to="/home/profile">
          <UserRound aria-hidden />
          {t(messages.profile)}
        </Link>
      </DropdownItem>
      <DropdownItem asChild>
        <Link to="/home/notes">
          <NotebookPen aria-hidden />
          {t(messages.notes)}
        </Link>
      </DropdownItem>
      <DropdownItem asChild>
        <Link to="/home/chambers">
          <Landmark aria-hidden />
          {t(messages.chambers)}
        </Link>
      </DropdownItem>
      <DropdownItem asChild>
        <Link to="/subscription/manage">
          <CreditCard aria-hidden />
          {t(messages.subscription)}
        </Link>
      </DropdownItem>
      <DropdownItem onSelect={onSignOut}>
        <LogOut aria-hidden />
        {t(messages.signOutItem)}
      </DropdownItem>
    </>
  );
}
