import type { SceneName } from '../scenery/scenes.ts';
import type { Weather } from '../scenery/weather.ts';
import { type Beat, type EpisodeScript, type Passage, passage, say, show, tell } from './script.ts';

/** The iron umbrella, in which the sword sleeps. */
const UMBRELLA = { kind: 'umbrella', colour: '#8b46c4' } as const;
const BLADE = { kind: 'sword', colour: '#9a2a34' } as const;
const TEA = { kind: 'cup', colour: '#6a3a24' } as const;

/** A place under an open sky. */
const under = (weather: Weather, place: SceneName, hour: string, beats: readonly Beat[]): Passage => passage(place, hour, beats, weather);

export const IRON_ORCHID_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Not Raining', '雨は降っていない', 'ฝนไม่ได้ตก', '沒有下雨', 'لا مطر'],
    passages: [
      under('leaves', 'forest', 'mist', [
        tell(['Twelve days to the capital. Not a drop of rain all week.', '都まで十二日。雨は、七日降っていない。', 'อีกสิบสองวันถึงเมืองหลวง ฝนไม่ตกมาเจ็ดวันแล้ว', '離京城還有十二天。七天沒下過一滴雨。', 'اثنا عشر يومًا إلى العاصمة. ولا قطرة مطر منذ أسبوع.']),
        show('full', 'ran', 'calm', { posture: 'umbrella', prop: UMBRELLA }),
        say('heita', 'joy', ['Share your umbrella, lady?', 'お姉さん、おいらも入れてくれよ。', 'แม่นาง ขอข้าร่วมร่มด้วยคนสิ', '姑娘，傘借我躲一下吧？', 'أتشاركينني المظلّة يا سيّدتي؟']),
        say('ran', 'cold', ['It is not raining.', '雨は降っていない。', 'ฝนไม่ได้ตก', '沒有下雨。', 'لا مطر.']),
        say('heita', 'smirk', ['Then what’s it keeping off?', 'じゃあ、何よけさ？', 'แล้วกางกันอะไรล่ะ', '那妳是在擋什麼？', 'فممَّ تقيكِ إذن؟']),
        say('ran', 'calm', ['Arrows. Duck.', '矢だ。伏せろ。', 'ธนู ก้มหัว', '箭。蹲下。', 'السهام. انخفض.'], { shot: 'eyes' }),
        show('action', 'ran', 'strain', { posture: 'leap', prop: UMBRELLA, others: ['heita'], sound: ['TAK-TAK-TAK!', 'カカカッ！', 'ตึก ตึก ตึก!', '鏗鏗鏗！', 'تَك تَك تَك!'] }),
      ]),
      under('leaves', 'forest', 'dusk', [
        tell(['Six men. She did not draw. They were asleep before they were surprised.', '六人。女は抜かない。驚く前に、みな眠っていた。', 'ชายหกคน นางไม่ได้ชักดาบ พวกมันหลับก่อนจะทันตกใจ', '六個人。她沒有拔刀。他們還沒來得及吃驚就全睡著了。', 'ستّة رجال. لم تسلّ سيفها. ناموا قبل أن يندهشوا.']),
        say('heita', 'shock', ['There’s a sword in there! Why didn’t you draw it?', '傘の中に刀が！　なんで抜かなかったのさ。', 'ในร่มมีดาบนี่! ทำไมไม่ชักล่ะ', '傘裡有刀！妳怎麼不拔？', 'فيها سيف! لِمَ لم تسلّيه؟']),
        say('ran', 'deadpan', ['It’s tied.', '縛ってある。', 'มันมัดอยู่', '綁著。', 'إنّه موثَق.']),
        show('hand', 'heita', 'strain'),
        say('ran', 'cold', ['Five silver to cut the cord. Is that what he paid you?', '紐を切れば銀五枚。そう言われたか。', 'ตัดเชือกได้เงินห้าตำลึง เขาจ่ายเจ้าเท่านี้สินะ', '割斷繩子，五兩銀子。他是這麼付你的吧？', 'خمس قطع فضّة لتقطع الرباط. أهذا أجرك؟'], { shot: 'low' }),
        say('heita', 'cry', ['Four! He talked me down!', '四枚だよ！　値切られたんだ！', 'สี่! มันต่อราคาข้า!', '四兩！他還殺我價！', 'أربع! لقد ساومني!']),
      ]),
      under('none', 'heights', 'night', [
        say('ran', 'calm', ['He doesn’t want my sword. He wants it drawn.', '奴が欲しいのは刀ではない。抜くことだ。', 'มันไม่ได้อยากได้ดาบ มันอยากให้ข้าชักดาบ', '他要的不是刀，是要我拔刀。', 'لا يريد سيفي. يريده مسلولًا.']),
        say('heita', 'worry', ['What happens if it’s drawn?', '抜いたら、どうなる？', 'ถ้าชักแล้วจะเป็นไง', '拔了會怎樣？', 'وماذا يحدث إن سُلّ؟']),
        say('ran', 'cold', ['A dead man loses his case.', '死人が、裁きに負ける。', 'คนตายจะแพ้คดี', '一個死人會輸掉官司。', 'يخسر رجلٌ ميّت قضيّته.'], { shot: 'profile' }),
        say('shigure', 'smirk', ['She didn’t draw. Good. I’d hate it to be easy.', '抜かなかったか。結構。易くては、つまらない。', 'นางไม่ชักดาบ ดี ง่ายไปก็น่าเบื่อ', '她沒拔。很好，太容易就沒意思了。', 'لم تسلّه. حسنًا. أكره السهولة.'], { tone: 'think', shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['One Umbrella, No Toll', '傘一本、関銭なし', 'ร่มหนึ่งคัน ไม่เสียค่าผ่านทาง', '一把傘，免過路費', 'مظلّة واحدة بلا رسم'],
    passages: [
      under('none', 'bridge', 'mist', [
        tell(['Eleven days. At the river gate every sword must show two inches of steel.', '十一日。川の関では、刀は二寸抜いて見せるのが掟。', 'เหลือสิบเอ็ดวัน ที่ด่านแม่น้ำ ดาบทุกเล่มต้องชักให้ดูสองนิ้ว', '還有十一天。在河邊關卡，每把刀都得拔出兩寸給人看。', 'أحد عشر يومًا. عند بوّابة النهر يُكشف من كلّ سيف مقدار إصبعين.']),
        say('shigure', 'smile', ['Two inches, madam. Only two. It’s the law.', '二寸だけですよ、蘭どの。御定法ですから。', 'แค่สองนิ้วเท่านั้น ท่านรัน มันเป็นกฎหมาย', '兩寸就好，蘭姑娘。這是王法。', 'إصبعان فقط يا سيّدتي. إنّه القانون.']),
        say('heita', 'joy', ['What sword? That’s an umbrella! We’re a circus!', '刀？　傘だよ！　おいらたち、曲芸一座さ！', 'ดาบไหน นี่ร่ม! พวกข้าเป็นคณะละครเร่!', '什麼刀？這是傘！我們是雜耍班子！', 'أيّ سيف؟ هذه مظلّة! نحن فرقة ألعاب!']),
        say('ran', 'shock', ['We are what?', '……何だと？', 'พวกเราเป็นอะไรนะ', '我們是什麼？', 'نحن ماذا؟'], { shot: 'chibi' }),
        say('shigure', 'smirk', ['How charming. Then perform.', 'それは楽しみだ。では、一芸どうぞ。', 'น่ารักดี งั้นแสดงสิ', '真有意思。那就表演吧。', 'ما أطرفكم. إذن أرونا.']),
        show('pause', null, 'calm', { sound: ['…', '……', '…', '……', '…'] }),
      ]),
      under('petals', 'bridge', 'mist', [
        show('full', 'ran', 'deadpan', { posture: 'umbrella', prop: UMBRELLA, sound: ['WHRRRR', 'くるくる……', 'หมุนติ้ว', '滴溜溜', 'وررررر'] }),
        tell(['She spun a teacup on the iron rim. For an hour. The guards wept for joy.', '鉄傘の上で茶碗が回る。一刻のあいだ。番士は泣いて喜んだ。', 'ถ้วยชาหมุนบนขอบร่มเหล็กทั้งชั่วโมง ยามถึงกับน้ำตาไหล', '茶碗在鐵傘邊上轉了一個時辰。關卡的兵感動得哭了。', 'أدارت فنجانًا على حافة الحديد ساعةً كاملة. بكى الحرّاس فرحًا.']),
        say('heita', 'laugh', ['You’ve done that before!', '蘭さま、初めてじゃないだろ！', 'ท่านเคยทำมาก่อนแน่ ๆ!', '妳以前玩過吧！', 'ليست هذه أوّل مرّة!']),
        say('ran', 'shy', ['I was a child once.', '……子どもの頃も、あった。', 'ข้าก็เคยเป็นเด็ก', '……我也當過小孩。', 'كنتُ طفلة ذات يوم.'], { prop: TEA }),
        say('shigure', 'calm', ['Umbrellas pass free. Swords I shall see again.', '傘は通ってよろしい。刀とは、また会いましょう。', 'ร่มผ่านได้ไม่คิดเงิน ส่วนดาบ เดี๋ยวเจอกันใหม่', '傘免費通行。至於刀，後會有期。', 'المظلّات تمرّ مجّانًا. أمّا السيف فسنلتقي.'], { shot: 'profile' }),
        say('heita', 'worry', ['Who IS he? His sleeves smell of plum.', '誰だい、あいつ。袖から梅の匂いがした。', 'มันเป็นใครกัน แขนเสื้อหอมกลิ่นบ๊วย', '他到底是誰？袖子有股梅子香。', 'من هذا؟ كمّاه تفوح منهما رائحة البرقوق.']),
      ]),
    ],
  },
  {
    title: ['One Room', '相部屋', 'ห้องเดียว', '只剩一間房', 'غرفة واحدة'],
    passages: [
      under('rain', 'alley', 'night', [
        tell(['Ten days. At last it rained.', '十日。ようやく、雨が降った。', 'เหลือสิบวัน ในที่สุดฝนก็ตก', '還有十天。終於下雨了。', 'عشرة أيام. وأخيرًا أمطرت.']),
        say('heita', 'joy', ['Look! It’s an umbrella after all!', 'ほら、ちゃんと傘だ！', 'ดูสิ มันเป็นร่มจริง ๆ ด้วย!', '看！它果然是傘！', 'انظري! إنّها مظلّة فعلًا!']),
        say('ran', 'deadpan', ['You are on the dry side. Move.', '乾いた側を取るな。詰めろ。', 'เจ้าเอาฝั่งแห้งไปหมด ขยับ', '你站的是乾的那邊。過去一點。', 'أنت في الجهة الجافّة. تزحزح.'], { posture: 'umbrella', prop: UMBRELLA }),
        say('heita', 'talk', ['One room left. I’ll take the floor. And the quilt. And the dumplings.', '空きは一間。おいらは床でいい。布団と団子つきで。', 'เหลือห้องเดียว ข้านอนพื้นก็ได้ ขอฟูกกับขนมด้วย', '只剩一間房。我睡地板，外加棉被，還有糰子。', 'بقيت غرفة. سأنام أرضًا، ومعي اللحاف والفطائر.']),
        show('back', 'ran', 'calm', { others: ['heita'] }),
      ]),
      passage('cave', 'dusk', [
        tell(['There was no room after all. There was a charcoal kiln, and it was warm.', '宿は結局だめだった。炭焼き窯は、あたたかかった。', 'สุดท้ายโรงเตี๊ยมก็เต็ม เหลือเตาเผาถ่าน แต่ก็อุ่นดี', '客棧最後也住不成。不過炭窯裡很暖和。', 'ولا غرفة في النهاية. كان ثمّة كهف فحم، وكان دافئًا.']),
        say('heita', 'calm', ['The dead man. Who was he?', 'その死人って、誰なんだい。', 'คนตายที่ว่า เขาเป็นใคร', '那個死人，是誰？', 'ذلك الميّت، من هو؟']),
        say('ran', 'calm', ['Hasebe. A magistrate. He laughed with his whole face.', '長谷部さま。奉行だ。顔じゅうで笑う人だった。', 'ท่านฮาเซเบะ เจ้าเมือง คนที่ยิ้มทั้งหน้า', '長谷部大人，是位奉行。笑起來滿臉都在笑。', 'هاسيبي. قاضٍ. كان يضحك بوجهه كلّه.']),
        say('ran', 'cold', ['A chip of steel stayed in the wound. This blade is notched, or isn’t.', '傷に刃の欠片が残った。この刀に合う欠けが、あるか、ないか。', 'มีเศษดาบค้างในแผล ดาบนี้มีรอยบิ่นที่เข้ากัน หรือไม่มี', '傷口裡留著一片鋼。這把刀上有沒有對得上的缺口。', 'بقيت في الجرح شظيّة. إمّا في هذا السيف ثلمٌ يطابقها أو لا.']),
        say('ran', 'talk', ['Only the court may break the seal. Not even I may look.', '封は法廷で破る。それまでは、私も見られぬ。', 'มีแต่ศาลที่แกะตราได้ แม้แต่ข้าก็ห้ามดู', '只有公堂能拆封。在那之前，我也不許看。', 'لا يفضّ الختم إلا المحكمة. ولا حتى أنا.'], { shot: 'face' }),
        say('heita', 'worry', ['So whose sword is it?', 'じゃあ、誰の刀なのさ。', 'งั้นมันเป็นดาบของใคร', '那到底是誰的刀？', 'فسيف من هو؟'], { shot: 'profile' }),
        show('eyes', 'ran', 'cold'),
      ]),
    ],
  },
  {
    title: ['The Wrong Orchid', '蘭ちがい', 'กล้วยไม้ผิดดอก', '認錯蘭了', 'الأوركيدة الخطأ'],
    passages: [
      under('petals', 'orchard', 'mist', [
        tell(['Nine days. Ran had gone for water. Heita was minding the umbrella.', '九日。蘭は水汲みに。傘の番は、平太。', 'เหลือเก้าวัน รันไปตักน้ำ เฮตะเฝ้าร่มอยู่', '還有九天。蘭去打水，平太看著傘。', 'تسعة أيام. ذهبت ران للماء، وهيتا يحرس المظلّة.']),
        tell(['“Iron Orchid!” cried four men who only knew the umbrella.', '「鉄の蘭だ！」四人の剣客は、傘しか知らない。', '“กล้วยไม้เหล็ก!” นักดาบสี่คนที่รู้จักแค่ร่มร้องขึ้น', '「鐵蘭！」四名劍客喊道。他們只認得傘。', '«أوركيدة الحديد!» صاح أربعة لا يعرفون إلا المظلّة.'], {
          who: 'heita',
          mood: 'shock',
          shot: 'full',
          prop: UMBRELLA,
        }),
        say('heita', 'worry', ['Me? I’m not… how much is she worth?', 'おいら？　ちが……いくらの首？', 'ข้าเนี่ยนะ ข้าไม่… ค่าหัวเท่าไหร่', '我？我不是……她值多少？', 'أنا؟ لستُ… كم ثمنها؟']),
        say('heita', 'shock', ['That much?! No! I mean, no, that isn’t me!', 'そんなに！？　いや、ちがうってば！', 'ตั้งเท่านั้น! ไม่ ๆ ข้าไม่ใช่นาง!', '這麼多？！不是，我是說，我不是她！', 'كلّ هذا؟! لا، أعني، لستُ هي!'], { shot: 'chibi' }),
        say('heita', 'strain', ['What would she do? She’d stand very still and look bored.', '蘭さまなら……じっと立って、退屈そうにする。', 'ถ้าเป็นนางจะทำไง ยืนนิ่ง ๆ ทำหน้าเบื่อ', '換作她會怎麼做？站著不動，一臉無聊。', 'ماذا كانت ستفعل؟ تقف ساكنة وتبدو ضجِرة.'], { tone: 'think' }),
        show('full', 'heita', 'deadpan', { posture: 'umbrella', prop: UMBRELLA }),
      ]),
      under('petals', 'orchard', 'dusk', [
        tell(['They were terrified. Then his nose itched.', '四人は震えあがった。そして、平太の鼻がむずむずした。', 'พวกมันกลัวจนตัวสั่น แล้วเฮตะก็คันจมูก', '四個人嚇壞了。接著，平太的鼻子癢了起來。', 'ارتعبوا. ثمّ حكّه أنفه.']),
        show('action', 'heita', 'shock', { posture: 'leap', prop: UMBRELLA, sound: ['FWUMP!', 'バサァッ！', 'พรึ่บ!', '啪唰！', 'فَلَف!'] }),
        say('ran', 'shock', ['Four men. With one sneeze.', 'くしゃみ一つで……四人を？', 'จามทีเดียว… สี่คน?', '一個噴嚏，撂倒四個人。', 'أربعة رجال. بعطسة واحدة.']),
        say('heita', 'joy', ['I didn’t draw! I didn’t draw even once!', '抜かなかったよ！　一度も！', 'ข้าไม่ได้ชักดาบนะ! ไม่ชักเลย!', '我沒拔刀！一次都沒拔！', 'لم أسلّه! ولا مرّة!']),
        say('ran', 'smile', ['No. You did well.', 'ああ。……よくやった。', 'อืม เจ้าทำได้ดี', '嗯，你做得很好。', 'نعم. أحسنتَ.'], { shot: 'face' }),
        say('heita', 'cry', ['No one’s ever said that to me.', 'そんなこと言われたの、初めてだ。', 'ไม่เคยมีใครพูดกับข้าแบบนี้เลย', '從來沒有人這樣對我說過。', 'لم يقلها لي أحد من قبل.'], { tone: 'think' }),
      ]),
    ],
  },
  {
    title: ['What Floats', '浮くもの、沈むもの', 'สิ่งที่ลอย', '會浮的，會沉的', 'ما يطفو'],
    passages: [
      under('none', 'lake', 'mist', [
        tell(['Eight days. The ferryman had been paid too.', '八日。渡し守もまた、金をもらっていた。', 'เหลือแปดวัน คนแจวเรือก็ถูกจ้างมาเหมือนกัน', '還有八天。連船夫也被收買了。', 'ثمانية أيام. والمراكبيّ أيضًا كان مأجورًا.']),
        say('heita', 'worry', ['Why is he pulling the plug out?', 'なんで船底の栓を抜いてるの？', 'ทำไมเขาดึงจุกใต้ท้องเรือล่ะ', '他為什麼要拔船底的塞子？', 'لماذا ينزع سدادة القارب؟']),
        say('ran', 'strain', ['Can you swim?', '泳げるか。', 'ว่ายน้ำเป็นไหม', '你會游泳嗎？', 'أتجيد السباحة؟']),
        say('heita', 'shout', ['Does it LOOK like I can swim?!', 'この顔が泳げるように見える！？', 'หน้าข้าเหมือนคนว่ายน้ำเป็นรึไง!', '我看起來像會游泳嗎？！', 'وهل أبدو كمن يسبح؟!'], { tone: 'shout' }),
        show('action', 'heita', 'shock', { posture: 'leap', sound: ['SPLASH!', 'ザッパーン！', 'ตูม!', '撲通！', 'طَشّ!'] }),
        tell(['In one hand, a dead man’s justice. In the other, a thief.', '左手に、死者の裁き。右手に、銀四枚のこそ泥。', 'มือซ้ายคือความเป็นธรรมของคนตาย มือขวาคือขโมยราคาสี่ตำลึง', '左手是死者的公道，右手是四兩銀子的小賊。', 'في يسراها عدالة رجل ميّت، وفي يمناها لصٌّ بأربع قطع.'], { who: 'ran', mood: 'strain', shot: 'low' }),
      ]),
      under('none', 'lake', 'dusk', [
        show('hand', 'ran', 'strain', { sound: ['BLUP', 'ごぼっ……', 'บุ๋ง', '咕嘟', 'بُلُب'] }),
        say('heita', 'cry', ['You let it go. You let the sword go!', '離した……刀を離した！', 'ท่านปล่อยมัน ปล่อยดาบไปแล้ว!', '妳放手了……妳把刀放掉了！', 'أفلتِّه… أفلتِّ السيف!']),
        say('ran', 'calm', ['It can hold its breath. You can’t.', 'あれは息を止められる。おまえは、できぬ。', 'ดาบกลั้นหายใจได้ แต่เจ้าทำไม่ได้', '刀會憋氣，你不會。', 'هو يحبس أنفاسه. وأنت لا.'], { shot: 'profile' }),
        show('back', 'heita', 'sad'),
        tell(['She dived eleven times. At moonrise she came up with iron in her arms.', '蘭は十一度もぐった。月の出に、鉄を抱いて浮かんだ。', 'นางดำลงไปสิบเอ็ดหน พอจันทร์ขึ้น ก็โผล่มาพร้อมเหล็กในอ้อมแขน', '她潛了十一次。月亮升起時，抱著鐵傘浮了上來。', 'غاصت إحدى عشرة مرّة. ومع طلوع القمر صعدت والحديد في حضنها.']),
        say('heita', 'worry', ['The seal held. But the cord… it’s started to rot.', '封は無事だ。でも紐が……傷みはじめてる。', 'ตรายังอยู่ แต่เชือก… เริ่มเปื่อยแล้ว', '封印還在。可是繩子……開始爛了。', 'الختم سليم. لكنّ الرباط… بدأ يتلف.'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['Eight Ribs', '八本の骨', 'ซี่ร่มแปดซี่', '八根傘骨', 'ثمانية أضلاع'],
    passages: [
      under('rain', 'ruin', 'night', [
        tell(['Seven days. At the ruined shrine gate he was waiting, and he had washed his hands.', '七日。崩れた社で男が待っていた。手を清めて。', 'เหลือเจ็ดวัน เขารออยู่ที่ซากศาลเจ้า ล้างมือเรียบร้อย', '還有七天。他在破廟前等著，手已經洗淨。', 'سبعة أيام. كان ينتظر عند المعبد المهدَّم، وقد غسل يديه.']),
        say('shigure', 'smile', ['Eight ribs in that umbrella. May I?', '傘の骨は八本。数えさせていただきます。', 'ร่มนั่นมีแปดซี่ ขอลองหน่อยนะ', '那把傘有八根骨。得罪了。', 'في المظلّة ثمانية أضلاع. أتسمحين؟'], { posture: 'umbrella', prop: BLADE }),
        show('action', 'shigure', 'cold', { posture: 'leap', prop: BLADE, others: ['ran'], sound: ['SHING! SHING!', 'キンッ！　キンッ！', 'เคร้ง! เคร้ง!', '鏘！鏘！', 'شِنغ! شِنغ!'] }),
        say('shigure', 'calm', ['Three. Four. You’re very good without it.', '三。四。抜かずにこれとは、お見事。', 'สาม สี่ ไม่ใช้ดาบยังเก่งขนาดนี้', '三，四。不拔刀還有這等身手。', 'ثلاثة. أربعة. بارعة أنتِ بلا سيف.']),
        say('ran', 'strain', ['He isn’t aiming at me. He’s undressing the sword.', '狙いは私ではない。刀を裸にする気だ。', 'มันไม่ได้เล็งข้า มันจะเปิดให้ดาบเปลือย', '他瞄的不是我，是要讓刀露出來。', 'لا يستهدفني. بل يعرّي السيف.'], { tone: 'think', shot: 'face' }),
        say('heita', 'shout', ['Draw it, Ran! He’ll kill you!', '抜いてくれ、蘭さま！　死んじまう！', 'ชักดาบเถอะท่านรัน! มันจะฆ่าท่าน!', '拔刀啊，蘭！他會殺了妳！', 'سُلّيه يا ران! سيقتلك!'], { tone: 'shout' }),
      ]),
      under('rain', 'ruin', 'dusk', [
        show('eyes', 'ran', 'angry'),
        say('ran', 'shout', ['No!', '断る！', 'ไม่!', '不！', 'لا!'], { tone: 'shout', shot: 'low' }),
        show('clash', 'shigure', 'strain', { others: ['ran'], sound: ['KRANNG!', 'ガギィン！', 'แกร๊งงง!', '鏗！', 'كرَنغ!'] }),
        say('shigure', 'shock', ['…She caught it on the last rib.', '……最後の骨で、受け止めた。', '…นางรับไว้ด้วยซี่สุดท้าย', '……她用最後一根骨擋下來了。', '…صدّتها بآخر ضلع.'], { shot: 'close' }),
        say('shigure', 'smirk', ['One strand left on your knot. I can wait.', '結び目は、あと一筋。待ちましょう。', 'ปมเหลือเส้นเดียว ข้ารอได้', '妳的結只剩一股了。我可以等。', 'لم يبقَ في عقدتك إلا خيط. سأنتظر.'], { shot: 'profile' }),
        tell(['He bowed and went. She stood till he was gone. Then she fell.', '男は一礼して去り、見えなくなると、蘭は倒れた。', 'เขาโค้งแล้วจากไป รันยืนจนลับตา แล้วก็ล้มลง', '他行禮離去。等他走遠，蘭才倒下。', 'انحنى ومضى. وقفت حتى غاب، ثمّ سقطت.'], { who: 'heita', mood: 'cry', shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['The Knot', '結び目', 'ปม', '繩結', 'العقدة'],
    passages: [
      under('snow', 'stairs', 'snow', [
        tell(['Six days. Heita carried her up nine hundred temple steps. He counted, to stay angry.', '六日。平太は蘭を背負い、寺の石段を九百段のぼった。', 'เหลือหกวัน เฮตะแบกนางขึ้นบันไดวัดเก้าร้อยขั้น', '還有六天。平太揹著她，爬了九百階寺院石梯。', 'ستّة أيام. حملها هيتا تسعمئة درجة إلى المعبد.']),
        say('heita', 'strain', ['Eight hundred and… ninety… nine…', '八百……九十……九……', 'แปดร้อย… เก้าสิบ… เก้า…', '八百……九十……九……', 'ثمانمئة… وتسع… وتسعون…']),
        say('seigetsu', 'smile', ['There’s a cart road round the back, you know.', '裏に、荷車の道がありますよ。', 'ข้างหลังมีทางเกวียนนะ', '後面有車道喔。', 'ثمّة طريق عربات من الخلف يا بُنيّ.']),
        say('heita', 'cry', ['NOW she tells me!', '先に言ってよ！', 'ทำไมไม่บอกก่อน!', '怎麼不早說！', 'الآن تقولينها!'], { tone: 'shout', shot: 'chibi' }),
      ]),
      under('snow', 'belfry', 'snow', [
        say('seigetsu', 'calm', ['I was a clerk of the court before I was a nun. I tied this.', '尼になる前は評定所の書役でした。これは私が結びました。', 'ก่อนบวชชี ข้าเป็นเสมียนศาล ปมนี้ข้ามัดเอง', '出家以前，我是公堂的書吏。這個結是我打的。', 'قبل الرهبنة كنتُ كاتبة المحكمة. أنا عقدتُ هذا.']),
        say('heita', 'joy', ['Then tie it again! It’s down to one strand!', 'なら結び直しておくれよ！　あと一筋なんだ！', 'งั้นมัดใหม่สิ! เหลือเส้นเดียวแล้ว!', '那重打一次啊！只剩一股了！', 'إذن اعقديه ثانيةً! لم يبقَ إلا خيط!']),
        say('seigetsu', 'talk', ['Retied, it is only string. It must hold as it is.', '結び直せば、ただの紐。このまま持たせるのです。', 'ถ้ามัดใหม่ก็เป็นแค่เชือก มันต้องทนอย่างที่เป็น', '重打就只是普通繩子了。得讓它就這樣撐住。', 'لو أُعيد لصار مجرّد حبل. عليه أن يصمد كما هو.']),
        show('hand', 'seigetsu', 'calm'),
        say('seigetsu', 'calm', ['But nothing forbids a second knot, around the first. Yours, boy.', 'ただし、上から重ねて結ぶのは構いません。あなたが。', 'แต่ไม่มีข้อห้ามมัดทับอีกปม เจ้ามัดสิ หนุ่มน้อย', '但沒人說不能在外面再打一個結。由你來打，孩子。', 'لكن لا شيء يمنع عقدة ثانية حولها. عقدتك أنت.'], { to: 'heita' }),
        say('heita', 'shy', ['I only know the one we use for rice bales.', '米俵の結び方しか知らないよ。', 'ข้ารู้จักแค่ปมมัดกระสอบข้าว', '我只會綁米袋的那種結。', 'لا أعرف إلا عقدة أكياس الأرز.']),
        say('seigetsu', 'smile', ['Rice bales have outlasted governments.', '米俵は、お上より長持ちしますよ。', 'กระสอบข้าวอยู่ทนกว่ารัฐบาลอีก', '米袋可比官府耐久多了。', 'أكياس الأرز تعمّر أطول من الحكومات.']),
        say('seigetsu', 'sad', ['Has she told you whose sword it is? …No. I see.', '誰の刀か、聞きましたか。……そう、まだ。', 'นางบอกหรือยังว่าดาบใคร …ยังสินะ', '她告訴你是誰的刀了嗎？……還沒啊。', 'أأخبرتك سيف من هو؟ …لا. فهمت.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Whose Sword', '誰の刀', 'ดาบของใคร', '誰的刀', 'سيف من؟'],
    passages: [
      under('snow', 'belfry', 'night', [
        say('ran', 'calm', ['You’ve earned it. Ask me again.', 'おまえには訊く資格がある。もう一度、訊け。', 'เจ้าสมควรรู้แล้ว ถามข้าอีกทีสิ', '你有資格知道了。再問我一次。', 'استحققتَ أن تعرف. اسألني ثانيةً.']),
        say('heita', 'worry', ['Whose sword is it?', '……誰の刀なんだい。', 'มันเป็นดาบของใคร', '……那是誰的刀？', 'سيف من هو؟']),
        say('ran', 'cold', ['Mine.', '私のだ。', 'ของข้า', '我的。', 'سيفي.'], { shot: 'eyes' }),
        tell(['“I was his guard. I woke at dawn, sword in hand. It was wet.”', '「私は護衛だった。目覚めると手に刀。刃は濡れていた」', '“ข้าเป็นองครักษ์ ตื่นมาดาบอยู่ในมือ และมันเปียก”', '「我是護衛。醒來時刀在手裡，刀刃是濕的。」', '«كنتُ حارسته. أفقتُ والسيف في يدي مبلّل».'], { who: 'ran', mood: 'sad', shot: 'profile' }),
        show('hand', 'ran', 'strain'),
        say('ran', 'sad', ['I recall a cup of wine. I didn’t wipe the blade. I had it sealed.', '覚えているのは酒の一杯だけ。拭わずに、封をさせた。', 'ข้าจำได้แค่สุราถ้วยเดียว ข้าไม่เช็ดดาบ แต่ให้ประทับตราไว้', '我只記得一杯酒。我沒有擦刀，而是請人封了它。', 'أذكر كأسًا، ثمّ لا شيء. لم أمسح النصل. جعلتُهم يختمونه.']),
      ]),
      under('snow', 'stairs', 'night', [
        say('heita', 'shock', ['So if the notch fits…', 'もし、欠けが合ったら……', 'งั้นถ้ารอยบิ่นเข้ากัน…', '如果缺口對上了……', 'فإن طابق الثلم…']),
        say('ran', 'calm', ['Then I killed the best man I knew, and I’ll kneel for it.', '私が、誰より敬った人を斬った。その時は、首を差し出す。', 'แปลว่าข้าฆ่าคนที่ดีที่สุดที่เคยรู้จัก ข้าจะคุกเข่ารับโทษ', '那就是我殺了最敬重的人。我會跪下領罪。', 'فقد قتلتُ خيرَ من عرفت، وسأجثو للعقاب.'], { shot: 'low' }),
        show('back', 'heita', 'sad', { others: ['ran'] }),
        say('heita', 'worry', ['That wine. Was it plum?', 'その酒……梅酒だった？', 'สุรานั่น… เป็นเหล้าบ๊วยหรือเปล่า', '那酒……是梅酒嗎？', 'ذلك الشراب… أكان من البرقوق؟']),
        say('ran', 'shock', ['How do you know that?', 'なぜ、知っている。', 'เจ้ารู้ได้ยังไง', '你怎麼知道？', 'كيف عرفت؟'], { shot: 'face' }),
        say('heita', 'cry', ['Because I carried it up the stairs.', 'おいらが……運んだからだ。', 'เพราะข้า… เป็นคนยกขึ้นไปให้', '因為……是我端上樓的。', 'لأنّني أنا من حملته إليكم.'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['Plum Wine', '梅酒', 'เหล้าบ๊วย', '梅酒', 'شراب البرقوق'],
    passages: [
      under('rain', 'forest', 'mist', [
        tell(['Five days. They walked, and neither of them spoke.', '五日。二人は歩いた。どちらも口をきかなかった。', 'เหลือห้าวัน ทั้งสองเดินไป ไม่มีใครพูดสักคำ', '還有五天。兩人走著，誰也沒說話。', 'خمسة أيام. مشيا ولم ينطق أيٌّ منهما.']),
        say('heita', 'sad', ['I was the wine boy. A man gave me a coin to put powder in it.', '酒屋の小僧だった。粉を入れたら小遣いをやるって。', 'ข้าเป็นเด็กส่งเหล้า มีคนให้เงินข้าใส่ผงลงไป', '我是酒舖的小廝。有人給我一枚錢，要我加藥粉。', 'كنتُ صبيّ الحانة. أعطاني رجل قطعة لأضع فيه مسحوقًا.']),
        say('heita', 'cry', ['He smelled of plum. I never saw his face. One coin, Ran.', '梅の匂いがした。顔は見てない。たった一枚だよ。', 'เขามีกลิ่นบ๊วย ข้าไม่เห็นหน้า เหรียญเดียวเองท่านรัน', '他身上有梅子味。我沒看到臉。就一枚錢啊，蘭。', 'كانت تفوح منه رائحة البرقوق. لم أرَ وجهه. قطعة واحدة.']),
        show('eyes', 'ran', 'cold'),
        say('ran', 'cold', ['Go home, Heita.', '帰れ、平太。', 'กลับบ้านไป เฮตะ', '回去吧，平太。', 'عُد إلى بيتك يا هيتا.']),
        show('back', 'ran', 'sad', { posture: 'walkAway' }),
      ]),
      under('rain', 'riverside', 'dusk', [
        tell(['She walked three miles in the rain, with the umbrella closed.', '蘭は雨の中を一里歩いた。傘は、閉じたまま。', 'นางเดินตากฝนไปไกล โดยไม่กางร่ม', '她在雨裡走了一里路，傘一直收著。', 'سارت ثلاثة أميال تحت المطر، والمظلّة مطويّة.']),
        say('ran', 'sad', ['So I drank it. That much is true. That much somebody can swear to.', '私は飲まされた。……それを証せる者が、いる。', 'ข้าถูกวางยา… และมีคนสาบานเรื่องนี้ได้', '我是被下了藥。……而且有人可以作證。', 'لقد خُدِّرت… وثمّة من يشهد بذلك.'], { tone: 'think', shot: 'close' }),
        show('face', 'ran', 'shock'),
        say('heita', 'shock', ['You came back?', '戻って……きたの？', 'ท่านกลับมา?', '妳……回來了？', 'عُدتِ؟']),
        say('ran', 'deadpan', ['You are evidence. Hold out your wrist.', 'おまえは証拠だ。手首を出せ。', 'เจ้าเป็นหลักฐาน ยื่นข้อมือมา', '你是證物。手伸出來。', 'أنت دليل. هات معصمك.'], { shot: 'low', posture: 'umbrella', prop: UMBRELLA }),
        tell(['A violet cord, a knot, a seal of mud. “Do not break.”', '紫の紐を結び、泥で封をした。「破るな」', 'เชือกม่วงหนึ่งเส้น ตราจากโคลน “ห้ามแตก”', '一條紫繩，一塊泥封。「不許弄壞。」', 'خيط بنفسجيّ وختم من طين: «لا تنكسر».'], { who: 'heita', mood: 'cry', shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['Two Exhibits', '証拠ふたつ', 'หลักฐานสองชิ้น', '兩件證物', 'دليلان'],
    passages: [
      under('embers', 'beach', 'dusk', [
        tell(['Three days. On the salt shore they lost the road, and then they lost Heita.', '三日。塩浜で道を見失い、平太を見失った。', 'เหลือสามวัน ที่ชายหาดพวกเขาหลงทาง แล้วก็พลัดกับเฮตะ', '還有三天。在鹽灘上先丟了路，又丟了平太。', 'ثلاثة أيام. على الشاطئ ضلّا الطريق، ثمّ ضاع هيتا.']),
        say('shigure', 'calm', ['I have your wine boy. Draw, and I give him back.', '酒屋の小僧は預かりました。抜けば、返します。', 'เด็กส่งเหล้าอยู่กับข้า ชักดาบสิ แล้วข้าจะคืนให้', '妳的小廝在我手上。拔刀，我就還妳。', 'صبيّ الحانة معي. سُلّي السيف أُعِده.'], { posture: 'umbrella', prop: BLADE }),
        say('heita', 'shout', ['Don’t you dare, Ran! I’m SEALED!', '抜くな、蘭さま！　おいらは封印済みだ！', 'อย่านะท่านรัน! ข้าประทับตราแล้ว!', '不准拔，蘭！我可是封過的！', 'إيّاكِ يا ران! أنا مختوم!'], { tone: 'shout' }),
        say('ran', 'calm', ['Plum. It was you.', '梅の匂い。……おまえか。', 'กลิ่นบ๊วย… เจ้าเองสินะ', '梅子香。……原來是你。', 'البرقوق… كان أنت.'], { shot: 'eyes' }),
        say('shigure', 'smirk', ['Prove it. With that.', '証を立てなさい。その刀で。', 'พิสูจน์สิ ด้วยดาบนั่น', '拿出證據啊，用那把刀。', 'أثبتي ذلك. بهذا.'], { shot: 'low' }),
        say('ran', 'shout', ['Heita! Catch!', '平太！　受けろ！', 'เฮตะ! รับ!', '平太！接住！', 'هيتا! التقط!'], { tone: 'shout' }),
      ]),
      under('embers', 'beach', 'night', [
        show('action', 'heita', 'strain', { posture: 'leap', prop: UMBRELLA, sound: ['WHUMP!', 'どすっ！', 'ตุบ!', '咚！', 'دُم!'] }),
        say('shigure', 'shock', ['You threw away your sword?', '刀を……捨てた？', 'เจ้าโยนดาบทิ้ง?', '妳把刀……扔了？', 'رميتِ سيفك؟'], { shot: 'face' }),
        show('action', 'ran', 'angry', { posture: 'kick', others: ['shigure'], sound: ['KRAK!', 'バキッ！', 'เปรี้ยง!', '啪嚓！', 'كراك!'] }),
        tell(['She turned his blade to the moon. Near the tip, an old notch.', '刃を月に向ける。切っ先近くに、古い欠け。', 'นางเบนดาบเขารับแสงจันทร์ ใกล้ปลายมีรอยบิ่นเก่า', '她把他的刀轉向月光。刀尖有個舊缺口。', 'أدارت نصله نحو القمر. قرب رأسه ثلمٌ قديم.'], { who: 'ran', mood: 'shock', shot: 'close' }),
        say('ran', 'angry', ['It was never my sword. It was yours.', '私の刀ではない。おまえの刀だ。', 'ไม่ใช่ดาบข้า แต่เป็นดาบเจ้า', '不是我的刀。是你的。', 'لم يكن سيفي قطّ. كان سيفك.'], { shot: 'low' }),
        say('shigure', 'cold', ['Then you see why yours must never reach the judge.', 'ならば、それを都へ届けさせるわけにはいかない。', 'งั้นก็คงเข้าใจว่าทำไมดาบเจ้าต้องไปไม่ถึงศาล', '那妳該明白，為什麼不能讓妳的刀見到判官。', 'فعرفتِ لِمَ يجب ألّا يصل سيفك إلى القاضي.'], { shot: 'profile' }),
      ]),
    ],
  },
  {
    title: ['The Gate', '都の門', 'ประตูเมือง', '城門', 'البوّابة'],
    passages: [
      under('petals', 'stairs', 'snow', [
        tell(['The last day. At the top of the steps, the gate. In the gate, one man.', '最後の日。石段の上に門。門に、男がひとり。', 'วันสุดท้าย สุดบันไดคือประตู ในประตูมีชายคนหนึ่ง', '最後一天。石階盡頭是城門。門前，站著一個人。', 'اليوم الأخير. في أعلى الدرج بوّابة. وفي البوّابة رجل.']),
        say('shigure', 'calm', ['You may not pass, Ran.', '通しませんよ、蘭どの。', 'ข้าให้ท่านผ่านไม่ได้ ท่านรัน', '妳不能過去，蘭姑娘。', 'لن تمرّي يا ران.'], { shot: 'low' }),
        say('ran', 'calm', ['You cut eight ribs and never touched the knot. I wondered why.', '骨は八本斬って、結び目には触れない。なぜかと思った。', 'เจ้าฟันซี่ร่มแปดซี่ แต่ไม่แตะปมเลย ข้าสงสัยนัก', '你砍了八根骨，卻不碰那個結。我一直在想為什麼。', 'قطعتَ ثمانية أضلاع ولم تمسّ العقدة. تساءلتُ لماذا.']),
        say('ran', 'smirk', ['If you break the seal, you tampered. It has to be me.', 'おまえが破れば証拠隠し。私が破らねばならなかった。', 'ถ้าเจ้าทำตราแตก ก็คือทำลายหลักฐาน ต้องเป็นข้าเท่านั้น', '你破封就是毀證，非得由我動手不可。', 'لو كسرتَ الختم لكنتَ عابثًا بالدليل. كان يجب أن أكسره أنا.'], { shot: 'face' }),
        show('eyes', 'shigure', 'cold'),
        say('ran', 'calm', ['So I’ll walk. Forty clerks are at the windows. Strike me, or don’t.', 'だから、歩く。窓には書役が四十人。斬るか、斬らぬか。', 'งั้นข้าจะเดิน มีเสมียนสี่สิบคนมองอยู่ จะฟันก็ฟัน', '所以我就走過去。窗邊有四十個書吏在看。砍不砍隨你。', 'لذا سأمشي. في النوافذ أربعون كاتبًا. اضرب أو لا تضرب.']),
      ]),
      under('petals', 'stairs', 'dusk', [
        show('back', 'ran', 'calm', { posture: 'walkAway' }),
        show('action', 'shigure', 'shout', { posture: 'leap', prop: BLADE, others: ['ran'], sound: ['HYAAA!', 'おおおっ！', 'ย้ากกก!', '喝啊！', 'هيااا!'] }),
        show('full', 'heita', 'strain', { posture: 'umbrella', prop: UMBRELLA, sound: ['KA-TANG!', 'ガキィン！', 'แก๊ง!', '噹！', 'طانغ!'] }),
        say('heita', 'strain', ['I… mended… the ribs!', '骨は……直して……おいたよ！', 'ข้า… ซ่อม… ซี่ร่มแล้ว!', '我……把傘骨……修好了！', 'لقد… أصلحتُ… الأضلاع!'], { shot: 'face' }),
        tell(['His sword broke on a boy’s umbrella, exactly at the notch.', '刀は折れた。小僧の傘の上、ちょうど欠けのところで。', 'ดาบเขาหักบนร่มของเด็กหนุ่ม ตรงรอยบิ่นพอดี', '他的刀斷在少年的傘上，正好斷在缺口處。', 'انكسر سيفه على مظلّة فتى، عند الثلم تمامًا.'], { who: 'shigure', mood: 'shock', shot: 'close' }),
        say('heita', 'joy', ['That’s three exhibits!', 'これで証拠、三つめ！', 'นี่หลักฐานชิ้นที่สาม!', '這下有三件證物了！', 'صارت الأدلّة ثلاثة!']),
      ]),
    ],
  },
  {
    title: ['Drawn', '抜く', 'ชักดาบ', '拔刀', 'السلّ'],
    passages: [
      passage('throne', 'mist', [
        tell(['The High Court. The judge sat behind a screen, as judges do.', '評定の間。判官は、慣わしどおり御簾の奥。', 'ศาลสูง ผู้พิพากษานั่งหลังม่าน ตามธรรมเนียม', '公堂之上，判官依慣例坐在簾後。', 'المحكمة العليا. جلس القاضي خلف ستار، كعادة القضاة.']),
        say('seigetsu', 'calm', ['The seal is whole. I swear to the knot. And to the rice-bale one.', '封は無傷。結び目は私が証します。米俵のほうも。', 'ตรายังสมบูรณ์ ข้ายืนยันปมนี้ ปมกระสอบข้าวก็ด้วย', '封印完好。這個結我作證，米袋結也是。', 'الختم سليم. أشهد على العقدة، وعلى عقدة الأرز.']),
        tell(['“Break it,” said the voice. “And draw.”', '「破れ」と声がした。「そして、抜け」', '“แกะตรา” เสียงนั้นว่า “แล้วชักดาบ”', '「拆封。」那聲音說，「拔刀。」', '«فُضّيه»، قال الصوت. «وسُلّيه».']),
        show('hand', 'ran', 'strain'),
        say('ran', 'strain', ['Nnngh.', 'ぬ……ぬぬっ。', 'ฮึ่บ…', '唔……唔唔！', 'نغغغ.'], { shot: 'face' }),
        say('heita', 'worry', ['What’s wrong?', 'どうしたの？', 'เป็นอะไรไป', '怎麼了？', 'ما بك؟']),
        say('ran', 'deadpan', ['It was in a lake. It’s rusted shut.', '湖に沈めたからな。錆びて抜けぬ。', 'มันเคยจมน้ำ สนิมกินจนชักไม่ออก', '掉進湖裡過，鏽住了。', 'غرق في البحيرة. صدئ ولا يخرج.'], { shot: 'chibi' }),
      ]),
      passage('throne', 'dusk', [
        show('action', 'heita', 'strain', { posture: 'sword', others: ['ran'], sound: ['SKREEE—POP!', 'ギギギ……スポンッ！', 'เอี๊ยด… ป๊อก!', '嘰嘰……啵！', 'صرير… بُب!'] }),
        say('seigetsu', 'shock', ['No notch. The edge is whole. She is innocent!', '欠けはない。刃は無傷。この者は潔白です！', 'ไม่มีรอยบิ่น คมดาบสมบูรณ์ นางบริสุทธิ์!', '沒有缺口，刀刃完好。她是清白的！', 'لا ثلم. الحدّ سليم. إنّها بريئة!'], { shot: 'low' }),
        say('heita', 'joy', ['Ran! You didn’t do it!', '蘭さま！　やってない！　やってないよ！', 'ท่านรัน! ท่านไม่ได้ทำ!', '蘭！不是妳做的！', 'ران! لم تفعليها!']),
        say('ran', 'worry', ['No. But look at the collar. This isn’t my sword.', 'ああ。だが鍔元を見ろ。これは、私の刀ではない。', 'ใช่ แต่ดูโคนดาบสิ นี่ไม่ใช่ดาบข้า', '嗯。可是你看刀根。這不是我的刀。', 'نعم. لكن انظر إلى أصل النصل. هذا ليس سيفي.'], { shot: 'close' }),
        tell(['On the steel, a crest. The same as on the judge’s screen.', '鋼に、小さな紋。判官の御簾と、同じ紋だった。', 'บนเหล็กมีตราเล็ก ๆ ตราเดียวกับบนม่านผู้พิพากษา', '鋼上有個小家紋，與判官簾上的一模一樣。', 'على الفولاذ شعار صغير. هو نفسه على ستار القاضي.'], { who: 'ran', mood: 'shock', shot: 'eyes' }),
      ]),
    ],
  },
];
