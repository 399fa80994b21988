import { factsOf } from '../facts.ts';
import { BSA, sourcesOf, type Template } from '../template.ts';

export const electronicCertificate: Template = {
  id: 'electronic_certificate',
  group: 'affidavits',
  kind: 'other',
  name: [
    'Certificate for electronic records, section 63(4) BSA',
    'इलेक्ट्रॉनिक अभिलेख का प्रमाणपत्र, धारा 63(4) बीएसए',
    'மின்னணுப் பதிவுச் சான்றிதழ், பிரிவு 63(4) BSA',
  ],
  sources: sourcesOf(`
${BSA}|section 63(4)|A certificate comes with an electronic record each time it is submitted: it identifies the record and how it was produced, gives particulars of the device, and is signed by the person in charge of it and by an expert.
${BSA}|Schedule|The form of the certificate: Part A by the party, Part B by the expert, with the hash value and its algorithm, date, time and place.
`),
  facts: factsOf(`
device|choice||Device or source of the record|उपकरण या अभिलेख का स्रोत|சாதனம் அல்லது பதிவின் மூலம்|Computer / Storage Media; DVR; Mobile; Flash Drive; CD/DVD; Server; Cloud; Other
deviceModel|line||Make and model of the device|उपकरण का निर्माता और मॉडल|சாதனத்தின் தயாரிப்பும் மாதிரியும்
deviceColour|line||Colour of the device|उपकरण का रंग|சாதனத்தின் நிறம்
deviceSerial|line||Serial number of the device|उपकरण की क्रम संख्या|சாதனத்தின் வரிசை எண்
deviceIdentity|line||IMEI, UIN, UID, MAC or Cloud ID, as applicable|आईएमईआई, यूआईएन, यूआईडी, मैक या क्लाउड आईडी, जो लागू हो|IMEI, UIN, UID, MAC அல்லது Cloud ID, பொருந்துவது
deviceOther|line||Other relevant information about the device or the record, or none|उपकरण या अभिलेख की अन्य सुसंगत जानकारी, या कोई नहीं|சாதனம் அல்லது பதிவு பற்றிய பிற தகவல், அல்லது எதுவும் இல்லை
deviceControl|choice||How the device is controlled|उपकरण पर नियंत्रण|சாதனத்தின் கட்டுப்பாடு|owned; maintained; managed; operated
time|line|once|Time of the signature, such as 16:30|हस्ताक्षर का समय, जैसे 16:30|கையொப்ப நேரம், எடுத்துக்காட்டாக 16:30
expert|line||Name of the expert|विशेषज्ञ का नाम|நிபுணரின் பெயர்
expertParentage|line||Parentage or spouse of the expert, such as son of|विशेषज्ञ के माता, पिता या पति-पत्नी, जैसे पुत्र|நிபுணரின் பெற்றோர் அல்லது துணை
expertAddress|line||Residence or employment of the expert|विशेषज्ञ का निवास या नियोजन|நிபுணரின் வசிப்பிடம் அல்லது பணியிடம்
expertDesignation|line||Designation of the expert|विशेषज्ञ का पदनाम|நிபுணரின் பதவி
`),
  files: true,
  text: `
@court
@number Case No.
@parties Petitioner | Respondent
# CERTIFICATE
^ under section 63(4)(c) of the Bharatiya Sakshya Adhiniyam, 2023
## PART A
^ (To be filled by the Party)
I, {deponent}, {relation} {parent}, residing or employed at {address}, do hereby solemnly affirm and sincerely state and submit as follows:
I have produced electronic record/output of the digital record taken from the following device/digital record source: {device}.
| Make and model | {deviceModel}
| Colour | {deviceColour}
| Serial number | {deviceSerial}
| IMEI/UIN/UID/MAC/Cloud ID (as applicable) | {deviceIdentity}
| Other relevant information about the device or record | {deviceOther}
The digital device or the digital record source was under the lawful control for regularly creating, storing or processing information for the purposes of carrying out regular activities and during this period, the computer or the communication device was working properly and the relevant information was regularly fed into the computer during the ordinary course of business. If the computer/digital device at any point of time was not working properly or out of operation, then it has not affected the electronic/digital record or its accuracy. The digital device or the source of the digital record is {deviceControl} by me.
I state that the HASH values of the electronic/digital records are those of the table below, obtained through the algorithm SHA256. The hash report is enclosed with this certificate.
@files
@sign {deponent}
Date (DD/MM/YYYY): {paperDate}
Time (IST): {time} hours (in 24 hours format)
Place: {place}
---
## PART B
^ (To be filled by the Expert)
I, {expert}, {expertParentage}, residing or employed at {expertAddress}, do hereby solemnly affirm and sincerely state and submit as follows:
The produced electronic record/output of the digital record are obtained from the following device/digital record source: {device}.
| Make and model | {deviceModel}
| Colour | {deviceColour}
| Serial number | {deviceSerial}
| IMEI/UIN/UID/MAC/Cloud ID (as applicable) | {deviceIdentity}
| Other relevant information about the device or record | {deviceOther}
I state that the HASH values of the electronic/digital records are those of the table below, obtained through the algorithm SHA256. The hash report is enclosed with this certificate.
@files
@sign {expert}, {expertDesignation}
Date (DD/MM/YYYY): 
Time (IST):  hours (in 24 hours format)
Place:
`,
};
