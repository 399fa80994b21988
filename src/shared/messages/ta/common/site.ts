import type { messages as english } from '#shared/messages/en/common/site.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('site', {
  // The API reference
  apiReference: 'API கையேடு',
  apiReferenceLead:
    'இந்தச் சேவையகத்தின் எல்லா API முனைகளும்; அவற்றின் கோரிக்கைகளைச் சரிபார்க்கும் ஒப்பந்தங்களிலிருந்தே இது உருவாக்கப்படுகிறது. கோப்பாக: <link>openapi.json</link>.',

  // The outbox
  outbox: 'வெளிச்செல்லும் பெட்டி',
  outboxLead:
    'மின்னஞ்சல் சேவையகம் அல்லது SMS சேவை அமைக்கப்படும் வரை, மின்னஞ்சல்களும் தொலைபேசிக் குறியீடுகளும் எங்கும் அனுப்பப்படாமல் இந்தக் கணினியிலேயே இருக்கும்.',
});
