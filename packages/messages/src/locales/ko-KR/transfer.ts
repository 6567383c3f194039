export default {
  'transfer.aboutText':
    '{{from}}에서는 더 이상 회차와 코인을 판매하지 않습니다. 같은 회사의 스토어인 {{to}}(으)로 계정을 옮길 수 있도록 이 사이트는 마지막 날까지 열려 있으며, 그 뒤에는 닫힙니다.',
  'transfer.aboutTitle': '{{from}}의 앞날',
  'transfer.checkText': '코인과 작품 하나하나에 대해 옮겨지는지 아닌지를 알려 드립니다.',
  'transfer.checkTitle': '목록 확인',
  'transfer.coinsText':
    '구매 코인, 무료 코인, 보너스 코인, 포인트가 종류와 수량 그대로 옮겨집니다. 만료일이 있는 것은 만료일도 그대로입니다.',
  'transfer.coinsTitle': '모든 코인과 포인트',
  'transfer.confirmText': '모든 것이 바로 준비되어 있고, 멈춘 곳부터 이어서 읽을 수 있습니다.',
  'transfer.confirmTitle': '확정하고 {{to}}에서 로그인',
  'transfer.costAnswer': '아니요. 무료이며 아무것도 차감되지 않습니다.',
  'transfer.costQuestion': '이전에 비용이 드나요?',
  'transfer.description':
    '코인, 보관함, 감상 기록을 {{from}}에서 {{to}}(으)로 옮길 수 있습니다. 옮겨지는 것과 남는 것, 기한을 안내합니다.',
  'transfer.forgotAnswer':
    '네. 로그인 페이지에서 이메일 주소로 새로 정할 수 있습니다. Google, Facebook, Apple로 가입하셨다면 필요 없습니다.',
  'transfer.forgotQuestion': '비밀번호를 잊었습니다. 그래도 이전할 수 있나요?',
  'transfer.historyText': '{{to}}에 있는 작품이라면 읽은 회차와 멈춘 위치까지 옮겨집니다.',
  'transfer.historyTitle': '감상 기록',
  'transfer.kicker': '{{from}} 독자 여러분께',
  'transfer.languageAnswer': '{{to}}의 서비스 언어: {{language}}. 소장한 작품도 그 언어로 열립니다.',
  'transfer.languageQuestion': '작품은 어떤 언어로 제공되나요?',
  'transfer.lastDayLabel': '이전 마지막 날',
  'transfer.lastDayText': '그때까지 계정은 그대로이며 아무것도 사라지지 않습니다.',
  'transfer.lateAnswer':
    '{{date}} 이후에는 계정을 옮길 수 없고, 남아 있는 것은 사이트와 함께 종료됩니다. 여유 있게 이전해 주세요.',
  'transfer.lateQuestion': '마지막 날을 놓치면 어떻게 되나요?',
  'transfer.lead':
    '이곳의 스토어는 문을 닫고, 여러분의 컬렉션은 {{to}}에서 이어집니다. 코인은 1:1 그대로, 보관함과 감상 기록도 함께입니다.',
  'transfer.libraryText':
    '소장하거나 대여한 회차는 {{to}}에 같은 작품이 있으면 그대로 열립니다. 두 번 결제하지 않습니다.',
  'transfer.libraryTitle': '보관함',
  'transfer.missingText': '확정하기 전에 작품 이름을 하나하나 보여 드립니다. 모르는 사이에 사라지는 것은 없습니다.',
  'transfer.missingTitle': '{{to}}에 없는 작품',
  'transfer.movesTitle': '함께 옮겨지는 것',
  'transfer.onceAnswer':
    '아니요. 계정은 한 번, 통째로 이전됩니다. 이후 이곳에서는 계정이 닫히며, 로그인하면 옮겨진 내역을 볼 수 있습니다.',
  'transfer.onceQuestion': '여러 번 이전할 수 있나요?',
  'transfer.passwordText': '{{to}}에서는 {{methods}} 계정으로 로그인합니다.',
  'transfer.passwordTitle': '비밀번호',
  'transfer.questionsTitle': '자주 묻는 질문',
  'transfer.settingsText': '{{to}}에서 새로 고르시면 됩니다.',
  'transfer.settingsTitle': '설정과 알림',
  'transfer.signInText': '지금까지처럼 {{from}} 계정으로 로그인합니다.',
  'transfer.signInTitle': '여기에서 로그인',
  'transfer.soon': '이전은 곧 이 페이지에서 시작됩니다. 오늘은 아무것도 하지 않으셔도 됩니다.',
  'transfer.staysTitle': '옮겨지지 않는 것',
  'transfer.stepsTitle': '이전 방법',
  'transfer.title': '{{from}}: {{to}}(으)로 이전합니다',
  'transfer.valueAnswer': '아니요. 이곳의 1코인은 {{to}}에서도 1코인입니다. 수량, 종류, 만료일이 그대로 유지됩니다.',
  'transfer.valueQuestion': '코인의 가치가 줄어드나요?',
} as const;
