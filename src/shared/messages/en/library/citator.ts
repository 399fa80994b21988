import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('citator', {
  citator: 'Citations',
  titleOf: 'Citations: {title}',
  open: 'All citations, with their sentences',
  backToJudgment: 'Judgment',
  cites: 'Cites',
  citedBy: 'Cited by',
  citesNothing:
    '{filtered, select, yes {No citation of this kind was found in this judgment.} other {No citation was found in this judgment.}}',
  citedByNothing:
    '{filtered, select, yes {No judgment of this library cites it so.} other {No judgment of this library cites it.}}',
  total: '{count, plural, one {# citation} other {# citations}}, most cited first',
  byYear: 'By year',
  treatmentLabel: 'Words of treatment',
  allTreatments: 'All',
  treatment:
    '{kind, select, followed {Followed} affirmed {Affirmed} distinguished {Distinguished} doubted {Doubted} overruled {Overruled} reversed {Reversed} other {Referred}}',
  citedTimes:
    '{count, plural, =0 {cited by none here} one {cited by # judgment here} other {cited by # judgments here}}',
  notInLibrary: 'Not in this library',
  nearestTitle: 'The nearest title in this library is {title}',
  places: 'cited in {count} places',
  openPlace: 'Open the place',
  listed: 'from the list of later cases in this copy',
  openList: 'Open the list',
  openParagraph: 'Open paragraph {paragraph}',
  wordsNote:
    'The word beside a title says how the sentence treats this judgment. Rules read it: read the sentence.',
  laterTreatment: 'Later treatment',
  paragraphOf: '{title}, para {paragraph}',
  treatedIn: '{treatment} in {place}',
  saidIn: '{treatment}, as {place} says',
  treatedTimes: '{treatment} {count} ×',
  lastIn: 'last in {year}',
  noTreatment:
    'No treatment in this library, which covers {count, plural, one {# judgment} other {# judgments}} from {from} to {to}.',
  noTreatmentUndated:
    'No treatment in this library, which covers {count, plural, one {# judgment} other {# judgments}}.',
  restsOn: 'This judgment follows {title}. {treated}.',
  namedRestsOn: '{judgment} follows {title}. {treated}.',
  restsBadge: 'Follows {title}, which was overruled',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  pageOf: 'Page {page} of {last}',
  loading: 'Loading…',
  notLoaded: 'The citations could not be loaded',

  // Authorities that cases rely on
  reliedOn: 'Authorities whose standing changed',
  reliedOnOfCase:
    'Judgments that this case relies on were overruled or doubted later. Read the sentence before you cite them.',
  reliedOnOfAll:
    'Judgments that your cases rely on were overruled or doubted later. Read the sentence before you cite them.',
  addedTo: 'Added to {title}',
  passageIn: 'A passage is saved in {title}',
  citedInDraft: 'Cited in the draft {draft} of {title}',
});
