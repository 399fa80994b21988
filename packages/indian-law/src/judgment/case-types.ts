import { anyOfSources } from '../text/text.ts';

/*
 * Names that the registries of the courts give to types of proceedings. Abbreviations are folded: their letters alone, in
 * capitals ('Crl.M.C.' is CRLMC).
 */
const ABBREVIATIONS = new Set(
  (
    'AB ABA ABLAPL AO AP APO APOT APPDB APPSJ ARB ARBA ARBP ARBAPPL AS ASWP BA BAIL BAILAPP BAILAPPLN BLAPL CA CAI CAN CAPP CARBP ' +
    'CC CCC CCCA CCP CEA CHS CIMA CM CMA CMAPPL CMM CMP CMPMO CO COAPP COCP COMAP COMP CONT CONTCAS CONTP CONMTPET COPC COPET CP CR ' +
    'CRA CRAN CRAPPEAL CRL CRLA CRLAPPEAL CRLLP CRLMA CRLMC CRLMP CRLOP CRLP CRLPETN CRLRC CRLREV CRLREVP CRLRP CRM CRMA CRMC CRMISC ' +
    'CRMM CRMP CRP CRPIO CRR CRREV CRWJC CRWP CS CUSAA CWJC CWP CWPIL DBCWP EA EFA ELP EP ES EX EXA EXP FA FAFO FAM FAO FAT FMA FMAT GA ' +
    'HCP HRRP IA ITA ITR ITTA ITXA JCRLA LAA LAC LAR LPA MA MAC MACA MACAPP MACMA MAT MATAPP MATAPPEAL MCOP MCR MCRC MFA MJC MP MSA ' +
    'NM OA OCJ OJC OMP OP OS OSA OWP PIL RA RC RCA RCP RCR RCREV REVAPPL RFA RP RPFC RSA RVW RVWO SA SAT SBCWP SC SCA SCRA SLP SPA ST ' +
    'STA STR SWP TA TC TCA TP TRC TRCMP TS WA WMP WP WPA WPC WPCR WPCRL WPL WPMS WPPIL WPS WPSB WPSS WTA'
  ).split(' '),
);

/** True where printed letters are a registry's abbreviation that needs no *No.* before its number: 'W.P.', 'Crl.M.C.'. */
export function isCaseAbbreviation(printed: string): boolean {
  return ABBREVIATIONS.has(printed.replace(/[^A-Za-z]+/gu, '').toUpperCase());
}

/** 'Service Single', 'Misc. Bench': the rosters of Lucknow. */
const ROSTERS = ['Service', 'Misc\\.?', 'Rent', 'Consolidation', 'Company'].map(
  (kind) => `${kind}\\s(?:Single|Bench)`,
);
const NOUNS = [
  ...'Petition|Petiton|Appeal|Application|Suit|Case|Revision|Reference|Motion|Summons|Crime|Tax|Complaint|Review|Caveat|Trial|Objection'.split(
    '|',
  ),
  'Writ\\s[ABC]',
  'Writ',
  'Rule(?<=Civil\\sRule)',
  'Order(?<=Civil\\sOrder)',
  'Industrial\\sDispute',
  'Misc(?:ellaneous)?',
  ...ROSTERS,
];
/** Words before the noun of a proceeding: 'Special Civil Application', 'Letters Patent Appeal'. */
const ADJECTIVES = (
  'Special|Civil|Criminal|Hindu|Marriage|Public|Interest|Litigation|Transfer(?:r?ed)?|Contempt|Second|First|Regular|Letters?|Patent|Original|Company|Commercial|Arbitration|Execution|' +
  'Interlocutory|Interim|Leave|Income|Sales|Election|Matrimonial|Family|Motor|Accident|Industrial|Dispute|Testamentary|Bail|Anticipatory|Habeas|Corpus|Curative|Rent|Control|Title|Money|' +
  'Jurisdiction|Suo|Motu|Intra|Court|Sessions?|Small|Cause|Land|Acquisition|Death|Central|Excise|Customs|Service|Admiralty|Notice|Chamber|Calendar|Crl|Civ|Cri|Cr|Ejectment|Eviction|Murder|Jail|Capital|' +
  'Government|Adoption|Divorce|Guardian(?:ship)?|Succession|Insolvency|Probate|Cross|Disposed|Pauper|Adjudication|Confirmation|Judicial|Corruption|Sentence|Stamp|Trade|Defective|Ceiling|Mutation|Tenancy|Revenue|Encroachment|Labour|Wealth|Gift|Estate|Duty|Trust|Trade\\sMark|Opposition|Partition|Claims?|Consumer|Restoration|Recall|Impleadment|Misc\\.|Ex\\.|Reg\\.|Spl\\.|H\\.?M\\.?A\\.?|P\\.?S\\.?|Wakf|Waqf|S\\.\\s?B|D\\.\\s?B'
).split('|');
/** 'First Appeal From Order', 'Application U/S 482', 'Matters Under Article 227': the registry of Allahabad. */
const CLAUSE =
  'Appeals?\\sFrom\\s(?:Orders?|(?:Appellate|Original)\\s(?:Decrees?|Orders?))|Application\\sU\\/S\\s\\d{3}(?:\\/\\d{3})?(?:\\sCr\\.?\\s?P\\.?\\s?C\\.?)?|Matters?\\sUnder\\sArticle\\s22[67](?:\\/22[67])?';

/** Source of a pattern (any case of letters) for the last words of `LONG_TYPE`. */
export const LONG_TYPE_END = `${CLAUSE}|(?:${anyOfSources([...NOUNS, 'Litigation', 'Diary'])})(?:s|\\(s\\))?`;

/** Source of a pattern (any case of letters) for a proceeding in whole words: 'Special Leave to Appeal', 'Writ Petition(s)'. */
export const LONG_TYPE =
  `(?:${CLAUSE}|(?:(?:${anyOfSources([...ADJECTIVES, ...NOUNS])})(?:s|\\(s\\))?(?:\\.(?=[A-Z])|\\.?(?:\\s{1,4}|\\s{1,2}(?:of|to|from|for)\\s{1,2}))){0,6}` +
  `(?:${LONG_TYPE_END}))`;
