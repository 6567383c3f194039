import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/th-TH/viewer-settings.json
var viewerSettings_automatic = "อัตโนมัติ";
var viewerSettings_binge = "อ่านรวดเดียว";
var viewerSettings_doublePage = "สองหน้า";
var viewerSettings_layout = "การแสดงหน้า";
var viewerSettings_mode = "รูปแบบการอ่าน";
var viewerSettings_swipe = "ปัดทีละหน้า";
var viewerSettings_scroll = "เลื่อน";
var viewerSettings_guided = "ทีละช่อง";
var viewerSettings_singlePage = "หน้าเดียว";
var viewerSettings_bingeHint = "ต่อตอนถัดไปให้ และหยุดเมื่อถึงตอนที่ต้องจ่าย";
var viewerSettings_bingeRent = "เช่าตอนถัดไปโดยไม่ต้องถาม";
var viewerSettings_bingeLimit = "วงเงินเป็นเหรียญ";
var viewerSettings_bingeAllow_other = "อนุญาตไม่เกิน {{count}} เหรียญ";
var viewerSettings_scope = "ใช้กับ";
var viewerSettings_scopeAccount = "ทุกอุปกรณ์ของฉัน";
var viewerSettings_scopeDevice = "อุปกรณ์นี้";
var viewerSettings_scopeSeries = "เฉพาะเรื่องนี้";
var viewerSettings_scopeScreen = "การจัดหน้า ขนาด และความสว่างจะอยู่เฉพาะในอุปกรณ์นี้";
var viewerSettings_scopeReset = "กลับไปใช้การตั้งค่าปกติ";
var viewerSettings_settingsNotSaved = "บันทึกการตั้งค่าไม่สำเร็จ จะลองอีกครั้งเมื่อเปลี่ยนครั้งถัดไป";
var viewerSettings_more = "การตั้งค่าเพิ่มเติม";
var viewerSettings_groupPages = "หน้า";
var viewerSettings_groupStrip = "การเลื่อน";
var viewerSettings_groupText = "ข้อความ";
var viewerSettings_groupLight = "แสงและสี";
var viewerSettings_direction = "ทิศทางการอ่าน";
var viewerSettings_directionOwn = "ตามต้นฉบับ";
var viewerSettings_directionLtr = "ซ้ายไปขวา";
var viewerSettings_directionRtl = "ขวาไปซ้าย";
var viewerSettings_fit = "ขนาดหน้า";
var viewerSettings_fitWhole = "ทั้งหน้า";
var viewerSettings_fitWidth = "เต็มความกว้าง";
var viewerSettings_fitHeight = "เต็มความสูง";
var viewerSettings_fitOriginal = "ขนาดจริง";
var viewerSettings_offset = "เลื่อนการจับคู่หน้าไปหนึ่งหน้า";
var viewerSettings_wideAlone = "แสดงปกและหน้ากว้างเดี่ยว ๆ";
var viewerSettings_crop = "ตัดขอบว่าง";
var viewerSettings_taps = "แตะที่ขอบจอ";
var viewerSettings_tapsNormal = "ปกติ";
var viewerSettings_tapsReversed = "สลับด้าน";
var viewerSettings_tapZones = "แตะเพื่อเลื่อน";
var viewerSettings_tapZonesHint = "ที่ด้านบนและด้านล่างของจอ";
var viewerSettings_stripWidth = "ความกว้าง";
var viewerSettings_stripGap = "ระยะห่างระหว่างหน้า";
var viewerSettings_gapNone = "ไม่มี";
var viewerSettings_gapSmall = "น้อย";
var viewerSettings_gapMedium = "ปานกลาง";
var viewerSettings_gapLarge = "มาก";
var viewerSettings_ground = "พื้นหลัง";
var viewerSettings_groundBlack = "ดำ";
var viewerSettings_groundGrey = "เทา";
var viewerSettings_groundWhite = "ขาว";
var viewerSettings_groundSite = "ตามเว็บไซต์";
var viewerSettings_brightness = "ความสว่าง";
var viewerSettings_warmth = "แสงโทนอุ่น";
var viewerSettings_grey = "ขาวดำ";
var viewerSettings_font = "แบบอักษร";
var viewerSettings_fontRounded = "มน";
var viewerSettings_fontSans = "ไม่มีหัว";
var viewerSettings_fontSerif = "มีหัว";
var viewerSettings_horizontal = "แนวนอน";
var viewerSettings_lineSpacing = "ระยะบรรทัด";
var viewerSettings_paper = "พื้นหลัง";
var viewerSettings_paperDark = "มืด";
var viewerSettings_paperSepia = "ซีเปีย";
var viewerSettings_paperWhite = "ขาว";
var viewerSettings_spacingLoose = "กว้าง";
var viewerSettings_spacingNormal = "ปกติ";
var viewerSettings_spacingTight = "แคบ";
var viewerSettings_textSize = "ขนาดตัวอักษร";
var viewerSettings_vertical = "แนวตั้ง";
var viewerSettings_writingMode = "ทิศทางข้อความ";
var viewerSettings_columns = "คอลัมน์";
var viewerSettings_columnsOne = "หนึ่ง";
var viewerSettings_columnsTwo = "สอง";
var viewerSettings_fontDyslexic = "ดิสเล็กเซีย";
var viewerSettings_justify = "จัดข้อความชิดขอบสองด้าน";
var viewerSettings_margins = "ระยะขอบ";
var viewerSettings_marginsNarrow = "แคบ";
var viewerSettings_marginsNormal = "ปกติ";
var viewerSettings_marginsWide = "กว้าง";
var viewerSettings_paperNight = "กลางคืน";
var viewerSettings_autoScroll = "เลื่อนอัตโนมัติ";
var viewerSettings_autoScrollSpeed = "ความเร็ว";
var viewerSettings_autoScrollStart = "เริ่ม";
var viewerSettings_keys = "แป้นพิมพ์ลัด";
var viewerSettings_keysHint = "เลือกปุ่ม แล้วกดปุ่มใหม่ ปุ่มลูกศร เว้นวรรค และปุ่มเลื่อนหน้าใช้พลิกหน้าได้เสมอ";
var viewerSettings_keysReset = "ใช้ปุ่มปกติ";
var viewerSettings_keySpace = "เว้นวรรค";
var viewerSettings_keyNext = "หน้าถัดไป";
var viewerSettings_keyPrevious = "หน้าก่อน";
var viewerSettings_keyFirst = "หน้าแรก";
var viewerSettings_keyLast = "หน้าสุดท้าย";
var viewerSettings_keyNextEpisode = "ตอนถัดไป";
var viewerSettings_keyPreviousEpisode = "ตอนก่อน";
var viewerSettings_keyBars = "แสดงหรือซ่อนแถบ";
var viewerSettings_keySettings = "ตั้งค่า";
var viewerSettings_keyEpisodes = "ตอนทั้งหมด";
var viewerSettings_keyPanels = "อ่านทีละช่อง หรือกลับ";
var viewerSettings_keyAutoScroll = "เลื่อนอัตโนมัติ";
var viewerSettings_keyHelp = "วิธีใช้นี้";
var viewerSettings_keyFind = "ค้นหาในนิยาย";
var viewerSettings_bingeTicket = "เปิดด้วยตั๋วของคุณ";
var viewerSettings_bingeTicketFirst = "หากมีตั๋วฟรีพร้อมใช้ จะใช้ตั๋วก่อนโดยไม่เสียเหรียญ";
var viewerSettings_keyExchanged = "ตอนนี้ปุ่มของ “{{action}}” คือ {{key}}";
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
//# sourceMappingURL=chunk-DNC4VB5D.js.map
