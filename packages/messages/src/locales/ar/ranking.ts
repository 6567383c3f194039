import type { Translation } from '../../message-types.ts';
import type english from '../en-US/ranking.ts';

const ranking: Translation<typeof english> = {
  'ranking.allGenres': 'كل الأنواع',
  'ranking.down_few': 'هبط {{count}} مراكز',
  'ranking.down_many': 'هبط {{count}} مركزًا',
  'ranking.down_one': 'هبط مركزًا واحدًا',
  'ranking.down_other': 'هبط {{count}} مركز',
  'ranking.down_two': 'هبط مركزين',
  'ranking.down_zero': 'لم يهبط',
  'ranking.emptyText': 'يمتلئ الترتيب حالما يفتح القرّاء الحلقات.',
  'ranking.emptyTitle': 'لا ترتيب بعد',
  'ranking.genres': 'الأنواع',
  'ranking.new': 'جديد',
  'ranking.period': 'الفترة',
  'ranking.periodMONTHLY': '30 يومًا',
  'ranking.periodREALTIME': '24 ساعة',
  'ranking.periodTOTAL': 'كل الوقت',
  'ranking.periodWEEKLY': '7 أيام',
  'ranking.podium': 'المراكز الثلاثة الأولى',
  'ranking.rest': 'من المركز الرابع فصاعدًا',
  'ranking.same': 'دون تغيير',
  'ranking.up_few': 'صعد {{count}} مراكز',
  'ranking.up_many': 'صعد {{count}} مركزًا',
  'ranking.up_one': 'صعد مركزًا واحدًا',
  'ranking.up_other': 'صعد {{count}} مركز',
  'ranking.up_two': 'صعد مركزين',
  'ranking.up_zero': 'لم يصعد',
};

export default ranking;
