import { timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { qrModules } from '#server/platform/documents/qr-code.ts';
import { FACTORS } from '#shared/contracts/factors.ts';

/** RFC 4226 §4 recommends 160 bits. */
const SECRET_BYTES = 20;
const SHAPE = { algorithm: 'SHA1', digits: FACTORS.totpDigits, period: FACTORS.totpSeconds } as const;

/** An hour. */
const FAR_AHEAD = 3600 / FACTORS.totpSeconds;

export interface NewTotp {
  /** Base32, as a user types it. */
  secret: string;
  /** `otpauth://totp/…`, as authenticator apps read it. */
  uri: string;
  qrCode: string;
}

/** A new secret; `account` is what the app shows under the issuer. */
export function newTotp(issuer: string, account: string): NewTotp {
  const secret = new Secret({ size: SECRET_BYTES });
  const uri = new TOTP({ issuer, label: account, secret, ...SHAPE }).toString();
  return { secret: secret.base32, uri, qrCode: qrCodeSvg(uri) };
}

/** The code of the time step at `at`. */
function totpCode(secret: string, at: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime(), ...SHAPE });
}

/**
 * The time step whose code was given, among those near `now` not accepted before (RFC 6238 §5.2: a code counts
 * once). `lastStep` is the last accepted one; it and all earlier steps are used up. Undefined for a wrong code.
 */
export function findTimeStep(
  secret: string,
  code: string,
  now: Date,
  lastStep: number | null,
): number | undefined {
  const current = TOTP.counter({ period: SHAPE.period, timestamp: now.getTime() });
  // A step that is far ahead was noted while the clock was wrong, and must not refuse codes until its day comes.
  const used = lastStep === null || lastStep - current > FAR_AHEAD ? -1 : lastStep;
  let found: number | undefined;
  for (let step = current - FACTORS.totpDrift; step <= current + FACTORS.totpDrift; step++) {
    const expected = totpCode(secret, new Date(step * SHAPE.period * 1000));
    if (constantTimeEquals(expected, code) && step > used) found ??= step;
  }
  return found;
}

/** Compares in constant time. */
export function constantTimeEquals(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A QR code as a bare SVG, black on white on any page, without characters that a data URL would have to escape. */
export function qrCodeSvg(text: string): string {
  const { size, dark } = qrModules(text);
  const path = dark.map(([x, y, length]) => `M${x} ${y}h${length}v1h-${length}z`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="white" d="M0 0h${size}v${size}h-${size}z"/><path fill="black" d="${path}"/></svg>`,
  ].join('');
}
