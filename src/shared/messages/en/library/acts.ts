import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('acts', {
  // Answers
  unknownAct: 'The library has no act of this name.',
  unknownSection: 'The library has no such section of this act.',
  unknownProvision: 'The concordance has no such provision.',
  notReplaced: 'This act was not replaced on 1 July 2024.',
  beforeReason:
    'The offence is before 1 July 2024: the Penal Code applies to it (section 358 BNS keeps what was incurred under it). Procedure and evidence depend on the proceeding: what was pending on 1 July 2024 goes on under the old codes (section 531 BNSS, section 170 BSA); what began later follows the new ones.',
  afterReason:
    'The offence is on or after 1 July 2024: the new codes apply (section 358 BNS, section 531 BNSS, section 170 BSA). An offence that began earlier and went on may fall under both.',

  // Concordance page
  concordance: 'Old and new criminal law',
  concordanceIntro:
    'On 1 July 2024 three new codes replaced the Penal Code, the Code of Criminal Procedure and the Evidence Act. Find what became of each section.',
  code: 'Code',
  section: 'Section',
  sectionExample: '302, 103(1), 65B(4)',
  offenceDate: 'Day of the offence',
  find: 'Find',
  filterRows: 'Filter by number or subject',
  oldSection: '{act} (old)',
  newSection: '{act} (new)',
  subject: 'Subject',
  kind: '{kind, select, same {Same number} renumbered {Renumbered} changed {Changed} split {Split} merged {Merged} dropped {Dropped} other {New}}',
  noRows: 'No section matches.',
  none: 'None',
  noneIn: 'Nothing in the {act}',
  sectionNeeded: 'Give the number of a section.',
  codes: 'Codes',
  allRows: 'All sections',
  applies: 'Which law applies',
  substance: 'Offence: {law, select, old {old code} new {new code} other {both may matter}}',
  procedure: 'Procedure and evidence: {law, select, old {old codes} new {new codes} other {both may matter}}',
  concordanceNote:
    'The subjects, notes and punishments are our own words. Renumbered says that nothing but the number changed, apart from words without effect. Compare the text of both sections before you cite them.',
  pair: '{old} and {now}',
  sectionOf: 'Section {section} {act}',

  // Acts pages
  acts: 'Acts',
  actsIntro: 'Browse the acts of the library by part and section.',
  noActs: 'The library has no acts yet.',
  sections:
    '{unit, select, article {{count, plural, one {# article} other {# articles}}} rule {{count, plural, one {# rule} other {# rules}}} other {{count, plural, one {# section} other {# sections}}}}',
  summaries: 'Summaries, not the text of the act',
  otherSections: 'Sections',
  allSections: 'All sections',
  counterparts: 'In the other code',
  appliedBy:
    '{count, plural, =0 {No judgment here refers to it} one {# judgment refers to it or to its counterpart} other {# judgments refer to it or to its counterpart}}',
  livesTitle: 'In force since, and until',
  livesFilter: 'Filter by name or number',
  livesNone: 'No act matches.',
  lifeName: '{title} (No. {number})',
  lifeSince: 'In force since {from}.',
  lifePartly: 'In force since {from}, some sections not yet.',
  lifeBetween: 'In force from {from} to {to}.',
  lifeUntil: 'In force until {to}.',
  lifeReplaced: 'Replaced by the {act}.',
  lifeSource: 'Source: {source}',
  loading: 'Loading…',
  notLoaded: 'This could not be loaded',
});
