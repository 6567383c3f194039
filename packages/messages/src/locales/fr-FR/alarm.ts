import type { Translation } from '../../message-types.ts';
import type english from '../en-US/alarm.ts';

const alarm: Translation<typeof english> = {
  'alarm.emptyTitle': 'Rien de neuf pour vous',
  'alarm.emptyText': 'Réponses, cadeaux et coupons qui vous concernent s’affichent ici.',
  'alarm.kept': 'Conservées {{days}} jours',
  'alarm.pages': 'Pages des notifications',
  'alarm.kindTICKET_ANSWERED': 'Nous avons répondu à votre demande « {{title}} ».',
  'alarm.kindGIFT_OFFERED': 'Un cadeau vous attend : {{title}}',
  'alarm.kindCOUPON_GIVEN': 'Vous avez un nouveau coupon : {{title}}',
};

export default alarm;
