import type { Translation } from '../../message-types.ts';
import type english from '../en-US/use-history.ts';

const useHistory: Translation<typeof english> = {
  'useHistory.tabs': 'Sections de l’historique',
  'useHistory.tabCharge': 'Achats',
  'useHistory.tabUse': 'Utilisation',
  'useHistory.tabPoints': 'Points de fidélité',
  'useHistory.title': 'Pièces utilisées',
  'useHistory.days': '{{days}} derniers jours',
  'useHistory.balance': 'Solde',
  'useHistory.kinds': '{{coin}} achetées · {{free}} gratuites · {{bonus}} bonus',
  'useHistory.typeRENT': 'Location',
  'useHistory.typePOSSESSION': 'Achat',
  'useHistory.typeRENT_GIFT': 'Ticket de location',
  'useHistory.typePOSSESSION_GIFT': 'Ticket d’achat',
  'useHistory.typeFREETIME': 'Ticket gratuit',
  'useHistory.typeALL_RENT': 'Tout loué',
  'useHistory.typeALL_POSSESSION': 'Tout acheté',
  'useHistory.typePERMANENT': 'Offert',
  'useHistory.free': 'Sans pièce',
  'useHistory.undone': 'Rendu le {{date}}',
  'useHistory.lineBought': '{{amount}} achetées le {{date}}',
  'useHistory.lineCoin': '{{amount}} du {{date}}',
  'useHistory.lineFree': '{{amount}} gratuites du {{date}}',
  'useHistory.lineBonus': '{{amount}} bonus du {{date}}',
  'useHistory.ends': '{{line}} (jusqu’au {{date}})',
  'useHistory.sum': '{{coins}} : {{lines}}',
  'useHistory.number': 'Numéro {{id}}',
  'useHistory.copy': 'Copier pour l’assistance',
  'useHistory.copied': 'Copié.',
  'useHistory.notCopied': 'La copie a échoué. Sélectionnez le texte.',
  'useHistory.emptyTitle': 'Aucune pièce dépensée',
  'useHistory.emptyText': 'Chaque épisode loué ou acheté figure ici, avec son reçu.',
};

export default useHistory;
