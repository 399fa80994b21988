import type { DayName } from './paper-days.ts';

/** Words before a date, up to the date before it or this many characters. */
const NEAR = 150;

type Forms = readonly (readonly [DayName, RegExp])[];

/** Hindi has its verb behind the date: 'दिनांक 16.02.2026 को बैंक में प्रस्तुत किया'. The first form that fits counts. */
const ACTED_HINDI: Forms = [
  ['lastDay', /(?:अवधि|मियाद|परिसीमा|समय ?सीमा)[^।]{0,60}को[^।]{0,20}(?:समाप्त|पूर्ण|खत्म|व्यतीत)/u],
  [
    'filedOn',
    /(?:अपील|आवेदन|याचिका|निगरानी|पुनरीक्षण|परिवाद)[^।]{0,40}को[^।]{0,20}(?:दाखिल|प्रस्तुत|दायर|पेश) (?:हो रह|की जा रह|किया जा रह|है)/u,
  ],
  ['returnInformed', /(?:मेमो|ज्ञापन)[^।]{0,60}को[^।]{0,20}(?:मिल|प्राप्त)/u],
  ['noticeServed', /(?:नोटिस|सूचना[ -]?पत्र)[^।]{0,60}को[^।]{0,30}(?:प्राप्त|तामील|मिल)/u],
  ['presentedOn', /(?:चेक|चैक|बैंक)[^।]{0,40}(?:प्रस्तुत|पेश|जमा)|^\s*को[^।]{0,40}(?:प्रस्तुत|जमा) कि/u],
  [
    'returnedOn',
    /अनादरित|बाउंस|(?:चेक|चैक|बैंक|जो|बिना भुगतान|मेमो)[^।]{0,60}(?:वापस (?:प्राप्त|लौट|आ|कर)|लौटा(?!न))|^\s*को[^।]{0,30}(?:बिना भुगतान|वापस प्राप्त|वापस लौट|लौटा(?!न))/u,
  ],
  ['noticeDate', /(?:सूचना|नोटिस)[^।]{0,40}(?:भेज|प्रेषित|दिया|दी गयी|दी गई)/u],
  ['arrestDate', /गिरफ्तार|गिरफ़्तार/u],
  ['remandDate', /रिमाण्ड|रिमांड|(?:समक्ष|न्यायालय में) (?:प्रस्तुत|पेश)/u],
  ['firDate', /(?:प्रथम सूचना|रिपोर्ट|अपराध|मुकदमा)[^।]{0,30}(?:पंजीबद्ध|पंजीकृत|दर्ज)/u],
  ['copyReceived', /(?:नकल|प्रतिलिपि)[^।]{0,30}(?:प्राप्त|मिली|तैयार)/u],
  ['copyApplied', /(?:नकल|प्रतिलिपि)[^।]{0,40}(?:आवेदन|प्रार्थना)/u],
];
const DATED_HINDI: Forms = [
  ['chequeDate', /(?:चेक|चैक)[^।]{0,60}(?:दिनांकित|दिनांक|दि0|तारीख)\s*:?\s*$/u],
  ['firDate', /(?:अपराध (?:क्रमांक|संख्या)|प्रथम सूचना रिपोर्ट|मु0अ0सं0)[^।]{0,40}दिनांक\s*$/u],
  ['offenceDate', /घटना[^।]{0,20}(?:दिनांक|तारीख)\s*$/u],
  ['orderDate', /(?:आलोच्य|प्रश्नगत|आक्षेपित)[^।]{0,20}(?:आदेश|निर्णय)[^।]{0,20}(?:दिनांक|दिनांकित)\s*$/u],
];

/** The day of a date in a Hindi sentence: the act behind it, or what it dates before it. */
function inHindi(last: DayName | undefined, before: string, after: string): DayName | undefined {
  const [said = ''] = after.slice(0, NEAR).split(/।|(?<=\s)(?:जो|परन्तु|परंतु|किन्तु|किंतु|लेकिन|जिसे|जिस पर)(?=\s)/u);
  const dated = DATED_HINDI.find(([, form]) => form.test(before))?.[0];
  const isActed = /^\s*को(?=\s)/u.test(after);
  const isDenied = /(?:प्राप्त|तामील)\s(?:नहीं|न)\s|(?<=\s)(?:नहीं|न)\s(?:मिल|प्राप्त)/u.test(said);
  if (isDenied) return dated;
  if (last === 'noticeDate' && isActed && /प्राप्त|तामील|मिल/u.test(said)) return 'noticeServed';
  const object = before.split(/।|,|(?<=\s)(?:जो|तथा|और|परन्तु|परंतु|किन्तु|किंतु|लेकिन)(?=\s)/u).at(-1) ?? '';
  const acted = isActed
    ? ACTED_HINDI.find(([, form]) => form.test(said) || form.test(`${object}${said}`))?.[0]
    : undefined;
  return acted ?? dated;
}

/** In Tamil the act comes behind the date with *அன்று*. */
const ACTED_TAMIL: Forms = [
  ['lastDay', /(?:காலக்கெடு|கால ?வரையறை|அவகாசம்)[^.]{0,60}(?:முடிந்த|முடிவடைந்த|முடிவுற்ற)/u],
  ['filedOn', /(?:மேல்முறையீடு|மனு|புகார்)[^.]{0,60}தாக்கல் (?:செய்யப்படுகி|ஆகிற|செய்கி)/u],
  ['noticeServed', /அறிவிப்[^.]{0,80}(?:பெற்ற|பெற்று|சார்வு|கிடைக்க)/u],
  ['noticeDate', /அறிவிப்[^.]{0,60}அனுப்ப/u],
  ['returnInformed', /(?:குறிப்பாணை|மெமோ)[^.]{0,60}(?:பெற்ற|கிடைத்த)/u],
  ['returnedOn', /(?:திருப்பி|திரும்பி|திரும்ப)[^.]{0,30}|மதிப்பிழ/u],
  ['presentedOn', /(?:காசோலை|வங்கி)[^.]{0,60}(?:செலுத்த|சமர்ப்பி|தாக்கல்|முன்வை|வசூலு)/u],
  ['arrestDate', /கைது/u],
  ['remandDate', /(?:ஆஜர்|முன்னிலைப்)படுத்த|காவலில் வைக்க/u],
];
/** 'D தேதியிட்ட காசோலை': the thing that is dated comes behind. */
const DATED_TAMIL: Forms = [
  ['chequeDate', /^[^.]{0,30}காசோலை/u],
  ['noticeDate', /^[^.]{0,30}அறிவிப்/u],
  ['returnedOn', /^[^.]{0,30}(?:குறிப்பாணை|மெமோ)/u],
];

function inTamil(before: string, after: string): DayName | undefined {
  const said = after.slice(0, NEAR).split(/[.;]\s/u)[0] ?? '';
  const [, dated] = /^\s*தேதியிட்ட\s(.*)$/su.exec(said) ?? [];
  if (dated !== undefined) return DATED_TAMIL.find(([, form]) => form.test(dated))?.[0];
  if (!/^\s*(?:அன்று|தேதி(?:யில்|யன்று)|-?(?:ஆம்|ம்) தேதி)/u.test(said)) return undefined;
  const object = before.split(/[.;]\s/u).at(-1) ?? '';
  return ACTED_TAMIL.find(([, form]) => form.test(`${object} ${said}`))?.[0];
}

/** The day of a date in a Hindi or Tamil sentence; `last` is that of the date before it. */
export function inIndianLanguage(
  last: DayName | undefined,
  before: string,
  after: string,
): DayName | undefined {
  if (/[\u0900-\u097f]/u.test(before + after)) return inHindi(last, before, after);
  return /\p{Script=Tamil}/u.test(before + after) ? inTamil(before, after) : undefined;
}
