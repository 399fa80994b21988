import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COURTS, findCourt, findCourtMentions } from './courts.ts';

const flat = (printed: string): string => printed.replace(/\s+/gu, ' ');

/** Printed forms of courts in heads and sentences, with the words that are the name. */
test.each<[text: string, courts: string[]]>([
  [
    'HIGH COURT OF JUDICATURE AT\n          ALLAHABAD, LUCKNOW BENCH\n\n Court No. 1',
    ['HIGH COURT OF JUDICATURE AT\n          ALLAHABAD, LUCKNOW BENCH'],
  ],
  [
    'HIGH COURT OF JUDICATURE AT ALLAHABAD, LUCKNOW BENCH, LUCKNOW\n\n',
    ['HIGH COURT OF JUDICATURE AT ALLAHABAD, LUCKNOW BENCH, LUCKNOW'],
  ],
  [
    'IN THE HIGH COURT OF JUDICATURE AT BOMBAY\nBENCH AT AURANGABAD\n\n',
    ['HIGH COURT OF JUDICATURE AT BOMBAY\nBENCH AT AURANGABAD'],
  ],
  [
    'IN THE HIGH COURT OF JUDICATURE AT BOMBAY,\n NAGPUR BENCH, NAGPUR.\n\n',
    ['HIGH COURT OF JUDICATURE AT BOMBAY,\n NAGPUR BENCH, NAGPUR'],
  ],
  [
    'IN THE HIGH COURT OF JUDICATURE AT BOMBAY\nNAGPUR BENCH : NAGPUR\n\n',
    ['HIGH COURT OF JUDICATURE AT BOMBAY\nNAGPUR BENCH : NAGPUR'],
  ],
  ['IN THE HIGH COURT OF BOMBAY AT GOA\n\n', ['HIGH COURT OF BOMBAY AT GOA']],
  ['The Senior Vice-President of the Tribunal and the Chairman of Tribunal met.', []],
  ['the Central Administrative Tribunal (Tribunal for short) held', ['Central Administrative Tribunal']],
  [
    'the XVII Additional City Civil Judge, Bangalore City, by his judgment',
    ['XVII Additional City Civil Judge, Bangalore City'],
  ],
  [
    'IN THE HIGH COURT OF JUDICATURE OF BOMBAY\nBENCH AT AURANGABAD\n\nW.P.',
    ['HIGH COURT OF JUDICATURE OF BOMBAY\nBENCH AT AURANGABAD'],
  ],
  ['HIGH COURT OF MADHYA PRADESH, JABALPUR\n\n', ['HIGH COURT OF MADHYA PRADESH, JABALPUR']],
  ['HIGH COURT OF MADHYA PRADESH : JABALPUR\n\n', ['HIGH COURT OF MADHYA PRADESH : JABALPUR']],
  ['THE HIGH COURT OF MADHYA PRADESH AT JABALPUR\n\n', ['HIGH COURT OF MADHYA PRADESH AT JABALPUR']],
  ['HIGH COURT OF MADHYA PRADESH, BENCH AT INDORE\n\n', ['HIGH COURT OF MADHYA PRADESH, BENCH AT INDORE']],
  [
    'HIGH COURT OF MADHYA PRADESH PRINCIPAL SEAT AT JABALPUR\n\n',
    ['HIGH COURT OF MADHYA PRADESH PRINCIPAL SEAT AT JABALPUR'],
  ],
  ['HIGH COURT OF CHHATTISGARH, BILASPUR\n\n', ['HIGH COURT OF CHHATTISGARH, BILASPUR']],
  ['HIGH COURT OF CHHATTISGARH AT BILASPUR\n\n', ['HIGH COURT OF CHHATTISGARH AT BILASPUR']],
  ['IN THE HIGH COURT OF HIMACHAL PRADESH, SHIMLA\n\n', ['HIGH COURT OF HIMACHAL PRADESH, SHIMLA']],
  ['IN THE HIGH COURT OF HIMACHAL PRADESH AT SHIMLA\n\n', ['HIGH COURT OF HIMACHAL PRADESH AT SHIMLA']],
  ['IN THE HIGH COURT OF UTTARAKHAND AT NAINITAL\n\n', ['HIGH COURT OF UTTARAKHAND AT NAINITAL']],
  [
    'IN THE HIGH COURT FOR THE STATE OF TELANGANA AT HYDERABAD\n\n',
    ['HIGH COURT FOR THE STATE OF TELANGANA AT HYDERABAD'],
  ],
  ['IN THE HIGH COURT OF ANDHRA PRADESH :: AMARAVATI\n\n', ['HIGH COURT OF ANDHRA PRADESH :: AMARAVATI']],
  ['IN THE HIGH COURT OF ANDHRA PRADESH AT AMARAVATI\n\n', ['HIGH COURT OF ANDHRA PRADESH AT AMARAVATI']],
  ['BEFORE THE MADURAI BENCH OF MADRAS HIGH COURT\n\n', ['MADURAI BENCH OF MADRAS HIGH COURT']],
  ['IN THE HIGH COURT OF KARNATAKA, BENGALURU\n\n', ['HIGH COURT OF KARNATAKA, BENGALURU']],
  ['IN THE HIGH COURT OF KARNATAKA\nDHARWAD BENCH\n\n', ['HIGH COURT OF KARNATAKA\nDHARWAD BENCH']],
  ['IN THE HIGH COURT OF KARNATAKA\nKALABURAGI BENCH\n\n', ['HIGH COURT OF KARNATAKA\nKALABURAGI BENCH']],
  ['IN THE HIGH COURT OF KARNATAKA AT BENGALURU\n\n', ['HIGH COURT OF KARNATAKA AT BENGALURU']],
  [
    'IN THE HIGH COURT OF JUDICATURE FOR RAJASTHAN AT JODHPUR\n\n',
    ['HIGH COURT OF JUDICATURE FOR RAJASTHAN AT JODHPUR'],
  ],
  [
    'HIGH COURT OF JUDICATURE FOR RAJASTHAN\n                BENCH AT JAIPUR\n\n',
    ['HIGH COURT OF JUDICATURE FOR RAJASTHAN\n                BENCH AT JAIPUR'],
  ],
  [
    'IN THE HIGH COURT OF JUDICATURE FOR RAJASTHAN\nJAIPUR BENCH, JAIPUR\n\n',
    ['HIGH COURT OF JUDICATURE FOR RAJASTHAN\nJAIPUR BENCH, JAIPUR'],
  ],
  [
    'IN THE HIGH COURT OF PUNJAB & HARYANA AT\nCHANDIGARH\n\n',
    ['HIGH COURT OF PUNJAB & HARYANA AT\nCHANDIGARH'],
  ],
  [
    'THE GAUHATI HIGH COURT\n(HIGH COURT OF ASSAM, NAGALAND, MIZORAM AND ARUNACHAL PRADESH)\n\n',
    ['GAUHATI HIGH COURT', 'HIGH COURT OF ASSAM, NAGALAND, MIZORAM AND ARUNACHAL PRADESH'],
  ],
  ['IN THE GAUHATI HIGH COURT\nAIZAWL BENCH\n\n', ['GAUHATI HIGH COURT\nAIZAWL BENCH']],
  ['HIGH COURT OF TRIPURA\nAGARTALA\n\n', ['HIGH COURT OF TRIPURA\nAGARTALA']],
  ['HIGH COURT OF MEGHALAYA\nAT SHILLONG\n\n', ['HIGH COURT OF MEGHALAYA\nAT SHILLONG']],
  ['IN THE HIGH COURT OF MANIPUR\nAT IMPHAL\n\n', ['HIGH COURT OF MANIPUR\nAT IMPHAL']],
  ['HIGH COURT OF SIKKIM : GANGTOK\n\n', ['HIGH COURT OF SIKKIM : GANGTOK']],
  [
    'HIGH COURT OF JAMMU & KASHMIR AND LADAKH\nAT SRINAGAR\n\n',
    ['HIGH COURT OF JAMMU & KASHMIR AND LADAKH\nAT SRINAGAR'],
  ],
  ['HIGH COURT OF JAMMU AND KASHMIR\nAT JAMMU\n\n', ['HIGH COURT OF JAMMU AND KASHMIR\nAT JAMMU']],
  ['IN THE HIGH COURT OF ORISSA AT CUTTACK\n\n', ['HIGH COURT OF ORISSA AT CUTTACK']],
  ['ORISSA HIGH COURT : CUTTACK\n\n', ['ORISSA HIGH COURT : CUTTACK']],
  ['IN THE HIGH COURT OF ORISSA, CUTTACK\n\n', ['HIGH COURT OF ORISSA, CUTTACK']],
  ['IN THE HIGH COURT OF JHARKHAND AT RANCHI\n\n', ['HIGH COURT OF JHARKHAND AT RANCHI']],
  ['IN THE HIGH COURT OF DELHI\n AT NEW DELHI\n\n', ['HIGH COURT OF DELHI\n AT NEW DELHI']],
  ['HIGH COURT OF DELHI : NEW DELHI\n\n', ['HIGH COURT OF DELHI : NEW DELHI']],
  ['HIGH COURT OF KERALA, ERNAKULAM\n\n', ['HIGH COURT OF KERALA, ERNAKULAM']],
  ['IN THE HIGH COURT OF GUJARAT AT AHMEDABAD\n\n', ['HIGH COURT OF GUJARAT AT AHMEDABAD']],
  ['IN THE HIGH COURT AT CALCUTTA\n\n', ['HIGH COURT AT CALCUTTA']],
  ['IN THE SUPREME COURT OF INDIA\n\n', ['SUPREME COURT OF INDIA']],
  [
    'passed by the 6th Additional Motor Accident Claims Tribunal in',
    ['6th Additional Motor Accident Claims Tribunal'],
  ],
  [
    'passed by 6 th Additional Motor Accident Claims Tribunal in',
    ['6 th Additional Motor Accident Claims Tribunal'],
  ],
  ['before the I Additional District Court, Ernakulam in', ['I Additional District Court, Ernakulam']],
  ['by the learned Additional Sessions Judge, Panipat, vide', ['Additional Sessions Judge, Panipat']],
  ['the Court of District Judge, Jaipur has', ['Court of District Judge, Jaipur']],
  ['by the learned VII Additional Sessions Judge, Chennai in', ['VII Additional Sessions Judge, Chennai']],
  ['by the 2nd Additional District Judge, Thane, in', ['2nd Additional District Judge, Thane']],
  ['before the Civil Judge (Senior Division), Pune, the', ['Civil Judge (Senior Division), Pune']],
  ['the Judicial Magistrate First Class, Nagpur on', ['Judicial Magistrate First Class, Nagpur']],
  ['the Chief Judicial Magistrate, Patna by', ['Chief Judicial Magistrate, Patna']],
  ['the Motor Accident Claims Tribunal, Kollam awarded', ['Motor Accident Claims Tribunal, Kollam']],
  ['the Principal District Munsif, Salem, decreed', ['Principal District Munsif, Salem']],
  ['the Family Court, Saket, New Delhi in', ['Family Court, Saket, New Delhi']],
  ['the Special Court (NDPS), Jodhpur in', ['Special Court (NDPS), Jodhpur']],
  [
    'before the Customs, Excise and Service Tax Appellate Tribunal, New Delhi it',
    ['Customs, Excise and Service Tax Appellate Tribunal, New Delhi'],
  ],
  [
    'by the Customs, Excise and Gold (Control) Appellate Tribunal in',
    ['Customs, Excise and Gold (Control) Appellate Tribunal'],
  ],
  ['was tried by the Court of Session, Thalassery for', ['Court of Session, Thalassery']],
  ['before the Court of Sessions at Pune, it', ['Court of Sessions at Pune']],
  ['committed to the Court of Session for trial', []],
  ['laid down by the Privy Council in', ['Privy Council']],
  ['the Judicial Committee of the Privy Council held', ['Judicial Committee of the Privy Council']],
  ['the House of Lords in', ['House of Lords']],
  ['by the Federal Court in', ['Federal Court']],
  ['a Full Bench of the Lahore High Court in', ['Lahore High Court']],
  ['the Nagpur High Court, the', ['Nagpur High Court']],
  ['the Allahabad High Court (Lucknow Bench) in', ['Allahabad High Court (Lucknow Bench)']],
  ['the Special Judge for CBI Cases, Hyderabad in', ['Special Judge for CBI Cases, Hyderabad']],
  [
    'IN THE COURT OF THE PRL. SPECIAL JUDGE FOR CBI CASES AT BENGALURU (CCH-4)\n\n',
    ['COURT OF THE PRL. SPECIAL JUDGE FOR CBI CASES AT BENGALURU (CCH-4)'],
  ],
  ['even the Tribunal held', []],
  ['the Chairman and Members of the Tribunal are', []],
  ['The Industrial Tribunal, Thane in', ['Industrial Tribunal, Thane']],
  ['in Ram v. Mohan(1) the Labour Appellate Tribunal held', ['Labour Appellate Tribunal']],
  ['on the file of the Subordinate Judge, Anantapur, was', ['Subordinate Judge, Anantapur']],
  ['before the High Court of Judicature at Madras it', ['High Court of Judicature at Madras']],
  ["the Hon'ble Supreme Court held", ['Supreme Court']],
  ["the Hon'ble Apex Court held", ['Apex Court']],
  ['the Madhya Pradesh High Court held', ['Madhya Pradesh High Court']],
  ['the Punjab & Haryana High Court held', ['Punjab & Haryana High Court']],
  ['the High Court of Delhi in', ['High Court of Delhi']],
  ['Kerala High Court in', ['Kerala High Court']],
  ['Lucknow Bench of the Allahabad High Court in', ['Lucknow Bench of the Allahabad High Court']],
  ['the Income Tax Appellate Tribunal, Delhi Bench in', ['Income Tax Appellate Tribunal, Delhi Bench']],
  ['the National Company Law Tribunal, Mumbai Bench in', ['National Company Law Tribunal, Mumbai Bench']],
  [
    'the Central Administrative Tribunal, Chandigarh Bench in',
    ['Central Administrative Tribunal, Chandigarh Bench'],
  ],
  [
    'the National Green Tribunal, Principal Bench, New Delhi in',
    ['National Green Tribunal, Principal Bench, New Delhi'],
  ],
  ['the Civil Judge at\nAnnexure-A as well', []],
  ['District Magistrate, Patna ordered', []],
  ['Deputy Registrar,\n     Central Administrative Tribunal,\n', ['Central Administrative Tribunal']],
  ['C/FA/3351/2017 ORDER the Tribunal may', []],
  ['In v. Amirchand the Apex Court was', ['Apex Court']],
  [
    'the learned Sessions Judge, Fast Track Court No. 2, Jaipur convicted',
    ['Sessions Judge, Fast Track Court No. 2, Jaipur'],
  ],
  [
    'the Court of Additional Sessions Judge-04, South East, Saket, New Delhi',
    ['Court of Additional Sessions Judge-04, South East, Saket, New Delhi'],
  ],
  ['the Debts Recovery Tribunal-II, Chennai in', ['Debts Recovery Tribunal-II, Chennai']],
  ['the Debt Recovery Tribunal, Lucknow', ['Debt Recovery Tribunal, Lucknow']],
  ['the NCLAT in', ['NCLAT']],
  ['the Labour Court, Rohtak, answered', ['Labour Court, Rohtak']],
  ['the Industrial Tribunal, Chennai', ['Industrial Tribunal, Chennai']],
  [
    'the Additional Chief Metropolitan Magistrate, Delhi',
    ['Additional Chief Metropolitan Magistrate, Delhi'],
  ],
  ['the XVI Metropolitan Magistrate, Saidapet, Chennai', ['XVI Metropolitan Magistrate, Saidapet, Chennai']],
  ['the Munsiff Court, Aluva in', ['Munsiff Court, Aluva']],
  [
    'the Additional District and Sessions Judge, Ernakulam in',
    ['Additional District and Sessions Judge, Ernakulam'],
  ],
  [
    'the Additional District & Sessions Judge, Fast Track, Patna',
    ['Additional District & Sessions Judge, Fast Track, Patna'],
  ],
  ['the City Civil Court, Hyderabad', ['City Civil Court, Hyderabad']],
  ['the City Civil Court at Bombay', ['City Civil Court at Bombay']],
  ['the Small Causes Court, Mumbai', ['Small Causes Court, Mumbai']],
  ['the Principal Civil Judge (Junior Division), Hubli', ['Principal Civil Judge (Junior Division), Hubli']],
  ['the Commercial Court, Vadodara', ['Commercial Court, Vadodara']],
  ['the District Court, Nagpur by', ['District Court, Nagpur']],
  [
    'the District Consumer Disputes Redressal Forum, Ernakulam',
    ['District Consumer Disputes Redressal Forum, Ernakulam'],
  ],
  ['the Sessions Court, Palakkad', ['Sessions Court, Palakkad']],
  ['the Court of Sessions Judge, Bhopal in', ['Court of Sessions Judge, Bhopal']],
  ['the Rent Control Court, Kochi', ['Rent Control Court, Kochi']],
  [
    'the Armed Forces Tribunal, Principal Bench, New Delhi',
    ['Armed Forces Tribunal, Principal Bench, New Delhi'],
  ],
  ['the Gujarat High Court, Ahmedabad', ['Gujarat High Court, Ahmedabad']],
  [
    'the High Court of Judicature at Allahabad, Lucknow Bench, in',
    ['High Court of Judicature at Allahabad, Lucknow Bench'],
  ],
  ['the Nagpur Bench of the Bombay High Court', ['Nagpur Bench of the Bombay High Court']],
  ['the Division Bench of the Kerala High Court', ['Kerala High Court']],
  [
    "Hon'ble High Court of Punjab and Haryana at Chandigarh",
    ['High Court of Punjab and Haryana at Chandigarh'],
  ],
  ['the Court of Appeal in', []],
  ['the Constitution Bench of the Supreme Court', ['Constitution Bench of the Supreme Court']],
  ['the Judicial Commissioner, Tripura', []],
  ['the US Supreme Court in', ['US Supreme Court']],
  [
    'the State Consumer Disputes Redressal Commission, Kerala',
    ['State Consumer Disputes Redressal Commission, Kerala'],
  ],
  ['the Special Judge, CBI, Jaipur', ['Special Judge, CBI, Jaipur']],
  [
    'the Court of Special Judge, Anti Corruption, Lucknow',
    ['Court of Special Judge, Anti Corruption, Lucknow'],
  ],
])('finds the courts of %j', (text, courts) => {
  expect(findCourtMentions(text).map(({ start, end }) => flat(text.slice(start, end)))).toEqual(
    courts.map(flat),
  );
});

const heads = COURTS.filter((court) => court.code !== 'supreme-court').flatMap((court) =>
  court.benches
    .map((bench) => ({ court, bench: bench.name }))
    .filter(({ bench }) => !court.name.includes(bench)),
);

test('the seat of every High Court belongs to its name, however it is set apart', () => {
  const seats = fc.tuple(
    fc.constantFrom(...heads),
    fc.constantFrom(
      ', {S}',
      ' : {S}',
      ' AT {S}',
      '\n AT {S}',
      ',\n{S} BENCH',
      '\nBENCH AT {S}',
      ', BENCH AT {S}',
      ' ({S} BENCH)',
    ),
    fc.boolean(),
  );
  fc.assert(
    fc.property(seats, ([{ court, bench }, form, capitals]) => {
      const printed = `${court.name}${form.replace('{S}', bench)}`;
      const name = capitals ? printed.toUpperCase() : printed;
      const [first] = findCourtMentions(`IN THE ${name}\n\nW.P. No. 1 of 2020\n`);
      expect(first?.court?.code).toBe(court.code);
      expect(first?.bench).toBe(bench);
      expect(findCourt(name)?.bench).toBe(bench);
    }),
    { numRuns: atStrength(1_000) },
  );
});
