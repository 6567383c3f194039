import type { SampleSeriesKey } from '../sample-series.ts';

/** Words for the stories, in five scripts and the two directions. The product's own texts are in `@longstrip/messages`. */
export interface SampleTexts {
  lang: string;
  dir: 'ltr' | 'rtl';
  titles: Record<SampleSeriesKey, string>;
  creators: Record<SampleSeriesKey, string>;
  nav: {
    home: string;
    shop: string;
    gifts: string;
    search: string;
    my: string;
    find: string;
    back: string;
    close: string;
    notices: string;
    main: string;
    top: string;
    skip: string;
  };
  tabs: readonly string[];
  days: readonly string[];
  badges: { up: string; fresh: string; waitFree: string; freeCount: string; adult: string };
  home: {
    continue: string;
    library: string;
    today: string;
    sort: string;
    all: string;
    wait: string;
    waitNote: string;
    place: string;
    kicker: string;
    line: string;
  };
  detail: {
    facts: readonly string[];
    synopsis: string;
    more: string;
    less: string;
    genres: readonly string[];
    ticket: string;
    ticketNote: string;
    /** What waiting opens, if nothing is known about the reader. */
    waitNote: string;
    waitPeriod: string;
    readyIn: string;
    notices: readonly string[];
    episodes: string;
    newest: string;
    buyAll: string;
    saving: string;
    favourite: string;
    continueRead: string;
    episode: (n: number) => string;
    episodeTitles: readonly string[];
  };
  states: {
    free: string;
    rent: string;
    own: string;
    wait: string;
    left: string;
    owned: string;
    read: string;
    reading: string;
    locked: string;
    soon: string;
  };
  ranking: {
    windows: readonly string[];
    up: (n: number) => string;
    down: (n: number) => string;
    same: string;
    fresh: string;
    genre: string;
  };
  viewer: {
    previous: string;
    list: string;
    settings: string;
    next: string;
    mode: string;
    scroll: string;
    paper: string;
    pages: string;
    single: string;
    double: string;
    font: string;
    fonts: readonly string[];
    size: string;
    ground: string;
    grounds: readonly string[];
    binge: string;
    bingeNote: string;
    readSoFar: string;
  };
  age: {
    title: string;
    text: string;
    confirm: string;
    leave: string;
    error: string;
    year: string;
    month: string;
    day: string;
  };
  shop: {
    coins: string;
    facts: readonly { label: string; value: string; note?: string }[];
    debt: string;
    bonus: string;
    perCoin: string;
    best: string;
    firstOnly: string;
    soldOut: string;
    buy: string;
    coupon: string;
    coupons: readonly string[];
    tooSmall: string;
    price: string;
    total: string;
    checking: string;
    paid: string;
    pending: string;
    declined: string;
    number: string;
    bought: string;
    refundUntil: string;
    refund: string;
  };
  states404: { title: string; text: string; home: string; back: string };
  long: string;
}
