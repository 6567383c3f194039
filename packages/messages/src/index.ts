export { loadMessages, loadServerMessages } from './load-messages.ts';
export { MESSAGE_MARKER, readMarkedText } from './marked-text.ts';
export type { HeadKey, MessageKey, Messages, ServerKey, Translation } from './message-types.ts';
export { refusalMessageKey, refusalMessageKeyIn } from './refusal-message-key.ts';
