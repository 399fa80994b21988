import { parentPort } from 'node:worker_threads';
import { authoritiesIn } from '#law/verify/cited-authorities.ts';
import type { CitatorRequest } from './citator-thread.ts';

parentPort?.on('message', ({ paragraphs, keys }: CitatorRequest) => {
  parentPort?.postMessage(authoritiesIn(paragraphs, new Set(keys)));
});
