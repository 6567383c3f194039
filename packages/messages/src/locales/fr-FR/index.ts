import common from '../../../locales/fr-FR/common.json';
import detail from '../../../locales/fr-FR/detail.json';
import episode from '../../../locales/fr-FR/episode.json';
import faq from '../../../locales/fr-FR/faq.json';
import genre from '../../../locales/fr-FR/genre.json';
import home from '../../../locales/fr-FR/home.json';
import list from '../../../locales/fr-FR/list.json';
import my from '../../../locales/fr-FR/my.json';
import nav from '../../../locales/fr-FR/nav.json';
import notice from '../../../locales/fr-FR/notice.json';
import novel from '../../../locales/fr-FR/novel.json';
import page from '../../../locales/fr-FR/page.json';
import pick from '../../../locales/fr-FR/pick.json';
import policy from '../../../locales/fr-FR/policy.json';
import ranking from '../../../locales/fr-FR/ranking.json';
import search from '../../../locales/fr-FR/search.json';
import series from '../../../locales/fr-FR/series.json';
import setting from '../../../locales/fr-FR/setting.json';
import shell from '../../../locales/fr-FR/shell.json';
import tab from '../../../locales/fr-FR/tab.json';
import viewer from '../../../locales/fr-FR/viewer.json';

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
