import { lifeOf } from './lives.ts';

/** The days on which an act was in force, and the end of its numbering. Dates are `yyyy-mm-dd`, both inclusive. */
export interface ActExtent {
  from: string;
  to?: string;
  /** The day before `from` on which some sections came into force; which of them is not in the table. */
  partlyFrom?: string;
  /** The highest number that a section or article of the act has had, without its letters. */
  last: number;
  /** Sections that did not come into force with the act. */
  except?: readonly string[];
}

/*
 * key | in force from | to | last section | not in force | partly in force from. Commencement is that of section 1 of each
 * act or of the notification under it; the three codes of 1860, 1872 and 1973 were repealed from 1 July 2024 (BNS s. 358,
 * BSA s. 170, BNSS s. 531). Section 106(2) of the BNS was left out of the notification of its commencement (S.O. 850(E) of
 * 23 February 2024). Some articles of the Constitution came into force on 26 November 1949 (art. 394), some sections of the
 * RTI Act with its assent (s. 1(3)), and the ordinance before the Arbitration Act on 25 January 1996.
 */
const TABLE = `
ipc | 1862-01-01 | 2024-06-30 | 511
crpc | 1974-04-01 | 2024-06-30 | 484
iea | 1872-09-01 | 2024-06-30 | 167
bns | 2024-07-01 | | 358 | 106(2) |
bnss | 2024-07-01 | | 531
bsa | 2024-07-01 | | 170
cpc | 1909-01-01 | | 158
constitution | 1950-01-26 | | 395 | | 1949-11-26
contract | 1872-09-01 | | 266
limitation | 1964-01-01 | | 32
ni | 1882-03-01 | | 148
tpa | 1882-07-01 | | 137
sra | 1964-03-01 | | 44
hma | 1955-05-18 | | 30
hsa | 1956-06-17 | | 31
arbitration | 1996-08-22 | | 87 | | 1996-01-25
mv | 1989-07-01 | | 217
ndps | 1985-11-14 | | 83
pocso | 2012-11-14 | | 46
rti | 2005-10-12 | | 31 | | 2005-06-15
scst | 1990-01-30 | | 23
pca | 1988-09-09 | | 31
dv | 2006-10-26 | | 37
it | 2000-10-17 | | 94
`;

const extents = new Map<string, ActExtent>(
  TABLE.split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [key = '', from = '', to = '', last = '', except = '', partlyFrom = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return [
        key,
        {
          from,
          last: Number(last),
          ...(to === '' ? {} : { to }),
          ...(except === '' ? {} : { except: [except] }),
          ...(partlyFrom === '' ? {} : { partlyFrom }),
        },
      ];
    }),
);

/** The extent of the act with a key ('ipc'); undefined for an act that is not in the table. */
export function extentOf(act: string): ActExtent | undefined {
  return extents.get(act);
}

/**
 * True where a provision was in force on a day (`yyyy-mm-dd`); undefined where that is not known. Amendments of single
 * sections are not considered.
 */
export function inForceOn(act: string, section: string, day: string): boolean | undefined {
  const extent = extents.get(act);
  if (extent === undefined) return inForceByLife(act, day);
  if (extent.except?.some((one) => section.startsWith(one))) return false;
  const { from, partlyFrom } = extent;
  if (partlyFrom !== undefined && day >= partlyFrom && day < from) return undefined;
  return day >= from && (extent.to === undefined || day <= extent.to);
}

/** The days of the act's life alone; undefined where its first day is unknown, and while only some sections are in force. */
function inForceByLife(act: string, day: string): boolean | undefined {
  const life = lifeOf(act);
  if (life === undefined) return undefined;
  const { from, to, partly, partlyFrom = from } = life;
  if ((partlyFrom !== undefined && day < partlyFrom) || (to !== undefined && day > to)) return false;
  return from === undefined || partly ? undefined : true;
}
