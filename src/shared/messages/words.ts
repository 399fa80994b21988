import type { Words } from '#law/drafting/templates/facts.ts';
import { locale } from './translate.ts';

/** Words that are kept with what they name, in the language of the reader; English where it has none. */
export function wordsFor([english, hindi, tamil]: Words): string {
  const [language] = locale().split('-');
  if (language === 'hi') return hindi;
  return language === 'ta' ? tamil : english;
}
