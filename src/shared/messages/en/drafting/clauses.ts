import { defineMessages } from '#shared/messages/message.ts';

/** Clauses that are kept for drafts. */
export const messages = defineMessages('clauses', {
  titleRequired: 'Enter a title.',
  clause: 'Clause',
  find: 'Find clauses',
  list: 'Clauses',
  none: 'No clauses yet. Choose paragraphs of a draft and keep them here to use them again.',
  noMatches: 'No clauses match.',
  notLoaded: 'The clauses could not be loaded',
  loading: 'Loading clauses...',
  keepChosen: 'Keep the chosen paragraphs',
  title: 'Title of the clause',
  forWhom: 'Who can use it',
  onlyMe: 'Only I',
  keep: 'Keep clause',
  keeping: 'Saving...',
  kept: 'Clause kept',
  notKept: 'The clause was not kept',
  remove: 'Delete the clause {title}',
  removeAsk: 'Delete the clause “{title}”?',
  removeOwn: 'Drafts that have it keep it.',
  removeOfChambers: 'The members of your chambers lose it too. Drafts that have it keep it.',
  removing: 'Deleting...',
  ofChambers: 'Of your chambers',
});
