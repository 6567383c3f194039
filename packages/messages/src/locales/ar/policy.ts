import type { Translation } from '../../message-types.ts';
import type english from '../en-US/policy.ts';

const policy: Translation<typeof english> = {
  'policy.current': 'اقرأ النسخة السارية',
  'policy.effective': 'سارية منذ {{date}}',
  'policy.emptyText': 'لم ينشر مشغّل الموقع هذا النص بعد. يرجى العودة لاحقًا.',
  'policy.emptyTitle': 'لم يُنشر شيء هنا بعد',
  'policy.kindMARKETING': 'الرسائل التسويقية',
  'policy.kindPAYMENT': 'شروط الدفع',
  'policy.kindPRIVACY': 'الخصوصية',
  'policy.kindTERMS': 'شروط الاستخدام',
  'policy.kindYOUTH': 'حماية القاصرين',
  'policy.more': 'نصوص قانونية أخرى',
  'policy.otherLanguage': 'هذا النص متاح باللغة التالية فقط: {{language}}.',
  'policy.past': 'نسخة سابقة، سرت منذ {{date}}',
  'policy.version': 'النسخة {{version}} · {{date}}',
  'policy.versions': 'كل النسخ',
};

export default policy;
