/** Offences, those who are tried, and cheques; the columns are those of `readTerms`. */
export const CRIMINAL_LAW = `
dishonour of cheque | चेक अनादरण [instruments, section 138] | காசோலை திரும்புதல் [usageTa] | चेक का अनादरण, चेक बाउंस, चेक अनादृत, காசோலை மோசடி, காசோலை அவமதிப்பு | காசோலை மறுப்பு
dishonour | अनादरण [instruments, section 138] | அவமதிப்பு [usageTa] || மறுப்பு
cheque | चेक [instruments, section 6] | காசோலை [usageTa]

offence | अपराध [bnss, section 2(1)] | குற்றம் [usageTa]
accused | अभियुक्त [constitution, article 20(3)] | குற்றம் சாட்டப்பட்டவர் [usageTa] | मुल्जिम, குற்றவாளி
complaint | परिवाद [bnss, section 2(1)] | புகார் [usageTa]
complainant | परिवादी [bnss, section 223] | புகார்தாரர் [usageTa]
first information report | प्रथम सूचना रिपोर्ट [usage] | முதல் தகவல் அறிக்கை [usageTa]
*arrest | गिरफ्तारी [bnss, Chapter V] | கைது [usageTa]
*investigation | अन्वेषण [bnss, section 2(1)] | புலன் விசாரணை [usageTa] | विवेचना, புலனாய்வு
charge sheet | आरोप पत्र [usage] | குற்றப்பத்திரிகை [usageTa]
*charge | आरोप [bnss, Chapter XVIII] | குற்றச்சாட்டு [usageTa]
prosecution | अभियोजन [bnss, Chapter XV] | அரசுத் தரப்பு [usageTa]
anticipatory bail | अग्रिम जमानत [usage] | முன்ஜாமீன் [usageTa] | अग्रिम ज़मानत, முன் ஜாமீன், முன்பிணை, முன் பிணை
default bail | व्यतिक्रम जमानत [usage] | -
bail | जमानत [bnss, section 2(1)] | ஜாமீன் [usageTa] | ज़मानत, பிணை, பிணையம்
conviction | दोषसिद्धि [bnss, section 415] | குற்றத்தீர்ப்பு [usageTa]
acquittal | दोषमुक्ति [bnss, section 419] | விடுதலை [usageTa]
*sentence | दंडादेश [bnss, Chapter XXXIV] | தண்டனைத் தீர்ப்பு [usageTa]
*punishment | दंड [bns, Chapter II] | தண்டனை [usageTa] | सज़ा
death sentence | मृत्युदंड [usage] | மரண தண்டனை [usageTa] | मृत्यु दंड, தூக்குத் தண்டனை
life imprisonment | आजीवन कारावास [bns, section 4] | ஆயுள் தண்டனை [usageTa]
imprisonment | कारावास [bns, section 4] | சிறைத்தண்டனை [usageTa] | சிறை தண்டனை
*fine | जुर्माना [bns, section 4] | அபராதம் [usageTa]

attempt to murder | हत्या का प्रयत्न [bns, section 109] | கொலை முயற்சி [usageTa] | हत्या का प्रयास
murder | हत्या [bns, section 101] | கொலை [usageTa]
culpable homicide | आपराधिक मानव वध [bns, section 100] | -
theft | चोरी [bns, section 303] | திருட்டு [usageTa]
robbery | लूट [bns, section 309] | கொள்ளை [usageTa]
dacoity | डकैती [bns, section 310] | கூட்டுக் கொள்ளை [usageTa]
extortion | उद्दापन [bns, section 308] | பணம் பறித்தல் [usageTa]
cheating | छल [bns, section 318] | மோசடி [usageTa] | धोखाधड़ी, ஏமாற்றுதல்
forgery | कूटरचना [bns, section 336] | போலி ஆவணம் [usageTa] | जालसाजी
criminal breach of trust | आपराधिक न्यासभंग [bns, section 316] | நம்பிக்கை மோசடி [usageTa]
criminal conspiracy | आपराधिक षड्यंत्र [bns, section 61] | குற்றச் சதி [usageTa]
defamation | मानहानि [bns, section 356] | அவதூறு [usageTa]
rape | बलात्संग [bns, section 63] | பாலியல் வன்கொடுமை [usageTa] | बलात्कार
*cognizable | संज्ञेय [bnss, section 2(1)] | -
*bailable | जमानतीय [bnss, section 2(1)] | -
*discharge | उन्मोचन [bnss, section 250] | - | उन्मोचित
*compounding | शमन [bnss, section 359] | - | शमनीय
kidnapping | व्यपहरण [bns, section 137] | ஆள்கடத்தல் [usageTa]
abduction | अपहरण [bns, section 138] | -
dowry death | दहेज मृत्यु [bns, section 80] | வரதட்சணை மரணம் [usageTa]
dowry | दहेज [bns, section 80] | வரதட்சணை [usageTa]
domestic violence | घरेलू हिंसा [usage] | குடும்ப வன்முறை [usageTa]
cruelty | क्रूरता [bns, section 85] | கொடுமை [usageTa]
grievous hurt | घोर उपहति [bns, section 116] | கொடுங்காயம் [usageTa]
*hurt | उपहति [bns, section 114] | காயம் [usageTa]
suicide | आत्महत्या [bns, section 108] | தற்கொலை [usageTa]
unlawful assembly | विधिविरुद्ध जमाव [bns, section 189] | சட்டவிரோதக் கூட்டம் [usageTa]
common intention | सामान्य आशय [bns, section 3(5)] | பொதுவான எண்ணம் [usageTa]
private defence | प्राइवेट प्रतिरक्षा [bns, section 34] | தற்காப்புரிமை [usageTa]
dying declaration | मृत्युकालिक कथन [usage] | மரண வாக்குமூலம் [usageTa]
confession | संस्वीकृति [bsa, section 22] | ஒப்புதல் வாக்குமூலம் [usageTa]
public servant | लोक सेवक [bns, section 2(28)] | பொது ஊழியர் [usageTa]
corruption | भ्रष्टाचार [usage] | ஊழல் [usageTa]
narcotic drugs | स्वापक औषधि [usage] | போதைப்பொருள் [usageTa]
`;
