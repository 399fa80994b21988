import type { messages as english } from '#shared/messages/en/accounts/device-clock.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('device-clock', {
  clockWrong:
    'इस डिवाइस की घड़ी {hours, plural, =0 {कुछ मिनट} one {लगभग # घंटा} other {लगभग # घंटे}} {way, select, fast {आगे} other {पीछे}} है। यहाँ “आज” और निकल चुकी तारीखें गलत हो सकती हैं। घड़ी ठीक करें, फिर पेज दोबारा लोड करें।',
});
