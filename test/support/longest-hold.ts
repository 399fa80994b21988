import { performance } from 'node:perf_hooks';

/**
 * Runs `work` and measures the longest time in ms for which this thread did one thing without a break: what other
 * requests would have waited. Time in which other processes had the core does not count, as far as can be told.
 */
export async function longestHold<T>(work: () => Promise<T>): Promise<{ result: T; heldMs: number }> {
  let heldMs = 0;
  let loop = performance.eventLoopUtilization();
  let processor = process.cpuUsage();
  let watching = true;
  const look = () => {
    const { active } = performance.eventLoopUtilization(loop);
    const { user, system } = process.cpuUsage(processor);
    heldMs = Math.max(heldMs, Math.min(active, (user + system) / 1000));
    loop = performance.eventLoopUtilization();
    processor = process.cpuUsage();
    // A loop without a pause would take the processor from the children that do the work.
    if (watching) setTimeout(look, 1);
  };
  setImmediate(look);
  try {
    const result = await work();
    return { result, heldMs };
  } finally {
    watching = false;
  }
}
