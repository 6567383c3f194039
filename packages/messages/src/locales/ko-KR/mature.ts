import type { Translation } from '../../message-types.ts';
import type english from '../en-US/mature.ts';

const mature: Translation<typeof english> = {
  'mature.ask': '{{age}}세 이상이신가요?',
  'mature.laterText':
    '성인 작품은 나이를 확인한 독자에게만 표시됩니다. 이 사이트의 나이 확인은 나중에 열릴 예정입니다.',
  'mature.leave': '나가기',
  'mature.loginText': '로그인하고 1년에 한 번 나이를 확인하면 볼 수 있습니다.',
  'mature.no': '아니요',
  'mature.text': '성인 작품이 있는 곳입니다. 하루에 한 번 확인합니다.',
  'mature.toNew': '새로 나온 작품 보기',
  'mature.toRanking': '랭킹 보기',
  'mature.yes': '네',
};

export default mature;
