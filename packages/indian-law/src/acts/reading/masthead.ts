import type { ActLine } from './lines.ts';
import { pageSpans } from './page-notes.ts';

/** Lines that the head of a Gazette begins and ends with. Its Hindi is often in an old encoding. */
const BEGINS = /^(?:vlk\/kkj\.k|vlk\/|jftLVªh|EXTRAORDINARY$|असाधारण|REGISTERED NO|रजिस्ट्री सं|\[?भाग I)/u;
const ENDS =
  /^(?:CG-[A-Z]{2}-|सी\.जी\.|SG-[A-Z]{2}-)|published for general information|\((?:Legislative Department)\)|^New Delhi, the \d/u;

/** Marks the head of a Gazette on its first pages; the text may have it before or behind the act's first lines. */
export function takeMasthead(lines: readonly ActLine[]): void {
  for (const [from, to] of pageSpans(lines).slice(0, 3)) {
    const begin = lines.findIndex(({ text }, at) => at >= from && at < to && BEGINS.test(text));
    if (begin < 0) continue;
    const end = lines.findLastIndex(({ text }, at) => at > begin && at < to && ENDS.test(text));
    for (const line of lines.slice(begin, Math.max(end, begin) + 1)) line.role ??= 'front';
  }
}
