import { TEST_ENV } from './env.ts';

/**
 * True in `npm run test:load`: the same tests, with all the inputs, events and rounds that a machine needs minutes for.
 */
export const FULL_STRENGTH = TEST_ENV.strength === 'full';

/** The number of inputs, events or rounds of a test: all of them in `npm run test:load`, a few in `npm test`. */
export const atStrength = (all: number, few = Math.ceil(all / 10)): number => (FULL_STRENGTH ? all : few);
