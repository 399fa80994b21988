import { queryOptions, useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { documentInsightsAnswer } from '#shared/contracts/assistant/document-insights.ts';
import type { HitMetadata } from '#shared/contracts/library.ts';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { messages as insightMessages } from '#shared/messages/en/library/insights.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { insightsOf, type MetadataInsights } from './metadata-insights.ts';
import { TextInsights } from './text-insights.tsx';
import { WrittenSlot } from './written-slot.ts';

/** The insights from the metadata, half a second after the document loaded, as the specification says. */
function useMetadataInsights(metadata: HitMetadata): MetadataInsights | undefined {
  const [insights, setInsights] = useState<MetadataInsights>();
  useEffect(() => {
    const timer = setTimeout(() => setInsights(insightsOf(metadata)), SEARCH.insightDelayMs);
    return () => clearTimeout(timer);
  }, [metadata]);
  return insights;
}

export const textInsightsQuery = (id: string) =>
  queryOptions({
    queryKey: ['document-insights', id],
    queryFn: ({ signal }) =>
      api.get('/functions/v1/document-insights', documentInsightsAnswer, { query: { id }, signal }),
  });

function Insight({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h4 className="text-13 font-medium text-ink-soft">{title}</h4>
      {lines.map((line) => (
        <p key={line} className="text-ui">
          {line}
        </p>
      ))}
    </div>
  );
}

function FromMetadata({ insights }: { insights: MetadataInsights }) {
  return (
    <div className="flex flex-col gap-3">
      <Insight title={t(messages.summary)} lines={[insights.summary]} />
      <Insight title={t(messages.legalImplications)} lines={[insights.implications]} />
      <Insight title={t(messages.recommendations)} lines={insights.recommendations} />
      <Insight
        title={t(messages.relevantStatutes)}
        lines={insights.statutes.length > 0 ? insights.statutes : [t(messages.noStatutes)]}
      />
    </div>
  );
}

/** Insights from the metadata first; those from the text replace them. */
export function InsightsSection({ id, metadata }: { id: string; metadata: HitMetadata }) {
  const first = useMetadataInsights(metadata);
  const { data, error } = useQuery({ ...textInsightsQuery(id), enabled: first !== undefined });
  const showWritten = useContext(WrittenSlot);
  const insights = data?.insights;
  const states = [
    t(insights ? insightMessages.quoted : messages.insightsSource),
    ...(first && !data && !error ? [t(insightMessages.reading)] : []),
    ...(error ? [t(insightMessages.notRead)] : []),
    ...(data?.enabled === false ? [t(insightMessages.off)] : []),
  ];
  return (
    <section className="border-t border-line pt-4" aria-busy={first !== undefined && !data && !error}>
      <h3 className="text-14 font-semibold">{t(messages.aiInsights)}</h3>
      {states.map((state) => (
        <p key={state} className="text-13 text-ink-soft last-of-type:mb-2">
          {state}
        </p>
      ))}
      {first === undefined ? (
        <Loading label={t(messages.preparingInsights)} className="flex flex-col gap-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      ) : insights ? (
        <TextInsights id={id} insights={insights} metadata={first} />
      ) : (
        <FromMetadata insights={first} />
      )}
      {data?.enabled && data.model !== null ? showWritten({ id, model: data.model }) : null}
    </section>
  );
}
