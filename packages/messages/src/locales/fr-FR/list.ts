import type { Translation } from '../../message-types.ts';
import type english from '../en-US/list.ts';

const list: Translation<typeof english> = {
  'list.alsoLike': 'Vous aimerez peut-être aussi',
  'list.count_many': '{{count}} de séries',
  'list.count_one': '{{count}} série',
  'list.count_other': '{{count}} séries',
  'list.emptyText': 'Les nouvelles séries apparaissent ici dès leur parution.',
  'list.emptyTitle': 'Cette étagère est encore vide',
  'list.filter': 'Type de gratuité',
  'list.freeALL': 'Tout le gratuit',
  'list.freeFREE': 'Épisodes gratuits',
  'list.freeFREETIME': 'Gratuit en patientant',
  'list.loading': 'Chargement',
  'list.ongoing': 'Toutes les séries en cours',
  'list.sort': 'Tri',
  'list.sortLATEST': 'Récentes',
  'list.sortPOPULAR': 'Populaires',
  'list.ten': 'Tous les 10 jours',
  'list.tenNote': 'Nouveautés le 1er, le 11 et le 21. Cette période a commencé le {{date}}.',
};

export default list;
