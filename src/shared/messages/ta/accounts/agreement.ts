import type { messages as english } from '#shared/messages/en/accounts/agreement.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('agreement', {
  agreement:
    'கணக்கை உருவாக்கும்போது <terms>சேவை விதிமுறைகளையும்</terms> <privacy>தனியுரிமைக் கொள்கையையும்</privacy> ஏற்கிறீர்கள்; உங்களுக்கு {age, number} வயது அல்லது அதற்கு மேல் ஆகிறது என்பதையும் உறுதிப்படுத்துகிறீர்கள். முதலில் <notice>உங்கள் தனிப்பட்ட தரவு பற்றிய அறிவிப்பைப்</notice> படிக்கவும்.',
  agreementIfNew:
    'நீங்கள் இங்கே புதியவர் என்றால், இதனால் ஒரு கணக்கு உருவாகும். அப்போது <terms>சேவை விதிமுறைகளையும்</terms> <privacy>தனியுரிமைக் கொள்கையையும்</privacy> ஏற்கிறீர்கள்; உங்களுக்கு {age, number} வயது அல்லது அதற்கு மேல் ஆகிறது என்பதையும் உறுதிப்படுத்துகிறீர்கள். முதலில் <notice>உங்கள் தனிப்பட்ட தரவு பற்றிய அறிவிப்பைப்</notice> படிக்கவும்.',
  newTab: 'புதிய தாவலில் திறக்கும்',
});
