import Bowser from 'bowser';
import { messages } from './messages/en/accounts/security.ts';
import { t } from './messages/translate.ts';

const unknown = () => ({ name: t(messages.unknownDevice), handheld: false });

/**
 * The name of the device behind a `User-Agent`: “Chrome on Windows”, “Safari on iPhone”; a program by its own name.
 * `handheld` chooses the picture.
 */
export function describeDevice(userAgent: string | null | undefined): { name: string; handheld: boolean } {
  if (!userAgent) return unknown();
  const { browser, os, platform } = Bowser.parse(userAgent);
  const handheld = platform.type === 'mobile' || platform.type === 'tablet';
  const system = platform.vendor === 'Apple' && handheld ? (platform.model ?? os.name) : os.name;
  if (browser.name && system)
    return { name: t(messages.browserOn, { browser: browser.name, system }), handheld };
  const program = /^[\w.+-]{1,40}/.exec(userAgent)?.[0];
  if (system) return { name: t(messages.applicationOn, { system }), handheld };
  return program ? { name: t(messages.program, { program }), handheld } : unknown();
}
