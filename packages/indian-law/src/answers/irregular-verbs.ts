import { wordTerm } from '../text/words.ts';

/** The forms of English verbs whose past does not end in *ed*: the verb, then its past forms. */
const VERBS =
  'arise arose arisen,bear bore borne,beat beaten,begin began begun,bend bent,bind bound,bite bit bitten,bleed bled,blow blew blown,' +
  'break broke broken,breed bred,bring brought,build built,burn burnt,buy bought,catch caught,choose chose chosen,come came,' +
  'creep crept,deal dealt,dig dug,draw drew drawn,drink drank drunk,drive drove driven,eat ate eaten,fall fell fallen,feed fed,' +
  'feel felt,fight fought,find found,flee fled,fly flew flown,forbid forbade forbidden,forget forgot forgotten,' +
  'forgive forgave forgiven,freeze froze frozen,get got,give gave given,go went gone,grow grew grown,hang hung,hear heard,' +
  'hide hid hidden,hold held,keep kept,know knew known,lay laid,lead led,learn learnt,leave left,lend lent,lose lost,make made,' +
  'mean meant,meet met,mistake mistook mistaken,overtake overtook overtaken,pay paid,plead pled,prove proven,ride rode ridden,' +
  'ring rang rung,rise rose risen,run ran,say said,see saw seen,seek sought,sell sold,send sent,shake shook shaken,shoot shot,' +
  'show shown,shrink shrank shrunk,sing sang sung,sink sank sunk,sit sat,sleep slept,slide slid,speak spoke spoken,spend spent,' +
  'spoil spoilt,stand stood,steal stole stolen,stick stuck,strike struck,swear swore sworn,swim swam,take took taken,' +
  'teach taught,tear tore torn,tell told,think thought,throw threw thrown,undergo underwent undergone,' +
  'undertake undertook undertaken,understand understood,wake woke woken,wear wore worn,weep wept,win won,wind wound,' +
  'withdraw withdrew withdrawn,withhold withheld,write wrote written';

const BASES = new Map<string, string>();
const FORMS = new Map<string, string[]>();
for (const verb of VERBS.split(',')) {
  const [base = '', ...past] = verb.split(' ');
  const term = wordTerm(base);
  FORMS.set(term, [base, ...past]);
  for (const form of past) BASES.set(wordTerm(form), term);
}

/** The term of the verb whose past form a term is, or the term itself. */
export const baseOf = (term: string): string => BASES.get(term) ?? term;

/** The forms of a verb, by the term of any of them; none of a verb whose past ends in *ed*. */
export const formsOf = (term: string): readonly string[] => FORMS.get(baseOf(term)) ?? [];
