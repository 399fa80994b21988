import { defineMessages } from '#shared/messages/message.ts';

/** The notice below the buttons that make an account. */
export const messages = defineMessages('agreement', {
  agreement:
    'By creating an account, you accept the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>, and you confirm that you are {age, number} or older. Read the <notice>notice about your personal data</notice> first.',
  agreementIfNew:
    'If you are new here, this creates an account. You then accept the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>, and you confirm that you are {age, number} or older. Read the <notice>notice about your personal data</notice> first.',
  newTab: 'opens in a new tab',
});
