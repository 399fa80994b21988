import { messages } from '#shared/messages/en/common/common.ts';
import { LANGUAGE_CHOICE, LANGUAGES, type LanguageCode, languageCodes } from '#shared/messages/languages.ts';
import { locale, t } from '#shared/messages/translate.ts';
import { switchLanguage } from '#web/i18n/language.ts';

/** The language that was just chosen: the page is built again, and its link takes the focus again. */
let chosen: LanguageCode | undefined;

function focusWhenChosen(link: HTMLElement | null): void {
  if (link === null || link.lang !== chosen) return;
  chosen = undefined;
  link.focus();
}

/** Links to this page in each language. They work without JavaScript; with it the page changes without loading. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  return (
    <nav
      aria-label={t(messages.language)}
      className={`flex gap-x-6 font-names text-13 text-ink-soft ${className}`}
    >
      {languageCodes.map((code) => (
        <a
          key={code}
          ref={focusWhenChosen}
          href={`?${LANGUAGE_CHOICE}=${code}`}
          lang={code}
          aria-current={LANGUAGES[code].locale === locale() ? 'true' : undefined}
          className="text-link flex min-h-11 min-w-11 items-center justify-center aria-[current]:text-ink aria-[current]:no-underline md:min-h-9 md:min-w-0"
          onClick={(event) => {
            event.preventDefault();
            chosen = code;
            void switchLanguage(code);
          }}
        >
          {LANGUAGES[code].name}
        </a>
      ))}
    </nav>
  );
}
