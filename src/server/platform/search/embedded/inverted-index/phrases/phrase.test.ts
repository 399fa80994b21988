import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enterTerms } from '#test/support/enter-terms.ts';
import { fileDisk } from '../../disk/file-disk.ts';
import { Scheduler } from '../../scheduler.ts';
import { DecodedCache } from '../decoded-cache.ts';
import { InMemoryIndex, type InvertedIndex } from '../inverted-index.ts';
import { InvertedIndexFile } from '../inverted-index-file.ts';
import { writeInvertedIndexFile } from '../inverted-index-writer.ts';
import { anyNeighbour } from './neighbours.ts';
import { phrasePostings } from './phrase.ts';
import { PhraseStarts, type RowPositions } from './phrase-starts.ts';

type Text = readonly string[];

/** Behaves as a file of an earlier format: positions have no bytes for their neighbours. */
class WithoutNeighbours extends InMemoryIndex {
  override readonly hasNeighbours = false;
}

function indexOf(texts: readonly Text[], words = new InMemoryIndex()): InMemoryIndex {
  for (const [row, text] of texts.entries()) {
    const terms = new Map<string, number[]>();
    for (const [at, term] of text.entries()) {
      const positions = terms.get(term);
      if (positions) positions.push(at);
      else terms.set(term, [at]);
    }
    enterTerms(words, row, terms);
  }
  return words;
}

/** Row and count of each text in which the words follow one another. */
function naive(texts: readonly Text[], phrase: Text): [row: number, count: number][] {
  return texts.flatMap((text, row): [number, number][] => {
    const count = text.filter((_, at) => phrase.every((term, i) => text[at + i] === term)).length;
    return count > 0 ? [[row, count]] : [];
  });
}

function found(words: InvertedIndex, phrase: Text): [row: number, count: number][] {
  const { rows, counts } = phrasePostings(words, phrase);
  return [...rows].map((row, i) => [row, counts[i] ?? 0]);
}

// Words with a number of their own, and two that share one.
const word = fc.constantFrom('of', 'the', 'court', 'by', 'lien', 'deed', 'easement');
const phrases = fc.array(fc.array(word, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
// A word among many others of one kind: most positions of these are passed over.
const amongMany = fc.array(
  fc.oneof({ weight: 30, arbitrary: fc.constant('the') }, { weight: 1, arbitrary: word }),
  { maxLength: 150 },
);
// Rows without any of the words lie between, so that positions are read piece by piece.
const texts = fc.array(
  fc.oneof(
    fc.array(word, { maxLength: 30 }),
    amongMany,
    fc.constant(Array.from({ length: 400 }, () => 'other')),
  ),
  { maxLength: 30 },
);

test('a phrase is found where its words stand next to one another, as often as they do', () => {
  fc.assert(
    fc.property(texts, phrases, (list, asked) => {
      for (const words of [indexOf(list), indexOf(list, new WithoutNeighbours())])
        for (const phrase of asked) expect(found(words, phrase)).toEqual(naive(list, phrase));
    }),
  );
});

/** Notes which terms are read. */
class Watched extends InMemoryIndex {
  readonly read: string[] = [];

  override encoded(term: string) {
    this.read.push(term);
    return super.encoded(term);
  }
}

test.each([
  ['the lien', ['lien']],
  ['lien in', ['lien']],
  ['lien in the deed', ['deed', 'lien']],
  ['that by', ['by']],
  // The neighbours of *the* and *of* are not stored.
  ['of the lien', ['lien', 'of']],
  ['of the', ['of', 'the']],
])('the words of *%s* that others prove are not read', (phrase, read) => {
  const words = indexOf(
    [['by', ...phrase.split(' '), 'of', 'the', 'deed', 'lien', 'upon', 'court']],
    new Watched(),
  );
  expect(found(words, phrase.split(' '))[0]?.[0]).toBe(0);
  expect([...new Set((words as Watched).read)].sort()).toEqual(read);
});

test('a file answers as the memory it was written from does, the first time and the second', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-phrase-'));
  try {
    const long = (n: number) =>
      Array.from({ length: 30_000 }, (_, i) => (i % (n + 7) === 0 ? 'court' : 'the'));
    const other = (i: number) => (i % 3 === 0 || (i > 20 && i < 200) ? 'other' : 'the');
    const sparse = Array.from({ length: 600 }, (_, i) => (i % 300 === 5 ? 'appeal' : other(i)));
    const list = [long(1), ['of', 'the', 'court'], long(2), ['appeal'], long(3), ['the', 'appeal'], sparse];
    const memory = indexOf(list);
    const file = path.join(folder, 'a.words');
    const content = { terms: memory.entries(), lengths: list.map(({ length }) => length) };
    await writeInvertedIndexFile(fileDisk, file, content, new Scheduler());
    const words = new InvertedIndexFile(file, new DecodedCache(1_000_000));
    for (const phrase of [
      ['the', 'court'],
      ['the', 'the', 'court'],
      ['of', 'the'],
      ['the', 'appeal'],
      ['appeal', 'the', 'the'],
      ['appeal', 'nowhere'],
    ]) {
      for (const time of ['first', 'second']) {
        expect(found(words, phrase), `${phrase.join(' ')}, ${time}`).toEqual(naive(list, phrase));
        expect(found(memory, phrase)).toEqual(naive(list, phrase));
      }
    }
    for (const term of ['the', 'court', 'appeal', 'nowhere', 'zzz', 'a']) {
      expect(words.docFrequency(term)).toBe(memory.docFrequency(term));
      expect(words.postings(term).rows).toEqual(memory.postings(term).rows);
      expect(words.postingsWithOffsets(term)?.offsets).toEqual(memory.postingsWithOffsets(term)?.offsets);
    }
    words.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('the numbers of places begin again before they leave 32 bits', () => {
  const starts = new PhraseStarts(2, 5);
  const at = (position: number, ahead: number): RowPositions => {
    const any = { before: anyNeighbour, after: anyNeighbour };
    return { bytes: Uint8Array.of(position, 0, 0), from: 0, to: 3, count: 1, ahead, ...any };
  };
  const kept = (first: number, second: number): number => {
    starts.nextRow();
    starts.begin(at(first, 1), 1);
    return starts.keep(at(second, 0));
  };
  // The fourth row has the numbers of the first, whose place is not one of its own.
  expect([kept(3, 20), kept(10, 20), kept(10, 20), kept(10, 4), kept(10, 11)]).toEqual([0, 0, 0, 0, 1]);
});
