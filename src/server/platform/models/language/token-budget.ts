import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database, Viewer } from '#server/platform/db/database.ts';
import { Entitlements } from '#server/platform/entitlements/entitlements.ts';
import { type LimitSources, monthOf } from '#server/platform/entitlements/plan-limits.ts';
import { ProblemError } from '#shared/errors.ts';
import { indianDay, indianMoment } from '#shared/indian-day.ts';
import { messages as models } from '#shared/messages/en/operations/models.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';

/** Tokens that are kept free for one answer. */
export interface ReservedTokens {
  /** Counts what the answer took, or as much of it as the budgets allow; never rejects. None: all are free again. */
  settle(tokens: number): Promise<void>;
}

export interface BudgetParts extends LimitSources {
  db: Database;
  log: Logger;
  now: () => Date;
}

const allowance = 'model.tokens';
const dayMs = 86_400_000;

/** Tokens of one user that are reserved: of the day, or of the month that their plan counts. */
interface OwnReservation {
  allowance: 'model.tokens' | 'model.month';
  day: string;
  id: string;
}

/**
 * The tokens of a day (in India): of each user, and of all users together. They are reserved before a request, so that
 * parallel requests and servers never exceed a budget.
 */
export class TokenBudget {
  readonly #parts: BudgetParts;
  readonly #entitlements: Entitlements;
  /** Milliseconds after which a reservation that a crash left behind expires. */
  readonly #forMs: number;

  constructor(parts: BudgetParts, forMs: number) {
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
    const own = viewer ? await this.#reserveOwn(viewer, amount) : [];
    const settleOwn = async (tokens: number) => {
      if (viewer) await this.#settled(tokens, this.#settleOwn(viewer, own, tokens));
    };
    const all = { id, allowance, day, amount, forMs: this.#forMs } as const;
    const ofAll = await this.#entitlements.reserve(undefined, all).catch(async (error: unknown) => {
      await settleOwn(0);
      throw error;
    });
    if (ofAll === undefined) {
      await settleOwn(0);
      throw this.#usedUp(sentenceOf(models.allTokensUsed), day);
    }
    return {
      settle: async (tokens) => {
        const shared = this.#entitlements.settle({ allowance, day, reservation: id, amount: tokens });
        await Promise.all([settleOwn(tokens), this.#settled(tokens, shared)]);
      },
    };
  }

  /**
   * Share of the tokens of a day that may still be used, from 0 to 1: of the user's, which their month limits too, or of
   * those of all users, whichever is less.
   */
  async shareLeft(viewer: Viewer): Promise<number> {
    const now = this.#parts.now();
    const day = indianDay(now);
    const { MODEL_TOKENS_PER_USER, MODEL_TOKENS_PER_DAY } = this.#parts.env;
    const ofDay = await this.#entitlements.left(viewer, { allowance, day });
    const ofMonth = await this.#entitlements.left(viewer, { allowance: 'model.month', day: monthOf(now) });
    const ofAll = await this.#entitlements.left(undefined, { allowance, day });
    const share = Math.min(Math.min(ofDay, ofMonth) / MODEL_TOKENS_PER_USER, ofAll / MODEL_TOKENS_PER_DAY);
    return Math.max(0, Math.min(1, share));
  }

  /** Reserves tokens of the user's day and of their month; neither when one of them is used up. */
  async #reserveOwn(viewer: Viewer, amount: number): Promise<OwnReservation[]> {
    const now = this.#parts.now();
    const day = indianDay(now);
    const own: OwnReservation[] = [
      { allowance, day, id: randomUUID() },
      { allowance: 'model.month', day: monthOf(now), id: randomUUID() },
    ];
    const usedUp = await this.#entitlements.reserveAll(
      viewer,
      own.map((of) => ({ ...of, amount, forMs: this.#forMs })),
    );
    if (usedUp === undefined) return own;
    const sentence =
      usedUp === allowance ? sentenceOf(models.userTokensUsed) : sentenceOf(models.monthTokensUsed);
    throw this.#usedUp(sentence, day);
  }

  #settleOwn(viewer: Viewer, own: readonly OwnReservation[], amount: number): Promise<number> {
    const uses = own.map(({ id: reservation, ...of }) => ({ ...of, reservation, amount }));
    return this.#entitlements.settleAll(viewer, uses);
  }

  async #settled(tokens: number, settling: Promise<number>): Promise<void> {
    try {
      const counted = await settling;
      // A provider that counts more than its limit of tokens: what it took is known, the budget holds.
      if (counted < tokens) this.#parts.log.warn({ tokens, counted }, 'an answer took more than its tokens');
    } catch (err) {
      this.#parts.log.warn({ err }, 'tokens of an answer stay reserved until they expire');
    }
  }

  #usedUp(said: Sentence, day: string): ProblemError {
    const left = Date.parse(indianMoment(day)) + dayMs - this.#parts.now().getTime();
    return new ProblemError('too_many_requests', said, {
      retryAfter: Math.max(1, Math.ceil(left / 1000)),
    });
  }
}
