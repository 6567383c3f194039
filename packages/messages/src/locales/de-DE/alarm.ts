import type { Translation } from '../../message-types.ts';
import type english from '../en-US/alarm.ts';

const alarm: Translation<typeof english> = {
  'alarm.emptyTitle': 'Nichts Neues für dich',
  'alarm.emptyText': 'Neue Folgen deiner Favoriten, Antworten, Geschenke und Gutscheine erscheinen hier.',
  'alarm.kept': '{{days}} Tage lang aufbewahrt',
  'alarm.pages': 'Seiten der Benachrichtigungen',
  'alarm.kindTICKET_ANSWERED': 'Wir haben deine Anfrage „{{title}}“ beantwortet.',
  'alarm.kindGIFT_OFFERED': 'Ein Geschenk wartet auf dich: {{title}}',
  'alarm.kindCOUPON_GIVEN': 'Du hast einen neuen Gutschein: {{title}}',
  'alarm.kindNEW_EPISODE': 'Eine neue Folge ist da: {{title}}',
  'alarm.kindNEW_ADULT_EPISODE': 'Einer deiner Favoriten hat eine neue Folge.',
  'alarm.kindFREE_TICKET_READY': 'Dein Freiticket ist bereit: {{title}}',
  'alarm.kindADULT_FREE_TICKET_READY': 'Das Freiticket einer Serie, die du liest, ist bereit.',
  'alarm.kindCOINS_END_SOON': 'Coins, die bald verfallen: {{coins}}. Nutze sie bis {{day}}.',
  'alarm.kindGIFT_ENDS_SOON': 'Nutze dein Geschenk bis {{day}}: {{title}}',
  'alarm.kindCOUPON_ENDS_SOON': 'Nutze deinen Gutschein bis {{day}}: {{title}}',
  'alarm.kindSPINS_END_SOON': 'Glücksrad-Tickets, die bald verfallen: {{tickets}}. Nutze sie bis {{day}}.',
  'alarm.outsideTICKET_ANSWERED': 'Wir haben deine Anfrage beantwortet.',
  'alarm.outsideMany': 'Neue Benachrichtigungen: {{count}}',
};

export default alarm;
