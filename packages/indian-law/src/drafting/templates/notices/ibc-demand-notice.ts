import { factsOf } from '../facts.ts';
import { sourcesOf, type Template } from '../template.ts';

export const ibcDemandNotice: Template = {
  id: 'ibc_demand_notice',
  group: 'notices',
  kind: 'notice',
  name: [
    'Demand notice of an operational creditor, section 8 IBC',
    'परिचालन लेनदार का मांग नोटिस, धारा 8 आईबीसी',
    'செயல்பாட்டுக் கடன் வழங்குநரின் கோரிக்கை அறிவிப்பு, பிரிவு 8 IBC',
  ],
  sources: sourcesOf(`
Insolvency and Bankruptcy Code, 2016|section 8|On a default an operational creditor delivers a demand notice or a copy of an invoice; within ten days of receipt the corporate debtor brings to its notice a dispute with the record of a suit or arbitration that was pending before, or the payment with an attested copy of the record of the transfer or of the encashed cheque.
Insolvency and Bankruptcy (Application to Adjudicating Authority) Rules, 2016|rule 5|A demand notice in Form 3, or a copy of an invoice with a notice in Form 4, is delivered at the registered office by hand, registered post or speed post with acknowledgement due, or by email to a whole-time director, designated partner or key managerial personnel. A copy is filed with an information utility, if any.
`),
  facts: factsOf(`
noticee|line||Name of the corporate debtor|निगमित ऋणी का नाम|நிறுவனக் கடனாளியின் பெயர்
noticeeAddress|line||Registered office of the corporate debtor|निगमित ऋणी का रजिस्ट्रीकृत कार्यालय|நிறுவனக் கடனாளியின் பதிவு அலுவலகம்
debtDetails|text||Debt: transactions, invoices, and the day on which it fell due|ऋण: संव्यवहार, बीजक, और देय होने का दिन|கடன்: பரிவர்த்தனைகள், விலைப்பட்டியல்கள், செலுத்த வேண்டிய நாள்
defaultAmount|money||Amount in default, in rupees|व्यतिक्रम की राशि, रुपयों में|தவணை தவறிய தொகை, ரூபாயில்
defaultDate|date||Date of the default|व्यतिक्रम की तारीख|தவறிய தேதி
defaultWorking|line||Working of the amount and of the days of default|राशि और व्यतिक्रम के दिनों की गणना|தொகையும் தவறிய நாட்களும் கணக்கு
security|line||Security held, or none|धारित प्रतिभूति, या कोई नहीं|வைத்திருக்கும் பிணையம், அல்லது இல்லை
retention|line||Retention of title, or none|स्वामित्व का प्रतिधारण, या कोई नहीं|உரிமை வைத்திருத்தல், அல்லது இல்லை
utilityRecord|line||Record with an information utility, or none|सूचना उपयोगिता का अभिलेख, या कोई नहीं|தகவல் சேவை நிறுவனப் பதிவு, அல்லது இல்லை
debtBasis|line||Contract, document or law under which the debt became due|संविदा, दस्तावेज़ या विधि, जिसके अधीन ऋण देय हुआ|எந்த ஒப்பந்தம், ஆவணம் அல்லது சட்டத்தின் கீழ் கடன்
debtDocuments|line||Documents attached|संलग्न दस्तावेज़|இணைத்த ஆவணங்கள்
`),
  text: `
> Date: {noticeDate}
By registered post acknowledgment due
To
{noticee}
{noticeeAddress}
# DEMAND NOTICE
^ Notice in Form 3, under section 8 of the Insolvency and Bankruptcy Code, 2016, and rule 5 of the Insolvency and Bankruptcy (Application to Adjudicating Authority) Rules, 2016
Subject: Demand notice in respect of unpaid operational debt
This letter is a demand notice for payment of an unpaid operational debt due from {noticee}.
|| Particulars of the operational debt | Statement
| Total amount of debt, transactions, and date from which it fell due | {debtDetails}
| Amount in default, date of the default, and working | {defaultAmount}; {defaultDate}; {defaultWorking}
| Security held, if any | {security}
| Retention of title arrangements, if any | {retention}
| Record of default with an information utility, if any | {utilityRecord}
| Provision of law, contract or document under which the debt became due | {debtBasis}
| Documents attached to prove the debt and the default | {debtDocuments}
+ If you dispute the existence or amount of the unpaid operational debt, please inform the undersigned, within ten days of the receipt of this letter, of the pendency of any suit or arbitration proceedings in relation to the dispute that were filed before its receipt.
+ If you believe that the debt was repaid before the receipt of this letter, please send us within ten days of its receipt an attested copy of the record of the electronic transfer, or of the record that the operational creditor encashed your cheque.
+ The undersigned requests you to repay the unpaid operational debt unconditionally and in full within ten days of the receipt of this letter, failing which we shall initiate a corporate insolvency resolution process in respect of {noticee}.
@sign {client}, operational creditor
> {clientAddress}
`,
};
