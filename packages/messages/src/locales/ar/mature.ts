import type { Translation } from '../../message-types.ts';
import type english from '../en-US/mature.ts';

const mature: Translation<typeof english> = {
  'mature.ask': 'هل عمرك {{age}} عامًا أو أكثر؟',
  'mature.laterText': 'لا تظهر أعمال البالغين إلا لمن أكّد عمره. تأكيد العمر غير متاح في هذا الموقع بعد، وسيُفتح لاحقًا.',
  'mature.leave': 'مغادرة',
  'mature.loginText': 'سجّل الدخول وأكّد عمرك مرة كل عام لرؤية هذا القسم.',
  'mature.no': 'لا',
  'mature.text': 'يضم هذا القسم أعمالًا للبالغين. نسأل مرة واحدة في اليوم.',
  'mature.toNew': 'شاهد الجديد',
  'mature.toRanking': 'شاهد الترتيب',
  'mature.yes': 'نعم',
};

export default mature;
