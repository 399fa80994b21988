import Bowser from 'bowser';

const UNKNOWN = { name: 'An unknown device', handheld: false };

/**
 * The user's name for the device behind a `User-Agent`: “Chrome on Windows”, “Safari on iPhone”; other programs by
 * their own name. `handheld` selects the icon.
 */
export function deviceOf(userAgent: string | null | undefined): { name: string; handheld: boolean } {
  if (!userAgent) return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const handheld = platform.type === 'mobile' || platform.type === 'tablet';
  const system = platform.vendor === 'Apple' && handheld ? (platform.model ?? os.name) : os.name;
  if (browser.name && system) return { name: `${browser.name} on ${system}`, handheld };
  const program = /^[\w.+-]{1,40}/.exec(userAgent)?.[0];
  if (system) return { name: `An application on ${system}`, handheld };
  return program ? { name: `The program ${program}`, handheld } : UNKNOWN;
}
