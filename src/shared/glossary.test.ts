import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { placesOfTerm, termsIn } from '#law/drafting/suggestions/terms-of-art.ts';
import { GLOSSARY, SOURCES, termsInto } from './glossary.ts';
import { LANGUAGES } from './messages/languages.ts';
import type { Message } from './messages/message.ts';

const SCRIPTS = { hi: /^[\p{Script=Devanagari} ]+$/u, ta: /^[\p{Script=Tamil} ]+$/u } as const;

/** Messages in which an English word is no term of art, or a language has another word for a reason. */
const OTHER_MEANINGS: Readonly<Record<string, readonly string[]>> = {
  // The order of things
  order: [
    'cases.order',
    'doctor.clusterIndexOld',
    'files.order',
    'search.order',
    'draftEditor.numberAnnexures',
    'draftEditor.annexuresInOrder',
    'draftEditor.annexuresNumbered',
  ],
  // The senses: to act for somebody, to judge something
  act: [
    'clients.clientsIntro',
    'clients.noClientsYetHint',
    'shell.clientsLead',
    'profiles.publicInterestHint',
  ],
  judge: ['checks.notArgument'],
  // The parts of a page, the letters of a word, the times that something happened
  section: ['cases.caseTabs'],
  case: ['draftEditor.matchCase', 'help.limitSearchText'],
  // The contracts of an API
  contract: ['site.apiReferenceLead'],
};

/** Tamil has a word of its own for the Orders of the Code of Civil Procedure, and a verb for what one verified. */
const OTHER_WORDS: Readonly<Record<'hi' | 'ta', Readonly<Record<string, readonly string[]>>>> = {
  hi: {
    complaint: ['privacy.contactTitle'],
    verification: ['help.guideCheck4', 'checks.recordTitle', 'draftPanel.citations'],
  },
  ta: {
    order: [
      'draftChecks.blanket_verification',
      'draftChecks.information_without_source',
      'draftChecks.belief_without_grounds',
    ],
    verification: ['help.guideCheck4', 'billing.verificationFailed'],
    evidence: ['files.evidence', 'files.noFilesYetHint'],
  },
};

test('each term is there once, with a word and a source in each language', () => {
  const terms = GLOSSARY.map(({ en }) => en);
  expect(terms.filter((en, index) => terms.indexOf(en) !== index)).toEqual([]);
  for (const { en, ...words } of GLOSSARY)
    for (const code of ['hi', 'ta'] as const) {
      const [word, source] = words[code];
      expect(word, en).toMatch(SCRIPTS[code]);
      expect(SOURCES[source], en).toBeTruthy();
    }
});

test('each source is used', () => {
  const used = new Set(GLOSSARY.flatMap(({ hi, ta }) => [hi[1], ta[1]]));
  expect(Object.keys(SOURCES).filter((source) => !used.has(source as keyof typeof SOURCES))).toEqual([]);
});

describe('the catalogues use the words of the glossary', () => {
  const english = new Map<string, string>();

  beforeAll(async () => {
    const root = path.join(import.meta.dirname, 'messages/en');
    for (const file of await readdir(root, { recursive: true })) {
      if (!file.endsWith('.ts')) continue;
      const { messages } = (await import(path.join(root, file))) as { messages: Record<string, Message> };
      for (const { key, source } of Object.values(messages)) english.set(key, source as string);
    }
  });

  /** The words of a message: without the names of its values, and without words that the user types unchanged. */
  const wordsOf = (text: string) =>
    text.replaceAll(/\{\w+[,}]/gu, ' ').replaceAll(/<code>.*?<\/code>|\b(?:act|court|judge):/gu, ' ');

  test.each(['hi', 'ta'] as const)('that of %s', async (code) => {
    const texts: Record<string, unknown> = await LANGUAGES[code].load();
    const pairs = GLOSSARY.map(({ en, [code]: [word] }) => ({ term: en, word }));
    const differing: string[] = [];
    let compared = 0;
    for (const [key, text] of english) {
      const translated = String(texts[key]);
      for (const { term, word } of termsIn(wordsOf(text), pairs)) {
        const excepted = OTHER_MEANINGS[term]?.includes(key) || OTHER_WORDS[code][term]?.includes(key);
        // An example in English stays in English.
        if (excepted || placesOfTerm(wordsOf(translated), term).length > 0) continue;
        compared += 1;
        if (placesOfTerm(translated, word).length === 0)
          differing.push(`${key}: ${term}, ${word}: ${translated}`);
      }
    }
    expect(differing).toEqual([]);
    expect(compared).toBeGreaterThan(800);
  });
});

test('a translation gets the words of its language alone, for the terms of the others', () => {
  expect(termsInto('ta')).toContainEqual({ term: 'petitioner', word: 'மனுதாரர்' });
  expect(termsInto('ta')).toContainEqual({ term: 'याचिकाकर्ता', word: 'மனுதாரர்' });
  expect(termsInto('ta').filter(({ word }) => !/\p{Script=Tamil}/u.test(word))).toEqual([]);
  expect(termsInto('ta').filter(({ term, word }) => term === word)).toEqual([]);
  expect(termsInto('en')).toContainEqual({ term: 'उच्च न्यायालय', word: 'High Court' });
  expect(termsInto('hi')).toContainEqual({ term: 'suit', word: 'वाद' });
  expect(termsInto('mr')).toEqual([]);
});

test('a word that stands for two terms is translated as neither', () => {
  expect(termsInto('hi').filter(({ term }) => term === 'வழக்கு')).toEqual([]);
  expect(termsInto('ta').filter(({ word }) => word === 'வழக்கு')).toContainEqual({
    term: 'suit',
    word: 'வழக்கு',
  });
});
