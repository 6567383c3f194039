import common from '../../../locales/ar/common.json';
import detail from '../../../locales/ar/detail.json';
import episode from '../../../locales/ar/episode.json';
import faq from '../../../locales/ar/faq.json';
import genre from '../../../locales/ar/genre.json';
import home from '../../../locales/ar/home.json';
import list from '../../../locales/ar/list.json';
import my from '../../../locales/ar/my.json';
import nav from '../../../locales/ar/nav.json';
import notice from '../../../locales/ar/notice.json';
import novel from '../../../locales/ar/novel.json';
import page from '../../../locales/ar/page.json';
import pick from '../../../locales/ar/pick.json';
import policy from '../../../locales/ar/policy.json';
import ranking from '../../../locales/ar/ranking.json';
import search from '../../../locales/ar/search.json';
import series from '../../../locales/ar/series.json';
import setting from '../../../locales/ar/setting.json';
import shell from '../../../locales/ar/shell.json';
import tab from '../../../locales/ar/tab.json';
import viewer from '../../../locales/ar/viewer.json';

/** Every text of this language that pages look up. */
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
