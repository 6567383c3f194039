const ONE_DAY_S = 86_400;

/** A guest's "yes" for a day, under the name that section 5 of the specification gives it (D24). */
export const GUEST_ADULT_COOKIE = `notLoginAdult=Y; Path=/; Max-Age=${ONE_DAY_S}; SameSite=Lax`;
