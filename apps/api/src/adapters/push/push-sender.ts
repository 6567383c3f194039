/** A browser's subscription at its push service. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What the service worker is told (record 0089). */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** The page of the site that it leads to. */
  readonly path: string;
  /** A message with the same one takes the place of the former on the device. */
  readonly tag: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Hands messages to push services. */
export interface PushSender {
  /** What browsers subscribe with. */
  readonly publicKey: string;
  /** Whether it sends to such an address at all. */
  takesEndpoint(endpoint: string): boolean;
  /**
   * Rejects with MessageNotSentError when the service does not take the message.
   * @param lifetimeSeconds how long the service keeps it for a device that is off
   * @returns `gone`: there is no such subscription any more
   */
  send(target: PushTarget, payload: PushPayload, options: { lifetimeSeconds: number }): Promise<'taken' | 'gone'>;
}
