import type { EvalQuestion } from './types.ts';

/** Facts that one place of the sources has. */
export const recall: readonly EvalQuestion[] = [
  {
    ask: 'What is the number of the cheque?',
    in: 'cheque',
    from: ['bank-return-memo.txt', 'demand-notice.txt'],
    says: [/004417/u],
  },
  {
    ask: 'When was the cheque presented?',
    in: 'cheque',
    from: ['bank-return-memo.txt', 'demand-notice.txt'],
    says: [/13 February 2026/iu],
  },
  {
    ask: 'Why was the cheque returned?',
    in: 'cheque',
    from: ['bank-return-memo.txt', 'demand-notice.txt'],
    says: [/funds insufficient/iu],
  },
  {
    ask: 'When did our client receive the return memo?',
    in: 'cheque',
    from: ['bank-return-memo.txt', 'demand-notice.txt'],
    says: [/17 February 2026/iu],
  },
  {
    ask: 'What is the date of the demand notice?',
    in: 'cheque',
    from: ['demand-notice.txt'],
    says: [/9 March 2026/iu],
  },
  {
    ask: 'Who is the drawer of the cheque?',
    in: 'cheque',
    from: ['bank-return-memo.txt', 'demand-notice.txt'],
    says: [/Sundaram Garments/iu],
  },
  {
    ask: 'What is the amount of the cheque?',
    in: 'cheque',
    from: ['bank-return-memo.txt', 'demand-notice.txt'],
    says: [/8,42,500/u],
  },
  {
    ask: 'Who is the proprietor of Sundaram Garments?',
    in: 'cheque',
    from: ['demand-notice.txt'],
    says: [/V\. Sundaram/iu],
  },
  {
    ask: 'How many invoices were there for the yarn?',
    in: 'cheque',
    from: ['demand-notice.txt'],
    says: [/eleven invoices/iu],
  },
  {
    ask: 'What goods were supplied?',
    in: 'cheque',
    from: ['demand-notice.txt', 'statement-of-account.csv'],
    says: [/cotton yarn/iu],
  },
  {
    ask: 'Within how many days must the drawer pay?',
    in: 'cheque',
    from: ['demand-notice.txt'],
    says: [/fifteen days/iu],
  },
  {
    ask: 'What is the address of Sundaram Garments?',
    in: 'cheque',
    from: ['demand-notice.txt'],
    says: [/Weavers/iu],
  },
  {
    ask: 'What is the amount of invoice KT/25/412?',
    in: 'cheque',
    from: ['statement-of-account.csv'],
    says: [/79000|79,000/u],
  },
  {
    ask: 'When did the husband die?',
    in: 'accident',
    from: ['accident-notes.txt'],
    says: [/11 October 2025/iu],
  },
  {
    ask: 'How much did the deceased earn a month?',
    in: 'accident',
    from: ['accident-notes.txt'],
    says: [/22,000/u],
  },
  {
    ask: 'Who are the dependants?',
    in: 'accident',
    from: ['accident-notes.txt'],
    says: [/wife, two children/iu],
  },
  {
    ask: 'What was the occupation of the deceased?',
    in: 'accident',
    from: ['accident-notes.txt'],
    says: [/carpenter/iu],
  },
  {
    ask: 'Which documents are to be collected?',
    in: 'accident',
    from: ['accident-notes.txt'],
    says: [/post-mortem certificate/iu],
  },
  {
    ask: 'Where did the accident happen?',
    in: 'accident',
    from: ['accident-notes.txt'],
    says: [/Madurai/iu],
  },
  {
    ask: 'How old is the mother of the deceased?',
    in: 'accident',
    from: ['accident-notes.txt'],
    says: [/67/u],
  },
  {
    ask: 'What price was agreed in the agreement of 11 April 2006 for the land at Nandivelugu?',
    from: ['sample-02'],
    says: [/18,40,000/u],
  },
  {
    ask: 'How much interest was awarded on the advance in Kolli Venkata Ramana v. Peddireddy Anasuyamma?',
    from: ['sample-02'],
    says: [/six per cent/iu],
  },
  {
    ask: 'What maintenance was awarded to Kavita Solanki and her son?',
    from: ['sample-14'],
    says: [/14,000/u],
  },
  {
    ask: 'What was the degree of the wife in the maintenance case from Ujjain?',
    from: ['sample-14'],
    says: [/Master of Commerce/iu],
  },
  {
    ask: 'What compensation was finally awarded for the death of Sanjay Kumar Mahto?',
    from: ['sample-11'],
    says: [/18,84,400/u],
  },
  {
    ask: 'What was the height of the ventilator bar in the lock-up at Wabagai?',
    from: ['sample-16'],
    says: [/5 feet 1 inch/iu],
  },
  {
    ask: 'What proportion of back wages did the Gauhati High Court give to Phagu Tanti?',
    from: ['sample-07'],
    says: [/forty per cent/iu],
  },
  {
    ask: 'What costs was the petitioner awarded in Khasi Hills Buildcon v. State of Meghalaya?',
    from: ['sample-17'],
    says: [/1,00,000/u],
  },
  {
    ask: 'What excise duty was collected on the non-woven felts?',
    from: ['prior_case_0959'],
    says: [/55,?055/u],
  },
  {
    ask: 'To how many landless workers was the acquired land distributed on April 22, 1976?',
    from: ['prior_case_1386'],
    says: [/592/u],
  },
  {
    ask: 'What was the name of the daughter of Rajendran Nair and Lalithambika?',
    from: ['prior_case_1134'],
    says: [/Remya/iu],
  },
  {
    ask: 'Who was acquitted by the trial court in the murder of Sucha Singh?',
    from: ['prior_case_1372'],
    says: [/Teja Singh/iu],
  },
  {
    ask: 'What sum was withdrawn from the provident fund to buy the plot at Srirangam?',
    from: ['sample-15'],
    says: [/1,10,000/u],
  },
  {
    ask: 'How long were the saw-mill owner’s thirty days in the consumer case from Tripura; when did they expire?',
    from: ['sample-24'],
    says: [/8 June/iu],
  },
];
