import { z } from 'zod';
import type { Resource } from '#server/platform/data-api/resource.ts';
import { client, clientFields } from '#shared/contracts/clients.ts';
import { updatedAtField } from '#shared/contracts/data-api.ts';

export const clients: Resource = {
  table: 'clients',
  summary: 'Clients of the signed-in lawyer',
  row: client,
  insert: z.object({ ...clientFields, status: clientFields.status.optional() }),
  update: z.object({ ...clientFields, ...updatedAtField }),
  delete: 'to-bin',
  touch: 'updated_at',
  embeds: { cases: { resource: 'cases', kind: 'many', on: ['id', 'client_id'] } },
};
