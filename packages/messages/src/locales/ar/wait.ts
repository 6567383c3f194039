import type { Translation } from '../../message-types.ts';
import type english from '../en-US/wait.ts';

const wait: Translation<typeof english> = {
  'wait.every_few': 'تُفتح حلقة مجانًا كل {{count}} ساعات.',
  'wait.every_many': 'تُفتح حلقة مجانًا كل {{count}} ساعة.',
  'wait.every_one': 'تُفتح حلقة مجانًا كل ساعة.',
  'wait.every_other': 'تُفتح حلقة مجانًا كل {{count}} ساعة.',
  'wait.every_two': 'تُفتح حلقة مجانًا كل ساعتين.',
  'wait.every_zero': 'تُفتح حلقة مجانًا في أي وقت.',
  'wait.newest_few': 'أحدث {{count}} حلقات مستثناة.',
  'wait.newest_many': 'أحدث {{count}} حلقة مستثناة.',
  'wait.newest_one': 'أحدث حلقة مستثناة.',
  'wait.newest_other': 'أحدث {{count}} حلقة مستثناة.',
  'wait.newest_two': 'أحدث حلقتين مستثناتان.',
  'wait.newest_zero': 'لا حلقة مستثناة.',
  'wait.ready': 'تذكرتك المجانية جاهزة',
  'wait.readyIn': 'جاهزة بعد',
  'wait.use': 'استخدمها',
};

export default wait;
