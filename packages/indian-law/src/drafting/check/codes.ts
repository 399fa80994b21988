import { findDates } from '../../text/dates.ts';
import type { StatedDay } from '../days/read-days.ts';
import type { DraftLine, DraftParts, Finding } from './types.ts';

/**
 * Day on which the Bharatiya Nyaya Sanhita, the Bharatiya Nagarik Suraksha Sanhita and the Bharatiya Sakshya Adhiniyam came
 * into force (notifications S.O. 848(E), 849(E) and 850(E) of 23 February 2024). An offence before it stays under the Penal
 * Code (section 358 BNS); a proceeding that was pending goes on under the old Code (section 531(2)(a) BNSS, 170(2) BSA).
 */
export const NEW_CODES_FROM = '2024-07-01';

const OLD_PROCEDURE =
  /\bcode of criminal procedure\b|\bcr\.? ?p\.? ?c\b|द(?:ण्|ं)ड प्रक्रिया संहिता|द0प्र0सं0|द\.प्र\.सं|குற்றவியல் (?:நடைமுறை|விசாரணை ?முறை)ச்? ?சட்ட/iu;
const NEW_PROCEDURE =
  /\bnagarik suraksha\b|\bb\.?n\.?s\.?s\b|नागरिक सुरक्षा संहिता|बी\.?एन\.?एस\.?एस|நாகரிக் ?சுரக்ஷா/iu;
const OLD_PENAL =
  /\bindian penal code\b|\bi\.?p\.?c\b|भारतीय द(?:ण्|ं)ड (?:संहिता|विधान)|भा0द0(?:सं|वि)0|भा\.द\.(?:सं|वि)|आई\.?पी\.?सी|இந்திய தண்டனைச் ?சட்ட/iu;
const NEW_PENAL =
  /\bnyaya sanhita\b|\bb\.?n\.?s\b(?!\.?s)|भारतीय न्याय संहिता|बी\.?एन\.?एस(?!\.?एस)|நியாய(?:ச்)? ?(?:சன்ஹிதா|சம்ஹிதா)/iu;
const OLD_EVIDENCE = /\b65-? ?B\b|\bindian evidence act\b/iu;
const NEW_EVIDENCE = /\bsakshya\b|\bb\.?s\.?a\b/iu;

const yearsIn = (text: string): number[] =>
  [...text.matchAll(/(?:\/|\bof |सन् )((?:19|20)\d\d)\b/gu)].map(([, year]) => Number(year));

/** The latest day that a paper prints: it was not written before. */
function latestDay({ lines, attached }: DraftParts): string | undefined {
  return [...lines, ...attached.flatMap((one) => one.lines)]
    .flatMap(({ text }) => findDates(text))
    .flatMap(({ iso }) => (iso === undefined ? [] : [iso]))
    .sort()
    .at(-1);
}

const finding = (
  rule: 'old_code' | 'new_code',
  { block }: DraftLine,
  says: string,
  right: string,
): Finding => ({
  rule,
  block,
  values: { says, right },
});

/** Numbers of a police station and of the proceeding that a judgment ended. */
const OF_OTHER_NUMBER =
  /\bf\.?i\.?r\b|\bcrime\b|\bc\.? ?r\.? no|\bcr\.? ?no|\bp\.? ?s\b|\bpolice\b|\b(?:against|arising out of|aggrieved by)\b[^\n]{0,60}\b(?:judgment|order|conviction|decree|sentence)/iu;

/** The title and the prayer name the code under which the court is asked. */
function procedure(parts: DraftParts, made: string): Finding[] {
  const first = parts.lines.findIndex(({ number }) => number !== undefined);
  const title = parts.lines.slice(0, first < 0 ? 12 : first);
  // A proceeding that was pending gives the paper its number; a first information or the case that was decided does not.
  const pending = title.some(
    (line) =>
      /\bno\b|\d\/\d/iu.test(line.text) &&
      !OF_OTHER_NUMBER.test(line.text) &&
      yearsIn(line.text).some((year) => year < 2024),
  );
  const asked = title.find(
    ({ text }) =>
      /\b(?:under|u\/s|section)\b|धारा|பிரிவு/iu.test(text) &&
      (OLD_PROCEDURE.test(text) || NEW_PROCEDURE.test(text)),
  );
  if (!asked || (OLD_PROCEDURE.test(asked.text) && NEW_PROCEDURE.test(asked.text))) return [];
  if (made >= NEW_CODES_FROM && OLD_PROCEDURE.test(asked.text) && !pending)
    return [finding('old_code', asked, 'CrPC', 'BNSS')];
  return made < NEW_CODES_FROM && NEW_PROCEDURE.test(asked.text)
    ? [finding('new_code', asked, 'BNSS', 'CrPC')]
    : [];
}

const OF_A_LIFE =
  /\b(?:married|marriage|solemni[sz]ed|born|birth|incorporated|registered (?:as|under)|appointed|joined|retired|purchased|sale deed|resid\w+ since|SCC|AIR|INSC|SCR)\b|विवाह|जन्म|बैनामा|विक्रय पत्र/iu;

/** 'FIR No. 88/2026', 'Crime No. 502 of 2023': the year in which the police registered it. */
const YEAR_OF_FIR =
  /(?<![\p{L}\p{M}\d])(?:F\.?I\.?R|crime|case crime|अपराध (?:क्रमांक|संख्या|सं0)|मुकदमा अपराध संख्या|C\.? ?R(?=\.? ?No\.?[^;\n]{0,60}\b(?:police|P\.? ?S|I\.?P\.?C|BNS)\b)|P\.?S\.? case|मु0अ0सं0)(?![\p{L}\p{M}])\.?\s*(?:no\.?\s*:?)?\s*[\w-]{1,8}\s*(?:\/|of\s|सन्\s)\s*(20\d\d)\b/iu;
const OF_ANOTHER_CASE =
  /\b(?:acquitted|antecedents?|earlier|previous(?:ly)?|other|another|pending against|one case|convicted)\b/iu;
/** A day for an FIR of which only the year is known; the year in which the codes changed tells nothing. */
function dayOfYear({ lines }: DraftParts): string | undefined {
  const years = new Set(
    lines.flatMap(({ text }) => (OF_ANOTHER_CASE.test(text) ? [] : (YEAR_OF_FIR.exec(text)?.[1] ?? []))),
  );
  const [found] = years;
  if (found === undefined || years.size > 1 || found === '2024') return undefined;
  return found < '2024' ? `${found}-12-31` : `${found}-01-01`;
}

/** A paper about what a court has tried speaks of the code of that trial. */
const TRIED = /\b(?:convict\w*|sentence[ds]?|acquitt\w*|charge-? ?sheeted in|trial court)\b/iu;

/** True for a paper that states offences, and no FIR, whose every day is under the new codes. */
function statesNewFacts({ lines, paragraphs }: DraftParts): boolean {
  return (
    paragraphs.some(({ text }) =>
      findDates(text).some(({ iso }) => iso !== undefined && iso >= NEW_CODES_FROM),
    ) &&
    lines.some(({ text }) =>
      /\bcognizable\b|\boffences?\b[^.;]{0,60}\b(?:punishable|under|u\/s)\b/iu.test(text),
    ) &&
    !lines.some(({ text }) => TRIED.test(text))
  );
}

/** An FIR may be about acts long before it; days of a marriage, a birth or a paper say nothing of them. */
const statesOlderDays = (parts: DraftParts): boolean =>
  parts.lines.some(
    ({ text }) =>
      !OF_A_LIFE.test(text) &&
      (findDates(text).some(({ iso }) => iso !== undefined && iso < NEW_CODES_FROM) ||
        /\b(?:in|during|since|of|from|between)\s+(?:the year\s+)?(?:\p{Lu}\p{L}+,?\s+)?(?:20[01]\d|202[0-3])\b/u.test(
          text,
        )),
  );

/** The day from which the offence is judged: its own where the paper states it, else that of the FIR. */
function penal(parts: DraftParts, stated: readonly StatedDay[]): Finding[] {
  const offence = stated.find(({ name }) => name === 'offenceDate')?.iso;
  const fir = stated.find(({ name }) => name === 'firDate')?.iso ?? dayOfYear(parts);
  const named = parts.lines.find(
    ({ text }) =>
      (OLD_PENAL.test(text) || NEW_PENAL.test(text)) &&
      /\bsections?\b|\bu\/s\b|\d|धारा/iu.test(text) &&
      /\bF\.?I\.?R|\boffence|\bregistered|\bcrime\b|\bunder\b|अपराध|पंजीकृत|दर्ज|अन्तर्गत|अंतर्गत/iu.test(text),
  );
  if (!named || (OLD_PENAL.test(named.text) && NEW_PENAL.test(named.text))) return [];
  const older = statesOlderDays(parts);
  const isNew = (day: string) => day >= NEW_CODES_FROM;
  if (OLD_PENAL.test(named.text)) {
    const ofFir = () => !older && (fir === undefined ? statesNewFacts(parts) : isNew(fir));
    return (offence === undefined ? ofFir() : isNew(offence))
      ? [finding('old_code', named, 'IPC', 'BNS')]
      : [];
  }
  const day = offence ?? fir;
  return day === undefined || isNew(day) ? [] : [finding('new_code', named, 'BNS', 'IPC')];
}

/** A certificate of an electronic record under the Act that its proceeding follows. */
function evidence(parts: DraftParts, made: string): Finding[] {
  const lines = [...parts.lines, ...parts.attached.flatMap((one) => one.lines)];
  const pending = parts.head.some(({ text }) => yearsIn(text).some((year) => year < 2024));
  const certificate = lines.find(
    ({ text }) => /\bcertificate\b/iu.test(text) && (OLD_EVIDENCE.test(text) || NEW_EVIDENCE.test(text)),
  );
  if (!certificate || (OLD_EVIDENCE.test(certificate.text) && NEW_EVIDENCE.test(certificate.text))) return [];
  if (OLD_EVIDENCE.test(certificate.text))
    return made >= NEW_CODES_FROM && !pending
      ? [finding('old_code', certificate, 'Evidence Act', 'BSA')]
      : [];
  return made < NEW_CODES_FROM ? [finding('new_code', certificate, 'BSA', 'Evidence Act')] : [];
}

/** The day of a paper: its own, else the latest that it prints. */
export const dayMade = (parts: DraftParts, stated: readonly StatedDay[]): string | undefined =>
  stated.find(({ name }) => name === 'paperDate' || name === 'filedOn')?.iso ?? latestDay(parts);

/** The codes that a paper names against its own dates. */
export const checkCodes = (
  parts: DraftParts,
  stated: readonly StatedDay[],
  made: string | undefined,
): Finding[] => [
  ...(made === undefined ? [] : procedure(parts, made)),
  ...penal(parts, stated),
  ...(made === undefined ? [] : evidence(parts, made)),
];
