/*
 * Sections of the Indian Penal Code, 1860 and of the Bharatiya Nyaya Sanhita, 2023 that correspond, from the
 * comparative chart of the Bureau of Police Research and Development, Ministry of Home Affairs ('Comparative Chart of
 * Commonly Used Sections of IPC vis-a-vis BNS', bprd.nic.in). The chart covers commonly used sections only and gives
 * whole sections: sub-sections, and differences in wording or punishment, are to be read in the acts themselves.
 * The Sanhita is in force since 1 July 2024 (section 106(2) excepted).
 */

/** IPC:BNS. */
const PAIRS =
  '302:103;303:104;304:105;304A:106;305:107;306:108;307:109;308:110;323:115;324:118;325:117;326:118;326A:124;' +
  '326B:124;332:121;333:121;336:125;337:125;338:125;341:126;342:127;343:127;344:127;353:132;313:89;314:90;315:91;' +
  '316:92;317:93;318:94;354:74;354A:75;354B:76;354C:77;354D:78;363:137;364:140;365:140;366:87;366A:96;372:98;' +
  '373:99;376:64;376A:66;376B:67;376AB:65;376D:70;379:303;380:305;381:306;382:307;384:308;392:309;395:310;396:310;' +
  '397:311;399:310;402:310;406:316;407:316;408:316;409:316;411:317;419:319;420:318;427:324;428:325;429:325;435:326;' +
  '436:326;450:332;451:332;452:333;453:331;460:331;304B:80;494:82;498A:85;465:336;466:337;467:338;468:336;471:340;' +
  '489A:178;489B:179;489C:180;489D:181;489E:182;182:217;186:221;188:223;279:281;292:294;294:296;295:298;295A:299;' +
  '297:301;500:356;506:351;34:3;120B:61;148:191;149:190;511:62';

const counterpartsByKey = new Map<string, string[]>();
for (const pair of PAIRS.toLowerCase().split(';')) {
  const [ipc, bns] = pair.split(':');
  for (const [from, to] of [
    [`ipc:${ipc}`, `bns:${bns}`],
    [`bns:${bns}`, `ipc:${ipc}`],
  ] as const) {
    const known = counterpartsByKey.get(from);
    if (known) known.push(to);
    else counterpartsByKey.set(from, [to]);
  }
}

/**
 * Provision keys ('bns:103') that the official chart lists for one ('ipc:302'), in either direction; several where
 * the Sanhita joined sections. Empty for sections outside the chart, which says nothing about the law.
 */
export function counterparts(provisionKey: string): readonly string[] {
  return counterpartsByKey.get(provisionKey) ?? [];
}
