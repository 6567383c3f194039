import type { Translation } from '../../message-types.ts';
import type english from '../en-US/login.ts';

const login: Translation<typeof english> = {
  'login.title': 'تسجيل الدخول',
  'login.lead': 'تابع القراءة على كل جهاز',
  'login.text': 'مكتبتك وعملاتك وموضع قراءتك تبقى معك.',
  'login.with': 'المتابعة باستخدام {{provider}}',
  'login.withEmail': 'المتابعة بالبريد الإلكتروني',
  'login.withEmailOrPhone': 'البريد الإلكتروني أو رقم الهاتف',
  'login.lastUsed': 'آخر ما استخدمته',
  'login.legal': 'بالمتابعة فإنك توافق على:',
  'login.lookAround': 'تصفّح أولًا',
  'login.email': 'البريد الإلكتروني',
  'login.password': 'كلمة المرور',
  'login.keep': 'إبقائي مسجّل الدخول',
  'login.signUp': 'إنشاء حساب',
  'login.noAccount': 'ليس لديك حساب بعد؟',
  'login.loggedInAs': 'أنت مسجّل الدخول باسم {{name}}.',
  'login.logOutAndGoOn': 'تسجيل الخروج والمتابعة',
  'login.goBack': 'رجوع',
  'login.tooMany': 'حاول مجددًا بعد 15 دقيقة، أو عيّن كلمة مرور جديدة.',
  'login.wallFree_zero': 'لا حلقات مجانية ({{count}})',
  'login.wallFree_one': 'الحلقة 1 مجانية',
  'login.wallFree_two': 'الحلقتان 1 و2 مجانيتان',
  'login.wallFree_few': 'الحلقات 1–{{count}} مجانية',
  'login.wallFree_many': 'الحلقات 1–{{count}} مجانية',
  'login.wallFree_other': 'الحلقات 1–{{count}} مجانية',
  'login.wallAccount': 'القراءة مجانية لأصحاب الحسابات',
  'login.movedTitle': 'انتقل حسابك إلى هنا',
  'login.movedText': 'عملاتك ومكتبتك ومواضع قراءتك هنا بالفعل. سجّل الدخول هذه المرة بهذا الزر، ثم كالمعتاد لاحقًا.',
  'login.movedButton': 'تسجيل الدخول',
  'login.joinedSo': 'حسابك بهذا البريد الإلكتروني يُفتح بهذه الطريقة.',
  'login.movedOver': 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. سجّل الدخول كالمعتاد من فضلك.',
  'login.asGuest': 'المتابعة كضيف',
};

export default login;
