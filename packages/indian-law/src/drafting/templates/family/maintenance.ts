import { choice, line, money, text } from '../facts.ts';
import { BNSS, type Template } from '../template.ts';

export const maintenance: Template = {
  id: 'maintenance',
  group: 'family',
  kind: 'application',
  name: [
    'Application for maintenance, section 144 BNSS, with the asset affidavit',
    'भरण-पोषण का आवेदन, धारा 144 बीएनएसएस, संपत्ति के शपथपत्र सहित',
    'ஜீவனாம்ச மனு, பிரிவு 144 BNSS, சொத்துப் பிரமாணப் பத்திரத்துடன்',
  ],
  sources: [
    {
      act: BNSS,
      provision: 'section 144',
      rule: 'A person with sufficient means who neglects or refuses to maintain a wife, child, father or mother who cannot maintain themselves may be ordered to pay a monthly allowance, and interim maintenance and expenses meanwhile.',
    },
    {
      act: BNSS,
      provision: 'section 145',
      rule: 'Proceedings may be taken in a district where that person is, or resides, or last resided with the wife or the mother of the child, or where the father or mother resides.',
    },
    {
      act: 'Supreme Court of India',
      provision: 'Rajnesh v. Neha, (2021) 2 SCC 324 (4 November 2020)',
      rule: 'Both sides file an affidavit of disclosure of assets and liabilities in maintenance proceedings; maintenance runs from the date of the application; proceedings in other courts are disclosed.',
    },
  ],
  facts: {
    relationToRespondent: choice(
      [
        'Relation of the applicant to the respondent',
        'आवेदक का प्रत्यर्थी से संबंध',
        'எதிர்மனுதாரருக்கு மனுதாரரின் உறவு',
      ],
      ['wife', 'child', 'father', 'mother'],
    ),
    maintenanceAmount: money(
      'Maintenance a month, in rupees',
      'भरण-पोषण प्रति मास, रुपयों में',
      'மாத ஜீவனாம்சம், ரூபாயில்',
    ),
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
@number Maintenance Case No.
@parties Applicant | Respondent
# APPLICATION FOR MAINTENANCE UNDER SECTION 144 OF THE BHARATIYA NAGARIK SURAKSHA SANHITA, 2023
The applicant respectfully showeth:
+ That the applicant is {petitioner|Name of the applicant}, {petitionerDetails|Parentage, age, occupation and address of the applicant}, the {relationToRespondent} of the respondent.
+ That the respondent is {respondent}, {respondentDetails}.
+ That the marriage was solemnised on {marriageDate} at {marriagePlace}, and the parties live apart since {separatedOn}. Children: {children}.
### NEGLECT OR REFUSAL
+ {facts}
### MEANS AND NEEDS
+ {income}
+ That on other proceedings the applicant states: {otherProceedings}
+ That this court has jurisdiction under section 145. {jurisdiction}
### PRAYER
It is therefore prayed that this court may be pleased to:
++ order the respondent to pay maintenance of {maintenanceAmount} a month to the applicant from the date of this application;
++ order interim maintenance and the expenses of the proceeding meanwhile; and
++ pass any other order that it considers just.
@end APPLICANT
@affidavit application
---
@court
@number Case No.
@parties Applicant | Respondent
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
