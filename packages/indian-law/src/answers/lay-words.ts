import { counterpartsIn } from '../acts/concordance/counterparts.ts';

/**
 * Everyday words for offences and rights, with the words of the section and the section itself, which is the source: a pattern
 * (words with a star have any ending) | words of the section's title | keys. Sections of the new codes come from the concordance.
 */
const TABLE = `
steal*, stole, shoplift*, pick* (a |his |her |somebody's )?pocket* | theft | ipc:379
(buy*|keep*|receiv*) stolen (goods|property|things) | dishonestly receiving stolen property | ipc:411
(lie|lies|lying|lied) on oath, (lie|lies|lying|lied) in the witness box, lied in (a |the )?court(?! of), (for|of) lying in (a |the )?court(?! of), (witness|person|man|somebody|someone|who) (lies|is lying) in (a |the )?court(?! of), perjury, (give|gives|giving|gave) false (evidence|testimony) | giving false evidence | ipc:193
(destroy*|hid*|conceal*) (the )?evidence | causing disappearance of evidence of offence | ipc:201
(hide|hides|hiding|shelter*) (a |an )?(criminal|offender|fugitive) | harbouring offender | ipc:212
false (police )?case, false (accusation|charge) of (a |an )?(crime|offence) | false charge of offence made with intent to injure | ipc:211
drunk* driv*, driv* (\\w+ )?(while |when |being )?(drunk|drunken|intoxicated), drink* and driv*, driv* under the influence | driving by a drunken person | mv:185
driv* (too fast|at (too )?high speed), speeding(?= (on|in|through|past|under|offence|fine) |\\W{0,9}$), overspeed*, over[- ]speeding | driving at excessive speed | mv:183
driv* dangerously, dangerous driv*, reckless driv* | driving dangerously | mv:184
rash driv*, driv* rashly | rash driving on a public way | ipc:279, mv:184
driv* without (a |any )?(driving )?licen* | driving vehicles in contravention of section 3 | mv:181
driv* without insurance, (uninsured|no insurance) (car|vehicle|lorry|bus), driv* (an )?uninsured | driving uninsured vehicle | mv:196
(?<=(compensat*|claim*|amount|paid|payable) .{0,80})hit[- ]and[- ]run, hit[- ]and[- ]run(?= .{0,80}(compensat*|claim*|amount|paid|payable)) | compensation in case of hit and run motor accident | mv:161
(?<!(compensat*|contribut*) .{0,80})(without (a )?helmet|not wear* (a )?helmet)(?! .{0,80}(compensat*|contribut*)) | penalty for not wearing protective headgear | mv:194d
(?<!(compensat*|contribut*) .{0,80})(without (a )?seat belt|not wear* (a )?seat belt)(?! .{0,80}(compensat*|contribut*)) | use of safety belts | mv:194b
(bus|buses|taxi|lorry|truck|vehicle|cab|autorickshaw) (is |being )?(run |running |plying |plied |driven |used |operated )?without (a |any )?permit | using vehicle without permit | mv:192a
threat* (to kill|of death|to life|to murder|to hurt), death threat*, threatening (someone|somebody|a person) | criminal intimidation threat to cause death | ipc:506
blackmail* | extortion | ipc:384
swindl*, defraud* (somebody|someone|a person|another|people) | cheating and dishonestly inducing delivery of property | ipc:420
pos(e|es|ing) as (someone|somebody|another)( else)?, impersonat* | cheating by personation | ipc:419
embezzl*, misus* (money|property) (entrusted|given)( to (him|her|them|one))? | criminal breach of trust | ipc:406
fak(e|es|ing) (a |an )?(document|paper|signature), forg(e|es|ing) (a |an )?(document|paper|signature) | forgery | ipc:465
(mak*|print*|manufactur*) (fake|forged|counterfeit) (notes|currency|money), counterfeiting (of )?(notes|currency|money) | counterfeiting currency-notes or bank-notes | ipc:489a
(us*|pass*|spend*|circulat*|pay* with|sell*|buy*|receiv*) (fake|forged|counterfeit) (notes|currency|money) | using as genuine, forged or counterfeit currency-notes | ipc:489b
break* into (a |the |someone's |somebody's )?(house|home), burgl*, housebreak* | lurking house-trespass or house-breaking | ipc:453, ipc:457
(set*|setting) fire to (a |the )?(house|building|home), arson | mischief by fire with intent to destroy house | ipc:436
beat* (up )?(a |the |his |another )?(man|person|somebody|someone|neighbour)(?! to death) | voluntarily causing hurt | ipc:323
(beat*|harass*|ill-treat*|tortur*) (a |his |the )?(wife|bride|daughter-in-law), cruel* (by|of) (a |the )?husband | husband or relative of husband subjecting a woman to cruelty | ipc:498a
(lock*|confin*) (somebody|someone|a person|another)( locked)? (in|up|inside)(?! (jail|prison|custody)), (keep*|kept) (somebody|someone|a person|another) locked (in|up|inside), lock* up (somebody|someone|a person) | wrongful confinement | ipc:342
kidnap* for (a )?ransom, (hold*|held) to ransom | kidnapping for ransom | ipc:364a
follow* (a |the )?woman( around)?, stalk* | stalking | ipc:354d
marr(y|ies|ied|ying) (again|a second time|twice) (while|during|when) (his|her|the) (first )?(wife|husband|spouse|marriage), second (wife|marriage) while, bigamy | marrying again during lifetime of husband or wife | ipc:494
slander*, libel, (blacken*|ruin*) (somebody's|someone's|a person's|his|her|the) (name|reputation) | defamation | ipc:500
(kill*|caus* (the )?death) (\\w+ )?(by|through) (careless*|neglig*), careless* (killing|death) | causing death by negligence | ipc:304a
(try|tries|tried|trying|attempt*) to (kill|murder)(?! (himself|herself|themselves|oneself)) | attempt to murder | ipc:307
(driv*|push*|drove) (\\w+ )?to (suicide|(kill|killing) (himself|herself|themselves)) | abetment of suicide | ipc:306
(sell*|mix*) (bad|adulterated|spoilt|impure) (food|milk) | adulteration of food or drink intended for sale | ipc:272
(obstruct*|hinder*) (a |an |the )?(officer|official|policeman|public servant), stop* (a |an |the )?(officer|official|policeman|public servant) (from (doing|performing|discharging)|in) (his|her|the|a) (\\w+ )?(duty|duties|work) | obstructing public servant in discharge of public functions | ipc:186
(dirty|obscene|nude|indecent) (pictures|photos|photographs|images|messages|videos|material)?( \\w+)? ?(over|on|through|by) (the )?(internet|phone|web|net|computer|whatsapp), obscene (pictures|material) online | publishing or transmitting obscene material in electronic form | it:67
us* (somebody|someone|another)( else)?('s)? (password|digital signature), identity theft, stealing (a |an )?(password|identity) | identity theft | it:66c
hack* (into )?(a |an |the |his |her |my |somebody's |someone's |another's |another person's )?(\\w+ )?(computer|account|phone|website|email|network)s?, (computer|account|phone|website|email|network) (is |was |has been |being )?hacked, hacking(?=\\W{0,9}$) | computer related offences | it:66
(photograph*|film*) private parts, secret(ly)? (film*|photograph*|record*) | violation of privacy | it:66e
cheque (that )?(bounce*|is returned|comes back), bounc* (of )?(a |the )?cheque*, bounced cheque | dishonour of cheque for insufficiency of funds | ni:138
bail before (an |the |being )?arrest*, bail (\\w+ ){0,2}before (he|she|one|a person|somebody) is arrested | direction for grant of bail to person apprehending arrest | crpc:438
told why (he|she|they|one) (is|are|was|were) arrested, arrested (be|is) told why, (why|reason*) (of|for) (the |his |her )?arrest | person arrested to be informed of grounds of arrest | crpc:50, constitution:22
(keep|kept|hold|held|detain*) (\\w+ )?(an )?arrested | person arrested not to be detained more than twenty-four hours | crpc:57
last words of (a |the )?(dying|dead), (a )?dying (man|woman|person)('s)? (says|said|words|statement|last words), what (a|the) (man|woman|person) (says|said) before (he|she) dies | statement made by a person as to the cause of his death | iea:32
(information|statement|confession|says|said|tells) .{0,40}in (police )?custody .{0,60}(found|discover*|recover*)(?! (dead|hanging|guilty)) | how much of information received from accused may be proved | iea:27
(confess*|confession) (to|before) (a |the )?(police|policeman) | confession to police officer not to be proved | iea:25
(what )?(a )?client (tells|told|says to) (his|her|a|the) (lawyer|advocate) | professional communications | iea:126
travel* (\\w+ ){0,4}without (a )?ticket | travelling without proper pass or ticket | railways:137
(pull*|stop*) (the )?(alarm )?(chain|train)( of a train| in a train)? (without|for no|needless*), pull* the (alarm )?chain | needlessly interfering with means of communication in a train | railways:141
(travel*|sit*|rid*) on (the )?(roof|step|footboard) of (a |the )?(train|coach|carriage) | travelling on roof, step or engine of a train | railways:156
smok* (in|on|inside) (a |the )?(train|railway*|compartment|coach) | smoking | railways:167
(beg|begging|sell*|hawk*) (things |goods )?(in|on) (a |the )?(train|trains|railway|railways), (beg|begging) on (a |the )?platform | prohibition on hawking and begging | railways:144
(drunk|drunken*) (in|on|inside) (a |the )?(train|railway*|station|platform) | drunkenness or nuisance | railways:145
(let|lets|letting|allow*|lend*|lent) .{0,40}(without (a )?licen*|who has no licen*) (to )?driv*, (let|lets|letting|allow*) .{0,30}driv* .{0,20}without (a )?licen* | allowing unauthorised persons to drive vehicles | mv:180
(vehicle|car|lorry|bike|motorcycle) (is |which is |that is |driven |used |run )?(without (a )?registration|not registered), driv* (\\w+ ){0,4}without (a )?registration, unregistered (car|vehicle|lorry|bike) | using vehicle without registration | mv:192
(block*|not (give|giving|let*)) .{0,20}(way|pass) .{0,20}ambulance, block* (an |the )?ambulance | failure to allow free passage to emergency vehicles | mv:194e
overload* (of )?(a |the )?(lorry|truck|vehicle), too much (weight|load) (in|on) (a |the |his |her )?(lorry|truck|vehicle) | driving vehicle exceeding permissible weight | mv:194
how old (must|should) (\\w+ ){1,5}to (\\w+ ){0,2}(drive|ride), (age|old enough) (\\w+ ){0,2}(to|for) (drive|driving) | age limit in connection with driving of motor vehicles | mv:4
(child|boy|minor|juvenile) (is caught |was caught )?(drives|driving) | offences by juveniles | mv:199a
throw* acid, acid attack* | voluntarily causing grievous hurt by use of acid | ipc:326a
break* (somebody|someone|another|a person|a man)('s)? (arm|leg|bone*|hand|tooth|teeth) | voluntarily causing grievous hurt | ipc:325
(trespass*|enter*) (on |upon |into |in )?(somebody|someone|another|another's|a person)( else)?('s)? (land|field|plot) | criminal trespass | ipc:447
(damag*|destroy*|break*|smash*) (somebody|someone|another|a person)( else)?('s)? (property|things|car|window|crop) | mischief causing damage | ipc:426, ipc:427
(kill*|maim*|poison*) (a |an |another's |somebody's |someone's )?(cow|bullock|dog|cattle|buffalo|animal) | mischief by killing or maiming cattle or any animal | ipc:429
insult* (a |the |somebody's )?religio* | outraging religious feelings by insulting religion | ipc:295a
(false|wrong) (information|complaint|report) to (the )?police | false information with intent to cause public servant to use his lawful power to the injury of another person | ipc:182
(escap*|run* away|ran away|absconded) from (police |lawful )?(custody|the police|jail|arrest) | resistance or obstruction by a person to his lawful apprehension, escape from custody | ipc:224
(block*|stop*) (somebody|someone|a person|another)('s)? (way|from going) | wrongful restraint | ipc:341
(throw*|abandon*) (away )?(a |her |his |the |an )?(baby|infant|newborn|child), leav* (a |her |his |the |an )?(baby|infant|newborn|child) (on the (road|street)|to die) | exposure and abandonment of child under twelve years | ipc:317
(?<!public )(clerk|servant|employee) .{0,30}(misappropriat*|embezzl*|(run* off|ran off) with .{0,20}(money|cash|goods)) | criminal breach of trust by clerk or servant | ipc:408
(keep*|found with|possess* (of )?|possession of )(fake|forged|counterfeit) (notes|currency) | possession of forged or counterfeit currency-notes | ipc:489c
touch* a woman, (grop*|molest*)( a| the)?( woman| girl)?(?! (a |the )?(child|minor|boy)) | assault or criminal force to woman with intent to outrage her modesty | ipc:354
eve[- ]teas*, lewd (remark*|comment*|gesture*|song*), (insult*|whistl* at|remark* (to|at)) (a |the )?(woman|girl)(('s)? modesty)? | word, gesture or act intended to insult the modesty of a woman | ipc:509
(tried|punished|prosecuted) (twice|again|a second time) for the same (offence|crime|thing), double jeopardy | person once convicted or acquitted not to be tried for same offence | crpc:300, constitution:20
(write down|register|record) (an |a |the )?(fir|(police )?complaint (at|in) (a |the )?police station|police complaint), police (refuse|refuses|refused) to (register|write|record) | information in cognizable cases | crpc:154
arrest (somebody |someone |a person |a man )?without (a )?warrant | when police may arrest without warrant | crpc:41
arrest* (a )?wom[ae]n (at|by|after) (night|dark|sunset) | arrest how made, arrest of a woman after sunset | crpc:46
(wife|child|children|parents|mother|father) .{0,40}(cannot|unable to|can not) (maintain|support|feed) (herself|himself|themselves) | order for maintenance of wives, children and parents | crpc:125
(husband and wife|spouse*|wife|husband) (tell*|told|says?|said) (to )?(each other|(his|her) (husband|wife)) | communications during marriage | iea:122
(child|deaf|dumb) (be )?(a )?(witness|give evidence|testify) | who may testify | iea:118
(missing|not been heard of|unheard of) (for )?(seven|7) years, (man|woman|person|husband|wife|son|father|who) (\\w+ ){0,2}lost for (seven|7) years | burden of proving that person is alive who has not been heard of for seven years | iea:108
(born|birth) (during|in|within) (a |the )?(marriage|wedlock) | birth during marriage, conclusive proof of legitimacy | iea:112
how many witnesses .{0,40}(prove|convict*|proof of)( a| an| any| the)? (fact|case|charge|murder|offence|crime|guilt|man|person|accused) | number of witnesses | iea:134
(email*|electronic record*|phone record*|cctv|whatsapp|computer print*) .{0,40}(evidence|proof|proved|certificate|admitted) | admissibility of electronic records | iea:65b
(within what time|time limit|limitation|how late|how long|how soon|within how many)(?! .{0,80}(appeal*|reply|version|decid*|order*|take*|last*|pending)) .{0,40}consumer (\\w+ )?(complaint|case), (within what time|time limit|limitation|how late|how soon|within how many)(?! .{0,80}(appeal*|reply|version|decid*|order*|take*|last*|pending)) .{0,30}complaint .{0,30}consumer | limitation period for complaint before a commission | cpa-2019:69
(false|misleading) advert* | punishment for false or misleading advertisement | cpa-2019:89
(disobey*|not obey*|ignor*|not comply*|refus* to obey) .{0,40}(order .{0,30}consumer|consumer .{0,20}order) | penalty for non-compliance of order | cpa-2019:72
cheque .{0,30}(by|of|from) (a )?company, company('s)? cheque | offences by companies | ni:141
(settle|settled|settling|settlement of|compromise|compromised|compounded|compounding|compounding of|compound) (a |the |an )?cheque( \\w+)? (case|complaint|offence|matter|prosecution), cheque (\\w+ )?(case|complaint|offence|matter|prosecution) (\\w+ ){0,3}(settled|compromised|compounded) | offences to be compoundable | ni:147
(same (case|dispute|matter|suit)) .{0,30}(again|twice|second time) | res judicata | cpc:11
before (\\w+ ){0,4}(suit|suing|sue|sues) (against )?(the )?government, notice .{0,40}(suit|suing|sue|sues) (against )?(the )?government | notice before suit against government | cpc:80
(untouchab*) | abolition of untouchability | constitution:17
(child|children) (\\w+ ){0,2}(work*|employ*) .{0,20}(factory|factories|mine|mines), employ* (a |any |young )?(child|children) in (a )?(factory|factories|mine|mines) | prohibition of employment of children in factories | constitution:24
(free|right to) (schooling|education) | right to education | constitution:21a
(president|governor) .{0,20}(pardon*|mercy) | power to grant pardons and to suspend, remit or commute sentences | constitution:72, constitution:161
(change|changing|amend|amending) the constitution | power of Parliament to amend the Constitution and procedure therefor | constitution:368
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
