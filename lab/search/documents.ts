import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';

const WORDS_A_DOCUMENT = 1500;
const WORDS_A_PARAGRAPH = 100;
const POOL = 40_000;
const SYNTHETIC_WORDS = 50_000;

/** The same numbers for the same seed, everywhere. */
export function random(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

function realParagraphs(folder: string): string[] {
  const pool: string[] = [];
  for (const name of readdirSync(folder).sort()) {
    const words = readFileSync(path.join(folder, name), 'utf8').split(/\s+/);
    for (let from = 0; from + WORDS_A_PARAGRAPH <= words.length; from += WORDS_A_PARAGRAPH) {
      pool.push(words.slice(from, from + WORDS_A_PARAGRAPH).join(' '));
      if (pool.length >= POOL) return pool;
    }
  }
  return pool;
}

function syntheticParagraphs(): string[] {
  const next = random(7);
  const syllables = [
    'ka',
    'ri',
    'mo',
    'ten',
    'sal',
    'vi',
    'do',
    'per',
    'lu',
    'nam',
    'che',
    'bra',
    'ti',
    'gor',
    'us',
  ];
  const word = () =>
    Array.from({ length: 2 + Math.floor(next() * 3) }, () => syllables[Math.floor(next() * 15)]).join('');
  const vocabulary = Array.from({ length: SYNTHETIC_WORDS }, word);
  const zipf = () => vocabulary[Math.floor(SYNTHETIC_WORDS ** next()) - 1] ?? 'ka';
  return Array.from({ length: POOL }, () => Array.from({ length: WORDS_A_PARAGRAPH }, zipf).join(' '));
}

const COURTS = Array.from({ length: 25 }, (_, i) => `court-${i}`);

/** Judgments made of paragraphs drawn by Zipf's law from real ones where the shared data is there. */
export class Documents {
  readonly real: boolean;
  readonly #pool: string[];

  constructor() {
    const folder = sharedData('judgments-supreme-court');
    this.real = folder !== undefined;
    this.#pool = folder ? realParagraphs(folder) : syntheticParagraphs();
  }

  paragraphs(i: number): string[] {
    const next = random(i + 1);
    const count = Math.max(3, Math.round((WORDS_A_DOCUMENT / WORDS_A_PARAGRAPH) * (0.5 + next())));
    return Array.from({ length: count }, () => this.#pool[Math.floor(this.#pool.length * next() ** 2)] ?? '');
  }

  get(i: number): LibraryDocument {
    const court = COURTS[Math.floor((i * 7919) % 100_003 ** 0.5) % COURTS.length] ?? 'court-0';
    const year = 1950 + ((i * 31) % 75);
    return {
      id: `bench:${i}`,
      kind: i % 20 === 0 ? 'act' : 'judgment',
      title: `Petitioner ${i} v. Respondent ${i % 977}`,
      court,
      court_name: `High Court ${court}`,
      state: `State ${i % 28}`,
      judges: [`Judge ${i % 400}`, `Judge ${(i * 13) % 400}`],
      year,
      decided_on: `${year}-0${1 + (i % 9)}-1${i % 10}`,
      reporter_citations: [],
      citation_keys: [`bench:${i}`],
      keywords: [],
      ner: {},
      section_law: [],
      citations: [{ key: `bench:${i >> 1}` }],
      source: 'bench',
      licence: 'none',
      sample: false,
      folder: 'bench',
      file_key: `${i}.txt`,
      mime_type: 'text/plain',
      size: 9000,
      created_at: '2024-01-01T00:00:00.000Z',
      updated_at: '2024-01-01T00:00:00.000Z',
      paragraphs: this.paragraphs(i).map((text, n) => ({ number: String(n + 1), text })),
    };
  }

  /** The text the peers index. */
  text(i: number): string {
    return `Petitioner ${i} v. Respondent ${i % 977}\n${this.paragraphs(i).join('\n')}`;
  }

  /** A three-word query, from words of some document. */
  words(seed: number, documents: number): string {
    const next = random(seed * 17 + 3);
    const found: string[] = [];
    while (found.length < 3) {
      const paragraphs = this.paragraphs(Math.floor(next() * documents));
      const words =
        (paragraphs[Math.floor(next() * paragraphs.length)] ?? '').match(/\b[a-z]{4,12}\b/g) ?? [];
      const word = words[Math.floor(next() * words.length)];
      if (
        word &&
        !['this', 'that', 'with', 'from', 'which', 'they', 'have', 'been', 'were', 'there', 'such'].includes(
          word,
        )
      )
        found.push(word);
    }
    return found.join(' ');
  }

  /** Ten words that follow one another in some document. */
  sentence(seed: number, documents: number): string {
    const next = random(seed * 23 + 5);
    const paragraphs = this.paragraphs(Math.floor(next() * documents));
    const text = paragraphs[Math.floor(next() * paragraphs.length)] ?? '';
    const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
    const from = Math.floor(next() * Math.max(1, words.length - 10));
    return words.slice(from, from + 10).join(' ');
  }

  /** A phrase of two to four words as some document has it. */
  phrase(seed: number, documents: number): string {
    const next = random(seed * 29 + 11);
    for (;;) {
      const paragraphs = this.paragraphs(Math.floor(next() * documents));
      const text = paragraphs[Math.floor(next() * paragraphs.length)] ?? '';
      const runs = text.match(/\b[a-z]{3,12}(?: [a-z]{2,12}){1,3}\b/g) ?? [];
      const run = runs[Math.floor(next() * runs.length)];
      if (run) return run;
    }
  }
}
