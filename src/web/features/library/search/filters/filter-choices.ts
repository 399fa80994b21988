import { COURTS, SITTING_COURTS, STATES } from '#law/courts/court-list.ts';
import type { Facets } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { formatNumber } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { judgmentDate } from '../../format.ts';
import { type FilterState, LIST_FILTERS, type ListFilter, type SearchState } from '../search-state.ts';
import { type Choice, choiceText } from './choices.tsx';
import { yearsText } from './year-filter.tsx';

type Buckets = NonNullable<Facets[keyof Facets]>;

/** The found values, and chosen ones that are no longer found, so that the user can clear them. */
function withChosen(
  buckets: Buckets,
  chosen: readonly string[],
  nameOf: (value: string) => string,
): Choice[] {
  const missing = chosen.filter((value) => !buckets.some((bucket) => bucket.value === value));
  return [...missing.map((value) => ({ value, label: nameOf(value), count: 0 })), ...buckets];
}

const courtName = (code: string) => COURTS.find((court) => court.code === code)?.name ?? code;

/** All 28 states and 8 union territories, with counts if the results have them. */
export function stateChoices(facets: Facets | undefined): Choice[] {
  const counts = facets?.state && new Map(facets.state.map(({ value, count }) => [value, count]));
  return STATES.map(({ name, kind }) => ({
    value: name,
    label: name,
    group: kind === 'state' ? t(messages.states) : t(messages.unionTerritories),
    ...(counts ? { count: counts.get(name) ?? 0 } : {}),
  }));
}

/** The courts of the results; all courts if the results have no counts. */
export function courtChoices(facets: Facets | undefined, state: FilterState): Choice[] {
  if (!facets?.court) return COURTS.map(({ code, name }) => ({ value: code, label: name }));
  return withChosen(facets.court, state.court, courtName);
}

/** The choices of a filter of several values. */
export function choicesOf(of: ListFilter, facets: Facets | undefined, state: FilterState): Choice[] {
  if (of === 'state') return stateChoices(facets);
  if (of === 'court') return courtChoices(facets, state);
  return withChosen(facets?.[of] ?? [], state[of], (name) => name);
}

/** All Documents, Judgements, Acts, with counts. */
export function typeOptions(facets: Facets | undefined) {
  const countOf = (type: string) => facets?.type?.find(({ value }) => value === type)?.count ?? 0;
  const aside = (count: number) => (facets?.type ? { aside: formatNumber(count) } : {});
  return [
    { value: 'all', label: t(messages.allDocuments), ...aside(countOf('judgment') + countOf('act')) },
    { value: 'judgment', label: t(messages.judgements), ...aside(countOf('judgment')) },
    { value: 'act', label: t(messages.acts), ...aside(countOf('act')) },
  ] as const;
}

const COURT_OPTIONS = SITTING_COURTS.map(({ code, name }) => ({
  value: `court:${code}`,
  label: name,
}));

/** Each state's courts, then the Supreme Court and each High Court. */
export function bindingOptions() {
  const states = STATES.map(({ name }) => ({
    value: `state:${name}`,
    label: t(messages.courtsOfState, { state: name }),
  }));
  return [{ value: 'any', label: t(messages.bindingAnywhere) }, ...states, ...COURT_OPTIONS];
}

const bindingName = (binding: string) =>
  bindingOptions().find(({ value }) => value === binding)?.label ?? binding;

/** A Division Bench, a bench of three, a Constitution Bench (Article 145(3)), and larger ones. */
const LEAST_JUDGES = [2, 3, 5, 7, 9];

export function benchOptions(chosen: number | undefined) {
  const least = chosen === undefined ? LEAST_JUDGES : [...new Set([...LEAST_JUDGES, chosen])];
  return [
    { value: 'any', label: t(messages.anyBenchSize) },
    ...least
      .sort((a, b) => a - b)
      .map((count) => ({ value: String(count), label: t(messages.benchOfAtLeast, { count }) })),
  ];
}

/** The benches that decide: a judge alone, and those of `LEAST_JUDGES`. */
export function decidingBenchOptions(chosen: number | undefined) {
  const benches = new Set([1, ...LEAST_JUDGES, ...(chosen === undefined ? [] : [chosen])]);
  return [
    { value: 'any', label: t(messages.decidingBenchOpen) },
    ...[...benches]
      .sort((a, b) => a - b)
      .map((count) => ({ value: String(count), label: t(messages.decidingBenchOf, { count }) })),
  ];
}

/** 'Binding on: High Court of Kerala, 2 judges, on 2 Jan 2020'; the judgments that are only persuasive there are named so. */
function bindingText({ binding, bindingBench, bindingDate, persuasive }: SearchState): string[] {
  if (binding === undefined) return persuasive ? [t(messages.persuasive)] : [];
  const courts = [
    bindingName(binding),
    ...(bindingBench === undefined ? [] : [t(messages.decidingBenchOf, { count: bindingBench })]),
    ...(bindingDate === undefined ? [] : [judgmentDate(bindingDate)]),
  ].join(', ');
  return [t(persuasive ? messages.persuasiveForCourts : messages.bindingOnCourts, { courts })];
}

/** Names what is in use: the value of a filter with one value, else how many it has. */
export function usedNames(state: SearchState, facets: Facets | undefined): string[] {
  const { type, from, to, mode, similar, minBench } = state;
  const lists = LIST_FILTERS.flatMap((of) => {
    const [first, ...more] = state[of];
    if (first === undefined) return [];
    const label = choicesOf(of, facets, state).find(({ value }) => value === first)?.label;
    return more.length === 0 && label !== undefined ? [label] : [choiceText(of, state[of])];
  });
  return [
    ...(type === undefined ? [] : [t(type === 'act' ? messages.acts : messages.judgements)]),
    ...lists,
    ...bindingText(state),
    ...(minBench === undefined ? [] : [t(messages.benchOfAtLeast, { count: minBench })]),
    ...(from === undefined && to === undefined ? [] : [yearsText(from, to)]),
    ...(similar !== undefined || mode === 'hybrid'
      ? []
      : [t(mode === 'keyword' ? messages.keyword : messages.semantic)]),
  ];
}
