import { createHash } from 'node:crypto';
import { escapeMarkup } from '#shared/escape-markup.ts';
import { locale } from '#shared/messages/translate.ts';

/** A submit button; `value` is sent under `name` when it is pressed. */
export interface PageButton {
  label: string;
  name?: string;
  value?: string;
}

/** A field of the form, with what was typed into it. */
export interface PageField {
  name: string;
  label: string;
  value: string;
  type: 'text' | 'email' | 'password' | 'textarea';
  autocomplete?: string;
  /** Problem of the value, shown to the user. */
  error?: string | undefined;
}

/**
 * A page that asks before a link changes something, or that answers a form which was sent without JavaScript. All texts are
 * plain; the page escapes them.
 */
export interface ConfirmPage {
  title: string;
  /** Effect of the confirmation and the account it concerns, in reading order. */
  paragraphs: readonly string[];
  /** The URL that the form posts to. */
  action: string;
  /** Above the buttons. */
  fields?: readonly PageField[];
  /** The Enter key presses the first one. Without any the page only says something. */
  buttons: readonly PageButton[];
  /** Text below the buttons. */
  note?: string;
  /** The way on. */
  link?: { label: string; to: string };
  /** Documents that the page leads to. */
  links?: readonly { label: string; to: string }[];
  /** Another origin to which the answer of the form may redirect. */
  leadsTo: readonly string[];
}

/**
 * The colours of the web application that this page needs, by role. The page works without scripts and without the
 * built application, so it cannot load its stylesheet; a test compares the two.
 */
export const PAGE_COLOURS = {
  light: {
    paper: 'oklch(0.97 0.009 85)',
    surface: 'oklch(0.988 0.005 85)',
    ink: 'oklch(0.24 0.012 70)',
    'ink-soft': 'oklch(0.43 0.013 70)',
    line: 'oklch(0.885 0.012 85)',
    edge: 'oklch(0.62 0.014 80)',
    bad: 'oklch(0.45 0.16 22)',
    accent: 'oklch(0.44 0.16 276)',
    'accent-strong': 'oklch(0.37 0.15 276)',
    'accent-ink': 'oklch(0.99 0.004 85)',
  },
  dark: {
    paper: 'oklch(0.185 0.017 264)',
    surface: 'oklch(0.215 0.018 264)',
    ink: 'oklch(0.93 0.011 85)',
    'ink-soft': 'oklch(0.79 0.012 85)',
    line: 'oklch(0.32 0.021 264)',
    edge: 'oklch(0.58 0.022 264)',
    bad: 'oklch(0.79 0.105 22)',
    accent: 'oklch(0.79 0.1 280)',
    'accent-strong': 'oklch(0.86 0.075 280)',
    'accent-ink': 'oklch(0.2 0.04 276)',
  },
} as const;

const properties = (colours: Record<string, string>) =>
  Object.entries(colours)
    .map(([role, colour]) => `--${role}:${colour}`)
    .join(';');

const STYLE = `
:root{color-scheme:light dark;${properties(PAGE_COLOURS.light)}}
@media (prefers-color-scheme:dark){:root{${properties(PAGE_COLOURS.dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Inter,system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:48px 16px}
.name{margin:0 0 16px;font-weight:600}
section{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:24px}
h1{margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600}
p{margin:0 0 12px;overflow-wrap:anywhere}
form{display:flex;flex-direction:column;gap:12px;margin:24px 0 16px}
label{display:block;font-size:14px;font-weight:500;margin-bottom:4px}
input,textarea{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--edge);border-radius:6px;background:var(--surface);color:var(--ink);font:inherit}
.error{margin:4px 0 0;color:var(--bad);font-size:14px}
[aria-invalid]{border-color:var(--bad)}
a{color:var(--accent)}
button{min-height:44px;padding:8px 16px;border:1px solid var(--edge);border-radius:6px;background:transparent;color:var(--ink);font:inherit;font-weight:500;cursor:pointer;overflow-wrap:anywhere}
button:first-of-type{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}
button:first-of-type:hover{background:var(--accent-strong)}
button:focus-visible,input:focus-visible,textarea:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.note{margin:0;color:var(--ink-soft);font-size:14px}
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

function buttonHtml({ label, name, value }: PageButton): string {
  const sent = name === undefined ? '' : ` name="${escapeMarkup(name)}" value="${escapeMarkup(value ?? '')}"`;
  return `<button type="submit"${sent}>${escapeMarkup(label)}</button>`;
}

function fieldHtml({ name, label, value, type, autocomplete, error }: PageField): string {
  const [id, text] = [escapeMarkup(name), escapeMarkup(value)];
  const wrong = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${id}-error"`;
  const filled = autocomplete === undefined ? '' : ` autocomplete="${autocomplete}"`;
  const attributes = `id="${id}" name="${id}"${filled}${wrong}`;
  const control =
    type === 'textarea'
      ? // A browser leaves out the first line break.
        `<textarea ${attributes} rows="5">\n${text}</textarea>`
      : `<input ${attributes} type="${type}" value="${text}">`;
  const said = error === undefined ? '' : `<p class="error" id="${id}-error">${escapeMarkup(error)}</p>`;
  return `<div><label for="${id}">${escapeMarkup(label)}</label>${control}${said}</div>`;
}

/**
 * The page as HTML. Its URL contains a secret, so send it with `confirmPageHeaders`. The `referrer` element hides the
 * URL from other sites, while the browser still sends our origin to our form handler: with `no-referrer` alone
 * browsers send `Origin: null`.
 */
export function confirmPageHtml(page: ConfirmPage): string {
  const paragraphs = page.paragraphs.map((text) => `<p>${escapeMarkup(text)}</p>`).join('\n');
  const form = `<form method="post" action="${escapeMarkup(page.action)}" novalidate>
${[...(page.fields ?? []).map(fieldHtml), ...page.buttons.map(buttonHtml)].join('\n')}
</form>`;
  const note = page.note === undefined ? '' : `<p class="note">${escapeMarkup(page.note)}</p>`;
  const links = (page.links ?? [])
    .map(({ label, to }) => `<p><a href="${escapeMarkup(to)}">${escapeMarkup(label)}</a></p>`)
    .join('\n');
  const link = page.link
    ? `<p><a href="${escapeMarkup(page.link.to)}">${escapeMarkup(page.link.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${locale()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin">
<meta name="robots" content="noindex">
<title>${escapeMarkup(page.title)} · Munshi</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="name">Munshi</p>
<section>
<h1>${escapeMarkup(page.title)}</h1>
${paragraphs}
${links}
${page.buttons.length > 0 ? form : ''}
${note}${link}
</section>
</main>
</body>
</html>
`;
}

/** Only the page's own style is loaded, no script runs, and the form may lead only to us and to `leadsTo`. */
export function confirmPageHeaders({ leadsTo }: Pick<ConfirmPage, 'leadsTo'>): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${STYLE_HASH}'`,
      // Browsers also apply this to redirects after the form.
      `form-action ${["'self'", ...new Set(leadsTo)].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
}
