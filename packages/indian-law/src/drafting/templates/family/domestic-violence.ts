import { line, money, text } from '../facts.ts';
import type { Template } from '../template.ts';

export const domesticViolence: Template = {
  id: 'domestic_violence',
  group: 'family',
  kind: 'application',
  name: [
    'Application under section 12 of the Domestic Violence Act',
    'घरेलू हिंसा अधिनियम की धारा 12 के अधीन आवेदन',
    'குடும்ப வன்முறைச் சட்டம் பிரிவு 12 மனு',
  ],
  sources: [
    {
      act: 'Protection of Women from Domestic Violence Act, 2005',
      provision: 'section 12',
      rule: 'An aggrieved person, a Protection Officer or another person on her behalf may apply to the Magistrate for one or more reliefs.',
    },
    {
      act: 'Protection of Women from Domestic Violence Act, 2005',
      provision: 'sections 18 to 23',
      rule: 'Protection orders, residence orders, monetary reliefs, custody orders, compensation; interim and ex parte orders (section 23).',
    },
    {
      act: 'Supreme Court of India',
      provision: 'Rajnesh v. Neha, (2021) 2 SCC 324 (4 November 2020)',
      rule: 'Both sides file an affidavit of disclosure of assets and liabilities in maintenance proceedings; maintenance runs from the date of the application; proceedings in other courts are disclosed.',
    },
  ],
  facts: {
    domesticRelation: line(
      'Domestic relationship: marriage, consanguinity, adoption, relationship in the nature of marriage',
      'घरेलू नातेदारी: विवाह, रक्त, दत्तक, विवाह जैसी नातेदारी',
      'குடும்ப உறவு: திருமணம், இரத்த உறவு, தத்து, திருமணம் போன்ற உறவு',
    ),
    household: line('Address of the shared household', 'साझी गृहस्थी का पता', 'பகிர்ந்த குடும்ப இல்லத்தின் முகவரி'),
    occupation: line(
      'Education, occupation and place of work',
      'शिक्षा, व्यवसाय और कार्य का स्थान',
      'கல்வி, தொழில், பணியிடம்',
    ),
    incomeMonthly: money(
      'Monthly income from all sources, in rupees',
      'सभी स्रोतों से मासिक आय, रुपयों में',
      'எல்லா மூலங்களிலிருந்தும் மாத வருமானம், ரூபாயில்',
    ),
    expenses: text(
      'Monthly expenditure: rent, household, health, education, other',
      'मासिक व्यय: किराया, घर, स्वास्थ्य, शिक्षा, अन्य',
      'மாதச் செலவு: வாடகை, வீடு, மருத்துவம், கல்வி, பிற',
    ),
    assets: text('Movable and immovable property', 'चल और अचल संपत्ति', 'அசையும், அசையாச் சொத்து'),
    accounts: text(
      'Bank accounts, deposits, insurance and investments',
      'बैंक खाते, जमा, बीमा और निवेश',
      'வங்கிக் கணக்குகள், வைப்புகள், காப்பீடு, முதலீடு',
    ),
    liabilities: text(
      'Loans and liabilities, or that there are none',
      'ऋण और दायित्व, या यह कि कोई नहीं है',
      'கடன்களும் பொறுப்புகளும், அல்லது எதுவும் இல்லை',
    ),
    otherSideIncome: text(
      'Income and property of the other side, as known',
      'दूसरे पक्ष की आय और संपत्ति, जैसी ज्ञात है',
      'எதிர்த்தரப்பின் வருமானமும் சொத்தும், அறிந்தவரை',
    ),
    otherProceedings: text(
      'Other proceedings between the parties with their orders, or that there are none',
      'पक्षकारों के बीच अन्य कार्यवाहियाँ और आदेश, या यह कि कोई नहीं है',
      'தரப்பினரிடையே பிற நடவடிக்கைகளும் உத்தரவுகளும், அல்லது எதுவும் இல்லை',
    ),
  },
  text: `
@court
@number Domestic Violence Case No.
@parties Aggrieved person | Respondent
# APPLICATION UNDER SECTION 12 OF THE PROTECTION OF WOMEN FROM DOMESTIC VIOLENCE ACT, 2005
The aggrieved person respectfully showeth:
+ That the aggrieved person is {petitioner|Name of the aggrieved person}, {petitionerDetails}.
+ That the respondent is {respondent}, {respondentDetails}, and is in a domestic relationship with her as: {domesticRelation}
+ That the shared household is at: {household}
+ That children are: {children}.
### INCIDENTS OF DOMESTIC VIOLENCE
+ {facts}
### MEANS AND NEEDS
+ {income}
+ That on other proceedings she states: {otherProceedings}
+ That this court has jurisdiction. {jurisdiction}
### PRAYER
It is therefore prayed that this court may be pleased to grant the following orders:
++ {reliefs}
[interim] ++ in the interim under section 23: {interim}
++ any other order that it considers just.
@end AGGRIEVED PERSON
@affidavit application
---
@court
@number Case No.
@parties Aggrieved person | Respondent
# AFFIDAVIT OF DISCLOSURE OF ASSETS AND LIABILITIES
^ under Rajnesh v. Neha; the form of its Enclosures is to be followed in full
I, {deponent}, {relation} {parent}, aged {age} years, residing at {address}, do hereby solemnly affirm and state as follows:
|| Disclosure | Statement of the deponent
| Education, occupation and place of work | {occupation}
| Marriage and separation | {marriageDate}; {separatedOn}
| Monthly income from all sources | {incomeMonthly}
| Monthly expenditure | {expenses}
| Children and other dependants, with their costs | {children}
| Movable and immovable property | {assets}
| Bank accounts, deposits, insurance, investments | {accounts}
| Loans and liabilities | {liabilities}
| Income and property of the other side, as known | {otherSideIncome}
| Other maintenance proceedings and orders | {otherProceedings}
+ That the disclosure above is true to my own knowledge, and that I have concealed nothing.
+ That statements of account for the last three years and returns of income are filed as {@A-2}.
@sign DEPONENT
## VERIFICATION
@verification affidavit
@sign DEPONENT
@jurat
`,
};
