import common from './common.ts';
import detail from './detail.ts';
import episode from './episode.ts';
import error from './error.ts';
import home from './home.ts';
import my from './my.ts';
import nav from './nav.ts';
import novel from './novel.ts';
import page from './page.ts';
import series from './series.ts';
import setting from './setting.ts';
import shell from './shell.ts';
import tab from './tab.ts';
import transfer from './transfer.ts';
import viewer from './viewer.ts';

/** Every text of this language. */
export default {
  ...common,
  ...detail,
  ...episode,
  ...error,
  ...home,
  ...my,
  ...nav,
  ...novel,
  ...page,
  ...series,
  ...setting,
  ...shell,
  ...tab,
  ...transfer,
  ...viewer,
};
