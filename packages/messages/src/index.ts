export {
  type HeadKey,
  loadMessages,
  loadServerMessages,
  loadViewerSettingsMessages,
  type MessageKey,
  type Messages,
  type ServerKey,
  type Translation,
  type ViewerSettingsKey,
} from './load-messages.ts';
export { MESSAGE_MARKER, readMarkedText } from './marked-text.ts';
export { refusalMessageKey, refusalMessageKeyIn } from './refusal-message-key.ts';
