import type { DraftLine, DraftParts, Finding } from './types.ts';
import { versusAt } from './versus.ts';

const joined = (lines: readonly DraftLine[]): string => lines.map(({ text }) => text).join('\n');
const CORPORATE =
  /\b(?:limited|ltd|llp|pvt|company|firm|corporation|industries|enterprises|traders|associates)\b|\bm\/s\b|& (?:co|sons|bros)\b/iu;
const OFFICER = /\b(?:directors?|partners?)\b/iu;

/** The lines of the second side of the cause title. */
function otherSide({ lines }: DraftParts): DraftLine[] {
  const at = versusAt(lines.slice(0, 60));
  if (at < 0) return lines.slice(0, 12).filter(({ text }) => /\bversus\b|\bv\/?s\.? /iu.test(text));
  const end = lines.findIndex(
    ({ text }, place) => place > at && /\b(?:complaint|application|petition)\b/iu.test(text),
  );
  return lines.slice(at + 1, end < 0 ? at + 6 : end);
}

const DRAWN_FOR_COMPANY =
  /\b(?:the |accused )(?:company|firm)\b (?:had |has )?(?:gave|given|issued|drew|drawn|handed)\b|\bcheque\b[^.;]{0,160}\b(?:for|on behalf of|drawn by|issued by|account of)\b[^.;]{0,30}(?:\b(?:the |accused |a )?(?:company|firm)\b|\bM\/s\b|\b(?:private limited|pvt\.? ltd|llp)\b)|\baccused\b[^.;]{0,80}\b(?:directors?|partners?|authori[sz]ed signatory) of\b|\bcheque\b[^.;]{0,120}\bas (?:its |the |a )?(?:managing |whole-time )?(?:director|partner|authori[sz]ed signatory)\b|\b(?:company|firm)'s (?:cheque|account|banker?)\b|\baccount (?:maintained|held|operated) by (?:the |its |said )?(?:company|firm)\b/iu;
/** A concern of one man is no company: he is the drawer himself. */
const PROPRIETOR = /\b(?:sole )?propriet(?:or|rix|ary|orship)\b/iu;
/** The company of which an accused is the director is no accused itself. */
const OFFICE_IN =
  /\b(?:directors?|partners?|managers?|signatory|secretary|officers?)\b(?: and [\w ]{2,20})? of (?!accused)[^.,;]{2,80}?(?:\b(?:limited|ltd|llp|company|corporation)\b(?: (?:company|private|pvt\.?|limited|ltd|llp)\b)*|(?=[.,;]|$))/gimu;
const OF_COMPLAINANT = /\bcomplainant(?:'s)? (?:company|firm)\b/giu;
const IN_CHARGE =
  /\bin[- ]?charge\b|\bday[- ]to[- ]day\b|\bresponsible (?:to|for)\b|\b(?:manag(?:es?|ing|ed)|look(?:s|ed|ing)? after|conduct(?:s|ed)?|control(?:s|led)?|run(?:s|ning)?)\b[^.;]{0,50}\b(?:business|affairs|day[- ]to[- ]day)\b|\b(?:consent|connivance)\b|\b141\b[^.]{0,60}\bsign|\bsignatory\b|\bsign(?:ed|ature|s)\b[^.;]{0,40}\bcheque\b|\bcheque\b[^.;]{0,60}\bsign(?:ed|ature|s)\b|\bhelm\b|\bvicariously\b|\b(?:control|charge|management|affairs|day[- ]to[- ]day|decisions?)\b[^.;]{0,40}\b(?:of|in|for|by)\b[^.;]{0,40}\b(?:accused|company|firm|business|affairs)\b|\b(?:accused|director|partner)\b[^.;]{0,80}\b(?:manag(?:es|ed|ing)\b(?! (?:director|partner))|controls?|runs?|transacts?|negotiated|decid(?:es?|ed))\b/iu;

/**
 * A cheque of a company is prosecuted with the company as an accused: section 141 of the Negotiable Instruments Act, 1881;
 * Aneeta Hada v. Godfather Travels and Tours (P) Ltd., (2012) 5 SCC 661. The complaint says how the others answer for it.
 */
function companyAccused(parts: DraftParts): Finding[] {
  const text = joined(parts.lines).replace(OF_COMPLAINANT, 'complainant');
  if (parts.kind !== 'complaint' || !/\b138\b/u.test(text)) return [];
  const accused = joined(otherSide(parts));
  if (accused === '') return [];
  const isCompany = CORPORATE.test(accused.replace(OFFICE_IN, 'director'));
  const officer = parts.lines.find(({ text: line }) => OFFICER.test(line));
  if (!isCompany && (OFFICER.test(accused) || (DRAWN_FOR_COMPANY.test(text) && !PROPRIETOR.test(text))))
    return [{ rule: 'company_not_accused', block: officer?.block ?? null, values: {} }];
  const withOthers = isCompany && OFFICER.test(accused);
  const versus = versusAt(parts.lines.slice(0, 60));
  return withOthers && !IN_CHARGE.test(joined(parts.lines.slice(versus + 1)))
    ? [
        {
          rule: 'company_role_missing',
          block:
            (otherSide(parts).findLast(({ text: line }) => OFFICER.test(line)) ?? officer)?.block ?? null,
          values: {},
        },
      ]
    : [];
}

type BailCourt = 'magistrate' | 'session' | 'high_court';

function courtOf({ head }: DraftParts): BailCourt | undefined {
  const court = head.find(({ text }) => /\b(?:court|magistrate|judge|tribunal)\b/iu.test(text))?.text ?? '';
  if (/\bhigh court\b/iu.test(court)) return 'high_court';
  if (/\bsessions?\b/iu.test(court)) return 'session';
  return /\bmagistrate\b/iu.test(court) ? 'magistrate' : undefined;
}

/**
 * Courts that each section of bail names: section 480 of the BNSS (437 CrPC) a court other than the High Court and the
 * Court of Session; 482 and 483 (438, 439) these two; 430 (389) an appellate court.
 */
const SECTIONS: readonly (readonly [RegExp, readonly BailCourt[]])[] = [
  [/^(?:480|437)$/u, ['magistrate']],
  [/^(?:482|483|438|439)$/u, ['session', 'high_court']],
  [/^(?:430|389)$/u, ['session', 'high_court']],
];
/** 'section 480', 'Sec. 480', 'u/s. 480', 'under 480'. */
const NAMED_SECTION = /\b(?:sections?|secs?\.?|u\/s(?:ec)?\.?|under|s\.)\s*(\d{3})\b/iu;

const beforeBody = ({ lines }: DraftParts): DraftLine[] => {
  const first = lines.findIndex(({ number }) => number !== undefined);
  return lines.slice(0, first < 0 ? 12 : first);
};

/** Sections of the offence, and not those under which the court is asked. */
const OF_OFFENCE =
  /\bI\.?P\.?C\b|\bpenal code\b|\bF\.?I\.?R\b|\bcrime\b|\bP\.?S\b|\bpolice\b|\boffences?\b/iu;

function bailCourt(parts: DraftParts): Finding[] {
  const court = courtOf(parts);
  const sectionOf = ({ text }: DraftLine) => NAMED_SECTION.exec(text)?.[1] ?? '';
  const title = beforeBody(parts).find(
    (line) =>
      SECTIONS.some(([form]) => form.test(sectionOf(line))) &&
      (/\bbail\b|\bsuspen/iu.test(line.text) || !OF_OFFENCE.test(line.text)),
  );
  const section = title ? sectionOf(title) : '';
  const wrong = court && SECTIONS.some(([form, courts]) => form.test(section) && !courts.includes(court));
  if (!title || !wrong) return [];
  return [{ rule: 'bail_court', block: title.block, values: { section } }];
}

/**
 * Particulars of an application for bail: antecedents and earlier applications (Kaushal Singh v. State of Rajasthan, 2025
 * INSC 871, 18 July 2025), longest punishment, custody and coercive process (Zeba Khan v. State of U.P., 2026 INSC 144, 11
 * February 2026).
 */
const KAUSHAL_SINGH = '2025-07-18';
export const ZEBA_KHAN = '2026-02-11';
const PARTICULARS: readonly (readonly [what: string, since: string, form: RegExp])[] = [
  [
    'antecedents',
    KAUSHAL_SINGH,
    /\bantecedents?\b|\bcriminal (?:history|record|background|past)\b|\bclean (?:\w+ )?(?:past|record|slate|image|history)\b|\b(?:other|previous|prior|earlier|another|pending|similar) (?:criminal )?(?:cases?|crimes?|offences?|prosecutions?|F\.?I\.?Rs?)\b|\bno (?:criminal |other )?(?:cases?|crimes?|prosecutions?|F\.?I\.?Rs?)\b|\b(?:cases?|crimes?) (?:is|are|was|were) (?:pending|shown|registered|alleged)\b[^.;\n]{0,40}\bagainst\b|\b(?:previous(?:ly)?|earlier|never|not|any|prior)\b[^.;\n]{0,40}\b(?:convict(?:ed|ions?|s)?|involved|implicated|accused|prosecut(?:ed|ion)|crimes?|criminal)\b|\b(?:except|save|barring|apart from|other than|besides)\b[^.;\n]{0,30}\b(?:this|present|instant|above)\b[^.;\n]{0,10}\b(?:case|crime|F\.?I\.?R|matter|one)\b|\bconvict(?:ed|ions?|s)?\b|\bfirst[- ]time (?:offender|accused)\b|\bhabitual(?:ly)?\b|\bhistory[- ]sheet|\bbad character\b|(?:आ|अ)पराधिक (?:इतिहास|पूर्ववृत्त|रिकॉर्ड|रिकार्ड|पृष्ठभूमि|अभिलेख|प्रकरण|मामला|मामले)|दोषसिद्ध/iu,
  ],
  [
    'earlier',
    KAUSHAL_SINGH,
    /\b(?:first|1st|second|2nd|third|no|not|never|neither|nor|similar|such|successive|earlier|previous(?:ly)?|prior|other|like)\b[^.;\n]{0,80}\b(?:applications?|petitions?|bail|prayer)\b|\b(?:bail|prayer|applications?|petitions?)\b[^.;\n]{0,120}\b(?:earlier|before (?!this)|previously|(?:is|are|was|were) pending|rejected|refused|declined|dismissed|turned down|withdrawn|not pressed|cancelled)\b|\b(?:refused|declined|rejected|denied|turned down|dismissed)\b[^.;\n]{0,60}\bbail\b|\bnot (?:moved|approached|applied|filed|preferred|gone)\b[^.;\n]{0,60}\b(?:bail|application|petition|court)\b|(?:प्रथम(?! सूचना)|पूर्व|अन्य|कोई)[^।\n]{0,40}(?:जमानत|प्रार्थना पत्र)|जमानत[^।\n]{0,60}(?:लम्बित|लंबित|निरस्त|खारिज|अस्वीकार)/iu,
  ],
  [
    'punishment',
    ZEBA_KHAN,
    /\bpunish(?!able (?:under|u\/s|by sections?|for))|\bimprison|\bsentenc|\b(?:maximum|up ?to|extend\w*|term|carr(?:y|ies)|entails?|attracts?|limit)\b[^.;\n]{0,60}\b(?:years?|life|death|months?)\b|(?:दण्ड|दंड)(?!\s?(?:संहिता|विधान|प्रक्रिया)|नीय)|सजा|कारावास/iu,
  ],
  [
    'process',
    ZEBA_KHAN,
    /\bwarrants?\b|\bN\.?B\.?Ws?\b|\bproclaimed\b|\bproclamations?\b|\babscond(?:ed|ers?)\b|\bcoercive\b|\bprocess(?:es)? (?:of (?:the )?(?:law|court)|under|u\/s)\b|\blook-? ?out\b|\bevad(?:ed|ing)\b|\battachment\b|वारण्ट|वारंट|कुर्की|फरार|उद्घोषणा/iu,
  ],
];
const CUSTODY = [
  'custody',
  ZEBA_KHAN,
  /\bcustody\b|\barrest|\bincarcerat|\bjail\b|\bgaol\b|\bprison\b|\bremand|\bbehind (?:the )?bars\b|\blodged in\b|\bdetain|\bdetention\b|\bconfine|\bsurrender|\blanguish|निरुद्ध|कारागार|जेल|गिरफ्तार|हिरासत|अभिरक्षा|समर्पण/iu,
] as const;

/** Particulars that are missing in a paper of a day; a paper without a day is taken as one of today's law. */
function bailParticulars(parts: DraftParts, made: string | undefined): Finding[] {
  if (parts.kind !== 'bail_application') return [];
  // A short application leaves the facts to its affidavit.
  const text = joined([parts, ...parts.attached].flatMap(({ lines }) => lines));
  const title = joined(beforeBody(parts));
  const anticipatory = /\banticipatory\b|\bpre-?arrest\b|\b(?:482|438)\b/iu.test(title === '' ? text : title);
  return [...PARTICULARS, ...(anticipatory ? [] : [CUSTODY])].flatMap(([what, since, form]): Finding[] =>
    form.test(text) || (made !== undefined && made < since)
      ? []
      : [{ rule: 'bail_particulars', block: null, values: { what } }],
  );
}

/** Rules of complaints on cheques and of applications for bail. */
export const checkCriminal = (parts: DraftParts, made: string | undefined): Finding[] => [
  ...companyAccused(parts),
  ...(parts.kind === 'bail_application' ? bailCourt(parts) : []),
  ...bailParticulars(parts, made),
];
