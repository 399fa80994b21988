import { defineMessages } from '#shared/messages/message.ts';

/** The assistant beside a draft. */
export const messages = defineMessages('draftAssistant', {
  title: 'AI Assistant',
  viewOnly: 'People who can edit or comment on this case can ask the assistant about its drafts.',

  // The engine that writes, and its limits
  whyModel: 'Written by {engine}. It suggests changes; you accept or reject each of them.',
  whyNone: 'No language model is set up on this server.',
  whyOff: 'Your AI preferences switch the language model off.',
  whyDataStays: 'Your AI preferences keep your data on this server, and the language model runs elsewhere.',
  quotes:
    'So the assistant quotes: it finds authorities in the library and facts in the files of this case, each with its place. Other words and translations need a language model.',

  // Requests with one press
  atCursor: 'At the cursor: “{text}”',
  putCursor: 'Put the cursor into a paragraph of the draft.',
  cut: '{text}…',
  authority: 'Find authority for this sentence',
  shorter: 'Shorter',
  firmer: 'Firmer',
  plainer: 'Plainer',
  translate: 'Translate',
  facts: 'Draft from the facts and files',
  check: 'Check before filing',
  template: 'New draft from a template',
  askAuthority: 'Find authority for this sentence: “{text}”',
  askShorter: 'Make this paragraph shorter: “{text}”',
  askFirmer: 'Make this paragraph firmer: “{text}”',
  askPlainer: 'Make this paragraph plainer: “{text}”',
  askTranslate: 'Translate this paragraph into {language}: “{text}”',
  askFacts: 'Draft the facts from the facts and files of this case.',

  // The conversation
  thinking: 'Thinking...',
  noAnswer: 'Failed to get AI response',
  sendFailed: 'Failed to send message. Please try again.',
  persistent:
    'Persistent Error: There seems to be an issue with the chat service. The team has been notified.',
  byModel: 'Written by {engine}. Read each change before you accept it.',

  // Suggestions
  suggestions: 'Suggested changes',
  change: 'Suggested change',
  newParagraph: 'Suggested new paragraph',
  translation: 'Suggested translation',
  termsOfArt: 'Terms of art, from the glossary. Check each of them:',
  termUsed: '<from>{term}</from> → <to>{word}</to>',
  termNotUsed: '<from>{term}</from> → <to>{word}</to> (not in this translation)',
  keptParts: 'Citations, names, figures and quotations are as they were.',
  goTo: 'Go to it',
  accept: 'Accept',
  reject: 'Reject',
  accepted: 'Accepted',
  rejected: 'Rejected',
  notRejected: 'The suggestion was not rejected',
  changedSince: 'This part of the draft has changed. Nothing was inserted.',
  unsupported:
    'Neither your draft nor the files have these figures: {figures}. Check them before you accept.',
});
