import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** The sentence that the reader gets when the model fails; the cause is logged. */
export function asNoAnswer(error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  if (error.code !== 'model_unavailable' && error.code !== 'timeout') return error;
  return new ProblemError(error.code, sentenceOf(messages.noAnswer), { cause: error.cause });
}
