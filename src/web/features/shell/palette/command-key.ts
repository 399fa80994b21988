import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';

/** The key of shortcuts on this computer: ⌘ on Apple's, Ctrl elsewhere. */
export const commandKey = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : t(messages.controlKey));
