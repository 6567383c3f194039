import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/de-DE/viewer-settings.json
var viewerSettings_automatic = "Automatisch";
var viewerSettings_binge = "Am Stück lesen";
var viewerSettings_doublePage = "Doppelseite";
var viewerSettings_layout = "Seiten";
var viewerSettings_mode = "Lesemodus";
var viewerSettings_swipe = "Seiten wischen";
var viewerSettings_scroll = "Scrollen";
var viewerSettings_guided = "Panel für Panel";
var viewerSettings_singlePage = "Einzelseite";
var viewerSettings_bingeHint = "Die nächste Folge schließt an. Bei jedem Preis wird angehalten.";
var viewerSettings_bingeRent = "Die nächsten leihen, ohne zu fragen";
var viewerSettings_bingeLimit = "Grenze in Coins";
var viewerSettings_bingeAllow_one = "Bis zu {{count}} Coin erlauben";
var viewerSettings_bingeAllow_other = "Bis zu {{count}} Coins erlauben";
var viewerSettings_scope = "Gilt für";
var viewerSettings_scopeAccount = "Alle meine Geräte";
var viewerSettings_scopeDevice = "Dieses Gerät";
var viewerSettings_scopeSeries = "Nur diese Serie";
var viewerSettings_scopeScreen = "Aufteilung, Größen und Licht bleiben auf diesem Gerät.";
var viewerSettings_scopeReset = "Wieder die üblichen Einstellungen";
var viewerSettings_settingsNotSaved = "Deine Einstellungen wurden nicht gespeichert. Die nächste Änderung versucht es noch einmal.";
var viewerSettings_more = "Weitere Einstellungen";
var viewerSettings_groupPages = "Seiten";
var viewerSettings_groupStrip = "Scrollen";
var viewerSettings_groupText = "Text";
var viewerSettings_groupLight = "Licht und Farbe";
var viewerSettings_direction = "Leserichtung";
var viewerSettings_directionOwn = "Wie im Werk";
var viewerSettings_directionLtr = "Von links";
var viewerSettings_directionRtl = "Von rechts";
var viewerSettings_fit = "Seitengröße";
var viewerSettings_fitWhole = "Ganze Seite";
var viewerSettings_fitWidth = "Volle Breite";
var viewerSettings_fitHeight = "Volle Höhe";
var viewerSettings_fitOriginal = "Originalgröße";
var viewerSettings_offset = "Doppelseiten um eine Seite verschieben";
var viewerSettings_wideAlone = "Titelseite und breite Seiten einzeln";
var viewerSettings_crop = "Leere Ränder abschneiden";
var viewerSettings_taps = "Tippen am Rand";
var viewerSettings_tapsNormal = "Normal";
var viewerSettings_tapsReversed = "Vertauscht";
var viewerSettings_tapZones = "Tippen zum Scrollen";
var viewerSettings_tapZonesHint = "Am oberen und unteren Bildschirmrand.";
var viewerSettings_stripWidth = "Breite";
var viewerSettings_stripGap = "Abstand der Seiten";
var viewerSettings_gapNone = "Keiner";
var viewerSettings_gapSmall = "Klein";
var viewerSettings_gapMedium = "Mittel";
var viewerSettings_gapLarge = "Groß";
var viewerSettings_ground = "Hintergrund";
var viewerSettings_groundBlack = "Schwarz";
var viewerSettings_groundGrey = "Grau";
var viewerSettings_groundWhite = "Weiß";
var viewerSettings_groundSite = "Wie die Site";
var viewerSettings_brightness = "Helligkeit";
var viewerSettings_warmth = "Warmes Licht";
var viewerSettings_grey = "Schwarz-weiß";
var viewerSettings_font = "Schriftart";
var viewerSettings_fontRounded = "Rund";
var viewerSettings_fontSans = "Serifenlos";
var viewerSettings_fontSerif = "Mit Serifen";
var viewerSettings_horizontal = "Waagerecht";
var viewerSettings_lineSpacing = "Zeilenabstand";
var viewerSettings_paper = "Papier";
var viewerSettings_paperDark = "Dunkel";
var viewerSettings_paperSepia = "Sepia";
var viewerSettings_paperWhite = "Weiß";
var viewerSettings_spacingLoose = "Weit";
var viewerSettings_spacingNormal = "Mittel";
var viewerSettings_spacingTight = "Eng";
var viewerSettings_textSize = "Textgröße";
var viewerSettings_vertical = "Senkrecht";
var viewerSettings_writingMode = "Schreibrichtung";
var viewerSettings_columns = "Spalten";
var viewerSettings_columnsOne = "Eine";
var viewerSettings_columnsTwo = "Zwei";
var viewerSettings_fontDyslexic = "Legasthenie";
var viewerSettings_justify = "Blocksatz";
var viewerSettings_margins = "Ränder";
var viewerSettings_marginsNarrow = "Schmal";
var viewerSettings_marginsNormal = "Mittel";
var viewerSettings_marginsWide = "Breit";
var viewerSettings_paperNight = "Nacht";
var viewerSettings_autoScroll = "Von selbst scrollen";
var viewerSettings_autoScrollSpeed = "Tempo";
var viewerSettings_autoScrollStart = "Starten";
var viewerSettings_keys = "Tastenkürzel";
var viewerSettings_keysHint = "Taste wählen, dann eine andere drücken. Pfeile, Leertaste und Bildtasten blättern immer.";
var viewerSettings_keysReset = "Übliche Tasten verwenden";
var viewerSettings_keySpace = "Leertaste";
var viewerSettings_keyNext = "Nächste Seite";
var viewerSettings_keyPrevious = "Vorherige Seite";
var viewerSettings_keyFirst = "Erste Seite";
var viewerSettings_keyLast = "Letzte Seite";
var viewerSettings_keyNextEpisode = "Nächste Folge";
var viewerSettings_keyPreviousEpisode = "Vorherige Folge";
var viewerSettings_keyBars = "Leisten ein- oder ausblenden";
var viewerSettings_keySettings = "Einstellungen";
var viewerSettings_keyEpisodes = "Folgen";
var viewerSettings_keyPanels = "Panel für Panel oder zurück";
var viewerSettings_keyAutoScroll = "Von selbst scrollen";
var viewerSettings_keyHelp = "Diese Hilfe";
var viewerSettings_keyFind = "In einem Roman suchen";
var viewerSettings_bingeTicket = "mit deinem Ticket geöffnet";
var viewerSettings_bingeTicketFirst = "Ist ein Gratis-Ticket bereit, wird es zuerst genutzt. Es kostet keine Coins.";
var viewerSettings_keyExchanged = "„{{action}}“ hat jetzt die Taste {{key}}.";
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
//# sourceMappingURL=chunk-DKVTD5N4.js.map
