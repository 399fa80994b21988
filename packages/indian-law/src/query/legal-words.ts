/** Words of legal English and Latin that a library may lack and that are no misspellings, in small letters. */
export const LEGAL_WORDS: ReadonlySet<string> = new Set(
  (
    'ab abatement abeyance abetment actus ad adjudication admiralty affidavit aliunde allodial alibi alimony amicus ancillary ' +
    'animus ante appellate arguendo arson assignee attestation audi autrefois averment bailment bailee bailor bequest bigamy ' +
    'bona bonafide breach burglary caveat caveator certiorari champerty chattel codicil coercion collusion compos ' +
    'condonation consanguinity contra contumacious conveyance coram corpus covenant culpa culpable curia curiae damnum de ' +
    'debenture decretal defalcation demurrage demurrer deponent detinue devise dictum dicta dies disclaimer distraint domicile ' +
    'donee donor dubitante duress easement ejusdem embezzlement emolument emptor encroachment encumbrance endorsement enjoin ' +
    'equity erga escheat escrow estoppel et euthanasia ex exparte extradition factum felony fiat fide fiduciary forbearance ' +
    'foreclosure forfeiture forum functus generis genocide gratis gratia guarantor habeas hearsay heir hypothecation ibid ' +
    'idem ignorantia immunity impleadment in indemnity indictment infra injuria injunction inter interlocutory interpleader ' +
    'interim intestate intestacy ipsa ipso inquest jure juris jus justiciable laches larceny legatee lessee lessor lex libel ' +
    'lien liquidated lis litis locus loquitur mala malafide malfeasance mandamus mens mesne mens misfeasance misjoinder ' +
    'mortgagee mortgagor mutatis mutandis nemo nolle nonjoinder non novation noscitur nudum nuisance nullity obiter obligee ' +
    'oligopoly onus pactum pari parens passu patriae pendente pendens per perjury perpetuity persona piracy plaint pleadings ' +
    'possessory prima primogeniture privity pro probate probandi promissory proviso qua quantum quasi quid quo ratio rea ' +
    'rebus receiver rectification recusal redemption remand replevin rescission res restitution reversioner sans salvage sedition ' +
    'sequestration severalty sic simpliciter sine slander solatium standi stare stricto sua subjudice subpoena subrogation ' +
    'subrogatory sui suo moto motu suo surety surrogacy tenancy testamentary testator testatrix tort tortious trespass ' +
    'trover turpi ultra uberrimae usufruct usufructuary usury vakalatnama vendee vendor verba vicarious vires vis volenti waiver ' +
    'warranto warrant wilful witness writ zamindari benami panchayat lok adalat sarpanch patta khata khasra girdawari jamabandi'
  ).split(' '),
);
