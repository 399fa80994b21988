import { persistedChoice } from './persisted-choice.ts';

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];
export const DENSITY_KEY = 'density';

const choice = persistedChoice<Density>(DENSITY_KEY, (attribute) =>
  attribute === 'compact' ? 'compact' : 'comfortable',
);

export const setDensity = choice.set;
/** The height of list rows on a desk; `--row` of the style sheet follows it. */
export const useDensity = choice.use;
