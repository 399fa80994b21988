import type { ModelFailure } from '#shared/contracts/assistant/model-failures.ts';
import { type ProblemCode, ProblemError } from '#shared/errors.ts';
import { messages as models } from '#shared/messages/en/operations/models.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { ModelError } from './model-error.ts';

const PROBLEMS_OF = {
  unreachable: ['model_unavailable', sentenceOf(models.unreachable)],
  timeout: ['timeout', sentenceOf(models.timeout)],
  key: ['model_unavailable', sentenceOf(models.key)],
  quota: ['model_unavailable', sentenceOf(models.quota)],
  name: ['model_unavailable', sentenceOf(models.name)],
  address: ['model_unavailable', sentenceOf(models.address)],
  context: ['model_unavailable', sentenceOf(models.context)],
  refused: ['model_unavailable', sentenceOf(models.refused)],
  busy: ['model_unavailable', sentenceOf(models.busy)],
  failed: ['model_unavailable', sentenceOf(models.failed)],
  unusable: ['model_unavailable', sentenceOf(models.unusable)],
} as const satisfies Record<ModelFailure, readonly [ProblemCode, ReturnType<typeof sentenceOf>]>;

/** The error that a user sees. Its cause, which is logged, holds nothing private. */
export function modelProblem(error: ModelError): ProblemError {
  const [code, sentence] = PROBLEMS_OF[error.failure];
  return new ProblemError(code, sentence, { cause: error });
}
