export {
  type DeviceKey,
  type HeadKey,
  loadMessages,
  loadServerMessages,
  loadViewerMessages,
  type MessageKey,
  type Messages,
  type ServerKey,
  type Translation,
  type ViewerKey,
  type ViewerTexts,
} from './load-messages.ts';
export { MESSAGE_MARKER, readMarkedText } from './marked-text.ts';
export { refusalMessageKey, refusalMessageKeyIn } from './refusal-message-key.ts';
