import { Outlet } from '@remix-run/react';
import { ErrorPage } from '../../parts/error-page.tsx';

/** Around the pages inside the frame, so that what a page cannot show replaces the page alone. */
export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
