import type { Translation } from '../../message-types.ts';
import type english from '../en-US/starting.ts';

const starting: Translation<typeof english> = {
  'starting.title': '{{name}} démarre',
  'starting.text': 'Nous sommes à vous dans un instant. Cette page se recharge d’elle-même.',
};

export default starting;
