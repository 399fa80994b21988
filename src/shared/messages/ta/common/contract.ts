import type { messages as english } from '#shared/messages/en/common/contract.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('contract', {
  fieldMissing: '‘{field}’ தரப்படவில்லை.',
  fieldText: '‘{field}’ உரையாக இருக்க வேண்டும்.',
  fieldNumber: '‘{field}’ எண்ணாக இருக்க வேண்டும்.',
  fieldWhole: '‘{field}’ முழு எண்ணாக இருக்க வேண்டும்.',
  fieldYesNo: '‘{field}’ true அல்லது false ஆக இருக்க வேண்டும்.',
  fieldList: '‘{field}’ பட்டியலாக இருக்க வேண்டும்.',
  fieldObject: '‘{field}’ ஒரு பொருளாக (object) இருக்க வேண்டும்.',
  fieldOneOf: '‘{field}’ இவற்றில் ஒன்றாக இருக்க வேண்டும்: {values}.',
  fieldAtMost: '‘{field}’ அதிகபட்சம் {limit, number} ஆக இருக்கலாம்.',
  fieldAtLeast: '‘{field}’ குறைந்தபட்சம் {limit, number} ஆக இருக்க வேண்டும்.',
  fieldLongest: '‘{field}’-இல் அதிகபட்சம் {limit, number} எழுத்துகள் அல்லது உருப்படிகள் இருக்கலாம்.',
  fieldShortest: '‘{field}’-இல் குறைந்தபட்சம் {limit, number} எழுத்துகள் அல்லது உருப்படிகள் இருக்க வேண்டும்.',
  fieldForm: '‘{field}’-இன் வடிவம் சரியாக இல்லை.',
  fieldsUnknown: 'இங்கு அறியப்படாதவை: {fields}.',
  inputForm: 'கோரிக்கையின் வடிவம் சரியாக இல்லை.',
});
