const HEALTH = /^\/_\/(?:health|ready)$/;

/**
 * Makes a check whether an answered request belongs into the log. Load balancers, and sites of their apis, ask every second
 * whether a process is well: of these only an answer with another status than the last one does.
 */
export function createHealthNews(): (path: string, status: number) => boolean {
  const last = new Map<string, number>();
  return (path, status) => {
    if (!HEALTH.test(path)) return true;
    const isNews = last.get(path) !== status;
    last.set(path, status);
    return isNews;
  };
}
