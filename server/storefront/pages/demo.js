// Which store the page shows: ?storeKey=… once, then what was shown last, in ?lang=…,
// ?pageSize=… products at once. Everything else is done by the components.
const asked = new URLSearchParams(location.search);
const place = 'demo:store-key';
const key = asked.get('storeKey') ?? localStorage.getItem(place);
const config = document.querySelector('store-config');
const lang = asked.get('lang');
if (lang) {
  document.documentElement.lang = lang;
  document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
}
const size = asked.get('pageSize');
if (size) document.querySelector('store-product-list').setAttribute('page-size', size);
if (key) {
  localStorage.setItem(place, key);
  config.setAttribute('store-key', key);
} else {
  document.querySelector('.key').hidden = false;
  document.querySelector('store-product-list').hidden = true;
}
