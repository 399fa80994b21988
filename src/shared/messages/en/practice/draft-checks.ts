import type { NotChecked } from '#law/drafting/check/not-checked.ts';
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
  verification_presumes:
    'The verification says that paragraph {paragraphs} is known. Jurisdiction, limitation and value are matters of law: verify them on legal advice (Order VI rule 15 of the Code of Civil Procedure).',
  jurat_missing:
    'An affidavit does not say before whom it was sworn (section 139 of the Code of Civil Procedure, section 333 of the BNSS).',
  authority_missing:
    'The authority of a person who signs for a company or firm is not stated: name the resolution or the power of attorney (see Order XXIX rule 1 of the Code of Civil Procedure).',
  affidavit_missing: 'No affidavit supports this paper, which needs one: {law}.',
  certificate_missing:
    'An electronic record is produced without the certificate of section 63(4) of the Bharatiya Sakshya Adhiniyam, 2023.',
  annexure_not_bound: 'Annexure {mark} is named and no file is bound under it.',
  relief_missing:
    'The paper claims {relief, select, injunction {an injunction} declaration {a declaration} possession {possession} partition {partition} performance {specific performance} money {the recovery of money} interest {interest} damages {damages} accounts {accounts} cancellation {a cancellation} mesne {mesne profits} stay {a stay} bail {bail} quash {quashing} condonation {condonation of the delay} maintenance {maintenance} custody {custody or guardianship} refund {a refund} reinstatement {reinstatement} amendment {the amendment} impleading {the impleading of a party} restoration {the restoration of the case} succession {the certificate or grant} transfer {the transfer of the case} exemption {the exemption} goods {the return of goods} other {divorce}}{paragraph, select, none {} other { in paragraph {paragraph}}}, and its prayer does not ask for it.',
  counter_claim_relief:
    'The counter-claim has no relief in the prayer (Order VIII rule 6A of the Code of Civil Procedure).',
  counter_claim_value:
    'The counter-claim has no value and no court fee (Order VIII rule 6A of the Code of Civil Procedure).',
  mediation_missing:
    'A commercial suit says nothing of pre-institution mediation or of urgent interim relief (section 12A of the Commercial Courts Act, 2015).',
  statement_of_truth_missing:
    'A commercial pleading has no statement of truth (Order VI rule 15A of the Code of Civil Procedure).',
  company_not_accused:
    'The cheque is that of a company or firm, which is not an accused (section 141 of the Negotiable Instruments Act; Aneeta Hada v. Godfather Travels, (2012) 5 SCC 661).',
  company_role_missing:
    'The complaint does not say that the directors or partners were in charge of the business or signed the cheque (section 141 of the Negotiable Instruments Act).',
  bail_court:
    'Section {section} is not a section of this court: section 480 is for Magistrates; 482, 483 and 430 are for the Court of Session and the High Court.',
  bail_particulars:
    'The application does not state {what, select, antecedents {criminal antecedents, or that there are none} earlier {earlier applications for bail and their results} punishment {the longest punishment of the offences} process {non-bailable warrants and proclamations, or that there are none} other {the arrest and the time in custody}} (Zeba Khan v. State of U.P., 2026 INSC 144).',
  old_code:
    'The paper names the {says}; by its own dates the {right} applies (in force since the first of July 2024).',
  new_code:
    'The paper names the {says}; by its own dates the {right} applies (before the first of July 2024).',
  other_case_name: '{name} is not a party of the cause title: is it the name of another case?',
  dates_contradict:
    '{what, select, chequeDate {Cheque {of}} paper {The paper that the prayer names} other {FIR {of}}} has two dates: {one} and {other}.',
  days_disordered:
    '{firstDay} for {first, select, chequeDate {the date of the cheque} presentedOn {the presentation of the cheque} returnedOn {the return of the cheque} returnInformed {the information of the return} noticeDate {the notice} noticeServed {the service of the notice} offenceDate {the offence} firDate {the FIR} arrestDate {the arrest} remandDate {the first remand} orderDate {the order} custodyFrom {the custody} bailRefused {the refusal of bail} appealMade {the appeal} appealDecided {the order on the appeal} deathDate {the death} deathCertificate {the certificate of death} copyApplied {the application for the copy} copyReceived {the receipt of the copy} lastDay {the last day of limitation} filedOn {the filing} past {what is related as past} earlier {what comes first} other {the paper itself}} is after {secondDay} for {second, select, chequeDate {the date of the cheque} presentedOn {the presentation of the cheque} returnedOn {the return of the cheque} returnInformed {the information of the return} noticeDate {the notice} noticeServed {the service of the notice} offenceDate {the offence} firDate {the FIR} arrestDate {the arrest} remandDate {the first remand} orderDate {the order} custodyFrom {the custody} bailRefused {the refusal of bail} appealMade {the appeal} appealDecided {the order on the appeal} deathDate {the death} deathCertificate {the certificate of death} copyApplied {the application for the copy} copyReceived {the receipt of the copy} lastDay {the last day of limitation} filedOn {the filing} later {what follows it} other {the paper itself}}.',
  cheque_presented_late:
    'The cheque was presented after {last}, the last of its three months (section 138, proviso, clause (a); Reserve Bank of India, 4 November 2011).',
  cheque_notice_by:
    'The notice must be sent by {last}: thirty days from the information of the return (section 138, proviso, clause (b)).',
  cheque_notice_late:
    'The notice is later than {last}, the last of the thirty days from the information of the return (section 138, proviso, clause (b)).',
  cheque_complaint_between:
    'The complaint can be made from {from} to {to}: after the fifteen days for payment and within one month (sections 138 and 142).',
  cheque_complaint_early:
    'The complaint is too early: the fifteen days for payment must have passed, so it can be made from {from} to {to}.',
  cheque_complaint_late:
    'The complaint is later than {to}, the last day of the month of section 142(1). It must show sufficient cause for the delay.',
  production_late:
    'The arrest is of {arrest} and the first remand of {remand}: an arrested person is produced within twenty-four hours (article 22(2), section 58 of the BNSS). Correct the dates, or plead it.',
  revision_late:
    'The petition is later than {last}, the last of the ninety days of article 131 of the Limitation Act, 1963. Time that the Act excludes is not deducted here.',
  no_delay: 'There is no delay: the period of limitation ends on {last}.',
  delay_differs: 'The paper names a delay of {said} days; its dates give {counted}.',

  // Comparisons that were not made, behind “Not checked:”
  amount_differs: 'Two sums of one thing differ: {one} and {other}.',
  not_checked_language:
    'whether something is missing: most of the draft is in a language that these checks do not read. They read English and Hindi, and Tamil in part',
  not_checked_kind: 'what a certain kind of paper needs: the draft is of the kind “Other”',
  not_checked_other_kind: 'whether the kind of the draft is the right one: its title names another kind',
  not_checked_parties: 'the names of the parties: no line such as “Versus” divides them in the cause title',
  not_checked_paragraphs: 'references to paragraphs, and their verification: no paragraph has a number',
  not_checked_verification:
    'on what the statements rest: no verification was found, and only some courts ask for one in this kind of paper',
  not_checked_table: 'dates and sums in tables: they are compared where sentences state them',
  not_checked_day: 'the dates against the day of the paper: no day of the paper was found',
  not_checked_list: 'the annexures against their list: no list was found',
}) satisfies Record<DraftRule | NotChecked, Message<string>>;
