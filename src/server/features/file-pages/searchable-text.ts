/** Invisible characters: soft hyphens, joiners, direction and order marks. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/gu;
/** Control characters except tabs, line ends and form feeds; and lone surrogates, which no database accepts. */
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
/** Databases with the C locale treat these as letters; blanks around them separate them from words. */
const OUTSIDE_ASCII = /(?!\p{ASCII})[\p{P}\p{S}\p{Z}]/gu;

/** A text as stored and searched: composed, without invisible characters, ligatures as letters, signs separated. */
export function searchableText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .replace(LIGATURES, (one) => one.normalize('NFKC'))
    .replace(OUTSIDE_ASCII, (sign) => QUOTES[sign] ?? ` ${sign.trim()} `)
    .normalize('NFC');
}
