import type { Translation } from '../../message-types.ts';
import type english from '../en-US/tab.ts';

const tab: Translation<typeof english> = {
  'tab.DAILY': 'Täglich',
  'tab.RANKING': 'Rangliste',
  'tab.FREE': 'Gratis',
  'tab.ACTION': 'Action',
  'tab.ADULT': 'Ab 18',
  'tab.ALL': 'Alle',
  'tab.MON': 'Mo',
  'tab.TUE': 'Di',
  'tab.WED': 'Mi',
  'tab.THU': 'Do',
  'tab.FRI': 'Fr',
  'tab.SAT': 'Sa',
  'tab.SUN': 'So',
  'tab.TEN': '10 Tage',
};

export default tab;
