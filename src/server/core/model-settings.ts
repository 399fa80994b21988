import { z } from 'zod';

/** Settings of the vectors that searches by meaning use. */
export const embeddingSettings = {
  EMBEDDINGS: z
    .enum(['local'])
    .optional()
    .describe(
      'local: searches by meaning use vectors from the sentence model that comes with Munshi; unset: from EMBEDDINGS_URL, else trained from the library. Operators can choose another one on the page of the library',
    ),
  EMBEDDINGS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Searches by meaning use vectors from this OpenAI-compatible endpoint (with its version path, such as http://127.0.0.1:11434/v1), which sees the text of the library and of the searches; unset: vectors trained from the library',
    ),
  EMBEDDINGS_MODEL: z.string().min(1).optional().describe('Name of the embedding model there'),
  EMBEDDINGS_API_KEY: z.string().min(1).optional().describe('Key for that endpoint, if it needs one'),
  SENTENCE_MODEL: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Questions in a case are compared with its papers by meaning, by the sentence model that comes with Munshi: about half a second of a processor for each page that is read, in the background, and 120 MB of memory while it works; off: by words alone',
    ),
};

/** Settings of what the language model may be asked. */
export const modelLimits = {
  MODEL_SECOND_READING: z
    .enum(['auto', 'on', 'off'])
    .default('auto')
    .describe(
      'Whether the language model is asked again, with the cited passage alone, about each sentence of its answer; auto: where it runs on this machine or in a private network, and elsewhere while less than half of the tokens of a day are used, by the user and by all users together. It takes up to ten more short requests for an answer',
    ),
  MODEL_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(16)
    .describe('How many requests of all users the language model gets at once'),
  MODEL_TOKENS_PER_USER: z.coerce
    .number()
    .int()
    .min(1)
    .default(300_000)
    .describe('How many tokens of the language model one user may use in a day'),
  MODEL_TOKENS_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .default(10_000_000)
    .describe('How many tokens of the language model all users together may use in a day'),
};
