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
  page('undo-entry', 'log/undo-entry', 'log/undo-entry.route.ts'),
  page('owed-csv', 'payments/owed.csv', 'payments/owed-csv.route.ts'),
  page('hand-over-choices', 'hand-over/choices', 'hand-over/choices.route.ts'),
  page('books-lines', 'books/lines', 'books/books-lines.route.ts'),
  page('reader-access', 'readers/:platform/:reader/access', 'readers/access.route.ts'),
  page('reader-closing', 'readers/:platform/:reader/closing', 'readers/closing.route.ts'),
  page('ticket-picture', 'tickets/:platform/:ticket/pictures/:number', 'tickets/ticket-picture.route.ts'),
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
          page('doubles', 'payments/doubles', 'payments/doubles.route.tsx'),
          page('owed', 'payments/owed', 'payments/owed.route.tsx'),
          page('hand-over', 'hand-over', 'hand-over/hand-over.route.tsx'),
          page('order', 'orders/:platform/:order', 'orders/order.route.tsx'),
          page('purchase', 'purchases/:platform/:purchase', 'purchases/purchase.route.tsx'),
          page('requests', 'requests', 'requests/requests.route.tsx'),
          page('series', 'series/:series', 'series/series.route.tsx'),
          page('account', 'account', 'account/account.route.tsx'),
          page('log', 'log', 'log/log.route.tsx'),
          page('health', 'health', 'health/health.route.tsx'),
          page('operators', 'operators', 'operators/operators.route.tsx'),
          page('tokens', 'tokens', 'tokens/tokens.route.tsx'),
          page('books', 'books', 'books/books.route.tsx'),
          page('missing', '*', 'shell/missing.route.ts'),
        ],
      },
    ],
  },
] satisfies ConsoleRoute[];
