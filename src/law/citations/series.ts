import { looseForm } from '../text/printed-forms.ts';
import { anyOfSources } from '../text/text.ts';
import { foldToken } from './reporters.ts';

/*
 * Courts and series as printed inside a citation: canonical form, then other printed forms.
 * Old courts stay separate from their successors, because their reports are separate (AIR … Nag, … Lah).
 */
const TABLE = `
SC | Supreme Court | S C
PC | Privy Council
FC | Federal Court
All | Allahabad | ALD
AP | Andhra Pradesh | Andhra | AndhraPradesh | And Pra
Assam | Asm | Ass
Bom | Bombay
Cal | Calcutta | Calc
Chh | Chhattisgarh | Chatt
Del | Delhi
FB |
Gau | Gauhati | Guwahati
Goa |
Guj | Gujarat
HP | Himachal Pradesh | Him Pra
Hyd | Hyderabad
J&K | Jammu and Kashmir | Jammu & Kashmir | JK
Jhar | Jharkhand
Kar | Karnataka | Kant | KAR | Ktk
Ker | Kerala
Lah | Lahore
Lucknow | Luck
MP | Madhya Pradesh | Madh Pra | M B
Mad | Madras
Mani | Manipur
Megh | Meghalaya
Mys | Mysore
NOC |
Nag | Nagpur
Ori | Orissa | Oriss | Odisha
Oudh |
P&H | Punjab and Haryana | Punjab & Haryana | Punj & Har | P and H
Pat | Patna
Pepsu |
Pesh | Peshawar
Punj | Punjab | Pun
Raj | Rajasthan
Rang | Rangoon
Sau | Saurashtra
Sik | Sikkim
Sind |
TC | Travancore-Cochin | Trav Co
Tri | Tripura
TS | Telangana
Utt | Uttarakhand | Utr | Uttaranchal
Cri | Crl | Criminal
Civ | Civil
L&S | L & S | Labour
Tax |
NCLT |
NCLAT |
NCDRC | NCD
CESTAT | Tri-Del
ITAT |
CAT |
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

/** Every printed court or series, longest first. */
export const SERIES_TOKEN = anyOfSources(
  rows
    .flat()
    .sort((a, b) => b.length - a.length)
    .map(looseForm),
);

/** 'Delhi' and 'DEL.' give 'Del'; an unknown token is returned unchanged. */
export function seriesOf(token: string): string {
  return bySeries.get(foldToken(token)) ?? token.trim();
}
