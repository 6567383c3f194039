import type { Mood } from '../people/person.ts';
import type { SceneName } from '../scenery/scenes.ts';
import type { DemoLanguage } from '../works/language.ts';
import { DEMO_LANGUAGES } from '../works/language.ts';
import type { Shot } from '../works/work.ts';
import type { Panel } from './director.ts';

/** A text in each language of the demo, in the order of DEMO_LANGUAGES. */
type Words = readonly [en: string, ja: string, th: string, zhHant: string, ar: string];

const PLACES: Record<SceneName, Words> = {
  alley: ['An alley', '路地', 'ตรอกเล็ก ๆ', '小巷', 'زقاق'],
  beach: ['A beach', '浜辺', 'ชายหาด', '海灘', 'شاطئ'],
  bedroom: ['A bedroom', '寝室', 'ห้องนอน', '臥室', 'غرفة نوم'],
  belfry: ['A belfry', '鐘楼', 'หอระฆัง', '鐘樓', 'برج أجراس'],
  bridge: ['A bridge', '橋', 'สะพาน', '橋上', 'جسر'],
  busInside: ['Inside a bus', 'バスの中', 'ในรถเมล์', '公車裡', 'داخل حافلة'],
  busStop: ['A bus stop', 'バス停', 'ป้ายรถเมล์', '公車站', 'موقف حافلات'],
  cafe: ['A café', 'カフェ', 'คาเฟ่', '咖啡館', 'مقهى'],
  castle: ['A castle', '城', 'ปราสาท', '城堡', 'قلعة'],
  cave: ['A cave', '洞窟', 'ถ้ำ', '洞穴', 'كهف'],
  classroom: ['A classroom', '教室', 'ห้องเรียน', '教室', 'صف دراسي'],
  corridor: ['A corridor', '廊下', 'ทางเดิน', '走廊', 'ممر'],
  crater: ['A crater', 'クレーター', 'ปล่องหลุม', '隕石坑', 'فوهة'],
  court: ['A sports court', 'コート', 'สนามแข่ง', '球場', 'ملعب'],
  forest: ['A forest', '森', 'ป่า', '森林', 'غابة'],
  harbour: ['A harbour', '港', 'ท่าเรือ', '港口', 'ميناء'],
  heights: ['High ground', '高台', 'ที่สูง', '高地', 'مرتفعات'],
  kitchen: ['A kitchen', '台所', 'ห้องครัว', '廚房', 'مطبخ'],
  lake: ['A lake', '湖', 'ทะเลสาบ', '湖邊', 'بحيرة'],
  library: ['Shelves full of books', '本棚の並ぶ部屋', 'ห้องที่มีชั้นหนังสือ', '滿是書架的房間', 'رفوف مليئة بالكتب'],
  lift: ['A lift', 'エレベーター', 'ลิฟต์', '電梯', 'مصعد'],
  lockers: ['A row of lockers', 'ロッカーの並ぶ部屋', 'แถวตู้ล็อกเกอร์', '一排置物櫃', 'صف من الخزائن'],
  office: ['An office', 'オフィス', 'สำนักงาน', '辦公室', 'مكتب'],
  orchard: ['An orchard', '果樹園', 'สวนผลไม้', '果園', 'بستان'],
  riverside: ['A riverside', '川辺', 'ริมแม่น้ำ', '河邊', 'ضفة نهر'],
  rooftops: ['Rooftops', '屋根の上', 'หลังคาบ้าน', '屋頂', 'أسطح المنازل'],
  ruin: ['A ruin', '廃墟', 'ซากปรักหักพัง', '廢墟', 'أطلال'],
  schoolGate: ['A school gate', '校門', 'ประตูโรงเรียน', '校門口', 'بوابة مدرسة'],
  stairs: ['Stairs', '階段', 'บันได', '樓梯', 'درج'],
  station: ['A railway station', '駅', 'สถานีรถไฟ', '車站', 'محطة قطار'],
  street: ['A street', '通り', 'ถนน', '街道', 'شارع'],
  throne: ['A throne room', '玉座の間', 'ท้องพระโรง', '王座廳', 'قاعة العرش'],
  towers: ['Towers of a city', '高層ビル街', 'ตึกสูงในเมือง', '城市高樓', 'أبراج مدينة'],
  vault: ['A vault', '地下室', 'ห้องใต้ดิน', '地窖', 'قبو'],
  workshop: ['A workshop', '工房', 'โรงงานช่าง', '工坊', 'ورشة'],
};

const ONE: Words = ['one person', '一人', 'คนหนึ่งคน', '一個人', 'شخص واحد'];
const TWO: Words = ['two people', '二人', 'คนสองคน', '兩個人', 'شخصان'];
const SEVERAL: Words = ['several people', '数人', 'คนหลายคน', '幾個人', 'عدة أشخاص'];
const EYES: Words = ['Eyes, close up', '目元のアップ', 'ดวงตาในระยะใกล้', '眼睛特寫', 'عينان عن قرب'];
const FACE: Words = ['A face, close up', '顔のアップ', 'ใบหน้าในระยะใกล้', '臉部特寫', 'وجه عن قرب'];
const HAND: Words = ['A hand, close up', '手元のアップ', 'มือในระยะใกล้', '手部特寫', 'يد عن قرب'];

const FEET: Words = ['Feet, close up', '足元', 'เท้าในระยะใกล้', '腳步特寫', 'قدمان عن قرب'];

const CLOSE_UPS: Partial<Record<Shot, Words>> = {
  eyes: EYES,
  face: FACE,
  close: FACE,
  profile: FACE,
  hand: HAND,
  feet: FEET,
};

/** How a person looks, where it is seen. */
const LOOKS: Partial<Record<Mood, Words>> = {
  smile: ['smiling', '微笑み', 'ยิ้ม', '微笑', 'ابتسامة'],
  joy: ['happy', '喜び', 'ดีใจ', '喜悅', 'فرح'],
  laugh: ['laughing', '笑い', 'หัวเราะ', '大笑', 'ضحك'],
  angry: ['angry', '怒り', 'โกรธ', '憤怒', 'غضب'],
  shout: ['shouting', '叫び', 'ตะโกน', '大喊', 'صراخ'],
  shock: ['shocked', '驚き', 'ตกใจ', '震驚', 'دهشة'],
  sad: ['sad', '悲しみ', 'เศร้า', '悲傷', 'حزن'],
  cry: ['crying', '涙', 'ร้องไห้', '哭泣', 'بكاء'],
  smirk: ['smirking', '不敵な笑み', 'ยิ้มเยาะ', '得意的笑', 'ابتسامة ماكرة'],
  shy: ['shy', '照れ', 'เขินอาย', '害羞', 'خجل'],
  cold: ['with a cold look', '冷たい表情', 'เย็นชา', '神情冷淡', 'برود'],
  asleep: ['asleep', '眠り', 'หลับอยู่', '熟睡', 'نوم'],
  worry: ['worried', '不安', 'กังวล', '擔憂', 'قلق'],
  strain: ['straining', '必死', 'ออกแรง', '使勁', 'جهد'],
  deadpan: ['unmoved', '無表情', 'หน้านิ่ง', '面無表情', 'جمود'],
};

/** Between the parts. */
const JOINT: Words = [', ', '、', ' ', '，', '، '];

/** What a panel shows, in a few words: a close-up, or the place and how many people are in it; of one person also the mood. */
export function sceneInWords({ shot, place, actors }: Panel, language: DemoLanguage): string {
  const index = DEMO_LANGUAGES.indexOf(language);
  const word = (words: Words) => words[index] ?? words[0];
  const closeUp = CLOSE_UPS[shot];
  const [first] = actors;
  const look = first === undefined || shot === 'hand' || shot === 'feet' ? undefined : LOOKS[first.mood];
  const looks = look === undefined ? [] : [look];
  if (closeUp !== undefined) return [closeUp, ...looks].map(word).join(word(JOINT));
  const people = [[], [ONE, ...looks], [TWO]][actors.length] ?? [SEVERAL];
  return [PLACES[place], ...people].map(word).join(word(JOINT));
}
