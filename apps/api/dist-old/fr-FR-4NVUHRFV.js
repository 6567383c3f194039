import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import "./chunk-27FSKSTI.js";

// ../../packages/messages/locales/fr-FR/common.json
var common_default = {
  "common.back": "Retour",
  "common.cancel": "Annuler",
  "common.close": "Fermer",
  "common.coins_one": "{{count}} pièce",
  "common.coins_many": "{{count}} de pièces",
  "common.coins_other": "{{count}} pièces",
  "common.confirm": "Confirmer",
  "common.goBack": "Revenir en arrière",
  "common.goHome": "Aller à l’accueil",
  "common.less": "Moins",
  "common.logIn": "Se connecter",
  "common.more": "Plus",
  "common.retry": "Réessayer",
  "common.share": "Partager"
};

// ../../packages/messages/locales/fr-FR/detail.json
var detail_default = {
  "detail.adultTitle": "Réservé aux {{age}} ans et plus",
  "detail.continueEpisode": "Reprendre {{episode}}",
  "detail.copyLink": "Copier le lien",
  "detail.episodes_one": "{{count}} épisode",
  "detail.episodes_many": "{{count}} d’épisodes",
  "detail.episodes_other": "{{count}} épisodes",
  "detail.favourite": "Favori",
  "detail.favouriteFailed": "Cela n’a pas marché. Réessayez.",
  "detail.linkCopied": "Lien copié",
  "detail.more": "À lire aussi",
  "detail.noEpisodesText": "Le premier apparaîtra ici dès sa parution.",
  "detail.noEpisodesTitle": "Aucun épisode pour l’instant",
  "detail.notices": "Annonces",
  "detail.notShared": "Le partage a échoué. Copiez l’adresse depuis la barre d’adresse.",
  "detail.otherLanguages": "Aussi disponible en",
  "detail.readFirst": "Lire le premier épisode",
  "detail.readFirstFree": "Lire le premier épisode gratuitement",
  "detail.saveEpisodes": "Enregistrer des épisodes sur cet appareil",
  "detail.sortNewest": "Plus récents d’abord",
  "detail.sortOldest": "Plus anciens d’abord",
  "detail.tags": "Genres et mots-clés",
  "detail.updateDays": "Nouveautés : {{days}}",
  "detail.updateTen": "Nouveautés les 1er, 11 et 21"
};

// ../../packages/messages/locales/fr-FR/episode.json
var episode_default = {
  "episode.daysLeft_one": "{{count}} jour restant",
  "episode.daysLeft_many": "{{count}} de jours restants",
  "episode.daysLeft_other": "{{count}} jours restants",
  "episode.free": "Gratuit",
  "episode.hoursLeft_one": "{{count}} h restante",
  "episode.hoursLeft_many": "{{count}} h restantes",
  "episode.hoursLeft_other": "{{count}} h restantes",
  "episode.login": "Se connecter",
  "episode.minutesLeft_one": "{{count}} min restante",
  "episode.minutesLeft_many": "{{count}} min restantes",
  "episode.minutesLeft_other": "{{count}} min restantes",
  "episode.notForSale": "Indisponible",
  "episode.number": "Ép. {{number}}",
  "episode.own": "Acheter",
  "episode.owned": "Acheté",
  "episode.read": "Lu",
  "episode.reading": "En cours",
  "episode.rent": "Louer",
  "episode.sentence": "{{title}}, {{date}}, {{state}}",
  "episode.sentenceUndated": "{{title}}, {{state}}",
  "episode.soon": "Bientôt",
  "episode.spokenFree": "gratuit",
  "episode.spokenLogin": "gratuit, connectez-vous pour lire",
  "episode.spokenNotForSale": "indisponible pour le moment",
  "episode.spokenOwn": "à acheter pour {{own}}",
  "episode.spokenOwned": "acheté",
  "episode.spokenRead": "déjà lu",
  "episode.spokenReading": "lecture en cours, {{percent}} pour cent lus",
  "episode.spokenRent": "à louer pour {{rent}}",
  "episode.spokenRentOrOwn": "à louer pour {{rent}} ou à acheter pour {{own}}",
  "episode.spokenRentedDays_one": "loué, {{count}} jour restant",
  "episode.spokenRentedDays_many": "loué, {{count}} de jours restants",
  "episode.spokenRentedDays_other": "loué, {{count}} jours restants",
  "episode.spokenRentedHours_one": "loué, {{count}} heure restante",
  "episode.spokenRentedHours_many": "loué, {{count}} d’heures restantes",
  "episode.spokenRentedHours_other": "loué, {{count}} heures restantes",
  "episode.spokenRentedMinutes_one": "loué, {{count}} minute restante",
  "episode.spokenRentedMinutes_many": "loué, {{count}} de minutes restantes",
  "episode.spokenRentedMinutes_other": "loué, {{count}} minutes restantes",
  "episode.spokenSoon": "pas encore paru",
  "episode.spokenWaitFree": "s’ouvre avec un ticket d’attente",
  "episode.waitFree": "Gratuit en patientant"
};

// ../../packages/messages/locales/fr-FR/faq.json
var faq_default = {
  "faq.all": "Tous les sujets",
  "faq.categories": "Sujets",
  "faq.categoryACCOUNT": "Compte",
  "faq.categoryAPP": "Application et appareil",
  "faq.categoryCOIN": "Pièces et paiement",
  "faq.categoryCONTENTS": "Séries et épisodes",
  "faq.categoryOTHER": "Autres",
  "faq.categoryREADING": "Lecture",
  "faq.emptyText": "Les réponses aux questions fréquentes paraîtront ici.",
  "faq.emptyTitle": "Aucune question pour le moment",
  "faq.lead": "Les questions les plus posées, et leurs réponses.",
  "faq.askTitle": "Pas de réponse ici ?",
  "faq.askText": "Demandez à notre assistance, images à l’appui."
};

// ../../packages/messages/locales/fr-FR/genre.json
var genre_default = {
  "genre.ACTION": "Action",
  "genre.ADVENTURE": "Aventure",
  "genre.BL": "BL",
  "genre.COMEDY": "Comédie",
  "genre.CRIME": "Policier",
  "genre.DRAMA": "Drame",
  "genre.FANTASY": "Fantastique",
  "genre.HISTORICAL": "Historique",
  "genre.HORROR": "Horreur",
  "genre.MYSTERY": "Mystère",
  "genre.ROMANCE": "Romance",
  "genre.SCHOOL": "École",
  "genre.SCIENCE_FICTION": "Science-fiction",
  "genre.SLICE_OF_LIFE": "Tranche de vie",
  "genre.SPORTS": "Sport",
  "genre.THRILLER": "Thriller"
};

// ../../packages/messages/locales/fr-FR/home.json
var home_default = {
  "home.bannerFree": "La série gratuite du jour",
  "home.bannerToday": "Au programme aujourd’hui",
  "home.bannerTop": "Numéro 1 en ce moment",
  "home.browse": "Parcourir par thème",
  "home.continueReading": "Reprendre la lecture",
  "home.days": "Jours de la semaine",
  "home.emptyCommand": "Importez une BD ou un roman avec cette commande, puis rechargez la page :",
  "home.emptyText": "Un CBZ, un EPUB, une image ou un dossier d’images : chacun devient une série à lire ici.",
  "home.emptyTitle": "Les étagères sont encore vides",
  "home.endText": "C’est tout pour les nouveautés. À demain !",
  "home.featured": "À la une",
  "home.freeShelf": "À lire gratuitement",
  "home.newest": "Nouveautés",
  "home.newestNovels": "Nouveaux romans",
  "home.nextSlide": "Bannière suivante",
  "home.pauseSlides": "Mettre les bannières en pause",
  "home.playSlides": "Relancer les bannières",
  "home.popupNotToday": "Pas aujourd’hui",
  "home.popupOpen": "Voir",
  "home.previousSlide": "Bannière précédente",
  "home.seeAll": "Tout voir",
  "home.slidePlace": "{{index}} sur {{count}}",
  "home.tabs": "Rubriques",
  "home.title": "BD et romans",
  "home.topNow": "En tête en ce moment"
};

// ../../packages/messages/locales/fr-FR/list.json
var list_default = {
  "list.alsoLike": "Vous aimerez peut-être aussi",
  "list.count_one": "{{count}} série",
  "list.count_many": "{{count}} de séries",
  "list.count_other": "{{count}} séries",
  "list.emptyText": "Les nouvelles séries apparaissent ici dès leur parution.",
  "list.emptyTitle": "Cette étagère est encore vide",
  "list.filter": "Type de gratuité",
  "list.freeALL": "Tout le gratuit",
  "list.freeFREE": "Épisodes gratuits",
  "list.freeFREETIME": "Gratuit en patientant",
  "list.loading": "Chargement",
  "list.ongoing": "Toutes les séries en cours",
  "list.sort": "Tri",
  "list.sortLATEST": "Récentes",
  "list.sortPOPULAR": "Populaires",
  "list.ten": "Tous les 10 jours",
  "list.tenNote": "Nouveautés le 1er, le 11 et le 21. Cette période a commencé le {{date}}."
};

// ../../packages/messages/locales/fr-FR/my.json
var my_default = {
  "my.emptyText": "Ouvrez une série, elle vous attendra ici.",
  "my.emptyTitle": "Aucune lecture en cours",
  "my.guestText": "Vos lectures ne sont retenues que dans ce navigateur.",
  "my.guestTitle": "Vous lisez en tant qu’invité"
};

// ../../packages/messages/locales/fr-FR/nav.json
var nav_default = {
  "nav.benefit": "Cadeaux",
  "nav.event": "Événements",
  "nav.faq": "Aide",
  "nav.fresh": "Nouveau",
  "nav.history": "Historique des pièces",
  "nav.home": "Accueil",
  "nav.inLanguage": "{{label}} (en {{language}})",
  "nav.library": "Bibliothèque",
  "nav.marks": "Marque-pages et notes",
  "nav.my": "Mon espace",
  "nav.notice": "Annonces",
  "nav.search": "Recherche",
  "nav.setting": "Paramètres",
  "nav.shop": "Boutique",
  "nav.transfer": "Transférer mon compte",
  "nav.alarm": "Notifications",
  "nav.qna": "Mes demandes"
};

// ../../packages/messages/locales/fr-FR/notice.json
var notice_default = {
  "notice.all": "Toutes les annonces",
  "notice.emptyText": "Les nouvelles du service paraîtront ici.",
  "notice.emptyTitle": "Aucune annonce pour le moment",
  "notice.newer": "Plus récentes",
  "notice.older": "Plus anciennes",
  "notice.page": "Page {{page}} sur {{pages}}",
  "notice.pages": "Pages des annonces",
  "notice.pinned": "Épinglée"
};

// ../../packages/messages/locales/fr-FR/novel.json
var novel_default = {
  "novel.footnote": "Note"
};

// ../../packages/messages/locales/fr-FR/page.json
var page_default = {
  "page.accessDeniedText": "Reconnectez-vous pour reprendre là où vous en étiez.",
  "page.accessDeniedTitle": "Cette session a expiré.",
  "page.errorReference": "Si vous nous écrivez, indiquez ce numéro : {{id}}",
  "page.errorText": "Le problème vient de chez nous. Rien de ce que vous possédez n’est perdu. Réessayez dans un instant.",
  "page.errorTitle": "Un problème est survenu",
  "page.notFoundText": "La page a changé d’adresse ou n’a jamais existé. Rien de ce que vous possédez n’est perdu.",
  "page.notFoundTitle": "Cette case a disparu",
  "page.notTakenText": "Cette page ne peut pas traiter ce qui lui a été envoyé. Rien de ce que vous possédez n’est perdu. Ouvrez-la à nouveau.",
  "page.offlineText": "Vérifiez votre connexion, puis réessayez.",
  "page.offlineTitle": "Vous êtes hors ligne",
  "page.prepareText": "Le site est fermé pour un court moment. Votre bibliothèque et vos pièces sont à l’abri.",
  "page.prepareTitle": "Nous revenons bientôt",
  "page.shelfTitle": "À lire en attendant"
};

// ../../packages/messages/locales/fr-FR/pick.json
var pick_default = {
  "pick.text": "Choisies par notre rédaction, pour chaque humeur.",
  "pick.title": "Nos sélections"
};

// ../../packages/messages/locales/fr-FR/policy.json
var policy_default = {
  "policy.current": "Lire la version en vigueur",
  "policy.effective": "En vigueur depuis le {{date}}",
  "policy.emptyText": "L’exploitant du site n’a pas encore publié ce texte. Revenez un peu plus tard.",
  "policy.emptyTitle": "Rien n’est encore publié ici",
  "policy.kindMARKETING": "Messages promotionnels",
  "policy.kindPAYMENT": "Conditions de paiement",
  "policy.kindPRIVACY": "Confidentialité",
  "policy.kindTERMS": "Conditions d’utilisation",
  "policy.kindYOUTH": "Protection des mineurs",
  "policy.more": "Autres textes juridiques",
  "policy.otherLanguage": "Ce texte n’existe qu’en {{language}}.",
  "policy.past": "Version antérieure, en vigueur à partir du {{date}}",
  "policy.version": "Version n° {{version}} · {{date}}",
  "policy.versions": "Toutes les versions"
};

// ../../packages/messages/locales/fr-FR/ranking.json
var ranking_default = {
  "ranking.allGenres": "Tous les genres",
  "ranking.down_one": "{{count}} place perdue",
  "ranking.down_many": "{{count}} de places perdues",
  "ranking.down_other": "{{count}} places perdues",
  "ranking.emptyText": "Le classement se remplit dès que des épisodes sont lus.",
  "ranking.emptyTitle": "Pas encore de classement",
  "ranking.genres": "Genres",
  "ranking.new": "Nouveau",
  "ranking.period": "Période",
  "ranking.periodMONTHLY": "30 jours",
  "ranking.periodREALTIME": "24 heures",
  "ranking.periodTOTAL": "Depuis toujours",
  "ranking.periodWEEKLY": "7 jours",
  "ranking.podium": "De la première à la troisième place",
  "ranking.rest": "À partir de la quatrième place",
  "ranking.same": "Sans changement",
  "ranking.up_one": "{{count}} place gagnée",
  "ranking.up_many": "{{count}} de places gagnées",
  "ranking.up_other": "{{count}} places gagnées"
};

// ../../packages/messages/locales/fr-FR/search.json
var search_default = {
  "search.clear": "Vider le champ",
  "search.everywhere": "Chercher partout",
  "search.more": "Afficher plus",
  "search.moreFailed": "La suite n’a pas pu être chargée.",
  "search.noneText": "Vérifiez l’orthographe, essayez moins de mots, ou cherchez un auteur ou un mot-clé.",
  "search.noneTitle": "Aucun résultat pour « {{query}} »",
  "search.placeholder": "Titre, auteur ou mot-clé",
  "search.recent": "Recherches récentes",
  "search.remove": "Retirer « {{query}} »",
  "search.removeAll": "Tout effacer",
  "search.resultsALL": "Résultats pour « {{query}} »",
  "search.resultsTAG": "Avec le mot-clé « {{query}} »",
  "search.resultsTITLE": "Titres contenant « {{query}} »",
  "search.scopeALL": "Tout",
  "search.scopeTAG": "Mots-clés",
  "search.scopeTITLE": "Titres",
  "search.scopes": "Où chercher",
  "search.startText": "Cherchez un titre, un auteur ou un mot-clé.",
  "search.startTitle": "Qu’aimeriez-vous lire ?",
  "search.topTags": "Mots-clés populaires"
};

// ../../packages/messages/locales/fr-FR/series.json
var series_default = {
  "series.badgeFree_one": "{{count}} gratuit",
  "series.badgeFree_many": "{{count}} gratuits",
  "series.badgeFree_other": "{{count}} gratuits",
  "series.badgeUp": "UP",
  "series.badgeWaitFree": "Gratuit en patientant",
  "series.reads_one": "{{reads}} lecture",
  "series.reads_many": "{{reads}} de lectures",
  "series.reads_other": "{{reads}} lectures",
  "series.rated_one": "Noté {{average}} sur 5 par {{raters}} lecteur",
  "series.rated_many": "Noté {{average}} sur 5 par {{raters}} de lecteurs",
  "series.rated_other": "Noté {{average}} sur 5 par {{raters}} lecteurs",
  "series.statusCOMPLETED": "Terminée",
  "series.statusPAUSED": "En pause",
  "series.statusSCHEDULED": "En cours",
  "series.typeCOMIC": "BD",
  "series.typeNOVEL": "Roman"
};

// ../../packages/messages/locales/fr-FR/setting.json
var setting_default = {
  "setting.appearance": "Apparence",
  "setting.clearReading": "Effacer l’historique de lecture",
  "setting.clearReadingConfirm": "Effacer",
  "setting.clearReadingText": "Ce navigateur oubliera ce que vous avez lu et où vous en étiez. C’est irréversible.",
  "setting.language": "Langue",
  "setting.reading": "Lecture",
  "setting.readingCleared": "Historique de lecture effacé",
  "setting.themeDark": "Sombre",
  "setting.themeLight": "Clair",
  "setting.themeSystem": "Comme l’appareil"
};

// ../../packages/messages/locales/fr-FR/shell.json
var shell_default = {
  "shell.about": "À propos du site",
  "shell.mainNavigation": "Navigation principale",
  "shell.notifications": "Notifications",
  "shell.scrollToTop": "Haut de page",
  "shell.skipToContent": "Aller au contenu",
  "shell.unsupportedBrowserAction": "Obtenir un navigateur récent",
  "shell.unsupportedBrowserText": "Internet Explorer ne peut pas afficher ce site. Ouvrez-le dans un navigateur récent.",
  "shell.unsupportedBrowserTitle": "Ce navigateur n’est pas pris en charge",
  "shell.wallet": "Vos pièces"
};

// ../../packages/messages/locales/fr-FR/tab.json
var tab_default = {
  "tab.DAILY": "Du jour",
  "tab.RANKING": "Classement",
  "tab.FREE": "Gratuit",
  "tab.ACTION": "Action",
  "tab.ADULT": "Adulte",
  "tab.ALL": "Tout",
  "tab.MON": "Lun",
  "tab.TUE": "Mar",
  "tab.WED": "Mer",
  "tab.THU": "Jeu",
  "tab.FRI": "Ven",
  "tab.SAT": "Sam",
  "tab.SUN": "Dim",
  "tab.TEN": "10 jours"
};

// ../../packages/messages/locales/fr-FR/viewer.json
var viewer_default = {
  "viewer.backToSeries": "Retour à la série",
  "viewer.comments": "Commentaires",
  "viewer.controls": "Commandes de lecture",
  "viewer.endText": "Vous avez atteint le dernier épisode paru.",
  "viewer.endTitle": "Fin de {{episode}}",
  "viewer.list": "Liste",
  "viewer.lockedTitle": "Cet épisode est verrouillé",
  "viewer.next": "Suivant",
  "viewer.nextEpisode": "Épisode suivant",
  "viewer.nextPage": "Page suivante",
  "viewer.page": "Page {{page}} sur {{pages}}",
  "viewer.pageFailed": "Cette page ne s’est pas chargée.",
  "viewer.pageText": "Page nº {{page}}",
  "viewer.previous": "Précédent",
  "viewer.previousPage": "Page précédente",
  "viewer.progress": "Lu jusqu’ici",
  "viewer.readInstead": "Lire {{episode}}",
  "viewer.settings": "Paramètres",
  "viewer.showControls": "Afficher ou masquer les commandes",
  "viewer.bingeLeft": "Reste {{left}} sur {{limit}}",
  "viewer.bingeStop": "Arrêter",
  "viewer.lockedText": "Cet épisode n’est pas gratuit. Les épisodes gratuits sont ouverts à tous.",
  "viewer.retryAll": "Tout réessayer",
  "viewer.seek": "Aller à",
  "viewer.report": "Signaler une page défectueuse",
  "viewer.rate": "Qu’en avez-vous pensé ?",
  "viewer.stars_one": "{{count}} étoile",
  "viewer.stars_many": "{{count}} étoiles",
  "viewer.stars_other": "{{count}} étoiles",
  "viewer.rateSend": "Noter",
  "viewer.rateThanks": "Merci pour votre note.",
  "viewer.rateLogIn": "Connectez-vous pour noter.",
  "viewer.bookmark": "Marque-page",
  "viewer.bookmarks": "Marque-pages et notes de cet épisode",
  "viewer.autoScrollStop": "Arrêter le défilement",
  "viewer.bookmarkLimit": "Vous ne pouvez plus ajouter de marque-page ni de note ici. Supprimez-en d’abord.",
  "viewer.more": "Plus",
  "viewer.bingeSpent": "La lecture en continu est terminée. Dépensé : {{coins}}."
};

// ../../packages/messages/src/locales/fr-FR/index.ts
var fr_FR_default = {
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
  fr_FR_default as default
};
//# sourceMappingURL=fr-FR-4NVUHRFV.js.map
