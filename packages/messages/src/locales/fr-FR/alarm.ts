import type { Translation } from '../../message-types.ts';
import type english from '../en-US/alarm.ts';

const alarm: Translation<typeof english> = {
  'alarm.emptyTitle': 'Rien de neuf pour vous',
  'alarm.emptyText': 'Les nouveaux épisodes de vos favoris, les réponses, cadeaux et coupons apparaissent ici.',
  'alarm.kept': 'Conservées {{days}} jours',
  'alarm.pages': 'Pages des notifications',
  'alarm.kindTICKET_ANSWERED': 'Nous avons répondu à votre demande « {{title}} ».',
  'alarm.kindGIFT_OFFERED': 'Un cadeau vous attend : {{title}}',
  'alarm.kindCOUPON_GIVEN': 'Vous avez un nouveau coupon : {{title}}',
  'alarm.kindNEW_EPISODE': 'Nouvel épisode disponible : {{title}}',
  'alarm.kindNEW_ADULT_EPISODE': 'L’un de vos favoris a un nouvel épisode.',
  'alarm.kindFREE_TICKET_READY': 'Votre ticket gratuit est prêt : {{title}}',
  'alarm.kindADULT_FREE_TICKET_READY': 'Le ticket gratuit d’une série que vous lisez est prêt.',
  'alarm.kindCOINS_END_SOON': 'Pièces qui expirent bientôt : {{coins}}. À utiliser avant la fin du {{day}}.',
  'alarm.kindGIFT_ENDS_SOON': 'Utilisez votre cadeau jusqu’au {{day}} : {{title}}',
  'alarm.kindCOUPON_ENDS_SOON': 'Utilisez votre coupon jusqu’au {{day}} : {{title}}',
  'alarm.kindSPINS_END_SOON':
    'Tickets de roulette qui expirent bientôt : {{tickets}}. À utiliser avant la fin du {{day}}.',
  'alarm.outsideTICKET_ANSWERED': 'Nous avons répondu à votre demande.',
  'alarm.outsideMany': 'Nouvelles notifications : {{count}}',
};

export default alarm;
