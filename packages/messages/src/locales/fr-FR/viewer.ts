import type { Translation } from '../../message-types.ts';
import type english from '../en-US/viewer.ts';

const viewer: Translation<typeof english> = {
  'viewer.automatic': 'Automatique',
  'viewer.backToSeries': 'Retour à la série',
  'viewer.binge': 'Lecture en continu',
  'viewer.bingeHint': 'L’épisode suivant s’enchaîne sans pause.',
  'viewer.controls': 'Commandes de lecture',
  'viewer.doublePage': 'Double page',
  'viewer.endText': 'Vous avez atteint le dernier épisode paru.',
  'viewer.endTitle': 'Fin de {{episode}}',
  'viewer.layout': 'Affichage des pages',
  'viewer.list': 'Liste',
  'viewer.lockedText':
    'Cet épisode n’est pas gratuit, et l’achat ouvrira plus tard sur ce site. Les épisodes gratuits sont ouverts à tous.',
  'viewer.lockedTitle': 'Cet épisode est verrouillé',
  'viewer.mode': 'Mode de lecture',
  'viewer.next': 'Suivant',
  'viewer.nextEpisode': 'Épisode suivant',
  'viewer.page': 'Page {{page}} sur {{pages}}',
  'viewer.pageFailed': 'Cette page ne s’est pas chargée.',
  'viewer.pageImage': '{{title}}, page {{page}}',
  'viewer.pageText': 'Page nº {{page}}',
  'viewer.paper': 'Page par page',
  'viewer.previous': 'Précédent',
  'viewer.progress': 'Lu jusqu’ici',
  'viewer.readInstead': 'Lire {{episode}}',
  'viewer.scroll': 'Défilement',
  'viewer.settings': 'Paramètres',
  'viewer.showControls': 'Afficher ou masquer les commandes',
  'viewer.singlePage': 'Page simple',
};

export default viewer;
