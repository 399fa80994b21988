/** Tasks about the papers as a whole, which are read file by file, whatever words the request has. */
export const TASKS = [
  'summary',
  'chronology',
  'parties',
  'issues',
  'weaknesses',
  'missing',
  'comparison',
  'points',
  'decision',
] as const;
export type Task = (typeof TASKS)[number];

const PAPERS =
  '(?:case|matter|file|files|papers?|documents?|record|brief|facts|dispute|bundle|notice|reply|plaint|complaint|agreement|deed|order)';
const ASKS: readonly (readonly [Task, RegExp])[] = [
  [
    'comparison',
    /\b(?:compare|comparison|contrast|differences?\sbetween|discrepanc(?:y|ies)|inconsisten(?:t|cy|cies)|contradictions?)\b/iu,
  ],
  [
    'chronology',
    /\b(?:chronolog(?:y|ical)|list\sof\s(?:dates|events)|time\s?line|sequence\sof\sevents|dates\sand\sevents)\b/iu,
  ],
  [
    'missing',
    /\b(?:what|which)\b.{0,30}\b(?:missing|lacking)\b|\bmissing\s(?:papers?|documents?|evidence)\b|\b(?:papers?|documents?)\s(?:do\swe|should\sI|are\sstill)\s(?:need|get|collect|needed)\b/iu,
  ],
  [
    'weaknesses',
    /\bweak(?:ness(?:es)?|est|\spoints?)\b|\b(?:risks|against\sus)\b|\bhow\sstrong\s(?:is|are)\s(?:\p{L}+\s){1,3}(?:case|claim|position|defence|defense|appeal|petition|suit|side)\b/iu,
  ],
  [
    'issues',
    /\b(?:issues|points\s(?:for\sdetermination|in\s(?:dispute|issue))|disputed\s(?:facts|points)|what\sis\sin\sdispute)\b/iu,
  ],
  ['points', /\b(?:draft|prepare|give|list|suggest)\b.{0,30}\b(?:points|grounds|arguments|submissions)\b/iu],
  [
    'parties',
    /\b(?:who\sare\sthe\sparties|list\s(?:of\s)?(?:the\s)?parties|parties\s(?:to|in)\s(?:this|the))\b/iu,
  ],
  [
    'decision',
    /\bwhat\s(?:did|has|had|does|was)\s(?:the\s)?(?:\p{L}+\s){0,2}(?:court|judge|magistrate|tribunal|bench|commission|forum)\s(?:decided?|h[eo]ld|ordere?d?|directe?d?|ruled?|conclude?d?|finally\s\p{L}+)\b(?!\s\p{L}{2,20}\s\p{L}+\s\p{L}+)|\b(?:outcome|result|operative\s(?:part|portion|order)|final\sorder)\b|\bhow\s(?:was|were|did)\s.{0,40}\b(?:decided|disposed|end)\b/iu,
  ],
  [
    'summary',
    new RegExp(
      `\\b(?:summar(?:y|ise|ize)|gist|overview|brief\\sme|sum\\sup)\\b|\\bwhat\\sis\\s(?:this|the)\\s${PAPERS}\\sabout\\b|\\btell\\sme\\sabout\\sth(?:is|e)\\s${PAPERS}\\b`,
      'iu',
    ),
  ],
];

/** The same in Hindi and Tamil, in the same order; the nukta is left out of what they read. */
const ASKS_NATIVE: readonly (readonly [Task, RegExp])[] = [
  [
    'comparison',
    /तुलना|(?<![\p{L}\p{M}])अ(?:ं|न्)तर(?![\p{L}\p{M}])|विरोधाभास|असंगति|विसंगति|ஒப்பிட|ஒப்பீ|வேறுபா|வித்தியாச|முரண்பா/u,
  ],
  [
    'chronology',
    /घटनाक्रम|घटना\sक्रम|कालक्रम|(?:तारीख|तिथि)\p{M}*\p{L}*\p{M}*\sकी\sसूची|(?:तारीख|तिथि)वार|समयरेखा|காலவரிசை|கால\sவரிசை|நிகழ்வு\S*\s(?:வரிசை|பட்டியல்)|தேதி\S*\sபட்டியல்/u,
  ],
  [
    'missing',
    /(?:कागज|दस्तावेज)\S*\s.{0,20}(?:नहीं|कम\s|गायब|चाहिए|बाकी|छूटे|छूट\sग)|(?:ஆவண|(?<![\p{L}\p{M}])தாள்)\S*\s.{0,20}(?:இல்லை|விடுபட்|தேவை|குறைவு)|விடுபட்ட\s(?:ஆவண|தாள்)/u,
  ],
  ['weaknesses', /कमजोर|பலவீன/u],
  [
    'issues',
    /मुद्द(?!ई|त|ा[अयल])|विवाद्यक|विचारणीय\s(?:बि(?:ं|न्)दु|प्रश्न)|विवाद\sके\sबि(?:ं|न्)दु|எழுவினா|பிரச்சி?னை|பிரச்னை/u,
  ],
  [
    'points',
    /(?:बहस|तर्क|दलील|आधार(?!\s(?:कार्ड|पर)))\S*\s.{0,25}(?:बि(?:ं|न्)दु|तैयार|लिख|सुझा|बना(?!म))|(?<![\p{L}\p{M}])வாத(?:ம்|ங்|த்|க்)\S*\s.{0,25}(?:தயார|எழுது|பரிந்துரை|குறிப்பு)/u,
  ],
  [
    'parties',
    /पक्षकार\S*\s.{0,15}कौन|कौन\s.{0,15}पक्षकार|தரப்பினர்\S*\s.{0,15}(?:யார்|யாவர்)|(?:யார்|யாவர்)\s.{0,15}தரப்பினர்/u,
  ],
  [
    'decision',
    /(?:न्यायालय|अदालत|कोर्ट|अधिकरण|न्यायाधीश|मजिस्ट्रेट)\S*\s.{0,12}क्या\s.{0,12}(?:निर्णय|फैसला|आदेश|निर्देश)|(?:निर्णय|फैसला)\sक्या|अ(?:ं|न्)तिम\sआदेश|(?:நீதிமன்ற|தீர்ப்பாய|நீதிபதி)\S*\s.{0,12}என்ன\s.{0,12}(?:தீர்ப்ப|முடிவ|உத்தரவ|ஆணை)|இறுதி\s?(?:உத்தரவு|ஆணை)|(?:தீர்ப்பு|முடிவு)\sஎன்ன/u,
  ],
  [
    'summary',
    /सारांश|(?:^|\s)सार\s|(?:मामल|मुकदम|प्रकरण|केस|वाद)\S*\s.{0,8}संक्षेप|(?:मामला|मुकदमा|प्रकरण|केस|वाद)\s(?:क्या|किस(?:के)?\sबारे\sमें)\sहै|(?:मामले|मुकदमे|प्रकरण|केस|वाद)\sके\sबारे\sमें\sबता|சுருக்க(?:ம்|த்தை)|வழக்\S*\s.{0,8}சுருக்க|வழக்கு\s(?:என்ன|எதை(?:ப்)?\sபற்றியது)|வழக்கை(?:ப்)?\sபற்றி/u,
  ],
];

/** A request of more words asks about something in the papers, and not for all of them. */
const MOST_WORDS = 14;

/** A text without the nukta, which writers put in or leave out. */
export const withoutNukta = (text: string): string =>
  text.normalize('NFD').replaceAll('\u093c', '').normalize('NFC');

/** The task that a message sets; undefined for a question about something in the papers. */
export function taskOf(text: string): Task | undefined {
  if (text.trim().split(/\s+/u).length > MOST_WORDS) return undefined;
  const plain = withoutNukta(text);
  return (ASKS.find(([, asks]) => asks.test(text)) ?? ASKS_NATIVE.find(([, asks]) => asks.test(plain)))?.[0];
}
