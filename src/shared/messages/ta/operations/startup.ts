import type { messages as english } from '#shared/messages/en/operations/startup.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('startup', {
  ready: 'Munshi தயார். {address} முகவரியைத் திறக்கவும்',
  starting: 'Munshi தொடங்குகிறது. சிறிது நேரத்தில் மீண்டும் முயற்சி செய்யவும்.',

  // Settings
  settingsInvalid: 'இந்த அமைப்புகளைப் பயன்படுத்த முடியாது:\n{lines}',
  setting: '{name}: {problem}',
  giveNumber: 'ஓர் எண்ணைக் கொடுக்கவும்.',
  giveWholeNumber: 'ஒரு முழு எண்ணைக் கொடுக்கவும்.',
  giveAtLeast: '{least} அல்லது அதற்கு மேற்பட்ட எண்ணைக் கொடுக்கவும்.',
  giveAtMost: '{most} அல்லது அதற்குக் குறைந்த எண்ணைக் கொடுக்கவும்.',
  giveLonger: 'குறைந்தது {least, plural, one {# எழுத்தைக்} other {# எழுத்துகளைக்}} கொடுக்கவும்.',
  giveShorter: 'அதிகபட்சம் {most, plural, one {# எழுத்தைக்} other {# எழுத்துகளைக்}} கொடுக்கவும்.',
  giveOneOf: 'இவற்றில் ஒன்றைக் கொடுக்கவும்: {values}.',
  giveAddress: '{schemes} என்று தொடங்கும் முகவரியைக் கொடுக்கவும்.',
  giveIndexName:
    'சிறிய ஆங்கில எழுத்துகள், இலக்கங்கள், இணைப்புக்குறிகள் மட்டும் கொண்டு, எழுத்தில் தொடங்கும் பெயரைக் கொடுக்கவும்.',
  giveHttps: 'https:// என்று தொடங்கும் முகவரியைக் கொடுக்கவும். http:// இந்தக் கணினிக்கு மட்டுமே அனுமதிக்கப்படும்.',
  giveOrigin:
    'https://app.example.com போன்ற origin-களைக் கொடுக்கவும்; host சிறிய எழுத்துகளில், பாதை இல்லாமல். http:// இந்தக் கணினிக்கு மட்டுமே அனுமதிக்கப்படும்.',
  giveEmail: 'ஒரு மின்னஞ்சல் முகவரியைக் கொடுக்கவும்.',
  giveTwilioAccount: 'AC என்று தொடங்கும் கணக்கு அடையாள எண்ணைக் (ID) கொடுக்கவும்.',
  giveOtherForm: '.env.example விளக்கும் வடிவத்தில் மதிப்பைக் கொடுக்கவும்.',
  settingMissing: 'இதையும் அமைக்கவும்; {others} உடன் இதுவும் தேவை.',
  testPaymentsWithKeys: 'PAYMENTS=test என்பதையோ Razorpay விசைகளையோ நீக்கவும். இரண்டையும் சேர்த்துப் பயன்படுத்த முடியாது.',
  testPaymentsInPublic:
    'PAYMENTS=test இந்தக் கணினிக்கு மட்டுமே; PUBLIC_URL வேறொரு கணினியைக் குறிப்பிடுகிறது. இரண்டில் ஒன்றை நீக்கவும்.',
  plansFileMissing: 'திட்டங்களின் கோப்பான {file}-ஐப் படிக்க முடியவில்லை. PLANS_FILE-ஐச் சரிபார்க்கவும்.',
  plansFileInvalid: 'திட்டங்களின் கோப்பான {file} செல்லுபடியாகாது: {problem}',
  storeSettingsMissing:
    'STORAGE=s3 என்பதற்கு {missing} தேவை. இல்லாதவற்றை அமைக்கவும், அல்லது STORAGE=disk என அமைக்கவும்.',

  localEmbeddingsMissing:
    'சேவையகத்தில் இயங்கும் மாதிரிக்குத் தேவையான தொகுப்பு (package) நிறுவப்படவில்லை. npm run local-embeddings:install (474 MB) கட்டளையை இயக்கவும், அல்லது EMBEDDINGS, EMBEDDINGS_FOLDER ஆகியவற்றை நீக்கவும்.',
  localModelIncomplete:
    'EMBEDDINGS_FOLDER-இல் பயன்படுத்தக்கூடிய மாதிரி இல்லை: {folder} கோப்புறையில் {file} இல்லை. transformers.js படிக்கும் வடிவத்தில் உள்ள மாதிரியின் கோப்புறையை அதில் அமைக்கவும்.',

  // The data folder
  otherOwner:
    '{folder} வேறொரு பயனருக்கு (எண் {user}) உரியது. MUNSHI_DATA-இல் உங்கள் சொந்தக் கோப்புறையை அமைக்கவும், அல்லது அந்தப் பயனராக Munshi-ஐத் தொடங்கவும்.',
  diskFull: '{folder} உள்ள வட்டு நிரம்பிவிட்டது. சேமித்தவை பாதுகாப்பாக உள்ளன. இடத்தைக் காலிசெய்து மீண்டும் தொடங்கவும்.',
  diskAlmostFull:
    '{folder} உள்ள வட்டு நிரம்பிவிட்டது (மீதம் {free} MB). சேமித்தவை பாதுகாப்பாக உள்ளன. இடத்தைக் காலிசெய்து மீண்டும் தொடங்கவும்.',
  diskTooSmall:
    'புதிய தரவுத்தளத்திற்கு {needed} MB தேவை; {folder} உள்ள வட்டில் {free} MB மட்டுமே மீதம் உள்ளது. இடத்தைக் காலிசெய்யவும், அல்லது MUNSHI_DATA-இல் வேறொரு வட்டில் உள்ள கோப்புறையை அமைக்கவும்.',
  quotaUsedUp:
    '{folder} உள்ள வட்டில் உங்களுக்கு ஒதுக்கிய இடம் தீர்ந்துவிட்டது. சேமித்தவை பாதுகாப்பாக உள்ளன. இடத்தைக் காலிசெய்து மீண்டும் தொடங்கவும்.',
  folderNotWritable:
    '{folder} கோப்புறையில் எழுத இந்தப் பயனருக்கு அனுமதி இல்லை. MUNSHI_DATA-இல் உங்கள் சொந்தக் கோப்புறையை அமைக்கவும், அல்லது இந்தக் கோப்புறையின் உரிமையாளரை மாற்றவும்.',
  folderReadOnly:
    '{folder} உள்ள வட்டில் எழுத முடியாது; அதைப் படிக்க மட்டுமே முடியும். MUNSHI_DATA-இல் வேறொரு வட்டில் உள்ள கோப்புறையை அமைக்கவும்.',
  fileInTheWay:
    '{folder} கோப்புறையை உருவாக்க முடியாது; இந்தப் பாதையின் ஒரு பகுதி கோப்பாக உள்ளது. MUNSHI_DATA-இல் வேறொரு பாதையை அமைக்கவும்.',
  folderIsFile: '{folder} ஒரு கோப்புறை அல்ல, கோப்பு. MUNSHI_DATA-இல் வேறொரு பாதையை அமைக்கவும்.',
  folderUnusable: '{folder} கோப்புறையைப் பயன்படுத்த முடியாது: {reason}.',
  heldByServer:
    'Munshi ஏற்கெனவே {folder} கோப்புறையில் இயங்குகிறது (செயல்முறை {pid}, முகவரி {host}:{port}). அதையே பயன்படுத்தவும், அதை நிறுத்தவும், அல்லது இரண்டாவதைத் தொடங்க MUNSHI_DATA, PORT ஆகியவற்றை அமைக்கவும்.',
  heldByProcess:
    'Munshi ஏற்கெனவே {folder} கோப்புறையில் இயங்குகிறது (செயல்முறை {pid}). அது முடியும் வரை காத்திருக்கவும், அதை நிறுத்தவும், அல்லது இரண்டாவதைத் தொடங்க MUNSHI_DATA, PORT ஆகியவற்றை அமைக்கவும்.',

  // The secrets
  certificateUnreadable:
    'OPENSEARCH_CA குறிப்பிடும் {file} கோப்பைப் படிக்க முடியவில்லை ({reason}). இதைப் படிக்க இந்தப் பயனருக்கு அனுமதி கொடுக்கவும், அல்லது வேறு கோப்பைக் குறிப்பிடவும்.',
  secretsUnreadable:
    '{file} கோப்பை இந்தப் பயனரால் படிக்க முடியவில்லை ({reason}). எதுவும் மாற்றப்படவில்லை. அதைப் படிக்க இந்தப் பயனருக்கு அனுமதி கொடுக்கவும்.',
  secretsMissing:
    '{file} இல்லை. அதே கோப்புறையில் உள்ள தரவுத்தளத்தின் கடவுச்சொற்கள் அதில் இருப்பதால், தரவுத்தளத்தைத் திறக்க முடியாது. எதுவும் மாற்றப்படவில்லை. காப்பு நகலிலிருந்து கோப்பை மீட்டெடுக்கவும்.',
  secretsDamaged: '{file} சேதமடைந்துள்ளது. எதுவும் மாற்றப்படவில்லை. காப்பு நகலிலிருந்து கோப்பை மீட்டெடுக்கவும்.',
  secretsDoNotFit:
    '{file} கோப்பில் உள்ள கடவுச்சொற்கள் அதே கோப்புறையில் உள்ள தரவுத்தளத்தின் கடவுச்சொற்கள் அல்ல. எதுவும் மாற்றப்படவில்லை. இந்தத் தரவுத்தளத்துடன் உருவான கோப்பை மீட்டெடுக்கவும்.',

  // The port
  portInUse:
    '{host} முகவரியில் {port} போர்ட்டை வேறொரு நிரல் பயன்படுத்துகிறது. PORT-இல் பயன்பாட்டில் இல்லாத எண்ணை அமைக்கவும்; எடுத்துக்காட்டு: PORT={next}.',
  portNotPermitted:
    '{port} போர்ட்டைப் பயன்படுத்த இந்தப் பயனருக்கு அனுமதி இல்லை. PORT-இல் 1024-ஐவிடப் பெரிய எண்ணை அமைக்கவும்; எடுத்துக்காட்டு: PORT=3000.',
  hostNotHere:
    '{host} இந்தக் கணினியின் முகவரி அல்ல. HOST-இல் 127.0.0.1 அல்லது இந்தக் கணினியின் ஒரு முகவரியை அமைக்கவும்.',
  hostUnknown:
    '{host} என்ற கணினிப் பெயர் அறியப்படவில்லை. HOST-இல் 127.0.0.1 அல்லது இந்தக் கணினியின் ஒரு முகவரியை அமைக்கவும்.',
  cannotListen: '{host}:{port} முகவரியில் Munshi-ஆல் இணைப்புகளை ஏற்க முடியவில்லை: {reason}.',

  // Our own PostgreSQL
  postgresNotFound:
    'PostgreSQL {oldest} அல்லது அதைவிடப் புதிய பதிப்பு இந்தக் கணினியில் இல்லை. அதை நிறுவவும், அல்லது DATABASE_URL-இல் வேறிடத்தில் இயங்கும் சேவையகத்தை அமைக்கவும்.',
  postgresVersionNotFound:
    'PostgreSQL {version} இந்தக் கணினியில் இல்லை. MUNSHI_DATA-இல் உள்ள தரவுத்தளத்தை அதுதான் உருவாக்கியது; வேறு எந்தப் பதிப்பாலும் அதைத் திறக்க முடியாது. தரவு பாதுகாப்பாக உள்ளது. PostgreSQL {version}-ஐ நிறுவவும்.',
  postgresIncomplete:
    'Munshi-உடன் வந்த PostgreSQL முழுமையாக இல்லை; {folder} கோப்புறையில் எழுத இந்தப் பயனருக்கு அனுமதி இல்லை. அந்தக் கோப்புறையின் உரிமையாளராக "npm ci" கட்டளையை இயக்கவும்.',
  postgresNotAsRoot:
    'PostgreSQL root பயனராக இயங்காது; அதை இயக்க "postgres" அல்லது "nobody" என்ற பயனரும் இல்லை. Munshi-ஐ ஒரு சாதாரணப் பயனராகத் தொடங்கவும், அல்லது DATABASE_URL-ஐ அமைக்கவும்.',
  folderClosed:
    'Munshi root பயனராக இயங்கும்போது தரவுத்தளம் "{user}" பயனராக இயங்கும்; அவருக்கு {folder} கோப்புறைக்குள் செல்ல அனுமதி இல்லை. அவர் செல்லக்கூடிய கோப்புறையை MUNSHI_DATA-இல் அமைக்கவும்; எடுத்துக்காட்டு: MUNSHI_DATA=/var/lib/munshi. அல்லது Munshi-ஐ ஒரு சாதாரணப் பயனராகத் தொடங்கவும்.',
  copyNotOurs:
    '{folder} கோப்புறையை Munshi உருவாக்கவில்லை; ஆனால் இந்தப் பாதை Munshi-க்குத் தேவை. அதை அகற்றி மீண்டும் தொடங்கவும்.',
  databaseNotCreated: '{folder} கோப்புறையில் தரவுத்தளத்தை உருவாக்க முடியவில்லை: {reason}.',
  postgresNotStarted: 'PostgreSQL-ஐத் தொடங்க முடியவில்லை: {reason}.',
  postgresFailed: 'PostgreSQL தொடங்கவில்லை: {reason}. அதன் பதிவேடு (log): {log}.',

  // The server in DATABASE_URL
  postgresTooOld:
    'DATABASE_URL-இல் உள்ள சேவையகம் PostgreSQL {version}. Munshi-க்கு 16 அல்லது அதைவிடப் புதிய பதிப்பு தேவை.',
  passwordWrong: 'DATABASE_URL-இல் "{user}" பயனரின் கடவுச்சொல் தவறானது. அதைத் திருத்தவும்.',
  userRefused:
    '{host} சேவையகம் "{user}" பயனரை ஏற்கவில்லை. DATABASE_URL-ஐயும் சேவையகத்தில் உள்ள pg_hba.conf கோப்பையும் சரிபார்க்கவும்.',
  databaseMissing:
    '{host} சேவையகத்தில் "{database}" என்ற தரவுத்தளம் இல்லை. அதை உருவாக்கவும், அல்லது DATABASE_URL-ஐத் திருத்தவும்.',
  databaseUnreachable:
    '{host} முகவரியில் பதில் இல்லை. அங்கு PostgreSQL-ஐத் தொடங்கவும், அல்லது DATABASE_URL-ஐத் திருத்தவும்.',
  databaseHostUnknown: 'DATABASE_URL-இல் உள்ள {host} என்ற கணினிப் பெயர் அறியப்படவில்லை. அதைத் திருத்தவும்.',
  databaseNotOpened:
    '{host} சேவையகத்தில் உள்ள தரவுத்தளத்தைத் திறக்க முடியவில்லை: {reason}. DATABASE_URL-ஐச் சரிபார்க்கவும்.',
  rolesNotPermitted:
    'DATABASE_URL-இல் உள்ள பாத்திரத்தால் (role) munshi_app, munshi_accounts, munshi_worker ஆகிய பாத்திரங்களை உருவாக்கவும் மாற்றவும் முடிய வேண்டும். அதற்கு CREATEROLE உரிமையையும், ஏற்கெனவே உள்ள பாத்திரங்களுக்கு ADMIN உரிமையையும் கொடுக்கவும்.',

  // Migrations
  databaseNewer:
    'இந்தத் தரவுத்தளத்தை Munshi-இன் புதிய பதிப்பு ஒன்று மாற்றியுள்ளது ({migration} இந்தப் பதிப்பில் இல்லை). தரவு பாதுகாப்பாக உள்ளது. புதிய பதிப்பைத் தொடங்கவும், அல்லது புதுப்பிப்பதற்கு முந்தைய காப்பு நகலை மீட்டெடுக்கவும்.',
  migrationEdited:
    'migrations/{migration} செயல்படுத்திய பிறகு திருத்தப்பட்டுள்ளது. அந்தத் திருத்தத்தை நீக்கி, மாற்றத்தைப் புதிய கோப்பில் எழுதவும்.',
  migrationLate:
    'migrations/{migration} வரிசையில், ஏற்கெனவே செயல்படுத்திய {last} கோப்புக்கு முன் வருகிறது. வரிசையில் பின்னால் வரும் பெயரை அதற்குக் கொடுக்கவும்.',
  migrationFailed: 'migrations/{migration} தோல்வியடைந்தது; அதன் மாற்றங்கள் நீக்கப்பட்டன: {reason}.',

  // Checks of the database
  durabilityOff:
    'PostgreSQL-இல் {count, plural, one {{settings} என்ற அமைப்பு} other {{settings} ஆகிய அமைப்புகள்}} அணைக்கப்பட்டிருப்பதால், பயனர்கள் சேமித்தவை இழக்கப்படலாம். {count, plural, one {அதை} other {அவற்றை}} இயக்கவும்.',
  roleTooPowerful:
    'தரவுத்தளத்தின் {count, plural, one {{roles} என்ற பாத்திரத்துக்கு} other {{roles} ஆகிய பாத்திரங்களுக்கு}} வரிசை நிலைப் பாதுகாப்பு (row-level security) பொருந்தாது; எனவே பயனர்கள் மற்றவர்களின் தரவைப் பார்க்க முடியும். SUPERUSER, BYPASSRLS, CREATEROLE ஆகியவற்றை நீக்கவும்.',
  roleOwnsTables:
    'munshi_app, munshi_accounts, munshi_worker ஆகிய பாத்திரங்களில் ஒன்று {tables} அட்டவணைகளின் உரிமையாளராக உள்ளது; எனவே அதனால் தரவின் பாதுகாப்பை நிறுத்த முடியும். மாற்றங்களைச் செயல்படுத்தும் (migration) பாத்திரத்தை உரிமையாளராக்கவும்.',
  tableUnprotected:
    '{tables} அட்டவணைகளில் வரிசை நிலைப் பாதுகாப்பு (row-level security) இயக்கிக் கட்டாயமாக்கப்படவில்லை; எனவே ஒரு பயனர் மற்றொருவரின் தரவைப் பார்க்க முடியும். ஒரு migration கோப்பில் அதை இயக்கவும்.',
  secondFactorUnchecked:
    '{tables} அட்டவணைகளை அணுக இரண்டாம் கட்டச் சரிபார்ப்பு கோரப்படுவதில்லை. ஒரு migration கோப்பில் அதற்கு CALL app.guard_with_second_factor எழுதவும்.',
  viewUnprotected:
    '{views} காட்சிகளுக்கு (views) வரிசை நிலைப் பாதுகாப்பு (row-level security) பொருந்தாது; எனவே ஒரு பயனர் மற்றொருவரின் தரவைப் பார்க்க முடியும். ஒரு migration கோப்பில் WITH (security_invoker = true) என அதை உருவாக்கவும்.',
  foreignKeyWithoutOwner:
    '{keys} என்ற வெளி விசையில் (foreign key) owner_id இல்லை; எனவே ஒரு பயனரின் வரிசை மற்றொரு பயனரின் வரிசையைச் சுட்ட முடியும். ஒரு migration கோப்பில் அதைக் கூட்டு விசையாக (composite key) மாற்றவும்.',

  // The file store
  bucketMissing:
    '{endpoint} முகவரியில் உள்ள கோப்புச் சேமிப்பகத்தில் {bucket} என்ற bucket இல்லை. அதை உருவாக்கவும், அல்லது ஏற்கெனவே உள்ள ஒன்றை S3_BUCKET-இல் அமைக்கவும்.',
  storeForbidden:
    '{endpoint} முகவரியில் உள்ள கோப்புச் சேமிப்பகம், இந்த விசையைக் கொண்டு {bucket}-இல் எழுத அனுமதிக்கவில்லை. S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, விசையின் அனுமதிகள் ஆகியவற்றைச் சரிபார்க்கவும்.',
  storeRequestRefused:
    '{endpoint} முகவரியில் உள்ள கோப்புச் சேமிப்பகம், {bucket} தொடர்பான நம் கோரிக்கைகளை ஏற்கவில்லை. S3_REGION, S3_PATH_STYLE ஆகியவற்றைச் சரிபார்க்கவும்.',
  storeUnreachable:
    '{endpoint} முகவரியில் உள்ள கோப்புச் சேமிப்பகத்தைத் தொடர்புகொள்ள முடியவில்லை. S3_ENDPOINT சரியா, சேமிப்பகம் இயங்குகிறதா எனப் பார்க்கவும்.',
});
