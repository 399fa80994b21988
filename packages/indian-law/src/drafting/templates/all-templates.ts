import { affidavitInReply } from './affidavits/affidavit-in-reply.ts';
import { affidavitInSupport } from './affidavits/affidavit-in-support.ts';
import { affidavitOfService } from './affidavits/affidavit-of-service.ts';
import { civilRevision } from './civil/civil-revision.ts';
import { condonationOfDelay } from './civil/condonation-of-delay.ts';
import { plaint } from './civil/plaint.ts';
import { writPetition } from './civil/writ-petition.ts';
import { writtenStatement } from './civil/written-statement.ts';
import { anticipatoryBail } from './criminal/anticipatory-bail.ts';
import { chequeComplaint } from './criminal/cheque-complaint.ts';
import { quashing } from './criminal/quashing.ts';
import { regularBail } from './criminal/regular-bail.ts';
import { listOfDates } from './general/list-of-dates.ts';
import { vakalatnama } from './general/vakalatnama.ts';
import { writtenSubmissions } from './general/written-submissions.ts';
import { chequeNotice } from './notices/cheque-notice.ts';
import { legalNotice } from './notices/legal-notice.ts';
import type { Template } from './template.ts';

/** Templates in the order in which they are offered. */
export const TEMPLATES = [
  affidavitInSupport,
  affidavitInReply,
  affidavitOfService,
  legalNotice,
  chequeNotice,
  chequeComplaint,
  anticipatoryBail,
  regularBail,
  quashing,
  plaint,
  writtenStatement,
  writPetition,
  civilRevision,
  condonationOfDelay,
  vakalatnama,
  writtenSubmissions,
  listOfDates,
] as const satisfies readonly Template[];

export const templateOf = (id: string): Template | undefined => TEMPLATES.find((one) => one.id === id);
