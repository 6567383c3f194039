/** A route, as Remix reads it: an address, and the file that answers it. */
interface ConsoleRoute {
  readonly id: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly file: string;
  readonly children?: ConsoleRoute[];
}

const page = (id: string, path: string, file: string): ConsoleRoute => ({ id, path, file: `routes/${file}` });

/** Every address of the console. Pages of operators who are signed in stand inside the frame. */
export default [
  page('sign-in', 'sign-in', 'sign-in/sign-in.route.tsx'),
  page('second-factor', 'sign-in/second-factor', 'sign-in/second-factor.route.tsx'),
  page('sign-out', 'sign-out', 'sign-in/sign-out.route.ts'),
  page('set-up', 'set-up', 'set-up/set-up.route.tsx'),
  page('invitation', 'invitation', 'invitation/invitation.route.tsx'),
  page('factors', 'account/factors', 'account/factors.route.ts'),
  page('search', 'search', 'find/search.route.ts'),
  page('log-csv', 'log.csv', 'log/log-csv.route.ts'),
  page('numbers-csv', 'numbers.csv', 'numbers/numbers-csv.route.ts'),
  page('shares-csv', 'shares.csv', 'numbers/shares-csv.route.ts'),
  page('books-csv', 'books.csv', 'books/books-csv.route.ts'),
  page('books-lines', 'books/lines', 'books/books-lines.route.ts'),
  page('reader-access', 'readers/:platform/:reader/access', 'readers/access.route.ts'),
  page('ticket-picture', 'tickets/:platform/:ticket/pictures/:number', 'tickets/ticket-picture.route.ts'),
  page('apply', 'apply', 'schedule/apply.route.ts'),
  page('previews', 'previews', 'schedule/previews.route.ts'),
  page('undo', 'log/undo', 'log/undo.route.ts'),
  page('pictures', 'window/pictures', 'window/pictures.route.ts'),
  page('coupons-csv', 'offers/coupons.csv', 'offers/coupons-csv.route.ts'),
  page('comment-around', 'comments/:platform/:comment', 'comments/comment-around.route.ts'),
  {
    id: 'shell',
    file: 'routes/shell/shell.route.tsx',
    children: [
      {
        id: 'pages',
        file: 'routes/shell/pages.route.tsx',
        children: [
          { id: 'home', index: true, file: 'routes/home/home.route.tsx' },
          page('find', 'readers', 'find/find.route.tsx'),
          page('reader', 'readers/:platform/:reader', 'readers/reader.route.tsx'),
          {
            ...page('tickets', 'tickets', 'tickets/tickets.route.tsx'),
            children: [page('ticket', ':platform/:ticket', 'tickets/ticket.route.tsx')],
          },
          page('saved-replies', 'saved-replies', 'tickets/saved-replies.route.tsx'),
          page('comments', 'comments', 'comments/comments.route.tsx'),
          page('orders', 'orders', 'orders/orders.route.tsx'),
          page('order', 'orders/:platform/:order', 'orders/order.route.tsx'),
          page('purchase', 'purchases/:platform/:purchase', 'purchases/purchase.route.tsx'),
          page('requests', 'requests', 'requests/requests.route.tsx'),
          page('catalogue', 'series', 'series/catalogue.route.tsx'),
          page('series', 'series/:series', 'series/series.route.tsx'),
          page('episode', 'series/:series/episodes/:number', 'episodes/episode.route.tsx'),
          page('takedown', 'series/:series/takedown', 'episodes/takedown.route.tsx'),
          page('uploads', 'uploads', 'uploads/uploads.route.tsx'),
          page('upload', 'uploads/:upload', 'uploads/upload.route.tsx'),
          page('calendar', 'calendar', 'schedule/calendar.route.tsx'),
          page('prices', 'prices', 'schedule/prices.route.tsx'),
          page('account', 'account', 'account/account.route.tsx'),
          page('log', 'log', 'log/log.route.tsx'),
          page('operators', 'operators', 'operators/operators.route.tsx'),
          page('tokens', 'tokens', 'tokens/tokens.route.tsx'),
          page('numbers', 'numbers', 'numbers/numbers.route.tsx'),
          page('books', 'books', 'books/books.route.tsx'),
          page('banners', 'window/banners', 'window/banners.route.tsx'),
          page('banner', 'window/banners/:platform/:key?', 'window/banner.route.tsx'),
          page('shelves', 'window/:shelf', 'window/shelves.route.tsx'),
          page('shelf', 'window/:shelf/:platform/:key?', 'window/shelf.route.tsx'),
          page('packs', 'offers/packs', 'offers/packs.route.tsx'),
          page('pack', 'offers/packs/:platform/:key?', 'offers/pack.route.tsx'),
          page('coupons', 'offers/coupons', 'offers/coupons.route.tsx'),
          page('coupon', 'offers/coupons/:platform/:key?', 'offers/coupon.route.tsx'),
          page('coupon-codes', 'offers/coupon-codes/:platform', 'offers/coupon-codes.route.tsx'),
          page('events', 'offers/events', 'offers/events.route.tsx'),
          page('event', 'offers/events/:platform/:key?', 'offers/event.route.tsx'),
          page('event-entries', 'offers/events/:platform/:key/entries', 'offers/event-entries.route.tsx'),
          page('roulettes', 'offers/roulettes', 'offers/roulettes.route.tsx'),
          page('roulette', 'offers/roulettes/:platform/:key?', 'offers/roulette.route.tsx'),
          page('notices', 'texts/notices', 'texts/notices.route.tsx'),
          page('notice', 'texts/notices/:platform/:key?', 'texts/notice.route.tsx'),
          page('faqs', 'texts/faq', 'texts/faqs.route.tsx'),
          page('faq', 'texts/faq/:platform/:key?', 'texts/faq.route.tsx'),
          page('policies', 'texts/policies', 'texts/policies.route.tsx'),
          page('policy', 'texts/policies/:platform/:key?', 'texts/policy.route.tsx'),
          page('missing', '*', 'shell/missing.route.ts'),
        ],
      },
    ],
  },
] satisfies ConsoleRoute[];
