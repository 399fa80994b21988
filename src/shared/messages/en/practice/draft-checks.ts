import type { DraftRule } from '#law/drafting/check/types.ts';
import type { Message } from '#shared/messages/message.ts';
import { defineMessages } from '#shared/messages/message.ts';

/** Findings of a draft's check, by rule. */
export const messages = defineMessages('draftChecks', {
  verification_missing: 'There is no verification clause.',
  blanket_verification:
    'The verification clause does not say which paragraphs rest on knowledge, on information and on belief. Order XIX rule 3 of the Code of Civil Procedure asks for it; see State of Bombay v. Purushottam Jog Naik, [1952] SCR 674, and A.K.K. Nambiar v. Union of India, [1970] 3 SCR 121.',
  verification_incomplete: 'The verification clause does not cover paragraph {paragraphs}.',
  verification_beyond: 'The verification clause names paragraph {paragraphs}, which the draft does not have.',
  basis_differs:
    'Paragraph {number} says that it rests on {basis, select, information {information} belief {belief} other {legal advice}}. The verification clause says knowledge.',
  information_without_source:
    'Paragraph {number} rests on information and does not say from whom it comes (Order XIX rule 3 of the Code of Civil Procedure).',
  belief_without_grounds:
    'Paragraph {number} states a belief without its grounds (Order XIX rule 3 of the Code of Civil Procedure).',
  deponent_not_identified: 'The deponent is not identified: give the name, parentage, age and address.',
  oath_missing: 'The opening does not say that the statement is on oath or solemn affirmation.',
  blank_left: 'A blank is left: {name}',
  annexure_not_marked: 'Annexure {mark} is named and is not in the list of annexures.',
  annexure_not_referred: 'Annexure {mark} is in the list and the text does not refer to it.',
  annexure_gap: 'Annexure {mark} comes after a mark that is missing.',
  annexure_twice: 'Two annexures have the mark {mark}.',
  cause_title_missing: 'There is no cause title.',
  court_differs: 'The court differs from that of the case: {known}',
  case_number_differs: 'The number differs from that of the case: {known}',
  party_differs: 'The party differs from that of the case: {known}',
  prayer_missing: 'There is no prayer.',
  date_impossible: 'The date {date} does not exist.',
  date_differs: '{date} differs from the timeline, which has {day} for “{title}”.',
  signature_missing: 'There is no place for a signature.',
  place_missing: 'The place is missing.',
  date_missing: 'The date is missing.',
  numbering_broken: 'Paragraph {number} should be paragraph {expected}.',
  reference_broken: 'The reference “{name}” leads to no paragraph of this draft.',
}) satisfies Record<DraftRule, Message<string>>;
