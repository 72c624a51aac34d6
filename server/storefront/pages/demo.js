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
// The link to the account keeps its place until the store's answer says where it leads.
const account = document.querySelector('.account');
account.textContent = { de: 'Konto', fr: 'Compte', es: 'Cuenta', ar: 'حسابي' }[lang] ?? account.textContent;
const withdraw = document.querySelector('.withdraw');
withdraw.textContent = { de: 'Vertrag widerrufen', fr: 'Se rétracter du contrat', es: 'Desistir del contrato', it: 'Recedere dal contratto', ar: 'العدول عن العقد' }[lang] ?? withdraw.textContent;
const size = asked.get('pageSize');
if (size) document.querySelector('store-product-list').setAttribute('page-size', size);
if (key) {
  localStorage.setItem(place, key);
  config.setAttribute('store-key', key);
  fetch(`customer/store/overview?storeKey=${encodeURIComponent(key)}`).then((response) => response.json())
    .then(({ accountUrl, withdrawalUrl }) => {
      const link = (a, url) => { if (url) a.href = lang ? `${url}?l=${lang}` : url; };
      link(account, accountUrl);
      link(withdraw, withdrawalUrl);
      withdraw.hidden = !withdrawalUrl;
    }, () => {}); // without it no link
} else {
  document.querySelector('.key').hidden = false;
  document.querySelector('store-product-list').hidden = true;
}
