import type { Translation } from '../../message-types.ts';
import type english from '../en-US/search.ts';

const search: Translation<typeof english> = {
  'search.clear': 'Vider le champ',
  'search.everywhere': 'Chercher partout',
  'search.more': 'Afficher plus',
  'search.moreFailed': 'La suite n’a pas pu être chargée.',
  'search.noneText': 'Vérifiez l’orthographe, essayez moins de mots, ou cherchez un auteur ou un mot-clé.',
  'search.noneTitle': 'Aucun résultat pour « {{query}} »',
  'search.placeholder': 'Titre, auteur ou mot-clé',
  'search.recent': 'Recherches récentes',
  'search.remove': 'Retirer « {{query}} »',
  'search.removeAll': 'Tout effacer',
  'search.resultsALL': 'Résultats pour « {{query}} »',
  'search.resultsTAG': 'Avec le mot-clé « {{query}} »',
  'search.resultsTITLE': 'Titres contenant « {{query}} »',
  'search.scopeALL': 'Tout',
  'search.scopeTAG': 'Mots-clés',
  'search.scopeTITLE': 'Titres',
  'search.scopes': 'Où chercher',
  'search.startText': 'Cherchez un titre, un auteur ou un mot-clé.',
  'search.startTitle': 'Qu’aimeriez-vous lire ?',
  'search.topTags': 'Mots-clés populaires',
};

export default search;
