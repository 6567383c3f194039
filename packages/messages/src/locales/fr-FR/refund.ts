import type { Translation } from '../../message-types.ts';
import type english from '../en-US/refund.ts';

const refund: Translation<typeof english> = {
  'refund.overMonthlyCap': 'La limite de ce mois serait dépassée.',
  'refund.totalTooSmall':
    'Le montant restant est trop faible pour un paiement. Choisissez un pack plus grand ou un autre coupon.',
  'refund.birthMonthNeeded': 'Indiquez-nous d’abord votre année et votre mois de naissance.',
  'refund.refundNotPaid': 'Rien n’a été payé pour cette commande.',
  'refund.refundDone': 'L’argent de cette commande est en route ou vous a déjà été rendu.',
  'refund.refundTooLate': 'Une recharge peut être remboursée dans les 7 jours.',
  'refund.refundTouched': 'Une partie de cette recharge est déjà utilisée : elle ne peut plus être remboursée.',
  'refund.refundAtStore': 'Ce qui a été payé dans la boutique de l’application y est remboursé.',
};

export default refund;
