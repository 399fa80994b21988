import type { EvalQuestion } from './types.ts';

/** Questions whose answer depends on the date, on old or new law, or on the court. */
export const timeAndPlace: readonly EvalQuestion[] = [
  {
    ask: 'Which law of evidence applies to a trial that was pending on 30 June 2024?',
    from: ['sample-22', 'bsa:170'],
    says: [/(?:Act of 1872|Evidence Act, 1872)/iu],
  },
  {
    ask: 'Which procedure governs an investigation that was pending when the Bharatiya Nagarik Suraksha Sanhita came into force?',
    from: ['bnss:531', 'sample-22', 'sample-20'],
    says: [/Code of (?:Criminal Procedure, )?1973|as if (?:this|the) Sanhita had not come into force/iu],
  },
  {
    ask: 'Is default bail after sixty or ninety days for an offence punishable up to ten years under section 187(3) BNSS?',
    from: ['sample-20'],
    says: [/sixty/iu],
  },
  {
    ask: 'What did the Punjab and Haryana High Court hold on adding an offence after the right to default bail arose?',
    from: ['sample-20'],
    says: [/right|default bail|sixty-day/iu],
  },
  { ask: 'Section 103 BNS', from: ['bns:103'], says: [/murder/iu, /death or imprisonment for life/iu] },
  { ask: 'Section 304 BNS', from: ['bns:304'], says: [/snatching/iu] },
  { ask: 'Section 106 BNS punishment', from: ['bns:106'], says: [/five years/iu] },
  { ask: 'Section 304A IPC punishment', from: ['ipc:304a'], says: [/two years/iu] },
  {
    ask: 'What does section 173 BNSS say about information given by electronic communication?',
    from: ['bnss:173'],
    says: [/electronic communication/iu],
  },
  {
    ask: 'What does section 63 of the Bharatiya Sakshya Adhiniyam say on electronic records?',
    from: ['bsa:63'],
    says: [/electronic record/iu],
  },
  {
    ask: 'What does section 144 BNSS say?',
    from: ['bnss:144'],
    says: [/maintain/iu],
  },
  {
    ask: 'What punishments does section 4 BNS list?',
    from: ['bns:4'],
    says: [/community service/iu],
  },
  {
    ask: 'Did the Tamil Nadu amendment of 1989 bar married daughters after the Central Act of 2005?',
    from: ['sample-15'],
    says: [/29-A|State Act/iu],
  },
  {
    ask: 'From when is a daughter a coparcener under the amended section 6?',
    from: ['sample-15'],
    says: [/9 September 2005/iu],
  },
  {
    ask: 'What did the High Court of Jharkhand say on a driving licence that had lapsed on the day of the accident?',
    from: ['sample-11'],
    says: [/licence/iu],
  },
  {
    ask: 'Addition for future prospects under 40 years on a fixed salary in a motor accident claim',
    from: ['sample-11'],
    says: [/forty per cent/iu],
  },
  {
    ask: 'For how long does a licence for a transport vehicle continue after it expires, in the Jharkhand case of 2018?',
    from: ['sample-11'],
    says: [/thirty days/iu],
  },
  {
    ask: 'Does the suspension of limitation in the pandemic help for a notice received in May 2022?',
    from: ['sample-24'],
    says: [/28 February 2022/iu],
  },
  {
    ask: 'Is the relief of specific performance discretionary before the amendment of 1 October 2018?',
    from: ['sample-02'],
    says: [/discretionary/iu],
  },
  {
    ask: 'Can an assessment under section 143(3) be reopened after four years?',
    from: ['sample-04'],
    says: [/four years/iu, /disclose fully and truly/iu],
  },
  {
    ask: 'When was section 66A of the Information Technology Act struck down?',
    from: ['sample-23'],
    says: [/24 March 2015|Shreya Singhal/iu],
  },
  {
    ask: 'Limitation for a suit by a person excluded from joint family property',
    from: ['sample-15'],
    says: [/twelve years/iu],
  },
  {
    ask: 'Limitation for a suit for possession based on title',
    from: ['sample-09'],
    says: [/twelve years/iu, /Article 65/iu],
  },
  {
    ask: 'Within what time must a consumer complaint be filed?',
    from: ['consumer-protection:69', 'consumer'],
    says: [/two years/iu],
  },
  {
    ask: 'Does the solatium of thirty per cent apply to awards made before 30 April 1982?',
    from: ['prior_case_0512'],
    says: [/30,?\s?1982|thirty per centum/iu],
  },
  {
    ask: 'Is house sites for the poor an urgency under section 17(4) of the Land Acquisition Act in Punjab?',
    from: ['prior_case_1386', 'prior_case'],
    says: [/urgen/iu, /house sites|houses|dwelling/iu],
  },
  {
    ask: 'Since when is section 433A of the Code of Criminal Procedure in force?',
    from: ['prior_case_1604'],
    says: [/18[-\s](?:12|December)[-,\s]+1978/iu],
  },
  {
    ask: 'Is there a limit on the time of suspension of a ban on printing borders on sarees under the Cotton Textiles (Control) Order 1948?',
    from: ['prior_case_1672'],
    says: [/specify the period|indefinite period/iu],
  },
  {
    ask: 'Which tests did the Delhi High Court apply to an app that tracks the location of hostel residents?',
    from: ['sample-06'],
    says: [/less(?:er)? (?:intrusive|degree)|proportion|rational/iu],
  },
  {
    ask: 'Does section 482 of the CrPC save inherent powers of the High Court?',
    from: ['crpc:482', 'sample-19', 'prior_case'],
    says: [/inherent powers?|ends of justice/iu],
  },
];
