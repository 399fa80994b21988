import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type WrittenInsights,
  writtenInsightsAnswer,
} from '#shared/contracts/assistant/document-insights.ts';
import { messages as summaries } from '#shared/messages/en/library/case-summary.ts';
import { messages } from '#shared/messages/en/library/insights.ts';
import { t } from '#shared/messages/translate.ts';
import { whyEnded } from '../conversation/end-note.tsx';
import { useWriting } from './use-writing.ts';
import { WrittenText } from './written-text.tsx';

/** Insights that a model wrote from a document; this window keeps them until it is closed. */
export function WrittenInsightsPart({ id, model }: { id: string; model: string }) {
  const client = useQueryClient();
  const queryKey = ['written-insights', id];
  const { data } = useQuery<WrittenInsights>({
    queryKey,
    queryFn: skipToken,
    gcTime: Infinity,
    staleTime: Infinity,
  });
  const writing = useWriting({
    key: id,
    path: '/functions/v1/write-document-insights',
    body: { id },
    parse: (given) => writtenInsightsAnswer.parse(given),
    keep: ({ written }) => client.setQueryData(queryKey, (known) => written ?? known),
    shown: data,
    failed: t(messages.notWritten),
  });
  const { notKept } = writing;
  return (
    <section className="mt-4 border-t border-line pt-4">
      <h4 className="mb-2 text-13 font-medium text-ink-soft">{t(summaries.writtenTitle)}</h4>
      <WrittenText
        writingKey={id}
        writing={writing}
        written={data ?? null}
        model={model}
        words={{
          offer: t(messages.writtenNone, { model }),
          notKept: notKept && t(messages.quotationsStand, { why: whyEnded(notKept) }),
        }}
      />
    </section>
  );
}
