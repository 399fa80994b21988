import type { DraftKind } from '../kinds.ts';
import { causeTitleOf } from './cause-title.ts';
import { ZEBA_KHAN } from './criminal.ts';
import { JURAT } from './parts.ts';
import type { DraftParts, Finding } from './types.ts';

const textOf = ({ lines }: Pick<DraftParts, 'lines'>): string => lines.map(({ text }) => text).join('\n');
const missing = (rule: Finding['rule'], values: Finding['values'] = {}): Finding => ({
  rule,
  block: null,
  values,
});

/** The affidavits of a draft: itself, or those that follow it. */
const affidavitsOf = (parts: DraftParts): readonly DraftParts[] =>
  parts.kind === 'affidavit' ? [parts] : parts.attached;

/**
 * Each affidavit says before whom it was sworn: section 139 of the Code of Civil Procedure, 1908; section 333 of the
 * Bharatiya Nagarik Suraksha Sanhita, 2023.
 */
const juratMissing = (parts: DraftParts): Finding[] =>
  affidavitsOf(parts).some((one) => !one.lines.some(({ text }) => JURAT.test(text)))
    ? [missing('jurat_missing')]
    : [];

const BODY_CORPORATE =
  /\b(?:private limited|pvt\.? ?ltd|limited|ltd|llp|company|corporation|co-?operative|society|trust|firm|bank)\b/iu;
const OFFICE =
  /\b(?:directors?|managers?|partners?|secretary|signatory|representative|chairman|officer|trustee|president)\b[^;]{0,80}\b(?:of|at|for|with)\b/iu;
const OF_PARTY = /\bof the (?:plaintiff|petitioner|complainant|applicant|appellant|defendant|respondent)\b/iu;
const THROUGH =
  /\b(?:plaintiff|complainant)\b[^.]{0,300}\b(?:through|by|represented by)\b[^.]{0,80}\b(?:director|manager|partner|secretary|signatory|representative|officer)\b/iu;
const AUTHORITY =
  /\bauthori[sz]ed (?:signatory|representative|person|by|vide|under|to|in|through|pursuant)\b|\bduly authori[sz]ed\b|\bauthori[sz]ation\b|\bresolution\b|\bpower of attorney\b|\bletter of authority\b|\bauthority letter\b|\battorney holder\b|\bby-?laws\b/iu;

/** True where the first side of the cause title is a company or a firm. */
const corporateSide = (parts: DraftParts): boolean =>
  BODY_CORPORATE.test(causeTitleOf(parts).petitioner?.text ?? '');

/**
 * A person who swears or signs for a company or a firm says by what authority. Order XXIX rule 1 of the Code of Civil
 * Procedure lets a secretary, a director or another principal officer sign and verify who can depose to the facts.
 */
function authorityMissing(parts: DraftParts): Finding[] {
  const whole = [textOf(parts), ...parts.attached.map(textOf)].join('\n');
  if (AUTHORITY.test(whole)) return [];
  const side = corporateSide(parts);
  const opening = affidavitsOf(parts).flatMap(({ lines }) =>
    lines.filter(({ text }) => /^\W*I,?\s/u.test(text)),
  );
  const corporate = opening.find(
    ({ text }) => OFFICE.test(text) && (BODY_CORPORATE.test(text) || (side && OF_PARTY.test(text))),
  );
  if (corporate) return [{ rule: 'authority_missing', block: corporate.block, values: {} }];
  if (parts.kind !== 'plaint' && parts.kind !== 'complaint') return [];
  const through = parts.paragraphs.find(({ text }) => BODY_CORPORATE.test(text) && THROUGH.test(text));
  return through ? [{ rule: 'authority_missing', block: through.block, values: {} }] : [];
}

/** A paper that needs an affidavit, by its kind and title, with the rule that asks for it. */
const NEEDED: readonly { kinds: readonly DraftKind[]; title: RegExp; law: string; since?: string }[] = [
  {
    kinds: ['plaint', 'written_statement'],
    title: /./u,
    law: 'Order VI rule 15(4), Code of Civil Procedure, 1908',
  },
  {
    kinds: ['bail_application'],
    title: /./u,
    law: 'Zeba Khan v. State of U.P., 2026 INSC 144',
    since: ZEBA_KHAN,
  },
  {
    kinds: ['application'],
    title: /\b175 ?\(3\)|\b156 ?\(3\)/u,
    law: 'section 175(3), Bharatiya Nagarik Suraksha Sanhita, 2023',
  },
  {
    kinds: ['application'],
    title: /\bcondon|\bsection 5\b.{0,40}\blimitation act/iu,
    law: 'Order XLI rule 3A, Code of Civil Procedure, 1908',
  },
  {
    kinds: ['application'],
    title: /\border (?:XXXIX|39)\b|\binjunction\b/iu,
    law: 'Order XXXIX rule 1, Code of Civil Procedure, 1908',
  },
  {
    kinds: ['petition'],
    title: /\barticle 226\b|\bwrit petition\b/iu,
    law: 'the writ rules of the High Court',
  },
  {
    kinds: ['petition'],
    title: /\bspecial leave\b|\barticle 136\b/iu,
    law: 'Order XXI, Supreme Court Rules, 2013',
  },
];
const FILED_APART =
  /\baffidavit\b[^.;]{0,60}\b(?:is|are|being)?\s*(?:filed|annexed|enclosed|attached|appended|accompan\w+)\b|\b(?:supported by|along ?with|accompanied by|with)\b[^.;]{0,40}\baffidavit\b/iu;

/** The paper has the affidavit that a rule asks for, or says that it is filed with it. */
function affidavitMissing(parts: DraftParts, made: string | undefined): Finding[] {
  if (parts.attached.length > 0 || FILED_APART.test(textOf(parts))) return [];
  const first = parts.lines.findIndex(({ number }) => number !== undefined);
  const title = parts.lines
    .slice(0, first < 0 ? 12 : first)
    .map(({ text }) => text)
    .join('\n');
  const rule = NEEDED.find(
    ({ kinds, title: form, since = '' }) =>
      kinds.includes(parts.kind) && form.test(title) && (made === undefined || made >= since),
  );
  return rule ? [missing('affidavit_missing', { law: rule.law })] : [];
}

const ELECTRONIC =
  /\bwhats ?app\b|\be-?mails?\b|\belectronic (?:mail|record)s?\b|\bcctv\b|\b(?:video|audio|call|voice)[- ](?:recording|record|clip|footage|detail)s?\b|\b(?:photographs?|photos|pictures?|videos?)\b[^.;]{0,40}\b(?:phone|mobile|camera|digital)\b|\bdigital (?:photographs?|photos|pictures?)\b|\b(?:recording|footage|screen ?shots?|pen ?drive|hard disk|memory card|compact disc|cd|dvd|sms|chats?|text messages)\b/iu;
const PRODUCED =
  /\bannexures?\b|\bexhibits?\b|\bprint-?outs?\b|\b(?:annexed|produced|appended|enclosed|filed herewith)\b/iu;
/** Electronic mail as the means by which a paper was sent or served. */
const AS_MEANS =
  /\b(?:by|through|via|over)\s+(?:\w+ (?:and|or) (?:by |through )?)?(?:e-?mail|whats ?app|electronic mail|sms)\b/iu;
const CERTIFICATE = /\b63\b ?(?:\(4\))?|\b65-? ?B\b/u;

/**
 * An electronic record is submitted with a certificate: section 63(4) of the Bharatiya Sakshya Adhiniyam, 2023 (before 1
 * July 2024 section 65B(4) of the Indian Evidence Act, 1872).
 */
function certificateMissing({ lines, attached }: DraftParts): Finding[] {
  const all = [...lines, ...attached.flatMap((one) => one.lines)];
  const record = all.find(
    ({ text }) =>
      PRODUCED.test(text) &&
      ELECTRONIC.test(text.replace(AS_MEANS, ' ')) &&
      !/\bphone\b[^.]{0,30}\be-?mail\b/iu.test(text),
  );
  return record && !all.some(({ text }) => CERTIFICATE.test(text))
    ? [{ rule: 'certificate_missing', block: record.block, values: {} }]
    : [];
}

/** Papers that another paper needs beside it: oath, authority, affidavit, certificate. */
export const checkSupporting = (parts: DraftParts, made: string | undefined): Finding[] => [
  ...juratMissing(parts),
  ...authorityMissing(parts),
  ...affidavitMissing(parts, made),
  ...certificateMissing(parts),
];
