import { findAct } from '../acts/acts.ts';
import { findParties } from '../parties/parties.ts';
import { findDatedEvents } from '../practice/find-dated-events.ts';
import { findProvisions, formatProvision, type Provision, provisionKey } from '../provisions/provisions.ts';
import { findStatutes } from '../provisions/statutes.ts';
import { collapseWhitespace } from '../text/text.ts';
import { issuesOf, keyFacts } from './key-facts.ts';
import { areAlike, type Statement, statementsOf } from './statements.ts';
import {
  type MissingPaper,
  missingPapers,
  type Paper,
  type PapersSummary,
  SUMMARY,
  type SummaryPoint,
} from './types.ts';

/** The words that name each. */
const PAPERS: Readonly<Record<MissingPaper, RegExp>> = {
  agreement: /\b(?:agreement|contract)\b/iu,
  saleDeed: /\bsale\sdeed\b/iu,
  cheque: /\bcheque\b/iu,
  returnMemo: /\b(?:return\smemo|memo\sof\sreturn|bank\smemo|dishonour\smemo)/iu,
  demandNotice: /\b(?:demand\snotice|legal\snotice|statutory\snotice)\b/iu,
  postalProof:
    /\b(?:acknowledgement\s(?:due|card)|postal\sreceipt|tracking\sreport|speed\spost\sreceipt)\b/iu,
  reply: /\breply\s(?:notice|to\sthe\snotice|dated)\b/iu,
  invoices: /\binvoices?\b/iu,
  accounts: /\b(?:statement\sof\saccounts?|ledger|account\sstatement)\b/iu,
  firstInformation: /\b(?:F\.?I\.?R\.?|first\sinformation\sreport)\b/u,
  chargeSheet: /\b(?:charge[\s-]?sheet|final\sreport)\b/iu,
  postMortem: /\bpost[\s-]?mortem\b/iu,
  medical: /\b(?:medical\s(?:certificate|report)|wound\scertificate|discharge\ssummary)\b/iu,
  wages: /\b(?:wage\sregister|salary\s(?:slip|certificate)|pay\sslip)\b/iu,
  insurance: /\b(?:insurance\s(?:policy|particulars)|policy\sof\sinsurance)\b/iu,
  familyCard: /\b(?:family\scard|ration\scard|legal\sheir(?:ship)?\scertificate)\b/iu,
  powerOfAttorney: /\bpower\sof\sattorney\b/iu,
  resolution: /\bboard\sresolution\b/iu,
  will: /\b(?:last\s)?will\sdated\b/iu,
  receipt: /\breceipt\sdated\b/iu,
};

/** A paper says at its beginning what it is. */
const HEAD = 250;

const isThere = (pattern: RegExp, papers: readonly Paper[]): boolean =>
  papers.some(
    ({ name, pages }) =>
      pattern.test(name.replaceAll(/[_.-]+/gu, ' ')) || pattern.test(pages[0]?.text.slice(0, HEAD) ?? ''),
  );

/** Papers that a statement names and that no file is by its name or beginning: each once, where it is named first. */
function missingFrom(papers: readonly Paper[], statements: readonly Statement[]): PapersSummary['missing'] {
  const missing: PapersSummary['missing'] = [];
  const shown: Statement[] = [];
  for (const paper of missingPapers) {
    if (missing.length >= SUMMARY.missing) break;
    const named = statements.find(({ point }) => PAPERS[paper].test(point.quote));
    if (named === undefined || isThere(PAPERS[paper], papers)) continue;
    missing.push({ ...named.point, paper });
    if (!shown.some((one) => areAlike(one.terms, named.terms))) shown.push(named);
  }
  return missing;
}

/** Events of one day. */
const OF_DAY = 3;

const pointOf = ({ point }: Statement): SummaryPoint => point;

const placeOf = ({ file, page, day }: SummaryPoint): string => `${file} ${page} ${day ?? ''}`;

/** The statements of dated events, in order of their days; what says the same counts once. */
function datesOf(papers: readonly Paper[], statements: readonly Statement[]): SummaryPoint[] {
  const places = new Set(
    papers.flatMap(({ id: file, pages }) =>
      pages.flatMap(({ page, text }) =>
        findDatedEvents(text).map(({ day }) => placeOf({ file, page, day, quote: '' })),
      ),
    ),
  );
  const chosen: Statement[] = [];
  for (const one of statements) {
    if (one.point.day === undefined || !places.has(placeOf(one.point))) continue;
    const ofDay = chosen.filter(({ point }) => point.day === one.point.day);
    if (ofDay.length < OF_DAY && !ofDay.some(({ terms }) => areAlike(terms, one.terms))) chosen.push(one);
  }
  return chosen
    .map(pointOf)
    .sort((one, other) => (one.day ?? '').localeCompare(other.day ?? ''))
    .slice(0, SUMMARY.dates);
}

const WITH_PARTIES = new Set(['pleading', 'judgment', 'order', 'affidavit']);

function partiesOf(papers: readonly Paper[]): PapersSummary['parties'] {
  const found = new Map<string, PapersSummary['parties'][number]>();
  for (const { id, category, pages } of papers) {
    const [first] = pages;
    if (!first || category === undefined || !WITH_PARTIES.has(category)) continue;
    for (const { role: side, name } of findParties(first.text)) {
      const key = `${side} ${name.toLowerCase()}`;
      if (!found.has(key))
        found.set(key, { side, name: collapseWhitespace(name), file: id, page: first.page });
    }
  }
  return [...found.values()].slice(0, SUMMARY.parties);
}

/** The act of a paper that names one act only: there *the Act* is that one. */
function onlyActOf({ pages }: Paper): string | undefined {
  const acts = new Set(
    pages.flatMap(({ text }) =>
      findStatutes(text).map(({ act, raw }) => act ?? findAct(raw.replace(/^of\sthe\s/iu, ''))?.key),
    ),
  );
  return acts.size === 1 ? [...acts][0] : undefined;
}

/** The provisions of a page with their acts; those of no act are left out. */
function provisionsOf(text: string, only: string | undefined): Provision[] {
  return findProvisions(text).flatMap(({ sub: _, ...named }) => {
    const act = named.act ?? only;
    return act === undefined ? [] : [{ ...named, act }];
  });
}

/** Provisions of acts that the papers name, most named first. */
function statutesOf(papers: readonly Paper[]): PapersSummary['statutes'] {
  const found = new Map<string, PapersSummary['statutes'][number]>();
  const named = papers.flatMap((paper) => {
    const only = onlyActOf(paper);
    return paper.pages.flatMap(({ page, text }) =>
      provisionsOf(text, only).map((provision) => ({ provision, file: paper.id, page })),
    );
  });
  for (const { provision, file, page } of named) {
    const key = provisionKey(provision);
    const count = (found.get(key)?.count ?? 0) + 1;
    found.set(key, { ...(found.get(key) ?? { label: formatProvision(provision), file, page }), count });
  }
  return [...found.values()].sort((a, b) => b.count - a.count).slice(0, SUMMARY.statutes);
}

/**
 * Lists statements of the papers of a case about the matter, in their own words, each with its file and page. It chooses by signs
 * of facts (amounts, days, acts, persons) and asks no model. O(total length of the pages).
 */
export function summarisePapers(papers: readonly Paper[]): PapersSummary {
  const statements = statementsOf(papers);
  const { overview, facts } = keyFacts(statements);
  return {
    overview: overview.map(pointOf),
    facts: facts.map(pointOf),
    issues: issuesOf(statements).map(pointOf),
    dates: datesOf(papers, statements),
    parties: partiesOf(papers),
    statutes: statutesOf(papers),
    missing: missingFrom(papers, statements),
  };
}
