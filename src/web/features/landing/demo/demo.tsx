import { type ComponentType, useEffect, useRef, useState } from 'react';
import { messages } from '#shared/messages/en/site/landing.ts';
import { t } from '#shared/messages/translate.ts';
import { WithoutScript } from '#web/components/without-script.tsx';
import { Section } from '../section.tsx';

/** Loads the forms when the reader is about to reach them. */
function useForms(): [ComponentType | 'failed' | undefined, (element: HTMLElement | null) => void] {
  const [Forms, setForms] = useState<ComponentType | 'failed'>();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const load = () =>
      void import('./demo-forms.tsx')
        .then(({ DemoForms }) => setForms(() => DemoForms))
        .catch((error: unknown) => {
          console.warn('The demo could not be loaded', error);
          setForms('failed');
        });
    if (!element.current || typeof IntersectionObserver === 'undefined') {
      load();
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load();
      },
      { rootMargin: '300px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  const hold = (found: HTMLElement | null) => {
    element.current = found;
  };
  return [Forms, hold];
}

/** The trial without an account. Its forms are no part of the first page. */
export function Demo() {
  const [Forms, hold] = useForms();
  return (
    <Section id="try" title={t(messages.tryTitle)} lead={t(messages.tryLead)}>
      <WithoutScript place="demo" />
      <div ref={hold} data-filled className="min-h-[46rem] md:min-h-[24rem] noscript:hidden">
        {Forms === undefined || Forms === 'failed' ? (
          <p role="status" className="text-ui text-ink-soft">
            {t(Forms ? messages.tryFailed : messages.tryLoading)}
          </p>
        ) : (
          <Forms />
        )}
      </div>
    </Section>
  );
}
