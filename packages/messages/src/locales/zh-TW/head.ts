import type { Translation } from '../../message-types.ts';
import type english from '../en-US/head.ts';

const head: Translation<typeof english> = {
  'head.action': '對決、追逐與絕地反擊：在 {{brand}} 線上看動作漫畫與小說。',
  'head.bl': '溫柔或激烈，男人之間的愛情：在 {{brand}} 線上看 BL 漫畫與小說。',
  'head.creator': '在 {{brand}} 線上閱讀{{title}}的漫畫與小說。',
  'head.event': '集點、代碼、抽獎與主題書單：{{brand}} 的活動與日期。',
  'head.faq': '{{brand}} 讀者最常問的問題與解答。',
  'head.free': '在 {{brand}} 有免費話數可看的漫畫與小說，今天就能開始讀，不花一毛錢。',
  'head.home': '漫畫與小說每日更新，在 {{brand}} 免費閱讀前幾話。',
  'head.mature': '{{brand}} 的成人漫畫與小說，確認年齡後才能瀏覽此分類。',
  'head.notice': '{{brand}} 的最新消息：新功能、活動與服務公告。',
  'head.pick': '{{brand}} 編輯親手挑選的書單：依心情、夜晚或週末，找到剛好的漫畫或小說。',
  'head.policy': '{{brand}} 的{{title}}（現行版本）。',
  'head.ranking': '{{brand}} 讀者最愛看的漫畫與小說：24 小時、7 天、30 天與累計排行榜。',
  'head.romance': '慢熱的心動、久別的重逢與圓滿的結局：在 {{brand}} 線上看戀愛漫畫與小說。',
  'head.search': '在 {{brand}} 以作品名、作者或標籤尋找漫畫與小說。',
  'head.transfer': '您的代幣、書櫃與閱讀紀錄將從 {{from}} 轉移至 {{to}}。一次看懂哪些會轉移、哪些不會，以及截止日期。',
  'head.weekly': '週一到週日的更新時間表：看看今天 {{brand}} 有哪些漫畫與小說推出新話。',
};
export default head;
