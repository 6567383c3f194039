import { ComicViewer } from 'react-comic-viewer';
import { createRoot } from 'react-dom/client';
import 'react-comic-viewer/styles.css';
import { shownPictures } from './shown-pictures.ts';

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ComicViewer pages={shownPictures()} direction="ltr" initialIsExpansion />,
);
