import { z } from 'zod';
import { runningServer } from '#server/boot/data-folder.ts';
import type { Env } from '#server/core/env.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { t } from '#shared/messages/translate.ts';
import { askServer, refusalOf } from './server-access.ts';

const synced = z.object({
  plans: z.array(z.object({ plan: z.string(), interval: z.string(), id: z.string() })),
});

/**
 * `munshi plans sync`: the running server makes the plans of its file at Razorpay. Returns the exit code: 0 when all
 * plans are there, else 1. Errors: those of `askServer`, and the sentence of the server.
 */
export async function syncProviderPlans({
  env,
  out,
}: {
  env: Env;
  out: Pick<NodeJS.WritableStream, 'write'>;
}): Promise<number> {
  const server = await runningServer(env.MUNSHI_DATA);
  if (!server || server.port === 0) {
    out.write(`${t(commands.plansNeedServer)}\n`);
    return 1;
  }
  const answer = await askServer(server, '/internal/plans-sync', { method: 'POST' });
  if (!answer.ok) throw await refusalOf(answer);
  if (answer.status === 204) {
    out.write(`${t(commands.plansNotSold)}\n`);
    return 1;
  }
  for (const { plan, interval, id } of synced.parse(await answer.json()).plans)
    out.write(`${t(commands.planSynced, { plan, interval, id })}\n`);
  return 0;
}
