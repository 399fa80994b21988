import { defineMessages } from '#shared/messages/message.ts';

/** The page on which a user connects a program by OAuth. */
export const messages = defineMessages('oauth', {
  title: 'Connect {name} to Munshi?',
  asks: '{name} asks to use the account {email}, for this:',
  answerGoesTo: 'The answer goes to {host}.',
  allow: 'Connect',
  deny: 'Do not connect',
  note: 'Connect only what you started yourself. You can end the connection at any time under Security.',
  unknownTitle: 'This program cannot be connected',
  unknownText: 'It is not registered here, or its address has changed. Begin again in the program.',
  unnamed: 'A program without a name',
  password: 'Your password, as for an API key',
  code: 'The code that we sent you',
  sendCode: 'Send me a code',
  codeSent: 'A code was sent to you. Enter it and press Connect.',
  codeFirst: 'Your last sign-in is a while ago. To connect a program, ask for a code first.',
  codeWrong: 'This code is wrong or has expired.',
});
