import { counterpartsIn } from '../acts/concordance/counterparts.ts';

/**
 * Everyday words for offences and rights, with the words of the section and the section itself, which is the source: a pattern
 * (words with a star have any ending) | words of the section's title | keys. Sections of the new codes come from the concordance.
 */
const TABLE = `
steal*, stole, stolen goods taken, shoplift*, pick* pocket* | theft | ipc:379
(buy*|keep*|receiv*) stolen (goods|property|things) | dishonestly receiving stolen property | ipc:411
(lie|lies|lying|lied) on oath, (lie|lies|lying|lied) in (a |the )?(court|witness box), perjury, (give|gives|giving|gave) false (evidence|testimony) | giving false evidence | ipc:193
(destroy*|hid*|conceal*) (the )?evidence | causing disappearance of evidence of offence | ipc:201
(hide|hides|hiding|shelter*) (a |an )?(criminal|offender|fugitive) | harbouring offender | ipc:212
false (police )?case, false (accusation|charge) of (a |an )?(crime|offence) | false charge of offence made with intent to injure | ipc:211
drunk* driv*, driv* (\\w+ )?(while |when |being )?(drunk|drunken|intoxicated), drink* and driv*, driv* under the influence | driving by a drunken person | mv:185
driv* (too fast|at (too )?high speed), speeding, overspeed*, over speed* | driving at excessive speed | mv:183
driv* dangerously, dangerous driv*, reckless driv* | driving dangerously | mv:184
rash driv*, driv* rashly | rash driving on a public way | ipc:279, mv:184
driv* without (a |any )?(driving )?licen* | driving vehicles in contravention of section 3 | mv:181
driv* without insurance, (uninsured|no insurance) (car|vehicle|lorry|bus), driv* (an )?uninsured | driving uninsured vehicle | mv:196
hit and run, hit-and-run | compensation in case of hit and run motor accident | mv:161
without (a )?helmet, not wear* (a )?helmet | penalty for not wearing protective headgear | mv:194d
without (a )?seat belt, not wear* (a )?seat belt | use of safety belts | mv:194b
without (a )?permit | using vehicle without permit | mv:192a
threat* (to kill|of death|to life|to murder|to hurt), death threat*, threatening (someone|somebody|a person) | criminal intimidation threat to cause death | ipc:506
blackmail* | extortion | ipc:384
swindl*, defraud* (somebody|someone|a person|another|people) | cheating and dishonestly inducing delivery of property | ipc:420
pos(e|es|ing) as (someone|somebody|another)( else)?, impersonat* | cheating by personation | ipc:419
embezzl*, misus* (money|property) (entrusted|given)( to (him|her|them|one))? | criminal breach of trust | ipc:406
fak(e|es|ing) (a |an )?(document|paper|signature), forg(e|es|ing) (a |an )?(document|paper|signature) | forgery | ipc:465
fake (notes|currency|money), counterfeit (notes|currency|money) | counterfeit currency-notes | ipc:489b
break* into (a |the |someone's |somebody's )?(house|home), burglary, housebreak* | lurking house-trespass or house-breaking | ipc:453, ipc:457
(set*|setting) fire to (a |the )?(house|building|home), arson | mischief by fire with intent to destroy house | ipc:436
beat* (up )?(a |the |his |another )?(man|person|somebody|someone|neighbour) | voluntarily causing hurt | ipc:323
(beat*|harass*|ill-treat*|tortur*) (a |his |the )?(wife|bride|daughter-in-law), cruel* (by|of) (a |the )?husband | husband or relative of husband subjecting a woman to cruelty | ipc:498a
(lock*|keep*|kept|confin*) (somebody|someone|a person|another)( locked)? (in|up|inside), lock* up (somebody|someone|a person) | wrongful confinement | ipc:342
kidnap* for (a )?ransom, (hold*|held) to ransom | kidnapping for ransom | ipc:364a
follow* (a |the )?woman( around)?, stalk* | stalking | ipc:354d
marry* (again|a second time|twice)( while (his|her|the) (first )?(wife|husband|spouse) (is|was) (alive|living))?, second (wife|marriage) while, bigamy | marrying again during lifetime of husband or wife | ipc:494
slander*, libel, (blacken*|ruin*) (somebody's|someone's|a person's|his|her|the) (name|reputation) | defamation | ipc:500
(kill*|caus* (the )?death) (\\w+ )?(by|through) (careless*|neglig*|accident*), careless* (killing|death) | causing death by negligence | ipc:304a
(try|tries|tried|trying|attempt*) to (kill|murder) | attempt to murder | ipc:307
(driv*|push*|drove) (\\w+ )?to (suicide|(kill|killing) (himself|herself|themselves)) | abetment of suicide | ipc:306
(sell*|mix*) (bad|adulterated|spoilt|impure) (food|milk) | adulteration of food or drink intended for sale | ipc:272
(stop*|obstruct*|hinder*) (a |an |the )?(officer|official|policeman|public servant) | obstructing public servant in discharge of public functions | ipc:186
(dirty|obscene|nude|indecent) (pictures|photos|photographs|images|messages|videos|material)?( \\w+)? ?(over|on|through|by) (the )?(internet|phone|web|net|computer|whatsapp), obscene (pictures|material) online | publishing or transmitting obscene material in electronic form | it:67
us* (somebody|someone|another)( else)?('s)? (password|digital signature), identity theft, stealing (a |an )?(password|identity) | identity theft | it:66c
hack* | computer related offences | it:66
(photograph*|film*) private parts, secret(ly)? (film*|photograph*|record*) | violation of privacy | it:66e
cheque (that )?(bounce*|is returned|comes back), bounc* (of )?(a |the )?cheque*, bounced cheque | dishonour of cheque for insufficiency of funds | ni:138
bail before (an |the )?arrest, before (he|she|one) is arrested | direction for grant of bail to person apprehending arrest | crpc:438
told why (he|she|they|one) (is|are|was|were) arrested, arrested (be|is) told why, (why|reason*) (of|for) (the |his |her )?arrest | person arrested to be informed of grounds of arrest | crpc:50, constitution:22
(keep|kept|hold|held|detain*) (\\w+ )?(an )?arrested | person arrested not to be detained more than twenty-four hours | crpc:57
last words of (a |the )?(dying|dead), (a )?dying (man|woman|person)('s)?( says| words| last)?, what (a|the) (man|woman|person) (says|said) before (he|she) dies | statement made by a person as to the cause of his death | iea:32
(in|while in) (police )?custody .{0,60}(found|discover*|recover*) | how much of information received from accused may be proved | iea:27
(confess*|confession) (to|before) (a |the )?(police|policeman) | confession to police officer not to be proved | iea:25
(what )?(a )?client (tells|told|says to) (his|her|a|the) (lawyer|advocate) | professional communications | iea:126
travel* (\\w+ ){0,4}without (a )?ticket | travelling without proper pass or ticket | railways:137
(pull*|stop*) (the )?(alarm )?(chain|train)( of a train| in a train)? (without|for no|needless*), pull* the (alarm )?chain | needlessly interfering with means of communication in a train | railways:141
(travel*|sit*|rid*) on (the )?(roof|step|footboard) of (a |the )?(train|coach|carriage) | travelling on roof, step or engine of a train | railways:156
smok* (in|on|inside) (a |the )?(train|railway*|compartment|coach) | smoking | railways:167
(beg|begging|sell*|hawk*) (things |goods )?(in|on) (a |the )?(train|trains|railway|railways|platform) | prohibition on hawking and begging | railways:144
(drunk|drunken*) (in|on|inside) (a |the )?(train|railway*|station|platform) | drunkenness or nuisance | railways:145
(let*|allow*|lend*) .{0,40}(without (a )?licen*|who has no licen*) (to )?driv*, allow* .{0,30}without (a )?licen* | allowing unauthorised persons to drive vehicles | mv:180
(without|not) (a )?regist* (number|vehicle|car)?, unregistered (car|vehicle|lorry|bike) | using vehicle without registration | mv:192
(block*|not (give|giving|let*)) .{0,20}(way|pass) .{0,20}ambulance, block* (an |the )?ambulance | failure to allow free passage to emergency vehicles | mv:194e
overload* (a |the )?(lorry|truck|vehicle), too much (weight|load) | driving vehicle exceeding permissible weight | mv:194
how old must .{0,40}driv*, (age|old enough) .{0,30}driv* | age limit in connection with driving of motor vehicles | mv:4
(child|boy|minor|juvenile) (is caught |was caught )?driv* | offences by juveniles | mv:199a
throw* acid, acid attack* | voluntarily causing grievous hurt by use of acid | ipc:326a
break* (somebody|someone|another|a person|a man)('s)? (arm|leg|bone*|hand|tooth|teeth) | voluntarily causing grievous hurt | ipc:325
(trespass*|enter*) (on |upon |into |in )?(somebody|someone|another|another's|a person)( else)?('s)? (land|field|plot) | criminal trespass | ipc:447
(damag*|destroy*|break*|smash*) (somebody|someone|another|a person)( else)?('s)? (property|things|car|window|crop) | mischief causing damage | ipc:426, ipc:427
(kill*|maim*|poison*) (a |an |another's |somebody's |someone's )?(cow|bullock|dog|cattle|buffalo|animal) | mischief by killing or maiming cattle or any animal | ipc:429
insult* (a |the |somebody's )?religio* | outraging religious feelings by insulting religion | ipc:295a
(false|wrong) (information|complaint|report) to (the )?police | false information with intent to cause public servant to use his lawful power to the injury of another person | ipc:182
(escap*|run* away|ran away) from (police |lawful )?(custody|the police|jail|arrest) | resistance or obstruction by a person to his lawful apprehension, escape from custody | ipc:224
(block*|stop*) (somebody|someone|a person|another)('s)? (way|from going) | wrongful restraint | ipc:341
(throw*|leav*|abandon*) (away )?(a |her |his |the |an )?(baby|infant|newborn|child)( on the road| to die)? | exposure and abandonment of child under twelve years | ipc:317
(clerk|servant|employee) .{0,30}(run* off|ran off|misappropriat*|embezzl*|takes) .{0,20}(money|cash|goods)? | criminal breach of trust by clerk or servant | ipc:408
(keep*|found with|possess*) (fake|forged|counterfeit) (notes|currency) | possession of forged or counterfeit currency-notes | ipc:489c
touch* a woman, (grop*|molest*) (a )?(woman|girl)? | assault or criminal force to woman with intent to outrage her modesty | ipc:354
(insult*|whistl* at|remark* to|lewd|eve[- ]teas*) (a |the )?(woman|girl)?(\\w+ )?(modesty)? | word, gesture or act intended to insult the modesty of a woman | ipc:509
(tried|punished|prosecuted) (twice|again|a second time) for the same (offence|crime|thing), double jeopardy | person once convicted or acquitted not to be tried for same offence | crpc:300, constitution:20
(write down|register|record) (an |a |the )?(fir|complaint)( at the police station)?, police refuse to (register|write) | information in cognizable cases | crpc:154
arrest (somebody |someone |a person |a man )?without (a )?warrant | when police may arrest without warrant | crpc:41
arrest* (a )?wom[ae]n (at|by|after) (night|dark|sunset) | arrest how made, arrest of a woman after sunset | crpc:46
(wife|child|children|parents|mother|father) .{0,40}(cannot|unable to|can not) (maintain|support|feed) (herself|himself|themselves) | order for maintenance of wives, children and parents | crpc:125
(husband and wife|spouse*|wife|husband) (tell*|told|says?|said) (to )?(each other|(his|her) (husband|wife)) | communications during marriage | iea:122
(child|deaf|dumb) (be )?(a )?(witness|give evidence|testify) | who may testify | iea:118
(missing|not been heard of|unheard of) (for )?(seven|7) years | burden of proving that person is alive who has not been heard of for seven years | iea:108
(born|birth) (during|in|within) (a |the )?(marriage|wedlock) | birth during marriage, conclusive proof of legitimacy | iea:112
how many witnesses | number of witnesses | iea:134
(email*|electronic record*|phone record*|cctv|whatsapp|computer print*) .{0,40}(evidence|proof|proved|certificate|admitted) | admissibility of electronic records | iea:65b
(how long|within what time|time limit|how late|how soon|within how many) .{0,60}consumer | limitation period for complaint before a commission | cpa-2019:69
(false|misleading) advert* | punishment for false or misleading advertisement | cpa-2019:89
(disobey*|not obey*|ignor*|not comply*|refus* to obey) .{0,40}(consumer|commission) | penalty for non-compliance of order | cpa-2019:72
cheque .{0,30}(by|of|from) (a )?company, company('s)? cheque | offences by companies | ni:141
(settle*|compromise*|compound*) .{0,40}cheque, cheque .{0,60}(settle*|compromise*|compound*) | offences to be compoundable | ni:147
(same (case|dispute|matter|suit)) .{0,30}(again|twice|second time) | res judicata | cpc:11
(sue|suit|case) against (the )?government | notice before suit against government | cpc:80
(untouchab*) | abolition of untouchability | constitution:17
(child|children) .{0,30}(factor*|mine|mines) | prohibition of employment of children in factories | constitution:24
(free|right to) (schooling|education) | right to education | constitution:21a
(president|governor) .{0,20}(pardon*|mercy) | power to grant pardons and to suspend, remit or commute sentences | constitution:72, constitution:161
(change|amend)(ing)? the constitution | power of Parliament to amend the Constitution and procedure therefor | constitution:368
`;

interface LayPhrase {
  pattern: RegExp;
  words: string;
  keys: readonly string[];
}

/** A pattern of the table: a star stands for any ending of a word. */
const patternOf = (cell: string): RegExp =>
  new RegExp(
    cell
      .split(/,\s+/u)
      .map((one) => `\\b(?:${one.trim().replaceAll(/(?<=\p{L})\*/gu, '\\p{L}{0,8}')})(?![\\p{L}'])`)
      .join('|'),
    'iu',
  );

const PHRASES: readonly LayPhrase[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [pattern = '', words = '', keys = ''] = line.split(/\s\|\s/u);
    return { pattern: patternOf(pattern), words: words.trim(), keys: keys.trim().split(', ') };
  });

/** The keys of sections with those that correspond to them in the codes of 2023. */
const withNewCodes = (keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => [key, ...counterpartsIn(key).map((one) => one.key)])),
];

interface StatuteWords {
  /** The question with the words of the section in the place of the everyday ones. */
  text: string;
  /** Keys of the sections that speak of it; none where the table has nothing of the question. */
  keys: string[];
}

/** A question of the law in the words of its section, the longest phrase first: *lying on oath* is *giving false evidence*, section 193 of the Penal Code. O(n). */
export function inStatuteWords(question: string): StatuteWords {
  const [found] = PHRASES.map((one) => ({ ...one, length: one.pattern.exec(question)?.[0].length ?? 0 }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length);
  if (!found) return { text: question, keys: [] };
  return { text: question.replace(found.pattern, found.words), keys: withNewCodes(found.keys) };
}
