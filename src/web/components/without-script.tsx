import type { ReactNode } from 'react';
import { messages } from '#shared/messages/en/common/without-script.ts';
import { t } from '#shared/messages/translate.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';

const linkTo = (href: string) => (text: ReactNode) => (
  <a href={href} className="text-link">
    {text}
  </a>
);

/** The sentence of each place that needs JavaScript. */
const SENTENCES = {
  page: () => t(messages.page),
  account: () => t(messages.account),
  demo: () => t(messages.demo),
  call: (email: string) => (
    <Rich message={messages.call} values={{ email }} tags={{ mail: linkTo(`mailto:${email}`) }} />
  ),
  calculator: () => t(messages.calculator),
  reference: () => <Rich message={messages.reference} tags={{ link: linkTo('/openapi.json') }} />,
  plans: () => t(messages.plans),
};

const LOOK = 'rounded-control bg-note-wash p-4 text-ui';

interface Props {
  place: keyof typeof SENTENCES;
  className?: string;
  look?: string;
  /** The address to write to instead. */
  email?: string;
}

const InHtml = ({ place, className, look = LOOK, email = '' }: Props) => (
  <noscript>
    <p className={cx(look, className)}>{SENTENCES[place](email)}</p>
  </noscript>
);

/**
 * A sentence at a place that needs JavaScript, for browsers that run none. It is in the HTML of the build alone: a browser
 * that runs this code shows no `noscript`, and does not load the sentences. Classes with `noscript:` change the place itself.
 */
export const WithoutScript: (props: Props) => ReactNode = import.meta.env.SSR ? InHtml : () => <noscript />;
