import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('cite', {
  noIds: 'Name the documents whose citations you want.',
  tooManyIds: 'The citations of at most {max, number} documents can be exported at once.',
  noneHere: 'None of these documents is in this library: {ids}',
  notACitation: '“{text}” cannot be read as a citation.',
  notHere: '{citation} is not in this library. The judgment may still exist: check another source.',
});
