import type { Question } from '#law/answers/question.ts';
import type { Services } from '#server/platform/services.ts';
import type { SourceText } from './passage.ts';

/** Results of the web search; `failed` when it did not answer, so that the answer says so. */
export interface WebFound {
  texts: SourceText[];
  failed: boolean;
}

export const NO_WEB: WebFound = { texts: [], failed: false };

/**
 * Results of a search engine for the words of the message as the user typed them. Nothing of the case or of a model
 * goes into the search. Errors: the signal's reason.
 */
export async function webTexts(
  { webSearch, log }: Pick<Services, 'webSearch' | 'log'>,
  { text }: Question,
  signal: AbortSignal,
): Promise<WebFound> {
  if (!webSearch) return NO_WEB;
  try {
    const results = await webSearch.search(text, signal);
    return { failed: false, texts: results.map((one, at) => sourceText(one, 1 - at / results.length)) };
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ failure: error instanceof Error ? error.name : 'unknown' }, 'the web search failed');
    return { texts: [], failed: true };
  }
}

const sourceText = (
  { url, title, text }: { url: string; title: string; text: string },
  rank: number,
): SourceText => ({ kind: 'web', id: url, document: url, ofCase: false, title, heading: title, text, rank });
