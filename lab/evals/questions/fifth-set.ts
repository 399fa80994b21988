import type { EvalQuestion, Kind } from './types.ts';

/**
 * A fifth set, written by reading, before any answer to it was seen: a will, a fire policy, a service book and letters of
 * a bank, and acts. It was run once after the rules were settled on the fourth set.
 */
export const fifthSet: Readonly<Record<Kind, readonly EvalQuestion[]>> = {
  general: [
    {
      ask: 'What is the punishment for snatching under the Bharatiya Nyaya Sanhita?',
      says: [/three years/iu],
    },
    { ask: 'Punishment for identity theft under the Information Technology Act', says: [/three years/iu] },
    { ask: 'Punishment for cyber terrorism', says: [/imprisonment for life/iu] },
    {
      ask: 'What happens to a passenger who pulls the alarm chain of a train without cause?',
      says: [/one year|one thousand rupees|five hundred rupees/iu],
    },
    { ask: 'What is dowry death?', says: [/within seven years/iu] },
    { ask: 'What is the punishment for dowry death?', says: [/seven years/iu, /life/iu] },
    {
      ask: 'How much interim compensation can a court order in a cheque case?',
      says: [/twenty per ?cent/iu],
    },
    { ask: 'Explain res judicata', says: [/directly and substantially in issue/iu] },
    {
      ask: 'Can a boy of sixteen ride a motor cycle in a public place?',
      says: [/eighteen years|sixteen years|50 ?cc/iu],
    },
    {
      ask: 'What notice must be given before suing the Government?',
      says: [/two months/iu],
    },
    {
      ask: 'What is the penalty for travelling by train without a ticket with intent to defraud?',
      says: [/six months|one thousand rupees/iu],
    },
    { ask: 'जमानत कब दी जा सकती है?', says: [/bail/iu] },
  ],
  timeAndPlace: [
    {
      ask: 'Within how many days must a notice be sent after a cheque is returned unpaid?',
      says: [/thirty days|30 days/iu],
    },
    {
      ask: 'How long does the drawer have to pay after receiving the notice under section 138?',
      says: [/fifteen days|15 days/iu],
    },
    { ask: 'When was the will made?', in: 'will', from: ['last-will'], says: [/21 November 2019/u] },
    { ask: 'When did the testator die?', in: 'will', from: ['objection-to-will'], says: [/30 May 2022/u] },
    {
      ask: 'Until when was the policy in force?',
      in: 'fire',
      from: ['fire-policy'],
      says: [/31\/03\/2021/u],
    },
    {
      ask: 'When did the insurer get the claim form?',
      in: 'fire',
      from: ['repudiation-of-claim'],
      says: [/22 March 2021/u],
    },
    { ask: 'When did the nurse retire?', in: 'service', from: ['service-book'], says: [/30-06-2024/u] },
    { ask: 'From when is the pension payable?', in: 'service', says: [/1 July 2024/u] },
    { ask: 'When did the account become an NPA?', in: 'loan', says: [/31 July 2022/u] },
    { ask: 'When did the borrower receive the notice of the bank?', in: 'loan', says: [/28 December 2022/u] },
    { ask: 'In which Gazette was the Meghalaya Drone Taxi Act published?', declines: true },
  ],
  falsePremise: [
    {
      ask: 'What did the testator leave to his brother?',
      in: 'will',
      says: [/nothing to my brother/iu],
      declines: true,
    },
    { ask: 'Which court granted the probate?', in: 'will', declines: true },
    { ask: 'Why did the widow remarry?', in: 'will', declines: true },
    { ask: 'What was the price for which the house was sold?', in: 'will', declines: true },
    { ask: 'Who set fire to the godown?', in: 'fire', says: [/short circuit/iu], declines: true },
    {
      ask: 'How much did the insurance company pay?',
      in: 'fire',
      says: [/cannot be entertained/iu],
      declines: true,
    },
    { ask: 'What did the arbitrator decide?', in: 'fire', declines: true },
    {
      ask: 'When did the nurse give the undertaking to refund?',
      in: 'service',
      says: [/not on record/iu],
      declines: true,
    },
    { ask: 'For what misconduct was she dismissed?', in: 'service', declines: true },
    {
      ask: 'On what date did the bank grant the moratorium?',
      in: 'loan',
      says: [/nobody replied/iu],
      declines: true,
    },
    { ask: 'Who bought the land in the auction?', in: 'loan', declines: true },
    { ask: 'What does the Uniform Robot Liability Act say on damages?', declines: true },
  ],
  recall: [
    { ask: 'Who is the executor?', in: 'will', from: ['last-will'], says: [/Joglekar/u] },
    { ask: 'What does the servant get?', in: 'will', from: ['last-will'], says: [/1,50,000/u] },
    { ask: 'Who attested the will?', in: 'will', from: ['last-will'], says: [/Mirashi|Bhide/u] },
    { ask: 'To whom does the house go?', in: 'will', from: ['last-will'], says: [/Sulabha/u] },
    { ask: 'What disease had the testator suffered?', in: 'will', says: [/stroke/iu] },
    { ask: 'How are the bank deposits to be shared?', in: 'will', from: ['last-will'], says: [/equally/iu] },
    { ask: 'Where was the doctor when the will was signed?', in: 'will', says: [/out of India/iu] },
    { ask: 'What is the sum insured?', in: 'fire', from: ['fire-policy'], says: [/2,75,00,000/u] },
    { ask: 'What excess does the insured bear?', in: 'fire', from: ['fire-policy'], says: [/2,50,000/u] },
    { ask: 'What caused the blaze?', in: 'fire', from: ['repudiation-of-claim'], says: [/short circuit/iu] },
    { ask: 'What loss did the surveyor assess?', in: 'fire', says: [/1,38,60,000/u] },
    { ask: 'How many bales were outside?', in: 'fire', says: [/410/u] },
    { ask: 'On what grounds was the claim rejected?', in: 'fire', says: [/condition 1 and condition 4/iu] },
    {
      ask: 'Which bank has a charge on the stock?',
      in: 'fire',
      from: ['fire-policy'],
      says: [/Malwa Gramin/u],
    },
    { ask: 'What punishment was she given in service?', in: 'service', says: [/Censure/iu] },
    { ask: 'How much is to be recovered from her?', in: 'service', says: [/3,62,415/u] },
    { ask: 'How much leave had she to her credit?', in: 'service', says: [/240 days/iu] },
    { ask: 'What is her date of birth?', in: 'service', says: [/03-06-1964/u] },
    { ask: 'Who gets the family pension?', in: 'service', says: [/Ganapati/u] },
    { ask: 'What rate of interest does the loan carry?', in: 'loan', says: [/11\.25 per cent/iu] },
    { ask: 'Who is the surety for the loan?', in: 'loan', says: [/Chikkegowda/u] },
    { ask: 'What is mortgaged to the bank?', in: 'loan', says: [/88\/2/u] },
    { ask: 'Why did the farm stop paying?', in: 'loan', says: [/Bird flu/iu] },
    { ask: 'What instalment does she offer?', in: 'loan', says: [/50,000/u] },
    { ask: 'How much is outstanding?', in: 'loan', says: [/38,17,904/u] },
    { ask: 'ऋण की राशि कितनी थी?', in: 'loan', says: [/45,00,000/u] },
  ],
};
