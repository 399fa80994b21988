import type { Spent } from './answer-reader.ts';
import type { ChatModel } from './chat-model.ts';
import type { BudgetedModel, ModelRequest, TokenUsage } from './language-model.ts';
import type { ModelTurns } from './model-turns.ts';
import type { TokenBudget } from './token-budget.ts';

/** One request that has its turn and its tokens. */
interface Admitted {
  spent: Spent;
  settle(usage: TokenUsage): Promise<void>;
  /** Ends the turn; an answer that was not settled is counted by what came of it. */
  end(how: { failed: boolean }): Promise<void>;
}

/** A model whose requests wait for their turn and stay within the budgets. */
export function guardedModel(model: ChatModel, turns: ModelTurns, budget: TokenBudget): BudgetedModel {
  const admit = async (request: ModelRequest): Promise<Admitted> => {
    const { viewer, signal } = request;
    const leave = await turns.enter(viewer, signal);
    try {
      signal.throwIfAborted();
      const { prompt, answer } = model.mostTokens(request);
      const tokens = await budget.reserve(viewer, prompt + answer);
      const spent: Spent = { output: 0 };
      let settled = false;
      return {
        spent,
        async settle({ input, output }) {
          settled = true;
          await tokens.settle(input + output);
        },
        async end({ failed }) {
          // A provider charges for the question of somebody who leaves, and not for a request that it cannot serve.
          const free = failed && spent.output === 0;
          if (!settled) await tokens.settle(free ? 0 : Math.ceil(prompt + spent.output));
          leave();
        },
      };
    } catch (error) {
      leave();
      throw error;
    }
  };

  return {
    name: model.name,
    get room() {
      return model.room;
    },
    dayLeft: (viewer) => budget.shareLeft(viewer),
    async *stream(request) {
      const admitted = await admit(request);
      let failed = false;
      try {
        for await (const part of model.stream(request, admitted.spent)) {
          if ('end' in part) await admitted.settle(part.end.usage);
          yield part;
        }
      } catch (error) {
        failed = !request.signal.aborted;
        throw error;
      } finally {
        await admitted.end({ failed });
      }
    },
    async generate(request) {
      const admitted = await admit(request);
      let failed = false;
      try {
        const answer = await model.generate(request);
        await admitted.settle(answer.usage);
        return answer;
      } catch (error) {
        failed = !request.signal.aborted;
        throw error;
      } finally {
        await admitted.end({ failed });
      }
    },
  };
}
