import { useEffect, useState } from 'react';
import { type HitMetadata, SEARCH } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { t } from '#shared/messages/translate.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { type Insights, insightsOf } from './insights.ts';

/** The insights of a document, half a second after it loaded, as the specification says. */
function useInsights(metadata: HitMetadata): Insights | undefined {
  const [insights, setInsights] = useState<Insights>();
  useEffect(() => {
    const timer = setTimeout(() => setInsights(insightsOf(metadata)), SEARCH.insightDelayMs);
    return () => clearTimeout(timer);
  }, [metadata]);
  return insights;
}

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

export function InsightsSection({ metadata }: { metadata: HitMetadata }) {
  const insights = useInsights(metadata);
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-14 font-semibold">{t(messages.aiInsights)}</h3>
      <p className="mb-2 text-13 text-ink-soft">{t(messages.insightsSource)}</p>
      {insights ? (
        <div className="flex flex-col gap-3">
          <Insight title={t(messages.summary)} lines={[insights.summary]} />
          <Insight title={t(messages.legalImplications)} lines={[insights.implications]} />
          <Insight title={t(messages.recommendations)} lines={insights.recommendations} />
          <Insight
            title={t(messages.relevantStatutes)}
            lines={insights.statutes.length > 0 ? insights.statutes : [t(messages.noStatutes)]}
          />
        </div>
      ) : (
        <Loading label={t(messages.preparingInsights)} className="flex flex-col gap-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      )}
    </section>
  );
}
