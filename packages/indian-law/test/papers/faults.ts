import type { DraftRule } from '../../src/drafting/check/types.ts';
import { day, said, type Variant } from './variant.ts';

/** A fault that is written into a clean paper, and the rules of which one must find it. */
export interface Fault {
  paper: string;
  fault: string;
  rules: readonly DraftRule[];
  write: (lines: readonly string[], v: Variant) => string[];
}

const swap =
  (from: string | RegExp, to: string) =>
  (lines: readonly string[]): string[] =>
    lines.map((line) => line.replace(from, to));
const without =
  (form: RegExp) =>
  (lines: readonly string[]): string[] =>
    lines.filter((line) => !form.test(line));
/** Every print of one day becomes that of another. */
const redated =
  (from: string, to: string, only: RegExp = /./u) =>
  (lines: readonly string[], v: Variant): string[] =>
    lines.map((line) => (only.test(line) ? line.replaceAll(day(v, from), day(v, to)) : line));
/** Without the affidavit behind the paper. */
const untilAffidavit = (lines: readonly string[]): string[] => {
  const at = lines.indexOf('=');
  return at < 0 ? [...lines] : lines.slice(0, at);
};
const fault = (paper: string, name: string, rules: readonly DraftRule[], write: Fault['write']): Fault => ({
  paper,
  fault: name,
  rules,
  write,
});

export const FAULTS: readonly Fault[] = [
  fault('affidavit', 'no jurat', ['jurat_missing'], without(/before me/u)),
  fault('affidavit', 'no verification', ['verification_missing'], without(/^VERIFICATION|^Verified at/u)),
  fault('affidavit', 'a blank in brackets', ['blank_left'], swap('5, Garden Street', '[address]')),
  fault('affidavit of a company', 'no authority', ['authority_missing'], (lines, v) =>
    lines.map((line) =>
      line.replace(
        said(
          v,
          `, authorised by the resolution of its board dated ${day(v, '2026-01-02')}`,
          ', duly authorised by a board resolution',
          ', who hold a power of attorney of the firm',
        ),
        '',
      ),
    ),
  ),
  fault('affidavit of a company', 'no jurat', ['jurat_missing'], without(/before me/u)),
  fault('affidavit of service', 'no jurat', ['jurat_missing'], without(/before me/u)),
  fault('plaint for money', 'verification presumes knowledge', ['verification_presumes'], (lines, v) =>
    lines.map((line) =>
      line.startsWith('Verified at') && line.includes('1 to 6')
        ? `Verified at ${v.city} on ${day(v, '2026-03-09')} that the contents of paragraphs 1 to 9 are true to my own knowledge.`
        : line,
    ),
  ),
  fault('plaint for money', 'no affidavit', ['affidavit_missing'], untilAffidavit),
  fault('plaint for money', 'interest not prayed for', ['relief_missing'], without(/^\(b\) award interest/u)),
  fault(
    'plaint for money',
    'annexure named and not bound',
    ['annexure_not_marked', 'annexure_not_bound'],
    without(/^Annexure P-2:/u),
  ),
  fault('plaint for money', 'annexure bound and not named', ['annexure_not_referred'], (lines) =>
    lines.flatMap((line) => (line.startsWith('Annexure P-2:') ? [line, 'Annexure P-3: Ledger'] : [line])),
  ),
  fault(
    'plaint for money',
    'name of another case',
    ['other_case_name'],
    swap(
      'That the cause of action arose',
      'That the defendant, Bhupendra Solanki, is bound to pay. The cause of action arose',
    ),
  ),
  fault(
    'plaint for an injunction',
    'no declaration or injunction prayed for',
    ['relief_missing'],
    without(/^\(b\) restrain/u),
  ),
  fault('plaint for an injunction', 'no verification', ['verification_missing'], (lines) => {
    const at = lines.indexOf('VERIFICATION');
    return lines.filter((_, place) => place < at || place > at + 1);
  }),
  fault('commercial plaint', 'no step under section 12A', ['mediation_missing'], (lines) =>
    lines.map((line) => (/12-?A/u.test(line) ? '+ That the plaintiff wrote about Annexure P-3.' : line)),
  ),
  fault('commercial plaint', 'no authority', ['authority_missing'], (lines, v) =>
    lines.map((line) =>
      line
        .replace(
          /, authorised by (?:the|a) resolution of (?:its|the) board|, who holds a letter of authority/u,
          '',
        )
        .replace(' and authorised by it', '')
        .replace(`Annexure P-1: Authority`, `Annexure P-1: Letter of ${v.city}`),
    ),
  ),
  fault(
    'written statement with a counter-claim',
    'no valuation',
    ['counter_claim_value'],
    without(/valued at/u),
  ),
  fault('written statement with a counter-claim', 'no relief', ['counter_claim_relief'], (lines) =>
    lines.map((line) =>
      line.startsWith('It is therefore prayed')
        ? 'It is therefore prayed that the suit be dismissed with costs.'
        : line,
    ),
  ),
  fault('writ petition', 'no affidavit', ['affidavit_missing'], untilAffidavit),
  fault(
    'writ petition',
    'another cause title in the affidavit',
    ['party_differs', 'other_case_name'],
    (lines) => {
      const at = lines.indexOf('=');
      return [
        ...lines.slice(0, at + 1),
        'Gopal Krishna Pillai ... Petitioner',
        'Versus',
        'State of Kerala ... Respondent',
        ...lines.slice(at + 1),
      ];
    },
  ),
  fault(
    'civil revision',
    'copy applied for before the order',
    ['days_disordered'],
    redated('2026-01-09', '2026-01-02'),
  ),
  fault(
    'civil revision',
    'copy received before it was asked for',
    ['days_disordered'],
    redated('2026-01-21', '2026-01-07'),
  ),
  fault('civil revision', 'too late without a word', ['revision_late'], redated('2026-03-02', '2026-06-22')),
  fault('condonation of delay', 'delay not that of the days', ['delay_differs'], (lines) =>
    lines.map((line) => line.replaceAll(/\b23\b(?: \(twenty-three\))?(?= days)/gu, '15')),
  ),
  fault('condonation of delay', 'no delay', ['no_delay'], redated('2026-02-06', '2026-01-13')),
  fault('condonation of delay', 'no affidavit', ['affidavit_missing'], untilAffidavit),
  fault('anticipatory bail', 'the old code', ['old_code'], (lines) =>
    lines.map((line) =>
      line.replace(
        'SECTION 482 OF THE BHARATIYA NAGARIK SURAKSHA SANHITA, 2023',
        'SECTION 438 OF THE CODE OF CRIMINAL PROCEDURE, 1973',
      ),
    ),
  ),
  fault('anticipatory bail', 'an old offence for new facts', ['old_code'], (lines) =>
    lines.map((line) =>
      line.replace(
        'sections 318(4) and 336(3) of the Bharatiya Nyaya Sanhita, 2023',
        'sections 420 and 465 of the Indian Penal Code, 1860',
      ),
    ),
  ),
  fault('anticipatory bail', 'before a Magistrate', ['bail_court'], (lines, v) => [
    `IN THE COURT OF THE JUDICIAL MAGISTRATE, ${v.city.toUpperCase()}`,
    ...lines.slice(1),
  ]),
  fault(
    'anticipatory bail',
    'no word on antecedents',
    ['bail_particulars'],
    swap(/That the applicant has no criminal antecedents, and no earlier/u, 'That no earlier'),
  ),
  fault(
    'regular bail',
    'section of a Magistrate in the Court of Session',
    ['bail_court'],
    swap('SECTION 483', 'SECTION 480'),
  ),
  fault('regular bail', 'arrest after the remand', ['days_disordered'], redated('2026-01-17', '2026-01-21')),
  fault('regular bail', 'arrest before the FIR', ['days_disordered'], redated('2026-01-15', '2026-01-25')),
  fault(
    'petition to quash an FIR',
    'the new Sanhita for an old offence',
    ['new_code'],
    swap(
      'sections 420 and 406 of the Indian Penal Code, 1860',
      'sections 318(4) and 316(2) of the Bharatiya Nyaya Sanhita, 2023',
    ),
  ),
  fault(
    'cheque complaint',
    'too early',
    ['cheque_complaint_early'],
    redated('2026-03-02', '2026-02-10', /^Date:/u),
  ),
  fault(
    'cheque complaint',
    'too late without a cause',
    ['cheque_complaint_late'],
    redated('2026-03-02', '2026-05-11', /^Date:/u),
  ),
  fault('cheque complaint', 'notice late', ['cheque_notice_late'], (lines, v) =>
    redated(
      '2026-03-02',
      '2026-04-01',
      /^Date:/u,
    )(redated('2026-01-30', '2026-03-05')(redated('2026-01-27', '2026-02-27')(lines, v), v), v),
  ),
  fault(
    'cheque complaint against a company',
    'the company is not accused',
    ['company_not_accused'],
    (lines) =>
      lines
        .filter((line) => !line.startsWith('1. '))
        .map((line) =>
          line
            .replace(/^2\. /u, '')
            .replace(/accused No\. 2/gu, 'the accused')
            .replace(/accused No\. 1/gu, 'the company'),
        ),
  ),
  fault('application for an investigation', 'no certificate', ['certificate_missing'], (lines) =>
    lines
      .filter((line) => !line.startsWith('Annexure A-2'))
      .map((line) =>
        line
          .replace(
            /,? (?:with the certificate|with a certificate|whose certificate)[^.]*|; the certificate under[^.]*(?:63\(4\)\(c\)[^.]*)?|\(Annexure A-2\)/gu,
            '',
          )
          .replace(/is Annexure A-2/u, ''),
      ),
  ),
  fault(
    'cheque notice',
    'notice before the return',
    ['days_disordered'],
    redated('2026-01-27', '2026-01-10', /^Date:/u),
  ),
];
