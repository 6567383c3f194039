import type { Translation } from '../../message-types.ts';
import type english from '../en-US/field.ts';

const field: Translation<typeof english> = {
  'field.emailRequired': 'يرجى إدخال بريدك الإلكتروني.',
  'field.idRequired': 'يرجى إدخال البريد الإلكتروني أو رقم الهاتف.',
  'field.passwordRequired': 'يرجى إدخال كلمة المرور.',
  'field.passwordDiffers': 'كلمتا المرور غير متطابقتين.',
  'field.codeForm': 'يرجى إدخال جميع أرقام الرمز.',
  'field.agreementRequired': 'يرجى تحديد هذا المربع للمتابعة.',
  'field.nicknameForm': 'يرجى استخدام من 2 إلى 20 حرفًا أو رقمًا.',
  'field.nicknameTaken': 'هذا الاسم مستخدم. يرجى اختيار اسم آخر.',
  'field.phoneRequired': 'يرجى إدخال رقم هاتفك.',
  'field.phoneForm': 'يرجى التحقق من رقم الهاتف.',
  'field.show': 'إظهار',
  'field.hide': 'إخفاء',
};

export default field;
