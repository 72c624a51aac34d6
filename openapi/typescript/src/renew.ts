/** Renews tokens: each refused token once, for all requests that it was refused for. */
export interface Renewals {
  /** Returns the token that follows a refused one; undefined means none. */
  after(refused: string): Promise<string | undefined>;
  /** Returns the latest known successor of this token: usually the token itself. */
  newest(token: string): string;
}

/** How many former tokens are known: many only where one client serves many users. */
const REMEMBERED = 100;

export function shareRenewals(renew: (refused: string) => Promise<string | undefined>): Renewals {
  const running = new Map<string, Promise<string | undefined>>();
  const followers = new Map<string, string>();

  const newest = (token: string): string => {
    for (let next; (next = followers.get(token)) !== undefined; ) token = next;
    return token;
  };
  const ask = async (refused: string) => {
    try {
      const token = await renew(refused);
      if (!token || token === refused) return undefined;
      followers.delete(token); // whatever it was before, it is the newest now
      followers.set(refused, token);
      const [oldest] = followers.keys();
      if (oldest !== undefined && followers.size > REMEMBERED) followers.delete(oldest);
      return token;
    } finally {
      running.delete(refused);
    }
  };
  return {
    newest,
    after: (refused) => {
      const known = newest(refused);
      if (known !== refused) return Promise.resolve(known);
      let renewal = running.get(refused);
      if (!renewal) running.set(refused, (renewal = Promise.resolve().then(() => ask(refused))));
      return renewal;
    },
  };
}
