import { Link, useLocation } from '@tanstack/react-router';
import { Keyboard, LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import {
  DropdownItem,
  DropdownLabel,
  DropdownMenu,
  DropdownSeparator,
} from '#web/ui/overlays/dropdown-menu.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { AccountButton, useAccountName } from './account-button.tsx';
import { accountLinks, helpAbout } from './menu-pages.ts';

type ItemsProps = { onShortcuts: () => void; onSignOut: () => void };

function AccountItems({ onShortcuts, onSignOut }: ItemsProps) {
  const page = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      {accountLinks().map((link) => (
        <DropdownItem key={link.to} asChild>
          <Link to={link.to} search={helpAbout(link.to, page)}>
            <link.icon aria-hidden />
            {link.label}
          </Link>
        </DropdownItem>
      ))}
      <DropdownItem onSelect={onShortcuts}>
        <Keyboard aria-hidden />
        {t(messages.shortcuts)}
      </DropdownItem>
      <DropdownItem onSelect={onSignOut}>
        <LogOut aria-hidden />
        {t(messages.signOutItem)}
      </DropdownItem>
    </>
  );
}

type Props = {
  /** State of the button that was here before this code: it was pressed, or has the focus. */
  pressed: boolean;
  focused: boolean;
  onShortcuts: () => void;
};

/** The menu of the account with its button. */
export function AccountMenu({ pressed, focused, onShortcuts }: Props) {
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
      <AccountItems onShortcuts={onShortcuts} onSignOut={() => void run()} />
    </DropdownMenu>
  );
}
