import { nameTokens } from '../parties/names.ts';
import type { Span } from '../text/text.ts';

/** A short name of an authority that was cited before: 'Puttaswamy (supra)'. */
export interface ShortName extends Span {
  tokens: readonly string[];
}

const SUPRA = /(?<=[\s,])[([]?[Ss]upra[)\]]?/gu;
const NAME = /(?:[\p{Lu}][\p{L}.'’&-]{0,40}(?:\s{1,3}(?:of|and|the|&)\s{1,3}|[\s,]{1,3})){1,8}$/u;
const LEAD = new Set(['in', 'the', 'see', 'and', 'case', 'as', 'of']);
const REACH = 120;

/** Every short name before '(supra)', in order. O(n). */
export function findShortNames(text: string): ShortName[] {
  const found: ShortName[] = [];
  SUPRA.lastIndex = 0;
  for (let match = SUPRA.exec(text); match !== null; match = SUPRA.exec(text)) {
    const at = Math.max(0, match.index - REACH);
    const name = NAME.exec(text.slice(at, match.index).replace(/['’]s case\s*$/u, ' '));
    if (name === null) continue;
    const tokens = nameTokens(name[0]).filter((token) => token.length > 2 && !LEAD.has(token));
    if (tokens.length === 0) continue;
    found.push({ start: at + name.index, end: match.index + match[0].length, tokens });
  }
  return found;
}

/** The last authority before a place whose name has the words of a short one. */
export function antecedent(
  short: ShortName,
  names: readonly { at: number; tokens: ReadonlySet<string>; authority: number }[],
): number | undefined {
  // 'Later, in Puttaswamy (supra)': words before the name may begin with a capital too, so the last words decide.
  for (let from = 0; from < short.tokens.length; from += 1) {
    const words = short.tokens.slice(from);
    const found = names.findLast(
      ({ at, tokens }) => at < short.start && words.every((word) => tokens.has(word)),
    );
    if (found) return found.authority;
  }
  return undefined;
}
