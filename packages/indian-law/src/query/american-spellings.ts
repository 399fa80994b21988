/*
 * American spellings with those of Indian English. Indian judgments print many words with -ise and with -ize; both are
 * searched then.
 */

const PAIRS = `
honor honour, dishonor dishonour, honorable honourable, honorary honorary, labor labour, laborer labourer, color colour,
favor favour, favorable favourable, unfavorable unfavourable, behavior behaviour, misbehavior misbehaviour,
neighbor neighbour, neighborhood neighbourhood, harbor harbour, endeavor endeavour, demeanor demeanour,
misdemeanor misdemeanour, humor humour, rumor rumour, tumor tumour, vapor vapour, vigor vigour, rigor rigour, valor valour,
odor odour, armor armour, candor candour, clamor clamour, parlor parlour, savior saviour, ardor ardour, fervor fervour,
defense defence, offense offence, pretense pretence, license licence, licensee licensee, practise practice,
center centre, theater theatre, fiber fibre, meter metre, liter litre, caliber calibre, somber sombre,
traveled travelled, traveling travelling, traveler traveller, canceled cancelled, canceling cancelling, labeled labelled,
counselor counsellor, counseling counselling, jeweler jeweller, jewelry jewellery, leveled levelled, quarreled quarrelled,
signaled signalled, totaled totalled, modeling modelling, fueled fuelled, marshaled marshalled, worshiper worshipper,
willful wilful, willfully wilfully, skillful skilful, fulfill fulfil, fulfillment fulfilment, enroll enrol,
enrollment enrolment, installment instalment, installments instalments, distill distil, instill instil,
analyze analyse, paralyze paralyse, catalyze catalyse, program programme, catalog catalogue, dialog dialogue,
gray grey, tire tyre, plow plough, mold mould, molten molten, aluminum aluminium, pajama pyjama, mustache moustache,
skeptical sceptical, maneuver manoeuvre, anesthesia anaesthesia, anesthetic anaesthetic, pediatric paediatric,
gynecologist gynaecologist, gynecology gynaecology, hemorrhage haemorrhage, hemoglobin haemoglobin, fetus foetus,
orthopedic orthopaedic, encyclopedia encyclopaedia, archeological archaeological, archeology archaeology, diarrhea diarrhoea,
estrogen oestrogen, judgement judgment, acknowledgment acknowledgement, aging ageing, jail jail, curb kerb, specialty speciality
`;

const AMERICAN: ReadonlyMap<string, string> = new Map(
  PAIRS.split(',')
    .map((pair) => pair.trim().split(' ') as [string, string])
    .filter(([american, indian]) => american !== indian && indian !== undefined),
);

const ENDINGS = ['s', 'd', 'ed', 'es', 'ing', 'ly', 'able', 'ful'] as const;
const NOT_A_SUFFIX = /^(?:(?:cap|over|under|out|down|re)?siz|priz|seiz|maiz|assiz|bapti?z)/u;

/** A cheque is meant where the query speaks of what happens to one. */
const OF_A_CHEQUE =
  /\b(?:dis-?hono\w+|bounc\w+|drawer|drawee|payee|blank|negotiable|138|insufficien\w+|stop payment)\b/iu;

export interface IndianSpelling {
  to: string;
  /** True where the word means something else in Indian English, and is not searched itself. */
  instead: boolean;
}

/** The Indian English spelling of a word of a query, in small letters; undefined where it is the same. */
export function indianSpelling(word: string, query: string): IndianSpelling | undefined {
  const lower = word.toLowerCase();
  if (/^checks?$/u.test(lower) && OF_A_CHEQUE.test(query))
    return { to: lower.replace('check', 'cheque'), instead: true };
  const whole = AMERICAN.get(lower);
  if (whole !== undefined) return { to: whole, instead: false };
  for (const ending of ENDINGS) {
    const base = lower.endsWith(ending) ? lower.slice(0, -ending.length) : undefined;
    const to = base && (AMERICAN.get(base) ?? AMERICAN.get(`${base}e`)?.replace(/e$/u, ''));
    if (to) return { to: to + ending, instead: false };
  }
  const ised = lower.replace(/(?<=\w{3})iz(e|ed|es|er|ers|ing|ation|ations|able)$/u, 'is$1');
  return ised === lower || NOT_A_SUFFIX.test(lower) ? undefined : { to: ised, instead: false };
}
