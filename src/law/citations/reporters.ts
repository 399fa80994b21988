import { looseForm } from '../text/printed-forms.ts';
import { anyOfSources } from '../text/text.ts';

/** A law reporter as cited in India. */
export interface Reporter {
  name: string;
  /** Volume numbers do not restart each year, so volume and page identify a case without the year. */
  continuous: boolean;
  /** The token is an ordinary word or too short: it needs both year and volume to count as a citation. */
  weak: boolean;
  /** The year follows the token: 'AIR 1973 SC 1461'. */
  yearAfter: boolean;
}

/*
 * name, then other printed forms; capitals may be printed with points or spaces between them.
 * Marks: * continuous volumes, ? weak token, > year after the token.
 */
const TABLE = `
AIR> | All India Reporter
AIR Online> | AIROnline
ILR> | Indian Law Reports
JT> | Judgements Today | Judgments Today
SCC OnLine> | SC OnLine
SCC | Supreme Court Cases
SCR | S-C-R | Supreme Court Reports | Supreme Court Reporter
Scale |
Supreme? |
AIR SCW | SCW
Cri LJ | CRLJ | Crl LJ | Cr LJ | Criminal LJ | Criminal Law Journal
ITR* | Income Tax Reports
ELT* |
STC* |
CTR* |
Taxman* |
taxmann.com* | taxmanncom
TTJ* |
ITD* |
SOT* |
Comp Cas* | Company Cases
Comp LJ |
DLT* | Delhi Law Times
DRJ* |
STR* |
VST* |
FLR* |
IA* |
MIA* | Moo IA
LLJ | Labour Law Journal
LLR |
LIC | Lab IC
LLN |
SLR |
SLJ | SLJCAT
SLT |
SCJ |
SRJ |
UJ | UJ (SC)
Arb LR |
AD? | Apex Decisions
All MR | AllMR
Mh LJ | MahLJ | Maharashtra LJ
MPLJ |
Bom LR | Bombay Law Reporter | Bom Law Reporter
Bom CR | BCR
Bom CR (Cri) |
Cut LT | CLT
Cal LT |
Cal LJ | CLJ
CWN | Calcutta Weekly Notes
CHN |
Cal WN |
KLT | Kerala Law Times
KLJ | KerLJ
Ker LR |
KHC |
KHCACJ |
Kar LJ | Kar L J
Kar LR |
MLJ | Madras Law Journal
MLW | LW
MWN | Mad WN
CTC | CTC (Mad)
ALT | Andh LT
ALD |
An WR | Andh WR
An LT |
AP LJ |
GLR | Gujarat Law Reporter
GLH | GujLH | GujLR
GCD |
GLT |
PLJR |
PLR | PunjLR
PLJ |
BLJR |
BLJ |
BLR? |
BBCJ |
ALJ |
All LJ |
AWC |
All WC |
ADJ |
UPLBEC |
LCD |
RLR |
RLW |
WLC |
WLN |
RCR | Recent CR
RCR (Civil) | RCR (Civ)
RCR (Criminal) | RCR (Cri)
RCR (Rent) |
Rent LR |
RCJ |
RRR |
OLR |
OCR |
OLT |
HLR |
HLJ | Latest HLJ
Law Herald |
All SCR |
JIC |
Civ CC | Civil Court Cases | Civ Court Cases
Apex Court Judgments |
AICLR |
JKLR |
JKJ |
Shim LC |
Sim LC |
MPWN |
JCC |
CCC |
CCR |
CCrC |
Crimes? |
Cri CC |
CrJ | CRJ
DMC |
ACC? |
All CriC | AllCriC
ACJ |
TAC |
TACD |
ACE |
CPJ |
CPR |
CTJ |
CPC? |
CLR |
CLA |
CLC |
SCL |
SCT |
ESC |
FAC |
FJR |
FLJ |
LLI |
PTC |
PTR |
RLT |
ECR |
ECC |
OELT |
GSTR |
GSTL |
Bank CLR |
Bank J |
BC? |
DRTC |
ATC |
ATR |
ATJ |
ETR |
AIC |
AIHC |
AISLJ |
ITJ |
MTJ |
Taxation? |
STT |
ALR |
TLR |
JLJ |
JLJR |
JCR |
SCD |
SCSuppl |
LILR |
VKN |
SarPCJ |
LLC |
NOC? |
FCR |
PCJ |
LJ? |
AC |
KB |
QB |
QBD |
Ch D | ChD
Ch? |
All ER | AllER | AER | All England Reports | All England Reporter | All England Rep
WLR |
App Cas | Appeal Cases
Lloyd's Rep |
L Ed | L Ed 2d
US? |
LGR |
LW |
LiveLaw |
Indlaw |
UKSC |
UKHL |
UKPC |
EWHC |
EWCA Civ |
EWCA Crim |
HCA |
MUNSHI SAMPLE |
INSC |
`;

interface Row {
  reporter: Reporter;
  forms: string[];
}

const rows: Row[] = TABLE.split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [head = '', ...others] = line.split('|').map((cell) => cell.trim());
    const name = head.replace(/[*?>]+$/u, '');
    const marks = head.slice(name.length);
    return {
      reporter: {
        name,
        continuous: marks.includes('*'),
        weak: marks.includes('?'),
        yearAfter: marks.includes('>'),
      },
      forms: [name, ...others.filter((form) => form !== '')],
    };
  });

/** Letters and digits only, lower case: 'S. C. R.' equals 'SCR'. */
export function foldToken(token: string): string {
  return token.toLowerCase().replace(/[^a-z0-9&]/gu, '');
}

const byToken = new Map<string, Reporter>();
for (const { reporter, forms } of rows) {
  for (const form of forms) if (!byToken.has(foldToken(form))) byToken.set(foldToken(form), reporter);
}

/** Every form in which a reporter's name is printed. */
export const REPORTER_FORMS: readonly string[] = rows.flatMap((row) => row.forms);

/** Every printed reporter token, longest first. */
export const REPORTER_TOKEN = anyOfSources(
  [...REPORTER_FORMS].sort((a, b) => b.length - a.length).map(looseForm),
);

/** The reporter that a printed token names. */
export function reporterOf(token: string): Reporter | undefined {
  return byToken.get(foldToken(token));
}
