import { looseForm } from '../text/printed-forms.ts';
import { anyOfSources } from '../text/text.ts';
import { foldToken } from './reporters.ts';

/*
 * Courts and series as printed inside a citation: canonical form, then other printed forms. AIR had series of its own for
 * Ajmer, Bhopal, Bilaspur, Kutch, Madhya Bharat, Vindhya Pradesh and other states of 1948 to 1956.
 * Old courts stay separate from their successors, because their reports are separate (AIR … Nag, … Lah).
 */
const TABLE = `
SC | Supreme Court | S C
PC | Privy Council
FC | Federal Court
Ajmer | Ajm | Ajmer-Merwara
All | Allahabad | ALD | Alld
AP | Andhra Pradesh | Andhra | AndhraPradesh | And Pra | Andh Pra | Andh Pr | Andh P | Andh
Assam | Asm | Ass
Bhopal | Bhop
Bilaspur | Bilas
Bom | Bombay
Cal | Calcutta | Calc
Chh | Chhattisgarh | Chatt | Chhat | CG
Cochin
Coorg
Dacca
Del | Delhi
EP | East Punjab | East Punj | E P
FB |
Gau | Gauhati | Guwahati
Goa |
Guj | Gujarat
HP | Himachal Pradesh | Him Pra | Him P
Hyd | Hyderabad
J&K | Jammu and Kashmir | Jammu & Kashmir | JK
Jhar | Jharkhand
Kar | Karnataka | Kant | KAR | Ktk | Karn | Knt
Ker | Kerala
Lah | Lahore
Kutch | Kut
LB | Lower Burma | Low Bur | L Bur
Lucknow | Luck
MB | Madhya Bharat | Madh B | Madh Bha | M Bh
MP | Madhya Pradesh | Madh Pra | Madh P | Madhya Pra
Mad | Madras
Mani | Manipur
Megh | Meghalaya
Mys | Mysore
NOC |
NUC
Nag | Nagpur
Ori | Orissa | Oriss | Odisha
Oudh |
P&H | Punjab and Haryana | Punjab & Haryana | Punj & Har | P and H
Pat | Patna
Pepsu |
Pesh | Peshawar
Punj | Punjab | Pun
Raj | Rajasthan | Rajas
Rang | Rangoon
SCW | S C W
Sau | Saurashtra | Saur
Sik | Sikkim
Sind |
TC | Travancore-Cochin | Trav Co | Trav Coch | Tra Co
Tri | Tripura
TS | Telangana | Tel
UB | Upper Burma | Upp Bur | U Bur
Utt | Uttarakhand | Utr | Uttaranchal | Uttra | Uttarkhand | Uttara
VP | Vindhya Pradesh | Vind Pra | Vindh Pra | Vindh P
Cri | Crl | Criminal | Cr
Civ | Civil
L&S | L & S | Labour
NI
SN | Short Notes
Tax |
NCLT |
NCLAT |
NCDRC | NCD
CESTAT | Tri-Del
ITAT |
CAT |
AFT | Armed Forces Tribunal
APTEL
CCI
CERC
CIC
COMPAT
DRAT
DRT
IPAB
NGT | National Green Tribunal
SAT
SCDRC
TDSAT
SCOR | SCR
`;

const rows = TABLE.split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .filter((cell) => cell !== ''),
  );

const bySeries = new Map<string, string>();
for (const forms of rows) {
  for (const form of forms) {
    const token = foldToken(form);
    if (!bySeries.has(token)) bySeries.set(token, forms[0] ?? form);
  }
}

/** Every form in which a court or series is printed, longest first. */
export const SERIES_FORMS: readonly string[] = rows.flat().sort((a, b) => b.length - a.length);

/** Every printed court or series, for patterns that ignore case. */
export const SERIES_TOKEN = anyOfSources(SERIES_FORMS.map(looseForm));

/** 'Delhi' and 'DEL.' give 'Del'; an unknown token is returned unchanged. */
export function seriesOf(token: string): string {
  return bySeries.get(foldToken(token)) ?? token.trim();
}
