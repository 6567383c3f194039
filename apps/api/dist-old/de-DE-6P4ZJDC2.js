import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import "./chunk-27FSKSTI.js";

// ../../packages/messages/locales/de-DE/common.json
var common_default = {
  "common.back": "Zurück",
  "common.cancel": "Abbrechen",
  "common.close": "Schließen",
  "common.coins_one": "{{count}} Coin",
  "common.coins_other": "{{count}} Coins",
  "common.confirm": "Bestätigen",
  "common.goBack": "Zurück",
  "common.goHome": "Zur Startseite",
  "common.less": "Weniger",
  "common.logIn": "Anmelden",
  "common.more": "Mehr",
  "common.retry": "Erneut versuchen",
  "common.share": "Teilen"
};

// ../../packages/messages/locales/de-DE/detail.json
var detail_default = {
  "detail.adultTitle": "Ab {{age}} Jahren",
  "detail.continueEpisode": "{{episode}} weiterlesen",
  "detail.copyLink": "Link kopieren",
  "detail.episodes_one": "{{count}} Folge",
  "detail.episodes_other": "{{count}} Folgen",
  "detail.favourite": "Favorit",
  "detail.favouriteFailed": "Das hat nicht geklappt. Bitte versuche es noch einmal.",
  "detail.linkCopied": "Link kopiert",
  "detail.more": "Noch mehr zu lesen",
  "detail.noEpisodesText": "Die erste erscheint hier, sobald sie da ist.",
  "detail.noEpisodesTitle": "Noch keine Folge",
  "detail.notices": "Neuigkeiten",
  "detail.notShared": "Das Teilen hat nicht geklappt. Bitte kopiere die Adresse aus der Adresszeile.",
  "detail.otherLanguages": "Auch verfügbar auf",
  "detail.readFirst": "Erste Folge lesen",
  "detail.readFirstFree": "Erste Folge gratis lesen",
  "detail.saveEpisodes": "Folgen auf diesem Gerät speichern",
  "detail.sortNewest": "Neueste zuerst",
  "detail.sortOldest": "Älteste zuerst",
  "detail.tags": "Genres und Tags",
  "detail.updateDays": "Neu am {{days}}",
  "detail.updateTen": "Neu am 1., 11. und 21."
};

// ../../packages/messages/locales/de-DE/episode.json
var episode_default = {
  "episode.daysLeft_one": "noch {{count}} Tag",
  "episode.daysLeft_other": "noch {{count}} Tage",
  "episode.free": "Gratis",
  "episode.hoursLeft_one": "noch {{count}} Std.",
  "episode.hoursLeft_other": "noch {{count}} Std.",
  "episode.login": "Anmelden",
  "episode.minutesLeft_one": "noch {{count}} Min.",
  "episode.minutesLeft_other": "noch {{count}} Min.",
  "episode.notForSale": "Nicht erhältlich",
  "episode.number": "Folge {{number}}",
  "episode.own": "Kaufen",
  "episode.owned": "Gekauft",
  "episode.read": "Gelesen",
  "episode.reading": "Angefangen",
  "episode.rent": "Leihen",
  "episode.sentence": "{{title}}, {{date}}, {{state}}",
  "episode.sentenceUndated": "{{title}}, {{state}}",
  "episode.soon": "Bald",
  "episode.spokenFree": "gratis",
  "episode.spokenLogin": "gratis, zum Lesen anmelden",
  "episode.spokenNotForSale": "zurzeit nicht erhältlich",
  "episode.spokenOwn": "für {{own}} zu kaufen",
  "episode.spokenOwned": "gekauft",
  "episode.spokenRead": "schon gelesen",
  "episode.spokenReading": "angefangen, {{percent}} Prozent gelesen",
  "episode.spokenRent": "für {{rent}} zu leihen",
  "episode.spokenRentOrOwn": "für {{rent}} zu leihen oder für {{own}} zu kaufen",
  "episode.spokenRentedDays_one": "geliehen, noch {{count}} Tag",
  "episode.spokenRentedDays_other": "geliehen, noch {{count}} Tage",
  "episode.spokenRentedHours_one": "geliehen, noch {{count}} Stunde",
  "episode.spokenRentedHours_other": "geliehen, noch {{count}} Stunden",
  "episode.spokenRentedMinutes_one": "geliehen, noch {{count}} Minute",
  "episode.spokenRentedMinutes_other": "geliehen, noch {{count}} Minuten",
  "episode.spokenSoon": "noch nicht erschienen",
  "episode.spokenWaitFree": "mit einem Warteticket zu öffnen",
  "episode.waitFree": "Gratis mit Wartezeit"
};

// ../../packages/messages/locales/de-DE/faq.json
var faq_default = {
  "faq.all": "Alle Themen",
  "faq.categories": "Themen",
  "faq.categoryACCOUNT": "Konto",
  "faq.categoryAPP": "App und Gerät",
  "faq.categoryCOIN": "Coins und Zahlung",
  "faq.categoryCONTENTS": "Serien und Folgen",
  "faq.categoryOTHER": "Sonstiges",
  "faq.categoryREADING": "Lesen",
  "faq.emptyText": "Hier erscheinen Antworten auf häufige Fragen.",
  "faq.emptyTitle": "Noch keine Fragen",
  "faq.lead": "Was am häufigsten gefragt wird, und die Antworten.",
  "faq.askTitle": "Keine Antwort gefunden?",
  "faq.askText": "Frag unseren Support, gern mit Bildern."
};

// ../../packages/messages/locales/de-DE/genre.json
var genre_default = {
  "genre.ACTION": "Action",
  "genre.ADVENTURE": "Abenteuer",
  "genre.BL": "BL",
  "genre.COMEDY": "Komödie",
  "genre.CRIME": "Krimi",
  "genre.DRAMA": "Drama",
  "genre.FANTASY": "Fantasy",
  "genre.HISTORICAL": "Historisch",
  "genre.HORROR": "Horror",
  "genre.MYSTERY": "Mystery",
  "genre.ROMANCE": "Liebe",
  "genre.SCHOOL": "Schule",
  "genre.SCIENCE_FICTION": "Science-Fiction",
  "genre.SLICE_OF_LIFE": "Alltag",
  "genre.SPORTS": "Sport",
  "genre.THRILLER": "Thriller"
};

// ../../packages/messages/locales/de-DE/home.json
var home_default = {
  "home.bannerFree": "Gratisserie des Tages",
  "home.bannerToday": "Heute im Programm",
  "home.bannerTop": "Platz 1 im Moment",
  "home.browse": "Nach Thema stöbern",
  "home.continueReading": "Weiterlesen",
  "home.days": "Wochentage",
  "home.emptyCommand": "Hol mit diesem Befehl einen Comic oder Roman herein und lade die Seite dann neu:",
  "home.emptyText": "Ein CBZ, ein EPUB, ein Bild oder ein Ordner mit Bildern: Aus allem wird eine Serie, die du hier lesen kannst.",
  "home.emptyTitle": "Die Regale sind noch leer",
  "home.endText": "Das war alles Neue. Bis morgen!",
  "home.featured": "Empfehlungen",
  "home.freeShelf": "Gratis lesen",
  "home.newest": "Neu hier",
  "home.newestNovels": "Neue Romane",
  "home.nextSlide": "Nächstes Banner",
  "home.pauseSlides": "Banner anhalten",
  "home.playSlides": "Banner abspielen",
  "home.popupNotToday": "Heute nicht mehr",
  "home.popupOpen": "Ansehen",
  "home.previousSlide": "Voriges Banner",
  "home.seeAll": "Alle ansehen",
  "home.slidePlace": "{{index}} von {{count}}",
  "home.tabs": "Bereiche",
  "home.title": "Comics und Romane",
  "home.topNow": "Gerade ganz oben"
};

// ../../packages/messages/locales/de-DE/list.json
var list_default = {
  "list.alsoLike": "Das könnte dir auch gefallen",
  "list.count_one": "{{count}} Serie",
  "list.count_other": "{{count}} Serien",
  "list.emptyText": "Neue Serien erscheinen hier, sobald es sie gibt.",
  "list.emptyTitle": "Dieses Regal ist noch leer",
  "list.filter": "Was gratis ist",
  "list.freeALL": "Alles gratis",
  "list.freeFREE": "Gratis-Folgen",
  "list.freeFREETIME": "Gratis mit Wartezeit",
  "list.loading": "Wird geladen",
  "list.ongoing": "Alle laufenden Serien",
  "list.sort": "Sortierung",
  "list.sortLATEST": "Neueste",
  "list.sortPOPULAR": "Beliebt",
  "list.ten": "Alle 10 Tage",
  "list.tenNote": "Neu am 1., 11. und 21. Diese Runde begann am {{date}}."
};

// ../../packages/messages/locales/de-DE/my.json
var my_default = {
  "my.emptyText": "Öffne eine Serie, dann wartet sie hier auf dich.",
  "my.emptyTitle": "Noch nichts angefangen",
  "my.guestText": "Was du liest, merkt sich nur dieser Browser.",
  "my.guestTitle": "Du liest als Gast"
};

// ../../packages/messages/locales/de-DE/nav.json
var nav_default = {
  "nav.benefit": "Geschenke",
  "nav.event": "Aktionen",
  "nav.faq": "Hilfe",
  "nav.fresh": "Neu",
  "nav.history": "Coin-Verlauf",
  "nav.home": "Start",
  "nav.inLanguage": "{{label}} (auf {{language}})",
  "nav.library": "Bibliothek",
  "nav.marks": "Lesezeichen und Notizen",
  "nav.my": "Mein Konto",
  "nav.notice": "Neuigkeiten",
  "nav.search": "Suche",
  "nav.setting": "Einstellungen",
  "nav.shop": "Shop",
  "nav.transfer": "Konto umziehen",
  "nav.alarm": "Benachrichtigungen",
  "nav.qna": "Meine Anfragen"
};

// ../../packages/messages/locales/de-DE/notice.json
var notice_default = {
  "notice.all": "Alle Neuigkeiten",
  "notice.emptyText": "Hier erscheinen Nachrichten zum Angebot.",
  "notice.emptyTitle": "Noch keine Neuigkeiten",
  "notice.newer": "Neuere",
  "notice.older": "Ältere",
  "notice.page": "Seite {{page}} von {{pages}}",
  "notice.pages": "Seiten der Neuigkeiten",
  "notice.pinned": "Angeheftet"
};

// ../../packages/messages/locales/de-DE/novel.json
var novel_default = {
  "novel.footnote": "Anmerkung"
};

// ../../packages/messages/locales/de-DE/page.json
var page_default = {
  "page.accessDeniedText": "Melde dich erneut an, um dort weiterzumachen, wo du aufgehört hast.",
  "page.accessDeniedTitle": "Diese Sitzung ist abgelaufen.",
  "page.errorReference": "Wenn du uns schreibst, nenne bitte diese Nummer: {{id}}",
  "page.errorText": "Der Fehler liegt bei uns. Alles, was du gekauft hast, bleibt erhalten. Bitte versuche es gleich noch einmal.",
  "page.errorTitle": "Etwas ist schiefgelaufen",
  "page.notFoundText": "Die Seite ist umgezogen oder hat nie existiert. Alles, was du gekauft hast, bleibt erhalten.",
  "page.notFoundTitle": "Dieses Panel fehlt",
  "page.notTakenText": "Diese Seite kann nicht verarbeiten, was an sie gesendet wurde. Alles, was du gekauft hast, bleibt erhalten. Bitte öffne sie noch einmal.",
  "page.offlineText": "Prüfe deine Verbindung und versuche es erneut.",
  "page.offlineTitle": "Du bist offline",
  "page.prepareText": "Die Seite ist für kurze Zeit geschlossen. Deine Bibliothek und deine Coins sind sicher.",
  "page.prepareTitle": "Wir sind bald zurück",
  "page.shelfTitle": "Wie wäre es damit?"
};

// ../../packages/messages/locales/de-DE/pick.json
var pick_default = {
  "pick.text": "Von unserer Redaktion ausgesucht, für jede Stimmung.",
  "pick.title": "Unsere Auswahl"
};

// ../../packages/messages/locales/de-DE/policy.json
var policy_default = {
  "policy.current": "Zur geltenden Fassung",
  "policy.effective": "Gültig seit {{date}}",
  "policy.emptyText": "Der Betreiber hat diesen Text noch nicht veröffentlicht. Bitte sieh später noch einmal nach.",
  "policy.emptyTitle": "Hier steht noch nichts",
  "policy.kindMARKETING": "Werbenachrichten",
  "policy.kindPAYMENT": "Zahlungsbedingungen",
  "policy.kindPRIVACY": "Datenschutz",
  "policy.kindTERMS": "Nutzungsbedingungen",
  "policy.kindYOUTH": "Jugendschutz",
  "policy.more": "Weitere Rechtstexte",
  "policy.otherLanguage": "Diesen Text gibt es nur auf {{language}}.",
  "policy.past": "Frühere Fassung, gültig ab {{date}}",
  "policy.version": "Fassung {{version}} · {{date}}",
  "policy.versions": "Alle Fassungen"
};

// ../../packages/messages/locales/de-DE/ranking.json
var ranking_default = {
  "ranking.allGenres": "Alle Genres",
  "ranking.down_one": "{{count}} Platz gefallen",
  "ranking.down_other": "{{count}} Plätze gefallen",
  "ranking.emptyText": "Die Rangliste füllt sich, sobald Folgen gelesen werden.",
  "ranking.emptyTitle": "Noch keine Rangliste",
  "ranking.genres": "Genres",
  "ranking.new": "Neu",
  "ranking.period": "Zeitraum",
  "ranking.periodMONTHLY": "30 Tage",
  "ranking.periodREALTIME": "24 Stunden",
  "ranking.periodTOTAL": "Gesamt",
  "ranking.periodWEEKLY": "7 Tage",
  "ranking.podium": "Platz eins bis drei",
  "ranking.rest": "Ab Platz vier",
  "ranking.same": "Unverändert",
  "ranking.up_one": "{{count}} Platz gestiegen",
  "ranking.up_other": "{{count}} Plätze gestiegen"
};

// ../../packages/messages/locales/de-DE/search.json
var search_default = {
  "search.clear": "Feld leeren",
  "search.everywhere": "Überall suchen",
  "search.more": "Mehr anzeigen",
  "search.moreFailed": "Die nächsten konnten nicht geladen werden.",
  "search.noneText": "Prüfe die Schreibweise, nimm weniger Wörter oder suche nach einem Namen oder Tag.",
  "search.noneTitle": "Nichts gefunden zu „{{query}}“",
  "search.placeholder": "Titel, Name oder Tag",
  "search.recent": "Zuletzt gesucht",
  "search.remove": "„{{query}}“ entfernen",
  "search.removeAll": "Alle entfernen",
  "search.resultsALL": "Treffer zu „{{query}}“",
  "search.resultsTAG": "Mit dem Tag „{{query}}“",
  "search.resultsTITLE": "Titel mit „{{query}}“",
  "search.scopeALL": "Alles",
  "search.scopeTAG": "Nach Tags",
  "search.scopeTITLE": "Nach Titeln",
  "search.scopes": "Wo gesucht wird",
  "search.startText": "Suche nach einem Titel, einem Namen oder einem Tag.",
  "search.startTitle": "Was möchtest du lesen?",
  "search.topTags": "Beliebte Tags"
};

// ../../packages/messages/locales/de-DE/series.json
var series_default = {
  "series.badgeFree_one": "{{count}} gratis",
  "series.badgeFree_other": "{{count}} gratis",
  "series.badgeUp": "UP",
  "series.badgeWaitFree": "Gratis mit Wartezeit",
  "series.reads_one": "{{reads}} Mal gelesen",
  "series.reads_other": "{{reads}} Mal gelesen",
  "series.rated_one": "Von {{raters}} Person mit {{average}} von 5 bewertet",
  "series.rated_other": "Von {{raters}} Personen mit {{average}} von 5 bewertet",
  "series.statusCOMPLETED": "Abgeschlossen",
  "series.statusPAUSED": "Pausiert",
  "series.statusSCHEDULED": "Laufend",
  "series.typeCOMIC": "Comic",
  "series.typeNOVEL": "Roman"
};

// ../../packages/messages/locales/de-DE/setting.json
var setting_default = {
  "setting.appearance": "Darstellung",
  "setting.clearReading": "Leseverlauf löschen",
  "setting.clearReadingConfirm": "Löschen",
  "setting.clearReadingText": "Dieser Browser vergisst, was du gelesen hast und wo du warst. Das lässt sich nicht rückgängig machen.",
  "setting.language": "Sprache",
  "setting.reading": "Lesen",
  "setting.readingCleared": "Leseverlauf gelöscht",
  "setting.themeDark": "Dunkel",
  "setting.themeLight": "Hell",
  "setting.themeSystem": "Wie das Gerät"
};

// ../../packages/messages/locales/de-DE/shell.json
var shell_default = {
  "shell.about": "Über diese Seite",
  "shell.mainNavigation": "Hauptmenü",
  "shell.notifications": "Benachrichtigungen",
  "shell.scrollToTop": "Nach oben",
  "shell.skipToContent": "Zum Inhalt springen",
  "shell.unsupportedBrowserAction": "Aktuellen Browser holen",
  "shell.unsupportedBrowserText": "Internet Explorer kann diese Seite nicht anzeigen. Bitte öffne sie in einem aktuellen Browser.",
  "shell.unsupportedBrowserTitle": "Dieser Browser wird nicht unterstützt",
  "shell.wallet": "Deine Coins"
};

// ../../packages/messages/locales/de-DE/tab.json
var tab_default = {
  "tab.DAILY": "Täglich",
  "tab.RANKING": "Rangliste",
  "tab.FREE": "Gratis",
  "tab.ACTION": "Action",
  "tab.ADULT": "Ab 18",
  "tab.ALL": "Alle",
  "tab.MON": "Mo",
  "tab.TUE": "Di",
  "tab.WED": "Mi",
  "tab.THU": "Do",
  "tab.FRI": "Fr",
  "tab.SAT": "Sa",
  "tab.SUN": "So",
  "tab.TEN": "10 Tage"
};

// ../../packages/messages/locales/de-DE/viewer.json
var viewer_default = {
  "viewer.backToSeries": "Zurück zur Serie",
  "viewer.comments": "Kommentare",
  "viewer.controls": "Lesesteuerung",
  "viewer.endText": "Du bist bei der neuesten Folge angekommen.",
  "viewer.endTitle": "Ende von {{episode}}",
  "viewer.list": "Liste",
  "viewer.lockedTitle": "Diese Folge ist noch gesperrt",
  "viewer.next": "Weiter",
  "viewer.nextEpisode": "Nächste Folge",
  "viewer.nextPage": "Nächste Seite",
  "viewer.page": "Seite {{page}} von {{pages}}",
  "viewer.pageFailed": "Diese Seite konnte nicht geladen werden.",
  "viewer.pageText": "Seite {{page}}",
  "viewer.previous": "Zurück",
  "viewer.previousPage": "Vorherige Seite",
  "viewer.progress": "Bisher gelesen",
  "viewer.readInstead": "{{episode}} lesen",
  "viewer.settings": "Einstellungen",
  "viewer.showControls": "Steuerung ein- oder ausblenden",
  "viewer.bingeLeft": "Noch {{left}} von {{limit}}",
  "viewer.bingeStop": "Stoppen",
  "viewer.lockedText": "Diese Folge ist nicht gratis. Die Gratis-Folgen stehen allen offen.",
  "viewer.retryAll": "Alle erneut versuchen",
  "viewer.seek": "Gehe zu",
  "viewer.report": "Fehlerhafte Seite melden",
  "viewer.rate": "Wie hat es dir gefallen?",
  "viewer.stars_one": "{{count}} Stern",
  "viewer.stars_other": "{{count}} Sterne",
  "viewer.rateSend": "Bewerten",
  "viewer.rateThanks": "Danke für deine Bewertung.",
  "viewer.rateLogIn": "Zum Bewerten bitte einloggen.",
  "viewer.bookmark": "Lesezeichen",
  "viewer.bookmarks": "Lesezeichen und Notizen in dieser Folge",
  "viewer.autoScrollStop": "Anhalten",
  "viewer.bookmarkLimit": "Mehr Lesezeichen und Notizen sind hier nicht möglich. Bitte lösch zuerst einige.",
  "viewer.more": "Mehr",
  "viewer.bingeSpent": "„Am Stück lesen“ ist beendet. Ausgegeben: {{coins}}."
};

// ../../packages/messages/src/locales/de-DE/index.ts
var de_DE_default = {
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
  de_DE_default as default
};
//# sourceMappingURL=de-DE-6P4ZJDC2.js.map
