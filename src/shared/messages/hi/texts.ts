import type { Texts } from '../languages.ts';
import { messages as common } from './common/common.ts';

/** The texts of Hindi. */
export const texts: Texts = { ...common };
