import { findCitations, formatCitation } from '#law/citations/citations.ts';
import { readClaims } from '#law/verify/read-claims.ts';
import { DISTURBANCES } from './disturb.ts';
import { count, type Half, pick, type Score } from './library.ts';

const CITATIONS = 300;
const INVENTED = 200;
/** A judgment's head lists its own citations. */
const HEAD = 3000;

interface RealCitation {
  printed: string;
  /** The citation with the name and the parallel citations, as a judgment prints it. */
  whole: string;
  id: string;
}

/** Citations in the bodies of judgments that lead to one other judgment of this half. */
function realCitations({ judgments, byKey }: Half): RealCitation[] {
  const real = new Map<string, RealCitation>();
  for (const { text, document } of judgments) {
    const mentions = readClaims(text.slice(HEAD)).mentions;
    for (const { text: whole } of mentions)
      for (const citation of findCitations(whole)) {
        const [id, ...others] = byKey.get(citation.key) ?? [];
        if (id === undefined || others.length > 0 || id === document.id || real.has(citation.key)) continue;
        real.set(citation.key, { printed: formatCitation(citation), whole, id });
      }
    if (real.size >= CITATIONS) break;
  }
  return [...real.values()].slice(0, CITATIONS);
}

function invent(random: () => number): string {
  const number = (most: number) => 1 + Math.floor(random() * most);
  const year = 1949 + number(74);
  const [volume, page] = [number(12), number(1200)];
  return (
    pick(
      [
        `(${year}) ${volume} SCC ${page}`,
        `AIR ${year} SC ${page + 1200}`,
        `[${year}] ${volume} SCR ${page}`,
        `${year} INSC ${page}`,
        `${year} (${volume}) SCALE ${page}`,
      ],
      random,
    ) ?? ''
  );
}

export async function measureCitations(half: Half, random: () => number) {
  const { byKey, check } = half;
  const real = realCitations(half);
  const alarms: Score = { right: 0, of: 0 };
  for (const { whole, id } of real) {
    const [found] = await check(`Reliance is placed on ${whole}.`);
    count(alarms, found?.document_id !== id || found.status !== 'found');
  }
  const resolved: Score = { right: 0, of: 0 };
  const byDisturbance = new Map<string, Score>();
  for (const [name, disturb] of DISTURBANCES) {
    const score: Score = { right: 0, of: 0 };
    for (const { printed, id } of real) {
      const text = `The appellant has relied on the decision in ${disturb(printed, random)} in support of this.`;
      const found = await check(text);
      const right = found.some(({ document_id, status }) => document_id === id && status === 'found');
      count(score, right);
      count(resolved, right);
    }
    byDisturbance.set(name, score);
  }
  const invented: Score = { right: 0, of: 0 };
  while (invented.of < INVENTED) {
    const printed = invent(random);
    if (findCitations(printed).some(({ key }) => byKey.has(key))) continue;
    const found = await check(`As held in Ramesh Kumar v. Lakshmi Devi, ${printed}, the point is settled.`);
    count(invented, found.length > 0 && found.every(({ status }) => status !== 'found'));
  }
  return { alarms, resolved, byDisturbance, invented };
}
