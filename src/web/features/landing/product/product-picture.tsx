import { messages } from '#shared/messages/en/site/landing.ts';
import { bestLanguage, DEFAULT_LANGUAGE, languageCodes } from '#shared/messages/languages.ts';
import { locale, t } from '#shared/messages/translate.ts';
import { PRODUCT_SIZES } from './sizes.ts';

// `npm run screenshots` takes them, of the demo chambers in each language.
const FILES = import.meta.glob<string>('./check-*.webp', { eager: true, query: '?url', import: 'default' });

const THEMES = [
  { theme: 'light', shown: 'in-[[data-theme=dark]]:hidden' },
  { theme: 'dark', shown: 'not-in-[[data-theme=dark]]:hidden' },
];

/** The language of the page, also where no browser draws it. */
const languageOfPage = () => bestLanguage([locale()], languageCodes) ?? DEFAULT_LANGUAGE;

/**
 * A page of the product, as it looks. The style sheet chooses the theme, so that the prerendered HTML needs no code; a
 * browser does not load a lazy picture that is hidden.
 */
export function ProductPicture() {
  const language = languageOfPage();
  const { desk: deskSize, phone: phoneSize } = PRODUCT_SIZES[language];
  const fileOf = (picture: string) => FILES[`./check-${language}-${picture}.webp`] ?? '';
  return (
    <figure>
      {THEMES.map(({ theme, shown }) => {
        const desk = fileOf(`desk-${theme}`);
        return (
          <picture key={theme} className={shown}>
            <source
              media="(width < 48rem)"
              srcSet={fileOf(`phone-${theme}`)}
              width={phoneSize.width}
              height={phoneSize.height}
            />
            <img
              src={desk}
              srcSet={`${desk} ${deskSize.width}w, ${fileOf(`desk-${theme}-sharp`)} ${2 * deskSize.width}w`}
              sizes="(width < 64rem) calc(100vw - 3rem), 40rem"
              alt={t(messages.pictureAlt)}
              width={deskSize.width}
              height={deskSize.height}
              loading="lazy"
              fetchPriority="high"
              className="h-auto w-full rounded-panel border border-line"
            />
          </picture>
        );
      })}
      <figcaption className="mt-3 text-13 text-ink-soft">{t(messages.pictureCaption)}</figcaption>
    </figure>
  );
}
