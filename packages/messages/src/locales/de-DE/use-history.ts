import type { Translation } from '../../message-types.ts';
import type english from '../en-US/use-history.ts';

const useHistory: Translation<typeof english> = {
  'useHistory.tabs': 'Bereiche des Verlaufs',
  'useHistory.tabCharge': 'Aufgeladen',
  'useHistory.tabUse': 'Verwendet',
  'useHistory.tabPoints': 'Punkte',
  'useHistory.title': 'Verwendete Coins',
  'useHistory.days': 'Letzte {{days}} Tage',
  'useHistory.balance': 'Guthaben',
  'useHistory.kinds': '{{coin}} gekauft · {{free}} gratis · {{bonus}} Bonus',
  'useHistory.typeRENT': 'Geliehen',
  'useHistory.typePOSSESSION': 'Gekauft',
  'useHistory.typeRENT_GIFT': 'Leihticket',
  'useHistory.typePOSSESSION_GIFT': 'Kaufticket',
  'useHistory.typeFREETIME': 'Gratisticket',
  'useHistory.typeALL_RENT': 'Alle geliehen',
  'useHistory.typeALL_POSSESSION': 'Alle gekauft',
  'useHistory.typePERMANENT': 'Geschenkt',
  'useHistory.free': 'Ohne Coins',
  'useHistory.undone': 'Zurückgegeben am {{date}}',
  'useHistory.lineBought': '{{amount}} gekauft am {{date}}',
  'useHistory.lineCoin': '{{amount}} vom {{date}}',
  'useHistory.lineFree': '{{amount}} gratis vom {{date}}',
  'useHistory.lineBonus': '{{amount}} Bonus vom {{date}}',
  'useHistory.ends': '{{line}} (enden {{date}})',
  'useHistory.sum': '{{coins}}: {{lines}}',
  'useHistory.number': 'Nummer {{id}}',
  'useHistory.copy': 'Für den Support kopieren',
  'useHistory.copied': 'Kopiert.',
  'useHistory.notCopied': 'Das ließ sich nicht kopieren. Bitte markiere den Text.',
  'useHistory.emptyTitle': 'Noch keine Coins verwendet',
  'useHistory.emptyText': 'Jede Folge, die du leihst oder kaufst, steht hier mit ihrem Beleg.',
};

export default useHistory;
