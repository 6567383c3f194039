import type { Translation } from '../../message-types.ts';
import type english from '../en-US/sign-up.ts';

const signUp: Translation<typeof english> = {
  'signUp.title': 'إنشاء حساب',
  'signUp.step': '{{step}} من {{steps}}',
  'signUp.addressTitle': 'ما بريدك الإلكتروني؟',
  'signUp.addressText': 'نرسل إليه رمزًا لنتأكد من أنه لك.',
  'signUp.sendCode': 'إرسال الرمز',
  'signUp.codeTitle': 'أدخل الرمز',
  'signUp.codeText': 'أرسلنا رمزًا إلى {{address}}. يسري لمدة ساعة واحدة.',
  'signUp.code': 'الرمز',
  'signUp.confirm': 'تأكيد',
  'signUp.changeAddress': 'تغيير العنوان',
  'signUp.again': 'إعادة الإرسال',
  'signUp.againIn': 'إعادة الإرسال بعد {{seconds}} ث',
  'signUp.wait': 'الرمز في طريقه إليك. يمكنك طلب رمز آخر بعد {{seconds}} ثانية.',
  'signUp.passwordTitle': 'اختر كلمة مرور',
  'signUp.passwordAgain': 'كلمة المرور مرة أخرى',
  'signUp.ruleLength': 'من 8 إلى 20 رمزًا',
  'signUp.ruleKinds': 'نوعان على الأقل: حروف كبيرة أو صغيرة أو أرقام أو رموز',
  'signUp.terms': 'أوافق على [شروط الاستخدام] (مطلوب)',
  'signUp.privacy': 'أوافق على [سياسة الخصوصية] (مطلوب)',
  'signUp.mail': 'أخبار وعروض بالبريد الإلكتروني (اختياري)',
  'signUp.agreeRequired': 'الموافقة على المطلوب',
  'signUp.start': 'ابدأ القراءة',
  'signUp.almostTitle': 'بقيت خطوة',
  'signUp.almostText': 'اختر الاسم الذي يراه القرّاء الآخرون.',
  'signUp.nickname': 'الاسم المستعار',
  'signUp.notNow': 'ليس الآن',
  'signUp.ageNotice': 'يجب أن يكون عمرك 13 عامًا أو أكثر لإنشاء حساب.',
  'signUp.phoneTitle': 'ما رقم هاتفك؟',
  'signUp.phoneText': 'سنرسل إليه رمزًا لنعرف أنه لك.',
  'signUp.phoneCodeText': 'أرسلنا رمزًا إلى {{phone}}، وهو صالح لمدة 10 دقائق.',
  'signUp.changeNumber': 'تغيير الرقم',
};

export default signUp;
