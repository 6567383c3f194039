/**
 * A message that its service did not take. The service's own words are left out, since they repeat the receiver's address and
 * this error is logged.
 */
export class MessageNotSentError extends Error {
  override readonly name = 'MessageNotSentError';
  /** Whether the service would refuse the same message again. */
  readonly isFinal: boolean;

  constructor(sentence: string, { isFinal }: { isFinal: boolean }) {
    super(sentence);
    this.isFinal = isFinal;
  }
}
