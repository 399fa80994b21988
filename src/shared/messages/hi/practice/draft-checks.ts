import type { messages as english } from '#shared/messages/en/practice/draft-checks.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('draftChecks', {
  verification_missing: 'सत्यापन खंड नहीं है।',
  blanket_verification:
    'सत्यापन खंड यह नहीं बताता कि कौन-से पैरा ज्ञान पर, कौन-से जानकारी पर और कौन-से विश्वास पर आधारित हैं। सिविल प्रक्रिया संहिता का आदेश XIX नियम 3 इसे आवश्यक बनाता है; देखें State of Bombay v. Purushottam Jog Naik, [1952] SCR 674, और A.K.K. Nambiar v. Union of India, [1970] 3 SCR 121.',
  verification_incomplete: 'सत्यापन खंड में पैरा {paragraphs} नहीं आता।',
  verification_beyond: 'सत्यापन खंड में पैरा {paragraphs} का उल्लेख है, जो मसौदे में नहीं है।',
  basis_differs:
    'पैरा {number} के अनुसार वह {basis, select, information {जानकारी} belief {विश्वास} other {विधिक सलाह}} पर आधारित है, पर सत्यापन खंड में “ज्ञान” लिखा है।',
  information_without_source:
    'पैरा {number} जानकारी पर आधारित है और यह नहीं बताता कि जानकारी किससे मिली (सिविल प्रक्रिया संहिता, आदेश XIX नियम 3)।',
  belief_without_grounds:
    'पैरा {number} में विश्वास व्यक्त किया गया है, पर उसके आधार नहीं बताए गए (सिविल प्रक्रिया संहिता, आदेश XIX नियम 3)।',
  deponent_not_identified: 'अभिसाक्षी की पहचान नहीं दी गई है: नाम, माता या पिता का नाम, आयु और पता दें।',
  oath_missing: 'आरंभ में यह नहीं लिखा है कि कथन शपथ पर या सत्यनिष्ठा से प्रतिज्ञान पर है।',
  blank_left: 'रिक्त स्थान बाकी है: {name}',
  annexure_not_marked: 'संलग्नक {mark} का उल्लेख है, पर वह संलग्नकों की सूची में नहीं है।',
  annexure_not_referred: 'संलग्नक {mark} सूची में है, पर पाठ में उसका उल्लेख नहीं है।',
  annexure_gap: 'संलग्नक {mark} से पहले का एक चिह्न नहीं है।',
  annexure_twice: 'दो संलग्नकों का चिह्न {mark} है।',
  cause_title_missing: 'वाद शीर्षक (पक्षकारों का नाम) नहीं है।',
  court_differs: 'न्यायालय मामले के न्यायालय से भिन्न है: {known}',
  case_number_differs: 'संख्या मामले की संख्या से भिन्न है: {known}',
  party_differs: 'पक्षकार मामले के पक्षकार से भिन्न है: {known}',
  prayer_missing: 'प्रार्थना (अनुतोष) खंड नहीं है।',
  date_impossible: 'तारीख {date} होती ही नहीं।',
  date_differs: '{date} टाइमलाइन से भिन्न है, जिसमें “{title}” की तारीख {day} है।',
  signature_missing: 'हस्ताक्षर का स्थान नहीं है।',
  place_missing: 'स्थान नहीं लिखा है।',
  date_missing: 'तारीख नहीं लिखी है।',
  numbering_broken: 'पैरा {number} को पैरा {expected} होना चाहिए।',
  reference_broken: 'संदर्भ “{name}” इस मसौदे के किसी पैरा पर नहीं जाता।',
  verification_presumes:
    'सत्यापन में पैरा {paragraphs} को ज्ञान पर आधारित कहा गया है। अधिकारिता, परिसीमा और मूल्यांकन विधि के विषय हैं: इन्हें विधिक सलाह के आधार पर सत्यापित करें (सिविल प्रक्रिया संहिता, आदेश VI नियम 15)।',
  jurat_missing:
    'शपथपत्र में यह नहीं लिखा है कि शपथ किसके समक्ष ली गई (सिविल प्रक्रिया संहिता की धारा 139, बीएनएसएस की धारा 333)।',
  authority_missing:
    'कंपनी या फ़र्म की ओर से कार्य करने वाले व्यक्ति का प्राधिकार नहीं लिखा है: संकल्प या मुख्तारनामा का उल्लेख करें (देखें सिविल प्रक्रिया संहिता, आदेश XXIX नियम 1)।',
  affidavit_missing: 'इस पत्र के समर्थन में शपथपत्र नहीं है, जो आवश्यक है: {law}।',
  certificate_missing:
    'इलेक्ट्रॉनिक अभिलेख भारतीय साक्ष्य अधिनियम, 2023 की धारा 63(4) के प्रमाणपत्र के बिना पेश किया गया है।',
  annexure_not_bound: 'संलग्नक {mark} का उल्लेख है, पर उसके अधीन कोई फ़ाइल नहीं जोड़ी गई है।',
  relief_missing:
    'पत्र में यह दावा है: {relief, select, injunction {व्यादेश} declaration {घोषणा} possession {कब्ज़ा} partition {विभाजन} performance {विनिर्दिष्ट पालन} money {धन की वसूली} interest {ब्याज} damages {नुकसानी} accounts {लेखा} cancellation {निरस्तीकरण} mesne {अंतःकालीन लाभ} stay {स्थगन} bail {जमानत} quash {रद्द करना} condonation {विलंब की माफ़ी} maintenance {भरण-पोषण} custody {अभिरक्षा या संरक्षकता} refund {धन की वापसी} reinstatement {सेवा में बहाली} amendment {संशोधन} impleading {पक्षकार को जोड़ना} restoration {मामले की बहाली} succession {प्रमाण-पत्र या अनुदान} transfer {मामले का अंतरण} exemption {छूट} goods {वस्तुओं की वापसी} other {विवाह विच्छेद}}{paragraph, select, none {} other { (पैरा {paragraph})}}। प्रार्थना में इसे नहीं माँगा गया है।',
  counter_claim_relief: 'प्रतिदावे का अनुतोष प्रार्थना में नहीं है (सिविल प्रक्रिया संहिता, आदेश VIII नियम 6A)।',
  counter_claim_value: 'प्रतिदावे का मूल्य और न्यायालय फ़ीस नहीं दी गई है (सिविल प्रक्रिया संहिता, आदेश VIII नियम 6A)।',
  mediation_missing:
    'वाणिज्यिक वाद में संस्थित करने से पूर्व मध्यस्थता या अत्यावश्यक अंतरिम अनुतोष का कोई उल्लेख नहीं है (वाणिज्यिक न्यायालय अधिनियम, 2015 की धारा 12A)।',
  statement_of_truth_missing: 'वाणिज्यिक अभिवचन में सत्यता का कथन नहीं है (सिविल प्रक्रिया संहिता, आदेश VI नियम 15A)।',
  company_not_accused:
    'चेक कंपनी या फ़र्म का है, जिसे अभियुक्त नहीं बनाया गया है (परक्राम्य लिखत अधिनियम की धारा 141; Aneeta Hada v. Godfather Travels, (2012) 5 SCC 661)।',
  company_role_missing:
    'परिवाद में यह नहीं लिखा है कि निदेशक या भागीदार कारबार के भारसाधक थे या उन्होंने चेक पर हस्ताक्षर किए (परक्राम्य लिखत अधिनियम की धारा 141)।',
  bail_court:
    'धारा {section} इस न्यायालय की धारा नहीं है: धारा 480 मजिस्ट्रेट के लिए है; 482, 483 और 430 सेशन न्यायालय और उच्च न्यायालय के लिए हैं।',
  bail_particulars:
    'आवेदन में यह नहीं लिखा है: {what, select, antecedents {आपराधिक इतिहास, या यह कि कोई नहीं है} earlier {जमानत के पिछले आवेदन और उनके परिणाम} punishment {अपराधों का अधिकतम दंड} process {अजमानतीय वारंट और उद्घोषणा, या यह कि कोई नहीं है} other {गिरफ़्तारी और अभिरक्षा का समय}} (Zeba Khan v. State of U.P., 2026 INSC 144)।',
  old_code: 'पत्र में {says} लिखा है; उसकी अपनी तारीखों के अनुसार {right} लागू है (एक जुलाई 2024 से प्रवृत्त)।',
  new_code: 'पत्र में {says} लिखा है; उसकी अपनी तारीखों के अनुसार {right} लागू है (एक जुलाई 2024 से पहले)।',
  other_case_name: '{name} वाद शीर्षक का पक्षकार नहीं है: क्या यह किसी दूसरे मामले का नाम है?',
  dates_contradict:
    '{what, select, chequeDate {चेक {of}} paper {प्रार्थना में बताए गए कागज़} other {एफ़आईआर {of}}} की दो तारीखें हैं: {one} और {other}।',
  days_disordered:
    '{first, select, chequeDate {चेक की तारीख} presentedOn {चेक पेश करने} returnedOn {चेक लौटने} returnInformed {चेक लौटने की सूचना} noticeDate {नोटिस} noticeServed {नोटिस की तामील} offenceDate {अपराध} firDate {एफ़आईआर} arrestDate {गिरफ़्तारी} remandDate {पहले रिमांड} orderDate {आदेश} custodyFrom {अभिरक्षा} bailRefused {जमानत की अस्वीकृति} appealMade {अपील} appealDecided {अपील पर आदेश} deathDate {मृत्यु} deathCertificate {मृत्यु प्रमाण-पत्र} copyApplied {प्रति के आवेदन} copyReceived {प्रति मिलने} lastDay {परिसीमा के अंतिम दिन} filedOn {दाखिल करने} past {जो हो चुका बताया गया है} earlier {पहले की बात} other {इस पत्र}} की तारीख {firstDay} है, जो {second, select, chequeDate {चेक की तारीख} presentedOn {चेक पेश करने} returnedOn {चेक लौटने} returnInformed {चेक लौटने की सूचना} noticeDate {नोटिस} noticeServed {नोटिस की तामील} offenceDate {अपराध} firDate {एफ़आईआर} arrestDate {गिरफ़्तारी} remandDate {पहले रिमांड} orderDate {आदेश} custodyFrom {अभिरक्षा} bailRefused {जमानत की अस्वीकृति} appealMade {अपील} appealDecided {अपील पर आदेश} deathDate {मृत्यु} deathCertificate {मृत्यु प्रमाण-पत्र} copyApplied {प्रति के आवेदन} copyReceived {प्रति मिलने} lastDay {परिसीमा के अंतिम दिन} filedOn {दाखिल करने} later {उसके बाद की बात} other {इस पत्र}} की तारीख {secondDay} के बाद है।',
  cheque_presented_late:
    'चेक {last} के बाद पेश किया गया, जो उसके तीन मास का अंतिम दिन है (धारा 138, परंतुक, खंड (क); भारतीय रिज़र्व बैंक, 4 नवंबर 2011)।',
  cheque_notice_by:
    'नोटिस {last} तक भेजा जाना चाहिए: चेक लौटने की सूचना मिलने से तीस दिन (धारा 138, परंतुक, खंड (ख))।',
  cheque_notice_late:
    'नोटिस {last} के बाद का है, जो चेक लौटने की सूचना मिलने से तीस दिनों का अंतिम दिन है (धारा 138, परंतुक, खंड (ख))।',
  cheque_complaint_between:
    'परिवाद {from} से {to} तक किया जा सकता है: संदाय के पंद्रह दिन बीतने के बाद और एक मास के भीतर (धारा 138 और 142)।',
  cheque_complaint_early:
    'परिवाद समय से पहले का है: संदाय के पंद्रह दिन बीत जाने चाहिए, इसलिए यह {from} से {to} तक किया जा सकता है।',
  cheque_complaint_late:
    'परिवाद {to} के बाद का है, जो धारा 142(1) के एक मास का अंतिम दिन है। उसमें विलंब का पर्याप्त कारण दिखाना होगा।',
  production_late:
    'गिरफ़्तारी {arrest} की और पहला रिमांड {remand} का है: गिरफ़्तार व्यक्ति चौबीस घंटे के भीतर पेश किया जाता है (अनुच्छेद 22(2), बीएनएसएस की धारा 58)। तारीखें ठीक करें, या इसे आधार बनाएँ।',
  revision_late:
    'याचिका {last} के बाद की है, जो परिसीमा अधिनियम, 1963 के अनुच्छेद 131 के नब्बे दिनों का अंतिम दिन है; अधिनियम जो समय अपवर्जित करता है वह इसमें घटाया नहीं गया है।',
  no_delay: 'कोई विलंब नहीं है: परिसीमा काल {last} को समाप्त होता है।',
  delay_differs: 'पत्र में {said} दिन का विलंब लिखा है; उसकी तारीखों से {counted} दिन निकलते हैं।',
  amount_differs: 'एक ही बात की दो राशियाँ अलग हैं: {one} और {other}.',
  not_checked_language:
    'क्या कुछ छूटा है: मसौदे का अधिकांश भाग ऐसी भाषा में है जिसे ये जाँचें नहीं पढ़तीं। ये अंग्रेज़ी और हिन्दी, और कुछ हद तक तमिल पढ़ती हैं',
  not_checked_kind: 'किसी विशेष प्रकार के पत्र में क्या चाहिए: मसौदे का प्रकार “अन्य” है',
  not_checked_other_kind: 'मसौदे का प्रकार सही है या नहीं: उसका शीर्षक दूसरा प्रकार बताता है',
  not_checked_parties: 'पक्षकारों के नाम: वाद शीर्षक में उन्हें अलग करने वाली “बनाम” जैसी पंक्ति नहीं है',
  not_checked_paragraphs: 'पैरा के संदर्भ और उनका सत्यापन: किसी पैरा पर संख्या नहीं है',
  not_checked_verification:
    'कथन किस पर आधारित हैं: सत्यापन नहीं मिला, और इस प्रकार के पत्र में कुछ ही न्यायालय उसे माँगते हैं',
  not_checked_table: 'तालिकाओं की तारीखें और राशियाँ: मिलान वाक्यों में लिखी हुई का होता है',
  not_checked_day: 'तारीखें पत्र की अपनी तारीख के सामने: पत्र की तारीख नहीं मिली',
  not_checked_list: 'संलग्नक और उनकी सूची का मिलान: सूची नहीं मिली',
});
