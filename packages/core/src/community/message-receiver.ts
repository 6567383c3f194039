import type { MessageTarget } from '../shared/enumerations.ts';

/** Of each target (D29), what names its receiver. */
interface ReceiverNames {
  /** An address, whether or not an account has it. */
  readonly MAIL: { readonly address: string };
  /** A reader, whose address is looked up when the message is sent. */
  readonly USER: { readonly userId: string };
}

/** Who gets a message. */
export type MessageReceiver = {
  readonly [Target in MessageTarget]: { readonly target: Target } & ReceiverNames[Target];
}[MessageTarget];
