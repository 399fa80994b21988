import { actOfKey } from '../acts.ts';
import type { ChangeKind } from './change-kinds.ts';
import { counterpartRows } from './concordance.ts';
import { sectionKey } from './provision-ref.ts';
import type { ChangedPunishment } from './punishments.ts';
import { REPLACED_BY } from './table.ts';

/** A section of the code that replaced a section's code, or of the code that it replaced. */
export interface Counterpart {
  /** `provisionKey`: 'bns:103'. */
  key: string;
  /** The act's short form: 'BNS'. */
  act: string;
  /** '103(1)'. */
  section: string;
  /** The counterpart is in the older or in the newer code. */
  law: 'old' | 'new';
  kind: Exclude<ChangeKind, 'dropped' | 'new'>;
  /** The change, in our words. */
  note?: string;
  punishment?: ChangedPunishment;
}

/**
 * The provisions in the other code that correspond to the one with a key ('ipc:302', `sub` '(1)'), each once. Where the
 * concordance does not know the part, the counterparts of the whole section. Empty for other acts.
 */
export function counterpartsIn(key: string, sub = ''): Counterpart[] {
  const [own = '', number = ''] = key.split(':');
  const law = REPLACED_BY.has(own) ? 'new' : 'old';
  const section = number.toUpperCase();
  const parts = sub === '' ? [] : counterpartRows({ act: own, section: section + sub });
  const rows = parts.length > 0 ? parts : counterpartRows({ act: own, section });
  const found = new Map<string, Counterpart>();
  for (const { other, kind, note, punishment } of rows) {
    if (!other || kind === 'dropped' || kind === 'new' || found.has(other.section)) continue;
    const act = actOfKey(other.act)?.short ?? other.act;
    found.set(other.section, {
      key: sectionKey(other),
      act,
      section: other.section,
      law,
      kind,
      ...(note === undefined ? {} : { note }),
      ...(punishment === undefined ? {} : { punishment }),
    });
  }
  return [...found.values()];
}
