import type { Translation } from '../../message-types.ts';
import type english from '../en-US/gifts.ts';

const gifts: Translation<typeof english> = {
  'gifts.title': 'Cadeaux',
  'gifts.tabs': 'Cadeaux à prendre et les vôtres',
  'gifts.toTake': 'À prendre',
  'gifts.mine': 'Les miens',
  'gifts.typeRENT': 'Ticket de location',
  'gifts.typePOSSESSION': 'Ticket d’achat',
  'gifts.anySeries': 'Pour toutes les séries',
  'gifts.episodes_one': 'Ouvre {{count}} épisode',
  'gifts.episodes_many': 'Ouvre {{count}} d’épisodes',
  'gifts.episodes_other': 'Ouvre {{count}} épisodes',
  'gifts.left': '{{left}} sur {{all}} restants',
  'gifts.takeBy': 'À prendre avant le {{date}}',
  'gifts.useBy': 'À utiliser avant le {{date}}',
  'gifts.take': 'Prendre',
  'gifts.choose': 'Choisir un épisode',
  'gifts.chooseSeries': 'Choisir une série',
  'gifts.yours': 'À vous',
  'gifts.usedUp': 'Utilisé',
  'gifts.over': 'Expiré',
  'gifts.taken': 'Le cadeau est à vous.',
  'gifts.emptyTitle': 'Pas de cadeau pour l’instant',
  'gifts.emptyText': 'Il en arrive avec les événements. Revenez bientôt.',
  'gifts.emptyMineTitle': 'Aucun cadeau pris pour l’instant',
  'gifts.emptyMineText': 'Ce que vous prenez vous attend ici.',
  'gifts.see': 'Voir les cadeaux à prendre',
};

export default gifts;
