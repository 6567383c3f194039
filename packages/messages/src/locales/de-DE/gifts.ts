import type { Translation } from '../../message-types.ts';
import type english from '../en-US/gifts.ts';

const gifts: Translation<typeof english> = {
  'gifts.title': 'Geschenke',
  'gifts.tabs': 'Geschenke zum Abholen und deine',
  'gifts.toTake': 'Abholen',
  'gifts.mine': 'Meine',
  'gifts.typeRENT': 'Leihticket',
  'gifts.typePOSSESSION': 'Kaufticket',
  'gifts.anySeries': 'Für jede Serie',
  'gifts.episodes_one': 'Öffnet {{count}} Folge',
  'gifts.episodes_other': 'Öffnet {{count}} Folgen',
  'gifts.left': '{{left}} von {{all}} übrig',
  'gifts.takeBy': 'Abholen bis {{date}}',
  'gifts.useBy': 'Einlösen bis {{date}}',
  'gifts.take': 'Abholen',
  'gifts.choose': 'Folge wählen',
  'gifts.chooseSeries': 'Serie wählen',
  'gifts.yours': 'Deins',
  'gifts.usedUp': 'Eingelöst',
  'gifts.over': 'Abgelaufen',
  'gifts.taken': 'Das Geschenk gehört dir.',
  'gifts.emptyTitle': 'Gerade keine Geschenke',
  'gifts.emptyText': 'Neue kommen mit Aktionen. Schau bald wieder vorbei.',
  'gifts.emptyMineTitle': 'Noch kein Geschenk abgeholt',
  'gifts.emptyMineText': 'Was du abholst, wartet hier auf dich.',
  'gifts.see': 'Geschenke zum Abholen ansehen',
};

export default gifts;
