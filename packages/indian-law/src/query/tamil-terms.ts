/**
 * Tamil terms of the law with the English terms under which Indian judgments speak of the same thing: English term, then
 * Tamil terms. They are words of the courts of Tamil Nadu and of the Tamil versions of the central acts (Legislative
 * Department); words in common use, such as ஜாமீன், stand beside the formal ones, such as பிணை.
 */
export const TAMIL_TERMS = `
anticipatory bail: முன்ஜாமீன், முன் ஜாமீன், முன்பிணை, முன் பிணை
bail: ஜாமீன், பிணை, பிணையம்
dishonour of cheque: காசோலை மோசடி, காசோலை அவமதிப்பு
cheque: காசோலை
writ petition: நீதிப்பேராணை மனு, ரிட் மனு
petition: மனு
petitioner: மனுதாரர்
respondent: எதிர்மனுதாரர்
plaintiff: வாதி
defendant: பிரதிவாதி
murder: கொலை
attempt to murder: கொலை முயற்சி
theft: திருட்டு
robbery: கொள்ளை
cheating: மோசடி, ஏமாற்றுதல்
forgery: போலி ஆவணம்
rape: பாலியல் வன்கொடுமை
dowry: வரதட்சணை
dowry death: வரதட்சணை மரணம்
domestic violence: குடும்ப வன்முறை
suicide: தற்கொலை
accused: குற்றவாளி, குற்றம் சாட்டப்பட்டவர்
offence: குற்றம்
charge: குற்றச்சாட்டு
charge sheet: குற்றப்பத்திரிகை
first information report: முதல் தகவல் அறிக்கை
investigation: புலன் விசாரணை, புலனாய்வு
arrest: கைது
punishment: தண்டனை
imprisonment: சிறைத்தண்டனை, சிறை தண்டனை
life imprisonment: ஆயுள் தண்டனை
death sentence: மரண தண்டனை, தூக்குத் தண்டனை
fine: அபராதம்
acquittal: விடுதலை
evidence: சாட்சியம்
witness: சாட்சி
dying declaration: மரண வாக்குமூலம்
confession: ஒப்புதல் வாக்குமூலம்
judgment: தீர்ப்பு
decree: தீர்ப்பாணை
order: உத்தரவு, ஆணை
appeal: மேல்முறையீடு
revision: சீராய்வு
suit: உரிமையியல் வழக்கு
injunction: தடையாணை
stay: இடைக்காலத் தடை
limitation: காலவரையறை
supreme court: உச்ச நீதிமன்றம், உச்சநீதிமன்றம்
high court: உயர் நீதிமன்றம், உயர்நீதிமன்றம்
section: பிரிவு
notice: அறிவிப்பு, நோட்டீஸ்
affidavit: பிரமாணப் பத்திரம்
advocate: வழக்கறிஞர்
rent: வாடகை
tenant: வாடகைதாரர், குத்தகைதாரர்
landlord: வீட்டு உரிமையாளர்
lease: குத்தகை
eviction: வெளியேற்றம்
possession: சுவாதீனம், உடைமை
partition: பாகப்பிரிவினை
will: உயில்
gift: தானம்
mortgage: அடமானம்
sale deed: கிரயப் பத்திரம், விற்பனைப் பத்திரம்
power of attorney: பொது அதிகாரப் பத்திரம்
property: சொத்து
succession: வாரிசுரிமை
agreement: ஒப்பந்தம்
divorce: விவாகரத்து, மணமுறிவு
marriage: திருமணம்
maintenance: ஜீவனாம்சம், பராமரிப்புத் தொகை
custody: பாதுகாப்புரிமை
adoption: தத்தெடுப்பு
guardianship: காப்பாளர்
compensation: இழப்பீடு, நஷ்டஈடு
motor accident: வாகன விபத்து, சாலை விபத்து
accident: விபத்து
insurance: காப்பீடு
consumer: நுகர்வோர்
land acquisition: நில எடுப்பு
habeas corpus: ஆட்கொணர்வு
preventive detention: தடுப்புக் காவல்
pension: ஓய்வூதியம்
dismissal: பணிநீக்கம்
suspension: பணியிடைநீக்கம்
flat: பிளாட், அடுக்குமாடி
price: விலை
amount: தொகை
interest: வட்டி
loan: கடன்
death: இறப்பு, மரணம்
date: தேதி
`;

/** Words with which a question asks, in English, Hindi and Tamil: a search needs none of them. */
export const ASKING_WORDS = `
when: कब, எப்போது
how much: कितना, कितनी, எவ்வளவு
how many: कितने, எத்தனை
who: कौन, किसने, யார்
where: कहाँ, कहां, எங்கே, எங்கு
why: क्यों, ஏன்
what: क्या, என்ன
which: कौनसा, எந்த
death: मृत्यु, मौत, देहांत
patient: मरीज, मरीज़, रोगी, நோயாளி
total: कुल, மொத்த
price: कीमत, मूल्य, दाम
amount: रकम, राशि
punishment: दंड, दण्ड, सज़ा, सजा
interest: ब्याज
loan: ऋण, कर्ज, कर्ज़
salary: वेतन, சம்பளம்
client: मुवक्किल
date: तारीख, तिथि
paid: भुगतान
hospital: अस्पताल, மருத்துவமனை
`;
