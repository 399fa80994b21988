/** Courts, what they write, cases, pleadings and proof; the columns are those of `readTerms`. */
export const COURTS_AND_PROCEDURE = `
Supreme Court | उच्चतम न्यायालय [constitution, article 124] | உச்ச நீதிமன்றம் [usageTa] | सर्वोच्च न्यायालय, உச்சநீதிமன்றம்
High Court | उच्च न्यायालय [constitution, article 214] | உயர் நீதிமன்றம் [usageTa] | உயர்நீதிமன்றம்
Sessions Court | सेशन न्यायालय [bnss, section 8] | அமர்வு நீதிமன்றம் [usageTa] | सत्र न्यायालय
Court of Session | सेशन न्यायालय [bnss, section 8] | அமர்வு நீதிமன்றம் [usageTa]
labour court | श्रम न्यायालय [usage] | தொழிலாளர் நீதிமன்றம் [usageTa]
court | न्यायालय [cpc, section 3] | நீதிமன்றம் [munsifTa]
judge | न्यायाधीश [cpc, section 2(8)] | நீதிபதி [munsifTa]
magistrate | मजिस्ट्रेट [bnss, section 6] | நீதித்துறை நடுவர் [usageTa] | மாஜிஸ்திரேட்
judgment | निर्णय [cpc, section 2(9)] | தீர்ப்பு [highCourtTa]
order | आदेश [cpc, section 2(14)] | உத்தரவு [usageTa] | ஆணை
decree | डिक्री [cpc, section 2(2)] | தீர்ப்பாணை [highCourtTa]
jurisdiction | अधिकारिता [cpc, section 9] | அதிகார வரம்பு [usageTa] | क्षेत्राधिकार
hearing | सुनवाई [cpc, Order XVIII] | விசாரணை [usageTa]
contempt of court | न्यायालय की अवमानना [usage] | நீதிமன்ற அவமதிப்பு [usageTa] | न्यायालय अवमान
*authority | नज़ीर [usage] | முன்தீர்ப்பு [usageTa]
precedent | नज़ीर [usage] | முன்தீர்ப்பு [usageTa] | पूर्व निर्णय
law report | विधि पत्रिका [usage] | தீர்ப்புத் தொகுப்பு [usageTa] || சட்ட அறிக்கை
citation | साइटेशन [usage] | மேற்கோள் குறிப்பு [usageTa] | उद्धरण
quotation | उद्धृत अंश [usage] | மேற்கோள் வாசகம் [usageTa] || उद्धरणों
overruled | उलटा गया [usage] | பிந்தைய தீர்ப்பால் தள்ளப்பட்டது [usageTa] || पलटा गया, செல்லாதாக்கப்பட்டது
reversed | अपील में अपास्त [usage] | மேல்முறையீட்டில் மாற்றப்பட்டது [usageTa] || पलटा गया
affirmed | अभिपुष्ट [legalGlossary] | உறுதிசெய்யப்பட்டது [usageTa]
distinguished | प्रभेदित [legalGlossary] | வேறுபடுத்தப்பட்டது [usageTa] || भिन्न माना गया
doubted | संदेह व्यक्त किया गया [usage] | ஐயம் தெரிவிக்கப்பட்டது [usageTa] || ஐயுறப்பட்டது
set aside | अपास्त [limitation, article 59] | ரத்து [usageTa]
quash | अभिखंडित [legalGlossary] | ரத்து [usageTa]

act | अधिनियम [cpc, section 1(1)] | சட்டம் [usageTa]
section | धारा [cpc, section 2(2)] | பிரிவு [usageTa]
proviso | परंतुक [legalGlossary] | வரம்புரை [usageTa] || காப்புரை
Constitution | संविधान [constitution, title] | அரசமைப்பு [constitutionTa, title]
article | अनुच्छेद [constitution, contents] | உறுப்பு [constitutionTa, contents]
fundamental rights | मूल अधिकार [constitution, Part III] | அடிப்படை உரிமைகள் [constitutionTa, Part III] | मौलिक अधिकार
equality | समता [constitution, article 14] | சமன்மை [constitutionTa, contents] | समानता, சமத்துவம்
personal liberty | दैहिक स्वतंत्रता [constitution, article 21] | தனிமனித சுதந்திரம் [usageTa]
right to privacy | निजता का अधिकार [usage] | அந்தரங்க உரிமை [usageTa]
natural justice | नैसर्गिक न्याय [legalGlossary] | இயற்கை நீதி [usageTa] | प्राकृतिक न्याय
preventive detention | निवारक निरोध [constitution, article 22] | தடுப்புக் காவல் [usageTa]
Bharatiya Nyaya Sanhita | भारतीय न्याय संहिता [act, section 1(1)] | பாரதிய நியாய சன்ஹிதா [act]
Bharatiya Nagarik Suraksha Sanhita | भारतीय नागरिक सुरक्षा संहिता [act, section 1(1)] | பாரதிய நாகரிக் சுரக்ஷா சன்ஹிதா [act]
Bharatiya Sakshya Adhiniyam | भारतीय साक्ष्य अधिनियम [act, section 1(1)] | பாரதிய சாக்ஷ்ய அதினியம் [act]
Indian Penal Code | भारतीय दंड संहिता [act, section 1] | இந்திய தண்டனைச் சட்டம் [usageTa] | भादंसं, भादवि
Code of Criminal Procedure | दंड प्रक्रिया संहिता [act, section 1] | குற்றவியல் நடைமுறைச் சட்டம் [usageTa]
Code of Civil Procedure | सिविल प्रक्रिया संहिता [act, section 1] | உரிமையியல் நடைமுறைச் சட்டம் [usageTa]
Limitation Act | परिसीमा अधिनियम [act, section 1] | காலவரையறைச் சட்டம் [usageTa]
Negotiable Instruments Act | परक्राम्य लिखत अधिनियम [act, section 1] | மாற்றுமுறை ஆவணச் சட்டம் [usageTa]

case | मामला [cpc, section 113] | வழக்கு [munsifTa]
party | पक्षकार [cpc, Order I] | தரப்பினர் [usageTa]
client | मुवक्किल [usage] | கட்சிக்காரர் [usageTa]
advocate | अधिवक्ता [advocates, section 2(1)(a)] | வழக்கறிஞர் [highCourtTa]
Bar Council | बार काउंसिल [usage] | பார் கவுன்சில் [usageTa] || வழக்கறிஞர் மன்றம்
vakalatnama | वकालतनामा [usage] | வக்காலத்து [usageTa]
power of attorney | मुख्तारनामा [legalGlossary] | அதிகாரப் பத்திரம் [usageTa] | பொது அதிகாரப் பத்திரம்
petition | याचिका [usage] | மனு [highCourtTa]
petitioner | याचिकाकर्ता [usage] | மனுதாரர் [highCourtTa] | याची
respondent | प्रत्यर्थी [cpc, Order XLI rule 22] | எதிர்மனுதாரர் [usageTa]
appeal | अपील [cpc, section 96] | மேல்முறையீடு [usageTa]
second appeal | द्वितीय अपील [cpc, section 100] | இரண்டாம் மேல்முறையீடு [usageTa]
appellant | अपीलार्थी [cpc, Order XLI] | மேல்முறையீட்டாளர் [usageTa]
revision | पुनरीक्षण [cpc, section 115] | சீராய்வு [highCourtTa]
*review | पुनर्विलोकन [cpc, section 114] | மறுஆய்வு [usageTa]
*stay | रोक [cpc, Order XLI rule 5] | இடைக்காலத் தடை [usageTa] | स्थगन
writ petition | रिट याचिका [usage] | நீதிப்பேராணை மனு [usageTa] | ரிட் மனு
writ | रिट [constitution, article 32] | நீதிப்பேராணை [usageTa]
habeas corpus | बंदी प्रत्यक्षीकरण [constitution, article 32] | ஆட்கொணர்வு [usageTa]
mandamus | परमादेश [constitution, article 32] | செயலுறுத்தும் நீதிப்பேராணை [usageTa]
certiorari | उत्प्रेषण [constitution, article 32] | நெறிமுறையுறுத்தும் நீதிப்பேராணை [usageTa]
quo warranto | अधिकार पृच्छा [constitution, article 32] | தகுதிமுறை வினவும் நீதிப்பேராணை [usageTa]
public interest litigation | जनहित याचिका [usage] | பொதுநல வழக்கு [usageTa] | பொதுநல மனு
election petition | निर्वाचन याचिका [usage] | தேர்தல் மனு [usageTa]

suit | वाद [cpc, section 26] | வழக்கு [munsifTa] | உரிமையியல் வழக்கு
plaintiff | वादी [cpc, Order I rule 1] | வாதி [munsifTa]
defendant | प्रतिवादी [cpc, Order I rule 3] | பிரதிவாதி [munsifTa]
pleading | अभिवचन [cpc, Order VI] | வழக்குரை [usageTa]
*execution | निष्पादन [cpc, Order XXI] | -
plaint | वादपत्र [cpc, Order VII] | பிராது [usageTa] | वाद पत्र
written statement | लिखित कथन [cpc, Order VIII] | எதிர்வழக்குரை [usageTa]
written submissions | लिखित तर्क [usage] | எழுத்துப்பூர்வ வாதங்கள் [usageTa] | लिखित बहस | लिखित निवेदन
cause of action | वाद हेतुक [cpc, section 20(c)] | வழக்கு மூலம் [usageTa]
cause title | वाद शीर्षक [cpc, Order VII] | வழக்குத் தலைப்பு [usageTa]
set-off | मुजरा [cpc, Order VIII rule 6] | எதிரீடு [usageTa]
relief | अनुतोष [cpc, Order VII rule 7] | பரிகாரம் [munsifTa]
prayer | प्रार्थना [usage] | பிரார்த்தனை [usageTa] || வேண்டுதல்
injunction | व्यादेश [cpc, Order XXXIX] | உறுத்துக்கட்டளை [munsifTa] | निषेधाज्ञा, தடையாணை
temporary injunction | अस्थायी व्यादेश [cpc, Order XXXIX rule 1] | இடைக்கால உறுத்துக்கட்டளை [usageTa]
limitation | परिसीमा [limitation, section 3] | காலவரையறை [usageTa]
res judicata | पूर्व न्याय [cpc, section 11] | முன்தீர்ப்புத் தடை [usageTa] | प्राङ्न्याय
*issue | विवाद्यक [cpc, Order XIV] | எழுவினா [usageTa] | वाद बिंदु
*fact | तथ्य [bsa, section 2(1)] | சங்கதி [usageTa]
*service | तामील [cpc, Order V] | சார்வு [usageTa]
*delay | विलंब [limitation, section 5] | தாமதம் [usageTa] || देरी
*applicant | आवेदक [usage] | மனுதாரர் [usageTa] || விண்ணப்பதாரர்
*parentage | - | - || माता-पिता, பெற்றோர்
legal notice | विधिक नोटिस [usage] | வழக்கறிஞர் அறிவிப்பு [usageTa] || சட்ட அறிவிப்பு
annexure | संलग्नक [usage] | இணைப்பு [usageTa] || अनुलग्नक

affidavit | शपथपत्र [cpc, Order XIX] | பிரமாணப் பத்திரம் [usageTa] | शपथ पत्र, हलफनामा
deponent | अभिसाक्षी [cpc, Order XIX rule 2] | பிரமாணப் பத்திரம் அளிப்பவர் [usageTa]
*verification | सत्यापन [cpc, Order VI rule 15] | உண்மைச் சரிபார்ப்பு [usageTa]
verification clause | सत्यापन खंड [cpc, Order VI rule 15] | உண்மைச் சரிபார்ப்பு வாசகம் [usageTa]
evidence | साक्ष्य [bsa, section 2(1)] | சாட்சியம் [usageTa] | सबूत
circumstantial evidence | परिस्थितिजन्य साक्ष्य [usage] | சூழ்நிலைச் சாட்சியம் [usageTa]
burden of proof | सबूत का भार [bsa, section 104] | மெய்ப்பிக்கும் பொறுப்பு [usageTa]
witness | साक्षी [cpc, Order XVI] | சாட்சி [usageTa] | गवाह
presumption | उपधारणा [instruments, section 139] | அனுமானம் [usageTa]
`;
