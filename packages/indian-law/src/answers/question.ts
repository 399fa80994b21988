import { findCitations } from '../citations/citations.ts';
import type { Citation } from '../citations/types.ts';
import { findProvisions, type Provision, provisionKey } from '../provisions/provisions.ts';
import { findStatutes } from '../provisions/statutes.ts';
import { questionInEnglish } from '../query/legal-glossary.ts';
import type { Span } from '../text/text.ts';
import { findWords, stopWords, wordTerm } from '../text/words.ts';
import { type Task, taskOf } from './asked-task.ts';
import { inStatuteWords } from './lay-words.ts';
import { type Wanted, wantedIn } from './wanted.ts';

/** The kind of thing that a question asks for. */
export type QuestionKind = 'authority' | 'fact' | 'date' | 'list' | 'definition' | 'section';

export interface Question {
  kind: QuestionKind;
  /** The text as asked. */
  text: string;
  /** The text of the question before it, on which it follows. */
  before?: string;
  /** The question in English, as far as the glossary knows its Hindi and Tamil terms. */
  asked: string;
  /** The same with the words of a section in the place of everyday ones; the search of the library uses it. */
  query: string;
  /** The words that tell what it is about, as typed, each once, with their terms. */
  words: { word: string; term: string }[];
  provisions: Provision[];
  /** Keys of the provisions, with their act: `ni:138`. */
  provisionKeys: string[];
  /** Keys of sections that speak of what it asks in everyday words: *lying on oath* is `ipc:193`. */
  likelyKeys: string[];
  citations: Citation[];
  /** The paragraph of the cited judgment that is asked for, as printed. */
  paragraph?: string;
  /** Words of another part, for a part of a question: an answer need not repeat them, but has words of its `own`. */
  context?: ReadonlySet<string>;
  own?: ReadonlySet<string>;
  /** It asks about a proposition that says that something is not so. */
  negative: boolean;
  /** It asks if something is so, or for authority that it is: passages can speak for it or against it. */
  ofProposition: boolean;
  /** Terms of the person or paper whose account is asked for: *according to the carrier*. */
  speaker?: readonly string[];
  /** The kind of thing that it asks for, such as a sum of money. */
  wanted?: Wanted;
  /** The task about the papers as a whole that it sets. */
  task?: Task;
}

/** Words of asking: they say what kind of answer is wanted, not what about. */
const ASKING = new Set(
  (
    'about advise advice all any anything according also answer apply ask authority authorities available case cases ' +
    'cite cited cites citation claim clear consider could court courts decide decided define definition describe did ' +
    'discuss do document documents does doing enumerate every explain file files find findings following get give given ' +
    'help hold holds held how identify indicate india indian judgement judgements judgment judgments kindly know law laws ' +
    'let like list lists legal matter may mean meaning mention mentioned might more much many name names need number ' +
    'other our please point position precedent precedents principle proposition provide provides provision provisions ' +
    'question record records regarding related relevant relied rely ruling rulings said say says see settled should show ' +
    'some specific state stated states stating summarise summarize summary support supporting supports take tell term ' +
    'terms there thing things under understand use used want well whether why words write yes here just now date dates ' +
    'dated day days time exactly please can high supreme happen happened attract attracts covered covers cover apply ' +
    'applies applied involve involved still section sections act acts article articles chronology order ordering ' +
    'become became becomes enough sufficient new recent latest good best important main key argue client clients must before after within never ' +
    'during since until up down out off along away back side went go goes come came coming put puts get gets got make makes ' +
    'made take takes took keep keeps kept while lie lies old'
  )
    .split(' ')
    .map(wordTerm),
);

const SECTION =
  /\b(?:what|which)\s(?:does|do|is|are|did)\b.{0,40}\b(?:section|sections|article|order|rule|s\.|u\/s)|\b(?:text|wording|language|punishment|explain|read|provides?|says?|ingredients)\b.{0,60}\b(?:section|article|rule|order)\b|\b(?:section|article|rule)\b.{0,80}\b(?:says?|provides?|states?|means?|text|about|deal|require)\b/iu;
const DEFINITION =
  /^\W*(?:please\s)?(?:define|definition\sof|meaning\sof|what\s(?:is|are)\s(?:the\s(?:legal\s)?(?:meaning|definition)\sof|meant\sby)|what\sdoes\s.{1,80}\smean|what\s(?:is|are)\san?\s["“']?[\p{L}' -]{3,60}["”']?\s*\??\s*$|what\s(?:is|are)\s["“']?(?!(?:the|our|my|wrong|due|owed|payable|charged|mortgaged|claimed|left|missing|said)\b)[\p{L}' -]{3,60}["”']?\s*\??\s*$)/iu;
const DATE =
  /(?:^|[,;.?]\s|\band\s|\b(?:till|until|since|by|from)\s)when\b|\b(?:what\s(?:was|is|were|are)\sthe\s(?:[\p{L}-]+\s){0,3}dates?|(?:on|by|from|since)\s(?:what|which)\s(?:date|day)|which\s(?:date|day|year)|dates?\s(?:of|on|when)|dates\b|chronology|next\shearing|how\slong|due\sdate|deadline)\b/iu;
const WHEN = /^\W*(?:when\s(?:was|were|did|had)|on\s(?:what|which)\s(?:date|day))\b/iu;
const LIST =
  /\b(?:list|enumerate|name\sall|all\sthe|which\s(?:documents|files|witnesses|exhibits|sections|parties|judgments|cases|authorities|persons|people|amounts|payments|dates)|who\sare|what\sare\sthe|chronology|how\smany)\b/iu;
const AUTHORITY =
  /\b(?:authorit(?:y|ies)|case[\s-]?laws?|precedents?|judge?ments?|rulings?|decisions?|held|holding|ratio|settled|proposition|principles?|supreme\scourt|high\scourt|cite|citations?|legal\sposition|position\sin\slaw|law\son|whether|is\sit\s(?:necessary|mandatory|permissible|open|required|possible)|can\s(?:an?|the|one)|may\s(?:an?|the)|must\s(?:an?|the)|does\sthe\s(?:court|law))\b/iu;
const OF_THE_CASE =
  /\b(?:our\s(?:client|case|matter|notice|reply|side)|my\s(?:client|case)|this\s(?:case|matter|file)|the\s(?:file|files|record|papers|documents?|bank\smemo|cheque|notice|complaint|fir|agreement|plaint|order\ssheet|statement)|in\s(?:this|the\spresent)\s(?:case|matter)|who\s|how\smuch|where\s|did\s(?:the|our|he|she|they))\b/iu;
const NEGATIVE =
  /\b(?:not|no|never|cannot|can't|without|neither|nor|isn't|aren't|doesn't|un(?:necessary|enforceable|lawful))\b/iu;
const PROPOSITION =
  /^\W*(?:(?:please\s)?(?:tell\sme\s)?(?:if|whether)|is|are|was|were|am|can|could|may|must|should|shall|does|do|did|has|have|had|will|would)\b|\bwhether\b|\b(?:authorit(?:y|ies)|judge?ments?|precedents?|case[\s-]?laws?|rulings?|decisions?)\b.{0,40}\b(?:that|for|on|saying|where|in\ssupport)\b|:\s(?:is|are|can|may|must|does|do|has|was|valid)\b|[,;]\s(?:is|are|can|may|must|does)\s/iu;
const ASKS_WORD = /\b(?:wh(?:at|en|ere|o|om|ose|ich|y)|how|define|list|explain|summari[sz]e)\b/iu;
const STATES = /\b(?:is|are|can|cannot|may|must|has|have|need|needs|does|do)\b/iu;
/** A message that states a proposition and asks nothing, such as *an unregistered lease is void*. */
const propounds = (text: string): boolean => !ASKS_WORD.test(text) && STATES.test(text);
const PARAGRAPH = /\bpara(?:graph)?s?\.?\s(?:no\.?\s)?(\d{1,4}(?:\.\d{1,3})?)\b/iu;
/** A question is read to this length; a longer message is a text with a question in it. */
const LONGEST = 4000;
const MOST_WORDS = 40;

const NAMES_AUTHORITY = /\b(?:authorit(?:y|ies)|precedents?|judge?ments?|held|case[\s-]?laws?)\b/iu;
const ASKS_FIRST =
  /^\W*(?:(?:in|on|at|by|to|from|for|under|of|with|till|until|up\sto)\s)?(?:what|which|who|whom|whose|where|when|why|how)\b/iu;
const FEW_WORDS = 6;

/** Law is asked *from what date* too: only *when did this happen* asks for a day of the library. */
const asksForDay = (text: string, provisions: number, inCase: boolean): boolean =>
  inCase ? DATE.test(text) : provisions === 0 && WHEN.test(text);

function kindOf(text: string, provisions: number, citations: number, inCase: boolean): QuestionKind {
  const aboutCase = inCase && OF_THE_CASE.test(text);
  const short = text.trim().split(/\s+/u).length <= FEW_WORDS;
  if (asksForDay(text, provisions, inCase)) return 'date';
  if (provisions > 0 && !aboutCase && (short || SECTION.test(text))) return 'section';
  if (LIST.test(text) && !NAMES_AUTHORITY.test(text)) return 'list';
  if (DEFINITION.test(text) && !aboutCase) return 'definition';
  if (aboutCase && !NAMES_AUTHORITY.test(text)) return 'fact';
  // In a case *in what ratio do the partners share* asks of its papers; a yes or no may ask of the law.
  if (inCase && provisions + citations === 0 && ASKS_FIRST.test(text) && !NAMES_AUTHORITY.test(text))
    return 'fact';
  return AUTHORITY.test(text) || citations > 0 || !inCase ? 'authority' : 'fact';
}

const isOfAsking = (term: string, word: string): boolean =>
  stopWords.has(term) || stopWords.has(word.toLowerCase()) || ASKING.has(term);

/** The words that tell what a text is about, as typed, each term once. */
function tellingWords(text: string, without: readonly Span[] = []): Question['words'] {
  const seen = new Set<string>();
  const words: Question['words'] = [];
  for (const { term, start, end } of findWords(text)) {
    if (words.length >= MOST_WORDS) break;
    if (seen.has(term) || isOfAsking(term, text.slice(start, end))) continue;
    if (without.some((span) => start < span.end && end > span.start)) continue;
    if (term.length < 2 && !/[\d\p{Lo}]/u.test(term)) continue;
    seen.add(term);
    words.push({ word: text.slice(start, end), term });
  }
  return words;
}

/** The language in which a message wants its answer, which is no part of what it asks about. */
const LANGUAGE_WANTED =
  /\b(?:(?:please|kindly)\s)?(?:(?:answer|reply|respond|explain|tell\sme|write|give\sthe\sanswer)\s(?:it\s|this\s|me\s)?)?in\s(?:simple\s|plain\s)?(?:hindi|tamil|english|marathi|telugu|kannada|bengali|malayalam|gujarati)\b|(?:हिन्दी|हिंदी|तमिल|अंग्रेजी)\sमें\s(?:(?:उत्तर|जवाब)\s)?(?:दें|दीजिए|दो|बताएं|बताइए|बताएँ)?|(?:தமிழில்|இந்தியில்|ஹிந்தியில்|ஆங்கிலத்தில்)\s?(?:பதில்\s?)?(?:தரவும்|கூறவும்|சொல்லவும்|அளிக்கவும்)?/giu;

/** A message without the words for the language of its answer; one that has no other words as it is. */
function withoutLanguage(text: string): string {
  const rest = text.replace(LANGUAGE_WANTED, ' ').replace(/\s+/gu, ' ').trim();
  return /[\p{L}\p{N}]{2}/u.test(rest) ? rest : text;
}

/** A question in a case that asks what the law is. */
const ASKS_LAW = /\b(?:punish\p{L}*|penalt(?:y|ies)|sentence|offence|under\sthe\slaw)\b/iu;

/** The question in the words of acts, where it asks of the law, with the keys of their sections, of the act that it names. */
function ofStatutes(english: string, inCase: boolean): { text: string; keys: string[] } {
  const acts = new Set(findStatutes(english).flatMap(({ act }) => act ?? []));
  if (inCase && acts.size === 0 && !ASKS_LAW.test(english)) return { text: english, keys: [] };
  const { text, keys } = inStatuteWords(english);
  const ofNamed = keys.filter((key) => acts.size === 0 || acts.has(key.split(':')[0] ?? ''));
  return ofNamed.length > 0 ? { text, keys: ofNamed } : { text: english, keys: [] };
}

/** The time up to now, which tells nothing of what is asked. */
const UNTIL_NOW =
  /\b(?:so\sfar|(?:till|until|up\sto)\s(?:now|today)|to\sdate|as\syet|in\s(?:all|total)|altogether)\b/giu;

/** Whose account of a thing is asked for. */
const SPEAKER =
  /,?\s(?:according\sto|as\sper|in\sthe\swords\sof|(?<=,\s)says)\s(?:the\s|his\s|her\s)?([\p{L}'’ -]{2,40}?)(?=\W*$)/iu;

/** The question that a message asks, and its subject. `inCase`: it is asked in the chat of a case. O(n) of its first characters. */
export function understandQuestion(message: string, { inCase }: { inCase: boolean }): Question {
  const text = message.trim().slice(0, LONGEST);
  const asked = withPlainVerbs(questionInEnglish(withoutLanguage(text)));
  const { text: english, keys: likelyKeys } = ofStatutes(asked, inCase);
  const provisions = findProvisions(asked);
  const citations = findCitations(text);
  const named = [
    ...findProvisions(english),
    ...findStatutes(english),
    ...(english === text ? citations : []),
  ];
  const speaker = inCase ? SPEAKER.exec(asked)?.[1] : undefined;
  const telling = english.replace(UNTIL_NOW, (one) => ' '.repeat(one.length));
  const about = tellingWords(telling, named);
  const words = about.length > 0 ? about : tellingWords(english);
  const wanted = wantedIn(asked, wordTerm, { inCase });
  const others = wanted ? words.filter(({ term }) => !wanted.names.has(term)) : [];
  const paragraph = citations.length > 0 ? PARAGRAPH.exec(text)?.[1] : undefined;
  const task = taskOf(text) ?? taskOf(asked);
  return {
    kind: kindOf(asked, provisions.length, citations.length, inCase),
    text,
    asked,
    query: english,
    words: others.length > 0 ? others : words,
    provisions,
    provisionKeys: provisions.filter(({ act }) => act !== undefined).map(provisionKey),
    likelyKeys,
    citations,
    ...(paragraph === undefined ? {} : { paragraph }),
    negative: NEGATIVE.test(asked),
    ofProposition: PROPOSITION.test(asked) || propounds(asked),
    ...(speaker === undefined ? {} : { speaker: findWords(speaker).map(({ term }) => term) }),
    ...(wanted === undefined ? {} : { wanted }),
    ...(task === undefined ? {} : { task }),
  };
}

import { withPlainVerbs } from './phrasal-verbs.ts';
