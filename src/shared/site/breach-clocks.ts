/** Reports that a breach of personal data asks for, in the order of their clocks. */
export const BREACH_STEPS = ['cert_in', 'people', 'board', 'board_details'] as const;
export type BreachStep = (typeof BREACH_STEPS)[number];

const HOUR_MS = 3_600_000;

/**
 * Hours from the moment at which the breach is noticed; undefined for *without delay*.
 *
 * CERT-In: six hours, Directions of 28 April 2022 under section 70B(6) of the Information Technology Act, 2000. The people
 * concerned and the Data Protection Board: without delay, and the details to the Board within 72 hours, rule 7 of the
 * Digital Personal Data Protection Rules, 2025 (G.S.R. 846(E)), which applies eighteen months after its publication in
 * November 2025.
 */
const HOURS: Readonly<Record<BreachStep, number | undefined>> = {
  cert_in: 6,
  people: undefined,
  board: undefined,
  board_details: 72,
};

/** The last moment of a report; undefined where the law says *without delay*. */
export function breachDue(step: BreachStep, noticedAt: Date): Date | undefined {
  const hours = HOURS[step];
  return hours === undefined ? undefined : new Date(noticedAt.getTime() + hours * HOUR_MS);
}
