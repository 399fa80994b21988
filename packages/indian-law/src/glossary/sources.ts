/** The documents in which a reader can look a word of the glossary up, by the name that its tables use. */
export const SOURCES = {
  constitution: 'भारत का संविधान: the Constitution of India, authoritative text in Hindi (article 394A)',
  constitutionTa:
    'இந்திய அரசமைப்பு: the Constitution of India as amended up to 31 March 2008, in Tamil by the Law (Official Language) Department of Tamil Nadu, Chennai 2009',
  cpc: 'सिविल प्रक्रिया संहिता, 1908: the Code of Civil Procedure, text in Hindi',
  bns: 'भारतीय न्याय संहिता, 2023: the Bharatiya Nyaya Sanhita, text in Hindi',
  bnss: 'भारतीय नागरिक सुरक्षा संहिता, 2023: the Bharatiya Nagarik Suraksha Sanhita, text in Hindi',
  bsa: 'भारतीय साक्ष्य अधिनियम, 2023: the Bharatiya Sakshya Adhiniyam, text in Hindi',
  contract: 'भारतीय संविदा अधिनियम, 1872: the Indian Contract Act, text in Hindi',
  instruments: 'परक्राम्य लिखत अधिनियम, 1881: the Negotiable Instruments Act, text in Hindi',
  limitation: 'परिसीमा अधिनियम, 1963: the Limitation Act, text in Hindi',
  property: 'संपत्ति अंतरण अधिनियम, 1882: the Transfer of Property Act, text in Hindi',
  arbitration: 'माध्यस्थम् और सुलह अधिनियम, 1996: the Arbitration and Conciliation Act, text in Hindi',
  advocates: 'अधिवक्ता अधिनियम, 1961: the Advocates Act, text in Hindi',
  legalGlossary:
    'विधि शब्दावली: the Legal Glossary of the Legislative Department, in the order of the alphabet',
  munsifTa: 'Judgment in Tamil of the District Munsif, Panruti, in O.S. 176 of 2005, dated 29 January 2015',
  highCourtTa:
    'Judgment in Tamil of the Madras High Court on the civil revision against the decree of the Wakf Tribunal, Tirunelveli, in O.S. 378 of 2010, dated 21 October 2011',
  act: 'The name of the Act itself, which is the same in each language',
  usage: 'No document: general usage of the courts and advocates who write Hindi',
  usageTa: 'No document: general usage of the courts and advocates of Tamil Nadu',
} as const;

export type SourceName = keyof typeof SOURCES;

/** Sources that are no document: a lawyer who works in the language should confirm these words. */
export const WITHOUT_DOCUMENT: readonly SourceName[] = ['usage', 'usageTa'];
