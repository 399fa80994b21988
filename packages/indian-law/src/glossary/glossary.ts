import { CIVIL_LAW } from './civil-law.ts';
import { COURTS_AND_PROCEDURE } from './courts-and-procedure.ts';
import { CRIMINAL_LAW } from './criminal-law.ts';
import { readTerms, type Term } from './terms.ts';

/**
 * The terms of the law in English, Hindi and Tamil. Texts of the product, translations of drafts and searches take their
 * words from here.
 */
export const LAW_TERMS: readonly Term[] = [COURTS_AND_PROCEDURE, CRIMINAL_LAW, CIVIL_LAW].flatMap(readTerms);
