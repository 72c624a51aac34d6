import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, RouterProvider } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { StoreError } from './client.ts';
import { Frame, Missing } from './frame.tsx';
import { LogIn } from './login.tsx';
import { Failure, Loading } from './parts.tsx';
import { watch } from './idle.ts';
import { current, lock, prefix, resume, subscribe } from './session.ts';

export const queries = new QueryClient({
  queryCache: new QueryCache(),
  mutationCache: new MutationCache(),
  // The client of the API repeats what may be repeated.
  defaultOptions: { queries: { retry: false, staleTime: 10_000, throwOnError: false }, mutations: { retry: false } },
});

type Search = Record<string, string>;
/** Every value of an address is a text. */
const texts = (search: Record<string, unknown>): Search =>
  Object.fromEntries(Object.entries(search).filter(([, v]) => v !== undefined && v !== null && v !== '').map(([k, v]) => [k, String(v)]));

const root = createRootRoute({ component: Frame, validateSearch: texts, notFoundComponent: Missing, errorComponent: ({ error }) => <Failure error={error} /> });
const home = createRoute({ getParentRoute: () => root, path: '/', component: lazyRouteComponent(() => import('./home.tsx'), 'Home') });
const list = createRoute({ getParentRoute: () => root, path: '/$noun', component: lazyRouteComponent(() => import('./listing.tsx'), 'Listing') });
const order = createRoute({ getParentRoute: () => root, path: '/orders/$orderId', component: lazyRouteComponent(() => import('./order.tsx'), 'OrderPage') });
const orderEdit = createRoute({ getParentRoute: () => root, path: '/orders/$orderId/edit', component: lazyRouteComponent(() => import('./order.tsx'), 'OrderEdit') });
const product = createRoute({ getParentRoute: () => root, path: '/products/$productId', component: lazyRouteComponent(() => import('./product.tsx'), 'ProductPage') });
const details = createRoute({ getParentRoute: () => root, path: '/$noun/$id', component: lazyRouteComponent(() => import('./details.tsx'), 'Details') });
const operation = createRoute({ getParentRoute: () => root, path: '/operation/$operationId', component: lazyRouteComponent(() => import('./operation.tsx'), 'Operation') });

const router = createRouter({
  routeTree: root.addChildren([home, operation, order, orderEdit, product, list, details]),
  basepath: `${prefix}/console`,
  // Addresses are plain: ?status=OPEN,COMPLETED, not JSON.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(texts(search)).toString();
    return text && `?${text}`;
  },
  defaultPendingComponent: Loading,
  defaultPendingMs: 200,
  scrollRestoration: true,
});
declare module '@tanstack/react-router' {
  interface Register { router: typeof router }
}

export function App() {
  const session = useSyncExternalStore(subscribe, current);
  const [state, setState] = useState<'waits' | 'ready' | { error: unknown }>('waits');
  const start = () => {
    setState('waits');
    resume().then(() => setState('ready'), (error: unknown) => setState(StoreError.is(error) ? 'ready' : { error }));
  };
  useEffect(start, []);
  const works = session !== undefined && !session.ended;
  useEffect(() => (works ? watch(() => void lock()) : undefined), [works]);
  useEffect(() => {
    if (!session) queries.clear();
    else if (!session.ended) void queries.invalidateQueries();
  }, [session]);
  if (session) return <QueryClientProvider client={queries}><RouterProvider router={router} />{session.ended && <LogIn again={session.user.email} locked={session.locked ?? false} />}</QueryClientProvider>;
  if (state === 'waits') return <Loading />;
  if (state === 'ready') return <LogIn />;
  return <main className="login"><Failure error={state.error} retry={start} /></main>;
}
