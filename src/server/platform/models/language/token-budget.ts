import { randomUUID } from 'node:crypto';
import type { Viewer } from '#server/platform/db/database.ts';
import { Entitlements } from '#server/platform/entitlements/entitlements.ts';
import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';
import { indianDay, indianMoment } from '#shared/indian-time.ts';
import { messages as models } from '#shared/messages/en/operations/models.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';

/** Tokens that are kept free for one answer. */
export interface ReservedTokens {
  /** Counts what the answer took, or as much of it as the budgets allow; never rejects. None: all are free again. */
  settle(tokens: number): Promise<void>;
}

type Parts = Pick<Services, 'db' | 'env' | 'now' | 'log' | 'payments' | 'plans'>;

const allowance = 'model.tokens';
const dayMs = 86_400_000;

/**
 * The tokens of a day (in India): of each user, and of all users together. They are reserved before a request, so that
 * parallel requests and servers never exceed a budget.
 */
export class TokenBudget {
  readonly #parts: Parts;
  readonly #entitlements: Entitlements;
  /** Milliseconds after which a reservation that a crash left behind expires. */
  readonly #forMs: number;

  constructor(parts: Parts, forMs: number) {
    this.#parts = parts;
    this.#entitlements = new Entitlements(parts);
    this.#forMs = forMs;
  }

  /**
   * Reserves tokens of the user, and of all. Without a viewer only of all. Errors: `too_many_requests` with the seconds
   * until the next day.
   */
  async reserve(viewer: Viewer | undefined, amount: number): Promise<ReservedTokens> {
    const id = randomUUID();
    const day = indianDay(this.#parts.now());
    const reservation = { id, allowance, day, amount, forMs: this.#forMs } as const;
    const { MODEL_TOKENS_PER_USER, MODEL_TOKENS_PER_DAY } = this.#parts.env;
    if (viewer && (await this.#entitlements.reserve(viewer, reservation)) === undefined)
      throw this.#usedUp(sentenceOf(models.userTokensUsed, { limit: MODEL_TOKENS_PER_USER }), day);
    const settle = async (own: Viewer | undefined, tokens: number) => {
      const use = { allowance, day, reservation: id, amount: tokens } as const;
      try {
        const counted = await (own
          ? this.#entitlements.settle(own, use)
          : this.#entitlements.settle(undefined, use));
        // A provider that counts more than its limit of tokens: what it took is known, the budget holds.
        if (counted < tokens)
          this.#parts.log.warn({ tokens, counted }, 'an answer took more than its tokens');
      } catch (err) {
        this.#parts.log.warn({ err }, 'tokens of an answer stay reserved until they expire');
      }
    };
    const ofAll = await this.#entitlements.reserve(undefined, reservation).catch(async (error: unknown) => {
      if (viewer) await settle(viewer, 0);
      throw error;
    });
    if (ofAll === undefined) {
      if (viewer) await settle(viewer, 0);
      throw this.#usedUp(sentenceOf(models.allTokensUsed, { limit: MODEL_TOKENS_PER_DAY }), day);
    }
    return {
      async settle(tokens) {
        await Promise.all([viewer ? settle(viewer, tokens) : undefined, settle(undefined, tokens)]);
      },
    };
  }

  #usedUp(said: Sentence, day: string): ProblemError {
    const left = Date.parse(indianMoment(day)) + dayMs - this.#parts.now().getTime();
    return new ProblemError('too_many_requests', said, {
      retryAfter: Math.max(1, Math.ceil(left / 1000)),
    });
  }
}
