import type { Translation } from '../../message-types.ts';
import type english from '../en-US/password.ts';

const password: Translation<typeof english> = {
  'password.forgot': 'هل نسيت كلمة المرور؟',
  'password.findTitle': 'تعيين كلمة مرور جديدة',
  'password.findText': 'نرسل رابطًا إلى بريد حسابك الإلكتروني.',
  'password.byMail': 'بالبريد الإلكتروني',
  'password.byPhone': 'بالهاتف',
  'password.sendLink': 'إرسال الرابط',
  'password.sent': 'إن كان هناك حساب فقد أرسلنا رسالة.',
  'password.sentText': 'يسري الرابط لمدة ساعة واحدة. تحقق أيضًا من البريد غير المرغوب.',
  'password.phone': 'رقم الهاتف',
  'password.phoneSent': 'إن كان للرقم {{phone}} حساب فقد أرسلنا رمزًا. يسري لمدة 10 دقائق.',
  'password.newTitle': 'اختر كلمة مرور جديدة',
  'password.new': 'كلمة المرور الجديدة',
  'password.again': 'كلمة المرور الجديدة مرة أخرى',
  'password.save': 'حفظ كلمة المرور',
  'password.resetDone': 'تم تعيين كلمة المرور الجديدة. سجّل الدخول بها.',
  'password.ruleMixed': 'حروف وأرقام',
  'password.deadTitle': 'لم يعد هذا الرابط صالحًا',
  'password.deadText': 'يسري الرابط ساعة واحدة ويُستخدم مرة واحدة.',
  'password.askAgain': 'طلب رابط جديد',
  'password.changeTitle': 'تغيير كلمة المرور',
  'password.old': 'كلمة المرور الحالية',
  'password.changed': 'تغيّرت كلمة المرور، وسُجّل الخروج من الأجهزة الأخرى.',
  'password.findIdTitle': 'العثور على معرّفك',
  'password.findIdText': 'سنرسل رمزًا إلى رقم هاتفك.',
  'password.idsTitle': 'الحسابات المرتبطة بهذا الرقم',
  'password.forgotId': 'هل نسيت معرّفك؟',
  'password.newCode': 'إرسال رمز جديد',
};

export default password;
