/**
 * Subjects under which judgments are indexed: the label shown, and the words for it (small letters, single spaces), a line for each.
 * This is our own list, along the heads that digests and registries use.
 */
const TABLE = `
Anticipatory bail | anticipatory bail
Bail | bail, regular bail, bail application
Murder | murder, culpable homicide
Dowry | dowry, dowry death
Cruelty | cruelty
Rape | rape, sexual assault, prosecutrix
Kidnapping | kidnapping, abduction
Theft and robbery | theft, robbery, dacoity
Cheating | cheating, dishonest inducement
Forgery | forgery, forged document, forged documents
Criminal conspiracy | criminal conspiracy
Criminal breach of trust | criminal breach of trust, misappropriation
Abetment of suicide | abetment of suicide, abetment to suicide
Corruption | corruption, illegal gratification, bribe
Narcotic drugs | narcotic drugs, contraband, ndps, ganja, heroin
Money laundering | money laundering, proceeds of crime
Preventive detention | preventive detention, detention order, detenu
Habeas corpus | habeas corpus
Quashing of proceedings | quashing of fir, quash the fir, quashing of proceedings, quash the proceedings, inherent powers, inherent jurisdiction
Sentence | sentence, life imprisonment, death sentence, death penalty
Dying declaration | dying declaration
Circumstantial evidence | circumstantial evidence
Confession | confession, confessional statement
Burden of proof | burden of proof, onus of proof
Electronic evidence | electronic evidence, electronic record
Juvenile justice | juvenile, child in conflict with law
Domestic violence | domestic violence, aggrieved person, shared household
Maintenance | maintenance, alimony
Divorce | divorce, dissolution of marriage
Restitution of conjugal rights | conjugal rights
Custody of children | custody of the child, custody of child, guardianship, visitation rights, welfare of the child
Adoption | adoption deed, adopted son, adopted child, adoptive father, validity of adoption
Succession | succession, legal heirs, coparcenary, ancestral property
Partition | partition suit, suit for partition, partition deed, preliminary decree
Will | probate, testator, testatrix, execution of the will
Gift | gift deed, donee
Specific performance | specific performance, agreement to sell, agreement of sale, readiness and willingness
Injunction | injunction, interim injunction, permanent injunction, balance of convenience
Declaration of title | declaration of title, suit for declaration
Adverse possession | adverse possession
Landlord and tenant | landlord, tenant, tenancy, eviction, rent control
Lease | lease deed, lessee, lessor
Mortgage | mortgage, mortgagor, mortgagee, redemption
Easement | easement, right of way
Land acquisition | land acquisition, acquisition of land, market value of the land, solatium
Land revenue | land revenue, mutation, revenue records
Land ceiling | land ceiling, surplus land
Registration of documents | sub registrar, registration of documents, registered document
Stamp duty | stamp duty
Limitation | limitation, condonation of delay, barred by limitation, barred by time
Res judicata | res judicata
Jurisdiction | territorial jurisdiction, lack of jurisdiction, pecuniary jurisdiction
Execution of decrees | executing court, execution petition, decree holder, judgment debtor
Amendment of pleadings | amendment of pleadings, amendment of the plaint, amendment of plaint
Rejection of plaint | rejection of plaint, rejection of the plaint
Second appeal | substantial question of law, substantial questions of law
Review | review petition, error apparent
Contempt of court | contempt of court, contempt petition, wilful disobedience
Arbitration | arbitration, arbitral award, arbitrator, arbitral tribunal
Contract | breach of contract, contract, liquidated damages, consideration for
Tenders | tenders, tenderer, bidder, bidders, notice inviting tender, tender notice
Dishonour of cheque | dishonour of cheque, dishonoured, cheque, cheques
Guarantee | bank guarantee, guarantor, surety
Recovery of debts | secured creditor, securitisation, debts recovery tribunal, one time settlement
Insolvency | insolvency, corporate debtor, resolution plan, winding up, liquidator, liquidation
Company law | oppression and mismanagement, shareholder, shareholders, board of directors, share capital
Partnership | partnership, partnership deed, partnership firm
Trade marks | trade mark, trademark, trademarks, trade marks, passing off, deceptively similar
Copyright | copyright
Patents | patents, patentee, patents act, infringement of patent
Competition | dominant position, anti competitive, competition commission
Securities | insider trading, securities market, sebi
Income tax | income tax, assessing officer, assessment year, reassessment, assessee
Goods and services tax | goods and services tax, gst, input tax credit
Sales tax | sales tax, value added tax, vat
Central excise | central excise, excise duty, cenvat
Customs | customs duty, customs act, import duty
Service tax | service tax
Property tax | property tax, house tax
Motor accident compensation | motor accident, motor accidents claims tribunal, rash and negligent, loss of dependency, just compensation
Insurance | insurance company, insurer, insured, insurance policy
Negligence | negligence, contributory negligence, medical negligence
Consumer protection | deficiency in service, deficiency of service, consumer forum, consumer protection, unfair trade practice
Industrial disputes | industrial dispute, labour court, workman, workmen, retrenchment
Wages | back wages, minimum wages, payment of wages
Gratuity | gratuity
Provident fund | provident fund
Pension | pension, family pension, retiral benefits, pensionary benefits
Disciplinary proceedings | disciplinary proceedings, departmental enquiry, departmental inquiry, charge sheet, enquiry officer, inquiry officer, disciplinary authority
Promotion and seniority | promotion, seniority, seniority list
Appointment | recruitment, selection process, appointment order, selection committee
Regularisation of service | regularisation, regularization, daily wage, daily wager
Compassionate appointment | compassionate appointment, compassionate ground, compassionate grounds
Transfer of employees | transfer order, order of transfer
Suspension | suspension order, order of suspension, placed under suspension
Reservation | reservation, backward classes, scheduled castes, scheduled caste, scheduled tribes, scheduled tribe, reserved category
Education | university, medical college, students, educational institution, educational institutions
Elections | election petition, returning officer, corrupt practice, nomination paper
Panchayats | gram panchayat, panchayat, sarpanch
Municipalities | municipal corporation, municipality, building permission, unauthorised construction, unauthorized construction
Environment | environment, pollution, environmental clearance, forest land, ground water
Mines and minerals | mining lease, minerals, royalty, quarry
Electricity | electricity, tariff order, electricity board
Telecommunications | telecom, spectrum
Right to information | right to information, public information officer
Freedom of speech | freedom of speech, freedom of expression, defamation, defamatory
Privacy | right to privacy, privacy
Equality | equal protection, equality before law, discrimination, arbitrariness, manifestly arbitrary
Personal liberty | personal liberty, right to life
Freedom of religion | religious denomination, freedom of religion, waqf, wakf, religious endowment, temple
Natural justice | natural justice, opportunity of being heard, opportunity of hearing, audi alteram partem
Legitimate expectation | legitimate expectation
Promissory estoppel | promissory estoppel
Public interest litigation | public interest litigation
Mandamus | writ of mandamus, mandamus
Certiorari | certiorari
Judicial review | judicial review
Alternative remedy | alternative remedy, alternate remedy, efficacious remedy
Legislative competence | legislative competence, repugnancy, ultra vires, constitutional validity
Interpretation of statutes | legislative intent, rule of construction, interpretation of statutes, statutory interpretation
Passport and citizenship | passport, citizenship, foreigner
Extradition | extradition
Essential commodities | essential commodities, fair price shop
Excise and prohibition | excise licence, liquor, prohibition and excise
Food safety | food adulteration, food safety, adulterated
Cyber offences | information technology act, cyber crime, obscene
Atrocities | prevention of atrocities, caste name
Child sexual offences | pocso, protection of children from sexual offences
Human rights | human rights
`;

export const SUBJECT_TERMS: readonly (readonly [label: string, words: readonly string[]])[] = TABLE.trim()
  .split('\n')
  .map((line): [label: string, words: string[]] => {
    const [label = '', words = ''] = line.split(' | ');
    return [label, words.split(', ')];
  });
