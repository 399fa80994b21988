import type { ConfirmPage, PageButton } from '#server/platform/http/confirm-page.ts';
import type { LinkType } from '#shared/contracts/accounts.ts';
import { messages } from '#shared/messages/en/accounts/mail-links.ts';
import { t } from '#shared/messages/translate.ts';

/** Effect that the link of a mail would have if its form were submitted now. */
export interface LinkPreview {
  type: LinkType;
  /** The account's email address or phone number. */
  account: string;
  /** The address to confirm. */
  email: string;
  /** The other account to which this browser is signed in. */
  signedInAs: string | undefined;
  /** True when the answer sends a code to the requesting application instead of starting a session here. */
  forClient: boolean;
  target: string;
  action: string;
}

/** The form's field and its values when another account is signed in. */
export const ACCOUNT_FIELD = 'account';
export const KEEP_ACCOUNT = 'stay';
export const SWITCH_ACCOUNT = 'switch';

type Words = Pick<ConfirmPage, 'title' | 'paragraphs'> & { button: string };

function wordsOf({ type, account, email, forClient, target }: LinkPreview): Words {
  switch (type) {
    case 'signup':
      return {
        title: t(messages.signUpTitle),
        paragraphs: [t(messages.signUpText, { email })],
        button: t(messages.signUpButton),
      };
    case 'email_change':
      return {
        title: t(messages.newAddressTitle),
        paragraphs: [t(messages.newAddressText, { account, email })],
        button: t(messages.newAddressButton),
      };
    case 'recovery':
      return {
        title: t(messages.recoveryTitle),
        paragraphs: [
          forClient
            ? t(messages.recoveryElsewhere, { host: new URL(target).host, account })
            : t(messages.recoveryHere, { account }),
        ],
        button: t(messages.recoveryButton),
      };
  }
}

/** Names the account that is signed in first; that account stays signed in unless the second button is pressed. */
export function linkPage(preview: LinkPreview): ConfirmPage {
  const { signedInAs, account, type, forClient } = preview;
  const { title, paragraphs, button } = wordsOf(preview);
  const replaces = signedInAs !== undefined && type === 'recovery' && !forClient;
  const stays = signedInAs !== undefined && !replaces ? [t(messages.staysSignedIn)] : [];
  const first = signedInAs === undefined ? [] : [t(messages.signedInAs, { account: signedInAs }), ...stays];
  const choices: [PageButton, ...PageButton[]] = replaces
    ? [
        { label: t(messages.stayButton, { account: signedInAs }), name: ACCOUNT_FIELD, value: KEEP_ACCOUNT },
        { label: t(messages.switchButton, { account }), name: ACCOUNT_FIELD, value: SWITCH_ACCOUNT },
      ]
    : [{ label: button }];
  return {
    title,
    paragraphs: [...first, ...(replaces ? [t(messages.recoveryOther, { account })] : paragraphs)],
    action: preview.action,
    buttons: choices,
    note: t(messages.note),
    leadsTo: [new URL(preview.target).origin],
  };
}
