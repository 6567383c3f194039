import type { Translation } from '../../message-types.ts';
import type english from '../en-US/roulette.ts';

const roulette: Translation<typeof english> = {
  'roulette.title': 'عجلة الحظ',
  'roulette.until': 'حتى {{date}}',
  'roulette.spin': 'أدر العجلة · تذكرة واحدة',
  'roulette.turning': 'تدور الآن',
  'roulette.skip': 'تخطَّ إلى النتيجة',
  'roulette.chances': 'الاحتمالات',
  'roulette.prize': 'الجائزة',
  'roulette.chance': 'الاحتمال',
  'roulette.nothing': 'لا جائزة',
  'roulette.won': 'ربحت: {{prize}}',
  'roulette.lost': 'لا جائزة هذه المرة.',
  'roulette.noTickets': 'ليست لديك تذكرة. تأتي التذاكر مع القسائم والفعاليات.',
  'roulette.toCoupons': 'أدخل رمز قسيمة',
  'roulette.closedTitle': 'لا عجلة تدور الآن',
  'roulette.closedText': 'تعود مع الفعاليات. عُد قريبًا.',
  'roulette.refusedTitle': 'هذه العجلة ليست لهذا الحساب',
  'roulette.toBenefit': 'انظر ما هو مجاني اليوم',
};

export default roulette;
