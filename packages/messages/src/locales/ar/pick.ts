import type { Translation } from '../../message-types.ts';
import type english from '../en-US/pick.ts';

const pick: Translation<typeof english> = {
  'pick.text': 'اختارها محررونا بعناية لكل مزاج ومساء.',
  'pick.title': 'اختياراتنا',
};

export default pick;
