import { quotesForTask } from '#law/answers/tasks.ts';
import { summarisePapers } from '#law/case-summary/summarise-papers.ts';
import { serveWork } from '#server/core/threads/serve-work.ts';

export const summaryWork = serveWork({ summarisePapers, quotesForTask });
