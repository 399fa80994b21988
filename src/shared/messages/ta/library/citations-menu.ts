import type { messages as english } from '#shared/messages/en/library/citations-menu.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('citationsMenu', {
  citations: 'மேற்கோள் குறிப்புகள்',
  citationsOf: '{count, plural, one {# ஆவணத்தின் மேற்கோள் குறிப்பு} other {# ஆவணங்களின் மேற்கோள் குறிப்புகள்}}',
});
