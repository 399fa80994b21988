/** Orders and notices of courts that write Tamil. */
const FIXES_HEARING =
  /அடுத்த\s+(?:விசாரணை|தேதி|வாய்தா|நாள்)|வாய்தா\s+(?:நாள்|தேதி)|ஒத்தி\s?வைக்கப்(?:பட்டது|பட்டுள்ளது|படுகிறது)|விசாரணைக்கு\s+(?:வைக்கப்|பட்டியலிடப்)/u;
/** The date is a last day: within it, or until it. */
const WITHIN = /^[-–\s]*(?:ஆம்\s+)?(?:தேதிக்குள்|க்குள்|க்கு\s+முன்|தேதிக்கு\s+முன்)/u;
const UNTIL = /^[-–\s]*(?:ஆம்\s+)?(?:தேதி\s+)?வரை/u;
const TO_BE_DONE = /தாக்கல்\s+செய்|சமர்ப்பி|செலுத்த|ஒப்படைக்க|காலி\s+செய்|ஆஜராக|வேண்டும்/u;
const PROTECTED = /தடை|இடைக்கால|நிலை|ஜாமீன்|பிணை|நீட்டி/u;

/** The event that a clause in Tamil fixes for its date; undefined when it fixes nothing. `own` and `rest` are the words around it. */
export function fixedInTamil(own: string, rest: string): 'hearing' | 'deadline' | undefined {
  if (WITHIN.test(rest)) return TO_BE_DONE.test(rest) ? 'deadline' : undefined;
  const clause = `${own} ${rest}`;
  if (UNTIL.test(rest) && PROTECTED.test(clause)) return 'deadline';
  return FIXES_HEARING.test(clause) ? 'hearing' : undefined;
}
