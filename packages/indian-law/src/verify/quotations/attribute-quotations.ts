import { collapseWhitespace, type Span } from '../../text/text.ts';
import type { CitedProvision, Mention, Quotation } from '../types.ts';
import { findQuoted } from './find-quotations.ts';
import { type ProvisionPlace, quotedProvision } from './quoted-provision.ts';

/** A quotation of fewer words proves nothing; from `PLAIN` on, words beside an authority are a quotation of it. */
const FEWEST = 5;
const PLAIN = 8;
/** A phrase of a statute may be short: its section is, too. */
const FEWEST_OF_STATUTE = 4;
/** The reach before a quotation in which its authority may be named: with words such as 'held', and without. */
const REACH = 700;
const NEAR = 90;
const CUE =
  /\b(?:h[eo]ld(?:ing)?|observed?|observes|observing|observations?|said|stated?|states|opined|ruled?|noted|noticed|laid\sdown|reads?|quoted?|extracted?|reproduced?|as\s(?:under|follows)|thus|words|following|remark(?:ed|s)?|reiterated|explained|concluded|declared|pointed\sout|expressed|cautioned|emphasi[sz]ed|clarified|summari[sz]ed|considered|passage|dictum|propositions?|principles?|tests?|para(?:graph)?s?)\b/iu;
/** 'Section 302 reads as follows:', 'as the dictionary has it': the words that follow are of something else. */
const OTHER_SOURCE =
  /\b(?:(?:sections?|articles?|clauses?|rules?|order|proviso|regulation|schedule|definition)\b[^.;]{0,120}\b(?:reads?|provides?|says|states?|runs|defines?|lays\sdown|enacts?|as\s(?:under|follows))|(?:dictionary|lexicon)\b)[^.;]{0,120}$/iu;
/** A person or a paper that may be quoted, in front of a quotation. */
const PERSON_OR_PAPER =
  /\b(?:witness|P\.?W\.?\s?-?\d{0,3}|complainant|accused|deceased|letter|notice|F\.?I\.?R\.?|agreement|deed|plaint|affidavit)\b(?<between>[^.;]{0,120})$/iu;
/** 'the notice reads', 'PW 2 deposed', 'the letter:': it speaks itself. */
const SPEAKS =
  /\b(?:said|says|stat(?:ed|es|ing)|reads?|reading|runs?|recit\w+|provid\w+|depos\w+|alleg\w+|aver\w*|told|tells|wrote|writes|written|repl\w+|answer\w*|admitt\w*|confess\w*|mention\w*|contain\w*|record\w*|shout\w*|utter\w*|claim\w*|as\s(?:under|follows))\b|^\W*$/iu;
/** 'the Court held that the accused is entitled': what follows are the words of the court. */
const COURT_SAID =
  /\b(?:h[eo]ld|observed|ruled|opined|noted|concluded|clarified|reiterated|laid\sdown|cautioned|explained)\b/iu;
const EMPHASIS = /\(?\s?(?:emphasis|underlining)\s(?:is\s)?(?:supplied|added|ours|mine)[^)\]]{0,20}[)\]]?/iu;
/** Signs and words between a quotation and the authority printed behind it in brackets or after a dash. */
const BEHIND =
  /^["”’'\s.,;:]{0,8}(?:[[(—–-]|\b[Ss]ee\b|\b[Vv]ide\b)[\s[(—–-]{0,4}(?:(?:[Ss]ee|[Vv]ide|[Pp]er|[Pp]ara(?:graph)?s?\.?\s[\d ,.-]{1,20}\s(?:of|in))\s{1,3})?(?:the\s)?$/u;
const SENTENCE_END = /[.?!]["”’)\]]?\s{1,4}\p{Lu}/u;
/** Words that introduce a quotation without marks. */
const UNMARKED = /\b(?:as\s(?:under|follows)|thus)\s?:[\s—–-]{0,6}\n\s{0,40}(?!["“‘])\S/giu;

export interface Attributed {
  unattributed: Quotation[];
  short: number;
  unmarked: number;
}

/**
 * Gives every quotation to the mention or the provision that it is attributed to: the one printed behind it in brackets, or
 * the last one before it with a verb such as *held* or *provides* between. `mentions` and `places` in order; their quotations
 * are added. O(n).
 */
export function attributeQuotations(
  text: string,
  mentions: readonly Mention[],
  places: readonly ProvisionPlace[] = [],
): Attributed {
  const unattributed: Quotation[] = [];
  let short = 0;
  const mentionBehind = firstNotBefore(mentions);
  const placeBehind = firstNotBefore(places);
  let last: { mention: Mention; end: number } | undefined;
  for (const span of findQuoted(text)) {
    const words = wordsIn(text, span);
    const next = mentionBehind(span.end);
    const nextPlace = placeBehind(span.end);
    const owner = words < 3 ? undefined : ownerOf(text, span, words, mentions, next, last);
    const quotation = {
      start: span.start,
      end: span.end,
      text: collapseWhitespace(text.slice(span.start, span.end)),
    };
    if (owner && words >= FEWEST) {
      owner.quotations.push(quotation);
      last = { mention: owner, end: span.end };
    } else if (owner) short += 1;
    else if (!ofStatute(quotedProvision(text, span, places, nextPlace), quotation, words) && words >= PLAIN)
      unattributed.push(quotation);
  }
  return { unattributed, short, unmarked: text.match(UNMARKED)?.length ?? 0 };
}

/** True where the words between an authority and a quotation name another source of the quotation. */
function isOfAnother(gap: string): boolean {
  if (OTHER_SOURCE.test(gap)) return true;
  const named = PERSON_OR_PAPER.exec(gap);
  return (
    named !== null &&
    (SPEAKS.test(named.groups?.between ?? '') || !COURT_SAID.test(gap.slice(0, named.index)))
  );
}

/** Gives the index of the first span that does not begin before a place; places are asked for in order. */
function firstNotBefore(spans: readonly Span[]): (place: number) => number {
  let next = 0;
  return (place) => {
    while ((spans[next]?.start ?? Number.POSITIVE_INFINITY) < place) next += 1;
    return next;
  };
}

/** Adds a quotation to the provision whose words it gives; false where there is none. */
function ofStatute(claim: CitedProvision | undefined, quotation: Quotation, words: number): boolean {
  if (!claim || words < FEWEST_OF_STATUTE) return false;
  claim.quotations = [...(claim.quotations ?? []), quotation];
  return true;
}

function ownerOf(
  text: string,
  span: Span,
  words: number,
  mentions: readonly Mention[],
  next: number,
  last: { mention: Mention; end: number } | undefined,
): Mention | undefined {
  const behind = mentions[next];
  if (behind && behind.start - span.end < 140) {
    const gap = text.slice(span.end, behind.start).replace(EMPHASIS, '');
    if (BEHIND.test(gap)) return behind;
  }
  let before = next - 1;
  // A case that the quoted words name is no source of them.
  while (before >= 0 && (mentions[before]?.end ?? 0) > span.start) before -= 1;
  const mention = mentions[before];
  if (!mention) return undefined;
  const from = last?.mention === mention && last.end <= span.start ? last.end : mention.end;
  if (span.start - from > REACH) return undefined;
  const gap = text.slice(from, span.start);
  if (isOfAnother(gap)) return undefined;
  const near = gap.length <= NEAR && !SENTENCE_END.test(gap) && words >= PLAIN;
  return near || CUE.test(gap) ? mention : undefined;
}

function wordsIn(text: string, { start, end }: Span): number {
  return text.slice(start, end).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
