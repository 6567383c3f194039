import { BLACK_TIDE_MOTEL } from './black-tide-motel.ts';
import { BOTH_BANKS } from './both-banks.ts';
import { CAT_OF_PLATFORM_NINE } from './cat-of-platform-nine.ts';
import { CLOCKWORK_ORCHARD } from './clockwork-orchard.ts';
import { COURIER_ZERO } from './courier-zero.ts';
import { DEMON_ACCOUNTANT } from './demon-accountant.ts';
import { DETECTIVE_OF_SMALL_THINGS } from './detective-of-small-things.ts';
import { DRAGON_BAKERY } from './dragon-bakery.ts';
import { ENDGAME_FOR_SALE } from './endgame-for-sale.ts';
import { GLASSHOUSE_ALCHEMIST } from './glasshouse-alchemist.ts';
import { GOBLIN_LANDLORD } from './goblin-landlord.ts';
import { IRON_ORCHID } from './iron-orchid.ts';
import { LAST_BUS } from './last-bus.ts';
import { LIFT_FOUR } from './lift-four.ts';
import { LIGHTHOUSE_EXCHANGE } from './lighthouse-exchange.ts';
import { LONG_JUMP } from './long-jump.ts';
import { MIRROR_CLUB } from './mirror-club.ts';
import { MOON_INN } from './moon-inn.ts';
import { MOTH_QUEEN } from './moth-queen.ts';
import { NINETY_NINE_FLOORS } from './ninety-nine-floors.ts';
import { NINTH_BELL } from './ninth-bell.ts';
import { PAPER_MOON_OFFICE } from './paper-moon-office.ts';
import { RAINY_MONDAYS } from './rainy-mondays.ts';
import { RED_LEDGER } from './red-ledger.ts';
import { SALTWATER_VOWS } from './saltwater-vows.ts';
import { SECOND_SERVE } from './second-serve.ts';
import { SEVEN_DEBTS } from './seven-debts.ts';
import { SILK_AND_THUNDER } from './silk-and-thunder.ts';
import { SMALL_HOURS } from './small-hours.ts';
import { STAR_SALVAGE } from './star-salvage.ts';
import { TENANT_1307 } from './tenant-1307.ts';
import { THE_HEM_OF_WINTER } from './the-hem-of-winter.ts';
import { THE_QUIET_ORBIT } from './the-quiet-orbit.ts';
import { THE_UNDERSTUDY } from './the-understudy.ts';
import { TIDE_CLERK } from './tide-clerk.ts';
import { VELVET_HOURS } from './velvet-hours.ts';
import type { Work } from './work.ts';

/** Every work of the catalogue, in the order of a shelf: no two alike beside each other. */
export const WORKS: readonly Work[] = [
  LAST_BUS,
  NINTH_BELL,
  THE_HEM_OF_WINTER,
  DEMON_ACCOUNTANT,
  SALTWATER_VOWS,
  SMALL_HOURS,
  STAR_SALVAGE,
  IRON_ORCHID,
  BOTH_BANKS,
  MOTH_QUEEN,
  DETECTIVE_OF_SMALL_THINGS,
  SECOND_SERVE,
  PAPER_MOON_OFFICE,
  RED_LEDGER,
  CAT_OF_PLATFORM_NINE,
  TIDE_CLERK,
  GLASSHOUSE_ALCHEMIST,
  NINETY_NINE_FLOORS,
  SEVEN_DEBTS,
  RAINY_MONDAYS,
  MIRROR_CLUB,
  THE_QUIET_ORBIT,
  TENANT_1307,
  ENDGAME_FOR_SALE,
  VELVET_HOURS,
  SILK_AND_THUNDER,
  CLOCKWORK_ORCHARD,
  LIFT_FOUR,
  LONG_JUMP,
  MOON_INN,
  BLACK_TIDE_MOTEL,
  GOBLIN_LANDLORD,
  THE_UNDERSTUDY,
  DRAGON_BAKERY,
  LIGHTHOUSE_EXCHANGE,
  COURIER_ZERO,
];

const BY_KEY = new Map(WORKS.map((work) => [work.key, work]));

/** The work with a key; throws for a key that a recipe cannot have from here. */
export function workByKey(key: string): Work {
  const work = BY_KEY.get(key);
  if (!work) throw new Error(`no demo work "${key}"`);
  return work;
}
