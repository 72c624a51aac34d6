import { h, type Child } from './dom.ts';
import { define, say, StoreElement } from './element.ts';

/** Keeps who sent a visitor, from the page's address, for the order: the last one counts. */
export class StoreReferralTracker extends StoreElement {
  protected override start(): void {
    const code = new URLSearchParams(location.search).get(this.getAttribute('param') ?? 'ref')?.trim();
    if (!code || !/^[\w.-]{1,64}$/.test(code)) return;
    this.shop!.refer(code, Number(this.getAttribute('days')) || 30);
    say(this, 'referrer', { code });
  }

  protected override view(): Child {
    return h('slot');
  }
}
define('store-referral-tracker', StoreReferralTracker);
