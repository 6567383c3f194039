import type { Translation } from '../../message-types.ts';
import type english from '../en-US/alarm.ts';

const alarm: Translation<typeof english> = {
  'alarm.emptyTitle': 'لا جديد لك الآن',
  'alarm.emptyText': 'تظهر هنا الحلقات الجديدة من الأعمال التي تتابعها والردود والهدايا والقسائم.',
  'alarm.kept': 'تُحفظ {{days}} يومًا',
  'alarm.pages': 'صفحات التنبيهات',
  'alarm.kindTICKET_ANSWERED': 'أجبنا عن سؤالك «{{title}}».',
  'alarm.kindGIFT_OFFERED': 'هدية بانتظارك: {{title}}',
  'alarm.kindCOUPON_GIVEN': 'لديك قسيمة جديدة: {{title}}',
  'alarm.kindNEW_EPISODE': 'صدرت حلقة جديدة: {{title}}',
  'alarm.kindNEW_ADULT_EPISODE': 'صدرت حلقة جديدة من عمل تتابعه.',
  'alarm.kindFREE_TICKET_READY': 'تذكرتك المجانية جاهزة: {{title}}',
  'alarm.kindADULT_FREE_TICKET_READY': 'التذكرة المجانية لعمل تقرؤه جاهزة.',
  'alarm.kindCOINS_END_SOON': 'عملات تنتهي قريبًا: {{coins}}. استخدمها حتى {{day}}.',
  'alarm.kindGIFT_ENDS_SOON': 'استخدم هديتك حتى {{day}}: {{title}}',
  'alarm.kindCOUPON_ENDS_SOON': 'استخدم قسيمتك حتى {{day}}: {{title}}',
  'alarm.kindSPINS_END_SOON': 'تذاكر العجلة التي تنتهي قريبًا: {{tickets}}. استخدمها حتى {{day}}.',
  'alarm.outsideTICKET_ANSWERED': 'لقد أجبنا عن سؤالك.',
  'alarm.outsideMany': 'تنبيهات جديدة: {{count}}',
};

export default alarm;
