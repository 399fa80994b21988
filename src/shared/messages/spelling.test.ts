import { beforeAll, describe, expect, test } from 'vitest';
import { englishMessages } from '#test/support/english-messages.ts';
import { LANGUAGES } from './languages.ts';

type Code = 'hi' | 'ta';
type Texts = ReadonlyMap<string, string>;

const texts: Record<Code, Texts> = { hi: new Map(), ta: new Map() };

beforeAll(async () => {
  for (const code of ['hi', 'ta'] as const)
    texts[code] = new Map(Object.entries((await LANGUAGES[code].load()) as Record<string, string>));
});

/** The messages that a pattern finds, each with what it found. */
const found = (all: Texts, pattern: RegExp, isMeant: (key: string) => boolean = () => true): string[] =>
  [...all].flatMap(([key, text]) => {
    const match = isMeant(key) ? pattern.exec(text) : null;
    return match ? [`${key}: ${match[0]}`] : [];
  });

/** Spellings of one word, the settled one first. */
const ONE_SPELLING: Readonly<Record<Code, readonly (readonly [settled: string, ...others: string[]])[]>> = {
  hi: [
    ['साइन इन', 'साइन-इन', 'लॉग इन', 'लॉग-इन', 'लॉगिन'],
    ['साइन आउट', 'साइन-आउट', 'लॉग आउट'],
    ['फ़ाइल', 'फाइल'],
    ['अंग्रेज़ी', 'अंग्रेजी'],
    ['हिन्दी', 'हिंदी'],
    ['ज़रूरी', 'जरूरी'],
    ['ज़्यादा', 'ज्यादा'],
    ['चिह्न', 'चिन्ह'],
    ['कौन-सा', 'कौन सा'],
    ['कौन-सी', 'कौन सी'],
    ['कौन-से', 'कौन से'],
    ['कंप्यूटर', 'कम्प्यूटर'],
    ['पैरा', 'पैराग्राफ़', 'पैराओं'],
    ['दर्ज', 'अभिलिखित'],
    ['विलंब', 'विलम्ब', 'देरी'],
    ['Munshi', 'उत्पाद'],
  ],
  ta: [
    ['நொடி', 'வினாடி', 'விநாடி'],
    ['விசை', 'திறவுகோல்', 'சாவி'],
    ['இணைந்த தேடல்', 'கலப்புத் தேடல்'],
    ['காப்பு நகல்', 'காப்புப் பிரதி'],
    ['சமீபத்திய', 'அண்மைய', 'அண்மை '],
    ['நிரப்பும் இடம்', 'வெற்றிடம்'],
    ['எடுத்துக்காட்டாக', 'உதாரணமாக'],
    ['கட்டாயமில்லை', 'விருப்பத்திற்குரியது'],
  ],
};

test.each(['hi', 'ta'] as const)('a word of %s has one spelling', (code) => {
  const others = ONE_SPELLING[code].flatMap(([, ...rest]) => rest);
  const start = String.raw`(?<![\p{L}\p{M}])`;
  expect(found(texts[code], new RegExp(`${start}(?:${others.join('|')})`, 'u'))).toEqual([]);
});

describe('Hindi', () => {
  test('has a nukta only in ज़, फ़, ड़ and ढ़', () => {
    const other = /[^\u091c\u092b\u0921\u0922]\u093c|[\u0929\u0931\u0934\u0958-\u095a\u095f]/u;
    expect(other.test('दाख\u093cिल')).toBe(true);
    expect(other.test('ज\u093cरूरी फ\u093cाइल')).toBe(false);
    expect(found(texts.hi, other)).toEqual([]);
  });

  test('calls the page of a paper पृष्ठ: it has a number, or is scanned or read', async () => {
    const paper = /(?:page|pages) \{|\{pages, number\} pages|[Ss]canned pages|[Pp]age number/u;
    const english = await englishMessages();
    expect(found(texts.hi, /पेज/u, (key) => paper.test(english.get(key)?.source ?? ''))).toEqual([]);
  });
});

describe('Tamil', () => {
  test('joins a suffix to a value or a Latin word with a hyphen', () => {
    const apart = /[}A-Za-z0-9] ?(?<!-)(?:இல்|ஐ|இன்|உடன்|க்கு|இலிருந்து|ஐயும்|இலும்)(?![\u0b80-\u0bff])/u;
    expect(apart.test('{folder} இல் உள்ள')).toBe(true);
    expect(apart.test('{folder}-இல் உள்ள')).toBe(false);
    expect(found(texts.ta, apart)).toEqual([]);
  });

  test('doubles the first letter after இந்த, an accusative and a dative', () => {
    const single =
      /(?:(?<![\u0b80-\u0bff])(?:இந்த|அந்த|எந்த|இப்படி|அப்படி|எப்படி)|களை|த்தை|ற்றை|களுக்கு|த்திற்கு|த்துக்கு) [கசதப]/u;
    expect(single.test('இந்த கோப்பு')).toBe(true);
    expect(single.test('இந்தக் கோப்பு')).toBe(false);
    expect(found(texts.ta, single)).toEqual([]);
  });
});

describe('a text that quotes a label', () => {
  /** The words between quotation marks, without values. */
  const quoted = (text: string): string[] =>
    [...text.matchAll(/“([^“”{}<>]+)”/gu)].map(([, words = '']) => words);

  test.each(['hi', 'ta'] as const)('has the words of the label in %s', async (code) => {
    const english = await englishMessages();
    const inLanguage = (key: string) => texts[code].get(key) ?? '';
    const keysOf = (label: string) =>
      [...english].filter(([, { source }]) => source === label).map(([key]) => key);
    const quotes = [...english].flatMap(([key, { source }]) =>
      quoted(source)
        .map((label) => ({ key, labels: keysOf(label).map(inLanguage) }))
        .filter(({ labels }) => labels.length > 0),
    );
    const differing = quotes.filter(
      ({ key, labels }) => !labels.some((label) => quoted(inLanguage(key)).includes(label)),
    );
    expect(differing).toEqual([]);
    expect(quotes.length).toBeGreaterThan(5);
  });

  test.each(['hi', 'ta'] as const)(
    'quotes in %s only labels that exist, in mails and in the help',
    (code) => {
      const labels = new Set(texts[code].values());
      const faults = [...texts[code]].flatMap(([key, text]) =>
        /^(?:emails|help|tour|accountErrors|security)\./u.test(key)
          ? quoted(text)
              .filter((words) => /\p{Script=Devanagari}|\p{Script=Tamil}/u.test(words) && !labels.has(words))
              .map((words) => `${key}: ${words}`)
          : [],
      );
      expect(faults).toEqual([]);
    },
  );
});
