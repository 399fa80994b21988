/** How often something may be done: `atOnce` at first, and `perSecond` after that. */
export interface Allowance {
  /** False when it is used up. */
  take(): boolean;
}

export function createAllowance(perSecond: number, atOnce: number, now: () => number): Allowance {
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
