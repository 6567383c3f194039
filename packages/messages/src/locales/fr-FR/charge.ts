import type { Translation } from '../../message-types.ts';
import type english from '../en-US/charge.ts';

const charge: Translation<typeof english> = {
  'charge.window': '{{days}} derniers jours',
  'charge.typeCHARGE_COIN': 'Achat de pièces',
  'charge.received': 'Pièces reçues',
  'charge.typeEXCHANGE_MILEAGE': 'Échange de points',
  'charge.typeCANCEL_CHARGE_COIN': 'Achat remboursé',
  'charge.typeEXCHANGE_COUPON': 'Grâce à un coupon',
  'charge.typeADMIN_CHARGE_COIN': 'Offert par nous',
  'charge.typeADMIN_CANCEL_CHARGE_COIN': 'Repris par nous',
  'charge.bonusAmount': '{{amount}} en bonus',
  'charge.freeAmount': '{{amount}} offertes',
  'charge.statePending': 'En attente de votre paiement',
  'charge.stateRefunded': 'Remboursé',
  'charge.stateDisputed': 'Repris par le service de paiement',
  'charge.refundUntil': 'Remboursable jusqu’au {{date}}',
  'charge.spent': '{{amount}} de ses pièces sont dépensées.',
  'charge.pointsUsed': 'Ses points sont utilisés.',
  'charge.tooLate': 'Plus remboursable',
  'charge.byStore': 'Le remboursement se fait sur la boutique d’applications.',
  'charge.refund': 'Rembourser',
  'charge.view': 'Voir le paiement',
  'charge.refundPrice': 'Rembourser {{price}}',
  'charge.refundTitle': 'Rendre ces pièces ?',
  'charge.refundText': 'Voici ce qui est repris ; l’argent revient par le même chemin.',
  'charge.coins': 'Pièces',
  'charge.bonus': 'Pièces bonus',
  'charge.points': 'Mes points',
  'charge.money': 'Vous récupérez',
  'charge.couponBack': 'Le coupon est de nouveau à vous.',
  'charge.refunded': 'Le remboursement est en route.',
  'charge.emptyTitle': 'Pas encore de pièces',
  'charge.emptyText': 'Ce que vous achetez, échangez ou recevez apparaît ici.',
  'charge.end': 'C’est tout.',
};

export default charge;
