/** A tribunal, a commission or a regulator whose orders are read as judgments. */
export interface Tribunal {
  /** The name in its Act. */
  name: string;
  /** Its words in a heading. */
  heading: RegExp;
  /** The first letters of its name, small: a heading without them is not tried. */
  first: string;
}

/** Official name = words of the heading, where they differ; spaces stand for any white space, '&' for 'and' too. */
const NAMES = `
National Company Law Appellate Tribunal
National Company Law Tribunal
Income Tax Appellate Tribunal = income[- ]tax appellate tribunal
Customs, Excise and Service Tax Appellate Tribunal = customs,? excise,? & service tax appellate tribunal
Customs, Excise and Gold (Control) Appellate Tribunal = customs,? excise,? & gold \\(control\\) appellate tribunal
National Green Tribunal
Central Administrative Tribunal
Securities Appellate Tribunal
Armed Forces Tribunal
Appellate Tribunal for Electricity
Telecom Disputes Settlement and Appellate Tribunal = telecom disputes settlement & appellate tribunal
Debts Recovery Appellate Tribunal = debts? recovery appellate tribunal
Debts Recovery Tribunal = debts? recovery tribunal
Goods and Services Tax Appellate Tribunal = goods & services? tax appellate tribunal
Railway Claims Tribunal
Motor Accidents Claims Tribunal = motor accidents? claims tribunal
Industrial Tribunal
State Administrative Tribunal
National Consumer Disputes Redressal Commission = national consumers? disputes? redressal commission
State Consumer Disputes Redressal Commission = state consumers? disputes? redressal commission
District Consumer Disputes Redressal Commission = district consumers? disputes? redressal (?:commission|forum)
Competition Commission of India
Competition Appellate Tribunal
Securities and Exchange Board of India = securities & exchange board of india
Real Estate Regulatory Authority = real estate regulatory authority
Real Estate Appellate Tribunal
Central Information Commission
National Human Rights Commission
Authority for Advance Rulings
Advance Ruling Authority
Board of Revenue
`;

export const TRIBUNALS: readonly Tribunal[] = NAMES.split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [name = '', words] = line.split(' = ');
    const source = (words ?? name.toLowerCase()).replace(/ & /gu, ' (?:and|&) ').replace(/ /gu, '\\s{1,20}');
    return {
      name,
      first: source.slice(0, 4),
      heading: new RegExp(
        `^[^\\p{L}]{0,20}(?:(?:in|before)\\s+the\\s+|the\\s+)?(?:court\\s+of\\s+(?:the\\s+)?)?(?:hon['’]?ble\\s+)?(?:(?!vs?\\b|versus|and\\b|of\\b)\\p{L}+,?\\s+){0,3}?${source}(?![\\p{L}])`,
        'iu',
      ),
    };
  });

const CITIES =
  'agra|agartala|ahmedabad|aizawl|allahabad|amaravati|amritsar|aurangabad|bangalore|bengaluru|bhopal|bhubaneswar|calcutta|chandigarh|chennai|cochin|cuttack|dehradun|delhi|ernakulam|goa|gangtok|guwahati|gwalior|hyderabad|imphal|indore|itanagar|jabalpur|jaipur|jammu|jodhpur|kochi|kohima|kolkata|lucknow|ludhiana|madurai|mumbai|nagpur|new\\s+delhi|panaji|patna|prayagraj|pune|raipur|rajkot|ranchi|shillong|shimla|srinagar|surat|thane|thiruvananthapuram|vijayawada|visakhapatnam';
/** 'PRINCIPAL BENCH, NEW DELHI', 'West Zonal Bench At Ahmedabad', 'MUMBAI BENCH "C"', ', Mumbai' or the city alone. */
const SEAT = new RegExp(
  `^[^\\p{L}]{0,40}(?:(?:(?:principal|regional|zonal|circuit|division|special|western?|southern?|eastern?|northern?|central|west|south|east|north|court|no\\.?|[ivx]{1,4})\\W{1,3}){0,4}bench\\W{1,4}(?:at\\W{1,3})?|at\\s+)?(?<city>${CITIES})(?![\\p{L}])`,
  'iu',
);

const HEADS_ON = new RegExp(
  `^[^\\p{L}&]{0,20}(?:at\\b|bench|principal|regional|zonal|circuit|division|special|single|court|["“‘']?\\p{L}["”’']?\\s+bench|for\\b|,|${CITIES})`,
  'iu',
);

/** Limit: the name of a tribunal ends within so many characters of a heading. */
const LONGEST_NAME = 300;

/** The tribunal that a heading names, with its seat if the words behind the name say it. `rest` are the lines below. */
export function findTribunal(printed: string, rest = ''): { name: string; seat?: string } | undefined {
  if (!/tribunal|commission|board|authority/i.test(printed.slice(0, LONGEST_NAME))) return undefined;
  // A line of an old report may hold its whole headnote.
  const heading = printed.slice(0, 2 * LONGEST_NAME);
  const small = heading.toLowerCase();
  for (const { name, heading: words, first } of TRIBUNALS) {
    if (!small.includes(first)) continue;
    const match = words.exec(heading);
    if (match === null) continue;
    const same = heading.slice(match[0].length);
    // '… BOARD OF INDIA & ANR.', '… BOARD OF INDIA on 15 July': a party.
    if (/\p{L}|&/u.test(same) && !HEADS_ON.test(same)) continue;
    const behind = `${same} ${rest}`.replace(/\s+/gu, ' ').slice(0, 160);
    const city = SEAT.exec(behind)?.groups?.city;
    return city === undefined ? { name } : { name, seat: titled(city) };
  }
  return undefined;
}

/** 'PLACE: MUMBAI', 'New Delhi / Date: 05/01/2026' at the foot of an order. */
const PLACE = new RegExp(
  `\\bplace\\s?:\\s?(?<place>${CITIES})(?![\\p{L}])|\\n\\s*(?<above>${CITIES})\\s*\\n\\s*dated?\\b`,
  'iu',
);

/** The city that the foot of an order names as its place. */
export function placeAtFoot(foot: string): string | undefined {
  const { place, above } = PLACE.exec(foot)?.groups ?? {};
  const city = place ?? above;
  return city === undefined ? undefined : titled(city);
}

/** 'NEW DELHI' → 'New Delhi' */
function titled(words: string): string {
  return words
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}
