import fc from 'fast-check';

/** The head of a judgment as the registry of a court prints it; the names are invented. */
export interface CourtHead {
  registry: string;
  /** Slug of `courts.ts`. */
  court: string;
  /** `{P}` petitioner, `{R}` respondent, `{J}` judge, `{N}` number of the case. */
  head: string;
}

/** Layouts of the registries. Names in braces are filled in by `fillHead`. */
export const COURT_HEADS: readonly CourtHead[] = [
  {
    registry: 'Andhra Pradesh, with marks',
    court: 'andhra-pradesh',
    head: `IN THE HIGH COURT OF ANDHRA PRADESH :: AMARAVATI
HON'BLE SRI JUSTICE {J}

+ WRIT PETITION No. {N}

% 23.03.2018

# {P}, S/o. Someone, aged about 40 years
                                       ... Petitioner
Vs.
$ {R}, rep. by its Secretary, Guntur District
                                       ... Respondent

! Counsel for Petitioner  : Sri Mavidi Rao
^ Counsel for Respondent: Government Pleader

< Gist:

> Head Note:

? Cases referred:
1. (2005) 8 SCC 89
`,
  },
  {
    registry: 'Telangana, between and',
    court: 'telangana',
    head: `IN THE HIGH COURT FOR THE STATE OF TELANGANA AT HYDERABAD
THE HONOURABLE SRI JUSTICE {J}
                WRIT PETITION NO. {N}
BETWEEN:
# {P}, S/o. Someone
                                                         ... Petitioner
And
$ 1. {R}, rep. by its Secretary
                                                         ... Respondent
! Counsel for the petitioner : Sri Sharif
`,
  },
  {
    registry: 'Delhi',
    court: 'delhi',
    head: `$~40
*      IN THE HIGH COURT OF DELHI AT NEW DELHI
%                                   Decided on: 31.07.2019

+      W.P.(C) {N} & CM Nos. 46122/2018

       {P}                        ..... Petitioner
                         Through: Mr. S.P. Jain, Advocate.

                         versus

       {R} & ORS                    ..... Respondents
                         Through: Mr. Arvind Chauhan, Advocate.

CORAM:
HON'BLE MR. JUSTICE {J}
`,
  },
  {
    registry: 'Calcutta, appellate side',
    court: 'calcutta',
    head: `IN THE HIGH COURT AT CALCUTTA
CONSTITUTIONAL WRIT JURISDICTION
APPELLATE SIDE

Present:
The Hon'ble Justice {J}

                          WPA {N}

                    {P}
                          -vs-
            {R} & Ors.

For the petitioner : Mr. A. Basu
For the State : Mr. B. Roy
`,
  },
  {
    registry: 'Calcutta, original side',
    court: 'calcutta',
    head: `IN THE HIGH COURT AT CALCUTTA
Ordinary Original Civil Jurisdiction
ORIGINAL SIDE

AP/243/2021

{P}
-Versus-
{R}

Before:
The Hon'ble Justice {J}
`,
  },
  {
    registry: 'Karnataka',
    court: 'karnataka',
    head: `                           1
       IN THE HIGH COURT OF KARNATAKA AT BENGALURU

        DATED THIS THE 19TH DAY OF FEBRUARY, 2021

                         BEFORE

         THE HON'BLE MR. JUSTICE {J}

             WRIT PETITION NO. {N}

BETWEEN:

{P},
AGED ABOUT 52 YEARS,
RESIDING AT NO.29, 3RD MAIN,
TEACHERS HOUSING LAYOUT,
VIJAYANAGAR, NEAR BUS DEPOT,
BENGALURU-40.                              ... PETITIONER

         (BY SRI H. RAMACHANDRA, ADVOCATE)

AND:

{R},
NO.322, 8TH MAIN,
BENGALURU.                                 ... RESPONDENT

         (BY SRI K.R. RAO, ADVOCATE)

     THIS WRIT PETITION IS FILED UNDER ARTICLE 226 OF THE CONSTITUTION.
`,
  },
  {
    registry: 'Kerala',
    court: 'kerala',
    head: `                IN THE HIGH COURT OF KERALA AT ERNAKULAM
                                PRESENT
               THE HONOURABLE MR. JUSTICE {J}
        TUESDAY, THE 7TH DAY OF SEPTEMBER 2021 / 16TH BHADRA, 1943
                       WP(C) NO. {N}
PETITIONER/S:

     1      {P}
            AGED 69 YEARS
            S/O JOSEPH, KUNNANT HOUSE, CHIRAKKAKAM P.O.
            BY ADV DEEPAK JOY.K.

RESPONDENT/S:

     1      {R}
            REPRESENTED BY ITS SECRETARY, THIRUVANANTHAPURAM
            BY SRI.ALEXANDER JOSEPH, GOVERNMENT PLEADER

     THIS WRIT PETITION (CIVIL) HAVING BEEN FINALLY HEARD ON 2.8.2021
`,
  },
  {
    registry: 'Allahabad',
    court: 'allahabad',
    head: `HIGH COURT OF JUDICATURE AT ALLAHABAD

Court No. - 69

Case :- WRIT - A No. - {N}

Petitioner :- {P} And 2 Others

Respondent :- {R} And 2 Ors.

Counsel for Petitioner :- Mohammad Waseem

Counsel for Respondent :- C.S.C.

Hon'ble {J},J.
`,
  },
  {
    registry: 'Madhya Pradesh, roles first',
    court: 'madhya-pradesh',
    head: `1                                  EP No.5/2020

          HIGH COURT OF MADHYA PRADESH
                     BENCH GWALIOR
                          SINGLE BENCH:
            HON'BLE SHRI JUSTICE {J}
                     Election Petition No. {N}
.........Petitioner(s):      {P}
                                Versus
.......Respondent(s) :      {R}
-----------------------------------------------------
Shri Sanket Sharma, Counsel for the petitioner.
`,
  },
  {
    registry: 'Madhya Pradesh, between and',
    court: 'madhya-pradesh',
    head: `IN THE HIGH COURT OF MADHYA PRADESH
AT JABALPUR
BEFORE
HON'BLE SHRI JUSTICE {J}
ON THE 7th OF MARCH, 2023
MISC. CRIMINAL CASE No. {N}

BETWEEN:-
{P} S/O SHRI KAMAL, AGED ABOUT 45
YEARS, OCCUPATION: FARMER, R/O VILLAGE PIPARIA
(MADHYA PRADESH)
.....APPLICANT
(BY SHRI AMIT KHATRI - ADVOCATE)
AND
{R} THROUGH POLICE STATION
PIPARIA (MADHYA PRADESH)
.....RESPONDENT
(BY SHRI AJAY TAMRAKAR - PANEL LAWYER)
`,
  },
  {
    registry: 'Punjab and Haryana, several in one head',
    court: 'punjab-haryana',
    head: `IN THE HIGH COURT OF PUNJAB AND HARYANA
            AT CHANDIGARH

                 Date of decision: April 8th, 2021

(1)              Civil Writ Petition No.{N} (O&M)

{P} and others
                                        .....Petitioners
                       Versus
{R} and others
                                        .....Respondents
CORAM: HON'BLE MR. JUSTICE {J}
`,
  },
  {
    registry: 'Rajasthan',
    court: 'rajasthan',
    head: `HIGH COURT OF JUDICATURE FOR RAJASTHAN
                BENCH AT JAIPUR
     (1) S.B. Civil Writs No. {N}

1.   {P} Son Of Shri Heeralal,
     Aged About 62 Years, Resident Of
     House No. 730, Old House, Gopal Ji Ka Rasta, Chaura
     Rasta, Jaipur (Rajasthan)
                                      ----Petitioners
                          Versus
1.   {R}.
                                      ----Respondents

For Petitioner(s) : Mr. Ajeet Bhandari
HON'BLE MR. JUSTICE {J}
`,
  },
  {
    registry: 'Madras',
    court: 'madras',
    head: `            IN THE HIGH COURT OF JUDICATURE AT MADRAS

                       DATED: 04.10.2019

                            CORAM

            THE HON'BLE MR.JUSTICE {J}

                  Writ Petition No.{N}

{P}                                 ...   Petitioner

                            Vs

1. {R}
2. The Dean,
   Chennai Medical College,
   Chennai.                                ...   Respondents

Prayer: Petition filed under Article 226
`,
  },
  {
    registry: 'Gujarat',
    court: 'gujarat',
    head: `C/SCA/11794/2006                                     JUDGMENT

           IN THE HIGH COURT OF GUJARAT AT AHMEDABAD

              R/SPECIAL CIVIL APPLICATION NO. {N}

FOR APPROVAL AND SIGNATURE:

HONOURABLE MR.JUSTICE {J}
================================================================
1 Whether Reporters of Local Papers may be allowed to see the judgment ?
================================================================
           {P} & 3 other(s)
                             Versus
                 {R} & 2 other(s)
================================================================
Appearance:
MR H N SEVAK(1234) for the Petitioner(s) No. 1
MS MOXA THAKKAR, AGP for the Respondent(s) No. 1
================================================================
`,
  },
  {
    registry: 'Bombay',
    court: 'bombay',
    head: `           IN THE HIGH COURT OF JUDICATURE AT BOMBAY
                CRIMINAL APPELLATE JURISDICTION
              CRIMINAL WRIT PETITION NO. {N}

{P}                                              ]
Age: 40 Years, Occupation- Business              ]
Having office at, 5, Atur House                  ]
Worli, Mumbai- 400 018.                          ]...Petitioner

                         Versus

1.  {R}                      ]...Respondents

Mr. Girish Kulkarni a/w. Mr. Karan Kadam for the Petitioner.
Coram   :   {J}, J
`,
  },
  {
    registry: 'Bombay, Nagpur Bench',
    court: 'bombay',
    head: `        IN THE HIGH COURT OF JUDICATURE AT BOMBAY,
                NAGPUR BENCH, NAGPUR.

                WRIT PETITION NO. {N}

{P},
aged about 45 years, Occupation : Agriculturist,
R/o Wardha, District Wardha.                    ... PETITIONER

                   ...V E R S U S...

1.  {R},
    through its Secretary, Mantralaya,
    Mumbai-32.                                  ... RESPONDENTS
-------------------------------------------------------
Shri A. B. Patil, Advocate for petitioner.
CORAM: {J}, J.
`,
  },
  {
    registry: 'Patna',
    court: 'patna',
    head: `         IN THE HIGH COURT OF JUDICATURE AT PATNA
               Civil Writ Jurisdiction Case No.{N}
======================================================

{P} Son of Rajkumar Prasad Resident of Village - Bhawani Chowck, P.S. - Barh, District- Patna
                                                     ... ... Petitioner/s
                               Versus
1.  {R} Through the Principal Secretary, Excise, Patna
                                                     ... ... Respondent/s
======================================================
Appearance :
For the Petitioner/s   :  Mr.Manoj Kumar Pandey
CORAM: HONOURABLE MR. JUSTICE {J}
`,
  },
  {
    registry: 'Jharkhand',
    court: 'jharkhand',
    head: `     IN THE HIGH COURT OF JHARKHAND AT RANCHI
            W.P.(S) No. {N}
                        ---
{P}, aged about 50 years, son of late Mahesh,
resident of Village Tupudana, P.O. & P.S. Tupudana, District-Ranchi
                                        ...     ...     Petitioner
                        Versus
1. {R}.
                                        ...     ...     Respondents
                        ---
CORAM : HON'BLE MR. JUSTICE {J}
`,
  },
  {
    registry: 'Orissa',
    court: 'orissa',
    head: `           IN THE HIGH COURT OF ORISSA AT CUTTACK
                    W.P.(C) No. {N}

{P}                     ....           Petitioner
                           Mr. S. K. Dash, Advocate
                         -versus-
{R} and others            ....     Opposite Parties
                           Mr. P. K. Muduli, AGA
           CORAM:
               JUSTICE {J}
`,
  },
  {
    registry: 'Gauhati',
    court: 'gauhati',
    head: `                   THE GAUHATI HIGH COURT
   (HIGH COURT OF ASSAM, NAGALAND, MIZORAM AND ARUNACHAL PRADESH)

                         Case No. : WP(C)/1234/2020

         {P}
         S/O LATE BIMAL, R/O VILL. BASISTHA, GUWAHATI

         VERSUS

         {R} AND 3 ORS.
         REPRESENTED BY THE COMMISSIONER AND SECRETARY, DISPUR

Advocate for the Petitioner   : MR. D K BAIDYA
Advocate for the Respondent : GA, ASSAM

                              BEFORE
             HONOURABLE MR. JUSTICE {J}
`,
  },
  {
    registry: 'Himachal Pradesh',
    court: 'himachal-pradesh',
    head: `IN THE HIGH COURT OF HIMACHAL PRADESH, SHIMLA

                      CWP No. {N}
                      Decided on: 12.03.2021
__________________________________________________
{P}                                  ...Petitioner

                          Versus

{R} & others              ...Respondents
__________________________________________________
Coram:
Hon'ble Mr. {J}, Judge.
For the petitioner      :   Mr. Anand Sharma, Advocate.
`,
  },
  {
    registry: 'Chhattisgarh',
    court: 'chhattisgarh',
    head: `                 HIGH COURT OF CHHATTISGARH, BILASPUR
                         WPS No. {N}
     1. {P} S/o Late Shri B. L. Sahu Aged About 45 Years R/o Village Khapri, District Durg, Chhattisgarh.
                                                    ---- Petitioner
                               Versus
     1. {R} Through Secretary, Department Of Home, Raipur
                                                    ---- Respondents
For Petitioner    : Mr. B. P. Singh, Advocate.
Hon'ble Shri Justice {J}
`,
  },
  {
    registry: 'Uttarakhand',
    court: 'uttarakhand',
    head: `      IN THE HIGH COURT OF UTTARAKHAND AT NAINITAL

               Writ Petition (S/S) No. {N}

{P}                           ..........Petitioner

                             -Versus-

{R} and others              .......Respondents

Mr. B.S. Negi, Advocate for the petitioner.
Hon'ble {J}, J. (Oral)
`,
  },
  {
    registry: 'Jammu and Kashmir',
    court: 'jammu-kashmir-ladakh',
    head: `HIGH COURT OF JAMMU & KASHMIR AND LADAKH
AT SRINAGAR

WP(C) No. {N}

{P}
                                             ...Petitioner(s)
Through:    Mr. Aamir Latoo, Advocate.
                          Vs.
{R} & Ors.
                                             ...Respondent(s)
Through:    Mr. Asif Maqbool, Dy. AG.
CORAM:
HON'BLE MR. JUSTICE {J}, JUDGE
`,
  },
  {
    registry: 'Sikkim',
    court: 'sikkim',
    head: `IN THE HIGH COURT OF SIKKIM AT GANGTOK
(Civil Extra-Ordinary Jurisdiction)
HON'BLE MR. JUSTICE {J}, JUDGE

              WP(C) No. {N}

{P},
S/o Late Pema,
R/o Tadong, East Sikkim.
                                             .....   Petitioner

               versus

1.   {R},
     Through the Chief Secretary,
     Tashiling, Gangtok.
                                             .....   Respondent

        Application under Article 226
`,
  },
  {
    registry: 'Supreme Court',
    court: 'supreme-court',
    head: `                                                  REPORTABLE
              IN THE SUPREME COURT OF INDIA
             CRIMINAL APPELLATE JURISDICTION

          CRIMINAL APPEAL NO(S). {N}
      (ARISING OUT OF SLP(CRL.)NO.4177 OF 2015)

{P}          APPELLANT(S)

                      VERSUS

{R} & ORS.           RESPONDENT(S)

                  J U D G M E N T

{J}, J.
`,
  },
  {
    registry: 'Supreme Court, record of proceedings',
    court: 'supreme-court',
    head: `ITEM NO.62     Court 14 (Video Conferencing)     SECTION II-C

               S U P R E M E  C O U R T  O F  I N D I A
                       RECORD OF PROCEEDINGS

Petition(s) for Special Leave to Appeal (C) No(s). {N}

{P}                                          Petitioner(s)

                                VERSUS

{R} & ORS.                                   Respondent(s)

(FOR ADMISSION and I.R.)

Date : 03-12-2021 This petition was called on for hearing today.

CORAM :
         HON'BLE MR. JUSTICE {J}

For Petitioner(s)       Mr. M.P. Parth, AOR
`,
  },
];

const GIVEN = fc.constantFrom(
  'Ramesh',
  'Sunita',
  'Tashi',
  'Mohan',
  'Farida',
  'Gurpreet',
  'Lalita',
  'Abdul',
  'Thangam',
);
const SURNAME = fc.constantFrom(
  'Verma',
  'Pillai',
  'Bhutia',
  'Siddiqui',
  'Gill',
  'Borah',
  'Naidu',
  'Patel',
  'Kulkarni',
);
const INITIALS = fc.constantFrom('K. ', 'A.S. ', 'V.R.', 'S. K. ', '');

/** A person as courts print one: 'K. Ramesh Verma', 'A.S. Pillai', 'V.R.Naidu'. */
export const person: fc.Arbitrary<string> = fc
  .tuple(INITIALS, GIVEN, SURNAME)
  .map(([initials, given, surname]) => `${initials}${given} ${surname}`);

/** A company, with the brackets and suffixes of its kind. */
export const company: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('Vajra', 'Nandi Sugar', 'Sona Steel', 'Kaveri Spinning'),
    fc.constantFrom('Mills', 'Industries', 'Builders', 'Finance'),
    fc.constantFrom('Ltd.', 'Limited', '(P) Ltd.', 'Pvt. Ltd.', '(India) Limited', 'Private Limited'),
  )
  .map((parts) => parts.join(' '));

/** A government. */
export const government: fc.Arbitrary<string> = fc.constantFrom(
  'State of Bihar',
  'State of Tamil Nadu',
  'Union of India',
  'State of U.P.',
  'State of West Bengal',
);

/** A name, or the same name in capitals. */
export const inEitherCase = (name: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(name, fc.boolean()).map(([one, capitals]) => (capitals ? one.toUpperCase() : one));

/** Words that printers and download sites put between the lines of a judgment. */
export const furniture: fc.Arbitrary<string> = fc.constantFrom(
  '2',
  'Page 2 of 14',
  'Page No.2/14',
  'W.P.(C) 1234/2018                                    Page 2 of 14',
  'CM(M) 47/2022 & CM(M) 211/2022                       Page 2 of 10',
  '- 2 -',
  '2/14',
  '(2 of 20) [CW-1416/2018]',
  'https://www.mhc.tn.gov.in/judis/',
  '::: Downloaded on - 05-06-2021 03:03:08 :::',
  'Signature Not Verified',
  'C/SCA/11794/2006                                     JUDGMENT',
);

export interface HeadNames {
  petitioner: string;
  respondent: string;
  judge: string;
  number: string;
}

export function fillHead({ head }: CourtHead, names: HeadNames): string {
  return head
    .replace('{P}', names.petitioner)
    .replace('{R}', names.respondent)
    .replace('{J}', names.judge)
    .replace('{N}', names.number);
}
