import { workOutDeadlines } from '#law/answers/deadlines/work-out.ts';
import { serveWork } from '#server/core/threads/serve-work.ts';

export const deadlinesWork = serveWork({ workOutDeadlines });
