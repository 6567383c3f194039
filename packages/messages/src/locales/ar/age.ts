import type { Translation } from '../../message-types.ts';
import type english from '../en-US/age.ts';

const age: Translation<typeof english> = {
  'age.ask': 'هل عمرك {{age}} عامًا أو أكثر؟',
  'age.askText': 'يضم هذا القسم أعمالًا للبالغين. نسأل مرة واحدة في اليوم.',
  'age.askYearlyText': 'يضم هذا القسم أعمالًا للبالغين. نسأل مرة واحدة في العام.',
  'age.birthdayText': 'هذا القسم لمن بلغ {{age}} عامًا أو أكثر. نسأل مرة واحدة في العام.',
  'age.birthdayTitle': 'متى وُلدت؟',
  'age.checkBirthday': 'يرجى التحقق من تاريخ ميلادك.',
  'age.confirmed': 'تم تأكيد عمرك',
  'age.confirmedText': 'يمكنك إغلاق هذه النافذة ومواصلة القراءة.',
  'age.consent': 'أوافق على استخدام اسمي وتاريخ ميلادي ورقم هاتفي للتحقق من عمري.',
  'age.day': 'اليوم',
  'age.hiddenText': 'عمرك مؤكد، لكنك أوقفت عرضها.',
  'age.hiddenTitle': 'أعمال البالغين مخفية',
  'age.knownText': 'تاريخ ميلادك هو {{date}}. نسأل مرة واحدة في العام.',
  'age.knownTitle': 'هل ما زلت أنت؟',
  'age.leave': 'مغادرة',
  'age.loginText': 'سجّل الدخول وأكّد عمرك مرة كل عام لرؤية هذا القسم.',
  'age.month': 'الشهر',
  'age.no': 'لا',
  'age.nothingHappened': 'لم يحدث شيء؟ أغلق تلك النافذة وابدأ من جديد.',
  'age.opensAt': 'يُفتح هذا القسم لمن بلغ {{age}} عامًا.',
  'age.phoneNote': 'يجب أن يكون الهاتف مسجلًا باسمك.',
  'age.phoneText': 'في كوريا تتطلب أعمال البالغين أيضًا التحقق عبر الهاتف مرة كل عام.',
  'age.phoneTitle': 'أكّد عمرك عبر الهاتف',
  'age.readOn': 'متابعة القراءة',
  'age.secondOfTwo': '2 من 2',
  'age.show': 'إظهارها',
  'age.startAgain': 'ابدأ من جديد',
  'age.title': 'تأكيد العمر',
  'age.toPhoneCheck': 'المتابعة إلى التحقق عبر الهاتف',
  'age.verifyByPhone': 'التحقق عبر الهاتف',
  'age.year': 'السنة',
  'age.yes': 'نعم',
};

export default age;
