import type { CouponEntry } from '@longstrip/api-contract';
import { getPlatform, isPlatformId } from '@longstrip/platform-config';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { useMoney } from '../money.tsx';

/** What a coupon is worth, in a few words: "10 % off", "5 free coins". */
export function useWorth(): (entry: CouponEntry) => string {
  const text = useText();
  const name = useName();
  const money = useMoney();
  const formats = useFormats();
  return ({ platform, type, percent, amount, value, minimumAmount }) => {
    const currency = isPlatformId(platform) ? getPlatform(platform).currency.code : 'USD';
    const from = minimumAmount > 0 ? text('coupon.fromPrice', { price: money(minimumAmount, currency) }) : '';
    if (percent !== null) return `${text('coupon.percentOff', { percent })} ${from}`.trim();
    if (amount !== null) return `${text('coupon.amountOff', { amount: money(amount, currency) })} ${from}`.trim();
    return `${formats.number(value ?? 0)} ${name('couponTypes', type)} ${from}`.trim();
  };
}
