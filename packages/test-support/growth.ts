/** Below this many ms a measurement is noise, and no growth is judged by it. */
const NOISE_MS = 40;
const TRIES = 5;
/** Doublings of a text whose growth is measured again. */
const MOST_DOUBLINGS = 2;
const SUSPICIOUS = 2.2;

async function processorMs(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

interface Sizes {
  from: number;
  to: number;
  /** Below this many ms a measurement is noise. */
  noiseMs?: number;
  /** So many ms are far above noise: where a shorter input takes them, the last doubling before it is measured alone. */
  enoughMs?: number;
}

/**
 * The most by which the processor time of `run` grows when its input doubles, from `from` up to `to` characters. Growth
 * that looks too steep is measured again on longer texts, where true growth gets steeper: a busy machine or a collection
 * of garbage, which does not, must not pass for it.
 */
export async function growthPerDoubling(run: (size: number) => unknown, sizes: Sizes): Promise<number> {
  const { from, to } = await longEnough(run, sizes);
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > SUSPICIOUS; tries++) {
    const longer = 2 ** Math.min(tries, MOST_DOUBLINGS);
    least = Math.min(least, await measure(run, { ...sizes, from: from * longer, to: to * longer }));
  }
  return least;
}

async function longEnough(
  run: (size: number) => unknown,
  { from, to, enoughMs }: Sizes,
): Promise<{ from: number; to: number }> {
  if (enoughMs === undefined) return { from, to };
  const smallest = await processorMs(() => run(from));
  let longest = from * 2;
  while (longest < to && smallest * (longest / from) < enoughMs) longest *= 2;
  return { from: longest / 2, to: longest };
}

async function measure(
  run: (size: number) => unknown,
  { from, to, noiseMs = NOISE_MS }: Sizes,
): Promise<number> {
  const timeOf = async (size: number) => Math.max(await processorMs(() => run(size)), noiseMs);
  let most = 0;
  let larger = await timeOf(to);
  for (let size = to / 2; size >= from; size /= 2) {
    // A smaller input takes no longer, so this is already the most that its growth can be.
    if (larger <= noiseMs * SUSPICIOUS) return Math.max(most, larger / noiseMs);
    const smaller = await timeOf(size);
    most = Math.max(most, larger / smaller);
    larger = smaller;
  }
  return most;
}

/** A text of so many characters that repeats `part`. */
export const repeated = (part: string, size: number): string =>
  part.repeat(Math.ceil(size / part.length)).slice(0, size);
