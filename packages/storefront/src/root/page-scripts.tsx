import { Scripts } from '@remix-run/react';
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * The `rel` of a link that becomes `modulepreload`, and the `type` of a script that becomes a module. Browsers ignore both
 * until then.
 */
const LATER = 'later';
/** How long scripts wait for the picture, in milliseconds. The server may have to make it first. */
const PATIENCE_MS = 2_000;

/**
 * Starts the page's scripts when its largest picture is painted. It runs once the style sheet is loaded, and is written for
 * any browser. The module's text is not changed, so that the content security policy allows it by its hash or by the nonce.
 */
const START = `(function(own){var picture=document.querySelector('img[fetchpriority=high]'),started;function start(){if(started)return;started=true;document.querySelectorAll('link[rel=${LATER}]').forEach(function(link){link.rel='modulepreload'});var script=document.createElement('script');script.type='module';script.nonce=own.nonce;script.text=document.querySelector('script[type=${LATER}]').text;document.head.appendChild(script)}function painted(){requestAnimationFrame(function(){setTimeout(start)})}setTimeout(start,${PATIENCE_MS});if(!picture||picture.complete)painted();else{picture.addEventListener('load',painted);picture.addEventListener('error',painted)}})(document.currentScript)`;

/**
 * The page's scripts. They are requested after everything that readers see before any script has run: the style sheet and
 * the largest picture of the first screen (record 0056). Remix has no option for that, so its component is called as a
 * function and its output is changed.
 */
export function PageScripts({ nonce, messages }: { nonce: string | undefined; messages: readonly string[] }) {
  const scripts: ReactElement<{ children: ReactNode }> | null = Scripts({ nonce });
  if (scripts === null) return null;
  return (
    <>
      {messages.map((address) => (
        <link key={address} rel={LATER} href={address} {...LOW} />
      ))}
      {Children.map(scripts.props.children, asLater)}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: START }} />
    </>
  );
}

/** React 18 knows the attribute only in lower case. A script has changed the link before React hydrates it. */
const LOW = { fetchpriority: 'low', suppressHydrationWarning: true };

function asLater(node: ReactNode): ReactNode {
  if (!isValidElement<{ type?: string; children?: ReactNode }>(node)) return node;
  if (node.type === Fragment) return <>{Children.map(node.props.children, asLater)}</>;
  if (node.type === 'link') return cloneElement(node, { rel: LATER, ...LOW } as object);
  return node.props.type === 'module' ? cloneElement(node, { type: LATER, async: undefined } as object) : node;
}
