import type { Resource } from '#server/platform/data-api/resource.ts';
import { binItem } from '#shared/contracts/bin.ts';

export const binItems: Resource = {
  table: 'bin_items',
  summary:
    'Deleted clients, cases, files and drafts that can be restored with rpc/restore_from_bin until sweep_at',
  row: binItem,
  caseColumn: 'of_case',
};
