// Hands a mail on standard input to the server, for a mail server such as Postfix (docs/deploy/README.md):
// node scripts/deliver-mail.mjs <recipient>, with PUBLIC_URL and INBOUND_MAIL_SECRET in its environment. Its exit
// codes are those of sysexits.h, by which a mail server bounces a mail or tries again.
import { createHmac } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

const EX_DATAERR = 65;
const EX_NOUSER = 67;
const EX_TEMPFAIL = 75;
const EX_CONFIG = 78;

/** The code by which a mail server knows what became of a mail. */
function exitCodeOf(status) {
  if (status === 200) return 0;
  if (status === 404) return EX_NOUSER;
  return status === 413 || status === 422 ? EX_DATAERR : EX_TEMPFAIL;
}

/** Posts a mail with its signature; returns the status of the answer. */
async function deliver(mail, { to, url, secret }) {
  const at = Math.floor(Date.now() / 1000);
  const address = `${at}.${to}.`;
  const sign = (...parts) =>
    parts.reduce((sum, part) => sum.update(part), createHmac('sha256', secret)).digest('hex');
  const answer = await fetch(new URL(`/inbound-mail?to=${encodeURIComponent(to)}`, url), {
    method: 'POST',
    body: mail,
    headers: {
      'content-type': 'message/rfc822',
      'munshi-signature': `t=${at},a=${sign(address)},v1=${sign(address, mail)}`,
    },
  });
  return answer.status;
}

const { PUBLIC_URL: url, INBOUND_MAIL_SECRET: secret } = process.env;
const to = process.argv[2];
if (!url || !secret || !to) process.exit(EX_CONFIG);
const mail = await buffer(process.stdin);
process.exit(await deliver(mail, { to, url, secret }).then(exitCodeOf, () => EX_TEMPFAIL));
