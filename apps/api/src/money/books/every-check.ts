import { BOOKS_CHECKS, type BooksCheck } from './books-checks.ts';
import { ACCOUNT_CHECKS } from './books-of-accounts.ts';
import { BENEFIT_CHECKS } from './books-of-benefits.ts';
import { DEMO_CHECKS } from './books-of-demo.ts';
import { GIVING_CHECKS } from './books-of-givings.ts';
import { OFFER_CHECKS } from './books-of-offers.ts';
import { ORIGIN_CHECKS } from './books-of-origins.ts';
import { EVENT_CHECKS } from './event-checks.ts';
import { ORDER_CHECKS } from './order-checks.ts';
import { PURCHASE_CHECKS } from './purchase-checks.ts';
import { REFUND_CHECKS } from './refund-checks.ts';
import { RIGHT_CHECKS } from './right-checks.ts';

/** All that `npm run books` checks beside the seals, in the order of its report. */
export const EVERY_CHECK: readonly BooksCheck[] = [
  ...BOOKS_CHECKS,
  ...ORIGIN_CHECKS,
  ...ORDER_CHECKS,
  ...REFUND_CHECKS,
  ...EVENT_CHECKS,
  ...PURCHASE_CHECKS,
  ...RIGHT_CHECKS,
  ...BENEFIT_CHECKS,
  ...GIVING_CHECKS,
  ...OFFER_CHECKS,
  ...DEMO_CHECKS,
  ...ACCOUNT_CHECKS,
];
