import type { Translation } from '../../message-types.ts';
import type english from '../en-US/library.ts';

const library: Translation<typeof english> = {
  'library.tabs': 'Sections de la bibliothèque',
  'library.tabMy': 'Mes épisodes',
  'library.tabFavorite': 'Favoris',
  'library.tabRecent': 'Récents',
  'library.sortCREATE': 'Récents',
  'library.sortENDING': 'Bientôt expirés',
  'library.owned': '{{amount}} en possession',
  'library.new': '{{amount}} de plus',
  'library.rentedLeft': 'Loué, {{left}}',
  'library.notBegun': 'Pas encore commencé',
  'library.hidden': 'Masqués par vos réglages : {{amount}}',
  'library.end': 'C’est tout.',
  'library.emptyMyTitle': 'Aucun épisode à vous pour l’instant',
  'library.emptyMyText': 'Ce que vous louez ou achetez vous attend ici.',
  'library.emptyFavoriteTitle': 'Pas encore de favori',
  'library.emptyFavoriteText': 'Touchez le cœur d’une série pour la retrouver ici.',
  'library.emptyRecentTitle': 'Rien de lu pour l’instant',
  'library.emptyRecentText': 'Ouvrez une série sur n’importe quel appareil et continuez ici.',
};

export default library;
