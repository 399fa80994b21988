import type { Line } from '../../text/lines.ts';
import { signatureLine } from './closing.ts';
import type { Opening } from './opening.ts';

/** 'ANNEXURE', 'Annexure-A', 'ANNEXURE "P-1"', 'APPENDIX II', 'परिशिष्ट', alone in a line. */
const ANNEXURE =
  /^[\s*#_]{0,20}(?:ANNEXURE|Annexure|APPENDIX|Appendix|परिशिष्ट|अनुलग्नक|இணைப்பு)S?[\s:.–—-]{0,4}(?:["'‘“(]?\s?(?:[A-Z]{1,2}|[IVX]{1,5}|\d{1,2})(?:[\s/–-]{1,3}(?:[A-Z]|\d{1,2}))?\s?["'’”)]?)?[\s*_:.–—-]{0,6}$/u;
/** Limit: printed lines between the end of the signatures and an annexure: names of counsel, the place, a running title. */
const BEHIND = 10;

/**
 * The annexure to a judgment: it begins behind the signatures. An annexure to which the reasons refer, or that they quote,
 * is none.
 */
export function annexureOpening(
  lines: readonly Line[],
  furniture: readonly boolean[],
  from: number,
): Opening | undefined {
  for (let i = from + 1; i < lines.length; i += 1) {
    const text = lines[i]?.text ?? '';
    if (furniture[i] === true || text.length > 60 || !ANNEXURE.test(text)) continue;
    if (isSigned(lines, furniture, from, i)) return { line: i, kind: 'annexure', title: titleOf(text) };
  }
  return undefined;
}

/** True where signatures end directly above a line, or a few printed lines above it. */
function isSigned(
  lines: readonly Line[],
  furniture: readonly boolean[],
  from: number,
  line: number,
): boolean {
  let printed = 0;
  for (let to = line; to > from && printed < BEHIND; to -= 1) {
    if (furniture[to - 1] === true || lines[to - 1]?.text.trim() === '') continue;
    if (signatureLine(lines, furniture, from, to) !== undefined) return true;
    printed += 1;
  }
  return false;
}

const titleOf = (text: string): string => text.replace(/^[\s*#_]+|[\s*_:.–—-]+$/gu, '').slice(0, 90);
