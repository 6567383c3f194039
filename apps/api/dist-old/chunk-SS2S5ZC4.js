import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/ko-KR/viewer-settings.json
var viewerSettings_automatic = "자동";
var viewerSettings_binge = "정주행 모드";
var viewerSettings_doublePage = "두 쪽 보기";
var viewerSettings_layout = "쪽 보기";
var viewerSettings_mode = "보기 방식";
var viewerSettings_swipe = "페이지 넘기기";
var viewerSettings_scroll = "스크롤";
var viewerSettings_guided = "컷 단위";
var viewerSettings_singlePage = "한 쪽 보기";
var viewerSettings_bingeHint = "다음 화가 이어져요. 유료 화에서는 멈춰요.";
var viewerSettings_bingeRent = "다음 화를 묻지 않고 대여";
var viewerSettings_bingeLimit = "코인 한도";
var viewerSettings_bingeAllow_other = "최대 {{count}}코인까지 허용";
var viewerSettings_scope = "적용 범위";
var viewerSettings_scopeAccount = "내 모든 기기";
var viewerSettings_scopeDevice = "이 기기";
var viewerSettings_scopeSeries = "이 작품만";
var viewerSettings_scopeScreen = "배치, 크기, 밝기는 이 기기에만 남아요.";
var viewerSettings_scopeReset = "평소 설정으로 되돌리기";
var viewerSettings_settingsNotSaved = "설정을 저장하지 못했어요. 다음에 바꿀 때 다시 보낼게요.";
var viewerSettings_more = "더 많은 설정";
var viewerSettings_groupPages = "페이지";
var viewerSettings_groupStrip = "스크롤";
var viewerSettings_groupText = "본문";
var viewerSettings_groupLight = "밝기와 색";
var viewerSettings_direction = "읽는 방향";
var viewerSettings_directionOwn = "작품 그대로";
var viewerSettings_directionLtr = "왼쪽→오른쪽";
var viewerSettings_directionRtl = "오른쪽→왼쪽";
var viewerSettings_fit = "페이지 크기";
var viewerSettings_fitWhole = "전체";
var viewerSettings_fitWidth = "너비에 맞춤";
var viewerSettings_fitHeight = "높이에 맞춤";
var viewerSettings_fitOriginal = "원본 크기";
var viewerSettings_offset = "두 쪽 짝을 한 쪽 밀기";
var viewerSettings_wideAlone = "표지와 넓은 쪽은 따로 보기";
var viewerSettings_crop = "빈 여백 자르기";
var viewerSettings_taps = "가장자리 탭";
var viewerSettings_tapsNormal = "기본";
var viewerSettings_tapsReversed = "반대로";
var viewerSettings_tapZones = "탭하여 스크롤";
var viewerSettings_tapZonesHint = "화면 위와 아래에서.";
var viewerSettings_stripWidth = "너비";
var viewerSettings_stripGap = "페이지 사이 간격";
var viewerSettings_gapNone = "없음";
var viewerSettings_gapSmall = "좁게";
var viewerSettings_gapMedium = "보통";
var viewerSettings_gapLarge = "넓게";
var viewerSettings_ground = "배경";
var viewerSettings_groundBlack = "검정";
var viewerSettings_groundGrey = "회색";
var viewerSettings_groundWhite = "흰색";
var viewerSettings_groundSite = "사이트와 같게";
var viewerSettings_brightness = "밝기";
var viewerSettings_warmth = "따뜻한 빛";
var viewerSettings_grey = "흑백";
var viewerSettings_font = "글꼴";
var viewerSettings_fontRounded = "둥근 글꼴";
var viewerSettings_fontSans = "고딕";
var viewerSettings_fontSerif = "명조";
var viewerSettings_horizontal = "가로쓰기";
var viewerSettings_lineSpacing = "줄 간격";
var viewerSettings_paper = "배경";
var viewerSettings_paperDark = "어둡게";
var viewerSettings_paperSepia = "세피아";
var viewerSettings_paperWhite = "흰색";
var viewerSettings_spacingLoose = "넓게";
var viewerSettings_spacingNormal = "보통";
var viewerSettings_spacingTight = "좁게";
var viewerSettings_textSize = "글자 크기";
var viewerSettings_vertical = "세로쓰기";
var viewerSettings_writingMode = "글 방향";
var viewerSettings_columns = "단";
var viewerSettings_columnsOne = "한 단";
var viewerSettings_columnsTwo = "두 단";
var viewerSettings_fontDyslexic = "난독증";
var viewerSettings_justify = "양쪽 맞춤";
var viewerSettings_margins = "여백";
var viewerSettings_marginsNarrow = "좁게";
var viewerSettings_marginsNormal = "보통";
var viewerSettings_marginsWide = "넓게";
var viewerSettings_paperNight = "밤";
var viewerSettings_autoScroll = "자동 스크롤";
var viewerSettings_autoScrollSpeed = "속도";
var viewerSettings_autoScrollStart = "시작";
var viewerSettings_keys = "키보드 단축키";
var viewerSettings_keysHint = "키를 선택한 뒤 다른 키를 누르세요. 화살표, 스페이스, 페이지 키로는 언제나 페이지를 넘길 수 있습니다.";
var viewerSettings_keysReset = "기본 키로 되돌리기";
var viewerSettings_keySpace = "스페이스";
var viewerSettings_keyNext = "다음 페이지";
var viewerSettings_keyPrevious = "이전 페이지";
var viewerSettings_keyFirst = "첫 페이지";
var viewerSettings_keyLast = "마지막 페이지";
var viewerSettings_keyNextEpisode = "다음 화";
var viewerSettings_keyPreviousEpisode = "이전 화";
var viewerSettings_keyBars = "메뉴 바 표시·숨기기";
var viewerSettings_keySettings = "설정";
var viewerSettings_keyEpisodes = "목록";
var viewerSettings_keyPanels = "컷 단위 보기 전환";
var viewerSettings_keyAutoScroll = "자동 스크롤";
var viewerSettings_keyHelp = "이 도움말";
var viewerSettings_keyFind = "소설에서 찾기";
var viewerSettings_bingeTicket = "이용권으로 열었어요";
var viewerSettings_bingeTicketFirst = "준비된 무료 이용권이 있으면 먼저 사용해요. 코인이 들지 않아요.";
var viewerSettings_keyExchanged = "이제 ‘{{action}}’ 키는 {{key}}예요.";
var viewer_settings_default = {
  "viewerSettings.automatic": viewerSettings_automatic,
  "viewerSettings.binge": viewerSettings_binge,
  "viewerSettings.doublePage": viewerSettings_doublePage,
  "viewerSettings.layout": viewerSettings_layout,
  "viewerSettings.mode": viewerSettings_mode,
  "viewerSettings.swipe": viewerSettings_swipe,
  "viewerSettings.scroll": viewerSettings_scroll,
  "viewerSettings.guided": viewerSettings_guided,
  "viewerSettings.singlePage": viewerSettings_singlePage,
  "viewerSettings.bingeHint": viewerSettings_bingeHint,
  "viewerSettings.bingeRent": viewerSettings_bingeRent,
  "viewerSettings.bingeLimit": viewerSettings_bingeLimit,
  "viewerSettings.bingeAllow_other": viewerSettings_bingeAllow_other,
  "viewerSettings.scope": viewerSettings_scope,
  "viewerSettings.scopeAccount": viewerSettings_scopeAccount,
  "viewerSettings.scopeDevice": viewerSettings_scopeDevice,
  "viewerSettings.scopeSeries": viewerSettings_scopeSeries,
  "viewerSettings.scopeScreen": viewerSettings_scopeScreen,
  "viewerSettings.scopeReset": viewerSettings_scopeReset,
  "viewerSettings.settingsNotSaved": viewerSettings_settingsNotSaved,
  "viewerSettings.more": viewerSettings_more,
  "viewerSettings.groupPages": viewerSettings_groupPages,
  "viewerSettings.groupStrip": viewerSettings_groupStrip,
  "viewerSettings.groupText": viewerSettings_groupText,
  "viewerSettings.groupLight": viewerSettings_groupLight,
  "viewerSettings.direction": viewerSettings_direction,
  "viewerSettings.directionOwn": viewerSettings_directionOwn,
  "viewerSettings.directionLtr": viewerSettings_directionLtr,
  "viewerSettings.directionRtl": viewerSettings_directionRtl,
  "viewerSettings.fit": viewerSettings_fit,
  "viewerSettings.fitWhole": viewerSettings_fitWhole,
  "viewerSettings.fitWidth": viewerSettings_fitWidth,
  "viewerSettings.fitHeight": viewerSettings_fitHeight,
  "viewerSettings.fitOriginal": viewerSettings_fitOriginal,
  "viewerSettings.offset": viewerSettings_offset,
  "viewerSettings.wideAlone": viewerSettings_wideAlone,
  "viewerSettings.crop": viewerSettings_crop,
  "viewerSettings.taps": viewerSettings_taps,
  "viewerSettings.tapsNormal": viewerSettings_tapsNormal,
  "viewerSettings.tapsReversed": viewerSettings_tapsReversed,
  "viewerSettings.tapZones": viewerSettings_tapZones,
  "viewerSettings.tapZonesHint": viewerSettings_tapZonesHint,
  "viewerSettings.stripWidth": viewerSettings_stripWidth,
  "viewerSettings.stripGap": viewerSettings_stripGap,
  "viewerSettings.gapNone": viewerSettings_gapNone,
  "viewerSettings.gapSmall": viewerSettings_gapSmall,
  "viewerSettings.gapMedium": viewerSettings_gapMedium,
  "viewerSettings.gapLarge": viewerSettings_gapLarge,
  "viewerSettings.ground": viewerSettings_ground,
  "viewerSettings.groundBlack": viewerSettings_groundBlack,
  "viewerSettings.groundGrey": viewerSettings_groundGrey,
  "viewerSettings.groundWhite": viewerSettings_groundWhite,
  "viewerSettings.groundSite": viewerSettings_groundSite,
  "viewerSettings.brightness": viewerSettings_brightness,
  "viewerSettings.warmth": viewerSettings_warmth,
  "viewerSettings.grey": viewerSettings_grey,
  "viewerSettings.font": viewerSettings_font,
  "viewerSettings.fontRounded": viewerSettings_fontRounded,
  "viewerSettings.fontSans": viewerSettings_fontSans,
  "viewerSettings.fontSerif": viewerSettings_fontSerif,
  "viewerSettings.horizontal": viewerSettings_horizontal,
  "viewerSettings.lineSpacing": viewerSettings_lineSpacing,
  "viewerSettings.paper": viewerSettings_paper,
  "viewerSettings.paperDark": viewerSettings_paperDark,
  "viewerSettings.paperSepia": viewerSettings_paperSepia,
  "viewerSettings.paperWhite": viewerSettings_paperWhite,
  "viewerSettings.spacingLoose": viewerSettings_spacingLoose,
  "viewerSettings.spacingNormal": viewerSettings_spacingNormal,
  "viewerSettings.spacingTight": viewerSettings_spacingTight,
  "viewerSettings.textSize": viewerSettings_textSize,
  "viewerSettings.vertical": viewerSettings_vertical,
  "viewerSettings.writingMode": viewerSettings_writingMode,
  "viewerSettings.columns": viewerSettings_columns,
  "viewerSettings.columnsOne": viewerSettings_columnsOne,
  "viewerSettings.columnsTwo": viewerSettings_columnsTwo,
  "viewerSettings.fontDyslexic": viewerSettings_fontDyslexic,
  "viewerSettings.justify": viewerSettings_justify,
  "viewerSettings.margins": viewerSettings_margins,
  "viewerSettings.marginsNarrow": viewerSettings_marginsNarrow,
  "viewerSettings.marginsNormal": viewerSettings_marginsNormal,
  "viewerSettings.marginsWide": viewerSettings_marginsWide,
  "viewerSettings.paperNight": viewerSettings_paperNight,
  "viewerSettings.autoScroll": viewerSettings_autoScroll,
  "viewerSettings.autoScrollSpeed": viewerSettings_autoScrollSpeed,
  "viewerSettings.autoScrollStart": viewerSettings_autoScrollStart,
  "viewerSettings.keys": viewerSettings_keys,
  "viewerSettings.keysHint": viewerSettings_keysHint,
  "viewerSettings.keysReset": viewerSettings_keysReset,
  "viewerSettings.keySpace": viewerSettings_keySpace,
  "viewerSettings.keyNext": viewerSettings_keyNext,
  "viewerSettings.keyPrevious": viewerSettings_keyPrevious,
  "viewerSettings.keyFirst": viewerSettings_keyFirst,
  "viewerSettings.keyLast": viewerSettings_keyLast,
  "viewerSettings.keyNextEpisode": viewerSettings_keyNextEpisode,
  "viewerSettings.keyPreviousEpisode": viewerSettings_keyPreviousEpisode,
  "viewerSettings.keyBars": viewerSettings_keyBars,
  "viewerSettings.keySettings": viewerSettings_keySettings,
  "viewerSettings.keyEpisodes": viewerSettings_keyEpisodes,
  "viewerSettings.keyPanels": viewerSettings_keyPanels,
  "viewerSettings.keyAutoScroll": viewerSettings_keyAutoScroll,
  "viewerSettings.keyHelp": viewerSettings_keyHelp,
  "viewerSettings.keyFind": viewerSettings_keyFind,
  "viewerSettings.bingeTicket": viewerSettings_bingeTicket,
  "viewerSettings.bingeTicketFirst": viewerSettings_bingeTicketFirst,
  "viewerSettings.keyExchanged": viewerSettings_keyExchanged
};

export {
  viewerSettings_automatic as "viewerSettings.automatic",
  viewerSettings_binge as "viewerSettings.binge",
  viewerSettings_doublePage as "viewerSettings.doublePage",
  viewerSettings_layout as "viewerSettings.layout",
  viewerSettings_mode as "viewerSettings.mode",
  viewerSettings_swipe as "viewerSettings.swipe",
  viewerSettings_scroll as "viewerSettings.scroll",
  viewerSettings_guided as "viewerSettings.guided",
  viewerSettings_singlePage as "viewerSettings.singlePage",
  viewerSettings_bingeHint as "viewerSettings.bingeHint",
  viewerSettings_bingeRent as "viewerSettings.bingeRent",
  viewerSettings_bingeLimit as "viewerSettings.bingeLimit",
  viewerSettings_bingeAllow_other as "viewerSettings.bingeAllow_other",
  viewerSettings_scope as "viewerSettings.scope",
  viewerSettings_scopeAccount as "viewerSettings.scopeAccount",
  viewerSettings_scopeDevice as "viewerSettings.scopeDevice",
  viewerSettings_scopeSeries as "viewerSettings.scopeSeries",
  viewerSettings_scopeScreen as "viewerSettings.scopeScreen",
  viewerSettings_scopeReset as "viewerSettings.scopeReset",
  viewerSettings_settingsNotSaved as "viewerSettings.settingsNotSaved",
  viewerSettings_more as "viewerSettings.more",
  viewerSettings_groupPages as "viewerSettings.groupPages",
  viewerSettings_groupStrip as "viewerSettings.groupStrip",
  viewerSettings_groupText as "viewerSettings.groupText",
  viewerSettings_groupLight as "viewerSettings.groupLight",
  viewerSettings_direction as "viewerSettings.direction",
  viewerSettings_directionOwn as "viewerSettings.directionOwn",
  viewerSettings_directionLtr as "viewerSettings.directionLtr",
  viewerSettings_directionRtl as "viewerSettings.directionRtl",
  viewerSettings_fit as "viewerSettings.fit",
  viewerSettings_fitWhole as "viewerSettings.fitWhole",
  viewerSettings_fitWidth as "viewerSettings.fitWidth",
  viewerSettings_fitHeight as "viewerSettings.fitHeight",
  viewerSettings_fitOriginal as "viewerSettings.fitOriginal",
  viewerSettings_offset as "viewerSettings.offset",
  viewerSettings_wideAlone as "viewerSettings.wideAlone",
  viewerSettings_crop as "viewerSettings.crop",
  viewerSettings_taps as "viewerSettings.taps",
  viewerSettings_tapsNormal as "viewerSettings.tapsNormal",
  viewerSettings_tapsReversed as "viewerSettings.tapsReversed",
  viewerSettings_tapZones as "viewerSettings.tapZones",
  viewerSettings_tapZonesHint as "viewerSettings.tapZonesHint",
  viewerSettings_stripWidth as "viewerSettings.stripWidth",
  viewerSettings_stripGap as "viewerSettings.stripGap",
  viewerSettings_gapNone as "viewerSettings.gapNone",
  viewerSettings_gapSmall as "viewerSettings.gapSmall",
  viewerSettings_gapMedium as "viewerSettings.gapMedium",
  viewerSettings_gapLarge as "viewerSettings.gapLarge",
  viewerSettings_ground as "viewerSettings.ground",
  viewerSettings_groundBlack as "viewerSettings.groundBlack",
  viewerSettings_groundGrey as "viewerSettings.groundGrey",
  viewerSettings_groundWhite as "viewerSettings.groundWhite",
  viewerSettings_groundSite as "viewerSettings.groundSite",
  viewerSettings_brightness as "viewerSettings.brightness",
  viewerSettings_warmth as "viewerSettings.warmth",
  viewerSettings_grey as "viewerSettings.grey",
  viewerSettings_font as "viewerSettings.font",
  viewerSettings_fontRounded as "viewerSettings.fontRounded",
  viewerSettings_fontSans as "viewerSettings.fontSans",
  viewerSettings_fontSerif as "viewerSettings.fontSerif",
  viewerSettings_horizontal as "viewerSettings.horizontal",
  viewerSettings_lineSpacing as "viewerSettings.lineSpacing",
  viewerSettings_paper as "viewerSettings.paper",
  viewerSettings_paperDark as "viewerSettings.paperDark",
  viewerSettings_paperSepia as "viewerSettings.paperSepia",
  viewerSettings_paperWhite as "viewerSettings.paperWhite",
  viewerSettings_spacingLoose as "viewerSettings.spacingLoose",
  viewerSettings_spacingNormal as "viewerSettings.spacingNormal",
  viewerSettings_spacingTight as "viewerSettings.spacingTight",
  viewerSettings_textSize as "viewerSettings.textSize",
  viewerSettings_vertical as "viewerSettings.vertical",
  viewerSettings_writingMode as "viewerSettings.writingMode",
  viewerSettings_columns as "viewerSettings.columns",
  viewerSettings_columnsOne as "viewerSettings.columnsOne",
  viewerSettings_columnsTwo as "viewerSettings.columnsTwo",
  viewerSettings_fontDyslexic as "viewerSettings.fontDyslexic",
  viewerSettings_justify as "viewerSettings.justify",
  viewerSettings_margins as "viewerSettings.margins",
  viewerSettings_marginsNarrow as "viewerSettings.marginsNarrow",
  viewerSettings_marginsNormal as "viewerSettings.marginsNormal",
  viewerSettings_marginsWide as "viewerSettings.marginsWide",
  viewerSettings_paperNight as "viewerSettings.paperNight",
  viewerSettings_autoScroll as "viewerSettings.autoScroll",
  viewerSettings_autoScrollSpeed as "viewerSettings.autoScrollSpeed",
  viewerSettings_autoScrollStart as "viewerSettings.autoScrollStart",
  viewerSettings_keys as "viewerSettings.keys",
  viewerSettings_keysHint as "viewerSettings.keysHint",
  viewerSettings_keysReset as "viewerSettings.keysReset",
  viewerSettings_keySpace as "viewerSettings.keySpace",
  viewerSettings_keyNext as "viewerSettings.keyNext",
  viewerSettings_keyPrevious as "viewerSettings.keyPrevious",
  viewerSettings_keyFirst as "viewerSettings.keyFirst",
  viewerSettings_keyLast as "viewerSettings.keyLast",
  viewerSettings_keyNextEpisode as "viewerSettings.keyNextEpisode",
  viewerSettings_keyPreviousEpisode as "viewerSettings.keyPreviousEpisode",
  viewerSettings_keyBars as "viewerSettings.keyBars",
  viewerSettings_keySettings as "viewerSettings.keySettings",
  viewerSettings_keyEpisodes as "viewerSettings.keyEpisodes",
  viewerSettings_keyPanels as "viewerSettings.keyPanels",
  viewerSettings_keyAutoScroll as "viewerSettings.keyAutoScroll",
  viewerSettings_keyHelp as "viewerSettings.keyHelp",
  viewerSettings_keyFind as "viewerSettings.keyFind",
  viewerSettings_bingeTicket as "viewerSettings.bingeTicket",
  viewerSettings_bingeTicketFirst as "viewerSettings.bingeTicketFirst",
  viewerSettings_keyExchanged as "viewerSettings.keyExchanged",
  viewer_settings_default
};
//# sourceMappingURL=chunk-SS2S5ZC4.js.map
