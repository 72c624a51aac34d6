// The state of the checkout page, and what follows from it: every part of the page reads it.
import { Refusal } from './checkout-call.ts';
import { left } from './checkout-means.ts';
import type {
  AddressField, Cart, CheckoutPaymentMethod, CheckoutShippingMethod, CustomerAddress, CustomerLogin, CustomerOrder, StoreOverview, StorefrontCountry,
} from './checkout-types.ts';

export const main = document.querySelector('main')!;

/** The data that the page has read from the service, and the request that it waits for. */
export const page = {
  overview: undefined as unknown as StoreOverview,
  /** The countries that the store sells to, and the fields of an address there. */
  countries: [] as StorefrontCountry[],
  cart: null as Cart | null,
  order: null as CustomerOrder | null,
  shipping: [] as CheckoutShippingMethod[],
  methods: [] as CheckoutPaymentMethod[],
  /** The addresses that the customer has saved. */
  addresses: [] as CustomerAddress[],
  /** Whether the cart belongs to a customer who has to log in to reach it. */
  locked: false,
  customer: null as CustomerLogin['customer'] | null,
  /** The store credit that the customer can spend, in the currency of the cart; 0 without a login. */
  credit: '0',
  /** The payment that is not decided yet, and the page on which it has to be confirmed. */
  waiting: null as { url: string | null; link: boolean } | null,
  /** The form as it was before the buyer confirmed the payment on another page. */
  before: left(),
  busy: '',
  refusal: null as Refusal | null,
  /** Why the last discount code was refused. */
  couponRefusal: null as Refusal | null,
  loginShown: false,
  /** The address to which a link for a new password was sent. */
  mailed: '',
  /** The key of the checkout that was sent: the page sends the same one until something is changed. */
  sent: null as { body: string; key: string } | null,
};

/** The values that the buyer has entered. */
export const form: Record<string, string> = { email: '', addressId: '', shippingMethodId: '', means: '', paymentToken: 'pm_card_visa', terms: '', agreed: '', keep: '', marketing: '', same: 'yes', coupon: '' };

/** Shows the page as its state is. checkout.ts sets it. */
export let show: () => void = () => {};
export const shows = (what: () => void): void => { show = what; };

let running: Promise<void> = Promise.resolve();

/** Runs something that the buyer waits for, after what runs already, and shows what it was refused with. */
export function run(what: string, work: () => Promise<void>): Promise<void> {
  return running = running.then(async () => {
    page.busy = what;
    if (!['address', 'coupon'].includes(what) || page.refusal?.code !== 'fields') page.refusal = null; // a new address or discount mends no field
    let failed = false;
    show();
    try {
      await work();
    } catch (e) {
      failed = true;
      page.refusal = e instanceof Refusal ? e : new Refusal('unknown', String(e));
    }
    page.busy = '';
    show();
    if (failed) main.querySelector<HTMLElement>('.refusal')?.focus();
  });
}

/** The addresses of the form: the one of the order, and one to bill to. The names of its fields begin with it. */
export type Place = '' | 'billing.';

export const chosen = (at: Place = ''): StorefrontCountry | undefined => page.countries.find((c) => c.countryCode === form[`${at}countryCode`]);

/** Whether an address in the chosen country has a field, and whether it needs it. */
export const has = (name: AddressField, at: Place = ''): boolean => chosen(at)?.addressFields.includes(name) ?? false;

export const needs = (name: AddressField, at: Place = ''): boolean => chosen(at)?.requiredFields.includes(name) ?? false;

/** Whether the order is billed to another address than it is shipped to. */
export const billsElsewhere = (): boolean => Boolean(page.cart?.requiresShipping) && form['same'] !== 'yes';

export const destination = (): Record<string, string> => form['addressId'] ? { customerAddressId: form['addressId'] } : ({ countryCode: form['countryCode']!, postalCode: form['postalCode'] ?? '', stateProvince: has('stateProvince') ? form['stateProvince'] ?? '' : '' });

/** The countries that an order of the cart can be sent to, or billed in when nothing is shipped. */
export const offered = (): StorefrontCountry[] => page.cart?.requiresShipping ? page.countries.filter((c) => c.isShippedTo) : page.countries;

/** Whether an order of the cart can go to a country. */
export const sells = (code: string | undefined): boolean => offered().some((c) => c.countryCode === code);

/** Whether the place is known by which shipping and taxes are priced. */
export const located = (): boolean => Boolean(form['addressId'] || chosen() && (['postalCode', 'stateProvince'] as const).every((name) => !needs(name) || form[name]));

/** Whether the total is the whole one: the place is known, if the order is shipped. */
export const priced = (): boolean => !page.cart!.requiresShipping || located();

/** Whether the order needs a payment method: an amount is due today, or a subscription renews. */
export const isDue = (c: Cart): boolean => Number(c.amountDue) > 0 || c.recurring.length > 0;

/** Whether the buyer has an account: their own login, or the cart is a customer's. */
export const known = (): boolean => Boolean(page.customer ?? page.cart?.storeCustomerId);

/** Whether the cart can be ordered with an account only. */
export const accountNeeded = (c: Cart): boolean => c.recurring.length > 0 || !page.overview.guestCheckout;

/** Whether a visitor can make an account here. */
export const signsUp = (): boolean => !page.locked && !known() && page.overview.accountPolicy.signUpMode === 'OPEN';

/** Reports whether the page offers marketing e-mails. Customers who have agreed in their account get no offer. */
export const asksMarketing = (): boolean => !page.customer?.acceptsMarketing;

export const method = (): CheckoutPaymentMethod | undefined => page.methods.find((m) => String(m.paymentProviderId) === form['means']!.split(' ')[0]);

/** Whether the order was placed on another page, and this one does not show who bought it. */
export const covered = (o: CustomerOrder): boolean => o.masked.includes('email');
