import type { Translation } from '../../message-types.ts';
import type english from '../en-US/common.ts';

const common: Translation<typeof english> = {
  'common.back': 'Retour',
  'common.cancel': 'Annuler',
  'common.close': 'Fermer',
  'common.coins_one': '{{count}} pièce',
  'common.coins_many': '{{count}} de pièces',
  'common.coins_other': '{{count}} pièces',
  'common.confirm': 'Confirmer',
  'common.goBack': 'Revenir en arrière',
  'common.goHome': 'Aller à l’accueil',
  'common.less': 'Moins',
  'common.logIn': 'Se connecter',
  'common.more': 'Plus',
  'common.retry': 'Réessayer',
  'common.share': 'Partager',
};

export default common;
