import type { SceneName } from '../scenery/scenes.ts';
import { type Beat, type EpisodeScript, type Passage, passage, say, show, tell } from './script.ts';

const LETTER = { kind: 'letter', colour: '#ff6a1f' } as const;
const PHONE = { kind: 'phone', colour: '#3aa0b4' } as const;
const LAMP = { kind: 'lantern', colour: '#ffd23a' } as const;

/** A place in the rain, as most of this city's nights are. */
const wet = (place: SceneName, hour: string, beats: readonly Beat[]): Passage => passage(place, hour, beats, 'rain');

export const COURIER_ZERO_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Nineteen Minutes', '十九分', 'สิบเก้านาที', '十九分鐘', 'تسع عشرة دقيقة'],
    passages: [
      passage('towers', 'night', [
        tell(['The Clear Office reads every message in this city. It is quite legal.', 'この街の通信は、すべて透明局が読む。まったくの合法だ。', 'กรมโปร่งใสอ่านทุกข้อความในเมืองนี้ ถูกกฎหมายทุกประการ', '透明局會讀遍全城的訊息。完全合法。', 'مكتب الشفافية يقرأ كلّ رسالة في المدينة. والأمر قانونيّ تمامًا.']),
        tell(['It may not open a sealed letter. Nobody repealed the post.', 'ただし封書だけは開けられない。郵便法が残っている。', 'แต่เปิดซองผนึกไม่ได้ เพราะลืมเลิกกฎหมายไปรษณีย์', '但封口的信不能拆。沒人記得廢掉郵政法。', 'لكنّه لا يفتح ظرفًا مختومًا. نسوا إلغاء قانون البريد.'], { who: 'zero', mood: 'cold', shot: 'low' }),
      ]),
      passage('office', 'depot', [
        say('mags', 'talk', ['Zero. Gull Street, number nine. Nineteen minutes.', 'ゼロ。カモメ通り九番。十九分で。', 'ซีโร่ ถนนนางนวล เลขที่เก้า สิบเก้านาที', '零號，海鷗街九號。十九分鐘。', 'صفر. شارع النورس، رقم تسعة. تسع عشرة دقيقة.']),
        say('juno', 'joy', ['Ooh! Can I ask what’s in it?', 'おおっ、中身、聞いていいっすか！', 'โห! หนูถามได้ไหมว่าข้างในมีอะไร', '哇！可以問裡面是什麼嗎？', 'أيمكن أن أسأل ماذا فيه؟']),
        say('zero', 'deadpan', ['Rule one.', '掟、その一。', 'กฎข้อหนึ่ง', '規矩一。', 'القاعدة الأولى.']),
        say('juno', 'shy', ['Never ask. Right. Sorry. What are two and three?', '訊かない、っすね。すんません。二と三は？', 'ห้ามถาม ขอโทษค่ะ แล้วข้อสองข้อสามล่ะ', '不准問。抱歉。那二和三呢？', 'لا تسأل. آسفة. وما الثانية والثالثة؟']),
        say('mags', 'smirk', ['Two: never open it. Three: never stop. And wear a hat.', '開けない。止まらない。あと、帽子をかぶりな。', 'สอง ห้ามเปิด สาม ห้ามหยุด แล้วก็ใส่หมวกด้วย', '二，不准拆。三，不准停。還有，戴帽子。', 'الثانية: لا تفتح. الثالثة: لا تتوقّف. والبسي قبّعة.']),
      ]),
      wet('street', 'night', [
        show('low', 'zero', 'strain', { sound: ['WHIRRRR', 'シャアアアッ', 'ฟิ้ววว', '唰唰唰', 'وررررر'] }),
        say('kade', 'cold', ['Courier. Inspector Kade, Clear Office. Pull over.', '運び屋。透明局のケイドだ。止まれ。', 'คนส่งสาร ฉันสารวัตรเคด กรมโปร่งใส จอด', '信差，透明局，凱德督察。靠邊停。', 'أيّها الساعي. المفتّشة كايد، مكتب الشفافية. قف.']),
        say('zero', 'calm', ['Is that an order?', '命令ですか。', 'นั่นคำสั่งเหรอ', '這是命令嗎？', 'أهذا أمر؟']),
        say('kade', 'deadpan', ['A request. I’m not allowed to order the post.', '要請だ。郵便に命令はできない。', 'ขอร้อง ฉันสั่งไปรษณีย์ไม่ได้', '是請求。我無權命令郵件。', 'طلب. لا يحقّ لي أن آمر البريد.']),
        say('zero', 'smirk', ['Then good evening, Inspector.', 'では、よい夜を。', 'งั้นราตรีสวัสดิ์ครับ สารวัตร', '那麼，晚安，督察。', 'إذن طاب مساؤك يا حضرة المفتّشة.']),
        show('action', 'zero', 'shout', { posture: 'leap', sound: ['KA-DUNK!', 'ガッシャン！', 'โครม!', '喀啷！', 'طَرَق!'] }),
        say('kade', 'shock', ['Down the steps? On a bicycle?', '階段を……自転車で？', 'ลงบันได? ด้วยจักรยานเนี่ยนะ', '騎單車……下樓梯？', 'نزل الدرج؟ بدرّاجة؟']),
        tell(['Eighteen minutes fifty. A locked door, and a name on the envelope.', '十八分五十秒。閉まった扉。封筒の宛名を、見た。', 'สิบแปดนาทีห้าสิบวิ ประตูล็อก กับชื่อบนซอง', '十八分五十秒。門鎖著。他看了收件人。', 'ثماني عشرة دقيقة وخمسون ثانية. باب مقفل، واسم على الظرف.'], { who: 'zero', shot: 'hand', prop: LETTER }),
        say('zero', 'shock', ['Elio Marsh. Nobody alive knows that name.', 'エリオ・マーシュ。もう誰も知らない名だ。', 'เอลิโอ มาร์ช ไม่มีใครรู้จักชื่อนี้แล้ว', '埃利奧·馬許。世上沒人知道這名字了。', 'إليو مارش. لا حيّ يعرف هذا الاسم.'], { shot: 'face' }),
        say('zero', 'cold', ['It’s mine.', '俺の名だ。', 'มันคือชื่อผม', '那是我的名字。', 'إنّه اسمي.'], { tone: 'think', shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Rule Two', '掟、その二', 'กฎข้อสอง', '規矩二', 'القاعدة الثانية'],
    passages: [
      passage('office', 'depot', [
        say('mags', 'cold', ['No. You don’t open it. Rule two.', '駄目。開けない。掟その二。', 'ไม่ได้ ห้ามเปิด กฎข้อสอง', '不行。不准拆。規矩二。', 'لا. لا تفتحه. القاعدة الثانية.']),
        say('zero', 'worry', ['It’s addressed to me.', '宛名は俺だ。', 'มันจ่าหน้าถึงผม', '收件人是我。', 'إنّه باسمي أنا.']),
        say('mags', 'deadpan', ['It’s yours once it’s delivered. You’re the courier. You’re late.', '届いたらあんたのものさ。まだ配達中。しかも遅刻。', 'ส่งถึงแล้วถึงเป็นของเธอ ตอนนี้เธอเป็นคนส่ง แถมสาย', '送到了才是你的。你現在是信差，而且遲到了。', 'يصير لك حين يُسلَّم. أنت الساعي، ومتأخّر أيضًا.']),
        say('juno', 'joy', ['I could deliver it! To him! From here!', 'あたしが届けるっす！　ここから、そこまで！', 'หนูส่งให้เอง! จากตรงนี้ไปตรงนั้น!', '我來送！從這裡，送到他那裡！', 'أنا أسلّمه! من هنا إلى هناك!']),
        tell(['Juno’s first delivery: table to door. Four metres.', 'ジュノの初仕事。机から扉、四メートル。', 'งานแรกของจูโน จากโต๊ะถึงประตู สี่เมตร', '茱諾的第一份差事：桌子到門口，四公尺。', 'أوّل مهمّة لجونو: من الطاولة إلى الباب. أربعة أمتار.'], { who: 'juno', mood: 'joy', shot: 'full', posture: 'run', prop: LETTER }),
        say('juno', 'talk', ['Knock knock. Mr Marsh? Sign here, please.', 'コンコン。マーシュさん？　ここに署名を。', 'ก๊อก ๆ คุณมาร์ชใช่ไหมคะ เซ็นตรงนี้ค่ะ', '叩叩。馬許先生嗎？請簽收。', 'طق طق. السيّد مارش؟ وقّع هنا من فضلك.']),
        say('zero', 'deadpan', ['…You knocked on my chest.', '……今、俺の胸を叩いたな。', '…เธอเคาะอกผม', '……妳敲的是我的胸口。', '…لقد طرقتِ على صدري.'], { shot: 'chibi' }),
      ]),
      passage('office', 'night', [
        show('hand', 'zero', 'calm', { prop: LETTER, sound: ['rrrip', 'ビリッ', 'แคว่ก', '嘶', 'خرررش'] }),
        tell(['A brass key, and one line: “Seven letters. Seven doors. Be quick.”', '真鍮の鍵と、一行。「七通。七つの扉。急げ」', 'กุญแจทองเหลือง กับประโยคเดียว “เจ็ดฉบับ เจ็ดประตู รีบด้วย”', '一把銅鑰匙，一行字：「七封信，七扇門。快。」', 'مفتاح نحاسيّ وسطر: «سبع رسائل. سبعة أبواب. أسرع.»']),
        say('zero', 'cold', ['No sender. A stamp they stopped printing thirty years ago.', '差出人なし。切手は三十年前に廃止されたやつだ。', 'ไม่มีผู้ส่ง แสตมป์เลิกพิมพ์ไปสามสิบปีแล้ว', '沒有寄件人。這郵票三十年前就停印了。', 'بلا مرسِل. وطابع توقّفوا عن طبعه قبل ثلاثين سنة.'], { shot: 'profile' }),
        say('juno', 'worry', ['Mags? You’ve gone the colour of paper.', 'マグズさん？　顔色、紙みたいっすよ。', 'แม็กส์คะ หน้าซีดเป็นกระดาษเลย', '瑪格絲？妳的臉白得像紙。', 'ماغز؟ صار وجهك بلون الورق.']),
        say('mags', 'shock', ['That handwriting. I buried that handwriting.', 'この筆跡……墓に入れたはずだよ。', 'ลายมือนี้… ฉันฝังเจ้าของมันไปแล้ว', '這筆跡……它的主人，是我親手葬的。', 'هذا الخطّ… لقد دفنتُ صاحبته.'], { tone: 'think', shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Cake', 'ケーキ', 'เค้ก', '蛋糕', 'كعكة'],
    passages: [
      passage('bridge', 'night', [
        tell(['Letter one crossed the bridge at eleven, inside a birthday cake.', '一通目は夜十一時、誕生日ケーキの中で橋を渡った。', 'จดหมายฉบับแรกข้ามสะพานตอนห้าทุ่ม ในเค้กวันเกิด', '第一封信在夜裡十一點過橋，藏在生日蛋糕裡。', 'عبرت الرسالة الأولى الجسر في الحادية عشرة، داخل كعكة ميلاد.']),
        say('kade', 'cold', ['You’re new. What’s in the box?', '新顔だな。箱の中身は？', 'หน้าใหม่นี่ ในกล่องมีอะไร', '新面孔。盒子裡是什麼？', 'وجه جديد. ماذا في الصندوق؟']),
        say('juno', 'strain', ['R-rule one, ma’am. I never asked.', 'お、掟その一っす。訊いてません。', 'ก-กฎข้อหนึ่งค่ะ หนูไม่ได้ถาม', '規、規矩一。我沒問過。', 'القـ… القاعدة الأولى. لم أسأل.']),
        say('kade', 'deadpan', ['It says “Happy birthday” on the lid.', '蓋に「お誕生日おめでとう」とあるが。', 'บนฝาเขียนว่าสุขสันต์วันเกิด', '盒蓋上寫著「生日快樂」。', 'مكتوب على الغطاء: «عيد ميلاد سعيد».']),
        say('juno', 'shout', ['THEN IT’S SEALED! WITH ICING!', 'じゃ、封してあるっす！　クリームで！', 'งั้นก็ผนึกแล้ว! ด้วยครีม!', '那就是封好的！用奶油封的！', 'إذن هو مختوم! بالكريمة!'], { tone: 'shout', shot: 'face' }),
        show('pause', null, 'calm', { sound: ['…', '……', '…', '……', '…'] }),
        say('kade', 'calm', ['…Sealed goods. You may pass.', '……封緘物と認める。通れ。', '…ถือว่าเป็นของผนึก ไปได้', '……視同封緘物。過去吧。', '…بضاعة مختومة. مرّي.'], { shot: 'profile' }),
      ]),
      wet('alley', 'night', [
        show('low', 'juno', 'joy', { sound: ['DRING DRING!', 'チリンチリン！', 'กริ๊ง กริ๊ง!', '叮鈴鈴！', 'رِنّ رِنّ!'] }),
        say('juno', 'laugh', ['I did it! I lied to a coat!', 'やった！　あのコートを騙したっす！', 'สำเร็จ! หนูหลอกเสื้อโค้ตได้!', '成功了！我騙過那件大衣了！', 'نجحتُ! خدعتُ المعطف!']),
        tell(['An old woman read the letter and kissed Juno on both cheeks, crying.', '老婦人は手紙を読み、泣きながらジュノの両頬にキスした。', 'หญิงชราอ่านจดหมาย แล้วร้องไห้หอมแก้มจูโนทั้งสองข้าง', '老婦人讀了信，哭著親了茱諾兩邊的臉頰。', 'قرأت عجوز الرسالة، وقبّلت جونو على خدّيها باكية.']),
        show('eyes', 'juno', 'shock'),
        say('kade', 'cold', ['One down. Faster, Zero.', '一通目。……急げ、ゼロ。', 'ผ่านไปหนึ่ง เร็วกว่านี้สิ ซีโร่', '第一封。……再快一點，零號。', 'واحدة. أسرع يا صفر.'], { tone: 'think', shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['The Judge Resigns', '判事、辞める', 'ผู้พิพากษาลาออก', '法官辭職', 'القاضي يستقيل'],
    passages: [
      passage('stairs', 'glass', [
        tell(['Door two belonged to a judge. He read standing up. Then he took off his robe.', '二つ目の扉は判事。立ったまま読み、法服を脱いだ。', 'ประตูที่สองเป็นผู้พิพากษา เขายืนอ่าน แล้วถอดชุดครุย', '第二扇門是位法官。他站著讀完，脫下法袍。', 'الباب الثاني لقاضٍ. قرأ واقفًا، ثمّ خلع رداءه.']),
        say('zero', 'calm', ['Signature, sir?', '署名を。', 'เซ็นด้วยครับท่าน', '請簽收。', 'التوقيع يا سيّدي.'], { prop: LETTER }),
        tell(['“It will be my last as a judge,” he said, and signed.', '「判事としては最後の署名だ」と、彼は書いた。', '“นี่คงเป็นลายเซ็นสุดท้ายในฐานะผู้พิพากษา” เขาเซ็น', '「這是我身為法官的最後一個簽名。」他簽了。', '«سيكون آخر توقيع لي قاضيًا»، قال ووقّع.']),
        say('zero', 'worry', ['What is in these?', '……何が書いてあるんだ。', 'ในนั้นเขียนอะไรกันแน่', '……信裡到底寫了什麼？', 'ماذا في هذه الرسائل؟'], { tone: 'think', shot: 'profile' }),
        show('back', 'zero', 'calm'),
      ]),
      passage('rooftops', 'night', [
        say('kade', 'cold', ['All units. The yellow one is on the roofs.', '全車へ。黄色いのは屋根の上だ。', 'ทุกหน่วย ไอ้เสื้อเหลืองอยู่บนหลังคา', '各單位注意，穿黃的在屋頂上。', 'إلى الجميع: الأصفر على الأسطح.']),
        show('action', 'zero', 'strain', { posture: 'run', sound: ['TAKATAKATAKA', 'ダダダダッ', 'ตึก ตึก ตึก', '噠噠噠噠', 'تَكتَكتَك'] }),
        say('zero', 'strain', ['Bike on my shoulder. Gap: three metres. Rule three.', '自転車は肩。隙間は三メートル。掟その三。', 'แบกจักรยาน ช่องกว้างสามเมตร กฎข้อสาม', '單車扛肩上。間隔三公尺。規矩三。', 'الدرّاجة على كتفي. الفجوة ثلاثة أمتار. القاعدة الثالثة.'], { tone: 'think' }),
        show('action', 'zero', 'shout', { posture: 'leap', sound: ['HUP!', 'はっ！', 'ฮึบ!', '喝！', 'هُب!'] }),
        say('kade', 'talk', ['Lose him. …I mean, we have lost him.', '見失え。……いや、見失った。', 'ปล่อยหลุดไป …ฉันหมายถึง หลุดไปแล้ว', '跟丟他。……我是說，跟丟了。', 'أضيعوه… أعني: لقد ضاع منّا.'], { shot: 'close' }),
        say('juno', 'shock', ['Zero! It’s in the paper! Wait, there IS a paper!', 'ゼロさん、新聞に！　って、新聞あるんすか！', 'พี่ซีโร่! ลงหนังสือพิมพ์! เดี๋ยว มีหนังสือพิมพ์ด้วย!', '前輩！上報了！等等，居然有報紙！', 'صفر! في الجريدة! مهلًا، توجد جريدة!']),
        tell(['One sheet, hand-printed: JUDGE RESIGNS. “Someone answered for me.”', '手刷りの一枚。「判事、辞任。『私の返事を、誰かが書いていた』」', 'พิมพ์มือแผ่นเดียว “ผู้พิพากษาลาออก มีคนตอบแทนผม”', '手工印的一張紙：「法官辭職：『一直有人替我回信。』」', 'ورقة مطبوعة باليد: قاضٍ يستقيل. «كان أحدهم يردّ باسمي».']),
      ]),
    ],
  },
  {
    title: ['Three Wrong Addresses', '三つの嘘の住所', 'ที่อยู่ปลอมสามแห่ง', '三個假地址', 'ثلاثة عناوين كاذبة'],
    passages: [
      passage('office', 'depot', [
        tell(['Somebody was telling the Office our routes. Mags gave each of us a false one.', '誰かが道筋を漏らしている。マグズは三人に嘘の住所を渡した。', 'มีคนบอกเส้นทางให้กรม แม็กส์เลยให้ที่อยู่ปลอมคนละแห่ง', '有人向透明局洩漏路線。瑪格絲給了每人一個假地址。', 'ثمّة من يخبر المكتب بطرقنا. فأعطت ماغز كلًّا منّا عنوانًا كاذبًا.']),
        say('mags', 'cold', ['They raided the fish market. That was yours, Juno.', 'ガサ入れは魚市場だった。ジュノ、あんたのだ。', 'พวกมันบุกตลาดปลา นั่นของเธอ จูโน', '他們搜了魚市場。那是妳的，茱諾。', 'داهموا سوق السمك. ذاك كان عنوانك يا جونو.']),
        say('juno', 'shock', ['I told nobody! I swear! I only…', '誰にも言ってないっす！　ただ……', 'หนูไม่ได้บอกใคร! สาบาน! แค่…', '我沒告訴任何人！我發誓！我只是……', 'لم أخبر أحدًا! أقسم! أنا فقط…']),
        say('zero', 'cold', ['Only what?', 'ただ、何だ。', 'แค่อะไร', '只是什麼？', 'فقط ماذا؟']),
        say('juno', 'cry', ['I text my mum good night. “Home safe.” She worries!', '母さんに「無事帰宅」って送るだけ！　心配性なんすよ！', 'หนูส่งข้อความหาแม่ “ถึงบ้านแล้ว” แม่ชอบเป็นห่วง!', '我只是傳訊息跟我媽說「到家了」！她會擔心啊！', 'أراسل أمّي: «وصلتُ سالمة». إنّها تقلق!'], { shot: 'face', prop: PHONE }),
        say('mags', 'sad', ['Oh, love. It isn’t the words they need. It’s the where.', '文面じゃないんだよ。要るのは、居場所さ。', 'โถลูก มันไม่ได้อยากได้ข้อความ มันอยากรู้ว่าหนูอยู่ไหน', '傻孩子。他們要的不是內容，是位置。', 'يا صغيرتي. لا يريدون الكلام، بل المكان.']),
      ]),
      wet('riverside', 'night', [
        say('juno', 'sad', ['It goes in the river, then.', '……川に、捨てます。', 'งั้นหนูจะโยนลงแม่น้ำ', '……那我把它丟進河裡。', 'سأرميه في النهر إذن.']),
        say('zero', 'calm', ['Say good night first.', '先に、おやすみを言え。', 'บอกราตรีสวัสดิ์แม่ก่อนสิ', '先跟她道晚安。', 'قولي لها تصبحين على خير أوّلًا.'], { shot: 'profile' }),
        show('hand', 'juno', 'sad', { prop: PHONE, sound: ['ping', 'ピロン', 'ติ๊ง', '叮咚', 'بِنغ'] }),
        say('juno', 'shock', ['“Good night, love. Glad you’re home.”', '「おやすみ。無事でよかった」', '“ราตรีสวัสดิ์ลูก ดีใจที่ถึงบ้านแล้ว”', '「晚安，寶貝。到家就好。」', '«تصبحين على خير يا حبيبتي. سعيدة بعودتك».']),
        say('zero', 'worry', ['She’s quick.', '返事、早いな。', 'แม่ตอบเร็วนะ', '回得真快。', 'ردّها سريع.']),
        say('juno', 'cold', ['Zero. I hadn’t sent it yet.', 'ゼロさん。……まだ、送ってない。', 'พี่ซีโร่ หนูยังไม่ได้กดส่งเลย', '前輩。……我還沒傳出去。', 'صفر. لم أكن قد أرسلتها بعد.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Inspectors Don’t Miss', '警部は外さない', 'สารวัตรไม่เคยพลาด', '督察不會失手', 'المفتّشون لا يخطئون'],
    passages: [
      passage('station', 'night', [
        tell(['Letter five. The last train stood at the platform. So did they.', '五通目。ホームに終電が止まっていた。待ち伏せも。', 'ฉบับที่ห้า ที่ชานชาลามีรถไฟเที่ยวสุดท้าย และมีพวกมัน', '第五封。末班車停在月台邊。他們也等在那裡。', 'الرسالة الخامسة. كان القطار الأخير على الرصيف. وهم أيضًا.']),
        say('kade', 'cold', ['Nowhere left to ride, Mr Zero.', 'もう走る道はないぞ、ゼロ。', 'ไม่มีทางให้ปั่นแล้ว คุณซีโร่', '沒路可騎了，零號。', 'لم يبقَ طريق تركبه يا سيّد صفر.']),
        say('zero', 'strain', ['There’s always the rails.', '線路がある。', 'ยังมีรางรถไฟ', '還有鐵軌。', 'هناك دائمًا السكّة.'], { shot: 'low' }),
        show('action', 'zero', 'strain', { posture: 'leap', others: ['kade'], sound: ['CLATTERCLATTER', 'ガタガタガタッ', 'กึง กึง กึง', '喀啦喀啦', 'طَقطَقطَق'] }),
        say('kade', 'shout', ['Lights! Give me lights!', '照明！　照らせ！', 'ไฟ! ส่องไฟมา!', '照明！快打燈！', 'الأضواء! أضيئوا!'], { tone: 'shout' }),
        show('hand', 'kade', 'cold', { sound: ['BANG', 'パァン', 'ปัง', '砰', 'بانغ'] }),
      ]),
      passage('alley', 'night', [
        tell(['She shot out the only lamp. In the dark I passed nine of them.', '撃たれたのは灯りだ。闇の中、九人の脇を抜けた。', 'เธอยิงโคมดวงเดียวดับ ในความมืดผมเดินผ่านไปเก้าคน', '她打的是燈。黑暗中，我從九個人身旁走過。', 'أصابت المصباح الوحيد. وفي الظلام مررتُ بتسعة منهم.'], { who: 'zero', mood: 'worry', shot: 'close' }),
        say('juno', 'joy', ['She missed you!', '外したんすね！', 'เขายิงพลาด!', '她沒打中！', 'لقد أخطأتك!']),
        say('zero', 'cold', ['Inspectors don’t miss.', '警部は、外さない。', 'สารวัตรไม่เคยพลาด', '督察不會失手。', 'المفتّشون لا يخطئون.'], { shot: 'face' }),
        say('juno', 'worry', ['Where’s your bike?', '……自転車は？', 'จักรยานพี่ล่ะ', '你的車呢？', 'أين درّاجتك؟']),
        say('zero', 'sad', ['Under the 11:40. Six years. It never once complained.', '十一時四十分の下だ。六年、文句ひとつ言わなかった。', 'อยู่ใต้ขบวนห้าทุ่มสี่สิบ หกปี มันไม่เคยบ่นเลย', '在十一點四十分那班底下。六年，它沒抱怨過一句。', 'تحت قطار الثانية عشرة إلا ثلثًا. ستّ سنوات بلا شكوى.'], { shot: 'profile' }),
        show('chibi', 'juno', 'cry', { others: ['zero'] }),
      ]),
    ],
  },
  {
    title: ['Breaking Rule One', '掟、その一を破る', 'แหกกฎข้อหนึ่ง', '打破規矩一', 'كسر القاعدة الأولى'],
    passages: [
      passage('workshop', 'depot', [
        tell(['Door six: a violin maker. He read the letter twice, and put down his plane.', '六つ目の扉はバイオリン職人。二度読んで、鉋を置いた。', 'ประตูที่หก ช่างทำไวโอลิน เขาอ่านสองรอบ แล้ววางกบไสไม้', '第六扇門：製琴師。他讀了兩遍，放下刨子。', 'الباب السادس: صانع كمان. قرأ مرّتين، ووضع منجره.']),
        say('zero', 'worry', ['I have to ask.', '……訊きたいことがある。', 'ผมขอถามหน่อย', '……我有事想問。', 'عليّ أن أسأل.']),
        say('juno', 'shock', ['Zero! Rule ONE!', 'ゼロさん！　掟その一！', 'พี่ซีโร่! กฎข้อหนึ่ง!', '前輩！規矩一！', 'صفر! القاعدة الأولى!']),
        say('zero', 'calm', ['What does it say?', '何と書いてある。', 'ในนั้นเขียนว่าอะไร', '信上寫什麼？', 'ماذا تقول؟'], { shot: 'face' }),
        tell(['“It’s from my wife. She left me because I stopped answering.”', '「妻からだ。私が返事をしないから、出ていったと」', '“จากเมียผม เธอจากไปเพราะผมเลิกตอบ”', '「是我太太。她走，是因為我不再回信。」', '«من زوجتي. رحلت لأنّني كففتُ عن الردّ».']),
        tell(['“I wrote to her every night for two years. She says I told her not to come back.”', '「二年、毎晩書いた。なのに『戻るな』と私が返したと」', '“ผมเขียนทุกคืนสองปี เธอบอกว่าผมห้ามไม่ให้เธอกลับ”', '「我每晚都寫，寫了兩年。她說，是我叫她別回來。」', '«كتبتُ لها كلّ ليلة سنتين. وتقول إنّي منعتُها من العودة».']),
      ]),
      wet('rooftops', 'night', [
        say('juno', 'sad', ['So they aren’t secrets.', '秘密なんかじゃ、なかったんすね。', 'งั้นมันก็ไม่ใช่ความลับอะไรเลย', '所以根本不是什麼機密。', 'ليست أسرارًا إذن.']),
        say('zero', 'cold', ['No. They’re just real.', 'ああ。ただの、本物だ。', 'ใช่ มันแค่เป็นของจริง', '不是。只是真的。', 'لا. إنّها حقيقيّة، هذا كلّ شيء.'], { shot: 'profile' }),
        show('back', 'zero', 'sad', { others: ['juno'] }),
        say('juno', 'worry', ['One left. Who’s it for?', 'あと一通。誰宛てっすか。', 'เหลือฉบับเดียว ถึงใครคะ', '剩一封了。給誰的？', 'بقيت واحدة. لمن؟']),
        show('hand', 'zero', 'shock', { prop: LETTER }),
        say('zero', 'shock', ['Inspector Ilse Kade. Clear Office. Top floor.', '透明局最上階。イルゼ・ケイド警部。', 'สารวัตรอิลเซ เคด กรมโปร่งใส ชั้นบนสุด', '透明局頂樓，伊爾莎·凱德督察。', 'المفتّشة إلزه كايد. مكتب الشفافية. الطابق الأعلى.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Letter Seven', '七通目', 'ฉบับที่เจ็ด', '第七封信', 'الرسالة السابعة'],
    passages: [
      passage('lift', 'glass', [
        tell(['Nobody delivers to the Clear Office. Everything in it already knows.', '透明局に配達はない。届く前に、すべて知られている。', 'ไม่มีใครส่งจดหมายถึงกรมโปร่งใส เพราะที่นั่นรู้หมดแล้ว', '沒有人往透明局送信。那裡早就什麼都知道了。', 'لا أحد يسلّم شيئًا لمكتب الشفافية. فهو يعرف كلّ شيء سلفًا.']),
        say('juno', 'strain', ['I’ll hold the lift. With my foot. Forever.', 'エレベーター、足で押さえとくっす。永遠に。', 'หนูจะเอาเท้ากั้นลิฟต์ไว้ตลอดกาล', '我用腳擋著電梯。擋到永遠。', 'سأمسك المصعد بقدمي. إلى الأبد.']),
        say('zero', 'calm', ['If I’m not down in nineteen minutes, ride.', '十九分で戻らなければ、走れ。', 'ถ้าสิบเก้านาทีผมไม่ลงมา ปั่นไปเลย', '十九分鐘我沒下來，妳就騎走。', 'إن لم أنزل بعد تسع عشرة دقيقة فانطلقي.'], { shot: 'close' }),
        show('back', 'zero', 'cold'),
      ]),
      passage('corridor', 'glass', [
        show('action', 'zero', 'strain', { posture: 'run', sound: ['ALARM', 'ビーッ！　ビーッ！', 'หวอ! หวอ!', '嗶！嗶！', 'وييي! وييي!'] }),
        say('kade', 'shout', ['Leave him! He’s mine!', '下がれ！　私がやる！', 'ถอยไป! คนนี้ฉันจัดการ!', '都退下！他歸我！', 'اتركوه! هذا لي!'], { tone: 'shout' }),
        say('zero', 'calm', ['Inspector Kade? Sign here.', 'ケイド警部。署名を。', 'สารวัตรเคดใช่ไหมครับ เซ็นตรงนี้', '凱德督察嗎？請簽收。', 'المفتّشة كايد؟ وقّعي هنا.'], { shot: 'low', prop: LETTER }),
        show('eyes', 'kade', 'cold'),
        say('kade', 'calm', ['Close the door.', '扉を閉めろ。', 'ปิดประตู', '把門關上。', 'أغلق الباب.']),
        say('kade', 'smirk', ['You’re two days late. I timed you at five.', '二日遅い。五日で着くと読んでいた。', 'คุณช้าไปสองวัน ฉันคำนวณไว้ห้าวัน', '你晚了兩天。我算你五天能到。', 'تأخّرتَ يومين. قدّرتُ لك خمسة.'], { shot: 'close' }),
        say('zero', 'worry', ['Timed me for what?', '何の……話だ。', 'คำนวณอะไร', '……算什麼？', 'قدّرتِ لي ماذا؟']),
        say('kade', 'cold', ['For my own letters, Mr Marsh. I’m the one who posted them.', '私の手紙だよ、マーシュ君。差出人は、私だ。', 'จดหมายของฉันเองไงคุณมาร์ช ฉันเป็นคนส่งทั้งหมด', '我的信啊，馬許先生。寄信的人，是我。', 'رسائلي أنا يا سيّد مارش. أنا من أرسلها.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Continuity', '継続課', 'ฝ่ายต่อเนื่อง', '延續科', 'قسم الاستمراريّة'],
    passages: [
      passage('office', 'glass', [
        say('kade', 'calm', ['My sister texts me every night. Would you like to see?', '妹が毎晩、便りをくれる。見るか。', 'น้องสาวส่งข้อความหาฉันทุกคืน อยากดูไหม', '我妹妹每晚都傳訊息給我。想看嗎？', 'أختي تراسلني كلّ ليلة. أتودّ أن ترى؟'], { prop: PHONE }),
        say('zero', 'cold', ['That’s private.', '私信だろう。', 'มันเรื่องส่วนตัว', '那是私人訊息。', 'هذا أمر خاصّ.']),
        say('kade', 'sad', ['She has been dead for two years.', '妹は、二年前に死んだ。', 'น้องฉันตายไปสองปีแล้ว', '她兩年前就死了。', 'ماتت قبل سنتين.'], { shot: 'profile' }),
        show('eyes', 'zero', 'shock'),
        say('kade', 'cold', ['We call it Continuity. Grief is untidy. No one may fall silent.', '「継続課」だ。悲嘆は治安を乱す。だから誰も黙らせない。', 'เราเรียกว่าฝ่ายต่อเนื่อง ความเศร้ามันรก เลยห้ามใครเงียบหาย', '這叫「延續科」。悲傷會添亂，所以誰都不許沉默。', 'نسمّيه «الاستمراريّة». الحزن فوضى، فلا يُسمح لأحد أن يصمت.']),
        say('kade', 'sad', ['It worked on the dead. Then someone tried it on the living.', '死者でうまくいった。それで、生きた者にも始めた。', 'ได้ผลกับคนตาย แล้วก็มีคนเอาไปใช้กับคนเป็น', '在死人身上成功了，就有人用到活人身上。', 'نجح مع الموتى. ثمّ جرّبه أحدهم على الأحياء.'], { shot: 'face' }),
      ]),
      passage('lift', 'glass', [
        say('juno', 'worry', ['Eighteen minutes. Zero? What did she say?', '十八分っす。……なんて言われたんすか。', 'สิบแปดนาทีแล้ว พี่ซีโร่ เขาว่าไงบ้าง', '十八分了。前輩？她說了什麼？', 'ثماني عشرة دقيقة. صفر؟ ماذا قالت؟']),
        say('zero', 'sad', ['Juno. When did you last hear your mother’s voice?', 'ジュノ。母親の声を最後に聞いたのは、いつだ。', 'จูโน ได้ยินเสียงแม่ครั้งสุดท้ายเมื่อไหร่', '茱諾，妳上次聽到妳媽媽的聲音是什麼時候？', 'جونو، متى سمعتِ صوت أمّك آخر مرّة؟'], { shot: 'close' }),
        say('juno', 'smile', ['Oh, ages. She prefers to text. She says she’s…', 'だいぶ前っすね。文字が楽だって。だから……', 'นานแล้วค่ะ แม่ชอบพิมพ์ แม่บอกว่า…', '好久了。她喜歡傳訊息，她說她……', 'منذ زمن. تفضّل الكتابة. تقول إنّها…']),
        show('face', 'juno', 'shock'),
        show('action', 'juno', 'cry', { posture: 'run', sound: ['SLAM', 'バンッ', 'ปัง', '砰', 'طاخ'] }),
        say('zero', 'shout', ['Juno! Wait!', 'ジュノ！　待て！', 'จูโน! เดี๋ยว!', '茱諾！等等！', 'جونو! انتظري!'], { tone: 'shout' }),
      ]),
    ],
  },
  {
    title: ['Home Safe', '無事帰宅', 'ถึงบ้านแล้ว', '到家了', 'وصلتُ سالمة'],
    passages: [
      wet('street', 'night', [
        tell(['Eleven miles, uphill, in the rain. She did it in nineteen minutes.', '雨の上り坂、十八キロ。ジュノは十九分で走った。', 'สิบแปดกิโล ขึ้นเนิน กลางฝน เธอใช้เวลาสิบเก้านาที', '雨中上坡十八公里，她只花了十九分鐘。', 'ثمانية عشر كيلومترًا صعودًا تحت المطر. قطعتها في تسع عشرة دقيقة.']),
        show('low', 'juno', 'strain', { sound: ['HAAH… HAAH…', 'はあっ、はあっ', 'แฮ่ก แฮ่ก', '呼……呼……', 'هاه… هاه…'] }),
        say('juno', 'worry', ['Be there. Be cross with me. Be there.', 'いて。怒ってていいから。いて。', 'อยู่บ้านเถอะแม่ โกรธหนูก็ได้ ขอให้อยู่', '要在啊。生我的氣也好。要在啊。', 'كوني هناك. اغضبي منّي. كوني هناك.'], { tone: 'think' }),
        show('hand', 'juno', 'strain', { sound: ['KNOCK KNOCK', 'ドンドン', 'ก๊อก ก๊อก', '叩叩', 'طق طق'] }),
        tell(['The light came on.', '灯りが、ついた。', 'ไฟสว่างขึ้น', '燈亮了。', 'أُضيء النور.']),
        say('juno', 'cry', ['Mum?', '……母さん？', 'แม่?', '……媽？', 'أمّي؟'], { shot: 'face' }),
        tell(['“Juno? A year! A whole year, and all you ever write is that you’re busy!”', '「ジュノ？　一年よ！　『忙しい』しか書いてこないで！」', '“จูโน? ตั้งปีหนึ่ง! ส่งมาแต่ว่ายุ่ง ๆ ๆ!”', '「茱諾？一整年！妳每次都只說妳很忙！」', '«جونو؟ سنة كاملة! ولا تكتبين إلا أنّك مشغولة!»']),
      ]),
      wet('busStop', 'night', [
        say('zero', 'calm', ['She’s alive.', '生きてたか。', 'แม่ยังอยู่', '她還活著。', 'إنّها حيّة.']),
        say('juno', 'cry', ['She thought I’d stopped caring. I thought she’d stopped talking.', '母さんは、あたしが冷たくなったと。あたしは逆に……', 'แม่นึกว่าหนูไม่รักแล้ว หนูก็นึกว่าแม่ไม่อยากคุย', '她以為我不在乎了，我以為她不想講話了。', 'ظنّت أنّي لم أعد أهتمّ. وظننتُ أنّها لا تريد الكلام.']),
        show('two', 'juno', 'cry'),
        say('juno', 'angry', ['How many doors are there in this city?', 'この街に、扉っていくつあるんすか。', 'เมืองนี้มีประตูกี่บาน', '這座城市有幾扇門？', 'كم بابًا في هذه المدينة؟'], { shot: 'low' }),
        say('zero', 'smirk', ['Forty thousand. I’ll need a bicycle.', '四万。……自転車が要るな。', 'สี่หมื่น ผมต้องหาจักรยานแล้ว', '四萬。……我得弄輛車了。', 'أربعون ألفًا. سأحتاج إلى درّاجة.'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['Every Door', 'すべての扉', 'ทุกประตู', '每一扇門', 'كلّ باب'],
    passages: [
      passage('library', 'glass', [
        tell(['Every letter the Office ever stopped was on the sixth floor, in order of date.', '局が止めた手紙は六階に、日付順で眠っていた。', 'จดหมายทุกฉบับที่กรมยึดไว้อยู่ชั้นหก เรียงตามวันที่', '透明局攔下的每一封信，都按日期收在六樓。', 'كلّ رسالة أوقفها المكتب كانت في الطابق السادس، مرتّبة بالتاريخ.']),
        say('kade', 'calm', ['Forty thousand. I have the key. You have until sunrise.', '四万通。鍵は私が持つ。夜明けまでだ。', 'สี่หมื่นฉบับ ฉันมีกุญแจ พวกคุณมีเวลาถึงเช้า', '四萬封。鑰匙在我這裡。天亮之前送完。', 'أربعون ألفًا. المفتاح معي، وأمامكم حتى الشروق.']),
        say('mags', 'shout', ['Right, you lot! Two hundred bags! Wear! Your! HATS!', 'さあ、二百袋！　帽子をかぶれ！', 'เอ้า พวกเรา! สองร้อยถุง! ใส่! หมวก! ด้วย!', '好了各位！兩百袋！帽子戴好！', 'هيّا جميعًا! مئتا حقيبة! البسوا قبّعاتكم!'], { tone: 'shout' }),
        show('group', 'zero', 'smirk', { others: ['juno', 'mags', 'kade'] }),
        say('zero', 'calm', ['You’re not coming?', 'あんたは、来ないのか。', 'คุณไม่ไปด้วยเหรอ', '妳不一起走？', 'ألن تأتي معنا؟'], { to: 'kade' }),
        say('kade', 'smile', ['Somebody has to chase you. I’ll do it badly.', '追う役が要る。下手に追うさ。', 'ต้องมีคนไล่จับพวกคุณ ฉันจะไล่แบบห่วย ๆ', '總得有人追你們。我會追得很差。', 'لا بدّ من أحد يطاردكم. سأطارد بإهمال.'], { shot: 'profile' }),
      ]),
      wet('street', 'blackout', [
        tell(['At two the Office cut the lights, all over the city.', '二時、透明局は街じゅうの灯りを落とした。', 'ตีสอง กรมดับไฟทั้งเมือง', '凌晨兩點，透明局切斷了全城的電。', 'في الثانية قطع المكتب الأضواء عن المدينة كلّها.']),
        say('juno', 'worry', ['I can’t see the numbers!', '番地が見えないっす！', 'หนูมองไม่เห็นบ้านเลขที่!', '我看不到門牌！', 'لا أرى الأرقام!']),
        show('hand', 'zero', 'calm', { prop: LAMP, sound: ['click', 'カチッ', 'แกร๊ก', '喀', 'تِك'] }),
      ]),
      wet('street', 'night', [
        tell(['One lamp. Then another, in a window. Then every window in the street.', 'ひとつの灯。窓にもうひとつ。やがて、通りじゅうの窓に。', 'โคมหนึ่งดวง แล้วอีกดวงที่หน้าต่าง แล้วทุกหน้าต่างทั้งถนน', '一盞燈。接著是一扇窗，然後整條街的窗都亮了。', 'مصباح. ثمّ آخر في نافذة. ثمّ نوافذ الشارع كلّها.']),
        say('juno', 'joy', ['They’re lighting the way!', '道を、照らしてくれてる！', 'พวกเขาส่องทางให้เรา!', '大家在替我們照路！', 'إنّهم يضيئون لنا الطريق!'], { shot: 'face' }),
        show('action', 'juno', 'joy', { posture: 'leap', others: ['zero'], sound: ['DRINGRINGRING!', 'チリリリリン！', 'กริ๊งงงง!', '叮鈴鈴鈴！', 'رِنننن!'] }),
      ]),
    ],
  },
  {
    title: ['Delivered', '配達完了', 'ส่งถึงแล้ว', '送達', 'تمّ التسليم'],
    passages: [
      passage('bridge', 'dawn', [
        tell(['At sunrise nobody went to work. They stood in the street, reading.', '夜明け、誰も仕事に行かなかった。みな通りで、読んでいた。', 'รุ่งเช้าไม่มีใครไปทำงาน ทุกคนยืนอ่านอยู่กลางถนน', '天亮時沒有人去上班。大家都站在街上讀信。', 'عند الشروق لم يذهب أحد إلى عمله. وقفوا في الشارع يقرؤون.']),
        tell(['Every phone said: “Please disregard paper.” Nobody was looking.', '端末には「紙は無視してください」。見ている者はいなかった。', 'มือถือทุกเครื่องขึ้นว่า “โปรดเพิกเฉยต่อกระดาษ” แต่ไม่มีใครดูมือถือ', '每支手機都顯示：「請勿理會紙張。」沒有人在看手機。', 'قالت كلّ الهواتف: «يُرجى تجاهل الورق». ولم يكن أحد ينظر.']),
        say('juno', 'joy', ['A man kissed my bicycle. ON THE BELL.', 'おじさんが自転車にキスしたっす。ベルに！', 'ลุงคนหนึ่งจูบจักรยานหนู ตรงกระดิ่งเลย!', '有個大叔親了我的車。親在鈴鐺上！', 'قبّل رجل درّاجتي. على الجرس!']),
        say('mags', 'laugh', ['Forty thousand. And not one signature among you!', '四万通。なのに署名は一枚もなし！', 'สี่หมื่นฉบับ แต่ลายเซ็นไม่มีสักใบ!', '四萬封，結果一張簽收單都沒有！', 'أربعون ألفًا. ولا توقيع واحد!']),
        say('zero', 'calm', ['Where’s Kade?', 'ケイドは？', 'เคดล่ะ', '凱德呢？', 'أين كايد؟'], { shot: 'profile' }),
        show('back', 'zero', 'calm', { others: ['juno'] }),
      ]),
      passage('office', 'dawn', [
        say('mags', 'sad', ['They took her at five. She left you this, from the back of the shelf.', '五時に連れてかれたよ。棚の奥にこれが、あんた宛てに。', 'โดนจับไปตอนตีห้า ฝากนี่ให้เธอ มันอยู่หลังชั้น', '五點被帶走了。這是她留給你的，在架子最裡面。', 'أخذوها في الخامسة. تركت لك هذه، من خلف الرفّ.'], { prop: LETTER }),
        show('hand', 'zero', 'shock', { prop: LETTER }),
        say('mags', 'worry', ['It’s her hand, Elio. Your mother’s. I stood at her grave.', 'あの筆跡だ、エリオ。母さんの。墓にも立ち会ったのに。', 'ลายมือแม่เธอ เอลิโอ ฉันยืนอยู่ข้างหลุมศพแท้ ๆ', '是她的字，埃利奧。你媽媽的。我明明站在她墓前過。', 'هذا خطّها يا إليو. خطّ أمّك. وقفتُ على قبرها.'], { shot: 'close' }),
        say('zero', 'worry', ['It’s dated yesterday.', '日付は……昨日だ。', 'วันที่บนนี้… เมื่อวาน', '日期是……昨天。', 'مؤرّخة بالأمس.'], { shot: 'face' }),
        tell(['“Elio. I am the one who writes the replies. All of them. Come and get me.”', '「エリオ。返事を書いているのは私。ひとり残らず。迎えに来て」', '“เอลิโอ แม่คือคนเขียนคำตอบ ทุกฉบับ มารับแม่ที”', '「埃利奧，所有的回信都是我寫的。來接我。」', '«إليو، أنا من يكتب الردود. كلّها. تعال وخذني.»']),
        say('zero', 'cold', ['Mags. Nineteen minutes.', 'マグズ。十九分だ。', 'แม็กส์ สิบเก้านาที', '瑪格絲。十九分鐘。', 'ماغز. تسع عشرة دقيقة.'], { shot: 'eyes' }),
      ]),
    ],
  },
];
