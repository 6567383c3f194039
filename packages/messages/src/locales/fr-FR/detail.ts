import type { Translation } from '../../message-types.ts';
import type english from '../en-US/detail.ts';

const detail: Translation<typeof english> = {
  'detail.adultTitle': 'Réservé aux {{age}} ans et plus',
  'detail.continueEpisode': 'Reprendre {{episode}}',
  'detail.copyLink': 'Copier le lien',
  'detail.episodes_many': '{{count}} d’épisodes',
  'detail.episodes_one': '{{count}} épisode',
  'detail.episodes_other': '{{count}} épisodes',
  'detail.favourite': 'Favori',
  'detail.favouriteFailed': 'Cela n’a pas marché. Réessayez.',
  'detail.linkCopied': 'Lien copié',
  'detail.more': 'À lire aussi',
  'detail.noEpisodesText': 'Le premier apparaîtra ici dès sa parution.',
  'detail.noEpisodesTitle': 'Aucun épisode pour l’instant',
  'detail.notices': 'Annonces',
  'detail.notShared': 'Le partage a échoué. Copiez l’adresse depuis la barre d’adresse.',
  'detail.otherLanguages': 'Aussi disponible en',
  'detail.readFirst': 'Lire le premier épisode',
  'detail.readFirstFree': 'Lire le premier épisode gratuitement',
  'detail.sortNewest': 'Plus récents d’abord',
  'detail.sortOldest': 'Plus anciens d’abord',
  'detail.tags': 'Genres et mots-clés',
  'detail.updateDays': 'Nouveautés : {{days}}',
  'detail.updateTen': 'Nouveautés les 1er, 11 et 21',
};

export default detail;
