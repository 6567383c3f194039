import { palette } from '../scenery/palette.ts';
import { passage, say, show, sound, tell } from './script.ts';
import type { ComicWork } from './work.ts';

/** Horror: a flat that is not on the plan, and someone who pays its rent. */
export const TENANT_1307: ComicWork = {
  key: 'tenant-1307',
  kind: 'comic',
  form: 'strip',
  plan: 'dread',
  depth: 0.55,
  gutter: '#08090b',
  manner: { eyes: 'hollow', pen: 0.9, ink: '#0c0d12', shading: 'cel', faceWidth: 0.96 },
  hours: {
    dim: palette('#0a1418', '#22383e', '#6a8a86', '#22343a', '#0a1216', '#dfe8c0', '#04080b', '#c8342c', '#dfe6e2'),
    red: palette('#14060a', '#3a0e14', '#8a2420', '#2c0c10', '#0a0405', '#f2dcc0', '#030102', '#d02a24', '#e8dcd2'),
    dawn: palette('#4a5a72', '#9aa4b0', '#e8d8c8', '#6a7684', '#28303c', '#fff0d0', '#10151c', '#b8443a', '#f0f0ec'),
  },
  cast: {
    mei: {
      seed: 'mei',
      build: 'f',
      hair: 'hime',
      hairColour: '#17171d',
      eyeColour: '#8a6a5a',
      skin: '#ece2da',
      top: 'shirt',
      bottom: 'longskirt',
      topColour: '#c8ccd0',
      accentColour: '#8a2a2a',
      bottomColour: '#33363e',
    },
    jun: {
      seed: 'jun',
      build: 'm',
      hair: 'tousled',
      hairColour: '#3a302c',
      eyeColour: '#5a6a72',
      skin: '#e8d2c0',
      top: 'hoodie',
      bottom: 'trousers',
      topColour: '#54605a',
      accentColour: '#c8b890',
      bottomColour: '#2a2c32',
    },
    tenant: {
      seed: 'tenant',
      build: 'f',
      hair: 'long',
      hairColour: '#0c0c10',
      eyeColour: '#c8342c',
      skin: '#d2d4cc',
      top: 'dress',
      bottom: 'longskirt',
      topColour: '#8a8c88',
      accentColour: '#5a1a1a',
      bottomColour: '#6a6c68',
    },
  },
  balloons: {
    speech: 'horror',
    caption: 'horror',
    fill: '#f2f2ee',
    ink: '#0c0d12',
    boxFill: '#0c0d12',
    boxInk: '#dfe6e2',
    line: 2.2,
  },
  title: { voice: 'horror', treatment: 'drip', capitals: true },
  cover: {
    layout: 'shadow',
    scene: 'corridor',
    hour: 'red',
    weather: 'none',
    cast: [
      { who: 'mei', mood: 'shock' },
      { who: 'tenant', mood: 'cold' },
    ],
  },
  offer: {
    status: 'COMPLETED',
    scheduleDays: ['FRIDAY'],
    freeEpisodeCount: 1,
    rentCoin: 3,
    possessionCoin: 5,
    freetimeEnabled: false,
    isAdult: false,
    intervalDays: 7,
    newestDaysAgo: 12,
  },
  editions: {
    en: {
      title: 'The Tenant in 1307',
      coverTitle: 'The Tenant\nin 1307',
      alias: 'the-tenant-in-1307',
      synopsis:
        'The building has twelve floors. Mei, who does the accounts, finds a rent that arrives on time each month from flat 1307. The lift has no button for it. Then, one night, the lift goes up past twelve.',
      creators: [
        { name: 'Corin Vale', role: 'AUTHOR' },
        { name: 'Nishi Arden', role: 'ARTIST' },
      ],
      genres: ['Horror', 'Thriller'],
      tags: ['apartment', 'slow dread', 'mystery', 'complete'],
    },
    ja: {
      title: '一三〇七号室の住人',
      coverTitle: '一三〇七号室の\n住人',
      alias: 'ichisan-zeronana-goshitsu',
      synopsis:
        '十二階建ての古いマンション。管理会社で働く芽衣は、存在しないはずの「一三〇七号室」から毎月きちんと家賃が振り込まれていることに気づく。エレベーターにその階のボタンはない。ある夜、箱は十二階を通りすぎた。',
      creators: [
        { name: '谷戸コリン', role: 'AUTHOR' },
        { name: '西ありあ', role: 'ARTIST' },
      ],
      genres: ['ホラー', 'サスペンス'],
      tags: ['マンション', 'じわじわ怖い', '謎', '完結'],
    },
  },
  episodes: [
    {
      title: { en: 'Paid on the First', ja: '毎月一日' },
      passages: [
        passage('office', 'dim', [
          tell('Seventy-two flats. Seventy-three rents.', '七十二戸。家賃は、七十三件。'),
          say('mei', 'calm', 'Jun, who lives in 1307?', '潤くん、一三〇七って誰が住んでるの。'),
          say('jun', 'smile', 'Nobody. We’ve only got twelve floors.', '誰も。うち、十二階までですよ。'),
          say(
            'mei',
            'cold',
            'They pay on the first of every month. In cash. For nineteen years.',
            '毎月一日に入金がある。現金で。十九年間。',
            { shot: 'hand', prop: { kind: 'letter', colour: '#8a2a2a' } },
          ),
          say(
            'jun',
            'worry',
            'Must be a typing error. My dad used to make those.',
            '打ち間違いでしょ。親父、よくやってたし。',
          ),
          say('mei', 'calm', 'Nineteen years is not a typing error.', '十九年は、打ち間違いじゃない。', {
            shot: 'profile',
          }),
        ]),
        passage('lift', 'dim', [
          tell(
            'That night I stayed late. The lift was already waiting.',
            'その夜は残業だった。エレベーターは、もう待っていた。',
          ),
          say('mei', 'calm', 'Twelve… ten… nine…', '十二……十……九……', { tone: 'whisper' }),
          show('eyes', 'mei', 'worry'),
          say('mei', 'worry', 'I pressed one. Why is it going up?', '一階を押したのに。どうして上がるの？'),
          show('pause', null, 'calm', { sound: sound('ding', 'チン') }),
          tell('Thirteen.', '十三階。', { shot: 'pause' }),
        ]),
        passage('corridor', 'red', [
          say('mei', 'shock', 'The lights are on.', '灯りが、ついてる。', { tone: 'whisper', shot: 'back' }),
          tell(
            'Six doors. Behind the seventh, someone was counting out coins.',
            '扉は六つ。七つめの向こうで、誰かが小銭を数えていた。',
            { shot: 'pause' },
          ),
          say('tenant', 'cold', 'Is it the first already?', 'もう、一日ですか。', { tone: 'whisper', shot: 'eyes' }),
          show('face', 'mei', 'shock'),
        ]),
      ],
    },
    {
      title: { en: 'The Floor Plan', ja: '見取り図' },
      passages: [
        passage('stairs', 'dim', [
          tell('I took the stairs down. I counted thirteen landings.', '階段で下りた。踊り場は、十三あった。'),
          say(
            'jun',
            'shock',
            'Miss Mei? It’s four in the morning. Where are your shoes?',
            '芽衣さん？　朝の四時ですよ。靴は？',
          ),
          say(
            'mei',
            'worry',
            'There is a woman up there. She asked me if it was the first.',
            '上に女の人がいる。もう一日か、って聞かれた。',
          ),
          say('jun', 'cold', 'Don’t say that. Please don’t say that.', 'それ、言わないで。頼むから。'),
          say('mei', 'angry', 'You know her.', '知ってるのね。'),
          say(
            'jun',
            'sad',
            'My father used to talk in his sleep. “Not yet. It’s only the thirty-first.”',
            '親父の寝言です。「まだだ。まだ三十一日だ」って。',
          ),
        ]),
        passage('library', 'dim', [
          tell(
            'The city keeps the plans of every house it has forgotten.',
            '市は、忘れた建物の図面もすべて保管している。',
          ),
          say('jun', 'worry', 'Here. The first drawing. Thirteen floors.', 'あった。最初の図面。十三階建てだ。', {
            prop: { kind: 'torch', colour: '#3a3c48' },
          }),
          say(
            'mei',
            'calm',
            'And the second drawing has twelve. What happened in between?',
            '次の図面は十二階。そのあいだに、何が？',
          ),
          say(
            'jun',
            'sad',
            'A fire. One tenant behind with the rent. They had locked the floor to keep her in.',
            '火事です。家賃を滞納した人がひとり。逃げないように、階ごと鍵をかけて。',
          ),
          show('hand', 'mei', 'calm', { prop: { kind: 'book', colour: '#8a2a2a' } }),
          say(
            'mei',
            'cry',
            'So she pays. Every month. So that somebody will open the door.',
            'だから払うのね。毎月。誰かが、扉を開けてくれるように。',
          ),
          say('jun', 'shock', 'Mei. Look at the date on your phone.', '芽衣さん。携帯の日付、見て。', {
            prop: { kind: 'phone', colour: '#2a2c38' },
          }),
          tell('It was the first.', '一日だった。', { shot: 'pause' }),
        ]),
      ],
    },
    {
      title: { en: 'The Key', ja: '鍵' },
      passages: [
        passage('lift', 'red', [
          tell('I took my father’s ring of keys, and Jun’s hand.', '潤の父親の鍵束と、潤の手を取った。'),
          say(
            'jun',
            'strain',
            'You don’t have to do this. You only do the books.',
            'あなたがやることじゃない。ただの経理でしょう。',
          ),
          say('mei', 'calm', 'It’s my entry. I won’t leave it open.', '私の帳簿の一行よ。未処理のままにしない。'),
          show('pause', null, 'calm', { sound: sound('ding', 'チン') }),
        ]),
        passage('corridor', 'red', [
          say('tenant', 'cold', 'I have it. I have all of it. Count it.', 'あります。全部あります。数えて。', {
            tone: 'whisper',
            shot: 'over',
            to: 'mei',
          }),
          say('mei', 'sad', 'You don’t owe anything.', 'もう、払わなくていいんです。'),
          say('tenant', 'shock', 'They said when I had paid, the door…', '払えば、扉をって……', { shot: 'face' }),
          show('hand', 'mei', 'calm', { prop: { kind: 'letter', colour: '#8a2a2a' } }),
          say(
            'mei',
            'calm',
            'Nineteen years. Two hundred and twenty-eight payments. Paid in full.',
            '十九年。二百二十八回。完済です。',
          ),
          show('eyes', 'tenant', 'cry', { sound: sound('click', 'カチャ') }),
          say('tenant', 'cry', 'It’s so bright outside.', '外は……まぶしいのね。', { tone: 'whisper', shot: 'profile' }),
        ]),
        passage('rooftops', 'dawn', [
          tell('In the morning the building had twelve floors again.', '朝になると、建物はまた十二階建てだった。'),
          say('jun', 'worry', 'What did you write in the book?', '帳簿には、なんて？'),
          say('mei', 'smile', '“Moved out.”', '「退去」って。'),
          say('jun', 'smile', 'And the key?', '鍵は？'),
          say('mei', 'calm', 'I left it in the door. On the inside.', '扉に挿してきた。内側に。', { shot: 'face' }),
          tell(
            'On the first of the next month, an envelope lay on my desk. Empty. It only said: thank you.',
            '翌月の一日、机に封筒があった。中身はなかった。表に、ありがとう、とだけ。',
          ),
        ]),
      ],
    },
  ],
};
