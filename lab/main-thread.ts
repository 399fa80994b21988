import { readFileSync } from 'node:fs';

/** Processor milliseconds of the main thread so far. Linux alone counts each thread. */
const spent = (): number =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/**
 * Watches the main thread. The returned function ends that and gives the most processor milliseconds between two turns of
 * its loop: other programs on the machine do not count, as they do in the delay of the loop.
 */
export function watchMainThread(): () => number {
  let last = spent();
  let most = 0;
  const turn = () => {
    const now = spent();
    most = Math.max(most, now - last);
    last = now;
  };
  const timer = setInterval(turn, 1);
  return () => {
    turn();
    clearInterval(timer);
    return most;
  };
}
