import { z } from 'zod';
import { declareFunction } from '#server/platform/data-api/functions.ts';
import {
  caseUpdated,
  clientWithCase,
  clientWithCaseForm,
  courtsOfCases,
  updateCaseWithClient,
} from '#shared/contracts/cases.ts';
import { ProblemError } from '#shared/errors.ts';
import { courtsOf, insertClientWithCase, updateCase, updateClientOfCase } from './store.ts';

export const caseFunctions = [
  declareFunction({
    name: 'list_courts',
    summary: 'The courts of the cases, with the number of cases in each: the choices of a filter',
    body: z.object({ archived: z.boolean().default(false) }),
    answer: courtsOfCases,
    run: async (tx, { archived }) => ({ courts: await courtsOf(tx, archived) }),
  }),
  declareFunction({
    name: 'create_client_with_case',
    summary: 'Make a client together with its first case: both, or neither',
    body: clientWithCaseForm,
    answer: clientWithCase,
    run: (tx, form) => insertClientWithCase(tx, form),
  }),
  declareFunction({
    name: 'update_case_with_client',
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
