import { askedFor } from '../case-summary/key-facts.ts';
import { type Statement, statementsOf } from '../case-summary/statements.ts';
import { summarisePapers } from '../case-summary/summarise-papers.ts';
import type { Paper, SummaryPoint } from '../case-summary/types.ts';
import { isOfReport } from '../judgment/parts/whose.ts';
import { findProvisions } from '../provisions/provisions.ts';
import { holdingsIn, orderIn } from './holdings.ts';
import { type DocumentInsights, INSIGHTS, type InsightPoint, type InsightSource } from './types.ts';

/**
 * A document as a paper whose pages are its paragraphs. What a reporter, counsel or a dissenting judge says is no point of
 * the judgment.
 */
function paperOf({ paragraphs, parts = [] }: InsightSource): Paper {
  const others = new Set(
    parts.flatMap(({ id, kind, stance }) => (isOfReport(kind) || stance === 'dissenting' ? [id] : [])),
  );
  const all = paragraphs
    .slice(0, INSIGHTS.paragraphs)
    .flatMap(({ text, heading, part = '' }, page) =>
      heading ? [] : [{ page, text: text.slice(0, INSIGHTS.paragraph), ocr: false, part }],
    );
  const own = all.filter(({ part }) => !others.has(part));
  // A copy of a headnote alone has no other words.
  const pages = (own.length > 0 ? own : all).map(({ part: _, ...page }) => page);
  return { id: '', name: '', category: 'judgment', pages };
}

/** Points and statutes of papers with the paragraphs of the document in place of the pages. */
function placesOf({ paragraphs }: InsightSource) {
  return (index: number) => {
    const paragraph = paragraphs[index]?.number;
    return { index, ...(paragraph === undefined ? {} : { paragraph }) };
  };
}

/** The provisions of the record, each with how often and where first a paragraph names its number. */
function statutesIn({ provisions }: InsightSource, { pages }: Paper) {
  const named = new Map<string, { count: number; index: number }>();
  for (const { page, text } of pages)
    for (const { number: section } of findProvisions(text)) {
      const known = named.get(section) ?? { count: 0, index: page };
      named.set(section, { ...known, count: known.count + 1 });
    }
  return provisions
    .flatMap(({ law, section_number: section }) => {
      const place = named.get(section);
      return place ? [{ law, section, ...place }] : [];
    })
    .sort((one, other) => other.count - one.count)
    .slice(0, INSIGHTS.statutes);
}

/** The first sentences of a section: it says in them what it is about. */
function sectionInsights(source: InsightSource, statements: readonly Statement[]): DocumentInsights {
  const place = placesOf(source);
  return {
    summary: statements.slice(0, 2).map(({ point: { page, quote } }) => ({ ...place(page), quote })),
    holdings: [],
    facts: [],
    issues: [],
    dates: [],
    statutes: [],
  };
}

/**
 * Points of a document in its own words, each with its paragraph: what is asked for, what the court finds and
 * orders, facts, issues, dates and provisions. It chooses by signs and asks no model. O(length of the text).
 */
export function documentInsights(source: InsightSource): DocumentInsights {
  const paper = paperOf(source);
  const statements = statementsOf([paper]);
  if (source.kind === 'act') return sectionInsights(source, statements);
  const place = placesOf(source);
  const asPoint = ({ page, quote, day }: SummaryPoint): InsightPoint => ({
    ...place(page),
    quote,
    ...(day === undefined ? {} : { day }),
  });
  const { overview, facts, issues, dates } = summarisePapers([paper]);
  const holdings = holdingsIn(statements, INSIGHTS.holdings + 1);
  const order = orderIn(statements);
  const [main, ...others] = holdings.filter((one) => one !== order);
  const [asked] = askedFor(statements);
  const summary = [asked?.point, main?.point, order?.point].filter((point) => point !== undefined);
  const shown = new Set(summary.map(({ quote }) => quote));
  return {
    summary: summary.map(asPoint),
    holdings: others.slice(0, INSIGHTS.holdings).map(({ point }) => asPoint(point)),
    facts: [...overview, ...facts]
      .filter(({ quote }) => !shown.has(quote))
      .slice(0, INSIGHTS.facts)
      .sort((one, other) => one.page - other.page)
      .map(asPoint),
    issues: issues.slice(0, INSIGHTS.issues).map(asPoint),
    dates: dates.slice(0, INSIGHTS.dates).map(asPoint),
    statutes: statutesIn(source, paper).map(({ index, ...one }) => ({ ...one, ...place(index) })),
  };
}
