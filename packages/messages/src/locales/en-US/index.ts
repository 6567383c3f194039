import common from '../../../locales/en-US/common.json';
import detail from '../../../locales/en-US/detail.json';
import episode from '../../../locales/en-US/episode.json';
import faq from '../../../locales/en-US/faq.json';
import genre from '../../../locales/en-US/genre.json';
import home from '../../../locales/en-US/home.json';
import list from '../../../locales/en-US/list.json';
import my from '../../../locales/en-US/my.json';
import nav from '../../../locales/en-US/nav.json';
import notice from '../../../locales/en-US/notice.json';
import novel from '../../../locales/en-US/novel.json';
import page from '../../../locales/en-US/page.json';
import pick from '../../../locales/en-US/pick.json';
import policy from '../../../locales/en-US/policy.json';
import ranking from '../../../locales/en-US/ranking.json';
import search from '../../../locales/en-US/search.json';
import series from '../../../locales/en-US/series.json';
import setting from '../../../locales/en-US/setting.json';
import shell from '../../../locales/en-US/shell.json';
import tab from '../../../locales/en-US/tab.json';
import viewer from '../../../locales/en-US/viewer.json';

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
