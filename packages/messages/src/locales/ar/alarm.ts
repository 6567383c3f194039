import type { Translation } from '../../message-types.ts';
import type english from '../en-US/alarm.ts';

const alarm: Translation<typeof english> = {
  'alarm.emptyTitle': 'لا جديد لك الآن',
  'alarm.emptyText': 'هنا نخبرك بالأجوبة والهدايا والقسائم المخصّصة لك.',
  'alarm.kept': 'تُحفظ {{days}} يومًا',
  'alarm.pages': 'صفحات التنبيهات',
  'alarm.kindTICKET_ANSWERED': 'أجبنا عن سؤالك «{{title}}».',
  'alarm.kindGIFT_OFFERED': 'هدية بانتظارك: {{title}}',
  'alarm.kindCOUPON_GIVEN': 'لديك قسيمة جديدة: {{title}}',
};

export default alarm;
