import type { Translation } from '../../message-types.ts';
import type english from '../en-US/points.ts';

const points: Translation<typeof english> = {
  'points.title': 'النقاط',
  'points.balance': 'نقاطك',
  'points.window': 'آخر {{days}} يومًا',
  'points.exchange': 'استبدال النقاط',
  'points.missing': 'ينقصك {{missing}}',
  'points.amount': 'النقاط المراد استبدالها',
  'points.less': 'نقاط أقل',
  'points.more': 'نقاط أكثر',
  'points.all': 'الكل',
  'points.preview': '{{points}} › {{coins}}، حتى {{date}}',
  'points.form': 'ابتداءً من {{minimum}} وبمضاعفات {{step}}.',
  'points.amountForm': 'يُرجى إدخال عدد النقاط.',
  'points.exchangeAmount': 'استبدال {{points}}',
  'points.exchanged': '{{coins}}: لك حتى {{date}}',
  'points.typeCHARGE': 'نقاط مكتسبة',
  'points.typeEXCHANGE': 'استُبدلت بعملات إضافية',
  'points.typeEXPIRE': 'انتهت',
  'points.typeCANCEL': 'استُرجعت مع استرداد',
  'points.takenBack': 'استرجعناها نحن',
  'points.typeMERGE': 'من حسابك السابق',
  'points.sourcePAYMENT': 'مع عملات من المتجر',
  'points.sourceCOUPON': 'من قسيمة',
  'points.sourceMILEAGE': 'من استبدال',
  'points.sourceREWARD': 'مكافأة',
  'points.sourceEVENT': 'من فعالية',
  'points.sourceADMIN': 'منحناها لك',
  'points.sourceOFFERWALL': 'من عرض',
  'points.until': 'حتى {{date}}',
  'points.end': 'هذا كل شيء.',
  'points.emptyTitle': 'لا نقاط في هذه المدة',
  'points.emptyText': 'تأتي النقاط مع العملات من المتجر ومع الفعاليات.',
};

export default points;
