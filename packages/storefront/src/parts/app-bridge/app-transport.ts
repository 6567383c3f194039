/** How texts reach the native app, and come from it. */
export interface AppTransport {
  send(text: string): void;
  /** Hears the app from now on; one listener. Returns a function that ends it. */
  listen(hear: (text: string) => void): () => void;
}

/** What the two kinds of web view add to a page’s window (record 0084). */
export interface AppWindow {
  /** iOS: `WKUserContentController.add(_:name:)`. */
  readonly webkit?: {
    readonly messageHandlers?: { readonly longstripBridge?: { postMessage(text: string): void } };
  };
  /** Android: `WebViewCompat.addWebMessageListener`, for the site’s own origin alone. */
  readonly longstripBridge?: {
    postMessage(text: string): void;
    onmessage: ((event: { data: unknown }) => void) | null;
  };
  /** iOS calls it by `evaluateJavaScript`. */
  longstripReceive?: ((text: string) => void) | undefined;
}

/** The transport of the web view that shows this page; null: there is none, as in a browser. */
export function findAppTransport(window: AppWindow): AppTransport | null {
  const apple = window.webkit?.messageHandlers?.longstripBridge;
  if (apple !== undefined) {
    return {
      send: (text) => apple.postMessage(text),
      listen: (hear) => {
        window.longstripReceive = hear;
        return () => {
          window.longstripReceive = undefined;
        };
      },
    };
  }
  const android = window.longstripBridge;
  if (android === undefined) return null;
  return {
    send: (text) => android.postMessage(text),
    listen: (hear) => {
      android.onmessage = ({ data }) => {
        if (typeof data === 'string') hear(data);
      };
      return () => {
        android.onmessage = null;
      };
    },
  };
}
