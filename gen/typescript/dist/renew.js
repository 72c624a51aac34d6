const REMEMBERED = 100;
function shareRenewals(renew) {
  const running = /* @__PURE__ */ new Map();
  const followers = /* @__PURE__ */ new Map();
  const newest = (token) => {
    for (let next; (next = followers.get(token)) !== void 0; ) token = next;
    return token;
  };
  const ask = async (refused) => {
    try {
      const token = await renew(refused);
      if (!token || token === refused) return void 0;
      followers.delete(token);
      followers.set(refused, token);
      const [oldest] = followers.keys();
      if (oldest !== void 0 && followers.size > REMEMBERED) followers.delete(oldest);
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
      if (!renewal) running.set(refused, renewal = Promise.resolve().then(() => ask(refused)));
      return renewal;
    }
  };
}
export {
  shareRenewals
};
