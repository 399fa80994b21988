import { readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { type FileDisk, fileDisk } from '#server/platform/search/embedded/disk/file-disk.ts';
import { openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';

// Writes until it is killed (kills.ts), and says what it has written and what goes on: the file of a segment that the
// manifest names is a flush, of another a merge.
const [folder = '', from = '0'] = process.argv.slice(2);
const say = (line: string) => writeSync(1, `${line}\n`);

const segmentOf = (file: string) => /^(g\d+)\.words(\.new)?$/u.exec(path.basename(file))?.[1];

function phaseOf(segment: string): string {
  const manifest = readFileSync(path.join(folder, 'manifest.json'), 'utf8');
  return manifest.includes(`"${segment}"`) ? 'flush' : 'merge';
}

const disk: FileDisk = {
  ...fileDisk,
  open: (async (file: string, flags?: string) => {
    const segment = flags === 'w' ? segmentOf(file) : undefined;
    if (segment) say(phaseOf(segment));
    return fileDisk.open(file, flags);
  }) as FileDisk['open'],
  rename: (async (before: string, after: string) => {
    await fileDisk.rename(before, after);
    // A flush and a merge end with the manifest that names what they wrote.
    if (after.endsWith('manifest.json')) say('end');
  }) as FileDisk['rename'],
};
const segmentLimits = { rows: 12, words: 1e6, appends: 100 };
const engine = await openEmbeddedEngine({ folder, log: pino({ level: 'silent' }), segmentLimits, disk });
for (let i = Number(from); ; i += 1) {
  const text = `easement number${i} ${'the servient tenement and a way of necessity '.repeat(30)}`;
  await engine.upsert([madeUpDocument(`d${i}`, text)]);
  say(`written ${i + 1}`);
}
