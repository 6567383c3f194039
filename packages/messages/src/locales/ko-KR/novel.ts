import type { Translation } from '../../message-types.ts';
import type english from '../en-US/novel.ts';

const novel: Translation<typeof english> = {
  'novel.font': '글꼴',
  'novel.fontRounded': '둥근 글꼴',
  'novel.fontSans': '고딕',
  'novel.fontSerif': '명조',
  'novel.footnote': '주석',
  'novel.horizontal': '가로쓰기',
  'novel.lineSpacing': '줄 간격',
  'novel.paper': '배경',
  'novel.paperDark': '어둡게',
  'novel.paperSepia': '세피아',
  'novel.paperWhite': '흰색',
  'novel.spacingLoose': '넓게',
  'novel.spacingNormal': '보통',
  'novel.spacingTight': '좁게',
  'novel.textSize': '글자 크기',
  'novel.vertical': '세로쓰기',
  'novel.writingMode': '글 방향',
};

export default novel;
