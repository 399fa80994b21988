/** A constitutional court: the Supreme Court (Articles 124–147) or a High Court (Articles 214–231 of the Constitution). */
export interface Court {
  /** Stable slug: 'madras', 'supreme-court'. */
  code: string;
  /** Official style: 'High Court of Judicature at Madras'. */
  name: string;
  /** As lawyers say it: 'Madras High Court'. */
  short: string;
  /** Seats and benches; the first is the principal seat. */
  benches: readonly { name: string; neutralCode?: string }[];
  /** States and union territories of its jurisdiction; empty for the Supreme Court, which sits for all India. */
  states: readonly string[];
  /** Codes seen in its neutral citations. */
  neutralCodes: readonly string[];
  /** Lower-case place names that make '… High Court' mean this court, old names and misprints included. */
  places: readonly string[];
  /** Of a court that is no more: the ISO day of its last sitting, and the codes of the courts whose law its judgments are. */
  until?: string;
  successors?: readonly string[];
}

/**
 * slug | official style | short | seats (=neutral code) | jurisdiction | other neutral codes | places
 *
 * Kolhapur: notification P.0108/2025 of 1 August 2025 under section 51(3) of the States Reorganisation Act, 1956, sittings
 * from 18 August 2025. No public source was found on 30 November 2026 for a code of Telangana, Patna, Madurai, Kohima,
 * Aizawl or Itanagar, so that they have none; nor for one of a tribunal (CAT, AFT, GSTAT) or a commission (CIC, CCI).
 */
const HIGH_COURTS = `
allahabad | High Court of Judicature at Allahabad | Allahabad | Allahabad=AHC, Lucknow=AHC-LKO | Uttar Pradesh | | allahabad, prayagraj, uttar pradesh
andhra-pradesh | High Court of Andhra Pradesh | Andhra Pradesh | Amaravati=APHC | Andhra Pradesh | | andhra pradesh, andhra, a.p., a. p., amaravati, amaravathi
bombay | High Court of Judicature at Bombay | Bombay | Bombay=BHC-AS, Nagpur=BHC-NAG, Aurangabad=BHC-AUG, Goa=BHC-GOA, Kolhapur=BHC-KOL | Maharashtra, Goa, Dadra and Nagar Haveli and Daman and Diu | BHC-OS | bombay, mumbai, maharashtra
calcutta | High Court at Calcutta | Calcutta | Calcutta=CHC-AS, Port Blair=CHC-PB, Jalpaiguri=CHC-JP | West Bengal, Andaman and Nicobar Islands | CHC-OS | calcutta, kolkata, west bengal
chhattisgarh | High Court of Chhattisgarh | Chhattisgarh | Bilaspur=CGHC | Chhattisgarh | | chhattisgarh, chattisgarh, chhatisgarh, chhattishgarh
delhi | High Court of Delhi | Delhi | New Delhi=DHC | Delhi | | delhi, new delhi
gauhati | Gauhati High Court | Gauhati | Guwahati=GAU-AS, Kohima, Aizawl, Itanagar | Assam, Nagaland, Mizoram, Arunachal Pradesh | | gauhati, guwahati, assam
gujarat | High Court of Gujarat | Gujarat | Ahmedabad=GUJHC | Gujarat | | gujarat, gujrat, gujarath, ahmedabad
himachal-pradesh | High Court of Himachal Pradesh | Himachal Pradesh | Shimla=HHC | Himachal Pradesh | | himachal pradesh, himachal, h.p., h. p., shimla
jammu-kashmir-ladakh | High Court of Jammu & Kashmir and Ladakh | Jammu & Kashmir and Ladakh | Srinagar=JKLHC-SGR, Jammu=JKLHC-JMU | Jammu and Kashmir, Ladakh | | jammu & kashmir and ladakh, jammu and kashmir and ladakh, jammu & kashmir, jammu and kashmir, j & k, j&k, j and k, srinagar, jammu
jharkhand | High Court of Jharkhand | Jharkhand | Ranchi=JHHC | Jharkhand | | jharkhand, ranchi
karnataka | High Court of Karnataka | Karnataka | Bengaluru=KHC, Dharwad=KHC-D, Kalaburagi=KHC-K | Karnataka | | karnataka, mysore, bengaluru, bangalore
kerala | High Court of Kerala | Kerala | Ernakulam=KER | Kerala, Lakshadweep | | kerala, ernakulam
madhya-pradesh | High Court of Madhya Pradesh | Madhya Pradesh | Jabalpur=MPHC-JBP, Indore=MPHC-IND, Gwalior=MPHC-GWL | Madhya Pradesh | | madhya pradesh, m.p., m. p., mp, jabalpur
madras | High Court of Judicature at Madras | Madras | Madras=MHC, Madurai | Tamil Nadu, Puducherry | | madras, chennai, tamil nadu
manipur | High Court of Manipur | Manipur | Imphal=MNHC | Manipur | | manipur, imphal
meghalaya | High Court of Meghalaya | Meghalaya | Shillong=MLHC | Meghalaya | | meghalaya, shillong
orissa | High Court of Orissa | Orissa | Cuttack=OHC | Odisha | | orissa, odisha, cuttack
patna | High Court of Judicature at Patna | Patna | Patna | Bihar | | patna, bihar
punjab-haryana | High Court of Punjab and Haryana | Punjab and Haryana | Chandigarh=PHHC | Punjab, Haryana, Chandigarh | | punjab and haryana, punjab & haryana, p&h, p & h, punjab, haryana, chandigarh
rajasthan | High Court of Judicature for Rajasthan | Rajasthan | Jodhpur=RJ-JD, Jaipur=RJ-JP | Rajasthan | | rajasthan, jodhpur
sikkim | High Court of Sikkim | Sikkim | Gangtok=SHC | Sikkim | | sikkim, gangtok
telangana | High Court for the State of Telangana | Telangana | Hyderabad | Telangana | | telangana, hyderabad
tripura | High Court of Tripura | Tripura | Agartala=THC | Tripura | | tripura, agartala
uttarakhand | High Court of Uttarakhand | Uttarakhand | Nainital=UHC | Uttarakhand | | uttarakhand, uttaranchal, nainital
`;

/**
 * The common High Court of two states, in the columns of `HIGH_COURTS`: from 2 June 2014 (Andhra Pradesh Reorganisation
 * Act, 2014, s. 30) to 31 December 2018. The High Court of Andhra Pradesh sits since 1 January 2019 (s. 31; order of
 * the President of 26 December 2018); what remained is the High Court for the State of Telangana. The law of an earlier
 * court is that of its successor: M. Subbarayudu v. State, AIR 1955 AP 87 (FB).
 */
const COMMON_COURT =
  'telangana-andhra-pradesh | High Court of Judicature at Hyderabad for the State of Telangana and the State of Andhra Pradesh | Hyderabad | Hyderabad | Telangana, Andhra Pradesh | | ';

function cells(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}

function list(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function lines(table: string): string[] {
  return table.split('\n').filter((line) => line.trim() !== '');
}

function readHighCourt(line: string): Court {
  const [code = '', name = '', short = '', seats, states, otherCodes, places] = cells(line);
  const benches = list(seats).map((seat) => {
    const [bench = '', neutralCode] = seat.split('=');
    return neutralCode === undefined ? { name: bench } : { name: bench, neutralCode };
  });
  return {
    code,
    name,
    short: `${short} High Court`,
    benches,
    states: list(states),
    neutralCodes: [...benches.flatMap((bench) => bench.neutralCode ?? []), ...list(otherCodes)],
    places: list(places),
  };
}

/** The code of the court whose law binds all courts in India (Article 141 of the Constitution). */
export const SUPREME_COURT = 'supreme-court';

/**
 * The Supreme Court, the 25 High Courts and the common one at Hyderabad, with seats, jurisdiction and neutral-citation codes.
 * Styles follow each court's letters patent or founding act; codes are only those seen in print.
 */
export const COURTS: readonly Court[] = [
  {
    code: SUPREME_COURT,
    name: 'Supreme Court of India',
    short: 'Supreme Court',
    benches: [{ name: 'New Delhi', neutralCode: 'INSC' }],
    states: [],
    neutralCodes: ['INSC'],
    places: [],
  },
  ...lines(HIGH_COURTS).map(readHighCourt),
  { ...readHighCourt(COMMON_COURT), until: '2018-12-31', successors: ['telangana', 'andhra-pradesh'] },
];

/** The courts that sit today. */
export const SITTING_COURTS: readonly Court[] = COURTS.filter(({ until }) => until === undefined);

/** True where the judgments of `earlier` are the law of the court `code`, which took its place. */
export const isSuccessor = (code: string, earlier: string): boolean =>
  COURTS.some((court) => court.code === earlier && court.successors?.includes(code));

/** A state or union territory of the First Schedule to the Constitution. */
export interface State {
  name: string;
  kind: 'state' | 'union territory';
  /** Abbreviations, old names and other spellings. */
  variants: readonly string[];
}

/** name | variants; union territories after the rule. */
const REGIONS = `
Andhra Pradesh | AP, A.P.
Arunachal Pradesh | Arunachal, NEFA
Assam |
Bihar |
Chhattisgarh | CG, C.G., Chattisgarh, Chhatisgarh
Goa |
Gujarat | Gujrat
Haryana |
Himachal Pradesh | HP, H.P., Himachal
Jharkhand |
Karnataka | Mysore
Kerala | Travancore-Cochin
Madhya Pradesh | MP, M.P.
Maharashtra |
Manipur |
Meghalaya |
Mizoram |
Nagaland |
Odisha | Orissa
Punjab |
Rajasthan |
Sikkim |
Tamil Nadu | TN, T.N., Tamilnadu
Telangana | TS
Tripura |
Uttar Pradesh | UP, U.P., United Provinces
Uttarakhand | Uttaranchal, UK
West Bengal | WB, W.B.
---
Andaman and Nicobar Islands | Andaman & Nicobar Islands, Andaman and Nicobar
Chandigarh | UT Chandigarh
Dadra and Nagar Haveli and Daman and Diu | Daman and Diu, Daman & Diu, Dadra and Nagar Haveli, Dadra & Nagar Haveli
Delhi | NCT of Delhi, National Capital Territory of Delhi, New Delhi
Jammu and Kashmir | J&K, J & K, Jammu & Kashmir, Jammu
Ladakh |
Lakshadweep | Laccadive Islands
Puducherry | Pondicherry
`;

const [statesTable = '', territoriesTable = ''] = REGIONS.split('---');

function readState(kind: State['kind']): (line: string) => State {
  return (line) => {
    const [name = '', variants] = cells(line);
    return { name, kind, variants: list(variants) };
  };
}

/** The 28 states and 8 union territories of India. */
export const STATES: readonly State[] = [
  ...lines(statesTable).map(readState('state')),
  ...lines(territoriesTable).map(readState('union territory')),
];
