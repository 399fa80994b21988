import { areAlike, type Statement } from './statements.ts';
import { type MissingPaper, missingPapers, type Paper, type PapersSummary, SUMMARY } from './types.ts';

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
export function missingFrom(
  papers: readonly Paper[],
  statements: readonly Statement[],
): PapersSummary['missing'] {
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
