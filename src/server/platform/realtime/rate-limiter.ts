/** A rate limiter: a burst of `atOnce`, then `perSecond`. */
export interface RateLimiter {
  /** False when the limit is reached. */
  take(): boolean;
}

export function createRateLimiter(perSecond: number, atOnce: number, now: () => number): RateLimiter {
  let left = atOnce;
  let since = now();
  return {
    take: () => {
      const at = now();
      left = Math.min(atOnce, left + ((at - since) / 1000) * perSecond);
      since = at;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
