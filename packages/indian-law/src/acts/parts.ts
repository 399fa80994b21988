/*
 * The first sections of the chapters (parts, for the CPC and the Constitution) of the acts that are browsed most: the number of the
 * first section and what the part is about, in our own words.
 */
const TABLES: Readonly<Record<string, string>> = {
  ipc: '1 Introduction;6 General explanations;53 Punishments;76 General exceptions;107 Abetment;120A Criminal conspiracy;121 Offences against the State;131 Armed forces;141 Public tranquillity;161 Public servants;171A Elections;172 Authority of public servants;191 False evidence and public justice;230 Coin and government stamps;264 Weights and measures;268 Public health, safety and morals;295 Religion;299 Human body;378 Property;463 Documents and property marks;490 Contracts of service;493 Marriage;498A Cruelty by husband or relatives;499 Defamation;503 Intimidation, insult and annoyance;511 Attempts',
  bns: '1 Preliminary;4 Punishments;14 General exceptions;45 Abetment, conspiracy and attempt;63 Woman and child;100 Human body;147 Offences against the State;159 Armed forces;169 Elections;178 Coin, notes and stamps;189 Public tranquillity;198 Public servants;206 Authority of public servants;227 False evidence and public justice;270 Public health, safety and morals;298 Religion;303 Property;335 Documents and property marks;351 Intimidation, insult and defamation;358 Repeal and savings',
  crpc: '1 Preliminary;6 Courts and offices;26 Powers of courts;36 Superior officers, and help to police;41 Arrest;61 Processes to appear;91 Processes to produce;105A Arrangements with other countries;106 Security for peace and good behaviour;125 Maintenance;129 Public order;149 Preventive action of police;154 Information and investigation;177 Place of inquiry and trial;190 Cognizance;200 Complaints to magistrates;204 Start of proceedings;211 Charge;225 Sessions trial;238 Warrant cases;251 Summons cases;260 Summary trials;265A Plea bargaining;266 Persons in prison;272 Evidence;300 General rules on inquiry and trial;328 Accused of unsound mind;340 Offences against justice;353 Judgment;366 Confirming death sentences;372 Appeals;395 Reference and revision;406 Transfer;413 Execution, remission and commutation;436 Bail and bonds;451 Property;460 Irregular proceedings;467 Limitation;474 Miscellaneous',
  bnss: '1 Preliminary;6 Courts and offices;21 Powers of courts;30 Superior officers, and help to police;35 Arrest;63 Processes to appear;94 Processes to produce;111 Arrangements with other countries;125 Security for peace and good behaviour;144 Maintenance;148 Public order;168 Preventive action of police;173 Information and investigation;197 Place of inquiry and trial;210 Cognizance;223 Complaints to magistrates;227 Start of proceedings;234 Charge;248 Sessions trial;261 Warrant cases;274 Summons cases;283 Summary trials;289 Plea bargaining;301 Persons in prison;307 Evidence;337 General rules on inquiry and trial;367 Accused of unsound mind;379 Offences against justice;392 Judgment;407 Confirming death sentences;413 Appeals;436 Reference and revision;446 Transfer;453 Execution, remission and commutation;478 Bail and bonds;497 Property;506 Irregular proceedings;513 Limitation;520 Miscellaneous',
  iea: '1 Preliminary;5 Relevant facts;56 Facts that need no proof;59 Oral evidence;61 Documents;91 Written terms before oral evidence;101 Burden of proof;115 Estoppel;118 Witnesses;135 Examination of witnesses;167 Wrong admission or rejection',
  bsa: '1 Preliminary;3 Relevant facts;51 Facts that need no proof;54 Oral evidence;56 Documents;94 Written terms before oral evidence;104 Burden of proof;121 Estoppel;124 Witnesses;140 Examination of witnesses;169 Wrong admission or rejection;170 Repeal and savings',
  cpc: '1 Preliminary;9 Suits in general;36 Execution;75 Incidental proceedings;79 Suits in particular cases;89 Special proceedings;94 Supplemental proceedings;96 Appeals;113 Reference, review and revision;116 High Courts;121 Rules;132 Miscellaneous',
  ni: '1 Preliminary;4 Notes, bills and cheques;26 Parties;46 Negotiation;61 Presentment;78 Payment and interest;82 Discharge from liability;91 Notice of dishonour;99 Noting and protest;105 Reasonable time;108 Acceptance and payment for honour;117 Compensation;118 Rules of evidence;123 Crossed cheques;132 Bills in sets;134 International law;138 Dishonour of cheques',
  constitution:
    '1 The Union and its territory;5 Citizenship;12 Fundamental rights;36 Directive principles;51A Fundamental duties;52 The Union;152 The States;239 Union territories;243 Panchayats;243P Municipalities;243ZH Co-operative societies;244 Scheduled and tribal areas;245 Union and States;264 Finance, property, contracts and suits;301 Trade and commerce;308 Services;323A Tribunals;324 Elections;330 Provisions for certain classes;343 Official language;352 Emergency;361 Miscellaneous;368 Amendment;369 Temporary provisions;393 Short title and repeals',
};

/** A chapter or part: the number of its first section and what it is about. */
export interface ActPart {
  from: string;
  title: string;
}

/** The chapters of the act with a key ('ipc'), in order; none for an act whose chapters are not known here. */
export function partsOf(act: string): ActPart[] {
  return (TABLES[act] ?? '')
    .split(';')
    .filter((line) => line !== '')
    .map((line) => {
      const space = line.indexOf(' ');
      return { from: line.slice(0, space), title: line.slice(space + 1) };
    });
}

/** Orders section numbers as acts print them: 2, 10, 10A, 10AB, 11; what has no number comes first. */
export function compareSections(one: string, other: string): number {
  const [a, b] = [numberAndLetters(one), numberAndLetters(other)];
  if (a.number !== b.number) return a.number - b.number;
  if (a.letters.length !== b.letters.length) return a.letters.length - b.letters.length;
  return a.letters < b.letters ? -1 : a.letters > b.letters ? 1 : 0;
}

function numberAndLetters(section: string): { number: number; letters: string } {
  const match = /^(\d+)([A-Z]*)/iu.exec(section);
  return match
    ? { number: Number(match[1]), letters: (match[2] ?? '').toUpperCase() }
    : { number: 0, letters: section };
}
