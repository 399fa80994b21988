import { withPlainFigures } from '../text/native-figures.ts';
import { matchesOf } from '../text/text.ts';
import type { Group, Item } from './groups.ts';
import type { StatuteMention } from './statutes.ts';

// Provisions in Hindi and Tamil: 'धारा 420 भा.दं.सं.', 'भारतीय न्याय संहिता की धारा 103', 'பிரிவு 420 இ.த.ச.'.

const NATIVE = /[\u0900-\u097f\u0b80-\u0bff]/;

/**
 * key | printed forms. Hindi titles are those of the acts' Hindi texts; the others are usual abbreviations. 'साक्ष्य
 * अधिनियम' without its year is the title of the act of 1872 and of that of 2023: it names neither.
 */
const TABLE = `
ipc | भारतीय दण्ड संहिता; भारतीय दंड संहिता; भा.दं.सं.; भा.द.सं.; भा.दं.वि.; भा.द.वि.; भा०दं०सं०; भा०द०सं०; भा०द०वि०; भा०दं०वि०; भादंसं; भादसं; भादवि; भादंवि; ता.हि.; आई.पी.सी.; आईपीसी; இந்திய தண்டனைச் சட்டம்; இந்திய தண்டனை சட்டம்; இந்தியத் தண்டனைச் சட்டம்; இ.த.ச.; இதச
bns | भारतीय न्याय संहिता; भा.न्या.सं.; भा०न्या०सं०; बी.एन.एस.; बीएनएस; பாரதிய நியாய சன்ஹிதா; பாரதிய நியாய சன்ஹிதை; பா.நி.ச.; பி.என்.எஸ்.; பிஎன்எஸ்
crpc | दण्ड प्रक्रिया संहिता; दंड प्रक्रिया संहिता; दं.प्र.सं.; द.प्र.सं.; दं०प्र०सं०; द०प्र०सं०; सी.आर.पी.सी.; सीआरपीसी; குற்றவியல் நடைமுறைச் சட்டம்; குற்றவியல் விசாரணை முறைச் சட்டம்; கு.ந.ச.; கு.வி.மு.ச.; குவிமுச
bnss | भारतीय नागरिक सुरक्षा संहिता; भा.ना.सु.सं.; भा०ना०सु०सं०; बी.एन.एस.एस.; बीएनएसएस; பாரதிய நாகரிக் சுரக்ஷா சன்ஹிதா; பிஎன்எஸ்எஸ்
bsa | भारतीय साक्ष्य अधिनियम, 2023; भारतीय साक्ष्य अधिनियम 2023; बी.एस.ए.; बीएसए; பாரதிய சாட்சிய அதினியம்
iea | भारतीय साक्ष्य अधिनियम, 1872; भारतीय साक्ष्य अधिनियम 1872; இந்திய சாட்சியச் சட்டம்
cpc | सिविल प्रक्रिया संहिता; व्यवहार प्रक्रिया संहिता; दीवानी प्रक्रिया संहिता; सि.प्र.सं.; सि०प्र०सं०; सी.पी.सी.; सीपीसी; உரிமையியல் நடைமுறைச் சட்டம்; உ.ந.ச.
constitution | भारत के संविधान; भारतीय संविधान; संविधान; இந்திய அரசியலமைப்புச் சட்டம்; இந்திய அரசியலமைப்பு; அரசியலமைப்புச் சட்டம்; அரசியலமைப்பு
ni | परक्राम्य लिखत अधिनियम; पराक्रम्य लिखत अधिनियम; एन.आई. एक्ट; एनआई एक्ट; மாற்றுமுறை ஆவணச் சட்டம்
contract | भारतीय संविदा अधिनियम; संविदा अधिनियम
limitation | परिसीमा अधिनियम; मर्यादा अधिनियम
tpa | सम्पत्ति अन्तरण अधिनियम; संपत्ति अंतरण अधिनियम
mv | मोटर यान अधिनियम; मोटर वाहन अधिनियम; மோட்டார் வாகனச் சட்டம்
hma | हिन्दू विवाह अधिनियम; हिंदू विवाह अधिनियम; இந்து திருமணச் சட்டம்
arbitration | माध्यस्थम् और सुलह अधिनियम; माध्यस्थम और सुलह अधिनियम; मध्यस्थता एवं सुलह अधिनियम
dowry | दहेज प्रतिषेध अधिनियम; दहेज निषेध अधिनियम
pocso | लैंगिक अपराधों से बालकों का संरक्षण अधिनियम; पॉक्सो अधिनियम; पॉक्सो एक्ट; पोक्सो एक्ट; पॉक्सो; போக்சோ சட்டம்; போக்சோ
ndps | एन.डी.पी.एस. एक्ट; एनडीपीएस एक्ट; स्वापक औषधि और मनःप्रभावी पदार्थ अधिनियम
arms | आयुध अधिनियम; आर्म्स एक्ट
pca | भ्रष्टाचार निवारण अधिनियम
it | सूचना प्रौद्योगिकी अधिनियम; आई.टी. एक्ट
court-fees | न्यायालय फीस अधिनियम; कोर्ट फीस अधिनियम
`;

const rows = TABLE.split('\n').flatMap((line) => {
  const [key = '', forms = ''] = line.split('|').map((cell) => cell.trim());
  return forms.split(';').flatMap((form) => (form.trim() === '' ? [] : [{ key, form: form.trim() }]));
});
const folded = (form: string): string => form.replace(/[.०,\s]/gu, '');
const KEYS = new Map(rows.map(({ key, form }) => [folded(form), key]));

const S = '[\\s\\u00a0]{0,3}';
/** A form with blanks behind its stops: 'भा. दं. सं.'. */
const spread = (form: string): string =>
  form.replace(/\./gu, `\\.?${S}`).replace(/ /gu, '[\\s\\u00a0]{1,3}').replace(/०/gu, '[०0]?');
const ACT = rows
  .map(({ form }) => form)
  .sort((a, b) => b.length - a.length)
  .map(spread)
  .join('|');
const YEAR = `(?:${S},?${S}(?:1[89]|20)\\d\\d)?`;
const NUMBER =
  '\\d{1,4}(?:[\\s-]?(?:[A-Z]{1,2}(?![A-Za-z])|[कखगघ](?![\\p{L}\\p{M}])))?(?:\\([0-9a-zA-Zक-ह]{1,4}\\)){0,4}';
const JOIN = `${S}(?:,|/|व(?=\\s)|एवं|और|तथा|या|सपठित|सहपठित|மற்றும்|உடன்|r/w)${S}(?:धारा${S})?`;
const LIST = `${NUMBER}(?:${JOIN}${NUMBER}){0,30}`;
const UNITS = [
  ['section', 'धाराओं|धाराएँ|धाराएं|धारा|பிரிவுகளின்|பிரிவுகள்|பிரிவின்|பிரிவு'],
  ['article', 'अनुच्छेदों|अनुच्छेद|சரத்து|உறுப்பு'],
] as const;
const UNIT = UNITS.map(([, words]) => words).join('|');
/** 'भारतीय न्याय संहिता, 2023 की धारा 103', 'धारा 103 भारतीय न्याय संहिता'. */
const PROVISION = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?<before>${ACT})${YEAR}${S}(?:की|के|का|யின்|இன்)?${S}(?:अंतर्गत|अन्तर्गत|तहत)?${S}[,:]?${S})?(?<unit>${UNIT})${S}[-–:]?${S}(?<list>${LIST})(?:${S}[,(-]?${S}(?:of${S})?(?<after>${ACT})(?![\\p{L}]))?`,
  'gu',
);
const NUMBERS = new RegExp(NUMBER, 'gu');

export interface NativeGroup extends Group {
  statute?: StatuteMention;
}

/** Every list of sections or articles in Hindi or Tamil, with the act beside it. O(n). */
export function findNativeProvisions(given: string): NativeGroup[] {
  if (!NATIVE.test(given)) return [];
  const text = withPlainFigures(given);
  return matchesOf(PROVISION, text).flatMap((match) => {
    const { before, after, unit = '', list = '' } = match.groups ?? {};
    const start = match.index + (before === undefined ? 0 : match[0].indexOf(unit));
    const listAt = match.index + match[0].indexOf(list, match[0].indexOf(unit) + unit.length);
    const items = itemsOf(list, listAt);
    if (items.length === 0) return [];
    const kind = UNITS.find(([, words]) => words.split('|').includes(unit))?.[0] ?? 'section';
    const statute = statuteOf(given, match, before, after);
    return [{ unit: kind, items, start, end: listAt + list.length, ...(statute ? { statute } : {}) }];
  });
}

function itemsOf(list: string, at: number): Item[] {
  return matchesOf(NUMBERS, list).map((found) => {
    const [, number = '', sub = ''] = /^([^(]*)(.*)$/u.exec(found[0]) ?? [];
    const start = at + found.index;
    return { number: number.trim(), sub, rangeEnd: false, start, end: start + found[0].length };
  });
}

function statuteOf(
  given: string,
  { index, 0: whole }: RegExpExecArray,
  before: string | undefined,
  after: string | undefined,
): StatuteMention | undefined {
  const printed = before ?? after;
  if (printed === undefined) return undefined;
  const act = KEYS.get(folded(printed)) ?? KEYS.get(folded(printed).replace(/0/gu, ''));
  const start = index + (before === undefined ? whole.lastIndexOf(printed) : 0);
  const end = start + printed.length;
  return { ...(act === undefined ? {} : { act }), raw: given.slice(start, end), start, end };
}
