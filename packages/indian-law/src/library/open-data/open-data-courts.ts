import { COURTS, type Court } from '../../courts/courts.ts';

/** A bench as the open data set names it, and the seat of the court where it sits, if the name says so. */
export interface OpenDataBench {
  code: string;
  seat?: string;
}

export interface OpenDataCourt {
  /** Code with the underscore of paths; undefined for the Supreme Court, whose data set has one court. */
  code?: string;
  court: Court;
  /** Empty for the Supreme Court. */
  benches: OpenDataBench[];
}

/**
 * Code in paths | slug of our list | benches with their seats.
 * Source: `court-codes.json` and `bench-codes.json` of the Indian High Court Judgments data set (CC-BY-4.0). The names
 * `testcase` and `newos_spl` say nothing of a seat, so the text of the judgment has to.
 */
const TABLE = `
9_13 | allahabad | cisdb_16012018=Allahabad, cishclko=Lucknow
27_1 | bombay | newos_spl, hcbgoa=Goa, testcase, hcaurdb=Aurangabad, newos=Bombay, newas=Bombay, kolhcdb=Kolhapur
19_16 | calcutta | calcutta_appellate_side=Calcutta, calcutta_circuit_bench_at_jalpaiguri=Jalpaiguri, calcutta_original_side=Calcutta, calcutta_circuit_bench_at_port_blair=Port Blair
18_6 | gauhati | nlghccis=Kohima, azghccis=Aizawl, arghccis=Itanagar, asghccis=Guwahati
36_29 | telangana | taphc=Hyderabad
28_2 | andhra-pradesh | aphc=Amaravati
22_18 | chhattisgarh | cghccisdb=Bilaspur
7_26 | delhi | dhcdb=New Delhi
24_17 | gujarat | gujarathc=Ahmedabad
2_5 | himachal-pradesh | cmis=Shimla
1_12 | jammu-kashmir-ladakh | jammuhc=Jammu, kashmirhc=Srinagar
20_7 | jharkhand | jhar_pg=Ranchi
29_3 | karnataka | karhcdharwad=Dharwad, karnataka_bng_old=Bengaluru, karhckalaburagi=Kalaburagi
32_4 | kerala | highcourtofkerala=Ernakulam
23_23 | madhya-pradesh | mphc_db_ind=Indore, mphc_db_jbp=Jabalpur, mphc_db_gwl=Gwalior
14_25 | manipur | manipurhc_pg=Imphal
17_21 | meghalaya | meghalaya=Shillong
21_11 | orissa | cisnc=Cuttack
3_22 | punjab-haryana | phhc=Chandigarh
8_9 | rajasthan | rhcjodh240618=Jodhpur, jaipur=Jaipur
11_24 | sikkim | sikkimhc_pg=Gangtok
16_20 | tripura | thcnc=Agartala
5_15 | uttarakhand | ukhcucis_pg=Nainital
33_10 | madras | hc_cis_mas=Madras, mdubench=Madurai
10_8 | patna | patnahcucisdb94=Patna
`;

function courtOf(slug: string): Court {
  const court = COURTS.find(({ code }) => code === slug);
  if (court === undefined) throw new Error(`${slug} is not in the list of courts`);
  return court;
}

/** The courts of the open data sets: the 25 High Courts and the Supreme Court. */
export const OPEN_DATA_COURTS: readonly OpenDataCourt[] = [
  { court: courtOf('supreme-court'), benches: [] },
  ...TABLE.trim()
    .split('\n')
    .map((line) => {
      const [code = '', slug = '', benches = ''] = line.split('|').map((cell) => cell.trim());
      return {
        code,
        court: courtOf(slug),
        benches: benches.split(', ').map((bench) => {
          const [name = '', seat] = bench.split('=');
          return { code: name, ...(seat === undefined ? {} : { seat }) };
        }),
      };
    }),
];

/** The court that `33~10`, `33_10` or `madras` names. */
export function openDataCourt(named: string): OpenDataCourt | undefined {
  const name = named.trim().toLowerCase().replace('~', '_');
  return OPEN_DATA_COURTS.find(({ code, court }) => code === name || court.code === name);
}
