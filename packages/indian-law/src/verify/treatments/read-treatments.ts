import type { Authority } from '../../citations/authorities.ts';
import { collapseWhitespace, type Span } from '../../text/text.ts';
import type { TreatmentKind } from '../types.ts';
import {
  COURT_IN,
  lastGroup,
  type Named,
  NONE,
  namedIn,
  objectsOf,
  SIGN,
  subjectsOf,
} from './attribution.ts';
import { type Cue, mayHave } from './clause-parts.ts';
import { learnedTreatments } from './learned-reader.ts';
import {
  indexOfSign,
  maskSentence,
  type NamedCase,
  sentenceSpans,
  signOf,
  signsIn,
  tokensOf,
} from './masked-sentence.ts';
import { AS_HELD, OPENINGS, POINTERS, RESULTS, VERBS } from './object-cues.ts';
import { isDenied, speechAt } from './speech.ts';
import { PREDICATES } from './subject-cues.ts';

/** A court's treatment of one authority of a paragraph. */
export interface AuthorityTreatment {
  /** Place among the authorities that were given, or the number in the sign of a named case. */
  authority: number;
  kind: TreatmentKind;
  /** The court says what another court did: 'A was overruled in B'. */
  reported: boolean;
  sentence: string;
}

/** Kinds from the gravest. */
export const GRAVITY: readonly TreatmentKind[] = [
  'overruled',
  'reversed',
  'doubted',
  'distinguished',
  'affirmed',
  'followed',
  'referred',
];
/** Another court's treatment counts only where it takes authority away. */
const REPORTED: ReadonlySet<TreatmentKind> = new Set(['overruled', 'reversed', 'doubted']);
const WORDS =
  /over-?rul|dealt? with|revers|set aside|good law|correct law|sound law|bad law|decided|incuriam|\blaw\b|doubt|approv|dissent|agree|follow|distinguish|applic|appl[iy]|assist|help|avail|relevant|reconsider|larger|affirm|upheld|confirm|endorse|adopt|rely|relies|relied|relying|reiterat|support|fortified|cover|govern|conclude|binding|bound|misplaced|called in aid|in view of|light of|strength of|authority of|deference|consonance|all fours|in point|guided|settled|answer|clinch|at rest|reason to|ground to|facts|support|assistance|basis of|virtue of|reason of|face of|foreclosed|based on|the field|hold good|surviv|rightly|correct|tenable|erroneous|\bsound|unsound|poles apart|larger|binds|rest(?:s|ed) (?:up)?on|turn(?:s|ed) (?:up)?on|different|akin|debatable|res integra|that authority|this authority|reason|statement|allowed|dismissed|too wide|too broad|sustain|looked at|restored|adhere|pronouncement|applying|invoke|right conclusion|right view|advanc|militat|in aid|deriv|shelter|nothing in|understood|confined|longer|ceased|lost|seal|imprimatur|test of time|upset|recall|criticis|criticiz|question|attracted|unlike|depart|reservation|misgiving|hesitate|in terms of|such is not|is not so|is not the|turned|arose|case (?:where|of|in)|cases (?:where|of|in)|stretched|extended|import|afresh|free from|whereas|; ?here|instant case|present case|no such|guide|parallel|resembl|analog|preced|effac|abrogat|eclips|repudiat|swept|jettison|nullif|yield|give way|whittl|watered|eroded|diluted|erred|error|vacated|annulled|infirmity|flaw|fate|abide|accord|persuaded|same view|our view|right(?:ly)? held|authority|read as|shaken|weaken|undermin|impair|historical|precedential|unscathed|unquestioned|favour|interpret|constru|governs|requires us|constrain|identical|similar|share|prefer|teeth|differ|hesitation|commend|no support|contrary|counter to|inconsistent|pointed out|nothing (?:\w+ )?in|considerations|regret|subscrib|concur|uneasily|obiter|passing (?:remark|observation)|detain|interference|contrast|distinction|difference|bring|at one with|reconcile|ignorance|beyond|discharged|quashed|maintained|extend|loses|nothing to do/iu;
const PARTICIPLE =
  /^(?:overruled|reversed|set aside|approved|affirmed|upheld|confirmed|followed|doubted|disapproved|dissented from|distinguished|applied|invoked|shaken|weakened|undermined|impaired)$/u;
const BE = /\b(?:is|are|was|were|be|been|being|stands?|stood)\b/u;
const NOT = /\b(?:not|no longer|never|no|cannot|longer)\b/u;
/** 'We do not think that the said decision …', 'neither …': the denial is before the subject. */
const RAISED =
  /\b(?:difficult to|fail to|unable to|cannot|(?:do|does|did) not) (?:see|understand|appreciate) how [^.;]{0,160}$|\b(?:do|does|did|can) ?not (?:think|consider|believe|find|see|agree|say)(?: that| how)? (?:[^.;,]|(?<=[\uE000-\uEFFF] ?),){0,160}$|\b(?:unable|declin(?:e|es|ed|ing)|refus(?:e|es|ed|ing)|not (?:prepared|inclined|possible)) to (?:treat|regard|accept|consider) [^.;]{0,160}$|\b(?:neither|none)(?: of (?:\p{Ll}{1,12} ){1,3})?\s?$/u;
const MODAL = /\b(?:ought|should|could|would|might|may)\b/u;
const PASSIVE =
  /\b(?:is|are|was|were|been|being|be|stands?|stood)\s(?:\p{L}+ly\s|also\s|since\s|now\s){0,3}$/u;
const NEGATED = /\b(?:has|had|have|did|does|do) not\s(?:\p{L}+ly\s)?$|\bnot\s$|\bnor\s$/u;

const COVERED = /^(?:covered|governed|concluded|settled|answered|foreclosed|put (?:at|beyond)|set at)/u;
/** 'Is now squarely covered by': the court says it of the case before it. */
const PRESENT =
  /\b(?:is|are|stands?|has been|have been),?\s(?:(?:\p{L}+ly|also|since|now|well|however|furthermore|moreover|therefore|thus),?\s){0,3}$/u;
const REJECTS =
  /^(?:cannot (?:now )?be (?:accepted|sustained|upheld|entertained|maintained)|(?:inapplicable|untenable|unsustainable|misconceived)\b|(?:is|are|stands?) (?:now )?(?:unsustainable|untenable|rejected|not (?:tenable|sustainable))|(?:must|has to|have to) (?:fail|be rejected)|has no)/u;
const BY_REASON = /(?:view|light|face|strength|authority|basis|virtue|reason) of$/u;
/** 'In view of ⟦A⟧, the parties admitted': the court decides nothing of that. */
const CONCEDED =
  /^[^.;]{0,260}\b(?:admit(?:s|ted)|conced(?:es?|ed)|submit(?:s|ted)|contend(?:s|ed)|urge[sd])\b/u;
const CLAIM = /\b(?:contention|submission|argument|plea|suggestion|claim)s? that\b/gu;
const QUESTION = /\bquestion,? (?:as to |of )?whether\b/gu;

/** 'The contention urged by counsel is untenable in view of …': no words of counsel follow. */
const URGED = /\b(?:urged|advanced|raised|made|argued|submitted|contended|placing reliance)\b(?! that)/gu;

/** The words before a cue. A contention that the court rejects, and a question that is settled, are no words of others. */
function spokenBefore(before: string, core: string): string {
  if (REJECTS.test(core)) return before.replace(CLAIM, 'claim of').replace(URGED, 'of');
  if (/^bring/u.test(core)) return before.replace(/\battempts? of\b/gu, 'words of');
  return COVERED.test(core) ? before.replace(QUESTION, 'question of') : before;
}

const FIRST_PERSON = /\b(?:[Ww]e|I|[Mm]y|[Oo]ur)\b[^.;]{0,80}$/u;

/** True where the court itself says a verb without *we*: 'follows ⟦A⟧', 'is covered by ⟦A⟧'; not 'followed ⟦A⟧', 'was covered by ⟦A⟧'. */
const isOwn = (core: string, before: string): boolean =>
  FIRST_PERSON.test(before) ||
  !/ed$/u.test(core.split(' ')[0] ?? '') ||
  (COVERED.test(core) && PRESENT.test(before.slice(-60)));

/** 'The High Court felt itself bound by ⟦A⟧': who is bound is named. */
const isBoundElse = (core: string, before: string): boolean =>
  /^bound/u.test(core) && !FIRST_PERSON.test(before) && !/\bthis Court\b[^.;]{0,60}$/u.test(before);

/** True where a verb without *we* is that of a passive clause, so that its object is no authority. */
function hasOtherSubject(before: string, core: string): boolean {
  const own =
    /^(?:unable|not|covered|governed|concluded|bound|settled|answered|foreclosed|put (?:at|beyond)|set at|(?:is|are|stands?) on|difficult|place|constitut|refer|contrary|inconsistent|in the teeth|in (?:\p{Ll}+ )?(?:conflict|violation)|identical|similar)/u;
  return PASSIVE.test(before.slice(-60)) && !own.test(core) && !BY_REASON.test(core);
}

type Found = Omit<AuthorityTreatment, 'sentence' | 'authority'> & { sign: string };

interface Place {
  before: string;
  after: string;
  previous: Named;
}

/** The treatment that a predicate says, once *not* and the mood are taken into account; undefined for none. */
function predicateKind(
  { kind, denied }: Cue,
  before: string,
  auxiliary: string,
  core: string,
): TreatmentKind | undefined {
  if (PARTICIPLE.test(core) && !BE.test(auxiliary)) return undefined;
  const not = NOT.test(auxiliary) || RAISED.test(before);
  const apart = not ? denied === 'distinguished' : kind === 'distinguished';
  const likely = apart || /^appl/u.test(core);
  if (not && core === 'followed') return denied;
  if (MODAL.test(likely ? auxiliary.replace(/\bwould\b/u, '') : auxiliary)) return undefined;
  if (not) return denied;
  if (/\bcan\b/u.test(auxiliary) && kind !== 'distinguished') return undefined;
  return kind;
}

function readPredicate(cue: Cue, match: RegExpMatchArray, { before, after, previous }: Place): Found[] {
  const { aux = '', core = '' } = match.groups ?? {};
  const kind = predicateKind(cue, before, aux, core);
  if (kind === undefined) return [];
  const speech = speechAt(before, aux, after, PARTICIPLE.test(core));
  if (speech === undefined || (aux === '' && isDenied(before))) return [];
  const byAnother = /^ ?(?:in|by) /u.test(after) || / (?:in|by)$/u.test(core);
  const reduced = aux === '' && / (?:in|by)$/u.test(core);
  const fact = /^(?:overruled|reversed|set aside|doubted|disapproved)/u.test(core);
  const ofFacts = / (?:case|facts)$/u.test(core);
  const reported =
    (!speech.own && !ofFacts) || reduced || (fact && (byAnother || /\b(?:has|have|had)\b/u.test(aux)));
  const clause = {
    before,
    auxiliary: aux,
    previous: kind === 'reversed' ? NONE : previous,
    certain: cue.certain === true,
    reduced,
  };
  return subjectsOf(clause).map((sign) => ({ sign, kind, reported }));
}

/** True where the words around a verb leave its object untreated: a passive, *in* another case, a denial. */
function isNoVerb(match: RegExpMatchArray, { before, after }: Place): boolean {
  const { aux, core = '' } = match.groups ?? {};
  if (aux === undefined && hasOtherSubject(before, core)) return true;
  if (/^ ?(?:by|in) /u.test(after) && !/(?:by|from|in|with)$/u.test(core)) return true;
  return NEGATED.test(before.slice(-40)) || isDenied(before) || NOT.test(aux ?? '');
}

function readVerb({ kind }: Cue, match: RegExpMatchArray, place: Place): Found[] {
  const { aux, core = '' } = match.groups ?? {};
  const { before, after, previous } = place;
  if (kind === undefined || isNoVerb(match, place)) return [];
  const speech = speechAt(spokenBefore(before, core), aux ?? core, after);
  if (speech === undefined || (BY_REASON.test(core) && CONCEDED.test(after))) return [];
  const ofUs = aux !== undefined;
  const own =
    speech.own && !isBoundElse(core, before) && (ofUs || kind === 'affirmed' || isOwn(core, before));
  const around = {
    before: ofUs ? before : before.replace(COURT_IN, ''),
    after,
    previous: own && ofUs ? previous : NONE,
  };
  return objectsOf(around, kind === 'reversed' && !/ppeal|etition/u.test(before.slice(-160) + core)).map(
    (sign) => ({
      sign,
      kind,
      reported: !own,
    }),
  );
}

/** 'must, in view of the amendment, be regarded': words of the court between an auxiliary and its verb; not words of counsel. */
const PARENTHESIS =
  /\b(am|is|are|was|were|must|has|have|cannot|can|does|do|should|stands?|did|been|be|not),\s(?!and (?:is|are|stands?)\b|[^,]{0,140}\b(?:argu|submi|conten|urge|counsel|held|observ))(?:[^,;.\uE000-\uF8FF]{1,140}|in (?:view|the light) of [^,;.]{1,80}),\s/gu;

function treatedIn(printed: string, previous: Named): Found[] {
  if (!WORDS.test(printed)) return [];
  const masked = printed.replace(PARENTHESIS, '$1 ');
  const found: Found[] = [];
  const read = (cues: readonly Cue[], reader: typeof readVerb) => {
    for (const cue of cues.filter((one) => mayHave(masked, one)))
      for (const match of masked.matchAll(cue.words)) {
        const before = masked.slice(0, match.index);
        const after = masked.slice(match.index + match[0].length);
        found.push(...reader(cue, match, { before, after, previous }));
      }
  };
  read(PREDICATES, readPredicate);
  read(VERBS, readVerb);
  read(POINTERS, readPointer);
  read([{ kind: 'followed', words: RESULTS }], readResult);
  read([{ kind: 'followed', words: OPENINGS }], readResult);
  read([{ kind: 'followed', words: AS_HELD }], readResult);
  return found
    .filter(({ kind, reported }) => !reported || REPORTED.has(kind))
    .flatMap((one) => beside(masked, one.sign).map((sign) => ({ ...one, sign })));
}

/** 'Following ⟦A⟧, we hold': the authorities that are between the cue and the result. */
function readResult({ kind }: Cue, match: RegExpMatchArray, { before, after }: Place): Found[] {
  const object = match.groups?.object ?? '';
  if (kind === undefined || speechAt(before, '', after) === undefined || CONCEDED.test(after)) return [];
  return lastGroup(object).map((sign) => ({ sign, kind, reported: false }));
}

/** 'and we respectfully adopt the statement': the authority that was named last. */
function readPointer({ kind }: Cue, _match: RegExpMatchArray, { before, after, previous }: Place): Found[] {
  if (kind === undefined || speechAt(before, '', after)?.own !== true) return [];
  const { group } = SIGN.test(before) ? namedIn(before) : previous;
  return group.map((sign) => ({ sign, kind, reported: false }));
}

/** A sign with those that are printed beside it without a word or a comma: citations of one case. */
function beside(masked: string, sign: string): string[] {
  const runs = masked.match(/[\uE000-\uEFFF](?:[ ()[\]]*[\uE000-\uEFFF])*/gu) ?? [];
  return [...new Set([sign, ...runs.filter((run) => run.includes(sign)).flatMap(signsIn)])];
}

/** A fast check: a paragraph without these words treats nothing. */
export const mayTreat = (text: string): boolean => WORDS.test(text);

/** The court itself follows what another doubted. */
const answers = (one: Found, other: Found): boolean =>
  !one.reported && /^(?:followed|affirmed)$/u.test(one.kind) && other.reported && other.kind === 'doubted';

const graver = (one: TreatmentKind, other: TreatmentKind): boolean =>
  GRAVITY.indexOf(one) < GRAVITY.indexOf(other);

/**
 * The treatments of a paragraph's authorities by the court whose words it has: of each authority of a sentence the gravest.
 * A treatment belongs to the authority that is subject or object of its words. What counsel argue, what is asked or
 * supposed, and what another court followed or distinguished is none. `named` are cases that were cited before, which the
 * paragraph may name shortly. O(n).
 */
export function readTreatments(
  text: string,
  authorities: readonly Authority[],
  named: readonly NamedCase[] = [],
): AuthorityTreatment[] {
  if (!WORDS.test(text)) return [];
  const found: AuthorityTreatment[] = [];
  for (const { span, masked, previous } of maskedSentences(text, authorities, named))
    for (const { sign, ...treated } of withLearned(
      gravestOfEach(treatedIn(masked, previous)),
      masked,
      previous,
    ))
      found.push({
        authority: indexOfSign(sign),
        ...treated,
        sentence: collapseWhitespace(text.slice(span.start, span.end)),
      });
  return found;
}

/**
 * The findings of the rules, with those of the learned reader for authorities of which the rules say nothing. Words that the rules gave
 * to one authority of the sentence are not given to another.
 */
function withLearned(found: readonly Found[], masked: string, { group }: Named): readonly Found[] {
  if (!WORDS.test(masked)) return found;
  const isTaken = (sign: string, kind: TreatmentKind) =>
    found.some((one) => one.sign === sign || one.kind === kind);
  const learned = [...learnedTreatments(masked, group)].filter(([sign, kind]) => !isTaken(sign, kind));
  return [
    ...found,
    ...learned
      .filter(([sign]) => speechAt(masked.slice(0, masked.lastIndexOf(sign)), '', '') !== undefined)
      .map(([sign, kind]) => ({ sign, kind, reported: false })),
  ];
}

/** The sentences of a paragraph with a sign for each authority, and the authorities of the sentence before each. O(n). */
export function* maskedSentences(
  text: string,
  authorities: readonly Authority[],
  named: readonly NamedCase[],
): Generator<{ span: Span; masked: string; previous: Named }> {
  const known = [
    ...named,
    ...authorities.map((one, index) => ({ tokens: tokensOf(one), sign: signOf(index) })),
  ];
  const signed = authorities.map(({ start, end }, index) => ({ start, end, sign: signOf(index) }));
  let previous = NONE;
  let next = 0;
  for (const span of sentenceSpans(text, authorities)) {
    const from = next;
    while ((signed[next]?.start ?? Number.POSITIVE_INFINITY) < span.end) next += 1;
    const masked = maskSentence(text, span, signed.slice(from, next), known);
    yield { span, masked, previous };
    if (signsIn(masked).length > 0 || masked.length > 30) previous = namedIn(masked);
  }
}

function gravestOfEach(treated: readonly Found[]): Found[] {
  const best = new Map<string, Found>();
  for (const one of treated) {
    const other = best.get(one.sign);
    if (other && answers(other, one)) continue;
    if (
      !other ||
      answers(one, other) ||
      graver(one.kind, other.kind) ||
      (one.kind === other.kind && !one.reported)
    )
      best.set(one.sign, one);
  }
  return [...best.values()];
}
