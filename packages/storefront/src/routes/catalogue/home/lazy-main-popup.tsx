import { lazy, Suspense, useEffect, useState } from 'react';
import { readCookies } from '../../../cookies/site-cookies.ts';
import type { MainPopupModel } from './home-banners.server.ts';

const MainPopup = lazy(() => import('./main-popup.tsx').then((module) => ({ default: module.MainPopup })));

/** Opens the announcement after hydration, unless this browser has the cookie of "not today". Its script loads only then. */
export function LazyMainPopup({ popup }: { popup: MainPopupModel }) {
  const [isWanted, setWanted] = useState(false);
  const { name, value } = popup.hiding;
  useEffect(() => setWanted(readCookies(document.cookie)[name] !== value), [name, value]);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <MainPopup popup={popup} onClose={() => setWanted(false)} />
    </Suspense>
  );
}
