/** A clause begins again behind these words: what is before them is said by somebody else. */
const AGAIN =
  /(?:\b[Bb]ut(?! the (?:\p{L}{1,14} ){1,3}(?:view|opinion|decision|judgment))|(?:^|[.;] )[Hh]owever|;|\bwe are|\bI am|\b[Ii]n (?:our|my) (?:opinion|view|judgment))(?=[\s,])/gu;
const ARGUED =
  /\b(?<!(?:rightly|correctly|fairly|not|never|not been) )(?:contend(?:s|ed|ing)?|[Uu]rg(?:es?|ed|ing)|argu(?:es?|ed|ing)|submit(?:s|ted|ting)?|(?:submission|contention|argument|criticism|comment|suggestion|plea|stand)(?:s|\swas|\sis)?\sthat|(?:sought|seeks?|tried|attempt(?:s|ed)?|wants?|invited us|asked us)\s(?:\w{1,12}\s){0,3}to|argument was (?:advanced|raised)|attempt (?:was|is|has been) (?:\w{1,10} ){0,3}made|[Aa]ccording to (?:(?:the|learned|[Ss]enior|[Aa]dditional|[Dd]eputy|[Ss]tanding) ){0,4}(?:him|her|them|[Cc]ounsel|Mr|Shri|Sri|Solicitor|Attorney|Advocate|appellants?|respondents?|petitioners?|intervenors?)|pray(?:s|ed|ing|er) that|[Ii]t (?:was|is) (?:also |further |then )?said|suggest(?:s|ed) that)\b/u;
const ARGUED_BEHIND =
  /^[^.;:]{0,40},\s(?:it (?:is|was) (?:\w{1,10}\s)?(?:urged|contended|argued|submitted|said)|(?:so )?(?:urged|contended|argued|submitted)|(?:says?|said|submits?|contends?|argues?) (?:learned |the )?(?:counsel|Mr|Shri|appellant|respondent|petitioner))/u;
const ASKED =
  /\b(?:(?:not (?:right|correct|justified)|wrong|mistaken|erred|in error|incorrect) in (?:thinking|holding|assuming|saying|observing|concluding|supposing) that|(?:cannot|unable to) (?:persuade|bring) (?:ourselves|myself) to (?:hold|say|think) that|(?:preposterous|wrong|incorrect|difficult|impossible|erroneous|not correct) to (?:hold|say|contend|suggest)|cannot be said that|not (?:been )?(?:stated|said|shown|held|suggested|contended) that|[Ww]hether|[Ii]f|[Uu]nless|[Aa]ssuming|[Ss]uppos(?:e|ing)|[Hh]ad it|Had|as though|on the (?:\p{Ll}{1,10} )?ground that)\b[^.;]{0,160}$/u;
const DENIED =
  /(?:\b(?:not|never|no longer|nor|neither|without|cannot|refus(?:ed|es|ing) to|declin(?:ed|es|ing) to|far from)(?:\s(?:been|yet|be|having|purport(?:ed)? to|expressly|specifically|impliedly|necessarily|in terms|only|even)){0,4}|n't)\s?$/u;
const SUPPOSED =
  /\b(?:(?:erred|error|wrong|justified|right) in|ought|should|would|could|might|may|can|power|jurisdiction|right|seek|sought|want|asked|entitled|competent|proposed|proposes?|doctrine of|question of|purport(?:s|ed)?|likely|not shirk from)(?:\s(?:to|not|be|been|have|also|prospective|prospectively)){0,4}\s?$/u;
const LOWER =
  /\b(?:High Court|Tribunal|trial (?:court|[Jj]udge)|[Ss]essions [Jj]udge|learned (?:[Ss]ingle )?[Jj]udge|Magistrate|Commissioner)\b[^.;]{0,60}\b(?:was of (?:the )?(?:opinion|view)|held|thought|observed|took the view|felt|decided)\b/u;
const OWN_WORDS =
  /\b(?:I|[Ww]e) (?:have |had )?(?:already )?(?:held|observed|said|stated|pointed out|taken the view|took the view)/gu;
const SAID =
  /\b[Ii]n the (?:opinion|view) of the (?:learned|High|Court|Tribunal)|\b(?:held|observed|opined|said|stated|remarked|pointed out)\b[^.;]{0,60}\bthat\b|\b(?:took|taken) (?:the|a) view that\b|\bopining that\b|\b(?:observ(?:ed|es|ations?)|said|says|held|stated|remarked|remarks?|following words|as follows|as under)\b[^"“.;]{0,90}[:,-]{1,3} ?["“][^"”]*$|\breads? (?:as follows|thus)\b[^.;]{0,20}["“][^"”]*$|\b(?:He|They|It|Court|Judges?) (?:also )?(?:held|distinguished)\b/u;

function since(text: string): string {
  let from = 0;
  for (const match of text.matchAll(AGAIN)) from = match.index;
  return text.slice(from);
}

/** The court below says it: 'The High Court allowed the petition, being of the view that …'. */
const BELOW =
  /\b(?:High Court|Tribunal|trial (?:court|[Jj]udge)|[Ss]essions [Jj]udge|learned (?:[Ss]ingle )?[Jj]udge|Magistrate|Commissioner)\b[^.;]{0,90}\b(?:being|is|was) of (?:the )?(?:opinion|view) that\b/u;

/** True where a quotation is open at the end of a text. */
function isQuoted(before: string): boolean {
  const last = Math.max(before.lastIndexOf('"'), before.lastIndexOf('“'), before.lastIndexOf('”'));
  if (last === -1 || before[last] === '”') return false;
  if (/[:–-] ?$/u.test(before.slice(0, last))) return true;
  return before[last] === '“' || /(?:^|[\s(:-])"(?=\S)/u.test(before.slice(Math.max(0, last - 1), last + 2));
}

interface Speech {
  /** Said by the court that decides, of itself; else it reports what another court did. */
  own: boolean;
}

/** Characters before a cue that say who speaks. */
const REACH = 500;

/**
 * Says who speaks the words between `before` and `after`; undefined for an argument, a question, a supposition, and for
 * the opinion of the court below.
 */
export function speechAt(before: string, cue: string, after: string, fact = true): Speech | undefined {
  const near = since(before.slice(-REACH));
  if (ARGUED.test(near) || ARGUED_BEHIND.test(after.slice(0, 120))) return undefined;
  if (ASKED.test(near) || SUPPOSED.test(near.slice(-60)) || (!fact && LOWER.test(near))) return undefined;
  if (BELOW.test(near)) return undefined;
  if (
    /^[^.;]{0,200}\?/u.test(after) &&
    /\b(?:can|is|was|does|did|should|must|ought|could)\b/iu.test(near.slice(0, 20))
  )
    return undefined;
  return {
    own:
      !isQuoted(before) &&
      !SAID.test(near.replace(OWN_WORDS, '')) &&
      !(fact && /\b(?:was|were|been|(?<!\bbe )had)\b/u.test(cue)),
  };
}

/** True where the word is denied: 'has not been', 'refused to'. */
export const isDenied = (before: string): boolean => DENIED.test(before.slice(-60));
