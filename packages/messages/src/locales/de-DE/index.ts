import common from '../../../locales/de-DE/common.json';
import detail from '../../../locales/de-DE/detail.json';
import episode from '../../../locales/de-DE/episode.json';
import faq from '../../../locales/de-DE/faq.json';
import genre from '../../../locales/de-DE/genre.json';
import home from '../../../locales/de-DE/home.json';
import list from '../../../locales/de-DE/list.json';
import my from '../../../locales/de-DE/my.json';
import nav from '../../../locales/de-DE/nav.json';
import notice from '../../../locales/de-DE/notice.json';
import novel from '../../../locales/de-DE/novel.json';
import page from '../../../locales/de-DE/page.json';
import pick from '../../../locales/de-DE/pick.json';
import policy from '../../../locales/de-DE/policy.json';
import ranking from '../../../locales/de-DE/ranking.json';
import search from '../../../locales/de-DE/search.json';
import series from '../../../locales/de-DE/series.json';
import setting from '../../../locales/de-DE/setting.json';
import shell from '../../../locales/de-DE/shell.json';
import tab from '../../../locales/de-DE/tab.json';
import viewer from '../../../locales/de-DE/viewer.json';

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
