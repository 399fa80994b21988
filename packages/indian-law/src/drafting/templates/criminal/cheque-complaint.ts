import { factsOf } from '../facts.ts';
import { NI_ACT, sourcesOf, type Template } from '../template.ts';

export const chequeComplaint: Template = {
  id: 'cheque_complaint',
  group: 'criminal',
  kind: 'complaint',
  name: [
    'Cheque complaint under section 138',
    'चेक अनादरण का परिवाद (धारा 138)',
    'காசோலை திரும்பியதற்கான புகார் மனு (பிரிவு 138)',
  ],
  sources: sourcesOf(`
${NI_ACT}|section 142(1)|A court takes cognizance only on a written complaint of the payee or holder in due course, made within one month of the day on which the cause of action arises under clause (c) of the proviso to section 138, unless the complainant shows sufficient cause for the delay; the court is not below a Metropolitan Magistrate or a Judicial Magistrate of the first class.
${NI_ACT}|section 142(2)|(a) A cheque delivered for collection through an account is tried where the branch of the payee is at which the account is kept; (b) one presented otherwise, where the branch of the drawer is.
${NI_ACT}|section 141|A company that draws the cheque is an accused with the persons in charge of its business (Aneeta Hada v. Godfather Travels, (2012) 5 SCC 661).
${NI_ACT}|section 143A|The court may order interim compensation of at most twenty per cent of the cheque.
${NI_ACT}|section 145|The complainant may give evidence on affidavit.
Supreme Court of India|Sanjabij Tari v. Kishore S. Borcar, 2025 INSC 1158 (25 September 2025)|A synopsis in a set form follows the index. The complaint gives e-mail, telephone and messaging numbers of the accused with an affidavit. No summons goes out before cognizance, so section 223 of the BNSS asks for no hearing of the accused at that stage.
`),
  facts: factsOf(`
complainantDetails|line||Parentage, age and address of the complainant|परिवादी के पिता/माता का नाम, आयु और पता|புகார்தாரரின் தந்தை/தாய் பெயர், வயது, முகவரி
accusedContact|line||Telephone, e-mail and messaging numbers of the accused|अभियुक्त के फ़ोन, ईमेल और मैसेजिंग नंबर|எதிரியின் தொலைபேசி, மின்னஞ்சல், செய்தியனுப்பும் எண்கள்
companyPersons|line|optional|For a company: its managing director or partner, the signatory and others who answer for it|कंपनी के लिए: प्रबंध निदेशक या भागीदार, हस्ताक्षरकर्ता और अन्य उत्तरदायी व्यक्ति|நிறுவனமானால்: மேலாண் இயக்குநர் அல்லது பங்குதாரர், கையொப்பமிட்டவர், பொறுப்பான பிறர்
companyRole|text|optional|For a company: how each of them is in charge of and responsible for its business (section 141)|कंपनी के लिए: इनमें से हर एक उसके कारबार का भारसाधक और उत्तरदायी कैसे है (धारा 141)|நிறுவனமானால்: அவர்கள் ஒவ்வொருவரும் அதன் வணிகத்திற்கு எவ்வாறு பொறுப்பு (பிரிவு 141)
noticeMode|line||How the notice was sent, with its receipt number|नोटिस कैसे भेजा गया, रसीद संख्या के साथ|அறிவிப்பு எவ்வாறு அனுப்பப்பட்டது, ரசீது எண்ணுடன்
noticeReply|line||Reply to the notice, or that there was none|नोटिस का उत्तर, या यह कि कोई उत्तर नहीं आया|அறிவிப்புக்குப் பதில், அல்லது பதில் இல்லை என்பது
chequeJurisdiction|choice||Limb of section 142(2)|धारा 142(2) का खंड|பிரிவு 142(2)-இன் கூறு|clause (a): the cheque was delivered for collection through an account, and the branch of the complainant at which the account is kept is within the limits of this court; clause (b): the cheque was presented otherwise than through an account, and the branch of the drawee bank at which the accused keeps the account is within the limits of this court
otherComplaints|line||Other complaints on cheques between the parties, with court and date, or that there are none|पक्षकारों के बीच चेक के अन्य परिवाद, न्यायालय और तारीख सहित, या यह कि कोई नहीं है|தரப்பினரிடையே பிற காசோலைப் புகார்கள், நீதிமன்றமும் தேதியும், அல்லது எதுவும் இல்லை என்பது
interimCompensation|choice||Interim compensation under section 143A|धारा 143A के अधीन अंतरिम प्रतिकर|பிரிவு 143A-இன் கீழ் இடைக்கால இழப்பீடு|sought; not sought
delayCause|text|optional|Cause of a delay in filing|दाखिल करने में विलंब का कारण|தாக்கல் செய்வதில் தாமதத்தின் காரணம்
`),
  about: 'cheque_complaint',
  lateBecause: 'delayCause',
  text: `
@court
# SYNOPSIS
^ as directed in Sanjabij Tari v. Kishore S. Borcar, 2025 INSC 1158
|| Synopsis | Particulars
| I. PARTIES | 
| Complainant | {petitioner|Name of the complainant}, {complainantDetails}
| Accused | {respondent|Name of the accused}, {drawerAddress}
[companyPersons] | For a company: managing director or partner, signatory, and others who answer for it | {companyPersons}
| II. CHEQUE | 
| Number and date | {chequeNumber}, {chequeDate}
| Amount | {chequeAmount}
| Bank, branch and account | {chequeBank}; account No. {chequeAccount}
| III. DISHONOUR | 
| Presented on | {presentedOn}
| Date of the return memo | {returnedOn}
| Branch of the dishonour | {payeeBank}
| Reason | {returnReason}
| IV. STATUTORY NOTICE | 
| Date of the notice | {noticeDate}
| Mode, dispatch and tracking number | {noticeMode}
| Served or refused on | {noticeServed}
| Reply to the notice | {noticeReply}
| V. CAUSE OF ACTION | 
| Accrued on | {chequeCause}
| Jurisdiction under section 142(2) | {chequeJurisdiction}
| Other complaint between the parties | {otherComplaints}
| VI. RELIEF | 
| Sought | Summoning and trial of the accused under section 138
| Interim compensation under section 143A | {interimCompensation}
| Filed through | {advocate}, Advocate
---
@court
@number Complaint Case No.
@parties Complainant | Accused
# COMPLAINT UNDER SECTION 138 READ WITH SECTION 142 OF THE NEGOTIABLE INSTRUMENTS ACT, 1881
The complainant respectfully showeth:
+ That the complainant is {petitioner|Name of the complainant}, {complainantDetails}, and is the payee or holder in due course of the cheque.
[authority] + That the complainant acts through {deponent}, {authority}.
+ That the accused is {respondent|Name of the accused}, of {drawerAddress}, the drawer of the cheque. Telephone, e-mail and messaging numbers of the accused: {accusedContact}.
[companyPersons] + That the cheque was drawn by the accused company or firm. The other accused are {companyPersons}. {companyRole}.
+ That the accused owed the complainant a legally enforceable debt: {debt}.
+ That to discharge it the accused gave the complainant cheque No. {chequeNumber} dated {chequeDate} for {chequeAmount}, drawn on {chequeBank} ({@C-1}).
+ That the complainant presented the cheque on {presentedOn}, within the period of its validity, through {payeeBank}.
+ That the bank returned it unpaid for the reason: {returnReason}, with a memo dated {returnedOn} ({@C-2}). The complainant received this information on {returnInformed}.
+ That the complainant demanded the amount by a notice in writing dated {noticeDate} ({@C-3}), sent as follows: {noticeMode} ({@C-4}). The accused received or refused the notice on {noticeServed}.
+ That the accused did not pay the amount within fifteen days of the receipt of the notice, so that the cause of action arose on {chequeCause} under clause (c) of the proviso to section 138.
[!delayCause] + That this complaint is made within one month of that day, as clause (b) of section 142(1) requires.
[delayCause] + That this complaint is later than one month from that day. There was sufficient cause for the delay, which the proviso to clause (b) of section 142(1) asks for: {delayCause}.
+ That this court has jurisdiction under section 142(2): {chequeJurisdiction}.
+ That on other complaints the complainant states: {otherComplaints}.
### PRAYER
It is therefore prayed that this court may be pleased to:
++ take cognizance of the offence under section 138 of the Negotiable Instruments Act, 1881, summon the accused and try and punish the accused according to law;
++ order interim compensation under section 143A, and compensation to the complainant; and
++ pass any other order that it considers just.
@end COMPLAINANT
@affidavit complaint
`,
};
