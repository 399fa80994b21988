import { scoreActs } from './acts.ts';
import { findIn, LABELS, type Labelled, NAMED } from './finders.ts';
import { type GoldSet, isAnnotated } from './gold.ts';
import type { GoldSpan, GoldText } from './gold-text.ts';
import { emptyTally, score, type Tally } from './score.ts';

const WITH_ACT = 'PROVISION with its act';

/** One label on one set: where it was annotated, and on every text alike. */
interface Scored {
  annotated: Tally;
  everywhere: Tally;
}

/** Scores by label, in the order of the results. */
export type SetScores = ReadonlyMap<string, Scored>;

/** Scores every label on a set; `show` names a label whose errors are printed. */
export function scoreSet({ texts }: GoldSet, show?: string): SetScores {
  const scores = new Map<string, Scored>();
  for (const labelled of [...LABELS, NAMED]) scores.set(labelled.label, scoreLabel(labelled, texts, show));
  scores.set(WITH_ACT, scoreWithActs(texts, show));
  return scores;
}

function scoreLabel(labelled: Labelled, texts: readonly GoldText[], show: string | undefined): Scored {
  const { label, where, isGold = (span: GoldSpan) => span.label === label } = labelled;
  const scored = { annotated: emptyTally(), everywhere: emptyTally() };
  for (const gold of texts) {
    const spans = gold.entities.filter(isGold);
    const found = findIn(labelled, gold);
    score(gold.text, spans, found, scored.everywhere);
    if (!isAnnotated(gold, where)) continue;
    const { missed, wrong } = score(gold.text, spans, found, scored.annotated);
    if (show === label && !gold.checked) showErrors(gold.text, missed, wrong);
  }
  return scored;
}

/** Provisions with the act that is printed beside them. */
function scoreWithActs(texts: readonly GoldText[], show: string | undefined): Scored {
  const scored = { annotated: emptyTally(), everywhere: emptyTally() };
  for (const gold of texts) {
    scoreActs(gold, scored.everywhere);
    if (gold.head) continue;
    const wrong = scoreActs(gold, scored.annotated);
    if (show === 'ACT') for (const line of wrong) console.log(`missed ${line}`);
  }
  return scored;
}

/**
 * Prints errors for work on the rules only (`--show=JUDGE`): judgments name real people, so nothing is printed by
 * default.
 */
function showErrors(
  text: string,
  missed: readonly { start: number; end: number }[],
  wrong: readonly { start: number; end: number }[],
): void {
  const around = (span: { start: number; end: number }): string =>
    `${JSON.stringify(text.slice(span.start, span.end))} in ${JSON.stringify(text.slice(Math.max(0, span.start - 50), span.end + 30))}`;
  for (const span of missed) console.log(`missed ${around(span)}`);
  for (const span of wrong) console.log(`wrong  ${around(span)}`);
}
