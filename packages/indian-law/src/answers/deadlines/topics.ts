/** The day from which a period runs, by the event that papers and questions name. */
export type StartEvent =
  | 'cheque'
  | 'cheque_returned'
  | 'notice_received'
  | 'summons'
  | 'remand'
  | 'detention'
  | 'order'
  | 'award'
  | 'accident'
  | 'other';

/** A step whose last day a rule gives, with the words by which questions name it, in English. */
export interface DeadlineTopic {
  asks: RegExp;
  /** Words that make it another step. */
  not?: RegExp;
  /** Keys of `timeRules()`, or `article 54` for one of the Schedule to the Limitation Act. */
  rules: readonly string[];
  start: StartEvent;
}

const CHEQUE = /\bche?ques?\b|\bsection 138\b|\bdishono(?:u)?r|\bnegotiable instruments?\b|\bs\. ?138\b/iu;
/** True where a text is about a cheque, so that its notice and its complaint are those of section 138. */
export const isOfCheque = (text: string): boolean => CHEQUE.test(text);

const DISHONOURED =
  /\bdishono(?:u)?r|\bsection 138\b|\bs\. ?138\b|\bche?que\b(?: nos?\.)?[^.;]{0,80}\b(?:returned|bounced|unpaid)\b|\breturn(?:ed)? memo\b/iu;
/** True where a paper is about a cheque that was not paid; one that names a cheque as a way of payment is not. */
export const isOfDishonour = (text: string): boolean => DISHONOURED.test(text);

/** Steps on a cheque; they are asked for in a question or a case that is about one. */
export const CHEQUE_TOPICS: readonly DeadlineTopic[] = [
  {
    asks: /\bcomplaints?\b|\bprosecut|\bcognizance\b|\blimitation\b|\bfile (?:the |a )?case\b|\bsection 142\b/iu,
    not: /\bnotice\b[^?]{0,40}\b(?:be )?(?:sent|issued|given|served|send|issue)\b/iu,
    rules: ['ni-142-complaint'],
    start: 'notice_received',
  },
  {
    asks: /\b(?:send|issue|give|serve|dispatch|sent|issued|given|served|demand)\b[^?]{0,60}\bnotice\b|\bnotice\b[^?]{0,60}\b(?:be |to )?(?:sent|issued|given|served|send|issue)\b|\btime for (?:the |a )?(?:demand )?notice\b/iu,
    not: /\bperiod\b|\b(?:expire|end|run out)s?\b/iu,
    rules: ['ni-138-notice'],
    start: 'cheque_returned',
  },
  {
    asks: /\bnotice\b|\bcause of action\b|\bpay(?:ment)?\b[^?]{0,40}\b(?:che?que|demand)\b/iu,
    rules: ['ni-138-payment', 'ni-142-complaint'],
    start: 'notice_received',
  },
  {
    asks: /\bche?que\b[^?]{0,60}\b(?:present(?:ed|ation|ing)?|valid(?:ity)?|stale)\b|\bpresent(?:ed|ation|ing)?\b[^?]{0,40}\bche?que\b/iu,
    rules: ['ni-138-presentation'],
    start: 'cheque',
  },
];

/** Steps that a question names by its own words, the narrower ones first. */
export const TOPICS: readonly DeadlineTopic[] = [
  {
    asks: /\b(?:default|statutory) bail\b|\bcharge[\s-]?sheet\b|\bpolice report\b|\b(?:section )?187 ?\(3\)|\b167 ?\(2\)/iu,
    rules: ['bnss-187-3'],
    start: 'remand',
  },
  { asks: /\bundertrial\b|\bsection 479\b|\b436A\b/iu, rules: ['bnss-479'], start: 'detention' },
  {
    asks: /\bwritten (?:statement|version)\b[^?]{0,60}\b(?:consumer|opposite party)\b|\b(?:consumer|opposite party)\b[^?]{0,60}\bwritten (?:statement|version)\b/iu,
    rules: ['consumer-version'],
    start: 'other',
  },
  {
    asks: /\bwritten statement\b[^?]{0,120}\bcommercial\b|\bcommercial\b[^?]{0,120}\bwritten statement\b/iu,
    rules: ['cpc-ws-commercial'],
    start: 'summons',
  },
  { asks: /\bwritten statement\b/iu, rules: ['cpc-ws', 'cpc-ws-commercial'], start: 'summons' },
  { asks: /\bleave to defend\b/iu, rules: ['cpc-37-leave'], start: 'summons' },
  {
    asks: /\b(?:enter )?appearance\b[^?]{0,60}\bsummary suit\b|\bsummary suit\b[^?]{0,60}\bappearance\b/iu,
    rules: ['cpc-37-appearance'],
    start: 'summons',
  },
  { asks: /\bcaveat\b/iu, rules: ['cpc-148a-caveat'], start: 'other' },
  {
    asks: /\b(?:section 34\b|set(?:ting)? aside|challenge)\b[^?]{0,60}\baward\b|\baward\b[^?]{0,60}\b(?:set(?:ting)? aside|challenged?|section 34)\b/iu,
    rules: ['arb-34'],
    start: 'award',
  },
  {
    asks: /\bsection 37\b[^?]{0,60}\barbitration\b|\barbitration\b[^?]{0,60}\b(?:section 37|appeal)\b/iu,
    rules: ['arb-37'],
    start: 'order',
  },
  { asks: /\bappoint(?:ment)?\b[^?]{0,60}\barbitrator\b/iu, rules: ['arb-11'], start: 'other' },
  { asks: /\bspecial leave\b|\bSLP\b/iu, rules: ['slp-civil'], start: 'order' },
  { asks: /\bsecond appeal\b/iu, rules: ['cpc-second-appeal'], start: 'order' },
  {
    asks: /\bletters patent\b|\bintra[\s-]court appeal\b/iu,
    rules: ['cpc-intra-court-appeal'],
    start: 'order',
  },
  {
    asks: /\bcriminal appeal\b[^?]{0,80}\bhigh court\b|\bappeal\b[^?]{0,60}\b(?:conviction|sentence)\b[^?]{0,60}\bhigh court\b/iu,
    rules: ['criminal-appeal-high-court'],
    start: 'order',
  },
  {
    asks: /\bappeal\b[^?]{0,60}\bacquittal\b|\bacquittal\b[^?]{0,60}\bappeal/iu,
    rules: ['criminal-appeal-acquittal'],
    start: 'order',
  },
  {
    asks: /\bcriminal appeal\b|\bappeal\b[^?]{0,60}\b(?:conviction|sentence)\b/iu,
    rules: ['criminal-appeal-high-court', 'criminal-appeal-sessions'],
    start: 'order',
  },
  {
    asks: /\bcommercial\b[^?]{0,60}\bappeal\b|\bappeal\b[^?]{0,60}\bcommercial court\b/iu,
    rules: ['commercial-appeal'],
    start: 'order',
  },
  {
    asks: /\bappeal\b[^?]{0,80}\b(?:divorce|hindu marriage|matrimonial)\b|\b(?:divorce|hindu marriage|matrimonial)\b[^?]{0,80}\bappeal\b/iu,
    rules: ['hma-28'],
    start: 'order',
  },
  {
    asks: /\bfirst appeal\b|\bappeal\b[^?]{0,80}\bdecree\b|\bdecree\b[^?]{0,80}\bappeal\b|\bsection 96\b/iu,
    rules: ['cpc-first-appeal'],
    start: 'order',
  },
  { asks: /\bcriminal revision\b/iu, rules: ['criminal-revision'], start: 'order' },
  {
    asks: /\bcivil revision\b|\brevision (?:petition|application)\b/iu,
    rules: ['cpc-revision'],
    start: 'order',
  },
  { asks: /\breview\b[^?]{0,60}\bsupreme court\b/iu, rules: ['sc-review'], start: 'order' },
  {
    asks: /\breview (?:petition|application)\b|\breview of (?:the |a )?(?:judge?ment|order|decree)\b/iu,
    rules: ['cpc-review'],
    start: 'order',
  },
  { asks: /\bex[\s-]parte\b/iu, rules: ['cpc-ex-parte'], start: 'order' },
  { asks: /\brestor(?:e|ation)\b|\bdismissed for default\b/iu, rules: ['cpc-restoration'], start: 'order' },
  { asks: /\babatement\b/iu, rules: ['cpc-abatement'], start: 'other' },
  { asks: /\bsubstitut|\blegal (?:heirs|representatives)\b/iu, rules: ['cpc-substitution'], start: 'other' },
  {
    asks: /\bexecut(?:e|ion)\b[^?]{0,60}\bdecree\b|\bdecree\b[^?]{0,60}\bexecut/iu,
    rules: ['cpc-execution'],
    start: 'order',
  },
  {
    asks: /\bmotor accident\b|\baccident claim\b|\bcompensation\b[^?]{0,60}\baccident\b|\bsection 166\b/iu,
    rules: ['mact-claim'],
    start: 'accident',
  },
  {
    asks: /\bsection 80\b[^?]{0,40}\bnotice\b|\bnotice\b[^?]{0,60}\b(?:section 80|government)\b/iu,
    rules: ['cpc-80-notice'],
    start: 'notice_received',
  },
  { asks: /\bpre[\s-]institution mediation\b|\bsection 12A\b/iu, rules: ['commercial-12a'], start: 'other' },
  { asks: /\bspecific performance\b/iu, rules: ['article 54'], start: 'other' },
  {
    asks: /\b(?:money|loan|amount) (?:lent|advanced)\b|\brecover(?:y of)? (?:the |a )?(?:loan|money lent|debt)\b/iu,
    rules: ['article 19'],
    start: 'other',
  },
  { asks: /\bprice of (?:the )?goods\b/iu, rules: ['article 14'], start: 'other' },
  {
    asks: /\bsuit for (?:a )?declaration\b|\bdeclaration of (?:his |her |their |our )?title\b/iu,
    rules: ['article 58'],
    start: 'other',
  },
  {
    asks: /\b(?:suit|recovery) (?:for|of) possession\b/iu,
    rules: ['article 64', 'article 65'],
    start: 'other',
  },
];

/** A period of notice that a contract of the papers gives. */
export const CONTRACT_NOTICE =
  /\bnotice period\b|\bperiod of (?:the )?notice\b|\b(?:the |our |their |his |her )?notice\b[^?]{0,40}\b(?:expires?|ends?|runs? out|lapses?|takes? effect)\b/iu;
