import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/fr-FR/viewer-settings.json
var viewerSettings_automatic = "Automatique";
var viewerSettings_binge = "Lecture en continu";
var viewerSettings_doublePage = "Double page";
var viewerSettings_layout = "Affichage des pages";
var viewerSettings_mode = "Mode de lecture";
var viewerSettings_swipe = "Page par page";
var viewerSettings_scroll = "Défilement";
var viewerSettings_guided = "Case par case";
var viewerSettings_singlePage = "Page simple";
var viewerSettings_bingeHint = "L’épisode suivant s’enchaîne. Chaque prix marque un arrêt.";
var viewerSettings_bingeRent = "Louer les suivants sans demander";
var viewerSettings_bingeLimit = "Limite en pièces";
var viewerSettings_bingeAllow_one = "Autoriser jusqu’à {{count}} pièce";
var viewerSettings_bingeAllow_many = "Autoriser jusqu’à {{count}} de pièces";
var viewerSettings_bingeAllow_other = "Autoriser jusqu’à {{count}} pièces";
var viewerSettings_scope = "Appliquer à";
var viewerSettings_scopeAccount = "Tous mes appareils";
var viewerSettings_scopeDevice = "Cet appareil";
var viewerSettings_scopeSeries = "Cette série seule";
var viewerSettings_scopeScreen = "La disposition, les tailles et la lumière restent sur cet appareil.";
var viewerSettings_scopeReset = "Reprendre les réglages habituels";
var viewerSettings_settingsNotSaved = "Vos réglages n’ont pas été enregistrés. Le prochain changement réessaiera.";
var viewerSettings_more = "Plus de réglages";
var viewerSettings_groupPages = "Pages";
var viewerSettings_groupStrip = "Défilement";
var viewerSettings_groupText = "Texte";
var viewerSettings_groupLight = "Lumière et couleur";
var viewerSettings_direction = "Sens de lecture";
var viewerSettings_directionOwn = "Comme l’œuvre";
var viewerSettings_directionLtr = "De gauche à droite";
var viewerSettings_directionRtl = "De droite à gauche";
var viewerSettings_fit = "Taille des pages";
var viewerSettings_fitWhole = "Page entière";
var viewerSettings_fitWidth = "Pleine largeur";
var viewerSettings_fitHeight = "Pleine hauteur";
var viewerSettings_fitOriginal = "Taille d’origine";
var viewerSettings_offset = "Décaler les doubles pages d’une page";
var viewerSettings_wideAlone = "Couverture et pages larges seules";
var viewerSettings_crop = "Rogner les marges vides";
var viewerSettings_taps = "Toucher les bords";
var viewerSettings_tapsNormal = "Normal";
var viewerSettings_tapsReversed = "Inversé";
var viewerSettings_tapZones = "Toucher pour défiler";
var viewerSettings_tapZonesHint = "En haut et en bas de l’écran.";
var viewerSettings_stripWidth = "Largeur";
var viewerSettings_stripGap = "Espace entre les pages";
var viewerSettings_gapNone = "Aucun";
var viewerSettings_gapSmall = "Petit";
var viewerSettings_gapMedium = "Moyen";
var viewerSettings_gapLarge = "Grand";
var viewerSettings_ground = "Arrière-plan";
var viewerSettings_groundBlack = "Noir";
var viewerSettings_groundGrey = "Gris";
var viewerSettings_groundWhite = "Blanc";
var viewerSettings_groundSite = "Comme le site";
var viewerSettings_brightness = "Luminosité";
var viewerSettings_warmth = "Lumière chaude";
var viewerSettings_grey = "Noir et blanc";
var viewerSettings_font = "Police";
var viewerSettings_fontRounded = "Arrondie";
var viewerSettings_fontSans = "Sans empattement";
var viewerSettings_fontSerif = "Avec empattements";
var viewerSettings_horizontal = "Horizontal";
var viewerSettings_lineSpacing = "Interligne";
var viewerSettings_paper = "Papier";
var viewerSettings_paperDark = "Sombre";
var viewerSettings_paperSepia = "Sépia";
var viewerSettings_paperWhite = "Blanc";
var viewerSettings_spacingLoose = "Large";
var viewerSettings_spacingNormal = "Moyen";
var viewerSettings_spacingTight = "Serré";
var viewerSettings_textSize = "Taille du texte";
var viewerSettings_vertical = "Vertical";
var viewerSettings_writingMode = "Sens du texte";
var viewerSettings_columns = "Colonnes";
var viewerSettings_columnsOne = "Une";
var viewerSettings_columnsTwo = "Deux";
var viewerSettings_fontDyslexic = "Dyslexie";
var viewerSettings_justify = "Texte justifié";
var viewerSettings_margins = "Marges";
var viewerSettings_marginsNarrow = "Étroites";
var viewerSettings_marginsNormal = "Moyennes";
var viewerSettings_marginsWide = "Larges";
var viewerSettings_paperNight = "Nuit";
var viewerSettings_autoScroll = "Défilement automatique";
var viewerSettings_autoScrollSpeed = "Vitesse";
var viewerSettings_autoScrollStart = "Démarrer";
var viewerSettings_keys = "Raccourcis clavier";
var viewerSettings_keysHint = "Choisissez une touche, puis appuyez sur une autre. Les flèches, espace et page haut/bas tournent toujours les pages.";
var viewerSettings_keysReset = "Revenir aux touches habituelles";
var viewerSettings_keySpace = "Espace";
var viewerSettings_keyNext = "Page suivante";
var viewerSettings_keyPrevious = "Page précédente";
var viewerSettings_keyFirst = "Première page";
var viewerSettings_keyLast = "Dernière page";
var viewerSettings_keyNextEpisode = "Épisode suivant";
var viewerSettings_keyPreviousEpisode = "Épisode précédent";
var viewerSettings_keyBars = "Afficher ou masquer les barres";
var viewerSettings_keySettings = "Réglages";
var viewerSettings_keyEpisodes = "Épisodes";
var viewerSettings_keyPanels = "Case par case, ou retour";
var viewerSettings_keyAutoScroll = "Défilement automatique";
var viewerSettings_keyHelp = "Cette aide";
var viewerSettings_keyFind = "Chercher dans un roman";
var viewerSettings_bingeTicket = "ouvert avec votre ticket";
var viewerSettings_bingeTicketFirst = "Un ticket gratuit déjà prêt est utilisé d’abord. Il ne coûte aucune pièce.";
var viewerSettings_keyExchanged = "« {{action}} » a maintenant la touche {{key}}.";
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
  viewerSettings_bingeAllow_one as "viewerSettings.bingeAllow_one",
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
//# sourceMappingURL=chunk-ZVNA23PJ.js.map
