import type { messages as english } from '#shared/messages/en/drafting/clauses.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('clauses', {
  titleRequired: 'शीर्षक लिखें।',
  clause: 'खंड',
  find: 'खंड खोजें',
  list: 'खंड',
  none: 'अभी कोई खंड नहीं है। मसौदे के पैरा चुनें और उन्हें फिर से काम में लेने के लिए यहाँ रखें।',
  noMatches: 'कोई खंड नहीं मिला।',
  notLoaded: 'खंड लोड नहीं हो सके',
  loading: 'खंड लोड हो रहे हैं...',
  keepChosen: 'चुने हुए पैरा रखें',
  title: 'खंड का शीर्षक',
  forWhom: 'कौन उपयोग कर सकता है',
  onlyMe: 'केवल मैं',
  keep: 'खंड रखें',
  keeping: 'सहेजा जा रहा है...',
  kept: 'खंड रखा गया',
  notKept: 'खंड नहीं रखा गया',
  remove: 'खंड {title} हटाएँ',
  removeAsk: 'खंड “{title}” हटाएँ?',
  removeOwn: 'जिन मसौदों में यह है, उनमें यह रहेगा।',
  removeOfChambers: 'आपके चैंबर के सदस्यों के पास से भी यह हट जाएगा। जिन मसौदों में यह है, उनमें यह रहेगा।',
  removing: 'हटाया जा रहा है...',
  ofChambers: 'आपके चैंबर का',
});
