/** The attribute of a part that cannot be used for now. React 18 writes `inert` only as a plain attribute. */
export const inertWhen = (isInert: boolean): { inert?: '' } => (isInert ? { inert: '' } : {});
