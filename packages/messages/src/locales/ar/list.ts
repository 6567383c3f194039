import type { Translation } from '../../message-types.ts';
import type english from '../en-US/list.ts';

const list: Translation<typeof english> = {
  'list.count_few': '{{count}} سلاسل',
  'list.count_many': '{{count}} سلسلة',
  'list.count_one': 'سلسلة واحدة',
  'list.count_other': '{{count}} سلسلة',
  'list.count_two': 'سلسلتان',
  'list.count_zero': 'لا سلاسل',
  'list.emptyText': 'تصل سلاسل جديدة كل أسبوع. ألقِ نظرة على غيرها في هذه الأثناء.',
  'list.emptyTitle': 'هذا الرف فارغ بعد',
  'list.filter': 'نوع المجاني',
  'list.freeALL': 'كل المجاني',
  'list.freeFREE': 'حلقات مجانية',
  'list.freeFREETIME': 'انتظر واقرأ مجانًا',
  'list.loading': 'جارٍ التحميل',
  'list.ongoing': 'كل السلاسل المستمرة',
  'list.sort': 'الترتيب',
  'list.sortLATEST': 'الأحدث',
  'list.sortPOPULAR': 'الأكثر شعبية',
  'list.ten': 'كل عشرة أيام',
  'list.tenNote': 'جديد في 1 و11 و21 من كل شهر. بدأت هذه الدورة في {{date}}.',
};

export default list;
