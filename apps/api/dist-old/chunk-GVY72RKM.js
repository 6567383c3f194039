import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/fr-FR/viewer-novel.json
var viewerNovel_find = "Chercher dans cet épisode";
var viewerNovel_findClear = "Effacer";
var viewerNovel_findNext = "Résultat suivant";
var viewerNovel_findPrevious = "Résultat précédent";
var viewerNovel_findList = "Tous les résultats";
var viewerNovel_findNone = "Aucun résultat";
var viewerNovel_findAt = "{{index}} sur {{total}}";
var viewerNovel_marks = "Texte sélectionné";
var viewerNovel_yellow = "Surligner en jaune";
var viewerNovel_green = "Surligner en vert";
var viewerNovel_blue = "Surligner en bleu";
var viewerNovel_pink = "Surligner en rose";
var viewerNovel_note = "Note";
var viewerNovel_noteTitle = "Surlignage";
var viewerNovel_noteHint = "Qu’en pensez-vous ?";
var viewerNovel_noteDone = "Terminé";
var viewerNovel_noteRemove = "Supprimer le surlignage";
var viewerNovel_copy = "Copier";
var viewerNovel_copied = "Copié";
var viewerNovel_readFromHere = "Lire à voix haute d’ici";
var viewerNovel_contents = "Dans cet épisode";
var viewerNovel_readAloud = "Lecture à voix haute";
var viewerNovel_play = "Lire";
var viewerNovel_pause = "Pause";
var viewerNovel_sentencePrevious = "Phrase précédente";
var viewerNovel_sentenceNext = "Phrase suivante";
var viewerNovel_speed = "Vitesse";
var viewerNovel_rate = "{{rate}}×";
var viewerNovel_voice = "Voix";
var viewerNovel_readAloudStop = "Arrêter la lecture";
var viewerNovel_pull = "Continuez pour l’épisode suivant";
var viewerNovel_pullRelease = "Relâchez pour l’ouvrir";
var viewerNovel_readAloudFailed = "Votre appareil n’a pas pu lire ce texte.";
var viewerNovel_findHits_one = "{{count}} résultat";
var viewerNovel_findHits_many = "{{count}} résultats";
var viewerNovel_findHits_other = "{{count}} résultats";
var viewer_novel_default = {
  "viewerNovel.find": viewerNovel_find,
  "viewerNovel.findClear": viewerNovel_findClear,
  "viewerNovel.findNext": viewerNovel_findNext,
  "viewerNovel.findPrevious": viewerNovel_findPrevious,
  "viewerNovel.findList": viewerNovel_findList,
  "viewerNovel.findNone": viewerNovel_findNone,
  "viewerNovel.findAt": viewerNovel_findAt,
  "viewerNovel.marks": viewerNovel_marks,
  "viewerNovel.yellow": viewerNovel_yellow,
  "viewerNovel.green": viewerNovel_green,
  "viewerNovel.blue": viewerNovel_blue,
  "viewerNovel.pink": viewerNovel_pink,
  "viewerNovel.note": viewerNovel_note,
  "viewerNovel.noteTitle": viewerNovel_noteTitle,
  "viewerNovel.noteHint": viewerNovel_noteHint,
  "viewerNovel.noteDone": viewerNovel_noteDone,
  "viewerNovel.noteRemove": viewerNovel_noteRemove,
  "viewerNovel.copy": viewerNovel_copy,
  "viewerNovel.copied": viewerNovel_copied,
  "viewerNovel.readFromHere": viewerNovel_readFromHere,
  "viewerNovel.contents": viewerNovel_contents,
  "viewerNovel.readAloud": viewerNovel_readAloud,
  "viewerNovel.play": viewerNovel_play,
  "viewerNovel.pause": viewerNovel_pause,
  "viewerNovel.sentencePrevious": viewerNovel_sentencePrevious,
  "viewerNovel.sentenceNext": viewerNovel_sentenceNext,
  "viewerNovel.speed": viewerNovel_speed,
  "viewerNovel.rate": viewerNovel_rate,
  "viewerNovel.voice": viewerNovel_voice,
  "viewerNovel.readAloudStop": viewerNovel_readAloudStop,
  "viewerNovel.pull": viewerNovel_pull,
  "viewerNovel.pullRelease": viewerNovel_pullRelease,
  "viewerNovel.readAloudFailed": viewerNovel_readAloudFailed,
  "viewerNovel.findHits_one": viewerNovel_findHits_one,
  "viewerNovel.findHits_many": viewerNovel_findHits_many,
  "viewerNovel.findHits_other": viewerNovel_findHits_other
};

export {
  viewerNovel_find as "viewerNovel.find",
  viewerNovel_findClear as "viewerNovel.findClear",
  viewerNovel_findNext as "viewerNovel.findNext",
  viewerNovel_findPrevious as "viewerNovel.findPrevious",
  viewerNovel_findList as "viewerNovel.findList",
  viewerNovel_findNone as "viewerNovel.findNone",
  viewerNovel_findAt as "viewerNovel.findAt",
  viewerNovel_marks as "viewerNovel.marks",
  viewerNovel_yellow as "viewerNovel.yellow",
  viewerNovel_green as "viewerNovel.green",
  viewerNovel_blue as "viewerNovel.blue",
  viewerNovel_pink as "viewerNovel.pink",
  viewerNovel_note as "viewerNovel.note",
  viewerNovel_noteTitle as "viewerNovel.noteTitle",
  viewerNovel_noteHint as "viewerNovel.noteHint",
  viewerNovel_noteDone as "viewerNovel.noteDone",
  viewerNovel_noteRemove as "viewerNovel.noteRemove",
  viewerNovel_copy as "viewerNovel.copy",
  viewerNovel_copied as "viewerNovel.copied",
  viewerNovel_readFromHere as "viewerNovel.readFromHere",
  viewerNovel_contents as "viewerNovel.contents",
  viewerNovel_readAloud as "viewerNovel.readAloud",
  viewerNovel_play as "viewerNovel.play",
  viewerNovel_pause as "viewerNovel.pause",
  viewerNovel_sentencePrevious as "viewerNovel.sentencePrevious",
  viewerNovel_sentenceNext as "viewerNovel.sentenceNext",
  viewerNovel_speed as "viewerNovel.speed",
  viewerNovel_rate as "viewerNovel.rate",
  viewerNovel_voice as "viewerNovel.voice",
  viewerNovel_readAloudStop as "viewerNovel.readAloudStop",
  viewerNovel_pull as "viewerNovel.pull",
  viewerNovel_pullRelease as "viewerNovel.pullRelease",
  viewerNovel_readAloudFailed as "viewerNovel.readAloudFailed",
  viewerNovel_findHits_one as "viewerNovel.findHits_one",
  viewerNovel_findHits_many as "viewerNovel.findHits_many",
  viewerNovel_findHits_other as "viewerNovel.findHits_other",
  viewer_novel_default
};
//# sourceMappingURL=chunk-GVY72RKM.js.map
