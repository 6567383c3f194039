import type { Translation } from '../../message-types.ts';
import type english from '../en-US/starting.ts';

const starting: Translation<typeof english> = {
  'starting.title': '{{name}}を準備しています',
  'starting.text': 'まもなく始まります。このページは自動で切り替わります。',
};

export default starting;
