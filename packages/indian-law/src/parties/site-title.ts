import { type CauseTitle, parseCauseTitle } from './cause-title.ts';

/** 'Ram Lal & Anr vs State Of Bihar on 21 February, 1996', also cut behind the month: the title that legal sites print. */
const SITE_TITLE =
  /^[^\S\n]*(\S.{1,200}?\s(?:vs|v)\.?\s.{2,200}?)\s\.?\s?on\s\d{1,2}\s[A-Z][a-z]{2,8}(?:,?\s*(?:18|19|20)\d\d|,?\s*$)/mu;

/** True where a line is the title that a legal site gives to a page: it cuts long names off. */
export function isSiteTitle(line: string): boolean {
  return line.length < 400 && SITE_TITLE.test(line);
}

/** The cause title of a page saved from a legal site, from the page's first lines. */
export function siteTitle(text: string): CauseTitle | undefined {
  const printed = SITE_TITLE.exec(text.slice(0, 2_000))?.[1];
  return printed === undefined ? undefined : parseCauseTitle(printed);
}
