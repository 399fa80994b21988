import type { messages as english } from '#shared/messages/en/library/offences.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('offences', {
  punishedBefore: '1 जुलाई 2024 से पहले दंड: {text}।',
  punishedSince: '1 जुलाई 2024 से दंड: {text}।',
  offences: 'वर्गीकरण',
  offence: 'अपराध',
  punishment: 'दंड',
  cognizable: 'संज्ञेय',
  bailable: 'जमानतीय',
  court: 'न्यायालय',
  compoundable: 'शमनीय',
  answer: '{answer, select, yes {हाँ} no {नहीं} depends {संबंधित अपराध के अनुसार} other {सत्यापित नहीं}}',
  cognizableIf: 'हाँ, {condition}',
  trialCourt:
    '{court, select, session {सेशन न्यायालय} magistrate_first_class {प्रथम वर्ग मजिस्ट्रेट} any_magistrate {कोई भी मजिस्ट्रेट} court_concerned {संबंधित न्यायालय, अन्यथा कोई भी मजिस्ट्रेट} depends {संबंधित अपराध के अनुसार} other {सत्यापित नहीं}}',
  compounding: '{compounding, select, yes {हाँ} with_permission {न्यायालय की अनुमति से} other {नहीं}}',
  classifiedBy:
    'स्रोत: {sources}। दंड हमारे अपने शब्दों में हैं; जिस अवधि की निचली सीमा नहीं है वह अधिकतम है। राज्यों के संशोधन शामिल नहीं हैं।',
  notInJammuAndKashmir:
    'जम्मू-कश्मीर में पुरानी संहिताएँ 31 अक्टूबर 2019 से ही लागू हैं (जम्मू-कश्मीर पुनर्गठन अधिनियम, 2019, पाँचवीं अनुसूची)। उससे पहले उस राज्य की अपनी संहिताएँ थीं, जिनमें रणबीर दंड संहिता है।',
});
