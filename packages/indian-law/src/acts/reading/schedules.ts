import type { ActSchedule } from './act-text.ts';
import { type ActLine, joined } from './lines.ts';
import { tableOf } from './schedule-tables.ts';

const SCHEDULE =
  /^(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]{0,3}\s?\[?)(?:THE\s+)?(?:(?:FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|SEVENTH|EIGHTH|NINTH|TENTH|ELEVENTH|TWELFTH)\s+)?SCHEDULE(?:\s*[-–—.]?\s*(?:[IVXL]{1,6}|[A-Z]|\d{1,2})\b)?\s*(?:[.\]–—-]{0,3}|[-–—(].{0,60})$/u;
const ANNEX = /^(?:APPENDIX|ANNEXURE|ANNEX)(?:\s+[-–—]?[A-Z\d]{1,4})?$/u;

/** True for a line that heads a schedule. */
export const headsSchedule = (text: string): boolean =>
  text.length < 90 &&
  (SCHEDULE.test(text) || ANNEX.test(text) || /^Schedule (?:\d{1,2}|[IVX]{1,5})\s?[-–—]/u.test(text));

/** Lines that Gazettes and bills print behind the act. */
const END =
  /^(?:STATEMENT OF OBJECTS AND REASONS|LOK SABHA|RAJYA SABHA|UPLOADED BY THE MANAGER|MGIP|Digitally signed by|NOTES ON CLAUSES|Disclaimer:|\(As passed by (?:Lok|Rajya) Sabha\))/u;

export const beginsEnd = (text: string): boolean => END.test(text);

/** Splits lines behind the last section into schedules. */
export function schedulesOf(lines: readonly ActLine[]): ActSchedule[] {
  const groups: { label: string; lines: ActLine[] }[] = [];
  for (const line of lines) {
    if (headsSchedule(line.text)) groups.push({ label: line.text, lines: [] });
    else if (groups.length === 0) groups.push({ label: '', lines: [line] });
    else groups.at(-1)?.lines.push(line);
  }
  return groups.map(({ label, lines: own }) => {
    const table = tableOf(own.map(({ text }) => text));
    return { label, paragraphs: paragraphsOfSchedule(own), ...(table ? { table } : {}) };
  });
}

/** A paragraph begins with a number, a label or a heading, or behind the end of a sentence. */
function paragraphsOfSchedule(lines: readonly ActLine[]): string[] {
  const out: string[] = [];
  for (const { text } of lines) {
    const before = out.at(-1);
    const begins =
      before === undefined ||
      /^(?:\(?[\da-zA-Z]{1,5}\)|\d{1,3}[A-Z]?\.\s|\d{1,3}(?:\(\w+\))+\s|[\p{Lu}\s.,—–()-]{6,}$|FORM\b|Form\b|Note\b)/u.test(
        text,
      ) ||
      /[.;:—]$/u.test(before);
    if (begins || before === undefined) out.push(text);
    else out[out.length - 1] = joined(before, text);
  }
  return out;
}
