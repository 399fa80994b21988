import { z } from 'zod';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { t } from '#shared/messages/translate.ts';
import { askRunning, type Command } from './server-access.ts';

const done = z.object({ mailed: z.int() });

/**
 * `munshi alerts send`: the running server mails the alerts that are due now. Returns the exit code. Errors: those of
 * `askRunning`.
 */
export async function sendAlertsNow({ env, out }: Command): Promise<number> {
  const answer = await askRunning({ env, out }, '/internal/alerts-send', { method: 'POST' });
  if (!answer) return 1;
  const { mailed } = done.parse(await answer.json());
  out.write(`${t(commands.alertsMailed, { count: mailed })}\n`);
  return 0;
}
