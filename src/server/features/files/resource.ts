import { z } from 'zod';
import type { Resource } from '#server/platform/data-api/resource.ts';
import { caseFile, caseFileFields, newCaseFile } from '#shared/contracts/files.ts';

export const caseFiles: Resource = {
  table: 'case_files',
  summary: 'Files of a case: uploads, and documents added from the library',
  row: caseFile,
  insert: newCaseFile,
  update: z.object({
    file_name: caseFileFields.file_name,
    category: caseFileFields.category,
    folder: caseFileFields.folder,
  }),
  delete: 'to-bin',
  ownUser: ['uploaded_by'],
  caseColumn: 'case_id',
  embeds: {
    case: { resource: 'cases', kind: 'one', on: ['case_id', 'id'] },
    cases: { resource: 'cases', kind: 'one', on: ['case_id', 'id'] },
  },
};
