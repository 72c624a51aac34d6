import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { inStore, may } from './call.ts';
import { inZone, t } from './language.ts';
import { nouns } from './nouns.ts';
import { Button, Dialog, Empty, Key, Languages, Loading, StoreName } from './parts.tsx';
import { current, logOut, prefix, subscribe } from './session.ts';
import { hasUnsaved } from './unsaved.ts';

const FirstStore = lazy(() => import('./first-store.tsx').then((m) => ({ default: m.FirstStore })));
const Palette = lazy(() => import('./palette.tsx'));
/** The parts of the navigation; the daily work comes first. */
const groups = [undefined, 'store', 'people', 'developers'] as const;
const remembered = 'console-store';

/** The page around every screen: navigation, store switch, command palette. */
export function Frame() {
  const session = useSyncExternalStore(subscribe, current)!;
  const at = useLocation();
  const [open, setOpen] = useState<'palette' | 'menu' | 'logout'>();
  const stores = session.stores;
  const asked = Number((at.search as { store?: string }).store ?? localStorage.getItem(remembered));
  const store = stores.find((s) => s.storeId === asked) ?? stores[0];
  inStore(store?.storeId);
  inZone(store?.timezone);

  useEffect(() => setOpen(undefined), [at.pathname]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setOpen((o) => (o === 'palette' ? undefined : 'palette'));
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  // The page starts again, so nothing of the other store remains. The browser asks if changes are not saved.
  const change = (id: string) => {
    localStorage.setItem(remembered, id);
    location.assign(`${prefix}/console?store=${id}`);
  };
  const leave = () => (hasUnsaved() ? setOpen('logout') : void logOut());
  const shown = nouns.filter((noun) => may(noun.permission) && !(noun.test && store?.livemode));
  return (
    <div className="frame">
      <a className="skip" href="#content">{t('skip')}</a>
      <header className="bar">
        <Button kind="bare" aria-label={t('menu')} aria-expanded={open === 'menu'} onClick={() => setOpen(open === 'menu' ? undefined : 'menu')}>☰</Button>
        <span>{store?.name}</span>
        <Button kind="bare" aria-label={t('palette')} onClick={() => setOpen('palette')}>⌕</Button>
      </header>
      <nav className={open === 'menu' ? 'side open' : 'side'} aria-label={t('navigation')}>
        <div className="store">
          <span className="mark" aria-hidden />
          {stores.length > 1
            ? <select aria-label={t('store')} value={store?.storeId} onChange={(e) => change(e.target.value)}>{stores.map((s) => <option key={s.storeId} value={s.storeId}>{s.name}</option>)}</select>
            : <strong>{store?.name}</strong>}
          {store && !store.livemode && <span className="badge wait">{t('test')}</span>}
        </div>
        <button type="button" className="find" onClick={() => setOpen('palette')}>
          <span>{t('palette')}</span><span><Key>⌘</Key><Key>K</Key></span>
        </button>
        <ul>
          {may('dashboard:read') && <li><Link to="/" activeOptions={{ exact: true, includeSearch: false }}>{t('home')}</Link></li>}
          {groups.flatMap((group) => shown.filter((n) => n.setup === group)).map((noun, n, all) => (
            <li key={noun.name} className={noun.setup && all[n - 1]?.setup !== noun.setup ? 'begins' : undefined}><Link to="/$noun" params={{ noun: noun.name }} activeOptions={{ includeSearch: false }}>{t(noun.title)}</Link></li>
          ))}
        </ul>
        <Languages />
        <div className="me">
          <span title={session.user.email}>{[session.user.firstName, session.user.lastName].filter(Boolean).join(' ')}<small>{session.user.email}</small></span>
          <Button kind="bare" onClick={leave}>{t('logout')}</Button>
        </div>
      </nav>
      <main id="content" tabIndex={-1} key={store?.storeId}>
        <StoreName value={store?.name}>{store ? <Outlet /> : <Suspense fallback={<Loading />}><FirstStore /></Suspense>}</StoreName>
      </main>
      {open === 'logout' && (
        <Dialog title={t('leave.title')} close={() => setOpen(undefined)}>
          <p>{t('leave.hint')}</p>
          <footer><Button onClick={() => setOpen(undefined)}>{t('leave.stay')}</Button><Button kind="danger" onClick={() => void logOut()}>{t('logout')}</Button></footer>
        </Dialog>
      )}
      {open === 'palette' && <Suspense><Palette close={() => setOpen(undefined)} /></Suspense>}
    </div>
  );
}

export function Missing() {
  return <Empty title={t('missing')} hint={t('missingHint')}><Link className="button plain" to="/">{t('home')}</Link></Empty>;
}
