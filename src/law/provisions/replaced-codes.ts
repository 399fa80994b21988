import { actOfKey } from '../acts/acts.ts';
import { counterparts } from './concordance.ts';
import { findProvisions, provisionKey } from './provisions.ts';

/*
 * On 1 July 2024 the Bharatiya Nyaya Sanhita, 2023 replaced the Indian Penal Code, 1860 (section 358), the Bharatiya
 * Nagarik Suraksha Sanhita, 2023 the Code of Criminal Procedure, 1973 (section 531), and the Bharatiya Sakshya
 * Adhiniyam, 2023 the Indian Evidence Act, 1872 (section 170).
 */

/** Old act to new, by their keys. */
const REPLACED_BY: ReadonlyMap<string, string> = new Map([
  ['ipc', 'bns'],
  ['crpc', 'bnss'],
  ['iea', 'bsa'],
]);
const REPLACES: ReadonlyMap<string, string> = new Map([...REPLACED_BY].map(([old, now]) => [now, old]));

/** Whether a provision's key ('ipc:302') is of a code that was replaced on 1 July 2024, or of one that replaced it. */
export function isReplacedCode(key: string): boolean {
  const act = key.split(':', 1)[0] ?? '';
  return REPLACED_BY.has(act) || REPLACES.has(act);
}

/** A section of the code that replaced this section's code, or of the code that it replaced. */
export interface Counterpart {
  /** `provisionKey`: 'bns:103'. */
  key: string;
  /** The act's short form: 'BNS'. */
  act: string;
  /** '103', '3(5)'. */
  section: string;
  /** Whether the counterpart is in the older or in the newer code. */
  law: 'old' | 'new';
  /** Who says so: the official chart of the IPC and the BNS, or the last line of our own summary. */
  source: 'chart' | 'summary';
}

/** The line of our summaries that names the counterpart: 'New law: section 103 BNS.' */
const LAW_LINE = /^(?:Old|New) law:[^\n]{1,500}/mu;

/**
 * The sections of the other code that correspond to a section of a code that was replaced on 1 July 2024, or of one that
 * replaced it. `summary` is the text of our own summary of the section; without one only the official chart is used.
 * Empty for all other acts.
 */
export function sectionCounterparts(key: string, summary = ''): Counterpart[] {
  const own = key.split(':', 1)[0] ?? '';
  const law = REPLACED_BY.has(own) ? 'new' : 'old';
  const other = REPLACED_BY.get(own) ?? REPLACES.get(own);
  const act = other === undefined ? undefined : actOfKey(other)?.short;
  if (act === undefined) return [];
  const charted = counterparts(key);
  const line = LAW_LINE.exec(summary)?.[0] ?? '';
  const named = findProvisions(line)
    .filter((provision) => provision.act === other)
    .map((provision) => ({
      key: provisionKey(provision),
      section: provision.number + (provision.sub ?? ''),
    }));
  // The summary names sub-sections, the chart only sections.
  const rest = charted
    .filter((charted) => !named.some(({ key }) => key === charted))
    .map((charted) => ({ key: charted, section: (charted.split(':')[1] ?? '').toUpperCase() }));
  const all = new Map([...named, ...rest].map((found) => [found.section, found]));
  return [...all.values()].map(({ key, section }) => ({
    key,
    act,
    section,
    law,
    source: charted.includes(key) ? 'chart' : 'summary',
  }));
}
