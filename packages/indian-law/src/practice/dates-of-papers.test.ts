import { expect, test } from 'vitest';
import { findDatedEvents } from './find-dated-events.ts';

/** A paper of a court, and the days that it fixes, with their kinds. */
const PAPERS: Record<string, [text: string, events: string[]]> = {
  'a month in Hindi': ['मामला 12 मार्च 2026 को सुनवाई हेतु नियत किया जाता है।', ['2026-03-12 hearing']],
  'a month in Hindi, figures of Devanagari': [
    'अगली सुनवाई दिनांक १२ अप्रैल २०२७ को होगी।',
    ['2027-04-12 hearing'],
  ],
  'a Hindi list of days': [
    'प्रकरण 5, 6 व 7 जनवरी 2027 को साक्ष्य हेतु नियत है।',
    ['2027-01-05 hearing', '2027-01-06 hearing', '2027-01-07 hearing'],
  ],
  'an order of a Hindi court: to be put up': ['पत्रावली दिनांक 04.05.2027 को पेश हो।', ['2027-05-04 hearing']],
  'a last day in Hindi': ['प्रतिवादी दिनांक 10.02.2027 तक लिखित कथन प्रस्तुत करे।', ['2027-02-10 deadline']],
  'a stay in Hindi': ['स्थगन आदेश दिनांक 20.03.2027 तक प्रभावी रहेगा।', ['2027-03-20 deadline']],
  'adjourned in Hindi': ['सुनवाई दिनांक 22.03.2027 तक स्थगित की जाती है।', ['2027-03-22 hearing']],
  'adjourned in Tamil': ['வழக்கு 12.03.2027 அன்றைக்கு ஒத்திவைக்கப்பட்டது.', ['2027-03-12 hearing']],
  'adjourned in Tamil, the month by its name': [
    'விசாரணை 12 மார்ச் 2027 அன்று ஒத்திவைக்கப்பட்டது.',
    ['2027-03-12 hearing'],
  ],
  'a Tamil month before its day': ['அடுத்த விசாரணை: ஏப்ரல் 9, 2027.', ['2027-04-09 hearing']],
  'a Tamil date with its year first': [
    'வழக்கு 2027-ஆம் ஆண்டு ஏப்ரல் மாதம் 9-ஆம் தேதிக்கு ஒத்திவைக்கப்பட்டது.',
    ['2027-04-09 hearing'],
  ],
  'a Tamil date with its year first and no more': ['அடுத்த விசாரணை: 2027 ஏப்ரல் 9.', ['2027-04-09 hearing']],
  'a Tamil last day with its year first': [
    'எதிர்வழக்குரையை 2027ம் ஆண்டு பிப்ரவரி திங்கள் 10-ஆம் தேதிக்குள் தாக்கல் செய்ய வேண்டும்.',
    ['2027-02-10 deadline'],
  ],
  'figures of Tamil': ['அடுத்த விசாரணை ௨௦.௦௨.௨௦௨௭ அன்று.', ['2027-02-20 hearing']],
  'a Tamil last day': ['எதிர்வழக்குரையை 10.02.2027-க்குள் தாக்கல் செய்ய வேண்டும்.', ['2027-02-10 deadline']],
  'a Tamil stay': ['தடை உத்தரவு 20.03.2027 வரை நீட்டிக்கப்பட்டது.', ['2027-03-20 deadline']],
  'stay till a day': ['Interim stay till 20.03.2027.', ['2027-03-20 deadline']],
  'a stay that is extended': [
    'The stay granted earlier is extended until 5th April, 2027.',
    ['2027-04-05 deadline'],
  ],
  'no coercive steps till a day': [
    'No coercive steps shall be taken till 11.02.2027.',
    ['2027-02-11 deadline'],
  ],
  'status quo to be kept till a day': [
    'Parties shall maintain status quo till 15th March 2027.',
    ['2027-03-15 deadline'],
  ],
  'interim protection': ['Ad-interim protection to continue up to 08.01.2027.', ['2027-01-08 deadline']],
  'bail until a day': ['Interim bail is granted till 30.01.2027 on the same terms.', ['2027-01-30 deadline']],
  'two dates in one sentence': [
    'Counter be filed by 05.01.2027 and the matter be listed on 19.01.2027.',
    ['2027-01-05 deadline', '2027-01-19 hearing'],
  ],
  'three dates in one sentence': [
    'Reply by 04.01.2027, rejoinder by 18.01.2027 and list for arguments on 02.02.2027.',
    ['2027-01-04 deadline', '2027-01-18 deadline', '2027-02-02 hearing'],
  ],
  'a date that another replaces': [
    'The date 10.01.2027 is vacated; the matter is re-fixed for 24.01.2027.',
    ['2027-01-24 hearing'],
  ],
  'a preponed date': ['The hearing fixed for 10.01.2027 is preponed to 03.01.2027.', ['2027-01-03 hearing']],
  'a date that is postponed': [
    'The hearing on 10.01.2027 stands postponed to 24.01.2027.',
    ['2027-01-24 hearing'],
  ],
  'days of two months': [
    'Evidence on 30th January, 2nd February and 3rd February 2027 is fixed.',
    ['2027-01-30 hearing', '2027-02-02 hearing', '2027-02-03 hearing'],
  ],
  'N/D and the stage': ['N/D 17.03.2027 for PE.', ['2027-03-17 hearing']],
  'P.U. on': ['PUC. P.U. on 17/03/2027.', ['2027-03-17 hearing']],
  'to come up on': ['To come up on 17.3.2027 for w/s.', ['2027-03-17 hearing']],
  'four weeks from the order': [
    'Dated: 02.03.2027\nThe respondent shall file a counter within four weeks.',
    ['2027-03-30 deadline'],
  ],
  'two weeks from today': [
    'ORDER\n15.01.2027\nReply be filed within two weeks from today. Rejoinder within one week thereafter.',
    ['2027-01-29 deadline'],
  ],
  'days from a named date': [
    'The amount shall be deposited within 30 days from 01.02.2027.',
    ['2027-03-03 deadline'],
  ],
  'months in figures': [
    'Date of order: 31.01.2027. The flat shall be vacated within 1 month from the date of this order.',
    ['2027-02-28 deadline'],
  ],
  'a period without a base says nothing': ['The respondent shall file a counter within four weeks.', []],
  'a period from an event that is not known': [
    'Dated: 02.03.2027. The fee is payable within 30 days of receipt of a copy of this order.',
    [],
  ],
  'a period of the past': ['Dated: 02.03.2027. The tenant did not pay within two months of the notice.', []],
  'a Hindi day with a clause behind it that begins with तथा': [
    'मामले की अगली सुनवाई १७ नवंबर २०२७ को होगी तथा तब तक यथास्थिति बनाए रखी जाए।',
    ['2027-11-17 hearing'],
  ],
  'a Hindi day that has been fixed': [
    'वाद की सुनवाई हेतु तिथि 05-12-2027 निर्धारित की गई है।',
    ['2027-12-05 hearing'],
  ],
  'a Hindi day that had been fixed': ['सुनवाई हेतु तिथि 05-12-2027 निर्धारित की गई थी।', []],
  'a Hindi summons': [
    'अभियुक्त को दिनांक 05.12.2027 को न्यायालय में उपस्थित होने हेतु समन जारी हो।',
    ['2027-12-05 hearing'],
  ],
  'a Tamil hearing that will take place': [
    'வழக்கு விசாரணை 05.12.2027 அன்று காலை 10.30 மணிக்கு நடைபெறும்.',
    ['2027-12-05 hearing'],
  ],
  'a Tamil summons': ['எதிர்மனுதாரர் 05.12.2027 அன்று நேரில் ஆஜராக வேண்டும்.', ['2027-12-05 hearing']],
  'evidence to be taken, in Hindi': [
    'परिवादी का साक्ष्य दिनांक 14/09/2027 को लिया जावे।',
    ['2027-09-14 hearing'],
  ],
  'an order to appear, in Tamil': [
    'மனுதாரர் 14.09.2027 அன்று ஆஜராகுமாறு உத்தரவிடப்படுகிறது.',
    ['2027-09-14 hearing'],
  ],
  'arguments that go on': ['Arguments heard in part. Be continued on 14.09.2027.', ['2027-09-14 hearing']],
  'no dispossession until a day': ['No dispossession until 14.09.2027.', ['2027-09-14 deadline']],
  'kept in abeyance till a day': [
    'The recovery proceedings are kept in abeyance till 14.09.2027.',
    ['2027-09-14 deadline'],
  ],
  'time that is asked for and granted': [
    '01.09.2027\nCounsel prays for and is granted four weeks’ time to file the written statement.',
    ['2027-09-29 deadline'],
  ],
  'interim orders in the plural': [
    'Interim orders, if any, shall continue till 05.11.2027.',
    ['2027-11-05 deadline'],
  ],
  'not to be arrested till a day': [
    'In the meanwhile, the petitioner shall not be arrested till 05.11.2027.',
    ['2027-11-05 deadline'],
  ],
  'a deposit, and then a hearing': [
    'Petitioner to deposit Rs. 10 lakh in court by 05.11.2027; thereafter list on 12.11.2027.',
    ['2027-11-05 deadline', '2027-11-12 hearing'],
  ],
  'a period of a notice': [
    'NOTICE dated 02.11.2027\nYou are hereby called upon to pay within 15 days of this notice.',
    ['2027-11-17 deadline'],
  ],
  'a period under the date of another notice': [
    'Notice dated 02.11.2027, as is known to you, is withdrawn. You shall pay within 15 days.',
    [],
  ],
  'an extension whose beginning is elsewhere': [
    'Date of Order: 02.11.2027. Time to comply is extended by four weeks.',
    [],
  ],
  'what a Hindi day was': ['सुनवाई दिनांक 17.11.2027 को हुई थी।', []],
  'a protection with its day in front': [
    'Till 14th May, 2027 no recovery shall be made from the petitioner.',
    ['2027-05-14 deadline'],
  ],
  'until a day in front, with nothing to keep': ['Until 14th May, 2017 he worked at the mill.', []],
  'a judgment to be pronounced': ['To be pronounced on 03.02.2027 at 2.00 p.m.', ['2027-02-03 hearing']],
  'a report by a day': ['Report by 20.02.2027.', ['2027-02-20 deadline']],
  'weeks’ time that is granted': [
    'Date: 04.01.2027. The respondents are granted three weeks’ time to file their reply.',
    ['2027-01-25 deadline'],
  ],
  'weeks’ time that is asked for': ['Date: 04.01.2027. Counsel seeks three weeks’ time to file a reply.', []],
  'a period, and a day that begins its line': [
    'Reply be filed within four weeks. Renotify on\n08.04.2027.',
    ['2027-04-08 hearing'],
  ],
  'a date below a letterhead that ends in a comma': [
    'High Court Road,\nDated: 04.01.2027\nYou are called upon to reply within 15 days.',
    ['2027-01-19 deadline'],
  ],
  'a day by which to pay, and its sanction': [
    'The tenant shall pay the arrears by 15.02.2027, failing which the stay shall stand vacated.',
    ['2027-02-15 deadline'],
  ],
  'an order with its day and a colon': [
    '04.01.2027: Counter within four weeks from today.',
    ['2027-02-01 deadline'],
  ],
  'a section is no date': ['Rule 4.2.2027 of the manual applies.', []],
  'a day that does not exist': ['List on 30.02.2027.', []],
  'a number of a case is no date': ['C.C. No. 12/03/2027 is pending.', []],
};

test.each(Object.entries(PAPERS))('%s', (_, [text, events]) => {
  const found = findDatedEvents(text).filter(({ kind }) => kind !== 'document' && kind !== 'other');
  expect(found.map(({ day, kind }) => `${day} ${kind}`).sort()).toEqual(events);
});
