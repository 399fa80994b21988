/** Orders and notices of courts that write Tamil. */
const FIXES_HEARING =
  /அடுத்த\s+(?:விசாரணை|தேதி|வாய்தா|நாள்)|வாய்தா\s+(?:நாள்|தேதி)|ஒத்தி\s?வைக்கப்(?:பட்டது|பட்டுள்ளது|படுகிறது)|விசாரணைக்கு\s+(?:வைக்கப்|பட்டியலிடப்)/u;

/** True where a clause in Tamil fixes a hearing for its date. `head` and `rest` are the words around it. */
export const fixedInTamil = (head: string, rest: string): boolean => FIXES_HEARING.test(`${head} ${rest}`);
