import { LATE_PROCEEDING_NAMES } from './computed-facts.ts';
import { type Fact, factsOf, type Words } from './facts.ts';

/** The facts that several templates share, so that a case is asked for each once. */
export const SHARED_FACTS: Readonly<Record<string, Fact>> = factsOf(`
court|line|case.court|Name of the court|न्यायालय का नाम|நீதிமன்றத்தின் பெயர்
caseNumber|line|case.case_number|Case number|मामला संख्या|வழக்கு எண்
petitioner|line|case.petitioner|Name of the petitioner|याचिकाकर्ता का नाम|மனுதாரரின் பெயர்
respondent|line|case.respondent|Name of the respondent|प्रत्यर्थी का नाम|எதிர்மனுதாரரின் பெயர்
petitionerDetails|line||Parentage, age, occupation and address of the petitioner|याचिकाकर्ता के पिता/माता का नाम, आयु, व्यवसाय और पता|மனுதாரரின் தந்தை/தாய் பெயர், வயது, தொழில், முகவரி
respondentDetails|line||Description and address of the respondent|प्रत्यर्थी का विवरण और पता|எதிர்மனுதாரரின் விவரமும் முகவரியும்
client|line|case.client_name|Name of the client|मुवक्किल का नाम|கட்சிக்காரரின் பெயர்
clientAddress|line|client.address|Address of the client|मुवक्किल का पता|கட்சிக்காரரின் முகவரி
clientRole|line||Petitioner, respondent, plaintiff or defendant|याचिकाकर्ता, प्रत्यर्थी, वादी या प्रतिवादी|மனுதாரர், எதிர்மனுதாரர், வாதி அல்லது பிரதிவாதி
deponent|line|case.client_name|Name of the deponent|अभिसाक्षी का नाम|பிரமாணப் பத்திரம் அளிப்பவரின் பெயர்
relation|choice||Son, daughter, wife, husband or other relation of|किसके पुत्र, पुत्री, पत्नी, पति या अन्य संबंधी|யாருடைய மகன், மகள், மனைவி, கணவர் அல்லது பிற உறவு|son of; daughter of; wife of; husband of; widow of; widower of; spouse of; child of; father of; mother of; guardian of
parent|line||Name of the parent, spouse or other relative|माता, पिता, पति, पत्नी या अन्य संबंधी का नाम|பெற்றோர், வாழ்க்கைத் துணை அல்லது பிற உறவினரின் பெயர்
age|number||Age in years|आयु, वर्षों में|வயது, ஆண்டுகளில்
address|line|client.address|Address of the deponent|अभिसाक्षी का पता|பிரமாணப் பத்திரம் அளிப்பவரின் முகவரி
deponentRole|line||Petitioner, respondent, plaintiff or defendant|याचिकाकर्ता, प्रत्यर्थी, वादी या प्रतिवादी|மனுதாரர், எதிர்மனுதாரர், வாதி அல்லது பிரதிவாதி
authority|line|optional|For a company or firm: office of the deponent, and the resolution or power of attorney that authorises|कंपनी या फ़र्म के लिए: अभिसाक्षी का पद, और संकल्प या मुख़्तारनामा|நிறுவனமானால்: பிரமாணப் பத்திரம் அளிப்பவரின் பதவியும் தீர்மானம் அல்லது அதிகாரப் பத்திரமும்
advocate|line|profile.full_name|Name of the advocate|अधिवक्ता का नाम|வழக்கறிஞரின் பெயர்
enrolment|line|profile.enrolment_number|Enrolment number of the advocate|अधिवक्ता की नामांकन संख्या|வழக்கறிஞரின் பதிவு எண்
advocateAddress|line||Address of the advocate|अधिवक्ता का पता|வழக்கறிஞரின் முகவரி
place|line|profile.location|Place|स्थान|இடம்
paperDate|date|once|Date|तारीख|தேதி
facts|text||Facts of the case, each on a line of its own|मामले के तथ्य, हर एक अलग पंक्ति में|வழக்கின் சங்கதிகள், ஒவ்வொன்றும் தனி வரியில்
grounds|text||Grounds, each on a line of its own|आधार, हर एक अलग पंक्ति में|காரணங்கள், ஒவ்வொன்றும் தனி வரியில்
reliefs|text||Reliefs, each on a line of its own|अनुतोष, हर एक अलग पंक्ति में|பரிகாரங்கள், ஒவ்வொன்றும் தனி வரியில்
causeOfAction|text||Facts of the cause of action and the day on which it arose|वाद हेतुक के तथ्य और वह दिन, जब वह पैदा हुआ|வழக்கு மூலத்தின் சங்கதிகளும் அது எழுந்த நாளும்
jurisdiction|text||Facts that show that this court has jurisdiction|तथ्य, जिनसे इस न्यायालय की अधिकारिता प्रकट होती है|இந்த நீதிமன்றத்தின் அதிகார வரம்பைக் காட்டும் சங்கதிகள்
fir|line||FIR number and year|एफ़आईआर की संख्या और वर्ष|முதல் தகவல் அறிக்கை எண்ணும் ஆண்டும்
firDate|date||Date of the FIR|एफ़आईआर की तारीख|முதல் தகவல் அறிக்கையின் தேதி
policeStation|line||Police station|थाना|காவல் நிலையம்
district|line||District and state|ज़िला और राज्य|மாவட்டமும் மாநிலமும்
offences|line||Sections of the offences alleged|अभिकथित अपराधों की धाराएँ|சாட்டப்பட்ட குற்றங்களின் பிரிவுகள்
punishment|line||Longest punishment of these offences|इन अपराधों का अधिकतम दंड|இக்குற்றங்களுக்கான அதிகபட்ச தண்டனை
allegations|text||What the FIR alleges, in short|एफ़आईआर का आरोप, संक्षेप में|முதல் தகவல் அறிக்கையின் குற்றச்சாட்டு, சுருக்கமாக
arrestDate|date||Date of the arrest|गिरफ़्तारी की तारीख|கைது செய்யப்பட்ட தேதி
remandDate|date||Date of the first remand|पहले रिमांड की तारीख|முதல் காவலடைப்பின் தேதி
custodyDays|computed||Days in custody, from the arrest to the date of the paper|अभिरक्षा के दिन, गिरफ़्तारी से पत्र की तारीख तक|காவலில் இருந்த நாட்கள், கைது முதல் ஆவணத் தேதி வரை
defaultBailFrom|computed||Day from which the right to bail runs, from the first remand|जमानत के अधिकार का पहला दिन, पहले रिमांड से|ஜாமீன் உரிமை தொடங்கும் நாள், முதல் காவலடைப்பிலிருந்து
antecedents|text||Earlier cases against the applicant, or that there are none|आवेदक के विरुद्ध पहले के मामले, या यह कि कोई नहीं है|மனுதாரர் மீதான முந்தைய வழக்குகள், அல்லது எதுவும் இல்லை என்பது
processes|line||Non-bailable warrants and proclamations, or that there are none|अजमानतीय वारंट और उद्घोषणाएँ, या यह कि कोई नहीं है|ஜாமீனில் விட முடியாத பிடியாணைகளும் பிரகடனங்களும், அல்லது எதுவும் இல்லை என்பது
specialBars|text|optional|Conditions for bail under a special Act (such as section 37 NDPS, 45 PMLA, 43D UAPA), and how they are met|विशेष अधिनियम में जमानत की शर्तें (जैसे धारा 37 एनडीपीएस, 45 पीएमएलए, 43D यूएपीए), और वे कैसे पूरी होती हैं|சிறப்புச் சட்டத்தின் ஜாமீன் நிபந்தனைகள் (NDPS 37, PMLA 45, UAPA 43D போன்றவை), அவை நிறைவேறுவது எவ்வாறு
earlierApplications|text||Earlier applications for this relief and their results, or that there are none|इस अनुतोष के पहले के आवेदन और उनके परिणाम, या यह कि कोई नहीं है|இதே பரிகாரத்திற்கான முந்தைய விண்ணப்பங்களும் அவற்றின் முடிவுகளும், அல்லது எதுவும் இல்லை என்பது
drawer|line||Name of the drawer of the cheque|चेक के लेखीवाल का नाम|காசோலை எழுதியவரின் பெயர்
drawerAddress|line||Address of the drawer|लेखीवाल का पता|காசோலை எழுதியவரின் முகவரி
chequeNumber|line||Number of the cheque|चेक की संख्या|காசோலை எண்
chequeDate|date||Date of the cheque|चेक की तारीख|காசோலையின் தேதி
chequeAmount|money||Amount of the cheque in rupees|चेक की राशि, रुपयों में|காசோலைத் தொகை, ரூபாயில்
chequeBank|line||Bank and branch on which the cheque is drawn|बैंक और शाखा, जिस पर चेक लिखा गया|காசோலை எந்த வங்கியின் எந்தக் கிளை மீது எழுதப்பட்டது
chequeAccount|line||Number of the account on which the cheque is drawn|खाता संख्या, जिस पर चेक लिखा गया|காசோலை எழுதப்பட்ட கணக்கின் எண்
payeeBank|line||Bank and branch where the client has the account|बैंक और शाखा, जहाँ मुवक्किल का खाता है|கட்சிக்காரரின் கணக்கு உள்ள வங்கியும் கிளையும்
debt|text||The debt or liability for which the cheque was given|ऋण या दायित्व, जिसके लिए चेक दिया गया|காசோலை எந்தக் கடனுக்கு அல்லது பொறுப்புக்குத் தரப்பட்டது
presentedOn|date||Day on which the cheque was presented|जिस दिन चेक प्रस्तुत किया गया|காசோலை வசூலுக்காக வங்கியில் செலுத்தப்பட்ட நாள்
returnReason|line||Reason of the return, as the memo gives it|चेक लौटने का कारण, जैसा मेमो में है|திருப்பியதற்கான காரணம், குறிப்பாணையில் உள்ளவாறு
returnedOn|date||Date of the return memo of the bank|बैंक के वापसी मेमो की तारीख|வங்கியின் திருப்பல் குறிப்பாணையின் தேதி
returnInformed|date||Day on which the bank informed the client of the return|जिस दिन बैंक ने मुवक्किल को चेक लौटने की सूचना दी|திரும்பியதை வங்கி கட்சிக்காரருக்குத் தெரிவித்த நாள்
noticeDate|date||Date of the notice|नोटिस की तारीख|அறிவிப்பின் தேதி
noticeServed|date||Day on which the drawer received or refused the notice|जिस दिन लेखीवाल को नोटिस मिला या उसने लेने से इनकार किया|காசோலை எழுதியவர் அறிவிப்பைப் பெற்ற அல்லது மறுத்த நாள்
chequeCause|computed||Day on which the cause of action arose, from the service of the notice|वाद हेतुक का दिन, नोटिस की तामील से|வழக்கு மூலம் எழுந்த நாள், அறிவிப்பு சார்விலிருந்து
orderDate|date||Date of the order under challenge|चुनौती दिए गए आदेश की तारीख|எதிர்க்கப்படும் உத்தரவின் தேதி
orderCourt|line||Court or authority that made the order|न्यायालय या प्राधिकारी, जिसने आदेश दिया|உத்தரவிட்ட நீதிமன்றம் அல்லது அதிகார அமைப்பு
orderOutcome|text||What the order decides|आदेश क्या तय करता है|உத்தரவு என்ன தீர்மானிக்கிறது
copyApplied|date||Day on which the certified copy was applied for|जिस दिन प्रमाणित प्रति के लिए आवेदन किया गया|சான்றளிக்கப்பட்ட நகலுக்கு விண்ணப்பித்த நாள்
copyReceived|date||Day on which the certified copy was ready|जिस दिन प्रमाणित प्रति तैयार हुई|சான்றளிக்கப்பட்ட நகல் தயாரான நாள்
filedOn|date|once|Day of filing|दाखिल करने का दिन|தாக்கல் செய்யும் நாள்
lastDay|date|optional|Last day of the period, where another period applies|अवधि का अंतिम दिन, जहाँ कोई अन्य अवधि लागू हो|வேறு காலம் பொருந்தினால், அதன் கடைசி நாள்
computedLastDay|computed||Last day of the period of limitation|परिसीमा काल का अंतिम दिन|காலவரையறையின் கடைசி நாள்
delayDays|computed||Days of delay, from the last day and the day of filing|विलंब के दिन, अंतिम दिन और दाखिल करने के दिन से|தாமத நாட்கள், கடைசி நாள் மற்றும் தாக்கல் செய்த நாளிலிருந்து
lateProceeding|choice||Period of limitation that applies|लागू परिसीमा काल|பொருந்தும் காலவரையறை|${LATE_PROCEEDING_NAMES.join('; ')}
suitValue|money||Value of the suit for jurisdiction, in rupees|अधिकारिता के लिए वाद का मूल्य, रुपयों में|அதிகார வரம்புக்கான வழக்கின் மதிப்பு, ரூபாயில்
valuation|line||Working of the value and of the court fee|मूल्य और न्यायालय फ़ीस की गणना|மதிப்பு மற்றும் நீதிமன்றக் கட்டணத்தின் கணக்கு
courtFee|money||Court fee paid, in rupees|चुकाई गई न्यायालय फ़ीस, रुपयों में|செலுத்திய நீதிமன்றக் கட்டணம், ரூபாயில்
limitation|text||How the suit is within limitation, with the article|वाद परिसीमा के भीतर कैसे है, अनुच्छेद के साथ|வழக்கு எவ்வாறு காலவரையறைக்குள் உள்ளது, சட்ட உறுப்பு எண்ணுடன்
marriageDate|date||Date of the marriage|विवाह की तारीख|திருமண தேதி
marriagePlace|line||Place of the marriage|विवाह का स्थान|திருமணம் நடந்த இடம்
separatedOn|date||Day from which the parties live apart|जिस दिन से पक्षकार अलग रह रहे हैं|தரப்பினர் பிரிந்து வாழத் தொடங்கிய நாள்
children|line||Children, with their ages, and with whom they live|संतान, उनकी आयु, और वे किसके साथ रहती हैं|குழந்தைகள், அவர்களின் வயது, யாருடன் வசிக்கிறார்கள்
income|text||Income, means and needs of both sides|दोनों पक्षों की आय, साधन और आवश्यकताएँ|இரு தரப்பின் வருமானம், வசதி, தேவைகள்
interim|text|optional|Interim order that is sought|माँगा गया अंतरिम आदेश|கோரப்படும் இடைக்கால உத்தரவு
`);

/** Labels that papers give to shared facts: in English | in Hindi | in Tamil. */
const LABELS = `
Name of the plaintiff|वादी का नाम|வாதியின் பெயர்
Name of the defendant|प्रतिवादी का नाम|பிரதிவாதியின் பெயர்
Name of the applicant|आवेदक का नाम|மனுதாரரின் பெயர்
Name of the complainant|परिवादी का नाम|புகார்தாரரின் பெயர்
Name of the accused|अभियुक्त का नाम|குற்றம் சாட்டப்பட்டவரின் பெயர்
Name of the state|राज्य का नाम|மாநிலத்தின் பெயர்
Name of the appellant|अपीलार्थी का नाम|மேல்முறையீட்டாளரின் பெயர்
Name of the opposite party|विरोधी पक्षकार का नाम|எதிர்த்தரப்பினரின் பெயர்
Name of the claimant|दावेदार का नाम|கோரிக்கையாளரின் பெயர்
Name of the caveator|केविएटकर्ता का नाम|கேவியட் மனுதாரரின் பெயர்
Name of the decree-holder|डिक्रीदार का नाम|தீர்ப்பாணை பெற்றவரின் பெயர்
Name of the judgment-debtor|निर्णीत ऋणी का नाम|தீர்ப்புக் கடனாளியின் பெயர்
Name of the aggrieved person|व्यथित व्यक्ति का नाम|பாதிக்கப்பட்ட நபரின் பெயர்
Parentage, age, occupation and address of the applicant|आवेदक के पिता/माता का नाम, आयु, व्यवसाय और पता|மனுதாரரின் தந்தை/தாய் பெயர், வயது, தொழில், முகவரி
Description, parentage, age and residence of the plaintiff|वादी का विवरण, पिता/माता का नाम, आयु और निवास|வாதியின் விவரம், தந்தை/தாய் பெயர், வயது, வசிப்பிடம்
Description and residence of the defendant|प्रतिवादी का विवरण और निवास|பிரதிவாதியின் விவரமும் வசிப்பிடமும்
`;

export const SHARED_LABELS: readonly Words[] = LABELS.trim()
  .split('\n')
  .map((line): Words => {
    const [en = '', hi = '', ta = ''] = line.split('|');
    return [en, hi, ta];
  });
