/** Forms of address and of profession that are no part of a name, without points and in small letters. */
const TITLES = new Set(
  (
    'adv advocate sr senior dr prof er ca smt shrimati srimati shri sri shree sh mr mrs ms miss m/s messrs kum ' +
    'kumari justice honble hon thiru tmt esq श्री श्रीमती डॉ सुश्री कुमारी अधिवक्ता एडवोकेट न्यायमूर्ति திரு திருமதி'
  ).split(' '),
);

const isTitle = (part: string) => TITLES.has(part.toLowerCase().replace(/['’.]/gu, ''));

/** The name without the titles before and after it; a name of titles alone is kept. */
function withoutTitles(parts: string[]): string[] {
  const first = parts.findIndex((part) => !isTitle(part));
  if (first < 0) return parts.slice(-1);
  const last = parts.findLastIndex((part) => !isTitle(part));
  return parts.slice(first, last + 1);
}

/**
 * The first letters of the first and the last part of a name, without titles (*Adv. Meera Iyer*: MI); of an email
 * address, of what comes before the @. Empty for a name without a letter, such as a phone number.
 */
export function initials(name: string): string {
  const written = name.split('@')[0] ?? '';
  const parts = withoutTitles(written.split(/[\s.,]+/u).filter((part) => /^\p{L}/u.test(part)));
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined];
  // A letter of an Indian script keeps its vowel sign.
  return letters
    .map((part) => /^\p{L}\p{M}*/u.exec(part ?? '')?.[0] ?? '')
    .join('')
    .toUpperCase();
}
