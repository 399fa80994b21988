import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { COURTS } from '#law/courts/courts.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { documentsOf } from './document.ts';

async function readFolder(name: string): Promise<Map<string, LibraryDocument[]>> {
  const folder = shippedPath('library', name);
  const read = new Map<string, LibraryDocument[]>();
  for (const file of (await readdir(folder)).filter((one) => one.endsWith('.md')).sort()) {
    const text = await readFile(path.join(folder, file), 'utf8');
    const source = { folder: 'library', key: `${name}/${file}`, size: Buffer.byteLength(text) };
    read.set(file, documentsOf(source, [text]));
  }
  return read;
}

describe('the sample judgments', () => {
  let samples: LibraryDocument[];
  beforeAll(async () => {
    samples = [...(await readFolder('judgments')).values()].flat();
  });

  test('are 25 samples with court, judges, date and citation key', () => {
    expect(samples).toHaveLength(25);
    for (const document of samples) {
      expect(document).toMatchObject({ kind: 'judgment', sample: true, source: 'Written for Munshi' });
      expect(COURTS.map(({ code }) => code)).toContain(document.court);
      expect(document.judges.length).toBeGreaterThan(0);
      expect(document.citation_keys.length).toBeGreaterThan(0);
      expect(document.decided_on).toMatch(/^\d{4}-\d\d-\d\d$/u);
      expect(document.state).toBeTruthy();
      expect(document.paragraphs.filter(({ number }) => number !== undefined).length).toBeGreaterThanOrEqual(
        12,
      );
    }
    expect(new Set(samples.map(({ court }) => court)).size).toBe(25);
  });

  test('cite each other by keys that exist in the library', () => {
    const known = new Set(samples.flatMap(({ citation_keys }) => citation_keys));
    const among = samples.flatMap(({ citations }) =>
      citations.filter(({ citation }) => citation?.includes('MUNSHI SAMPLE')),
    );
    expect(among.length).toBeGreaterThanOrEqual(20);
    expect(among.filter(({ key }) => key === undefined || !known.has(key))).toEqual([]);
  });
});

test('the twelve digests give one document per section, found under the section’s key', async () => {
  const digests = await readFolder('acts');
  expect(digests.size).toBe(12);
  const all = [...digests.values()].flat();
  for (const sections of digests.values()) expect(sections.length).toBeGreaterThanOrEqual(15);
  for (const document of all) {
    expect(document).toMatchObject({ kind: 'act', sample: false, source: 'Digest written for Munshi' });
    expect(document.section_law[0]?.key).toBeTruthy();
    expect(document.paragraphs[0]?.text).toBeTruthy();
  }
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

describe('a judgment of a folder', () => {
  const TEXT = `IN THE HIGH COURT OF JUDICATURE AT BOMBAY
BENCH AT GOA
Writ Petition No. 12 of 2021
A. Naik ... Petitioner
Versus
State of Goa ... Respondent
CORAM: M. S. SONAK, J.
DATED: 5th March 2021
JUDGMENT
1. Heard the learned counsel.
2. The petition is dismissed.`;
  const read = (key: string, text = TEXT, folder = 'mine') =>
    documentsOf({ folder, key, size: 10 }, [text])[0];

  test('keeps its name in the folder and gets the state of its bench', () => {
    expect(read('2021/goa/wp-12.txt')).toMatchObject({
      kind: 'judgment',
      sample: false,
      folder: 'mine',
      file_key: '2021/goa/wp-12.txt',
      court: 'bombay',
      state: 'Goa',
      source: 'Folder mine',
    });
  });

  test('of a court with several states gets that of the principal seat', () => {
    expect(read('a.txt', TEXT.replace('BENCH AT GOA\n', ''))?.state).toBe('Maharashtra');
  });

  test('is the same document when read again, and another one under another name or folder', () => {
    expect(read('a.txt')?.id).toBe(read('a.txt')?.id);
    expect(
      new Set([read('a.txt'), read('b.txt'), read('a.txt', TEXT, 'other')].map((one) => one?.id)).size,
    ).toBe(3);
  });

  test('of a day in the future has no day and no year', () => {
    expect(read('a.txt')).toMatchObject({ decided_on: '2021-03-05', year: 2021 });
    const later = read('a.txt', TEXT.replace('2021\nJUDGMENT', '2047\nJUDGMENT'));
    expect([later?.decided_on, later?.year]).toEqual([undefined, undefined]);
    expect(later?.court).toBe('bombay');
  });

  test('with control characters in its file name has a plain title', () => {
    expect(read('\u001B[31mred\u202Etxt.txt', 'No heading here.')?.title).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  test('in Markdown with front matter of its own is a judgment, not a sample', () => {
    expect(read('notes.md', `---\ntitle: My notes\n---\n${TEXT}`)).toMatchObject({
      sample: false,
      court: 'bombay',
    });
  });
});

describe('JSON that is no act', () => {
  const read = (value: string) => documentsOf({ folder: 'acts', key: 'ipc.json', size: 9 }, [value]);

  test.each([
    ['{"a":', 'The file is not valid JSON.'],
    ['{"a": 1}', 'The JSON is not a list of the sections of an act.'],
  ])('%s is refused with a sentence', (text, sentence) => {
    expect(() => read(text)).toThrow(sentence);
  });
});

test('a neutral citation of connected judgments, and citations that are relied on, make no two judgments one', () => {
  const judgment = (number: string, citation: string) =>
    `${citation}\nIN THE HIGH COURT OF KERALA AT ERNAKULAM\nW.P.(C) No. ${number} of 2024\nA. Nair v. State of Kerala\nDated 5 June 2024\nJUDGMENT\n1. The petitioner relies on 2019 SCC OnLine Ker 7 and 2021:KER:900. The petition is allowed.`;
  const read = (key: string, text: string) => documentsOf({ folder: 'f', key, size: 1 }, [text])[0];
  const first = read('one.txt', judgment('101', '2024:KER:5501'));
  const connected = read('two.txt', judgment('102', '2024:KER:5501'));
  expect(first?.neutral_citation).toBe(connected?.neutral_citation);
  expect(first?.id).not.toBe(connected?.id);
  const without = [read('three.txt', judgment('103', '')), read('four.txt', judgment('104', ''))];
  expect(without.map((document) => document?.citation_keys)).toEqual([[], []]);
  expect(without[0]?.id).not.toBe(without[1]?.id);
});
