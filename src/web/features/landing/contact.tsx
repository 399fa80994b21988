import type { ReactNode } from 'react';
import { BUSINESS } from '#shared/business.ts';
import { messages } from '#shared/messages/en/site/landing.ts';
import { t } from '#shared/messages/translate.ts';
import { ContactForm } from './contact-form.tsx';
import { Section } from './section.tsx';

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-ink-soft">{label}</dt>
      <dd className="text-ui wrap-anywhere">{children}</dd>
    </div>
  );
}

const LINK = 'text-link inline-flex min-h-11 items-center md:min-h-9';

/** Contact details of the people behind the product, and the form that writes to them. */
export function Contact() {
  const { email, phone } = BUSINESS.support;
  return (
    <Section id="contact" title={t(messages.contact)} lead={t(messages.contactLead)}>
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_18rem]">
        <ContactForm />
        <dl className="flex flex-col gap-4">
          <Detail label={t(messages.email)}>
            <a href={`mailto:${email}`} className={LINK}>
              {email}
            </a>
          </Detail>
          <Detail label={t(messages.phone)}>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className={LINK}>
              {phone}
            </a>
          </Detail>
          <Detail label={t(messages.address)}>
            <address className="not-italic">
              {BUSINESS.contactAddress.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </Detail>
        </dl>
      </div>
    </Section>
  );
}
