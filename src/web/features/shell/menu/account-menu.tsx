import { Link } from '@tanstack/react-router';
import { CreditCard, Landmark, LogOut, NotebookPen, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import {
  DropdownItem,
  DropdownLabel,
  DropdownMenu,
  DropdownSeparator,
} from '#web/ui/overlays/dropdown-menu.tsx';
import { useSignOut } from '../use-sign-out.ts';
import { AccountButton, useAccountName } from './account-button.tsx';

function AccountItems({ onSignOut }: { onSignOut: () => void }) {
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

type Props = {
  /** What happened to the button that was here before this code: it was pressed, or has the focus. */
  pressed: boolean;
  focused: boolean;
};

/** The menu of the account with its button. */
export function AccountMenu({ pressed, focused }: Props) {
  const name = useAccountName();
  const { run } = useSignOut('top');
  const button = useRef<HTMLButtonElement>(null);
  const held = useRef(focused && !pressed);
  useEffect(() => {
    if (held.current) button.current?.focus();
  }, []);
  return (
    <DropdownMenu defaultOpen={pressed} trigger={<AccountButton ref={button} />}>
      <DropdownLabel>{name}</DropdownLabel>
      <DropdownSeparator />
      <AccountItems onSignOut={() => void run()} />
    </DropdownMenu>
  );
}
