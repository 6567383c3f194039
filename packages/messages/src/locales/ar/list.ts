import type { Translation } from '../../message-types.ts';
import type english from '../en-US/list.ts';

const list: Translation<typeof english> = {
  'list.alsoLike': 'قد يعجبك أيضًا',
  'list.count_few': '{{count}} سلاسل',
  'list.count_many': '{{count}} سلسلة',
  'list.count_one': 'سلسلة واحدة',
  'list.count_other': '{{count}} سلسلة',
  'list.count_two': 'سلسلتان',
  'list.count_zero': 'لا سلاسل',
  'list.emptyText': 'تظهر السلاسل الجديدة هنا فور صدورها.',
  'list.emptyTitle': 'هذا الرف ما زال فارغًا',
  'list.filter': 'نوع القراءة المجانية',
  'list.freeALL': 'كل المجاني',
  'list.freeFREE': 'حلقات مجانية',
  'list.freeFREETIME': 'انتظر واقرأ',
  'list.loading': 'جارٍ التحميل',
  'list.ongoing': 'كل السلاسل المستمرة',
  'list.sort': 'الترتيب',
  'list.sortLATEST': 'الأحدث',
  'list.sortPOPULAR': 'الأكثر شعبية',
  'list.ten': 'كل 10 أيام',
  'list.tenNote': 'جديد في 1 و11 و21 من كل شهر. بدأت هذه الدورة في {{date}}.',
};

export default list;
