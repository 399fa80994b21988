import type { messages as english } from '#shared/messages/en/practice/export.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('export', {
  lead: 'इस ZIP फ़ाइल में वह सब है जो Munshi में आपका है, ऐसे प्रारूपों में जिन्हें दूसरे प्रोग्राम खोलते हैं।',
  json: 'profile.json, client.json, case.json और .json पर समाप्त होने वाली अन्य फ़ाइलों में हर पंक्ति के सभी कॉलम हैं। वे प्रोग्रामों के लिए हैं।',
  tables:
    '“Tables” फ़ोल्डरों में वही पंक्तियाँ स्प्रेडशीट के लिए CSV तालिकाओं में हैं, लंबे पाठों के बिना। किसी पंक्ति की id सभी फ़ाइलों में एक ही है।',
  drafts:
    'Drafts/ फ़ोल्डरों में हर मसौदा Word दस्तावेज़, PDF और पाठ के रूप में है। Invoices/ में आपके इनवॉइस और उन्हें सुधारने वाले इनवॉइस PDF में हैं। Fee notes/ में आपके जारी किए शुल्क पत्र हैं।',
  files:
    'Files/ फ़ोल्डरों में हर मामले की फ़ाइलें वैसी ही हैं जैसी आपने जोड़ीं। List of dates.docx में मामले की वे तारीखें हैं जो दाखिल की जाती हैं।',
  about: 'about.json बताता है कि यह फ़ाइल कब बनी, और हर उस फ़ाइल का नाम कारण सहित देता है जो इसमें नहीं है।',
});
