import {
  type LabelledList,
  type LabelledRow,
  type ListedMatter,
  randomOf,
  rowsOfMatters,
} from './court-lists.ts';

/*
 * Relatives of the ten layouts, after the forms that other High Courts and tribunals print: numbers between hyphens or
 * strokes, abbreviations without points, advocates under headings, connected matters, a judge over each list, a week in the
 * head. Names are invented.
 */

/** A court with the spellings of its five kinds of proceeding: as an office keeps them, and as its lists print them. */
interface Court {
  name: string;
  head: (day: string) => string;
  kinds: readonly (readonly [kept: string, printed: (number: number, year: number) => string])[];
  line: (row: LabelledRow, number: string) => string;
  opening: (hall: string) => string;
  extension?: string;
}

const upper = (name: string) => name.toUpperCase();
const day = (iso: string, sign: string) => iso.split('-').reverse().join(sign);
const MONTH = 'January February March April May June July August September October November December'.split(
  ' ',
);
const longDay = (iso: string) => {
  const [year, month, date] = iso.split('-').map(Number);
  return `${date} ${MONTH[(month ?? 1) - 1]} ${year}`;
};

const hyphens = (kind: string) => (number: number, year: number) => `${kind}-${number}-${year}`;
const strokes = (kind: string) => (number: number, year: number) => `${kind}/${number}/${year}`;
const of = (kind: string) => (number: number, year: number) => `${kind} No. ${number} of ${year}`;

export const OTHER_COURTS: Readonly<Record<string, Court>> = {
  'Punjab and Haryana, hyphens': {
    name: 'High Court of Punjab and Haryana',
    head: (iso) => `HIGH COURT OF PUNJAB AND HARYANA AT CHANDIGARH\nURGENT LIST FOR ${day(iso, '/')}\n`,
    kinds: [
      ['CWP', hyphens('CWP')],
      ['RSA', hyphens('RSA')],
      ['FAO', hyphens('FAO')],
      ['CRM-M', hyphens('CRM-M')],
      ['CRA-S', hyphens('CRA-S')],
    ],
    opening: (hall) => `\nCR NO ${hall}\nHON'BLE MR. JUSTICE A. NILAVAN\n`,
    line: ({ item, matter }, number) =>
      `${item}  ${number}   ${upper(matter.petitioner)} V/S ${upper(matter.respondent)}   B. NOBODY\n`,
  },
  'Gujarat, strokes and a table': {
    name: 'High Court of Gujarat',
    head: (iso) => `HIGH COURT OF GUJARAT\nDAILY BOARD DATED ${day(iso, '/')}\n`,
    kinds: [
      ['SCA', strokes('SCA')],
      ['FA', strokes('FA')],
      ['LPA', strokes('LPA')],
      ['CR.MA', strokes('CR.MA')],
      ['CR.A', strokes('CR.A')],
    ],
    opening: (hall) =>
      `COURT : ${hall}\n| SR NO | CASE DETAILS | NAME OF PARTIES | NAME OF ADVOCATES | REMARKS |\n| --- | --- | --- | --- | --- |\n`,
    line: ({ item, matter }, number) =>
      `| ${item} | ${number} | ${upper(matter.petitioner)} V/S ${upper(matter.respondent)} | B NOBODY(1234) for the PETITIONER(s) No. 1 | FRESH MATTERS |\n`,
  },
  'Allahabad, parties under the number': {
    name: 'High Court of Judicature at Allahabad',
    head: (iso) => `HIGH COURT OF JUDICATURE AT ALLAHABAD\nCAUSE LIST FOR ${longDay(iso)}\n`,
    kinds: [
      ['WRIT - C', of('WRIT - C')],
      ['FIRST APPEAL', of('FIRST APPEAL')],
      ['SECOND APPEAL', of('SECOND APPEAL')],
      ['CRIMINAL MISC. BAIL APPLICATION', of('CRIMINAL MISC. BAIL APPLICATION')],
      ['CRIMINAL APPEAL', of('CRIMINAL APPEAL')],
    ],
    opening: (hall) => `\nCOURT NO.- ${hall}\nHON'BLE A. NILAVAN,J.\nFRESH CASES\n\n`,
    line: ({ item, matter }, number) =>
      `${item}.\t${number}\n\t${upper(matter.petitioner)}\n\tVs.\n\t${upper(matter.respondent)} AND 3 OTHERS\n\tB. NOBODY\n\n`,
  },
  'Kerala, of and a bench letter': {
    name: 'High Court of Kerala',
    head: (iso) => `HIGH COURT OF KERALA\nCAUSE LIST FOR ${longDay(iso).toUpperCase()}\n`,
    kinds: [
      ['WP(C)', (number, year) => `W.P.(C) NO. ${number} OF ${year}(A)`],
      ['RFA', (number, year) => `R.F.A. NO. ${number} OF ${year}`],
      ['MACA', (number, year) => `M.A.C.A. NO. ${number} OF ${year}`],
      ['BAIL APPL', (number, year) => `BAIL APPL. NO. ${number} OF ${year}`],
      ['CRL.A', (number, year) => `CRL.A NO. ${number} OF ${year}`],
    ],
    opening: (hall) => `\nCOURT HALL ${hall}\nBEFORE THE HONOURABLE MR. JUSTICE A. NILAVAN\nADMISSION\n`,
    line: ({ item, matter }, number) =>
      `${item}   ${number}\n     ${matter.petitioner} Vs ${matter.respondent}\n     B. NOBODY\n`,
  },
  'Madras, advocates in two columns': {
    name: 'High Court of Madras',
    head: (iso) => `MADRAS HIGH COURT\nCAUSE LIST DATE : ${day(iso, '-')}\n`,
    kinds: [
      ['WP', strokes('WP')],
      ['CRP', strokes('CRP')],
      ['AS', strokes('AS')],
      ['CRL OP', strokes('CRL OP')],
      ['CRL A', strokes('CRL A')],
    ],
    opening: (hall) =>
      `COURT NO. ${hall}\n<thead>\n| SR.NO. | CASE NO. | PARTIES | PETITIONER ADVOCATE | RESPONDENT ADVOCATE |\n`.replace(
        '<thead>\n',
        '',
      ),
    line: ({ item, matter }, number) =>
      `| ${item} | ${number} (Service) | ${upper(matter.petitioner)} VS ${upper(matter.respondent)} | M/S. B. NOBODY | C. NOBODY FOR R1 |\n`,
  },
  'Calcutta, item between brackets': {
    name: 'Calcutta High Court',
    head: (iso) => `IN THE HIGH COURT AT CALCUTTA\nAPPELLATE SIDE\nDAILY CAUSELIST\nFor ${longDay(iso)}\n`,
    kinds: [
      ['WPA', strokes('WPA')],
      ['FAT', strokes('FAT')],
      ['CO', strokes('CO')],
      ['CRM(DB)', strokes('CRM(DB)')],
      ['CRA', strokes('CRA')],
    ],
    opening: (hall) => `\nCOURT NO. ${hall}\nHON'BLE JUSTICE A. NILAVAN\nMOTION\n`,
    line: ({ item, matter }, number) =>
      `${item}\t${number}\t${upper(matter.petitioner)}\tVS\t${upper(matter.respondent)}\tB. NOBODY\n`,
  },
  'NCLT, section and counsel': {
    name: 'National Company Law Tribunal, Chennai Bench',
    head: (iso) => `NATIONAL COMPANY LAW TRIBUNAL\nCHENNAI BENCH\nCAUSE LIST OF THE DATE ${day(iso, '.')}\n`,
    kinds: [
      ['CP(IB)', strokes('CP(IB)')],
      ['IA(IBC)', strokes('IA(IBC)')],
      ['MA', strokes('MA')],
      ['CA', strokes('CA')],
      ['CP', strokes('CP')],
    ],
    opening: (hall) =>
      `COURT ROOM NO. ${hall}\n| Sl. No. | CP/CA/IA No. | Purpose | Section/Rule | Name of the Parties | Name of the Counsel |\n`,
    line: ({ item, matter }, number) =>
      `| ${item} | ${number}(CHE) | Hearing | Sec 7 of IBC | ${matter.petitioner} Vs ${matter.respondent} | B. Nobody |\n`,
  },
  'Jammu, a week in the head': {
    name: 'High Court of Jammu and Kashmir',
    head: (iso) =>
      `HIGH COURT OF JAMMU AND KASHMIR AND LADAKH AT JAMMU\nSUPPLEMENTARY LIST { ${day(iso, '-')} }\n`,
    kinds: [
      ['WP(C)', (number, year) => `WP (C) No. ${number}/${year}`],
      ['MA', (number, year) => `MA No. ${number}/${year}`],
      ['LPA', (number, year) => `LPA No. ${number}/${year}`],
      ['Bail App', (number, year) => `Bail App No. ${number}/${year}`],
      ['CRA', (number, year) => `CRA No. ${number}/${year}`],
    ],
    opening: (hall) => `Court No. ${hall}\nHON'BLE MR. JUSTICE A. NILAVAN\nS.No.\tCase No.\tTitle\tCounsel\n`,
    line: ({ item, matter }, number) =>
      `${item}\t${number}\t${matter.petitioner} Vs. ${matter.respondent}\tB. Nobody\n`,
  },
};

/** A list of another court, its rows labelled, and the number of each own matter as an office keeps it. */
export function otherList(
  name: string,
  seed: number,
  own: readonly ListedMatter[],
): LabelledList & { court: string } {
  const court = OTHER_COURTS[name];
  if (!court) throw new RangeError(name);
  const random = randomOf(seed + 1000);
  const iso = `2024-08-${String(5 + random(20)).padStart(2, '0')}`;
  const rows = rowsOfMatters(random, own);
  const text = rows
    .map((row, at) => {
      const { kind, number, year } = row.matter;
      const opening = rows[at - 1]?.hall === row.hall ? '' : court.opening(row.hall);
      return `${opening}${court.line(row, court.kinds[kind]?.[1](number, year) ?? '')}`;
    })
    .join('');
  return {
    layout: name,
    day: iso,
    rows,
    extension: court.extension ?? 'txt',
    text: court.head(iso) + text,
    court: court.name,
  };
}

export const keptByOffice = (name: string, { kind, number, year }: ListedMatter): string =>
  `${OTHER_COURTS[name]?.kinds[kind]?.[0] ?? ''} ${number}/${year}`;
