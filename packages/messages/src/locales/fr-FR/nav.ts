import type { Translation } from '../../message-types.ts';
import type english from '../en-US/nav.ts';

const nav: Translation<typeof english> = {
  'nav.benefit': 'Cadeaux',
  'nav.event': 'Événements',
  'nav.faq': 'Aide',
  'nav.fresh': 'Nouveau',
  'nav.history': 'Historique des pièces',
  'nav.home': 'Accueil',
  'nav.inLanguage': '{{label}} (en {{language}})',
  'nav.library': 'Bibliothèque',
  'nav.my': 'Mon espace',
  'nav.notice': 'Annonces',
  'nav.search': 'Recherche',
  'nav.setting': 'Paramètres',
  'nav.shop': 'Boutique',
  'nav.transfer': 'Transférer mon compte',
  'nav.alarm': 'Notifications',
  'nav.qna': 'Mes demandes',
};

export default nav;
