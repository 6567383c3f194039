import type { Translation } from '../../message-types.ts';
import type english from '../en-US/starting.ts';

const starting: Translation<typeof english> = {
  'starting.title': '{{name}} قيد التشغيل',
  'starting.text': 'لحظات ونكون معك. ستُفتح هذه الصفحة من تلقاء نفسها.',
};

export default starting;
