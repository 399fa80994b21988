import { z } from 'zod';
import { declareFunction } from '#server/platform/data-api/functions.ts';
import type { Tx } from '#server/platform/db/database.ts';
import {
  caseUpdated,
  clientWithCase,
  clientWithCaseForm,
  courtsOfCases,
  createdCase,
  newCase,
  updateCaseWithClient,
} from '#shared/contracts/cases.ts';
import type { NextEvent } from '#shared/contracts/timeline.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as dataApi } from '#shared/messages/en/common/data-api.ts';
import { messages as timeline } from '#shared/messages/en/practice/timeline.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { insertNextEvent } from '../timeline/store.ts';
import {
  courtsOf,
  insertCase,
  insertClientWithCase,
  madeBefore,
  updateCase,
  updateClientOfCase,
} from './store.ts';

async function addNextEvent(tx: Tx, caseId: string, event: NextEvent | null | undefined): Promise<void> {
  if (!event) return;
  const title = t(event.event_type === 'deadline' ? timeline.deadline : timeline.hearing);
  await insertNextEvent(tx, caseId, event, title);
}

export const caseFunctions = [
  declareFunction({
    name: 'list_courts',
    whenUnpaid: 'open',
    summary: 'The courts of the cases, with the number of cases in each: the choices of a filter',
    body: z.object({ archived: z.boolean().default(false) }),
    answer: courtsOfCases,
    run: async (tx, { archived }) => ({ courts: await courtsOf(tx, archived) }),
  }),
  declareFunction({
    name: 'create_client_with_case',
    whenUnpaid: 'refused',
    summary: 'Make a client together with its first case and its next date: all, or nothing',
    body: clientWithCaseForm,
    answer: clientWithCase,
    run: async (tx, form) => {
      const before = await madeBefore(tx, form.case_id);
      if (before) {
        const { client_id, case_id } = before;
        if (client_id !== null) return { client_id, case_id };
        throw new ProblemError('conflict', sentenceOf(dataApi.rowDiffers));
      }
      const made = await insertClientWithCase(tx, form);
      await addNextEvent(tx, made.case_id, form.next_event);
      return made;
    },
  }),
  declareFunction({
    name: 'create_case',
    whenUnpaid: 'refused',
    summary: 'Make a case together with its next date: both, or neither',
    body: newCase,
    answer: createdCase,
    run: async (tx, { next_event, ...form }) => {
      const before = await madeBefore(tx, form.case_id);
      if (before) return { case_id: before.case_id };
      const case_id = await insertCase(tx, form);
      await addNextEvent(tx, case_id, next_event);
      return { case_id };
    },
  }),
  declareFunction({
    name: 'update_case_with_client',
    whenUnpaid: 'refused',
    summary: 'Change a case and carry the shared fields over to its client; says whether the client followed',
    body: updateCaseWithClient,
    answer: caseUpdated,
    run: async (tx, change) => {
      const { case_id } = change;
      const { clientId, before } = await updateCase(tx, change);
      if (clientId === null) return { case_id, client_updated: false, out_of_sync: false };
      try {
        // A savepoint: the case stays saved when its client cannot be updated, and the user gets a warning.
        const client_updated = await tx.savepoint(() => updateClientOfCase(tx, clientId, before, change));
        return { case_id, client_updated, out_of_sync: false };
      } catch (cause) {
        if (cause instanceof ProblemError && cause.code === 'database_unavailable') throw cause;
        return { case_id, client_updated: false, out_of_sync: true };
      }
    },
  }),
];
