import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages } from '#shared/messages/en/practice/sharing.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { Refusal } from './store.ts';

/** An address that its owner recognises and nobody else learns: `a•••@c•••.example`, `••••••3210`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return `••••••${address.slice(-4)}`;
  const host = address.slice(at + 1);
  const end = host.includes('.') ? host.slice(host.lastIndexOf('.')) : '';
  return `${[...address][0] ?? ''}•••@${[...host][0] ?? ''}•••${end}`;
}

/** The refusal of an invitation. `address`: its recipient. */
export function invitationRefused(refusal: Refusal, address: string | null): ProblemError {
  switch (refusal) {
    case 'unknown':
      return new ProblemError('not_found', sentenceOf(messages.invitationUnknown), {
        reason: 'invitation_unknown',
      });
    case 'other':
      return new ProblemError(
        'forbidden',
        sentenceOf(messages.invitationOther, { address: maskedAddress(address ?? '') }),
        { reason: 'invitation_for_another' },
      );
    case 'used':
      return new ProblemError('conflict', sentenceOf(messages.invitationUsed), { reason: 'invitation_used' });
    case 'expired':
      return new ProblemError('conflict', sentenceOf(messages.invitationExpired), {
        reason: 'invitation_expired',
      });
    case 'own':
      return new ProblemError('conflict', sentenceOf(messages.invitationOwn), { reason: 'invitation_own' });
    case 'second_factor':
      return new ProblemError('forbidden', sentenceOf(messages.invitationNeedsFactor), {
        reason: 'invitation_needs_factor',
      });
  }
}

/** The refusal to hand over a case. */
export function transferRefused(refusal: 'unknown' | 'self' | 'member', seesIt: boolean): ProblemError {
  if (refusal === 'unknown')
    return seesIt
      ? new ProblemError('forbidden', sentenceOf(messages.ownerRequired))
      : new ProblemError('not_found', sentenceOf(requests.caseNotFound));
  if (refusal === 'self') return new ProblemError('invalid_request', sentenceOf(messages.transferSelf));
  return new ProblemError('invalid_request', sentenceOf(messages.transferMember));
}
