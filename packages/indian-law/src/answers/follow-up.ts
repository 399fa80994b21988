import { withoutNukta } from './asked-task.ts';
import type { Question } from './question.ts';
import { leaderOf } from './same-words.ts';

/** It asks for the answer before it once more, in another form. */
const ANSWER_AGAIN =
  /\b(?:explain|simpl(?:er|ify|e)|short(?:er|en)|brief(?:ly|er)?|elaborate|more\sdetails?|rephrase|translate|again|in\s(?:plain|hindi|tamil|english|marathi))\b|समझा|आसान|सरल|संक्षेप|छोट|विस्तार|फिर\sसे|दोबारा|अनुवाद|(?:हिंदी|हिन्दी|तमिल|अंग्रेजी|मराठी)\sमें|விளக்க|எளிய|எளிமை|சுருக்கமா|விரிவா|மீண்டும்|மறுபடி|மொழிபெயர்|தமிழில்|ஆங்கிலத்தில்|இந்தியில்|ஹிந்தியில்/iu;
const LATEST =
  /\b(?:latest|newest|most\srecent|earliest|oldest|first|last)\b|सबसे\s(?:नय|नई|नए|हाल|पुरान|पहल)|नवीनतम|ताजा|आखिरी|अंतिम|சமீபத்திய|அண்மைய|கடைசி|முதல்|பழைய|புதிய/iu;
/** The papers as a whole, which are no answer: *this case*. */
const THE_PAPERS = /^\s(?:case|matter|file|files|papers?|documents?|record|brief|suit|petition|appeal)\b/iu;
/** It refers to what was said before. */
const REFERS =
  /^\W*(?:and|but|so|what\sabout|how\sabout)\b|\b(?:it|its|that|this|these|those|them|they|their|he|him|his|she|her|the\ssame|above|former|latter)\b/iu;
/** The same in Hindi and Tamil; *this case* refers to nothing that was said. */
const REFERS_NATIVE =
  /^\s*(?:और|लेकिन|मगर|तो|மேலும்|ஆனால்)\s|(?<![\p{L}\p{M}])(?:इसे|उसे|इन्हें|उन्हें|इन्होंने|उन्होंने|(?:यह|वह|ये|वे|(?:इस|उस|इन|उन)(?:का|की|के|ने|को|से|में|पर)?)(?!\s(?:मामल|केस|प्रकरण|वाद(?!ी)|फाइल|मुकदम|दस्तावेज|कागज|याचिका(?!क)|अपील(?!ा)|पत्रावली|अभिलेख))|இது|அது|இதை\S*|அதை\S*|இதன\S*|அதன\S*|இதற்\S*|அதற்\S*|இதில்\S*|அதில்\S*|இவை|அவை|இவற்ற\S*|அவற்ற\S*|அவர்\S*|இவர்\S*|அதே)(?![\p{L}\p{M}])/u;
/** Words about an answer, which say nothing of its subject. */
const OF_FORM = new Set(
  'explain simpl simpler simplifi short shorter shorten brief briefli elabor detail more rephras translat again plain hindi tamil english marathi latest newest recent earliest oldest first last word answer point'.split(
    ' ',
  ),
);
const OF_FORM_NATIVE = new RegExp(
  `^(?:${[
    'इस|उस|इन|उन|यह|वह|ये|वे|इसे|उसे|[इउ][सन](?:का|की|के|को|से|में)|में|से|को|का|की|के|और|फिर|दोबारा|जरा|कृपया|कर',
    'आसान|सरल|साधारण|शब्दों|भाषा|संक्षेप|छोटा|छोटे|छोटी|विस्तार|अनुवाद|हिंदी|हिन्दी|तमिल|अंग्रेजी|मराठी|उत्तर|जवाब',
    'समझा\\S*|बता\\S*|लिख\\S*|कीजिए|करें|करो|दें|दीजिए|दो|है|हैं|कौन\\S*|सा|सी|सबसे|नया|नयी|नई|नए|हाल|हालिया|नवीनतम|ताजा|पुराना|पुरानी|पहला|पहली|आखिरी|अंतिम',
    'இது|அது|[இஅ]ந்த(?:க்|ச்|த்|ப்)?|இதை\\S*|அதை\\S*|இதன்|அதன்|எளிய|எளிமை\\S*|சொற்களில்|வார்த்தைகளில்|மொழியில்|விளக்க\\S*|விளக்கு\\S*|கூற\\S*|சொல்\\S*|தர\\S*',
    'மீண்டும்|மறுபடியும்|சுருக்க\\S*|விரிவா\\S*|மொழிபெயர்\\S*|தமிழில்|ஆங்கிலத்தில்|இந்தியில்|ஹிந்தியில்|பதில்\\S*|எது|எவை|சமீபத்திய\\S*|அண்மைய\\S*|கடைசி\\S*|முதல்\\S*|பழைய\\S*|புதிய\\S*|தயவுசெய்து|இன்னும்|கொஞ்சம்|மேலும்',
  ].join('|')})$`,
  'u',
);

/** A question of fewer own words that refers to what was said before is about that. */
const FEW = 4;

/** The words of a question besides those about the form of an answer. */
const ownWords = ({ words }: Question): Question['words'] =>
  words.filter(({ word, term }) => !OF_FORM.has(term) && !OF_FORM_NATIVE.test(withoutNukta(word)));

/** True where it refers to something besides the papers as a whole. */
function refersToAnswer(text: string): boolean {
  const found = [...text.matchAll(new RegExp(REFERS, 'giu'))];
  return found.some(({ 0: word, index }) => !THE_PAPERS.test(text.slice(index + word.length)));
}

const followsOn = (question: Question, own: Question['words']): boolean => {
  const { provisionKeys, citations, task } = question;
  const text = withoutNukta(question.text);
  if (citations.length > 0 || provisionKeys.length > 0) return false;
  const refersNative = REFERS_NATIVE.test(text);
  // A task is about the papers, unless it is about an answer: *Summarise that*.
  if (task !== undefined) return refersNative || refersToAnswer(text);
  const refers = refersNative || REFERS.test(text);
  if (own.length === 0) return ANSWER_AGAIN.test(text) || LATEST.test(text) || refers;
  return own.length < FEW && refers;
};

/** The sections that the words of a question lead to come before those of the one before it. */
const likelyKeysOf = ({ likelyKeys }: Question, before: Question): string[] =>
  likelyKeys.length > 0 ? likelyKeys : before.likelyKeys;

/**
 * A question that follows on from the one before it, with what that was about: *Explain that in simpler words*, *Which
 * of these is the latest?*, *And when was it returned?* Any other question as it is. O(n).
 */
export function afterQuestion(question: Question, before: Question | undefined): Question {
  const own = ownWords(question);
  if (!before || !followsOn(question, own)) return question;
  const again = own.length === 0;
  const terms = new Set(own.map(({ term }) => leaderOf(term)));
  const more = before.words.filter(({ term }) => !terms.has(leaderOf(term)));
  const wanted = question.wanted ?? (again ? before.wanted : undefined);
  const { wanted: _, task: ownTask, ...rest } = question;
  const task = again ? before.task : ownTask;
  return {
    ...rest,
    before: before.text,
    kind: again ? (LATEST.test(withoutNukta(question.text)) ? 'date' : before.kind) : question.kind,
    asked: again ? before.asked : question.asked,
    query: again ? before.query : `${question.query} ${more.map(({ word }) => word).join(' ')}`,
    words: [...own, ...more],
    ...(again ? {} : { context: new Set(more.map(({ term }) => term)) }),
    provisions: before.provisions,
    provisionKeys: before.provisionKeys,
    likelyKeys: likelyKeysOf(question, before),
    citations: again ? before.citations : [],
    ofProposition: again ? before.ofProposition : question.ofProposition,
    ...(wanted ? { wanted } : {}),
    ...(task ? { task } : {}),
  };
}
