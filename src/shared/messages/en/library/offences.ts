import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('offences', {
  punishedBefore: 'Punishment before 1 July 2024: {text}.',
  punishedSince: 'Punishment since 1 July 2024: {text}.',
  offences: 'Classification',
  offence: 'Offence',
  punishment: 'Punishment',
  cognizable: 'Cognizable',
  bailable: 'Bailable',
  court: 'Court',
  compoundable: 'Compoundable',
  answer: '{answer, select, yes {Yes} no {No} depends {As the offence concerned} other {Not verified}}',
  cognizableIf: 'Yes, {condition}',
  trialCourt:
    '{court, select, session {Court of Session} magistrate_first_class {Magistrate of the first class} any_magistrate {Any Magistrate} court_concerned {The court concerned, else any Magistrate} depends {As the offence concerned} other {Not verified}}',
  compounding: '{compounding, select, yes {Yes} with_permission {With permission of the court} other {No}}',
  classifiedBy:
    'From {sources}. The punishments are in our own words; a term without a lower limit is a maximum. Amendments of States are not considered.',
  notInJammuAndKashmir:
    'In Jammu and Kashmir the old codes apply only from 31 October 2019 (Jammu and Kashmir Reorganisation Act, 2019, Fifth Schedule). Before that day that State had codes of its own, among them the Ranbir Penal Code.',
});
