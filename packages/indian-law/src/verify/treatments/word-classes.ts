/**
 * Words of like meaning in what courts say of decisions. A star stands for any ending, a low line for a blank. The reader learns
 * weights for a class, so that a word that no example had is read like the others of its class.
 */
const CLASSES: Readonly<Record<string, string>> = {
  DEAD: 'overrul* over-rul* over-ruled over-ruling supersed* abrogat* eclips* effac* repudiat* jettison* nullif* discard* abandon* explod* buried bury burial interred demise dead died extinct obsolete defunct moribund spent displac* overtak* overtook overturn* uproot* demolish* consign* expung* obliterat* wiped denud* shorn stripped outlived exhaust* dislodg* overrid* overridden supplant* negat* undone dethron* departed_from swept_away given_the_go-by knocked_down knocked_out no_more ceas* lapsed perish* yield give_way gives_way gave_way made_inroads requiem quietus epitaph',
  NOLONGER: 'no_longer any_longer no_more',
  STANDING:
    'good_law law binding authority precedent* force vitality currency efficacy weight field precedential life value hold_the_field holds_the_field held_the_field hold_good holds_good survive* surviv* authoritative validity relevance_today stand_today',
  WRONG:
    'wrong* erroneous* erred error errors err incorrect* unsound* mistak* fallac* flaw* per_incuriam incuriam misread* misconstru* misdirect* untenable unsustainab* bad faulty infirm* heres* aberration illogical defective indefensible insupportable unsupportable unwarranted inaccura* misappl* misinterpret* oversight overlook* ignor* inadvert* sub_silentio lost_sight unmindful without_noticing without_reference without_adverting without_considering without_regard in_ignorance in_forgetfulness oblivious contrary_to in_the_teeth goes_too_far went_too_far gone_too_far too_far too_wide* too_broad* broadly_stated overbroad overstat* heterodox discordant out_of_tune out_of_step out_of_line',
  RIGHT:
    'right rightly correct correctly sound soundly unexceptionable unassailable impeccable accura* true truly faultless unimpeachable irreproachable salutary well-founded well_founded cogent convincing persuasive lucid admirabl* felicitous* wholesome unerring proper properly justified free_from_error free_from_blemish error-free legal logical weighty well-reasoned',
  DOUBT:
    'doubt* question* misgiving* reservation* hesita* disquiet* uneas* unease suspect cloud* shak* weaken* undermin* impair* erod* dilut* whittl* water_down watered_down debat* open_to problematic criticis* criticiz* critic unconvinc* unpersuad* not_persuaded not_convinced not_satisfied uncomfort* troubl* perplex* deprecat* scept* skeptic* demur* cavil* frown* vulnerable precarious insecure infirm_ground shaky pause concern concerned_about anxious disturb* puzzl*',
  RETHINK:
    'reconsider* re-consider* revisit* re-examin* reexamin* re-visit* relook re-look rethink second_look fresh_look closer_look another_look harder_look looked_at_again looked_into looked_at_afresh considered_afresh afresh authoritative* reapprais* resolv* revaluat* re-evaluat* reviewed_by reconcil*',
  LARGER:
    'larger_bench larger constitution_bench_to bench_of_appropriate appropriate_bench fuller_bench fuller more_judges papers_be registry chief_justice hon_ble_chief placed_before referred_to_a refer_the refer_this placing_the constituting constitution_of',
  DIFFER:
    'dissent* disagree* differ differs differing differed diverg* part_company parting_company quarrel depart departing departure deviat* disapprov* resile decry not_share subscribe_not contrary_view different_view opposite_view persuad* dissuad*',
  REVERSE:
    'revers* set_aside setting_aside sets_aside quash* vacat* annul* upset* recall* struck_down strik* undo interfere* interfered interference reversed_in nullity substituted modified modif* disturb* discharged set_at_naught set_at_nought sets_at_naught knocked remitted remanded remit',
  APPEAL:
    'appeal* special_leave slp slps review_petition carried taken_up under_appeal under_challenge impugned letters_patent curative revision in_appeal on_appeal',
  ALLOW: 'allow* succeed* granted accept_the_appeal accepted_the_appeal',
  DISMISS:
    'dismiss* reject* fails fail failed repel* negativ* no_merit without_merit no_substance no_force must_fail',
  AFFIRM:
    'affirm* approv* uphold* upheld endors* confirm* ratif* imprimatur seal approbat* restor* maintain* vindicat* blessing* bless* concurrence stamp_of applaud* commend* test_of_time stood_the unscath* unshaken countenanc* applause put_its_seal set_its_seal left_undisturbed undisturbed unaltered intact no_infirmity no_error no_fault calls_for_no',
  FOLLOW:
    'follow follows followed following adopt* adher* abid* obey* bow bows bowed bowing embrac* tread* footsteps cue allegiance loyal* faithful* deferen* respectfully_follow implicit* give_effect giving_effect borrow* echo* reiterat* re-affirm* reaffirm* re-iterat* act_upon acted_upon acting_upon walk steer* hew* cleave*',
  AGREE:
    'agree* agreement concur* subscrib* share shares sharing accept accepts accepted accepting acceptance accord unison at_one same_view like_view no_reason_to fully_endorse identical_view commends_itself commended_itself find_ourselves_in',
  APPLY:
    'apply applies applied applying applicab* application attract* invok* extend* extends extended extending import* transplant* stretch* transpos* extrapolat* pressed_into_service press_into_service called_in_aid call_in_aid',
  COVER:
    'cover* govern* conclud* conclusive* settle* settled answer* foreclos* clinch* dispos* control* decisive decid* determin* determinative bind binds bound compel* constrain* oblig* dictat* mandat* command* enjoin* set_at_rest put_at_rest laid_at_rest lay_at_rest sets_at_rest at_rest put_to_rest laid_to_rest res_integra beyond_controversy beyond_doubt beyond_debate beyond_the_pale no_room full_answer complete_answer resolves',
  SUPPORT:
    'support* fortif* reinforc* buttress* bolster* strength* sustenance reassur* encourag* comfort* aid aids help* assist* avail* benefit* use useful* guid* light_from advantage lend* lends afford* afforded render* derive* drawn draw draws succour solace advanc* further_the_case carry_the_case takes_the_case take_the_case profit service foothold mileage capital sustain* sustains heart',
  RELY: 'rely relies relied relying reliance cited citing cite cites placed pressed quoted referred_us took_us our_attention attention',
  APART:
    'distinguish* inapplicab* inapposite inapt misplac* misconceiv* irrelevan* immaterial unhelpful different differently dissimilar* distinct* unlike unrelated remote* far_removed removed alien foreign poles_apart apart contrast contradistinction far_cry wide_of off_the_mark beside_the_point beside_the_mark no_bearing off_point out_of_place different_footing another_footing different_plane no_moment no_avail no_consequence other_ground neither_here nothing_to_do need_not_detain not_detain ill-founded hardly little scant another_matter wholly_different stands_apart stand_apart set_apart tell_us_nothing',
  LIMIT:
    'confin* limited limit limits restrict* own_facts peculiar special context* turned turns turned_on turns_on obiter passing casual stray incidental* gratuitous unnecessary narrow* localised own_language own_terms own_wording concession particular_facts read_down read_in in_the_light_of_its sui_generis presuppos* proceed* proceeds rested rests_on hinged hinges in_vacuo',
  LIKE: 'similar* identical* akin parallel* in_point on_point on_the_point apposite apt aptly relevan* comparable germane pari_materia analog* all_fours on_all_fours resembl* resemblance same alike kindred helpful indistinguishable matching mirror* squarely directly equally',
  FACTS:
    'fact facts factual circumstanc* situation* background setting statute statutory provision* act scheme language clause section enactment* notification* wording controversy point* issue* matrix scenario footing terms statutes rules regulation* contract deed concerned dealing dealt concerns related',
  DECISION:
    'decision* judgment* judgement* ruling* case cases view views ratio principle* dictum dicta opinion* observation* reasoning reasons reason proposition* statement* pronouncement* conclusion* exposition test rule doctrine interpretation construction approach enunciation verdict holding dicta',
  US: 'we i our us my me ourselves myself',
  HERE: 'present instant here before_us at_hand this_case this_appeal this_matter this_petition these_appeals these_petitions these_cases in_hand this_reference',
  THERE: 'there therein that_case those_cases said_case there_the where wherein in_which',
  SUPREME:
    'this_court supreme_court privy_council judicial_committee federal_court their_lordships house_of_lords apex_court constitution_bench',
  BELOW:
    'high_court high_courts tribunal* single_judge division_bench full_bench trial_court trial_judge learned_judge learned_judges magistrate* sessions_judge sessions_court district_judge commissioner* authority_below court_below courts_below board appellate_authority labour_court commission registrar arbitrator executing_court subordinate_judge munsif committee assessing_officer family_court learned_single bench',
  COUNSEL:
    'counsel attorney solicitor advocate* mr mrs ms shri sri smt dr appellant* respondent* petitioner* assessee* plaintiff* defendant* accused revenue department intervener* intervenor* employer* workm* prosecution claimant* amicus bar',
  ARGUE:
    'submit* contend* contention* argu* urg* urged plead* pleaded pleads plea pray* prays canvass* suggest* assert* invit* seek seeks sought submission* claim claims claimed according_to it_is_said it_was_said maintained_that tried attempt* endeavour* endeavor* emphasis* grievance exhort* insist* protest* allege* alleged concede* conceded conceding stand_taken stand_of case_of_the put_forward',
  HELD: 'held hold holding observ* opin* remark* stated state states said says pointed_out ruled considered consider explained explain examined noticed notice noted laid_down lays_down lay_down laid lays took_the_view taken_the_view took taken takes take found reasoned',
  RESULT:
    'therefore accordingly consequently hence thus entitled relief direct decree result follows_that it_follows must has_to have_to cannot_be_sustained cannot_stand',
  BECAUSE:
    'in_view_of in_the_light_of in_light_of in_the_face_of on_the_strength_of on_the_authority_of on_the_basis_of by_virtue_of by_reason_of having_regard_to in_terms_of in_accordance_with in_conformity_with in_consonance_with in_line_with in_keeping_with in_tune_with on_the_lines_of in_deference_to for_the_reasons based_on consistently_with guided_by as_held as_laid as_pointed in_obedience in_compliance in_the_wake_of on_the_footing',
  REGRET: 'respect respectful respectfully great_respect deference humility regret afraid humble inability',
  IF: 'if whether unless assuming suppos* were_to had_it as_though provided_that in_case in_the_event should_it lest',
  NEG: 'not no never nor neither none nothing cannot without unable inability refus* declin* difficult difficulty impossible nobody hardly scarcely',
  BUT: 'but however yet though although whereas while nevertheless nonetheless notwithstanding on_the_other_hand per_contra',
  BE: 'is are was were be been being stands stand stood remains remain remained appears seems am',
  HAVE: 'has have had having',
  MODAL: 'should would could might may ought can must shall will need do does did',
};

interface Phrase {
  words: readonly string[];
  name: string;
}

interface Lexicon {
  exact: ReadonlyMap<string, string>;
  beginnings: ReadonlyMap<string, string>;
  /** By their first word, the longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
}

function lexiconOf(classes: Readonly<Record<string, string>>): Lexicon {
  const exact = new Map<string, string>();
  const beginnings = new Map<string, string>();
  const phrases = new Map<string, Phrase[]>();
  for (const [name, those] of Object.entries(classes))
    for (const word of those.split(' ')) {
      const words = word.split('_');
      const [first = ''] = words;
      if (words.length > 1) phrases.set(first, [...(phrases.get(first) ?? []), { words, name }]);
      else if (word.endsWith('*')) beginnings.set(word.slice(0, -1), name);
      else exact.set(word, name);
    }
  for (const those of phrases.values()) those.sort((a, b) => b.words.length - a.words.length);
  return { exact, beginnings, phrases };
}

let made: Lexicon | undefined;
const lexicon = (): Lexicon => {
  made ??= lexiconOf(CLASSES);
  return made;
};

/** The longest beginning of a word that is looked up. */
const LONGEST = 16;

/** The class of a word in small letters; undefined for one that is in none. */
export function classOf(word: string): string | undefined {
  const { exact, beginnings } = lexicon();
  const whole = exact.get(word);
  if (whole !== undefined) return whole;
  for (let length = Math.min(word.length, LONGEST); length > 2; length -= 1) {
    const name = beginnings.get(word.slice(0, length));
    if (name !== undefined) return name;
  }
  return undefined;
}

/** The phrase that begins at a place of some words, with its class; undefined where none begins. */
export const phraseAt = (words: readonly string[], at: number): Phrase | undefined =>
  lexicon()
    .phrases.get(words[at] ?? '')
    ?.find((one) => one.words.every((word, index) => words[at + index] === word));
