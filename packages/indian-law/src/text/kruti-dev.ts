/**
 * The layout of the fonts Kruti Dev 010 and DevLys 010: bytes of a typewriter in place of letters. Each pair is the bytes and the
 * letters in Unicode; a virama at the end is a half letter.
 */
const LAYOUT = `v अ vk आ b इ bZ ई Ã ई m उ Å ऊ _ ऋ ,s ऐ , ए vks ओ vkS औ v‚ ऑ vkW ऑ b± ईं
d क D क् Dk क [k ख [ ख् x ग X ग् Xk ग ?k घ ? घ् Ä घ ³ ङ p च P च् Pk च N छ t ज T ज् Tk ज > झ ÷ झ् Ö झ् ¥ ञ
V ट B ठ M ड < ढ .k ण . ण् r त R त् Rk त Fk थ F थ् n द /k ध / ध् èk ध è ध् Ë ध् u न U न् Uk न
i प I प् Ik प Q फ ¶ फ् c ब C ब् Ck ब Hk भ H भ् Ò भ e म E म् Ek म ; य ¸ य् j र y ल Y ल् Yk ल G ळ o व O व् Ok व
'k श ’k श ‘k श ' श् Ük श Ü श् "k ष " ष् l स L स् Lk स g ह º ह् ôk क्क ô क्क
{k क्ष { क्ष् = त्र « त्र् K ज्ञ J श्र Ù त्त् Ùk त्त ä क्त – दृ — कृ Ñ कृ é न्न ™ न्न् à ह्न á ह्य â हृ ã ह्म ºz ह्र í द्द Ì द्द
| द्य } द्व ) द्ध ê ट्ट Í ट्ट ë ट्ठ Î ट्ठ ì ड्ड Ï ड्ड ï ड्ढ Ô ड्ढ Nî छ्य Vî ट्य Bî ठ्य Mî ड्य <î ढ्य Ó ्य Ø क्र Ý फ्र æ द्र ç प्र Á प्र xz ग्र
# रु : रू z ्र ª ्र ~j ्र ~ ् + ़ k ा h ी È ीं q ु w ू \` ृ s े S ै ks ो kS ौ ‚ ॉ kW ॉ W ॅ a ं ¡ ँ % ः · ऽ • ऽ
ñ ॰ Œ ॰ å ० ƒ १ „ २ … ३ † ४ ‡ ५ ˆ ६ ‰ ७ Š ८ ‹ ९ A । ] , & - @ / - . \\ ? ( ; ¼ ( ½ ) ¿ { À } ¾ = ^ ‘ * ’ Þ “ ß ”`;

/** Signs that the font prints elsewhere than Unicode writes them. */
const SHORT_I = '\ue001';
const REPH = '\ue002';
const I_WITH_REPH = '\ue003';
const MOVED = `f ${SHORT_I} Z ${REPH} Æ ${I_WITH_REPH} Ç ${SHORT_I}ं É ${I_WITH_REPH}ं Ê ी${REPH} ± ${REPH}ं`;

function layoutOf(text: string): Map<string, string> {
  const cells = text.split(/\s+/u);
  const pairs = new Map<string, string>();
  for (let at = 0; at + 1 < cells.length; at += 2) pairs.set(cells[at] ?? '', cells[at + 1] ?? '');
  return pairs;
}

const LETTERS = layoutOf(`${LAYOUT}\n${MOVED}`);
const LONGEST = 3;
/** Between figures these print themselves: 26/07/2024, 5,000, 10:30. */
const AS_PRINTED = '/,:';
const DIGIT = /\d/u;
const DEPENDENT = '[khqwsSaZz`¡È~W‚ª]';
/** PDF readers put a blank before a vowel sign that the font sets apart; a word cannot begin with one. */
const LOOSE_SIGN = new RegExp(`(?<=[^\\s\\d])[ \\u00a0](?=${DEPENDENT})`, 'gu');
const COLON = /(?<=[ \t])%(?=\s|$)/gu;

const CLUSTER = '[\u0915-\u0939]\u093c?(?:\u094d[\u0915-\u0939]\u093c?)*';
const SHORT_I_BEFORE = new RegExp(`([${SHORT_I}${I_WITH_REPH}])(\u0902?)(${CLUSTER})`, 'gu');
const REPH_BEHIND = new RegExp(`(${CLUSTER}[\u093e-\u094c\u0901\u0902]{0,3})${REPH}`, 'gu');
/** The mark that is left where a font or a reader lost a letter. */
const LEFT: Readonly<Record<string, string>> = { [SHORT_I]: 'ि', [REPH]: 'र्', [I_WITH_REPH]: 'र्ि' };

/** Brackets of Kruti Dev have other bytes: these are printed in another font, with English between them. */
export const ENGLISH_IN_BRACKETS = /\([A-Z][A-Za-z .,&'\n-]*\)/u;
const BRACKETS = new RegExp(`(${ENGLISH_IN_BRACKETS.source})`, 'u');

/** The Unicode of a text in the layout of Kruti Dev 010; English in brackets stays. Linear time. */
export function krutiDevToUnicode(text: string): string {
  return text
    .split(BRACKETS)
    .map((piece, at) => (at % 2 === 1 ? piece : inUnicode(piece)))
    .join('');
}

function inUnicode(text: string): string {
  const joined = text.replace(LOOSE_SIGN, '').replace(COLON, '\ue004');
  return inOrder(lettersOf(joined)).replaceAll('\ue004', ':');
}

function lettersOf(text: string): string {
  let letters = '';
  for (let at = 0; at < text.length; ) {
    const one = text.charAt(at);
    if (AS_PRINTED.includes(one) && DIGIT.test(text.charAt(at - 1)) && DIGIT.test(text.charAt(at + 1))) {
      letters += one;
      at += 1;
      continue;
    }
    const bytes = longestAt(text, at);
    letters += LETTERS.get(bytes) ?? bytes;
    at += bytes.length;
  }
  return letters;
}

function longestAt(text: string, at: number): string {
  for (let length = LONGEST; length > 1; length -= 1) {
    const bytes = text.slice(at, at + length);
    if (LETTERS.has(bytes)) return bytes;
  }
  return text.charAt(at);
}

/** Puts the signs where Unicode writes them: the short i behind its letters, a reph before them. */
function inOrder(letters: string): string {
  return letters
    .replace(/\u0902{2,}/gu, '\u0902')
    .replace(/([\u093e-\u094c\u0902])\u093c/gu, '\u093c$1')
    .replace(
      SHORT_I_BEFORE,
      (_, sign: string, dot: string, cluster: string) =>
        `${sign === I_WITH_REPH ? 'र्' : ''}${cluster}ि${dot}`,
    )
    .replace(REPH_BEHIND, 'र्$1')
    .replace(/[\ue001-\ue003]/gu, (one) => LEFT[one] ?? one)
    .replaceAll('ाे', 'ो')
    .replaceAll('ाै', 'ौ')
    .replaceAll('आे', 'ओ')
    .replaceAll('अा', 'आ')
    .normalize('NFC');
}
