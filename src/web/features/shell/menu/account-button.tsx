import { UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { useSession } from '#web/data/session.ts';
import { initials } from '../initials.ts';

/** The name of the account, as far as it is known. */
export function useAccountName(): string {
  const { user } = useSession();
  return user?.user_metadata.full_name || user?.email || user?.phone || t(messages.account);
}

/** The button that opens the menu of the account. */
export function AccountButton(props: ComponentProps<'button'>) {
  const name = useAccountName();
  const letters = initials(name);
  return (
    <button
      {...props}
      type="button"
      aria-label={
        letters ? t(messages.accountOfInitials, { name, letters }) : t(messages.accountOf, { name })
      }
      className="grid size-11 place-items-center rounded-full md:size-9"
    >
      <span className="grid size-8 place-items-center rounded-full border border-edge bg-wash text-12 font-semibold">
        {letters || <UserRound aria-hidden className="size-4" />}
      </span>
    </button>
  );
}
