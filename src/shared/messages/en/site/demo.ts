import { defineMessages } from '#shared/messages/message.ts';

/** The trial of search and checks for visitors without an account. */
export const messages = defineMessages('trial', {
  // Rules
  textMissing: 'Please paste a paragraph first.',
  textTooLong: 'Without an account, at most {max, number} words are checked at once.',
  queryTooLong: 'The search is longer than {max, number} characters.',
  queryTooShort: 'Type at least {min, number} characters.',

  // The section of the landing page
  searchTitle: 'Search the sample library',
  searchLabel: 'Words, a phrase in quotation marks, or facts',
  search: 'Search',
  searching: 'Searching...',
  examples: 'Examples',
  exampleWords: 'cheque notice',
  examplePhrase: '"hostel"',
  exampleFacts: 'driver without a valid licence',
  checkTitle: 'Check the citations of a paragraph',
  checkLabel: 'A paragraph with citations, at most {max, number} words',
  check: 'Check citations',
  checking: 'Checking...',
  example:
    'Reliance is placed on Ananya Bhardwaj v. Yamuna University of Applied Sciences, 2021 MUNSHI SAMPLE 6, para 3, where the Court observed: “There is no such circular for the boys’ hostels.” See also para 90 of the same judgment, and Mehta v. Rao, (2011) 4 SCC 77.',

  // Answers
  noResults: 'No sample matches. Try one of the examples.',
  found: '{count, plural, one {# sample judgment} other {# sample judgments}}',
  paragraph: 'Paragraph {number}',
  sample: 'Sample, made up by us',
  readWhole: 'Read the whole judgment',
  readSample: 'Read a whole sample judgment',
  closeSample: 'Close the judgment',
  openingSample: 'Loading the judgment...',
  noCitations: 'No citation was found in this text.',
  checked:
    '{count, plural, one {# citation} other {# citations}} compared with {judgments, plural, one {# judgment} other {# judgments}}',
  notChecked: 'Not checked',
  more: '<link>Create an account</link> to open judgments, to check whole documents and to keep the reports.',
});
