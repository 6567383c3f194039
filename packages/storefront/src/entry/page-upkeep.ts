import { keepOfflinePage } from './keep-offline-page.ts';
import { offerSplash } from './offer-splash.ts';
import { reportErrors } from './report-errors.ts';

// What a page does beside showing itself. It is a file of its own, which no first paint waits for.
reportErrors();
keepOfflinePage();
offerSplash(window);
