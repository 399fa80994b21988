/** A relief: words that claim it in the title, words that claim it in a paragraph, and words that pray for it. */
interface Relief {
  name: string;
  title: RegExp;
  body?: RegExp;
  prayed: RegExp;
}

const CLAIMS =
  '\\b(?:claims?|claiming|entitled\\b[^.;,]{0,50}? (?:to|for)|entitlement to|liable (?:to pay|for|to compensate)|agreed to pay|was agreed|seeks?|seeking|(?:constrained|compelled|forced|entitled) to (?:ask|pray|sue)(?: this \\p{L}+(?: \\p{L}+)?)?(?: for)?|recoverable|ought to be)\\b(?:[^.;]|\\.(?=\\d)){0,80}';
/** Interest on a sum, and not one in land, nor that of justice or of a child. */
const OF_MONEY =
  '(?<!\\b(?:in|inter|titles?|rights?|shares?|party|same|best|own|public|life|vested|beneficial|personal|insurable)(?:,| and| or|, and|/)? )\\binterest\\b(?! (?:in\\b|over\\b|of (?!\\d)|therein\\b|thereof\\b))';
/** The court ought to do something: 'it is necessary that the order be stayed'. */
const NEEDS =
  '\\b(?:necessary|expedient|imperative|(?:liable|deserves?|ought|fit|needs?|requires?) to be|must be)\\b[^.;]{0,90}';
/** The reliefs of a suit are valued one by one: 'the relief of declaration is valued at'. */
const VALUED = '\\b(?:reliefs?|prayer|claim)\\b (?:of|for|in respect of) (?:the )?[^.;]{0,50}?';
/** The same in Hindi, behind what is claimed. */
const ENTITLED_HINDI = '[^।]{0,50}(?:अधिकारी|हकदार|अधिकारिणी)';

interface Words {
  /** The thing that is claimed. */
  noun: string;
  /** The act of the court: 'stayed'. */
  done?: string;
  hindi?: string;
}
/** Words of a claim in a paragraph: what is claimed, needed, or valued. */
function claimed({ noun, done, hindi }: Words): RegExp {
  const forms = [
    `${CLAIMS}\\b(?:${noun})\\b`,
    `${VALUED}\\b(?:${noun})\\b(?=[^.;]{0,120}(?:\\bvalued\\b|\\bcourt[- ]?fees?\\b|₹|\\bRs))`,
    `${NEEDS}\\b(?:${noun})\\b[^.;]{0,40}\\b(?:granted|passed|awarded|issued|ordered)\\b`,
    ...(done === undefined ? [] : [`${NEEDS}\\b(?:${done})\\b`]),
    ...(hindi === undefined ? [] : [`(?:${hindi})${ENTITLED_HINDI}`]),
  ];
  return new RegExp(forms.join('|'), 'iu');
}

export const RELIEFS: readonly Relief[] = [
  {
    name: 'injunction',
    title: /\binjunction\b|\border (?:XXXIX|39)\b|निषेधाज्ञा|व्यादेश|உறுத்துக்கட்டளை/iu,
    body: claimed({
      noun: '(?:permanent|perpetual|mandatory|temporary|prohibitory|ad-?interim|interim)?\\s?injunction',
      hindi: 'निषेधाज्ञा|व्यादेश',
    }),
    prayed: /\binjunct|\brestrain|\bprohibit|\bforbid|निषेधाज्ञा|व्यादेश|निषेधित|मना किया|रोका|கட்டளை|தடை/iu,
  },
  {
    name: 'declaration',
    title: /\b(?:for|of|and|,) (?:a )?declaration\b|घोषणा|விளம்புகை/iu,
    body: claimed({ noun: 'declarat(?:ion|ory)', hindi: 'घोषणा' }),
    prayed: /\bdeclar|घोषि|घोषणा|விளம்ப|அறிவி/iu,
  },
  {
    name: 'possession',
    title:
      /\bpossession\b|\b(?:eviction|ejectment)\b|बेदखली|कब्जा वापसी|(?:कब्ज|आधिपत्य)[^\n]{0,12}(?:प्राप्ति|दिला)/iu,
    body: claimed({
      noun: '(?:recover(?:y of)? |vacant |separate )possession',
      done: 'evicted|ejected',
      hindi: 'कब्ज़?ा',
    }),
    prayed:
      /\b(?:deliver\w*|recover\w*|hand\w*|restor\w*|put|place|decree|vacant|quiet|actual|physical|separate)\b[^.;]{0,80}\bpossession\b|\bpossession\b[^.;]{0,60}\b(?:delivered|handed|restored|given)\b|\bevict|\beject|\bvacat|बेदखल|कब्ज|आधिपत्य/iu,
  },
  {
    name: 'partition',
    title: /\bpartition\b|बंटवारा|बँटवारा|विभाजन|பாகப்பிரிவினை/iu,
    body: claimed({ noun: 'partition' }),
    prayed:
      /\bpartition|\bdivi(?:de|sion by|ding)\b|\bmetes and bounds\b|\bseparate share\b|बंटवार|बँटवार|विभाज|பாக/iu,
  },
  {
    name: 'performance',
    title: /\bspecific performance\b|संविदा (?:के )?(?:विनिर्दिष्ट )?(?:अनु)?पालन/iu,
    body: claimed({ noun: 'specific performance' }),
    prayed: /\bspecific|\bexecut\w+ .{0,30}\bdeed\b|पालन|निष्पादि/iu,
  },
  {
    name: 'money',
    title:
      /\brecovery of (?:money|rs\b|₹|inr|rupees|the price|the amount|(?:a|the) sum|(?:the )?dues|arrears|(?:the )?loan)|(?:धन|राशि|रुपये|रूपये)[^\n]{0,20}वसूली/iu,
    prayed: /\brs\.?|₹|\brupees\b|\bdecree\b|\bsum\b|\bamount\b|\barrears\b|\bdues\b|रुपये|रूपये|राशि|रु\.?0?/iu,
  },
  {
    name: 'interest',
    title: new RegExp(`\\b(?:with|and|along ?with|together with|plus)\\b[^\\n]{0,50}${OF_MONEY}`, 'iu'),
    body: new RegExp(`${CLAIMS}${OF_MONEY}|\\binterest was agreed\\b`, 'iu'),
    prayed:
      /(?<!\b(?:third|party|same|best|own|title or|or|share and|right,? title and) )\binterest\b(?! (?:of (?:the )?(?:justice|equity|public|parties|child|minor)|in (?:the|any|favour)))|ब्याज/iu,
  },
  {
    name: 'damages',
    title: /\bdamages\b|क्षतिपूर्ति/iu,
    body: claimed({
      noun: '(?:liquidated )?damages|compensation',
      hindi: 'क्षतिपूर्ति|प्रतिकर',
    }),
    prayed: /\bdamages?\b|\bcompensat|\bexemplary\b|\bloss(?:es)?\b|क्षतिपूर्ति|प्रतिकर|हर्जाना/iu,
  },
  {
    name: 'accounts',
    title:
      /\b(?:rendition of|for|settlement of|true and proper|and) (?:the )?accounts?\b|लेखा(?:-जोखा)? |हिसाब/iu,
    body: new RegExp(`${CLAIMS}\\b(?:rendition|settlement) of (?:the )?accounts\\b`, 'iu'),
    prayed: /\baccount|\brender|लेखा|हिसाब|கணக்கு/iu,
  },
  {
    name: 'cancellation',
    title:
      /\bcancellation of (?:the )?(?:\p{L}+ ){0,2}(?:deed|will|agreement|document|gift|settlement|mutation|decree)/iu,
    body: claimed({
      noun: 'cancellation of (?:the )?(?:\\p{L}+ ){0,2}(?:deed|will|agreement|document|gift|settlement|mutation|decree)',
    }),
    prayed: /\bcancel|\bset(?:ting)? aside\b|\bdeclar|\bvoid\b|निरस्त|रद्द|शून्य/iu,
  },
  {
    name: 'mesne',
    title: /\bmesne profits\b|\bdamages for (?:use|unauthori[sz]ed use)/iu,
    body: claimed({ noun: 'mesne profits' }),
    prayed:
      /\bmesne\b|\bdamages for (?:the )?(?:use|unauthori[sz]ed)|\buse and occupation\b|अन्तःकालीन|अंतःकालीन/iu,
  },
  {
    name: 'stay',
    title: /\b(?:for|and|seeking|ad-?interim|interim|prayer of)\b[^\n]{0,20}\bstay\b|\bstay of\b|स्थगन/iu,
    body: claimed({ noun: '(?:interim |ad-?interim )?stay(?! (?:at|in|with)\\b)', done: 'stayed|suspended' }),
    prayed:
      /\bstay|\bsuspen|\bkeep in abeyance\b|\bin abeyance\b|\brestrain|\binjunct|\bnot to (?:take|proceed|give effect|act|recover|implement|enforce|initiate)|\bstatus quo\b|\bcoercive|स्थगि|स्थगन|रोक/iu,
  },
  {
    name: 'bail',
    title: /\bbail\b|जमानत|ज़मानत|ஜாமீன்/iu,
    prayed:
      /\bbail\b|\breleas|\benlarg|\bsuspen|\bset at liberty\b|\bspecial leave\b|\bprotect|\bcoercive\b|जमानत|ज़मानत|मुक्त|रिहा|முன் ?ஜாமீன்|ஜாமீன்|பிணை/iu,
  },
  {
    name: 'quash',
    title: /\bto quash\b|\bquash(?:ing|ment)\b|\bcertiorari\b/iu,
    body: new RegExp(`${NEEDS}\\bquashed\\b`, 'iu'),
    prayed:
      /\bquash|\bset(?:ting)? aside\b|\bcertiorari\b|\bannul|\ballow(?:ed|ing)? (?:this |the )?(?:\w+ )?(?:appeal|petition|application|revision)|\bdeclar|\brevers|\bcancel|अपास्त|निरस्त|अभिखण्डित|रद्द/iu,
  },
  {
    name: 'condonation',
    title: /\bcondon|\bsection 5\b[^\n]{0,40}\blimitation act|(?:विलम्ब|विलंब|देरी)[^\n]{0,12}(?:क्षमा|माफ)/iu,
    body: new RegExp(`${NEEDS}\\bcondoned\\b`, 'iu'),
    prayed: /\bcondon|\bexcus\w+ the delay\b|\bdelay\b[^.;]{0,40}\bexcused\b|क्षमा|माफ/iu,
  },
  {
    name: 'maintenance',
    title: /\bmaintenance\b(?! and welfare)|भरण[\s-]?पोषण|ஜீவனாம்ச/iu,
    body: claimed({ noun: '(?:monthly |interim |monetary |permanent |past )*(?:maintenance|alimony)' }),
    prayed:
      /\bmaint(?:ain|enance)|\bmonthly\b|\bper (?:month|mensem)\b|\ba month\b|\bp\.? ?m\b|\balimony\b|\bupkeep\b|\bsustenance\b|\bsubsistence\b|भरण|प्रतिमाह|ஜீவனாம்ச|மாதம்/iu,
  },
  {
    name: 'divorce',
    title:
      /\bdivorce\b|\bdissolution of marriage\b|\bsection 13-?B?\b[^\n]{0,40}\bhindu marriage act\b|विवाह[\s-]?विच्छेद|தலாக்|விவாகரத்து/iu,
    prayed: /\bdivorce|\bdissol|विच्छेद|விவாகரத்து|ரத்து/iu,
  },
  {
    name: 'custody',
    title: /\bcustody of (?:the )?(?:(?:\w+ )?child|minor|son|daughter)|\bguardian(?:ship)?\b/iu,
    body: new RegExp(`${CLAIMS}\\b(?:custody|visitation|guardianship)\\b`, 'iu'),
    prayed: /\bcustody\b|\bguardian|\bvisit|\bhand(?:ed)? over the (?:child|minor)|अभिरक्षा|संरक्षक/iu,
  },
  {
    name: 'refund',
    title: /\b(?:for|and) (?:the )?refund\b/iu,
    body: new RegExp(`${CLAIMS}\\brefund\\b`, 'iu'),
    prayed: /\brefund|\breturn|\bre-?pay|\breimburs|\bpay\b|\bpayment\b|वापस/iu,
  },
  {
    name: 'reinstatement',
    title: /\breinstatement\b/iu,
    body: new RegExp(`${CLAIMS}\\breinstatement\\b`, 'iu'),
    prayed: /\breinstat|\brestor|\bback (?:in|to) service\b|\bset(?:ting)? aside\b|पुनर्स्थापि|बहाल/iu,
  },
  {
    name: 'amendment',
    title: /\border (?:VI|6),? ?rules? 17\b|\bamendment of (?:the )?(?:plaint|written|pleading|petition)/iu,
    prayed: /\bamend|संशोध/iu,
  },
  {
    name: 'impleading',
    title: /\border (?:I|1),? ?rules? 10\b|\bimplead/iu,
    prayed: /\bimplead|\badded\b|\badd\b|\bjoin|\barray|\bparty\b|पक्षकार/iu,
  },
  {
    name: 'restoration',
    title:
      /\border (?:IX|9),? ?rules? (?:4|9|13)\b|\brestoration of (?:the )?(?:suit|appeal|petition|case|application|complaint)/iu,
    prayed: /\brestor|\bset(?:ting)? aside\b|\brecall|\bre-?admi|\bre-?open|अपास्त|पुनर्स्थापि/iu,
  },
  {
    name: 'succession',
    title: /\bsuccession certificate\b|\bprobate\b|\bletters of administration\b|उत्तराधिकार प्रमाण/iu,
    prayed: /\bsuccession\b|\bprobate\b|\bletters? of administration\b|\bcertificate\b|प्रमाण/iu,
  },
  {
    name: 'transfer',
    title:
      /\btransfer petition\b|\bfor (?:the )?transfer of (?:the )?(?:case|suit|petition|appeal|proceedings?|o\.?p|o\.?s)\b/iu,
    prayed: /\btransfer|\bwithdraw|अन्तरण|अंतरण|स्थानान्तर/iu,
  },
  {
    name: 'exemption',
    title: /\bfor exemption\b|\bexemption from\b/iu,
    prayed: /\bexempt|\bdispens|छूट/iu,
  },
  {
    name: 'goods',
    title: /\b(?:return|recovery) of (?:the )?(?:\w+ )?(?:gold|ornaments|jewel\w*|stridhan|articles|dowry)/iu,
    body: new RegExp(
      `${CLAIMS}\\b(?:return of (?:the |her )?(?:gold|ornaments|jewel\\w*|articles|stridhan)|stridhan)\\b`,
      'iu',
    ),
    prayed: /\breturn|\brestor|\brecover|\bhand(?:ed|ing)? over|\bstridhan\b|\bornaments\b|स्त्रीधन|वापस/iu,
  },
];
