import type { WebhookEvent } from '#shared/contracts/webhooks.ts';
import { messages } from '#shared/messages/en/accounts/webhook-screens.ts';
import { t } from '#shared/messages/translate.ts';

const NAMES = {
  'case.created': messages.event_case_created,
  'case.updated': messages.event_case_updated,
  'date.created': messages.event_date_created,
  'date.changed': messages.event_date_changed,
  'file.read': messages.event_file_read,
  'draft.saved': messages.event_draft_saved,
  'check.finished': messages.event_check_finished,
} as const;

export const eventName = (event: WebhookEvent): string => t(NAMES[event]);
