import { actOfKey } from '../acts/acts.ts';

/** A unit other than a section: 'schedule', 'part'. The letters of a number are fewer: '376AB'. */
const UNIT = /^[a-z]{4,}$/u;
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The name of a provision by its `provisionKey`: 'IPC 302' for 'ipc:302', 'CPC Order 39 Rule 1' for 'cpc:o39r1',
 * 'Constitution Schedule 7' for 'constitution:schedule:7'.
 */
export function formatProvisionKey(key: string): string {
  const [act = '', ...rest] = key.split(':');
  const law = actOfKey(act)?.short ?? act.toUpperCase();
  const number = rest.join(' ');
  const [, order, rule] = /^o(\d+[a-z]*)(?:r(\d+[a-z]*))?$/u.exec(number) ?? [];
  if (order === undefined)
    return [law, ...rest.map((word) => (UNIT.test(word) ? capitalised(word) : word.toUpperCase()))].join(' ');
  const printed = `${law} Order ${order.toUpperCase()}`;
  return rule === undefined ? printed : `${printed} Rule ${rule.toUpperCase()}`;
}
