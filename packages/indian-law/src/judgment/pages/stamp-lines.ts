import { besideSite, signatureAt, stampOf } from '../../text/stamps.ts';
import type { LayoutLine } from './layout-line.ts';

const LONGEST = 200;

/** Marks the lines of stamps, each of which its whole form proves. Linear time. */
export function leaveOutStamps(lines: LayoutLine[]): void {
  const site: number[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    if (line === undefined || line.leftOut !== undefined || line.text.length > LONGEST) continue;
    const kind = stampOf(line.text);
    if (kind !== undefined) {
      line.leftOut = kind;
      if (kind === 'site_navigation') site.push(i);
      continue;
    }
    i = leaveOutSignature(lines, i);
  }
  for (const at of site) for (const step of [1, -1]) leaveOutSite(lines, at, step);
}

/** The last line of the signature's stamp at a line; the line itself where there is none. */
function leaveOutSignature(lines: LayoutLine[], at: number): number {
  const stamp = signatureAt(lines, at);
  if (stamp === undefined) return at;
  for (const line of lines.slice(stamp.from, stamp.to))
    if (line.text.trim() !== '') line.leftOut ??= 'signature_stamp';
  return stamp.to - 1;
}

/** Lines such as *Login* and *Search* beside the certain lines of a site's navigation. */
function leaveOutSite(lines: LayoutLine[], at: number, step: number): void {
  for (let i = at + step; ; i += step) {
    const line = lines[i];
    if (line === undefined || line.leftOut !== undefined) return;
    if (line.text.trim() === '') continue;
    if (!besideSite(line.text)) return;
    line.leftOut = 'site_navigation';
  }
}
