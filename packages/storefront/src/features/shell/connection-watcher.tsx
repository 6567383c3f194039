import { useText } from '../../i18n/use-text.ts';
import { useIsConnected } from './use-connection.ts';

/**
 * Says so while the connection is lost: what is on the screen stays readable, what is asked for will not come. Nothing
 * of it may be fetched when it is needed, since then nothing can be.
 */
export function ConnectionWatcher() {
  const text = useText();
  const isConnected = useIsConnected();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--size-bottom-bar)+env(safe-area-inset-bottom)+12px)] z-(--layer-toast) grid justify-items-center px-4 desk:bottom-6"
    >
      {!isConnected && (
        <p className="rounded-pill bg-inverse px-4 py-2 text-13 font-strong text-on-inverse shadow-modal">
          {text('page.offlineTitle')}
        </p>
      )}
    </div>
  );
}
