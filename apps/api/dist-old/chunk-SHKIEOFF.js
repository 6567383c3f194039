import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/ja-JP/viewer-settings.json
var viewerSettings_automatic = "自動";
var viewerSettings_binge = "一気読み";
var viewerSettings_doublePage = "見開き";
var viewerSettings_layout = "ページ表示";
var viewerSettings_mode = "読み方";
var viewerSettings_swipe = "ページめくり";
var viewerSettings_scroll = "スクロール";
var viewerSettings_guided = "コマごと";
var viewerSettings_singlePage = "1ページずつ";
var viewerSettings_bingeHint = "次の話が続きます。有料の話では止まります。";
var viewerSettings_bingeRent = "次の話を確認なしでレンタル";
var viewerSettings_bingeLimit = "コインの上限";
var viewerSettings_bingeAllow_other = "{{count}}コインまで許可";
var viewerSettings_scope = "適用する範囲";
var viewerSettings_scopeAccount = "すべての端末";
var viewerSettings_scopeDevice = "この端末";
var viewerSettings_scopeSeries = "この作品だけ";
var viewerSettings_scopeScreen = "レイアウト・大きさ・明るさはこの端末だけに残ります。";
var viewerSettings_scopeReset = "いつもの設定に戻す";
var viewerSettings_settingsNotSaved = "設定を保存できませんでした。次に変更したときに再送します。";
var viewerSettings_more = "その他の設定";
var viewerSettings_groupPages = "ページ";
var viewerSettings_groupStrip = "スクロール";
var viewerSettings_groupText = "本文";
var viewerSettings_groupLight = "明るさと色";
var viewerSettings_direction = "読む方向";
var viewerSettings_directionOwn = "作品のまま";
var viewerSettings_directionLtr = "左から右";
var viewerSettings_directionRtl = "右から左";
var viewerSettings_fit = "ページの大きさ";
var viewerSettings_fitWhole = "全体";
var viewerSettings_fitWidth = "幅に合わせる";
var viewerSettings_fitHeight = "高さに合わせる";
var viewerSettings_fitOriginal = "原寸";
var viewerSettings_offset = "見開きを1ページずらす";
var viewerSettings_wideAlone = "表紙と横長ページは1枚で表示";
var viewerSettings_crop = "余白を切り取る";
var viewerSettings_taps = "画面の端をタップ";
var viewerSettings_tapsNormal = "標準";
var viewerSettings_tapsReversed = "逆";
var viewerSettings_tapZones = "タップでスクロール";
var viewerSettings_tapZonesHint = "画面の上と下で使えます。";
var viewerSettings_stripWidth = "幅";
var viewerSettings_stripGap = "ページの間隔";
var viewerSettings_gapNone = "なし";
var viewerSettings_gapSmall = "狭い";
var viewerSettings_gapMedium = "ふつう";
var viewerSettings_gapLarge = "広い";
var viewerSettings_ground = "背景";
var viewerSettings_groundBlack = "黒";
var viewerSettings_groundGrey = "グレー";
var viewerSettings_groundWhite = "白";
var viewerSettings_groundSite = "サイトと同じ";
var viewerSettings_brightness = "明るさ";
var viewerSettings_warmth = "暖色";
var viewerSettings_grey = "白黒";
var viewerSettings_font = "書体";
var viewerSettings_fontRounded = "丸ゴシック";
var viewerSettings_fontSans = "ゴシック";
var viewerSettings_fontSerif = "明朝";
var viewerSettings_horizontal = "横書き";
var viewerSettings_lineSpacing = "行間";
var viewerSettings_paper = "背景";
var viewerSettings_paperDark = "ダーク";
var viewerSettings_paperSepia = "セピア";
var viewerSettings_paperWhite = "白";
var viewerSettings_spacingLoose = "広い";
var viewerSettings_spacingNormal = "ふつう";
var viewerSettings_spacingTight = "狭い";
var viewerSettings_textSize = "文字サイズ";
var viewerSettings_vertical = "縦書き";
var viewerSettings_writingMode = "組み方向";
var viewerSettings_columns = "段組み";
var viewerSettings_columnsOne = "1段";
var viewerSettings_columnsTwo = "2段";
var viewerSettings_fontDyslexic = "ディスレクシア";
var viewerSettings_justify = "両端をそろえる";
var viewerSettings_margins = "余白";
var viewerSettings_marginsNarrow = "狭い";
var viewerSettings_marginsNormal = "ふつう";
var viewerSettings_marginsWide = "広い";
var viewerSettings_paperNight = "ナイト";
var viewerSettings_autoScroll = "自動スクロール";
var viewerSettings_autoScrollSpeed = "速さ";
var viewerSettings_autoScrollStart = "開始";
var viewerSettings_keys = "キーボードショートカット";
var viewerSettings_keysHint = "キーを選んでから、別のキーを押してください。矢印キー、スペース、ページ送りのキーではいつでもページをめくれます。";
var viewerSettings_keysReset = "通常のキーに戻す";
var viewerSettings_keySpace = "スペース";
var viewerSettings_keyNext = "次のページ";
var viewerSettings_keyPrevious = "前のページ";
var viewerSettings_keyFirst = "最初のページ";
var viewerSettings_keyLast = "最後のページ";
var viewerSettings_keyNextEpisode = "次の話";
var viewerSettings_keyPreviousEpisode = "前の話";
var viewerSettings_keyBars = "操作バーの表示・非表示";
var viewerSettings_keySettings = "設定";
var viewerSettings_keyEpisodes = "目次";
var viewerSettings_keyPanels = "コマごとの表示に切り替え";
var viewerSettings_keyAutoScroll = "自動スクロール";
var viewerSettings_keyHelp = "このヘルプ";
var viewerSettings_keyFind = "小説内を検索";
var viewerSettings_bingeTicket = "チケットで開きました";
var viewerSettings_bingeTicketFirst = "使える無料チケットがあるときは、先に使います。コインはかかりません。";
var viewerSettings_keyExchanged = "「{{action}}」のキーは{{key}}になりました。";
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
//# sourceMappingURL=chunk-SHKIEOFF.js.map
