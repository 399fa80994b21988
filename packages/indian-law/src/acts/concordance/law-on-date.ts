import type { SectionRef } from './provision-ref.ts';

/** The day on which the BNS, the BNSS and the BSA came into force (S.O. 848(E) to 850(E) of 23 February 2024). */
export const NEW_CODES_FROM = '2024-07-01';

export interface LawOnDate {
  /** The code of offences: by the day of the offence (BNS s. 358; Constitution art. 20(1)). */
  substance: 'old' | 'new' | 'both';
  /** The codes of procedure and evidence: by the day on which a proceeding was pending (BNSS s. 531, BSA s. 170). */
  procedure: 'old' | 'new' | 'both';
  /** The provisions that say so. */
  sources: SectionRef[];
}

/**
 * The codes that may apply to an offence committed on a day (`yyyy-mm-dd`). For an earlier offence the procedure is
 * `both`: the day on which the proceeding began decides, which the day of the offence does not tell.
 */
export function lawOnDate(day: string): LawOnDate {
  const sources = [
    { act: 'bns', section: '358' },
    { act: 'bnss', section: '531' },
    { act: 'bsa', section: '170' },
  ];
  return day < NEW_CODES_FROM
    ? { substance: 'old', procedure: 'both', sources }
    : { substance: 'new', procedure: 'new', sources };
}
