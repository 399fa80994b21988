import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DocumentInsightsBody, InsightPoint } from '#shared/contracts/assistant/document-insights.ts';
import { messages } from '#shared/messages/en/library/insights.ts';
import { messages as library } from '#shared/messages/en/library/library.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { judgmentDate } from '../format.ts';
import { type MetadataInsights, provisionName } from './metadata-insights.ts';

type Place = Pick<InsightPoint, 'index' | 'paragraph'> & { quote?: string };

/** Words by which the reader finds a quotation again. */
const FOUND_BY = 8;

/** Opens the reader at a paragraph, with the quoted words marked. */
function PlaceLink({ id, place: { index, paragraph, quote } }: { id: string; place: Place }) {
  const words = quote?.replaceAll(/["“”]/gu, ' ').split(/\s+/u).filter(Boolean).slice(0, FOUND_BY).join(' ');
  return (
    <Link
      to="/home/library/$id"
      params={{ id }}
      search={{ at: String(index), ...(words ? { q: `"${words}"` } : {}) }}
      className="relative -my-3 inline-block py-3 text-13 text-link md:my-0 md:py-0"
    >
      {paragraph === undefined ? t(messages.openPlace) : t(messages.place, { paragraph })}
    </Link>
  );
}

function Part({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <h4 className="text-13 font-medium text-ink-soft">{title}</h4>
      <ul className="mt-1 flex flex-col gap-2 text-ui">{children}</ul>
    </div>
  );
}

export function Point({ id, point }: { id: string; point: InsightPoint }) {
  return (
    <li>
      {point.day === undefined ? null : <span className="block font-medium">{judgmentDate(point.day)}</span>}
      <q lang={languageOfText(point.quote)} className="[overflow-wrap:anywhere]">
        {point.quote}
      </q>{' '}
      <PlaceLink id={id} place={point} />
    </li>
  );
}

const sentences = (lines: readonly string[]) => lines.map((line) => <li key={line}>{line}</li>);
const withoutDay = ({ day: _, ...point }: InsightPoint): InsightPoint => point;

type Props = { id: string; insights: DocumentInsightsBody; metadata: MetadataInsights };

/** Insights from the text, part by part; missing ones come from the metadata, or as the specified sentence. */
export function TextInsights({ id, insights, metadata }: Props) {
  const { summary, holdings, facts, issues, dates, statutes, missing, absent } = insights;
  const points = (given: readonly InsightPoint[]) =>
    given.map((point) => <Point key={`${point.index} ${point.quote}`} id={id} point={point} />);
  const undated = (given: readonly InsightPoint[]) => points(given.map(withoutDay));
  const lacks = [
    ...missing.map((part) => t(messages[part])),
    ...(absent > 0 ? [t(messages.absent, { count: absent })] : []),
  ];
  return (
    <div className="flex flex-col gap-3">
      <Part title={t(library.summary)}>
        {summary.length > 0 ? undated(summary) : sentences([metadata.summary])}
      </Part>
      <Part title={t(library.legalImplications)}>
        {holdings.length > 0 ? undated(holdings) : sentences([metadata.implications])}
      </Part>
      <Part title={t(messages.keyFacts)}>{undated(facts)}</Part>
      <Part title={t(messages.issues)}>{undated(issues)}</Part>
      <Part title={t(messages.dates)}>{points(dates)}</Part>
      <Part title={t(library.recommendations)}>{sentences(metadata.recommendations)}</Part>
      <Part title={t(library.relevantStatutes)}>
        {statutes.length > 0
          ? statutes.map((one) => (
              <li key={`${one.law} ${one.section}`} className="flex flex-wrap items-baseline gap-x-2">
                <span>{provisionName(one.law, [one.section])}</span>
                <span className="text-13 text-ink-soft">{t(messages.named, { count: one.count })}</span>
                <PlaceLink id={id} place={one} />
              </li>
            ))
          : sentences(metadata.statutes.length > 0 ? metadata.statutes : [t(library.noStatutes)])}
      </Part>
      <Part title={t(messages.missing)}>{sentences(lacks)}</Part>
    </div>
  );
}
