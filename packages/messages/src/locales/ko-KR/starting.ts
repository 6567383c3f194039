import type { Translation } from '../../message-types.ts';
import type english from '../en-US/starting.ts';

const starting: Translation<typeof english> = {
  'starting.title': '{{name}} 준비 중입니다',
  'starting.text': '곧 시작합니다. 이 페이지는 자동으로 바뀝니다.',
};

export default starting;
