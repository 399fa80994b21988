import type { ConfirmPage, PageButton } from '#server/platform/http/confirm-page.ts';
import type { LinkType } from '#shared/contracts/accounts.ts';

/** What the link of a mail would do if its form were submitted now. */
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
        title: 'Confirm your email address',
        paragraphs: [`This confirms ${email} for your new account with Munshi. You can then sign in.`],
        button: 'Confirm my address',
      };
    case 'email_change':
      return {
        title: 'Confirm your new email address',
        paragraphs: [`From then on the account ${account} signs in with ${email}.`],
        button: 'Confirm the new address',
      };
    case 'recovery':
      return {
        title: 'Choose a new password',
        paragraphs: [
          forClient
            ? `This takes you to ${new URL(target).host} to choose a new password for the account ${account}.`
            : `This signs you in to the account ${account} in this browser, so that you can choose a new password.`,
        ],
        button: 'Choose a new password',
      };
  }
}

const anotherAccount = (account: string) =>
  `This link is for another account, ${account}. It signs you in to that account in this browser, so that you can choose a new password.`;

/** Names the account that is signed in first; that account stays signed in unless the second button is pressed. */
export function linkPage(preview: LinkPreview): ConfirmPage {
  const { signedInAs, account, type, forClient } = preview;
  const { title, paragraphs, button } = wordsOf(preview);
  const replaces = signedInAs !== undefined && type === 'recovery' && !forClient;
  const stays = signedInAs !== undefined && !replaces ? ['You stay signed in to that account.'] : [];
  const first = signedInAs === undefined ? [] : [`You are signed in as ${signedInAs}.`, ...stays];
  const choices: [PageButton, ...PageButton[]] = replaces
    ? [
        { label: `Stay signed in as ${signedInAs}`, name: ACCOUNT_FIELD, value: KEEP_ACCOUNT },
        { label: `Sign out and continue as ${account}`, name: ACCOUNT_FIELD, value: SWITCH_ACCOUNT },
      ]
    : [{ label: button }];
  return {
    title,
    paragraphs: [...first, ...(replaces ? [anotherAccount(account)] : paragraphs)],
    action: preview.action,
    buttons: choices,
    note: 'If you did not ask for this, close this page. Nothing changes until you press a button.',
    leadsTo: [new URL(preview.target).origin],
  };
}
