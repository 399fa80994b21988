import { documentInsights } from '#law/document-insights/insights.ts';
import { serveWork } from '#server/core/threads/serve-work.ts';

export const insightsWork = serveWork({ documentInsights });
