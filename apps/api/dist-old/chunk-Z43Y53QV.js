import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/en-US/viewer-settings.json
var viewerSettings_automatic = "Automatic";
var viewerSettings_binge = "Binge mode";
var viewerSettings_doublePage = "Double page";
var viewerSettings_layout = "Pages";
var viewerSettings_mode = "Reading mode";
var viewerSettings_swipe = "Swipe pages";
var viewerSettings_scroll = "Scroll";
var viewerSettings_guided = "Panel by panel";
var viewerSettings_singlePage = "Single page";
var viewerSettings_bingeHint = "The next episode follows. It still stops at each price.";
var viewerSettings_bingeRent = "Rent the next ones without asking";
var viewerSettings_bingeLimit = "Limit in coins";
var viewerSettings_bingeAllow_one = "Allow up to {{count}} coin";
var viewerSettings_bingeAllow_other = "Allow up to {{count}} coins";
var viewerSettings_scope = "Apply to";
var viewerSettings_scopeAccount = "All my devices";
var viewerSettings_scopeDevice = "This device";
var viewerSettings_scopeSeries = "Only this series";
var viewerSettings_scopeScreen = "Layout, sizes and light stay on this device.";
var viewerSettings_scopeReset = "Use the usual settings again";
var viewerSettings_settingsNotSaved = "Your settings were not saved. The next change tries again.";
var viewerSettings_more = "More settings";
var viewerSettings_groupPages = "Pages";
var viewerSettings_groupStrip = "Scrolling";
var viewerSettings_groupText = "Text";
var viewerSettings_groupLight = "Light and colour";
var viewerSettings_direction = "Reading direction";
var viewerSettings_directionOwn = "As published";
var viewerSettings_directionLtr = "Left to right";
var viewerSettings_directionRtl = "Right to left";
var viewerSettings_fit = "Page size";
var viewerSettings_fitWhole = "Whole page";
var viewerSettings_fitWidth = "Full width";
var viewerSettings_fitHeight = "Full height";
var viewerSettings_fitOriginal = "Original size";
var viewerSettings_offset = "Shift pairs by one page";
var viewerSettings_wideAlone = "Cover and wide pages alone";
var viewerSettings_crop = "Crop plain borders";
var viewerSettings_taps = "Tapping the edges";
var viewerSettings_tapsNormal = "Normal";
var viewerSettings_tapsReversed = "Reversed";
var viewerSettings_tapZones = "Tap to scroll";
var viewerSettings_tapZonesHint = "At the top and bottom of the screen.";
var viewerSettings_stripWidth = "Width";
var viewerSettings_stripGap = "Space between pages";
var viewerSettings_gapNone = "None";
var viewerSettings_gapSmall = "Small";
var viewerSettings_gapMedium = "Medium";
var viewerSettings_gapLarge = "Large";
var viewerSettings_ground = "Background";
var viewerSettings_groundBlack = "Black";
var viewerSettings_groundGrey = "Grey";
var viewerSettings_groundWhite = "White";
var viewerSettings_groundSite = "As the site";
var viewerSettings_brightness = "Brightness";
var viewerSettings_warmth = "Warm light";
var viewerSettings_grey = "Black and white";
var viewerSettings_font = "Font";
var viewerSettings_fontRounded = "Rounded";
var viewerSettings_fontSans = "Sans serif";
var viewerSettings_fontSerif = "Serif";
var viewerSettings_horizontal = "Horizontal";
var viewerSettings_lineSpacing = "Line spacing";
var viewerSettings_paper = "Paper";
var viewerSettings_paperDark = "Dark";
var viewerSettings_paperSepia = "Sepia";
var viewerSettings_paperWhite = "White";
var viewerSettings_spacingLoose = "Loose";
var viewerSettings_spacingNormal = "Normal";
var viewerSettings_spacingTight = "Tight";
var viewerSettings_textSize = "Text size";
var viewerSettings_vertical = "Vertical";
var viewerSettings_writingMode = "Text direction";
var viewerSettings_columns = "Columns";
var viewerSettings_columnsOne = "One";
var viewerSettings_columnsTwo = "Two";
var viewerSettings_fontDyslexic = "Dyslexia";
var viewerSettings_justify = "Justified text";
var viewerSettings_margins = "Margins";
var viewerSettings_marginsNarrow = "Narrow";
var viewerSettings_marginsNormal = "Normal";
var viewerSettings_marginsWide = "Wide";
var viewerSettings_paperNight = "Night";
var viewerSettings_autoScroll = "Scroll by itself";
var viewerSettings_autoScrollSpeed = "Speed";
var viewerSettings_autoScrollStart = "Start";
var viewerSettings_keys = "Keyboard shortcuts";
var viewerSettings_keysHint = "Choose a key, then press another one. Arrow keys, space and the page keys always turn pages.";
var viewerSettings_keysReset = "Use the usual keys";
var viewerSettings_keySpace = "Space";
var viewerSettings_keyNext = "Next page";
var viewerSettings_keyPrevious = "Previous page";
var viewerSettings_keyFirst = "First page";
var viewerSettings_keyLast = "Last page";
var viewerSettings_keyNextEpisode = "Next episode";
var viewerSettings_keyPreviousEpisode = "Previous episode";
var viewerSettings_keyBars = "Show or hide the bars";
var viewerSettings_keySettings = "Settings";
var viewerSettings_keyEpisodes = "Episodes";
var viewerSettings_keyPanels = "Panel by panel, or back";
var viewerSettings_keyAutoScroll = "Scroll by itself";
var viewerSettings_keyHelp = "This help";
var viewerSettings_keyFind = "Find in a novel";
var viewerSettings_bingeTicket = "opened with your ticket";
var viewerSettings_bingeTicketFirst = "A free ticket that is ready goes first. It costs no coins.";
var viewerSettings_keyExchanged = "“{{action}}” now has the key {{key}}.";
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
  "viewerSettings.bingeAllow_one": viewerSettings_bingeAllow_one,
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
  viewerSettings_bingeAllow_one as "viewerSettings.bingeAllow_one",
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
//# sourceMappingURL=chunk-Z43Y53QV.js.map
