import { serveWork } from '#server/core/threads/serve-work.ts';
import { foldForIndex } from './fold-names.ts';

export const foldNamesWork = serveWork({ foldForIndex });
