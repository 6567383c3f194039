import common from '../../../locales/zh-TW/common.json';
import detail from '../../../locales/zh-TW/detail.json';
import episode from '../../../locales/zh-TW/episode.json';
import faq from '../../../locales/zh-TW/faq.json';
import genre from '../../../locales/zh-TW/genre.json';
import home from '../../../locales/zh-TW/home.json';
import list from '../../../locales/zh-TW/list.json';
import my from '../../../locales/zh-TW/my.json';
import nav from '../../../locales/zh-TW/nav.json';
import notice from '../../../locales/zh-TW/notice.json';
import novel from '../../../locales/zh-TW/novel.json';
import page from '../../../locales/zh-TW/page.json';
import pick from '../../../locales/zh-TW/pick.json';
import policy from '../../../locales/zh-TW/policy.json';
import ranking from '../../../locales/zh-TW/ranking.json';
import search from '../../../locales/zh-TW/search.json';
import series from '../../../locales/zh-TW/series.json';
import setting from '../../../locales/zh-TW/setting.json';
import shell from '../../../locales/zh-TW/shell.json';
import tab from '../../../locales/zh-TW/tab.json';
import viewer from '../../../locales/zh-TW/viewer.json';

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
