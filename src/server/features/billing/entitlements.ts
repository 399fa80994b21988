import type { Viewer } from '#server/platform/db/database.ts';
import { ownLimits, ownStanding, usedOf } from '#server/platform/entitlements/plan-limits.ts';
import type { Services } from '#server/platform/services.ts';
import type { EntitlementsBody } from '#shared/contracts/billing/billing.ts';

/** Limits of a user's plan, and what they have used of them. */
export async function entitlementsOf(services: Services, viewer: Viewer): Promise<EntitlementsBody> {
  const now = services.now();
  return services.db.withUser(viewer, async (tx) => {
    const standing = await ownStanding(tx, services, now);
    const { planId, status, graceUntil, access } = standing;
    const plan = planId && status ? { id: planId, name: planName(services, planId), status } : null;
    return {
      plan,
      limits: await ownLimits(tx, services, standing),
      used: await usedOf(tx, now),
      read_only: access === 'read_only',
      ...(graceUntil ? { grace_until: graceUntil.toISOString() } : {}),
    };
  });
}

function planName({ plans }: Pick<Services, 'plans'>, id: string): string {
  return plans.plans.find((plan) => plan.id === id)?.name ?? id;
}
