import type { Translation } from '../../message-types.ts';
import type english from '../en-US/use-history.ts';

const useHistory: Translation<typeof english> = {
  'useHistory.tabs': 'أقسام السجل',
  'useHistory.tabCharge': 'الشحن',
  'useHistory.tabUse': 'الاستخدام',
  'useHistory.tabPoints': 'النقاط',
  'useHistory.title': 'استخدام العملات',
  'useHistory.days': 'آخر {{days}} يومًا',
  'useHistory.balance': 'الرصيد',
  'useHistory.kinds': 'مشتراة {{coin}} · مجانية {{free}} · إضافية {{bonus}}',
  'useHistory.typeRENT': 'استئجار',
  'useHistory.typePOSSESSION': 'شراء',
  'useHistory.typeRENT_GIFT': 'تذكرة استئجار',
  'useHistory.typePOSSESSION_GIFT': 'تذكرة امتلاك',
  'useHistory.typeFREETIME': 'تذكرة مجانية',
  'useHistory.typeALL_RENT': 'استئجار الكل',
  'useHistory.typeALL_POSSESSION': 'شراء الكل',
  'useHistory.typePERMANENT': 'مُنحت لك',
  'useHistory.free': 'بلا عملات',
  'useHistory.undone': 'أُعيدت في {{date}}',
  'useHistory.lineBought': '{{amount}} مشتراة في {{date}}',
  'useHistory.lineCoin': '{{amount}} من {{date}}',
  'useHistory.lineFree': '{{amount}} مجانية من {{date}}',
  'useHistory.lineBonus': '{{amount}} إضافية من {{date}}',
  'useHistory.ends': '{{line}} (تنتهي في {{date}})',
  'useHistory.sum': '{{coins}}: {{lines}}',
  'useHistory.number': 'الرقم {{id}}',
  'useHistory.copy': 'انسخ لطلب المساعدة',
  'useHistory.copied': 'نُسخ.',
  'useHistory.notCopied': 'تعذّر النسخ. يرجى تحديد النص.',
  'useHistory.emptyTitle': 'لم تُنفق عملات بعد',
  'useHistory.emptyText': 'كل حلقة تستأجرها أو تشتريها تظهر هنا مع إيصالها.',
};

export default useHistory;
