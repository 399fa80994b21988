import { addDays, daysBetween, later } from './days.ts';
import type { Exclusion, Facts, Span, Step, TimeRule, Warning } from './types.ts';

const ACT = 'Limitation Act 1963, s. ';
/** The order of the Supreme Court of 10 January 2022, In re Cognizance for Extension of Limitation, (2022) 3 SCC 117. */
export const PANDEMIC_ORDER = 'In re Cognizance for Extension of Limitation, (2022) 3 SCC 117, para 5';
export const PANDEMIC: Span = { from: '2020-03-15', to: '2022-02-28' };

/** Provision of each exclusion, and the fact that gives its days. */
const SOURCES: Record<Exclusion, { rule: string; spans: (facts: Facts) => readonly Span[] }> = {
  copy: { rule: `${ACT}12(2) and (3)`, spans: (facts) => copyTime(facts) },
  award_copy: { rule: `${ACT}12(4)`, spans: (facts) => copyTime(facts) },
  pauper: { rule: `${ACT}13`, spans: ({ pauper = [] }) => pauper },
  proceeding: { rule: `${ACT}14`, spans: ({ bona_fide = [] }) => bona_fide },
  injunction: { rule: `${ACT}15(1)`, spans: ({ injunction = [] }) => injunction },
  notice: { rule: `${ACT}15(2)`, spans: ({ notice = [] }) => notice },
  sale_challenge: { rule: `${ACT}15(4)`, spans: ({ sale_challenge = [] }) => sale_challenge },
  absence: { rule: `${ACT}15(5)`, spans: ({ absent = [] }) => absent },
  mediation: { rule: 'Commercial Courts Act 2015, s. 12A(3)', spans: ({ mediation = [] }) => mediation },
  prosecution: {
    rule: 'Bharatiya Nagarik Suraksha Sanhita 2023, s. 516(1) (Code of Criminal Procedure 1973, s. 470)',
    spans: ({ bona_fide = [] }) => bona_fide,
  },
  stay_of_prosecution: {
    rule: 'Bharatiya Nagarik Suraksha Sanhita 2023, s. 516(2) (Code of Criminal Procedure 1973, s. 470)',
    spans: ({ injunction = [] }) => injunction,
  },
  prosecution_notice: {
    rule: 'Bharatiya Nagarik Suraksha Sanhita 2023, s. 516(3) (Code of Criminal Procedure 1973, s. 470)',
    spans: ({ notice = [] }) => notice,
  },
  offender_away: {
    rule: 'Bharatiya Nagarik Suraksha Sanhita 2023, s. 516(4) (Code of Criminal Procedure 1973, s. 470)',
    spans: ({ absent = [] }) => absent,
  },
};

/** From the application for the copy to its receipt, both days left out. */
function copyTime({ copy_applied, copy_received }: Facts): Span[] {
  return copy_applied === undefined || copy_received === undefined
    ? []
    : [{ from: copy_applied, to: copy_received }];
}

interface Candidate extends Span {
  rule: string;
  key: 'left_out' | 'pandemic';
}

function candidates(rule: TimeRule, facts: Facts): Candidate[] {
  const found = rule.exclusions.flatMap((exclusion) => {
    const { rule: source, spans } = SOURCES[exclusion];
    return spans(facts).map((span): Candidate => ({ ...span, rule: source, key: 'left_out' }));
  });
  if (rule.pandemic !== undefined) found.push({ ...PANDEMIC, rule: PANDEMIC_ORDER, key: 'pandemic' });
  return found.sort((a, b) => (a.from === b.from ? (a.to < b.to ? -1 : 1) : a.from < b.from ? -1 : 1));
}

export interface Extended {
  end: string;
  /** True where the days of the pandemic were left out. */
  pandemic: boolean;
  steps: Step[];
  warnings: Warning[];
}

/** The reason for which a stretch excludes nothing: its days were never counted, or the period had ended. */
function withoutEffect({ from, to }: Span, left: Span, end: string): Warning | undefined {
  if (left.from > left.to) return { key: 'span_no_effect', values: { from, to } };
  return left.from > end ? { key: 'span_after_end', values: { from, to, end } } : undefined;
}

/**
 * The end of a period that is reckoned from `start`, with the excluded days added. `endFrom` gives the end of the bare
 * period from a day. Each excluded day counts once, however many provisions exclude it; a stretch that begins after the
 * period has ended excludes nothing; days up to `start` were never counted and add nothing. Where no day has run yet, the
 * whole period runs from the end of the stretch, so that months and years stay those of the calendar. Linear in the number
 * of stretches.
 */
export function extend(
  rule: TimeRule,
  start: string,
  endFrom: (day: string) => string,
  facts: Facts,
): Extended {
  const extended: Extended = { end: endFrom(start), pandemic: false, steps: [], warnings: [] };
  let counted = start;
  let started = false;
  for (const candidate of candidates(rule, facts)) {
    const next = addDays(counted, 1);
    const span = { from: later(candidate.from, next), to: candidate.to };
    const without = withoutEffect(candidate, span, extended.end);
    if (without) {
      if (candidate.key === 'left_out') extended.warnings.push(without);
      continue;
    }
    const days = daysBetween(span.from, span.to) + 1;
    started ||= span.from > next;
    counted = span.to;
    extended.end = started ? addDays(extended.end, days) : endFrom(span.to);
    extended.pandemic ||= candidate.key === 'pandemic';
    const values = { ...span, days: String(days), end: extended.end };
    extended.steps.push({ rule: candidate.rule, says: { key: candidate.key, values }, ...span, days });
  }
  return extended;
}
