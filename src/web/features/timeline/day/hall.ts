import { messages } from '#shared/messages/en/practice/day-board.ts';
import { t } from '#shared/messages/translate.ts';

/** The hall as printed; a bare number gets its word. */
export const hallOf = (hall: string): string => (/^\S{1,4}$/u.test(hall) ? t(messages.hall, { hall }) : hall);
