import { expect, test } from 'vitest';
import { plainVerbsIn, withPlainVerbs } from './phrasal-verbs.ts';
import { understandQuestion } from './question.ts';

test('what is wrong is no word to be defined', () => {
  expect(understandQuestion('What is wrong with the pump?', { inCase: true }).kind).toBe('fact');
  expect(understandQuestion('What is an easement?', { inCase: true }).kind).toBe('definition');
});

/** A question for each row of everyday words of the law, with its section. */
const LAY_QUESTIONS = `
ipc:379 | What is the punishment for shoplifting?
ipc:411 | What is the punishment for buying stolen goods?
ipc:193 | What happens to a witness who lies in court?
ipc:201 | What is the punishment for hiding the evidence?
ipc:212 | What is the punishment for sheltering a criminal?
ipc:211 | What if somebody makes a false accusation of a crime?
mv:185 | What is the penalty for drunken driving?
mv:183 | What is the fine for speeding?
mv:184 | What is the fine for reckless driving?
ipc:279 | What is the punishment for rash driving?
mv:181 | What is the fine for driving without a licence?
mv:196 | What is the fine for driving without insurance?
mv:161 | How much compensation is paid for a hit and run death?
mv:194d | What is the fine for riding without a helmet?
mv:194b | What is the fine for driving without a seat belt?
mv:192a | What is the fine for plying a bus without a permit?
ipc:506 | What is the punishment for a death threat?
ipc:384 | What is the punishment for blackmail?
ipc:420 | What is the punishment for swindling?
ipc:419 | What is the punishment for posing as somebody else?
ipc:406 | What is the punishment for embezzlement?
ipc:465 | What is the punishment for faking a signature?
ipc:489a | What is the punishment for printing fake notes?
ipc:489b | What is the punishment for using fake currency?
ipc:453 | What is the punishment for breaking into a house?
ipc:436 | What is the punishment for setting fire to a house?
ipc:323 | What is the punishment for beating a man?
ipc:498a | What is the punishment for harassing a bride?
ipc:342 | What is the punishment for locking somebody in?
ipc:364a | What is the punishment for holding to ransom?
ipc:354d | What is the punishment for following a woman around?
ipc:494 | What is the punishment for marrying again while the first wife is alive?
ipc:500 | What is the punishment for slander?
ipc:304a | What is the punishment for killing by carelessness?
ipc:307 | What is the punishment for trying to kill somebody?
ipc:306 | What is the punishment for driving her to suicide?
ipc:272 | What is the punishment for selling adulterated milk?
ipc:186 | What is the punishment for stopping an officer from doing his duty?
it:67 | What is the punishment for obscene material online?
it:66c | What is the punishment for identity theft?
it:66 | What is the punishment for hacking a computer?
it:66e | What is the punishment for filming private parts?
ni:138 | What is the punishment when a cheque bounces?
crpc:438 | Can a person get bail before he is arrested?
crpc:50 | Must a person be told why he is arrested?
crpc:57 | How long may the police keep an arrested person?
iea:32 | Are the last words of a dying man evidence?
iea:27 | Can a statement made in police custody be used where the knife was found?
iea:25 | Is a confession to the police evidence?
iea:126 | Is what a client tells his lawyer secret?
railways:137 | What is the fine for travelling in a train without a ticket?
railways:141 | What is the fine for pulling the chain?
railways:156 | What is the fine for travelling on the roof of a train?
railways:167 | What is the fine for smoking in a train?
railways:144 | What is the fine for begging in a train?
railways:145 | What is the fine for being drunk in a train?
mv:180 | What if an owner allows a boy who has no licence to drive?
mv:192 | What is the fine for driving a car without registration?
mv:194e | What is the fine for blocking an ambulance?
mv:194 | What is the fine for too much load in a lorry?
mv:4 | How old must a person be to drive?
mv:199a | What happens when a minor is caught driving?
ipc:326a | What is the punishment for throwing acid?
ipc:325 | What is the punishment for breaking somebody's arm?
ipc:447 | What is the punishment for entering another's field?
ipc:426 | What is the punishment for damaging somebody's property?
ipc:429 | What is the punishment for poisoning a cow?
ipc:295a | What is the punishment for insulting a religion?
ipc:182 | What is the punishment for false information to the police?
ipc:224 | What if an accused ran away from custody?
ipc:341 | What is the punishment for blocking somebody's way?
ipc:317 | What is the punishment for abandoning a baby?
ipc:408 | What if a clerk misappropriates cash?
ipc:489c | What is the punishment for possession of fake notes?
ipc:354 | What is the punishment for molesting?
ipc:509 | What is the punishment for eve-teasing?
ipc:509 | What is the punishment for lewd remarks?
crpc:300 | Can a man be tried twice for the same offence?
crpc:154 | What if the police refuse to register an FIR?
crpc:41 | When may the police arrest somebody without a warrant?
crpc:46 | May the police arrest a woman at night?
crpc:125 | What can a wife do who is unable to maintain herself?
iea:122 | Is what husband and wife tell each other evidence?
iea:118 | Can a child be a witness?
iea:108 | What is presumed of a man who has gone missing for seven years?
iea:112 | Whose is a child born during the marriage?
iea:134 | How many witnesses are needed to prove a fact?
iea:65b | Are WhatsApp messages evidence?
cpa-2019:69 | Within what time must a consumer complaint be filed?
cpa-2019:89 | What is the punishment for false advertising?
cpa-2019:72 | What is the penalty for disobeying an order of the consumer commission?
ni:141 | Who is liable for a cheque issued by a company?
ni:147 | Can a cheque bounce case be settled?
cpc:11 | Can the same dispute be brought to court again?
cpc:80 | Is notice needed before suing the government?
constitution:17 | Is untouchability abolished?
constitution:24 | May children work in a factory?
constitution:21a | Is there a right to education?
constitution:72 | Can the President pardon a convict?
constitution:368 | Who can amend the Constitution?
`;
const lawKeys = (ask: string) => understandQuestion(ask, { inCase: false }).likelyKeys;

test.each(
  LAY_QUESTIONS.trim()
    .split('\n')
    .map((row) => row.split(' | ')),
)('leads to %s: %s', (key, ask = '') => expect(lawKeys(ask)).toContain(key));

test.each([
  'What is the punishment for hacking a man to death with a sickle?',
  'Does an appeal lie in the court of session?',
  'How many witnesses must attest a will?',
  'What multiplier applies to the age of the deceased driver?',
  'In the Motor Vehicles Act petition, what was the age of the driver?',
  'Can a court give too much weight to the dying declaration?',
  'What is the penalty for selling liquor without a permit?',
  'What orders help in speeding up a trial?',
  'Who answers for a death in custody where the body is found later?',
  'Must notice be given before he is arrested?',
  'What is the punishment for a hit and run?',
  'May a buyer register a complaint against the builder?',
  'What is the punishment of one who kills by accident?',
  'Can a lease be proved without registration?',
  'May a widow marry again?',
  'Can a dying man make a will?',
  'Are the children of a factory worker dependants?',
  'Is compensation reduced for riding without a helmet?',
])('no near miss leads to a section: %s', (ask) => expect(lawKeys(ask)).toEqual([]));

test('a settlement cheque that bounced is dishonoured, and no settlement of a case', () => {
  const keys = lawKeys('What if a settlement cheque bounced?');
  expect(keys).toContain('ni:138');
  expect(keys).not.toContain('ni:147');
});

test.each([
  ['The accused was let out on bail.', 'released'],
  ['The flat was let out in 2019.', 'leased'],
  ['The boy was picked up by the local police.', 'arrested'],
  ['The parcel was picked up by the driver.', 'collected'],
  ['The claim cannot be entertained.', 'rejected'],
  ['Which injunctions cannot be granted?', ''],
  ['Was the award set aside for bias?', ''],
  ['Rs. 50,000 was set aside for the lift.', 'kept for'],
  ['The shed was taken away.', ''],
])('a verb of two words has the sense of its sentence: %s', (text, verb) => {
  expect(plainVerbsIn(text)).toBe(verb);
  expect(withPlainVerbs(text) === text).toBe(verb === '');
});

test.each([
  ['What did the doctor say about the injury?', false],
  ['Which doctor saw the injury?', true],
])('a name is asked for by the person, and not by what he did: %s', (ask, isName) => {
  expect(understandQuestion(ask, { inCase: true }).wanted?.names.has('person') === true).toBe(isName);
});

test.each([
  ['What did the police charge the accused with?', false],
  ['What did the prosecution charge him with?', false],
  ['What did the carrier charge for the load?', true],
  ['At what time was the reply filed?', true],
])('a sum or an hour is asked for: %s', (ask, isAsked) => {
  const { wanted } = understandQuestion(ask, { inCase: true });
  expect(wanted?.has.test('Rs. 500, at 5 p.m.') ?? false).toBe(isAsked);
});
