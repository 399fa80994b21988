import { parseCitation } from './citations.ts';

/** The form in which a court itself has announced that its judgments are cited. */
export interface AnnouncedForm {
  /** '2023/MHC/1515'. */
  cited: string;
  /** Day of the circular, yyyy-mm-dd. */
  circular: string;
}

/**
 * Circulars that name a form of neutral citations, with the years whose judgments have it.
 * Delhi: circular of 15 October 2022, 'YEAR/DHC/number', in force from 17 October 2022; its judgments print colons from 2023.
 * Madras: circular of 30 December 2022, 'Year/MHC/number', in force from 1 January 2023.
 * The Supreme Court's notice of 6 July 2023 names the usual form, '2023 INSC 1'. Other courts: no circular was found that names one.
 */
const CIRCULARS: Readonly<Record<string, { circular: string; from: number; to: number }>> = {
  DHC: { circular: '2022-10-15', from: 2022, to: 2022 },
  MHC: { circular: '2022-12-30', from: 2023, to: Number.POSITIVE_INFINITY },
};

/** The announced form of a neutral citation; undefined where its court announced none or the usual one. */
export function announcedForm(neutral: string): AnnouncedForm | undefined {
  const citation = parseCitation(neutral);
  if (citation?.kind !== 'neutral') return undefined;
  const { year, code, number } = citation;
  const found = CIRCULARS[code];
  if (!found || year < found.from || year > found.to) return undefined;
  return { cited: `${year}/${code}/${number}`, circular: found.circular };
}
