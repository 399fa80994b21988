import { readdirSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';

/** Times of one kind of question, in milliseconds. */
export class Times {
  readonly #all: number[] = [];

  add(ms: number): void {
    this.#all.push(ms);
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    const result = await work();
    this.add(performance.now() - started);
    return result;
  }

  quantile(share: number): number {
    const sorted = [...this.#all].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  }

  get p50(): number {
    return this.quantile(0.5);
  }

  get p95(): number {
    return this.quantile(0.95);
  }
}

export function diskBytes(folder: string): number {
  let total = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) total += statSync(path.join(entry.parentPath, entry.name)).size;
  }
  return total;
}

/** The load of the machine before and after a part of a bench. */
export type Load = [before: number, after: number];

/** Runs a part of a bench and returns its value with the load before and after it. */
export async function withLoad<T>(work: () => Promise<T>): Promise<{ value: T; load: Load }> {
  const before = loadavg()[0] ?? 0;
  const value = await work();
  return { value, load: [before, loadavg()[0] ?? 0] };
}
