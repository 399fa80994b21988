import { actOfKey } from '#law/acts/acts.ts';
import type { SectionRef } from '#law/acts/concordance/provision-ref.ts';
import { REPLACED_BY } from '#law/acts/concordance/table.ts';
import { CLASSIFIED_BY, offencesOf } from '#law/acts/offences/offences.ts';
import type { OffenceBody } from '#shared/contracts/research/offences.ts';

/** The day from which the Penal Code, the Code of Criminal Procedure and the Evidence Act extended to Jammu and Kashmir. */
const EXTENDED_TO_JAMMU_AND_KASHMIR = '2019-10-31';

/** The offences of a provision, with the acts by their short titles. */
export const presentedOffences = (ref: SectionRef): OffenceBody[] =>
  offencesOf(ref).map((offence) => ({ ...offence, act: actOfKey(offence.act)?.short ?? offence.act }));

/** The offences of a provision and the provisions that classify them; without offences none. */
export function presentOffences(ref: SectionRef): { offences: OffenceBody[]; classified_by: string[] } {
  const offences = presentedOffences(ref);
  return { offences, classified_by: offences.length === 0 ? [] : [...(CLASSIFIED_BY.get(ref.act) ?? [])] };
}

/** A warning where the old code is asked for, or its row is shown, and the day does not exclude Jammu and Kashmir. */
export function jammuAndKashmir(act: string, date: string | undefined): { not_in_jammu_and_kashmir?: true } {
  const old = REPLACED_BY.has(act);
  return old && (date === undefined || date < EXTENDED_TO_JAMMU_AND_KASHMIR)
    ? { not_in_jammu_and_kashmir: true }
    : {};
}
