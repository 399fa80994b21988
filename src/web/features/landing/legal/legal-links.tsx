import type { ReactNode } from 'react';
import { SiteLink } from '#web/ui/site-link.tsx';

const linkTo = (to: string) => (text: ReactNode) => (
  <SiteLink to={to} className="text-link">
    {text}
  </SiteLink>
);

/** Tags of a sentence that lead to the legal pages. */
export const legalLinks = {
  privacy: linkTo('/privacy-policy'),
  terms: linkTo('/terms'),
  refund: linkTo('/refund-policy'),
  notice: linkTo('/data-notice'),
};

/** A tag of a sentence that writes to an address. */
export const mailTo = (email: string) => (text: ReactNode) => (
  <a href={`mailto:${email}`} className="relative -my-3 inline-block py-3 text-link md:my-0 md:py-0">
    {text}
  </a>
);
