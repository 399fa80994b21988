import { messages } from '#shared/messages/en/practice/day-board.ts';
import { t } from '#shared/messages/translate.ts';
import { keepCaseFile } from '#web/data/keep-case-file.ts';

/** Stores the photo of an order among the files of its case. Returns the id of the file. Errors: `ApiError`. */
export const keepPhoto = (caseId: string, day: string, photo: File): Promise<string> =>
  keepCaseFile(caseId, t(messages.photoName, { day: day.split('-').reverse().join('-') }), photo);
