import type { Resource } from '#server/platform/data-api/resource.ts';
import { clause, newClause } from '#shared/contracts/drafts/clauses.ts';
import * as comments from '#shared/contracts/drafts/draft-comments.ts';
import * as contract from '#shared/contracts/drafts/drafts.ts';
import { officeTemplate, officeTemplateChange } from '#shared/contracts/drafts/office-templates.ts';
import { completeDraft, completeNewDraft } from './complete-draft.ts';
import { readDrafts } from './save-thread.ts';

const ofCase = { resource: 'cases', kind: 'one', on: ['case_id', 'id'] } as const;
const ofDraft = { resource: 'case_drafts', kind: 'one', on: ['draft_id', 'id'] } as const;

const caseDrafts: Resource = {
  table: 'case_drafts',
  summary:
    'Drafts of a case: `document` is the JSON of the editor, `content` its text. Send one of them; rpc/save_draft refuses to overwrite a newer state',
  row: contract.draft,
  insert: contract.newDraft,
  update: contract.draftChange,
  complete: { insert: completeNewDraft, update: completeDraft },
  readLarge: readDrafts,
  delete: 'to-bin',
  touch: 'updated_at',
  caseColumn: 'case_id',
  embeds: {
    case: ofCase,
    cases: ofCase,
    draft_versions: { resource: 'draft_versions', kind: 'many', on: ['id', 'draft_id'] },
    draft_chat_messages: { resource: 'draft_chat_messages', kind: 'many', on: ['id', 'draft_id'] },
  },
};

const draftVersions: Resource = {
  table: 'draft_versions',
  summary:
    'States of a draft, kept automatically and by name; they never change. An insert keeps the present state under a name',
  row: contract.draftVersion,
  insert: contract.newDraftVersion,
  caseColumn: 'case_id',
  embeds: { draft: ofDraft, case_drafts: ofDraft },
};

const draftChatMessages: Resource = {
  table: 'draft_chat_messages',
  summary: 'What the caller and the assistant wrote about a draft; nobody else reads it',
  row: contract.draftChatMessage,
  insert: contract.newDraftChatMessage,
  ownUser: ['user_id'],
  embeds: { draft: ofDraft, case_drafts: ofDraft },
};

const draftComments: Resource = {
  table: 'draft_comments',
  summary: 'Comments of colleagues on a draft, and replies to them; a change marks one as settled',
  row: comments.draftComment,
  insert: comments.newDraftComment,
  update: comments.draftCommentChange,
  delete: true,
  caseColumn: 'case_id',
  embeds: { draft: ofDraft, case_drafts: ofDraft },
};

const clauses: Resource = {
  table: 'clauses',
  summary:
    'Paragraphs that are used again in drafts: of the caller, or of a chambers, whose members read them',
  row: clause,
  insert: newClause,
  update: newClause,
  delete: true,
  touch: 'updated_at',
  ownUser: ['owner_id'],
};

const officeTemplates: Resource = {
  table: 'office_templates',
  summary:
    'Templates that an office made from its drafts: of the caller, or of a chambers, whose heads rename and delete them too. save-draft-template adds one, draft-from-template makes a draft',
  row: officeTemplate,
  update: officeTemplateChange,
  delete: true,
  touch: 'updated_at',
  ownUser: ['owner_id'],
};

export const DRAFT_RESOURCES = [
  caseDrafts,
  draftVersions,
  draftChatMessages,
  draftComments,
  clauses,
  officeTemplates,
];
