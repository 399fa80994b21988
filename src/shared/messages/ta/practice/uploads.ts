import type { messages as english } from '#shared/messages/en/practice/uploads.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('uploads', {
  // The content
  fileEmpty: 'கோப்பு காலியாக உள்ளது.',
  contentDiffers: 'கோப்பின் பெயர் .{extension} என முடிகிறது; ஆனால் அதன் உள்ளடக்கம் வேறு வகையானது.',
  typeNotAccepted: 'இந்த வகைக் கோப்புகள் ஏற்கப்படாது. ஏற்கப்படும் வகைகள்: {extensions}.',
  damaged: 'கோப்பு சேதமடைந்துள்ளது அல்லது முழுமையாக இல்லை. அதை மீண்டும் சேமித்து, புதிய நகலைப் பதிவேற்றவும்.',
  unpacksTooLarge: 'கோப்பைப் பிரித்தால் {megabytes, number} MB-க்கு மேல் ஆகும்; எனவே அது ஏற்கப்படவில்லை.',

  // The size
  fileTooLarge: 'ஒரு கோப்பு அதிகபட்சம் {megabytes, number} MB இருக்கலாம்.',
  quotaExceeded:
    'உங்கள் கோப்புகள் மொத்தம் அதிகபட்சம் {gigabytes, number} GB இருக்கலாம்; இந்தக் கோப்பு அதைத் தாண்டும். தேவையில்லாத கோப்புகளை “நீக்கியவை” பகுதியிலிருந்தும் சேர்த்து நீக்கி, மீண்டும் முயற்சி செய்யவும்.',

  // The request
  interrupted: 'பதிவேற்றம் தடைபட்டது; எனவே எதுவும் சேமிக்கப்படவில்லை. மீண்டும் முயற்சி செய்யவும்.',
  noFile: 'பதிவேற்றத்தில் கோப்பு எதுவும் இல்லை.',
  severalFiles: 'ஒரு பதிவேற்றத்தில் ஒரு கோப்பு மட்டுமே இருக்கலாம். ஒவ்வொரு கோப்பையும் தனித்தனியாக அனுப்பவும்.',
  formUnreadable: 'படிவத்தைப் படிக்க முடியவில்லை: அதன் உள்ளடக்க வகையில் boundary இல்லை.',
  signatureInvalid: 'கையொப்பம் செல்லாது அல்லது காலாவதியாகிவிட்டது.',

  // Resumable uploads
  versionRequired: 'Tus-Resumable மதிப்பு {version} ஆக இருக்க வேண்டும்.',
  headerNotNumber: '{header} என்ற தலைப்பு பைட்டுகளின் எண்ணிக்கையாக இருக்க வேண்டும்.',
  lengthRequired: 'பதிவேற்றம் தொடங்கும்போதே கோப்பின் அளவு தெரிந்திருக்க வேண்டும்.',
  partType: 'பதிவேற்றத்தின் ஒரு பகுதியின் உள்ளடக்க வகை {type} ஆக இருக்க வேண்டும்.',
  metadataUnreadable: 'பதிவேற்றத்தின் விவரத்தை (Upload-Metadata) படிக்க முடியவில்லை.',
  metadataIncomplete: 'பதிவேற்றத்தின் விவரத்தில் bucketName ({bucket}), objectName ஆகியவை இருக்க வேண்டும்.',
  offsetDiffers: 'பதிவேற்றம் வேறொரு இடத்தில் உள்ளது. அந்த இடத்தைக் கேட்டு அங்கிருந்து தொடரவும்.',
  canBeResumed: 'பதிவேற்றம் தடைபட்டது. அதைத் தொடரலாம்.',
  longerThanDeclared: 'அறிவித்த அளவைவிடப் பதிவேற்றம் பெரியது.',

  // Stored objects
  objectNotFound: 'பொருள் கிடைக்கவில்லை',
  objectExists: 'இந்தப் பொருள் ஏற்கெனவே உள்ளது',
  objectInBin:
    'இந்தப் பொருள் ஏற்கெனவே “நீக்கியவை” பகுதியில் உள்ளது. அதை மீட்டெடுக்கவும், நிரந்தரமாக நீக்கவும், அல்லது வேறு பெயரைத் தேர்ந்தெடுக்கவும்.',
  storeFull: 'கோப்புக் கிடங்கு நிரம்பிவிட்டது; எனவே எதுவும் சேமிக்கப்படவில்லை. நீங்கள் முன்பு சேமித்தவை பாதுகாப்பாக உள்ளன.',
});
