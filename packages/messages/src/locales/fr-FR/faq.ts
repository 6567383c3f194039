import type { Translation } from '../../message-types.ts';
import type english from '../en-US/faq.ts';

const faq: Translation<typeof english> = {
  'faq.all': 'Tous les sujets',
  'faq.categories': 'Sujets',
  'faq.categoryACCOUNT': 'Compte',
  'faq.categoryAPP': 'Application et appareil',
  'faq.categoryCOIN': 'Pièces et paiement',
  'faq.categoryCONTENTS': 'Séries et épisodes',
  'faq.categoryOTHER': 'Autres',
  'faq.categoryREADING': 'Lecture',
  'faq.emptyText': 'Les réponses aux questions fréquentes paraîtront ici.',
  'faq.emptyTitle': 'Aucune question pour le moment',
  'faq.lead': 'Les questions les plus posées, et leurs réponses.',
  'faq.askTitle': 'Pas de réponse ici ?',
  'faq.askText': 'Demandez à notre assistance, images à l’appui.',
};

export default faq;
