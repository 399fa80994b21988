import { defineMessages } from '#shared/messages/message.ts';

/** The facts that templates ask for; each text is the label in `law/drafting/templates`, and its key follows from it. */
export const messages = defineMessages('draftFacts', {
  name_of_the_court: 'Name of the court',
  case_number: 'Case number',
  name_of_the_petitioner: 'Name of the petitioner',
  name_of_the_respondent: 'Name of the respondent',
  petition_or_application_that_it_supports: 'Petition or application that it supports',
  name_of_the_deponent: 'Name of the deponent',
  son_daughter_or_wife_of: 'Son, daughter or wife of',
  name_of_the_parent_or_spouse: 'Name of the parent or spouse',
  age_in_years: 'Age in years',
  address_of_the_deponent: 'Address of the deponent',
  petitioner_respondent_plaintiff_or_defendant: 'Petitioner, respondent, plaintiff or defendant',
  facts_that_the_deponent_knows_each_on_a_line_of_its_own:
    'Facts that the deponent knows, each on a line of its own',
  what_the_deponent_learnt_from_this_person: 'What the deponent learnt from this person',
  who_gave_the_deponent_information: 'Who gave the deponent information',
  place: 'Place',
  date: 'Date',
  petition_or_application_that_is_answered: 'Petition or application that is answered',
  preliminary_objections_each_on_a_line_of_its_own: 'Preliminary objections, each on a line of its own',
  facts_as_the_deponent_knows_them_each_on_a_line_of_its_own:
    'Facts as the deponent knows them, each on a line of its own',
  reply_to_the_paragraphs_of_the_other_side_each_on_a_line_of:
    'Reply to the paragraphs of the other side, each on a line of its own',
  day_on_which_it_was_sent_or_handed_over: 'Day on which it was sent or handed over',
  paper_that_was_served: 'Paper that was served',
  means_of_service: 'Means of service',
  name_and_address_of_the_person_who_was_served: 'Name and address of the person who was served',
  result_delivered_on_which_day_refused_or_returned_with_which:
    'Result: delivered on which day, refused, or returned with which remark',
  receipt_tracking_number_or_acknowledgment: 'Receipt, tracking number or acknowledgment',
  date_of_the_notice: 'Date of the notice',
  name_of_the_person_who_gets_the_notice: 'Name of the person who gets the notice',
  address_of_the_person_who_gets_the_notice: 'Address of the person who gets the notice',
  subject_of_the_notice: 'Subject of the notice',
  name_of_the_client: 'Name of the client',
  address_of_the_client: 'Address of the client',
  facts_of_the_case_each_on_a_line_of_its_own: 'Facts of the case, each on a line of its own',
  what_is_demanded: 'What is demanded',
  days_to_comply: 'Days to comply',
  what_the_client_will_do_otherwise: 'What the client will do otherwise',
  name_of_the_advocate: 'Name of the advocate',
  address_of_the_advocate: 'Address of the advocate',
  name_of_the_drawer_of_the_cheque: 'Name of the drawer of the cheque',
  address_of_the_drawer: 'Address of the drawer',
  number_of_the_cheque: 'Number of the cheque',
  date_of_the_cheque: 'Date of the cheque',
  the_debt_or_liability_for_which_the_cheque_was_given:
    'The debt or liability for which the cheque was given',
  amount_of_the_cheque_in_rupees: 'Amount of the cheque in rupees',
  bank_and_branch_on_which_the_cheque_is_drawn: 'Bank and branch on which the cheque is drawn',
  day_on_which_the_cheque_was_presented: 'Day on which the cheque was presented',
  bank_and_branch_where_the_client_has_the_account: 'Bank and branch where the client has the account',
  reason_of_the_return_as_the_memo_gives_it: 'Reason of the return, as the memo gives it',
  day_on_which_the_bank_informed_the_client_of_the_return:
    'Day on which the bank informed the client of the return',
  name_of_the_complainant: 'Name of the complainant',
  name_of_the_accused: 'Name of the accused',
  parentage_age_and_address_of_the_complainant: 'Parentage, age and address of the complainant',
  for_a_company_how_the_accused_is_responsible_for_its_busines:
    'For a company: how the accused is responsible for its business (section 141)',
  how_the_notice_was_sent_with_its_receipt_number: 'How the notice was sent, with its receipt number',
  day_on_which_the_drawer_received_the_notice: 'Day on which the drawer received the notice',
  cause_of_a_delay_in_filing: 'Cause of a delay in filing',
  name_of_the_applicant: 'Name of the applicant',
  name_of_the_state: 'Name of the state',
  fir_number_and_year: 'FIR number and year',
  date_of_the_fir: 'Date of the FIR',
  police_station: 'Police station',
  district_and_state: 'District and state',
  sections_of_the_offences_alleged: 'Sections of the offences alleged',
  parentage_age_occupation_and_address_of_the_applicant:
    'Parentage, age, occupation and address of the applicant',
  what_the_fir_alleges_in_short: 'What the FIR alleges, in short',
  why_the_applicant_believes_that_an_arrest_may_follow:
    'Why the applicant believes that an arrest may follow',
  grounds_each_on_a_line_of_its_own: 'Grounds, each on a line of its own',
  earlier_applications_for_this_relief_and_their_results_or_th:
    'Earlier applications for this relief and their results, or that there are none',
  earlier_cases_against_the_applicant_or_that_there_are_none:
    'Earlier cases against the applicant, or that there are none',
  section_480_before_a_magistrate_483_in_the_sessions_court_or:
    'Section: 480 before a Magistrate, 483 in the Sessions Court or High Court',
  date_of_the_arrest: 'Date of the arrest',
  where_the_applicant_is_in_custody_and_since_when: 'Where the applicant is in custody, and since when',
  stage_of_the_investigation_or_the_trial: 'Stage of the investigation or the trial',
  parentage_age_occupation_and_address_of_the_petitioner:
    'Parentage, age, occupation and address of the petitioner',
  stage_of_the_proceedings_investigation_report_cognizance_tri:
    'Stage of the proceedings: investigation, report, cognizance, trial',
  name_of_the_plaintiff: 'Name of the plaintiff',
  name_of_the_defendant: 'Name of the defendant',
  nature_of_the_suit_such_as_recovery_of_money: 'Nature of the suit, such as recovery of money',
  description_parentage_age_and_residence_of_the_plaintiff:
    'Description, parentage, age and residence of the plaintiff',
  description_and_residence_of_the_defendant: 'Description and residence of the defendant',
  a_party_who_is_a_minor_or_of_unsound_mind: 'A party who is a minor or of unsound mind',
  facts_of_the_cause_of_action_and_the_day_on_which_it_arose:
    'Facts of the cause of action and the day on which it arose',
  facts_that_show_that_this_court_has_jurisdiction: 'Facts that show that this court has jurisdiction',
  how_the_suit_is_within_limitation_with_the_article: 'How the suit is within limitation, with the article',
  a_set_off_allowed_or_a_part_of_the_claim_given_up: 'A set-off allowed or a part of the claim given up',
  value_of_the_suit_for_jurisdiction_in_rupees: 'Value of the suit for jurisdiction, in rupees',
  court_fee_paid_in_rupees: 'Court fee paid, in rupees',
  reliefs_each_on_a_line_of_its_own: 'Reliefs, each on a line of its own',
  reply_to_each_paragraph_of_the_plaint_each_on_a_line_of_its:
    'Reply to each paragraph of the plaint, each on a line of its own',
  further_facts_that_show_that_the_suit_fails_each_on_a_line_o:
    'Further facts that show that the suit fails, each on a line of its own',
  set_off_or_counter_claim_with_its_value_and_court_fee:
    'Set-off or counter-claim with its value and court fee',
  description_and_address_of_the_respondent: 'Description and address of the respondent',
  how_the_respondent_is_an_authority_to_whom_a_writ_lies:
    'How the respondent is an authority to whom a writ lies',
  order_action_or_omission_under_challenge_with_its_date:
    'Order, action or omission under challenge, with its date',
  facts_that_give_this_high_court_jurisdiction: 'Facts that give this High Court jurisdiction',
  other_remedies_and_why_they_are_not_effective: 'Other remedies, and why they are not effective',
  explanation_of_a_delay: 'Explanation of a delay',
  writ: 'Writ',
  what_the_writ_directs_or_quashes: 'What the writ directs or quashes',
  interim_order_that_is_sought: 'Interim order that is sought',
  date_of_the_order_under_challenge: 'Date of the order under challenge',
  court_or_authority_that_made_the_order: 'Court or authority that made the order',
  what_the_order_decides: 'What the order decides',
  why_no_appeal_lies_from_the_order: 'Why no appeal lies from the order',
  why_the_opposite_order_would_have_finally_disposed_of_the_pr:
    'Why the opposite order would have finally disposed of the proceeding',
  day_of_filing: 'Day of filing',
  days_of_delay: 'Days of delay',
  appeal_or_application_that_is_filed_late: 'Appeal or application that is filed late',
  last_day_of_the_period_of_limitation: 'Last day of the period of limitation',
  cause_of_the_delay_day_by_day_each_on_a_line_of_its_own:
    'Cause of the delay, day by day, each on a line of its own',
  enrolment_number_of_the_advocate: 'Enrolment number of the advocate',
  powers_that_the_client_does_not_give: 'Powers that the client does not give',
  on_behalf_of_which_party: 'On behalf of which party',
  the_questions_for_decision_each_on_a_line_of_its_own:
    'The questions for decision, each on a line of its own',
  submissions_with_their_authorities_and_pinpoints_each_on_a_l:
    'Submissions with their authorities and pinpoints, each on a line of its own',
  what_the_court_is_asked_to_do: 'What the court is asked to do',
  the_dispute_in_a_few_sentences: 'The dispute in a few sentences',
});
