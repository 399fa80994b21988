import { z } from 'zod';
import { CitationForms } from '#law/answers/citation-forms.ts';
import { CHANGES_LINE, ChangeReader } from '#law/drafting/suggestions/change-reader.ts';
import type {
  ChatMessage,
  LanguageModel,
  ModelRequest,
} from '#server/platform/models/language/language-model.ts';
import { promptTokens } from '#server/platform/models/language/token-count.ts';
import { ModelError } from '#server/platform/models/provider/model-error.ts';
import { modelFailures } from '#shared/contracts/assistant/model-failures.ts';
import { ProblemError } from '#shared/errors.ts';

/** Outcomes of the trials: a text of several pages, the number of a source, a change to a draft. */
const outcome = <const O extends readonly [string, ...string[]]>(outcomes: O) =>
  z.object({
    outcome: z.enum([...outcomes, 'failed']),
    failure: z.enum(modelFailures).optional(),
  });
export const abilities = z.object({
  long: outcome(['remembers', 'forgets']).extend({
    tokens: z.number().describe('Tokens of the prompt, by our estimate'),
  }),
  cites: outcome(['as_asked', 'other_form', 'no_source', 'wrong_source']),
  changes: outcome(['readable', 'unreadable', 'changes_facts']),
});
export type Abilities = z.infer<typeof abilities>;

/** Limit: tokens of the long prompt. A larger one says no more, and takes minutes on a slow machine. */
const LONG = 4000;
const WORD = 'saffron';
const LINE =
  'The record of this day has nothing about the matter, and the clerk noted the weather and the hour.';
const TOKENS_OF_LINE = 30;

/** A text of several pages whose first line is asked for at its end. */
function longPrompt(room: number): ChatMessage[] {
  const lines = Math.max(4, Math.floor((Math.min(room, LONG) - 120) / TOKENS_OF_LINE));
  const text = Array.from({ length: lines }, (_, at) => `${at + 2}. ${LINE}`).join('\n');
  return [
    {
      role: 'user' as const,
      text: `1. The password of the record room is ${WORD}.\n${text}\n\nAnswer with one word: what is the password of the record room?`,
    },
  ];
}

const CITES: ModelRequest['messages'] = [
  {
    role: 'system',
    text: 'Answer from the sources alone, in one sentence, and write the number of its source in square brackets behind it, such as [1].',
  },
  {
    role: 'user',
    text: 'Sources:\n\n[1] The garden was let for eleven months from 1 June 2024.\n\n[2] The rent of the garden is Rs. 4,750 a month.\n\nQuestion: What is the rent of the garden?',
  },
];

const CHANGES: ModelRequest['messages'] = [
  {
    role: 'system',
    text: `You propose changes to a paper. First say in one short sentence what you propose. Then write the line\n${CHANGES_LINE}\nand after it one JSON object on a line: {"block": "b1", "text": "the whole new text", "reason": "one short sentence"}\nKeep each fact, figure and date.`,
  },
  {
    role: 'user',
    text: 'The paper:\n\n<block name="b1">\nThat it is most humbly and respectfully submitted that the petitioner did pay a sum of Rs. 4,750 on 3 June 2024.\n</block>\n\nRequest: make the block shorter.',
  },
];

/** The text of an answer, or its failure. */
async function answerTo(
  model: LanguageModel,
  messages: ModelRequest['messages'],
  signal: AbortSignal,
): Promise<{ text: string } | { failure: ModelError['failure'] }> {
  try {
    let text = '';
    for await (const part of model.stream({ messages, signal })) if ('text' in part) text += part.text;
    return { text };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ProblemError && error.cause instanceof ModelError)
      return { failure: error.cause.failure };
    throw error;
  }
}

async function tryLong(model: LanguageModel, signal: AbortSignal): Promise<Abilities['long']> {
  let tokens = 0;
  const made = (room: number) => {
    const messages = longPrompt(room);
    tokens = promptTokens(messages);
    return messages;
  };
  const answer = await answerTo(model, made, signal);
  if ('failure' in answer) return { tokens, outcome: 'failed', failure: answer.failure };
  return { tokens, outcome: answer.text.toLowerCase().includes(WORD) ? 'remembers' : 'forgets' };
}

async function tryCites(model: LanguageModel, signal: AbortSignal): Promise<Abilities['cites']> {
  const answer = await answerTo(model, CITES, signal);
  if ('failure' in answer) return { outcome: 'failed', failure: answer.failure };
  const forms = new CitationForms(2);
  const read = forms.push(answer.text) + forms.end();
  const named = [...read.matchAll(/\[(\d)\]/gu)].map(([, n]) => n);
  if (named.length === 0) return { outcome: 'no_source' };
  if (!named.includes('2') || !/4,?750/u.test(read)) return { outcome: 'wrong_source' };
  return { outcome: answer.text.includes('[2]') ? 'as_asked' : 'other_form' };
}

async function tryChanges(model: LanguageModel, signal: AbortSignal): Promise<Abilities['changes']> {
  const answer = await answerTo(model, CHANGES, signal);
  if ('failure' in answer) return { outcome: 'failed', failure: answer.failure };
  const reader = new ChangeReader();
  const [change] = [...reader.push(answer.text).changes, ...reader.end().changes];
  if (change === undefined || !/^\W{0,3}b?1\W{0,3}$/iu.test(change.at)) return { outcome: 'unreadable' };
  const keeps = /4,?750/u.test(change.text) && /\b3(?:rd)? June\b|\bJune 3\b/iu.test(change.text);
  return { outcome: keeps ? 'readable' : 'changes_facts' };
}

/**
 * Tries a long prompt, the form of citations and a change to a draft, one after another; undefined where a budget or the
 * queue of this server is full. Errors: the reason of the signal.
 */
export async function tryAbilities(
  model: LanguageModel,
  signal: AbortSignal,
): Promise<Abilities | undefined> {
  try {
    return {
      long: await tryLong(model, signal),
      cites: await tryCites(model, signal),
      changes: await tryChanges(model, signal),
    };
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'too_many_requests') return undefined;
    throw error;
  }
}
