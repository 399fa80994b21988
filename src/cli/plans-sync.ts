import { z } from 'zod';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { t } from '#shared/messages/translate.ts';
import { askRunning, type Command } from './server-access.ts';

const synced = z.object({
  plans: z.array(z.object({ plan: z.string(), interval: z.string(), id: z.string() })),
});

/**
 * `munshi plans sync`: the running server makes the plans of its file at Razorpay. Returns the exit code: 0 when all
 * plans are there, else 1. Errors: those of `askRunning`.
 */
export async function syncProviderPlans({ env, out }: Command): Promise<number> {
  const answer = await askRunning({ env, out }, '/internal/plans-sync', { method: 'POST' });
  if (!answer) return 1;
  if (answer.status === 204) {
    out.write(`${t(commands.plansNotSold)}\n`);
    return 1;
  }
  for (const { plan, interval, id } of synced.parse(await answer.json()).plans)
    out.write(`${t(commands.planSynced, { plan, interval, id })}\n`);
  return 0;
}
