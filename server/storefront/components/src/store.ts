// Everything: what most pages load.
import './cart-button.ts';
import './cart-slideout.ts';
import './product-card.ts';
import './product-details.ts';
import './product-list.ts';
import './referral-tracker.ts';
