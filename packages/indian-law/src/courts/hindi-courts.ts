import { COURTS, type Court } from './court-list.ts';

/** Names of courts in Devanagari: place as printed, without signs that differ from court to court = slug, seat. */
const PLACES: readonly (readonly [place: RegExp, code: string, seat?: string])[] = [
  [/लखनऊ/u, 'allahabad', 'Lucknow'],
  [/इलाहाबाद|प्रयागराज|उत्तर\s?प्रदेश/u, 'allahabad'],
  [/इन्?दौर|इंदौर/u, 'madhya-pradesh', 'Indore'],
  [/ग्वालियर/u, 'madhya-pradesh', 'Gwalior'],
  [/जबलपुर/u, 'madhya-pradesh', 'Jabalpur'],
  [/मध्य\s?प्रदेश|म\.\s?प्र/u, 'madhya-pradesh'],
  [/जयपुर/u, 'rajasthan', 'Jaipur'],
  [/जोधपुर/u, 'rajasthan', 'Jodhpur'],
  [/राजस्थान/u, 'rajasthan'],
  [/बिलासपुर/u, 'chhattisgarh', 'Bilaspur'],
  [/छत्तीसग[ढड]़?/u, 'chhattisgarh'],
  [/झारख(?:ण्ड|ंड|ड)|रांची|राँची/u, 'jharkhand'],
  [/उत्तराख(?:ण्ड|ंड)|नैनीताल/u, 'uttarakhand'],
  [/हिमाचल|शिमला/u, 'himachal-pradesh'],
  [/पटना|बिहार/u, 'patna'],
  [/दिल्ली/u, 'delhi'],
  [/पंजाब|हरियाणा|चण्?डीगढ़?/u, 'punjab-haryana'],
  [/बम्बई|बॉम्बे|मुम्?बई|मुंबई/u, 'bombay'],
  [/गुजरात|अहमदाबाद/u, 'gujarat'],
  [/कलकत्ता|कोलकाता/u, 'calcutta'],
];

/** The Supreme Court or a High Court that a line in Hindi names: 'मध्य प्रदेश उच्च न्यायालय, खण्डपीठ इन्दौर'. */
export function findHindiCourt(line: string): { court: Court; bench?: string } | undefined {
  if (!/न्यायालय/u.test(line)) return undefined;
  const supreme = /(?:उच्चतम|सर्वोच्च)\s+न्यायालय/u.test(line);
  if (!supreme && !/उच्च\s+न्यायालय/u.test(line)) return undefined;
  const [, code, seat] = supreme ? ['', 'supreme-court'] : (PLACES.find(([place]) => place.test(line)) ?? []);
  const court = COURTS.find((one) => one.code === code);
  if (court === undefined) return undefined;
  return seat === undefined ? { court } : { court, bench: seat };
}
