import { ANSWER_LOST } from '#shared/contracts/assistant/answers.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** The sentence that the reader gets when the model fails; the cause is logged. `lost`: words of it that nothing keeps. */
export function asNoAnswer(error: unknown, lost = false): unknown {
  if (!(error instanceof ProblemError)) return error;
  if (error.code !== 'model_unavailable' && error.code !== 'timeout') return error;
  const { code, cause } = error;
  return lost
    ? new ProblemError(code, sentenceOf(messages.answerLost), { cause, reason: ANSWER_LOST })
    : new ProblemError(code, sentenceOf(messages.noAnswer), { cause });
}
