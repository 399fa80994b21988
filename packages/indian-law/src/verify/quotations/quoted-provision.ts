import type { Span } from '../../text/text.ts';
import type { CitedProvision } from '../types.ts';

/** One place of a text that names a provision. */
export interface ProvisionPlace extends Span {
  claim: CitedProvision;
}

/** Reach before a quotation in which its provision may be named. */
const REACH = 320;
/** Words with which a text introduces the words of a statute. */
const CUE =
  /\b(?:reads?|provid(?:es?|ed|ing)|says|states?|runs|defines?|defined|lays?\sdown|enacts?|mandates?|stipulates?|prescribes?|contemplates?|requires?|declares?|extracted|reproduced|quoted|set\sout|as\s(?:under|follows|below)|thus|us(?:es|ed|ing)\b|employ(?:s|ed|ing)|words?|expressions?|phrases?|means|namely|viz)\b/iu;
/** Somebody else than the legislature speaks. */
const SPEAKER =
  /\b(?:h[eo]ld|observed|observes|court|bench|judges?|witness|P\.?W\.?\s?-?\d{0,3}|complainant|deceased|letter|reply|F\.?I\.?R\.?|agreement|deed|plaint|affidavit|dictionary|lexicon|hereinafter|for\sshort|called|argued|submitted|contended|submits|contends|notice\s(?:reads|said|says|states|stated))\b/iu;
/** '“…” in the proviso to Section 138', '“…” (Section 138 of the Act)'. */
const BEHIND =
  /^["”’'\s.,;:]{0,8}(?:[[(—–-]\s{0,3}(?:[Ss]ee\s|[Vv]ide\s)?|(?:(?:as\s)?(?:used|occurring|appearing|found|employed|contained)\s)?(?:in|of|under|by)\s)(?:the\s)?(?:(?:first|second|third|fourth)\s)?(?:(?:proviso|explanation|exception|illustration|clause|sub-?section|opening\swords?)\s?(?:\(\w{1,4}\)\s?)?(?:to|of|in)\s)?$/iu;
const SENTENCE_END = /(?<=\p{Ll})[.?!]["”’)\]]?\s{1,4}\p{Lu}/u;
/** Limit: a place behind a quotation is so near. */
const BEHIND_REACH = 90;
/** Limit: characters between a provision and words in quotation marks behind a colon or a dash. */
const NEAR = 110;

/**
 * The provision whose words a quotation gives: the one printed behind it, or the last one before it with a word such as
 * *provides* between. `next` is the first place that does not end before the quotation's end.
 */
export function quotedProvision(
  text: string,
  span: Span,
  places: readonly ProvisionPlace[],
  next: number,
): CitedProvision | undefined {
  const behind = places[next];
  if (behind && behind.start - span.end < BEHIND_REACH && BEHIND.test(text.slice(span.end, behind.start)))
    return known(behind);
  let before = next - 1;
  // Sections that the quoted words name are no source of them.
  while (before >= 0 && (places[before]?.end ?? 0) > span.start) before -= 1;
  const place = places[before];
  if (!place || span.start - place.end > REACH) return undefined;
  const gap = text.slice(place.end, span.start);
  if (SPEAKER.test(gap)) return undefined;
  const introduced = gap.length <= NEAR && /[:—–-]\s{0,3}["“‘]?$/u.test(gap) && !SENTENCE_END.test(gap);
  return introduced || CUE.test(gap) ? known(place) : undefined;
}

const known = ({ claim }: ProvisionPlace): CitedProvision | undefined =>
  claim.act === undefined ? undefined : claim;
