import type { Texts } from '../languages.ts';

/** The texts of Tamil. */
export const texts: Texts = {};
