import { PageFlip } from 'page-flip';
import { shownPictures } from './shown-pictures.ts';

const book = document.body.appendChild(document.createElement('div'));
const flip = new PageFlip(book, { width: window.innerWidth, height: window.innerHeight, usePortrait: true });
flip.loadFromImages(shownPictures());
window.addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowRight') flip.turnToNextPage();
});
