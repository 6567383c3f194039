import type { Translation } from '../../message-types.ts';
import type english from '../en-US/novel.ts';

const novel: Translation<typeof english> = {
  'novel.font': 'Police',
  'novel.fontRounded': 'Arrondie',
  'novel.fontSans': 'Sans empattement',
  'novel.fontSerif': 'Avec empattements',
  'novel.footnote': 'Note',
  'novel.horizontal': 'Horizontal',
  'novel.lineSpacing': 'Interligne',
  'novel.paper': 'Papier',
  'novel.paperDark': 'Sombre',
  'novel.paperSepia': 'Sépia',
  'novel.paperWhite': 'Blanc',
  'novel.spacingLoose': 'Large',
  'novel.spacingNormal': 'Moyen',
  'novel.spacingTight': 'Serré',
  'novel.textSize': 'Taille du texte',
  'novel.vertical': 'Vertical',
  'novel.writingMode': 'Sens du texte',
};

export default novel;
