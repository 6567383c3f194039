import { useText } from '../i18n/use-text.ts';
import { useNonce } from './request-contexts.ts';

const MODERN_BROWSER = 'https://www.google.com/chrome/';
const POPUP_ID = 'unsupported-browser';

/**
 * Runs only in browsers without modules (`nomodule`), such as Internet Explorer, where React does not start. So it is
 * written in old JavaScript.
 */
const REVEAL = `(function(){var p=document.getElementById('${POPUP_ID}');if(p){p.style.display='block';}})();`;

/** Section 2: tells readers that their browser is too old, with a link to a modern one. Never visible in other browsers. */
export function UnsupportedBrowser() {
  const text = useText();
  const nonce = useNonce();
  return (
    <>
      <div id={POPUP_ID} className="unsupported-browser" style={{ display: 'none' }} role="alertdialog">
        <div className="unsupported-browser-card">
          <strong>{text('shell.unsupportedBrowserTitle')}</strong>
          <p>{text('shell.unsupportedBrowserText')}</p>
          <a href={MODERN_BROWSER} rel="noopener noreferrer">
            {text('shell.unsupportedBrowserAction')}
          </a>
        </div>
      </div>
      <script noModule nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: REVEAL }} />
    </>
  );
}
