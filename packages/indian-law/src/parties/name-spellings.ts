/** Whole words with more than one spelling, or an abbreviation: `word:other,other;…`, in small letters. */
const SPELLINGS =
  'mohammed:mohd,md,mohmd,mohamed,mohammad,mohamad,muhammad,muhammed,muhamad,mohomed,mahomed,mahammad,mohammod,muhamed,mohamud;' +
  'sheikh:sk,shaikh,shaik,sheik,shekh,shaikh,seikh,saikh,shek;' +
  'chaudhary:choudhary,chaudhuri,choudhury,chowdhury,chowdhary,chaudhry,choudhry,chaudhari,choudhari,chowdhuri,chaudhury;' +
  'syed:sayed,sayyad,saiyed,sayyed,saiyad;' +
  'lakshmi:laxmi,lakshmy,luxmi,lakhmi;' +
  'krishna:krishnan,krsna,kishna,krushna;' +
  'lakshman:laxman,luxman;' +
  'banerjee:banerji,bandyopadhyay,bandopadhyay,bandopadhyaya;' +
  'mukherjee:mukherji,mukhopadhyay,mookerjee,mukerjee;' +
  'chatterjee:chatterji,chattopadhyay,chattopadhyaya;' +
  'ganguly:gangopadhyay,ganguli;' +
  'bhattacharya:bhattacharjee,bhattacharyya,bhattacharji;' +
  'yadav:yadava;' +
  'gandhi:ghandi,gandi;' +
  'ahmed:ahmad,ahammed,ahamed,ahmmed;' +
  'hussain:husain,hussein,hossain,hosain,husein,hussian;' +
  'abdul:abdool,abd;' +
  'siddiqui:siddiqi,siddique,siddiquee,siddhiqui;' +
  'qadir:kadir,khader,kader,quadir;' +
  'begum:begam;' +
  'dattatraya:dattatreya,dattatrya,dattatray,dattatrey;' +
  'rajendra:rajender,rajinder,rajindra;' +
  'surendra:surender,surinder,surindra;' +
  'narendra:narender,narinder,narindra;' +
  'mahendra:mahender,mohinder,mohindra;' +
  'virendra:virender,virinder,varinder,birendra;' +
  'jitendra:jitender,jatinder,jatindra;' +
  'devendra:devender,devinder,davinder;' +
  'dharmendra:dharmender,dharminder;' +
  'bhupendra:bhupender,bhupinder;' +
  'ravindra:ravinder,rabindra;' +
  'upendra:upender,upinder;' +
  'yogendra:yogender,yoginder;' +
  'vijay:bijay;vikram:bikram;vinod:binod;vishnu:bishnu;vimal:bimal;vinay:binay;vipin:bipin;' +
  'vishwanath:viswanath,biswanath,bishwanath;' +
  'narayan:narain,narayana;' +
  'prasad:parsad,parshad,prashad;' +
  'devi:debi;kishore:kishor;ashok:asoke,ashoke,asok;sunder:sundar,sundara;' +
  'pandey:pande,pandeya;dubey:dube;choubey:chaubey,chaube,choube;tiwari:tewari,tiwary,tewary;' +
  'upadhyay:upadhyaya,upadhaya;agarwal:aggarwal,agrawal,agarwala,aggarwala;' +
  'iyer:aiyar,ayyar,aiyer,iyyer;iyengar:ayyangar,aiyangar;naidu:nayudu,naydu;pillai:pillay;nair:nayar;' +
  'government:govt,goverment;' +
  'corporation:corpn;' +
  'association:assn,assoc;' +
  'commissioner:commr,commnr,commissionr;' +
  'department:dept,deptt;' +
  'brothers:bros;' +
  'municipal:mpl;' +
  'engineering:engg;' +
  'manufacturing:mfg;' +
  'insurance:ins;' +
  'university:univ;principal:pr,prl;' +
  // Cities under their old names, which High Courts and companies keep.
  'mumbai:bombay;chennai:madras;kolkata:calcutta;guwahati:gauhati;bengaluru:bangalore;mysuru:mysore;pune:poona;' +
  'vadodara:baroda;varanasi:benares,banaras;thiruvananthapuram:trivandrum;kochi:cochin;kozhikode:calicut;' +
  'mangaluru:mangalore;belagavi:belgaum;gurugram:gurgaon;shimla:simla;prayagraj:allahabad;kanpur:cawnpore;' +
  'thanjavur:tanjore;nashik:nasik;puducherry:pondicherry;odisha:orissa;uttarakhand:uttaranchal,uttrakhand,uttarkhand';

/** The usual word for each other spelling of it. */
export const USUAL_WORDS: ReadonlyMap<string, string> = new Map(
  SPELLINGS.split(';').flatMap((entry) => {
    const [word = '', others = ''] = entry.split(':');
    return others.split(',').map((other) => [other, word] as const);
  }),
);
