import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/zh-TW/viewer-settings.json
var viewerSettings_automatic = "自動";
var viewerSettings_binge = "連續閱讀";
var viewerSettings_doublePage = "雙頁";
var viewerSettings_layout = "頁面顯示";
var viewerSettings_mode = "閱讀模式";
var viewerSettings_swipe = "滑動翻頁";
var viewerSettings_scroll = "捲動";
var viewerSettings_guided = "逐格";
var viewerSettings_singlePage = "單頁";
var viewerSettings_bingeHint = "下一話會自動接續，遇到付費話數仍會停下。";
var viewerSettings_bingeRent = "後續話數直接租閱，不再詢問";
var viewerSettings_bingeLimit = "代幣上限";
var viewerSettings_bingeAllow_other = "最多允許 {{count}} 枚代幣";
var viewerSettings_scope = "套用範圍";
var viewerSettings_scopeAccount = "我的所有裝置";
var viewerSettings_scopeDevice = "這台裝置";
var viewerSettings_scopeSeries = "僅此作品";
var viewerSettings_scopeScreen = "版面、大小與亮度只保留在這台裝置。";
var viewerSettings_scopeReset = "恢復平常的設定";
var viewerSettings_settingsNotSaved = "設定未能儲存，下次變更時會再試一次。";
var viewerSettings_more = "更多設定";
var viewerSettings_groupPages = "頁面";
var viewerSettings_groupStrip = "捲動";
var viewerSettings_groupText = "內文";
var viewerSettings_groupLight = "亮度與色彩";
var viewerSettings_direction = "閱讀方向";
var viewerSettings_directionOwn = "依原作";
var viewerSettings_directionLtr = "由左至右";
var viewerSettings_directionRtl = "由右至左";
var viewerSettings_fit = "頁面大小";
var viewerSettings_fitWhole = "整頁";
var viewerSettings_fitWidth = "符合寬度";
var viewerSettings_fitHeight = "符合高度";
var viewerSettings_fitOriginal = "原始大小";
var viewerSettings_offset = "雙頁錯開一頁";
var viewerSettings_wideAlone = "封面與寬頁單獨顯示";
var viewerSettings_crop = "裁去空白邊";
var viewerSettings_taps = "輕觸邊緣";
var viewerSettings_tapsNormal = "一般";
var viewerSettings_tapsReversed = "相反";
var viewerSettings_tapZones = "輕觸捲動";
var viewerSettings_tapZonesHint = "在螢幕上方與下方。";
var viewerSettings_stripWidth = "寬度";
var viewerSettings_stripGap = "頁面間距";
var viewerSettings_gapNone = "無";
var viewerSettings_gapSmall = "小";
var viewerSettings_gapMedium = "中";
var viewerSettings_gapLarge = "大";
var viewerSettings_ground = "背景";
var viewerSettings_groundBlack = "黑色";
var viewerSettings_groundGrey = "灰色";
var viewerSettings_groundWhite = "白色";
var viewerSettings_groundSite = "同網站";
var viewerSettings_brightness = "亮度";
var viewerSettings_warmth = "暖色光";
var viewerSettings_grey = "黑白";
var viewerSettings_font = "字型";
var viewerSettings_fontRounded = "圓體";
var viewerSettings_fontSans = "黑體";
var viewerSettings_fontSerif = "明體";
var viewerSettings_horizontal = "橫排";
var viewerSettings_lineSpacing = "行距";
var viewerSettings_paper = "背景";
var viewerSettings_paperDark = "深色";
var viewerSettings_paperSepia = "米黃";
var viewerSettings_paperWhite = "白色";
var viewerSettings_spacingLoose = "寬";
var viewerSettings_spacingNormal = "適中";
var viewerSettings_spacingTight = "窄";
var viewerSettings_textSize = "文字大小";
var viewerSettings_vertical = "直排";
var viewerSettings_writingMode = "文字方向";
var viewerSettings_columns = "欄數";
var viewerSettings_columnsOne = "單欄";
var viewerSettings_columnsTwo = "雙欄";
var viewerSettings_fontDyslexic = "閱讀障礙";
var viewerSettings_justify = "左右對齊";
var viewerSettings_margins = "邊距";
var viewerSettings_marginsNarrow = "窄";
var viewerSettings_marginsNormal = "適中";
var viewerSettings_marginsWide = "寬";
var viewerSettings_paperNight = "夜間";
var viewerSettings_autoScroll = "自動捲動";
var viewerSettings_autoScrollSpeed = "速度";
var viewerSettings_autoScrollStart = "開始";
var viewerSettings_keys = "鍵盤快速鍵";
var viewerSettings_keysHint = "先選一個按鍵，再按另一個鍵。方向鍵、空白鍵和翻頁鍵隨時都能翻頁。";
var viewerSettings_keysReset = "恢復一般按鍵";
var viewerSettings_keySpace = "空白鍵";
var viewerSettings_keyNext = "下一頁";
var viewerSettings_keyPrevious = "上一頁";
var viewerSettings_keyFirst = "第一頁";
var viewerSettings_keyLast = "最後一頁";
var viewerSettings_keyNextEpisode = "下一話";
var viewerSettings_keyPreviousEpisode = "上一話";
var viewerSettings_keyBars = "顯示或隱藏工具列";
var viewerSettings_keySettings = "設定";
var viewerSettings_keyEpisodes = "集數";
var viewerSettings_keyPanels = "切換逐格閱讀";
var viewerSettings_keyAutoScroll = "自動捲動";
var viewerSettings_keyHelp = "這份說明";
var viewerSettings_keyFind = "在小說中尋找";
var viewerSettings_bingeTicket = "已用券開啟";
var viewerSettings_bingeTicketFirst = "有可用的免費券時會先使用，不花代幣。";
var viewerSettings_keyExchanged = "「{{action}}」的按鍵現在是 {{key}}。";
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
//# sourceMappingURL=chunk-M762TUBY.js.map
