// Orders and notices of courts that write Hindi or Tamil.

/** JavaScript has no word boundary for Devanagari: `END` stands for it. */
const END = '(?![\\u0900-\\u097f])';
const hindi = (pattern: string): RegExp => new RegExp(pattern.replaceAll(' ', '\\s+'), 'u');

const HINDI_FIXES_HEARING = hindi(
  [
    `पेश (?:हो|हों|होवे|होवें|की जावे|की जाए|किया जावे|किया जाए)${END}`,
    `(?:नियत|निर्धारित|सूचीबद्ध) (?:हो|है|हैं|की जाती|किया जाता|की जावे|किया जावे|की जाए|किया जाए|किया जाये)`,
    `नियत (?:दिनांक|तिथि|तारीख|पेशी)`,
    `(?:अगली|आगामी|आइन्दा|आईन्दा) (?:सुनवाई|तिथि|तारीख|पेशी|दिनांक)`,
    `(?:सुनवाई|पेशी) (?:की )?(?:दिनांक|तिथि|तारीख)`,
    `सुनवाई (?:होगी|की जावेगी|की जाएगी|की जायेगी)`,
    `(?:उपस्थित|हाजिर|हाज़िर) (?:हो|हों|होवे|होवें|रहे|रहें|आवे|आवें|होने (?:हेतु|के लिए|के लिये|का))${END}`,
    `(?:लगाया|लगाई|रखा|रखी|लिया|ली|सुना|सुनी) (?:जावे|जाए|जाये|जाएगा|जाएगी|जायेगा|जायेगी|जावेगी)`,
  ].join('|'),
);
// तथा ends as था does.
const HINDI_HAPPENED = hindi(
  `(?:(?<![\\u0900-\\u097f])(?:था|थी|थे)|(?:हुआ|हुई|हुए|रहा|रही|गया|गई|गये|किया|आया))${END}(?! जा)`,
);
/** A day that has been fixed is still to come, though its verb is of the past. */
const HINDI_FIXED = hindi(
  `(?:नियत|निर्धारित|तय|सूचीबद्ध) (?:की गई|की गयी|किया गया|कर दी गई|कर दिया गया) (?:है|हैं)${END}`,
);
const HINDI_UNTIL = hindi(`^ ?(?:को )?(?:तक|से पूर्व|के पूर्व|से पहले)${END}`);
const HINDI_TO_BE_DONE = hindi(
  `(?:प्रस्तुत|दाखिल|दाख़िल|जमा|पेश|अदा|भुगतान|पालन|संदाय) (?:का )?(?:करे|करें|करावें|कराएं|किया जावे|किया जाए|की जावे|की जाए|करना|करने)`,
);

const ADJOURNED = hindi(`^ ?(?:को )?तक (?:के लिए )?(?:स्थगित|मुल्तवी)`);
const MATTER = hindi('सुनवाई|पेशी|प्रकरण|मामला|पत्रावली|बहस|साक्ष्य');
/** An order that protects somebody until a day. */
const HINDI_PROTECTED = hindi('स्थगन|अंतरिम|अन्तरिम|यथास्थिति|रोक|जमानत|ज़मानत');

/** The event that a clause in Hindi fixes for its date; undefined when it fixes nothing. `head` and `rest` are the words around it. */
export function fixedInHindi(head: string, rest: string): 'hearing' | 'deadline' | undefined {
  if (ADJOURNED.test(rest)) return MATTER.test(head) ? 'hearing' : 'deadline';
  if (HINDI_UNTIL.test(rest))
    return HINDI_TO_BE_DONE.test(rest) ||
      (HINDI_PROTECTED.test(`${head} ${rest}`) && !HINDI_HAPPENED.test(rest))
      ? 'deadline'
      : undefined;
  const clause = `${head} ${rest}`;
  if (HINDI_FIXED.test(rest)) return MATTER.test(head) ? 'hearing' : undefined;
  return HINDI_FIXES_HEARING.test(clause) && !HINDI_HAPPENED.test(rest) ? 'hearing' : undefined;
}

const TAMIL_FIXES_HEARING =
  /அடுத்த\s+(?:விசாரணை|தேதி|வாய்தா|நாள்)|வாய்தா\s+(?:நாள்|தேதி)|ஒத்தி\s?வைக்கப்(?:பட்டது|பட்டுள்ளது|படுகிறது)|விசாரணைக்கு\s+(?:வைக்கப்|பட்டியலிடப்)|விசாரணை[^;।]{0,80}(?:நடைபெறும்|நடக்கும்)|(?:ஆஜராக|முன்னிலையாக)\s?(?:வேண்டும்|வும்)|(?:ஆஜராகு|முன்னிலையாகு)(?:மாறு|ம்படி)/u;
/** The date is a last day: within it, or until it. */
const TAMIL_WITHIN = /^[-–\s]*(?:ஆம்\s+)?(?:தேதிக்குள்|க்குள்|க்கு\s+முன்|தேதிக்கு\s+முன்)/u;
const TAMIL_UNTIL = /^[-–\s]*(?:ஆம்\s+)?(?:தேதி\s+)?வரை/u;
const TAMIL_TO_BE_DONE = /தாக்கல்\s+செய்|சமர்ப்பி|செலுத்த|ஒப்படைக்க|காலி\s+செய்|ஆஜராக|வேண்டும்/u;
const TAMIL_PROTECTED = /தடை|இடைக்கால|நிலை|ஜாமீன்|பிணை|நீட்டி/u;

/** The event that a clause in Tamil fixes for its date; undefined when it fixes nothing. `own` and `rest` are the words around it. */
export function fixedInTamil(own: string, rest: string): 'hearing' | 'deadline' | undefined {
  if (TAMIL_WITHIN.test(rest)) return TAMIL_TO_BE_DONE.test(rest) ? 'deadline' : undefined;
  const clause = `${own} ${rest}`;
  if (TAMIL_UNTIL.test(rest) && TAMIL_PROTECTED.test(clause)) return 'deadline';
  return TAMIL_FIXES_HEARING.test(clause) ? 'hearing' : undefined;
}
