import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { shippedPath } from '#server/core/shipped-path.ts';
import { StartupError } from '#server/core/startup-error.ts';
import { GST_STATES, isGstin } from '#shared/billing/gst.ts';
import { BILLING, featuresOf, type PlanLimits } from '#shared/contracts/billing.ts';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

const GB = 1024 ** 3;

const limits = z
  .object({
    storage_gb: z.number().positive().max(100_000),
    ai_tokens_month: z.int().nonnegative().max(1e12),
    ocr_pages_month: z.int().nonnegative().max(1e9),
  })
  .transform(
    ({ storage_gb, ...rest }): PlanLimits => ({ ...rest, storage_bytes: Math.floor(storage_gb * GB) }),
  );

/** Rupees; a missing price is an interval that is not sold. */
const price = z
  .int()
  .positive()
  .max(BILLING.maxPrice)
  .nullish()
  .transform((given) => given ?? null);

const catalogFile = z.object({
  seller: z.object({
    name: z.string().min(1).max(200),
    address: z.string().max(500),
    email: z.string().max(320),
    state: z.string().refine((code) => code in GST_STATES),
    /** Null: not registered, so that no tax may be charged (CGST Act 2017, s. 32). */
    gstin: z.string().refine(isGstin).nullable(),
    /** The code of the service (CGST Rules 2017, r. 46(g)). */
    sac: z.string().regex(/^\d{4,6}$/u),
    tax_percent: z.number().min(0).max(40),
  }),
  free: limits,
  plans: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z0-9-]{1,40}$/u),
        name: z.string().min(1).max(100),
        description: z.string().max(500).default(''),
        price_monthly: price,
        price_yearly: price,
        features: z.unknown().optional().transform(featuresOf),
        limits,
      }),
    )
    .max(20),
});

/** The plans, what is free, and the seller on invoices: one file of the operator. */
export type PlanCatalog = z.infer<typeof catalogFile>;
export type Seller = PlanCatalog['seller'];

/** Reads the file of plans. Errors: `StartupError` that names the file and the first thing that is wrong. */
export function readPlanCatalog(given: string | undefined): PlanCatalog {
  const file = given ?? shippedPath('library', 'plans.json');
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    if (!(cause instanceof SyntaxError))
      throw new StartupError(sentenceOf(messages.plansFileMissing, { file }));
    throw new StartupError(sentenceOf(messages.plansFileInvalid, { file, problem: cause.message }));
  }
  const read = catalogFile.safeParse(content);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const problem = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`;
  throw new StartupError(sentenceOf(messages.plansFileInvalid, { file, problem }));
}
