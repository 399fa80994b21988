import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { readJudgment } from '#law/judgment/judgment.ts';

const WORDS = 1_500;
const ROUNDS = 5;
const FIELDS = [
  'court',
  'dated',
  'judge_name',
  'case_number',
  'petitioner',
  'respondent',
  'disposal',
  'case_facts',
  'case_motive',
] as const;

/** Rate of `readJudgment` in one thread over real judgments cut to about 1,500 words, and how often each field is found in whole ones. */
export function speedReport(): string[] {
  const folder = sharedData('judgments-supreme-court');
  if (folder === undefined) return ['The Supreme Court judgments are absent: speed was not measured.'];
  const whole = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .slice(0, 600)
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const cut = whole.map(firstWords).filter((text) => text.length > 5_000);
  for (const text of cut.slice(0, 100)) readJudgment(text);
  const { cpu, wall } = fastest(() => {
    for (const text of cut) readJudgment(text);
  });
  const rate = Math.round(cut.length / cpu);
  const bytes = cut.reduce((sum, text) => sum + text.length, 0);
  return [
    `\`readJudgment\`, one thread, ${cut.length} Supreme Court judgments cut to ${WORDS} words: **${rate} a second of processor time** (${(bytes / cpu / 1e6).toFixed(1)} MB/s; goal ≥ 800: ${rate >= 800 ? 'reached' : 'missed'}), ${Math.round(cut.length / wall)} a second by the clock; the best of ${ROUNDS} rounds, load of the machine ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`,
    '',
    ...coverage(whole.slice(0, 200)),
  ];
}

/** Seconds of the quickest of several rounds, by the processor and by the clock: other work on the machine slows some. */
function fastest(round: () => void): { cpu: number; wall: number } {
  const best = { cpu: Number.POSITIVE_INFINITY, wall: Number.POSITIVE_INFINITY };
  for (let i = 0; i < ROUNDS; i += 1) {
    const cpu = process.cpuUsage();
    const started = performance.now();
    round();
    const { user, system } = process.cpuUsage(cpu);
    best.cpu = Math.min(best.cpu, (user + system) / 1e6);
    best.wall = Math.min(best.wall, (performance.now() - started) / 1_000);
  }
  return best;
}

function coverage(texts: readonly string[]): string[] {
  const read = texts.map((text) => readJudgment(text));
  const share = (found: number): string => `${Math.round((100 * found) / texts.length)} %`;
  return [
    `Fields found in ${texts.length} whole Supreme Court judgments (old reports whose cause title, court and parties were stripped at the source, so absence is often right): ` +
      `${FIELDS.map((field) => `${field} ${share(read.filter((one) => one[field] !== undefined).length)}`).join(', ')}.`,
  ];
}

function firstWords(text: string): string {
  let at = 0;
  for (let i = 0; i < WORDS; i += 1) {
    const space = text.indexOf(' ', at + 1);
    if (space === -1) return text;
    at = space;
  }
  return text.slice(0, at);
}
