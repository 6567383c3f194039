import type { Translation } from '../../message-types.ts';
import type english from '../en-US/points.ts';

const points: Translation<typeof english> = {
  'points.title': 'Punkte',
  'points.balance': 'Deine Punkte',
  'points.window': 'Letzte {{days}} Tage',
  'points.exchange': 'Punkte tauschen',
  'points.missing': 'Noch {{missing}}',
  'points.amount': 'Punkte zum Tauschen',
  'points.less': 'Weniger Punkte',
  'points.more': 'Mehr Punkte',
  'points.all': 'Alle',
  'points.preview': '{{points}} › {{coins}}, gültig bis {{date}}',
  'points.form': 'Ab {{minimum}}, in Schritten von {{step}}.',
  'points.amountForm': 'Bitte gib eine Punktzahl ein.',
  'points.exchangeAmount': '{{points}} tauschen',
  'points.exchanged': '{{coins}}: deins bis {{date}}',
  'points.typeCHARGE': 'Punkte erhalten',
  'points.typeEXCHANGE': 'In Bonus-Coins getauscht',
  'points.typeEXPIRE': 'Abgelaufen',
  'points.typeCANCEL': 'Mit einer Erstattung zurückgenommen',
  'points.takenBack': 'Von uns zurückgenommen',
  'points.typeMERGE': 'Aus deinem früheren Konto',
  'points.sourcePAYMENT': 'Zum Coin-Kauf',
  'points.sourceCOUPON': 'Aus einem Gutschein',
  'points.sourceMILEAGE': 'Aus einem Tausch',
  'points.sourceREWARD': 'Belohnung',
  'points.sourceEVENT': 'Aus einer Aktion',
  'points.sourceADMIN': 'Von uns gutgeschrieben',
  'points.sourceOFFERWALL': 'Aus einem Angebot',
  'points.until': 'bis {{date}}',
  'points.end': 'Das ist alles.',
  'points.emptyTitle': 'Keine Punkte in dieser Zeit',
  'points.emptyText': 'Punkte gibt es zu Coins aus dem Shop und bei Aktionen.',
};

export default points;
