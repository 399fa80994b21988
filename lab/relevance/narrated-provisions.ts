// The provisions that the 197 sections of the narrated situations are: the data gives their headings and texts alone. Most
// were found by comparing both with the acts of the shared data, the others by reading them. Sections of acts that could not
// be told are left out: their texts alone find them.

/** By the key of the act: the section of the data and its number in the act. */
const PROVISIONS: Readonly<Record<string, string>> = {
  constitution:
    'S1 226, S3 14, S4 136, S5 32, S7 19, S8 227, S9 21, S10 16, S16 309, S17 133, S18 142, S22 311, S30 12, S31 22, S44 20, S45 15, S46 39, S50 141, S59 3, S60 246, S61 13, S69 134, S71 132, S73 4, S77 286, S79 301, S81 134, S84 254, S85 5, S91 162, S96 25, S97 366, S100 38, S103 26, S106 30, S111 235, S113 166, S114 2, S120 31a, S121 300a, S122 265, S130 245, S135 372, S147 145, S148 304, S160 161, S175 47, S176 29, S178 129, S180 46, S182 233, S183 299, S187 191, S188 6, S191 324, S195 302',
  ipc: 'S2 302, S6 34, S11 149, S12 120b, S13 307, S15 148, S19 323, S20 420, S21 147, S24 324, S25 498a, S26 201, S28 376, S34 326, S40 468, S41 471, S49 467, S51 304, S52 409, S53 406, S54 506, S62 109, S63 306, S64 325, S76 341, S80 342, S86 3, S88 452, S92 364, S94 193, S95 161, S107 143, S108 366, S110 379, S112 304a, S117 395, S118 427, S119 504, S125 465, S127 5, S129 397, S131 114, S136 392, S141 363, S152 380, S155 447, S165 411, S168 477a, S181 354, S189 4, S197 396',
  crpc: 'S23 482, S29 313, S33 346, S83 161, S104 173, S115 164, S116 161, S144 197, S146 173, S149 439, S154 175, S156 162, S157 197, S161 313, S167 162, S170 125, S173 342, S179 197, S196 378',
  cpc: 'S38 100, S57 115, S68 O, S78 151, S126 11, S140 80, S142 9, S151 9, S171 47, S177 92, S200 4',
  id: 'S42 10, S74 25f, S109 33, S169 33c',
  'la-1894': 'S14 4, S56 6, S139 17',
  limitation: 'S47 5, S89 14, S198 3',
  dowry: 'S124 4, S193 3, S194 2',
  pca: 'S27 5, S39 13',
  'consumer-2019': 'S67 2, S87 2',
  tada: 'S35 3',
  arms: 'S36 27',
  ni: 'S37 138',
  tpa: 'S66 106',
  ec: 'S82 3',
  mva: 'S98 166',
  'cofeposa act': 'S99 3',
  registration: 'S137 17',
  hsa: 'S138 14',
  hma: 'S143 13',
  iea: 'S153 27',
  arbitration: 'S159 34',
};

/** The key of each section of the data ('S2' → 'ipc:302'). */
export const provisionsOfData: ReadonlyMap<string, string> = new Map(
  Object.entries(PROVISIONS).flatMap(([act, list]) =>
    list.split(', ').map((one): [string, string] => {
      const [id = '', number = ''] = one.split(' ');
      return [id, `${act}:${number}`];
    }),
  ),
);
