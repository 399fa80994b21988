import { ACTS } from './acts.ts';

/** The life of an act: number, days in force, and the act that replaced it. Days are `yyyy-mm-dd`, both inclusive. */
export interface ActLife {
  /** Our id of the act. */
  key: string;
  /** '43 of 1961'. */
  number: string;
  /** Undefined where it was not looked up. */
  from?: string;
  to?: string;
  /** Some of its sections are not in force yet: of a single section nothing can be said. */
  partly?: true;
  /** The first day on which some sections were in force, where that is before `from`. */
  partlyFrom?: string;
  /** Our id of the act that replaced it. */
  successor?: string;
  /** The provision or notification that says so. */
  source: string;
}

/*
 * key | number | from | to | partly | successor | source, each looked up in public copies on 29 and 30 November 2026. A day
 * under *partly* is the first on which some sections were in force. The labour codes came into force on 21 November 2025
 * (notifications of the Ministry of Labour of that day): the Industrial Relations Code and the OSH Code whole, the other two
 * in part. Section 164(1) of the Code on Social Security was then brought into force without its item 3, so that the EPF Act
 * was not repealed; G.S.R. 935(E) of 30 December 2025 says that S.O. 5936(E) of 19 December 2025 brought the rest into force.
 * The day that this order appoints was not found, so that the table leaves it open. Sections of two codes were in force
 * before: section 142 of the Code on Social Security (S.O. 1730(E) of 30 April 2021), sections 42, 67 and 69 of the Code on
 * Wages in part (S.O. 4604(E) of 18 December 2020).
 */
const TABLE = `
ipc | 45 of 1860 | 1862-01-01 | 2024-06-30 | | bns | Section 358, BNS; S.O. 850(E) of 23 February 2024
crpc | 2 of 1974 | 1974-04-01 | 2024-06-30 | | bnss | Section 531, BNSS; S.O. 848(E) of 23 February 2024
iea | 1 of 1872 | 1872-09-01 | 2024-06-30 | | bsa | Section 170, BSA; S.O. 849(E) of 23 February 2024
income-tax | 43 of 1961 | | 2026-03-31 | | income-tax-2025 | Section 1(3), Income-tax Act, 2025
income-tax-2025 | 30 of 2025 | 2026-04-01 | | | | Section 1(3), Income-tax Act, 2025
wages-code | 29 of 2019 | 2025-11-21 | | 2020-12-18 | | Ministry of Labour, notification of 21 November 2025
ir-code | 35 of 2020 | 2025-11-21 | | | | Ministry of Labour, notification of 21 November 2025
ss-code | 36 of 2020 | 2025-11-21 | | 2021-05-03 | | Ministry of Labour, notification of 21 November 2025
osh-code | 37 of 2020 | 2025-11-21 | | | | Ministry of Labour, notification of 21 November 2025
wages | 4 of 1936 | | 2025-11-20 | | wages-code | Section 69, Code on Wages, 2019
minimum-wages | 11 of 1948 | | 2025-11-20 | | wages-code | Section 69, Code on Wages, 2019
bonus | 21 of 1965 | | 2025-11-20 | | wages-code | Section 69, Code on Wages, 2019
id | 14 of 1947 | | 2025-11-20 | | ir-code | Section 104, Industrial Relations Code, 2020
eca | 8 of 1923 | | 2025-11-20 | | ss-code | Section 164, Code on Social Security, 2020
esi | 34 of 1948 | | 2025-11-20 | | ss-code | Section 164, Code on Social Security, 2020
gratuity | 39 of 1972 | | 2025-11-20 | | ss-code | Section 164, Code on Social Security, 2020
factories | 63 of 1948 | | 2025-11-20 | | osh-code | Section 143, OSH Code, 2020
immigration | 13 of 2025 | 2025-09-01 | | | | S.O. 3981(E) of 31 August 2025
foreigners | 31 of 1946 | | 2025-08-31 | | immigration | Immigration and Foreigners Act, 2025; S.O. 3981(E) of 31 August 2025
dpdp | 22 of 2023 | 2025-11-13 | | partly | | G.S.R. 843(E) of 13 November 2025
mediation | 32 of 2023 | 2023-10-09 | | partly | | S.O. 4384(E) of 9 October 2023
telecom | 44 of 2023 | 2024-06-26 | | partly | | Notification of 21 June 2024
vayuyan | 16 of 2024 | 2025-01-01 | | | | Notification of 31 December 2024
aircraft | 22 of 1934 | | 2024-12-31 | | vayuyan | Bharatiya Vayuyan Adhiniyam, 2024
boilers-2025 | 12 of 2025 | 2025-05-01 | | | | Boilers Act, 2025, notification appointing 1 May 2025
boilers-1923 | 5 of 1923 | | 2025-04-30 | | boilers-2025 | Boilers Act, 2025
`;

const lives: ReadonlyMap<string, ActLife> = new Map(
  TABLE.split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [key = '', number = '', from = '', to = '', partly = '', successor = '', source = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return [
        key,
        {
          key,
          number,
          ...(from === '' ? {} : { from }),
          ...(to === '' ? {} : { to }),
          ...(partly === '' ? {} : { partly: true as const }),
          ...(partly === '' || partly === 'partly' ? {} : { partlyFrom: partly }),
          ...(successor === '' ? {} : { successor }),
          source,
        },
      ];
    }),
);

/** The life of the act with a key; undefined for an act that is not in the table. */
export const lifeOf = (act: string): ActLife | undefined => lives.get(act);

/** Every act whose life is known, in the order of the list of acts. */
export const knownLives = (): ActLife[] =>
  ACTS.flatMap(({ key }) => {
    const life = lives.get(key);
    return life ? [life] : [];
  });
