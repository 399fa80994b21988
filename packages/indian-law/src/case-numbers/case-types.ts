/*
 * Kinds of proceedings and the abbreviations under which registries print them: the case types of the eCourts project,
 * of the Supreme Court Rules 2013 and of the High Courts' own rules, as they are printed in judgments. One abbreviation
 * can mean several kinds ('CA': civil appeal, company application), because each registry has its own list.
 */

/** kind | its abbreviations, letters only */
const KINDS = `
civil appeal | ca, capp, civapp, civappeal
criminal appeal | crla, cra, cria, crapp, craa, crlappeal, criapp, criappeal, crappeal, criapeal, apl, craj, cras, crad, appealcrl, cro
jail appeal | crlaj, ja, jcra, jailcra
special leave petition | slp, specialleavetoappeal, slpetition
writ petition | wp, wpet, writ, wpt, writp, writpet, wpst, writtax, wpmp
civil writ petition | cwp, wpc, wpcivil, sbcwp, dbcwp, cw, sbcw, dbcw, cwpc, writc, wpcc, cwpil, sbcivilwritpetition, dbcivilwritpetition
criminal writ petition | crwp, crlwp, wpcrl, criwp, wpcr, crwjc, criwrit, crlw, crw, crmwp
civil writ jurisdiction case | cwjc
special civil application | sca
special criminal application | scra, scria
public interest litigation | pil, wppil, pilwp
writ appeal | wa, wap, writa
letters patent appeal | lpa, lpappeal
special appeal | spla, saw, specialappeal, sbsa, dbsa, dbsaw, spa
intra court appeal | ica
original side appeal | osa, apd, appo, apo
first appeal | fa, rfa, fao, fas, faf, farc, fafo, fca, famc, afad
regular first appeal | rfa
first appeal from order | fao, fafo, afo, fmat
miscellaneous appeal | ma, misca, miscapp, mappeal, macivil, miscappeal
miscellaneous first appeal | mfa, mafs
civil miscellaneous appeal | cma, cmappeal
second appeal | sa, rsa, secapp, sappeal
regular second appeal | rsa
execution first appeal | efa
execution second appeal | esa
appeal from appellate decree | afad, sat, fat
appeal from order | afo, ao, aofo
appeal suit | as
family court appeal | fca, matapp, matappeal, mata, fama, famapp
matrimonial appeal | matapp, matappeal, mata
motor accident claims appeal | macapp, maca, macapl, mact, macma, fma, macappeal, mac
motor accident claims petition | mop, macp, mvc, mvop, macop, oppmv
company appeal | coapp, compa, comapp, compapp, companyapp, ca
company application | ca, coappl, compappl, coapplication
company petition | cp, copet, compet, comppet, compp, cop
commercial appeal | comap, comca, commapp, comca
arbitration petition | arbp, arbpet, ap, arp, op, arbop
arbitration application | arba, arbapp, aa, arbappl, arba
arbitration appeal | arba, arbapp, faoarb, arbappeal
original petition | op, opet, wpop
original application | oa
original suit | os
civil suit | cs, civilsuit, suit
commercial suit | comsuit, coms
title suit | ts
money suit | ms
original miscellaneous petition | omp
civil revision | cr, cra, crp, civrev, crev, civilrev, rev, crr
civil revision petition | crp, crpet, crpd, crpnpd, crevp
criminal revision | crlr, crr, crlrev, crrev, crirev, crlrevp, crlrp, crrp, crrevn, cral, crlrc, crirevn, crrc, crarev, rvcr
criminal revision petition | crlrevp, crlrp, crrp, crrevp, crlrevpet, crlrevision
criminal revision case | crlrc, crrc
criminal revision application | cra, revn, crirevapp, revnappl, criminalrevnappln
civil revision application | cra, cvra
rent control revision | rcr, rcrev, rcrevp, rcrp
revision petition | rp, revp, revpet
review petition | rp, revp, rpet, revpet, reviewpet, rvw, rvwp, ra, rc
review application | ra, rapp, revapp, revapln, rvwapp, reviewapp, rev
curative petition | curp, cure, curpet, curativepet
transfer petition | tp, trp, tpet, trpet, tpc, tpcrl, transferpet
transfer application | ta, tra, transferapp
contempt petition | cp, conp, contp, conmtpet, contpet, conmt, ccp, cpc, ccpo, coco, conc, cocp, cont, conmtpetc, contc
contempt case | cc, contcas, contc, concas, contcase, ccc, coc, cccp, concase
contempt application | ca, contapp, conta, capplication, cappl
contempt appeal | contapp, ca, contappcas
miscellaneous petition | mp, miscp, mpet
miscellaneous application | ma, miscappl, mappl, maappl
civil miscellaneous petition | cmp, cmpet, cm, cmpm
civil miscellaneous application | cma, cm, cmappl, cmapp, cmapplication
civil miscellaneous main | cmm, cmmain, cmappl
criminal miscellaneous petition | crlmp, crmp, crmpet, cmp, crlmpet, crlmisc, crmisc, crlmiscp, crlpetition, criminalpet
criminal miscellaneous case | crlmc, crmc, crmm, crmmisc, crmis, crmisccase
criminal miscellaneous application | crlma, crma, crmabn, crmaappln, crlmappl, criapl, criappln, cria, crlmisca, mcrc
criminal miscellaneous | crm, crmm, crlm, crmisc, crlmisc, crmw, crmbail
criminal petition | crlp, crp, crpet, crlpet, crlop, cripet
criminal original petition | crlop, crop
criminal application | apl, criapl, cria, crappl, crlappl, apln, ba, aba
criminal leave petition | crllp, crllpet
miscellaneous criminal case | mcrc, mcr, misccrc, mcrca, micrc
bail application | ba, bailappln, bailapp, bail, bailappl, bailapplication, crbail, bailapl, crlba, ab, aba, abail, crbaila, bln
anticipatory bail application | aba, abail, abapp, antbail, crlaba, aba
habeas corpus petition | hcp, hbcp, habc
interlocutory application | ia, iappl, iap
execution petition | ep, exp, expet, exep
execution application | ea, exa
election petition | ep, elpet, ecp, electionpet, elp, elecp
testamentary case | testcas, testcase, testc, tc
testamentary suit | tos, tms, testsuit
income tax appeal | ita, itapp, itappeal, itax, itat
income tax reference | itr, itref
tax appeal | ta, taxap, tax, taxapp, taxappeal
tax case | tc, taxcase, tca, tcr
tax case appeal | tca
tax revision case | trc, taxrev, trev
sales tax revision | str, sbstr
sales tax appeal | sta
central excise appeal | cea, cuseac, ceac, cexa
customs appeal | cusa, cusaa, cusap
service tax appeal | serta, sta
trade tax revision | ttr
wealth tax appeal | wta
matrimonial case | matcase, matc, mat
matrimonial reference | matref
matrimonial petition | matpet, matp
guardianship petition | gp, gapp, gwop
probate case | probate, prob, pc
civil reference | cref, cr
criminal reference | crlref, crref, dref, cri
death reference | dref, deathref, ds, drc, dsr, murderref, murref, rt, confcase, cr
sessions case | sc, sesscase, scase, sessionscase, st
sessions trial | st
special case | spc, splcase, spcase, splc, spl
summary case | sumc, scc
calendar case | cc, calcase
criminal case | cc, crc, crcase, criminalcase, rcc
complaint case | cc, complcase, compcase, ct, ccase
consumer complaint | cc, concomp
civil case | cvc, rcs
regular civil suit | rcs
special civil suit | spcs, scs
regular civil appeal | rca
land acquisition appeal | laa, laapp, lafa, la, laappeal
land acquisition case | lac, laop
rent control petition | rcop, rcp
rent control appeal | rca
workmen compensation appeal | wca
caveat | cav, caveat
cross objection | co, cob, xobj, xob, crob, coxobj, cros
cross appeal | crossapp
suo motu petition | smp, smwp, suomotu, sm
suo motu writ petition | smwp
diary | dno, diaryno, diary, dy
notice motion | nom, nm
chamber summons | chs, chsw
company execution | coex
insolvency petition | ip, inspet
company appeal insolvency | coappatins, caatins, compappins
matters under article | matterarticle, mattersunderarticle
application | application, appl, app, appln, apln
petition | petition, pet, petn
appeal | appeal, appl, apl
case | case, cas
suit | suit
revision | revision, rev, revn
reference | reference, ref
review | review
`;

/** A kind of proceeding, with every abbreviation of it in letters only. */
export interface CaseKind {
  /** 'criminal appeal' */
  name: string;
  abbreviations: readonly string[];
}

export const CASE_KINDS: readonly CaseKind[] = KINDS.trim()
  .split('\n')
  .map((line) => {
    const [name = '', abbreviations = ''] = line.split('|').map((cell) => cell.trim());
    return { name, abbreviations: [...new Set(abbreviations.split(',').map((each) => each.trim()))] };
  });

/** Kinds by abbreviation. */
export const KINDS_BY_ABBREVIATION: ReadonlyMap<string, readonly string[]> = (() => {
  const kinds = new Map<string, string[]>();
  for (const { name, abbreviations } of CASE_KINDS)
    for (const abbreviation of abbreviations)
      kinds.set(abbreviation, [...(kinds.get(abbreviation) ?? []), name]);
  return kinds;
})();

/** Words of case types in short, by the word they stand for. */
export const TYPE_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'criminal:crl,cri,cr,crim,crlm;civil:civ,cvl;miscellaneous:misc,miscl,miscellanous,mis;petition:petitions,pet,petn;' +
    'appeal:appeals,appl,apl;application:applications,appln,applications,applic,appn;revision:revisions,rev,revn;' +
    'reference:references,ref;review:rvw;contempt:cont,conmt,con;arbitration:arb,arbn;company:comp,co;' +
    'commercial:comm,coml;matrimonial:mat,matr;testamentary:test;execution:ex,exn,exec;election:el,elec;' +
    'special:spl,sp;original:orig,orgnl;transfer:tr,trans,transferred;case:cases,cas;suit:suits;writ:writs;' +
    'workmen:workmens,workman;motor:mot;accident:accidents;claims:claim;regular:reg;litigation:litigations'
  )
    .split(';')
    .flatMap((entry) => {
      const [word = '', others = ''] = entry.split(':');
      return others.split(',').map((other) => [other, word] as const);
    }),
);
