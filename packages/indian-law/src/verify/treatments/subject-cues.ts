import {
  CONTRAST,
  type Cue,
  DECIDED,
  DEGREE,
  DIFFERENT,
  FACTS,
  FORCE,
  GIVE,
  given,
  LAW,
  ORDERS,
  predicate,
  SUPPORT,
  TOPIC,
  VIEW,
  WHICH_WE,
} from './clause-parts.ts';

/** Predicates whose subject is the authority before them. */
export const PREDICATES: readonly Cue[] = [
  { kind: 'overruled', certain: true, words: predicate('over-?ruled') },
  { kind: 'overruled', words: predicate('over-?ruled (?:in|by)', 0) },
  {
    kind: 'overruled',
    certain: true,
    words: predicate(
      'no longer (?:be )?(?:followed|cited|supported|sustained|an? authority|authority|the law|law|binding|correct|valid|(?:regarded|treated|cited) as (?:law|binding|authority|an authority|a (?:binding )?precedent))|lost (?:its|their|all) (?:\\p{Ll}{1,12} )?(?:force|authority|efficacy|value)|legislatively (?:overruled|superseded)',
    ),
  },
  {
    denied: 'overruled',
    certain: true,
    words: predicate(
      '(?:correctly|rightly|accurately|properly) (?:lays?|laid|states?|stated|represents?|reflects?|declares?|expounds?|interprets?)(?: down)?|(?:laying down|stating|representing|declaring|expressing) (?:the |a )?(?:\\p{Ll}{1,12} )?(?:law|position|principle|rule)|(?:the )?law(?=[.,;]|$)',
    ),
  },
  {
    kind: 'affirmed',
    words: predicate(
      '(?:correctly|rightly|accurately|properly) (?:lays?|states?|represents?|reflects?|sets?|sums?|summari[sz]es?|interprets?|construes?|decides?)(?: down| up| out)? (?:the|this|our)',
      0,
    ),
  },
  {
    kind: 'overruled',
    certain: true,
    words: predicate(
      'effaced|abrogated|eclipsed|repudiated|swept away|jettisoned|nullified|(?:yield|give way)',
    ),
  },
  {
    kind: 'doubted',
    certain: true,
    words: predicate(
      'whittled down|watered down|eroded|diluted|shaken|weakened|undermined|impaired|under a cloud|of (?:mere |merely |purely |only )?historical (?:interest|value|importance)|(?:of )?no (?:\\p{Ll}{1,12} )?(?:precedential|binding) (?:value|force|effect)|no value as a precedent',
    ),
  },
  {
    kind: 'affirmed',
    denied: 'doubted',
    certain: true,
    words: predicate('(?:stood )?(?:unscathed|unquestioned|unchallenged|unshaken)'),
  },
  {
    kind: 'affirmed',
    denied: 'doubted',
    words: predicate('(?:find|found) favour with (?:this Court|us|me)', 0),
  },
  {
    kind: 'doubted',
    words: predicate(
      'erred|(?:is|are|was|were) (?:\\p{Ll}{1,12} )?in error|(?:fell|fallen) into (?:an? )?(?:\\p{Ll}{1,10} )?error',
      0,
    ),
  },
  {
    denied: 'overruled',
    certain: true,
    words: predicate(
      '(?:lay|laid|state|represent|declare|express|reflect)(?: down)? (?:the )?law|stand (?:any longer|today)',
    ),
  },
  {
    kind: 'overruled',
    certain: true,
    words: predicate(
      'cease[sd]? to (?:be (?:good law|law|binding|an? (?:\\p{Ll}{1,12} )?(?:authority|precedent))|hold the field|bind|have any (?:force|effect|authority))',
      0,
    ),
  },
  { denied: 'doubted', words: predicate('free from doubt') },
  { denied: 'reversed', certain: true, words: predicate('survive (?:the |an |that )?appeal') },
  {
    kind: 'affirmed',
    words: predicate(
      '(?:received|bears?|with) (?:the |our |its )?(?:seal of approval|imprimatur|stamp of approval)|stood the test of time|meets? with (?:our|my) (?:\\p{Ll}{1,12} )?approval|unexceptionable|unassailable',
    ),
  },
  {
    kind: 'affirmed',
    denied: 'overruled',
    certain: true,
    words: predicate(
      '(?:the )?(?:good|correct|sound) laws?|(?:\\p{L}{1,14}ly and )?(?:correctly|rightly) decided|decided (?:correctly|rightly)',
    ),
  },
  {
    kind: 'affirmed',
    denied: 'overruled',
    certain: true,
    words: predicate(
      `(?:lays?|laid|represents?|reflects?|states?|stated|enunciates?|declares?|propounds?)(?: down)? (?:${LAW}|the (?:\\p{Ll}{1,12} )?(?:law|position|principle|rule) (?:correctly|accurately))`,
      0,
    ),
  },
  {
    kind: 'overruled',
    certain: true,
    words: predicate(
      '(?:wrongly|erroneously|incorrectly) decided|bad law|(?:rendered |decided |given |passed |in )?per incuriam|rendered in ignorance of|a (?:decision|judgment) (?:rendered )?per incuriam|wrong in law|impliedly overruled|(?:ceased|ceases) to be good law',
    ),
  },
  {
    kind: 'affirmed',
    denied: 'overruled',
    certain: true,
    words: predicate('(?:holds?|held) the field|hold good|survive(?! (?:the |an |that )?appeal)', 0),
  },
  { kind: 'overruled', denied: 'affirmed', words: predicate('(?:depart|departed) from', 9) },
  {
    kind: 'reversed',
    words: predicate('reversed|set aside|upset|recalled|vacated|annulled|set at na?ought'),
  },
  { kind: 'reversed', words: predicate('(?:reversed|set aside) (?:in|by)', 0) },
  {
    kind: 'affirmed',
    denied: 'doubted',
    words: predicate('approved|affirmed|re-?affirmed|upheld|confirmed|endorsed'),
  },
  {
    kind: 'affirmed',
    words: predicate('(?:approved|affirmed|upheld|confirmed) (?:in|by|on(?= (?:\\p{Ll}{1,10} )?appeal))', 0),
  },
  {
    kind: 'affirmed',
    words: predicate(
      '(?:reached|came to|arrived at|took|taken|takes) the (?:right|correct) (?:conclusion|view|decision|result)|(?:rightly|correctly) (?:held|decided|laid down|observed|pointed out|took the view)(?! by)|with (?:our|my) (?:\\p{Ll}{1,12} )?(?:approval|concurrence)|(?:has|have) (?:our|my) (?:\\p{Ll}{1,12} )?(?:approval|concurrence)|of which (?:we|I) (?:\\p{Ll}{1,12} )?approve|based on a correct (?:construction|interpretation|reading|view)',
      0,
    ),
  },
  { kind: 'followed', denied: 'doubted', words: predicate('followed|adhered to|abided by') },
  {
    denied: 'doubted',
    words: predicate('accepted by (?:this Court|us)|commend itself to (?:us|me|this Court)'),
  },
  {
    denied: 'doubted',
    words: predicate(
      '(?:(?:correctly|properly|rightly) )?(?:appreciated|understood|noticed) the (?:ratio|law|decision|judgment|principles?|scope|effect)',
    ),
  },
  {
    denied: 'overruled',
    words: predicate(
      `(?=(?:sustained|accepted as (?:correct|good|sound|laying)))${DECIDED}(?:sustained|accepted as (?:correct|good|sound|laying))`,
    ),
  },
  { kind: 'affirmed', words: predicate('restored|put beyond (?:controversy|doubt|dispute|debate|question)') },
  { kind: 'affirmed', words: predicate(`(?=maintained)${given(ORDERS)}maintained`) },
  { kind: 'reversed', words: predicate(`(?=discharged|quashed)${given(ORDERS)}(?:discharged|quashed)`) },
  {
    denied: 'reversed',
    words: predicate(
      `(?=sustained|upheld)${given('acquittal|conviction|decree|sentence')}(?:sustained|upheld)`,
    ),
  },
  { kind: 'affirmed', words: predicate('calls? for no (?:\\p{Ll}{1,12} )?interference', 0) },
  { kind: 'reversed', words: predicate(`${WHICH_WE}(?:set aside|reverse)`, 0) },
  { kind: 'overruled', words: predicate(`${WHICH_WE}overrule`, 0) },
  { kind: 'affirmed', words: predicate(`${WHICH_WE}(?:affirm|uphold|confirm|maintain)`, 0) },
  { kind: 'doubted', words: predicate(`from ${WHICH_WE}(?:differ|dissent)|with ${WHICH_WE}disagree`, 0) },
  { kind: 'followed', words: predicate('by which (?:we|I) (?:\\p{Ll}{1,12} ){1,2}bound', 0) },
  {
    kind: 'doubted',
    words: predicate(
      '(?:requires?|needs?|ought) to be (?:\\p{Ll}{1,14}ly )?(?:resolved|settled) by a (?:larger|Larger|Constitution|Bench)',
      0,
    ),
  },
  { kind: 'doubted', words: predicate('sits? (?:ill|uneasily|uncomfortably) with', 0) },
  {
    kind: 'overruled',
    certain: true,
    words: predicate('loses? (?:its|their|all) (?:\\p{Ll}{1,12} )?(?:force|authority)', 0),
  },
  { kind: 'distinguished', certain: true, words: predicate('need not detain (?:us|me)', 0) },
  {
    kind: 'distinguished',
    certain: true,
    words: predicate(
      '(?:an? )?(?:mere |merely )?(?:obiter(?: dict(?:um|a))?|passing (?:remark|observation)s?)(?= ?(?:[.,;]|and |$))',
    ),
  },
  { denied: 'distinguished', words: predicate('(?:understood to )?extend to') },
  {
    kind: 'distinguished',
    words: predicate(
      '(?=different|dissimilar|distinct)(?<=\\b[Ff]acts\\b[^.;\\uE000-\\uF8FF]{0,60}[\\uE000-\\uEFFF][\\s,)]*(?:are|were) (?:\\p{Ll}{1,14}ly )?)(?:different|dissimilar|distinct)',
    ),
  },
  {
    kind: 'affirmed',
    denied: 'doubted',
    words: predicate(
      `(?=(?:correct|right|sound|tenable|acceptable))${DECIDED}(?:correct|right|sound|tenable|acceptable)`,
    ),
  },
  {
    kind: 'doubted',
    words: predicate(
      `(?=(?:erroneous|incorrect|unsound|unsustainable|fallacious|wrong))${DECIDED}(?:erroneous|incorrect|unsound|unsustainable|fallacious|wrong)`,
    ),
  },
  { kind: 'doubted', denied: 'affirmed', words: predicate('doubted') },
  {
    kind: 'doubted',
    words: predicate(
      'disapproved|dissented from|criticised|criticized|questioned(?! (?:before (?:us|me)|by (?:the )?(?:learned )?counsel))|open to (?:serious |grave |some )?(?:doubt|question|criticism)|(?:stated )?too (?:widely|broadly)(?: (?:stated|expressed|worded|put))?|too (?:broad|wide|sweeping)|of doubtful (?:authority|correctness|validity)',
    ),
  },
  { kind: 'doubted', words: predicate('(?:doubted|disapproved|dissented from) (?:in|by)', 0) },
  {
    kind: 'doubted',
    words: predicate(
      '(?:may (?:well )?)?(?:requires?|needs?|deserves?|calls? for|merits?) (?:an? |to be )?(?:re-?consideration|re-?considered|re-?examined|afresh|second look|fresh look|closer look|another look|looked at again|re-?examination)|(?:have|has|had|need|needs|ought) to be (?:looked at again|re-?considered|re-?examined|re-?visited)|(?:difficult|hard|impossible) to (?:sustain|support|reconcile|defend|justify)(?: (?:on principle|with principle))?|(?:with|to) which (?:we|I) (?:\\p{Ll}{1,12},? ){0,3}(?:do not|cannot|are unable to|am unable to|find it difficult to) (?:\\p{Ll}{1,12} )?(?:agree|concur|subscribe|accept)',
      0,
    ),
  },
  {
    kind: 'referred',
    words: predicate(
      '(?:referred|placed) (?:to|before|for consideration (?:by|of)) (?:a |an )?(?:larger|Larger|Full|Constitution|fuller)|referred for (?:re-?consideration|consideration)|re-?considered by a (?:larger|Larger|fuller|Constitution)|(?:being )?considered by a (?:larger|Larger) [Bb]ench',
    ),
  },
  {
    kind: 'distinguished',
    certain: true,
    words: predicate(
      `distinguishable|distinguish able|distinguished|inapposite|misplaced|misconceived|of no ${SUPPORT}|of (?:little|hardly any) ${SUPPORT}|beside the point|a (?:totally |wholly |quite )?(?:different|distinct) case|(?:decided|rendered|based|given) on (?:its|their|the) own (?:peculiar |special )?facts|(?:confined|limited|restricted) to (?:its|their|the) own (?:peculiar |special )?facts|(?:decided|rendered) (?:on|in|under|with reference to) (?:an? |the )?${DIFFERENT} ${TOPIC}|poles apart|out of place|inapt|a far cry from|(?:wide of|off) the mark|foreign to|alien to`,
    ),
  },
  {
    kind: 'distinguished',
    words: predicate(
      '(?:read|understood|seen|confined|viewed) in (?:the|its) (?:context|light|setting|background) of|(?:confined|limited|restricted) to (?:cases|its|the|situations)',
    ),
  },
  {
    denied: 'distinguished',
    words: predicate(
      '(?:advances|supports|helps|assists|aids|governs|covers|concludes|answers|avails|touches|bears (?:up)?on) (?:the|this|him|her|them|his|us|our|any|it)',
      0,
    ),
  },
  {
    kind: 'distinguished',
    words: predicate(
      'inapplicable|irrelevant|no (?:\\p{Ll}{1,12} ){0,2}(?:application|applicability|bearing|relevance|assistance|help)|nothing to do with',
    ),
  },
  {
    kind: 'distinguished',
    words: predicate(
      `(?:deals?|dealt) with (?:a|an) (?:\\p{Ll}{1,12} )?(?:different|distinct) ${TOPIC}|(?:rests?|rested|turns?|turned|proceeds?|proceeded|stands?|stood)(?: entirely| purely)? (?:on|upon) (?:its|their|the|a|an)(?: own)? (?:own|peculiar|special|different|distinct|entirely different|wholly different|altogether different|totally different) (?:\\p{Ll}{1,12} )?(?:${TOPIC}|language|terms|wording)`,
      0,
    ),
  },
  {
    kind: 'distinguished',
    words: predicate(
      `(?:cases? )?(?:on|arising (?:out of|from)|concerned with|relat(?:es?|ing) to) (?:an? )?(?:entirely |wholly |totally |altogether )?different (?:facts?|situations?|questions?|provisions?|contexts?|footing)`,
      0,
    ),
  },
  {
    kind: 'distinguished',
    words: predicate(
      `(?:,? ?(?:where|in which) )?(?:the |its )?(?:textual )?(?:facts?|factual (?:position|matrix|scenario|situation))(?: (?:of|in) (?:the|that|this|the said) (?:case|decision)| there(?:in)?)? (?:is|are|was|were) (?:\\p{Ll}{1,12} ){0,2}(?:different|distinguishable|distinct)`,
      0,
    ),
  },
  {
    kind: 'distinguished',
    words: predicate(`(?:affords?|renders?|provides?|gives?|lends?|offers?) (?:no|little) ${SUPPORT}`, 0),
  },
  {
    kind: 'distinguished',
    certain: true,
    words: predicate(
      '(?:(?:is|are|was|were|be|bears?|bore|has|have|had|affords?|offers?|provides?|gives?|furnish(?:es)?|lends?|of) )no (?:\\p{Ll}{1,12} ){0,2}(?:authority|guide|guidance|parallel|parity|resemblance|analogy|similarity|precedent|comparison|comfort|avail|moment)',
      0,
    ),
  },
  {
    denied: 'distinguished',
    certain: true,
    words: predicate(
      `of (?:any|much) ${SUPPORT}|(?:an |any )?authority (?:for|on|in support)|on all fours|in point|(?:an? )?(?:parallel |analogous |comparable )?cases? (?:where|in which|of|under|like)|available to|of universal application|helpful|apposite|akin|germane`,
    ),
  },
  { denied: 'distinguished', words: predicate('applicable|relevant') },
  { kind: 'followed', denied: 'distinguished', words: predicate('(?:squarely |fully |clearly )?attracted') },
  {
    kind: 'distinguished',
    words: predicate(
      `(?:(?:a|the) cases? (?:where|in which|of|under|relating to|concerning)|(?:concerned|dealt|dealing) with|considering|decided (?:under|on|upon)|rendered (?:in|under|on)|arose (?:under|out of|in|from)|turned (?:up)?on|related to|proceeded (?:up)?on|interpreted|interpreting)(?=${CONTRAST})`,
      0,
    ),
  },
  {
    denied: 'distinguished',
    words: predicate(
      '(?:apply|help|assist|avail|govern)|(?:usefully )?called in aid|applied|pressed into service|invoked|relied (?:up)?on|come to the (?:aid|rescue|help|assistance)|stretched|extended|imported|transplanted|extrapolated|go to (?:that|the) (?:length|extent)|touch (?:the|this|our)|cover (?:the|this|such|a)|go (?:so|that|as) far|go far enough',
    ),
  },
  {
    denied: 'distinguished',
    words: predicate(
      `${GIVE}s? (?:any|much|the) ${SUPPORT}|(?:advance|support|assist|help) the (?:case|cause|contention|submission|argument|proposition|plea|stand|claim|appellants?|respondents?|petitioners?)(?: of)?|(?:take|carry) (?:the|his|their) (?:case|matter) (?:any )?further|(?:read|understood|construed|interpreted|treated|regarded|taken) (?:as|to) (?:be )?(?:laying|lay|an? (?:authority|precedent)|having|have|mean|supporting)`,
    ),
  },
  {
    kind: 'followed',
    words: predicate(`(?:applies|apply|applied) ${DEGREE}(?:${FORCE}(?: ${FACTS})?|${FACTS})`, 0),
  },
  { kind: 'followed', words: predicate(`applicable ${DEGREE}(?:${FORCE}(?: ${FACTS})?|${FACTS})`) },
  {
    kind: 'followed',
    words: predicate(
      '(?:squarely|fully|directly|entirely|completely|clearly|aptly) (?:applies|apply|covers?|governs?|concludes?|answers?)|(?:squarely|fully|equally|directly) be (?:applicable|attracted)',
      0,
    ),
  },
  {
    kind: 'followed',
    words: predicate(
      `(?:(?:fully|amply|clearly|strongly|also|rather) )?(?:supports?|fortif(?:y|ies)|reinforces?|strengthens?|lends? support to) (?:(?:our|my|this|the above|the same) ${VIEW}|the (?:view|conclusion|proposition) (?:that|which we)|us in (?:our|this|the))`,
      0,
    ),
  },
  {
    kind: 'followed',
    words: predicate(
      '(?:with|to) which (?:we|I),? (?:(?:with|great|respect|respectfully|entirely|fully|also),? ){0,4}(?:agree|concur|subscribe|are in (?:\\p{Ll}+ )?agreement)|which (?:we|I) (?:(?:are|bound|to|must|respectfully|also|fully) ){0,4}(?:follow|adopt|approve|endorse|apply)|commends? itself to (?:us|me)',
      0,
    ),
  },
  {
    // A decision that does not bind may still persuade, so that *not* says nothing of it.
    kind: 'followed',
    words: predicate('binding (?:on|upon) (?:us|me|this Court)|(?:a )?binding (?:precedent|authority)'),
  },
  {
    kind: 'followed',
    words: predicate(
      'binds? (?:us|me|this Court)|governs? (?:the|this) (?:(?:present|instant) )?(?:case|matter|appeal|controversy|question|issue|situation)',
      0,
    ),
  },
  {
    kind: 'followed',
    words: predicate(
      '(?:applies|apply)(?: \\p{Ll}{1,12})? (?:with (?:equal|full|greater) (?:force|vigour)|on all fours|to the (?:facts|present|instant)|in the (?:present|instant) case)|clinch(?:es)? the|concludes? the (?:matter|question|issue|point|controversy)|sets? (?:the matter|the question|the controversy|it) at rest|provides? (?:a |the )?(?:complete |full )?answer|(?:virtually |clearly |also |fully )?answer(?:s|ed) (?:this|the) (?:question|point|contention|issue)|leaves? no (?:room for |manner of )?doubt',
      0,
    ),
  },
  {
    kind: 'followed',
    words: predicate(
      '(?:squarely|fully|directly|equally|clearly|aptly) (?:applicable|attracted|in point|on the point)|on all fours|a (?:complete|full|direct|clear) (?:answer|authority)|directly on (?:the )?point|(?:the )?appropriate one to (?:adopt|apply|follow)',
    ),
  },
];
