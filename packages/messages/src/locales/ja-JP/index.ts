import common from '../../../locales/ja-JP/common.json';
import detail from '../../../locales/ja-JP/detail.json';
import episode from '../../../locales/ja-JP/episode.json';
import faq from '../../../locales/ja-JP/faq.json';
import genre from '../../../locales/ja-JP/genre.json';
import home from '../../../locales/ja-JP/home.json';
import list from '../../../locales/ja-JP/list.json';
import my from '../../../locales/ja-JP/my.json';
import nav from '../../../locales/ja-JP/nav.json';
import notice from '../../../locales/ja-JP/notice.json';
import novel from '../../../locales/ja-JP/novel.json';
import page from '../../../locales/ja-JP/page.json';
import pick from '../../../locales/ja-JP/pick.json';
import policy from '../../../locales/ja-JP/policy.json';
import ranking from '../../../locales/ja-JP/ranking.json';
import search from '../../../locales/ja-JP/search.json';
import series from '../../../locales/ja-JP/series.json';
import setting from '../../../locales/ja-JP/setting.json';
import shell from '../../../locales/ja-JP/shell.json';
import tab from '../../../locales/ja-JP/tab.json';
import viewer from '../../../locales/ja-JP/viewer.json';

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
