import { readCopies } from './copies.ts';
import { lostOf } from './figures.ts';
for (const c of (await readCopies())!) { const l = lostOf(c); if (l.length) console.log('LOST', c.file, l);
  for (const u of c.act.units) for (const s of u.states ?? []) console.log(c.file.slice(-30), u.number, '|', s.state, '|', s.heading, '|', s.paragraphs.length, s.paragraphs.join(' ').slice(0, 70), '...', s.paragraphs.join(' ').slice(-40)); }
