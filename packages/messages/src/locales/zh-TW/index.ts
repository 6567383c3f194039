import common from './common.ts';
import detail from './detail.ts';
import episode from './episode.ts';
import faq from './faq.ts';
import genre from './genre.ts';
import home from './home.ts';
import list from './list.ts';
import my from './my.ts';
import nav from './nav.ts';
import notice from './notice.ts';
import novel from './novel.ts';
import page from './page.ts';
import pick from './pick.ts';
import policy from './policy.ts';
import ranking from './ranking.ts';
import search from './search.ts';
import series from './series.ts';
import setting from './setting.ts';
import shell from './shell.ts';
import tab from './tab.ts';
import viewer from './viewer.ts';

/** Every text of this language. */
export default {
  ...common,
  ...detail,
  ...episode,
  ...faq,
  ...genre,
  ...home,
  ...list,
  ...my,
  ...nav,
  ...notice,
  ...novel,
  ...page,
  ...pick,
  ...policy,
  ...ranking,
  ...search,
  ...series,
  ...setting,
  ...shell,
  ...tab,
  ...viewer,
};
