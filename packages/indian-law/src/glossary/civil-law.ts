/** Contracts, property, families, work and companies; the columns are those of `readTerms`. */
export const CIVIL_LAW = `
breach of contract | संविदा भंग [contract, section 73] | ஒப்பந்த மீறல் [usageTa]
contract | संविदा [contract, section 2(h)] | ஒப்பந்தம் [usageTa]
*agreement | करार [contract, section 2(e)] | ஒப்பந்தம் [usageTa] | इकरारनामा, உடன்பாடு
specific performance | विनिर्दिष्ट पालन [limitation, article 54] | ஏற்றதை ஆற்றுதல் [usageTa] | विनिर्दिष्ट अनुपालन
arbitration | माध्यस्थम् [arbitration, section 2(1)(a)] | நடுவர் தீர்வு [usageTa] | मध्यस्थता
*property | संपत्ति [property, section 5] | சொத்து [usageTa] | जायदाद
transfer of property | संपत्ति अंतरण [property, section 5] | சொத்து மாற்றம் [usageTa]
sale deed | विक्रय विलेख [legalGlossary] | கிரயப் பத்திரம் [usageTa] | बैनामा, விற்பனைப் பத்திரம்
mortgage | बंधक [property, section 58] | அடமானம் [usageTa]
lease | पट्टा [property, section 105] | குத்தகை [usageTa]
*gift | दान [property, section 122] | தானம் [usageTa]
*will | वसीयत [usage] | உயில் [usageTa]
succession | उत्तराधिकार [usage] | வாரிசுரிமை [usageTa]
*partition | विभाजन [legalGlossary] | பாகப்பிரிவினை [usageTa] | बंटवारा
adverse possession | प्रतिकूल कब्जा [usage] | எதிரிடை அனுபவம் [usageTa]
*possession | कब्जा [limitation, article 64] | சுவாதீனம் [usageTa] | உடைமை
easement | सुखाचार [limitation, section 25] | வசதியுரிமை [usageTa]
landlord | भूस्वामी [usage] | வீட்டு உரிமையாளர் [usageTa] | मकान मालिक
*tenant | किरायेदार [usage] | வாடகைதாரர் [usageTa] | अभिधारी, குத்தகைதாரர்
eviction | बेदखली [usage] | வெளியேற்றம் [usageTa]
*rent | किराया [usage] | வாடகை [usageTa] | भाटक
land acquisition | भूमि अर्जन [usage] | நில எடுப்பு [usageTa] | भूमि अधिग्रहण
*flat | फ्लैट [usage] | அடுக்குமாடி [usageTa] | பிளாட்
*interest | ब्याज [cpc, section 34] | வட்டி [usageTa]
*loan | ऋण [usage] | கடன் [usageTa] | कर्ज
*price | कीमत [contract, section 76] | விலை [usageTa] | मूल्य, दाम
*amount | रकम [usage] | தொகை [usageTa] | राशि

marriage | विवाह [usage] | திருமணம் [usageTa]
divorce | विवाह विच्छेद [usage] | விவாகரத்து [usageTa] | तलाक, மணமுறிவு
*maintenance | भरण पोषण [bnss, section 144] | ஜீவனாம்சம் [usageTa] | गुजारा भत्ता, பராமரிப்புத் தொகை
custody of the child | बालक की अभिरक्षा [usage] | குழந்தையின் பாதுகாப்புரிமை [usageTa]
*custody | अभिरक्षा [bnss, section 187] | பாதுகாப்புரிமை [usageTa]
guardianship | संरक्षकता [usage] | காப்பாளர் [usageTa]
adoption | दत्तक [limitation, article 57] | தத்தெடுப்பு [usageTa] | दत्तक ग्रहण

compensation | प्रतिकर [usage] | இழப்பீடு [usageTa] | मुआवजा, क्षतिपूर्ति, நஷ்டஈடு
motor accident | मोटर दुर्घटना [usage] | வாகன விபத்து [usageTa] | मोटर यान दुर्घटना, சாலை விபத்து
accident | दुर्घटना [usage] | விபத்து [usageTa]
negligence | उपेक्षा [legalGlossary] | கவனக்குறைவு [usageTa] | लापरवाही, அலட்சியம்
insurance | बीमा [usage] | காப்பீடு [usageTa]
*consumer | उपभोक्ता [usage] | நுகர்வோர் [usageTa]
deficiency in service | सेवा में कमी [usage] | சேவைக் குறைபாடு [usageTa]
income tax | आयकर [usage] | வருமான வரி [usageTa] | आय कर
goods and services tax | माल और सेवा कर [usage] | சரக்கு மற்றும் சேவை வரி [usageTa]
winding up | परिसमापन [legalGlossary] | நிறுவனக் கலைப்பு [usageTa]
insolvency | दिवाला [legalGlossary] | நொடிப்பு [usageTa]
workman | कर्मकार [usage] | தொழிலாளி [usageTa]
retrenchment | छंटनी [usage] | ஆட்குறைப்பு [usageTa]
reinstatement | बहाली [usage] | மீண்டும் பணியமர்த்துதல் [usageTa]
dismissal | पदच्युति [constitution, article 311] | பணிநீக்கம் [usageTa] | बर्खास्तगी
*suspension | निलंबन [usage] | பணியிடைநீக்கம் [usageTa]
pension | पेंशन [usage] | ஓய்வூதியம் [usageTa]
gratuity | उपदान [usage] | பணிக்கொடை [usageTa]
departmental inquiry | विभागीय जांच [usage] | துறை விசாரணை [usageTa]
right to information | सूचना का अधिकार [usage] | தகவல் அறியும் உரிமை [usageTa]
scheduled castes | अनुसूचित जाति [constitution, article 341] | பட்டியல் சாதி [usageTa]
scheduled tribes | अनुसूचित जनजाति [constitution, article 342] | பட்டியல் பழங்குடி [usageTa]
*notice | नोटिस [usage] | அறிவிப்பு [usageTa] | सूचना, நோட்டீஸ்
*death | मृत्यु [usage] | இறப்பு [usageTa] | मौत, देहांत, மரணம்
*date | तारीख [usage] | தேதி [usageTa] | तिथि
`;
