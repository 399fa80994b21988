import type { EvalQuestion, Kind } from './types.ts';

/** A second open set, in the words of other lawyers, over sample judgments and the papers of a lease and of a flat. */
export const secondSet: Readonly<Record<Kind, readonly EvalQuestion[]>> = {
  general: [
    {
      ask: 'Company signed a balance confirmation and now cries defective goods only after the statutory notice: is that a real dispute?',
      from: ['sample-03'],
      says: [/afterthought|speaks for itself|bona fide/iu],
    },
    {
      ask: 'Does a written confirmation of balance count as acknowledgment for limitation?',
      from: ['sample-03'],
      says: [/section 18/iu],
    },
    {
      ask: 'Can one brother claim adverse possession against the other merely because he alone cultivated?',
      from: ['sample-09'],
      says: [/ouster|possession of all|Sole enjoyment/iu],
    },
    {
      ask: 'ingredients of ouster between co-owners',
      from: ['sample-09'],
      says: [/hostile denial|denied the other/iu],
    },
    {
      ask: 'Who has to prove when adverse possession began?',
      from: ['sample-09'],
      says: [/defendant who sets up|must at least say|for the defendant/iu],
    },
    {
      ask: 'Is a university hostel rule forcing girls to share live location a violation of privacy?',
      from: ['sample-06'],
      says: [/right is engaged|without authority|Puttaswamy/iu],
    },
    {
      ask: 'Is consent given under threat of losing a hostel seat free consent?',
      from: ['sample-06'],
      says: [/not consent|free and informed/iu],
    },
    {
      ask: 'Can a writ court award compensation for death in a police lock-up without a criminal conviction?',
      from: ['sample-16'],
      says: [/public law|absence of an explanation|strict liability/iu],
    },
    {
      ask: 'Who must explain injuries on a man who died in custody?',
      from: ['sample-16'],
      says: [/State must explain|alone has the means|absence of an explanation/iu],
    },
    {
      ask: 'Exhibits marked in a domestic enquiry without a single witness: can the employee be dismissed on them?',
      from: ['sample-18'],
      says: [/mere production of documents|nobody proved|dispense with proof|witness was examined/iu],
    },
    {
      ask: 'Effect of not furnishing the enquiry report to the delinquent',
      from: ['sample-18'],
      says: [/right to receive a copy|reasonable opportunity|prejudice/iu],
    },
    {
      ask: 'May old punishments be looked at while fixing penalty if the employee was never informed?',
      from: ['sample-18'],
      says: [/must be told|must be put to him|past record/iu],
    },
    {
      ask: 'Sexual harassment committee: must a second full departmental enquiry follow its report?',
      from: ['sample-21'],
      says: [/two inquiries|is\*? the committee|declared that the committee/iu],
    },
    {
      ask: 'Is physical touch necessary to constitute sexual harassment at the workplace?',
      from: ['sample-21'],
      says: [/physical contact/iu],
    },
    {
      ask: 'Consumer forum closing the right to file written statement after 45 days: is the limit mandatory?',
      from: ['sample-24'],
      says: [/mandatory|no power to extend/iu],
    },
    {
      ask: 'What can the opposite party still argue once its written version is shut out?',
      from: ['sample-24'],
      says: [/address the District Commission|own papers|does not relieve/iu],
    },
    {
      ask: 'Splitting a sand mining area into small leases so that no environmental clearance is needed',
      from: ['sample-25'],
      says: [/collateral purpose|assessed|cumulative|honest project/iu],
    },
    {
      ask: 'show cause notice for cancelling GST registration which only copies the section, valid or not?',
      from: ['sample-08'],
      says: [/copy of the statute|particulars|must state/iu],
    },
    {
      ask: 'Reopening of assessment on the very bills produced in scrutiny: change of opinion?',
      from: ['sample-04'],
      says: [/change of opinion|fully and truly|failure/iu],
    },
  ],
  timeAndPlace: [
    {
      ask: 'By what date was the Uttarakhand committee to finish restoring the river bed?',
      from: ['sample-25'],
      says: [/31 March 2014/u],
    },
    {
      ask: 'How does the Himachal High Court treat possession of one co-sharer?',
      from: ['sample-09'],
      says: [/possession of (?:one|all)|co-sharer/iu],
    },
    {
      ask: 'After the lapse of how many years does a title suit fail against a person in hostile possession?',
      from: ['sample-09'],
      says: [/twelve years/iu],
    },
    {
      ask: 'Within what time must the insurer file its version before the District Commission?',
      from: ['sample-24', 'cpa'],
      says: [/thirty days/iu],
    },
    {
      ask: 'From which date does the rule about supplying the inquiry report apply?',
      from: ['sample-18'],
      says: [/20 November 1990/u],
    },
    {
      ask: 'Does the Tripura bench apply the old Consumer Protection Act decision to the 2019 law?',
      from: ['sample-24'],
      says: [/re-enacted|same words|1986/iu],
    },
    {
      ask: 'Did the pandemic suspension of limitation help the insurer in Tripura?',
      from: ['sample-24'],
      says: [/28 February 2022|could not/iu],
    },
    {
      ask: 'Which law on harassment at work governed before Parliament legislated, as seen by the Rajasthan High Court?',
      from: ['sample-21'],
      says: [/Vishaka|guidelines/iu],
    },
    {
      ask: 'For how long did the Bombay High Court hold over the advertisement of the winding up petition?',
      from: ['sample-03'],
      says: [/eight weeks/iu],
    },
    {
      ask: 'What did the Manipur High Court direct about the complaint of the mother against the three officers?',
      from: ['sample-16'],
      says: [/first information report/iu],
    },
    {
      ask: 'How many years from the end of the assessment year bar reassessment when nothing was hidden?',
      from: ['sample-04'],
      says: [/four years/iu],
    },
    {
      ask: 'Delhi: what happened to the 10 p.m. attendance of hostel residents?',
      from: ['sample-06'],
      says: [/register|sustained|upheld/iu],
    },
    {
      ask: 'In what time had the hostel data to be erased?',
      from: ['sample-06'],
      says: [/four weeks/iu],
    },
    {
      ask: 'What is the land ceiling for agricultural holdings in Nagaland?',
      declines: true,
    },
  ],
  falsePremise: [
    {
      ask: 'On what date did Javed Tamboli sign the sub-lease?',
      in: 'lease',
      says: [/August 2023|salesman/iu],
      declines: true,
    },
    {
      ask: 'How much did the lessor spend on repairing the roof?',
      in: 'lease',
      says: [/did not repair/iu],
      declines: true,
    },
    { ask: 'When did the tenant vacate the shop?', in: 'lease', declines: true },
    {
      ask: 'What reason did Mrs Deshpande give for consenting to the repair counter?',
      in: 'lease',
      says: [/No consent/iu],
      declines: true,
    },
    { ask: 'Which court passed the decree of eviction?', in: 'lease', declines: true },
    { ask: 'What is the guarantor of the lease called?', in: 'lease', declines: true },
    {
      ask: 'When was the possession of B-704 given?',
      in: 'flat',
      says: [/31 December 2020|It did not|December 2021/iu],
      declines: true,
    },
    {
      ask: 'How much interest did the promoter pay to the allottees?',
      in: 'flat',
      declines: true,
      says: [/return Rs\. 45,86,400|eighteen per cent/iu],
    },
    { ask: 'Who issued the occupancy certificate of tower B?', in: 'flat', declines: true },
    { ask: 'On which day did the allottees cancel the booking?', in: 'flat', declines: true },
    { ask: 'What did the arbitrator award for the delay?', in: 'flat', declines: true },
    {
      ask: 'Why did the Bombay High Court dismiss the petition of Sahyadri Coated Papers against Navjeevan?',
      from: ['sample-03'],
      says: [/petition is admitted|shall stand dismissed|afterthought|no substance/iu],
      declines: true,
    },
    {
      ask: 'Which officer did the Manipur High Court convict of murdering Laishram Rakesh Singh?',
      from: ['sample-16'],
      says: [/do not say|without any of|proof beyond|no officer|criminal court|Superintendent/iu],
      declines: true,
    },
    { ask: 'How is stamp duty on crypto currency transfers computed?', declines: true },
    { ask: 'What penalty does the Indian Drone Racing Act fix?', declines: true },
  ],
  recall: [
    { ask: 'What rent was agreed for the shop?', in: 'lease', from: ['lease-deed.txt'], says: [/18,500/u] },
    {
      ask: 'What security deposit lies with the landlady?',
      in: 'lease',
      from: ['lease-deed.txt'],
      says: [/1,50,000/u],
    },
    { ask: 'Till when does the lease run?', in: 'lease', from: ['lease-deed.txt'], says: [/five years/iu] },
    {
      ask: 'How long a notice ends the tenancy under the deed?',
      in: 'lease',
      from: ['lease-deed.txt'],
      says: [/three months/iu],
    },
    {
      ask: 'Who attested the lease?',
      in: 'lease',
      from: ['lease-deed.txt'],
      says: [/Kshirsagar|Patil/u],
    },
    {
      ask: 'What are the total arrears claimed in our notice?',
      in: 'lease',
      from: ['notice-to-quit.txt'],
      says: [/1,57,400/u],
    },
    {
      ask: 'For whom does the landlady need the premises?',
      in: 'lease',
      from: ['notice-to-quit.txt'],
      says: [/Aniket/u],
    },
    {
      ask: 'When did the other side get the quit notice?',
      in: 'lease',
      from: ['reply-of-tenant.txt'],
      says: [/13 January 2024/u],
    },
    {
      ask: 'How does the tenant explain the mobile repair man?',
      in: 'lease',
      from: ['reply-of-tenant.txt'],
      says: [/salesman/iu],
    },
    {
      ask: 'In which bank are the refused money orders kept?',
      in: 'lease',
      from: ['reply-of-tenant.txt'],
      says: [/Jalgaon Janata/u],
    },
    {
      ask: 'What loss does he plead on account of the leaking roof?',
      in: 'lease',
      from: ['reply-of-tenant.txt'],
      says: [/64,000/u],
    },
    {
      ask: 'Promised date of possession of the apartment?',
      in: 'flat',
      from: ['flat-agreement.txt'],
      says: [/31 December 2020/u],
    },
    {
      ask: 'What is the consideration for B-704?',
      in: 'flat',
      from: ['flat-agreement.txt'],
      says: [/54,60,000/u],
    },
    {
      ask: 'What compensation per square foot does the builder owe for delay?',
      in: 'flat',
      from: ['flat-agreement.txt'],
      says: [/Rs\.\s5\sper/iu],
    },
    {
      ask: 'RERA registration number of the project',
      in: 'flat',
      from: ['flat-agreement.txt'],
      says: [/P-IND-17-0442/u],
    },
    {
      ask: 'How much was paid on 14 September 2020?',
      in: 'flat',
      from: ['chronology-of-payments.txt'],
      says: [/819000/u],
    },
    {
      ask: 'Which bank financed the flat and at what rate of interest?',
      in: 'flat',
      from: ['chronology-of-payments.txt'],
      says: [/Narmada Housing|8\.6/u],
    },
    {
      ask: 'Up to which floor had the tower been built when the client inspected it?',
      in: 'flat',
      from: ['letter-of-allottees.txt'],
      says: [/fifth/iu],
    },
    {
      ask: 'Name of the architect who went along to the site',
      in: 'flat',
      from: ['letter-of-allottees.txt'],
      says: [/Bohra/u],
    },
    {
      ask: 'What refund do our clients demand?',
      in: 'flat',
      from: ['letter-of-allottees.txt'],
      says: [/45,86,400/u],
    },
  ],
};
