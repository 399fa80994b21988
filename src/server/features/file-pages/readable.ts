/** What shows nothing: soft hyphens, joiners, direction and order marks. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/gu;
/** Control characters, but for tabs, line ends and form feeds; and halves of characters, which no database takes. */
const CONTROL = /(?![\t\n\f\r])\p{Cc}|\p{Cs}/gu;
const LIGATURES = /[\ufb00-\ufb06]/gu;
const QUOTES: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
};
/** A database of the C locale takes these for letters; a blank on each side keeps them out of the words. */
const OUTSIDE_ASCII = /(?!\p{ASCII})[\p{P}\p{S}\p{Z}]/gu;

/** A text as it is kept and searched: composed, without what cannot be seen, ligatures as their letters, signs apart. */
export function readable(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .replace(LIGATURES, (one) => one.normalize('NFKC'))
    .replace(OUTSIDE_ASCII, (sign) => QUOTES[sign] ?? ` ${sign.trim()} `)
    .normalize('NFC');
}
