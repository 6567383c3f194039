import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import "./chunk-27FSKSTI.js";

// ../../packages/messages/locales/ko-KR/common.json
var common_default = {
  "common.back": "뒤로",
  "common.cancel": "취소",
  "common.close": "닫기",
  "common.coins_other": "코인 {{count}}개",
  "common.confirm": "확인",
  "common.goBack": "이전 페이지로",
  "common.goHome": "홈으로",
  "common.less": "접기",
  "common.logIn": "로그인",
  "common.more": "더보기",
  "common.retry": "다시 시도",
  "common.share": "공유"
};

// ../../packages/messages/locales/ko-KR/detail.json
var detail_default = {
  "detail.adultTitle": "{{age}}세 이상 이용가",
  "detail.continueEpisode": "{{episode}} 이어 보기",
  "detail.copyLink": "링크 복사",
  "detail.episodes_other": "총 {{count}}화",
  "detail.favourite": "관심 작품",
  "detail.favouriteFailed": "실패했어요. 다시 시도해 주세요.",
  "detail.linkCopied": "링크를 복사했습니다",
  "detail.more": "더 읽을 작품",
  "detail.noEpisodesText": "첫 화가 공개되면 여기에 표시됩니다.",
  "detail.noEpisodesTitle": "아직 회차가 없습니다",
  "detail.notices": "공지사항",
  "detail.notShared": "공유하지 못했습니다. 주소창에서 주소를 복사해 주세요.",
  "detail.otherLanguages": "다른 언어로 보기",
  "detail.readFirst": "첫 화 보기",
  "detail.readFirstFree": "첫 화 무료로 보기",
  "detail.saveEpisodes": "회차를 이 기기에 저장",
  "detail.sortNewest": "최신 화부터",
  "detail.sortOldest": "첫 화부터",
  "detail.tags": "장르와 태그",
  "detail.updateDays": "{{days}} 연재",
  "detail.updateTen": "매월 1일, 11일, 21일 연재"
};

// ../../packages/messages/locales/ko-KR/episode.json
var episode_default = {
  "episode.daysLeft_other": "{{count}}일 남음",
  "episode.free": "무료",
  "episode.hoursLeft_other": "{{count}}시간 남음",
  "episode.login": "로그인",
  "episode.minutesLeft_other": "{{count}}분 남음",
  "episode.notForSale": "판매하지 않음",
  "episode.number": "{{number}}화",
  "episode.own": "소장",
  "episode.owned": "소장 중",
  "episode.read": "읽음",
  "episode.reading": "읽는 중",
  "episode.rent": "대여",
  "episode.sentence": "{{title}}, {{date}}, {{state}}",
  "episode.sentenceUndated": "{{title}}, {{state}}",
  "episode.soon": "공개 예정",
  "episode.spokenFree": "무료",
  "episode.spokenLogin": "무료, 로그인하면 볼 수 있음",
  "episode.spokenNotForSale": "현재 판매하지 않음",
  "episode.spokenOwn": "소장 {{own}}",
  "episode.spokenOwned": "소장 중",
  "episode.spokenRead": "이미 읽음",
  "episode.spokenReading": "읽는 중, {{percent}}퍼센트까지 읽음",
  "episode.spokenRent": "대여 {{rent}}",
  "episode.spokenRentOrOwn": "대여 {{rent}} 또는 소장 {{own}}",
  "episode.spokenRentedDays_other": "대여 중, {{count}}일 남음",
  "episode.spokenRentedHours_other": "대여 중, {{count}}시간 남음",
  "episode.spokenRentedMinutes_other": "대여 중, {{count}}분 남음",
  "episode.spokenSoon": "아직 공개되지 않음",
  "episode.spokenWaitFree": "기다리면 무료 이용권으로 열람 가능",
  "episode.waitFree": "기다리면 무료"
};

// ../../packages/messages/locales/ko-KR/faq.json
var faq_default = {
  "faq.all": "전체",
  "faq.categories": "주제",
  "faq.categoryACCOUNT": "계정",
  "faq.categoryAPP": "앱과 기기",
  "faq.categoryCOIN": "코인과 결제",
  "faq.categoryCONTENTS": "작품과 회차",
  "faq.categoryOTHER": "기타",
  "faq.categoryREADING": "감상",
  "faq.emptyText": "자주 묻는 질문의 답변이 여기에 표시됩니다.",
  "faq.emptyTitle": "아직 등록된 질문이 없습니다",
  "faq.lead": "독자들이 가장 많이 묻는 질문과 답변입니다.",
  "faq.askTitle": "답을 찾지 못하셨나요?",
  "faq.askText": "고객센터에 문의하세요. 사진도 첨부할 수 있어요."
};

// ../../packages/messages/locales/ko-KR/genre.json
var genre_default = {
  "genre.ACTION": "액션",
  "genre.ADVENTURE": "모험",
  "genre.BL": "BL",
  "genre.COMEDY": "코미디",
  "genre.CRIME": "범죄",
  "genre.DRAMA": "드라마",
  "genre.FANTASY": "판타지",
  "genre.HISTORICAL": "역사",
  "genre.HORROR": "호러",
  "genre.MYSTERY": "미스터리",
  "genre.ROMANCE": "로맨스",
  "genre.SCHOOL": "학원",
  "genre.SCIENCE_FICTION": "SF",
  "genre.SLICE_OF_LIFE": "일상",
  "genre.SPORTS": "스포츠",
  "genre.THRILLER": "스릴러"
};

// ../../packages/messages/locales/ko-KR/home.json
var home_default = {
  "home.bannerFree": "오늘의 무료 작품",
  "home.bannerToday": "오늘의 연재",
  "home.bannerTop": "지금 1위",
  "home.browse": "테마별로 보기",
  "home.continueReading": "이어 보기",
  "home.days": "요일",
  "home.emptyCommand": "아래 명령으로 웹툰이나 소설을 가져온 뒤 페이지를 새로고침해 주세요.",
  "home.emptyText": "CBZ, EPUB, 이미지 한 장 또는 이미지 폴더가 여기에서 볼 수 있는 작품이 됩니다.",
  "home.emptyTitle": "책장이 아직 비어 있습니다",
  "home.endText": "오늘의 새 소식은 여기까지예요. 내일 또 만나요.",
  "home.featured": "추천 작품",
  "home.freeShelf": "무료로 보기",
  "home.newest": "새로 나온 작품",
  "home.newestNovels": "새 소설",
  "home.nextSlide": "다음 배너",
  "home.pauseSlides": "배너 멈추기",
  "home.playSlides": "배너 재생",
  "home.popupNotToday": "오늘 하루 보지 않기",
  "home.popupOpen": "자세히 보기",
  "home.previousSlide": "이전 배너",
  "home.seeAll": "전체 보기",
  "home.slidePlace": "{{count}}개 중 {{index}}번째",
  "home.tabs": "메뉴",
  "home.title": "웹툰과 소설",
  "home.topNow": "지금 인기"
};

// ../../packages/messages/locales/ko-KR/list.json
var list_default = {
  "list.alsoLike": "이런 작품은 어떠세요?",
  "list.count_other": "작품 {{count}}개",
  "list.emptyText": "새 작품이 공개되면 여기에 표시됩니다.",
  "list.emptyTitle": "아직 비어 있는 책장입니다",
  "list.filter": "무료 유형",
  "list.freeALL": "전체",
  "list.freeFREE": "무료 회차",
  "list.freeFREETIME": "기다리면 무료",
  "list.loading": "불러오는 중",
  "list.ongoing": "연재 중인 전체 작품",
  "list.sort": "정렬",
  "list.sortLATEST": "최신순",
  "list.sortPOPULAR": "인기순",
  "list.ten": "열흘마다 연재",
  "list.tenNote": "매월 1일, 11일, 21일 연재. 이번 주기는 {{date}}부터."
};

// ../../packages/messages/locales/ko-KR/my.json
var my_default = {
  "my.emptyText": "작품을 열면 여기에 표시됩니다.",
  "my.emptyTitle": "읽던 작품이 없습니다",
  "my.guestText": "감상 기록은 이 브라우저에만 저장됩니다.",
  "my.guestTitle": "게스트로 보고 있습니다"
};

// ../../packages/messages/locales/ko-KR/nav.json
var nav_default = {
  "nav.benefit": "선물",
  "nav.event": "이벤트",
  "nav.faq": "도움말",
  "nav.fresh": "새 소식",
  "nav.history": "코인 내역",
  "nav.home": "홈",
  "nav.inLanguage": "{{label}}({{language}})",
  "nav.library": "보관함",
  "nav.marks": "책갈피와 메모",
  "nav.my": "마이",
  "nav.notice": "공지사항",
  "nav.search": "검색",
  "nav.setting": "설정",
  "nav.shop": "충전소",
  "nav.transfer": "계정 이전",
  "nav.alarm": "알림",
  "nav.qna": "내 문의"
};

// ../../packages/messages/locales/ko-KR/notice.json
var notice_default = {
  "notice.all": "공지사항 전체",
  "notice.emptyText": "새로운 소식이 여기에 표시됩니다.",
  "notice.emptyTitle": "아직 공지사항이 없습니다",
  "notice.newer": "최신 글",
  "notice.older": "이전 글",
  "notice.page": "{{pages}}쪽 중 {{page}}쪽",
  "notice.pages": "공지사항 페이지",
  "notice.pinned": "고정"
};

// ../../packages/messages/locales/ko-KR/novel.json
var novel_default = {
  "novel.footnote": "주석"
};

// ../../packages/messages/locales/ko-KR/page.json
var page_default = {
  "page.accessDeniedText": "다시 로그인하면 이어서 이용할 수 있습니다.",
  "page.accessDeniedTitle": "세션이 만료되었습니다.",
  "page.errorReference": "문의하실 때 이 번호를 알려 주세요: {{id}}",
  "page.errorText": "저희 쪽에 문제가 생겼습니다. 구매하신 작품은 그대로 있습니다. 잠시 후 다시 시도해 주세요.",
  "page.errorTitle": "문제가 발생했습니다",
  "page.notFoundText": "페이지가 옮겨졌거나 존재하지 않습니다. 구매하신 작품은 그대로 있습니다.",
  "page.notFoundTitle": "이 컷은 찾을 수 없습니다",
  "page.notTakenText": "보내신 요청은 이 페이지에서 처리할 수 없습니다. 구매하신 작품은 그대로 있습니다. 페이지를 다시 열어 주세요.",
  "page.offlineText": "연결 상태를 확인한 뒤 다시 시도해 주세요.",
  "page.offlineTitle": "오프라인 상태입니다",
  "page.prepareText": "잠시 사이트를 닫고 준비하고 있습니다. 보관함과 코인은 안전합니다.",
  "page.prepareTitle": "곧 다시 열겠습니다",
  "page.shelfTitle": "대신 이 작품은 어떠신가요?"
};

// ../../packages/messages/locales/ko-KR/pick.json
var pick_default = {
  "pick.text": "에디터가 그날의 기분에 맞춰 직접 골랐습니다.",
  "pick.title": "에디터 추천"
};

// ../../packages/messages/locales/ko-KR/policy.json
var policy_default = {
  "policy.current": "현행 버전 보기",
  "policy.effective": "{{date}}부터 시행",
  "policy.emptyText": "운영자가 아직 이 문서를 게시하지 않았습니다. 나중에 다시 확인해 주세요.",
  "policy.emptyTitle": "아직 게시된 내용이 없습니다",
  "policy.kindMARKETING": "마케팅 정보 수신",
  "policy.kindPAYMENT": "결제 약관",
  "policy.kindPRIVACY": "개인정보 처리방침",
  "policy.kindTERMS": "이용약관",
  "policy.kindYOUTH": "청소년 보호정책",
  "policy.more": "그 밖의 약관",
  "policy.otherLanguage": "이 문서는 {{language}}로만 제공됩니다.",
  "policy.past": "이전 버전, {{date}}부터 시행",
  "policy.version": "버전 {{version}} · {{date}}",
  "policy.versions": "전체 버전"
};

// ../../packages/messages/locales/ko-KR/ranking.json
var ranking_default = {
  "ranking.allGenres": "전체 장르",
  "ranking.down_other": "{{count}}계단 하락",
  "ranking.emptyText": "독자들이 작품을 보기 시작하면 랭킹이 채워집니다.",
  "ranking.emptyTitle": "아직 랭킹이 없습니다",
  "ranking.genres": "장르",
  "ranking.new": "신규",
  "ranking.period": "기간",
  "ranking.periodMONTHLY": "30일",
  "ranking.periodREALTIME": "24시간",
  "ranking.periodTOTAL": "누적",
  "ranking.periodWEEKLY": "7일",
  "ranking.podium": "1위부터 3위",
  "ranking.rest": "4위 이하",
  "ranking.same": "변동 없음",
  "ranking.up_other": "{{count}}계단 상승"
};

// ../../packages/messages/locales/ko-KR/search.json
var search_default = {
  "search.clear": "입력 지우기",
  "search.everywhere": "전체에서 찾기",
  "search.more": "더보기",
  "search.moreFailed": "다음 목록을 불러오지 못했습니다.",
  "search.noneText": "맞춤법을 확인하거나, 단어를 줄이거나, 작가 또는 태그로 찾아보세요.",
  "search.noneTitle": "‘{{query}}’ 검색 결과가 없습니다",
  "search.placeholder": "제목, 작가, 태그",
  "search.recent": "최근 검색어",
  "search.remove": "‘{{query}}’ 삭제",
  "search.removeAll": "전체 삭제",
  "search.resultsALL": "‘{{query}}’ 검색 결과",
  "search.resultsTAG": "‘{{query}}’ 태그 작품",
  "search.resultsTITLE": "제목에 ‘{{query}}’",
  "search.scopeALL": "전체",
  "search.scopeTAG": "태그",
  "search.scopeTITLE": "제목",
  "search.scopes": "검색 범위",
  "search.startText": "제목, 작가, 태그로 찾아보세요.",
  "search.startTitle": "어떤 작품을 찾으시나요?",
  "search.topTags": "인기 태그"
};

// ../../packages/messages/locales/ko-KR/series.json
var series_default = {
  "series.badgeFree_other": "{{count}}화 무료",
  "series.badgeUp": "UP",
  "series.badgeWaitFree": "기다리면 무료",
  "series.reads_other": "조회 {{reads}}회",
  "series.rated_other": "독자 {{raters}}명의 평가: 5점 만점에 {{average}}점",
  "series.statusCOMPLETED": "완결",
  "series.statusPAUSED": "휴재",
  "series.statusSCHEDULED": "연재 중",
  "series.typeCOMIC": "웹툰",
  "series.typeNOVEL": "소설"
};

// ../../packages/messages/locales/ko-KR/setting.json
var setting_default = {
  "setting.appearance": "화면 테마",
  "setting.clearReading": "감상 기록 지우기",
  "setting.clearReadingConfirm": "지우기",
  "setting.clearReadingText": "이 브라우저에서 본 회차와 멈춘 위치가 지워지며 되돌릴 수 없습니다.",
  "setting.language": "언어",
  "setting.reading": "감상",
  "setting.readingCleared": "감상 기록을 지웠습니다",
  "setting.themeDark": "다크",
  "setting.themeLight": "라이트",
  "setting.themeSystem": "기기 설정과 동일"
};

// ../../packages/messages/locales/ko-KR/shell.json
var shell_default = {
  "shell.about": "사이트 정보",
  "shell.mainNavigation": "주 메뉴",
  "shell.notifications": "알림",
  "shell.scrollToTop": "맨 위로",
  "shell.skipToContent": "본문으로 건너뛰기",
  "shell.unsupportedBrowserAction": "최신 브라우저 받기",
  "shell.unsupportedBrowserText": "Internet Explorer에서는 이 사이트를 볼 수 없습니다. 최신 브라우저로 열어 주세요.",
  "shell.unsupportedBrowserTitle": "지원하지 않는 브라우저입니다",
  "shell.wallet": "내 코인"
};

// ../../packages/messages/locales/ko-KR/tab.json
var tab_default = {
  "tab.DAILY": "연재",
  "tab.RANKING": "랭킹",
  "tab.FREE": "무료",
  "tab.ACTION": "액션",
  "tab.ADULT": "성인",
  "tab.ALL": "전체",
  "tab.MON": "월",
  "tab.TUE": "화",
  "tab.WED": "수",
  "tab.THU": "목",
  "tab.FRI": "금",
  "tab.SAT": "토",
  "tab.SUN": "일",
  "tab.TEN": "열흘"
};

// ../../packages/messages/locales/ko-KR/viewer.json
var viewer_default = {
  "viewer.backToSeries": "작품 페이지로",
  "viewer.comments": "댓글",
  "viewer.controls": "뷰어 메뉴",
  "viewer.endText": "최신 화까지 모두 보셨습니다.",
  "viewer.endTitle": "{{episode}} 끝",
  "viewer.list": "목록",
  "viewer.lockedTitle": "아직 열리지 않은 회차입니다",
  "viewer.next": "다음 화",
  "viewer.nextEpisode": "다음 화",
  "viewer.nextPage": "다음 페이지",
  "viewer.page": "{{page}} / {{pages}}쪽",
  "viewer.pageFailed": "이 쪽을 불러오지 못했습니다.",
  "viewer.pageText": "{{page}}쪽",
  "viewer.previous": "이전 화",
  "viewer.previousPage": "이전 페이지",
  "viewer.progress": "읽은 정도",
  "viewer.readInstead": "{{episode}} 보기",
  "viewer.settings": "설정",
  "viewer.showControls": "메뉴 표시 또는 숨기기",
  "viewer.bingeLeft": "{{limit}} 중 {{left}} 남음",
  "viewer.bingeStop": "중지",
  "viewer.lockedText": "무료 회차가 아닙니다. 무료 회차는 누구나 볼 수 있습니다.",
  "viewer.retryAll": "모두 다시 시도",
  "viewer.seek": "이동",
  "viewer.report": "페이지 오류 신고",
  "viewer.rate": "어떠셨나요?",
  "viewer.stars_other": "별점 {{count}}점",
  "viewer.rateSend": "평가하기",
  "viewer.rateThanks": "평가해 주셔서 감사합니다.",
  "viewer.rateLogIn": "평가하려면 로그인해 주세요.",
  "viewer.bookmark": "책갈피",
  "viewer.bookmarks": "이 화의 책갈피와 메모",
  "viewer.autoScrollStop": "스크롤 멈추기",
  "viewer.bookmarkLimit": "책갈피와 메모를 더 추가할 수 없습니다. 먼저 몇 개를 삭제해 주세요.",
  "viewer.more": "더 보기",
  "viewer.bingeSpent": "정주행 모드가 끝났습니다. 사용: {{coins}}"
};

// ../../packages/messages/src/locales/ko-KR/index.ts
var ko_KR_default = {
  ...common_default,
  ...detail_default,
  ...episode_default,
  ...faq_default,
  ...genre_default,
  ...home_default,
  ...list_default,
  ...my_default,
  ...nav_default,
  ...notice_default,
  ...novel_default,
  ...page_default,
  ...pick_default,
  ...policy_default,
  ...ranking_default,
  ...search_default,
  ...series_default,
  ...setting_default,
  ...shell_default,
  ...tab_default,
  ...viewer_default
};
export {
  ko_KR_default as default
};
//# sourceMappingURL=ko-KR-VTU3ACIL.js.map
