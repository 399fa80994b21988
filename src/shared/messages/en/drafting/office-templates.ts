import { defineMessages } from '#shared/messages/message.ts';

/** Templates that an office makes from its own drafts. */
export const messages = defineMessages('officeTemplates', {
  save: 'Save as a template of ours',
  saveText:
    'Every blank and every name in [brackets] becomes a field. All other words stay as they are: take out what belongs to this client alone.',
  name: 'Name of the template',
  nameRequired: 'Enter a name.',
  forWhom: 'Who can use it',
  onlyMe: 'Only I',
  saveTemplate: 'Save template',
  saving: 'Saving...',
  saved: 'Template saved',
  savedText:
    '{name}: {count, plural, =0 {no fields} one {# field} other {# fields}}. You find it under “From a template”.',
  notSaved: 'The template was not saved',
  onlyYours: 'Only yours',
  actionsFor: 'Actions for the template {name}',
  rename: 'Rename',
  renameTitle: 'Rename template',
  notRenamed: 'The template was not renamed',
  deleteTitle: 'Delete the template {name}?',
  deleteText: 'Drafts that were made from it stay.',
  deleting: 'Deleting...',
  notDeleted: 'The template was not deleted',

  // Refusals
  empty: 'Write the draft first: an empty draft makes no template.',
  tooLong: 'This draft is too long for a template. Save a part of it as a draft of its own first.',
  tooManyBlanks: 'A template has at most {max, number} different blanks.',
  tooMany: 'You can keep {max, number} templates. Delete one first.',
});
