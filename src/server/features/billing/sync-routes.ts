import { Hono } from 'hono';
import type { AppEnv } from '#server/platform/http/access.ts';
import { PaymentProviderError } from '#server/platform/payments/razorpay-client.ts';
import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';
import { syncPlans } from './plan-store.ts';

/** Endpoint for `npm run plans:sync`; a running server has the keys and the plans. */
export function planSyncRoutes({ db, payments }: Pick<Services, 'db' | 'payments'>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/plans-sync', async (c) => {
    if (!payments) return c.body(null, 204);
    const { keyId, client } = payments;
    const plans = await syncPlans({ db, keyId, client }).catch((cause: unknown) => {
      if (!(cause instanceof PaymentProviderError)) throw cause;
      throw new ProblemError('payments_unavailable', undefined, { cause });
    });
    return c.json({ plans });
  });
  return app;
}
