import { messages } from '#shared/messages/en/site/landing.ts';
import { t } from '#shared/messages/translate.ts';
import darkDesk from './check-desk-dark.webp?url';
import darkDeskSharp from './check-desk-dark-sharp.webp?url';
import lightDesk from './check-desk-light.webp?url';
import lightDeskSharp from './check-desk-light-sharp.webp?url';
import darkPhone from './check-phone-dark.webp?url';
import lightPhone from './check-phone-light.webp?url';
import { PRODUCT_SIZES } from './sizes.ts';

// `npm run screenshots` takes them, of the demo chambers and in English.
const THEMES = [
  { desk: lightDesk, sharp: lightDeskSharp, phone: lightPhone, shown: 'in-[[data-theme=dark]]:hidden' },
  { desk: darkDesk, sharp: darkDeskSharp, phone: darkPhone, shown: 'not-in-[[data-theme=dark]]:hidden' },
];

/**
 * A page of the product, as it looks. The style sheet chooses the theme, so that the finished HTML needs no code; a browser does
 * not load a lazy picture that is hidden.
 */
export function ProductPicture() {
  const { desk: deskSize, phone: phoneSize } = PRODUCT_SIZES;
  return (
    <figure>
      {THEMES.map(({ desk, sharp, phone, shown }) => (
        <picture key={desk} className={shown}>
          <source media="(width < 48rem)" srcSet={phone} width={phoneSize.width} height={phoneSize.height} />
          <img
            src={desk}
            srcSet={`${desk} ${deskSize.width}w, ${sharp} ${2 * deskSize.width}w`}
            sizes="(width < 64rem) calc(100vw - 3rem), 40rem"
            alt={t(messages.pictureAlt)}
            width={deskSize.width}
            height={deskSize.height}
            loading="lazy"
            fetchPriority="high"
            className="h-auto w-full rounded-panel border border-line"
          />
        </picture>
      ))}
      <figcaption className="mt-3 text-13 text-ink-soft">{t(messages.pictureCaption)}</figcaption>
    </figure>
  );
}
