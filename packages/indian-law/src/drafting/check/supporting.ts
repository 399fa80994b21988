import { statementsOf } from '../../text/sentences.ts';
import type { DraftKind } from '../kinds.ts';
import { causeTitleOf, sidesOf } from './cause-title.ts';
import { ZEBA_KHAN } from './criminal.ts';
import { DEPONENT, hasJurat } from './parts.ts';
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
  affidavitsOf(parts).some((one) => !hasJurat(one)) ? [missing('jurat_missing')] : [];

const BODY_CORPORATE =
  /\b(?:private limited|pvt\.? ?ltd|limited|ltd|llp|company|corporation|co-?operative|society|trust|firm|bank)\b/iu;
const OFFICE =
  /\b(?:directors?|managers?|partners?|secretary|signatory|representative|chair(?:man|person)|officer|trustee|president|engineer|superintendent|head|chief|executive|accountant|clerk|employee|assistant|in-?charge|registrar|commissioner|treasurer)\b[^;]{0,80}(?:\b(?:of|at|for|with|in)\b|,)/iu;
const OF_PARTY =
  /\bof the (?:plaintiff|petitioner|complainant|applicant|appellant|defendant|respondent|claimant|caveator|(?:financial|operational) creditor|decree[- ]holder)\b/iu;
const THROUGH =
  /\b(?:plaintiff|complainant)\b[^.]{0,300}\b(?:through|by|represented by)\b[^.]{0,80}\b(?:director|manager|partner|secretary|signatory|representative|officer)\b/iu;
const BY_OFFICER =
  /\b(?:through|by|rep(?:resented)?\.? by)\b[^;]{0,80}\b(?:director|manager|secretary|representative|officer)\b/iu;
const AUTHORITY =
  /\bauthori[sz](?:ed|es|ing|ation)\b(?! (?:capital|share|dealers?|distributors?|service|agency|stockists?|retailers?|works?))|\bresolution\b|\bresolved\b|\bpowers? of attorney\b|\b[GS]\.?P\.?A\b|\battorney holder\b|\b(?:letter of|given|has|have|with|under the|board'?s) (?:authority|mandate)\b|\bauthority letter\b|\bempowered\b|\bby-?laws\b|\border (?:XXIX|29|XXX|30)\b|\b(?:principal officer|constituted attorney|duly constituted)\b/iu;
/** Words of an appointment: authority where it is one to act in the case. */
const APPOINTED =
  /\b(?:appointed|nominated|deputed|delegated|entrusted|mandated|designated(?! partners?\b)|deputation|mandate|minutes?|vakalat)\b/iu;
const TO_ACT =
  /\b(?:sign\w*|verif\w+|swear\w*|depos\w+|institut\w+|fil(?:e|ing)|represent\w*|conduct|prosecut\w+|present|affidavit|evidence|behalf|I|me|deponent|lodge|act|proceedings)\b/u;
/** Resolutions and appointments of other things: an insolvency, a dispute, an arbitrator. */
const OF_ANOTHER =
  /\b(?:insolvency|dispute|interim|online) resolution(?: (?:process|professional|plan)s?)?\b|\bresolution (?:process|professional|plan)s?\b|\b(?:arbitrators?|receivers?|commissioners?|guardians?|professional|administrators?|liquidators?|conciliators?)\b[^.;]{0,60}\bappointed\b|\bappoint(?:ed|ment|ing)?\b[^.;]{0,40}\b(?:arbitrators?|receivers?|commissioners?|guardians?|professional|administrators?)\b/giu;
const OTHER_SIDE = /\b(?:accused|opposite part(?:y|ies)|defendants?)\b/iu;
const OWN_SIDE = /\b(?:complainants?|plaintiffs?|deponent|I|me|my|petitioners?|applicants?)\b/u;

/** Sentences of a paper that say by whom its own side acts; who signs for the other side has no part in it. */
const saysAuthority = (text: string): boolean =>
  statementsOf(text.replaceAll(OF_ANOTHER, ' ')).some(
    (said) =>
      (AUTHORITY.test(said) || (APPOINTED.test(said) && TO_ACT.test(said))) &&
      (!OTHER_SIDE.test(said) || OWN_SIDE.test(said)),
  );

/** True where the first side of the cause title is a company or a firm. */
const corporateSide = (parts: DraftParts): boolean => BODY_CORPORATE.test(sidesOf(parts)[0]);

/**
 * A person who swears or signs for a company or a firm says by what authority. Order XXIX rule 1 of the Code of Civil
 * Procedure lets a secretary, a director or another principal officer sign and verify who can depose to the facts.
 */
function authorityMissing(parts: DraftParts): Finding[] {
  const whole = [textOf(parts), ...parts.attached.map(textOf)].join('\n');
  if (saysAuthority(whole)) return [];
  const side = corporateSide(parts);
  const opening = affidavitsOf(parts).flatMap(({ lines }) =>
    lines.filter(
      ({ text }) => /^\W*I,?\s/u.test(text) || (DEPONENT.test(text) && /^\W*affidavit of\b/iu.test(text)),
    ),
  );
  const corporate = opening.find(
    ({ text }) => OFFICE.test(text) && (BODY_CORPORATE.test(text) || (side && OF_PARTY.test(text))),
  );
  const paper = affidavitsOf(parts).find(({ lines }) => corporate !== undefined && lines.includes(corporate));
  const says = paper?.lines.find(({ text }) => DEPONENT.test(text)) ?? corporate;
  if (says) return [{ rule: 'authority_missing', block: says.block, values: {} }];
  if (parts.kind !== 'plaint' && parts.kind !== 'complaint') return [];
  const title = causeTitleOf(parts).petitioner;
  const [first] = sidesOf(parts);
  const through =
    title && BODY_CORPORATE.test(first) && BY_OFFICER.test(first)
      ? title
      : parts.paragraphs.find(({ text }) => BODY_CORPORATE.test(text) && THROUGH.test(text));
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
    kinds: ['application', 'petition'],
    title: /\b175 ?\(3\)|\b156 ?\(3\)/u,
    law: 'section 175(3), Bharatiya Nagarik Suraksha Sanhita, 2023',
  },
  {
    kinds: ['application', 'petition'],
    title: /\bcondon|\bsection 5\b.{0,40}\blimitation act|(?:विलम्ब|विलंब|देरी)[^\n]{0,12}(?:क्षमा|माफ)/iu,
    law: 'Order XLI rule 3A, Code of Civil Procedure, 1908',
  },
  {
    kinds: ['complaint', 'petition'],
    title: /\bconsumer protection act\b|\bconsumer complaint\b|उपभोक्ता संरक्षण/iu,
    law: 'section 38(6), Consumer Protection Act, 2019',
  },
  {
    kinds: ['application', 'petition'],
    title: /\border (?:XXXIX|39)\b|\binjunction\b|आदेश 39|निषेधाज्ञा/iu,
    law: 'Order XXXIX rule 1, Code of Civil Procedure, 1908',
  },
  {
    kinds: ['application', 'petition'],
    title:
      /\bmaintenance\b(?![^\n]{0,40}\b(?:parents|senior))[^\n]{0,160}\b(?:144|125|24|18|20)\b|\b(?:144|125|24|18|20)\b[^\n]{0,160}\bmaintenance\b(?![^\n]{0,40}\b(?:parents|senior))|(?:144|125|24|18|20)[^\n]{0,160}(?:भरण[\s-]?पोषण|ஜீவனாம்ச)/iu,
    law: 'Rajnesh v. Neha, (2021) 2 SCC 324',
    since: '2020-11-04',
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
const AFFIDAVIT =
  /\baffidavits?\b|\bsworn statements?\b|शपथ[\s-]?(?:पत्र|नामा)|हलफ़?नामा|प्रतिज्ञा[\s-]?पत्र|பிரமாண|உறுதிமொழிப் ?பத்திர/iu;
const WITH_PAPER =
  /\b(?:herewith|hereto|separate(?:ly)?|accompan\w+|annex\w*|enclos\w+|attach\w+|append\w+|fil(?:ed|es|ing)|submit\w*|produc\w+|support\w*|along ?with|together with|plac(?:ed|es|ing)|tender\w*|sworn|given|furnish\w*|part of)\b|संलग्न|साथ|இத்துடன்|இணைக்கப்/iu;
/** An affidavit of another day, of another paper or of the other side. */
const OF_OTHERS =
  /\b(?:respondents?|defendants?|opposite part(?:y|ies)|accused|counter[ -]?affidavit|affidavit in reply|earlier|previous|notary|dated)\b/iu;
/** Lines and sentences that speak of an affidavit of this very paper. */
const filedApart = (parts: DraftParts): boolean =>
  parts.lines.some(({ text }) =>
    statementsOf(text).some(
      (said) =>
        AFFIDAVIT.test(said) &&
        WITH_PAPER.test(said) &&
        (!OF_OTHERS.test(parts.kind === 'bail_application' ? said.replace(/\baccused\b/giu, ' ') : said) ||
          /\b(?:herewith|this)\b/iu.test(said)),
    ),
  );

/** True for a paper whose own verification was made before an officer. */
const isSworn = ({ verification, tail }: DraftParts): boolean =>
  verification.length > 0 && [...verification, ...tail].some(({ text }) => /\bbefore me\b/iu.test(text));

/** The paper has the affidavit that a rule asks for, or says that it is filed with it. */
function affidavitMissing(parts: DraftParts, made: string | undefined): Finding[] {
  // A petition that is itself declared before an officer is its own affidavit, as the Bombay High Court has it.
  if (parts.attached.length > 0 || filedApart(parts) || isSworn(parts)) return [];
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
  /\bwhats ?app\b|\be-?mails?\b|\belectronic (?:mail|record)s?\b|\bcctv\b|\b(?:video|audio|call|voice)[- ](?:recording|record|clip|footage|detail)s?\b|\b(?:photographs?|photos|pictures?|videos?)\b[^.;]{0,40}\b(?:phone|mobile|camera|digital)\b|\bdigital (?:photographs?|photos|pictures?)\b|\b(?:recordings?(?! of (?:the |their |his |her )?(?:statements?|evidence|depositions?|settlement|compromise|satisfaction|reasons?|plea|marriage))|footage|screen ?(?:shots?|grabs?)|pen ?drives?|usb|hard disk|memory card|compact disc|cds?|dvds?|sms(?:es)?|chats?|(?:text|telegram|signal|facebook|instagram|social media|voice) (?:messages|posts?|notes?)|call (?:records?|logs?|details?)|c\.?d\.?r\.?s?|gps|server logs?|web ?(?:site|page)s?|instagram|facebook|telegram|upi|online (?:transaction|transfer)|computer[- ](?:generated|print\w*)|electronic (?:ledger|statement|evidence))\b|व्हाट्स ?[एऐ]प|व[ॉा]ट्स[एऐ]प|ई-?मेल|सी\.?सी\.?टी\.?वी|वीडियो|विडियो|ऑडियो|रिकॉ?र्डिंग|स्क्रीन ?शॉट|पेन ?ड्राइव|एस\.?एम\.?एस|कॉल (?:डिटेल|रिकॉर्ड|विवरण)|இலக்ட்ரானிக்|மின்னணு|வாட்ஸ் ?அப்|மின்னஞ்சல்|சிசிடிவி|காணொளி|வீடியோ|ஒலிப்பதிவு|ஆடியோ|குறுஞ்செய்தி/iu;
const PRODUCED =
  /\bannexures?\b|\bexhibits?\b|\b(?:ex|ext|exh)\.|\bdocuments? no|\bprint-?outs?\b|\b(?:annexed|produced|appended|enclosed|marked|attached|filed (?:herewith|along)|placed on record|relied|relies)\b|प्रदर्श|अनुलग्नक|संलग्न|प्रिन्ट|प्रिंट|(?:(?<!के )प्रति(?! ?(?:दिन|मास|माह|वर्ष|व्यक्ति))|छायाप्रति)\s|ஆவணம் ?\d|சான்றாவண|அச்சுப்|அச்சிட|நகல்|இணைக்கப்/iu;
/** Electronic mail as the means by which a paper was sent or served. */
const AS_MEANS =
  /\b(?:by|through|via|over)\s+(?:\w+ (?:and|or) (?:by |through )?)?(?:e-?mail|whats ?app|electronic mail|sms)\b|(?:ई-?मेल|व्हाट्स ?[एऐ]प|व[ॉा]ट्स[एऐ]प) (?:के माध्यम से|द्वारा)|(?:ई-?मेल|மின்னஞ்சல்)(?: முகவரி)?\s*[:–-]?\s*\S+@\S+/iu;
const CERTIFICATE =
  /\b63 ?\(4\)|\b65-? ?B\b|\bsections? 63\b|\bu\/s\.? 63\b|\b63,? (?:of the )?(?:BSA|Bharatiya Sakshya|B\.S\.A)|\bcertificate\b[^.;]{0,60}\b(?:electronic|sakshya|BSA)\b|65-? ?(?:बी|ख)|साक्ष्य अधिनियम[^।]{0,40}प्रमाण[ -]?पत्र|சாட்சிய[^.]{0,60}சான்றிதழ்/iu;

/**
 * An electronic record is submitted with a certificate: section 63(4) of the Bharatiya Sakshya Adhiniyam, 2023 (before 1
 * July 2024 section 65B(4) of the Indian Evidence Act, 1872).
 */
function certificateMissing({ lines, index, attached }: DraftParts): Finding[] {
  const all = [...lines, ...attached.flatMap((one) => one.lines)];
  const listed = new Set([...index, ...attached.flatMap((one) => one.index)]);
  const record = all.find(
    (line) =>
      (PRODUCED.test(line.text) || listed.has(line)) &&
      ELECTRONIC.test(line.text.replace(AS_MEANS, ' ')) &&
      !/\b(?:phone|mobile|address)\b[^.]{0,40}\be-?mail\b/iu.test(line.text),
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
