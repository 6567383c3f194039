import type { Translation } from '../../message-types.ts';
import type english from '../en-US/mail.ts';

const mail: Translation<typeof english> = {
  'mail.changeLead': 'أدخل هذا الرمز لاستخدام هذا العنوان في حسابك على {{name}}.',
  'mail.changeSubject': 'أكّد بريدك الإلكتروني الجديد',
  'mail.changedButton': 'افتح صفحة المساعدة',
  'mail.changedCaution': 'إن لم تكن أنت من فعل ذلك فقد دخل غيرك إلى حسابك، فأخبرنا فورًا عبر صفحة المساعدة.',
  'mail.changedFooter': 'أرسل {{name}} هذه الرسالة إلى العنوان السابق للحساب.',
  'mail.changedLead':
    'صار لحسابك على {{name}} بريد إلكتروني جديد. من الآن تصل الرموز والروابط إليه لا إلى هذا العنوان.',
  'mail.changedSubject': 'تغيّر بريدك الإلكتروني في {{name}}',
  'mail.codeCaution': 'احتفظ بالرمز لنفسك، فنحن لا نطلبه أبدًا عبر الهاتف أو الرسائل.',
  'mail.codeValid': 'مدة صلاحية الرمز: {{duration}}.',
  'mail.confirmLead': 'أدخل هذا الرمز في {{name}} لتأكيد بريدك الإلكتروني.',
  'mail.confirmSubject': 'أكّد بريدك الإلكتروني',
  'mail.footer': 'أرسل {{name}} هذه الرسالة لأن أحدهم أدخل هذا العنوان فيه.',
  'mail.ignore': 'إن لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة، ولن يتغير شيء.',
  'mail.linkCaution': 'يعمل الرابط مرة واحدة فقط، فلا تشاركه مع أحد.',
  'mail.linkOtherwise': 'إذا لم يعمل الزر فافتح هذا العنوان:',
  'mail.linkValid': 'مدة صلاحية الرابط: {{duration}}.',
  'mail.phoneCode': '[{{name}}] رمزك هو {{code}}، ومدة صلاحيته {{duration}}. لا تشاركه مع أحد.',
  'mail.resetButton': 'تعيين كلمة مرور جديدة',
  'mail.resetLead': 'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك على {{name}}. إن كان الطلب منك فعيّنها هنا.',
  'mail.resetSubject': 'تعيين كلمة مرور جديدة في {{name}}',
  'mail.signUpLead': 'أدخل هذا الرمز لمتابعة التسجيل في {{name}}.',
  'mail.signUpSubject': 'رمز التسجيل في {{name}}',
  'mail.withdrawalLead': 'أدخل هذا الرمز إن أردت حذف حسابك على {{name}}. لن يُحذف شيء قبل ذلك.',
  'mail.withdrawalSubject': 'أكّد رغبتك في حذف حسابك على {{name}}',
  'mail.answeredSubject': 'أجبنا عن سؤالك',
  'mail.answeredLead': 'أجاب {{name}} عن سؤالك، ويمكنك قراءة الجواب في الموقع.',
  'mail.answeredButton': 'اقرأ الجواب',
  'mail.answeredFooter': 'أرسل {{name}} هذه الرسالة لأنك طرحت سؤالًا فيه.',
  'mail.digestSubject': 'جديدك في {{name}}',
  'mail.digestLead': 'إليك ما هو جديد:',
  'mail.digestMore': 'رسائل أخرى: {{count}}',
  'mail.digestButton': 'عرض الكل',
  'mail.digestFooter': 'أرسل {{name}} هذه الرسالة لأنك تسمح بالأخبار عبر البريد. لا تصل أكثر من رسالة في اليوم.',
  'mail.digestUnsubscribe': 'إيقاف هذه الرسائل',
};

export default mail;
