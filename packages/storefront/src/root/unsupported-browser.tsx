import { useText } from '../i18n/use-text.ts';
import { useNonce } from './nonce-context.ts';

const MODERN_BROWSER = 'https://www.google.com/chrome/';
const POPUP_ID = 'unsupported-browser';

/**
 * Runs only where modules are unknown (`nomodule`): in Internet Explorer and its like, which React would not start in.
 * Written in the JavaScript of 1999.
 */
const REVEAL = `(function(){var p=document.getElementById('${POPUP_ID}');if(p){p.style.display='block';}})();`;

/** Section 2: who comes with an old browser is told so, with a link to a modern one. Others never see it. */
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
