import { AGREE, type Cue, own, second, UNABLE, VIEW, verb } from './clause-parts.ts';

/** Words of a result that stand before *in view of*. */
const OUTCOME =
  'cannot (?:now )?be (?:accepted|sustained|upheld|entertained|maintained|allowed)|(?:is|are|stands?) (?:now )?(?:well[- ]?settled|settled|concluded|unsustainable|untenable|rejected|no longer res integra|not (?:maintainable|tenable|sustainable))|(?:must|has to|have to) (?:fail|be (?:rejected|dismissed|allowed|accepted|upheld))|has no (?:force|merit|substance)';
const RESULT =
  '(?:(?:difficult|unable|not possible) to (?:agree|accept|sustain|uphold)|erroneous|illegal|unsustainable|untenable|inapplicable|invalid|unwarranted|incorrect|misconceived|entitled to|(?:do|does) not (?:survive|arise|require|hold good|call for)|cannot (?:be|now|any|claim|succeed)|no (?:merit|substance|force)|(?:must|has to|have to) (?:fail|succeed|be))';
const REASON =
  '(?:in (?:the )?(?:view|light|face) of|on the (?:strength|authority|basis) of|by (?:virtue|reason) of)';

/** 'The appeal against ⟦A⟧ was …': what became of the appeal is behind the authority. */
const APPEAL =
  '(?:[Aa]ppeals?|SLPs?|[Pp]etitions?) (?:\\p{L}{1,12} ){0,5}(?:against|from)(?= [^.;]{0,60}?(?:[\\uE000-\\uEFFF]|it|the same|that (?:decision|judgment|order)|the said \\p{Ll}{1,12})[^.;]{0,90}?\\b(?:was|were|has been|have been|stood|stands|is) (?:\\p{Ll}{1,12} )?';

/** 'The following decisions stand overruled, namely, ⟦A⟧, ⟦B⟧ and ⟦C⟧': the list is behind its predicate. */
const listed = (said: string): RegExp =>
  verb(
    `(?:decisions|judgments|cases|views|rulings|authorities)[^.;\\uE000-\\uF8FF]{0,80} (?:stand|are|be|is|were)(?: \\p{Ll}{1,14}){0,3} (?:${said})(?:,? (?:namely|viz\\.?|to wit|these being|that is to say))?[,:–-]{0,2}(?= ?(?:[(]?[ivxa-h1-9]{1,4}[).] ?)?[\\uE000-\\uEFFF])`,
  );

/** Verbs and verbal nouns whose object is the authority behind them. */
export const VERBS: readonly Cue[] = [
  { kind: 'overruled', words: listed('over-?ruled') },
  {
    kind: 'distinguished',
    words: listed('distinguishable|distinguished|inapplicable|of no (?:help|assistance|avail)'),
  },
  { kind: 'followed', words: listed('followed') },
  { kind: 'doubted', words: listed('disapproved') },
  {
    kind: 'overruled',
    words: verb(
      '[Oo]ver-?rul(?:e[sd]?|ing)(?: (?:the following|these) (?:\\p{Ll}{1,12} ){0,3}(?:decisions|judgments|cases|rulings)(?:,? (?:namely|viz\\.?))?[,:–-]{0,2})?',
    ),
  },
  { kind: 'overruled', words: verb('[Oo]ver-?ruling of') },
  {
    kind: 'reversed',
    words: verb('[Rr]evers(?:e[sd]?|ing)|[Rr]eversal of|[Ss]et(?:s|ting)? aside|[Ss]etting aside of'),
  },
  {
    kind: 'doubted',
    words: verb(
      '[Dd]isapprov(?:e[sd]?|ing)(?: of)?|[Dd]issent(?:s|ed|ing)? from|[Dd]isagree(?:s|d|ing)? with|[Dd]oubt(?:s|ed|ing)? the correctness of|(?:doubts|reservations) (?:about|as to|regarding|on) (?:the )?(?:correctness of)?',
    ),
  },
  { kind: 'doubted', words: verb(`${UNABLE}${AGREE}`) },
  { kind: 'doubted', words: verb('[Uu]nable to reconcile') },
  {
    kind: 'doubted',
    words: verb(
      '[Ii]f(?: the (?:learned Judges?|decision|judgment) (?:in|of))?(?= ?[\\uE000-\\uEFFF][^.;]{0,240}, (?:then,? )?(?:with [^,.;]{1,30}, )?(?:we|I) (?:\\p{Ll}{1,14} ){1,4}(?:hesitate|disagree|disagreement|dissent|differ)\\b)',
    ),
  },
  {
    kind: 'overruled',
    words: verb(
      '(?=not )(?<=\\blaw (?:was|is|has) )not (?:been )?(?:correctly|rightly|accurately|properly) (?:laid down|stated|declared|expounded) in',
    ),
  },
  { kind: 'doubted', words: own('(?:beg to )?differ (?:from|with)|(?:beg to )?dissent from') },
  {
    kind: 'doubted',
    words: verb(
      '(?<!no )(?:hesitation|difficulty) in (?:accepting|agreeing with|following|subscribing to)|difficult to (?:reconcile|support|sustain|accept|agree with|follow)',
    ),
  },
  {
    kind: 'doubted',
    words: verb(`(?:do|does|did|can|could) not (?:respectfully )?${AGREE}|cannot (?:respectfully )?${AGREE}`),
  },
  {
    kind: 'doubted',
    words: verb(
      '(?=refer)(?<=\\b(?:[Ww]e|I)\\b[^.;]{0,80})refer(?:red)?(?= [^.;]{0,80} (?:for re-?consideration|to (?:a|the) (?:larger|Larger|Full|fuller|Constitution)))|(?:question|point)(?: as to)? whether(?= [^.;]{0,120}(?:rightly|correctly) decided[^.;]{0,60}(?:referred|placed|laid))',
    ),
  },
  {
    kind: 'doubted',
    words: verb(
      '(?:[Rr]efer|constitut|place|larger [Bb]ench|Larger Bench)[^.;:\\uE000-\\uF8FF]{0,140} (?:to|for) (?:re-?consider|consider|examine|decide|the re-?consideration of|re-?consideration of|considering|examining|re-?considering)(?: the (?:correctness|validity|soundness)(?: or otherwise)? of)?',
    ),
  },
  {
    kind: 'followed',
    words: own(
      'follow|prefer|rely (?:up)?on|adopt|apply|agree with|concur with|reiterate|re-?affirm|by|(?:place|placed|placing) (?:\\p{Ll}{1,10} )?reliance (?:up)?on|(?:find|found|get|derive|draw|seek) (?:\\p{Ll}{1,10} )?(?:support|strength|guidance|sustenance) (?:from|in)|guided by|(?:see|find|have) no (?:\\p{Ll}{1,10} )?(?:reason|ground|justification) (?:whatsoever )?(?:to|for) (?:differ|differing|depart|departing|deviate|take a (?:different|contrary) view|taking a (?:different|contrary) view) (?:from|than)(?: that taken in)?|(?:complete |full |respectful |entire )?agreement with|(?:supported|fortified)(?: (?:in|on) (?:this|our|my|that|the) (?:aspect|view|conclusion|opinion)(?: (?:\\p{Ll}{1,10} ){0,2})?)? ?(?:by|in)|(?:start|begin|conclude) by (?:reaffirming|reiterating|following)|reaffirming|unable to ignore|adopted|(?:rest|base|found) (?:our|my) (?:\\p{Ll}{1,12} ){1,2}(?:up)?on|bow to|have no hesitation in (?:applying|following|adopting|accepting)|taken our cue from|at one with',
    ),
  },
  {
    kind: 'followed',
    words: verb(
      '(?<!\\b(?:[Nn]othing|[Nn]o(?! doubt)|[Nn]either|[Nn]one|[Hh]ardly|[Ss]carcely)\\b(?:(?!\\b(?:and|but|that|which|since|because|as)\\b)[^.;,:]){0,60})(?:requires?|compels?|obliges?|constrains?|enjoins?) (?:us|me|this Court) to (?:follow|adhere to|abide by|apply|accept)|(?<!\\b(?:not|never|nor|neither|hardly|scarcely|far from)\\s(?:(?:\\p{Ll}{1,14}ly|at all|even|quite|so)\\s){0,2})(?:identical|similar) (?:to|with) (?:that|those|the facts)(?: (?:of|obtaining))?(?: in)?|do not think (?:that )?(?:we|I) (?:will|would|shall|should) be justified in (?:not following|departing from|differing from)|the (?:apposite|appropriate|correct|proper|right) (?:rule|test|principle|course|approach)[^.;\\uE000-\\uF8FF]{0,60} is (?:the one|that) (?:laid down|stated|indicated|adopted|suggested) (?:by|in)',
    ),
  },
  {
    kind: 'followed',
    words: verb(
      '(?=contrary|in |runs?|inconsistent)(?<=\\b(?:impugned|assessment|order|notification|demand|levy|finding|circular|conclusion|under appeal)\\b[^.;\\uE000-\\uF8FF]{0,80})(?:contrary to|in the teeth of|in (?:direct )?conflict with|inconsistent with|in (?:clear |direct |flagrant )?violation of|runs? counter to)',
    ),
  },
  {
    kind: 'doubted',
    words: verb('(?=not )(?<=\\b(?:[Ww]e|I|[Tt]his Court)\\b[^.;]{0,30})not (?:be )?bound (?:by|to follow)'),
  },
  {
    kind: 'distinguished',
    words: verb(
      '[Nn]o (?:\\p{Ll}{1,12} )?(?:support|assistance|help|sustenance|advantage|comfort|guidance) (?:can|could|is|may) (?:to )?be (?:had|derived|drawn|sought|found|gained|taken)[^.;\\uE000-\\uF8FF]{0,60} (?:from|in)|cannot (?:call in aid|invoke|rely (?:up)?on|press into service|(?:derive|draw|get|take|seek) (?:\\p{Ll}{1,10} )?(?:support|assistance|help|advantage|sustenance|benefit|comfort) (?:from|of|in)|take shelter (?:under|behind))|[Nn]othing (?:\\p{Ll}{1,10} )?in(?= [^.;]{0,60}?[\\uE000-\\uEFFF][^.;]{0,20}(?:(?:which|that|to) (?:militates?|supports?|helps?|assists?|runs?|detracts?|suggests?|warrants?|compels?)|(?:can|could|may|should) be (?:construed|read|understood|taken|treated)))',
    ),
  },
  { kind: 'reversed', words: verb(`${APPEAL}allowed)`) },
  { kind: 'affirmed', words: verb(`${APPEAL}dismissed)`) },
  {
    kind: 'affirmed',
    words: verb(
      '(?=affirmed|approved|endorsed|confirmed|upheld)(?<=\\b(?:[Tt]his Court|Supreme Court|Privy Council|[Bb]ench)\\b(?:[^.;]|\\bNos?\\.){0,140})(?:affirmed|approved|endorsed|confirmed|upheld)(?: (?:and|or) (?:adopted|followed))?|(?<=^ ?)(?:[Aa]ffirming|[Uu]pholding|[Cc]onfirming|[Aa]pproving)',
    ),
  },
  { kind: 'affirmed', words: verb('dismiss(?:e[sd]|ing)? the (?:\\p{Ll}{1,12} )?appeals? (?:from|against)') },
  { kind: 'reversed', words: verb('allow(?:s|ed|ing)? the (?:\\p{Ll}{1,12} )?appeals? (?:from|against)') },
  { kind: 'affirmed', words: second('approve(?: of)?|affirm|uphold|confirm|endorse') },
  {
    kind: 'followed',
    words: second('follow|prefer|adopt|apply|agree with|concur with|reiterate|re-?affirm'),
  },
  { kind: 'affirmed', words: own('approve(?: of)?|affirm|uphold|confirm|endorse') },
  { kind: 'distinguished', words: own('distinguish') },
  {
    kind: 'distinguished',
    words: verb(
      '(?:[Uu]nlike|[Ii]n contra(?:st|distinction) (?:to|with))(?: in)?(?: the (?:case|facts|situation) (?:of|in))?',
    ),
  },
  {
    kind: 'distinguished',
    words: verb(
      '(?<!\\b[Nn]o (?:\\p{Ll}{1,14} ){0,2})(?:distinction|difference) between (?:the (?:present|instant) case|this case|the case (?:before us|at hand)|the facts of this case) and|bring (?:the|his|her|their|its|this) cases? within(?= [^.;]{0,160}\\b(?:must fail|fails?|cannot succeed))|(?:erred|error) in (?:applying|invoking)(?= [^.;]{0,80}[\\uE000-\\uEFFF][ ,)]{0,3}to (?:an? |the )?(?:case|situation|matter)s?\\b)|Nor (?:is|are)(?= [^.;]{0,120}[\\uE000-\\uEFFF][ ,)]{0,3}(?:in point|apposite|relevant|applicable|helpful|of (?:any |much )?(?:assistance|help|avail|relevance))\\b)',
    ),
  },
  { kind: 'overruled', words: own('depart from|(?:disapprove and )?overrule') },
  {
    kind: 'followed',
    words: verb(
      '(?:not persuaded|nothing|no (?:\\p{Ll}{1,12} )?(?:reason|ground|justification|warrant)|decline|refuse)[^.;\\uE000-\\uF8FF]{0,60} to (?:depart|deviate|differ|resile) from|(?=accord|in )(?<=\\b(?:view|conclusion|opinion|interpretation|result)[^.;\\uE000-\\uF8FF]{0,80})(?:accords?|in (?:full |complete )?(?:accord|line|conformity|consonance|harmony|tune)) with|meet the same fate as|abide by',
    ),
  },
  {
    kind: 'affirmed',
    words: verb('(?=no )(?<=\\b(?:[Ww]e|I)\\b[^.;]{0,30})no (?:infirmity|error|fault|flaw) (?:in|with)'),
  },
  {
    kind: 'affirmed',
    words: verb(
      '(?:see|find|have|is|there is) no (?:\\p{Ll}{1,10} )?reason to (?:doubt|question|disagree with|re-?consider)(?: the correctness of)?',
    ),
  },
  {
    kind: 'doubted',
    words: verb(
      '(?:doubtful|doubt|questionable|debatable) (?:whether|if)|(?:doubts?|reservations?|misgivings?)(?: (?:which |that )?(?:we|I) (?:entertain|have|feel))? (?:about|as to|on|regarding|concerning)(?: the)?(?: correctness of)?|casts? (?:a |some |serious |grave )?doubts? (?:up)?on|hesitate to (?:accept|follow)',
    ),
  },
  {
    kind: 'followed',
    words: verb(
      '(?=in terms|on the|in accordance|in the same|following)(?<=\\b(?:allow|dismiss|dispos|grant|set aside|quash)[^.;\\uE000-\\uF8FF]{0,80})(?:in terms of|on the (?:same )?lines of|in accordance with|in the same terms as|following)',
    ),
  },
  {
    kind: 'followed',
    words: verb(
      '(?:covered(?: (?:against|in favour of) (?:the )?\\p{Ll}{1,14})?|governed|concluded|bound|settled|answered|foreclosed|put at rest|set at rest|put beyond (?:controversy|doubt|dispute|debate|question)) (?:by|as a result of)|(?:put at rest|set at rest|put beyond (?:controversy|doubt|dispute|debate|question)) in|(?=i ?n )(?<=\\b(?:[Ww]e|I|[Oo]ur|[Mm]y)\\b.{0,60})i ?n (?:respectful )?(?:concurrence|agreement|accord) with|(?:is|are|stands?) on all fours with(?: the facts (?:in|of))?|no longer (?:res integra|debatable|open to (?:question|doubt|argument|challenge)),? (?:after|since|in view of|in the light of|because of)',
    ),
  },
  {
    kind: 'followed',
    words: verb(
      `(?=respectfully|following|applying|relying|agreeing)(?<=\\b(?:[Ww]e|I)\\b[^.;\\uE000-\\uF8FF]{0,120}[ ,])(?:respectfully )?(?:(?<!(?:the|this|these|those|quote|extract) )following|applying|relying (?:up)?on|agreeing with)`,
    ),
  },
  {
    kind: 'distinguished',
    words: verb(
      'not (?:\\p{Ll}{1,14}ly )?(?:akin|similar|comparable|identical) to (?:that|those|the one)(?: (?:which had|which|that had|that) (?:arisen|arose|obtaining)(?: for consideration)?)?(?: before this Court)?(?: considered)? in',
    ),
  },
  // 'The contention cannot be accepted in view of ⟦A⟧', 'In the light of ⟦A⟧ he is entitled to bail'.
  {
    kind: 'followed',
    words: verb(
      `(?:${OUTCOME}),? (?:in view|in the light) of|(?<=^ ?(?:(?:Therefore|Thus|Hence),? )?)(?:[Ii]n view of|[Ii]n (?:the )?light of|[Oo]n the (?:strength|authority) of|[Ii]n (?:due |respectful )?deference to|[Ii]n consonance with)`,
    ),
  },
  {
    kind: 'followed',
    words: verb(
      `(?=[a-z]{2,12} )(?=${RESULT})(?<=\\b(?:is|are|was|were|do|does|cannot|has|have|must|[Ww]e find it) (?:[^.;:\\uE000-\\uF8FF]{0,60} )?)(?<!not )${RESULT}[^.;:\\uE000-\\uF8FF]{0,120} ${REASON}`,
    ),
  },
  {
    kind: 'followed',
    words: verb(
      `(?:[Oo]ur|[Mm]y|[Tt]his|[Tt]he) ${VIEW}[^;:\\uE000-\\uF8FF]{0,320}(?<!\\b(?:no|not|little|scant|hardly) (?:\\p{Ll}{1,12} )?)(?:support(?:ed)?|fortified|strengthened|reinforced)(?: \\p{Ll}{1,12}){0,2} (?:from|by|in)`,
    ),
  },
  {
    kind: 'followed',
    words: verb(
      `(?<![Ii]n )(?:[Oo]ur|[Mm]y) (?:\\p{Ll}{1,12} ){0,2}${VIEW} (?:\\p{Ll}{1,12} ){0,4}(?:by|from|in|with)`,
    ),
  },
  // 'This Court relies on ⟦A⟧', 'since this Court has already held in ⟦A⟧ that …': the court speaks of itself without *we*.
  {
    kind: 'followed',
    words: verb(
      '(?<=\\b[Tt]his Court (?:\\p{Ll}{1,14} ){0,2})(?:relies (?:up)?on|adopts|(?<=\\b(?:[Ss]ince|[Bb]ecause) this Court has (?:already )?)held in)',
    ),
  },
  {
    kind: 'followed',
    words: verb(
      '(?<=\\b(?:[Tt]his|[Tt]he) (?:above )?(?:position|principle|proposition|observations?|conclusion|view)s?(?: above)? )(?:(?:obtain|find|get|derive|draw|receive)s? (?!(?:no|little|scant|hardly)\\b)(?:\\p{Ll}{1,10} )?(?:support|strength|affirmation|confirmation) (?:from|in))',
    ),
  },
  {
    kind: 'followed',
    words: verb(
      '(?:is|are|stands?) (?:(?:easily|completely|fully|effectively|sufficiently) )?(?:met|answered|repelled) by|(?:is|are|has been|have been) (?:exhaustively|authoritatively|conclusively) (?:dealt with|pronounced upon|decided|answered)(?: and (?:\\p{Ll}{1,14} ){1,2}upon)? in',
    ),
  },
  // 'Nor does the principle of ⟦A⟧ apply to this case': the denial is before the subject.
  {
    kind: 'distinguished',
    words: verb(
      '[Nn]or (?:does|do|can)(?= [^.;,\\uE000-\\uF8FF]{0,60}[\\uE000-\\uEFFF][ ,]{1,3}(?:apply|help|assist|avail|govern|be (?:applied|invoked|pressed))\\b)',
    ),
  },
];

/** 'Following ⟦A⟧, we hold': the authority is between the cue and the result. */
export const RESULTS =
  /(?:^|[.;:,]\s)(?:[Ff]ollowing|[Rr]elying (?:up)?on|[Pp]lacing reliance (?:up)?on|[Aa]pplying|[Rr]eiterating|[Rr]eaffirming|[Ii]n the (?:teeth|face) of|[Rr]espectfully (?:following|agreeing with)|[Aa]greeing with|[Bb]ased on|[Ii]n view of|[Ii]n the light of)\s(?<object>[^.;:]{0,200}?[\uE000-\uEFFF])[\s\])]{0,3},?\s(?:\([^()]{0,120}\),?\s|which [^,.;]{0,140},\s)?(?:we|I|the (?:appeals?|petitions?|applications?|writ|impugned)|this (?:appeal|petition|application)|it (?:must|has to) be held|it is (?:now )?(?:well[- ])?settled)\b/gu;

/** 'Applying the test laid down in ⟦A⟧ to the facts, …' opens a sentence of the court, where no other is its subject. */
export const OPENINGS =
  /^ ?(?:(?:Therefore|Thus|Hence|Accordingly|Respectfully),? )?(?:[Ff]ollowing|[Rr]elying (?:up)?on|[Aa]pplying|[Gg]uided by|[Rr]eiterating|[Rr]eaffirming|[Ii]n (?:view|the light|light|the teeth|the face) of|[Bb]ound by|[Aa]dopting|[Ii]n (?:conformity|consonance|keeping|line) with|[Oo]n the (?:authority of|principles?(?= (?:of|in|laid|stated|enunciated|settled)))|[Ff]or the (?:same )?reasons (?:\p{Ll}{1,12} ){0,4}in|[Ii]n terms of|[Hh]aving regard to|[Oo]n (?:a |the )?parity of reasoning with|[Rr]espectfully following)\s(?<object>(?![^.;:\uE000-\uEFFF]{0,160}\b(?:misgivings?|doubts?|reservations?|conflict)\b)[^.;:]{0,160}?[\uE000-\uEFFF])[^.;:\uE000-\uEFFF]{0,80}?,\s(?!(?:the )?(?:learned|High|Tribunal|trial|Tribunals|counsel|Mr|Shri|Dr|Division|Full)\b|this Court (?:in|held|had)|he |they |it was|and |or |which |where|wherein |in |reported |\d)/gu;

/** 'As pointed out in ⟦A⟧, the power is implied, and the challenge is therefore rejected': the court rests a result on it. */
export const AS_HELD =
  /^ ?As (?:was |has been )?(?:\p{Ll}{2,14}ly )?(?:held|pointed out|observed|laid down|stated|explained|ruled|declared)(?: by [^,;.\uE000-\uF8FF]{1,60})? in (?<object>[^.;:]{0,120}?[\uE000-\uEFFF])[^.;:\uE000-\uEFFF]{0,80}?,\s(?=[^;\uE000-\uEFFF]{0,400}\b(?:therefore|accordingly|hence|consequently|must)\b[^;\uE000-\uEFFF]{0,80}\b(?:rejected|repelled|fails?|dismissed|negatived|allowed|quashed|set aside|upheld|accepted)\b)/gu;

/** Words of the court behind an authority that it means: 'on that authority this appeal must fail', 'and we see no reason to differ'. */
export const POINTERS: readonly Cue[] = [
  {
    kind: 'followed',
    words: verb(
      '(?:on|upon) (?:that|this|the said) (?:authority|ratio|reasoning|principle)(?= [^.;]{0,40}\\b(?:must|we|I|is|are|has to|fails?|succeeds?)\\b)|(?:[Ww]e|I) (?:do not )?(?:see|find|have) no (?:\\p{Ll}{1,10} )?(?:reason|ground|justification) to (?:take a (?:different|contrary) view|differ|depart|deviate)(?! from)|(?:[Ww]e|I) (?:\\p{Ll}{1,14} ){0,3}(?:follow|adopt|apply|accept|agree with) (?:the|that|this|it) (?:statement|same|reasoning|principle|rule|test|view|ratio|course|approach|law)(?! (?:of|in|laid))|(?:[Ww]e|I) (?:\\p{Ll}{1,10} )?(?:take|are of|hold|am of) the same (?:view|opinion)|[Rr]espectfully (?:agreeing with|following|adopting) (?:it|the same|that (?:view|decision|reasoning)),? (?:we|I)|(?:[Ww]e|I) (?:are|am) in (?:\\p{Ll}{1,12} )?agreement(?= ?(?:[.;]|$))|the same (?:result|conclusion|consequence|fate|relief|order) must follow',
    ),
  },
  {
    kind: 'affirmed',
    words: verb(
      '(?:[Ww]e|I) (?:\\p{Ll}{1,14} ){0,3}(?:endorse|approve|affirm|uphold) (?:both |all )?(?:their|its|his|the|that|this) (?:reasons?|reasoning|statement|same|view|conclusion|result)(?! (?:of|in|laid))',
    ),
  },
  {
    kind: 'distinguished',
    // A comma stands behind a letter, so that this is no `verb`.
    words:
      /(?=[;,])(?<=^ ?(?:(?:In|The) (?:the )?(?:(?:case|decision|judgment) (?:of|in) )?)?[\uE000-\uEFFF][^.;]{0,300})(?:;|, (?:whereas|while|but)) ?(?:but |whereas |while )?(?:here|in the (?:present|instant) case|in this case|in the case (?:before us|at hand)|the present case)(?!,? (?:also|too|likewise|similarly|therefore|thus|the same|as well|is (?:also|covered|squarely|no different))\b)/gu,
  },
  {
    kind: 'distinguished',
    words: verb(
      '(?:[Nn]o such (?!order|decision|judgment|authority|appeal|contention|submission|argument)\\p{Ll}{1,14} (?:arises?|exists?|is|was|has|obtains?))|(?:quite |entirely |wholly |altogether )?different considerations (?:would )?(?:apply|arise)',
    ),
  },
  {
    kind: 'distinguished',
    words: verb(
      '(?:that|such|this|which) is not (?:so|the (?:case|position|situation)) (?:here|in the (?:present|instant) case|in this case|before us)|(?:we|We) (?:have|are) no such (?:\\p{Ll}{1,12} )?(?:here|before us)',
    ),
  },
  {
    kind: 'doubted',
    words: verb(
      '(?:[Ww]e|I) (?:(?:regret|that|we|I|with|great|respect|respectfully|are|am),? ){0,5}(?:cannot|do not|unable to) (?:\\p{Ll}{1,12} )?(?:agree|concur|subscribe)(?= ?(?:[.;,]|$))|(?:with|to) which (?:we|I) (?:(?:are|am|respectfully|with|great|respect),? ){0,4}(?:unable to|cannot|do not) (?:\\p{Ll}{1,12} )?(?:agree|concur|subscribe|accept|(?:propose |intend )?(?:to )?follow)|(?:[Ww]e|I) would not now adhere to (?:it|that view)|authoritative pronouncement (?:\\p{Ll}{1,10} ){0,4}(?:by|of) a (?:Constitution|larger|Larger|fuller|Full)',
    ),
  },
];
