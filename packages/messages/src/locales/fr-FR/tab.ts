import type { Translation } from '../../message-types.ts';
import type english from '../en-US/tab.ts';

const tab: Translation<typeof english> = {
  'tab.DAILY': 'Du jour',
  'tab.RANKING': 'Classement',
  'tab.FREE': 'Gratuit',
  'tab.ACTION': 'Action',
  'tab.ADULT': 'Adulte',
  'tab.ALL': 'Tout',
  'tab.MON': 'Lun',
  'tab.TUE': 'Mar',
  'tab.WED': 'Mer',
  'tab.THU': 'Jeu',
  'tab.FRI': 'Ven',
  'tab.SAT': 'Sam',
  'tab.SUN': 'Dim',
  'tab.TEN': '10 jours',
};

export default tab;
