/** A kind of thing that a question asks for by its form, and that only some sentences have. */
export interface Wanted {
  /** Terms of the question that name the thing: a sentence that has the thing need not have them. */
  names: ReadonlySet<string>;
  /** Found where a text has such a thing, in linear time. */
  has: RegExp;
}

const COUNT =
  '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty(?:[\\s-]five)?|fifty|sixty|seventy|eighty|ninety)';

/** A day, a month with its year, or a bare year. */
const DAY =
  '\\b\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}\\b|\\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?,?\\s(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s)?\\d{2,4}\\b|\\b\\d{1,2}(?:st|nd|rd|th)?\\s(?:day\\sof\\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\\b(?:in|since|of|until|till)\\s(?:19|20)\\d{2}\\b|\\btwo\\sthousand\\b|\\b(?:after|before|by|from|of|on|since|till|until)\\sthe\\s\\d{1,2}(?:st|nd|rd|th)\\b';
const PERIOD = `\\b${COUNT}[\\s-](?:clear\\s)?(?:minutes?|hours?|days?|weeks?|months?|years?)\\b`;

/** Days that come again. */
const WEEKDAY =
  '\\b(?:any|each|every)\\s(?:\\p{L}+\\s)?day\\b|\\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b';

/** An hour of the day. */
const CLOCK =
  /\b\d{1,2}[.:]\d{2}\b(?!\.)|\b\d{1,2}\s?(?:a\.?m|p\.?m)\b|\bo['’]clock\b|\b\d{2,4}\s(?:hours|hrs)\b|\bsmall\shours\b|\b(?:about|after|around|at|before|by|past|till|until)\s(?:half\spast\s)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?!\s\p{L}+s\b)|\b(?:dawn|dusk|evening|midnight|morning|night|noon)\b/iu;

/** Words by which a sentence gives a reason or a purpose. */
const REASON =
  /\b(?:because|due\sto|owing\sto|on\saccount\sof|by\sreason\sof|grounds?|reasons?|so\sthat|in\sorder\sto|therefore|caused?|arose|failed|unable|could\snot|for\s(?:fear|lack|want|non|the|my|our|his|her|their))\b|\b(?:as|since)\s(?:he|I|it|no|she|the|there|they|we|you)\b/iu;

/** A person by name, or by a title and a name. */
const PERSON =
  /\b(?:Adv|Dr|Justice|Kum|Kumari|Miss|Mr|Mrs|Ms|Prof|Shri|Sister|Smt|Sri|Thiru|Tmt)\b\.?\s?\p{Lu}|(?<=[\p{Ll},:] )\p{Lu}[\p{L}.]{0,20}\s\p{Lu}\p{L}|M\/s\b|Messrs\b|\b(?:[Tt]he|[Aa]n?)\s(?:\p{Lu}\p{Ll}+\s){0,3}(?:Collector|Commissioner|Director|Engineer|Inspector|Judge|Magistrate|Manager|Officer|Ombudsman|Registrar|Secretary|Superintendent|Tahsildar|Tribunal)\b|\b(?:one|boy|girl|peon|clerk|driver|witness|nominee|named|called)\s\p{Lu}\p{Ll}{2,}|\b(?:an?|her|his|its|my|our|the|their|your)\s(?:\p{Ll}+\s){1,2}\p{Lu}\p{Ll}{2,}/u;

/** The words that ask for a thing and name it, and its written form. The first of several counts. */
const THINGS: readonly {
  asks: RegExp;
  names: string;
  has: RegExp;
  ofPapers?: true;
}[] = [
  {
    asks: /\b(?:what|which)\scolou?r\b|\bcolou?r\sof\b/iu,
    names: 'colour color',
    has: /\b(?:black|blue|brown|cream|gold(?:en)?|green|gr[ae]y|maroon|orange|pink|purple|red|silver|white|yellow)\b/iu,
  },
  {
    asks: /\b(?:tele)?phone\snumber\b|\bmobile\snumber\b|\bcontact\snumber\b/iu,
    names: 'telephone phone mobile contact number',
    has: /(?:\+91[\s-]?|\b0?)[6-9]\d{4}[\s-]?\d{5}\b|\b0\d{2,4}[\s-]\d{6,8}\b/u,
  },
  {
    asks: /\bemail\s(?:address|id)\b/iu,
    names: 'email address id',
    has: /\S@\S/u,
  },
  {
    asks: /\b(?:what|which|how\smany)\smarks\b/iu,
    names: 'marks',
    has: /\bmarks?\b|\bper\s?cent\b|\d\s?%|\bgrades?\b|\bdivision\b/iu,
  },
  {
    asks: /\bfrom\s(?:what|which)\s(?:date|day|time)\b/iu,
    names: 'date day time',
    has: /\bfrom\s(?:the\s)?(?:date|day|time|month|expiry|\d{1,2}\s)|\bwith\seffect\sfrom\b/iu,
  },
  {
    asks: /\bhow\smuch\s(?:of\b|(?:gold|silver|jewellery|land|area|space|grain|rice|wheat|paddy|cement|steel|sand|water|oil|fuel|diesel|petrol|power|electricity|load)\b)/iu,
    names: 'amount quantity much',
    has: new RegExp(`\\d|\\b${COUNT}\\b|\\b(?:half|third|quarter|whole|entire)\\b`, 'iu'),
  },
  {
    asks: /\b(?:which|what)\s(?:rule|clause|section|article|regulation|condition|term)s?\b/iu,
    names: 'rule clause section article regulation condition term',
    has: /\b(?:rules?|clauses?|sections?|articles?|regulations?|conditions?|terms?)\s(?:no\.?\s)?\(?\d/iu,
  },
  {
    asks: /\b(?:which|what)\scourts?\b/iu,
    names: 'court',
    has: /\b\p{Lu}[\p{L}.]+\s(?:\p{Lu}[\p{L}.]+\s){0,2}Courts?\b|\bCourts?\s(?:at|of|in)\s\p{Lu}|\b(?:Tribunal|Magistrate|Commission|Forum|Bench)\b/u,
  },
  {
    asks: /\b(?:how\s(?:long|soon|late)|how\smuch\s(?:notice|time|warning|leave)|how\smany\s(?:days|weeks|months|years)|(?:within|in)\swhat\s(?:time|period)|what\s(?:(?:is|was)\sthe\s)?(?:period|time[\s-]limit)|limitation\sfor)\b/iu,
    names: 'long soon late period duration limit time',
    has: new RegExp(PERIOD, 'iu'),
  },
  {
    asks: /\bat\s(?:about\s|around\s)?(?:what|which)\s(?:time|hour)\b/iu,
    names: 'time hour',
    has: CLOCK,
  },
  {
    // *By what time must the reply be filed?* may ask for a day or a period.
    asks: /\b(?:what|which)\s(?:time|hour)\b(?!\s(?:limit|period))/iu,
    names: 'time hour',
    has: CLOCK,
  },
  {
    asks: /\b(?:how\smuch|what\s(?:must|did|does|do|has|will|should)\s(?!(?:\p{L}+\s){0,3}(?:police|prosecut\p{L}+|court|magistrate|inspector)\s(?:\p{L}+\s)?charge\b)(?:\p{L}+\s){1,4}(?:pay|cost|charge(?![^?]*\swith\b)|spend|earn|owe)\b(?!\s(?:for|to)\W*$)|what\s(?:must|is|was|has|will)\s(?:to\s)?be(?:en)?\s(?:paid|charged|spent|owed)\b|what\s(?:(?:was|is|were|are)\s)?(?:the\s)?(?:[\p{L}-]{1,20}\s){0,2}(?:amount|sum|price|advance|allowance|arrears|bonus|compensation|consideration|costs?|damages|deposit|dues|duty|fees?|fine|honorarium|income|loan|loss|maintenance|pay|payment|pension|premium|refund|remuneration|rent|salary|stipend|tax|value|wages?))\b/iu,
    names: 'amount sum price value money paid',
    has: /(?:\bRs\b\.?|₹|\brupees\b)\s?\d|\brupees\s\p{L}|\d\s?(?:lakhs?|crores?|\/-)|\b\d{1,2}(?:,\d{2})*,\d{3}\b|\b\d{5,8}\b|\bper\s?cent\b|\d\s?%/iu,
  },
  {
    asks: /\b(?:how\sold|what\sage|(?:what\s(?:is|was)\s(?:the|his|her)\s)age\b)/iu,
    names: 'old age aged years',
    has: /\baged?\b|\byears\sold\b|\bborn\b|(?<!within\s|period\sof\s|term\sof\s)\b\d{1,3}\syears\b|\b(?:is|was|am|of)\s(?:now\s)?\d{2}\b(?![,.]?\d|\s?(?:%|\p{L}))|\bgirl\sof\s|\bboy\sof\s|\bminor\b|\b(?:is|was|am)\s(?:now\s)?(?:fif|six|seven|eigh|nine)teen\b/iu,
  },
  {
    asks: /\b(?:(?:what|which)\s(?:proportion|percentage|share|rate|fraction)|how\smany\sper\s?cent)\b/iu,
    names: 'proportion percentage share rate fraction part',
    has: /\bper\s?cent(?:um|age)?\b|\d\s?%|\b(?:one[\s-]half|half|one[\s-]third|two[\s-]thirds|one[\s-]fourth|three[\s-]fourths|quarter)\b/iu,
  },
  {
    asks: /\bhow\s(?:large|big|wide|broad|tall|high|deep|heavy|far|strong|powerful)\b|\bwhat\s(?:(?:is|was|are|were)\s)?(?:the\s)?(?:area|size|extent|measurement|weight|height|width|length|depth|distance|capacity)\b/iu,
    names:
      'strong powerful large big area extent size measurement weight height width length depth distance capacity',
    has: /\b(?:\d[\d,.]*|half(?:\san)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)\s?(?:x\s?\d[\d,.]*\s?)?(?:acres?|ares?|bighas?|biswas?|cents?|cm|feet|foot|ft|gaj|grams?|grounds?|gunthas?|guntas?|hectares?|hp|horse\s?power|inch(?:es)?|kanals?|kathas?|kg|kilometres?|kilograms?|km|kW|litres?|marlas?|met(?:re|er)s?|miles?|mm|quintals?|sq\.?|square|tonn?es?|yards?)\b/iu,
  },
  {
    asks: /\bhow\s(?:often|frequently)\b/iu,
    names: 'often frequently',
    has: /\b(?:annual(?:ly)?|daily|half[\s-]yearly|monthly|quarterly|weekly|yearly|once|twice|thrice)\b|\b(?:a|an|each|every|per)\s(?:other\s)?(?:day|week|fortnight|month|quarter|year|\d{1,2}\s)/iu,
  },
  {
    asks: /\bhow\smany\b/iu,
    names: 'number many',
    // A number that counts has its noun behind it; a day, a sum and the number of a paper have none.
    has: new RegExp(
      `(?<!(?:Rs\\.?|No\\.?|₹|[Ss]ections?|[Rr]ule|[Cc]lause)\\s?)\\b(?:${COUNT.toLowerCase()}|[A-Z]\\p{Ll}{2,8}(?<=One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|teen|Twenty)|\\d{1,3}(?:,\\d{2,3})*|\\d{4,5})(?:\\s(?:and\\sa\\shalf\\s)?|-)(?!(?:a\\.?m|p\\.?m|of\\s(?:19|20)\\d\\d)\\b)\\p{Ll}{2,}|\\b(?:both|single|none|neither)\\b|\\p{L}\\s?:\\s*\\d{1,5}\\s*$`,
      'u',
    ),
  },
  {
    asks: /\b(?:occupation|profession|calling|livelihood|for\sa\sliving|what\s(?:work|job))\b/iu,
    names: 'occupation profession trade calling livelihood work living job',
    has: /\b(?:runs|keeps|owns)\s(?:an?|the|his|her)\s(?:\p{L}+\s){0,2}(?:agency|business|clinic|dairy|farm|firm|garage|hotel|kiln|mill|press|school|shop|stall|unit|workshop)\b|\bsells\s\p{Ll}|I\ssell\s\p{Ll}|\bdrives\s|\bworks?\sas\b|\bby\sprofession\b|\b(?:accountant|agriculturist|artisan|baker|barber|blacksmith|businessman|carpenter|clerk|conductor|contractor|cook|coolie|craftsman|cultivator|doctor|driver|electrician|engineer|farmer|fitter|guard|homemaker|housewife|labourer|lawyer|mason|mechanic|merchant|nurse|painter|plumber|potter|priest|salesman|shopkeeper|student|supervisor|tailor|teacher|trader|vendor|waiter|watchman|weaver|welder|worker|workman)\b/iu,
  },
  {
    asks: /^\W*where\s(?:did|do|does|was|is|were|are)\b(?!.{0,80}\b(?:held|hold|decided?|find|found|laid|court)\b)|\b(?:which|what)\s(?:place|town|village|city|district|branch|counter|office|station|taluka?|tehsil)\b/iu,
    names: 'place town village city district branch counter office station lie lies situated located',
    has: /\b(?:[Vv]illage|[Tt]own|[Cc]ity|[Dd]istrict|[Tt]aluka?|[Tt]ehsil|[Mm]andal)\s\p{Lu}|\p{Lu}\p{Ll}+\s(?:branch|counter|office|station)\b|\b(?:[Aa]t|[Nn]ear|[Ii]n|[Oo]n\sthe|[Oo]utside|[Oo]pposite)\s(?:the\s)?(?!January|February|March|April|May|June|July|August|September|October|November|December|Exhibit|Ex\b|Section|Court)\p{Lu}[\p{L}'-]{2,}/u,
  },
  {
    asks: /^\W*(?:(?:till|until|since|from|by)\s)?when\s(?:did|do|does|was|is|were|are|will|has|had|must|should)\b(?!.{0,80}\bsection\b)|\b(?:on|by|till|until|since)\s(?:what|which)\s(?:date|day)\b|\b(?:what\s(?:is|was)\sthe\s(?:\p{L}{1,20}\s){0,2}|^\W*(?:\p{L}{1,20}\s)?)date\b/iu,
    names: 'date day',
    has: new RegExp(`${DAY}|${PERIOD}|${WEEKDAY}`, 'iu'),
  },
  {
    asks: /^\W*(?:(?:by|to|for|from|with|before|in\sfront\sof)\s)?who(?:m|se)?\b(?!\s(?:must|may|can|should|shall|has\sto|have\sto|bears?|may)\b)/iu,
    names: 'person',
    has: PERSON,
  },
  {
    asks: /\b(?:which|what)\s(?:(?!(?:an?|are|can|did|do|does|had|has|have|her|his|is|must|our|the|their|was|were|will)\s)\p{Ll}+\s){0,2}(?:accountant|advocate|anaesthetist|arbitrator|auditor|clerk|doctor|engineer|inspector|judge|lawyer|magistrate|mediator|notary|nurse|officer|partner|physician|surgeon|surveyor|teacher|valuer|witness)\b/iu,
    names: 'person',
    ofPapers: true,
    has: PERSON,
  },
  {
    asks: /\bfor\swhat\s(?:purpose|reason)s?\b|^\W*what\b.{3,80}\sfor\W*$/iu,
    names: 'cause ground purpose reason',
    has: REASON,
  },
  {
    asks: /\bwhat\s(?:purpose|reason|grounds?)s?\b/iu,
    names: 'cause ground purpose reason',
    ofPapers: true,
    has: REASON,
  },
];

/** The kind of thing that a question asks for; undefined where its form does not say. `termOf`: the term of a word. */
export function wantedIn(
  question: string,
  termOf: (word: string) => string,
  { inCase }: { inCase: boolean },
): Wanted | undefined {
  const thing = THINGS.find(({ asks, ofPapers }) => (inCase || ofPapers !== true) && asks.test(question));
  if (!thing) return undefined;
  return {
    names: new Set(thing.names.split(' ').map(termOf)),
    has: thing.has,
  };
}
