import { pino } from 'pino';
import { madeUpDocument } from './conformance-documents.ts';
import { openLanceEngine } from './lance.ts';

// A process to be killed: writes documents without end and says which are acknowledged.
const [folder = '', from = '0'] = process.argv.slice(2);
const engine = await openLanceEngine({
  folder,
  log: pino({ level: 'silent' }),
  generation: { rows: 8, words: 1e6, appends: 4 },
});
for (let i = Number(from); ; i += 1) {
  await engine.upsert([madeUpDocument(`d${i}`, `easement number${i}`), madeUpDocument('again', `round${i}`)]);
  process.stdout.write(`${i}\n`);
}
