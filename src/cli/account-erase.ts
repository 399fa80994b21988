import { erasureStatus } from '#shared/contracts/sessions-and-audit.ts';
import { indianDate } from '#shared/indian-time.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { t } from '#shared/messages/translate.ts';
import { askRunning, type Command } from './access/server-access.ts';

/**
 * `munshi account erase <address>`: the running server begins the notice of the erasure, as if the user had asked for it, and
 * mails the user how to keep the account. Returns the exit code. Errors: those of `askRunning`.
 */
export async function eraseAccountOf({ env, out }: Command, email: string): Promise<number> {
  const answer = await askRunning({ env, out }, '/internal/account-erasure', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (!answer) return 1;
  const { erase_at: eraseAt } = erasureStatus.parse(await answer.json());
  out.write(
    `${eraseAt ? t(commands.accountErased, { day: indianDate(new Date(eraseAt)) }) : t(commands.noAccount)}\n`,
  );
  return eraseAt ? 0 : 1;
}
