import fc from 'fast-check';
import { Secret } from 'otpauth';
import decodeQR from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { appCode } from '#test/fixtures/second-factor.ts';
import { seal, unseal } from './secret-box.ts';
import { findTimeStep, newTotp, qrCodeSvg } from './totp.ts';

/** RFC 6238, appendix B: the SHA1 secret, and the last six of the eight digits. */
const RFC_SECRET = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
const step = (seconds: number) => Math.floor(seconds / 30);

describe('codes of an authenticator app', () => {
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('RFC 6238 at %i s is %s', (seconds, code) => {
    expect(findTimeStep(RFC_SECRET, code, new Date(seconds * 1000), null)).toBe(step(seconds));
  });

  test('accepts the previous and the next step, but not two steps away', () => {
    const now = new Date(1111111109_000);
    const at = (steps: number) => appCode(RFC_SECRET, new Date(now.getTime() + steps * 30_000));
    const current = step(1111111109);
    const found = [-2, -1, 0, 1, 2].map((steps) => findTimeStep(RFC_SECRET, at(steps), now, null));
    expect(found).toEqual([undefined, current - 1, current, current + 1, undefined]);
  });

  test('rejects every step up to the last accepted one', () => {
    const now = new Date(1111111109_000);
    const current = step(1111111109);
    const code = appCode(RFC_SECRET, now);
    expect(findTimeStep(RFC_SECRET, code, now, current - 1)).toBe(current);
    expect(findTimeStep(RFC_SECRET, code, now, current)).toBeUndefined();
    expect(findTimeStep(RFC_SECRET, code, now, current + 1)).toBeUndefined();
  });

  test('a code that was taken while the clock was a year ahead refuses none when it is right again', () => {
    const now = new Date(1111111109_000);
    const current = step(1111111109);
    expect(findTimeStep(RFC_SECRET, appCode(RFC_SECRET, now), now, current + 1_000_000)).toBe(current);
  });

  test('a new secret has 160 bits, and its URI contains what an app needs', () => {
    const { secret, uri } = newTotp('Rao: & Co', 'asha+mfa@chambers.example');
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
    expect(newTotp('a', 'b').secret).not.toBe(secret);
    expect(Object.fromEntries(new URL(uri).searchParams)).toEqual({
      issuer: 'Rao: & Co',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

test('a QR code decodes to its text', () => {
  const { uri } = newTotp('Munshi', 'asha@chambers.example');
  const svg = qrCodeSvg(uri);
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const scale = 4;
  const data = new Uint8Array(size * scale * size * scale * 4).fill(255);
  const dark = /fill="black" d="([^"]*)"/.exec(svg)?.[1] ?? '';
  for (const [, x, y, length] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const from = (row * size * scale + Number(x) * scale) * 4;
      for (let i = 0; i < Number(length) * scale; i++) data.set([0, 0, 0, 255], from + i * 4);
    }
  }
  expect(decodeQR({ width: size * scale, height: size * scale, data })).toBe(uri);
});

describe('an encrypted secret', () => {
  const key = new Uint8Array(32).fill(7);
  test('decrypts with its key for its factor only, and encrypts differently each time', () => {
    fc.assert(
      fc.property(fc.string(), fc.uuid(), (secret, id) => {
        const sealed = seal(key, secret, id);
        expect(unseal(key, sealed, id)).toBe(secret);
        expect(seal(key, secret, id)).not.toBe(sealed);
        if (secret.length > 4) expect(sealed).not.toContain(secret);
        expect(() => unseal(new Uint8Array(32).fill(8), sealed, id)).toThrow();
        expect(() => unseal(key, sealed, `${id}x`)).toThrow();
      }),
    );
  });

  test('does not decrypt when altered', () => {
    const sealed = seal(key, 'JBSWY3DPEHPK3PXP', 'a');
    for (const altered of [
      sealed.slice(0, -4),
      sealed.replace('v1', 'v2'),
      sealed.slice(0, 25) + (sealed[25] === 'A' ? 'B' : 'A') + sealed.slice(26),
      '',
      'v1..',
    ])
      expect(() => unseal(key, altered, 'a')).toThrow();
  });
});
