import type { Resource } from '#server/platform/data-api/resource.ts';
import {
  clientMessageTemplate,
  clientMessageTemplateChange,
  newClientMessageTemplate,
} from '#shared/contracts/client-pages.ts';

export const clientMessageTemplates: Resource = {
  table: 'client_message_templates',
  summary:
    'Words for clients with blanks such as {next}, in one language: of the caller, or of a chambers, whose members use them and whose heads delete them too',
  row: clientMessageTemplate,
  insert: newClientMessageTemplate,
  update: clientMessageTemplateChange,
  delete: true,
  touch: 'updated_at',
  ownUser: ['owner_id'],
};
