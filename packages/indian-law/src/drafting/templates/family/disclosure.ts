/** The judgment that asks both sides of a maintenance proceeding for an affidavit of disclosure. */
export const RAJNESH = `Supreme Court of India|Rajnesh v. Neha, (2021) 2 SCC 324 (4 November 2020)|Both sides file an affidavit of disclosure of assets and liabilities in maintenance proceedings; maintenance runs from the date of the application; proceedings in other courts are disclosed.`;

/** Lines of facts for the affidavit of disclosure. */
export const MEANS = `occupation|line||Education, occupation and place of work|शिक्षा, व्यवसाय और कार्य का स्थान|கல்வி, தொழில், பணியிடம்
incomeMonthly|money||Monthly income from all sources, in rupees|सभी स्रोतों से मासिक आय, रुपयों में|எல்லா மூலங்களிலிருந்தும் மாத வருமானம், ரூபாயில்
expenses|text||Monthly expenditure: rent, household, health, education, other|मासिक व्यय: किराया, घर, स्वास्थ्य, शिक्षा, अन्य|மாதச் செலவு: வாடகை, வீடு, மருத்துவம், கல்வி, பிற
assets|text||Movable and immovable property|चल और अचल संपत्ति|அசையும், அசையாச் சொத்து
accounts|text||Bank accounts, deposits, insurance and investments|बैंक खाते, जमा, बीमा और निवेश|வங்கிக் கணக்குகள், வைப்புகள், காப்பீடு, முதலீடு
liabilities|text||Loans and liabilities, or that there are none|ऋण और दायित्व, या यह कि कोई नहीं है|கடன்களும் பொறுப்புகளும், அல்லது எதுவும் இல்லை
otherSideIncome|text||Income and property of the other side, as known|दूसरे पक्ष की आय और संपत्ति, जैसी ज्ञात है|எதிர்த்தரப்பின் வருமானமும் சொத்தும், அறிந்தவரை
otherProceedings|text||Other proceedings between the parties with their orders, or that there are none|पक्षकारों के बीच अन्य कार्यवाहियाँ और आदेश, या यह कि कोई नहीं है|தரப்பினரிடையே பிற நடவடிக்கைகளும் உத்தரவுகளும், அல்லது எதுவும் இல்லை`;

/** The affidavit of disclosure as a paper of its own; `number` and `sides` are those of the cause title of its petition. */
export const disclosureAffidavit = (number: string, sides: string): string => `@court
@number ${number}
@parties ${sides}
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
`;
