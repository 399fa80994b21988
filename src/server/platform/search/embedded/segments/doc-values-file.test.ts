import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { FaultyIndex, scenario, scenarioIds } from '#test/faults/fault-scenario.ts';
import { fileDisk } from '../disk/file-disk.ts';
import {
  type DocMetadata,
  DocValues,
  type LibraryOrdinals,
  libraryOrdinals,
  type SingleColumn,
} from './doc-values.ts';
import { readDocValues, writeDocValues } from './doc-values-file.ts';

const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

const metadata: DocMetadata = {
  ...{ kind: 'judgment', court: 'SC', courtName: 'Supreme Court', state: 'Kerala', judges: ['a b', 'c d'] },
  ...{ year: 1999, decided: 19990412, length: 812, sample: false, summary: false, tombstone: false },
  values: {
    bench: 'Madurai',
    disposal: 'allowed',
    strength: 3,
    provisions: [['ipc-1860:302'], ['own act:7', 'Own Act', '7']],
  },
};
const rows: [id: string, metadata: DocMetadata][] = [
  ['first', metadata],
  ['उच्च न्यायालय:2', { ...metadata, judges: [], court: '', courtName: '', state: '', sample: true }],
  ['gone', { ...metadata, tombstone: true, values: undefined }],
  [
    'act',
    {
      ...{ ...metadata, kind: 'act', summary: true, court: 'HC', courtName: '', judges: ['c d'] },
      values: { bench: '', disposal: '', strength: 0, provisions: [['own act:9', 'Own Act', '9']] },
    },
  ],
];

function columns(ordinals: LibraryOrdinals): DocValues {
  const docValues = new DocValues(ordinals);
  for (const [id, known] of rows) docValues.add(id, known);
  return docValues;
}

/** Values of every row by name, so that libraries with other ordinals can be compared. */
function known(docValues: DocValues, o: LibraryOrdinals) {
  return docValues.ids.map((id, i) => {
    const of = (name: SingleColumn) => docValues[name][i] ?? 0;
    const court = of('courts');
    return {
      ...{ id, flags: of('flags'), year: of('years'), decided: of('decided'), length: of('lengths') },
      ...{ court: [o.courts.name(court), o.courtNames.get(court)], state: o.states.name(of('states')) },
      ...{ bench: o.benches.name(of('benches')), disposal: o.disposals.name(of('disposals')) },
      judges: Array.from(docValues.judges.of(i), (each) => o.judges.name(each)),
      acts: Array.from(docValues.acts.of(i), (each) => [o.acts.name(each), o.actLabels.get(each)]),
      sections: Array.from(docValues.sections.of(i), (each) => [
        o.sections.name(each),
        o.sectionLabels.get(each),
      ]),
      live: docValues.isLive(i),
    };
  });
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-values-'));
  folders.push(folder);
  return folder;
}

async function written(): Promise<{ file: string; source: unknown }> {
  const folder = await newFolder();
  const file = path.join(folder, 'g1.values');
  const ordinals = libraryOrdinals();
  const docValues = columns(ordinals);
  await writeDocValues(fileDisk, file, { docValues, ordinals }, async () => undefined);
  return { file, source: known(docValues, ordinals) };
}

test('a library with other ordinals reads what was written, names and labels included', async () => {
  const { file, source } = await written();
  const ordinals = libraryOrdinals();
  for (const name of ['x', 'y']) ordinals.judges.add(name);
  ordinals.sections.add('own act:9');
  const docValues = readDocValues(await readFile(file), ordinals);
  expect(known(docValues, ordinals)).toEqual(source);
  expect([docValues.liveRows, docValues.tombstones, docValues.liveLength]).toEqual([3, 1, 3 * 812]);
});

test('a damaged or shortened file is refused', async () => {
  const { file } = await written();
  const whole = await readFile(file);
  for (let at = 0; at < whole.length; at += 7) {
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    expect(() => readDocValues(damaged, libraryOrdinals())).toThrow();
    expect(() => readDocValues(whole.subarray(0, at), libraryOrdinals())).toThrow();
  }
});

test('an index opens from these files, and from its rows where a file is lost or damaged', async () => {
  const folder = await newFolder();
  const filled = await new FaultyIndex(folder).open();
  await scenario(filled);
  await filled.close();
  const files = (await readdir(folder)).filter((name) => name.endsWith('.values'));
  expect(files).not.toEqual([]);
  let fromColumns = Number.POSITIVE_INFINITY;
  for (const change of ['none', 'lost', 'damaged']) {
    for (const name of change === 'none' ? [] : files) {
      if (change === 'lost') await rm(path.join(folder, name));
      else await writeFile(path.join(folder, name), 'MDV1 and not what was written');
    }
    const index = new FaultyIndex(folder);
    const engine = await index.open();
    const flushed = files.map((name) => name.replace('.values', ''));
    const read = index.faulty.steps.filter(
      ({ kind, name }) => kind === 'handle.read' && flushed.includes(name.replace('.rows', '')),
    );
    if (change === 'none') fromColumns = read.length;
    else expect(read.length, change).toBeGreaterThan(fromColumns);
    const { hits } = await engine.search({ mode: 'keyword', query: 'easement', size: 100 });
    expect(hits.map(({ id }) => id).sort(), change).toEqual(scenarioIds);
    await engine.settled();
    await engine.close();
    expect(await readdir(folder), change).toEqual(expect.arrayContaining(files));
  }
});
