import { withCapitalTerritory, withCityAuthority, withOffices } from './offices.ts';

/*
 * States and public bodies that are parties, with the short forms under which they are printed. A State sues and is sued
 * by its name, and the Government of India as the Union of India (Constitution, article 300(1)): 'Government of Kerala'
 * and 'State of Kerala' name one party.
 */

/** State | short forms behind 'State of' | short forms that mean it wherever the name is that of a body. */
const STATES = `
andhra pradesh | ap | ap
arunachal pradesh | |
assam | |
bihar | |
chhattisgarh | cg, chattisgarh, chhatisgarh, chatisgarh |
goa | |
gujarat | guj, gujrat |
haryana | hr, hry |
himachal pradesh | hp | hp
jammu kashmir | jk | jk
jharkhand | jh |
karnataka | kar, karn, ktk, mysore |
kerala | ker |
madhya pradesh | mp | mp
maharashtra | mah, maha, mh, maharastra |
manipur | |
meghalaya | |
mizoram | |
nagaland | |
odisha | orissa |
punjab | pb |
rajasthan | raj |
sikkim | |
tamil nadu | tn, tamilnadu, madras | tn, tamilnadu
telangana | ts, tel, telengana |
tripura | |
uttar pradesh | up, uttarpradesh | up, uttarpradesh
uttarakhand | uk, ua, uttaranchal, uttrakhand, uttarkhand |
west bengal | wb, westbengal | wb, westbengal
delhi | |
puducherry | pondicherry, pondy |
chandigarh | |
`;

/** Short form: full name. Short forms that are also words or names are in `WHOLE`. */
const BODIES = `
uoi: union of india
gnctd: state of delhi
cbi: central bureau of investigation
nia: national investigation agency
ncb: narcotics control bureau
dri: directorate of revenue intelligence
sfio: serious fraud investigation office
cit: commissioner of income tax
pcit: principal commissioner of income tax
ccit: chief commissioner of income tax
acit: assistant commissioner of income tax
dcit: deputy commissioner of income tax
jcit: joint commissioner of income tax
dit: director of income tax
cwt: commissioner of wealth tax
cgt: commissioner of gift tax
cst: commissioner of sales tax
cce: commissioner of central excise
dgft: director general of foreign trade
dgca: directorate general of civil aviation
cbdt: central board of direct taxes
cbic: central board of indirect taxes and customs
cbec: central board of excise and customs
sbi: state bank of india
rbi: reserve bank of india
pnb: punjab national bank
nabard: national bank for agriculture and rural development
sidbi: small industries development bank of india
lic: life insurance corporation of india
gic: general insurance corporation of india
irda: insurance regulatory and development authority
irdai: insurance regulatory and development authority
sebi: securities and exchange board of india
trai: telecom regulatory authority of india
cag: comptroller and auditor general of india
ibbi: insolvency and bankruptcy board of india
dda: delhi development authority
mcd: municipal corporation of delhi
ndmc: new delhi municipal council
mcgm: municipal corporation of greater mumbai
bbmp: bruhat bengaluru mahanagara palike
ghmc: greater hyderabad municipal corporation
mmrda: mumbai metropolitan region development authority
mhada: maharashtra housing and area development authority
cidco: city and industrial development corporation
midc: maharashtra industrial development corporation
huda: haryana urban development authority
esic: employees state insurance corporation
epfo: employees provident fund organisation
rpfc: regional provident fund commissioner
nhai: national highways authority of india
aai: airports authority of india
bsnl: bharat sanchar nigam
mtnl: mahanagar telephone nigam
ongc: oil and natural gas corporation
iocl: indian oil corporation
hpcl: hindustan petroleum corporation
bpcl: bharat petroleum corporation
ntpc: national thermal power corporation
bhel: bharat heavy electricals
fci: food corporation of india
ugc: university grants commission
upsc: union public service commission
ssc: staff selection commission
bcci: board of control for cricket in india
icai: institute of chartered accountants of india
icmr: indian council of medical research
icar: indian council of agricultural research
ignou: indira gandhi national open university
jnu: jawaharlal nehru university
cpwd: central public works department
kvic: khadi and village industries commission
nafed: national agricultural cooperative marketing federation of india
iffco: indian farmers fertiliser cooperative
aicte: all india council for technical education
ncte: national council for teacher education
cbse: central board of secondary education
kvs: kendriya vidyalaya sangathan
aiims: all india institute of medical sciences
dtc: delhi transport corporation
dmrc: delhi metro rail corporation
apsrtc: andhra pradesh state road transport corporation
upsrtc: uttar pradesh state road transport corporation
msrtc: maharashtra state road transport corporation
tnstc: tamil nadu state transport corporation
bda: bangalore development authority
cmda: chennai metropolitan development authority
hmda: hyderabad metropolitan development authority
puda: punjab urban development authority
hudco: housing and urban development corporation
aseb: assam state electricity board
apseb: andhra pradesh state electricity board
hpseb: himachal pradesh state electricity board
kseb: kerala state electricity board
mseb: maharashtra state electricity board
mpeb: madhya pradesh electricity board
oseb: orissa state electricity board
pseb: punjab state electricity board
rseb: rajasthan state electricity board
tneb: tamil nadu electricity board
upseb: uttar pradesh state electricity board
upfc: uttar pradesh financial corporation
wbseb: west bengal state electricity board
wbsedcl: west bengal state electricity distribution
msedcl: maharashtra state electricity distribution
msetcl: maharashtra state electricity transmission
kptcl: karnataka power transmission corporation
uiic: united india insurance
oicl: oriental insurance
niacl: new india assurance
tnpsc: tamil nadu public service commission
uppsc: uttar pradesh public service commission
gsrtc: gujarat state road transport corporation
rsrtc: rajasthan state road transport corporation
crpf: central reserve police force
cisf: central industrial security force
bsf: border security force
itbp: indo tibetan border police
drdo: defence research and development organisation
isro: indian space research organisation
cpcb: central pollution control board
gpcb: gujarat pollution control board
mpcb: maharashtra pollution control board
tnpcb: tamil nadu pollution control board
uppcb: uttar pradesh pollution control board
dpcc: delhi pollution control committee
dvb: delhi vidyut board
dvc: damodar valley corporation
geb: gujarat electricity board
hseb: haryana state electricity board
iob: indian overseas bank
idbi: industrial development bank of india
sbbj: state bank of bikaner and jaipur
sbh: state bank of hyderabad
sbt: state bank of travancore
osrtc: orissa state road transport corporation
mpsrtc: madhya pradesh state road transport corporation
tsrtc: telangana state road transport corporation
hrtc: himachal road transport corporation
bmtc: bangalore metropolitan transport corporation
pgcil: power grid corporation of india
nhpc: national hydroelectric power corporation
mmtc: minerals and metals trading corporation
irctc: indian railway catering and tourism corporation
bccl: bharat coking coal
secl: south eastern coalfields
sccl: singareni collieries
beml: bharat earth movers
nmdc: national mineral development corporation
noida: new okhla industrial development authority
gnida: greater noida industrial development authority
hsiidc: haryana state industrial and infrastructure development corporation
hsvp: haryana shehri vikas pradhikaran
riico: rajasthan state industrial development and investment corporation
upsidc: uttar pradesh state industrial development corporation
gidc: gujarat industrial development corporation
kiadb: karnataka industrial areas development board
apiic: andhra pradesh industrial infrastructure corporation
upavp: uttar pradesh avas evam vikas parishad
tnhb: tamil nadu housing board
rhb: rajasthan housing board
nmmc: navi mumbai municipal corporation
gvmc: greater visakhapatnam municipal corporation
kmc: kolkata municipal corporation
`;

/** Short forms of companies that mean other bodies elsewhere: only where *Ltd.*, *Co.* or *Company* is in the name. */
const COMPANIES = `
oic: oriental insurance
nic: national insurance
nia: new india assurance
uii: united india insurance
uiic: united india insurance
nicl: national insurance
hal: hindustan aeronautics
bel: bharat electronics
cil: coal india
ecl: eastern coalfields
wcl: western coalfields
mcl: mahanadi coalfields
ncl: northern coalfields
nlc: neyveli lignite corporation
hmt: hindustan machine tools
`;

/** Short forms of the bodies that a State has, behind its name: 'Assam SEB', 'U.P. SRTC', 'Bihar PSC'. */
const OF_A_STATE = `
seb: state electricity board
sedcl: state electricity distribution
setcl: state electricity transmission
eb: electricity board
srtc: state road transport corporation
rtc: road transport corporation
psc: public service commission
pcb: pollution control board
spcb: state pollution control board
sidc: state industrial development corporation
idc: industrial development corporation
sfc: state financial corporation
hb: housing board
`;

/** Short forms that are words or names too: the body only where they are the whole name. */
const WHOLE = `
ed: directorate of enforcement
enforcement directorate: directorate of enforcement
sail: steel authority of india
gail: gas authority of india
best: brihanmumbai electric supply and transport
ito: income tax officer
cto: commercial tax officer
bci: bar council of india
mci: medical council of india
nta: national testing agency
hal: hindustan aeronautics
bob: bank of baroda
tisco: tata iron and steel
telco: tata engineering and locomotive
`;

const lines = (table: string) => table.trim().split('\n');
const wordsOf = (text: string) => text.trim().split(/\s+/u);
const commas = (cell: string) =>
  cell
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

const byState = lines(STATES).map((line) => {
  const [name = '', afterOf = '', anywhere = ''] = line.split('|');
  return { words: wordsOf(name), afterOf: commas(afterOf), anywhere: commas(anywhere) };
});
const STATE_NAMES: ReadonlySet<string> = new Set(byState.map(({ words }) => words.join(' ')));
const STATES_AFTER_OF = new Map(byState.flatMap(({ words, afterOf }) => afterOf.map((of) => [of, words])));
const STATES_ANYWHERE = new Map(byState.flatMap(({ words, anywhere }) => anywhere.map((of) => [of, words])));
const table = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    lines(text).map((line) => {
      const [short = '', full = ''] = line.split(':');
      return [short.trim(), wordsOf(full)];
    }),
  );
const BODY_NAMES = table(BODIES);
const WHOLE_NAMES = table(WHOLE);
const COMPANY_NAMES = table(COMPANIES);
const BODIES_OF_A_STATE = table(OF_A_STATE);
const COMPANY = /^(?:ltd|limited|co|company)$/u;

/** A name with one of these is that of a body, so that 'U.P.' in it is no person's initials. */
const INSTITUTION = new Set(
  (
    'state govt government board corporation corpn nigam parishad authority commission commissioner university univ ltd ' +
    'limited pvt private bank co company society federation union council department dept ministry director secretary ' +
    'collector electricity power housing transport road industrial financial cement sugar mills police court vidyut jal ' +
    'seeds forest public service trust association'
  ).split(' '),
);

/**
 * The words of a name with short forms of States and public bodies in full: `['state', 'of', 'u', 'p']`. A comma is a
 * word: 'C.I.T., U.P.' Linear time.
 */
export function inFull(printed: readonly string[]): string[] {
  const words = withStateBody(withCityAuthority(withOffices(printed)));
  const bare = words.filter((word) => word !== 'the' && word !== 'of');
  // 'C.T.O.' is printed with stops, too.
  const whole = WHOLE_NAMES.get(bare.join(bare.every((word) => word.length === 1) ? '' : ' '));
  if (whole) return [...whole];
  const institution = words.some((word) => INSTITUTION.has(word));
  const company = words.some((word) => COMPANY.test(word));
  const full: string[] = [];
  for (let i = 0; i < words.length; ) {
    const run = lettersFrom(words, i);
    const ofState = isOfState(words, i);
    const alone = institution || run === words.length || full.some((word) => INSTITUTION.has(word));
    const letters = words.slice(i, i + run).join('');
    const known = (company ? COMPANY_NAMES.get(letters) : undefined) ?? shortForm(letters, ofState, alone);
    // 'State of U. P. A.I.R.': the letters of a report follow.
    const cut = known === undefined && ofState && run > 2 ? 2 : run;
    // 'L.I.C. of India': the short form holds the words that are printed once more.
    if (known !== undefined && endsInIndia(known) && endsInIndia(words.slice(i + run, i + run + 2))) i += 2;
    full.push(
      ...(known ?? shortForm(words.slice(i, i + cut).join(''), ofState, alone) ?? words.slice(i, i + cut)),
    );
    i += cut;
  }
  return full;
}

function endsInIndia(words: readonly string[]): boolean {
  return words.at(-2) === 'of' && words.at(-1) === 'india';
}

/** 'Assam SEB', 'U.P. SRTC': the State and its body in full. */
function withStateBody(words: readonly string[]): readonly string[] {
  for (let at = 0; at < words.length; ) {
    const run = lettersFrom(words, at);
    const body = at === 0 ? undefined : BODIES_OF_A_STATE.get(words.slice(at, at + run).join(''));
    const state = body && stateNamed(words.slice(0, at));
    if (state !== undefined && body !== undefined) return [...state, ...body, ...words.slice(at + run)];
    at += run;
  }
  return words;
}

/** The words of the State that a name consists of: 'the Assam', 'U. P.'. */
function stateNamed(words: readonly string[]): readonly string[] | undefined {
  const named = words.filter((word) => word !== 'the' && word !== 'and');
  return STATE_NAMES.has(named.join(' ')) ? named : STATES_AFTER_OF.get(named.join(''));
}

/** The number of single letters in a row, at least 1: 's', 'b', 'i' of 'S. B. I.' */
function lettersFrom(words: readonly string[], from: number): number {
  let to = from;
  while (to < words.length && /^[a-z]$/u.test(words[to] ?? '')) to += 1;
  return Math.max(1, to - from);
}

/** True where 'State of' or 'Government of' is before a word. */
function isOfState(words: readonly string[], at: number): boolean {
  return words[at - 1] === 'of' && /^(?:state|govt|government)$/u.test(words[at - 2] ?? '');
}

function shortForm(short: string, ofState: boolean, alone: boolean): readonly string[] | undefined {
  const state = ofState ? STATES_AFTER_OF.get(short) : undefined;
  return state ?? BODY_NAMES.get(short) ?? (alone ? STATES_ANYWHERE.get(short) : undefined);
}

const CALLED = new Set(['state', 'government', 'govt', 'nct', 'administration', 'ut']);

/**
 * The words of a name, in full and without 'of' and 'the', as those of one party: 'Government of Kerala', 'NCT of Delhi',
 * 'Delhi Administration' as the State, 'Government of India' as the Union.
 */
export function asParty(given: string[]): string[] {
  const words = withCapitalTerritory(given);
  const named = words.filter((word) => !CALLED.has(word));
  // 'J&K' alone is that State, too; a word alone may be a person's name.
  if (named.length === 2 && words.length === 2 && STATE_NAMES.has(named.join(' ')))
    return ['state', ...named];
  if (named.length === words.length || named.length > 2) return words;
  const [one = ''] = named;
  const state = named.length === 1 ? (STATES_AFTER_OF.get(one) ?? named) : named;
  if (STATE_NAMES.has(state.join(' '))) return ['state', ...state];
  return one === 'india' && named.length === 1 && /^gov/u.test(words[0] ?? '') ? ['union', 'india'] : words;
}
