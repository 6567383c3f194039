import type { Translation } from '../../message-types.ts';
import type english from '../en-US/alarm.ts';

const alarm: Translation<typeof english> = {
  'alarm.emptyTitle': 'Nichts Neues für dich',
  'alarm.emptyText': 'Antworten, Geschenke und Gutscheine für dich erscheinen hier.',
  'alarm.kept': '{{days}} Tage lang aufbewahrt',
  'alarm.pages': 'Seiten der Benachrichtigungen',
  'alarm.kindTICKET_ANSWERED': 'Wir haben deine Anfrage „{{title}}“ beantwortet.',
  'alarm.kindGIFT_OFFERED': 'Ein Geschenk wartet auf dich: {{title}}',
  'alarm.kindCOUPON_GIVEN': 'Du hast einen neuen Gutschein: {{title}}',
};

export default alarm;
