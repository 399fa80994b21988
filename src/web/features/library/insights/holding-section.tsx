import { useQuery } from '@tanstack/react-query';
import { messages } from '#shared/messages/en/library/parts.ts';
import { t } from '#shared/messages/translate.ts';
import { Section } from '../document-details.tsx';
import { textInsightsQuery } from './insights-section.tsx';
import { Point } from './text-insights.tsx';

/** Limit: sentences of the holding in a preview. */
const SHOWN = 2;

/** The sentences in which the court says what it decides, before everything else about a judgment. */
export function HoldingSection({ id }: { id: string }) {
  const { data } = useQuery(textInsightsQuery(id));
  const holdings = data?.insights?.holdings.slice(0, SHOWN) ?? [];
  if (holdings.length === 0) return null;
  return (
    <Section title={t(messages.holding)}>
      <ul className="flex flex-col gap-2 text-ui">
        {holdings.map((point) => (
          <Point key={`${point.index} ${point.quote}`} id={id} point={point} />
        ))}
      </ul>
    </Section>
  );
}
