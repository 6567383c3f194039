import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/ar/viewer-settings.json
var viewerSettings_automatic = "تلقائي";
var viewerSettings_binge = "قراءة متواصلة";
var viewerSettings_doublePage = "صفحتان";
var viewerSettings_layout = "الصفحات";
var viewerSettings_mode = "وضع القراءة";
var viewerSettings_swipe = "تقليب الصفحات";
var viewerSettings_scroll = "تمرير";
var viewerSettings_guided = "إطارًا إطارًا";
var viewerSettings_singlePage = "صفحة واحدة";
var viewerSettings_bingeHint = "تُفتح الحلقة التالية تلقائيًا، ونتوقف عند كل حلقة مدفوعة.";
var viewerSettings_bingeRent = "استئجار الحلقات التالية دون سؤال";
var viewerSettings_bingeLimit = "الحد بالعملات";
var viewerSettings_bingeAllow_zero = "السماح بلا عملات";
var viewerSettings_bingeAllow_one = "السماح بعملة واحدة كحد أقصى";
var viewerSettings_bingeAllow_two = "السماح بعملتين كحد أقصى";
var viewerSettings_bingeAllow_few = "السماح حتى {{count}} عملات";
var viewerSettings_bingeAllow_many = "السماح حتى {{count}} عملة";
var viewerSettings_bingeAllow_other = "السماح حتى {{count}} عملة";
var viewerSettings_scope = "تُطبَّق على";
var viewerSettings_scopeAccount = "كل أجهزتي";
var viewerSettings_scopeDevice = "هذا الجهاز";
var viewerSettings_scopeSeries = "هذه السلسلة فقط";
var viewerSettings_scopeScreen = "يبقى التخطيط والأحجام والإضاءة على هذا الجهاز.";
var viewerSettings_scopeReset = "العودة إلى الإعدادات المعتادة";
var viewerSettings_settingsNotSaved = "لم تُحفظ إعداداتك. سنحاول مجددًا مع التغيير التالي.";
var viewerSettings_more = "المزيد من الإعدادات";
var viewerSettings_groupPages = "الصفحات";
var viewerSettings_groupStrip = "التمرير";
var viewerSettings_groupText = "النص";
var viewerSettings_groupLight = "الإضاءة واللون";
var viewerSettings_direction = "اتجاه القراءة";
var viewerSettings_directionOwn = "كما نُشرت";
var viewerSettings_directionLtr = "من اليسار";
var viewerSettings_directionRtl = "من اليمين";
var viewerSettings_fit = "حجم الصفحة";
var viewerSettings_fitWhole = "الصفحة كاملة";
var viewerSettings_fitWidth = "العرض كاملًا";
var viewerSettings_fitHeight = "الارتفاع كاملًا";
var viewerSettings_fitOriginal = "الحجم الأصلي";
var viewerSettings_offset = "إزاحة الصفحتين بمقدار صفحة";
var viewerSettings_wideAlone = "الغلاف والصفحات العريضة منفردة";
var viewerSettings_crop = "قص الهوامش الفارغة";
var viewerSettings_taps = "النقر على الحواف";
var viewerSettings_tapsNormal = "عادي";
var viewerSettings_tapsReversed = "معكوس";
var viewerSettings_tapZones = "النقر للتمرير";
var viewerSettings_tapZonesHint = "في أعلى الشاشة وأسفلها.";
var viewerSettings_stripWidth = "العرض";
var viewerSettings_stripGap = "المسافة بين الصفحات";
var viewerSettings_gapNone = "بلا";
var viewerSettings_gapSmall = "صغيرة";
var viewerSettings_gapMedium = "متوسطة";
var viewerSettings_gapLarge = "كبيرة";
var viewerSettings_ground = "الخلفية";
var viewerSettings_groundBlack = "أسود";
var viewerSettings_groundGrey = "رمادي";
var viewerSettings_groundWhite = "أبيض";
var viewerSettings_groundSite = "مثل الموقع";
var viewerSettings_brightness = "السطوع";
var viewerSettings_warmth = "ضوء دافئ";
var viewerSettings_grey = "أبيض وأسود";
var viewerSettings_font = "الخط";
var viewerSettings_fontRounded = "مستدير";
var viewerSettings_fontSans = "بسيط";
var viewerSettings_fontSerif = "نسخي";
var viewerSettings_horizontal = "أفقي";
var viewerSettings_lineSpacing = "تباعد الأسطر";
var viewerSettings_paper = "الورق";
var viewerSettings_paperDark = "داكن";
var viewerSettings_paperSepia = "بني فاتح";
var viewerSettings_paperWhite = "أبيض";
var viewerSettings_spacingLoose = "واسع";
var viewerSettings_spacingNormal = "عادي";
var viewerSettings_spacingTight = "ضيّق";
var viewerSettings_textSize = "حجم النص";
var viewerSettings_vertical = "عمودي";
var viewerSettings_writingMode = "اتجاه النص";
var viewerSettings_columns = "الأعمدة";
var viewerSettings_columnsOne = "عمود واحد";
var viewerSettings_columnsTwo = "عمودان";
var viewerSettings_fontDyslexic = "عسر القراءة";
var viewerSettings_justify = "ضبط النص على الجانبين";
var viewerSettings_margins = "الهوامش";
var viewerSettings_marginsNarrow = "ضيقة";
var viewerSettings_marginsNormal = "عادية";
var viewerSettings_marginsWide = "واسعة";
var viewerSettings_paperNight = "ليلي";
var viewerSettings_autoScroll = "التمرير التلقائي";
var viewerSettings_autoScrollSpeed = "السرعة";
var viewerSettings_autoScrollStart = "بدء";
var viewerSettings_keys = "اختصارات لوحة المفاتيح";
var viewerSettings_keysHint = "اختر مفتاحًا ثم اضغط مفتاحًا آخر. الأسهم والمسافة ومفاتيح الصفحات تقلب الصفحات دائمًا.";
var viewerSettings_keysReset = "استخدام المفاتيح المعتادة";
var viewerSettings_keySpace = "مسافة";
var viewerSettings_keyNext = "الصفحة التالية";
var viewerSettings_keyPrevious = "الصفحة السابقة";
var viewerSettings_keyFirst = "الصفحة الأولى";
var viewerSettings_keyLast = "الصفحة الأخيرة";
var viewerSettings_keyNextEpisode = "الحلقة التالية";
var viewerSettings_keyPreviousEpisode = "الحلقة السابقة";
var viewerSettings_keyBars = "إظهار الأشرطة أو إخفاؤها";
var viewerSettings_keySettings = "الإعدادات";
var viewerSettings_keyEpisodes = "الحلقات";
var viewerSettings_keyPanels = "القراءة إطارًا إطارًا أو الرجوع";
var viewerSettings_keyAutoScroll = "التمرير التلقائي";
var viewerSettings_keyHelp = "هذه المساعدة";
var viewerSettings_keyFind = "البحث في الرواية";
var viewerSettings_bingeTicket = "فُتحت بتذكرتك";
var viewerSettings_bingeTicketFirst = "إذا كانت لديك تذكرة مجانية جاهزة فستُستخدم أولًا دون أي عملات.";
var viewerSettings_keyExchanged = "أصبح مفتاح «{{action}}» هو {{key}}.";
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
  "viewerSettings.bingeAllow_zero": viewerSettings_bingeAllow_zero,
  "viewerSettings.bingeAllow_one": viewerSettings_bingeAllow_one,
  "viewerSettings.bingeAllow_two": viewerSettings_bingeAllow_two,
  "viewerSettings.bingeAllow_few": viewerSettings_bingeAllow_few,
  "viewerSettings.bingeAllow_many": viewerSettings_bingeAllow_many,
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
  viewerSettings_bingeAllow_zero as "viewerSettings.bingeAllow_zero",
  viewerSettings_bingeAllow_one as "viewerSettings.bingeAllow_one",
  viewerSettings_bingeAllow_two as "viewerSettings.bingeAllow_two",
  viewerSettings_bingeAllow_few as "viewerSettings.bingeAllow_few",
  viewerSettings_bingeAllow_many as "viewerSettings.bingeAllow_many",
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
//# sourceMappingURL=chunk-UE5K7XFN.js.map
