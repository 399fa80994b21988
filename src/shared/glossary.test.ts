import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { placesOfTerm, termsIn } from '#law/drafting/suggestions/terms-of-art.ts';
import { LAW_TERMS } from '#law/glossary/glossary.ts';
import { SOURCES, WITHOUT_DOCUMENT } from '#law/glossary/sources.ts';
import type { Term } from '#law/glossary/terms.ts';
import { englishMessages } from '#test/support/english-messages.ts';
import { GLOSSARY, termsInto } from './glossary.ts';
import { LANGUAGES } from './messages/languages.ts';

const SCRIPTS = {
  hi: /^\p{Script=Devanagari}[\p{Script=Devanagari} -]*$/u,
  ta: /^\p{Script=Tamil}[\p{Script=Tamil} ]*$/u,
} as const;

type Code = keyof typeof SCRIPTS;

/** Messages in which an English word is not the term, or one language says it in another way, each with the reason. */
const EXCEPTIONS: readonly Exception[] = [
  {
    terms: 'order',
    keys: 'cases.order files.order search.order doctor.clusterIndexOld draftEditor.numberAnnexures draftEditor.annexuresInOrder draftEditor.annexuresNumbered',
    reason: 'The order of things',
  },
  {
    terms: 'order',
    keys: 'draftChecks.blanket_verification draftChecks.information_without_source draftChecks.belief_without_grounds draftChecks.verification_presumes draftChecks.authority_missing draftChecks.counter_claim_relief draftChecks.counter_claim_value draftChecks.statement_of_truth_missing',
    only: 'ta',
    reason: 'An Order of the Code of Civil Procedure is கட்டளை',
  },
  {
    terms: 'act',
    keys: 'clients.clientsIntro clients.noClientsYetHint shell.clientsLead profiles.publicInterestHint',
    reason: 'To act for somebody',
  },
  { terms: 'judge', keys: 'checks.notArgument', reason: 'To judge something' },
  { terms: 'section', keys: 'cases.caseTabs', reason: 'The parts of a page' },
  {
    terms: 'case',
    keys: 'draftEditor.matchCase help.limitSearchText',
    reason: 'Capital letters; the times that something happened',
  },
  { terms: 'contract', keys: 'site.apiReferenceLead', reason: 'The contracts of an API' },
  {
    terms: 'complaint',
    keys: 'privacy.contactTitle data-notice.complaintTitle data-notice.complaint data-notice.complaintUnnamed',
    only: 'hi',
    reason: 'A complaint to the operator is शिकायत, not a case',
  },
  {
    terms: 'evidence',
    keys: 'files.evidence files.noFilesYetHint',
    only: 'ta',
    reason: 'A document in evidence is சான்றாவணம், testimony is சாட்சியம்',
  },
  {
    terms: 'access',
    keys: 'errors.unauthenticated shell.pleaseLogIn accounts.signInLead doctor.openToOthers startup.secondFactorUnchecked',
    reason: 'To open a page, a file or a table',
  },
  {
    terms: 'access',
    keys: 'startup.storeForbidden',
    only: 'hi',
    reason: 'The permissions of a key in a store are अनुमतियाँ',
  },
  { terms: 'access', keys: 'accountErrors.accessTokenInvalid', reason: 'A token of OAuth' },
  {
    terms: 'archive',
    keys: 'commands.usage commands.exportEndedEarly open-data.*',
    reason: 'A file that has files in it',
  },
  {
    terms: 'event',
    keys: 'requests.* billing.*',
    only: 'hi',
    reason: 'What a payment service or a stream reports is इवेंट',
  },
  { terms: 'note', keys: 'draftPanel.levelInfo', only: 'hi', reason: 'A remark begins with ध्यान दें' },
  {
    terms: 'note',
    keys: 'billing.creditNote billing.detailsLead billing.correctQuestion billing.correctDone',
    only: 'hi',
    reason: 'A credit note of the tax acts',
  },
  {
    terms: 'draft',
    keys: 'draftAssistant.facts draftAssistant.askFacts',
    reason: 'To draft a passage is to write it',
  },
];

interface Exception {
  terms: string;
  keys: string;
  only?: Code;
  reason: string;
}

/** `term key` of each pair that an exception names. */
const exceptionsIn = ({ terms, keys }: Exception): string[] =>
  terms.split(', ').flatMap((term) => keys.split(' ').map((key) => `${term} ${key}`));

const exceptionFor = (term: string, key: string, code: Code): string | undefined =>
  EXCEPTIONS.filter(({ only }) => only === undefined || only === code)
    .flatMap(exceptionsIn)
    .find((each) => each === `${term} ${key}` || each === `${term} ${key.split('.')[0]}.*`);

/** The texts of a compiled message, without its values, choices and the code that a user types unchanged. */
function textsIn(nodes: unknown): string[] {
  if (typeof nodes === 'string') return [nodes];
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node) => {
    if (!Array.isArray(node)) return textsIn(node);
    const [name, ...rest] = node as [string, ...unknown[]];
    if (rest.length === 0) return [' '];
    if (typeof rest[0] === 'number')
      return Object.values(rest[1] ?? {}).flatMap((branch) => [...textsIn(branch), ' ']);
    return name === 'code' ? [] : textsIn(rest);
  });
}

const wordsOf = (text: string): string =>
  textsIn(compile(text))
    .join('')
    .replaceAll(/\([a-z ]+\)/gu, ' ');

/** A refused Hindi word in any case and number, a Tamil one with any ending. */
function placesOfRefused(text: string, word: string) {
  if (SCRIPTS.ta.test(word)) return placesOfTerm(text, word);
  const forms = new RegExp(String.raw`(?<![\p{L}\p{M}])${word}(?:ों|ें|ओं|एँ|यों|याँ)?(?![\p{L}\p{M}])`, 'gu');
  return [...text.matchAll(forms)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** The glossary's terms of a text in English; `includes` spares a search for each of the hundreds of others. */
function termsOf(text: string): Term[] {
  const small = text.toLowerCase();
  const near = GLOSSARY.filter(({ en }) => small.includes(en.toLowerCase().slice(0, -1)));
  const found = termsIn(
    text,
    near.map(({ en }) => ({ term: en, word: '' })),
  );
  return near.filter(({ en }) => found.some(({ term }) => term === en));
}

/** A refused word in a text, but for one within a settled word: अवमानना of the court is no अवमान. */
function hasRefused(text: string, word: string, code: Code): boolean {
  const places = placesOfRefused(text, word);
  if (places.length === 0) return false;
  const settled = GLOSSARY.flatMap((term) => wordsIn(term, code))
    // No form of a word has other letters at its start; this spares a search for each of the hundreds of others.
    .filter((each) => text.includes(each.slice(0, 2)))
    .flatMap((each) => placesOfTerm(text, each));
  return places.some((place) => !settled.some(({ start, end }) => start <= place.start && place.end <= end));
}

/** The faults of a translation: a term without its settled word, or with another one. */
function faultsOf(english: string, translated: string, code: Code): { term: string; fault: string }[] {
  const to = wordsOf(translated);
  return termsOf(wordsOf(english)).flatMap((term) => {
    const words = wordsIn(term, code);
    // A term that a translation leaves in English is an example, or has no word yet.
    const isMissing =
      !term.everyday &&
      words.length > 0 &&
      [term.en, ...words].every((word) => placesOfTerm(to, word).length === 0);
    const refused = [...term.refused, ...(term.everyday ? [] : term.also)].filter(
      (word) => SCRIPTS[code].test(word) && hasRefused(to, word, code),
    );
    return [
      ...(isMissing ? [`${term.en} is ${words.join(' or ')}`] : []),
      ...refused.map((word) => `${term.en} is not ${word}`),
    ].map((fault) => ({ term: term.en, fault }));
  });
}

const wordsIn = (term: Term, code: Code): string[] => {
  const settled = term[code];
  return settled === undefined ? [] : [settled.word, ...settled.forms];
};

test('each term is there once, with its words in their script and in no second list', () => {
  const terms = GLOSSARY.map(({ en }) => en.toLowerCase());
  expect(terms.filter((en, index) => terms.indexOf(en) !== index)).toEqual([]);
  for (const term of GLOSSARY) {
    for (const code of ['hi', 'ta'] as const)
      for (const word of wordsIn(term, code)) expect(word, term.en).toMatch(SCRIPTS[code]);
    const others = [...term.also, ...term.refused];
    expect(
      others.filter((word) => !SCRIPTS.hi.test(word) && !SCRIPTS.ta.test(word)),
      term.en,
    ).toEqual([]);
    expect(
      others.filter((word) => [term.hi?.word, term.ta?.word].includes(word)),
      term.en,
    ).toEqual([]);
  }
});

test('each term has a word in each language, but for those for which none is settled', () => {
  const without = (code: Code) => GLOSSARY.filter((term) => term[code] === undefined && !term.everyday);
  expect(without('hi').map(({ en }) => en)).toEqual(['latest', 'recent']);
  expect(without('ta').map(({ en }) => en)).toEqual(['default bail', 'culpable homicide', 'abduction']);
});

test('each source is used, and says which words have no document', () => {
  const used = new Set(GLOSSARY.flatMap(({ hi, ta }) => [hi?.source, ta?.source]));
  expect(Object.keys(SOURCES).filter((source) => !used.has(source as keyof typeof SOURCES))).toEqual([]);
  for (const source of WITHOUT_DOCUMENT) expect(SOURCES[source]).toMatch(/^No document/u);
  const documented = LAW_TERMS.filter(({ hi }) => hi && !WITHOUT_DOCUMENT.includes(hi.source));
  expect(documented.length).toBeGreaterThan(120);
});

test.each([
  ['Restore the case from the bin', 'मामला बिन से वापस लाएँ', ['bin is ट्रैश', 'bin is not बिन']],
  ['Restore the case from the bin', 'मामला बिना शर्त ट्रैश से वापस लाएँ', []],
  ['Events of the case', 'मामले की घटनाएँ', ['event is प्रविष्टि', 'event is not घटना']],
  ['A citation of the judgment', 'निर्णय का उद्धरण', ['citation is साइटेशन', 'citation is not उद्धरण']],
  [
    '{kind, select, overruled {Overruled} other {Referred}}',
    '{kind, select, overruled {पलटा गया} other {उल्लेख}}',
    ['overruled is उलटा गया', 'overruled is not पलटा गया'],
  ],
  ['Order of the High Court', 'उच्च न्यायालय का आदेश', []],
])('the check of a Hindi text sees a missing and a refused word: %s, %s', (english, translated, faults) => {
  expect(faultsOf(english, translated, 'hi').map(({ fault }) => fault)).toEqual(faults);
});

test.each([
  ['The bail petition', 'பிணை மனு', ['bail is ஜாமீன்', 'bail is not பிணை']],
  ['In the High Court', 'உயர் நீதிமன்றத்தில்', []],
  ['Copies of the operator', 'இயக்குநரின் நகல்கள்', ['operator is இயக்குபவர்', 'operator is not இயக்குநர்']],
  ['Contempt of court', 'நீதிமன்ற அவமதிப்பு', []],
])('the check of a Tamil text sees a missing and a refused word: %s, %s', (english, translated, faults) => {
  expect(faultsOf(english, translated, 'ta').map(({ fault }) => fault)).toEqual(faults);
});

describe('the catalogues use the words of the glossary and no other', () => {
  const used = new Set<string>();

  test.each(['hi', 'ta'] as const)('that of %s', async (code) => {
    const texts: Record<string, unknown> = await LANGUAGES[code].load();
    const faults: string[] = [];
    for (const [key, { source: text }] of await englishMessages()) {
      const translated = String(texts[key] ?? text);
      for (const { term, fault } of faultsOf(text, translated, code)) {
        const exception = exceptionFor(term, key, code);
        if (exception === undefined) faults.push(`${key}: ${fault}: ${translated}`);
        else used.add(exception);
      }
    }
    expect(faults).toEqual([]);
  });

  test('and needs each of its exceptions', () => {
    expect(EXCEPTIONS.flatMap(exceptionsIn).filter((exception) => !used.has(exception))).toEqual([]);
  });
});

test('a translation gets the words of its language alone, for the terms of the others', () => {
  expect(termsInto('ta')).toContainEqual({ term: 'petitioner', word: 'மனுதாரர்' });
  expect(termsInto('ta')).toContainEqual({ term: 'याचिकाकर्ता', word: 'மனுதாரர்' });
  expect(termsInto('ta')).toContainEqual({ term: 'proviso', word: 'வரம்புரை' });
  const inLatin = termsInto('hi').filter(({ word }) => !/\p{Script=Devanagari}/u.test(word));
  expect(inLatin).toEqual([]);
  expect(termsInto('en')).toContainEqual({ term: 'उच्च न्यायालय', word: 'High Court' });
  expect(termsInto('hi')).toContainEqual({ term: 'suit', word: 'वाद' });
  expect(termsInto('mr')).toEqual([]);
});

test('a term without a settled word keeps its English one', () => {
  expect(termsInto('ta')).toContainEqual({ term: 'आपराधिक मानव वध', word: 'culpable homicide' });
  expect(termsInto('ta')).toContainEqual({ term: 'culpable homicide', word: 'culpable homicide' });
});

test('a translation has no words of the screens, and none for an everyday word', () => {
  const terms = termsInto('hi').map(({ term }) => term);
  for (const word of ['event', 'note', 'bin', 'fine', 'will', 'interest']) expect(terms).not.toContain(word);
});

test('a word that stands for two terms is translated as neither', () => {
  expect(termsInto('hi').filter(({ term }) => term === 'வழக்கு')).toEqual([]);
  expect(termsInto('ta').filter(({ word }) => word === 'வழக்கு')).toContainEqual({
    term: 'suit',
    word: 'வழக்கு',
  });
});
