import { findAct } from '#law/acts/acts.ts';
import { findProvisionGroups } from '#law/provisions/provisions.ts';
import type { GoldSpan, GoldText } from './gold-text.ts';
import { folded, type Span, type Tally } from './score.ts';

/** Limit: characters between a gold provision and its act, as in ' of the', ', ', ' r/w Section 34 of the'. */
const REACH = 40;

const LINK = /^[\s,()[\]&]*(?:(?:and|of|under|in|to|the|said|read|with|r\/w)[\s,.]+)*["“(]?$/iu;

/** The act of a gold provision: the gold statute that it meets, or that follows it, or a provision after it, behind link words. */
function goldAct(text: string, provision: GoldSpan, spans: readonly GoldSpan[]): string | undefined {
  const statutes = spans.filter(({ label }) => label === 'STATUTE');
  const inside = statutes.find((one) => one.start < provision.end && provision.start < one.end);
  if (inside !== undefined) return sameAct(inside.text);
  const next = spans.find((one) => one.start >= provision.end);
  if (next === undefined || next.start - provision.end > REACH) return undefined;
  if (!LINK.test(text.slice(provision.end, next.start))) return undefined;
  return next.label === 'STATUTE' ? sameAct(next.text) : goldAct(text, next, spans);
}

/** One spelling for one act: the key of an act we know, else the letters and figures of its name. */
function sameAct(printed: string): string {
  // A footnote's number may stick to the year or the name: 'Act, 19619'.
  const name = printed.replace(/(?<=[a-z]|\d{4})\d{1,2}$/u, '');
  return findAct(name)?.key ?? folded(name).replace(/^the/u, '');
}

const meet = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/**
 * Adds a text's provisions to a tally: those whose act is printed beside them, right when words and act agree. What we
 * find where the gold act cannot be told is not judged. Returns what was missed.
 */
export function scoreActs(gold: GoldText, tally: Tally): string[] {
  const spans = gold.entities
    .filter(({ label }) => label === 'STATUTE' || label === 'PROVISION')
    .sort((a, b) => a.start - b.start);
  const groups = findProvisionGroups(gold.text).filter((group) => group.statute !== undefined);
  const used = new Set<unknown>();
  const unsaid = new Set<unknown>();
  const wrong: string[] = [];
  for (const span of spans.filter(({ label }) => label === 'PROVISION')) {
    const act = goldAct(gold.text, span, spans);
    if (act === undefined) {
      for (const group of groups) if (meet(group, span)) unsaid.add(group);
      continue;
    }
    tally.gold += 1;
    const meets = groups.filter((group) => meet(group, span));
    const right = (group: (typeof groups)[number]): boolean =>
      !used.has(group) && sameAct(group.statute?.raw ?? '') === act;
    if (meets.some(right)) tally.overlapGold += 1;
    const same = meets.find((group) => right(group) && folded(group.raw) === folded(span.text));
    if (same === undefined)
      wrong.push(`${span.text} → ${act}, not ${meets.map((group) => group.statute?.raw).join()}`);
    else {
      used.add(same);
      tally.strict += 1;
    }
  }
  const judged = groups.filter((group) => used.has(group) || !unsaid.has(group));
  tally.found += judged.length;
  tally.overlapFound += judged.filter((group) =>
    spans.some((one) => one.label === 'PROVISION' && meet(group, one)),
  ).length;
  return wrong;
}
