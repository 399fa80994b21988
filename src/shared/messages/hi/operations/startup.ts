import type { messages as english } from '#shared/messages/en/operations/startup.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('startup', {
  ready: 'Munshi तैयार है। {address} खोलें',
  starting: 'Munshi शुरू हो रहा है। कृपया थोड़ी देर में फिर कोशिश करें।',

  // Settings
  settingsInvalid: 'ये सेटिंग्स काम में नहीं ली जा सकतीं:\n{lines}',
  setting: '{name}: {problem}',
  giveNumber: 'कोई संख्या दें।',
  giveWholeNumber: 'कोई पूर्ण संख्या दें।',
  giveAtLeast: '{least} या उससे बड़ी संख्या दें।',
  giveAtMost: '{most} या उससे छोटी संख्या दें।',
  giveLonger: 'कम से कम {least, plural, one {# अक्षर} other {# अक्षर}} दें।',
  giveShorter: 'अधिक से अधिक {most, plural, one {# अक्षर} other {# अक्षर}} दें।',
  giveOneOf: 'इनमें से एक दें: {values}।',
  giveAddress: 'ऐसा पता दें जो {schemes} से शुरू हो।',
  giveIndexName: 'ऐसा नाम दें जिसमें केवल अंग्रेज़ी के छोटे अक्षर, अंक और हाइफ़न हों और जो अक्षर से शुरू हो।',
  giveHttps: 'ऐसा पता दें जो https:// से शुरू हो। http:// केवल इसी कंप्यूटर के लिए चलता है।',
  giveOrigin:
    'https://app.example.com जैसे ओरिजिन दें, जिनमें होस्ट छोटे अक्षरों में हो और कोई पथ न हो। http:// केवल इस कंप्यूटर के लिए चलता है।',
  giveEmail: 'कोई ईमेल पता दें।',
  giveTwilioAccount: 'खाते की वह ID दें जो AC से शुरू होती है।',
  giveOtherForm: 'मान उस रूप में दें जो .env.example में बताया गया है।',
  settingMissing: 'इसे भी दें, क्योंकि {others} के साथ इसकी ज़रूरत है।',
  testPaymentsWithKeys: 'PAYMENTS=test हटाएँ, या Razorpay की कुंजियाँ। दोनों एक साथ नहीं चलते।',
  testPaymentsInPublic:
    'PAYMENTS=test केवल इसी कंप्यूटर के लिए है, और PUBLIC_URL में किसी दूसरे होस्ट का नाम है। दोनों में से एक हटाएँ।',
  plansFileMissing: 'प्लान की फ़ाइल {file} पढ़ी नहीं जा सकती। PLANS_FILE जाँचें।',
  plansFileInvalid: 'प्लान की फ़ाइल {file} मान्य नहीं है: {problem}',
  storeSettingsMissing: 'STORAGE=s3 के लिए {missing} ज़रूरी है। जो नहीं है वह दें, या STORAGE=disk दें।',

  // The data folder
  otherOwner:
    '{folder} किसी दूसरे उपयोगकर्ता (संख्या {user}) का है। MUNSHI_DATA में अपना कोई फ़ोल्डर दें, या Munshi को उसी उपयोगकर्ता के रूप में शुरू करें।',
  diskFull: '{folder} की डिस्क भर गई है। सहेजा हुआ काम सुरक्षित है। जगह खाली करें और फिर शुरू करें।',
  diskAlmostFull:
    '{folder} की डिस्क भर गई है ({free} MB बाकी)। सहेजा हुआ काम सुरक्षित है। जगह खाली करें और फिर शुरू करें।',
  diskTooSmall:
    'नए डेटाबेस के लिए {needed} MB चाहिए, और {folder} की डिस्क पर केवल {free} MB बाकी है। जगह खाली करें, या MUNSHI_DATA में किसी दूसरी डिस्क का फ़ोल्डर दें।',
  quotaUsedUp: '{folder} की डिस्क पर आपका कोटा पूरा हो गया है। सहेजा हुआ काम सुरक्षित है। जगह खाली करें और फिर शुरू करें।',
  folderNotWritable:
    'इस उपयोगकर्ता को {folder} में लिखने की अनुमति नहीं है। MUNSHI_DATA में अपना कोई फ़ोल्डर दें, या इस फ़ोल्डर का स्वामी बदलें।',
  folderReadOnly: '{folder} ऐसी डिस्क पर है जिस पर लिखा नहीं जा सकता। MUNSHI_DATA में किसी दूसरी डिस्क का फ़ोल्डर दें।',
  fileInTheWay: '{folder} नहीं बन सकता, क्योंकि इस पथ का एक हिस्सा फ़ाइल है। MUNSHI_DATA में दूसरा पथ दें।',
  folderIsFile: '{folder} फ़ोल्डर नहीं, फ़ाइल है। MUNSHI_DATA में दूसरा पथ दें।',
  folderUnusable: '{folder} काम में नहीं लिया जा सकता: {reason}।',
  heldByServer:
    'Munshi पहले से {folder} पर काम कर रहा है (प्रक्रिया {pid}, पता {host}:{port})। उसी का उपयोग करें, उसे रोकें, या दूसरा शुरू करने के लिए MUNSHI_DATA और PORT दें।',
  heldByProcess:
    'Munshi पहले से {folder} पर काम कर रहा है (प्रक्रिया {pid})। उसके समाप्त होने की प्रतीक्षा करें, उसे रोकें, या दूसरा शुरू करने के लिए MUNSHI_DATA और PORT दें।',

  // The secrets
  certificateUnreadable:
    'OPENSEARCH_CA में दी गई फ़ाइल {file} पढ़ी नहीं जा सकती ({reason})। इस उपयोगकर्ता को इसे पढ़ने की अनुमति दें, या दूसरी फ़ाइल का नाम दें।',
  secretsUnreadable:
    'यह उपयोगकर्ता {file} नहीं पढ़ सकता ({reason})। कुछ भी नहीं बदला गया। इस उपयोगकर्ता को वह फ़ाइल पढ़ने की अनुमति दें।',
  secretsMissing:
    '{file} नहीं है। उसमें उसी फ़ोल्डर के डेटाबेस के पासवर्ड हैं, इसलिए डेटाबेस खोला नहीं जा सकता। कुछ भी नहीं बदला गया। फ़ाइल बैकअप से वापस लाएँ।',
  secretsDamaged: '{file} खराब हो गई है। कुछ भी नहीं बदला गया। फ़ाइल बैकअप से वापस लाएँ।',
  secretsDoNotFit:
    '{file} के पासवर्ड उसी फ़ोल्डर के डेटाबेस के नहीं हैं। कुछ भी नहीं बदला गया। वह फ़ाइल वापस लाएँ जो इस डेटाबेस के साथ बनी थी।',

  // The port
  portInUse: '{host} पर पोर्ट {port} कोई दूसरा प्रोग्राम काम में ले रहा है। PORT में कोई खाली पोर्ट दें, जैसे PORT={next}।',
  portNotPermitted:
    'इस उपयोगकर्ता को पोर्ट {port} खोलने की अनुमति नहीं है। PORT में 1024 से बड़ी संख्या दें, जैसे PORT=3000।',
  hostNotHere: '{host} इस कंप्यूटर का पता नहीं है। HOST में 127.0.0.1 या इस कंप्यूटर का कोई पता दें।',
  hostUnknown: 'होस्ट का नाम {host} ज्ञात नहीं है। HOST में 127.0.0.1 या इस कंप्यूटर का कोई पता दें।',
  cannotListen: 'Munshi {host}:{port} पर शुरू नहीं हो सकता: {reason}।',

  // Our own PostgreSQL
  postgresNotFound:
    'इस कंप्यूटर पर PostgreSQL {oldest} या उससे नया नहीं मिला। उसे इंस्टॉल करें, या DATABASE_URL में कहीं और चल रहा सर्वर दें।',
  postgresVersionNotFound:
    'इस कंप्यूटर पर PostgreSQL {version} नहीं मिला। MUNSHI_DATA का डेटाबेस उसी ने बनाया था, और कोई दूसरा संस्करण उसे नहीं खोल सकता। डेटा सुरक्षित है। PostgreSQL {version} इंस्टॉल करें।',
  postgresIncomplete:
    'Munshi के साथ आया PostgreSQL अधूरा है, और इस उपयोगकर्ता को {folder} में लिखने की अनुमति नहीं है। उस फ़ोल्डर के स्वामी के रूप में "npm ci" चलाएँ।',
  postgresNotAsRoot:
    'PostgreSQL root के रूप में नहीं चलता, और उसे चलाने के लिए "postgres" या "nobody" नाम का कोई उपयोगकर्ता नहीं है। Munshi को साधारण उपयोगकर्ता के रूप में शुरू करें, या DATABASE_URL दें।',
  folderClosed:
    'जब Munshi root के रूप में चलता है, तब डेटाबेस उपयोगकर्ता "{user}" के रूप में चलता है, जिसे {folder} में जाने की अनुमति नहीं है। MUNSHI_DATA में ऐसा फ़ोल्डर दें जिसमें वह जा सके, जैसे MUNSHI_DATA=/var/lib/munshi, या Munshi को साधारण उपयोगकर्ता के रूप में शुरू करें।',
  copyNotOurs: '{folder} को Munshi ने नहीं बनाया, और Munshi को यही पथ चाहिए। उसे हटाएँ और फिर शुरू करें।',
  databaseNotCreated: '{folder} में डेटाबेस नहीं बन सका: {reason}।',
  postgresNotStarted: 'PostgreSQL को शुरू नहीं किया जा सका: {reason}।',
  postgresFailed: 'PostgreSQL शुरू नहीं हुआ: {reason}। उसका लॉग {log} है।',

  // The server in DATABASE_URL
  postgresTooOld: 'DATABASE_URL का सर्वर PostgreSQL {version} है। Munshi को 16 या उससे नया चाहिए।',
  passwordWrong: 'DATABASE_URL में "{user}" का पासवर्ड गलत है। उसे ठीक करें।',
  userRefused:
    '{host} का सर्वर उपयोगकर्ता "{user}" को स्वीकार नहीं करता। DATABASE_URL और सर्वर की pg_hba.conf जाँचें।',
  databaseMissing: '{host} पर "{database}" नाम का कोई डेटाबेस नहीं है। उसे बनाएँ, या DATABASE_URL ठीक करें।',
  databaseUnreachable: '{host} पर कोई उत्तर नहीं देता। वहाँ PostgreSQL शुरू करें, या DATABASE_URL ठीक करें।',
  databaseHostUnknown: 'DATABASE_URL का होस्ट {host} ज्ञात नहीं है। उसे ठीक करें।',
  databaseNotOpened: '{host} का डेटाबेस नहीं खुल सका: {reason}। DATABASE_URL जाँचें।',
  rolesNotPermitted:
    'DATABASE_URL की भूमिका (role) को munshi_app, munshi_accounts और munshi_worker नाम की भूमिकाएँ बनाने और बदलने का अधिकार होना चाहिए। उसे CREATEROLE दें, और जो भूमिकाएँ पहले से हैं उन पर ADMIN दें।',

  // Migrations
  databaseNewer:
    'यह डेटाबेस Munshi के किसी नए संस्करण का है ({migration} इस संस्करण में नहीं है)। डेटा सुरक्षित है। नया संस्करण शुरू करें, या अपडेट से पहले का बैकअप वापस लाएँ।',
  databaseOlder:
    'इस डेटाबेस को पिछली बार Munshi के {version} से पुराने संस्करण ने इस्तेमाल किया था। डेटा सुरक्षित है। पहले एक बार संस्करण {version} शुरू करें, फिर यह संस्करण।',
  migrationEdited:
    'migrations/{migration} को लागू होने के बाद संपादित किया गया। उस बदलाव को वापस लें और उसे नई फ़ाइल में लिखें।',
  migrationLate: 'migrations/{migration} क्रम में {last} से पहले आती है, जो लागू हो चुकी है। उसे बाद में आने वाला नाम दें।',
  migrationFailed: 'migrations/{migration} विफल हुई, और उसके बदलाव वापस ले लिए गए: {reason}।',

  // Checks of the database
  durabilityOff:
    'PostgreSQL में {count, plural, one {सेटिंग {settings} बंद है} other {सेटिंग्स {settings} बंद हैं}}, इसलिए उपयोगकर्ताओं का सहेजा हुआ काम खो सकता है। {count, plural, one {उसे} other {उन्हें}} चालू करें।',
  roleTooPowerful:
    'डेटाबेस की {count, plural, one {भूमिका {roles}} other {भूमिकाओं {roles}}} पर पंक्ति-स्तर की सुरक्षा (row-level security) लागू नहीं होती, इसलिए उपयोगकर्ता दूसरों का डेटा देख सकते हैं। SUPERUSER, BYPASSRLS और CREATEROLE हटाएँ।',
  roleOwnsTables:
    'munshi_app, munshi_accounts और munshi_worker में से कोई भूमिका {tables} की स्वामी है, इसलिए वह डेटा की सुरक्षा बंद कर सकती है। उस भूमिका को स्वामी बनाएँ जो माइग्रेशन चलाती है।',
  tableUnprotected:
    '{tables} पर पंक्ति-स्तर की सुरक्षा (row-level security) चालू और अनिवार्य नहीं है, इसलिए एक उपयोगकर्ता दूसरे का डेटा देख सकता है। उसे किसी माइग्रेशन में चालू करें।',
  secondFactorUnchecked:
    '{tables} तक पहुँचने के लिए दूसरा चरण नहीं माँगा जाता। किसी माइग्रेशन में उसके लिए CALL app.guard_with_second_factor लिखें।',
  viewUnprotected:
    '{views} पर पंक्ति-स्तर की सुरक्षा (row-level security) लागू नहीं होती, इसलिए एक उपयोगकर्ता दूसरे का डेटा देख सकता है। उसे किसी माइग्रेशन में WITH (security_invoker = true) के साथ बनाएँ।',
  foreignKeyWithoutOwner:
    'फ़ॉरेन की (foreign key) {keys} में owner_id नहीं है, इसलिए एक उपयोगकर्ता की पंक्ति दूसरे की पंक्ति से जुड़ सकती है। किसी माइग्रेशन में उसे संयुक्त की (composite key) बनाएँ।',

  // The file store
  bucketMissing: '{endpoint} के फ़ाइल भंडार में {bucket} नाम का बकेट नहीं है। उसे बनाएँ, या S3_BUCKET में मौजूद बकेट दें।',
  storeForbidden:
    '{endpoint} का फ़ाइल भंडार इस कुंजी को {bucket} में लिखने नहीं देता। S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY और कुंजी की अनुमतियाँ जाँचें।',
  storeRequestRefused:
    '{endpoint} का फ़ाइल भंडार {bucket} के लिए हमारे अनुरोध स्वीकार नहीं करता। S3_REGION और S3_PATH_STYLE जाँचें।',
  storeUnreachable:
    '{endpoint} के फ़ाइल भंडार से संपर्क नहीं हो पा रहा है। देखें कि S3_ENDPOINT सही है और भंडार चल रहा है।',
  upgradeBackup:
    'Munshi {version} डेटाबेस में {count, plural, one {एक बदलाव} other {# बदलाव}} करेगा। पहले बैकअप बनाया जा रहा है: {folder}।',
  upgradeBegins:
    'बैकअप पूरा हुआ और {days, number} दिन रखा जाएगा। पिछले संस्करण पर लौटने के लिए इसे खाली फ़ोल्डर में वापस लाएँ: npm run restore -- {folder}।',
  upgradeWithout:
    'Munshi {version} बिना बैकअप के डेटाबेस में {count, plural, one {एक बदलाव} other {# बदलाव}} करेगा, क्योंकि UPGRADE_BACKUP बंद है।',
  upgradeNeedsRoom:
    'नया संस्करण डेटाबेस बदले, इससे पहले बैकअप बनता है, जिसे {needed, number} MB तक चाहिए; {folder} में {free, number} MB बचा है। कुछ जगह खाली करें, या दूसरी डिस्क पर बैकअप लेकर UPGRADE_BACKUP=off के साथ शुरू करें।',
});
