import type { messages as english } from '#shared/messages/en/accounts/consents.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('consents', {
  title: 'आपने किन बातों की सहमति दी है',
  lead: 'हर पंक्ति में लिखा है कि सहमति कब से है। पंक्तियाँ केवल जुड़ती हैं, कभी बदलती नहीं; वे आपके निर्यात में भी होती हैं।',
  terms: 'सेवा की शर्तें',
  privacy: 'गोपनीयता नीति',
  accepted:
    '{date} को स्वीकार, जब आपने {way, select, email {ईमेल पते से} phone {फ़ोन नंबर से} oidc {साइन इन प्रदाता के खाते से} other {Google से}} साइन अप किया। {version} का संस्करण।',
  nothingRecorded: 'आपका खाता बनते समय कुछ दर्ज नहीं किया गया।',
  givenOn: 'चालू। आपने {date} को सहमति दी।',
  withdrawnOn: 'बंद। आपने {date} को सहमति वापस ली।',
  offUntilOn: 'जब तक आप चालू न करें, बंद।',
  onFromTheStart: 'शुरू से चालू। कोई बदलाव दर्ज नहीं है।',
  offBefore: 'बंद। आपने इसे तब बदला था जब बदलाव दर्ज नहीं किए जाते थे।',
  withdrawWithAccount: 'सहमति वापस लेने के लिए अपना खाता मिटाएँ',
  changeIn: '{tab} टैब में बदलें',

  history: 'इतिहास',
  historyEmpty: 'अभी कुछ दर्ज नहीं है।',
  historyAccepted:
    '{subject}: स्वीकार, {version} का संस्करण, {way, select, email {ईमेल पते से} phone {फ़ोन नंबर से} oidc {साइन इन प्रदाता के खाते से} other {Google से}} साइन अप करते समय',
  historyGiven: '{subject}: सहमति दी, प्रोफ़ाइल में',
  historyWithdrawn: '{subject}: सहमति वापस ली, प्रोफ़ाइल में',
  showMore: 'और दिखाएँ',
  loading: 'आपकी सहमतियाँ लोड हो रही हैं',
  notLoaded: 'आपकी सहमतियाँ पढ़ी नहीं जा सकीं',
  tooMany: 'आपने यह सेटिंग बहुत बार बदली है। इसे अब भी बंद किया जा सकता है।',
});
