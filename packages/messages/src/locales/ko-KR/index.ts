import common from '../../../locales/ko-KR/common.json';
import detail from '../../../locales/ko-KR/detail.json';
import episode from '../../../locales/ko-KR/episode.json';
import faq from '../../../locales/ko-KR/faq.json';
import genre from '../../../locales/ko-KR/genre.json';
import home from '../../../locales/ko-KR/home.json';
import list from '../../../locales/ko-KR/list.json';
import my from '../../../locales/ko-KR/my.json';
import nav from '../../../locales/ko-KR/nav.json';
import notice from '../../../locales/ko-KR/notice.json';
import novel from '../../../locales/ko-KR/novel.json';
import page from '../../../locales/ko-KR/page.json';
import pick from '../../../locales/ko-KR/pick.json';
import policy from '../../../locales/ko-KR/policy.json';
import ranking from '../../../locales/ko-KR/ranking.json';
import search from '../../../locales/ko-KR/search.json';
import series from '../../../locales/ko-KR/series.json';
import setting from '../../../locales/ko-KR/setting.json';
import shell from '../../../locales/ko-KR/shell.json';
import tab from '../../../locales/ko-KR/tab.json';
import viewer from '../../../locales/ko-KR/viewer.json';

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
