import common from '../../../locales/th-TH/common.json';
import detail from '../../../locales/th-TH/detail.json';
import episode from '../../../locales/th-TH/episode.json';
import faq from '../../../locales/th-TH/faq.json';
import genre from '../../../locales/th-TH/genre.json';
import home from '../../../locales/th-TH/home.json';
import list from '../../../locales/th-TH/list.json';
import my from '../../../locales/th-TH/my.json';
import nav from '../../../locales/th-TH/nav.json';
import notice from '../../../locales/th-TH/notice.json';
import novel from '../../../locales/th-TH/novel.json';
import page from '../../../locales/th-TH/page.json';
import pick from '../../../locales/th-TH/pick.json';
import policy from '../../../locales/th-TH/policy.json';
import ranking from '../../../locales/th-TH/ranking.json';
import search from '../../../locales/th-TH/search.json';
import series from '../../../locales/th-TH/series.json';
import setting from '../../../locales/th-TH/setting.json';
import shell from '../../../locales/th-TH/shell.json';
import tab from '../../../locales/th-TH/tab.json';
import viewer from '../../../locales/th-TH/viewer.json';

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
