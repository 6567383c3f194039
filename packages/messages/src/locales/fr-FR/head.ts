import type { Translation } from '../../message-types.ts';
import type english from '../en-US/head.ts';

const head: Translation<typeof english> = {
  'head.action': 'Combats, poursuites et retournements : BD et romans d’action à lire en ligne sur {{brand}}.',
  'head.bl': 'L’amour entre hommes, tendre ou orageux : BD et romans BL à lire en ligne sur {{brand}}.',
  'head.creator': 'BD et romans de {{title}} à lire en ligne sur {{brand}}.',
  'head.event': 'Cartes de tampons, codes, tirages au sort et sélections : les événements de {{brand}} et leurs dates.',
  'head.faq': 'Les réponses aux questions les plus fréquentes des lecteurs de {{brand}}.',
  'head.free':
    'Des BD et des romans avec des épisodes gratuits sur {{brand}} : commencez une série aujourd’hui sans rien payer.',
  'head.home': 'BD et romans, de nouveaux épisodes chaque jour. Lisez les premiers gratuitement sur {{brand}}.',
  'head.mature': 'BD et romans pour adultes sur {{brand}}. L’âge est confirmé avant d’entrer dans cette rubrique.',
  'head.notice': 'Les nouvelles de {{brand}} : fonctions, événements et informations de service.',
  'head.pick':
    'Des listes choisies à la main par la rédaction de {{brand}} : la BD ou le roman qu’il faut pour une humeur, un soir, un week-end.',
  'head.policy': '{{title}} de {{brand}}, dans la version en vigueur.',
  'head.ranking':
    'Ce qui se lit le plus sur {{brand}} : BD et romans en tête sur 24 heures, 7 jours, 30 jours et depuis toujours.',
  'head.romance':
    'Passions lentes, secondes chances et fins heureuses : BD et romans d’amour à lire en ligne sur {{brand}}.',
  'head.search': 'Trouvez des BD et des romans sur {{brand}} par titre, auteur ou mot-clé.',
  'head.transfer':
    'Vos pièces, votre bibliothèque et votre historique passent de {{from}} à {{to}}. Ce qui vous suit, ce qui reste, et jusqu’à quand.',
  'head.weekly':
    'Les nouveaux épisodes jour par jour, du lundi au dimanche : quelles BD et quels romans continuent aujourd’hui sur {{brand}}.',
};
export default head;
