import { parentPort } from 'node:worker_threads';
import { citationKey, parseCitation } from '#law/citations/citations.ts';
import { yearOfKey } from '#law/citations/own-keys.ts';
import { citatorEntries } from '#law/judgment/parts/citator-info.ts';
import { wordsOf } from '#law/judgment/parts/whose.ts';
import { authoritiesIn } from '#law/verify/cited-authorities.ts';
import type { CitatorRequest, JudgmentCitations, ListedCase } from './citator-thread.ts';

function listedCases({ paragraphs, parts }: CitatorRequest): ListedCase[] {
  const index = parts.find(({ kind }) => kind === 'citator')?.from ?? 0;
  return citatorEntries(paragraphs, parts).flatMap(({ code, citation, paragraphs: numbers, treatment }) => {
    const parsed = parseCitation(citation);
    if (parsed === undefined) return [];
    const key = citationKey(parsed);
    const year = yearOfKey(key);
    const entry = [code, citation, ...(numbers === undefined ? [] : [`(${numbers.join(', ')})`])].join(' ');
    return [
      {
        key,
        citation,
        index,
        entry,
        ...(year === undefined ? {} : { year }),
        ...(treatment === undefined ? {} : { treatment }),
      },
    ];
  });
}

parentPort?.on('message', (request: CitatorRequest) => {
  const { paragraphs, parts, keys } = request;
  const answer: JudgmentCitations = {
    // A headnote and the list of citing cases say what others cite.
    cited: authoritiesIn(wordsOf('court', paragraphs, parts), new Set(keys)),
    listed: listedCases(request),
  };
  parentPort?.postMessage(answer);
});
