import type { Translation } from '../../message-types.ts';
import type english from '../en-US/shell.ts';

const shell: Translation<typeof english> = {
  'shell.about': 'このサイトについて',
  'shell.mainNavigation': 'メインメニュー',
  'shell.notifications': '通知',
  'shell.scrollToTop': 'ページの先頭へ',
  'shell.skipToContent': '本文へ移動',
  'shell.unsupportedBrowserAction': '最新のブラウザを入手',
  'shell.unsupportedBrowserText': 'Internet Explorerではこのサイトを表示できません。最新のブラウザで開いてください。',
  'shell.unsupportedBrowserTitle': 'お使いのブラウザには対応していません',
  'shell.wallet': 'あなたのコイン',
};

export default shell;
