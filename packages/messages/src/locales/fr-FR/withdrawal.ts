import type { Translation } from '../../message-types.ts';
import type english from '../en-US/withdrawal.ts';

const withdrawal: Translation<typeof english> = {
  'withdrawal.title': 'Supprimer le compte',
  'withdrawal.ends': 'Vous perdez dès maintenant : {{list}}.',
  'withdrawal.endsNothing': 'Ce compte n’a ni pièces ni épisodes.',
  'withdrawal.refundable_one': '{{count}} recharge peut encore être remboursée',
  'withdrawal.refundable_many': '{{count}} recharges peuvent encore être remboursées',
  'withdrawal.refundable_other': '{{count}} recharges peuvent encore être remboursées',
  'withdrawal.dates':
    'Les données sont effacées au bout d’un mois, le {{erased}}. Cet identifiant pourra se réinscrire après 30 jours, à partir du {{again}}.',
  'withdrawal.reason': 'Pourquoi partez-vous ?',
  'withdrawal.reasonFEW_SERIES': 'Trop peu de séries me plaisent',
  'withdrawal.reasonPRICES': 'Les prix sont trop élevés',
  'withdrawal.reasonSELDOM': 'Je lis trop rarement',
  'withdrawal.reasonFAULTS': 'Quelque chose ne fonctionne pas',
  'withdrawal.reasonNEW_ACCOUNT': 'Je veux repartir avec un autre compte',
  'withdrawal.reasonPRIVACY': 'Je ne veux pas que mes données soient conservées',
  'withdrawal.reasonOTHER': 'Une autre raison',
  'withdrawal.reasonRequired': 'Veuillez choisir une raison.',
  'withdrawal.detail': 'Avec vos mots',
  'withdrawal.detailRequired': 'Dites-nous en un peu plus.',
  'withdrawal.agree': 'J’ai lu ce qui précède et je souhaite la suppression de mon compte.',
  'withdrawal.keep': 'Garder mon compte',
  'withdrawal.confirmTitle': 'Supprimer votre compte ?',
  'withdrawal.confirmText': 'Vous êtes aussitôt déconnecté partout. C’est irréversible.',
  'withdrawal.yes': 'OUI',
  'withdrawal.no': 'NON',
  'withdrawal.doneTitle': 'Nous avons reçu votre demande',
  'withdrawal.doneText':
    'Votre compte est fermé. Ses données seront effacées le {{erased}}. Cet identifiant pourra se réinscrire à partir du {{again}}.',
  'withdrawal.requestedUntil':
    'La suppression de ce compte a été demandée. Vous pourrez vous réinscrire à partir du {{date}}.',
  'withdrawal.deletedUntil':
    'Un compte avec cet identifiant a été supprimé récemment. Vous pourrez vous réinscrire à partir du {{date}}.',
};

export default withdrawal;
