import { collapseWhitespace, detachedCopy } from '../text/text.ts';

/** A central act or code that courts cite often. */
export interface Act {
  /** Our stable id: 'ipc', 'bns', 'constitution'. */
  key: string;
  /** Short title with its year: 'Indian Penal Code, 1860'. */
  name: string;
  /** As lawyers write it: 'IPC'. */
  short: string;
  unit: 'section' | 'article' | 'rule';
  /** Printed forms; capitals may be printed with points or spaces between them. */
  variants: readonly string[];
}

/** key | short title with year | short form | other printed forms. Short titles are those of India Code. */
const TABLE = `
ipc | Indian Penal Code, 1860 | IPC | Indian Penal Code; Penal Code; I.P.Code; Indian Pena Code
bns | Bharatiya Nyaya Sanhita, 2023 | BNS | Bharatiya Nyaya Sanhita; Bhartiya Nyaya Sanhita; Bharatiya Nyay Sanhita; Bhartiya Nyay Sanhita; Nyaya Sanhita
crpc | Code of Criminal Procedure, 1973 | CrPC | Code of Criminal Procedure; Criminal Procedure Code; Code of Criminal Procedures; Cr.P. Code; Cr PC; Crl PC; Criminal P C; Crl P.C.; Cr.P.C
bnss | Bharatiya Nagarik Suraksha Sanhita, 2023 | BNSS | Bharatiya Nagarik Suraksha Sanhita; Bhartiya Nagarik Suraksha Sanhita; Nagarik Suraksha Sanhita
iea | Indian Evidence Act, 1872 | Evidence Act | Indian Evidence Act; Evidence Act; IEA
bsa | Bharatiya Sakshya Adhiniyam, 2023 | BSA | Bharatiya Sakshya Adhiniyam; Bhartiya Sakshya Adhiniyam; Sakshya Adhiniyam
cpc | Code of Civil Procedure, 1908 | CPC | Code of Civil Procedure; Civil Procedure Code; C.P. Code; Civil P C
constitution | Constitution of India | Constitution | Constitution of India; Indian Constitution; Constitution
contract | Indian Contract Act, 1872 | Contract Act | Indian Contract Act; Contract Act
limitation | Limitation Act, 1963 | Limitation Act | Indian Limitation Act; Limitation Act
ni | Negotiable Instruments Act, 1881 | NI Act | Negotiable Instruments Act; Negotiable Instrument Act; NI Act; Act of NI
tpa | Transfer of Property Act, 1882 | TP Act | Transfer of Property Act; TP Act; TPA
sra | Specific Relief Act, 1963 | Specific Relief Act | Specific Relief Act
registration | Registration Act, 1908 | Registration Act | Indian Registration Act; Registration Act
stamp | Indian Stamp Act, 1899 | Stamp Act | Indian Stamp Act; Stamp Act
arbitration | Arbitration and Conciliation Act, 1996 | Arbitration Act | Arbitration and Conciliation Act; Arbitration & Conciliation Act; Arbitration Act, 1996; A&C Act; Arbitration Act
arbitration-1940 | Arbitration Act, 1940 | Arbitration Act, 1940 | Arbitration Act, 1940; Arbitration Act of 1940
ibc | Insolvency and Bankruptcy Code, 2016 | IBC | Insolvency and Bankruptcy Code; Insolvency & Bankruptcy Code; I&B Code; IB Code
companies-2013 | Companies Act, 2013 | Companies Act, 2013 | Companies Act, 2013; Companies Act of 2013
companies-1956 | Companies Act, 1956 | Companies Act, 1956 | Companies Act, 1956; Companies Act of 1956
income-tax | Income-tax Act, 1961 | Income-tax Act | Income Tax Act; Income-tax Act; I.T. Act, 1961; Indian Income Tax Act, 1961
income-tax-1922 | Indian Income-tax Act, 1922 | Income-tax Act, 1922 | Indian Income-tax Act, 1922; Indian Income Tax Act, 1922; Income-tax Act, 1922; Income Tax Act, 1922
cgst | Central Goods and Services Tax Act, 2017 | CGST Act | Central Goods and Services Tax Act; Central Goods & Services Tax Act; CGST Act
igst | Integrated Goods and Services Tax Act, 2017 | IGST Act | Integrated Goods and Services Tax Act; IGST Act
customs | Customs Act, 1962 | Customs Act | Customs Act
excise | Central Excise Act, 1944 | Central Excise Act | Central Excise Act; Central Excises and Salt Act; Central Excise and Salt Act
mv | Motor Vehicles Act, 1988 | MV Act | Motor Vehicles Act; Motor Vehicle Act; MV Act
mv-1939 | Motor Vehicles Act, 1939 | MV Act, 1939 | Motor Vehicles Act, 1939; Motor Vehicle Act, 1939; Motor Vehicles Act of 1939
hma | Hindu Marriage Act, 1955 | Hindu Marriage Act | Hindu Marriage Act; HM Act; HMA
hsa | Hindu Succession Act, 1956 | Hindu Succession Act | Hindu Succession Act; HSA
hama | Hindu Adoptions and Maintenance Act, 1956 | HAM Act | Hindu Adoptions and Maintenance Act; Hindu Adoption and Maintenance Act; Hindu Adoptions & Maintenance Act
hmga | Hindu Minority and Guardianship Act, 1956 | HMG Act | Hindu Minority and Guardianship Act; Hindu Minority & Guardianship Act
isa | Indian Succession Act, 1925 | Indian Succession Act | Indian Succession Act
sma | Special Marriage Act, 1954 | Special Marriage Act | Special Marriage Act
divorce | Divorce Act, 1869 | Divorce Act | Indian Divorce Act; Divorce Act
gwa | Guardians and Wards Act, 1890 | Guardians and Wards Act | Guardians and Wards Act; Guardian and Wards Act; Guardians & Wards Act
family-courts | Family Courts Act, 1984 | Family Courts Act | Family Courts Act; Family Court Act
dv | Protection of Women from Domestic Violence Act, 2005 | DV Act | Protection of Women from Domestic Violence Act; Domestic Violence Act; PWDV Act; PWDVA; DV Act
dowry | Dowry Prohibition Act, 1961 | Dowry Prohibition Act | Dowry Prohibition Act; DP Act
pocso | Protection of Children from Sexual Offences Act, 2012 | POCSO Act | Protection of Children from Sexual Offences Act; Protection of Children from Sexual Offence Act; POCSO Act; POCSO
jj | Juvenile Justice (Care and Protection of Children) Act, 2015 | JJ Act | Juvenile Justice (Care and Protection of Children) Act; Juvenile Justice Act; JJ Act
scst | Scheduled Castes and the Scheduled Tribes (Prevention of Atrocities) Act, 1989 | SC/ST Act | Scheduled Castes and the Scheduled Tribes (Prevention of Atrocities) Act; Scheduled Castes and Scheduled Tribes (Prevention of Atrocities) Act; Scheduled Caste and Scheduled Tribe (Prevention of Atrocities) Act; SC/ST (Prevention of Atrocities) Act; SC/ST (PoA) Act; SC/ST Act; SC & ST Act; SC and ST Act; SC ST Act
ndps | Narcotic Drugs and Psychotropic Substances Act, 1985 | NDPS Act | Narcotic Drugs and Psychotropic Substances Act; Narcotic Drugs & Psychotropic Substances Act; NDPS Act; NDPS
pca | Prevention of Corruption Act, 1988 | PC Act | Prevention of Corruption Act; PC Act
pmla | Prevention of Money-laundering Act, 2002 | PMLA | Prevention of Money-laundering Act; Prevention of Money Laundering Act; PMLA; PML Act
uapa | Unlawful Activities (Prevention) Act, 1967 | UAPA | Unlawful Activities (Prevention) Act; Unlawful Activities Prevention Act; UAPA; UA(P) Act
nia | National Investigation Agency Act, 2008 | NIA Act | National Investigation Agency Act; NIA Act
tada | Terrorist and Disruptive Activities (Prevention) Act, 1987 | TADA | Terrorist and Disruptive Activities (Prevention) Act; TADA Act; TADA
mcoca | Maharashtra Control of Organised Crime Act, 1999 | MCOCA | Maharashtra Control of Organised Crime Act; MCOC Act; MCOCA
arms | Arms Act, 1959 | Arms Act | Indian Arms Act; Arms Act
explosives | Explosive Substances Act, 1908 | Explosive Substances Act | Explosive Substances Act; Explosives Substances Act
it | Information Technology Act, 2000 | IT Act | Information Technology Act; IT Act
contempt | Contempt of Courts Act, 1971 | Contempt of Courts Act | Contempt of Courts Act; Contempt of Court Act
sarfaesi | Securitisation and Reconstruction of Financial Assets and Enforcement of Security Interest Act, 2002 | SARFAESI Act | Securitisation and Reconstruction of Financial Assets and Enforcement of Security Interest Act; Securitization and Reconstruction of Financial Assets and Enforcement of Security Interest Act; SARFAESI Act; SARFAESI
rdb | Recovery of Debts and Bankruptcy Act, 1993 | RDB Act | Recovery of Debts and Bankruptcy Act; Recovery of Debts Due to Banks and Financial Institutions Act; RDDBFI Act; RDDB Act; RDB Act
id | Industrial Disputes Act, 1947 | ID Act | Industrial Disputes Act; Industrial Dispute Act; ID Act
factories | Factories Act, 1948 | Factories Act | Factories Act
esi | Employees' State Insurance Act, 1948 | ESI Act | Employees' State Insurance Act; Employees State Insurance Act; ESI Act
epf | Employees' Provident Funds and Miscellaneous Provisions Act, 1952 | EPF Act | Employees' Provident Funds and Miscellaneous Provisions Act; Employees Provident Funds and Miscellaneous Provisions Act; Employees' Provident Fund Act; EPF Act; EPF & MP Act
gratuity | Payment of Gratuity Act, 1972 | Gratuity Act | Payment of Gratuity Act; Gratuity Act
wages | Payment of Wages Act, 1936 | Payment of Wages Act | Payment of Wages Act
minimum-wages | Minimum Wages Act, 1948 | Minimum Wages Act | Minimum Wages Act
bonus | Payment of Bonus Act, 1965 | Bonus Act | Payment of Bonus Act
eca | Employee's Compensation Act, 1923 | Employee's Compensation Act | Employee's Compensation Act; Employees' Compensation Act; Employees Compensation Act; Workmen's Compensation Act; Workmens Compensation Act; Workmen Compensation Act
rera | Real Estate (Regulation and Development) Act, 2016 | RERA | Real Estate (Regulation and Development) Act; Real Estate (Regulation & Development) Act; RERA Act; RERA
cpa-2019 | Consumer Protection Act, 2019 | Consumer Protection Act, 2019 | Consumer Protection Act, 2019; Consumer Protection Act of 2019
cpa-1986 | Consumer Protection Act, 1986 | Consumer Protection Act, 1986 | Consumer Protection Act, 1986; Consumer Protection Act of 1986
la-1894 | Land Acquisition Act, 1894 | Land Acquisition Act | Land Acquisition Act; LA Act
larr | Right to Fair Compensation and Transparency in Land Acquisition, Rehabilitation and Resettlement Act, 2013 | RFCTLARR Act | Right to Fair Compensation and Transparency in Land Acquisition, Rehabilitation and Resettlement Act; RFCTLARR Act; RFCTLARR; LARR Act
highways | National Highways Act, 1956 | NH Act | National Highways Act; NH Act
electricity | Electricity Act, 2003 | Electricity Act | Electricity Act, 2003; Electricity Act
rti | Right to Information Act, 2005 | RTI Act | Right to Information Act; RTI Act
rte | Right of Children to Free and Compulsory Education Act, 2009 | RTE Act | Right of Children to Free and Compulsory Education Act; Right to Education Act; RTE Act
rpa-1950 | Representation of the People Act, 1950 | RP Act, 1950 | Representation of the People Act, 1950; Representation of People Act, 1950
rpa | Representation of the People Act, 1951 | RP Act, 1951 | Representation of the People Act; Representation of People Act; RP Act
passports | Passports Act, 1967 | Passports Act | Passports Act; Passport Act
citizenship | Citizenship Act, 1955 | Citizenship Act | Citizenship Act
fera | Foreign Exchange Regulation Act, 1973 | FERA | Foreign Exchange Regulation Act; FERA
fema | Foreign Exchange Management Act, 1999 | FEMA | Foreign Exchange Management Act; FEMA
competition | Competition Act, 2002 | Competition Act | Competition Act
mrtp | Monopolies and Restrictive Trade Practices Act, 1969 | MRTP Act | Monopolies and Restrictive Trade Practices Act; MRTP Act
sebi | Securities and Exchange Board of India Act, 1992 | SEBI Act | Securities and Exchange Board of India Act; SEBI Act
msmed | Micro, Small and Medium Enterprises Development Act, 2006 | MSMED Act | Micro, Small and Medium Enterprises Development Act; MSMED Act
patents | Patents Act, 1970 | Patents Act | Patents Act; Patent Act
trademarks | Trade Marks Act, 1999 | Trade Marks Act | Trade Marks Act; Trademarks Act; Trade Mark Act
copyright | Copyright Act, 1957 | Copyright Act | Copyright Act; Copyrights Act
environment | Environment (Protection) Act, 1986 | Environment Act | Environment (Protection) Act; Environment Protection Act
forest-conservation | Forest (Conservation) Act, 1980 | Forest (Conservation) Act | Forest (Conservation) Act; Forest Conservation Act
wildlife | Wild Life (Protection) Act, 1972 | Wild Life Act | Wild Life (Protection) Act; Wildlife (Protection) Act; Wildlife Protection Act
ngt | National Green Tribunal Act, 2010 | NGT Act | National Green Tribunal Act; NGT Act
fssa | Food Safety and Standards Act, 2006 | FSS Act | Food Safety and Standards Act; FSS Act; FSSA
pfa | Prevention of Food Adulteration Act, 1954 | PFA Act | Prevention of Food Adulteration Act; PFA Act
drugs | Drugs and Cosmetics Act, 1940 | Drugs and Cosmetics Act | Drugs and Cosmetics Act; Drugs & Cosmetics Act
ec | Essential Commodities Act, 1955 | EC Act | Essential Commodities Act; EC Act
benami | Prohibition of Benami Property Transactions Act, 1988 | Benami Act | Prohibition of Benami Property Transactions Act; Benami Transactions (Prohibition) Act; Benami Act
wakf | Waqf Act, 1995 | Waqf Act | Waqf Act; Wakf Act
partnership | Indian Partnership Act, 1932 | Partnership Act | Indian Partnership Act; Partnership Act
sale-of-goods | Sale of Goods Act, 1930 | Sale of Goods Act | Sale of Goods Act; Indian Sale of Goods Act
easements | Indian Easements Act, 1882 | Easements Act | Indian Easements Act; Easements Act; Easement Act
trusts | Indian Trusts Act, 1882 | Trusts Act | Indian Trusts Act
partition | Partition Act, 1893 | Partition Act | Partition Act
court-fees | Court-fees Act, 1870 | Court-fees Act | Court Fees Act; Court-fees Act; Court Fee Act
commercial-courts | Commercial Courts Act, 2015 | Commercial Courts Act | Commercial Courts Act
general-clauses | General Clauses Act, 1897 | General Clauses Act | General Clauses Act
advocates | Advocates Act, 1961 | Advocates Act | Advocates Act
legal-services | Legal Services Authorities Act, 1987 | Legal Services Authorities Act | Legal Services Authorities Act; Legal Services Authority Act
probation | Probation of Offenders Act, 1958 | Probation of Offenders Act | Probation of Offenders Act; Probation of Offender Act
prisons | Prisons Act, 1894 | Prisons Act | Prisons Act
railways | Railways Act, 1989 | Railways Act | Railways Act, 1989; Railways Act; Railway Act
telegraph | Indian Telegraph Act, 1885 | Telegraph Act | Indian Telegraph Act; Telegraph Act
administrative-tribunals | Administrative Tribunals Act, 1985 | Administrative Tribunals Act | Administrative Tribunals Act; Administrative Tribunal Act
disaster | Disaster Management Act, 2005 | Disaster Management Act | Disaster Management Act; DM Act
gaming | Public Gambling Act, 1867 | Public Gambling Act | Public Gambling Act
mental-health | Mental Healthcare Act, 2017 | Mental Healthcare Act | Mental Healthcare Act
rpwd | Rights of Persons with Disabilities Act, 2016 | RPwD Act | Rights of Persons with Disabilities Act; RPwD Act
mtp | Medical Termination of Pregnancy Act, 1971 | MTP Act | Medical Termination of Pregnancy Act; MTP Act
senior-citizens | Maintenance and Welfare of Parents and Senior Citizens Act, 2007 | Senior Citizens Act | Maintenance and Welfare of Parents and Senior Citizens Act; Senior Citizens Act
cst | Central Sales Tax Act, 1956 | CST Act | Central Sales Tax Act; CST Act
income-tax-2025 | Income-tax Act, 2025 | Income-tax Act, 2025 | Income-tax Act, 2025; Income Tax Act, 2025; I.T. Act, 2025
wages-code | Code on Wages, 2019 | Code on Wages | Code on Wages; Wage Code; Wages Code
ir-code | Industrial Relations Code, 2020 | IR Code | Industrial Relations Code; IR Code
ss-code | Code on Social Security, 2020 | SS Code | Code on Social Security; Social Security Code
osh-code | Occupational Safety, Health and Working Conditions Code, 2020 | OSH Code | Occupational Safety, Health and Working Conditions Code; OSH Code; OSHWC Code
immigration | Immigration and Foreigners Act, 2025 | Immigration and Foreigners Act | Immigration and Foreigners Act; Immigration & Foreigners Act
foreigners | Foreigners Act, 1946 | Foreigners Act | Foreigners Act
dpdp | Digital Personal Data Protection Act, 2023 | DPDP Act | Digital Personal Data Protection Act; DPDP Act; DPDPA
mediation | Mediation Act, 2023 | Mediation Act | Mediation Act
telecom | Telecommunications Act, 2023 | Telecommunications Act | Telecommunications Act; Telecommunication Act; Telecom Act
vayuyan | Bharatiya Vayuyan Adhiniyam, 2024 | Vayuyan Adhiniyam | Bharatiya Vayuyan Adhiniyam; Vayuyan Adhiniyam
aircraft | Aircraft Act, 1934 | Aircraft Act | Aircraft Act
boilers-2025 | Boilers Act, 2025 | Boilers Act, 2025 | Boilers Act, 2025
boilers-1923 | Boilers Act, 1923 | Boilers Act, 1923 | Boilers Act, 1923; Indian Boilers Act, 1923; Indian Boilers Act
bankers-books | Bankers' Books Evidence Act, 1891 | Bankers' Books Evidence Act | Bankers' Books Evidence Act; Bankers Books Evidence Act
`;

/** Central acts and codes that courts cite most. Acts of the states are found by their form alone. */
export const ACTS: readonly Act[] = TABLE.split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [key = '', name = '', short = '', others = ''] = line.split('|').map((cell) => cell.trim());
    const variants = [name, short, ...others.split(';').map((form) => form.trim())].filter(
      (form) => form !== '',
    );
    return {
      key,
      name,
      short,
      unit: key === 'constitution' ? 'article' : 'section',
      variants: [...new Set(variants)],
    };
  });

/** Names that carry no word such as Act or Code: 'IPC', 'SARFAESI', 'Constitution of India'. */
export const BARE_ACT_NAMES: readonly string[] = ACTS.flatMap((act) => act.variants).filter(
  (form) => !/\b(?:Act|Code|Sanhita|Adhiniyam)\b/u.test(form.replace(/^I\.P\.Code$|P\. Code$/u, '')),
);

/** A printed act name for comparison: no points, case, 'the', '&' or comma before the year. */
function foldActName(name: string): string {
  return collapseWhitespace(name)
    .toLowerCase()
    .replace(/^the /u, '')
    .replace(/&/gu, ' and ')
    .replace(/\b(?:indian|the) (?=(?:penal|evidence|contract|limitation))/gu, '')
    .replace(/[^a-z0-9]/gu, '');
}

const byName = new Map<string, Act>();
for (const act of ACTS) {
  for (const variant of act.variants) {
    const folded = foldActName(variant);
    if (!byName.has(folded)) byName.set(folded, act);
  }
}

/** The act with a key: 'ipc'. */
export function actOfKey(key: string): Act | undefined {
  return ACTS.find((act) => act.key === key);
}

/**
 * The act that a whole printed name means: 'I.P.C.', 'the Indian Penal Code, 1860', 'NI Act'. A year that is not
 * the act's own ('Companies Act, 2013' and '… 1956') decides; without a year 'the Companies Act' means neither.
 */
export function findAct(text: string): Act | undefined {
  const known = read.get(text);
  if (known !== undefined) return known ?? undefined;
  const act = actNamed(text);
  if (read.size >= READ_MOST) read.clear();
  read.set(detachedCopy(text), act ?? null);
  return act;
}

/** Judgments name the same acts repeatedly: results are cached, `null` for no known act. */
const read = new Map<string, Act | null>();
const READ_MOST = 5_000;

/** 'Factories Act (63 of 1948)', 'Income Tax Act, 1961 (43 of 1961)': its number and year behind the title. */
const NUMBER_AND_YEAR =
  /,?\s*(\b(?:18|19|20)\d\d)?\s*\((?:\d{1,3}|[IVXLC]{1,8}) of ((?:18|19|20)\d\d)\)\s*$/u;

function actNamed(text: string): Act | undefined {
  const name = text
    .replace(/\((?:[A-Z.]{2,8}|(?:Central )?Act .{1,20})\)\s*$/u, '')
    .replace(NUMBER_AND_YEAR, (_, printed: string | undefined, year: string) => `, ${printed ?? year}`);
  const year = /\b(1[89]\d\d|20\d\d)\D{0,3}$/u.exec(name)?.[1];
  const exact = byName.get(foldActName(name));
  if (exact || year === undefined) return exact;
  const act = byName.get(foldActName(name.slice(0, name.lastIndexOf(year)).replace(/\bof\s*$/u, '')));
  return act?.name.endsWith(year) ? act : undefined;
}
