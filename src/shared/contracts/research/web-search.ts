import { z } from 'zod';
import { messages } from '../../messages/en/library/web-search.ts';
import { t } from '../../messages/translate.ts';
import { trimmedText } from '../../text.ts';

/** Characters of the words that a search engine gets. */
export const WEB_SEARCH = { words: 300 } as const;

/** `POST /library/web-search` */
export const webSearchBody = z
  .object({
    query: trimmedText(WEB_SEARCH.words)
      .min(1, { error: () => t(messages.wordsRequired) })
      .describe('The words as the user typed them'),
  })
  .strict();
export const webSearchAnswer = z.object({
  results: z.array(
    z.object({
      url: z.string().describe('An address of the web, http or https'),
      title: z.string(),
      text: z.string().describe('What the search engine shows of the page, which nobody here has read'),
    }),
  ),
});
