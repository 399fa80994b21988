import { actOfKey } from '../acts/acts.ts';

/** The name of a provision by its `provisionKey`: 'IPC 302' for 'ipc:302', 'CPC Order 39 Rule 1' for 'cpc:o39r1'. */
export function formatProvisionKey(key: string): string {
  const [act = '', ...rest] = key.split(':');
  const law = actOfKey(act)?.short ?? act.toUpperCase();
  const number = rest.join(' ');
  const [, order, rule] = /^o(\d+[a-z]*)(?:r(\d+[a-z]*))?$/u.exec(number) ?? [];
  if (order === undefined) return `${law} ${number.toUpperCase()}`;
  const printed = `${law} Order ${order.toUpperCase()}`;
  return rule === undefined ? printed : `${printed} Rule ${rule.toUpperCase()}`;
}
