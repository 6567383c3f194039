import type { Translation } from '../../message-types.ts';
import type english from '../en-US/age.ts';

const age: Translation<typeof english> = {
  'age.ask': '{{age}}세 이상이신가요?',
  'age.askText': '성인 작품이 있는 곳입니다. 하루에 한 번 확인합니다.',
  'age.askYearlyText': '성인 작품이 있는 곳입니다. 1년에 한 번 확인합니다.',
  'age.birthdayText': '{{age}}세 이상을 위한 곳입니다. 1년에 한 번 확인합니다.',
  'age.birthdayTitle': '생년월일을 알려 주세요',
  'age.checkBirthday': '생년월일을 확인해 주세요.',
  'age.confirmed': '나이가 확인되었습니다',
  'age.confirmedText': '이 창을 닫고 계속 읽으시면 됩니다.',
  'age.consent': '나이 확인을 위해 이름, 생년월일, 전화번호를 이용하는 데 동의합니다.',
  'age.day': '일',
  'age.hiddenText': '나이는 확인되었지만 표시를 꺼 두셨습니다.',
  'age.hiddenTitle': '성인 작품이 숨겨져 있습니다',
  'age.knownText': '등록된 생년월일은 {{date}}입니다. 1년에 한 번 확인합니다.',
  'age.knownTitle': '본인이 맞으신가요?',
  'age.leave': '나가기',
  'age.loginText': '로그인하고 1년에 한 번 나이를 확인하면 볼 수 있습니다.',
  'age.month': '월',
  'age.no': '아니요',
  'age.nothingHappened': '아무 일도 일어나지 않았나요? 그 창을 닫고 다시 시작해 주세요.',
  'age.opensAt': '{{age}}세부터 이용할 수 있습니다.',
  'age.phoneNote': '본인 명의의 휴대전화여야 합니다.',
  'age.phoneText': '한국에서는 성인 작품을 보려면 1년에 한 번 휴대전화 본인 확인도 필요합니다.',
  'age.phoneTitle': '휴대전화로 나이 확인',
  'age.readOn': '계속 읽기',
  'age.secondOfTwo': '2단계 중 2단계',
  'age.show': '표시하기',
  'age.startAgain': '다시 시작',
  'age.title': '나이 확인',
  'age.toPhoneCheck': '휴대전화 확인으로 이동',
  'age.verifyByPhone': '휴대전화로 확인',
  'age.year': '년',
  'age.yes': '네',
};

export default age;
